"""Forms, which Discord shows in front of everything: declared from parts, read back as values.

The id of a form is `m:name:table:decision:argument`, and the handler of `name-sent` carries it out
(`bot.process.routes`), even if the form was opened before a restart. That handler makes the parts
again and lets them read the entries: nothing in a form's own text is trusted.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord

from bot.platform import controls, limits
from bot.platform.context import Press
from bot.platform.page import unkept
from bot.shared.names import echoed
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language, clip

SEEN = 12
"""Options to choose one of that a form shows at once; where it has more it folds them to menus."""
_BEFORE = "="
T = TypeVar("T")

Options = Sequence[tuple[str, str, str]]
"""What there is to choose from: value, label and detail."""


class Given:
    """The entries in a form, as Discord sends them."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._fields: dict[str, tuple[str, Any]] = {}
        for top in data.get("components", ()):
            # Earlier versions had each text in a separate row.
            for field in [*top.get("components", ()), top.get("component")]:
                if field is not None:
                    key, _, before = str(field.get("custom_id", "")).partition(_BEFORE)
                    self._fields[key] = (before, field.get("values", field.get("value")))
        self.files: Mapping[str, Any] = (data.get("resolved") or {}).get("attachments") or {}

    def __contains__(self, key: object) -> bool:
        """Return whether the form had a part with this key."""
        return key in self._fields

    def values(self, key: str) -> list[str]:
        """Return the entries in a part as texts; none if it was left empty."""
        found = self._fields[key][1]
        entries: list[Any] = found if isinstance(found, list) else [found]
        return [str(each) for each in entries if each is not None]

    def before(self, key: str) -> str:
        """Return the value that a part showed when the form was opened."""
        return self._fields[key][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(ABC, Generic[T]):
    """One question of a form; `value` is the answer so far, kept unless it is changed."""

    key: str
    label: str
    value: T
    help: str = ""

    def read(self, given: Given) -> T:
        """Return the answer; raise `Problem` if it isn't possible (any more)."""
        return self._read(given) if self.key in given else self.value

    @abstractmethod
    def _read(self, given: Given) -> T: ...

    @abstractmethod
    def item(self, *, folded: bool) -> discord.ui.Item[Any]:
        """Return the component to show. `folded`: in little room."""

    def _impossible(self) -> Problem:
        return Problem("problem-form-choice", name=self.label)


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Part[str]):
    """A text."""

    most: int
    long: bool = False

    def _read(self, given: Given) -> str:
        text = "".join(given.values(self.key))
        if len(text) > self.most:
            raise Problem("problem-form-long", name=self.label, most=self.most)
        return text

    def item(self, *, folded: bool) -> discord.ui.Item[Any]:
        """Return a field of one line or several."""
        return discord.ui.TextInput[Any](
            style=discord.TextStyle.paragraph if self.long else discord.TextStyle.short,
            custom_id=self.key,
            default=self.value or None,
            required=False,
            max_length=self.most,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class One(Part[str]):
    """One of several options.

    The value shown at the start is in its id: an untouched answer changes nothing, even if someone
    else has changed the setting meanwhile.
    """

    options: Options

    @property
    def shown(self) -> str:
        """The answer so far, in words for a person."""
        return next((label for value, label, _ in self.options if value == self.value), self.value)

    def _read(self, given: Given) -> str:
        chosen = given.values(self.key)
        if chosen == [given.before(self.key)]:
            return self.value
        if len(chosen) != 1 or chosen[0] not in [value for value, _, _ in self.options]:
            raise self._impossible()
        return chosen[0]

    def item(self, *, folded: bool) -> discord.ui.Item[Any]:
        """Return a group of radio buttons, or a menu."""
        made = f"{self.key}{_BEFORE}{self.value}"
        fitting = 2 <= len(self.options) <= limits.BOXES
        if folded or not fitting:
            return discord.ui.Select[Any](
                custom_id=made, options=_entries(self.options, self.value)
            )
        group = discord.ui.RadioGroup[Any](custom_id=made)
        for value, label, detail in self.options:
            group.add_option(
                label=clip(label, limits.SELECT_LABEL),
                value=value,
                description=clip(detail, limits.SELECT_DESCRIPTION) or None,
                default=value == self.value,
            )
        return group


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(Part[Sequence[str]]):
    """Any of several options, as many as are allowed."""

    options: Options
    least: int = 0
    most: int = limits.SELECT_OPTIONS

    def _read(self, given: Given) -> Sequence[str]:
        chosen, known = given.values(self.key), [value for value, _, _ in self.options]
        if not set(chosen) <= set(known):
            raise self._impossible()
        if not self.least <= len(set(chosen)) <= self.most:
            raise Problem(
                "problem-form-count", name=self.label, least=self.least, most=self._most()
            )
        return [value for value in known if value in chosen]

    def _most(self) -> int:
        return min(self.most, len(self.options))

    def item(self, *, folded: bool) -> discord.ui.Item[Any]:
        """Return a group of boxes, or a menu where there are too many."""
        most = self._most()
        if len(self.options) > limits.BOXES:
            return discord.ui.Select[Any](
                custom_id=self.key,
                options=_entries(self.options, *self.value),
                min_values=self.least,
                max_values=most,
                required=self.least > 0,
            )
        group = discord.ui.CheckboxGroup[Any](
            custom_id=self.key, min_values=self.least, max_values=most, required=self.least > 0
        )
        for value, label, detail in self.options:
            group.add_option(
                label=clip(label, limits.SELECT_LABEL),
                value=value,
                description=clip(detail, limits.SELECT_DESCRIPTION) or None,
                default=value in self.value,
            )
        return group


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick(Part[bool]):
    """Yes or no."""

    def _read(self, given: Given) -> bool:
        chosen = given.values(self.key) == [str(True)]
        return self.value if str(chosen) == given.before(self.key) else chosen

    def item(self, *, folded: bool) -> discord.ui.Item[Any]:
        """Return a box."""
        made = f"{self.key}{_BEFORE}{self.value}"
        return discord.ui.Checkbox[Any](custom_id=made, default=self.value)


@dataclass(frozen=True, slots=True)
class File:
    """An uploaded file, and its place at Discord."""

    name: str
    size: int
    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Upload(Part[File | None]):
    """A file."""

    value: File | None = None

    def _read(self, given: Given) -> File | None:
        found = [given.files[each] for each in given.values(self.key) if each in given.files]
        if len(found) != 1:
            raise self._impossible()
        (file,) = found
        return File(str(file["filename"]), int(file["size"]), str(file["url"]))

    def item(self, *, folded: bool) -> discord.ui.Item[Any]:
        """Return the field for a file."""
        return discord.ui.FileUpload[Any](custom_id=self.key, max_values=1)


def _entries(options: Options, *chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=clip(label, limits.SELECT_LABEL),
            value=value,
            description=clip(detail, limits.SELECT_DESCRIPTION) or None,
            default=value in chosen,
        )
        for value, label, detail in options
    ]


