"""Printed values of components are applied everywhere: each is changed in turn.

The whole set is walked. An Outstation's production, for example, is taken away, and is missed in
the Production phase, when it is built, by the Headquarters and by the Special Grant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.ceres import actions as act
from games.ceres.content import BUILT_IN_COMPONENTS as BOX
from games.ceres.content import SETS
from games.ceres.content.types import EDITIONS, KINDS, Edition
from games.ceres.flow import begin_round
from games.ceres.game import GAME
from games.ceres.rules.tables import tables
from games.ceres.scoring import final_points
from games.ceres.state import Collecting, Favoring, Outstation, Player, State, Turn
from games.core.actions import EndTurn
from games.core.events import Applied
from tests import printed
from tests.printed import changes, outcome

NAMED = ("id", "known", "field", "level")
PROJECT, OTHERS = "solar_panels", ("sample_vault", "nuclear_lab")
Try = Callable[["Case"], Any]
"""The result of a component in a situation."""


class Case(msgspec.Struct):
    """A component as the house's set has it, or changed, in a separate set."""

    edition: Edition
    item: Any
    content: str

    @property
    def other(self) -> str:
        """Another Facility, above or below it."""
        return OTHERS[self.item.id == OTHERS[0]]

    def rich(self, *outstations: Outstation) -> tuple[State, Player]:
        """Return a position in which seat 0 can pay anything and has room for more."""
        state = GAME.copy(_start(self.edition))
        state.content, state.round, p = self.content, 2, state.players[0]
        p.goods = dict.fromkeys(p.goods, 7)
        p.goods["ice"], p.goods["credit"] = 8, 14
        p.outstations += outstations
        return state, p


@cache
def _start(edition: Edition) -> State:
    return GAME.start({"edition": edition, "first": "host"}, 3, 1)


def do(state: State, *actions: Any) -> Any:
    """Return the result of actions of seat 0, or why one of them is refused."""
    return printed.do(GAME, state, actions)


def through(state: State, action: Any) -> Any:
    """Return the result of an action with all that it brings, parts from left to right."""
    while True:
        found = do(state, action)
        if state.turn or not isinstance(found, bytes) or type(state.stack[-1]) is Turn:
            return found
        legal = GAME.legal(state, 0)
        further = [each for each in legal if not isinstance(each, act.Done | EndTurn)]
        action = next((each for each in further if isinstance(each, act.Use)), None)
        action = action or max(further or legal, key=_made)


def _made(action: Any) -> int:
    return action.alloys + action.probes if isinstance(action, act.Manufacture) else 0


# Facilities and starting Outstations


def works(at: int) -> Try:
    """Return the result of a Worker on an Outstation: alone, above or below another card."""

    def work(case: Case) -> Any:
        key = case.item.id
        outstation = [Outstation(key), Outstation(key, case.other), Outstation(case.other, key)][at]
        state, p = case.rich(outstation)
        p.outstations = [outstation, *(o for o in p.outstations if o.top != key)]
        p.asteroids, state.claims = ["hilda"], {"hilda": 0}
        # Another Outstation of its Type has a Worker, for Functions that reassign it.
        alike = (c.id for c in BOX.facilities if c.kind == case.item.kind)
        other = next(each for each in alike if each not in (key, case.other))
        p.outstations.append(Outstation(other, worker=True))
        p.goods["ore"] = p.goods["energy"] = 5
        return through(state, act.Worker(outstation.top))

    return work


def staffed(case: Case) -> Any:
    """Return the result of a Worker on it, with only Workers of the printed Type around."""
    [kind] = [each.kind for each in _printed(case) if each.id == case.item.id]
    state, p = case.rich()
    p.outstations = [Outstation(case.item.id)]
    state.quarters, state.ship_workers[1] = dict.fromkeys(KINDS, 0) | {kind: 1}, {}
    return do(state, act.Worker(case.item.id))


def _printed(case: Case) -> Iterator[Any]:
    yield from BOX.facilities
    yield from BOX.starting[case.edition]


def built(onto: str, **research: int) -> Try:
    def build(case: Case) -> Any:
        state, p = case.rich(Outstation(case.other))
        p.research |= research  # type: ignore[arg-type]
        state.facility_row[0] = case.item.id
        p.outstations = [each for each in p.outstations if each.top != case.item.id]
        return do(
            state,
            act.Leader("construction_yard", "build"),
            act.Build(case.item.id, onto or case.other),
        )

    return build


def produced(case: Case) -> Any:
    state, p = case.rich()
    p.outstations = [Outstation(case.item.id)]
    begin_round(tables(case.content, case.edition), state, Applied())
    return outcome(state)


def headquarters(case: Case) -> Any:
    state, p = case.rich()
    p.outstations = [Outstation(case.item.id)]
    return do(state, act.Headquarters(case.item.id))


def granted(case: Case) -> Any:
    state, p = case.rich()
    p.outstations = [Outstation(case.item.id)]
    state.stack = [Turn(acted=True), Favoring()]
    return through(state, act.Favor("special_grant"))


# Everything else


def completed(case: Case) -> Any:
    state, _ = case.rich()
    state.project_row[0] = case.item.id
    leader = act.Leader("trade_bureau", "settlement")
    return do(state, leader, act.Settle(case.item.id, "complete"))


def committed(case: Case) -> Any:
    state, _ = case.rich()
    state.project_row[0] = case.item.id
    return do(state, act.Leader("trade_bureau", "settlement"), act.Settle(case.item.id, "commit"))


def completed_later(case: Case) -> Any:
    state, p = case.rich()
    p.committed = [case.item.id]
    return do(state, act.Complete(case.item.id))


def unfinished(case: Case) -> Any:
    _, p = case.rich()
    p.committed = [case.item.id] * 2
    p.committed.append(PROJECT)
    return final_points(tables(case.content, case.edition), p)


