"""The decisions of Ceres; ids name things, numbers count or point into a printed list."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.actions import Action, EndTurn, declared

NEW = "new"
"""As `Build.onto`: a new Single Outstation."""
ALL = "all"
"""As `Grant.good`: the whole production, draft edition only (E34)."""


class Leader(Action, frozen=True, tag="leader"):
    """Option A: put a Leader on a board Location and perform one of its options."""

    location: str
    option: str


class Headquarters(Action, frozen=True, tag="headquarters"):
    """Option A: use the own Headquarters; `source` is an own Outstation, draft: a good."""

    source: str


class Assistant(Action, frozen=True, tag="assistant"):
    """Option A by the Leader Assistant; `source` as for the Headquarters."""

    source: str


class Worker(Action, frozen=True, tag="worker"):
    """Option B: put a Worker on an own Outstation and activate it."""

    outstation: str


class Droid(Action, frozen=True, tag="droid"):
    """Option B by the Mars Droid."""

    outstation: str


class Choose(Action, frozen=True, tag="choose"):
    """Choose the option of a Location that is activated without a Leader, or repeated."""

    location: str
    option: str


class Trade(Action, frozen=True, tag="trade"):
    """Perform a trade line of the docked ship; `times` above 1 only in the draft (E11)."""

    line: int
    times: int


class Settle(Action, frozen=True, tag="settle"):
    """Take a project of the row; `how`: "complete" or "commit"."""

    project: str
    how: str


class Draw(Action, frozen=True, tag="draw"):
    """Pay 1 or 2 Influence to draw 3 or 5 Facility cards (6.6)."""

    influence: int


class Build(Action, frozen=True, tag="build"):
    """Build a face-up or drawn Facility as a new Outstation or below an own Single one."""

    card: str
    onto: str


class Launch(Action, frozen=True, tag="launch"):
    """Claim an asteroid."""

    asteroid: str


class Bonus(Action, frozen=True, tag="bonus"):
    """Choose the gain of Aerospace L1."""

    good: str


class Research(Action, frozen=True, tag="research"):
    """Advance in a field."""

    field: str


class Favor(Action, frozen=True, tag="favor"):
    """Take a Favor."""

    favor: str


class Grant(Action, frozen=True, tag="grant"):
    """One selection of Special Grant: a good printed on an own Outstation."""

    together: ClassVar[bool] = True
    outstation: str
    good: str


class Reassign(Action, frozen=True, tag="reassign"):
    """Move an own Worker to another own Outstation of the same Type and activate that."""

    origin: str
    destination: str


class Manufacture(Action, frozen=True, tag="manufacture"):
    """Make a number of Alloys and Probes."""

    alloys: int
    probes: int


class Use(Action, frozen=True, tag="use"):
    """Use a part of the Function in progress, skipping those before it."""

    part: int


class Produce(Action, frozen=True, tag="produce"):
    """Choose what a Function's Headquarters part gains; `source` as for the Headquarters."""

    source: str


class Collect(Action, frozen=True, tag="collect"):
    """Choose the claimed asteroid whose production is gained."""

    asteroid: str


class Complete(Action, frozen=True, tag="complete"):
    """Free action: complete an own committed project."""

    project: str


class Done(Action, frozen=True, tag="done"):
    """Leave the rest of the step in progress undone."""


class Pass(Action, frozen=True, tag="pass"):
    """Option C: be out for the rest of the round."""


if TYPE_CHECKING:
    AnyAction = Action | EndTurn
else:
    AnyAction = declared(Action, __name__) | EndTurn
