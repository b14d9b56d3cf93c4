"""What Ceres says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.ceres.content import BUILT_IN, components
from games.ceres.state import State
from games.ceres.words import actions, alts, choices, events, parts, prompts, reasons, topics
from games.ceres.words.parts.round import awaited
from games.ceres.words.position import Position
from games.ceres.words.speakers import SPEAKERS
from games.core.actions import Action, Value
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import Seen
from games.core.words import Choice, Part, Topic, Words


class CeresWords(Words[Seen[State]]):
    """What Ceres says in one language, with the names of one component set."""

    speakers = SPEAKERS

    def _at(self, view: Seen[State]) -> Position:
        """Return a position with the names of the component set that is played there."""
        return Position(view, SPEAKERS(self.lang, view.state.content))

    def status(self, view: Seen[State]) -> str:
        return self.speaker.say(prompts.status(self._at(view)))

    def prompt(self, view: Seen[State], seat: int) -> str:
        position = self._at(view)
        return position.speaker.say(prompts.prompt(position, seat))

    def means(self, view: Seen[State], seat: int) -> str:
        found = prompts.means(self._at(view), seat)
        return "" if found is None else self.speaker.say(found)

    def kind(self, view: Seen[State], kind: str) -> Choice:
        found = prompts.detail(self._at(view), kind)
        detail = "" if found is None else self.speaker.say(found)
        group = self.text("group-complete") if kind == "complete" else ""
        return Choice(self.text(f"kind-{kind}"), detail, group)

    def action(self, view: Seen[State], action: Action) -> str:
        return actions.label(self._at(view), action)

    def instead(self, action: Action) -> str:
        return actions.instead(self.speaker, action)

    def unsaid(self, view: Seen[State], action: Action) -> str:
        return actions.unsaid(self._at(view), action)

    def choice(
        self, view: Seen[State], kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        return choices.choice(self._at(view), kind, field, value, chosen)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        found = events.message(event, names)
        return None if found is None else self.speaker.say(found)

    def reason(self, reason: Reason) -> str:
        return self.speaker.say(reasons.message(reason))

    def alt(
        self,
        view: Seen[State],
        picture: str,
        names: Sequence[str],
        before: Seen[State] | None = None,
    ) -> str:
        older = None if before is None else before.state
        return alts.alt(self._at(view), picture, names, older)

    def parts(self, view: Seen[State], names: Sequence[str]) -> Sequence[Part]:
        return tuple(parts.parts(self._at(view), names))

    def awaits(self, view: Seen[State], names: Sequence[str]) -> str:
        return "" if view.state.over else self.speaker.say(awaited(view.state, names))

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help; `content` is the hash of a component set, `None` the built-in."""
        known = content or BUILT_IN
        return topics.topics(components(known), SPEAKERS(self.lang, known))