def dealt(case: Case) -> list[bool]:
    games = (GAME.start({"edition": case.edition}, n, 1, case.content) for n in (2, 3, 4))
    return [case.item.id in (*state.project_pile, *state.project_row) for state in games]


def traded(times: int) -> Try:
    def trade(case: Case) -> list[Any]:
        def line(number: int) -> Any:
            state, _ = case.rich()
            state.ships = [case.item.id] * 3
            return do(state, act.Leader("trade_bureau", "trade"), act.Trade(number, times))

        return [line(number) for number in range(4)]

    return trade


def launched(case: Case) -> list[Any]:
    def launch(offset: int) -> Any:
        state, p = case.rich()
        state.offsets, p.research["aerospace"] = [offset] * 3, 2
        return do(state, act.Leader("council", "launch"), act.Launch(case.item.id))

    return [launch(offset) for offset in range(5)]


def claimed(case: Case) -> tuple[State, str]:
    state, p = case.rich()
    p.goods["ice"] = 0
    p.asteroids, state.claims = [case.item.id], {case.item.id: 0}
    return state, case.item.id


def yielded(case: Case) -> Any:
    state, _ = claimed(case)
    begin_round(tables(case.content, case.edition), state, Applied())
    return outcome(state)


def collected(case: Case) -> Any:
    state, key = claimed(case)
    state.stack = [Turn(acted=True), Collecting()]
    return do(state, act.Collect(key))


def favoured(case: Case) -> Any:
    state, _ = case.rich()
    return do(state, act.Leader("council", "favor"), act.Favor(case.item.id))


def researched(case: Case) -> Any:
    state, p = case.rich()
    p.research[case.item.field] = case.item.level - 1
    return do(state, act.Leader("council", "research"), act.Research(case.item.field))


EVERYWHERE = {
    "facilities kind": [staffed],
    "facilities cost": [built(act.NEW), built("")],
    "facilities production": [produced, granted],
    "facilities vp": [built(act.NEW), built("")],
    "facilities function": [works(0), works(1), works(2)],
    "projects cost": [completed, completed_later],
    "projects vp": [completed, completed_later],
    "projects players": [dealt],
    "ships lines": [traded(1)],
    "asteroids ring": [launched],
    "asteroids zone": [launched],
    "asteroids production": [launched, yielded, collected],
    "asteroids vp": [launched],
    "favors cost": [favoured],
    "programs cost": [researched],
    "programs vp": [researched],
    "starting kind": [staffed],
    "starting production": [produced, granted],
    "starting top": [works(0)],
    "starting bottom": [works(0)],
}  # fmt: skip
ONLY: dict[tuple[str, Edition], list[Try]] = {
    ("facilities cost", "final"): [built(act.NEW, construction=2)],
    ("facilities production", "final"): [
        headquarters, built(act.NEW), built("", construction=1),
    ],
    ("facilities production", "draft"): [built(act.NEW, construction=1)],
    ("starting production", "final"): [headquarters],
    ("projects commitment", "draft"): [committed],
}  # fmt: skip
"""Where what a component prints is applied, in both editions or in one."""


def situations(family: str, path: str, item: Any, edition: Edition) -> Iterator[Try]:
    """Yield where something that a component prints is applied."""
    field = f"{family} {re.split('[. ]', path, maxsplit=1)[0]}"
    if "multiplier" in path:
        return (yield from [traded(3)] if edition == "draft" else ())
    if edition == "draft" and ("effect.action" in path or "effect.times" in path):
        return None  # Expanse and Upgrade are the same there, and Trades have no number (R68, R69)
    for each in (*EVERYWHERE.get(field, ()), *ONLY.get((field, edition), ())):
        # The only Alloy of a card costs nothing with Construction level 2.
        if path != "cost.alloy taken" or item.cost["alloy"] > 1 or each not in _cheap():
            yield each
    if (field, edition) == ("projects vp", "final") and item.vp % 2:
        yield unfinished


def _cheap() -> list[Try]:
    return ONLY["facilities cost", "final"]


def components() -> Iterator[tuple[str, Any, Edition, Callable[[Any], Any]]]:
    """Yield every component with its family and edition, and the set with it changed."""

    def changed(family: str, edition: Edition | None, item: Any) -> Callable[[Any], Any]:
        def change(other: Any) -> Any:
            held = getattr(BOX, family)
            new = tuple(
                other if each is item else each
                for each in (held if edition is None else held[edition])
            )
            return replace(BOX, **{family: new if edition is None else {**held, edition: new}})

        return change

    for family in ("facilities", "projects", "ships", "asteroids"):
        for item in getattr(BOX, family):
            for edition in EDITIONS:
                yield family, item, edition, changed(family, None, item)
    for family in ("favors", "programs", "starting"):
        for edition in EDITIONS:
            for item in getattr(BOX, family)[edition]:
                yield family, item, edition, changed(family, edition, item)


ALL = [*components()]


@pytest.mark.parametrize(
    ("family", "item", "edition", "change"),
    ALL,
    ids=[
        f"{edition} {getattr(item, 'id', None) or f'{item.field} {item.level}'}"
        for _, item, edition, _ in ALL
    ],
)
def test_what_a_component_prints_is_applied(
    family: str, item: Any, edition: Edition, change: Callable[[Any], Any]
) -> None:
    house = Case(edition, item, SETS.built_in)
    for path, other in changes(item, NAMED):
        assert [each for one in EDITIONS for each in situations(family, path, item, one)], path
        content = SETS.register(change(other))
        for number, situation in enumerate(situations(family, path, item, edition)):
            found = situation(Case(edition, item, content))
            assert found != situation(house), (path, number)
        SETS.forget(content)
