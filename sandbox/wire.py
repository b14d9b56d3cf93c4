"""The stand-in's data in the JSON that Discord sends."""

from __future__ import annotations

from sandbox.media import Addresses, Media
from sandbox.world import FORUM, GROUP, PRIVATE, THREADS, VOICE, Json, World, position

EPHEMERAL, LOADING, COMPONENTS_V2 = 64, 128, 32768


def user(world: World, user_id: str) -> Json:
    """Return a user; one who left the stand-in is shown as deleted."""
    found = world.users.get(user_id)
    if found is None:
        return {
            "id": user_id, "username": "Deleted User", "discriminator": "0000",
            "global_name": None, "avatar": None, "public_flags": 0, "flags": 0,
        }  # fmt: skip
    shown = {
        "id": found["id"],
        "username": found["username"],
        "discriminator": "0",
        "global_name": found["global_name"],
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "clan": None,
        "public_flags": 0,
        "flags": 0,
    }
    return shown | {"bot": True} if found["bot"] else shown


def member(world: World, guild: Json, user_id: str, *, with_user: bool = True) -> Json:
    """Return a member of a guild."""
    found = guild["members"][user_id]
    shown: Json = {
        "nick": found["nick"],
        "avatar": None,
        "banner": None,
        "roles": list(found["roles"]),
        "joined_at": found["joined_at"],
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return shown | {"user": user(world, user_id)} if with_user else shown


def role(found: Json) -> Json:
    """Return a role."""
    return {
        "id": found["id"],
        "name": found["name"],
        "color": found["color"],
        "colors": {
            "primary_color": found["color"], "secondary_color": None, "tertiary_color": None,
        },
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": found["position"],
        "permissions": str(found["permissions"]),
        "managed": "tags" in found,
        "mentionable": found["mentionable"],
        "flags": 0,
    } | ({"tags": found["tags"]} if "tags" in found else {})  # fmt: skip


def channel(world: World, found: Json) -> Json:
    """Return a channel, thread or conversation."""
    shown: Json = {
        "id": found["id"],
        "type": found["type"],
        "last_message_id": found.get("last_message_id"),
        "flags": found.get("flags", 0),
    }
    if found["type"] in PRIVATE:
        shown["recipients"] = [user(world, u) for u in found["recipients"]]
        if found["type"] == GROUP:
            shown |= {"name": found["name"], "icon": None, "owner_id": found["recipients"][0]}
        return shown
    shown |= {"guild_id": found["guild_id"], "name": found["name"]}
    if found["type"] in THREADS:
        return shown | _thread(world, found)
    return (
        shown
        | {
            "position": found["position"],
            "permission_overwrites": [
                {
                    "id": target,
                    "type": overwrite["type"],
                    "allow": str(overwrite["allow"]),
                    "deny": str(overwrite["deny"]),
                }
                for target, overwrite in found["overwrites"].items()
            ],
            "parent_id": found["parent_id"],
            "topic": found["topic"],
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_pin_timestamp": None,
        }
        | _MORE.get(found["type"], {})
        | ({"available_tags": found.get("tags", [])} if found["type"] == FORUM else {})
    )


def interaction_channel(world: World, found: Json) -> Json:
    """Return a channel as an interaction brings it: with permissions instead of overwrites."""
    shown = channel(world, found)
    return {key: value for key, value in shown.items() if key != "permission_overwrites"}


_MORE: dict[int, Json] = {
    VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    FORUM: {
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "template": "",
    },
}


def _thread(world: World, found: Json) -> Json:
    shown: Json = {
        "parent_id": found["parent_id"],
        "owner_id": found["owner_id"],
        "thread_metadata": found["thread_metadata"],
        "message_count": found["message_count"],
        "total_message_sent": found["message_count"],
        "member_count": min(len(found["members"]), 50),
        "rate_limit_per_user": 0,
    }
    around = world.channels.get(found["parent_id"])
    if around is not None and around["type"] == FORUM:
        there = {tag["id"] for tag in around.get("tags", [])}
        shown["applied_tags"] = [tag for tag in found.get("tags", []) if tag in there]
    if world.application_id in found["members"]:
        shown["member"] = thread_member(found, world.application_id)
    return shown


def thread_member(thread: Json, user_id: str) -> Json:
    """Return a member of a thread."""
    return {
        "id": thread["id"],
        "user_id": user_id,
        "join_timestamp": thread["members"][user_id],
        "flags": 1,
    }


_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "features": [],
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "hub_type": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}
"""What is the same for all guilds of the stand-in."""


def guild(found: Json) -> Json:
    """Return a guild in the form of REST."""
    return _GUILD | {
        "id": found["id"],
        "name": found["name"],
        "owner_id": found["owner_id"],
        "roles": [role(r) for r in found["roles"].values()],
        "preferred_locale": found["preferred_locale"],
    }


