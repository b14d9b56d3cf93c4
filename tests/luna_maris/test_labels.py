"""What labels promise is what happens; waste is warned of; in every position they fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games.core.actions import kind
from games.core.labels import LABEL
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES, Language
from games.luna_maris import actions as act
from games.luna_maris.game import GAME
from games.luna_maris.state import Ore, Player, State
from tests.luna_maris.builder import Table
from tests.luna_maris.told import NAMES

GOODS = {"E": "energy", "Fe": "iron", "Ti": "titanium", "W": "water", "He": "helium"}
AMOUNT = re.compile(
    r"(\N{MINUS SIGN}?)(\d+) (energy|iron|titanium|water|helium|waste|VP|E|Fe|Ti|W|He)\b"
    r"(?: \(?(?:last|first)\)?)?(?: \((\d+) lost\))?"
)
DEALS = {
    act.Extract: 60,
    act.Generate: 40,
    act.Recycle: 20,
    act.Enrich: 20,
    act.Mine: 20,
    act.Fulfil: 60,
    act.Build: 20,
    act.Install: 60,
    act.Repeat: 5,
}
"""Actions whose labels are a price, an arrow and a gain; how many are met at least."""


def enrich(p: Player, state: State, source: Rng) -> None:
    """Give a player goods and levels at random, and improve modules."""
    p.energy, p.water, p.helium = source.below(7), source.below(5), source.below(4)
    p.first, p.last = (Ore(source.below(4), source.below(4)) for _ in range(2))
    p.waste, p.co2 = source.below(9), source.below(9)
    p.research = {"extraction": 1 + source.below(5), "sustainability": 1 + source.below(5)}
    free: list[Any] = [each for each in state.projects if each not in state.constructed]
    if not source.below(6) and len(state.constructed) < 4:
        state.constructed = [*state.constructed, free[0]]
    if not source.below(4):
        state.bonuses = {**state.bonuses, "bonus_helium": p.seat}


@cache
def rich(players: int) -> tuple[State, ...]:
    """Return positions of random games in which much is possible."""
    return tuple(_rich(players))


def _rich(players: int) -> Iterator[State]:
    for seed in range(20):
        state, source = GAME.start({}, players, seed), rng(seed, players)
        while seats := GAME.waiting(state):
            seat = seats[0]
            if not source.below(3):
                enrich(state.players[seat], state, source)
            legal = GAME.legal(state, seat)
            yield GAME.copy(state)
            # Every kind is as likely as another, and the last ends something.
            tags = sorted({kind(action) for action in legal} - {"depot"})
            if len(tags) > 1 and source.below(6):
                tags = [tag for tag in tags if tag not in ("end", "end_work")] or tags
            tag = source.pick(tags)
            action = source.pick([each for each in legal if kind(each) == tag])
            GAME.apply_unchecked(state, seat, action)


def holding(p: Player) -> Counter[str]:
    """Return a player's goods, ore of both spaces together."""
    return Counter(
        energy=p.energy, water=p.water, helium=p.helium, waste=p.waste, VP=p.score,
        iron=p.first.iron + p.last.iron, titanium=p.first.titanium + p.last.titanium,
    )  # fmt: skip


def promised(label: str) -> Counter[str]:
    """Return the total change of a player's goods that a label shows."""
    found = Counter[str]()
    cost, _, gain = label.partition(": ")[2].rpartition("→")
    for side, sign in ((cost, -1), (gain, 1)):
        for minus, n, good, lost in AMOUNT.findall(side):
            change = (int(n) - int(lost or 0)) * (-1 if minus else 1)
            found[GOODS.get(str(good), str(good))] += sign * change
    for n in re.findall(r"battery \+(\d+)", gain):
        found["energy"] += int(n)
    return found


def changed(state: State, seat: int, action: act.AnyAction) -> Counter[str]:
    """Return what an action really changes."""
    tried = GAME.copy(state)
    before = holding(tried.players[seat])
    GAME.apply_unchecked(tried, seat, action)
    after = holding(tried.players[seat])
    after.subtract(before)
    return after


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_labels_tell_what_is_paid_and_what_is_gained(players: int) -> None:
    met, words = Counter[type](), GAME.words("en")
    for state in rich(players):
        seat = state.turn if state.stack else -1
        for action in GAME.legal(state, seat) if seat >= 0 else ():
            if type(action) not in DEALS:
                continue
            label = words.action(GAME.mask(state, seat), action)
            if "discarded food" in label:
                continue  # gains after that choice are not there yet
            wanted, found = promised(label), changed(state, seat, action)
            if "energy" not in label and " E" not in label:
                # The energy that activates the module is what gives way last of all.
                wanted["energy"] = found["energy"]
            assert {k: n for k, n in wanted.items() if n} == {
                k: n for k, n in found.items() if n
            }, label
            met[type(action)] += 1
    few = {of.__name__: met[of] for of, least in DEALS.items() if met[of] < least // players}
    assert few == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_labels_are_never_cut_and_tell_actions_apart(players: int, lang: Language) -> None:
    words = GAME.words(lang).among([f"{name} of the long name" for name in NAMES])
    for state in rich(players):
        view = GAME.mask(state, state.turn)
        labels = [words.action(view, action) for action in GAME.legal(state, state.turn)]
        assert len(set(labels)) == len(labels)
        assert [label for label in labels if label.endswith("…") or len(label) > LABEL] == []


MAIN = (
    act.Install, act.Hire, act.Fulfil, act.Research, act.Repeat, act.Extract, act.Mine, act.Enrich,
    act.Generate, act.Recycle, act.Take, act.Harvest, act.Sleep,
)  # fmt: skip
IDLE = ("no main action", "you need 1 energy", "already at 8")


@pytest.mark.parametrize("players", [1, 3])
def test_r48_a_destination_tells_whether_a_main_action_is_possible_there(players: int) -> None:
    words, met = GAME.words("en"), Counter[bool]()
    for state in rich(players):
        for action in GAME.legal(state, state.turn):
            if isinstance(action, act.Go):
                said = words.action(GAME.mask(state, state.turn), action)
                gone = GAME.copy(state)
                GAME.apply_unchecked(gone, state.turn, action)
                able = any(isinstance(each, MAIN) for each in GAME.legal(gone, state.turn))
                assert able != any(clause in said for clause in IDLE), said
                prompt = words.prompt(GAME.mask(gone, state.turn), state.turn)
                assert able == ("choose an action" in prompt), prompt
                met[able] += 1
    assert min(met[True], met[False]) > 50


def label(table: Table, action: act.AnyAction) -> str:
    """Return the label of an action of the seat to move."""
    seat = table.state.turn
    words = GAME.words("en").among(NAMES)
    return words.action(GAME.mask(table.state, seat), action)


def test_r48_before_a_scientist_is_played_a_destination_shows_only_the_way_and_the_energy() -> None:
    """What could be done there depends on the scientist."""
    table = Table().seat(0, energy=1)
    assert label(table, act.Go("dock")) == "Shipping Dock: 3 O2, 1 energy"
    table.do(act.Play("geologist"))
    assert label(table, act.Go("dock")) != "Shipping Dock: 3 O2, 1 energy"
