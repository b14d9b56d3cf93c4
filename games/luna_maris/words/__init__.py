"""What Luna Maris says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from games.core.hidden.declare import View
from games.core.wording import Wording
from games.luna_maris.state import Activation, State
from games.luna_maris.words import actions, alts, choices, events, parts, prompts, topics
from games.luna_maris.words.icons import ICONS
from games.luna_maris.words.legend import LEGEND
from games.luna_maris.words.position import Position
from games.luna_maris.words.speakers import SPEAKERS


def _coach_key(seen: View[State], seat: int, frame: str) -> str:
    """Return what a step is about: in a module, what that is good for."""
    match seen.state.stack[-1:]:
        case [Activation(steps=[*_, module])]:
            return f"at-{module}"
        case _:
            return frame


WORDING = Wording(
    speakers=SPEAKERS,
    icons=ICONS,
    position=Position,
    status=prompts.status,
    prompt=prompts.prompt,
    waiting_for=prompts.awaited,
    payment_hint=prompts.payment_hint,
    detail=prompts.detail,
    co_op_result=prompts.co_op_result,
    action=actions.label,
    label_overflow=actions.label_overflow,
    says_what_is_left=lambda p: actions.undone(p) not in ("done", "choice"),
    choice=choices.choice,
    alt=alts.alt,
    parts=parts.parts,
    event=events.message,
    reason=events.reason,
    legend=LEGEND,
    pages=topics.PAGES,
    figures=topics.figures,
    coach_key=_coach_key,
)
