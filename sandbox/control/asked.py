"""One request of the control interface, with people and places looked up by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sandbox import permissions, places
from sandbox.typed import Impossible
from sandbox.world import Json, World


class Asked:
    """The body or query of a control request, with people and places looked up by name."""

    def __init__(self, world: World, fields: Json, path: dict[str, str]) -> None:
        self.world = world
        self.fields = fields
        self.path = path

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text field; without a default it must be there."""
        value = self.fields.get(key, default)
        if value is None:
            raise Impossible(f'"{key}" is missing.', status=400)
        return str(value)

    def number(self, key: str, default: float) -> float:
        """Return a number field."""
        try:
            return float(self.fields.get(key, default))
        except (TypeError, ValueError):
            raise Impossible(f'"{key}" must be a number.', status=400) from None

    def user(self, name: str | None = None) -> Json:
        """Return the person of the `user` field, or of the name given here."""
        wanted = name or self.text("user")
        for user in self.world.users.values():
            if wanted in (user["id"], user["global_name"], user["username"]):
                return user
        raise Impossible(f"There is nobody called {wanted}.", status=404)

    def guild(self, name: str | None = None) -> Json:
        """Return the guild of the `guild` field, or the only one."""
        wanted = name or self.fields.get("guild")
        for guild in self.world.guilds.values():
            if wanted in (None, guild["id"], guild["name"]):
                return guild
        raise Impossible(f"There is no guild {wanted}.", status=404)

    def channel(self, name: str | None = None) -> Json:
        """Return the channel, thread or DM of the `channel` field, or of the name given here."""
        wanted = name or self.text("channel")
        if wanted.startswith("dm:"):
            return places.open_dm(self.world, self.user(wanted[3:])["id"])
        found = self.world.channels.get(wanted)
        if found is not None:
            return found
        for channel in self.world.channels.values():
            if channel.get("name") == wanted.removeprefix("#"):
                return channel
        raise Impossible(f"There is no channel {wanted}.", status=404)

    def names(self, key: str) -> int:
        """Return the permissions named in a list."""
        try:
            return permissions.bits(self.fields.get(key) or [])
        except KeyError as unknown:
            raise Impossible(f"There is no permission {unknown}.", status=400) from None


Handler = Callable[[Asked], Awaitable[Any]]
Route = tuple[str, str, Handler]
