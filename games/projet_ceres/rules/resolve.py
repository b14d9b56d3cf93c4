"""Carrying out effects word by word, in the lane of their player, with their questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from games.core.actions import tag
from games.core.events import Applied
from games.projet_ceres import effects as fx
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.rules import belt, derive, fights, goods, moving, offers, points
from games.projet_ceres.rules.asking import clockwise
from games.projet_ceres.state import Doing, Gaining, Goods, Losing, State

HIGHEST_DIE = 6
MISSION = "mission"
"""The source of what the active mission card does and offers."""


def guild_of(t: Index, source: str) -> str:
    """Return the guild whose fervor counts for a card's effect (17.3)."""
    card = t.cards.get(source)
    return (card.guild or "") if card is not None else ""


def begin(t: Index, state: State, seat: int, words: Sequence[fx.Word], source: str) -> None:
    """Let an effect be carried out next by a seat."""
    if words:
        state.players[seat].lane.append(Doing(list(words), source, guild_of(t, source)))


def later(t: Index, state: State, seat: int, words: Sequence[fx.Word], source: str) -> None:
    """Let a seat carry out an effect once it has finished its present actions."""
    if words:
        state.players[seat].lane.insert(0, Doing(list(words), source, guild_of(t, source)))


def advance(t: Index, state: State, seat: int, log: Applied) -> None:
    """Carry out the top of a seat's lane until it has to decide something."""
    lane = state.players[seat].lane
    while lane:
        frame = lane[-1]
        if type(frame) is not Doing:
            if answerable(t, state, seat, frame):
                return
            if type(frame) is s.Paying:
                state.players[seat].marked = []
            if type(frame) is Gaining:
                points.miss(seat, "laid", sum(frame.goods.values()), log)
            lane.pop()
            continue
        if not frame.words:
            lane.pop()
            continue
        if frame.words[0].touches and belated(state, seat, frame):
            return
        if isinstance(frame.words[0], fx.Gain):
            gain_words(t, state, seat, frame, log)
        else:
            word, frame.words = frame.words[0], frame.words[1:]
            _do(t, state, seat, word, frame, log)


def belated(state: State, seat: int, frame: Doing) -> bool:
    """Return whether others come first, clockwise, as a mission lets all do something (10.14).

    This goes for scarce things, a cell or an asteroid (OP-67); combats are over before the next
    seat.
    """
    if frame.source != MISSION or not isinstance(state.stack[0], s.Upkeep | s.Closing):
        return False
    order = clockwise(state)
    before = order[: order.index(seat)]
    return len(state.stack) > 1 or any(state.players[other].lane for other in before)


LEFT: dict[type, Callable[[Index, State, int, Any], object]] = {
    s.Gaining: lambda t, state, seat, frame: frame.any or goods.placeable(state, seat, frame.goods),
    s.Losing: lambda t, state, seat, frame: frame.n and goods.losable(state, seat, frame.of),
    s.Paying: lambda t, state, seat, frame: goods.payable(t, state, seat, frame.left),
    s.Moving: lambda t, state, seat, frame: (
        frame.steps or moving.possible(t, state, seat, tolls=frame.source == moving.ACTION)
    ),
    s.Surveying: lambda t, state, seat, frame: belt.unexplored(state, seat),
    s.Placing: lambda t, state, seat, frame: belt.can_place(state, seat),
    s.Destroying: lambda t, state, seat, frame: offers.destructible(state, seat, frame.scope),
    s.Producing: lambda t, state, seat, frame: belt.own(state, seat),
    s.Recalling: lambda t, state, seat, frame: (
        frame.n and {*belt.own(state, seat)} - belt.frozen(state)
    ),
    s.Discarding: lambda t, state, seat, frame: frame.n and state.players[seat].hand,
    s.Salvaging: lambda t, state, seat, frame: frame.n and offers.salvageable(t, state, seat),
    s.Counting: lambda t, state, seat, frame: offers.takeable(t, state, seat, frame.box),
    s.Trading: lambda t, state, seat, frame: frame.left and offers.sales(state, seat, frame.sell),
    s.Readying: lambda t, state, seat, frame: offers.used(state.players[seat], frame.source),
    s.Buying: lambda t, state, seat, frame: any(offers.purchasable(state, frame.source)),
    s.Supporting: lambda t, state, seat, frame: offers.payable(t, state, seat),
}
"""The choices that are left, by the frame that asks for them, perhaps several times."""


