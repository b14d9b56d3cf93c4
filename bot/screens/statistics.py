"""Statistics and rankings of a server (`/look stats`).

Of other people only finished games of the server are shown. What concerns all servers, and how
fast someone answers, is shown to that person alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.platform import controls, limits, permissions, replies
from bot.platform.context import Context, Press, unknown_control
from bot.platform.controls import NO_TABLE
from bot.posts.game_over import number
from bot.service.people import statistics
from bot.service.people.ratings import LEAST, Rated, Ratings
from bot.service.people.statistics import Answers, Part, Record, Tally
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say, span
from games import registry
from games.core.text import Language

PAGE = 1200
"""Characters of a page: more is long on a phone."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The wanted games: of which user, of which game ("": all), and which page of them."""

    user_id: int
    game: str = ""
    page: int = 0

    @classmethod
    def read(cls, argument: str) -> Wanted:
        """Return the games that a control asks for; raise Problem if it cannot be read."""
        parts = argument.split(".")
        if len(parts) != 3:  # of another version
            raise unknown_control()
        user_id, game, page = parts
        return cls(controls.number(user_id), game, controls.number(page))

    @property
    def argument(self) -> str:
        """The argument of a control that asks for this."""
        return f"{self.user_id}.{self.game}.{self.page}"


@dataclass(frozen=True, slots=True)
class Found:
    """The public statistics of a person; `where` is a server, or None for all of them."""

    where: int | None
    parts: Sequence[Part]
    ratings: Ratings | None
    answers: Answers | None = None


def game_name(key: str, lang: Language) -> str:
    """Return a game's name, or its key if this version no longer has the game."""
    try:
        return safe(registry.get(key).words(lang).game().name)
    except registry.UnknownGameError:
        return safe(key)


# Commands and buttons


async def show(
    interaction: discord.Interaction, context: Context, wanted: Wanted, name: str, *, share: bool
) -> None:
    """Answer `/look stats`; a shared answer has no buttons and covers only this server."""
    lang = replies.reader(interaction)
    found = await find(context, interaction, wanted, share=share)
    if share:
        text = "\n".join(_lines(found, wanted, lang, name, own=False))
        await replies.reply(interaction, text, private=False)
        return
    text, view = page(found, wanted, lang, name, interaction)
    await replies.reply(interaction, text, view=view)


async def turn(press: Press) -> None:
    """Show another page, or come back to the first, on the message that was pressed."""
    await replies.defer_edit(press.interaction)
    wanted = Wanted.read(press.argument)
    found = await find(press.context, press.interaction, wanted)
    name = _name(press, wanted.user_id, found.parts)
    text, view = page(found, wanted, press.lang, name, press.interaction)
    await replies.update(press.interaction, text, view)


async def find(
    context: Context, interaction: discord.Interaction, wanted: Wanted, *, share: bool = False
) -> Found:
    """Return the statistics that the person who asks can see, or everyone if shared."""
    user_id, guild_id = wanted.user_id, interaction.guild_id
    own = user_id == interaction.user.id
    if guild_id is None and not own:
        raise Problem("problem-stats-direct")
    where = None if own and not share else guild_id
    rated = None if guild_id is None else await context.ratings.of_server(guild_id)
    async with context.database.reading() as conn:
        parts = await statistics.parts_of(conn, user_id, where)
        answers = await statistics.answers_of(conn, user_id) if own and not share else None
    if wanted.game:
        parts = [part for part in parts if part.ended.game.game == wanted.game]
    return Found(where, parts, rated, answers)


def _name(press: Press, user_id: int, parts: Sequence[Part]) -> str:
    """Return a user's name at their last table; they may have left the server since."""
    user = press.context.client.get_user(user_id)
    names = [seat.name for part in parts for seat in part.ended.seats if seat.user_id == user_id]
    return person(user) if user is not None else names[0] if names else "…"


# The page


