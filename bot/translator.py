"""Names and descriptions of commands in other languages, for Discord's menus."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.texts import language


class InterfaceTranslator(app_commands.Translator):
    """Gives Discord the French of every `locale_str` made by `both`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text for a locale, or `None` where the English default serves."""
        if locale is discord.Locale.american_english:
            return string.message  # so that no other English is taken for the fallback
        return string.extras.get("fr") if language(locale.value) == "fr" else None


def both(en: str, fr: str) -> app_commands.locale_str:
    """Return a text that the translator knows in both languages."""
    return app_commands.locale_str(en, fr=fr)
