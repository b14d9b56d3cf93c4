"""Looking back: the board after a turn, the events in it, and the way to other turns.

Always private. The ids of the controls hold all that is needed: the turn, the chosen picture, and
whether the message replaces a panel. So it works as long as the message exists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.platform import controls, limits, pictures, replies
from bot.platform.context import Press
from bot.posts.changes import changed
from bot.screens.boards import aside, defer, shown, way_back, zooms
from bot.screens.history.game_log import grouped
from bot.service.history.log_lines import by_player, flat
from bot.service.history.log_text import EVERYTHING, safe_names, tell
from bot.service.history.past_turns import Neighbours, around, entries_of, past_of
from bot.service.tables.caches import Turn, TurnIndex
from bot.service.tables.session import TableSession
from bot.shared.names import called, echoed, part_of
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.moments import can_judge
from games.core.text import Language, both, clip, spelled

BLOCK = 10
"""Turns of which one may jump to the first, in a game without rounds."""
LEAST = 400
"""Characters for what happened, however long the board in words is."""


async def history(press: Press) -> None:
    """Show the turn of the button, the last by default."""
    press.require_picture()
    await _show(press, press.argument)


async def jump(press: Press) -> None:
    """Show the chosen turn: the first of a round."""
    press.require_picture()
    at = place(press.argument)._replace(turn=turn_number(press.value), page=None)
    await _show(press, at.argument)


async def look(press: Press) -> None:
    """Show the chosen picture of the same turn."""
    press.require_picture()
    await _show(press, place(press.argument)._replace(look=press.value).argument)


async def turn_page(press: Press) -> None:
    """Offer other rounds to jump to; the chosen picture stays."""
    looker = await _looker(press, press.argument)
    text = _fitted(looker, await _lines(press, looker), "")
    await replies.defer_edit(press.interaction)
    press.context.previews.replaced(press)
    found = await around(press.context.tables, looker.live, looker.past, looker.turn.number)
    onward = _onward(press, looker, found.after)
    await replies.update(press.interaction, text, _controls(press, looker, onward))


async def named(press: Press, typed: str) -> None:
    """Show the turn that a player typed; raise `Problem` if the game has no such turn."""
    press.require_picture()
    looker = await _looker(press, "")
    turns, found = looker.past.turns, turn_number(typed.strip())
    if found is None or found >= len(turns):
        labels = called(typed, ((turn.number, [turn_label(looker, turn)]) for turn in turns))
        if not labels:
            last = looker.past.last
            name = echoed(typed)
            raise Problem("problem-no-such-turn", name=name, table=press.table, turns=last)
        found = labels[0]
    await _show(press, str(found))


async def suggested(press: Press, typed: str) -> list[tuple[str, str]]:
    """Return turns that match the typed text, each as its number and label, the last first.

    A number that was typed completely comes before numbers that contain it.
    """
    looker = await _looker(press, "")
    exact = turn_number(typed.strip())
    turns = sorted(looker.past.turns, key=lambda turn: (turn.number != exact, -turn.number))
    found = [(turn.number, turn_label(looker, turn)) for turn in turns]
    kept = [(str(n), text) for n, text in found if n == exact or part_of(typed, text)]
    return kept[: limits.CHOICES]


async def _looker(press: Press, argument: str) -> HistoryViewer:
    """Return the person who looks and their turn: the last one, if theirs no longer exists."""
    live = await press.context.tables.get(press.table)
    past, at = await past_of(press.context.tables, live), place(argument)
    turn = past.last if at.turn is None else min(at.turn, past.last)
    return HistoryViewer(live, past, press.interaction.user.id, press.lang, at._replace(turn=turn))


# Showing


async def _show(press: Press, argument: str) -> None:
    (await press.context.tables.get(press.table)).require_begun()
    newest = await defer(press)
    looker = await _looker(press, argument)
    found = await around(press.context.tables, looker.live, looker.past, looker.turn.number)
    files, instead = await _pictures(press, looker, found)
    text = _fitted(looker, await _lines(press, looker), instead)
    view = _controls(press, looker, _onward(press, looker, found.after))
    if replies.in_private(press.interaction):
        await aside(press, newest, text, view, files)
    else:
        await replies.reply(press.interaction, text, view=view, files=files)


async def _lines(press: Press, looker: HistoryViewer) -> list[str]:
    """Return the events of the turn, as far as the looker may know."""
    live, turn = looker.live, looker.turn
    entries = await entries_of(press.context.tables, live, looker.past, turn)
    told = tell(live, entries, looker.lang, looker.viewer())
    if len(turn.seats) > 1 and told:
        return grouped(live, by_player(told), looker.lang).split("\n")
    return flat(told) or [say(looker.lang, "history-nothing")]


def _fitted(looker: HistoryViewer, lines: Sequence[str], instead: str) -> str:
    """Return a message; if the board is shown as text, the events get only the room left."""
    live = looker.live
    told = place_of(looker)
    head = say(looker.lang, "history-head", name=live.title, table=live.id, place=told)
    room = limits.CONTENT - len(head) - len(instead) - 2
    happened = limits.outer(list(lines), max(room, LEAST))
    return limits.clip("\n".join(filter(None, [head, happened, instead])), limits.CONTENT)


async def _pictures(
    press: Press, looker: HistoryViewer, found: Neighbours
) -> tuple[list[discord.File], str]:
    """Return the pictures, with changes marked, and the text shown if there are none."""
    live, game, lang = looker.live, looker.live.game, looker.lang
    if found.after is None:
        return [], _lost(found, lang)
    seat, earlier = looker.hand(), found.before
    view = game.mask(found.after, seat)
    if seat is not None:
        compared = earlier is not None and looker.compared(seat)
        keys = pictures.private(game, seat)
        if not keys:
            return [], live.words(lang).board(view, safe_names(live, lang))
    else:
        compared, keys = earlier is not None, [looker.at.look]
    before = game.mask(earlier, seat) if compared else None
    if seat is None and looker.at.look not in zooms(live, lang):
        keys = [] if before is None else changed(live, view, before, lang)
        keys = (keys or pictures.boards(game))[:1]
    return await shown(press, live, view, keys, lang, before)


def _lost(found: Neighbours, lang: Language) -> str:
    """Return why there is no board, and from which turn on there is one again."""
    lost, again = found.lost or 0, found.again
    if again is None:
        return say(lang, "history-lost", turn=lost)
    return say(lang, "history-lost-until", turn=lost, again=again)


# Controls


def _controls(
    press: Press, looker: HistoryViewer, onward: Sequence[discord.ui.Item[Any]]
) -> discord.ui.View:
    """Return the way to other turns, rounds and pictures, `onward`, and back to the panel, if any.

    The previous and the next turn have a separate row: there they stay in their places.
    """
    back = [*_moments(looker), *(way_back(press) if looker.at.beside else [])]
    near, far = _steps(press, looker)
    jumps, looks = _jump_menu(press, looker), _look_menu(press, looker)
    return controls.rows(*near, *onward, *jumps, looks, *far, *back)


def _decision(press: Press, looker: HistoryViewer) -> int:
    """Return the number that controls carry: next to a panel, its decision's number."""
    return press.decision if looker.at.beside else 0


