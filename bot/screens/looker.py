"""Who looks back, at which turn of which table, and what they may know of it."""

from __future__ import annotations

from typing import NamedTuple

from bot.platform import limits
from bot.service.history.log_text import EVERYTHING
from bot.service.tables.session import Live
from bot.service.tables.state_cache import Past, Turn
from bot.shared.text import say
from games.core.text import Language, both, clip, spelled

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
    """What an id says: a turn, the last by default, what is looked at, and a page of the menu."""

    turn: int | None = None
    look: str = AUTO
    beside: bool = False
    page: int | None = None

    @property
    def argument(self) -> str:
        """How it stands in an id."""
        turn, page = ("" if each is None else str(each) for each in (self.turn, self.page))
        return "/".join([turn, self.look, BESIDE if self.beside else "", page])


def place(argument: str) -> Place:
    """Return what an id says; what is missing or makes no sense is left to the default."""
    turn, look, beside, page = [*argument.split("/"), "", "", "", ""][:4]
    return Place(
        turn_number(turn),
        look if 0 < len(look) <= LONGEST else AUTO,
        beside == BESIDE,
        turn_number(page),
    )


def turn_number(text: str) -> int | None:
    """Return a number that an id or somebody's typing holds, if it is one."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


class Looker(NamedTuple):
    """Who looks back; the turn of `at` is one that there is."""

    live: Live
    past: Past
    user_id: int
    lang: Language
    at: Place

    @property
    def turn(self) -> Turn:
        """The turn that is looked at."""
        return self.past.turns[self.at.turn or 0]

    @property
    def seat(self) -> int | None:
        """The seat that they hold now."""
        return self.live.seat_of(self.user_id)

    def opened(self, first: int, last: int) -> list[int]:
        """Return the seats whose secrets they may know of all that was from one entry to another.

        That is their own as long as they held it, and all of them once the game is over. Who has
        left a seat looks on like anybody else; so does who took it, at what was there before.
        """
        if self.live.row.status == "finished":
            return list(range(len(self.live.seats)))
        seat = self.seat
        if seat is None or not self.live.running:
            return []
        return [seat] if self.past.held(seat, self.user_id, first, last) else []

    def hands(self) -> list[int]:
        """Return the seats whose secrets they may know as they were after the turn."""
        return self.opened(self.turn.last, self.turn.last)

    def hand(self) -> int | None:
        """Return the seat whose secrets are looked at, if they may be."""
        look = self.at.look
        seat = turn_number(look.removeprefix(SEAT)) if look.startswith(SEAT) else None
        return seat if seat in self.hands() else None

    def compared(self, seat: int) -> bool:
        """Whether they may know what changed in a turn of the secrets of a seat."""
        turn = self.turn
        return turn.number > 0 and seat in self.opened(turn.first - 1, turn.last)

    def viewer(self) -> int | None:
        """Return as which seat they are told what happened in the turn, `None` as a spectator."""
        if self.live.row.status == "finished":
            return EVERYTHING
        return next(iter(self.opened(self.turn.first, self.turn.last)), None)


def place_of(looker: Looker) -> str:
    """Return where in the game the turn is: its number among all, and its round."""
    turn, turns = looker.turn, looker.past.last
    opened = turn.round if turn.number else 0
    return say(looker.lang, "history-place", turn=turn.number, turns=turns, round=opened)


def turn_label(looker: Looker, turn: Turn) -> str:
    """Return how a turn is called in a list: its number, its round, and who had it."""
    names = [spelled(looker.live.names[seat], looker.lang) for seat in turn.seats]
    who = [both(names, looker.lang)] if 0 < len(names) < len(looker.live.seats) else []
    opened = turn.round if turn.number else 0
    listed = say(looker.lang, "history-listed", turn=turn.number, round=opened)
    return clip(" · ".join([listed, *who]), limits.CHOICE_NAME)
