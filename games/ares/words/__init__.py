"""What Ares says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from games.ares.state import State
from games.ares.words import (
    actions,
    alt,
    board,
    choices,
    events,
    progress,
    prompts,
    reasons,
    topics,
)
from games.ares.words.position import Position
from games.ares.words.speaker import speaker
from games.core.actions import Action, Value
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import Seen
from games.core.text import Language
from games.core.words import Choice, Topic, Words


class AresWords(Words[Seen[State]]):
    """What Ares says in one language, with the names of one component set."""

    def __init__(self, lang: Language, content: str) -> None:
        super().__init__(speaker(lang, content))

    def _at(self, view: Seen[State], seat: int | None = None) -> Position:
        """Return a position with the names of the component set that is played there."""
        return Position(view, speaker(self.lang, view.state.content), seat)

    def status(self, view: Seen[State]) -> str:
        """Return where the game stands in a few words."""
        return self.speaker.say(progress.status(view.state))

    def prompt(self, view: Seen[State], seat: int) -> str:
        """Return what a seat has to decide now, as one imperative sentence."""
        position = self._at(view, seat)
        return position.voice.say(prompts.prompt(position))

    def kind(self, view: Seen[State], kind: str) -> Choice:
        """Return the label of an action kind as offered now, with what it is about."""
        position = self._at(view)
        said, detail = position.voice.say, self.command(kind).help
        if kind == "standard":
            detail = said(actions.standard_prices(position))
        return Choice(said(actions.kind_name(position, kind)), detail)

    def action(self, view: Seen[State], action: Action) -> str:
        """Return the label of one action with its price and effect, at most 80 characters."""
        return actions.label(self._at(view), action)

    def forfeits(self, view: Seen[State], action: Action) -> str:
        """Return which cards are sold to play a card, where its label only tells their number."""
        return actions.forfeits(self._at(view), action)

    def instead(self, action: Action) -> str:
        """Return what was done by an action that was taken for somebody who did not answer."""
        return actions.instead(self.speaker, action)

    def choice(
        self, view: Seen[State], kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        """Return the label of one value for a field, the fields before it being `chosen`."""
        return choices.choice(self._at(view), kind, field, value, chosen)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the log line of an event, or `None` where it needs no words."""
        found = events.message(event, names)
        return None if found is None else self.speaker.say(found)

    def reason(self, reason: Reason) -> str:
        """Return why something is refused, as one sentence that says what is missing."""
        return self.speaker.say(reasons.message(reason))

    def alt(self, view: Seen[State], picture: str, names: Sequence[str]) -> str:
        """Return the alternative text of a picture, at most 1,024 characters."""
        return alt.alt(self._at(view), picture, names)

    def board(self, view: Seen[State], names: Sequence[str]) -> str:
        """Return the whole board as text in a stable order, for screen readers."""
        return board.board(self._at(view), names)

    def verdict(self, view: Seen[State]) -> str:
        """Return whether a solo or co-operative game is won or lost, and by what."""
        found = progress.verdict(view.state)
        return "" if found is None else self.speaker.say(found)

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help."""
        return topics.topics(self.speaker)


@cache
def words(lang: Language, content: str) -> AresWords:
    """Return what Ares says in a language, with the names of a component set."""
    return AresWords(lang, content)
