"""Slash commands as people type them: found by name, options turned into Discord's JSON."""

from __future__ import annotations

import base64
import binascii
import dataclasses
import mimetypes
from typing import Any

from sandbox import installs, permissions, wire
from sandbox.checks.commands import CHAT, GROUP, INTEGER, SUBCOMMAND, USER
from sandbox.messages import clean_name
from sandbox.pictures import picture_size
from sandbox.world import FORUM, PRIVATE, THREADS, Json, World


class Impossible(Exception):
    """An error: a person cannot do this here; the text gives the reason."""

    def __init__(self, reason: str, *, status: int = 409) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


@dataclasses.dataclass
class Leaf:
    """A command that can be run: the registered one, the path in it, and its options."""

    command: Json
    steps: list[Json]
    options: list[Json]

    @property
    def name(self) -> str:
        """The whole name, as people read it."""
        return " ".join([self.command["name"], *(s["name"] for s in self.steps)])

    def data(self, filled: list[Json]) -> Json:
        """Return the interaction data with the options at the right depth."""
        inner = filled
        for step in reversed(self.steps):
            inner = [{"type": step["type"], "name": step["name"], "options": inner}]
        data: Json = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": self.command["type"],
            "options": inner,
        }
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data


def usable(world: World, channel: Json, user_id: str, kind: int = CHAT) -> list[Json]:
    """Return the commands of a kind that Discord offers to a person in a channel."""
    if channel["type"] == FORUM:
        return []
    found = world.guild_commands(None)
    if "guild_id" in channel and installs.has_bot(world, channel):
        found = [*world.guild_commands(channel["guild_id"]), *found]
    return [
        command
        for command in found
        if command["type"] == kind
        and installs.owners(world, channel, user_id, command)
        and _is_permitted(world, channel, user_id, command)
    ]


def _is_permitted(world: World, channel: Json, user_id: str, command: Json) -> bool:
    """Return whether a person has the permissions that a command needs by default."""
    needed = command["default_member_permissions"]
    if needed is None or channel["type"] in PRIVATE:
        return True
    have = world.permissions(channel, user_id)
    return have == permissions.ALL or (needed != "0" and have & int(needed) == int(needed))


def _is_named(thing: Json, word: str) -> bool:
    return word == thing["name"] or word in (thing.get("name_localizations") or {}).values()


def find(world: World, channel: Json, user_id: str, typed: str) -> Leaf:
    """Return the command that a person typed, such as `table new`, in any language."""
    words = typed.strip().removeprefix("/").split()
    if not words:
        raise Impossible("Name a command.", status=400)
    _require_commands(world, channel, user_id)
    found = [c for c in usable(world, channel, user_id) if _is_named(c, words[0])]
    if not found:
        raise Impossible(f"There is no command /{words[0]} here.", status=404)
    leaf = Leaf(found[0], [], found[0]["options"])
    for word in words[1:]:
        inner = [o for o in leaf.options if o["type"] in (SUBCOMMAND, GROUP)]
        step = next((o for o in inner if _is_named(o, word)), None)
        if step is None:
            raise Impossible(f"/{leaf.name} has no subcommand {word}.", status=404)
        leaf.steps.append(step)
        leaf.options = step.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in leaf.options):
        names = ", ".join(o["name"] for o in leaf.options)
        raise Impossible(f"/{leaf.name} needs one of its subcommands: {names}.", status=400)
    return leaf


def find_menu(world: World, channel: Json, user_id: str, name: str) -> Json:
    """Return the command in the menu on a person's name, in any language."""
    _require_commands(world, channel, user_id)
    for command in usable(world, channel, user_id, USER):
        if _is_named(command, name):
            return command
    raise Impossible(f"There is no {name} in the menu on a name here.", status=404)


def _require_commands(world: World, channel: Json, user_id: str) -> None:
    """Refuse a person who cannot use commands in a channel."""
    if not world.can(channel, user_id, "view_channel", "use_application_commands"):
        raise Impossible("This person may not use commands in this channel.")
    if channel["type"] in THREADS and channel["thread_metadata"]["locked"]:
        raise Impossible("This thread is locked.")


