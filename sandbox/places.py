"""Making and changing guilds, channels, threads, roles and people, with their events."""

from __future__ import annotations

import datetime

from sandbox import permissions, wire
from sandbox.clock import now
from sandbox.errors import ApiError
from sandbox.ids import iso
from sandbox.world import DM, GROUP, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS, Json, World

COLORS = ("#5865f2", "#3ba55d", "#eb459e", "#faa61a", "#00a8fc", "#9b59b6", "#e67e22", "#1abc9c")
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def add_user(
    world: World,
    name: str,
    *,
    locale: str = "en-US",
    username: str | None = None,
    bot: bool = False,
    user_id: str | None = None,
) -> Json:
    """Add a person (or the bot) who is in no guild yet."""
    people = sum(not u["bot"] for u in world.users.values())
    user: Json = {
        "id": user_id or world.ids.next(),
        "username": username or "".join(c for c in name.lower() if c.isalnum() or c in "._"),
        "global_name": None if bot else name,
        "bot": bot,
        "locale": locale,
        "dm_open": True,
        "color": COLORS[people % len(COLORS)] if not bot else "#ed8b3b",
    }
    if bot:
        user["username"] = name
    world.save_user(user)
    return user


def add_guild(
    world: World, name: str, owner_id: str, *, locale: str = "en-US", bot: bool = True
) -> Json:
    """Add a guild with its owner, with the bot in it or not."""
    guild = _guild(world, world.ids.next(), name, owner_id, locale)
    if bot:
        _announce(world, guild)
        return guild
    (role,) = (guild["roles"][each] for each in guild["members"][world.application_id]["roles"])
    del guild["members"][world.application_id], guild["roles"][role["id"]]
    world.save_guild(guild)
    shown = wire.guild(guild) | {"members": list(guild["members"])}
    world.emit("GUILD_CREATE", shown, guild_id=guild["id"], page_only=True)
    return guild


def add_whole_guild(
    world: World, guild_id: str, name: str, owner_id: str, members: list[str], channels: int
) -> Json:
    """Add a guild with members and channels; the bot hears of it once, with all it has."""
    guild = _guild(world, guild_id, name, owner_id, "en-US")
    for user_id in members:
        guild["members"].setdefault(user_id, {"nick": None, "roles": [], "joined_at": iso()})
    world.save_guild(guild)
    names = [f"{name.lower().replace(' ', '-')}-{number + 1}" for number in range(channels)]
    made = [_channel(world, guild, each, number) for number, each in enumerate(names)]
    for channel in made:
        world.save_channel(channel)
    _announce(world, guild, made)
    return guild


def _guild(world: World, guild_id: str, name: str, owner_id: str, locale: str) -> Json:
    """Make a guild with its owner and the bot in it, and save it."""
    bot_role = world.ids.next()
    guild: Json = {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "preferred_locale": locale,
        "roles": {
            guild_id: _role(guild_id, "@everyone", 0, permissions.bits(permissions.EVERYONE)),
            bot_role: _role(bot_role, world.bot["username"], 1, permissions.bits(permissions.BOT))
            | {"tags": {"bot_id": world.application_id}},
        },
        "members": {
            world.application_id: {"nick": None, "roles": [bot_role], "joined_at": iso()},
            owner_id: {"nick": None, "roles": [], "joined_at": iso()},
        },
    }
    world.save_guild(guild)
    return guild


def _announce(world: World, guild: Json, channels: list[Json] | None = None) -> None:
    """Emit that the bot is in a guild."""
    made = wire.guild_create(world, guild, everybody=False, places=channels)
    world.emit("GUILD_CREATE", made, guild_id=guild["id"])


def _role(role_id: str, name: str, position: int, allowed: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "position": position,
        "permissions": allowed,
        "mentionable": False,
    }


def add_role(world: World, guild: Json, name: str, allowed: int, *, mentionable: bool) -> Json:
    """Add a role to a guild."""
    role = _role(world.ids.next(), name, len(guild["roles"]), allowed)
    role["mentionable"] = mentionable
    guild["roles"][role["id"]] = role
    world.save_guild(guild)
    world.emit(
        "GUILD_ROLE_CREATE",
        {"guild_id": guild["id"], "role": wire.role(role)},
        guild_id=guild["id"],
    )
    return role


def add_member(world: World, guild: Json, user_id: str, *, days: int = 0) -> None:
    """Let a person, or the bot once more, join a guild, or have joined it days ago."""
    if user_id in guild["members"]:
        return
    since = now() - datetime.timedelta(days=days)
    own = [r["id"] for r in guild["roles"].values() if r.get("tags", {}).get("bot_id") == user_id]
    guild["members"][user_id] = {"nick": None, "roles": own, "joined_at": iso(since)}
    world.save_guild(guild)
    if user_id == world.application_id:
        _announce(world, guild)
        return
    world.emit(
        "GUILD_MEMBER_ADD",
        wire.member(world, guild, user_id) | {"guild_id": guild["id"]},
        guild_id=guild["id"],
    )


def change_member(world: World, guild: Json, user_id: str) -> None:
    """Save a changed member and emit the event."""
    world.save_guild(guild)
    world.emit(
        "GUILD_MEMBER_UPDATE",
        wire.member(world, guild, user_id) | {"guild_id": guild["id"]},
        guild_id=guild["id"],
    )


def remove_member(world: World, guild: Json, user_id: str) -> None:
    """Let a person, or the bot, leave a guild."""
    del guild["members"][user_id]
    world.save_guild(guild)
    if user_id == world.application_id:
        world.emit("GUILD_DELETE", {"id": guild["id"]}, guild_id=guild["id"])
        return
    world.emit(
        "GUILD_MEMBER_REMOVE",
        {"guild_id": guild["id"], "user": wire.user(world, user_id)},
        guild_id=guild["id"],
    )


