"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from games.core.actions import kind
from games.core.choose_fields import grouped
from games.core.labels import Part
from games.core.messages import NOTHING, facts, names, part, result
from games.core.speech import Argument, Items, Message, Name
from games.projet_ceres.rules import asking, belt, derive, offers
from games.projet_ceres.rules.goods import lying
from games.projet_ceres.scoring import standing
from games.projet_ceres.state import NOBODY, Arrivals, Call, Fight
from games.projet_ceres.steps.agents import supports
from games.projet_ceres.words import actions, clans
from games.projet_ceres.words import cards as texts
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.prompts import attempt, awaited, prompt
from games.projet_ceres.words.terms import bare, cards, goods, numbered, pledged, priced

DEVELOPMENT = 3
"""The phase whose turns run anticlockwise."""


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; a seat's possible actions and its hand are private.

    All other parts are the same for every viewer.
    """
    yield part(p.speaker, "round", table(p), kind="standing")
    if p.seen.viewer is not None:
        if not p.state.over:
            yield part(p.speaker, "own", decision(p), private=True, kind="decision")
        yield part(p.speaker, "hand", clans.hand(p), private=True)
    for key, tell in _TABLE.items():
        yield part(p.speaker, key, tell(p))
    for each in p.state.players:
        title = Message("part-clan", who=p.called(each.seat))
        yield part(p.speaker, f"player:{each.seat}", clans.lines(p, each), title)


def decision(p: Position) -> Iterator[Message]:
    """Yield the viewer's question, their means to pay, and their choices by kind."""
    yield prompt(p, p.seat)
    yield Message("own-have", goods=goods({**p.purse(), "influence": p.player.influence}))
    yield from choices(p, (*asking.open_frames(p.state, p.seat), None))


def choices(p: Position, frames: Iterable[object]) -> Iterator[Message]:
    """Yield what the viewer can choose where these frames ask, a line a kind."""
    legal = p.at().choices(frames).legal()
    found: dict[str, list[Argument]] = {}
    for action, *_ in grouped(legal):
        found.setdefault(kind(action), []).append(actions.label(p, action))
    for key, labels in found.items():
        yield Message("own-choices", kind=Message(f"kind-{key}"), labels=Items(labels))


# The table


def table(p: Position) -> Iterator[Message]:
    """Yield round and phase, turn, order, points, open windows; at the end the winner."""
    state = p.state
    if state.over:
        yield Message("board-over")
        yield from outcome(p)
        return
    yield Message("board-round", round=state.round, phase=state.phase)
    yield awaited(p)
    yield from fights(p)
    yield from calls(p)
    order = asking.clockwise(state)[:: -1 if state.phase == DEVELOPMENT else 1]
    yield Message("board-order", first=p.called(state.first), order=Items(map(p.called, order)))
    yield standings(p)
    yield on_top(p)
    if state.ending:
        yield Message("board-ending")


def fights(p: Position) -> Iterator[Message]:
    """Yield the combats that are open."""
    if (fight := p.open(Fight)) is not None:
        yield Message("board-fight", **facts(fight, p.said), **p.powers(fight))
    for frame in p.state.stack:
        if isinstance(frame, Arrivals) and frame.left:
            cells = p.cells(each.cell for each in frame.left)
            yield Message("board-arrivals", seat=p.called(frame.seat), cells=cells)


def calls(p: Position) -> Iterator[Message]:
    """Yield the open mission attempt: the pledges by player, and the shortage."""
    if (call := p.open(Call)) is None:
        return
    held = ((p.called(seat), pledged(each)) for seat, each in enumerate(call.pledges))
    given = Items(Message("board-pledge", who=who, goods=what) for who, what in held if what.items)
    yield Message("board-call", **{**facts(call, p.said), **attempt(p, call), "pledged": given})


def standings(p: Position) -> Message:
    """Return each player's points, the most first."""
    scores = ((clans.score(each), each.seat) for each in p.state.players)
    ranked = sorted(scores, key=lambda each: -each[0])
    return Message("board-points", scores=Items(numbered(p.called(s), n) for n, s in ranked))


def outcome(p: Position) -> Iterator[Message]:
    """Return the winner of a game that is over, all ranks, and what broke a tie."""
    return result(standing(p.state), lambda of: p.called(int(of)), lambda n: Message("points", n=n))


def asteroids(p: Position) -> Iterator[Message]:
    """Yield every asteroid and clan board ring by ring, the empty cells, the pile."""
    chart = belt.chart_of(p.state)
    homes = {each.home: each for each in p.state.players}
    for cell in chart.places:
        beside = chart.neighbours[cell]
        near = bare(each for each in beside if each in p.state.belt or each in homes).items
        near += (Message("near-ceres"),) if belt.touches_ceres(cell) else ()
        if cell in p.state.belt:
            yield asteroid(p, cell, near=Items(near))
        elif cell in homes:
            given = {"who": p.called(homes[cell].seat), "n": homes[cell].docked}
            yield Message("board-home", cell=p.cell(cell), near=Items(near), **given)
    empty = belt.open_cells(p.state)
    for ring in chart.NAMES[: chart.radius]:
        if found := [cell for cell in empty if cell[0] == ring]:
            yield Message("board-empty", ring=ring, cells=bare(found))
    yield Message("board-pile", what="asteroids", n=len(p.state.tiles))


