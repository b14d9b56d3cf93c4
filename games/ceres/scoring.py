"""Points: by source during the game, the final scoring, ranks and tie-breaks."""

from __future__ import annotations

from games.ceres.content.types import RESOURCES
from games.ceres.events import FinalScored, GameEnded
from games.ceres.rules.tables import Tables
from games.ceres.state import Player, State
from games.core.events import Applied
from games.core.outcome import Outcome, ranked, score_table

SOURCES: tuple[str, ...] = (
    "facilities",
    "asteroids",
    "projects",
    "trade",
    "research",
    "tokens",
    "influence",
    "credits",
    "unfinished",
)
"""Score categories in the order of the score sheet; "tokens" are the 3 VP tokens of research."""
TIE_BREAKS = ("resources", "passed_first")


def no_points(final: bool) -> dict[str, int]:
    """Return an empty score sheet; the draft has no tokens and no penalty (E15, E27)."""
    return {key: 0 for key in SOURCES if final or key not in ("tokens", "unfinished")}


def final_points(t: Tables, p: Player) -> tuple[int, int, int]:
    """Return the points for Influence and Credits and for unfinished projects (13.1)."""
    lost = sum(t.projects[project].vp // 2 for project in p.committed) if t.final else 0
    return p.goods["influence"] // 2, p.goods["credit"] // t.credits_per_vp, -lost


def score_finally(t: Tables, state: State, log: Applied) -> None:
    """Do the final scoring and name the winner."""
    for p in state.players:
        influence, credits_, unfinished = final_points(t, p)
        p.vp["influence"] = influence
        p.vp["credits"] = credits_
        if t.final:
            p.vp["unfinished"] = unfinished
        log.events.append(
            FinalScored(
                seat=p.seat,
                influence=influence,
                credits=credits_,
                unfinished=unfinished,
                projects=tuple(p.committed) if t.final else (),
                total=p.score,
            )
        )
    outcome = final_outcome(state)
    log.events.append(GameEnded(winners=outcome.winning_seats, tie_breaks=outcome.tie_breaks))


def final_outcome(state: State) -> Outcome:
    """Return ranks by points, then Resources, then who passed first in round 3 (13.2, R31)."""
    return _outcome(state, final=True)


def standing(state: State) -> Outcome:
    """Return the final scores, or those so far: equal ones share a rank then."""
    return _outcome(state, final=state.over)


def _outcome(state: State, *, final: bool) -> Outcome:
    def key(p: Player) -> tuple[int, ...]:
        resources = sum(p.goods[good] for good in RESOURCES)
        return (p.score, resources, -state.passed.index(p.seat)) if final else (p.score,)

    sides = [(p.seat, key(p), score_table(p.vp, SOURCES)) for p in state.players]
    return ranked(sides, TIE_BREAKS, final=final)
