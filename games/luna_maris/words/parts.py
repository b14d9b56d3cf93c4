"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from games.core.labels import Part
from games.core.messages import called, names, optional, part, result, yes
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris.content.types import MODULES, TRACKS, Module
from games.luna_maris.rules.board import building_price, keeper, sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.scoring import standing
from games.luna_maris.state import AI, ROUNDS, is_day
from games.luna_maris.words import cards, own
from games.luna_maris.words.position import Position
from games.luna_maris.words.prompts import awaited, co_op_result
from games.luna_maris.words.sides import level, lines, numbered, told
from games.luna_maris.words.terms import goods, points


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; the viewer's possible actions come second, in private.

    All other parts are the same for every viewer.
    """
    yield part(p.speaker, "round", _round(p), kind="standing")
    if p.seen.viewer is not None and not p.state.over:
        asked = chain(own.decision(p), own.closed(p))
        yield part(p.speaker, "own", asked, private=True, kind="decision")
        if own.walks(p):
            yield part(p.speaker, "reach", own.reach(p), private=True, kind="standing")
        if p.player.drawn:
            # The food that nobody else has seen.
            seen = Message("own-drawn", food=Items(map(p.food, p.player.drawn)))
            yield part(p.speaker, "drawn", [seen], private=True)
    for key, tell in _TABLE.items():
        yield part(p.speaker, key, tell(p))
    for side in sides(p.state):
        who = actor(side)
        title = Message("part-player", who=called(who, p.players))
        key = AI if who == AI else f"player:{who}"
        yield part(p.speaker, key, lines(p, side), title)


def _round(p: Position) -> Iterator[Message]:
    """Yield the round, turn, order and what players have left; at the end the winner."""
    state = p.state
    if state.over:
        found = co_op_result(p)
        yield Message("board-over")
        yield from outcome(p)
        yield from () if found is None else (found,)
        return
    yield Message("board-round", round=state.round, rounds=ROUNDS, day=yes(is_day(state.round)))
    yield awaited(p)
    yield Message("board-order", order=Items(map(p.called, state.order)))
    if state.ended:
        yield Message("board-ended", order=Items(map(p.called, state.ended)))
    ranked = sorted(sides(state), key=lambda side: -side.score)
    scores = (numbered(p.called(actor(side)), side.score) for side in ranked)
    yield Message("board-points", scores=Items(scores))
    for each in state.players:
        yield told(p, "board-left", each)


def outcome(p: Position) -> Iterator[Message]:
    """Return the winner of a game that is over, all ranks, and what broke a tie."""
    return result(standing(p.state), p.called, points)


def research(p: Position, key: str) -> Iterator[Message]:
    """Yield each side's level on each research track."""
    for track in TRACKS:
        levels = (level(p.called(actor(side)), side.research[track]) for side in sides(p.state))
        yield Message(key, track=Name(track), levels=Items(levels))


def _tracks(p: Position) -> Iterator[Message]:
    """Yield research levels, research bonuses, CO2 spaces, and what the next order brings."""
    state = p.state
    yield from research(p, "board-track")
    for key, space in p.t.bonuses.items():
        by = optional(p.called(state.bonuses[key]) if key in state.bonuses else None)
        yield Message("board-bonus", bonus=Name(key), text=cards.bonus(space), who=by)
    for side in sorted(sides(state), key=lambda side: -side.co2):
        yield told(p, "board-co2", side)
    place = len(state.ended)
    if not state.over and state.round < ROUNDS and place < len(state.order):
        yield Message("board-next", place=place + 1, day=yes(is_day(state.round + 1)))


def _colony(p: Position) -> Iterator[Message]:
    """Yield each module: who keeps it active, is there, or improved it, and its passages."""
    return (module(p, each, passages=True) for each in MODULES)


def module(p: Position, key: Module, *, passages: bool) -> Message:
    """Return who is in a module, and who keeps it active."""
    owner = None if key == "power" else keeper(p.state, key)
    there = [each.seat for each in p.state.players if each.module == key and each.seat != owner]
    return Message(
        "board-module",
        module=Name(key),
        plain=yes(key == "power"),
        owner=optional(None if owner is None else p.called(owner)),
        there=Items(map(p.called, there)),
        builder=_builders(p, key),
        passages=names(p.t.passages[key] if passages else ()),
    )


