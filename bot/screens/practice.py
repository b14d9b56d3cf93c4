"""How to play: the pages for a newcomer, and practice games against computer players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.platform import controls, limits, permissions, pictures, replies
from bot.platform.context import Press
from bot.screens import lobby
from bot.screens.lobby import chosen
from bot.service.seats import lobby as service
from bot.service.seats.lobby import Opening
from bot.service.tables.session import TableSession
from bot.service.tables.settings import POSTS
from bot.service.tables.store import Tables
from bot.service.timekeeping.time_controls import usual, usual_of
from bot.shared.game_titles import game_key
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say, span
from games import registry
from games.core.computer import NORMAL
from games.core.game import AnyGame
from games.core.labels import HowTo
from games.core.length import lengths
from games.core.text import Language
from games.core.words import Words

KEY = "howto"
"""Names the page among those of the rules."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game, perhaps at a table, which can have its own set of cards."""

    game: AnyGame
    live: TableSession | None = None

    @property
    def content(self) -> str | None:
        """The component set of the game; None is the built-in one."""
        return None if self.live is None else self.live.row.content_hash

    def words(self, lang: Language) -> Words:
        """Return the game's words."""
        return self.game.words(lang, self.content)


async def page(tables: Tables, subject: Subject, lang: Language) -> str:
    """Return how to play as a message."""
    words = subject.words(lang)
    label, told = words.game(), words.howto()
    facts = [_players(subject.game, lang), _turns(subject.game, lang)]
    facts.append(await _days(tables, subject, lang))
    lines = [f"## {say(lang, 'howto-head', game=label.name)}", label.help, *filter(None, facts)]
    if told is not None:
        lines += [_in_short(told, lang), say(lang, "howto-lines", lines=told.lines)]
    lines.append(say(lang, "howto-practice", game=safe(label.name)))
    return limits.clip("\n".join(lines), limits.CONTENT)


def _in_short(told: HowTo, lang: Language) -> str:
    """Return the goal, your turn and how the game ends."""
    return say(lang, "howto-text", goal=told.goal, steps=told.steps, end=told.end)


def opening(live: TableSession, lang: Language) -> str:
    """Return the first page of a practice game."""
    label, told = live.words(lang).game(), live.words(lang).howto()
    first, _ = chosen(live, lang)
    return "\n".join(
        [
            f"## {say(lang, 'howto-head', game=safe(label.name))}",
            label.help if told is None else _in_short(told, lang),
            "",
            say(lang, "practice-opening", where=f"<#{live.row.channel_id}>"),
            *([say(lang, "practice-options", options=" · ".join(first))] if first else []),
        ]
    )


def first_turns(subject: Subject, lang: Language) -> str:
    """Return a guide through the first turns as a message; raise Problem if there is none."""
    words = subject.words(lang)
    told = words.howto()
    if told is None:
        raise Problem("problem-no-such-topic", name=say(lang, "button-first-turns"))
    name = safe(words.game().name)
    return f"## {say(lang, 'button-first-turns')} · {name}\n{told.first}"


def _players(game: AnyGame, lang: Language) -> str:
    return say(lang, "howto-players", least=game.seats.start, most=game.seats.stop - 1)


def _turns(game: AnyGame, lang: Language) -> str:
    """Return how often a player is asked, by the number of players where that matters."""
    found = lengths(game)
    if not found:
        return ""
    each = max(1, round(sum(n.decisions for n in found.values()) / _sum_of_turns(game)))
    if len({n.turns for n in found.values()}) == 1:
        turns = next(iter(found.values())).turns
        return say(lang, "howto-turns", turns=turns, decisions=each)
    by_count = (
        say(lang, "howto-turns-of", players=players, turns=n.turns) for players, n in found.items()
    )
    return say(lang, "howto-turns-by", turns=", ".join(by_count), decisions=each)


def _sum_of_turns(game: AnyGame) -> int:
    return sum(n.turns for n in lengths(game).values())


async def _days(tables: Tables, subject: Subject, lang: Language) -> str:
    """Return how long such games took on this bot; "" if there were too few."""
    live = subject.live
    found = None if live is None else await usual(tables, live)
    found = found or await usual_of(tables, subject.game)
    if found is None:
        return ""
    took = span(lang, found.median)
    return say(lang, "lobby-took", time=took, count=found.count, people=found.people)


PAGES = ("howto", "howto-symbols", "howto-first")
"""What can be read before the game starts, by handler."""


async def seat_computers(tables: Tables, live: TableSession) -> None:
    """Seat as many computer players as the smallest game needs."""
    while len(live.seats) < max(2, live.game.seats.start):
        await service.add_computer(tables, live.id, NORMAL)


async def show(interaction: discord.Interaction[Any], live: TableSession, lang: Language) -> None:
    """Answer with the first page of a practice game."""
    text = opening(live, lang)
    await replies.reply(interaction, text, view=controls.rows(*ways(live, lang, PAGES[0])))


def ways(live: TableSession, lang: Language, here: str) -> list[discord.ui.Item[Any]]:
    """Return the buttons of a page before the game starts; `here` names the page."""
    style = discord.ButtonStyle.primary
    found = [controls.button(say(lang, "button-begin"), "begin", live.id, style=style)]
    labels = zip(PAGES, ("button-howto", "button-symbols", "button-first-turns"), strict=True)
    for name, label in labels:
        missing = name == "howto-symbols" and not pictures.has_legend(live.game)
        missing |= name == "howto-first" and live.words(lang).howto() is None
        if name != here and not missing:
            found.append(controls.button(say(lang, label), name, live.id))
    if live.game.presentation.first_game:
        found.append(controls.button(say(lang, "button-options"), "options", live.id))
    return list(found)


SETTINGS = {"posts": POSTS[0], "practice": True, "closed": True}
"""The settings of a practice; nobody else can sit down."""


async def practise(press: Press) -> None:
    """Open a practice game in this channel, from the page about the game."""
    interaction, user = press.interaction, press.interaction.user
    permissions.require_channel(interaction, press.lang)
    game = registry.get(game_key(press.argument))
    assert interaction.channel_id is not None
    inside = {"thread": True} if isinstance(interaction.channel, discord.Thread) else {}
    opening = Opening(
        game=game.key,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        creator_id=user.id,
        creator_name=person(user),
        lang=press.lang,
        options=game.presentation.first_game,
        settings={**SETTINGS, **inside},
    )
    live = await service.open_table(press.context.tables, opening)
    await seat_computers(press.context.tables, live)
    await show(interaction, live, press.lang)


async def begin(press: Press) -> None:
    """Begin the game and show the panel instead of the page."""
    live, user = await press.context.tables.get(press.table), press.interaction.user
    if service.practising(live.row):
        await lobby.require_start(press.context, live, user)
        await service.start(press.context.tables, live.id, user.id)
    await press.context.handlers["act"].run(press)
