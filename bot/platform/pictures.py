"""Board pictures for messages, drawn outside the event loop, with alt text and themes."""

from __future__ import annotations

import io
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import structlog

import db.users as users_db
from bot.platform import limits
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.shared import metrics
from bot.shared.problems import NotDrawnProblem
from bot.shared.text import say
from db import Database
from games.core.course import Course
from games.core.game import AnyGame
from games.core.text import Language, clip
from rendering.pictures import Picture, Renderer
from rendering.theme import DARK, THEMES, Theme

log = structlog.stdlib.get_logger(__name__)


@contextmanager
def drawing(game: AnyGame, key: str) -> Iterator[None]:
    """Log any error in drawing a picture, and raise it as `NotDrawnProblem`."""
    try:
        yield
    except Exception as error:
        short = secrets.token_hex(3)
        log.exception("picture not drawn", id=short, game=game.key, picture=key)
        raise NotDrawnProblem(short) from error


def _file(game: AnyGame, key: str, picture: Picture) -> discord.File:
    """Return a picture as an attachment."""
    name = f"{game.key}-{key.replace(':', '-')}.png"
    alt = clip(picture.alt, limits.ALT_TEXT)
    return discord.File(io.BytesIO(picture.png), name, description=alt)


def _measure(waited: float, took: float) -> None:
    metrics.DRAWING_WAIT.observe(waited)
    metrics.DRAWN.observe(took)


class Pictures:
    """Draws views for messages."""

    def __init__(self) -> None:
        self.renderer = Renderer(_measure)

    async def file(
        self,
        game: AnyGame,
        view: Any,
        key: str,
        lang: Language,
        names: Sequence[str],
        before: Any = None,
        *,
        theme: Theme,
    ) -> discord.File:
        """Return a picture as an attachment; with `before`, mark the changes since.

        Raise `NotDrawnProblem` for any error, which is logged here: nothing in a game depends on
        its pictures.
        """
        with drawing(game, key):
            picture = await self.renderer.draw(
                game.key, view, key, lang=lang, names=names, theme=theme, before=before
            )
        return _file(game, key, picture)

    async def drawn(
        self,
        game: AnyGame,
        view: Any,
        keys: Sequence[str],
        lang: Language,
        names: Sequence[str],
        before: Any = None,
        *,
        theme: Theme,
    ) -> tuple[list[discord.File], str | None]:
        """Return the pictures that can be drawn, and the id in the log of one that cannot."""
        files: list[discord.File] = []
        undrawn: str | None = None
        for key in keys:
            try:
                files.append(await self.file(game, view, key, lang, names, before, theme=theme))
            except NotDrawnProblem as problem:
                undrawn = problem.id
        return files, undrawn

    async def course(
        self,
        game: AnyGame,
        course: Course,
        lang: Language,
        names: Sequence[str],
        *,
        theme: Theme,
    ) -> tuple[list[discord.File], str | None]:
        """Return the picture of a game's course, or the error's id in the log."""
        try:
            with drawing(game, "course"):
                picture = await self.renderer.draw_course(
                    game.key, course, lang=lang, names=names, theme=theme
                )
        except NotDrawnProblem as problem:
            return [], problem.id
        return [_file(game, "course", picture)], None

    async def files(
        self,
        game: AnyGame,
        view: Any,
        keys: Sequence[str],
        lang: Language,
        names: Sequence[str],
        before: Any = None,
        *,
        theme: Theme,
    ) -> list[discord.File]:
        """Return several pictures as attachments."""
        return [await self.file(game, view, k, lang, names, before, theme=theme) for k in keys]


LEGEND = "legend"
"""The picture that explains the symbols of a game's pictures, where there is one."""


def has_legend(game: AnyGame) -> bool:
    """Return whether a game has a picture that explains its symbols."""
    return any(picture.key == LEGEND for picture in game.presentation.pictures)


def offer(live: TableSession, lang: Language, where: str, seat: int | None = None) -> str:
    """Return a line that offers newcomers the legend; `where` is the place of the line.

    All see it as the game begins; a `seat` sees it until it has published a decision.
    """
    new = live.opening if seat is None else live.playing and seat not in live.acted
    if not new or not has_legend(live.game):
        return ""
    return say(lang, f"{where}-legend", picture=live.words(lang).picture(LEGEND).name)


def boards(game: AnyGame, kind: str = "board") -> list[str]:
    """Return the keys of a game's pictures of a kind, without those of one seat."""
    return [p.key for p in game.presentation.pictures if p.kind == kind and not p.per_seat]


def private(game: AnyGame, seat: int) -> list[str]:
    """Return the keys of the pictures that only one seat can see."""
    return [
        f"{p.key}:{seat}" if p.per_seat else p.key
        for p in game.presentation.pictures
        if p.kind == "private"
    ]


def theme_known(key: str | None) -> Theme:
    """Return a stored theme, or the default if it is unknown."""
    return THEMES.get(key or DARK.key, DARK)


def theme_of_table(live: TableSession) -> Theme:
    """Return the theme of a table's public pictures."""
    return theme_known(settings_of(live).theme)


async def theme_of_person(database: Database, user_id: int) -> Theme:
    """Return the theme of a person's private pictures."""
    async with database.reading_once() as conn:
        return theme_known((await users_db.get_user(conn, user_id)).theme)


async def choose_theme(database: Database, user_id: int, key: str) -> Theme:
    """Set the theme of a person's private pictures, at all their tables."""
    theme = theme_known(key)
    async with database.writing() as conn:
        await users_db.update_user(conn, user_id, theme=theme.key)
    return theme