def answerable(t: Index, state: State, seat: int, frame: s.AnyFrame) -> bool:
    """Return whether anything is left to choose; others can have taken the rest (1.7)."""
    left = LEFT.get(type(frame))
    return left is None or bool(left(t, state, seat, frame))


def gain_words(t: Index, state: State, seat: int, frame: Doing, log: Applied) -> None:
    """Gain what the next words say: gains that follow one another are placed together."""
    found: Goods = {}
    free = 0
    while frame.words and isinstance(word := frame.words[0], fx.Gain):
        frame.words = frame.words[1:]
        n = derive.amount(t, state, seat, word.n, frame.guild)
        if word.of == "any":
            free += n
        else:
            found = goods.add(found, {word.of: n})
    gain(state, seat, found, free, log)


def gain(state: State, seat: int, found: Goods, free: int, log: Applied) -> None:
    """Gain resources in one's own play: with a choice of places or types it is asked (11.2)."""
    if not found and not free:
        return
    places = goods.homes_of_gains(state, seat)
    if free or len(places) > 1:
        state.players[seat].lane.append(Gaining(found, free))
        return
    goods.put(state, seat, places[0], found)
    log.events.append(ev.Gained(seat=seat, goods=found, place=places[0]))


def receive(t: Index, state: State, seat: int, found: Goods, log: Applied) -> None:
    """Gain resources outside one's own play: placed at once, by the default (22.9)."""
    if found:
        place = goods.default_place(t, state, seat)
        goods.put(state, seat, place, found)
        log.events.append(ev.Gained(seat=seat, goods=found, place=place))


def bestow(
    t: Index, state: State, seat: int, words: Sequence[fx.Word], source: str, log: Applied
) -> None:
    """Carry out an effect outside a seat's own play; parts with a choice go to its lane.

    A gain of any resource has a choice too: its owner chooses which (1.10, 11.1).
    """
    rest: list[fx.Word] = []
    guild = guild_of(t, source)
    for word in words:
        if isinstance(word, fx.Gain) and word.of != "any":
            n = derive.amount(t, state, seat, word.n, guild)
            receive(t, state, seat, {word.of: n} if n else {}, log)
        else:
            rest.append(word)
    later(t, state, seat, rest, source)


def lose(state: State, seat: int, of: str, n: int, log: Applied) -> None:
    """Lose resources of one's choice; without a choice at once (1.9)."""
    units = goods.losable(state, seat, of)
    held = sum(goods.lying(state, seat, place)[key] for place, key in units)
    if held > n and len(units) > 1:
        state.players[seat].lane.append(Losing(of, n))
        return
    for place, key in units:
        less = min(n, goods.lying(state, seat, place)[key])
        goods.remove(state, seat, place, {key: less})
        log.events.append(ev.Lost(seat=seat, goods={key: less}, place=place))


def _do(t: Index, state: State, seat: int, word: fx.Word, frame: Doing, log: Applied) -> None:
    """Carry out one word; a word with a choice is pushed, an impossible one is skipped."""
    p = state.players[seat]
    n = derive.amount(t, state, seat, getattr(word, "n", 0), frame.guild)
    match word:
        case fx.Lose(of):
            lose(state, seat, of, n, log)
        case fx.Colonise():
            points.score(t, state, seat, "col", n, log)
        case fx.Devote():
            points.score(t, state, seat, "dev", n, log)
        case fx.Draw():
            points.draw(p, n, log)
        case fx.Influence():
            p.influence += n
            log.events.append(ev.InfluenceGained(seat=seat, n=n))
        case fx.Power():
            fights.strengthen(state, seat, n, log)
        case fx.Muster():
            muster(state, seat, n, log)
        case fx.Produce("all"):
            produce(t, state, seat, belt.own(state, seat), log)
        case fx.Levy(of):
            levy(t, state, seat, of, n, log)
        case fx.Die():
            turn_die(state, word, log)
        case fx.Enlist():
            points.enlist(p, log)
        case fx.Scout():
            scout(state, seat, n, log)
        case fx.Token():
            put_tokens(state, seat, word, n, log)
        case fx.Lay(source):
            p.lane.append(Gaining({frame.source if source == "this" else fx.TOP: 1}))
        case _:
            asked = QUESTIONS[type(word)](word, frame.source)
            if answerable(t, state, seat, asked):
                p.lane.append(asked)
            else:
                points.miss(seat, cast("ev.Lacking", tag(word)), max(n, 1), log)


