"""The settings of a table that its creator can change while it runs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated

import msgspec

from bot.service.clocks.clocks import TIME_CONTROLS, TimeControl
from bot.service.tables.session import TableSession


class Held(msgspec.Struct, frozen=True):
    """Somebody for whom a seat is held until a time; JSON has no numbers as long as their id."""

    user_id: Annotated[str, msgspec.Meta(pattern="^[0-9]{1,20}$")]
    name: str
    until: datetime


class Origin(msgspec.Struct, frozen=True):
    """The game that is over from which a table plays on: its turn, the seat, and its points."""

    table: str
    turn: int
    seat: int
    points: int


class SeasonTable(msgspec.Struct, frozen=True):
    """The place of a table in a season, and how many people were drawn for it."""

    id: int
    round: int
    division: int
    number: int
    size: int


Hours = Annotated[int, msgspec.Meta(ge=0, le=8784)]
"""Up to a year."""


class TableSettings(msgspec.Struct, frozen=True):
    """Hours between reminders (0: none), moves for absent players, and the like.

    `absent`: hours after which the default is played, if it costs nothing, for a player who does
    not answer (0: never). `forced`: if public facts leave a person one answer it is given for them.
    `practice` gives hints. `theme` is that of the pictures in its channel. `pack` is the name of
    the content pack that the table uses, `thread` says whether it is in a thread, `invited` is the
    mention of the person its creator invited, `held` are the people for whom seats are held; where
    it is `closed`, nobody else can sit down. A lobby that is `listed` is among the open tables of
    its server. `pace` is that of its clocks (`TIME_CONTROLS`);
    `expiry` says what happens when a player's bank is empty: the table is asked (`ask`), or the
    game's default is taken. `posts` is how much of the channel turns take up: new tables set it,
    older ones stay as they were. With `icons` they show amounts as emoji.
    `forum` is the id of the forum in which the bot opened a post for the table; while the first
    message of that post does not show the lobby yet, it is a `starter`.
    `season` is the season that a table belongs to. `origin` is where a table began that plays on
    from another one. A lobby that was opened for people who look for players is `found`, for one
    of the `sizes` that all of them want. `passed` are the people who left a lobby, declined or did
    not come: they are not brought there again.
    """

    remind: Hours = 24
    absent: Hours = 0
    forced: bool = True
    practice: bool = False
    theme: str | None = None
    lobby_message: str | None = None
    pack: str | None = None
    thread: bool = False
    forum: Annotated[str, msgspec.Meta(pattern="^[0-9]{1,20}$")] | None = None
    starter: bool = False
    invited: str | None = None
    held: tuple[Held, ...] = ()
    closed: bool = False
    listed: bool = False
    pace: str = "none"
    expiry: str = "ask"
    posts: str = "full"
    icons: bool = True
    origin: Origin | None = None
    found: bool = False
    sizes: tuple[int, ...] = ()
    passed: tuple[str, ...] = ()
    season: SeasonTable | None = None


IN_THREAD: Mapping[str, object] = {"thread": True}
"""The settings of a table in an ordinary thread."""
LOBBY_ONLY = ("held", "closed", "listed", "found", "sizes", "passed")
"""Settings that end when the game starts."""
REMIND = (0, 6, 12, 24, 48, 72)
ABSENT = (0, 24, 48, 72, 168)
EXPIRY = ("ask", "default")
POSTS = ("compact", "full", "board")
"""The ways turns can look in the channel; the first is that of a new table."""


def settings_of(live: TableSession) -> TableSettings:
    """Return a table's settings, with defaults for any that were never set."""
    return msgspec.convert(live.row.settings, TableSettings)


def coached(live: TableSession) -> bool:
    """Return whether a table explains its game: a practice that began at the beginning."""
    settings = settings_of(live)
    return settings.practice and settings.origin is None


def pace_of(live: TableSession) -> TimeControl:
    """Return how fast a table plays."""
    return TIME_CONTROLS.get(settings_of(live).pace, TIME_CONTROLS["none"])


def posts_chosen(value: str) -> str:
    """Return how turns look in the channel; the default if the setting is unknown."""
    return value if value in POSTS else POSTS[0]


def posts_of(live: TableSession) -> str:
    """Return how turns look in a table's channel; in full if the setting is unknown."""
    found = settings_of(live).posts
    return found if found in POSTS else TableSettings().posts
