"""People, channels, messages and options as Discord describes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Literal

import discord

from tests.bot.server import FORUM, PLACED

APPLICATION, GUILD, ELSEWHERE = 4000, 1, 77007
Place = Literal["server", "thread", "direct", "group", "guest"]
"""`group` is a conversation of people, `guest` a server without the bot: only the person has
installed it there."""
ALL = str(discord.Permissions.all().value)
WRITES = str(discord.Permissions(send_messages=True).value)
MANAGES = str(discord.Permissions(manage_guild=True, send_messages=True).value)
WHEN = "2026-01-01T00:00:00+00:00"
NUMBERS = count(10**17)
ME = {"id": "101", "username": "somebody", "discriminator": "0", "avatar": None}


@dataclass(frozen=True)
class Person:
    """Who presses; `manages`: the server's settings, too."""

    id: int
    name: str
    manages: bool = False
    bot: bool = False

    def user(self) -> dict[str, Any]:
        """Return the person as Discord describes a user."""
        return {
            "id": str(self.id), "username": self.name.lower(), "global_name": self.name,
            "discriminator": "0", "avatar": None, "bot": self.bot,
        }  # fmt: skip

    def member(self) -> dict[str, Any]:
        """Return the person as Discord describes a member of a server."""
        return {
            "user": self.user(), "roles": [], "joined_at": WHEN, "deaf": False, "mute": False,
            "flags": 0, "permissions": MANAGES if self.manages else WRITES,
        }  # fmt: skip


@dataclass(frozen=True)
class Forum:
    """A forum that is chosen, with the permissions of the person there."""

    id: int
    allowed: str = ALL


def option_of(name: str, value: Any, focused: bool, people: dict[str, Any]) -> dict[str, Any]:
    """Return an option as Discord sends it; a person is described next to the options."""
    kinds: dict[type, int] = {bool: 5, int: 4, str: 3, Person: 6, Forum: 7}
    made: dict[str, Any] = {"name": name, "type": kinds[type(value)], "value": value}
    if isinstance(value, Person):
        describe_person(value, people)
        made["value"] = str(value.id)
    if isinstance(value, Forum):
        described = {**PLACED, "id": str(value.id), "type": FORUM, "permissions": value.allowed}
        people["channels"][str(value.id)] = described
        made["value"] = str(value.id)
    return {**made, "focused": True} if focused else made


def describe_person(person: Person, people: dict[str, Any]) -> None:
    """Describe a person next to the option that names them."""
    member = person.member()
    people["users"][str(person.id)] = member.pop("user")
    people["members"][str(person.id)] = member


def channel_json(channel: int, place: Place) -> dict[str, Any]:
    """Return a channel of a kind."""
    base = {"id": str(channel), "name": "here", "permissions": ALL, "flags": 0}
    if place == "direct":
        return {**base, "type": 1, "recipients": [], "last_message_id": None}
    if place == "group":
        base |= {"name": None, "icon": None, "owner_id": "101"}
        return {**base, "type": 3, "recipients": [ME], "last_message_id": None}
    if place == "thread":
        return {
            **base, "type": 11, "guild_id": str(GUILD), "parent_id": "2", "owner_id": "3",
            "message_count": 1, "member_count": 1, "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": False, "auto_archive_duration": 60, "archive_timestamp": WHEN,
                "locked": False,
            },
        }  # fmt: skip
    return {
        **base, "type": 0, "guild_id": str(ELSEWHERE if place == "guest" else GUILD),
        "position": 0, "permission_overwrites": [], "nsfw": False, "parent_id": None,
        "topic": None, "rate_limit_per_user": 0,
    }  # fmt: skip


def came_from(place: Place, person: Person) -> dict[str, Any]:
    """Return the parts of an interaction about its person and its place."""
    own = {"1": str(person.id)}
    match place:
        case "direct":
            owners, context = {"0": "0"}, 1
        case "group":
            owners, context = own, 2
        case "guest":
            owners, context = own, 0
        case _:
            owners, context = {"0": str(GUILD)}, 0
    found: dict[str, Any] = {"authorizing_integration_owners": owners, "context": context}
    if place in ("direct", "group"):
        return found | {"user": person.user()}
    guild = str(ELSEWHERE if place == "guest" else GUILD)
    return found | {"guild_id": guild, "member": person.member()}


def pressed_of(custom_id: str, kind: int) -> dict[str, Any]:
    """Return the control that was pressed, as the message shows it."""
    if kind == 2:
        return {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    options = {"options": [{"label": "x", "value": "x"}]} if kind == 3 else {"id": 2}
    return {"type": kind, "custom_id": custom_id, **options}


def message_json(channel: int, body: Mapping[str, Any]) -> dict[str, Any]:
    """Return a message of the bot with this content."""
    return {
        "id": str(next(NUMBERS)), "channel_id": str(channel), "content": body.get("content") or "",
        "author": Person(APPLICATION, "Orbit", bot=True).user(), "timestamp": WHEN,
        "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [],
        "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "type": 0,
        "flags": body.get("flags", 0), "components": body.get("components") or [],
    }  # fmt: skip
