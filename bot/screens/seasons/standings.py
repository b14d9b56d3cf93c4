"""The standings of a season, as text and as a picture."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.platform import limits
from bot.platform.pictures import Pictures
from bot.service.seasons import results
from bot.service.seasons.results import Season
from bot.service.seasons.standings import Standing
from bot.shared.names import safe
from bot.shared.text import say
from db.seasons import EntrantRow
from games import registry
from games.core.text import Language, clip
from rendering import standings as drawn
from rendering.theme import DARK, Theme

ARROWS = {"up": "↑", "down": "↓"}

SHOWN = 30
"""Lines of standings in a message; its picture has all of them."""
ROOM = 1300
"""The characters for them: the rest of a message has room for its title and what follows."""

Places = Mapping[int, Sequence[Standing]]
"""The standings of each division."""


def title(season: Season, lang: Language) -> str:
    """Return the name of a season."""
    key = season.row.game
    there = key in registry.game_keys()  # else it is of another version of this program
    game = registry.get(key).words(lang).game().name if there else key
    kind = "tournament" if season.row.tournament else "season"
    return say(lang, "season-title", kind=kind, number=season.row.number, game=game)


def phase(season: Season, lang: Language) -> str:
    """Return how far a season is."""
    row = season.row
    return say(lang, f"season-phase-{row.state}", round=row.round, rounds=row.rounds)


def lines(season: Season, places: Places, lang: Language) -> list[str]:
    """Return the standings as text, a line for each person, as many as are shown."""
    found: list[str] = []
    people = {each.user_id: each for each in season.entrants}
    left, room = sum(map(len, places.values())), ROOM
    shown = SHOWN
    for division, standing in places.items():
        rows = [text for _, text in _rows(season, division, standing, people, lang, "season-row")]
        if len(places) > 1:
            rows[:1] = [f"{say(lang, 'season-division', number=division)}\n{rows[0]}"]
        for text in rows:
            room -= len(text) + 1
            if room < 0 or not shown:
                return [*found, say(lang, "season-more", count=left)]
            found.append(text)
            left, shown = left - 1, shown - 1
    return found


def own_line(season: Season, places: Places, user_id: int, lang: Language) -> str:
    """Return the line of one person in the standings; "" if they are not in them."""
    people = {each.user_id: each for each in season.entrants}
    for division, standing in places.items():
        for each, text in _rows(season, division, standing, people, lang, "season-row"):
            if each.user_id == user_id:
                return text
    return ""


def _rows(
    season: Season,
    division: int,
    places: Sequence[Standing],
    people: Mapping[int, EntrantRow],
    lang: Language,
    key: str,
) -> Iterator[tuple[Standing, str]]:
    moving = results.moves(season, division, places)
    for each in places:
        who, move = people[each.user_id], moving.get(each.user_id, "none")
        yield (
            each,
            say(
                lang,
                key,
                place=each.place,
                name=safe(named(who, lang)) if key == "season-row" else named(who, lang),
                points=number(each.points, lang),
                count=plural(each.points),
                berger=number(each.berger, lang),
                share=round(100 * each.share),
                tables=each.tables,
                move=move,
                strikes=who.strikes,
                out="yes" if who.state in ("out", "left") else "no",
            ),
        )


def named(who: EntrantRow, lang: Language) -> str:
    """Return the name of a person of a season; one who was forgotten has none."""
    return who.name or say(lang, "season-stranger")


def number(value: float, lang: Language) -> str:
    """Return a number with two digits after the point at most, without needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace(".", say(lang, "season-point"))


def plural(value: float) -> int:
    """Return the whole number that decides between "point" and "points"."""
    return 1 if value == 1 else 0 if value < 2 else 2


async def picture(
    pictures: Pictures, season: Season, places: Places, lang: Language, theme: Theme = DARK
) -> discord.File:
    """Return the standings as an attachment."""
    table = _table(season, places, lang)

    def numbered(count: int) -> str:
        return say(lang, "season-player", number=count)

    def more(count: int) -> str:
        return say(lang, "season-more", count=count)

    made = await pictures.renderer.work(
        lambda: drawn.draw(table, theme, numbered=numbered, more=more)
    )
    name = f"season-{season.row.id}.png"
    alt = clip(made.alt, limits.ALT_TEXT)
    return discord.File(io.BytesIO(made.png), name, description=alt)


def _table(season: Season, places: Places, lang: Language) -> drawn.Table:
    people = {each.user_id: each for each in season.entrants}
    columns = tuple(
        drawn.Column(say(lang, f"season-column-{key}"), say(lang, f"season-brief-{key}"))
        for key in ("points", "berger", "share", "tables")
    )
    found: list[drawn.Division] = []
    for division, standing in places.items():
        moving = results.moves(season, division, standing)
        rows: list[drawn.Row] = []
        for each, text in _rows(season, division, standing, people, lang, "season-row-full"):
            who = people[each.user_id]
            move = moving.get(each.user_id)
            values = (
                number(each.points, lang),
                number(each.berger, lang),
                f"{round(100 * each.share)} %",
                str(each.tables),
            )
            rows.append(
                drawn.Row(
                    name=named(who, lang),
                    values=values,
                    alt=text,
                    place=each.place,
                    mark="up" if move == "up" else "down" if move == "down" else None,
                    strikes=who.strikes,
                    out=who.state in ("out", "left"),
                )
            )
        label = say(lang, "season-division-title", number=division) if len(places) > 1 else ""
        found.append(drawn.Division(rows=tuple(rows), title=label))
    return drawn.Table(title(season, lang), phase(season, lang), columns, tuple(found))
