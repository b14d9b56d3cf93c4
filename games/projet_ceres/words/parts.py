"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from games.core.actions import kind, without_payment
from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING, Part, part, yes
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import belt, derive, fights, missions, offers
from games.projet_ceres.rules.goods import totals
from games.projet_ceres.scoring import DEVOTION, standing
from games.projet_ceres.state import NOBODY, Arrivals, Asteroid, Call
from games.projet_ceres.steps import STEPS
from games.projet_ceres.steps.agents import supports
from games.projet_ceres.words import actions, clans
from games.projet_ceres.words import cards as texts
from games.projet_ceres.words.clans import bare, numbered
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.prompts import awaited, prompt
from games.projet_ceres.words.terms import cards, goods, names, optional, priced

DEVELOPMENT = 3
"""The phase whose turns run anticlockwise."""


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; what a seat could do, and its hand, are its own.

    All others are the same for whoever looks on.
    """
    yield _part(p, "round", table(p))._replace(kind="standing")
    if p.seen.viewer is not None:
        if not p.state.over:
            yield _part(p, "own", decision(p))._replace(private=True, kind="decision")
        yield _part(p, "hand", clans.hand(p))._replace(private=True)
    for key, tell in _TABLE.items():
        yield _part(p, key, tell(p))
    for each in p.state.players:
        title = Message("part-clan", who=p.called(each.seat))
        yield part(p.speaker, f"player:{each.seat}", title, clans.lines(p, each))


def _part(p: Position, key: str, lines: Iterable[Message]) -> Part:
    return part(p.speaker, key, Message(f"part-{key}"), lines)


# The viewer's own


def decision(p: Position) -> Iterator[Message]:
    """Yield what is asked of the viewer, what they can pay with, what they can choose by kind."""
    yield prompt(p, p.seat)
    yield Message("own-have", goods=goods(p.purse()))
    found: dict[str, list[Argument]] = {}
    for action in legal(p):
        found.setdefault(kind(action), []).append(actions.label(p, action))
    for key, labels in found.items():
        yield Message("own-choices", kind=Message(f"kind-{key}"), labels=Items(labels))


def legal(p: Position) -> list[Any]:
    """Return what the viewer may do now, each thing once, paid as most people would."""
    found: dict[tuple[Any, ...], Any] = {}
    for asking in (*p.frames(p.seat), None):
        at = p.at(asking)
        for step in STEPS[type(asking)].steps:
            for action in step.likely(at):
                if step.refusal(at, action) is None:
                    found.setdefault(without_payment(action), action)
    return list(found.values())


# The table


def table(p: Position) -> Iterator[Message]:
    """Yield round and phase, whose turn it is, the order, points, what is open; who has won."""
    state = p.state
    if state.over:
        yield Message("board-over")
        yield from result(p)
        return
    yield Message("board-round", round=state.round, phase=state.phase)
    yield awaited(p)
    yield from openings(p)
    order = missions.clockwise(state)
    if state.phase == DEVELOPMENT:
        order = order[::-1]
    yield Message("board-order", first=p.called(state.first), order=Items(map(p.called, order)))
    yield standings(p)
    yield on_top(p)
    if state.ending:
        yield Message("board-ending")


def openings(p: Position) -> Iterator[Message]:
    """Yield the combats and the mission call that are open."""
    if (fight := p.fight) is not None:
        attack, defence = fights.totals(p.t, p.state, fight)
        yield Message(
            "board-fight",
            cell=p.cell(fight.cell),
            attacker=p.called(fight.attacker),
            defender=p.called(fight.defender),
            attack=attack,
            defence=defence,
            side=p.called(fight.side),
        )
    for frame in p.state.stack:
        if isinstance(frame, Arrivals) and frame.left:
            cells = p.cells(each.cell for each in frame.left)
            yield Message("board-arrivals", who=p.called(frame.seat), cells=cells)
    if (found := p.call) is not None:
        yield call(p, found)


def call(p: Position, found: Call) -> Message:
    """Return a mission attempt: what is pledged by whom, what is missing."""
    pledged: list[Argument] = []
    for seat, each in enumerate(found.pledges):
        held = goods({**totals(each.goods), "influence": each.influence})
        if held.items:
            pledged.append(Message("board-pledge", who=p.called(seat), goods=held))
    return Message(
        "board-call",
        who=p.called(found.seat),
        mission=Name(found.mission),
        resolution=p.resolution(found.mission, found.resolution),
        pledged=Items(pledged),
        missing=priced(missions.missing(p.t, p.state, found)),
        winner=p.called(found.winner),
    )


def standings(p: Position) -> Message:
    """Return everybody's points, the most first."""
    ranked = sorted(p.state.players, key=lambda each: -(DEVOTION * each.dev + each.col))
    scores = (numbered(p.called(each.seat), DEVOTION * each.dev + each.col) for each in ranked)
    return Message("board-points", scores=Items(scores))


def result(p: Position) -> Iterator[Message]:
    """Yield who has won a game that is over, everybody's rank, and what broke a tie."""
    outcome = standing(p.state)
    winners = Items(p.called(int(seat)) for seat in outcome.winners)
    yield Message("board-winner", winners=winners)
    places = (
        Message("board-place", rank=each.rank, who=p.called(int(each.seat)), n=each.total)
        for each in sorted(outcome.scores, key=lambda score: score.rank)
    )
    yield Message("board-ranking", places=Items(places))
    if outcome.tie_breaks:
        ties = Items(Message(f"category-{key}") for key in outcome.tie_breaks)
        yield Message("board-ties", ties=ties)


