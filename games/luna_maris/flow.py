"""The automatic flow: rewards, the end of a turn, the AI's phase, Cleanup, Production (3).

The stack holds what remains of the turn in hand; its last frame is the live one::

    Equipping, Starting            before the game, one seat after another
    Turn                           option A, B or C, then the end of the turn
     ├─ Activation                 a scientist goes to one module or two
     │   ├─ Rewards ─┬─ Retrieving, Studying, Salvaging
     │   │           └─ Claiming ── Rewards
     │   └─ Harvesting
     ├─ Feeding, Recovering        option B
     └─ TurnBonus                  option C

An empty stack is the end of the game.
"""

from __future__ import annotations

from games.core.events import Applied
from games.luna_maris import events as ev
from games.luna_maris import scoring
from games.luna_maris import state as s
from games.luna_maris.content import SETS, Index
from games.luna_maris.content.types import Module
from games.luna_maris.effects import Goods
from games.luna_maris.rules import board, rival
from games.luna_maris.rules.rewards import advance
from games.luna_maris.rules.tracks import actor, gain, put_waste, score
from games.luna_maris.state import ROUNDS, AnyDecision, Ore, Player, Side, State, is_day

SUN = 3
"""Energy of a day (3.4)."""


def after_action(at: AnyDecision, log: Applied) -> None:
    """Carry out rewards until a seat has to decide; continue after the end of a turn."""
    state = at.state
    while state.stack and type(state.stack[-1]) is s.Rewards:
        advance(at.tables, state, at.player, state.stack[-1], log)
    if not state.stack:
        end_turn(at, log)


def end_turn(at: AnyDecision, log: Applied) -> None:
    """Begin the next choice before the game, the next turn, or the next round."""
    t, state, frame = at.tables, at.state, at.frame
    match frame:
        case s.Equipping(tiles=tiles):
            _after_equipping(state, tiles)
        case s.Starting():
            _after_starting(state, frame, log)
        case _:
            board.refill_seedbeds(state, log)
            _next_turn(t, state, log)


def _after_equipping(state: State, tiles: list[str]) -> None:
    """Let the next choose, from the last player to the first (2.10); then the start positions."""
    place = state.order.index(state.turn)
    if place:
        ask(state, state.order[place - 1], s.Equipping(tiles=tiles))
    else:
        begin_starting(state)


def begin_starting(state: State) -> None:
    """Let the first player choose where to begin (2.11)."""
    scientists = SETS.get(state.content).scientists
    shown = (scientists[key].modules for key in state.revealed)
    modules: list[Module] = [module for each in shown for module in each]
    ask(state, state.order[0], s.Starting(modules=modules))


def _after_starting(state: State, frame: s.Starting, log: Applied) -> None:
    """Let the next choose a start; then the first turn of round 1, which has no Production."""
    place = state.order.index(state.turn) + 1
    if place < len(state.order):
        ask(state, state.order[place], s.Starting(modules=frame.modules))
        return
    if state.rival is not None:
        state.rival.module = frame.modules[0]
        log.events.append(ev.AstronautPlaced(seat="ai", module=frame.modules[0]))
    _begin_round(state, log)


def ask(state: State, seat: int, frame: s.Equipping | s.Starting | s.Turn) -> None:
    """Put a question to a seat."""
    state.turn = seat
    state.turns += 1
    state.stack.append(frame)


def _next_turn(t: Index, state: State, log: Applied) -> None:
    """Ask the next seat that has not ended the work period; after the last, clean up (3.5)."""
    order, ended = state.order, state.ended
    if len(ended) < len(order):
        place = order.index(state.turn) + 1
        for seat in (*order[place:], *order[:place]):
            if seat not in ended:
                ask(state, seat, s.Turn())
                return
    if state.rival is not None:
        rival.phase(t, state, log)
    clean_up(t, state, log)
    if state.round == ROUNDS:
        scoring.score_finally(t, state, log)
        return
    state.order, state.ended = state.ended, []
    state.round += 1
    _begin_round(state, log)
    produce(t, state, log)


def _begin_round(state: State, log: Applied) -> None:
    log.events.append(ev.RoundStarted(round=state.round, day=is_day(state.round)))
    ask(state, state.order[0], s.Turn())


# Cleanup and Production


def clean_up(t: Index, state: State, log: Applied) -> None:
    """Score probes, carbon credits and improvements, make ready for the next round (3.6)."""
    log.events.append(ev.RoundEnded(round=state.round))
    everybody = list(board.sides(state))
    for side in everybody:
        sizes = board.groups(t, side.probes)
        _score(side, "probes", board.probe_points(sizes), log, sizes)
    for side, due in zip(everybody, carbon_credits([each.co2 for each in everybody]), strict=True):
        _score(side, "carbon", due, log)
    for side in everybody:
        _score(side, "construction", len(side.built), log)
    for p in state.players:
        p.equipped = True
        p.oxygen = 0


def _score(
    side: Side, source: ev.Source, due: int, log: Applied, sizes: tuple[int, ...] = ()
) -> None:
    if due:
        vp = score(side, source, due)
        log.events.append(ev.Scored(seat=actor(side), source=source, vp=vp, groups=sizes))


def carbon_credits(co2: list[int]) -> list[int]:
    """Return the carbon credits for these spaces of the CO2 track (3.8, R5, R63)."""
    places = sorted(set(co2), reverse=True)
    if len(places) == 1:
        return [0] * len(co2)
    points = dict.fromkeys(places, 0)
    points |= zip(places, (2, 1) if len(co2) == 4 else (1,), strict=False)
    points[places[-1]] = -1
    return [points[space] for space in co2]


def produce(t: Index, state: State, log: Applied) -> None:
    """Move ore along the belts, add that of probes, and the sun's energy (3.2 to 3.4)."""
    for p in state.players:
        _produce(t, state, p, log)
    if state.rival is not None:
        rival.production(t, state, log)


def _produce(t: Index, state: State, p: Player, log: Applied) -> None:
    wasted = p.last.iron + p.last.titanium
    fits = min(wasted, t.board.waste - p.waste)
    p.last, p.first = p.first, Ore()
    iron, titanium = board.ore_of_probes(t, p)
    goods: Goods = {"iron": iron, "titanium": titanium, "energy": SUN if is_day(state.round) else 0}
    gained, lost = gain(t, p, goods)
    log.events.append(ev.Produced(seat=p.seat, wasted=fits, gained=gained, lost=lost))
    put_waste(t, p, wasted, log)
