"""What Ceres says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.ceres.content import BUILT_IN, components
from games.ceres.icons import ICONS
from games.ceres.orders import LEADERS
from games.ceres.words import actions, alts, choices, events, parts, prompts, reasons, topics
from games.ceres.words.parts.round import awaited
from games.ceres.words.position import Position
from games.ceres.words.speakers import SPEAKERS
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import View
from games.core.speech import Argument, Message
from games.core.telling import Tells, ToldWords
from games.core.words import Choice, Topic


class CeresWords(ToldWords):
    """What Ceres says in one language, with the names of one component set."""

    speakers = SPEAKERS
    icons = ICONS
    position = Position
    tells = Tells(
        status=prompts.status,
        prompt=prompts.prompt,
        awaited=awaited,
        payment_hint=prompts.payment_hint,
        detail=prompts.detail,
        action=actions.label,
        label_overflow=actions.label_overflow,
        choice=choices.choice,
        alt=alts.alt,
        parts=parts.parts,
    )

    def kind(self, view: View[Any], kind: str) -> Choice:
        found = super().kind(view, kind)
        return found._replace(group=self.text("group-complete")) if kind == "complete" else found

    def order_value(self, view: View[Any], key: str, value: str) -> str:
        return self.action(view, LEADERS[value])

    def told(self, event: Event, names: Sequence[str]) -> Message | None:
        return events.message(components(self.content), event, names)

    def reason(self, reason: Reason) -> str:
        return self.speaker.say(reasons.message(reason))

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help; `content` is the hash of a component set, `None` the built-in."""
        known = content or BUILT_IN
        return topics.topics(components(known), SPEAKERS(self.lang, known))

    def figures(self) -> Mapping[str, Argument]:
        return topics.figures(components(self.content), self.speaker)
