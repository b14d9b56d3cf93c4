"""Printed values of cards are applied: each is changed in turn, and a result must change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from msgspec.structs import force_setattr

from games.ares import scoring
from games.ares.actions import Initiative, Play, Sell, Standard, Use
from games.ares.content import CARDS, CORPS, NAMES, OCEAN_TILES
from games.ares.effects import TAGS
from games.ares.effects.card import Card, Corporation
from games.ares.effects.resolve import flip_ocean
from games.ares.game import GAME
from games.ares.rules import derive
from games.ares.rules.actor import Actor
from games.ares.rules.payment import list_price
from games.ares.setup import found
from games.ares.state import ACTION, Phase, State
from games.core.codec import encode
from games.core.events import Applied
from tests.ares.builder import IDS, Table
from tests.printed import changes

NAMED = ("id", "number", "starter")
KNOWN = {**CARDS, **CORPS}
SUPPLY = (
    *("Research", "Gene Repair", "Mass Converter", "Power Grid", "Vesta Shipyard", "Mine"),
    *(
        "Lichen",
        "Grass",
        "Tundra Farming",
        "Conserved Biome",
        "Deimos Down",
        "Lava Flows",
        "Optimal Aerobraking",
    ),
    *("Decomposers", "Olympus Conference", "Energy Subsidies", "Interplanetary Conference"),
)
"""Cards in play: tags of all kinds, and what waits for tags of all kinds."""
HOLDERS = ("Fish", "Tardigrades", "Physics Complex")
LATER = (
    *("Moss", "Comet", "Small Animals", "Regolith Eaters", "Interns", "Great Dam", "Solar Power"),
    *("Strip Mine", "Asteroid Mining", "Birds", "Arctic Algae", "Media Group"),
)
"""Cards in hand: of all kinds, cheap and dear, and two that miss a zone by one."""
TOP = ("Trees", "AI Central", "Crater")
"""Cards to be drawn first, with different tags."""
FEW = ("Mine", "Strip Mine", "Asteroid Mining", *HOLDERS, "Assembly Lines")
"""Cards in play of which there are different numbers of each metal and tag, and 4 blue ones."""
SCALES = ("mc_temperature", "mc_ocean", "forest_mc", "forest_plants", "heat_temperature")
MOST = 12
"""Choices that follow from one action; how to pay may be changed for ever."""
PICKS: tuple[Callable[[int], int], ...] = (lambda n: 0, lambda n: n // 2, lambda n: n - 1)
"""Which of several choices is made, again and again."""


def name(card: str) -> str:
    return NAMES[card]["en"].replace("’", "'")


@cache
def _opened(key: str, played: bool, phase: int, chosen: bool) -> State:
    return _open(KNOWN[key], played=played, phase=phase, chosen=chosen)


def rich(card: Any, *, played: bool, phase: int, chosen: bool = False) -> State:
    """Return a phase in which seat 0 can do and pay anything, the card in play or in hand."""
    if phase > ACTION:  # much of it is done when it is opened
        return _open(card, played=played, phase=phase, chosen=chosen)
    return GAME.copy(_opened(card.id, played, phase, chosen))


def _open(card: Any, *, played: bool, phase: int, chosen: bool) -> State:
    own, table = name(card.id), Table()
    corporation = isinstance(card, Corporation)
    table.seat(0, corp=own if corporation else "Tharsis Republic", mc=200, heat=30, plant=30, tr=30)
    table.seat(0, played=[n for n in SUPPLY if n != own], forests=7)
    table.seat(0, cubes={n: 4 for n in HOLDERS if n != own})
    table.seat(0, hand=[n for n in LATER if n != own]).top(*(n for n in TOP if n != own))
    table.mars(temperature=-10, oxygen=7, oceans=3)
    if not corporation:
        table.seat(0, played=[own] if played else (), hand=() if played else [own])
        if not played:
            table.meet(card)
        if played and card.holds:
            table.player().cubes[card.id] = 12
    return table.chooses(phase if chosen else phase % 5 + 1).open(phase).state


def through(state: State, action: Any, pick: Callable[[int], int]) -> Any:
    """Return the result of an action with one pick of choices, or why it is refused."""
    state = GAME.copy(state)
    why = GAME.refusal(state, 0, action)
    if why is not None:
        return why
    GAME.apply(state, 0, action)
    for _ in range(MOST):
        phase = state.stack[-1]
        if isinstance(phase, Phase) and phase.lanes[0].stack:
            legal = GAME.legal(state, 0)
            GAME.apply(state, 0, legal[pick(len(legal))])
    return encode(state)


def every(state: State, *actions: Any) -> Iterator[Any]:
    for action in actions:
        for pick in PICKS:
            yield through(state, action, pick)


def varied(state: State, card: Any, most: int = 9) -> Iterator[State]:
    """Yield states in which seat 0 has few cards with a tag in play, apart from one card."""
    every = state.players[0].played
    for tag in TAGS:
        fit = [each for each in every if tag in CARDS[each].tags and each != card.id]
        for n in range(min(len(fit), most) + 1):
            other = GAME.copy(state)
            other.players[0].played = [each for each in every if each not in fit[n:]]
            yield other


# Situations


def plays(card: Any) -> Iterator[Any]:
    """Yield the results of playing the card, in any way to pay for it, in any phase."""
    for phase, chosen in ((1, False), (1, True), (2, False), (2, True)):
        state = rich(card, played=False, phase=phase, chosen=chosen)
        yield from every(state, Play(card.id))
    for each in varied(state, card, 1):
        yield through(each, Play(card.id), PICKS[0])


def required(card: Any) -> Iterator[Any]:
    """Yield whether the card can be played, on Mars in any condition."""
    state = rich(card, played=False, phase=1 if card.colour == "green" else 2)
    phase, player = state.stack[-1], state.players[0]
    assert isinstance(phase, Phase)
    for field, values in (("temperature", range(20)), ("oxygen", range(15)), ("oceans", range(10))):
        before = getattr(phase, field)
        for value in values:
            setattr(phase, field, value)
            yield GAME.refusal(state, 0, Play(card.id))
        setattr(phase, field, before)
    for tr in range(31):
        player.tr = tr
        yield GAME.refusal(state, 0, Play(card.id))
    yield from (GAME.refusal(each, 0, Play(card.id)) for each in varied(state, card))


def uses(card: Any) -> Iterator[Any]:
    """Yield the results of each way to use the card's action, in a phase chosen or not."""
    for chosen in (False, True):
        state = rich(card, played=True, phase=3, chosen=chosen)
        legal = [a for a in GAME.legal(state, 0) if isinstance(a, Use) and a.card == card.id]
        yield legal
        yield from every(state, *legal)
    few = GAME.copy(state)
    few.players[0].played = [card.id, *(IDS[n] for n in FEW if IDS[n] != card.id)]
    for each in (few, *varied(state, card, 0)):
        yield from (through(each, action, PICKS[0]) for action in legal)


