"""Buttons and menus that survive restarts: what they mean is all in their id.

An id is `kind:deed:table:decision:argument`; a handler is registered per deed. `decision` is the
number of the seat's decision the control was made for (0 where it does not matter), so that a
press on something long decided changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeVar

import discord

from bot import limits
from bot.errors import Problem
from bot.replies import answer_error, app_of, hold, reader
from bot.texts import say
from games.core.text import Language, clip

if TYPE_CHECKING:
    from bot.app import App

_ID = r"(?P<deed>[a-z-]+):(?P<table>[0-9A-Z]{1,8}):(?P<decision>[0-9]+):(?P<argument>.*)"


_KNOWN = re.compile(f"[bs]:{_ID}")


def known(custom_id: str) -> bool:
    """Whether an id is that of a button or menu of ours."""
    return _KNOWN.fullmatch(custom_id) is not None


@dataclass(frozen=True, slots=True)
class Press:
    """A press on one of our controls."""

    interaction: discord.Interaction[Any]
    app: App
    lang: Language
    table: str
    decision: int
    argument: str
    values: tuple[str, ...] = ()


Handler = Callable[[Press], Awaitable[None]]
H = TypeVar("H", bound=Callable[..., Awaitable[None]])
HANDLERS: dict[str, Handler] = {}
EDITING: set[str] = set()
"""Deeds whose handlers change the message they were pressed on, even where all see it."""


def handles(deed: str, *, edits: bool = False) -> Callable[[H], H]:
    """Register a handler for a deed; `edits`: it changes the public message that shows it."""

    def register(handler: H) -> H:
        if deed in HANDLERS:
            raise ValueError(f"two handlers for {deed}")
        HANDLERS[deed] = handler
        if edits:
            EDITING.add(deed)
        return handler

    return register


def identify(kind: str, deed: str, table: str, decision: int, argument: str) -> str:
    """Return a control's id; one that Discord would refuse is a defect."""
    made = f"{kind}:{deed}:{table}:{decision}:{argument}"
    if len(made) > limits.CUSTOM_ID or deed not in HANDLERS:
        raise ValueError(f"not an id for a control: {made}")
    return made


async def _pressed(interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    """Carry out a press; whatever goes wrong is told to the person."""
    data: Any = interaction.data or {}
    hold(interaction, edits=match["deed"] in EDITING)
    press = Press(
        interaction,
        app_of(interaction),
        reader(interaction),
        match["table"],
        int(match["decision"]),
        match["argument"],
        tuple(data.get("values", ())),
    )
    try:
        handler = HANDLERS.get(match["deed"])
        if handler is None:  # of another version of this program
            raise Problem("problem-button-changed")
        await press.app.database.require()  # much is answered from memory
        await handler(press)
    except Exception as error:  # noqa: BLE001  discord.py would only log it; the person must know
        await answer_error(interaction, error)


class PressButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=f"b:{_ID}"):
    """Every button of ours."""

    def __init__(self, item: discord.ui.Button[Any], match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        """Make the button that was pressed."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out the press."""
        assert self.match is not None
        await _pressed(interaction, self.match)


class PressMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"s:{_ID}"):
    """Every menu of ours."""

    def __init__(self, item: discord.ui.Select[Any], match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        """Make the menu that was used."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out the choice."""
        assert self.match is not None
        await _pressed(interaction, self.match)


ITEMS = (PressButton, PressMenu)


def button(
    label: str,
    deed: str,
    table: str,
    decision: int = 0,
    argument: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
) -> PressButton:
    """Make a button."""
    made = PressButton(
        discord.ui.Button(
            label=limits.button(label),
            style=style,
            disabled=disabled,
            custom_id=identify("b", deed, table, decision, argument),
        )
    )
    if row is not None:
        made.row = row
    return made


def menu(
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    deed: str,
    table: str,
    decision: int = 0,
    argument: str = "",
    *,
    row: int | None = None,
    most: int = 1,
) -> PressMenu:
    """Make a menu of `(value, label, detail)`."""
    made = PressMenu(
        discord.ui.Select(
            placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
            custom_id=identify("s", deed, table, decision, argument),
            max_values=most,
            options=[
                discord.SelectOption(
                    label=clip(label, limits.SELECT_LABEL),
                    value=value,
                    description=clip(detail, limits.SELECT_DESCRIPTION) or None,
                )
                for value, label, detail in options
            ],
        )
    )
    if row is not None:
        made.row = row
    return made


def pager(
    lang: Language,
    page: int,
    count: int,
    deed: str,
    table: str,
    decision: int = 0,
    *,
    to: Callable[[int], str],
    row: int,
) -> list[discord.ui.Item[Any]]:
    """Make the buttons for the page before and the one after; `to` is a page's argument."""

    def turn(label: str, other: int) -> PressButton:
        off = not 0 <= other < count
        return button(label, deed, table, decision, to(other), row=row, disabled=off)

    after = say(lang, "page-next", page=page + 1, pages=count)
    return [turn(say(lang, "page-before"), page - 1), turn(after, page + 1)]


def rows(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """Return a fresh view; using one twice would unregister its controls everywhere."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
