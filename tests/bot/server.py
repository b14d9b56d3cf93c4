"""A server as Discord answers about it: channels, overwrites, threads, roles and members."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord

GUILD, OWNER = 1, 900
VIEW, THREADS, ADMIN = 1 << 10, 1 << 34, 1 << 3
TEXT, PUBLIC, PRIVATE, FORUM = 0, 11, 12, 15
BOT, REQUIRE_TAG = 4000, 1 << 4
MANAGE_CHANNELS, MANAGE_THREADS = 1 << 4, 1 << 34
PLACED = {"name": "here", "position": 0, "parent_id": None, "flags": 0}
MEMBER = {"joined_at": None, "deaf": False, "mute": False, "flags": 0}
REFUSED = {403: discord.Forbidden, 404: discord.NotFound}


class Server:
    """Unless a test changes it, every channel is there and all people are members who see it."""

    def __init__(self) -> None:
        self.everyone = VIEW
        """The permissions of all members."""
        self.roles: dict[int, int] = {}
        self.members: dict[int, list[int]] = {}
        """The roles of people who have any."""
        self.left: set[int] = set()
        self.channels: dict[int, dict[str, Any]] = {}
        """Channels that are not an ordinary one."""
        self.refused: dict[int, tuple[int, int]] = {}
        """The status and code of channels that the bot can't see."""
        self.unsent: discord.HTTPException | None = None
        """What it answers to messages of the bot, if it takes none."""
        self.threads: dict[int, set[int]] = {}
        """The members of threads."""
        self.applied: dict[int, list[str]] = {}
        """The tags of posts."""
        self.locale: str | None = None
        self.asked: list[str] = []
        """The requests that it has answered."""

    def hide(self, channel: int, *rules: tuple[int, int, int]) -> None:
        """Give a channel overwrites: whom each is for, and what it allows and denies.

        Without any, it denies everyone to see the channel.
        """
        found = rules or ((GUILD, 0, VIEW),)
        self.channels[channel] = {
            "permission_overwrites": [
                {"id": str(who), "type": 0, "allow": str(allow), "deny": str(deny)}
                for who, allow, deny in found
            ]
        }

    def add_thread(self, thread: int, parent: int, *members: int, private: bool = False) -> None:
        """Make a channel a thread."""
        kind = PRIVATE if private else PUBLIC
        self.channels[thread] = {"type": kind, "parent_id": str(parent)}
        self.threads[thread] = set(members)

    def add_forum(self, channel: int, *tags: str, lacks: int = 0, required: bool = False) -> None:
        """Make a channel a forum, where the bot has all permissions but some."""
        everything = discord.Permissions.all().value & ~ADMIN & ~lacks
        bot = {"id": str(BOT), "type": 1, "allow": str(everything), "deny": str(lacks)}
        self.channels[channel] = {
            "type": FORUM, "flags": REQUIRE_TAG if required else 0,
            "permission_overwrites": [bot],
        }  # fmt: skip
        self.set_tags(channel, [{"name": name} for name in tags])

    def set_tags(self, channel: int, tags: list[dict[str, Any]]) -> dict[str, Any]:
        """Give a forum tags, and those without one an id; return the forum."""
        given = [
            {"id": str(500 + n), "moderated": False, "emoji_id": None, "emoji_name": None} | tag
            for n, tag in enumerate(tags)
        ]
        self.channels[channel]["available_tags"] = given
        return self._channel(channel)

    def answer(self, path: str) -> Any:
        """Answer a request; raise the refusal that discord.py makes of it."""
        self.asked.append(path)
        match path.strip("/").split("/"):
            case ["channels", channel]:
                if int(channel) in self.refused:
                    raise refusal(*self.refused[int(channel)])
                return self._channel(int(channel))
            case ["channels", thread, "thread-members", user]:
                if int(user) not in self.threads[int(thread)]:
                    raise refusal(404, 10007)
                return {"id": thread, "user_id": user}
            case ["guilds", _, "members", user]:
                if int(user) in self.left:
                    raise refusal(404, 10007)
                roles = [str(role) for role in self.members.get(int(user), [])]
                return {"user": _user(user), "roles": roles, **MEMBER}
            case ["guilds", _, "roles"]:
                given = {GUILD: self.everyone, **self.roles}
                return [{"id": str(key), "permissions": str(bits)} for key, bits in given.items()]
            case ["users", user]:
                return _user(user)
            case ["guilds", guild]:
                named = {} if self.locale is None else {"preferred_locale": self.locale}
                return {"id": guild, "owner_id": str(OWNER), **named}
            case _:
                return None

    def _channel(self, channel: int) -> dict[str, Any]:
        usual = {"id": str(channel), "type": TEXT, "guild_id": str(GUILD), **PLACED}
        applied = self.applied.get(channel, [])
        own = {"permission_overwrites": [], "applied_tags": applied}
        return {**usual, **own, **self.channels.get(channel, {})}


def _user(user: str) -> dict[str, Any]:
    return {"id": user, "username": "somebody", "discriminator": "0", "avatar": None}


def refusal(status: int, code: int) -> discord.HTTPException:
    """Return the refusal of a request."""
    response: Any = SimpleNamespace(status=status, reason="no", headers={})
    kind = REFUSED.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "no"})
