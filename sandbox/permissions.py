"""Discord's permission bits and the way roles and overwrites add up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

BITS: dict[str, int] = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_audit_log": 1 << 7,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "send_tts_messages": 1 << 12,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "change_nickname": 1 << 26,
    "manage_nicknames": 1 << 27,
    "manage_roles": 1 << 28,
    "manage_webhooks": 1 << 29,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "use_embedded_activities": 1 << 39,
    "moderate_members": 1 << 40,
    "send_polls": 1 << 49,
    "use_external_apps": 1 << 50,
    "pin_messages": 1 << 51,
}
ALL = (1 << 53) - 1

EVERYONE = (
    "create_instant_invite", "add_reactions", "view_channel", "send_messages", "embed_links",
    "attach_files", "read_message_history", "mention_everyone", "use_external_emojis",
    "change_nickname", "use_application_commands", "create_public_threads",
    "create_private_threads", "send_messages_in_threads", "use_embedded_activities",
    "send_polls", "use_external_apps",
)  # fmt: skip
BOT = (
    "view_channel", "send_messages", "attach_files", "read_message_history",
    "create_public_threads", "send_messages_in_threads",
)  # fmt: skip
"""The permissions of the bot's role: exactly those that its invitation link asks for."""

# A bot that may not see a channel may do nothing in it; one that may not write cannot do these.
_NEED_SEND = ("send_tts_messages", "mention_everyone", "embed_links", "attach_files")


def bits(names: Iterable[str]) -> int:
    """Return the bits of the named permissions; raise KeyError for an unknown name."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


def names(value: int) -> list[str]:
    """Return the names of the permissions in the value, in Discord's order."""
    return [name for name, bit in BITS.items() if value & bit]


def in_guild(guild: Mapping[str, Any], user_id: str) -> int:
    """Return a member's permissions in the guild, before those of channels."""
    if guild["owner_id"] == user_id:
        return ALL
    member = guild["members"].get(user_id)
    if member is None:
        return 0
    total = int(guild["roles"][guild["id"]]["permissions"])
    for role_id in member["roles"]:
        total |= int(guild["roles"][role_id]["permissions"])
    return ALL if total & BITS["administrator"] else total


def in_channel(guild: Mapping[str, Any], channel: Mapping[str, Any], user_id: str) -> int:
    """Return a member's permissions in a channel; for a thread, pass its channel."""
    total = in_guild(guild, user_id)
    if total == ALL:
        return ALL
    overwrites: dict[str, dict[str, Any]] = channel.get("overwrites", {})
    member = guild["members"].get(user_id)
    if member is None:
        return 0

    def lay(found: Iterable[dict[str, Any]]) -> None:
        nonlocal total
        allow = deny = 0
        for overwrite in found:
            allow |= int(overwrite["allow"])
            deny |= int(overwrite["deny"])
        total = (total & ~deny) | allow

    lay(overwrites[key] for key in (guild["id"],) if key in overwrites)
    lay(overwrites[key] for key in member["roles"] if key in overwrites)
    lay(overwrites[key] for key in (user_id,) if key in overwrites)
    if not total & BITS["view_channel"]:
        return 0
    if not total & BITS["send_messages"]:
        total &= ~bits(_NEED_SEND)
    return total
