"""What handlers of commands, buttons and menus may use of the running bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.background import Background
from bot.pictures import Pictures
from bot.service.packs import Packs
from bot.service.ratings import RatingBook
from bot.service.tables import Tables
from db import Database

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.controls import Handler
    from bot.film import Films
    from bot.narration.announcer import Announcer
    from bot.panel.opened import Opened
    from bot.panel.preview import Previews
    from bot.trouble import Trouble
    from bot.verifying import Verifier


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of the bot, as they stay from its start to its end."""

    client: discord.Client
    background: Background
    database: Database
    tables: Tables
    packs: Packs
    pictures: Pictures
    announcer: Announcer
    trouble: Trouble
    previews: Previews
    opened: Opened
    ratings: RatingBook
    films: Films
    verifier: Verifier
    handlers: Mapping[str, Handler]
    """Who carries out a press, by the name in the control's id."""


def context_of(interaction: discord.Interaction[Any]) -> Context:
    """Return the context of the client that received an interaction."""
    return cast("Bot", interaction.client).context
