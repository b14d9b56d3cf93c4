"""The thread, or the post of a forum, that is made for a table; its pace is the post's tag."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord
import structlog

from bot.platform import limits, permissions
from bot.platform.context import Context
from bot.platform.http import UNKNOWN_TAG, UNREACHED, deleted, why
from bot.screens.visibility import Visibility
from bot.service.clocks.clocks import TIME_CONTROLS
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.timekeeping import time_controls
from bot.shared.problems import Problem
from bot.shared.text import language, say
from games.core.text import LANGUAGES, Language, clip

log = structlog.stdlib.get_logger(__name__)


_MAKING: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""The forums to which a tag is being added."""
_FOLLOWING: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
"""The tables whose post is being given a tag."""


class RoomProblem(Problem):
    """There can be no room for a table in a channel, until somebody changes something there."""


class NoTagProblem(RoomProblem):
    """A forum requires a tag, and has none for these clocks."""


class Room(NamedTuple):
    """A thread or post that was made for a table, and the settings of a table in it."""

    thread: discord.Thread
    settings: dict[str, object]


async def surrounding(
    client: discord.Client, channel: object
) -> discord.TextChannel | discord.ForumChannel | None:
    """Return the channel for a new thread or post; None if there can be none.

    For a text channel it is that channel, for a post its forum.
    """
    if isinstance(channel, discord.Thread):
        around = await client.fetch_channel(channel.parent_id)
        return around if isinstance(around, discord.ForumChannel) and is_forum(around) else None
    if isinstance(channel, discord.ForumChannel):
        return channel if is_forum(channel) else None
    return channel if isinstance(channel, discord.TextChannel) else None


async def require_around(interaction: discord.Interaction[Any], pace: str, lang: Language) -> None:
    """Raise Problem, in a thread or post, if the bot can't open more of them around it.

    Or if the person may not open posts there: the bot must not be a way around that.
    """
    assert isinstance(interaction.channel, discord.Thread)
    around = await interaction.client.fetch_channel(interaction.channel.parent_id)
    if isinstance(around, discord.ForumChannel) and is_forum(around):
        if not interaction.permissions.send_messages:
            raise Problem("problem-forum-person")
        await require_post(interaction.client, around, pace, lang)
    else:
        permissions.require_threads(interaction, around, lang)


def is_forum(channel: discord.ForumChannel) -> bool:
    """Return whether a channel is a forum; in a media channel each post needs a file."""
    return channel.type is discord.ChannelType.forum


async def named_forum(
    client: discord.Client, forum_id: int, lang: Language
) -> discord.ForumChannel:
    """Return a forum that a person has named; raise `RoomProblem` if the bot does not see it."""
    try:
        found = await client.fetch_channel(forum_id)
    except (discord.Forbidden, discord.NotFound) as error:
        raise _lacking(forum_id, ["view_channel"], lang) from error
    if not isinstance(found, discord.ForumChannel) or not is_forum(found):
        raise RoomProblem("problem-no-forum", where=f"<#{forum_id}>")
    return found


async def room_in(
    client: discord.Client, channel: object, name: str, pace: str, lang: Language
) -> Room:
    """Return a new thread of a text channel, or a new post of a forum, that all there can see.

    From a post it is another post of the same forum. Raise `RoomProblem` if there can be none, and
    `UNREACHED` if Discord refuses it.
    """
    around = await surrounding(client, channel)
    if around is None:
        raise RoomProblem("problem-no-thread-here")
    if isinstance(around, discord.TextChannel):
        return Room(await thread_in(around, name), {"thread": True})
    return await _post_in(client, around, name, pace, lang)