def form(
    title: str,
    name: str,
    table: str,
    parts: Sequence[Part[Any]],
    decision: int = 0,
    argument: str = "",
    note: str = "",
) -> discord.ui.Modal:
    """Return a form of at most five parts, with a note; `bot.platform.replies.ask` shows it."""
    made = discord.ui.Modal(
        title=clip(title, limits.MODAL_TITLE),
        custom_id=controls.identify("m", name, table, decision, argument),
    )
    folded = sum(len(part.options) for part in parts if isinstance(part, One)) > SEEN
    for part in parts:
        made.add_item(
            discord.ui.Label(
                text=clip(part.label, limits.INPUT_LABEL),
                description=clip(part.help, limits.INPUT_HELP) or None,
                component=part.item(folded=folded),
            )
        )
    if note:
        made.add_item(discord.ui.TextDisplay(note))
    return unkept(made)


async def sent(interaction: discord.Interaction[Any]) -> None:
    """Carry out a form that was sent, if it is one of ours."""
    data: Any = interaction.data or {}
    match = controls.matched("m", str(data.get("custom_id", "")))
    if match is not None:
        await controls.execute(interaction, match, f"{match['name']}-sent", ())


def given(press: Press) -> Given:
    """Return the entries in the form that was sent."""
    data: Any = press.interaction.data or {}
    return Given(data)


async def change(
    press: Press, parts: Sequence[Part[Any]], each: Callable[[str, Any], Awaitable[object]]
) -> str:
    """Set every part that was changed; return a line for each refused one, with its text.

    A refused part doesn't keep the others from being set.
    """
    entered, left = given(press), list(parts)
    while True:
        refused: list[tuple[Part[Any], str]] = []
        for part in left:
            try:
                value = part.read(entered)
                if value != part.value:
                    await each(part.key, value)
            except Problem as problem:
                refused.append((part, refusal(part, entered, problem, press.lang)))
        if len(refused) == len(left):
            return "\n".join(line for _, line in refused)
        left = [part for part, _ in refused]  # some are possible only once others are set


def refusal(part: Part[Any], entered: Given, problem: Problem, lang: Language) -> str:
    """Return why an entry is refused; the typed text stays readable."""
    typed = echoed("".join(entered.values(part.key))) if isinstance(part, Text) else ""
    name = say(lang, "form-typed", name=part.label, text=typed) if typed else part.label
    return say(lang, "form-refused", name=name, why=problem.text(lang))
