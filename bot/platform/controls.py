"""Buttons and menus that survive restarts: their id contains everything about them.

An id is `kind:name:table:decision:argument`; every name has one handler (`bot.process.routes`).
`decision` is the number of the seat's decision the control was made for (0 where it does not
matter), so that a press about an old decision changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Any, Self

import discord

from bot.platform import limits, permissions
from bot.platform.context import HostPages, Press, context_of, unknown_control
from bot.platform.error_replies import answer_error, refused
from bot.platform.page import unkept
from bot.platform.replies import hold, reader
from bot.service.seats import renaming
from bot.shared.names import person
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language, clip

_ID = r"(?P<name>[a-z-]+):(?P<table>[0-9A-Z]{1,8}):(?P<decision>[0-9]+):(?P<argument>.*)"


NO_TABLE = "0"
"""Stands for a table in the ids of controls where there is none; no table is called so."""

_KNOWN = re.compile(f"[bsum]:{_ID}")
_NUMBER = re.compile("[0-9]{1,19}")
_LARGEST = 2**63 - 1
"""The largest number that the database takes; Discord's ids are below it."""


def known(custom_id: str) -> bool:
    """Return whether an id is that of a button or menu of ours."""
    return _KNOWN.fullmatch(custom_id) is not None


def matched(kind: str, custom_id: str) -> re.Match[str] | None:
    """Return the parts of an id, if it is one of ours of a kind."""
    return re.fullmatch(f"{kind}:{_ID}", custom_id)


def number(text: str) -> int:
    """Return the number in a control's id or value; raise Problem if there is none."""
    if _NUMBER.fullmatch(text) is None or (found := int(text)) > _LARGEST:
        raise unknown_control()
    return found


def identify(kind: str, name: str, table: str, decision: int, argument: str) -> str:
    """Return a control's id; an id that Discord would refuse is a defect."""
    made = f"{kind}:{name}:{table}:{decision}:{argument}"
    if len(made) > limits.CUSTOM_ID:
        raise ValueError(f"not an id for a control: {made}")
    return made


async def _pressed(
    interaction: discord.Interaction[Any],
    match: re.Match[str],
    people: Sequence[discord.User | discord.Member] = (),
) -> None:
    """Carry out a press on a control."""
    data: Any = interaction.data or {}
    await execute(interaction, match, match["name"], tuple(data.get("values", ())), people)


async def execute(
    interaction: discord.Interaction[Any],
    match: re.Match[str],
    name: str,
    values: Sequence[str],
    people: Sequence[discord.User | discord.Member] = (),
) -> None:
    """Run the handler of a press; show the person an error if anything goes wrong."""
    if await refused(interaction):
        return
    context = context_of(interaction)
    handler = context.handlers.get(name)
    context.background.expect_answer()
    hold(interaction, edits=handler is not None and handler.edits)
    with nullcontext() if handler is not None and handler.long else context.background.answering():
        try:
            if handler is None:  # of another version of this program
                raise unknown_control()
            permissions.require_bot(interaction, anywhere=handler.anywhere)
            press = Press(
                interaction,
                context,
                reader(interaction),
                match["table"],
                int(match["decision"]),
                match["argument"],
                tuple(values),
                tuple(people),
            )
            await context.database.require()  # much is answered from memory
            if press.table != NO_TABLE:
                await called(interaction, press.table)
            await handler.run(press)
        except Exception as error:  # noqa: BLE001  discord.py would only log it; they must know
            await answer_error(interaction, error)
    if match["table"] != NO_TABLE and not permissions.is_guest(interaction):
        message = interaction.message
        there = 0 if message is None or message.flags.ephemeral else message.id
        context.announcer.used(match["table"], interaction.user.id, there)


async def called(interaction: discord.Interaction[Any], table: str) -> None:
    """Note at a table the person's present name."""
    user, tables = interaction.user, context_of(interaction).tables
    with suppress(Problem):  # the request itself reports what is wrong with the table
        await renaming.rename(tables, table, user.id, person(user), interaction.guild_id)


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


class PressPeople(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=f"u:{_ID}"):
    """Every menu of people of ours."""

    def __init__(
        self, item: discord.ui.UserSelect[Any], match: re.Match[str] | None = None
    ) -> None:
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
        # A person whom Discord does not describe next to the id is a text here.
        people = [each for each in self.item.values if not isinstance(each, str)]
        await _pressed(interaction, self.match, people)


ITEMS = (PressButton, PressMenu, PressPeople)


def button(
    label: str,
    name: str,
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
            custom_id=identify("b", name, table, decision, argument),
        )
    )
    if row is not None:
        made.row = row
    return made


def menu(
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    name: str,
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
            custom_id=identify("s", name, table, decision, argument),
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


def people_menu(
    placeholder: str, name: str, table: str, *, most: int, row: int | None = None
) -> PressPeople:
    """Make a menu of all people who are there."""
    made = PressPeople(
        discord.ui.UserSelect(
            placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
            custom_id=identify("u", name, table, 0, ""),
            max_values=min(most, limits.SELECT_OPTIONS),
        )
    )
    if row is not None:
        made.row = row
    return made


def host_pages(pages: HostPages, lang: Language, row: int) -> list[discord.ui.Item[Any]]:
    """Make the buttons that open the host's pages about the bot; none if they are not set."""
    found = (("privacy", pages.privacy), ("terms", pages.terms))
    return [
        discord.ui.Button[Any](label=limits.button(say(lang, f"button-{key}")), url=url, row=row)
        for key, url in found
        if url is not None
    ]


def pager(
    lang: Language,
    page: int,
    count: int,
    name: str,
    table: str,
    decision: int = 0,
    *,
    to: Callable[[int], str],
    row: int,
) -> list[discord.ui.Item[Any]]:
    """Make the buttons for the previous and the next page; `to` is a page's argument."""

    def turn(label: str, other: int) -> PressButton:
        off = not 0 <= other < count
        return button(label, name, table, decision, to(other), row=row, disabled=off)

    after = say(lang, "page-next", page=page + 1, pages=count)
    return [turn(say(lang, "page-before"), page - 1), turn(after, page + 1)]


def rows(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """Return a view of controls, for one message."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return unkept(view)