def lasts(card: Any) -> Iterator[Any]:
    """Yield the results of everything else that its owner does."""
    for phase in (1, 2, 3):
        state = rich(card, played=True, phase=phase)
        seen = GAME.mask(state, 0).state
        yield [list_price(seen, 0, each) for each in seen.players[0].hand]
        yield [derive.price(state.players[0], each) for each in CARDS.values()]
        yield from every(state, *(Play(each) for each in state.players[0].hand))
        yield from every(state, Sell(state.players[0].hand[0]))
    yield from every(state, *map(Standard, SCALES))
    yield from every(state, *(a for a in GAME.legal(state, 0) if isinstance(a, Use)))
    raised = rich(card, played=True, phase=3)
    GAME.apply(raised, 0, Standard("mc_temperature"))
    yield from every(raised, Initiative())
    bought = rich(card, played=True, phase=2)
    ways = [a for a in GAME.legal(bought, 0) if isinstance(a, Play)]
    yield ways
    yield from (through(bought, way, PICKS[0]) for way in ways)
    for chosen in (False, True):
        yield encode(rich(card, played=True, phase=5, chosen=chosen))


def holds(card: Any) -> Iterator[Any]:
    """Yield the results of cubes for other cards, or for the card itself."""
    for phase, given in ((2, "Imported Nitrogen"), (2, "CEO's Favorite Project")):
        table = Table().seat(0, hand=[given, "Moss"], mc=200)
        table.seat(0, cubes={n: 0 for n in HOLDERS if n != name(card.id)})
        table.seat(0, played=[name(card.id)])
        yield from every(table.open(phase).state, Play(table.player().hand[0]))


