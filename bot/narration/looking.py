"""Looking: board, hand, catching up, log, score; private unless shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import controls, limits, pictures, replies
from bot.controls import Press, handles
from bot.errors import NotDrawnProblem, Problem
from bot.naming import safe
from bot.narration.posts import before_view, in_words, score_sheet
from bot.narration.story import between, flat, safe_names, tell
from bot.replies import reply
from bot.service.live import Live
from bot.service.tables import Tables
from bot.texts import say
from games.core.text import Language

TEXT = limits.CONTENT - 200


async def defer(press: Press, *, private: bool = True) -> None:
    """Acknowledge at once; drawing comes after."""
    await replies.defer(press.interaction, private=private)


async def public_view(press: Press, live: Live) -> Any:
    """Return what everybody may see now."""
    if not live.row.public_seq:
        raise nothing_yet(live)
    return live.game.view(await press.app.tables.public_state(live), None)


async def own_view(tables: Tables, live: Live, seat: int) -> Any:
    """Return what a person sees of the game: with his own turn in hand, not with another's."""
    if live.together or seat in live.waiting() or not live.row.public_seq:
        return live.view(seat)
    return live.game.view(await tables.public_state(live), seat)


def nothing_yet(live: Live) -> Problem:
    """Return why there is nothing to look at."""
    return Problem("problem-table-lobby", table=live.id)


@handles("board")
async def board(press: Press, *, share: bool = False, text: bool = False) -> None:
    """Show the board, as a picture or as text."""
    live = await press.app.tables.get(press.table)
    view = await public_view(press, live)
    await defer(press, private=not share)
    lang = live.lang if share else press.lang
    words = live.game.words(lang)
    head = f"**{live.title}** · #{live.id} · {words.status(view)}"
    if text:
        await reply(
            press.interaction, f"{head}\n{words.board(view, safe_names(live))}", private=not share
        )
        return
    files, instead = await shown(press, live, view, pictures.boards(live.game), lang)
    await reply(press.interaction, f"{head}\n{instead}".strip(), files=files, private=not share)


async def shown(
    press: Press, live: Live, view: Any, keys: Sequence[str], lang: Language, before: Any = None
) -> tuple[list[discord.File], str]:
    """Return pictures, or none and the board in words where they cannot be drawn."""
    try:
        files = await press.app.pictures.files(live.game, view, keys, lang, live.names, before)
    except NotDrawnProblem as problem:
        return [], in_words(live, view, lang, problem.id)
    return files, ""


@handles("hand")
async def hand(press: Press) -> None:
    """Show a person what only he may see."""
    live = await press.app.tables.get(press.table)
    seat = live.require_seat(press.interaction.user.id)
    if live.state is None:
        raise nothing_yet(live)
    await defer(press)
    view = await own_view(press.app.tables, live, seat)
    keys = pictures.private(live.game, seat)
    words = live.game.words(press.lang)
    text = words.board(view, safe_names(live)) if not keys else ""
    files, instead = await shown(press, live, view, keys, press.lang)
    head = say(press.lang, "hand-head", name=live.title, table=live.id)
    await reply(press.interaction, f"{head}\n{text}{instead}".strip(), files=files)


@handles("catch-up")
async def catch_up(press: Press) -> None:
    """Tell what happened since a person's last turn, with the changes marked on the board."""
    live = await press.app.tables.get(press.table)
    seat = live.seat_of(press.interaction.user.id)
    view = await public_view(press, live)
    await defer(press)
    last = live.row.public_seq
    first = 1 if seat is None else await since(press.app.tables, live, seat)
    entries = await between(press.app.tables, live, first, last)
    told = tell(live, entries, press.lang, seat)
    lines = flat(told)
    head = say(press.lang, "catch-up-head", name=live.title, table=live.id)
    text = limits.lines(lines, TEXT) if lines else say(press.lang, "catch-up-nothing")
    before = await before_view(press.app.tables, live, first - 1)
    keys = pictures.boards(live.game)[:1]
    files, instead = await shown(press, live, view, keys, press.lang, before)
    await reply(press.interaction, f"{head}\n{text}\n{instead}".strip(), files=files)


async def since(tables: Tables, live: Live, seat: int) -> int:
    """Return the first entry that who sits there has not seen: what came after his last turn.

    What was done in his place, by a default or another player, is no turn of his. Of a phase in
    which others decided too, all is news: it was shown to nobody before it closed.
    """
    entries = await between(tables, live, 1, live.row.public_seq)
    ends = [number for number, entry in enumerate(entries) if entry.closed]
    user_id = live.seats[seat].user_id
    mine = [
        number
        for number, entry in enumerate(entries)
        if entry.kind == "act" and (entry.seat, entry.user_id) == (seat, user_id)
    ]
    if not mine:
        return 1
    before = max((number for number in ends if number < mine[-1]), default=-1)
    after = min((number for number in ends if number >= mine[-1]), default=mine[-1])
    alone = all(entry.seat == seat for entry in entries[before + 1 : after + 1])
    first = after if alone else before
    return entries[first].seq + 1 if first >= 0 else 1


