"""The whole board as text in a stable order, for screen readers: a message a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ceres.content.types import FIELDS, GOODS, KINDS, LOCATIONS, RINGS, Field
from games.ceres.rules.derived import Rock, belt, token
from games.ceres.rules.prices import launch_price, round_modifier
from games.ceres.rules.tables import HEADQUARTERS_USES, ROUNDS, TOKEN
from games.ceres.state import NOBODY, Player
from games.ceres.words import cards as texts
from games.ceres.words.position import Position
from games.ceres.words.prompts import status
from games.ceres.words.terms import amount, both, field, goods, place, points, ring, workers
from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING, yes

Names = Sequence[str]


def board(p: Position, names: Names) -> str:
    """Return everything on the table as headed lists."""
    sections = (
        _round(p, names),
        _locations(p, names),
        _ships(p),
        _belt(p, names),
        _facilities(p),
        _projects(p),
        _research(p, names),
        _favors(p, names),
        *(_corporation(p, player, names) for player in p.state.players),
    )
    return "\n\n".join("\n".join(map(p.speaker.say, lines)) for lines in sections)


def numbered(what: Argument, n: int) -> Message:
    """Return somebody or something with a number behind it."""
    return Message("counted", what=what, n=n)


def by(what: Argument, where: Argument) -> Message:
    """Return something with what is said of it in brackets."""
    return Message("by", what=what, where=where)


def _round(p: Position, names: Names) -> Iterator[Message]:
    state = p.state
    yield Message("sentence-end", what=status(p))
    if not state.over:
        yield Message("turn-of", who=names[state.turn])
    yield Message("player-order", order=Items(names[seat] for seat in state.order))
    taken = [
        Message("next-place", place=n, who=names[seat], reserved=yes(seat not in state.passed))
        for n, seat in enumerate(state.bottom, 1)
        if seat != NOBODY
    ]
    if taken:
        yield Message("next-order", order=Items(taken))


def _locations(p: Position, names: Names) -> Iterator[Message]:
    yield Message("head-locations")
    for key in LOCATIONS:
        free, slots = p.free_slots(key)
        modifier = round_modifier(p.state.edition, p.state.round)
        yield Message(
            "board-location",
            place=place(key),
            free=free,
            slots=slots,
            leaders=Items(names[seat] for seat in p.state.slots[key]),
            modifier=modifier if key == "trade_bureau" else 0,
        )
    quarters = p.state.quarters
    yield Message(
        "board-quarters",
        workers=Items(Message(f"worker-{kind}", n=quarters[kind]) for kind in KINDS),
    )


def _ships(p: Position) -> Iterator[Message]:
    state = p.state
    for number in range(state.round, ROUNDS + 1):
        ship = state.ships[number - 1]
        yield Message(
            "board-ship",
            round=0 if number == state.round else number,
            ship=Name(ship),
            workers=workers(state.ship_workers[number - 1]),
        )
        for place_, line in enumerate(p.index.ships[ship].lines, 1):
            often = 1 if p.t.final else line.multiplier
            yield Message("board-line", number=place_, deal=texts.line(line), times=often)


def _belt(p: Position, names: Names) -> Iterator[Message]:
    yield Message("head-belt")
    rocks = belt(p.t, p.state)
    for key in RINGS:
        yield Message("sentence-end", what=Message("capital", what=ring(key)))
        yield from (_asteroid(p, rock, names) for rock in rocks if rock.ring == key)
    turns = Items(numbered(ring(key), zones) for zones, key in enumerate(RINGS, 1))
    yield Message("board-rings", rings=turns)


def _asteroid(p: Position, rock: Rock, names: Names) -> Message:
    """Return an asteroid with what it brings, and its owner or its price."""
    printed = p.t.asteroids[rock.id]
    owned = rock.owner != NOBODY
    return Message(
        "board-rock",
        rock=Name(rock.id),
        vp=points(printed.vp),
        production=amount(printed.production),
        position=rock.position,
        price=Message("rock-owner", who=names[rock.owner]) if owned else _price(p, rock, names),
    )


def _price(p: Position, rock: Rock, names: Names) -> Message:
    prices = [launch_price(p.t, p.state, player, rock.id) for player in p.state.players]
    if len(set(prices)) == 1:
        return Message("rock-price", ice=Message("good-ice", n=prices[0]))
    each = (numbered(who, price) for who, price in zip(names, prices, strict=False))
    return Message("rock-prices", prices=Items(each))


def _facilities(p: Position) -> Iterator[Message]:
    yield Message("head-facilities", left=len(p.state.facility_pile))
    for card in p.state.facility_row:
        if card:
            text = texts.facility(p.t.facilities[card], p.state.edition)
            yield Message("pair", head=Name(card), text=text)


def _projects(p: Position) -> Iterator[Message]:
    yield Message("head-projects", left=len(p.state.project_pile))
    yield from (_project(p, card) for card in p.state.project_row if card)


def _project(p: Position, key: str) -> Message:
    card = p.index.projects[key]
    commitment = NOTHING if p.t.final else goods({"influence": card.commitment})
    return Message(
        "board-project",
        project=Name(key),
        cost=amount(card.cost),
        vp=points(card.vp),
        commitment=commitment,
    )


def _research(p: Position, names: Names) -> Iterator[Message]:
    yield Message("head-research")
    for key, programs in p.t.programs.items():
        costs = (
            Message("board-level", level=each.level, cost=amount(each.cost), vp=points(each.vp))
            for each in programs
        )
        yield Message(
            "board-field",
            field=field(key),
            levels=Items(numbered(names[o.seat], o.research[key]) for o in p.state.players),
            costs=Items(costs),
            **_first(p, key, names),
        )


def _first(p: Position, key: Field, names: Names) -> dict[str, Argument]:
    """Return who has the token of a field, or that it is still there; the draft has none."""
    first = p.state.first.get(key)
    if first is None:
        return {"first": "none"}
    if first == NOBODY:
        return {"first": "open", "token": points(TOKEN)}
    return {"first": "taken", "who": names[first]}


def _favors(p: Position, names: Names) -> Iterator[Message]:
    yield Message("head-favors")
    for favor, cost in p.t.favors.items():
        held = token(p.state, favor)
        taken = held.holder != NOBODY
        yield Message(
            "board-favor",
            favor=Name(favor),
            cost=Message("good-influence", n=cost),
            held=("used" if held.at else "yes") if taken else "no",
            who=names[held.holder] if taken else "",
        )


def _corporation(p: Position, player: Player, names: Names) -> Iterator[Message]:
    """Yield everything a player owns."""
    passed = yes(player.seat in p.state.passed)
    yield Message("board-player", who=names[player.seat], vp=points(player.score), passed=passed)
    yield Message("board-goods", goods=amount({good: player.goods[good] for good in GOODS}))
    yield Message("board-leaders", n=player.leaders)
    uses = HEADQUARTERS_USES if p.t.final else 0
    yield Message("board-headquarters", used=player.headquarters, uses=uses)
    yield from (_outstation(p, player, number) for number in range(len(player.outstations)))
    rocks = [by(Name(key), amount(p.t.asteroids[key].production)) for key in player.asteroids]
    if rocks:
        yield Message("board-asteroids", items=Items(rocks))
    done = [by(Name(key), points(p.index.projects[key].vp)) for key in player.completed]
    if done:
        yield Message("board-completed", items=Items(done))
    if player.committed:
        yield Message("head-committed")
        yield from (_project(p, key) for key in player.committed)
    levels = Items(numbered(field(key), player.research[key]) for key in FIELDS)
    yield Message("board-levels", levels=levels)


def _outstation(p: Position, player: Player, number: int) -> Message:
    outstation = player.outstations[number]
    there = [Message("there-worker")] if outstation.worker else []
    if outstation.droid:
        there.append(Message("there-droid"))
    return Message(
        "board-outstation",
        outstation=both(outstation.top, outstation.bottom),
        kind=Message(f"type-{p.t.kind[outstation.top]}"),
        there=Items(there),
        production=amount(p.t.production[outstation.top]),
        function=p.function(outstation.top, outstation.bottom),
    )
