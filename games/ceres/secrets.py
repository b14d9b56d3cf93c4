"""Public knowledge of a game of Ceres, as far as its fields do not declare it."""

from __future__ import annotations

from games.ceres import state as s
from games.ceres.flow import begin_turn
from games.ceres.rules.tables import tables
from games.ceres.state import State
from games.core.engine import AnyEngine
from games.core.hidden.compile import Secrets
from games.core.hidden.declare import Pool


def _facilities(state: State, _: int | None) -> list[str]:
    return list(tables(state.content, state.edition).facilities)


def _projects(state: State, _: int | None) -> list[str]:
    """Return the projects for this number of players."""
    projects, seats = tables(state.content, state.edition).projects, len(state.players)
    return [key for key, project in projects.items() if project.players <= seats]


SECRETS = Secrets(
    State,
    public={
        State: """content edition round turn offsets ships ship_workers quarters blocked slots
            favors first claims order bottom passed stack""",
        s.Player: """seat goods outstations research vp leaders headquarters asteroids""",
        s.Outstation: "worker droid",
        s.Token: "holder at",
        s.Turn: "acted activated",
        s.Visit: "locations assistant",
        s.Bureau: "options trades again chosen",
        s.Trading: "left done",
        s.Settling: "",
        s.Yard: "ways drew again",
        s.Launching: "again launched",
        s.Bonus: "",
        s.Researching: "",
        s.Favoring: "",
        s.Granting: "left taken",
        s.Reassigning: "",
        s.Manufacturing: "limit paid",
        s.Producing: "outstation",
        s.Collecting: "",
        s.Function: "outstation bottom next left used extra",
    },
    pools={"facilities": Pool(_facilities), "projects": Pool(_projects)},
)


def planning_state(game: AnyEngine, state: State, seat: int) -> State | None:
    """Change a state to one in which a seat that waits begins its turn now, and return it.

    The turn in hand ends at its current step. None if the seat has passed, if it is its turn
    anyway, or if the game is over.
    """
    if state.over or seat == state.turn or seat in state.passed:
        return None
    for frame in state.stack:
        if isinstance(frame, s.Yard | s.Function):
            state.facility_discard += frame.drawn
    state.stack.clear()
    begin_turn(state, seat)
    return state
