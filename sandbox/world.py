"""The stand-in's data: people, guilds, channels, commands, pings, read messages.

Objects are plain dicts, close to Discord's own JSON but with references by id; `wire.py` turns them
into the JSON on the network. Every change is written to the store at once and emitted to the
listeners (the gateway and the page).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from sandbox import permissions
from sandbox.errors import ApiError
from sandbox.ids import Snowflakes, iso
from sandbox.settings import Settings
from sandbox.store import Store

Json = dict[str, Any]

TEXT, DM, VOICE, GROUP, CATEGORY, ANNOUNCEMENT, FORUM = 0, 1, 2, 3, 4, 5, 15
PRIVATE = (DM, GROUP)
"""Conversations: of the bot with a person, and of people without the bot."""
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
REQUIRE_TAG = 1 << 4
"""The flag of a forum whose posts need a tag."""
STARTS = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
    FORUM: (PUBLIC_THREAD,),
}
"""The threads that can be started in a channel; in others there are none."""
MAX_FILE = 10 * 1024 * 1024
NOWHERE = "0"
"""The channel of files that are in no message: the pictures of emoji."""


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """An event: for the bot through the gateway, for the page, or for both."""

    name: str
    data: Json
    guild_id: str | None = None
    channel_id: str | None = None
    viewer: str | None = None
    page_only: bool = False


class World:
    """The state of the stand-in."""

    def __init__(self, store: Store, usual: Settings | None = None) -> None:
        self.store = store
        self._usual = usual or Settings()
        self.settings = self.usual()
        self.ids = Snowflakes(store.newest())
        self.listeners: list[Callable[[Event], None]] = []
        self.meta: Json = {}
        self.users: dict[str, Json] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: dict[str, Json] = {}
        self.emojis: dict[str, Json] = {}
        self.inboxes: dict[str, Json] = {}
        self.watched = False
        self.load()

    def usual(self) -> Settings:
        """Return the settings from the start of the stand-in."""
        return dataclasses.replace(self._usual)

    def load(self) -> None:
        """Load everything from the store."""
        self.meta = self.store.load("meta").get("meta", {})
        self.users = self.store.load("user")
        self.guilds = self.store.load("guild")
        self.channels = self.store.load("channel")
        self.commands = self.store.load("command")
        self.emojis = self.store.load("emoji")
        self.inboxes = self.store.load("inbox")

    def emit(
        self,
        name: str,
        data: Json,
        *,
        channel: Json | None = None,
        guild_id: str | None = None,
        viewer: str | None = None,
        page_only: bool = False,
    ) -> None:
        """Emit an event to the listeners."""
        event = Event(
            name,
            data,
            guild_id or (channel or {}).get("guild_id"),
            None if channel is None else channel["id"],
            viewer,
            page_only,
        )
        for listener in self.listeners:
            listener(event)

    # --- the bot -----------------------------------------------------------------------------

    @property
    def application_id(self) -> str:
        """The id of the application, which is also the id of its bot user."""
        return self.meta["application_id"]

    @property
    def bot(self) -> Json:
        """The bot's own user."""
        return self.users[self.application_id]

    # --- saving ------------------------------------------------------------------------------

    def save_meta(self) -> None:
        """Save the application's own data."""
        self.store.put("meta", "meta", self.meta)

    def save_user(self, user: Json) -> None:
        """Save a person and remember them."""
        self.users[user["id"]] = user
        self.store.put("user", user["id"], user)

    def save_guild(self, guild: Json) -> None:
        """Save a guild and remember it."""
        self.guilds[guild["id"]] = guild
        self.store.put("guild", guild["id"], guild)

    def save_channel(self, channel: Json) -> None:
        """Save a channel or thread and remember it."""
        self.channels[channel["id"]] = channel
        self.store.put("channel", channel["id"], channel)

    def save_command(self, command: Json) -> None:
        """Save an application command and remember it."""
        self.commands[command["id"]] = command
        self.store.put("command", command["id"], command)

    def drop_command(self, command_id: str) -> None:
        """Forget an application command."""
        del self.commands[command_id]
        self.store.drop("command", command_id)

    def save_emoji(self, emoji: Json, picture: tuple[str, bytes] | None = None) -> None:
        """Save an emoji of the application and remember it; its picture never changes."""
        self.emojis[emoji["id"]] = emoji
        self.store.put("emoji", emoji["id"], emoji)
        if picture is not None:
            kind, body = picture
            self.store.put_file(emoji["id"], NOWHERE, emoji["name"], kind, body)

    def drop_emoji(self, emoji_id: str) -> None:
        """Forget an emoji of the application with its picture."""
        del self.emojis[emoji_id]
        self.store.drop("emoji", emoji_id)
        self.store.drop_file(emoji_id)

    def emoji_picture(self, emoji_id: str) -> tuple[str, bytes] | None:
        """Return the content type and the bytes of an emoji's picture, or None."""
        found = self.store.file(emoji_id) if emoji_id in self.emojis else None
        return None if found is None else found[2:]

    # --- looking up --------------------------------------------------------------------------

    def user(self, user_id: str) -> Json:
        """Return the user or refuse with Discord's 10013."""
        if (found := self.users.get(user_id)) is None:
            raise ApiError(10013)
        return found

    def guild(self, guild_id: str) -> Json:
        """Return the guild or refuse with Discord's 10004."""
        if (found := self.guilds.get(guild_id)) is None:
            raise ApiError(10004)
        return found

    def channel(self, channel_id: str) -> Json:
        """Return the channel or thread or refuse with Discord's 10003."""
        if (found := self.channels.get(channel_id)) is None:
            raise ApiError(10003)
        return found

    def message(self, channel_id: str, message_id: str) -> Json:
        """Return a message that is public in the channel, or refuse with Discord's 10008."""
        found = self.store.message(message_id) if message_id.isdigit() else None
        if found is None or found["channel_id"] != channel_id or found.get("viewer"):
            raise ApiError(10008)
        return found

    def parent(self, channel: Json) -> Json:
        """Return the channel of a thread, or the channel itself."""
        return self.channels[channel["parent_id"]] if channel["type"] in THREADS else channel

    def guild_channels(self, guild_id: str) -> list[Json]:
        """Return the guild's channels without threads, in their order."""
        found = [
            c
            for c in self.channels.values()
            if c.get("guild_id") == guild_id and c["type"] not in THREADS
        ]
        return sorted(found, key=position)

    def threads(self, guild_id: str, *, archived: bool | None = False) -> list[Json]:
        """Return the guild's threads; with `archived=None` both open and archived ones."""
        return [
            c
            for c in self.channels.values()
            if c.get("guild_id") == guild_id
            and c["type"] in THREADS
            and (archived is None or c["thread_metadata"]["archived"] == archived)
        ]

    def channels_by_guild(self) -> dict[str, list[Json]]:
        """Return all channels and threads of guilds, by guild."""
        found: dict[str, list[Json]] = {}
        for channel in self.channels.values():
            if "guild_id" in channel:
                found.setdefault(channel["guild_id"], []).append(channel)
        return found

    def dm(self, user_id: str) -> Json | None:
        """Return the conversation of the bot with a person, if it was opened."""
        for channel in self.channels.values():
            if channel["type"] == DM and channel["recipients"] == [user_id]:
                return channel
        return None

    def guild_commands(self, guild_id: str | None) -> list[Json]:
        """Return the commands registered for one guild, or the global ones."""
        return [c for c in self.commands.values() if c.get("guild_id") == guild_id]

    # --- permissions -------------------------------------------------------------------------

    def permissions(self, channel: Json, user_id: str) -> int:
        """Return a user's permissions in a channel, thread or conversation."""
        if channel["type"] in PRIVATE:
            bot = (self.application_id,) if channel["type"] == DM else ()
            if user_id not in (*channel["recipients"], *bot):
                return 0
            return permissions.bits(
                name for name in permissions.EVERYONE if not name.startswith("create_")
            )
        found = permissions.in_channel(
            self.guilds[channel["guild_id"]], self.parent(channel), user_id
        )
        if (
            channel["type"] == PRIVATE_THREAD
            and user_id not in channel["members"]
            and not found & permissions.BITS["manage_threads"]
        ):
            return 0
        return found

    def can(self, channel: Json, user_id: str, *names: str) -> bool:
        """Return whether a user has all the named permissions in a channel."""
        needed = permissions.bits(names)
        return self.permissions(channel, user_id) & needed == needed

    def need(self, channel: Json, *names: str) -> None:
        """Refuse with 50001 or 50013 unless the bot has the permissions in the channel."""
        if not self.can(channel, self.application_id, "view_channel"):
            raise ApiError(50001)
        if not self.can(channel, self.application_id, *names):
            raise ApiError(50013)

    def need_send(self, channel: Json) -> None:
        """Refuse unless the bot can write in the channel or thread."""
        if channel["type"] in (CATEGORY, FORUM):
            raise ApiError(50008)
        if channel["type"] in THREADS:
            self.need(channel, "send_messages_in_threads")
            self.need_unlocked(channel)
        else:
            self.need(channel, "send_messages")

    def need_unlocked(self, thread: Json) -> None:
        """Refuse in a locked thread unless the bot manages threads."""
        meta = thread["thread_metadata"]
        if meta["locked"] and not self.can(thread, self.application_id, "manage_threads"):
            raise ApiError(50083 if meta["archived"] else 160005)

    def viewers(self, channel: Json) -> Iterator[str]:
        """Yield the ids of the people (not the bot) who can see the channel."""
        for user_id, user in self.users.items():
            if not user["bot"] and self.can(channel, user_id, "view_channel"):
                yield user_id

    # --- pings and what was read -------------------------------------------------------------

    def inbox(self, user_id: str) -> Json:
        """Return a person's pings and what they have read, by channel."""
        return self.inboxes.setdefault(user_id, {"pings": [], "read": {}})

    def save_inbox(self, user_id: str) -> None:
        """Save a person's pings and send them to the page."""
        self.store.put("inbox", user_id, self.inboxes[user_id])
        self._tell_inbox(user_id)

    def _tell_inbox(self, user_id: str) -> None:
        if not self.watched:
            return
        self.emit(
            "INBOX",
            {"user_id": user_id, "badges": self.badges(user_id), "unread": self.unread(user_id)},
            page_only=True,
        )

    def note_message(self, channel: Json, message: Json) -> None:
        """Count a new message: unread for all who see it, a ping for those it mentions."""
        before = channel.get("last_message_id") or 0
        silent = bool(message["flags"] & 4096)
        mentioned = set(message["mentions"])
        channel["last_message_id"] = message["id"]
        self.save_channel(channel)
        for user_id in self.viewers(channel):
            inbox = self.inbox(user_id)
            if user_id == message["author_id"]:
                inbox["read"][channel["id"]] = message["id"]
            elif self._concerns(channel, message, user_id, mentioned):
                inbox["pings"].append(
                    {
                        "message_id": message["id"],
                        "channel_id": channel["id"],
                        "at": iso(),
                        "silent": silent,
                    }
                )
            else:
                if int(inbox["read"].get(channel["id"], 0)) >= int(before):
                    self._tell_inbox(user_id)
                continue
            self.save_inbox(user_id)

    def _concerns(self, channel: Json, message: Json, user_id: str, mentioned: set[str]) -> bool:
        if channel["type"] in PRIVATE or user_id in mentioned or message["mention_everyone"]:
            return True
        member = self.guilds[channel["guild_id"]]["members"].get(user_id, {"roles": []})
        return any(role in message["mention_roles"] for role in member["roles"])

    def mark_read(self, user_id: str, channel_id: str) -> None:
        """Note that a person has read a channel to its end."""
        last = self.channels[channel_id].get("last_message_id")
        inbox = self.inbox(user_id)
        if last and inbox["read"].get(channel_id) != last:
            inbox["read"][channel_id] = last
            self.save_inbox(user_id)

    def badges(self, user_id: str) -> dict[str, int]:
        """Return the number of unread pings by channel.

        As at Discord, a deleted ping leaves its badge until the channel is read.
        """
        inbox = self.inbox(user_id)
        counts: dict[str, int] = {}
        for ping in inbox["pings"]:
            channel_id = ping["channel_id"]
            if channel_id in self.channels and int(ping["message_id"]) > int(
                inbox["read"].get(channel_id, 0)
            ):
                counts[channel_id] = counts.get(channel_id, 0) + 1
        return counts

    def unread(self, user_id: str) -> list[str]:
        """Return the ids of a person's channels with unread messages."""
        read = self.inbox(user_id)["read"]
        return [
            c["id"]
            for c in self.channels.values()
            if int(c.get("last_message_id") or 0) > int(read.get(c["id"], 0))
        ]


def position(channel: Json) -> tuple[int, int]:
    """Return a key that sorts channels in the order in which they are shown."""
    return channel["position"], int(channel["id"])