async def log(press: Press, *, share: bool = False) -> None:
    """Show the latest lines of the public log."""
    live = await press.app.tables.get(press.table)
    lang = live.lang if share else press.lang
    await public_view(press, live)
    entries = await between(press.app.tables, live, 1, live.row.public_seq)
    text = limits.lines(flat(tell(live, entries, lang)), TEXT)
    head = say(lang, "log-head", name=live.title, table=live.id)
    await reply(press.interaction, f"{head}\n{text}", private=not share)


async def score(press: Press, *, share: bool = False) -> None:
    """Show the scores, final or so far."""
    live = await press.app.tables.get(press.table)
    lang = live.lang if share else press.lang
    view = await public_view(press, live)
    standing = live.game.result(await press.app.tables.public_state(live))
    outcome = standing or live.game.standing(view)
    key = "score-final" if standing else "score-so-far"
    text = score_sheet(live, outcome, lang, safe_names(live))
    head = say(lang, key, name=live.title, table=live.id)
    await reply(press.interaction, f"{head}\n{text}", private=not share)


def zooms(live: Live, lang: Language) -> dict[str, str]:
    """Return the pictures that anyone may look at, by key, with their names."""
    words, found = live.game.words(lang), dict[str, str]()
    for picture in live.game.pictures():
        if picture.kind not in ("board", "zoom"):
            continue
        label = words.picture(picture.key).name
        if not picture.per_seat:
            found[picture.key] = label
            continue
        for seat in live.seats:
            found[f"{picture.key}:{seat.seat}"] = say(
                lang, "option-now", name=label, value=seat.name
            )
    return found


async def zoom(press: Press, picture: str, *, share: bool = False) -> None:
    """Show one picture."""
    live = await press.app.tables.get(press.table)
    lang = live.lang if share else press.lang
    view = await public_view(press, live)
    named = zooms(live, lang)
    wanted = picture.casefold()
    key = next((k for k, label in named.items() if wanted in (k, label.casefold())), None)
    if key is None:
        raise Problem("problem-no-such-picture", name=picture[:60])
    await defer(press, private=not share)
    files = await press.app.pictures.files(live.game, view, [key], lang, live.names)
    head = f"**{live.title}** · #{live.id} · {safe(named[key])}"
    await reply(press.interaction, head, files=files, private=not share)


def views(live: Live, lang: Language, seat: int | None) -> dict[str, str]:
    """Return all pictures that a person may look at, his own secrets first."""
    words, found = live.game.words(lang), dict[str, str]()
    if seat is not None:
        for key in pictures.private(live.game, seat):
            found[key] = words.picture(key.partition(":")[0]).name
    return {**found, **zooms(live, lang)}


@handles("look")
async def look(press: Press) -> None:
    """Offer every picture, and the rules help, in a private message of its own."""
    live = await press.app.tables.get(press.table)
    if live.state is None:
        raise nothing_yet(live)
    head, menu = _looking(live, press)
    await reply(press.interaction, head, view=menu)


def _looking(live: Live, press: Press, shown: str = "") -> tuple[str, discord.ui.View]:
    seat = live.seat_of(press.interaction.user.id)
    names, words = views(live, press.lang, seat), live.game.words(press.lang)
    head = say(press.lang, "look-head", name=live.title, table=live.id)
    seen = [(key, label, words.picture(key.partition(":")[0]).help) for key, label in names.items()]
    pages = [(topic.key, topic.title, "") for topic in words.topics(live.row.content_hash)]
    title = f"{head} · **{safe(names[shown])}**" if shown in names else head
    return title, controls.rows(
        *(
            controls.menu(say(press.lang, text), options[: limits.SELECT_OPTIONS], deed, live.id)
            for text, options, deed in (
                ("look-choose", seen, "look-at"),
                ("look-rules", pages, "look-rules"),
            )
            if options
        )
    )


@handles("look-at")
async def look_at(press: Press) -> None:
    """Show the chosen picture in place of the one before."""
    live = await press.app.tables.get(press.table)
    seat, key = live.seat_of(press.interaction.user.id), press.values[0]
    if key not in views(live, press.lang, seat):
        raise Problem("problem-no-such-picture", name=key[:60])
    await replies.defer_edit(press.interaction)
    if seat is None:
        view = await public_view(press, live)
    else:
        view = await own_view(press.app.tables, live, seat)
    files = await press.app.pictures.files(live.game, view, [key], press.lang, live.names)
    head, menu = _looking(live, press, key)
    await replies.update(press.interaction, head, menu, files=files)


@handles("look-rules")
async def look_rules(press: Press) -> None:
    """Show the chosen page of the rules help."""
    await rules(press, press.values[0])


async def rules(press: Press, key: str | None, *, share: bool = False) -> None:
    """Show one page of the rules help, or the list of pages."""
    live = await press.app.tables.get(press.table)
    lang = live.lang if share else press.lang
    topics = live.game.words(lang).topics(live.row.content_hash)
    if key is None:
        lines = [f"• **{topic.title}**" for topic in topics]
        text = "\n".join([say(lang, "rules-head"), *lines])
        await reply(press.interaction, text, private=not share)
        return
    wanted = key.casefold()
    topic = next((t for t in topics if wanted in (t.key, t.title.casefold())), None)
    if topic is None:
        raise Problem("problem-no-such-topic", name=key[:60])
    await reply(press.interaction, f"## {topic.title}\n{topic.text}", private=not share)
