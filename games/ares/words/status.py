"""The stage of a game: its round and step, and against the box whether it is won."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.scoring import COOP_GOAL, standing
from games.ares.state import RESEARCH, AnyFrame, Phase, Research, State
from games.ares.words.position import Position
from games.ares.words.terms import phase
from games.core.speech import Items, Message

LAST_ROUNDS = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}


def status(p: Position) -> Message:
    """Return the stage of the game in a few words."""
    state = p.state
    if state.over:
        won = standing(state).won
        return Message("status-over" if won is None else "status-won" if won else "status-lost")
    step = step_name(state.stack[-1])
    if not state.round:
        return Message("capital", what=step)
    return Message("status", round=state.round, last=LAST_ROUNDS.get(state.mode, 0), step=step)


def step_name(frame: AnyFrame) -> Message:
    """Return the step in progress."""
    match frame:
        case Phase(number):
            return Message("step-phase", phase=phase(number))
        case Research():
            return Message("step-phase", phase=phase(RESEARCH))
        case _:
            return Message(f"step-{frame.__struct_config__.tag}")


def co_op_result(p: Position) -> Message | None:
    """Return how the game ended or what remains to do, or None for a competitive game."""
    state = p.state
    outcome = standing(state)
    if outcome.won is None:
        return None
    ended = ("won" if outcome.won else "lost") if state.over else "open"
    return Message(
        f"verdict-{ended}",
        mode=state.mode,
        round=state.round,
        last=LAST_ROUNDS[state.mode],
        lacking=Items(_lacking(state)),
        together=sum(score.total for score in outcome.scores),
        goal=COOP_GOAL,
    )


def _lacking(state: State) -> Iterator[Message]:
    """Yield the parameters that are not complete, each with where it is and has to be."""
    if state.temperature < TEMPERATURE_STEPS:
        now, goal = degrees(state.temperature), degrees(TEMPERATURE_STEPS)
        yield Message("lacking-temperature", now=now, goal=goal)
    if state.oxygen < OXYGEN_STEPS:
        yield Message("lacking-oxygen", now=state.oxygen, goal=OXYGEN_STEPS)
    if state.flipped < OCEANS:
        yield Message("lacking-ocean", now=state.flipped, goal=OCEANS)