def _builders(p: Position, key: Module) -> Items:
    """Return the side that improved a module, if any."""
    return Items(p.called(actor(side)) for side in sides(p.state) if key in side.built)


def _modules(p: Position) -> Iterator[Message]:
    """Yield the uses of each module: procedures, other actions, additions of an improvement."""
    for key in MODULES:
        known = [f"does-{key}"] if key not in ("power", "recycling") else []
        runs = ((run.level, cards.named(run)) for run in cards.runs(p.t, key))
        shown = (Message("board-run", level=n, run=run) for n, run in runs)
        does: list[Argument] = [*map(Message, known), *shown]
        yield Message("board-does", module=Name(key), does=Items(does))
        if key in p.state.constructed:
            text = cards.improvement(p.t, p.t.improvements[key])
            yield Message("board-improved", module=Name(key), text=text)


def _mining(p: Position) -> Iterator[Message]:
    """Yield each side's probes with the points of their groups, then each zone."""
    yield from (told(p, "board-probes", side) for side in sides(p.state))
    owners = {zone: p.called(actor(side)) for side in sides(p.state) for zone in side.probes}
    for key, zone in p.t.zones.items():
        near = (
            Message("board-near", zone=Name(each), who=optional(owners.get(each)))
            for each in p.t.neighbours[key]
        )
        covered = key in p.state.covered
        yield Message(
            "board-zone",
            zone=Name(key),
            terrain=zone.terrain,
            state="covered" if covered else "taken" if key in owners else "free",
            who=optional(owners.get(key)),
            near=Items(near),
        )


def _orders(p: Position) -> Iterator[Message]:
    """Yield the visible order of each stack with all it says, and how many are below."""
    for stack in p.state.stacks:
        if stack.top:
            text, left = cards.order(p.t.orders[stack.top]), len(stack.pile)
            yield Message("board-tile", n=stack.kind, name=Name(stack.top), text=text, left=left)
        else:
            yield Message("board-no-tile", n=stack.kind)


def _hiring(p: Position) -> Iterator[Message]:
    """Yield the spaces of the hiring board with their fees and scientists."""
    for iron, key in zip(p.t.board.fees, p.state.hiring, strict=False):
        fee = goods({"iron": iron})
        if key:
            text = cards.scientist(p.t.scientists[key])
            yield Message("board-hiring", fee=fee, name=Name(key), text=text)
        else:
            yield Message("board-no-hiring", fee=fee)
    yield Message("board-pile", what="scientists", n=len(p.state.scientists))


def _seedbeds(p: Position) -> Iterator[Message]:
    """Yield the food that can be taken, and the piles."""
    yield Message("board-seedbeds", food=Items(map(p.food, p.state.seedbeds)))
    yield Message("board-pile", what="food", n=len(p.state.food))
    yield Message("board-discard", food=Items(map(p.food, p.state.food_discard)))


def _projects(p: Position) -> Iterator[Message]:
    """Yield what building costs and brings, then each advanced module with what it does."""
    built, places = len(p.state.constructed), p.t.board.construction
    if built < len(places) and not p.state.over:
        cost = goods({"titanium": building_price(p.t, p.state), "energy": 1})
        left, vp = len(places) - built, points(places[built])
        yield Message("board-building", cost=cost, vp=vp, left=left)
    for key in p.state.projects:
        text = cards.improvement(p.t, p.t.improvements[key])
        yield Message("board-project", module=Name(key), text=text, who=_builders(p, key))


_TABLE: Mapping[str, Callable[[Position], Iterable[Message]]] = {
    "colony": _colony,
    "modules": _modules,
    "mining": _mining,
    "orders": _orders,
    "hiring": _hiring,
    "seedbeds": _seedbeds,
    "projects": _projects,
    "tracks": _tracks,
}
