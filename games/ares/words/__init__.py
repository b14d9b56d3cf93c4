"""What Ares says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.ares.icons import ICONS
from games.ares.state import Phase, State
from games.ares.words import actions, alt, choices, events, parts, prompts, reasons, status, topics
from games.ares.words.parts import mars
from games.ares.words.position import Position
from games.ares.words.speakers import SPEAKERS
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import View
from games.core.speech import Argument, Message
from games.core.telling import Tells, ToldWords
from games.core.unions import tag
from games.core.words import Choice, Topic


class AresWords(ToldWords):
    """What Ares says in one language, with the names of one component set."""

    speakers = SPEAKERS
    icons = ICONS
    position = Position
    tells = Tells(
        status=status.status,
        prompt=prompts.prompt,
        awaited=mars.answers,
        co_op_result=status.co_op_result,
        action=actions.label,
        forgone=actions.forgone,
        choice=choices.choice,
        alt=alt.alt,
        parts=parts.parts,
    )

    def kind(self, view: View[Any], kind: str) -> Choice:
        position = self.at(view)
        said, detail = position.speaker.say, self.command(kind).help
        if kind == "standard":
            detail = said(actions.standard_prices(position))
        return Choice(said(actions.kind_name(position, kind)), detail)

    def order_value(self, view: View[Any], key: str, value: str) -> str:
        return self.text(f"phase-{value}")

    def told(self, event: Event, names: Sequence[str]) -> Message | None:
        return events.message(event, names)

    def reason(self, reason: Reason) -> str:
        return self.speaker.say(reasons.message(reason))

    def topics(self, content: Any) -> Sequence[Topic]:
        return topics.topics(self.speaker)

    def figures(self) -> Mapping[str, Argument]:
        return topics.GIVEN

    def coach_key(self, view: View[State], seat: int, frame: str) -> str:
        """Return what a step is about: in a phase, what that is for."""
        running = view.state.stack[-1]
        if isinstance(running, Phase) and frame == tag(Phase):
            return f"phase-{running.number}"
        return frame
