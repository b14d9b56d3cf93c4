"""What Ceres says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from games.ceres.orders import LEADERS
from games.ceres.words import actions, alts, choices, events, parts, prompts, topics
from games.ceres.words.icons import ICONS
from games.ceres.words.legend import LEGEND
from games.ceres.words.parts.board import awaited
from games.ceres.words.position import Position
from games.ceres.words.speakers import SPEAKERS
from games.core.labels import Choice
from games.core.wording import Wording


def _order_value(p: Position, key: str, value: str) -> str:
    return actions.label(p, LEADERS[value])


def _kind(p: Position, kind: str) -> Choice:
    detail = prompts.detail(p, kind)
    group = p.speaker.text("group-complete") if kind == "complete" else ""
    said = "" if detail is None else p.speaker.say(detail)
    return Choice(p.speaker.text(f"kind-{kind}"), said, group)


WORDING = Wording(
    speakers=SPEAKERS,
    icons=ICONS,
    position=Position,
    status=prompts.status,
    prompt=prompts.prompt,
    waiting_for=awaited,
    payment_hint=prompts.payment_hint,
    kind=_kind,
    action=actions.label,
    label_overflow=actions.label_overflow,
    choice=choices.choice,
    order_value=_order_value,
    alt=alts.alt,
    parts=parts.parts,
    event=events.message,
    reason=events.reason,
    legend=LEGEND,
    pages=topics.PAGES,
    figures=topics.figures,
)