def add_channel(
    world: World, guild: Json, name: str, *, topic: str | None = None, kind: int = TEXT
) -> Json:
    """Add a channel at the end of a guild's list."""
    channel = _channel(world, guild, name, len(world.guild_channels(guild["id"])))
    channel |= {"topic": topic, "type": kind}
    world.save_channel(channel)
    world.emit("CHANNEL_CREATE", wire.channel(world, channel), channel=channel)
    return channel


def _channel(world: World, guild: Json, name: str, position: int) -> Json:
    return {
        "id": world.ids.next(),
        "type": TEXT,
        "guild_id": guild["id"],
        "name": name,
        "topic": None,
        "position": position,
        "parent_id": None,
        "overwrites": {},
        "last_message_id": None,
    }


def change_channel(world: World, channel: Json) -> None:
    """Save a changed channel or thread and emit the event."""
    world.save_channel(channel)
    name = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
    world.emit(name, wire.channel(world, channel), channel=channel)


def set_overwrite(world: World, channel: Json, target: str, allow: int, deny: int) -> None:
    """Set a person's or role's permissions in a channel, on top of those in the guild."""
    is_role = target in world.guilds[channel["guild_id"]]["roles"]
    if allow or deny:
        channel["overwrites"][target] = {
            "type": 0 if is_role else 1,
            "allow": allow,
            "deny": deny,
        }
    else:
        channel["overwrites"].pop(target, None)
    change_channel(world, channel)


def remove_channel(world: World, channel: Json, *, alone: bool = True) -> None:
    """Delete a channel with its threads, or one thread, with all its messages.

    The bot is not told of threads that are deleted with their channel.
    """
    if channel["type"] not in THREADS:
        for thread in world.threads(channel.get("guild_id", ""), archived=None):
            if thread["parent_id"] == channel["id"]:
                remove_channel(world, thread, alone=False)
    shown = wire.channel(world, channel)
    name = "CHANNEL_DELETE"
    if channel["type"] in THREADS:
        name = "THREAD_DELETE"
        shown = {k: shown[k] for k in ("id", "guild_id", "parent_id", "type")}
    del world.channels[channel["id"]]
    world.store.drop("channel", channel["id"])
    world.store.drop_channel_messages(channel["id"])
    world.emit(name, shown, channel=channel, page_only=not alone)


def open_dm(world: World, user_id: str) -> Json:
    """Return the conversation of the bot with a person; open it if need be."""
    found = world.dm(user_id)
    if found is not None:
        return found
    channel: Json = {
        "id": world.ids.next(),
        "type": DM,
        "recipients": [user_id],
        "last_message_id": None,
    }
    world.save_channel(channel)
    world.emit("CHANNEL_CREATE", wire.channel(world, channel), channel=channel, page_only=True)
    return channel


def add_group(world: World, name: str | None, people: list[str]) -> Json:
    """Add a conversation of people without the bot; the first of them opened it."""
    channel: Json = {
        "id": world.ids.next(),
        "type": GROUP,
        "name": name,
        "recipients": people,
        "last_message_id": None,
    }
    world.save_channel(channel)
    world.emit("CHANNEL_CREATE", wire.channel(world, channel), channel=channel, page_only=True)
    return channel


def add_thread(
    world: World,
    parent: Json,
    owner_id: str,
    name: str,
    *,
    kind: int = PUBLIC_THREAD,
    minutes: int = 1440,
    message_id: str | None = None,
    more: Json | None = None,
) -> Json:
    """Start a thread in a channel, from one of its messages or from nothing.

    `more`: `invitable` of a private thread, `tags` of a post.
    """
    thread: Json = {
        "id": message_id or world.ids.next(),
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "name": name,
        "owner_id": owner_id,
        "last_message_id": None,
        "message_count": 0,
        "members": {owner_id: iso()},
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": minutes,
            "archive_timestamp": iso(),
            "locked": False,
            "create_timestamp": iso(),
        },
    }
    given = more or {}
    if "tags" in given:
        thread["tags"] = given["tags"]
    if kind == PRIVATE_THREAD:
        thread["thread_metadata"]["invitable"] = given.get("invitable", True)
    world.save_channel(thread)
    world.emit(
        "THREAD_CREATE", wire.channel(world, thread) | {"newly_created": True}, channel=thread
    )
    return thread


def reopen(world: World, channel: Json) -> None:
    """Take a thread out of the archive; other channels have none."""
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        channel["thread_metadata"]["archived"] = False
        channel["thread_metadata"]["archive_timestamp"] = iso()
        change_channel(world, channel)


def join_thread(world: World, thread: Json, user_id: str) -> None:
    """Add a person to a thread."""
    if user_id in thread["members"]:
        return
    if thread["thread_metadata"]["archived"]:
        raise ApiError(50083)
    thread["members"][user_id] = iso()
    _members_changed(world, thread, added=[wire.thread_member(thread, user_id)])


def leave_thread(world: World, thread: Json, user_id: str) -> None:
    """Take a person out of a thread."""
    if thread["members"].pop(user_id, None) is not None:
        _members_changed(world, thread, removed=[user_id])


def _members_changed(
    world: World, thread: Json, *, added: list[Json] | None = None, removed: list[str] | None = None
) -> None:
    world.save_channel(thread)
    change: Json = {
        "id": thread["id"],
        "guild_id": thread["guild_id"],
        "member_count": min(len(thread["members"]), 50),
    }
    if added:
        change["added_members"] = added
    if removed:
        change["removed_member_ids"] = removed
    world.emit("THREAD_MEMBERS_UPDATE", change, channel=thread)
    world.emit("THREAD_UPDATE", wire.channel(world, thread), channel=thread)
