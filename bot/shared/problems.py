"""Failures that a person can meet, as data: put in the reader's language in one place.

Everything that a person can be shown is a `Problem`; any other exception is a defect, is logged
with a short id and shown as a plain apology with that id (`bot.platform.replies`).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.shared.text import say
from games.core.errors import Reason
from games.core.game import AnyGame
from games.core.text import Language
from games.core.words import Words


class HostError(Exception):
    """A fault that only the host can mend; the text is a sentence for them; the program ends."""


class Problem(Exception):
    """A request that cannot be met; nothing was changed. The key names an interface text."""

    def __init__(self, key: str, **variables: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.variables = variables

    def text(self, lang: Language) -> str:
        """Return the sentence for a reader."""
        return say(lang, self.key, **self.variables)


class StaleProblem(Problem):
    """A control of a decision that has been taken already; the caller shows the present one."""

    def __init__(self) -> None:
        super().__init__("problem-stale")


class DamagedProblem(Problem):
    """A stored table or position that this program cannot read: only the host can see why."""

    def __init__(self, table: str, key: str = "problem-damaged-position") -> None:
        super().__init__(key, table=table)
        self.table = table


class PrunedProblem(Problem):
    """A position of long ago, which is no longer kept."""

    def __init__(self, table: str) -> None:
        super().__init__("problem-pruned", table=table)


class NotDrawnProblem(Problem):
    """A picture that could not be drawn; the log has the reason under this id."""

    def __init__(self, short: str) -> None:
        super().__init__("problem-not-drawn", id=short)
        self.id = short


class NoSuchValueProblem(Problem):
    """A field of an action with a typed value that does not exist."""

    def __init__(self, game: AnyGame, kind: str, field: str, value: str) -> None:
        super().__init__("problem-no-such-value")
        self.game = game
        self.kind = kind
        self.field = field
        self.value = value

    def text(self, lang: Language) -> str:
        """Return the sentence, with the field's name in the reader's language."""
        name = self.game.words(lang).field(self.kind, self.field).name
        return say(lang, self.key, value=self.value, field=name)


class NotNowProblem(Problem):
    """An action that is not asked for here, with the present question, by language."""

    def __init__(self, told: dict[Language, str]) -> None:
        super().__init__("problem-refused")
        self.told = told

    def text(self, lang: Language) -> str:
        """Return the present question, or whom the table waits for."""
        return self.told[lang]


class RefusedProblem(Problem):
    """An action that the game refuses: why, and which actions would be possible instead."""

    def __init__(
        self,
        words: Callable[[Language], Words],
        why: Reason,
        instead: dict[Language, list[str]] | None = None,
    ) -> None:
        super().__init__("problem-refused")
        self.words = words
        self.why = why
        self.instead = instead or {}

    def text(self, lang: Language) -> str:
        """Return the game's reason and the nearest legal alternatives."""
        sentence = self.words(lang).reason(self.why)
        labels = self.instead.get(lang, [])
        if not labels:
            return sentence
        return f"{sentence}\n{say(lang, 'problem-instead', actions=' · '.join(labels))}"


class SetupProblem(Problem):
    """The game refuses the options or the number of seats of a table."""

    def __init__(self, game: AnyGame, why: Reason) -> None:
        super().__init__("problem-setup")
        self.game = game
        self.why = why

    def text(self, lang: Language) -> str:
        """Return the game's reason, with the game's name: the message is not shown at the table."""
        words = self.game.words(lang)
        name, sentence = words.game().name, words.reason(self.why)
        return sentence if name in sentence else say(lang, self.key, game=name, why=sentence)
