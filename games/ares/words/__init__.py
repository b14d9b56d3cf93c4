"""What Ares says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from games.ares.state import Phase, State
from games.ares.words import actions, alt, choices, events, parts, prompts, topics
from games.ares.words.icons import ICONS
from games.ares.words.legend import LEGEND
from games.ares.words.parts import board
from games.ares.words.position import Position
from games.ares.words.speakers import SPEAKERS
from games.core.actions import tag
from games.core.hidden.declare import View
from games.core.labels import Choice
from games.core.speech import Message
from games.core.wording import Wording


def _kind(p: Position, kind: str) -> Choice:
    say = p.speaker.say
    name = say(actions.kind_name(p, kind))
    if kind == "standard":
        return Choice(name, say(actions.standard_prices(p)))
    return Choice(name, say(Message(f"command-{kind}"), "help"))


def _order_value(p: Position, key: str, value: str) -> str:
    return p.speaker.text(f"phase-{value}")


def _coach_key(seen: View[State], seat: int, frame: str) -> str:
    """Return what a step is about: in a phase, what that is for."""
    running = seen.state.stack[-1]
    if isinstance(running, Phase) and frame == tag(Phase):
        return f"phase-{running.number}"
    return frame


WORDING = Wording(
    speakers=SPEAKERS,
    icons=ICONS,
    position=Position,
    status=prompts.status,
    prompt=prompts.prompt,
    waiting_for=board.answers,
    co_op_result=prompts.co_op_result,
    kind=_kind,
    action=actions.label,
    forgone=actions.forgone,
    choice=choices.choice,
    order_value=_order_value,
    alt=alt.alt,
    parts=parts.parts,
    event=events.message,
    reason=events.reason,
    legend=LEGEND,
    pages=topics.PAGES,
    figures=lambda t, speaker: topics.GIVEN,
    coach_key=_coach_key,
)