async def thread_in(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Return a new thread that all who see a channel can see."""
    kinds = discord.ChannelType
    return await channel.create_thread(
        name=clip(name, limits.THREAD_NAME),
        type=kinds.news_thread if channel.is_news() else kinds.public_thread,
        auto_archive_duration=limits.THREAD_MINUTES,
    )


async def _post_in(
    client: discord.Client, forum: discord.ForumChannel, name: str, pace: str, lang: Language
) -> Room:
    """Return a new post. Its first message is a short one that the lobby takes the place of."""
    allowed = await require_post(client, forum, pace, lang)
    tag = await _tag(client, forum, pace, lang, allowed)
    if tag is None and forum.flags.require_tag:  # it was not made after all
        raise _untagged(forum, pace, lang)
    thread = await _opened(forum, name, lang, [] if tag is None else [tag])
    return Room(thread, {"thread": True, "forum": str(forum.id), "starter": True})


async def _opened(
    forum: discord.ForumChannel, name: str, lang: Language, tags: list[discord.ForumTag]
) -> discord.Thread:
    """Return a new post; without a tag that was deleted meanwhile."""
    try:
        made = await forum.create_thread(
            name=clip(name, limits.THREAD_NAME),
            content=say(lang, "post-opening"),
            auto_archive_duration=limits.THREAD_MINUTES,
            allowed_mentions=discord.AllowedMentions.none(),
            applied_tags=tags,
        )
    except discord.HTTPException as error:
        if error.code != UNKNOWN_TAG or not tags:
            raise
        return await _opened(forum, name, lang, [])
    return made.thread


async def require_post(
    client: discord.Client, forum: discord.ForumChannel, pace: str, lang: Language
) -> discord.Permissions:
    """Raise `RoomProblem` if the bot can't open posts in a forum; return its permissions there."""
    allowed = await _allowed(client, forum)
    if lacking := permissions.missing_in_forum(allowed):
        raise _lacking(forum.id, lacking, lang)
    tagged = _usable(forum, pace, allowed) is not None or _can_make(forum, pace, allowed)
    if forum.flags.require_tag and not tagged:
        raise _untagged(forum, pace, lang)
    return allowed


def _untagged(forum: discord.ForumChannel, pace: str, lang: Language) -> NoTagProblem:
    tag = _tag_name(pace, lang)
    return NoTagProblem("problem-forum-tag", where=forum.mention, tag=tag)


def _lacking(forum_id: int, names: Sequence[str], lang: Language) -> RoomProblem:
    return RoomProblem(
        "problem-lacking-forum",
        where=f"<#{forum_id}>",
        permissions=permissions.named_in_forum(names, lang),
    )


async def _allowed(client: discord.Client, forum: discord.ForumChannel) -> discord.Permissions:
    """Return the bot's own permissions in a forum."""
    assert client.user is not None
    return await Visibility(client, forum.guild.id).allowed(client.user.id, forum.id)


async def close(room: Room, lang: Language) -> None:
    """Close a thread or post that was not used; a post says so."""
    thread = room.thread
    try:
        if room.settings.get("starter"):
            await thread.get_partial_message(thread.id).edit(
                content=say(lang, "post-unused"), view=None
            )
        await thread.edit(archived=True)
    except UNREACHED as error:
        log.info("thread not archived", thread=thread.id, why=why(error))


async def fill_starter(
    context: Context,
    live: TableSession,
    text: str,
    view: discord.ui.View,
    notified: discord.AllowedMentions,
) -> int | None:
    """Turn the first message of a table's post into its lobby, and return its id.

    None if the table has no such post, or if that message was deleted. Changed messages notify
    nobody: a second message does that.
    """
    if not settings_of(live).starter:
        return None
    channel = context.client.get_partial_messageable(live.row.channel_id)
    first = channel.get_partial_message(live.row.channel_id)  # both have the same id
    nobody = discord.AllowedMentions.none()
    try:
        edit = partial(first.edit, content=text, view=view, allowed_mentions=nobody)
        await context.trouble.closed.opened(live.row.channel_id, edit)
    except discord.NotFound as error:
        if not deleted(error):
            raise
        return None
    if who := _mentioned(notified):
        told = say(live.lang, "post-invited", who=who)
        await channel.send(told, nonce=f"{live.id}-invited", allowed_mentions=notified)
    return first.id


def _mentioned(notified: discord.AllowedMentions) -> str:
    users, roles = notified.users, notified.roles
    found = [f"<@{each.id}>" for each in users] if isinstance(users, Sequence) else []
    found += [f"<@&{each.id}>" for each in roles] if isinstance(roles, Sequence) else []
    return " ".join(found)


# Tags


def _of_pace(forum: discord.ForumChannel, pace: str) -> list[discord.ForumTag]:
    wanted = _names([pace])
    return [each for each in forum.available_tags if each.name.casefold() in wanted]


def _usable(
    forum: discord.ForumChannel, pace: str, allowed: discord.Permissions
) -> discord.ForumTag | None:
    """Return a tag for a pace that the bot can give a post: moderators keep some to themselves."""
    found = (e for e in _of_pace(forum, pace) if allowed.manage_threads or not e.moderated)
    return next(found, None)


def _can_make(forum: discord.ForumChannel, pace: str, allowed: discord.Permissions) -> bool:
    """Return whether the bot can add the tag that a forum does not have yet."""
    room = len(forum.available_tags) < limits.FORUM_TAGS
    return allowed.manage_channels and room and not _of_pace(forum, pace)


def _tag_name(pace: str, lang: Language) -> str:
    """Return the name of a new tag for a pace."""
    return say(lang, f"tag-{pace}")


def _names(paces: Collection[str]) -> set[str]:
    """Return every name that a tag for one of these paces can have."""
    return {
        say(lang, f"{kind}-{pace}").casefold()
        for pace in paces
        for lang in LANGUAGES
        for kind in ("tag", "pace")
    }


async def _tag(
    client: discord.Client,
    forum: discord.ForumChannel,
    pace: str,
    lang: Language,
    allowed: discord.Permissions,
) -> discord.ForumTag | None:
    """Return the tag of a forum for a pace, made if it is missing; None if there can be none."""
    if not _can_make(forum, pace, allowed):
        return _usable(forum, pace, allowed)
    try:
        spoken = await _language(client, forum.guild.id, lang)
        async with _MAKING.setdefault(forum.id, asyncio.Lock()):
            # A new tag is sent with all others: one made meanwhile must not be lost.
            now = await client.fetch_channel(forum.id)
            if not isinstance(now, discord.ForumChannel):
                return None
            if not _can_make(now, pace, allowed):
                return _usable(now, pace, allowed)
            return await now.create_tag(name=_tag_name(pace, spoken))
    except UNREACHED as error:  # the table is opened without it
        log.info("tag not made", forum=forum.id, why=why(error))
        return None


async def _language(client: discord.Client, guild_id: int, lang: Language) -> Language:
    """Return the language of a server, or another one if Discord does not say it."""
    guild: Any = await client.http.get_guild(guild_id, with_counts=False)
    spoken = guild.get("preferred_locale")
    return lang if spoken is None else language(spoken)


async def follow_pace(context: Context, table_id: str) -> None:
    """Give the post of a table the tag of its pace, and leave other tags as they are.

    Discord can take long over it: the person is answered before.
    """
    if settings_of(await context.tables.get(table_id)).forum is None:
        return
    async with _FOLLOWING.setdefault(table_id, asyncio.Lock()):
        # Of changes at the same time the last one counts: what it is by now.
        await _follow(context, await context.tables.get(table_id))


async def _follow(context: Context, live: TableSession) -> None:
    settings, client = settings_of(live), context.client
    if settings.forum is None:
        return
    try:
        post: Any = await client.http.get_channel(live.row.channel_id)
        forum = await client.fetch_channel(int(settings.forum))
        if not isinstance(forum, discord.ForumChannel):
            return
        tags = await _changed(context, live, forum, [int(e) for e in post.get("applied_tags", ())])
        if tags is not None:
            await context.trouble.closed.opened(
                live.row.channel_id,
                lambda: client.http.edit_channel(
                    live.row.channel_id, applied_tags=[*map(str, tags)]
                ),
            )
    except UNREACHED as error:
        log.info("tag of a post not changed", table=live.id, why=why(error))


async def _changed(
    context: Context, live: TableSession, forum: discord.ForumChannel, before: Sequence[int]
) -> list[int] | None:
    """Return the new tags of a post; None if they stay as they are.

    Discord refuses all of them if the forum doesn't have one any more.
    """
    client, pace = context.client, time_controls.present(live, "pace")
    allowed = await _allowed(client, forum)
    tag = await _tag(client, forum, pace, live.lang, allowed)
    paces = _names(TIME_CONTROLS)
    old = {
        each.id
        for each in forum.available_tags
        if each.name.casefold() in paces and (allowed.manage_threads or not each.moderated)
    }
    there = {each.id for each in forum.available_tags}
    kept = [each for each in before if each in there and each not in old]
    full = len(kept) >= limits.POST_TAGS
    after = kept if tag is None or full else [tag.id, *kept]
    if set(after) == set(before) or (not after and forum.flags.require_tag):
        return None
    return after
