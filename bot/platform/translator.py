"""Names and descriptions of commands in other languages, for Discord's menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.shared.text import language
from games.core.text import LANGUAGES, Language


class InterfaceTranslator(app_commands.Translator):
    """Gives Discord the other languages of every `locale_str` made by `localised`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text for a locale, or `None` where the English default serves."""
        if locale is discord.Locale.american_english:
            return string.message  # so that no other English is taken for the fallback
        return string.extras.get(language(locale.value))


def localised(said: Callable[[Language], str]) -> app_commands.locale_str:
    """Return a text that the translator knows in every language."""
    english, *others = LANGUAGES
    return app_commands.locale_str(said(english), **{lang: said(lang) for lang in others})
