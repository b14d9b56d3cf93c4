"""The parts of the running bot for handlers of commands, buttons and menus.

Parts that belong to layers above this one are described by protocols, so that nothing here imports
them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, cast

import discord

from bot.platform.closed_channels import ClosedPlaces
from bot.platform.page import Page, Picture
from bot.platform.pictures import Pictures
from bot.service.history.reviews import Reviews
from bot.service.history.verify_file import Verifier
from bot.service.people.ratings import RatingBook
from bot.service.seats.content_packs import Packs
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.interaction_state import Arrival
from bot.shared.problems import Problem
from bot.shared.rate_limit import PersonLimits
from bot.shared.tasks import Background
from db import Database
from games.core.text import Language
from rendering.film import Film, Step
from rendering.frames import Note


class Delivery(Protocol):
    """The delivery of messages to channels and people."""

    open: bool
    """Whether delivery has started."""

    def used(self, table_id: str, user_id: int, message_id: int = 0) -> None:
        """Note that a person has used the bot at a table: their questions must exist."""
        ...

    async def ask_again(self, live: TableSession) -> bool:
        """Post deleted questions again. Return whether there were any."""
        ...

    async def retry_in(self, server_id: int, channel_ids: Collection[int] | None) -> None:
        """Try again what failed in a server, or only in some of its channels."""
        ...


class Alerts(Protocol):
    """Warnings to people who can mend a table in trouble."""

    @property
    def closed(self) -> ClosedPlaces:
        """The channels that refuse the bot."""
        ...

    async def lost(self, channel_ids: Sequence[int]) -> None:
        """Warn the players of the tables in deleted channels."""
        ...

    async def lost_threads(self, server_id: int) -> None:
        """Warn the players of a server whose threads were deleted with their channel."""
        ...

    async def pay(self, interaction: discord.Interaction[Any]) -> None:
        """Give a person a warning that could not be sent before."""
        ...

    def mended(self, live: TableSession) -> None:
        """Note that a message of a table got through."""
        ...


class PanelPictures(Protocol):
    """The pictures and hints that follow a panel."""

    async def shown(self, press: Press) -> list[Picture]:
        """Return the pictures of the private message that was pressed on."""
        ...

    def follow(
        self, press: Press, position: Any, page: Page, note: str = "", *, within: bool = False
    ) -> int:
        """Let the picture follow a page. Return the number of the page."""
        ...

    def leave(self, press: Press) -> int:
        """Note that another page is shown now. Return its number."""
        ...

    def replaced(self, press: Press) -> int:
        """Note that the panel shows another picture now, or none. Return its number."""
        ...

    def repaint(self, user_id: int) -> None:
        """Draw a person's pictures again, in other colours."""
        ...

    def stands(self, press: Press, number: int) -> bool:
        """Return whether a person still sees the page with that number."""
        ...


class NewestPanels(Protocol):
    """The newest panel of each person at each table."""

    def shown(self, press: Press) -> None:
        """Note that a press was answered with the panel."""
        ...

    def waits(self, press: Press, live: TableSession, seat: int, note: str, number: int) -> None:
        """Note that a panel says that its player waits."""
        ...


class RunningFilm(Protocol):
    """A film that is being made."""

    task: asyncio.Task[Film] | None
    step: Step


class FilmSource(Protocol):
    """The films of games that are over."""

    def kept(
        self, live: TableSession, lang: Language, size: int, note: Note | None = None
    ) -> Film | None:
        """Return the film if it was made before and still fits."""
        ...

    def making(
        self,
        tables: Tables,
        live: TableSession,
        lang: Language,
        size: int,
        note: Note | None = None,
    ) -> RunningFilm:
        """Return the job that makes the film, started now unless it runs."""
        ...


@dataclass(frozen=True, slots=True)
class Press:
    """A press on one of our controls."""

    interaction: discord.Interaction[Any]
    context: Context
    lang: Language
    table: str
    decision: int
    argument: str
    values: tuple[str, ...] = ()
    people: tuple[discord.User | discord.Member, ...] = ()

    @property
    def value(self) -> str:
        """The one value that was chosen; raises Problem if there is not exactly one."""
        if len(self.values) != 1:
            raise unknown_control()
        return self.values[0]

    def require_picture(self) -> None:
        """Count a picture that the person asks for; raise Problem if they ask too fast.

        A handler does this first: a refused press changes nothing.
        """
        self.context.rate_limits.require_picture(self.interaction.user.id)


def unknown_control() -> Problem:
    """Return the problem of a control that no handler of this version understands."""
    return Problem("problem-button-changed")


@dataclass(frozen=True, slots=True)
class Handler:
    """A function that carries out presses.

    `edits`: it changes the message pressed on, even a public one. A handler that is `long` takes
    some seconds; work that lets presses go first does not wait for it. One for `anywhere` also
    works where only the person has installed the bot: it only answers, privately.
    """

    run: Callable[[Press], Awaitable[None]]
    edits: bool = False
    long: bool = False
    anywhere: bool = False


class Elsewhere(Protocol):
    """The other processes that have tables."""

    async def is_served(self, shard: int) -> bool:
        """Return whether a living process has a shard, so that it answers soon."""
        ...

    async def hand_over(
        self, interaction_id: int, shard: int, arrival: Arrival, at: datetime
    ) -> None:
        """Leave an interaction, which came at a time, to the process that has a shard."""
        ...


@dataclass(frozen=True, slots=True)
class HostPages:
    """The addresses of the host's own pages about the bot; None if they are not set."""

    privacy: str | None = None
    terms: str | None = None


class HasContext(Protocol):
    """The client that carries the context."""

    context: Context


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of the bot, the same from its start to its end."""

    client: discord.Client
    background: Background
    database: Database
    tables: Tables
    packs: Packs
    pictures: Pictures
    announcer: Delivery
    trouble: Alerts
    previews: PanelPictures
    opened: NewestPanels
    ratings: RatingBook
    films: FilmSource
    reviews: Reviews
    verifier: Verifier
    rate_limits: PersonLimits
    handlers: Mapping[str, Handler]
    """The handler of each name that a control's id can have."""
    elsewhere: Elsewhere | None = None
    """The other processes; None if this one has all tables."""
    pages: HostPages = HostPages()


def context_of(interaction: discord.Interaction[Any]) -> Context:
    """Return the context of the client that received an interaction."""
    return cast("HasContext", interaction.client).context
