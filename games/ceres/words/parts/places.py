"""The print on the board, in words: Locations and their options, research, Favors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ceres.content.types import (
    KINDS,
    LOCATIONS,
    Act,
    ActionName,
    Field,
    HeadquartersGain,
    Location,
)
from games.ceres.rules.derived import token
from games.ceres.rules.prices import MATERIALS, round_modifier
from games.ceres.rules.tables import (
    DRAWS,
    FEES,
    MANUFACTURES,
    OPTIONS,
    ROUNDS,
    TOKEN,
    TRADES,
)
from games.ceres.state import NOBODY
from games.ceres.words import cards as texts
from games.ceres.words.position import Position
from games.ceres.words.terms import (
    amount,
    field,
    goods,
    numbered,
    option,
    place,
    points,
)
from games.core.messages import NOTHING
from games.core.speech import Argument, Items, Message, Name

Names = Sequence[str]


def locations(p: Position, names: Names) -> Iterator[Message]:
    """Yield each Location with its free slots and who is there, and what its options do."""
    modifier = round_modifier(p.state.edition, p.state.round)
    for key in LOCATIONS:
        free, slots = p.free_slots(key)
        there = Items(names[seat] for seat in p.state.slots[key])
        yield Message("board-location", place=place(key), free=free, slots=slots, leaders=there)
        if p.state.over:
            continue
        for number, name in enumerate(OPTIONS[key], 1):
            yield Message(
                "board-option",
                number=number,
                option=option(key, name),
                fee=fees(key, name),
                does=_does(p, name),
                modifier=modifier if name == "settlement" else 0,
            )
    if p.state.over:
        return
    gain = texts.effect(HeadquartersGain(), p.state.edition)
    yield Message("board-own", what=Message("headquarters"), does=gain)


def fees(where: Location, name: str) -> Items:
    """Return the fee of an option of a Location as it is printed."""
    if name == "manufacture":
        return Items([Message("each-product", price=goods({"credit": 1}))])
    return goods(FEES.get((where, name), {}))


def _does(p: Position, name: str) -> Items:
    """Return what an option does once its fee is paid, if its name does not say all."""
    if name in ("trade_bureau", "construction_yard"):
        return NOTHING
    return Items([_effect(p, name)])


def _effect(p: Position, name: str) -> Message:
    match name:
        case "build":
            draws = DRAWS.items() if p.t.final else ()
            return Message("does-build", draws=Items(_draw(*each) for each in draws))
        case "manufacture":
            alloy, probe = MATERIALS
            return Message(
                "does-manufacture", times=MANUFACTURES, alloy=goods(alloy), probe=goods(probe)
            )
        case "launch":
            return Message("does-launch")
        case _:
            return texts.effect(Act(_ACTS[name], TRADES), p.state.edition)


_ACTS: dict[str, ActionName] = {
    "trade": "trade",
    "settlement": "settlement",
    "research": "research",
    "favor": "favor",
    "reassign": "reassign",
}
"""Options that do what a part of a Function does, too."""


def _draw(influence: int, cards: int) -> Message:
    return Message("prompt-draw", cards=cards, cost=amount({"influence": influence}))


def workers(p: Position) -> Iterator[Message]:
    """Yield each kind of Worker with its numbers in the Living Quarters and on the ships."""
    state = p.state
    for kind in KINDS:
        places = [Message("crew-quarters", n=state.quarters[kind])]
        for number in range(state.round, ROUNDS + 1):
            round_ = 0 if number == state.round else number
            n = state.ship_workers[number - 1].get(kind, 0)
            places.append(Message("crew-aboard", n=n, round=round_))
        yield Message("board-workers", kind=Message(f"crew-{kind}"), places=Items(places))


def research(p: Position, names: Names) -> Iterator[Message]:
    """Yield each field with all players' levels, then its programs: price, points, effect."""
    for key, programs in p.t.programs.items():
        levels = Items(numbered(names[o.seat], o.research[key]) for o in p.state.players)
        yield Message("board-field", field=field(key), levels=levels, **_first(p, key, names))
        for program in programs:
            yield Message(
                "board-program",
                level=program.level,
                cost=amount(program.cost),
                vp=points(program.vp),
                does=texts.program_effect(key, program.level, p.state.edition),
            )


def _first(p: Position, key: Field, names: Names) -> dict[str, Argument]:
    """Return who has the token of a field, or that it is still there; the draft has none."""
    first = p.state.first.get(key)
    if first is None:
        return {"first": "none"}
    if first == NOBODY:
        return {"first": "open", "token": points(TOKEN)}
    return {"first": "taken", "who": names[first]}


def favors(p: Position, names: Names) -> Iterator[Message]:
    """Yield each Favor with its price, what it does, and who holds it."""
    for favor, cost in p.t.favors.items():
        held = token(p.state, favor)
        yield Message(
            "board-favor",
            favor=Name(favor),
            cost=amount({"influence": cost}),
            does=texts.favor_effect(favor, p.state.edition),
            who=NOTHING if held.holder == NOBODY else Items([names[held.holder]]),
            at=used_at(held.at),
        )


def used_at(where: str) -> Items:
    """Return where a token of a Favor was used, if it was."""
    if not where:
        return NOTHING
    if where == "headquarters":
        return Items([Message("headquarters")])
    return Items([place(where) if where in OPTIONS else Name(where)])
