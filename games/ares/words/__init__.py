"""What Ares says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.ares.state import State
from games.ares.words import actions, alt, choices, events, parts, prompts, reasons, status, topics
from games.ares.words.parts import mars
from games.ares.words.position import Position
from games.ares.words.speakers import SPEAKERS
from games.core.actions import Action, Value
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import Seen
from games.core.words import Choice, Part, Topic, Words


class AresWords(Words[Seen[State]]):
    """What Ares says in one language, with the names of one component set."""

    speakers = SPEAKERS

    def _at(self, view: Seen[State], seat: int | None = None) -> Position:
        """Return a position with the names of the component set that is played there."""
        return Position(view, SPEAKERS(self.lang, view.state.content), seat)

    def status(self, view: Seen[State]) -> str:
        return self.speaker.say(status.status(view.state))

    def prompt(self, view: Seen[State], seat: int) -> str:
        position = self._at(view, seat)
        return position.speaker.say(prompts.prompt(position))

    def kind(self, view: Seen[State], kind: str) -> Choice:
        position = self._at(view)
        said, detail = position.speaker.say, self.command(kind).help
        if kind == "standard":
            detail = said(actions.standard_prices(position))
        return Choice(said(actions.kind_name(position, kind)), detail)

    def action(self, view: Seen[State], action: Action) -> str:
        return actions.label(self._at(view), action)

    def forfeits(self, view: Seen[State], action: Action) -> str:
        """Return which cards are sold to play a card, where its label only tells their number."""
        return actions.forfeits(self._at(view), action)

    def instead(self, action: Action) -> str:
        return actions.instead(self.speaker, action)

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
        return alt.alt(self._at(view), picture, names, before)

    def parts(self, view: Seen[State], names: Sequence[str]) -> Sequence[Part]:
        return [*parts.parts(self._at(view), names)]

    def awaits(self, view: Seen[State], names: Sequence[str]) -> str:
        over = view.state.over
        return "" if over else self.speaker.say(mars.answers(self._at(view), names))

    def verdict(self, view: Seen[State]) -> str:
        found = status.verdict(view.state)
        return "" if found is None else self.speaker.say(found)

    def topics(self, content: Any) -> Sequence[Topic]:
        return topics.topics(self.speaker)
