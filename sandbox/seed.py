"""The content of a first start: the bot, a guild, its channels, and four people to play."""

from __future__ import annotations

import base64
import datetime
import secrets

from sandbox import places
from sandbox.clock import now
from sandbox.ids import iso
from sandbox.world import World

GUILD = "Slow Orbit"
CHANNELS = (
    ("welcome", "Say hello, try things out"),
    ("ceres-table", "A table in the asteroid belt"),
    ("mars-table", "A table on Mars"),
    ("moon-table", "A table on the Moon"),
    ("lounge", "Talk about anything"),
)
MEMBERS_FOR = datetime.timedelta(days=30)
"""How long the first people have been there: some things are not for those who came today."""
PEOPLE = (("Ada", "en-US"), ("Brian", "en-US"), ("Chloé", "fr"), ("Dmitri", "en-US"))


def application(world: World, *, token: str | None = None) -> None:
    """Make the application and its bot user if there is none yet; a given token replaces it."""
    if not world.meta:
        application_id = world.ids.next()
        world.meta = {"application_id": application_id, "token": new_token(application_id)}
    if token is not None:
        world.meta["token"] = token
    world.save_meta()
    if world.application_id not in world.users:
        places.add_user(world, GUILD, bot=True, user_id=world.application_id)


def new_token(application_id: str) -> str:
    """Return a token of Discord's form: id, time, secret."""
    head = base64.urlsafe_b64encode(application_id.encode()).decode().rstrip("=")
    stamp = int(now().timestamp()).to_bytes(4, "big")
    middle = base64.urlsafe_b64encode(stamp).decode().rstrip("=")
    return f"{head}.{middle}.{secrets.token_urlsafe(28)}"


def fill(world: World) -> None:
    """Make the guild, its channels and its people, if there is nothing yet."""
    if world.guilds:
        return
    people = [places.add_user(world, name, locale=locale) for name, locale in PEOPLE]
    world.meta["owner_id"] = people[0]["id"]
    world.save_meta()
    guild = places.add_guild(world, GUILD, people[0]["id"])
    for name, topic in CHANNELS:
        places.add_channel(world, guild, name, topic=topic)
    for person in people:
        places.add_member(world, guild, person["id"])
        guild["members"][person["id"]]["joined_at"] = iso(now() - MEMBERS_FOR)
    world.save_guild(guild)


def wipe(world: World, *, commands: bool) -> None:
    """Start again with the same application, token and emoji; delete commands only if asked."""
    meta = {k: world.meta[k] for k in ("application_id", "token")}
    kept = [] if commands else list(world.guild_commands(None))
    emojis = [(e, world.emoji_picture(e["id"])) for e in world.emojis.values()]
    world.store.clear()
    world.load()
    world.meta = meta
    application(world)
    for command in kept:
        world.save_command(command)
    for emoji, picture in emojis:
        world.save_emoji(emoji, picture)
    fill(world)
