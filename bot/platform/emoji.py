"""The icons of games as emoji of the application, uploaded in the background if changed.

Each language has its own emoji, named by the word for a screen reader to speak. Until the id of one
is known, texts have words.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable

import discord
import structlog

import db.emoji as emoji_db
from bot.platform.http import UNREACHED, final, why
from bot.service.tables.preferences import Marks
from db import Database
from db.emoji import EmojiRow
from db.errors import Unreachable
from games import registry
from games.core.legend import shared
from games.core.text import LANGUAGES, Language
from rendering import emoji as drawing

log = structlog.stdlib.get_logger(__name__)

PAUSE = 0.25
"""Seconds between two uploads: what people do goes first."""
FIRST, LONGEST = 60.0, 6 * 3600.0
"""Seconds until what went wrong is tried again: the first time, and at most."""


def name_of(icon: str, lang: Language) -> str:
    """Return the name of an icon's emoji: its word for Discord, "energie" for "énergie"."""
    word = unicodedata.normalize("NFKD", shared(lang).text(f"icon-{icon}"))
    return re.sub(r"[^A-Za-z0-9]+", "_", word.encode("ascii", "ignore").decode())


def wanted() -> dict[str, str]:
    """Return the icons of all games by the names of their emoji, in every language."""
    games = (registry.get(key).words("en") for key in registry.game_keys())
    icons = sorted({icon for words in games for icon in words.icons.values()})
    return {name_of(icon, lang): icon for lang in LANGUAGES for icon in icons}


def _is_old(row: EmojiRow | None, there: discord.Emoji, icon: str) -> bool:
    """Return whether an emoji of this database shows an earlier picture of an icon."""
    return row is not None and row.id == there.id and row.hash != drawing.digest(icon)


class Emoji:
    """The upkeep of the application's emoji, which passes their markup to `marks`."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        marks: Marks,
        uploads: Callable[[], bool] = lambda: True,
    ) -> None:
        """Make the upkeep; `uploads` returns whether this process uploads, or waits for others."""
        self.client = client
        self.database = database
        self.marks = marks
        self._uploads = uploads

    async def run(self) -> None:
        """Make sure that all are there; try failed ones again, ever more seldom."""
        pause = FIRST
        while not await self._tried():
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _tried(self) -> bool:
        """Return whether all emoji are there now."""
        try:
            return await self.bring()
        except (*UNREACHED, Unreachable) as error:
            log.warning("icons stay words for now", why=why(error))
            return False

    async def bring(self) -> bool:
        """Upload missing and changed emoji; raise an error if Discord is out of reach.

        Return whether all are there: Discord can refuse some of them.
        """
        there = {each.name: each for each in await self.client.fetch_application_emojis()}
        application = self._application()
        async with self.database.reading() as conn:
            rows = await emoji_db.emoji_of(conn, application)
        complete = True
        for name, icon in wanted().items():
            row, found = rows.get(name), there.get(name)
            if not self._uploads() and (found is None or _is_old(row, found, icon)):
                complete = False
                continue
            try:
                await self._bring(name, icon, row, found)
            except discord.HTTPException as error:
                if not final(error):
                    raise
                log.warning("an icon stays a word", name=name, why=why(error))
                complete = False
        return complete

    async def _bring(
        self, name: str, icon: str, row: EmojiRow | None, there: discord.Emoji | None
    ) -> None:
        """Make sure that one emoji is there, with the present picture.

        An emoji that this database doesn't know is used as it is: another program uploaded it, so
        it is not ours to delete.
        """
        digest = drawing.digest(icon)
        if there is not None and _is_old(row, there, icon):
            await there.delete()
            there = None
        if there is None:
            picture = await asyncio.to_thread(drawing.png, icon)
            there = await self.client.create_application_emoji(name=name, image=picture)
            await asyncio.sleep(PAUSE)
        if row != (found := EmojiRow(name=name, hash=digest, id=there.id)):
            async with self.database.writing() as conn:
                await emoji_db.put_emoji(conn, self._application(), found)
        for lang in LANGUAGES:
            if name_of(icon, lang) == name:
                self.marks.note(lang, icon, str(there))

    def _application(self) -> int:
        assert self.client.application_id is not None
        return self.client.application_id