def asteroid(p: Position, cell: str, near: Items | None = None) -> Message:
    """Return an asteroid: its yield, ships and goods; with `near` its effects and neighbours."""
    there = p.state.belt[cell]
    tile = p.t.tiles[there.id] if p.asteroid(cell) else None
    told: dict[str, Argument] = {
        "yields": goods({**tile.yields}) if tile else NOTHING,
        "goods": goods(lying(p.state, p.seat, cell)),
        "who": Items([] if there.seat == NOBODY else [p.called(there.seat)]),
        "near": near or NOTHING,
        "does": Items(texts.does(tile)) if tile and near else NOTHING,
    }
    return Message("board-asteroid", cell=p.cell(cell), **{**facts(there, {}), **told})


def boxes(p: Position) -> Iterator[Message]:
    """Yield each box: its effect, its agents, its free room; then the agents left."""
    for key in offers.open_boxes(p.t, p.state):
        yield box(p, key, does=Items([texts.box(p.t.boxes[key])]))
    for each in p.state.players:
        yield clans.told(p, "board-reception", each)


def box(p: Position, key: str, does: Items = NOTHING) -> Message:
    """Return the agents on a box and its free room."""
    most, card = offers.spaces(p.t, p.state, key), derive.mission(p.t, p.state)
    agents = ((p.called(each.seat), each.boxes.count(key)) for each in p.state.players)
    closed = card is not None and key in card.closed
    return Message(
        "board-box",
        box=Name(key),
        does=does,
        there=Items(who if n == 1 else numbered(who, n) for who, n in agents if n),
        room="closed" if closed else "some" if most else "any",
        free=max(0, most - offers.occupied(p.state, key)),
    )


def market(p: Position) -> Iterator[Message]:
    """Yield the investment queue with all that its cards say, the common discard, the piles."""
    for key in filter(None, p.state.queue):
        yield Message("board-card", name=Name(key), text=texts.card(p.t.cards[key]))
    yield Message("board-common", cards=cards(p.t, p.state.common))
    yield Message("board-pile", what="investment", n=len(p.state.investment))
    yield Message("board-pile", what="explorations", n=len(p.state.explorations))


def projects(p: Position, *, brief: bool = False) -> Iterator[Message]:
    """Yield the projects that can be supported with their full price, then the finished ones."""
    for slot, key in enumerate(p.state.projects, 1):
        yield _project(p, slot, key, brief) if key else Message("board-gap", slot=slot)
    if p.state.pile:
        yield _project(p, 0, p.state.pile[0], brief)
    yield Message("board-pile", what="projects", n=len(p.state.pile))
    most = supports(len(p.state.players))
    done = names(p.state.finished)
    yield Message("board-finished", projects=done, n=p.state.supports, most=most)


def _project(p: Position, slot: int, key: str, brief: bool) -> Message:
    """Return a project by its slot, 0 for the pile: its price for all players, its box."""
    found, extra = p.t.projects[key], offers.SURCHARGE[slot - 1] if slot else offers.TOP
    price = priced(replace(found.cost, any=found.cost.any + extra))
    does = NOTHING if brief else Items([texts.box(found.box)])
    return Message("board-project", slot=slot, name=Name(key), cost=price, does=does)


def on_top(p: Position) -> Message:
    """Return the mission card on top, whether it is in force, and its die."""
    if not p.state.missions:
        return Message("board-no-mission")
    found = p.t.missions[p.state.missions[0]]
    how = "active" if p.state.active else "repeated" if p.state.repeated else "dormant"
    top = {"number": found.number, "name": Name(found.id)}
    return Message("board-mission", how=how, die=p.state.die, **top)


def mission(p: Position) -> Iterator[Message]:
    """Yield the top mission card for this number of players, the pile, and all badges."""
    yield on_top(p)
    if p.state.missions:
        found = p.t.missions[p.state.missions[0]]
        yield from texts.situation(p.speaker, found.id)
        yield texts.mission(found, len(p.state.players))
        yield Message("board-missions", story=Name(p.state.story), n=len(p.state.missions) - 1)
    if p.state.tokens:
        yield Message("board-tokens", n=p.state.tokens)
    if p.state.collective:
        badges = names(p.t.missions[key].badge for key in p.state.collective)
        yield Message("board-collective", badges=badges)


_TABLE: Mapping[str, Callable[[Position], Iterable[Message]]] = {
    "belt": asteroids,
    "ceres": boxes,
    "cards": market,
    "projects": projects,
    "mission": mission,
}
