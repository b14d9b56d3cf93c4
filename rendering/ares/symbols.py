"""Ares Expedition in icons: tags, zones, phases, and card texts with their nouns as icons."""

from __future__ import annotations

import re
from functools import lru_cache

from games.ares import text_en
from games.ares.cards import text as card_text
from games.ares.content import CARDS, CORPS
from games.ares.effects.card import Card, Corporation
from games.ares.effects.kinds import Cube, Metal, Payable, Scale, Tag, Track, Zone
from games.ares.nouns import CUBES, FOREST, METALS, OCEAN, STOCKS, TAG_NAMES
from games.core.text import Language, Noun, elide
from rendering.canvas import Layer
from rendering.colour import mix

TAG_ICONS: dict[Tag, str] = {
    "building": "tag_building",
    "space": "tag_space",
    "power": "energy",
    "science": "research",
    "jovian": "tag_jovian",
    "earth": "tag_earth",
    "plant": "plant",
    "microbe": "microbe",
    "animal": "animal",
    "event": "tag_event",
}
STOCK_ICONS: dict[Payable | Track, str] = {
    "mc": "megacredit",
    "heat": "heat",
    "plant": "plant",
    "tr": "terraform_rating",
    "card": "cards",
}
CUBE_ICONS: dict[Cube, str] = {"microbe": "microbe", "animal": "animal", "science": "research"}
METAL_ICONS: dict[Metal, str] = {"steel": "steel", "titanium": "titanium"}
SCALE_ICONS: dict[Scale, str] = {"temperature": "temperature", "oxygen": "oxygen"}
PHASE_ICONS = (
    "",
    "phase_development",
    "phase_construction",
    "phase_action",
    "production",
    "phase_research",
)
COLOUR_ICONS = {"green": "card_green", "blue": "card_blue", "red": "card_red"}
ZONE_COLOURS: dict[Zone, str] = {
    "purple": "#b184ea",
    "red": "#f0685c",
    "yellow": "#f4c93f",
    "white": "#eef1f7",
}


def tag(layer: Layer, x: int, y: int, kind: Tag, size: int) -> None:
    """Draw a tag: its icon on a round badge, centred."""
    theme = layer.theme
    icon = TAG_ICONS[kind]
    ink = theme.icon(icon)
    layer.disc(
        x,
        y,
        size // 2,
        fill=mix(theme.background, ink, 0.14),
        border=mix(ink, theme.background, 0.35),
        width=max(1, size // 16),
    )
    layer.icon(x, y, icon, round(size * 0.68))


def tags_width(count: int, size: int) -> int:
    """Return the width of so many tags."""
    return (size + max(2, size // 10)) * count


def tags(
    layer: Layer, right: int, y: int, kinds: tuple[Tag, ...], size: int, *, plain: bool = False
) -> None:
    """Draw tags ending at `right`; `plain`: without their badges."""
    for i, kind in enumerate(reversed(kinds)):
        x = right - size // 2 - tags_width(i, size)
        if plain:
            layer.icon(x, y, TAG_ICONS[kind], round(size * 0.78))
        else:
            tag(layer, x, y, kind, size)


# Texts


def _forms(noun: Noun, lang: Language) -> tuple[str, ...]:
    if lang == "fr":
        return noun.fr_plural, noun.fr
    return noun.en_plural, noun.en


@lru_cache(2)
def _counted(lang: Language) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return a pattern of a number with a noun that has an icon, and the icons by noun."""
    icons: dict[str, str] = {}
    for what, noun in STOCKS.items():
        icons |= dict.fromkeys(_forms(noun, lang), STOCK_ICONS[what])
    for cube, noun in CUBES.items():
        icons |= dict.fromkeys(_forms(noun, lang), CUBE_ICONS[cube])
    for metal, names in METALS.items():
        icons[names[lang == "fr"]] = METAL_ICONS[metal]
        if lang == "fr":
            of = elide("de", names[1])
            icons |= dict.fromkeys((f"unités {of}", f"unité {of}"), METAL_ICONS[metal])
    icons |= dict.fromkeys(_forms(OCEAN, lang), "ocean")
    icons |= dict.fromkeys(_forms(FOREST, lang), "forest")
    icons["PV" if lang == "fr" else "VP"] = "vp"
    words = "|".join(sorted(map(re.escape, icons), key=len, reverse=True))
    return re.compile(rf"(?<=\d)[ \u00a0\u202f]({words})(?!\w)"), icons


@lru_cache(2)
def _tagged(lang: Language) -> re.Pattern[str]:
    """Return a pattern of the names of one or several tags beside the word "tag"."""
    names = "|".join(pair[lang == "fr"] for pair in TAG_NAMES.values())
    if lang == "fr":
        return re.compile(rf"(?<=badge |adges )(?:{names})(?:(?:, | ou )(?:{names})\b)*")
    return re.compile(rf"\b(?:{names})(?:(?:, | or )(?:{names}))*(?= tags?\b)")


@lru_cache(2)
def _tag_names(lang: Language) -> tuple[re.Pattern[str], dict[str, str]]:
    icons = {pair[lang == "fr"]: TAG_ICONS[kind] for kind, pair in TAG_NAMES.items()}
    return re.compile("|".join(icons)), icons


def iconic(words: str, lang: Language) -> str:
    """Return a text with nouns behind numbers and names of tags replaced by their icons."""
    names, tag_icons = _tag_names(lang)

    def all_tags(found: re.Match[str]) -> str:
        return names.sub(lambda name: f"[{tag_icons[name[0]]}]", found[0])

    counted, icons = _counted(lang)
    marked = _tagged(lang).sub(all_tags, words)
    return counted.sub(lambda found: f" [{icons[found[1]]}]", marked)


_HEADS = ("Production: ", "Production\u202f: ", "Capability: ", "Capacité\u202f: ")


@lru_cache(1024)
def card_markup(card: str, lang: Language, *, brief: bool = False) -> str:
    """Return the text of a card or corporation with icons, without fixed points.

    A `brief` one leaves out what only mattered before it was played.
    """
    found: Card | Corporation = CARDS[card] if card in CARDS else CORPS[card]
    said = card_text(found, lang)
    if brief and isinstance(found, Card):
        said = said[len(text_en.requirements(found.requires)) :]
    if isinstance(found, Card) and isinstance(found.vp, int) and found.vp:
        said = said[:-1]
    if isinstance(found, Corporation):
        said = said[1:]
    return "\n".join(iconic(_short(line), lang) for line in said)


def _short(line: str) -> str:
    for head in _HEADS:
        if line.startswith(head):
            mark = "[production] " if head.startswith("Prod") else ""
            return mark + line.removeprefix(head).rstrip(".")
    return line