def owns(card: Any) -> Iterator[Any]:
    """Yield the counts with the card in play: tags, metals, prices, points."""
    state = rich(card, played=True, phase=3)
    player = state.players[0]
    yield derive.tag_counts(player)
    yield derive.blue_cards(player)
    yield [derive.price(player, each) for each in CARDS.values()]
    yield from (scoring.categories(each.players[0]) for each in varied(state, card))


def produces(card: Any) -> Iterator[Any]:
    yield encode(rich(card, played=True, phase=4))
    state = rich(card, played=True, phase=3)
    yield from (derive.production(each.players[0]) for each in varied(state, card))


def founds(card: Any) -> Iterator[Any]:
    table = Table()
    found(Actor(table.state, 0, Applied()), card.id)
    yield encode(table.state)


def owns_or_plays(card: Any) -> Iterator[Any]:
    yield from owns(card)
    if isinstance(card, Card):
        yield from plays(card)


def required_or_paid(card: Any) -> Iterator[Any]:
    yield from required(card)
    yield from plays(card)


SKIPPED = re.compile(r"cube$|cost\.what$")
"""A card holds one kind of cubes; a Trade is paid with plants or cubes."""
WHERE: dict[str, list[Callable[[Any], Iterator[Any]]]] = {
    "colour": [owns_or_plays], "cost": [owns_or_plays], "tags": [owns_or_plays],
    "requires": [required_or_paid], "on_play": [plays],
    "ongoing": [lasts], "action": [uses], "holds": [holds], "vp": [owns],
    "production": [produces], "capability": [owns], "mc": [founds],
}  # fmt: skip
"""Where what a card prints is applied."""


def situations(card: Any, path: str) -> list[Callable[[Any], Iterator[Any]]]:
    """Return where something that a card prints is applied."""
    field = re.split("[. ]", path, maxsplit=1)[0]
    if SKIPPED.search(path):
        return []
    if field == "ongoing" and "itself" in path:
        return [plays]
    return [founds] if isinstance(card, Corporation) and field == "on_play" else WHERE[field]


@contextmanager
def printing(item: Any, other: Any) -> Iterator[None]:
    """Have a card print something else for a while."""
    kept = {field: getattr(item, field) for field in item.__struct_fields__}

    def set_to(values: dict[str, Any]) -> None:
        for field, value in values.items():
            force_setattr(item, field, value)
        derive._parts.cache_clear()
        derive._metal.cache_clear()

    set_to({field: getattr(other, field) for field in kept})
    try:
        yield
    finally:
        set_to(kept)


@pytest.mark.parametrize("card", [*CARDS.values(), *CORPS.values()], ids=lambda card: card.id)
def test_what_a_card_prints_is_applied(card: Card | Corporation) -> None:
    before: dict[Any, list[Any]] = {}
    for path, other in [*changes(card, NAMED)]:
        for situation in situations(card, path):
            if situation not in before:
                before[situation] = [*situation(card)]
            with printing(card, other):
                found = situation(card)
                same = all(a == b for a, b in zip(found, before[situation], strict=False))
            assert not same, (path, situation)


@pytest.mark.parametrize("number", range(len(OCEAN_TILES)))
def test_what_an_ocean_tile_prints_is_applied(number: int) -> None:
    def flip() -> bytes:
        table = Table().next_tiles(number).open(3)
        flip_ocean(Actor(table.state, 0, Applied()))
        return encode(table.state)

    before = flip()
    for path, other in [*changes(OCEAN_TILES[number])]:
        with printing(OCEAN_TILES[number], other):
            assert flip() != before, path
