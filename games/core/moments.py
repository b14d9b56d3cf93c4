"""Moments of a finished game: turns for which a planner finds clearly better ones.

There are some only where the strong level of a game plans its rounds, and only turns that revealed
nothing: nobody can be blamed for a draw. The rest of the round counts too, and nothing may be
revealed there either: where games were played on after both turns, a turn whose worth depended on
that was often no better.

    turns = seat_turns(game, decisions, seat)
    found = [moment for moment in judged(game, turns, seat) if moment]  # this takes seconds
    shown = best(found)

A turn is judged by what its seat knew then, with the hidden values dealt again in several ways. The
planners count the positions that they look at and never the time, so the same moments are found
again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from games.core.actions import Action, EndTurn
from games.core.gains import Gain, beyond, largest
from games.core.game import AnyGame
from games.core.hints import Foresight
from games.core.ladder import offered
from games.core.planning import EXPANSIONS, After, End, Planner, RoundSearch, SurePlanner
from games.core.rng import Rng
from games.core.rules import GameState

MOST = 3
"""The most moments that are shown of a game."""
LEAST = 5.0
"""The fewest points that the better turn brings, in every deal.

Smaller differences often came to nothing where the game was played on after both turns.
"""
APART = 1 / 3
"""The share of its points by which two deals can differ."""
DEALS = (1, 2, 3)
"""The seeds with which the hidden values are dealt."""


class Decision(NamedTuple):
    """A decision of a finished game: the state before it, its seat and action.

    `closed`: it ended a turn or a phase. The caller can change the state for the next decision.
    """

    state: Any
    seat: int
    action: Action
    closed: bool


class SeatTurn(NamedTuple):
    """A turn of a seat: the index of its first decision, the state before it, its actions."""

    at: int
    state: Any
    actions: tuple[Action, ...]


class Moment(NamedTuple):
    """A turn and a better one, with the points that this is worth by the end of the round.

    `at` is the index of the first decision. Both turns are whole, with the `EndTurn` that ends
    them. `reason`: the two main things that the better turn brings in addition to the one that was
    played; empty where it pays only later.
    """

    at: int
    seat: int
    round: int
    played: tuple[Action, ...]
    better: tuple[Action, ...]
    points: float
    reason: tuple[Gain, ...] = ()


def can_judge(game: AnyGame) -> bool:
    """Return whether there can be moments: the strong level plans rounds, and is shown to win."""
    strong = game.computer.strong
    plans = isinstance(strong, type) and issubclass(strong, RoundSearch)
    return plans and "strong" in offered(game)


def seat_turns(game: AnyGame, decisions: Iterable[Decision], seat: int) -> Iterator[SeatTurn]:
    """Yield the turns of a seat that can be planned, from all decisions of a game in order."""
    turn: SeatTurn | None = None
    for at, (state, decider, action, closed) in enumerate(decisions):
        if turn is None and decider == seat and _search(game, state, seat) is not None:
            turn = SeatTurn(at, game.copy(state), ())
        if turn is None:
            continue
        if decider == seat:
            turn = turn._replace(actions=(*turn.actions, action))
        if closed or decider != seat:
            yield turn
            turn = None
    if turn is not None:
        yield turn


def judged(
    game: AnyGame, turns: Iterable[SeatTurn], seat: int, expansions: int = EXPANSIONS
) -> Iterator[Moment | None]:
    """Yield the moment of each turn of a seat, or None where no turn was clearly better.

    Each takes up to a second or two, so that the caller can show progress or stop. `expansions` is
    the number of actions that are tried to find a turn, and to find what each is worth in a deal.
    """
    for turn in turns:
        yield _Judge(game, turn, seat, expansions).moment()


def best(found: Iterable[Moment]) -> list[Moment]:
    """Return the moments to show: those of most points, one of a round, in the order of play."""
    rounds: dict[int, Moment] = {}
    for moment in sorted(found, key=lambda each: -each.points):
        rounds.setdefault(moment.round, moment)
    return sorted([*rounds.values()][:MOST], key=lambda each: each.at)


def _search(game: AnyGame, state: GameState, seat: int) -> RoundSearch[Any, Any] | None:
    """Return the search with which a seat plans its turn from a position, or None."""
    search = game.search(state, seat, strong=True)
    return search if isinstance(search, RoundSearch) and search.plans(state) else None


class _Judge:
    """The judge of one turn, who knows only what the seat could see at its beginning."""

    def __init__(self, game: AnyGame, turn: SeatTurn, seat: int, expansions: int) -> None:
        self.game, self.seat, self.expansions = game, seat, expansions
        self.at, self.played = turn.at, turn.actions
        self.seen = game.mask(turn.state, seat)

    def moment(self) -> Moment | None:
        """Return the moment of the turn, or None if no turn is clearly better."""
        start, search = self._deal(DEALS[0])
        if self._after(Planner(search), start, self.played) is None:
            return None
        better = SurePlanner(search, self.expansions).first(start)
        if not better or better == self.played:
            return None
        lost = list(self._lost(better))
        if len(lost) < len(DEALS) or max(lost) - min(lost) > APART * max(lost):
            return None
        number, reason = search.round(start), tuple(self._reason(better))
        return Moment(self.at, self.seat, number, self.played, better, fmean(lost), reason)

    def _deal(self, seed: int) -> tuple[GameState, RoundSearch[Any, Any]]:
        """Return a position that looks the same to the seat, and the search there."""
        start = self.game.determinize(self.seen, Rng(seed))
        search = _search(self.game, start, self.seat)
        assert search is not None, "whether a seat can plan is no secret"
        return start, search

    def _lost(self, better: Sequence[Action]) -> Iterator[float]:
        """Yield the points lost in each deal, up to the first in which they are too few.

        Both turns are carried out, and the rest of the round is planned after each with as many
        actions. Where the best plan after the turn that was played reveals something, that can be
        what it was for, so nothing is said of it.
        """
        for seed in DEALS:
            start, search = self._deal(seed)
            sides = ((SurePlanner, better), (Planner, self.played))
            ends: list[End] = []
            for kind, actions in sides:
                planner = kind(search, self.expansions)
                after = self._after(planner, start, actions)
                if after is None:
                    return
                ends.append(planner.best(after))
            lost = ends[0].worth - ends[1].worth
            if lost < LEAST or ends[1].lucky:
                return
            yield lost

    def _after(self, planner: Planner, start: GameState, actions: Sequence[Action]) -> After | None:
        """Return what follows a turn, or None if it reveals something or isn't possible.

        What the end of the turn reveals matters only if the round is planned on from there.
        """
        state = self.game.copy(start)
        for action in actions:
            if self.game.refusal(state, self.seat, action) is not None:
                return None
            ends = isinstance(action, EndTurn)
            if not ends and self.game.apply_unchecked(state, self.seat, action).revealed:
                return None
        after = planner.after(start, actions)
        return None if after.revealed and after.onward is not None else after

    def _reason(self, better: Sequence[Action]) -> Sequence[Gain]:
        """Return the main things that a better turn brings in addition to the one played."""
        foresight = Foresight(self.game, self.seen, self.seat, Rng(DEALS[0]))
        found: list[list[Gain]] = []
        for actions in (better, self.played):
            done = [each for each in actions if not isinstance(each, EndTurn)]
            found.append(foresight.gains(done) if done else [])
        return largest(beyond(*found))
