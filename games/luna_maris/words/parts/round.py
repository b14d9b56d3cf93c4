"""Where the game stands, in words: round, turn, order, points; at last who has won."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message, Name
from games.core.words import yes
from games.luna_maris.content.types import TRACKS
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.rounds import ROUNDS, is_day
from games.luna_maris.rules.tracks import actor
from games.luna_maris.scoring import final_outcome
from games.luna_maris.words.cards import bonus
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import level, numbered, told
from games.luna_maris.words.status import awaited, verdict
from games.luna_maris.words.terms import optional, points


def of_round(p: Position) -> Iterator[Message]:
    """Yield the round, whose turn it is, the order, what everybody has left; at last who won."""
    state = p.state
    if state.over:
        found = verdict(state)
        yield Message("board-over")
        yield from result(p)
        yield from () if found is None else (found,)
        return
    yield Message("board-round", round=state.round, rounds=ROUNDS, day=yes(is_day(state.round)))
    yield awaited(state, p.players)
    yield Message("board-order", order=Items(map(p.called, state.order)))
    if state.ended:
        yield Message("board-ended", order=Items(map(p.called, state.ended)))
    ranked = sorted(sides(state), key=lambda side: -side.score)
    scores = (numbered(p.called(actor(side)), side.score) for side in ranked)
    yield Message("board-points", scores=Items(scores))
    for each in state.players:
        yield told(p, "board-left", each)


def result(p: Position) -> Iterator[Message]:
    """Yield who has won a game that is over, everybody's rank, and what broke a tie."""
    outcome = final_outcome(p.state)
    yield Message("board-winner", winners=Items(map(p.called, outcome.winners)))
    places = (
        Message("board-place", rank=each.rank, who=p.called(each.seat), vp=points(each.total))
        for each in sorted(outcome.scores, key=lambda score: score.rank)
    )
    yield Message("board-ranking", places=Items(places))
    if outcome.tie_breaks:
        ties = Items(Message(f"category-{key}") for key in outcome.tie_breaks)
        yield Message("board-ties", ties=ties)


def research(p: Position, key: str) -> Iterator[Message]:
    """Yield everybody's level on each research track."""
    for track in TRACKS:
        levels = (level(p.called(actor(side)), side.research[track]) for side in sides(p.state))
        yield Message(key, track=Name(track), levels=Items(levels))


def tracks(p: Position) -> Iterator[Message]:
    """Yield research levels, research bonuses, CO2 spaces, and what the next order brings."""
    state = p.state
    yield from research(p, "board-track")
    for key, space in p.t.bonuses.items():
        by = optional(p.called(state.bonuses[key]) if key in state.bonuses else None)
        yield Message("board-bonus", bonus=Name(key), text=bonus(space), who=by)
    for side in sorted(sides(state), key=lambda side: -side.co2):
        yield told(p, "board-co2", side)
    place = len(state.ended)
    if not state.over and state.round < ROUNDS and place < len(state.order):
        yield Message("board-next", place=place + 1, day=yes(is_day(state.round + 1)))
