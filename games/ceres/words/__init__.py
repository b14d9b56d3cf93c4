"""All words of Ceres in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from games.ceres import (
    words_actions,
    words_alt,
    words_board,
    words_choices,
    words_prompts,
)
from games.ceres.content import BUILT_IN, components
from games.ceres.state import State
from games.ceres.terms import name
from games.ceres.words import events, reasons, topics
from games.ceres.words.speaker import speaker
from games.ceres.words_desk import Desk
from games.ceres.words_labels import (
    CATEGORY,
    COMMAND,
    FIELD_LABEL,
    PICTURE,
    TABLE_OPTION,
    TABLE_VALUE,
)
from games.core.actions import Action, Value
from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import Seen
from games.core.text import LANGUAGES, Language
from games.core.words import Choice, Label, Topic, Words


class CeresWords(Words[Seen[State]]):
    """What Ceres says in one language, with the names of one component set."""

    def __init__(self, lang: Language, content: str) -> None:
        super().__init__(speaker(lang, content))
        self._french = lang == "fr"
        self._which = LANGUAGES.index(lang)

    def _desk(self, view: Seen[State]) -> Desk:
        return Desk(view, self.lang)

    def game(self) -> Label:
        """Return the game's name and one line about it."""
        if self._french:
            return Label("Ceres", "Bâtir une corporation minière dans la ceinture d’astéroïdes")
        return Label("Ceres", "Build a mining corporation in the asteroid belt")

    def option(self, key: str) -> Label:
        """Return the name and help of a table option."""
        return TABLE_OPTION[key][self._which]

    def option_value(self, key: str, value: str) -> Label:
        """Return the name and help of one value of a table option."""
        return TABLE_VALUE[key, value][self._which]

    def command(self, kind: str) -> Label:
        """Return the command name and description of an action kind."""
        return COMMAND[kind][self._which]

    def field(self, kind: str, field: str) -> Label:
        """Return the command option name and description of a field of an action kind."""
        return FIELD_LABEL[kind, field][self._which]

    def picture(self, key: str) -> Label:
        """Return the name and help of a picture."""
        return PICTURE[key][self._which]

    def status(self, view: Seen[State]) -> str:
        """Return the round and how many have passed."""
        return words_prompts.status(self._desk(view))

    def prompt(self, view: Seen[State], seat: int) -> str:
        """Return what a seat has to decide now."""
        return words_prompts.prompt(self._desk(view), seat)

    def means(self, view: Seen[State], seat: int) -> str:
        """Return what a seat has to pay with at this step."""
        return words_prompts.means(self._desk(view), seat)

    def kind(self, view: Seen[State], kind: str) -> Choice:
        """Return the label of an action kind with what stands behind it now."""
        return words_prompts.kind(self._desk(view), kind)

    def action(self, view: Seen[State], action: Action) -> str:
        """Return the label of one action with its price and effect."""
        return words_actions.label(self._desk(view), action)

    def instead(self, action: Action) -> str:
        """Return what was done by an action that was taken for somebody who did not answer."""
        return words_actions.instead(action, self.lang)

    def unsaid(self, view: Seen[State], action: Action) -> str:
        """Return what the label of an action has no room for."""
        return words_actions.unsaid(self._desk(view), action)

    def choice(
        self, view: Seen[State], kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        """Return the label of one value for a field."""
        return words_choices.choice(self._desk(view), kind, field, value, chosen)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the log line of an event."""
        found = events.message(event, names)
        return None if found is None else self.speaker.say(found)

    def reason(self, reason: Reason) -> str:
        """Return why something is refused."""
        return self.speaker.say(reasons.message(reason))

    def alt(self, view: Seen[State], picture: str, names: Sequence[str]) -> str:
        """Return the alternative text of a picture."""
        return words_alt.alt(self._desk(view), picture, names)

    def board(self, view: Seen[State], names: Sequence[str]) -> str:
        """Return the whole board as text."""
        return words_board.board(self._desk(view), names)

    def category(self, key: str) -> str:
        """Return the name of a score category or tie-break."""
        return name(CATEGORY[key], self.lang)

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help; `content` is the hash of a component set, `None` the built-in."""
        index = components(content or BUILT_IN)
        return topics.topics(index, self.speaker)


@cache
def words(lang: Language, content: str) -> CeresWords:
    """Return what Ceres says in a language, with the names of a component set."""
    return CeresWords(lang, content)
