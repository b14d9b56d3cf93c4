"""Ares Expedition in icons: tags, zones, phases, and card texts with their nouns as icons."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import structs

from games.ares.content import CARDS, CORPS
from games.ares.effects import Scale, Tag, Zone
from games.ares.effects.card import Card
from games.ares.words.cards import does, requires
from games.ares.words.icons import ICONS
from games.ares.words.speakers import SPEAKERS
from games.core.speech import Message, Speaker
from games.core.text import Language
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
    """Return the width of `count` tags."""
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

_SAID = {
    **{key: f"{{ $n }} [{icon}]" for key, icon in ICONS.items()},
    **{f"tag-{key}": f"[{icon}]" for key, icon in TAG_ICONS.items()},
}
"""Messages that pictures say with icons."""


@cache
def _speaker(lang: Language) -> Speaker:
    return Speaker(SPEAKERS.catalog(lang).saying(_SAID), {})


def iconic(message: Message, lang: Language) -> str:
    """Return a message with icons for goods and tags."""
    return _speaker(lang).say(message)


Said = Literal["whole", "played", "lasting"]
"""Which of a card's text: all, what it does once it is played, or what of that lasts."""


@cache
def card_markup(card: str, lang: Language, said: Said = "whole") -> str:
    """Return the text of a card or corporation with icons, without fixed points."""
    found = CARDS.get(card) or CORPS[card]
    lasting = structs.replace(found, on_play=()) if said == "lasting" else found
    sentences = does(lasting, brief=True)
    if isinstance(found, Card):
        if isinstance(found.vp, int) and found.vp:
            sentences = sentences[:-1]
        if said == "whole":
            sentences = [*requires(found.requires), *sentences]
    return "\n".join(_box(_speaker(lang), message) for message in sentences)


def _box(speaker: Speaker, message: Message) -> str:
    """Return a sentence of a card; goods for every round stand alone."""
    mark = "[production] " if message.id == "production" else ""
    return mark + speaker.say(message, "bare")
