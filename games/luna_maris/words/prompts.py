"""The stage of the game, a seat's questions and means, and the subjects of actions."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.actions import tag
from games.core.messages import NOTHING, names, yes
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris import state as s
from games.luna_maris.content.types import Module
from games.luna_maris.scoring import standing
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import ore, told

_PAYING = (s.Turn, s.Activation, s.Claiming)
"""Steps at which something is paid, or needs room."""


def status(p: Position) -> Message:
    """Return the round, day or night, and how many have ended their work."""
    state = p.state
    if state.over:
        return Message("status-over")
    if isinstance(state.stack[0], s.Equipping | s.Starting):
        return Message("status-before")
    day, players = yes(s.is_day(state.round)), len(state.players)
    ended = len(state.ended) if players > 1 else 0
    return Message(
        "status", round=state.round, rounds=s.ROUNDS, day=day, ended=ended, players=players
    )


def co_op_result(p: Position) -> Message | None:
    """Return how a solo game ended or its goal, or None for a competitive game."""
    state, rival = p.state, p.state.rival
    if rival is None:
        return None
    mine, its = state.players[0].score, rival.score
    if not state.over:
        return Message("verdict-open", mine=mine, its=its)
    outcome = standing(state)
    broken = outcome.tie_breaks[-1] if outcome.tie_breaks else "none"
    return Message("verdict", won=yes(bool(outcome.won)), mine=mine, its=its, broken=broken)


def awaited(p: Position) -> Message:
    """Return whom the game awaits."""
    return Message("awaited", who=p.players[p.state.turn])


def prompt(p: Position, seat: int) -> Message:
    """Return what a seat has to decide now."""
    state = p.state
    if state.over:
        return Message("prompt-over")
    if seat != state.turn:
        return Message("prompt-wait")
    frame = state.stack[-1]
    match frame:
        case s.Turn(acted=True):
            return Message("prompt-closing")
        case s.Equipping(chosen=True) | s.Starting(chosen=True):
            return Message("prompt-chosen")
        case s.Turn():
            return _turn(p)
        case s.Activation():
            return _activation(p, frame)
        case _:
            return Message(f"prompt-{tag(frame)}", **_facts(p, frame))


def _turn(p: Position) -> Message:
    """Return the prompt of a turn, with the goods lost when the round ends."""
    mine = p.player
    first = yes(p.state.round == 1 and not mine.rest and p.oxygen > 0)
    rest = yes(bool(mine.rest))
    given = {"hand": len(mine.hand), "rest": rest, "oxygen": p.oxygen, "first": first}
    return Message("prompt-turn", ageing=ageing(p), **given)


def _activation(p: Position, frame: s.Activation) -> Message:
    name = Name(frame.scientist)
    if not frame.steps:
        return Message("prompt-go", scientist=name, n=p.oxygen)
    if frame.asleep:
        return Message("prompt-asleep", stress=p.player.stress)
    module: Module = frame.steps[-1]
    left = p.t.scientists[frame.scientist].level - len(frame.steps)
    second = yes(left > 0 and p.oxygen > 0)
    given = {"module": Name(module), "second": second, "scientist": name, **p.how(module)}
    if frame.active:
        # At level 4 a second procedure can follow (8.5, 8.8).
        return Message("prompt-active", again=yes(not p.idle(module)), **given)
    idle = given["how"] in ("none", "full", "idle")
    return Message("prompt-idle" if idle else "prompt-module", **given)


def _facts(p: Position, frame: s.AnyFrame) -> dict[str, Argument]:
    """Return the arguments of the prompt of a step."""
    n = getattr(frame, "left", 0)
    if isinstance(frame, s.Feeding):
        n = sum(p.t.food[card].value for card in p.state.spent if card in p.t.food)
    elif isinstance(frame, s.Equipping):
        n = len(frame.tiles)
    return {"n": n, "rest": len(p.player.rest), "shown": names(p.state.revealed)}


def ageing(p: Position) -> Items:
    """Return the ore of the last belt space, which becomes waste when the round ends (3.2)."""
    return NOTHING if p.state.round == s.ROUNDS else ore(p.player.last)


def unused(p: Position) -> Items:
    """Return the O2 and the scientists that ending the work period leaves unused."""
    hand = len(p.player.hand)
    if not p.oxygen or not hand:
        return NOTHING
    return Items([Message("oxygen", n=p.oxygen), Message("scientists", n=hand)])


def bonus_of_row(p: Position, place: int, energy: Sequence[int]) -> Items:
    """Return what a place of the next row brings (6.2), with what has no room."""
    number = p.state.round + 1
    if number > s.ROUNDS or place > len(energy):
        return NOTHING
    if not s.is_day(number):
        return p.gains({"energy": energy[place - 1]})
    return Items([Message("food-cards", n=1)] if p.state.seedbeds else [])


def payment_hint(p: Position, seat: int) -> Message | None:
    """Return the seat's means to pay at the step in hand, or None if nothing is paid."""
    frame = p.frame
    acted = isinstance(frame, s.Turn) and frame.acted
    if p.state.over or seat != p.seat or acted or not isinstance(frame, _PAYING):
        return None
    return told(p, "means", p.player)


def detail(p: Position, kind: str) -> Message | None:
    """Return the explanation of a kind of action now."""
    mine = p.player
    counts = {"play": mine.hand, "feed": mine.rest, "import": mine.rest, "depot": mine.depot}
    if kind == "end_work":
        return Message("detail-end_work", ageing=ageing(p))
    if kind not in counts:
        return None
    key = "feed" if kind == "import" else kind
    return Message(f"detail-{key}", n=len(counts[kind]), oxygen=p.oxygen)
