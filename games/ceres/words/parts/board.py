"""The board in words: the round, Locations, research and Favors, the belt, the offer, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from games.ceres.content import types
from games.ceres.rules.derived import Rock, belt, token
from games.ceres.rules.prices import MATERIALS, launch_price, round_modifier
from games.ceres.rules.tables import (
    DRAWS,
    FEES,
    HEADQUARTERS_USES,
    MANUFACTURES,
    OPTIONS,
    ROUNDS,
    SPOTS,
    TOKEN,
    TRADES,
)
from games.ceres.scoring import SOURCES, final_outcome
from games.ceres.state import NOBODY, Outstation, Player
from games.ceres.words import cards as texts
from games.ceres.words.position import Position
from games.ceres.words.prompts import status
from games.ceres.words.terms import (
    amount,
    field,
    goods,
    numbered,
    option,
    place,
    points,
    stacked,
)
from games.core.messages import NOTHING, called, result, yes
from games.core.speech import Argument, Items, Message, Name


def of_round(p: Position) -> Iterator[Message]:
    """Yield the round, whose turn it is, the order of play, points, Leaders; at last who won."""
    state = p.state
    yield Message("sentence-end", what=status(p))
    if state.over:
        yield from outcome(p)
        return
    yield awaited(p)
    yield Message("player-order", order=Items(p.players[seat] for seat in state.order))
    taken = [
        Message("next-place", place=n, who=p.players[seat], reserved=yes(seat not in state.passed))
        for n, seat in enumerate(state.bottom, 1)
        if seat != NOBODY
    ]
    if taken:
        yield Message("next-order", order=Items(taken))
    yield all_points(p)
    left = Items(numbered(p.players[o.seat], o.leaders) for o in state.players)
    yield Message("leaders-left", leaders=left)


def outcome(p: Position) -> Iterator[Message]:
    """Return the winner of a game that is over, all ranks, and what broke a tie."""
    return result(final_outcome(p.state), lambda who: called(who, p.players), points)


def awaited(p: Position) -> Message:
    """Return whose turn it is."""
    return Message("turn-of", who=p.players[p.state.turn])


def all_points(p: Position) -> Message:
    """Return each player's points, the most first."""
    ranked = sorted(p.state.players, key=lambda o: -o.score)
    return Message("all-points", scores=Items(numbered(p.players[o.seat], o.score) for o in ranked))


def locations(p: Position) -> Iterator[Message]:
    """Yield each Location with its free slots and who is there, and what its options do."""
    modifier = round_modifier(p.state.edition, p.state.round)
    for key in types.LOCATIONS:
        free, slots = p.free_slots(key)
        there = Items(p.players[seat] for seat in p.state.slots[key])
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
    gain = texts.effect(types.HeadquartersGain(), p.state.edition)
    yield Message("board-own", what=Message("headquarters"), does=gain)


def fees(where: types.Location, name: str) -> Items:
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
            return texts.effect(types.Act(_ACTS[name], TRADES), p.state.edition)


