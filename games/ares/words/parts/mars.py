"""Mars, the round and the five phases in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.content import (
    ALL_STEPS,
    ENDS,
    OCEANS,
    degrees,
    reading,
    zone,
)
from games.ares.effects import ZONES, Scale
from games.ares.scoring import COOP_GOAL, standing, total
from games.ares.state import PHASES, Planning, live_phase
from games.ares.words import terms
from games.ares.words.position import Position
from games.ares.words.prompts import co_op_result, status
from games.ares.words.terms import cards, phase
from games.ares.words.topics import GIVEN
from games.core.messages import called
from games.core.speech import Argument, Items, Message


def of_round(p: Position) -> Iterator[Message]:
    """Yield the round and step, its phases, whom the game waits for, and the deck."""
    state = p.state
    yield Message("sentence-end", what=status(p))
    yield from phases(p)
    yield answers(p)
    if p.behind():
        yield Message("board-behind")
    yield from against_the_box(p)
    if state.over:
        yield from ranking(p)
    else:
        yield Message("board-deck", deck=cards(len(state.deck)), discard=cards(len(state.discard)))


def of_mars(p: Position) -> Iterator[Message]:
    """Yield the parameters with their remaining steps, and their values at the phase's start."""
    state = p.state
    yield scale("temperature", state.temperature)
    yield scale("oxygen", state.oxygen)
    yield Message("board-oceans", now=state.flipped, goal=OCEANS, left=OCEANS - state.flipped)
    begun = live_phase(state)
    if begun is not None:
        yield Message(
            "board-begun",
            temperature=terms.reading("temperature", degrees(begun.temperature)),
            oxygen=terms.reading("oxygen", begun.oxygen),
            oceans=Message("ocean", n=begun.oceans),
        )


def of_phases() -> Iterator[Message]:
    """Yield what the phases bring to all players, and to their choosers."""
    for number in PHASES:
        does = Message(f"phase-{number}-does", **GIVEN)
        yield Message("told-phase", phase=phase(number), does=does)


def scale(which: Scale, step: int) -> Message:
    """Return the value of a parameter, and its distance from the next zone and the end."""
    end = ENDS[which]
    there = zone(which, step)
    next_zone = next((n for n in range(step, end + 1) if zone(which, n) > there), None)
    ahead = [] if next_zone is None else [terms.zone(ZONES[there + 1])]
    now = terms.reading(which, reading(which, step))
    return Message(
        f"board-{which}",
        now=now,
        zone=terms.zone(ZONES[there]),
        next=Items(ahead),
        steps=Message("step", n=(next_zone or end) - step),
        rest=Message("step", n=end - step),
        left=end - step,
    )


def phases(p: Position) -> Iterator[Message]:
    """Yield the phases of the round with their choosers, or while planning the last ones."""
    state = p.state
    if isinstance(p.frame, Planning):
        last = [
            Message("phase-of", who=name, phase=phase(player.previous))
            for name, player in zip(p.players, state.players, strict=False)
            if player.previous
        ]
        if last:
            yield Message("board-closed", phases=Items(last))
    elif state.phases and not state.over:
        chosen = (Message("phase-by", phase=phase(n), who=_who(p, n)) for n in state.phases)
        yield Message("board-phases", phases=Items(chosen))


def _who(p: Position, number: int) -> Items:
    """Return who chose a phase, in a solo game the dummy too."""
    everybody = zip(p.players, p.state.players, strict=False)
    chose: list[Argument] = [name for name, player in everybody if player.phase == number]
    # Of the dummy's cards the last is that of this round, until they are shuffled at its end.
    if p.state.mode == "solo" and (not chose or number in p.state.dummy_played[-1:]):
        chose.append(Message("dummy"))
    return Items(chose)


def against_the_box(p: Position) -> Iterator[Message]:
    """Yield the cubes and the common score, or the dummy's cards and how far Mars is."""
    state = p.state
    if state.mode == "coop":
        yield Message("board-cubes", copper=state.pile["copper"], trade=state.pile["trade"])
        together = sum(total(player) for player in state.players)
        yield Message("board-together", together=together, goal=COOP_GOAL)
    if state.mode == "solo":
        played = Items(phase(number) for number in state.dummy_played)
        yield Message("board-dummy", played=played, marker=state.marker)
        done = state.temperature + state.oxygen + state.flipped
        yield Message("board-terraforming", done=done, goal=ALL_STEPS)


def ranking(p: Position) -> Iterator[Message]:
    """Yield the places of a game of rivals with their points, and what ranks equal points."""
    ended = standing(p.state)
    if ended.won is not None:
        return
    ranks = (
        Message(
            "ranked",
            rank=each.rank,
            who=called(each.seat, p.players),
            points=terms.points(each.total),
        )
        for each in sorted(ended.scores, key=lambda score: score.rank)
    )
    yield Message("board-ranking", ranks=Items(ranks))
    if ended.tie_breaks:
        ways = (Message(f"category-{key}") for key in ended.tie_breaks)
        yield Message("board-tied", ways=Items(ways))


def answers(p: Position) -> Message:
    """Return whom the game waits for, as far as that is public, or how it ended."""
    if p.state.over:
        won = (called(who, p.players) for who in standing(p.state).winners)
        return co_op_result(p) or Message("board-won", who=Items(won))
    decided = [p.done(seat) for seat in range(len(p.state.players))]
    if None in decided:
        seats = len(decided)
        return Message("board-done", done=seats - p.awaited(), seats=seats)
    awaited = (name for name, done in zip(p.players, decided, strict=False) if not done)
    return Message("board-awaited", who=Items(awaited))