def guild_create(
    world: World, found: Json, *, everybody: bool, places: list[Json] | None = None
) -> Json:
    """Return a guild as the gateway gives it; all its members only if the client asks.

    `places` are its channels and threads, if the caller has them already.
    """
    bot = world.application_id
    if places is None:
        places = world.channels_by_guild().get(found["id"], [])
    threads = [c for c in places if c["type"] in THREADS]
    channels = [c for c in places if c["type"] not in THREADS]
    members = list(found["members"]) if everybody else [bot]
    return guild(found) | {
        "joined_at": found["members"][bot]["joined_at"],
        "large": False,
        "unavailable": False,
        "geo_restricted": False,
        "member_count": len(found["members"]),
        "voice_states": [],
        "members": [member(world, found, u) for u in members if u in found["members"]],
        "channels": [channel(world, c) for c in sorted(channels, key=position)],
        "threads": [
            channel(world, c)
            for c in threads
            if not c["thread_metadata"]["archived"] and world.can(c, bot, "view_channel")
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(world: World) -> Json:
    """Return the bot's application."""
    bot = world.bot
    return {
        "id": world.application_id,
        "name": bot["username"],
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "hook": True,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags_new": "0",
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "explicit_content_filter": 0,
        "flags": 0,
        "bot": user(world, world.application_id),
        "owner": user(world, world.meta["owner_id"]),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "tags": [],
        "integration_types_config": {"0": {}} | ({"1": {}} if world.settings.user_install else {}),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(
            bool(user.get("installed")) for user in world.users.values()
        ),
        "approximate_user_authorization_count": 0,
    }


def emoji(world: World, found: Json) -> Json:
    """Return an emoji of the application."""
    return {
        "id": found["id"],
        "name": found["name"],
        "roles": [],
        "user": user(world, world.application_id),
        "require_colons": True,
        "managed": False,
        "animated": found["animated"],
        "available": True,
    }


def attachment(where: Addresses, channel_id: str, found: Json) -> Json:
    """Return an attachment with its present address."""
    address = where.file(channel_id, found)
    shown = {
        "id": found["id"],
        "filename": found["filename"],
        "size": found["size"],
        "url": address,
        "proxy_url": address,
        "content_type": found["content_type"],
        "content_scan_version": 0,
    }
    for key in ("title", "description", "width", "height", "ephemeral", "flags"):
        if found.get(key) is not None:
            shown[key] = found[key]
    return shown


def message(world: World, where: Addresses, found: Json, *, deep: bool = True) -> Json:
    """Return a message; the message it replies to is included unless `deep` is off."""
    by_name = {a["filename"]: a for a in found["attachments"]}
    by_id = {a["id"]: a for a in found["attachments"]}
    media = Media(where, found["channel_id"], by_name, by_id)
    used = media.used_by_embeds(found["embeds"])
    shown: Json = {
        "id": found["id"],
        "type": found["type"],
        "channel_id": found["channel_id"],
        "author": user(world, found["author_id"]),
        "content": found["content"],
        "timestamp": found["timestamp"],
        "edited_timestamp": found["edited_timestamp"],
        "tts": False,
        "mention_everyone": found["mention_everyone"],
        "mentions": [user(world, u) for u in found["mentions"]],
        "mention_roles": found["mention_roles"],
        "attachments": [
            attachment(where, found["channel_id"], a)
            for a in found["attachments"]
            if a["id"] not in used
        ],
        "embeds": [media.embed(e) for e in found["embeds"]],
        "components": [media.component(c) for c in found["components"]],
        "flags": found["flags"],
        "pinned": found["pinned"],
    }
    for key in ("nonce", "webhook_id", "application_id", "message_reference", "position"):
        if found.get(key) is not None:
            shown[key] = found[key]
    if (asked := found.get("interaction")) is not None:
        shown |= _origin(world, asked)
    if deep and "message_reference" in shown and found["type"] == 19:
        shown["referenced_message"] = _answered(world, where, shown["message_reference"])
    thread = world.channels.get(found["id"])
    in_post = found["id"] == found["channel_id"]  # the first message of a post
    if thread is not None and thread["type"] in THREADS and not in_post:
        shown["thread"] = channel(world, thread)
    return shown


def _answered(world: World, where: Addresses, reference: Json) -> Json | None:
    """Return the message that a reply refers to, or None if it was deleted."""
    found = world.store.message(reference["message_id"])
    return None if found is None else message(world, where, found, deep=False)


def gateway_message(world: World, where: Addresses, found: Json) -> Json:
    """Return a message in the form of the gateway: with guild and member."""
    shown = message(world, where, found)
    place = world.channels[found["channel_id"]]
    if place["type"] in PRIVATE:
        return shown
    in_guild = world.guilds[place["guild_id"]]
    shown["guild_id"] = in_guild["id"]
    if found["author_id"] in in_guild["members"]:
        shown["member"] = member(world, in_guild, found["author_id"], with_user=False)
    shown["mentions"] = [
        m | {"member": member(world, in_guild, m["id"], with_user=False)}
        if m["id"] in in_guild["members"]
        else m
        for m in shown["mentions"]
    ]
    return shown


def _origin(world: World, asked: Json) -> Json:
    person = user(world, asked["user_id"])
    origin: Json = {
        "id": asked["id"],
        "type": asked["type"],
        "user": person,
        "authorizing_integration_owners": asked["owners"],
    }
    for key in ("name", "original_response_message_id", "interacted_message_id"):
        if key in asked:
            origin[key] = asked[key]
    if "target_id" in asked:
        origin["target_user"] = user(world, asked["target_id"])
    shown: Json = {"interaction_metadata": origin}
    if asked["type"] == 2 and "original_response_message_id" not in asked:
        shown["interaction"] = {
            "id": asked["id"], "type": 2, "name": asked["name"], "user": person,
        }  # fmt: skip
    return shown