_ACTS: dict[str, types.ActionName] = {
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
    for kind in types.KINDS:
        places = [Message("crew-quarters", n=state.quarters[kind])]
        for number in range(state.round, ROUNDS + 1):
            round_ = 0 if number == state.round else number
            n = state.ship_workers[number - 1].get(kind, 0)
            places.append(Message("crew-aboard", n=n, round=round_))
        yield Message("board-workers", kind=Message(f"crew-{kind}"), places=Items(places))


def research(p: Position) -> Iterator[Message]:
    """Yield each field with all players' levels, then its programs: price, points, effect."""
    for key, programs in p.t.programs.items():
        levels = Items(numbered(p.players[o.seat], o.research[key]) for o in p.state.players)
        yield Message("board-field", field=field(key), levels=levels, **_first(p, key))
        for program in programs:
            yield Message(
                "board-program",
                level=program.level,
                cost=amount(program.cost),
                vp=points(program.vp),
                does=texts.program_effect(key, program.level, p.state.edition),
            )


def _first(p: Position, key: types.Field) -> dict[str, Argument]:
    """Return who has the token of a field, or that it is still there; the draft has none."""
    first = p.state.first.get(key)
    if first is None:
        return {"first": "none"}
    if first == NOBODY:
        return {"first": "open", "token": points(TOKEN)}
    return {"first": "taken", "who": p.players[first]}


def favors(p: Position) -> Iterator[Message]:
    """Yield each Favor with its price, what it does, and who holds it."""
    for favor, cost in p.t.favors.items():
        held = token(p.state, favor)
        yield Message(
            "board-favor",
            favor=Name(favor),
            cost=amount({"influence": cost}),
            does=texts.favor_effect(favor, p.state.edition),
            who=NOTHING if held.holder == NOBODY else Items([p.players[held.holder]]),
            at=used_at(held.at),
        )


def used_at(where: str) -> Items:
    """Return where a token of a Favor was used, if it was."""
    if not where:
        return NOTHING
    if where == "headquarters":
        return Items([Message("headquarters")])
    return Items([place(where) if where in OPTIONS else Name(where)])


def of_ring(p: Position, key: types.Ring) -> Iterator[Message]:
    """Yield how far a ring turns, then each of its positions with its price and asteroids."""
    yield Message("ring-turns", zones=types.RINGS.index(key) + 1)
    rocks = sorted((r for r in belt(p.t, p.state) if r.ring == key), key=lambda r: r.position)
    for position, found in groupby(rocks, key=lambda rock: rock.position):
        there = list(found)
        free = [rock for rock in there if rock.owner == NOBODY]
        price = Items([price_of(p, free[0])]) if free and not p.state.over else NOTHING
        yield Message("board-position", position=position, price=price)
        yield from (_asteroid(p, rock) for rock in there)


def _asteroid(p: Position, rock: Rock) -> Message:
    printed = p.t.asteroids[rock.id]
    return Message(
        "board-rock",
        rock=Name(rock.id),
        vp=points(printed.vp),
        production=amount(printed.production),
        owner=NOTHING if rock.owner == NOBODY else Items([p.players[rock.owner]]),
    )


def price_of(p: Position, rock: Rock) -> Message:
    """Return what most players pay for a Launch to an asteroid, and who pays something else."""
    common, others = prices(p, rock)
    return Message(
        "launch-price",
        ice=common,
        others=Items(
            Message("launch-other", ice=price, who=p.players[seat])
            for seat, price in others.items()
        ),
    )


def prices(p: Position, rock: Rock) -> tuple[int, dict[int, int]]:
    """Return the Ice that most players pay, the more where as many pay less, and all others'."""
    each = {o.seat: launch_price(p.t, p.state, o, rock.id) for o in p.state.players}
    counts = Counter(each.values())
    common = max(counts, key=lambda price: (counts[price], price))
    return common, {seat: price for seat, price in each.items() if price != common}


def facilities(p: Position) -> Iterator[Message]:
    """Yield the Facilities that can be built, and how many are left."""
    yield from (facility(p, card) for card in p.state.facility_row if card)
    yield Message("in-pile", n=len(p.state.facility_pile))


def facility(p: Position, card: str) -> Message:
    """Return a Facility with everything that its card says."""
    text = texts.facility(p.t.facilities[card], p.state.edition)
    return Message("pair", head=Name(card), text=text)


def projects(p: Position) -> Iterator[Message]:
    """Yield the Settlement Projects that can be taken, and how many are left."""
    yield from (project(p, card) for card in p.state.project_row if card)
    yield Message("in-pile", n=len(p.state.project_pile))


def project(p: Position, key: str, *, committed: bool = False) -> Message:
    """Return a Settlement Project with its cost, its points and what committing to it costs."""
    card = p.index.projects[key]
    free = p.t.final or committed
    return Message(
        "board-project",
        project=Name(key),
        cost=amount(card.cost),
        vp=points(card.vp),
        commitment=NOTHING if free else goods({"influence": card.commitment}),
    )


def ships(p: Position) -> Iterator[Message]:
    """Yield the docked ship, those of later rounds, and the trade lines of each."""
    for number in range(p.state.round, ROUNDS + 1):
        ship = p.state.ships[number - 1]
        round_ = 0 if number == p.state.round else number
        yield Message("board-ship", round=round_, ship=Name(ship))
        for n, line in enumerate(p.index.ships[ship].lines, 1):
            deal = texts.line(line)
            yield Message("board-line", number=n, deal=deal, times=p.often(line))


def corporation(p: Position, player: Player) -> Iterator[Message]:
    """Yield everything a player owns, with the points by what they come from."""
    yield Message(
        "board-points",
        vp=points(player.score),
        by=Items(categories(player)),
        passed=yes(player.seat in p.state.passed and not p.state.over),
    )
    yield Message("board-goods", goods=amount({good: player.goods[good] for good in types.GOODS}))
    yield Message("board-leaders", n=player.leaders)
    uses = HEADQUARTERS_USES if p.t.final else 0
    yield Message("board-headquarters", used=player.headquarters, uses=uses)
    held = [
        Message("held-favor", favor=Name(key), at=used_at(token.at))
        for key, token in p.state.favors.items()
        if token.holder == player.seat
    ]
    if held:
        yield Message("board-held", items=Items(held))
    levels = Items(numbered(field(key), player.research[key]) for key in types.FIELDS)
    yield Message("board-levels", levels=levels)
    yield from (_outstation(p, outstation) for outstation in player.outstations)
    yield from _claims_and_projects(p, player)


def categories(player: Player) -> Iterator[Message]:
    """Yield what a player has points for."""
    for key in SOURCES:
        if player.vp.get(key):
            yield numbered(Message(f"category-{key}"), player.vp[key])


def _outstation(p: Position, outstation: Outstation) -> Message:
    there = [Message("there-worker")] if outstation.worker else []
    if outstation.droid:
        there.append(Message("there-droid"))
    return Message(
        "board-outstation",
        outstation=stacked(outstation.top, outstation.bottom),
        kind=Message(f"type-{p.t.kind[outstation.top]}"),
        there=Items(there),
        production=amount(p.t.production[outstation.top]),
        function=p.function(outstation.top, outstation.bottom),
    )


def _claims_and_projects(p: Position, player: Player) -> Iterator[Message]:
    rocks = [
        Message(
            "claimed",
            rock=Name(key),
            vp=points(p.t.asteroids[key].vp),
            production=amount(p.t.asteroids[key].production),
        )
        for key in player.asteroids
    ]
    if rocks:
        yield Message("board-asteroids", items=Items(rocks))
    done = [
        Message("by", what=Name(key), where=points(p.index.projects[key].vp))
        for key in player.completed
    ]
    if done:
        yield Message("board-completed", items=Items(done))
    spots = SPOTS if p.t.final else 0
    if player.committed or spots:
        yield Message("board-committed", n=len(player.committed), spots=spots)
        yield from (project(p, key, committed=True) for key in player.committed)
