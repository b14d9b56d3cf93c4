"""The permissions of people, and those the bot needs; docs/permissions.md lists the same."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

import discord

from bot.service.tables.damage import DamagedTable
from bot.service.tables.session import TableSession
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language, both


class Who(Enum):
    """Kinds of people at a table."""

    ANYONE = "anyone"
    SEATED = "seated"
    CREATOR = "creator"
    MANAGER = "manager"
    VOTE = "vote"


RULES: dict[str, tuple[Who, ...]] = {
    "look": (Who.ANYONE,),
    "join": (Who.ANYONE,),
    "leave": (Who.SEATED,),
    "decline": (Who.ANYONE,),
    "act": (Who.SEATED,),
    "undo": (Who.SEATED,),
    "undo-barrier": (Who.VOTE,),
    "hand": (Who.SEATED,),
    "nudge": (Who.SEATED, Who.CREATOR),
    "away": (Who.SEATED,),
    "resign": (Who.SEATED,),
    "reclaim": (Who.SEATED,),
    "options": (Who.CREATOR, Who.MANAGER),
    "settings": (Who.CREATOR, Who.MANAGER),
    "computer": (Who.CREATOR, Who.MANAGER),
    "move": (Who.CREATOR, Who.MANAGER),
    "start": (Who.CREATOR, Who.MANAGER),
    "start-left": (Who.SEATED, Who.CREATOR, Who.MANAGER),
    "pause": (Who.CREATOR, Who.MANAGER, Who.VOTE),
    "pace": (Who.VOTE,),
    "time-over": (Who.VOTE,),
    "take": (Who.ANYONE,),
    "replace": (Who.CREATOR, Who.MANAGER, Who.VOTE),
    "cancel-lobby": (Who.CREATOR, Who.MANAGER),
    "cancel": (Who.MANAGER, Who.VOTE),
    "cancel-deserted": (Who.CREATOR, Who.MANAGER),
    "cancel-damaged": (Who.CREATOR, Who.MANAGER),
    "export": (Who.SEATED,),
    "invite": (Who.SEATED, Who.CREATOR, Who.MANAGER),
    "look-for-players": (Who.SEATED, Who.CREATOR, Who.MANAGER),
    "send-away": (Who.CREATOR, Who.MANAGER),
    "rematch": (Who.SEATED, Who.CREATOR),
    "play-on": (Who.ANYONE,),
    "ratings": (Who.MANAGER,),
    "season": (Who.MANAGER,),
}
"""Each operation with those who may do it; `VOTE`: most of the seated people have to agree."""


def roles(live: TableSession | DamagedTable, user: discord.abc.User) -> set[Who]:
    """Return a person's roles at a table."""
    found = {Who.ANYONE}
    if live.seat_of(user.id) is not None:
        found |= {Who.SEATED, Who.VOTE}
    if live.row.creator_id == user.id:
        found.add(Who.CREATOR)
    if manages(user, live.row.guild_id):
        found.add(Who.MANAGER)
    return found


def manages(user: discord.abc.User, guild_id: int | None) -> bool:
    """Return whether a person manages a server."""
    return (
        isinstance(user, discord.Member)
        and user.guild.id == guild_id  # who manages another server has no say here
        # The permissions sent with the press, if any; the server itself may not be loaded yet.
        and (user.resolved_permissions or user.guild_permissions).manage_guild
    )


OF_SEASON = frozenset({
    "options", "computer", "start", "start-left", "invite", "send-away", "look-for-players", "pace",
    "cancel-lobby",
})  # fmt: skip
"""What nobody does at a table of a season: the season does it."""


def _locked(live: TableSession | DamagedTable, operation: str) -> bool:
    return operation in OF_SEASON and "season" in live.row.settings


def may(live: TableSession | DamagedTable, user: discord.abc.User, operation: str) -> bool:
    """Return whether a person can do something alone, without a vote."""
    if _locked(live, operation):
        return False
    return bool(set(RULES[operation]) & (roles(live, user) - {Who.VOTE}))