def _onward(press: Press, looker: HistoryViewer, state: Any) -> list[discord.ui.Item[Any]]:
    """Return the button with which one plays on from the turn, once the game is over."""
    live, turn = looker.live, looker.turn.number
    if live.row.status != "finished" or state is None or not live.game.waiting(state):
        return []
    label, about = say(looker.lang, "button-play-on"), _decision(press, looker)
    argument = f"{turn}////{BESIDE if looker.at.beside else ''}"
    return [controls.button(label, "play-on", live.id, about, argument, row=0)]


def _moments(looker: HistoryViewer) -> list[discord.ui.Item[Any]]:
    """Return the button to the moments of a game that is over, for its players."""
    live = looker.live
    over = live.row.status == "finished" and looker.seat is not None
    if not over or not can_judge(live.game):
        return []
    return [controls.button(say(looker.lang, "button-moments"), "moments", live.id, row=4)]


def _steps(press: Press, looker: HistoryViewer) -> tuple[list[discord.ui.Item[Any]], ...]:
    """Return the buttons to the turn before and after, and those to the first and the last."""
    turn, last, lang = looker.turn.number, looker.past.last, looker.lang

    def button(key: str, name: str, other: int, row: int) -> discord.ui.Item[Any]:
        text = say(lang, key, turn=min(max(other, 0), last))
        argument = looker.at._replace(turn=other, page=None).argument
        off, about = other == turn or not 0 <= other <= last, _decision(press, looker)
        return controls.button(text, name, press.table, about, argument, row=row, disabled=off)

    if not last:
        return [], []
    near = (
        button("history-before", "history", turn - 1, 0),
        button("history-after", "history", turn + 1, 0),
    )
    far = (
        button("history-first", "history-end", 0, 4),
        button("history-last", "history-end", last, 4),
    )
    return [*near], [*far]


