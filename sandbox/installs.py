"""Where the application is installed: on guilds, and for people who use it anywhere.

As in Discord, a command is offered in a place if it allows the kind of place (`contexts`) and if
one of its `integration_types` is installed there.
"""

from __future__ import annotations

from sandbox.world import DM, GROUP, Json, World

IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
"""The kinds of places: a guild, the conversation with the bot, and conversations of people."""
FOR_GUILD, FOR_USER = 0, 1
"""The kinds of installations."""


def context(channel: Json) -> int:
    """Return the kind of place that a channel is."""
    return {DM: IN_BOT_DM, GROUP: IN_PRIVATE}.get(channel["type"], IN_GUILD)


def has_bot(world: World, channel: Json) -> bool:
    """Return whether the bot is in the channel's guild, or takes part in the conversation."""
    if "guild_id" in channel:
        return world.application_id in world.guilds[channel["guild_id"]]["members"]
    return channel["type"] == DM


def owners(world: World, channel: Json, user_id: str, command: Json) -> Json:
    """Return the installations that let a person use a command in a channel, by their kinds."""
    allowed = command.get("contexts")
    if allowed is not None and context(channel) not in allowed:
        return {}
    kinds = (FOR_GUILD,) if "guild_id" in command else command["integration_types"]
    found: Json = {}
    if FOR_GUILD in kinds and has_bot(world, channel):
        found[str(FOR_GUILD)] = channel.get("guild_id", "0")
    if FOR_USER in kinds and world.users[user_id].get("installed") and world.settings.user_install:
        found[str(FOR_USER)] = user_id
    return found


def owners_of(world: World, channel: Json, message: Json | None) -> Json:
    """Return the installations behind the controls of a message: those that brought it there."""
    if message is not None and "interaction" in message:
        return message["interaction"]["owners"]
    return {str(FOR_GUILD): channel.get("guild_id", "0")}
