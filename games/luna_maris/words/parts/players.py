"""What a player owns, in words, and the AI with what it did."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING, yes
from games.luna_maris.state import AiStep, Player, Rival, Side
from games.luna_maris.words.effects import gains
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import known
from games.luna_maris.words.terms import goods, names

_PLAYER = (
    "points place oxygen stores belt waste hand rest food equipment "
    "depot levels orders built probes"
)
_RIVAL = "points place stores waste levels orders built probes hired crops card"
_OPTIONAL = ("place", "equipment", "built", "crops", "card")
"""Lines of sides by what they are about; the optional ones are told where there is something."""


def lines(p: Position, side: Side, *, brief: bool = False) -> Iterator[Message]:
    """Yield everything of a side, of the AI also what it did for each line of its card.

    `brief`: without the modules of scientists and the text of the equipment.
    """
    facts = known(p, side, brief=brief)
    mine = isinstance(side, Player)
    for key in (_PLAYER if mine else _RIVAL).split():
        if key not in _OPTIONAL or facts[key] != NOTHING:
            yield p.speaker.about(f"own-{key}" if mine else f"ai-{key}", facts)
    if isinstance(side, Rival):
        yield from (Message("ai-line", did=did(step)) for step in side.did)


def did(step: AiStep) -> Message:
    """Return what the AI did for a line of its card."""
    done: list[Argument] = []
    if step.main in ("water", "helium"):
        done.append(Message(f"ai-makes-{step.main}"))
    elif step.main and step.main != step.module:
        done.append(Name(step.main))
    for key, found in (
        ("ai-pays", goods({**step.paid, "waste": max(0, -step.waste)})),
        ("ai-gains", gains(step.gained, step.vp)),
        ("ai-bonus", names([step.bonus] if step.bonus else [])),
        ("ai-takes", goods({"waste": max(0, step.waste)})),
        ("ai-down", Items([step.steps] if step.steps > 0 else [])),
        ("ai-back", Items([-step.steps] if step.steps < 0 else [])),
        ("ai-builds", names([step.extra] if step.extra not in ("", "scrub") else [])),
    ):
        if found.items:
            done.append(Message(key, what=found))
    skipped = yes(not step.main and not step.extra)
    return Message("ai-did", module=Name(step.module), skipped=skipped, done=Items(done))
