"""The contents of the Projet Cérès box: the built-in set and owners' packs, by hash.

The rulebook gives names and rules, hardly any numbers: the cards are ours (`docs/projet_ceres.md`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path

from games.core.content import Name, Sets, by_id, read_names
from games.core.packs import Families, house, loader, more_names, more_texts
from games.core.toml import Table
from games.projet_ceres.content.checks import FREE, TEXT, TOLD, findings
from games.projet_ceres.content.types import CELLS, Ability, Bonus, Components, Mission

_HERE = Path(__file__).parent
NAMES = read_names(_HERE.parent)
"""The names of the house's catalogs, by id."""
Source = str | tuple[str, int]
"""The id of a card, a tile or a mission, or a clan and the cell of its bonus."""


class Index:
    """One component set with everything by its id; treat it as read-only."""

    def __init__(self, components: Components, content: str) -> None:
        self.hash = content
        self.components = components
        self.clans = by_id(components.clans)
        self.cards = by_id(components.cards)
        self.copies = {card.id: card.copy or card.id for card in components.cards}
        self.investment = tuple(card.id for card in components.cards if card.cost)
        self.tiles = by_id(components.tiles)
        self.belt = tuple(tile.id for tile in components.tiles if not tile.home)
        self.links = {tile.id for tile in components.tiles if tile.link}
        """Asteroids that link others wherever they lie."""
        self.homes = {tile.home: tile.id for tile in components.tiles if tile.home}
        self.printed = by_id(components.boxes)
        self.projects = by_id(components.projects)
        self.boxes = self.printed | {each.id: each.box for each in components.projects}
        self.explorations = by_id(components.explorations)
        self.stories = by_id(components.stories)
        self.missions = by_id(components.missions)
        self.resolutions = {
            (mission.id, each.id): each
            for mission in components.missions
            for each in mission.resolutions
        }
        self.piles = {story: _pile(components, story) for story in self.stories}
        """The cards of each story in ascending order."""
        self.decks = {
            clan: tuple(card.id for card in components.cards if card.family in ("base", clan))
            for clan in self.clans
        }
        """The ten cards with which each clan begins."""
        self.abilities = _abilities(components)
        """The abilities of buildings and asteroids, by when they work."""
        self.tiles_with = {tile.ability.when for tile in components.tiles if tile.ability}
        """When asteroids do something."""
        self.changing = _changes(components)
        """By how much buildings, asteroids, missions and bonuses change something."""
        self.unlocked = {what: _by_cell(components, by) for what, by in self.changing.items()}
        """By how much the bonuses of a clan change something, by the last cell unlocked."""
        self.of_tiles = {what for what, by in self.changing.items() if {*by} & self.tiles.keys()}
        """The values that asteroids change."""
        self.reacting = {card.reacts for card in components.cards if card.reacts}
        """Windows in which a hand card can be used, so that all players with a hand are asked."""
        self.names: dict[str, Name] = NAMES | components.names
        """Names of everything by id, the house's included."""


def _pile(components: Components, story: str) -> tuple[Mission, ...]:
    numbered = sorted(components.missions, key=lambda each: each.number)
    return tuple(each for each in numbered if each.story == story)


def _borne(components: Components) -> dict[str, Ability]:
    """Return the abilities of buildings and asteroids."""
    built = {card.id: card.building for card in components.cards}
    borne = built | {tile.id: tile.ability for tile in components.tiles}
    return {key: ability for key, ability in borne.items() if ability is not None}


def _abilities(components: Components) -> dict[str, dict[str, Ability]]:
    found: dict[str, dict[str, Ability]] = {}
    for key, ability in _borne(components).items():
        found.setdefault(ability.when, {})[key] = ability
    return found


def _changes(components: Components) -> defaultdict[str, Counter[Source]]:
    bonuses = {(clan.id, each.cell): each for clan in components.clans for each in clan.bonuses}
    offered = [(each.id, each.ability) for each in components.missions if each.ability]
    missions = by_id(components.missions)
    bearers: list[tuple[Source, Ability | Mission | Bonus]] = [
        *_borne(components).items(), *missions.items(), *offered, *bonuses.items()
    ]  # fmt: skip
    found: defaultdict[str, Counter[Source]] = defaultdict(Counter)
    for key, source in bearers:
        for change in source.modify:
            found[change.what][key] += change.by
    return found


def _by_cell(components: Components, by: Counter[Source]) -> dict[str, list[int]]:
    cells = range(CELLS + 1)
    return {clan.id: list(accumulate(by[clan.id, n] for n in cells)) for clan in components.clans}


SETS = Sets("projet_ceres", Components, Index)
components = SETS.get
"""Returns a known component set; an unknown hash is a `ContentError`."""


def overlay(pack: Table, base: Components | None, known: Mapping[str, Name]) -> Components:
    """Return a set with one file laid over it, or the first one, before the checks.

    `docs/packs.md` describes the form.
    """
    cards = Families(pack, base.names if base else {}, known, FREE)
    found = Components(**cards.all(Components, base), names=cards.named, setup=7)
    ids = [item.id for family in TOLD for item in getattr(found, family)]
    cards.named.update(more_names(pack.tables("factions"), known))
    cards.named.update(more_texts(pack.tables("texts"), ids, TEXT))
    cards.done()
    return found


BUILT_IN_COMPONENTS = overlay(house(_HERE), None, NAMES)
BUILT_IN = SETS.register(BUILT_IN_COMPONENTS)
"""The hash of the built-in component set."""
load = loader(SETS, BUILT_IN_COMPONENTS, NAMES, overlay, findings)
"""Makes the component set of an owner's pack known and returns its hash."""
