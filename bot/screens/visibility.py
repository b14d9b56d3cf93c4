"""Who can see which channel of a server, asked of Discord: the client keeps no channels.

Roles and overwrites add up as Discord documents it
(https://discord.com/developers/docs/topics/permissions#permission-overwrites). In doubt, a channel
is not seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord

AT_ONCE = 5
"""Requests under way at the same time."""
_THREADS = {
    discord.ChannelType.news_thread.value,
    discord.ChannelType.public_thread.value,
    discord.ChannelType.private_thread.value,
}
_PRIVATE = discord.ChannelType.private_thread.value


async def reaches(client: discord.Client, channel_id: int) -> bool:
    """Return whether a channel is there, and the bot sees it."""
    try:
        await client.http.get_channel(channel_id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


class Visibility:
    """What members of a server can see, asked once for each channel, the roles and each member.

    It is for one request of a person, the `asker`: everything it learns can change.
    """

    def __init__(
        self, client: discord.Client, guild_id: int, *, asker: discord.Member | None = None
    ) -> None:
        self._http = client.http
        self._guild_id = guild_id
        self._asker = asker
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._answers: dict[tuple[object, ...], asyncio.Task[Any]] = {}

    async def sees(self, user_id: int, channel_id: int) -> bool:
        """Return whether a person is a member and sees a channel or thread of the server.

        False for a channel that the bot can't see. Raises `UNREACHED` if Discord gives no answer.
        """
        channel = await self._channel(channel_id)
        place = channel
        if channel is not None and channel["type"] in _THREADS:
            place = await self._channel(int(channel["parent_id"]))
        if channel is None or place is None or not await self.is_member(user_id):
            return False
        if await self._is_let_in(user_id, channel, place):
            return True
        return await self._owns(user_id)

    async def is_member(self, user_id: int) -> bool:
        """Return whether a person is on the server."""
        if self._asker is not None and self._asker.id == user_id:
            return True
        return await self._member(user_id) is not None

    async def allowed(self, user_id: int, channel_id: int) -> discord.Permissions:
        """Return the permissions of a member who does not own the server in a channel.

        None at all in a channel that the bot can't see.
        """
        channel = await self._channel(channel_id)
        if channel is None:
            return discord.Permissions.none()
        return await self._in_channel(user_id, channel)

    async def _is_let_in(self, user_id: int, channel: Any, place: Any) -> bool:
        """Return whether permissions let a member see a channel, or a thread in a place."""
        allowed = await self._in_channel(user_id, place)
        if not allowed.view_channel:
            return False
        if channel["type"] != _PRIVATE or allowed.manage_threads:
            return True
        return await self._in_thread(user_id, int(channel["id"]))

    async def _in_channel(self, user_id: int, place: Any) -> discord.Permissions:
        """Return a member's permissions in a channel that is no thread."""
        allowed = await self._in_server(user_id)
        rules = place.get("permission_overwrites")
        if allowed.administrator:
            return discord.Permissions.all()
        if rules is None:
            return discord.Permissions.none()
        own = {str(role) for role in (await self._member(user_id) or {}).get("roles", ())}
        value = allowed.value
        for targets in ({str(self._guild_id)}, own - {str(self._guild_id)}, {str(user_id)}):
            value = _laid(value, (rule for rule in rules if str(rule["id"]) in targets))
        return discord.Permissions(value)

    async def _in_server(self, user_id: int) -> discord.Permissions:
        """Return a member's permissions before those of channels."""
        asker = self._asker
        if asker is not None and asker.id == user_id:
            brought = asker.resolved_permissions  # what Discord sent with the request
            if brought is not None and brought.administrator:
                return brought
        member = await self._member(user_id)
        if member is None:
            return discord.Permissions.none()
        own, value = {str(self._guild_id), *map(str, member["roles"])}, 0
        for role in await self._roles():
            if str(role["id"]) in own:
                value |= int(role["permissions"])
        return discord.Permissions(value)

    async def _owns(self, user_id: int) -> bool:
        """Return whether a person owns the server, and so sees everything there."""
        guild = await self._once(
            ("guild",), lambda: self._http.get_guild(self._guild_id, with_counts=False)
        )
        return guild is not None and str(guild["owner_id"]) == str(user_id)

    async def _channel(self, channel_id: int) -> Any:
        """Return a channel of this server, or None."""
        found = await self._once(
            ("channel", channel_id), lambda: self._http.get_channel(channel_id)
        )
        if found is None or str(found.get("guild_id")) != str(self._guild_id):
            return None
        return found

    async def _roles(self) -> list[Any]:
        return await self._once(("roles",), lambda: self._http.get_roles(self._guild_id)) or []

    async def _member(self, user_id: int) -> Any:
        """Return a member, or None for a person who is not on the server."""
        return await self._once(
            ("member", user_id), lambda: self._http.get_member(self._guild_id, user_id)
        )

    async def _in_thread(self, user_id: int, thread_id: int) -> bool:
        """Return whether a person was added to a thread."""
        found = await self._once(
            ("thread", thread_id, user_id), lambda: self._http.get_thread_member(thread_id, user_id)
        )
        return found is not None

    async def _once(self, key: tuple[object, ...], ask: Callable[[], Awaitable[Any]]) -> Any:
        """Return the answer to a question, which is sent once; None if Discord refuses it."""
        if key not in self._answers:
            self._answers[key] = asyncio.create_task(self._sent(ask))
        return await self._answers[key]

    async def _sent(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        async with self._slots:
            try:
                return await ask()
            except (discord.NotFound, discord.Forbidden):
                return None


def _laid(value: int, rules: Iterable[Any]) -> int:
    """Return permissions after overwrites of one kind, which count together."""
    allow = deny = 0
    for rule in rules:
        allow |= int(rule["allow"])
        deny |= int(rule["deny"])
    return (value & ~deny) | allow