def page(
    found: Found, wanted: Wanted, lang: Language, name: str, interaction: discord.Interaction
) -> tuple[str, discord.ui.View]:
    """Return a page, and the buttons to other pages."""
    own = wanted.user_id == interaction.user.id
    pages = limits.pages(_lines(found, wanted, lang, name, own=own), PAGE)
    shown = min(wanted.page, len(pages) - 1)

    def to(other: int) -> str:
        return replace(wanted, page=max(0, other)).argument

    items: list[discord.ui.Item[Any]] = []
    if len(pages) > 1:
        items += controls.pager(lang, shown, len(pages), "stats", NO_TABLE, to=to, row=0)
    items += _of_server(found, wanted, lang, interaction)
    return pages[shown], controls.rows(*items)


def _of_server(
    found: Found, wanted: Wanted, lang: Language, interaction: discord.Interaction
) -> list[discord.ui.Item[Any]]:
    """Return the buttons about the ratings of a server."""
    guild_id, items = interaction.guild_id, list[discord.ui.Item[Any]]()
    if guild_id is None:
        return items
    rated = found.ratings is not None
    if rated:
        to = replace(wanted, page=0).argument
        items.append(
            controls.button(say(lang, "button-ranking"), "ranking", NO_TABLE, 0, to, row=1)
        )
    if permissions.manages(interaction.user, guild_id):
        way = "off" if rated else "on"
        label = say(lang, f"button-ratings-{way}")
        items.append(controls.button(label, "ratings", NO_TABLE, 0, way, row=1))
    return items


def _lines(found: Found, wanted: Wanted, lang: Language, name: str, *, own: bool) -> list[str]:
    """Return all lines of a person's statistics."""
    of = say(lang, "stats-of-game", game=game_name(wanted.game, lang)) if wanted.game else ""
    head = say(lang, "stats-own") if own else say(lang, "stats-of", name=safe(name))
    lines = [f"## {head}{of}", say(lang, f"stats-where-{'all' if found.where is None else 'here'}")]
    records = statistics.records(found.parts)
    if not records:
        lines.append(_nothing(found, wanted, lang, name, own=own))
    for company in statistics.COMPANIES:
        of_company = [record for record in records if record.company == company]
        if of_company:
            lines.append(say(lang, f"stats-{company}"))
        for record in of_company:
            lines += _record(record, lang)
    lines += _ratings(found, wanted, lang)
    if found.answers is not None and own:
        lines += _answers(found.answers, lang)
    return lines


def _nothing(found: Found, wanted: Wanted, lang: Language, name: str, *, own: bool) -> str:
    """Return a line that there are no statistics, and what to do about it."""
    if wanted.game:
        return say(lang, "stats-none-game", game=game_name(wanted.game, lang))
    if own:
        return say(lang, "stats-none-own")
    where = "all" if found.where is None else "here"
    return say(lang, f"stats-none-{where}", name=safe(name))


def _record(record: Record, lang: Language) -> list[str]:
    """Return the games of one kind: in a line, or by the number of players."""
    name = game_name(record.game, lang)
    left = say(lang, "stats-left", count=record.left) if record.left else ""
    if not record.tallies:
        return [say(lang, "stats-game", game=name, told=left)]
    games = say(lang, "stats-games", games=record.games, won=record.won)
    if len(record.tallies) == 1:
        (tally,) = record.tallies
        if tally.seats > 1:
            name = say(lang, "stats-game-seats", game=name, seats=tally.seats)
        told = [games, _points(tally, lang), left]
        return [say(lang, "stats-game", game=name, told=" · ".join(filter(None, told)))]
    told = " · ".join(filter(None, [games, left]))
    return [
        say(lang, "stats-game", game=name, told=told),
        *(_tally(t, lang) for t in record.tallies),
    ]


def _tally(tally: Tally, lang: Language) -> str:
    games = say(lang, "stats-games", games=tally.games, won=tally.won)
    points = _points(tally, lang)
    return say(lang, "stats-seats", seats=tally.seats, told=f"{games} · {points}")


def _points(tally: Tally, lang: Language) -> str:
    best, usual = number(tally.best), number(tally.usual)
    if tally.games == 1:
        return say(lang, "stats-point", points=best)
    return say(lang, "stats-points", best=best, usual=usual)