def may_ask(live: TableSession | DamagedTable, user: discord.abc.User, operation: str) -> bool:
    """Return whether a person can put something to the vote of the table."""
    if _locked(live, operation):
        return False
    return Who.VOTE in RULES[operation] and Who.VOTE in roles(live, user)


def require(live: TableSession | DamagedTable, user: discord.abc.User, operation: str) -> None:
    """Raise a problem that says who can do this, if this person can't."""
    if _locked(live, operation):
        raise Problem("problem-season-table", table=live.row.id)
    if not may(live, user, operation):
        raise _refused(operation)


def require_here(user: discord.abc.User, guild_id: int, operation: str) -> None:
    """Raise a problem if a person can't do something that concerns a whole server."""
    if Who.MANAGER not in RULES[operation] or not manages(user, guild_id):
        raise _refused(operation)


def _refused(operation: str) -> Problem:
    return Problem(f"problem-may-{'-'.join(who.value for who in RULES[operation])}")


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Return whether only the person has installed the bot where they use it.

    The bot is not there: it is a group, a conversation of other people, or a server without it. An
    answer to the interaction is all that can be sent there.
    """
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def require_bot(interaction: discord.Interaction[Any], *, anywhere: bool) -> None:
    """Raise a problem where the bot is not, unless something can be used anywhere."""
    if not anywhere and is_guest(interaction):
        raise Problem("problem-not-here")


NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot needs in a channel, by discord.py's names of permissions."""


def needed(*, thread: bool) -> tuple[str, ...]:
    """Return the permissions needed in a channel or thread."""
    other = "send_messages" if thread else "send_messages_in_threads"
    return tuple(name for name in NEEDED if name != other)


def missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """Return the permissions that the bot still needs in a channel."""
    return [name for name in needed(thread=thread) if not getattr(permissions, name)]


def missing_in_forum(permissions: discord.Permissions) -> list[str]:
    """Return the permissions that the bot still needs to open posts for tables in a forum."""
    return [name for name in NEEDED if not getattr(permissions, name)]


def named_in_forum(names: Sequence[str], lang: Language) -> str:
    """Return the names that Discord shows for permissions in the settings of a forum."""
    forums = ("send_messages", "send_messages_in_threads")
    keys = [
        f"permission-{name}-forum" if name in forums else f"permission-{name}" for name in names
    ]
    return both([say(lang, key) for key in keys], lang)


def require_channel(
    interaction: discord.Interaction[Any], lang: Language, *, thread: bool = False
) -> None:
    """Raise a problem if the bot needs permissions for a table here, or in a new thread."""
    if interaction.guild_id is None:
        if thread:
            raise Problem("problem-no-thread-here")
        return
    inside = isinstance(interaction.channel, discord.Thread)
    if thread and not isinstance(interaction.channel, discord.TextChannel):
        raise Problem("problem-no-thread-here")
    _require(interaction, lang, inside=inside, thread=thread)


def require_threads(interaction: discord.Interaction[Any], channel: object, lang: Language) -> None:
    """Raise a problem, in a thread, if the bot can't open more of them in the channel around it."""
    if not isinstance(channel, discord.TextChannel):
        raise Problem("problem-no-thread-here")
    _require(interaction, lang, inside=True, thread=True)


def _require(
    interaction: discord.Interaction[Any], lang: Language, *, inside: bool, thread: bool
) -> None:
    lacking = missing(interaction.app_permissions, thread=inside or thread)
    if thread and not interaction.app_permissions.create_public_threads:
        lacking.append("create_public_threads")
    if lacking:
        names = both([say(lang, f"permission-{name}") for name in lacking], lang)
        raise Problem("problem-lacking", permissions=names)


INVITE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invitation link asks for."""

SCOPES = ("bot", "applications.commands")
