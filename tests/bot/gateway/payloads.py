"""Events as Discord's gateway sends them."""

from __future__ import annotations

from typing import Any

ME = 4000
WHEN = "2026-01-01T00:00:00+00:00"


def user(user_id: int = ME, name: str = "orbit", **more: Any) -> dict[str, Any]:
    """Return a user."""
    return {
        "id": str(user_id), "username": name, "discriminator": "0", "avatar": None, "bot": False,
        **more,
    }  # fmt: skip


def member(user_id: int = ME, roles: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """Return a member of a server."""
    return {
        "user": user(user_id), "roles": list(roles), "joined_at": WHEN, "deaf": False,
        "mute": False, "flags": 0, **more,
    }  # fmt: skip


def ready(*servers: int, shard: tuple[int, int] | None = None) -> dict[str, Any]:
    """Return the first event of a connection."""
    found = [{"id": str(server), "unavailable": True} for server in servers]
    parts = {} if shard is None else {"shard": list(shard)}
    return {
        "v": 10, "user": user(bot=True), "guilds": found, "session_id": "x",
        "resume_gateway_url": "ws://x", "application": {"id": str(ME), "flags": 0}, **parts,
    }  # fmt: skip


def role(role_id: int, permissions: int = 0) -> dict[str, Any]:
    """Return a role."""
    return {
        "id": str(role_id), "name": f"role {role_id}", "color": 0, "hoist": False, "position": 1,
        "permissions": str(permissions), "managed": False, "mentionable": True, "flags": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    }  # fmt: skip


def channel(channel_id: int, kind: int = 0, **more: Any) -> dict[str, Any]:
    """Return a channel, or a thread with its metadata."""
    made = {
        "id": str(channel_id), "type": kind, "name": f"channel {channel_id}", "position": 0,
        "nsfw": False, "parent_id": None, "rate_limit_per_user": 0, "flags": 0,
        "last_message_id": None, "topic": None,
    }  # fmt: skip
    if kind in (10, 11, 12):
        made |= {"parent_id": "5", "owner_id": "1", "member_count": 1, "message_count": 1}
        made["thread_metadata"] = {
            "archived": False, "locked": False, "auto_archive_duration": 1440,
            "archive_timestamp": WHEN,
        }  # fmt: skip
    return made | more


def server(server_id: int, *, channels: int = 3, roles: int = 2, emojis: int = 1) -> dict[str, Any]:
    """Return a server as it is described after connecting, or when it invites the bot."""
    first = server_id + 1
    return {
        "id": str(server_id), "name": f"server {server_id}", "owner_id": "1",
        "member_count": 10, "large": False, "joined_at": WHEN, "features": [],
        "preferred_locale": "en-US", "members": [member()], "threads": [channel(first + 900, 11)],
        "roles": [role(server_id), *(role(first + each) for each in range(roles))],
        "channels": [channel(first + 100 + each) for each in range(channels)],
        "emojis": [
            {"id": str(first + 500 + each), "name": f"emoji{each}", "animated": False}
            for each in range(emojis)
        ],
        "stickers": [], "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [],
    }  # fmt: skip


def interaction(server_id: int | None, where: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the use of a command by a person, who has every permission of their channel."""
    made: dict[str, Any] = {
        "id": "77", "application_id": str(ME), "token": "t", "version": 1, "type": 2,
        "locale": "en-US", "app_permissions": "2048", "entitlements": [],
        "attachment_size_limit": 10**7, "channel": where, "channel_id": where["id"],
        "authorizing_integration_owners": {"0": str(server_id or 0)},
        "context": 1 if server_id is None else 0,
        "data": {"id": "1", "name": "look", "type": 1, "options": []},
    }  # fmt: skip
    if server_id is None:
        return made | {"user": user(9, "ada")} | more
    made["guild_id"] = str(server_id)
    made["guild"] = {"id": str(server_id), "locale": "en-US", "features": []}
    return made | {"member": {**member(9), "permissions": "32"}} | more