def asteroids(p: Position) -> Iterator[Message]:
    """Yield every asteroid and clan board ring by ring, the empty cells, the pile."""
    chart = belt.chart_of(p.state)
    homes = {each.home: each for each in p.state.players}
    for cell in chart.places:
        near = neighbours(p, cell)
        if cell in p.state.belt:
            yield asteroid(p, cell, near)
        elif cell in homes:
            who = p.called(homes[cell].seat)
            yield Message("board-home", cell=p.cell(cell), who=who, n=homes[cell].docked, near=near)
    empty = belt.open_cells(p.state)
    for ring in chart.NAMES[: chart.radius]:
        found = [cell for cell in empty if cell[0] == ring]
        if found:
            yield Message("board-empty", ring=ring, cells=bare(found))
    yield Message("board-pile", what="asteroids", n=len(p.state.tiles))


def neighbours(p: Position, cell: str) -> Items:
    """Return the cells next to one that are not empty, and Ceres if it is."""
    homes = {each.home for each in p.state.players}
    beside = belt.chart_of(p.state).neighbours[cell]
    found = bare(each for each in beside if each in p.state.belt or each in homes)
    ceres = [Message("near-ceres")] if belt.touches_ceres(cell) else []
    return Items([*found.items, *ceres])


def asteroid(p: Position, cell: str, near: Items = NOTHING, *, brief: bool = False) -> Message:
    """Return an asteroid: what it yields and does, who is there with what, what is next to it."""
    there = p.state.belt[cell]
    tile = p.t.tiles[there.id] if p.asteroid(cell) else None
    return Message(
        "board-asteroid",
        cell=p.cell(cell),
        up=yes(tile is not None),
        yields=goods({**tile.yields}) if tile else NOTHING,
        who=holder(p, there),
        ships=there.ships,
        goods=goods(there.goods),
        near=near,
        does=Items(texts.does(tile)) if tile and not brief else NOTHING,
        used=yes(there.used),
    )


def holder(p: Position, there: Asteroid) -> Items:
    """Return who controls an asteroid, if anybody."""
    return optional(None if there.seat == NOBODY else p.called(there.seat))


def boxes(p: Position) -> Iterator[Message]:
    """Yield each box: what it does, who stands there, how much room is left; then agents left."""
    for key in offers.open_boxes(p.t, p.state):
        yield box(p, key, texts.box(p.t.boxes[key]))
    for each in p.state.players:
        yield clans.told(p, "board-reception", each)


def box(p: Position, key: str, does: Message | None = None) -> Message:
    """Return who stands on a box and how much room is left."""
    most = offers.spaces(p.t, p.state, key)
    there: list[Argument] = []
    for each in p.state.players:
        if n := each.boxes.count(key):
            who = p.called(each.seat)
            there.append(who if n == 1 else numbered(who, n))
    card = derive.mission(p.t, p.state)
    closed = card is not None and key in card.closed
    room = "closed" if closed else "some" if most else "any"
    return Message(
        "board-box",
        box=Name(key),
        does=optional(does),
        there=Items(there),
        room=room,
        free=max(0, most - offers.occupied(p.state, key)),
    )


def market(p: Position) -> Iterator[Message]:
    """Yield the investment queue with all that its cards say, the common discard, the piles."""
    for key in filter(None, p.state.queue):
        yield Message("board-card", name=Name(key), text=texts.card(p.t.cards[key]))
    yield Message("board-common", cards=cards(p.t, p.state.common))
    yield Message("board-pile", what="investment", n=len(p.state.investment))
    yield Message("board-pile", what="explorations", n=len(p.state.explorations))


def projects(p: Position) -> Iterator[Message]:
    """Yield the projects that can be supported with their full price, those that are finished."""
    for slot, key in enumerate(p.state.projects, 1):
        if key:
            yield project(p, slot, key)
        else:
            yield Message("board-gap", slot=slot)
    if p.state.pile:
        yield project(p, 0, p.state.pile[0])
    yield Message("board-pile", what="projects", n=len(p.state.pile))
    done = p.state.finished
    most = supports(len(p.state.players))
    yield Message("board-finished", projects=names(done), n=p.state.supports, most=most)


def project(p: Position, slot: int, key: str, *, brief: bool = False) -> Message:
    """Return a project by its slot, 0 for the pile: its price for everybody, what it opens."""
    found = p.t.projects[key]
    extra = offers.SURCHARGE[slot - 1] if slot else offers.TOP
    cost = found.cost
    price = Cost(cost.rock, cost.hydrocarbon, cost.metal, cost.any + extra)
    does = NOTHING if brief else Items([texts.box(found.box)])
    return Message("board-project", slot=slot, name=Name(key), cost=priced(price), does=does)


def on_top(p: Position) -> Message:
    """Return which mission card lies on top, whether it is in force, its die."""
    if not p.state.missions:
        return Message("board-no-mission")
    found = p.t.missions[p.state.missions[0]]
    how = "active" if p.state.active else "repeated" if p.state.repeated else "dormant"
    return Message(
        "board-mission", number=found.number, name=Name(found.id), how=how, die=p.state.die
    )


def mission(p: Position) -> Iterator[Message]:
    """Yield the top mission card, for this number of players; how many are left; badges of all."""
    yield on_top(p)
    if p.state.missions:
        found = p.t.missions[p.state.missions[0]]
        yield from texts.situation(p.speaker, found.id)
        yield texts.mission(found, len(p.state.players))
        below = len(p.state.missions) - 1
        yield Message("board-missions", story=Name(p.state.story), n=below)
    collective = [missions.badge_of(p.t, key) for key in p.state.collective]
    if collective:
        yield Message("board-collective", badges=names(filter(None, collective)))


_TABLE: Mapping[str, Callable[[Position], Iterable[Message]]] = {
    "belt": asteroids,
    "ceres": boxes,
    "cards": market,
    "projects": projects,
    "mission": mission,
}
