"""Colours and shapes by meaning, as data: a theme is chosen for each picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from games.core.outcome import Actor
from rendering.colour import tint
from rendering.shapes import Token


class PlayerStyle(NamedTuple):
    """The style of a seat: a colour and a shape, each enough to recognise it."""

    colour: str
    shape: Token


@dataclass(frozen=True)
class Theme:
    """All colours of a picture.

    Surfaces go from the `background` up: `panel` lies on it, `card` on a panel, `raised` on a card.
    `icons` are the colours of things by their icon's name; unnamed things have `text`.
    """

    key: str
    background: str
    panel: str
    panel_low: str
    card: str
    card_low: str
    raised: str
    line: str
    line_strong: str
    text: str
    muted: str
    faint: str
    shadow: str
    mark: str
    """What changed since the reader last looked."""
    turn: str
    """Whose turn it is."""
    good: str
    bad: str
    players: tuple[PlayerStyle, ...]
    icons: Mapping[str, str] = field(default_factory=dict[str, str])

    def icon(self, name: str) -> str:
        """Return the colour of an icon."""
        return self.icons.get(name, self.text)

    def player(self, actor: Actor) -> PlayerStyle:
        """Return the style of a seat; a rival without one has the style of the last seat."""
        seat = actor if isinstance(actor, int) else -1
        return self.players[seat % len(self.players)]

    def lit(self, colour: str, most: float = 0.24) -> str:
        """Return a panel's ground in the light of a colour, on which even faint text is legible."""
        return tint(self.panel, colour, most, self.faint)


# Players: bright and far apart for every kind of colour vision (tests measure it)
_PLAYERS = (
    PlayerStyle("#ffb000", "disc"),
    PlayerStyle("#47b2ff", "square"),
    PlayerStyle("#ff7094", "triangle"),
    PlayerStyle("#f4f1de", "diamond"),
    PlayerStyle("#ddff99", "hexagon"),
    PlayerStyle("#00ffff", "cross"),
)

_GOODS = {
    "ore": "#da884e",
    "ice": "#99e3ff",
    "ceramics": "#fbdbac",
    "energy": "#fffe6f",
    "alloy": "#adb6c8",
    "probe": "#49c8a6",
    "credit": "#93d717",
    "influence": "#c8a1ff",
    "vp": "#ffd27a",
}

_KINDS = {
    "mine": "#b4bccb",
    "factory": "#6ea8ff",
    "lab": "#ff7b72",
    "office": "#57e73f",
}

_MARS = {
    "megacredit": "#fed74c",
    "steel": "#c98f5a",
    "titanium": "#b1bdd9",
    "plant": "#59d790",
    "heat": "#ff7a05",
    "cards": "#e0e8f9",
    "terraform_rating": "#ffd899",
    "oxygen": "#99e5c4",
    "temperature": "#ff8f6b",
    "ocean": "#5bb8ff",
    "forest": "#4fc36a",
    "animal": "#d9b08c",
    "microbe": "#a7d65c",
    "card_red": "#ff6b60",
    "card_green": "#8ff09a",
    "card_blue": "#6ea8ff",
    "tag_building": "#c98f5a",
    "tag_space": "#e8ecf5",
    "tag_earth": "#6ea8ff",
    "tag_jovian": "#ffb27a",
    "tag_event": "#ff7b72",
    "wild": "#c9a2ff",
    "phase_development": "#58d945",
    "phase_construction": "#f07c77",
    "phase_action": "#6aa4ff",
    "phase_research": "#efbdff",
    "production": "#ffc19c",
}

_MOON = {
    "iron": "#d4875e",
    "water": "#62c4ff",
    "helium": "#d9abff",
    "waste": "#c0a17c",
    "food": "#ff9d47",
    "stress": "#ff7f96",
    "co2": "#d3cbb4",
    "day": "#ffd86b",
    "night": "#aebcff",
    "hiring": "#e8d9b0",
    "extraction": "#f0b47f",
    "sustainability": "#86dd92",
    "recycling": "#83e0a4",
    "sleeping": "#b9b0ff",
    "laboratory": "#ff9fc0",
    "power": "#ffe45e",
    "industrial": "#ffc873",
    "comms": "#7ccbff",
    "airlock": "#d3dcee",
    "mining": "#e3ab80",
    "dock": "#ff837d",
    "greenhouse": "#a5e063",
}

_BELT = {
    "rock": "#e0a36a",
    "hydrocarbon": "#86e08a",
    "metal": "#b5c6ea",
    "devotion": "#ffb454",
    "colonisation": "#79d2ff",
    "fervor": "#ff9a6b",
    "might": "#ff8a8a",
    "combat": "#ff8f8f",
    "striders": "#ffd479",
    "nocturnes": "#b9b4ff",
    "reavers": "#7fe39a",
    "samca": "#ff9f7d",
    "badge": "#ffe08a",
    "token": "#ffb0dd",
    "unrouted": "#f49694",
}

DARK = Theme(
    key="dark",
    background="#0a0f1e",
    panel="#172139",
    panel_low="#121a2e",
    card="#22304f",
    card_low="#1b2741",
    raised="#30416a",
    line="#2c3b5e",
    line_strong="#4d629a",
    text="#f2f5fc",
    muted="#b3bfd9",
    faint="#95a3c8",
    shadow="#00000099",
    mark="#deff45",
    turn="#ffffff",
    good="#81ee82",
    bad="#f49694",
    players=_PLAYERS,
    icons=MappingProxyType(
        {
            **_GOODS,
            **_KINDS,
            **{f"worker_{kind}": colour for kind, colour in _KINDS.items()},
            **_MARS,
            **_MOON,
            **_BELT,
            "done": "#81ee82",
            "blocked": "#5f6c8f",
            "asteroid": "#c4b5a4",
            "commit": "#ffd27a",
        }
    ),
)

HIGH_CONTRAST = replace(
    DARK,
    key="contrast",
    background="#000000",
    panel="#0d0d12",
    panel_low="#0d0d12",
    card="#1a1a22",
    card_low="#1a1a22",
    raised="#2a2a36",
    line="#6d7590",
    line_strong="#aab4d0",
    text="#ffffff",
    muted="#e2e7f3",
    faint="#b5bed6",
    shadow="#00000000",
)

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.key: theme for theme in (DARK, HIGH_CONTRAST)}
)