def _ratings(found: Found, wanted: Wanted, lang: Language) -> list[str]:
    """Return a player's ratings on a server, if there are any."""
    lines: list[str] = []
    for game, people in (found.ratings or {}).items():
        mine = next((each for each in people if each.user_id == wanted.user_id), None)
        if mine is None or wanted.game not in ("", game):
            continue
        name = game_name(game, lang)
        if mine.place is None:
            told = say(lang, "stats-rating-few", game=name, games=mine.games, least=LEAST)
        else:
            shown = sum(each.place is not None for each in people)
            told = say(
                lang, "stats-rating", game=name, rating=mine.rating, place=mine.place, of=shown,
                games=mine.games,
            )  # fmt: skip
        lines.append(told)
    return [say(lang, "stats-ratings"), *lines] if lines else []


def _answers(answers: Answers, lang: Language) -> list[str]:
    """Return how soon a player answers, once there are enough answers."""
    if answers.count < statistics.LEAST_ANSWERS:
        least = statistics.LEAST_ANSWERS
        return [say(lang, "stats-answers-few", count=answers.count, least=least)]
    time = span(lang, answers.usual)
    return [say(lang, "stats-answers", time=time, count=answers.count, tables=answers.tables)]


async def ranking(press: Press) -> None:
    """Show a page of the ranking on the message that was pressed."""
    await replies.defer_edit(press.interaction)
    guild_id, wanted = press.interaction.guild_id, Wanted.read(press.argument)
    found = None if guild_id is None else await press.context.ratings.of_server(guild_id)
    if found is None:
        raise Problem("problem-ratings-off")
    pages = limits.pages(ranking_lines(found, wanted.game, press.lang), PAGE)
    shown = min(wanted.page, len(pages) - 1)

    def to(other: int) -> str:
        return replace(wanted, page=max(0, other)).argument

    items: list[discord.ui.Item[Any]] = []
    if len(pages) > 1:
        items += controls.pager(press.lang, shown, len(pages), "ranking", NO_TABLE, to=to, row=0)
    back = replace(wanted, page=0).argument
    items.append(controls.button(say(press.lang, "button-back"), "stats", NO_TABLE, 0, back, row=1))
    await replies.update(press.interaction, pages[shown], controls.rows(*items))


def ranking_lines(found: Ratings, game: str, lang: Language) -> list[str]:
    """Return the ranking of a game, or of all, in lines."""
    told = [say(lang, "ranking-head"), say(lang, "ranking-about", least=LEAST)]
    some = False
    for key, people in found.items():
        if people and game in ("", key):
            told += [f"### {game_name(key, lang)}", *_ranking_of_game(people, lang)]
            some = True
    return told if some else [*told, say(lang, "ranking-none")]


def _ranking_of_game(people: Sequence[Rated], lang: Language) -> list[str]:
    """Return the rated players of a game, the best first, and how many are not shown yet."""
    rows = [
        say(
            lang, "ranking-row", place=each.place, name=safe(each.name), rating=each.rating,
            games=each.games,
        )
        for each in people
        if each.place is not None
    ]  # fmt: skip
    few = len(people) - len(rows)
    if not few:
        return rows
    key = "ranking-few" if rows else "ranking-few-only"
    return [*rows, say(lang, key, count=few, least=LEAST)]


async def switch_ratings(press: Press) -> None:
    """Turn ratings on this server on or off: the argument says which."""
    interaction, guild_id = press.interaction, press.interaction.guild_id
    if guild_id is None:
        raise Problem("problem-ratings-direct")
    permissions.require_here(interaction.user, guild_id, "ratings")
    await replies.defer_edit(interaction)
    if press.argument not in ("on", "off"):
        raise unknown_control()
    on = press.argument == "on"
    await press.context.ratings.turn(guild_id, on=on)
    mine = Wanted(interaction.user.id).argument
    items = [controls.button(say(press.lang, "button-back"), "stats", NO_TABLE, 0, mine)]
    if on:
        ranking = say(press.lang, "button-ranking")
        items.append(controls.button(ranking, "ranking", NO_TABLE, 0, mine))
    text = say(press.lang, f"ratings-{press.argument}", least=LEAST)
    await replies.update(interaction, text, controls.rows(*items))
