"""The post after a turn, and the ping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

import db.outbox as outbox_db
import db.pings as pings_db
from bot.platform import controls, limits
from bot.platform.page import unkept
from bot.platform.pictures import Pictures, boards, offer, theme_of_table
from bot.posts import deadlines, window_text
from bot.posts.changes import LINES, boards_of
from bot.posts.grouping import FOLDED, Begun, told_later
from bot.posts.payloads import Invited
from bot.service.history.log_lines import listed
from bot.service.history.log_text import between, safe_names, stories
from bot.service.notices.ping_messages import PingTarget
from bot.service.seats import deals
from bot.service.tables import open_windows
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import FOREVER, Tables
from bot.shared.problems import PrunedProblem
from bot.shared.text import say
from db.entries import EntryRow
from db.outbox import MessageRow
from games.core.text import Language, both, whole
from games.core.waits import outstanding
from rendering.pictures import renamed

BOARD_ROOM = 1600
"""Characters for the board in words where its picture is missing."""


class Post(msgspec.Struct, frozen=True):
    """The message about a turn.

    `undrawn` is the id in the log of a picture that is missing; `empty`: there is nothing to show.
    """

    layout: discord.ui.LayoutView
    files: list[discord.File]
    undrawn: str | None = None
    empty: bool = False


async def post(
    tables: Tables, pictures: Pictures, live: TableSession, row: MessageRow, begun: Begun
) -> Post:
    """Return the message about the entries up to a row's last, with the board after that.

    If a picture cannot be drawn, the board as text is in the message instead.
    """
    lang, game = live.lang, live.game
    words = live.words(lang)
    state: Any = await tables.state_at(live, row.last_seq)
    view = game.mask(state, None)
    entries = await told_later(tables, live, begun.first, row.last_seq, begun.entries)
    told = entries
    if begun.board:
        told = await between(tables, live, max(1, row.last_seq - FOLDED), row.last_seq)
    before = await before_view(tables, live, begun.first - 1)
    theme = theme_of_table(live)
    keys = boards_of(live, view, before, entries)
    files, undrawn = await pictures.drawn(game, view, keys, lang, live.names, before, theme=theme)
    head = f"**{live.title}** · #{live.id} · {words.status(view)}"
    below = drawn_as(live, lang) if undrawn is None else in_words(live, view, lang, undrawn)
    first = 1 if begun.board else begun.first  # the board of a table stands in place of all before
    below = await deals.committed(tables, live, first, below)
    room = limits.LAYOUT_TEXT - len(head) - len(below)
    happened = lines_of(live, told, room, last=LINES if begun.board else None)
    empty = not (keys or happened or below)
    buttons = post_controls(live, act=await _asks_without_ping(tables, live))
    made = layout(fitted(head, happened, below), files, buttons)
    return Post(made, files, undrawn, empty)


def lines_of(
    live: TableSession, entries: Sequence[EntryRow], room: int, *, last: int | None = None
) -> list[str]:
    """Return the events as the lines of a story, only the `last` of them if there is a number.

    Amounts are emoji where the table has icons and there is room for their markup.
    """
    lang, icons = live.lang, settings_of(live).icons
    found = listed(stories(live, entries, lang, icons=icons))[-(last or 0) :]
    if len("\n".join(found)) <= room:
        return found
    return listed(stories(live, entries, lang))[-(last or 0) :]


async def _asks_without_ping(tables: Tables, live: TableSession) -> bool:
    """Return whether a player must decide without being asked, after their own press."""
    if not live.playing or live.undisclosed:
        return False
    async with tables.database.reading() as conn:
        pending = await outbox_db.pending_messages(conn, FOREVER, live.id)
        pings = await pings_db.live_pings(conn, live.id)
    if any(each.kind in ASKING for each in pending):
        return False
    now = {each.seat for each in pings if each.decision == live.asked(each.seat)}
    asked = now | open_windows.only_in(live.waits(), live.windows)
    people = {seat.seat for seat in live.people()}
    return bool(people & set(live.waiting()) - asked)


ASKING = ("ping", "answer", "window")
"""Kinds of messages that have a button to answer with."""


def post_controls(live: TableSession, *, act: bool = False) -> discord.ui.ActionRow[Any]:
    """Return the buttons under a post: they stay, and always show the current state.

    `act`: it is the only message with the way to the panel of the player who must decide.
    """
    row = discord.ui.ActionRow[Any]()
    if act:
        blue = discord.ButtonStyle.primary
        row.add_item(controls.button(say(live.lang, "button-act"), "act", live.id, style=blue))
    row.add_item(controls.button(say(live.lang, "button-board"), "board", live.id))
    if live.running:
        row.add_item(controls.button(say(live.lang, "button-follow"), "follow", live.id))
    return row


def drawn_as(live: TableSession, lang: Language) -> str:
    """Return a small line with the seats that pictures call by number; it can be empty."""
    told = renamed(live.game.key, lang, live.names, safe_names(live, lang))
    return f"-# {told}" if told else ""


def layout(
    texts: Sequence[str], files: Sequence[discord.File], *more: discord.ui.Item[Any]
) -> discord.ui.LayoutView:
    """Return a message of texts, then pictures, then the other items.

    Each picture has a separate gallery: Discord shows two in one gallery side by side, too small to
    read.
    """
    children: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(text) for text in texts]
    for file in files:
        gallery = discord.ui.MediaGallery[discord.ui.LayoutView]()
        gallery.add_item(media=file.uri, description=file.description)
        children.append(gallery)
    made = discord.ui.LayoutView(timeout=None)
    made.add_item(discord.ui.Container(*children, *more))
    return unkept(made)


def fitted(head: str, happened: list[str], sheet: str = "") -> list[str]:
    """Return the texts of a post, which Discord counts together: the events are shortened."""
    head = limits.clip(head, limits.CONTENT)
    sheet = limits.clip(sheet, limits.LAYOUT_TEXT - len(head))
    room = limits.LAYOUT_TEXT - len(head) - len(sheet)
    told = limits.outer(happened, room) if happened and room > 0 else ""
    return [text for text in (head, told, sheet) if text]


def in_words(
    live: TableSession, view: Any, lang: Language, undrawn: str, keys: Sequence[str] | None = None
) -> str:
    """Return the board as text, and a line that says that its picture is missing.

    A board too long for that is replaced by the descriptions of its pictures, or of those in
    `keys`: the first of them and as many more as there is room for.
    """
    words, names = live.words(lang), safe_names(live, lang)
    lines = [say(lang, "problem-not-drawn", id=undrawn)]
    text = words.board(view, names)
    if len(text) > BOARD_ROOM:
        shown = boards(live.game) if keys is None else keys
        text = whole((words.alt(view, key, names) for key in shown), BOARD_ROOM)
        lines.append(say(lang, "words-all"))
    return "\n".join([text, *(f"-# {line}" for line in lines)])


async def before_view(tables: Tables, live: TableSession, seq: int, seat: int | None = None) -> Any:
    """Return the view of a seat, or the public one, after an entry, to find changes since.

    Return None if it is not kept.
    """
    if seq < 1:
        return None
    try:
        return live.game.mask(await tables.state_at(live, seq), seat)
    except PrunedProblem:
        return None


async def asked_view(tables: Tables, live: TableSession, seats: Sequence[int]) -> Any:
    """Return the view in which seats are asked: the public one, if it asks them the same."""
    public: Any = await tables.public_state(live) if live.row.public_seq else live.state
    asked = [each for each in outstanding(live.waits()) if each[0] in seats]
    there = outstanding(live.game.rules.waits(public))
    still = {each for each in there if each[0] in {seat for seat, _ in asked}}
    if set(seats) <= {seat for seat, _ in there} and still == set(asked):
        return live.game.mask(public, None)
    return live.seen(None)


def ping(
    live: TableSession, view: Any, people: Sequence[PingTarget], *, late: bool = False
) -> dict[str, Any]:
    """Return the small message that asks people for their decision, or reminds them of it."""
    loud = [person.user_id for person in people if person.loud]
    return {
        "content": ping_text(live, view, [person.seat for person in people], loud, late=late),
        "view": ping_controls(live.id, live.lang, new=bool(offer(live, live.lang, "ping"))),
        "allowed_mentions": discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in loud]
        ),
    }


def invitation(row: MessageRow) -> dict[str, Any]:
    """Return the message that notifies people for whom a seat is held."""
    told = msgspec.convert(row.payload, Invited)
    people = [discord.Object(int(each)) for each in told.people]
    return {
        "content": told.text,
        "nonce": row.nonce,
        "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=people),
    }


def direct_ping(
    live: TableSession, seat: int, lang: Language, *, late: bool = False
) -> dict[str, Any]:
    """Return the direct message that asks one person, with the way to their table."""
    words, view = live.words(lang), live.seen(seat)
    head = _head(live, view, lang, late=late)
    text = say(
        lang,
        "ping-direct",
        prompt=words.prompt(view, seat),
        since=_since(live, [seat]),
        channel=f"<#{live.row.channel_id}>",
    )
    lines = [head, text, deadlines.own(live, seat, lang)]
    return {"content": "\n".join(filter(None, lines)), "view": ping_controls(live.id, lang)}


def ping_text(
    live: TableSession,
    view: Any,
    seats: Sequence[int],
    mentioned: Sequence[int],
    *,
    late: bool = False,
) -> str:
    """Return which players are asked for what, at which table, since and until when.

    Where several decide at once it also shows how many are done, and stops asking those players;
    where that is a secret it shows the number alone and keeps asking all. A window is described by
    its separate message.
    """
    lang, head = live.lang, _head(live, view, live.lang, late=late)
    lines: list[str] = []
    for prompt, group in _asked_for(live, view, seats).items():
        who = [_called(live, seat, mentioned) for seat in group]
        # In a round a time per line would tell who is done.
        since = "" if len(seats) > 1 else _since(live, group)
        text = say(lang, "ping-line", who=both(who, lang), prompt=prompt, since=since)
        lines.append(text.rstrip())
    if len(seats) > 1 and any(wait.kind == "turn" for wait in live.waits()):
        lines.append(f"{_done_text(live)} {_since(live, seats)}".rstrip())
    lines += [deadlines.asked(live, seats, lang), offer(live, lang, "ping")]
    return limits.lines([head, *filter(None, lines)])


def _head(live: TableSession, view: Any, lang: Language, *, late: bool) -> str:
    """Return the table of a question, behind a mark if it is a reminder."""
    status = live.words(lang).status(view)
    head = say(lang, "ping-head", name=live.title, table=live.id, status=status)
    return say(lang, "ping-late", head=head) if late else head


def _asked_for(live: TableSession, view: Any, seats: Sequence[int]) -> dict[str, list[int]]:
    """Return the prompts, each with the seats that it asks; each seat once."""
    waiting = live.waiting()
    asked_for: dict[str, list[int]] = {}
    for seat in seats:
        if live.undisclosed or seat in waiting:
            asked_for.setdefault(window_text.seat_prompt(live, view, seat), []).append(seat)
    return asked_for


def _called(live: TableSession, seat: int, mentioned: Sequence[int]) -> str:
    """Return how a message names the player in a seat: by a mention, or by name."""
    user = live.seats[seat].user_id
    return f"<@{user}>" if user in mentioned else safe_names(live, live.lang)[seat]


def _since(live: TableSession, seats: Sequence[int]) -> str:
    """Return since when the first of some seats is awaited."""
    since = [live.seats[seat].waiting_since for seat in seats]
    first = min((time for time in since if time is not None), default=None)
    return "" if first is None else discord.utils.format_dt(first, "R")


def _done_text(live: TableSession) -> str:
    lang, waiting = live.lang, live.waiting()
    done = [seat.seat for seat in live.seats if seat.seat not in waiting]
    counts = {"done": len(done), "count": len(live.seats)}
    if not done or live.undisclosed:
        return say(lang, "ping-done", **counts)
    names = both([safe_names(live, lang)[seat] for seat in done], lang)
    return say(lang, "ping-done-names", names=names, **counts)


def ping_controls(table: str, lang: Language, *, new: bool = False) -> discord.ui.View:
    """Return the buttons under a ping; `new`: some players may not know the symbols yet."""
    symbols = controls.button(say(lang, "button-symbols"), "symbols", table)
    return controls.rows(
        controls.button(say(lang, "button-act"), "act", table, style=discord.ButtonStyle.primary),
        controls.button(say(lang, "button-board"), "board", table),
        controls.button(say(lang, "button-catch-up"), "catch-up", table),
        *([symbols] if new else []),
    )