def _jumps(looker: HistoryViewer) -> list[tuple[int, str]]:
    """Return the turns that can be jumped to: the first of each round, or of each block."""
    past, lang = looker.past, looker.lang
    rounds = past.rounds()
    if len(rounds) > 1:
        return [
            (turn.number, say(lang, "history-round", round=turn.round, turn=turn.number))
            for turn in rounds
        ]
    return [
        (first, say(lang, "history-turns", first=first, last=min(first + BLOCK - 1, past.last)))
        for first in range(1, past.last + 1, BLOCK)
    ]


def _jump_menu(press: Press, looker: HistoryViewer) -> list[discord.ui.Item[Any]]:
    """Return the menu of rounds, and the buttons to its pages where there are several."""
    jumps, at, table = _jumps(looker), looker.at, press.table
    if len(jumps) < 2:
        return []
    here = max(sum(first <= looker.turn.number for first, _ in jumps) - 1, 0)
    size, about = limits.SELECT_OPTIONS, _decision(press, looker)
    pages = -(-len(jumps) // size)
    page = here // size if at.page is None else min(at.page, pages - 1)
    options = [(str(first), text, "") for first, text in jumps[page * size : (page + 1) * size]]
    title = say(looker.lang, "history-jump")
    menu = controls.menu(title, options, "history-jump", table, about, at.argument, row=1)
    if pages == 1:
        return [menu]

    def to(other: int) -> str:
        return at._replace(page=other).argument

    turned = controls.pager(looker.lang, page, pages, "history-page", table, about, to=to, row=2)
    return [menu, *turned]


def _look_menu(press: Press, looker: HistoryViewer) -> discord.ui.Item[Any]:
    """Return the menu of all pictures of the turn; it shows the chosen one."""
    live, lang, boards = looker.live, looker.lang, pictures.boards(looker.live.game)
    shared = {k: v for k, v in zooms(live, lang).items() if k != pictures.LEGEND}
    secret: dict[str, str] = {}
    for seat in looker.hands():
        key = "history-own" if seat == looker.seat else "history-seat"
        secret[f"{SEAT}{seat}"] = say(lang, key, name=spelled(live.names[seat], lang))
    found = {AUTO: say(lang, "history-auto"), **{key: shared[key] for key in boards}, **secret}
    found |= shared
    options = [(key, text, "") for key, text in found.items()][: limits.SELECT_OPTIONS]
    look = looker.at.look if looker.at.look in found else AUTO
    title = say(lang, "history-shown", name=found[look])
    argument, about = looker.at._replace(page=None).argument, _decision(press, looker)
    return controls.menu(title, options, "history-look", press.table, about, argument, row=3)


AUTO = "auto"
"""In place of a picture: the first board that has changed."""
SEAT = "@"
"""In front of the number of a seat whose secrets are looked at."""
BESIDE = "p"
"""Marks ids of what stands in place of a panel, so that there is a way back to it."""
DIGITS = 6
"""More than any number of turns has."""
LONGEST = 40
"""More characters than what can be looked at has in its key."""


class Place(NamedTuple):
    """The content of an id: a turn (the last by default), a picture, a page of the menu."""

    turn: int | None = None
    look: str = AUTO
    beside: bool = False
    page: int | None = None

    @property
    def argument(self) -> str:
        """The place, written as part of an id."""
        turn, page = ("" if each is None else str(each) for each in (self.turn, self.page))
        return "/".join([turn, self.look, BESIDE if self.beside else "", page])


def place(argument: str) -> Place:
    """Return the content of an id; missing or invalid parts have the default."""
    turn, look, beside, page = [*argument.split("/"), "", "", "", ""][:4]
    return Place(
        turn_number(turn),
        look if 0 < len(look) <= LONGEST else AUTO,
        beside == BESIDE,
        turn_number(page),
    )


def turn_number(text: str) -> int | None:
    """Return the number in an id or a typed text, if it is one."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


class HistoryViewer(NamedTuple):
    """A person who looks back; the turn of `at` exists."""

    live: TableSession
    past: TurnIndex
    user_id: int
    lang: Language
    at: Place

    @property
    def turn(self) -> Turn:
        """The turn to look at."""
        return self.past.turns[self.at.turn or 0]

    @property
    def seat(self) -> int | None:
        """The seat that they hold now."""
        return self.live.seat_of(self.user_id)

    def opened(self, first: int, last: int) -> list[int]:
        """Return the seats whose secrets they can know for all entries from one to another.

        That is their own as long as they held it, and all of them once the game is over. A player
        who has left a seat is a spectator; so is a player who took a seat, for entries before that.
        """
        if self.live.row.status == "finished":
            return list(range(len(self.live.seats)))
        seat = self.seat
        if seat is None or not self.live.running:
            return []
        return [seat] if self.past.held(seat, self.user_id, first, last) else []

    def hands(self) -> list[int]:
        """Return the seats whose secrets they can know as of the end of the turn."""
        return self.opened(self.turn.last, self.turn.last)

    def hand(self) -> int | None:
        """Return the seat whose secrets were chosen, if they can see them."""
        look = self.at.look
        seat = turn_number(look.removeprefix(SEAT)) if look.startswith(SEAT) else None
        return seat if seat in self.hands() else None

    def compared(self, seat: int) -> bool:
        """Return whether they can know how the secrets of a seat changed in a turn."""
        turn = self.turn
        return turn.number > 0 and seat in self.opened(turn.first - 1, turn.last)

    def viewer(self) -> int | None:
        """Return the seat whose log of the turn they can read, or None for a spectator."""
        if self.live.row.status == "finished":
            return EVERYTHING
        return next(iter(self.opened(self.turn.first, self.turn.last)), None)


def place_of(looker: HistoryViewer) -> str:
    """Return the turn's place in the game: its number among all, and its round."""
    turn, turns = looker.turn, looker.past.last
    opened = turn.round if turn.number else 0
    return say(looker.lang, "history-place", turn=turn.number, turns=turns, round=opened)


def turn_label(looker: HistoryViewer, turn: Turn) -> str:
    """Return a turn's name in a list: its number, its round, and its player."""
    names = [spelled(looker.live.names[seat], looker.lang) for seat in turn.seats]
    who = [both(names, looker.lang)] if 0 < len(names) < len(looker.live.seats) else []
    opened = turn.round if turn.number else 0
    listed = say(looker.lang, "history-listed", turn=turn.number, round=opened)
    return clip(" · ".join([listed, *who]), limits.CHOICE_NAME)
