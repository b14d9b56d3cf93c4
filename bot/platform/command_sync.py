"""Slash commands on Discord: registered when they have changed, with their translations."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import discord
import msgspec
import structlog
from discord import app_commands

import db.syncs as syncs_db
from bot.platform.http import why
from bot.shared.clock import now
from bot.shared.problems import HostError
from bot.shared.text import language
from db import Database
from games.core.text import LANGUAGES, Language

log = structlog.stdlib.get_logger(__name__)

ANYWHERE = "anywhere"
"""The mark of commands that work where only the person has installed the bot, among `extras`."""


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the data to register, translations included."""
    translator = tree.translator
    found: list[dict[str, Any]] = []
    for command in sorted(tree.get_commands(), key=lambda command: command.name):
        if translator is None:
            found.append(dict(command.to_dict(tree)))
        else:
            found.append(dict(await command.get_translated_payload(tree, translator)))
    return found


async def sync(
    tree: app_commands.CommandTree[Any],
    database: Database,
    *,
    api_base: str,
    application_id: int,
    guild_id: int | None,
) -> bool:
    """Register the commands if they differ from the last registration; return whether it did.

    With a guild they appear there at once; globally Discord can take a while. A registry that has
    lost them (another token, a new stand-in) is filled again. If they were registered elsewhere
    before, remove them there: Discord would show them twice.
    """
    if guild_id is not None or not _installed_by_people(tree.client):
        _for_servers(tree)
    made = await _register(tree, database, api_base, application_id, guild_id)
    await _leave_others(tree, database, api_base, application_id, guild_id)
    return made


def _installed_by_people(client: discord.Client) -> bool:
    """Return whether the host lets people install the bot for themselves, as far as is known."""
    application = client.application
    if application is None or application.guild_integration_config is None:
        return True  # Discord does not say
    if application.user_integration_config is not None:
        return True
    log.info("people can't install the bot for themselves: User Install is off at Discord")
    return False


def _for_servers(tree: app_commands.CommandTree[Any]) -> None:
    """Register no command for people who install the bot for themselves."""
    for command in tree.get_commands():
        if command.allowed_installs is not None and command.allowed_installs.user:
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
            command.allowed_contexts = app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            )


async def _register(
    tree: app_commands.CommandTree[Any],
    database: Database,
    api_base: str,
    application_id: int,
    guild_id: int | None,
) -> bool:
    wanted = await payload(tree)
    digest = hashlib.sha256(msgspec.json.encode(wanted, order="deterministic")).hexdigest()
    guild = discord.Object(guild_id) if guild_id else None
    async with database.reading() as conn:
        known = await syncs_db.synced_hash(conn, api_base, application_id, guild_id)
    names = {command["name"] for command in wanted}
    if known == digest:
        try:
            there = {command.name for command in await tree.fetch_commands(guild=guild)}
        except discord.Forbidden:
            there = set[str]()  # no longer on that server; registering says so
        if there == names:
            return False
    if guild is not None:
        tree.clear_commands(guild=guild)
        tree.copy_global_to(guild=guild)
    try:
        made = await tree.sync(guild=guild)
    except discord.Forbidden as error:
        raise HostError(
            f"The bot may not register its commands on the server {guild_id} that GUILD_ID names."
            " Invite it there first, with the scope applications.commands, or leave GUILD_ID out."
        ) from error
    missing = names - {command.name for command in made}
    if missing:
        raise HostError(f"Discord did not register these commands: {', '.join(sorted(missing))}.")
    async with database.writing() as conn:
        await syncs_db.mark_synced(conn, api_base, application_id, digest, now(), guild_id=guild_id)
    log.info("commands registered", count=len(made), guild=guild_id)
    return True


async def _leave_others(
    tree: app_commands.CommandTree[Any],
    database: Database,
    api_base: str,
    application_id: int,
    guild_id: int | None,
) -> None:
    """Remove the commands from all places but the one where they belong now."""
    async with database.reading() as conn:
        places = await syncs_db.synced_places(conn, api_base, application_id)
    http = tree.client.http
    for place in places:
        if place == guild_id:
            continue
        try:
            if place is None:
                await http.bulk_upsert_global_commands(application_id, [])
            else:
                await http.bulk_upsert_guild_commands(application_id, place, [])
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("commands not taken away", guild=place, why=why(error))  # nor shown there
        async with database.writing() as conn:
            await syncs_db.forget_sync(conn, api_base, application_id, place)


class InterfaceTranslator(app_commands.Translator):
    """A translator that gives Discord the other languages of every `localised` string."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text for a locale, or None where the English default is enough."""
        if locale is discord.Locale.american_english:
            return string.message  # so that no other English is taken for the fallback
        return string.extras.get(language(locale.value))


def localised(said: Callable[[Language], str]) -> app_commands.locale_str:
    """Return a text that the translator knows in every language."""
    english, *others = LANGUAGES
    return app_commands.locale_str(said(english), **{lang: said(lang) for lang in others})