class Filler:
    """A converter of given values into options, with their resolved data."""

    def __init__(self, world: World, channel: Json, user_id: str | None = None) -> None:
        self.world = world
        self.channel = channel
        self.user_id = user_id or world.application_id
        self.guild: Json | None = world.guilds.get(channel.get("guild_id", ""))
        self.resolved: Json = {}

    def fill(self, leaf: Leaf, given: Json) -> list[Json]:
        """Return the options in the order they were given; refuse as Discord's client does."""
        options = _named(leaf, given)
        filled = [
            {"type": o["type"], "name": o["name"], "value": self._value(o, value)}
            for o, value in options
        ]
        present = {o["name"] for o, _ in options}
        missing = [
            o["name"] for o in leaf.options if o.get("required") and o["name"] not in present
        ]
        if missing:
            raise Impossible(f"Required: {', '.join(missing)}.", status=400)
        return filled

    def half(self, leaf: Leaf, given: Json, focused: str, typed: str) -> list[Json]:
        """Return the options of an autocomplete: free text is accepted."""
        filled: list[Json] = []
        for option, value in _named(leaf, given):
            if option["name"] != focused and not _is_named(option, focused):
                filled.append({"type": option["type"], "name": option["name"], "value": value})
        asked = next((o for o in leaf.options if _is_named(o, focused)), None)
        if asked is None:
            raise Impossible(f"/{leaf.name} has no option {focused}.", status=404)
        if not asked.get("autocomplete"):
            raise Impossible(f"The option {focused} does not complete what is typed.", status=400)
        filled.append(
            {"type": asked["type"], "name": asked["name"], "value": typed, "focused": True}
        )
        return filled

    def _value(self, option: Json, value: Any) -> Any:
        name = option["name"]
        if option.get("choices"):
            for choice in option["choices"]:
                if (
                    value in (choice["value"], choice["name"])
                    or value in (choice.get("name_localizations") or {}).values()
                ):
                    return choice["value"]
            raise Impossible(f"{name}: choose one of the choices.", status=400)
        match option["type"]:
            case 3:
                return self._text(option, value)
            case 4 | 10:
                return self._number(option, value)
            case 5:
                return _truth(name, value)
            case 6:
                return self.person(str(value))
            case 7:
                return self.place(str(value), option.get("channel_types"))
            case 8:
                return self.role(str(value))
            case 9:
                return self.mentionable(str(value))
            case _:
                return self.upload(name, value)

    def _text(self, option: Json, value: Any) -> str:
        text, name = str(value), option["name"]
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(text) <= high:
            raise Impossible(f"{name}: between {low} and {high} characters.", status=400)
        return text

    def _number(self, option: Json, value: Any) -> int | float:
        name = option["name"]
        try:
            number = int(value) if option["type"] == INTEGER else float(value)
        except (TypeError, ValueError):
            raise Impossible(f"{name}: {value} is not a number.", status=400) from None
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and number < low) or (high is not None and number > high):
            raise Impossible(f"{name}: between {low} and {high}.", status=400)
        return number

    def person(self, value: str) -> str:
        """Return the id of a person by id or name and note them as resolved."""
        user_id = next(
            (
                u["id"]
                for u in self.world.users.values()
                if value in (u["id"], u["username"], u["global_name"], f"<@{u['id']}>")
            ),
            None,
        )
        if user_id is None:
            raise Impossible(f"There is nobody called {value}.", status=404)
        self.resolved.setdefault("users", {})[user_id] = wire.user(self.world, user_id)
        if self.guild is not None and user_id in self.guild["members"]:
            member = wire.member(self.world, self.guild, user_id, with_user=False)
            member["permissions"] = str(self.world.permissions(self.channel, user_id))
            self.resolved.setdefault("members", {})[user_id] = member
        return user_id

    def role(self, value: str) -> str:
        """Return the id of a role by id or name and note it as resolved."""
        for role in (self.guild or {"roles": {}})["roles"].values():
            if value in (role["id"], role["name"], f"<@&{role['id']}>"):
                self.resolved.setdefault("roles", {})[role["id"]] = wire.role(role)
                return role["id"]
        raise Impossible(f"There is no role {value}.", status=404)

    def mentionable(self, value: str) -> str:
        """Return the id of a person or role."""
        try:
            return self.person(value)
        except Impossible:
            return self.role(value)

    def place(self, value: str, kinds: list[int] | None = None) -> str:
        """Return the id of a channel by id or name and note it as resolved."""
        guild_id = self.channel.get("guild_id")
        for found in self.world.channels.values():
            if found.get("guild_id") != guild_id or found["type"] in PRIVATE:
                continue
            if kinds and found["type"] not in kinds:
                continue
            if value.removeprefix("#") in (found["id"], found["name"]):
                shown = wire.channel(self.world, found)
                keys = ("id", "name", "type", "parent_id", "thread_metadata")
                brief = {k: shown[k] for k in keys if k in shown}
                brief["permissions"] = str(self.world.permissions(found, self.user_id))
                self.resolved.setdefault("channels", {})[found["id"]] = brief
                return found["id"]
        raise Impossible(f"There is no channel {value}.", status=404)

    def upload(self, name: str, value: Any) -> str:
        """Keep a file that a person uploads and return its id."""
        try:
            body = base64.b64decode(value["data"], validate=True)
            filename = clean_name(value["filename"])
        except (TypeError, KeyError, binascii.Error):
            raise Impossible(
                f'{name}: give a file as {{"filename": ..., "data": base64}}.', status=400
            ) from None
        kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        made: Json = {
            "id": self.world.ids.next(),
            "filename": filename,
            "size": len(body),
            "content_type": kind,
            "ephemeral": True,
        }
        if (size := picture_size(body)) is not None:
            made["width"], made["height"] = size
        self.world.store.put_file(made["id"], self.channel["id"], filename, kind, body)
        self.resolved.setdefault("attachments", {})[made["id"]] = made
        return made["id"]


def _named(leaf: Leaf, given: Json) -> list[tuple[Json, Any]]:
    result: list[tuple[Json, Any]] = []
    for name, value in given.items():
        option = next((o for o in leaf.options if _is_named(o, name)), None)
        if option is None:
            raise Impossible(f"/{leaf.name} has no option {name}.", status=404)
        result.append((option, value))
    return result


def _truth(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if str(value).lower() in ("true", "false"):
        return str(value).lower() == "true"
    raise Impossible(f"{name}: true or false.", status=400)