QUESTIONS: dict[type, Callable[[Any, str], s.AnyFrame]] = {
    fx.Discard: lambda word, source: s.Discarding(word.n),
    fx.Move: lambda word, source: s.Moving([], word.ships, source),
    fx.Recall: lambda word, source: s.Recalling(word.n),
    fx.Explore: lambda word, source: s.Surveying(card=True),
    fx.Reveal: lambda word, source: s.Surveying(card=False),
    fx.Place: lambda word, source: s.Placing(),
    fx.Destroy: lambda word, source: s.Destroying(word.scope),
    fx.Produce: lambda word, source: s.Producing(),
    fx.Trade: lambda word, source: s.Trading(word.sell, word.buy, word.times),
    fx.Buy: lambda word, source: s.Buying(word.source, word.discount),
    fx.Ready: lambda word, source: s.Readying(source),
    fx.Salvage: lambda word, source: s.Salvaging(word.to, word.n),
}
"""The frames that ask how a word is carried out, by the word and its source.

A word without a target is missed under its tag.
"""


def muster(state: State, seat: int, n: int, log: Applied) -> None:
    """Move ships from reserve to board, as many as there are."""
    p, asked = state.players[seat], n
    n = min(n, p.reserve)
    p.reserve -= n
    p.docked += n
    if n:
        log.events.append(ev.Mustered(seat=seat, n=n))
    points.miss(seat, "ship", asked - n, log)


def put_tokens(state: State, seat: int, word: fx.Token, n: int, log: Applied) -> None:
    """Put tokens on the mission card or asteroids, or take them away."""
    if word.on == "mission":
        if n := goods.move_tokens(state, n, away=word.away):
            kind = ev.Lost if word.away else ev.Gained
            log.events.append(kind(seat=seat, goods={fx.TOKEN: n}, place=MISSION))
    elif word.away:
        lose(state, seat, fx.TOKEN, n, log)
    else:
        state.players[seat].lane.append(Gaining({fx.TOKEN: n} if n else {}))


def produce(t: Index, state: State, seat: int, cells: Iterable[str], log: Applied) -> None:
    """Let asteroids yield what they print, on themselves (5.4)."""
    yields: dict[str, Goods] = {}
    for cell in cells:
        printed = t.tiles[state.belt[cell].id].yields
        if printed:
            yields[cell] = found = {str(key): n for key, n in printed.items()}
            state.belt[cell].goods = goods.add(state.belt[cell].goods, found)
    log.events.append(ev.Produced(seat=seat, yields=yields))


def levy(t: Index, state: State, seat: int, of: str, n: int, log: Applied) -> None:
    """Take a resource of every opponent who has ships next to one, if they have it."""
    close = belt.near(state, seat)
    for other in state.players:
        if other.seat == seat or not any(cell in close for cell in belt.own(state, other.seat)):
            continue
        for _ in range(n):
            if (unit := goods.first_lost(t, state, other.seat, of)) is None:
                break
            place, key = unit
            goods.remove(state, other.seat, place, {key: 1})
            log.events.append(ev.Levied(seat=seat, giver=other.seat, goods={key: 1}))
            receive(t, state, seat, {key: 1}, log)


def turn_die(state: State, word: fx.Die, log: Applied) -> None:
    """Change the mission die, if there is one (14.17, OP-83)."""
    if before := state.die:
        state.die = max(int(word.least != 0), min(HIGHEST_DIE, before + word.by))
        log.events.append(ev.DieMoved(die=state.die, stays=state.die == before))


def scout(state: State, seat: int, n: int, log: Applied) -> None:
    """Look at the top investment cards."""
    asked, n = n, min(n, len(state.investment))
    points.miss(seat, "scout", asked - n, log)
    if n:
        cards = [state.investment.pop() for _ in range(n)]
        state.players[seat].lane.append(s.Scouting(cards))
        log.events.append(ev.Scouted(seat=seat, n=n))
        log.events.append(ev.ScoutFound(seats=(seat,), seat=seat, cards=tuple(cards)))
        log.revealed = True
