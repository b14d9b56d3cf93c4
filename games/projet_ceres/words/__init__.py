"""What Projet Cérès says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from games.core.actions import EndTurn, tag
from games.core.hidden.declare import View
from games.core.wording import Wording
from games.projet_ceres.state import Colonies, Gaining, State
from games.projet_ceres.words import actions, alts, choices, events, parts, prompts, topics
from games.projet_ceres.words.icons import ICONS
from games.projet_ceres.words.legend import LEGEND
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.speakers import SPEAKERS


def _coach_key(seen: View[State], seat: int, frame: str) -> str:
    """Return what a step is about: which resources one gains, or where they go."""
    match seen.state.players[seat].lane[-1:]:
        case [Gaining(any=free)] if free and frame == tag(Gaining):
            return "choosing"
        case _:
            return frame


WORDING = Wording(
    speakers=SPEAKERS,
    icons=ICONS,
    position=Position,
    status=prompts.status,
    prompt=prompts.prompt,
    window=prompts.window,
    waiting_for=prompts.awaited,
    payment_hint=prompts.payment_hint,
    detail=prompts.detail,
    order_value=prompts.order_value,
    action=actions.label,
    label_overflow=actions.label_overflow,
    forgone=actions.forgone,
    says_what_is_left=lambda p: not isinstance(p.asks(EndTurn), Colonies),
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
