"""What Luna Maris says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.actions import Action, Value
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import Seen
from games.core.speech import Message
from games.core.words import Choice, Part, Topic, Words
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.state import State
from games.luna_maris.words import (
    actions,
    alts,
    choices,
    events,
    parts,
    prompts,
    topics,
)
from games.luna_maris.words.position import Position
from games.luna_maris.words.speakers import SPEAKERS


class LunaWords(Words[Seen[State]]):
    """What Luna Maris says in one language, with the names of one component set."""

    speakers = SPEAKERS

    def __init__(self, lang: str, content: str) -> None:
        super().__init__(lang, content)
        self.t = components(content)

    def _at(self, view: Seen[State], names: Sequence[str] = ()) -> Position:
        """Return a position with the names of the component set that is played there."""
        return Position(view, SPEAKERS(self.lang, view.state.content), names or self.players)

    def _maybe(self, found: Message | None) -> str:
        return "" if found is None else self.speaker.say(found)

    def status(self, view: Seen[State]) -> str:
        return self.speaker.say(prompts.status(view.state))

    def prompt(self, view: Seen[State], seat: int) -> str:
        return self.speaker.say(prompts.prompt(self._at(view), seat))

    def means(self, view: Seen[State], seat: int) -> str:
        return self._maybe(prompts.means(self._at(view), seat))

    def kind(self, view: Seen[State], kind: str) -> Choice:
        return Choice(self.text(f"kind-{kind}"), self._maybe(prompts.detail(self._at(view), kind)))

    def action(self, view: Seen[State], action: Action) -> str:
        return actions.label(self._at(view), action)

    def unsaid(self, view: Seen[State], action: Action) -> str:
        return actions.unsaid(self._at(view), action)

    def instead(self, action: Action) -> str:
        return actions.instead(self.speaker, action)

    def choice(
        self, view: Seen[State], kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        return choices.choice(self._at(view), kind, field, value, chosen)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        found = events.message(self.t, event, names)
        return None if found is None else self.speaker.say(found)

    def reason(self, reason: Reason) -> str:
        return self.speaker.say(events.reason(self.t, reason))

    def alt(
        self,
        view: Seen[State],
        picture: str,
        names: Sequence[str],
        before: Seen[State] | None = None,
    ) -> str:
        return alts.alt(self._at(view, names), picture, before and before.state)

    def parts(self, view: Seen[State], names: Sequence[str]) -> Sequence[Part]:
        return tuple(parts.parts(self._at(view, names)))

    def awaits(self, view: Seen[State], names: Sequence[str]) -> str:
        return "" if view.state.over else self.speaker.say(prompts.awaited(view.state, names))

    def verdict(self, view: Seen[State]) -> str:
        return self._maybe(prompts.verdict(view.state))

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help; `content` is the hash of a component set, `None` the built-in."""
        known = content or BUILT_IN
        return topics.topics(components(known), SPEAKERS(self.lang, known))
