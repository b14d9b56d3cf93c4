"""The cells to choose among: lists and the picture of a turn number them alike."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.actions import Action
from games.core.speech import Argument, Message
from games.projet_ceres import actions as act
from games.projet_ceres.steps import STEPS
from games.projet_ceres.words.position import Position

FIELDS: Mapping[type[Action], str] = {
    act.Sail: "target",
    **dict.fromkeys(
        (
            *(act.Explore, act.Survey, act.PlaceAsteroid, act.Destroy),
            *(act.RecallShip, act.ProduceAt, act.FightFirst),
        ),
        "cell",
    ),
}
"""The field that holds the cell, of each kind of action that chooses one on the map."""
RINGED = (1, 20, 0x2460), (21, 35, 0x3251), (36, 50, 0x32B1)
"""The first and the last of some numbers, and the character of the first in a ring."""


def targets(p: Position, kind: type[Action]) -> dict[str, int]:
    """Return the cells that the viewer can choose with a kind of action, each with its number.

    Numbers begin at 1 and follow the order in which the actions are listed.
    """
    frame = p.asks(kind) if kind in FIELDS else None
    if frame is None:
        return {}
    step, at = STEPS[type(frame)].by_action[kind], p.at(frame)
    legal = (each for each in step.candidates(at) if step.refusal(at, each) is None)
    cells = dict.fromkeys(getattr(each, FIELDS[kind]) for each in legal)
    return {cell: number for number, cell in enumerate(cells, 1)}


def asked(p: Position) -> dict[str, int]:
    """Return the cells that the viewer can choose now, for any kind of action."""
    for kind in FIELDS:
        if found := targets(p, kind):
            return found
    return {}


def counted(p: Position, kind: type[Action], cell: object, said: Argument) -> Argument:
    """Return what a choice is called, behind the number of its cell where it has one.

    Lists number their lines: so that nobody takes one number for the other, this one is ringed, as
    it is in the picture.
    """
    found = targets(p, kind).get(str(cell))
    return said if found is None else Message("target", n=ringed(found), what=said)


def ringed(number: int) -> str:
    """Return a number in a ring, one that there is no character for in brackets."""
    for first, last, code in RINGED:
        if first <= number <= last:
            return chr(code + number - first)
    return f"({number})"
