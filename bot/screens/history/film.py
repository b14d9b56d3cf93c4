"""The film of a game that is over: made once for all who ask, with a line about its progress.

Private unless shared; drawn in the colours of the table, so that one film serves all readers of the
same language, but for a player who has asked for their moments.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec

from bot.platform import controls, limits, replies
from bot.platform.context import Press
from bot.platform.pictures import Pictures, drawing, theme_of_table
from bot.posts.game_over import score_lines, won_by
from bot.posts.layout import drawn_as
from bot.service.history.past_turns import scenes_of
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.problems import Problem
from bot.shared.tasks import read_error
from bot.shared.text import say
from games.core.outcome import Outcome
from games.core.text import Language, clip, spelled
from rendering.film import Film, Format, Step, steps
from rendering.filming import shoot
from rendering.frames import Game, Note, Shot
from rendering.kept import Kept
from rendering.pictures import printable_names

KEPT = 48 * 2**20
"""Bytes of films that are kept, some forty of the usual size."""
MARKS = ("**", "🏆 ", "🌑 ")
"""What belongs to a message and not into a picture, or into what is read aloud."""

Key = tuple[str, Language, Note | None]


class FinishedFilm(NamedTuple):
    """A film, with the names and settings that it shows, which can change."""

    look: Sequence[str]
    film: Film


class FilmJob:
    """A film that is being made, for all who wait for it."""

    def __init__(self, look: Sequence[str]) -> None:
        self.look = look
        self.step = Step(0, 0)
        self.task: asyncio.Task[Film] | None = None

    def told(self, step: Step) -> None:
        """Note the film's progress."""
        self.step = step


class FilmCache:
    """A maker of films, one at a time, which keeps recently watched ones."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._kept: Kept[Key, FinishedFilm] = Kept(KEPT, lambda made: len(made.film.webp))
        self._making: dict[Key, FilmJob] = {}
        self._one = asyncio.Lock()

    def kept(
        self, live: TableSession, lang: Language, size: int, note: Note | None = None
    ) -> Film | None:
        """Return the film of a game if it was made already and is up to date."""
        made = self._kept.get((live.id, lang, note))
        if made is None or made.look != _look(live, size):
            return None
        return made.film

    def making(
        self,
        tables: Tables,
        live: TableSession,
        lang: Language,
        size: int,
        note: Note | None = None,
    ) -> FilmJob:
        """Return the film of a game in the making, begun now unless it was asked for already."""
        key, look = (live.id, lang, note), _look(live, size)
        found = self._making.get(key)
        if found is None or found.look != look:
            found = self._making[key] = FilmJob(look)
            found.task = asyncio.create_task(self._make(tables, live, key, size, found))
            found.task.add_done_callback(read_error)
        return found

    def close(self) -> None:
        """End the films in the making."""
        for making in self._making.values():
            assert making.task is not None
            making.task.cancel()

    async def _make(
        self, tables: Tables, live: TableSession, key: Key, size: int, making: FilmJob
    ) -> Film:
        try:
            async with self._one:
                film = await self._film(tables, live, key, size, making)
            self._kept.put(key, FinishedFilm(making.look, film))
            return film
        finally:
            if self._making.get(key) is making:
                del self._making[key]

    async def _film(
        self, tables: Tables, live: TableSession, key: Key, size: int, making: FilmJob
    ) -> Film:
        _, lang, note = key
        shots = [Shot(*scene) for scene in await scenes_of(tables, live)]
        outcome = msgspec.convert(live.row.result, Outcome)
        names = [spelled(name, lang) for name in printable_names(live.game.key, lang, live.names)]
        title = plain(_won(live, outcome, lang, names))
        game = Game(live.game.key, shots, outcome, title, live.names, note)
        form = Format(
            limits.FILM_WIDTH, limits.FILM_FRAMES, limits.FILM_SECONDS,
            min(size, limits.FILM_BYTES),
        )  # fmt: skip
        made = steps(game, form, lang, theme_of_table(live))
        with drawing(live.game, "film"):
            return await shoot(self.pictures.renderer, made, making.told)


def _look(live: TableSession, size: int) -> Sequence[str]:
    """Return the things that a film depends on, apart from the game and the language."""
    small = str(min(size, limits.FILM_BYTES))
    return (*live.names, theme_of_table(live).key, str(live.row.state_seq), small)


async def show(press: Press, *, share: bool = False) -> None:
    """Show the film of a game that is over, once it is made."""
    live = await press.context.tables.get(press.table)
    require_over(live)
    lang = live.lang if share else press.lang
    await replies.defer(press.interaction, private=not share)
    made = await _made(press, live, lang, None if share else _note(press, live))
    outcome = msgspec.convert(live.row.result, Outcome)
    file = discord.File(
        io.BytesIO(made.webp),
        f"{live.game.key}-{live.id}-film.webp",
        description=alt(live, outcome, lang),
    )
    head = say(lang, "film-head", name=live.title, table=live.id)
    head = "\n".join(filter(None, [head, drawn_as(live, lang)]))
    step = controls.button(say(lang, "button-step-through"), "history", live.id, argument="0")
    await replies.update(press.interaction, head, controls.rows(step), files=[file])


def require_over(live: TableSession) -> None:
    """Raise a problem if there is no film yet, or will never be one."""
    live.require_begun()
    if live.row.status == "cancelled":
        raise Problem("problem-film-cancelled", table=live.id)
    if live.row.status != "finished":
        raise Problem("problem-film-running", table=live.id)


def _note(press: Press, live: TableSession) -> Note | None:
    """Return the greatest of a player's moments, once they asked for them: nobody else sees it."""
    user_id = press.interaction.user.id
    if live.seat_of(user_id) is None:
        return None
    found = press.context.reviews.kept(live, user_id)
    if not found:
        return None
    one = max(found, key=lambda each: each.moment.points)
    return Note(one.turn, say(press.lang, "film-moment", points=round(one.moment.points)))


async def _made(press: Press, live: TableSession, lang: Language, note: Note | None) -> Film:
    """Return the film; show its progress to a player who waits."""
    films, size = press.context.films, press.interaction.filesize_limit
    found = films.kept(live, lang, size, note)
    if found is not None:
        return found
    making = films.making(press.context.tables, live, lang, size, note)
    assert making.task is not None
    late = Problem("problem-film-late", table=live.id)
    return await replies.finished(
        press.interaction, making.task, lambda: progress(making.step, lang), late
    )


def progress(step: Step, lang: Language) -> str:
    """Return the progress of a film, in words."""
    if not step.frames:
        return say(lang, "film-begun")
    return say(lang, "film-making", frame=step.frame, frames=step.frames)


def alt(live: TableSession, outcome: Outcome, lang: Language) -> str:
    """Return the description of a film's first picture: the result of the game."""
    names = [spelled(name, lang) for name in live.names]
    scores = " ".join(score_lines(live, outcome, lang, names))
    won = _won(live, outcome, lang, names)
    return clip(plain(say(lang, "film-alt", won=won, scores=scores)), limits.ALT_TEXT)


def _won(live: TableSession, outcome: Outcome, lang: Language, names: Sequence[str]) -> str:
    verdict = live.words(lang).co_op_result(live.game.mask(live.state, None))
    return won_by(live, outcome, lang, names, verdict).partition("\n")[0]


def plain(text: str) -> str:
    """Return a line of a message without parts that only Discord shows."""
    for mark in MARKS:
        text = text.replace(mark, "")
    return text
