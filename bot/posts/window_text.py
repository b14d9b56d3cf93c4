"""The text of questions and windows: the topic, the players asked, the deadline, the default."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, NamedTuple

import discord

from bot.platform import limits
from bot.service.history.log_text import safe_names
from bot.service.tables import open_windows
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import table_clocks
from bot.shared.clock import now
from bot.shared.text import say
from games.core.labels import Window
from games.core.rng import rng
from games.core.text import both
from games.core.waits import Wait

SLIP, PART, LEAST = timedelta(minutes=1), 10, timedelta(seconds=1)
"""A deadline is no news that moved by less, and by less than such a part of what is left."""
TEXT = limits.CONTENT - 300
"""Characters for a window, below the heading and with its deadline written out."""
FILLS = 3
"""Ways to deal what is hidden: a default is shown only if it is the same in all."""


class Shown(NamedTuple):
    """The content of a message about a window; its text includes `until`."""

    text: str
    until: datetime | None = None
    over: bool = False

    @property
    def mark(self) -> str:
        """A mark by which to recognize the content, also after a restart: it is stored."""
        digest = blake2b(f"{self.over}\n{self.text}".encode(), digest_size=12).hexdigest()
        return digest if self.until is None else f"{digest} {self.until.isoformat()}"

    def same(self, mark: str | None) -> bool:
        """Return whether a message of this mark shows the same; deadlines can differ a little."""
        digest, _, before = self.mark.partition(" ")
        known, _, until = (mark or "").partition(" ")
        if known != digest or bool(until) != bool(before):
            return False
        if self.until is None:
            return True
        try:
            moved = abs(self.until - datetime.fromisoformat(until))
        except (ValueError, TypeError):  # damaged
            return False
        return moved < min(SLIP, max(LEAST, (self.until - now()) / PART))


def fitted(first: str, played: Sequence[str], rest: Sequence[str] = ()) -> str:
    """Return the text of a window, which Discord limits: the plays get only the room left."""
    room = TEXT - sum(len(line) + 1 for line in (first, *rest))
    told = [limits.outer(list(played), room)] if played and room > 0 else []
    return limits.clip("\n".join([first, *told, *rest]), TEXT)


def full(live: TableSession, shown: Shown) -> str:
    """Return the whole text, with the table and the deadline."""
    lang, view = live.lang, live.seen(None)
    status = live.words(lang).status(view)
    head = say(lang, "ping-head", name=live.title, table=live.id, status=status)
    text = shown.text
    if shown.until is not None:
        when, left = (discord.utils.format_dt(shown.until, style) for style in ("f", "R"))
        text = text.replace(WHEN, when).replace(LEFT, left)
    return limits.clip(f"{head}\n{text}", limits.CONTENT)


WHEN, LEFT = "\N{LEFT BLACK LENTICULAR BRACKET}when", "\N{LEFT BLACK LENTICULAR BRACKET}left"
"""Stand for the deadline, which is written in as late as possible."""


def asked(live: TableSession, waits: Sequence[Wait], loud: Collection[int]) -> list[str]:
    """Return a window's subject, and its questions to players; users `loud` by a mention.

    Where no player may learn who has answered, all are asked until the end.
    """
    lang = live.lang
    asked: dict[str, list[str]] = {}
    about = ""
    for wait in waits:
        if wait.told and wait.answered:
            continue
        found = None if wait.kind == "hold" else window_prompt(live, wait)
        if found is not None and not about:
            about = described(live, found)
        asked.setdefault(found.ask if found else "", []).append(_called(live, wait.seat, loud))
    lines = [say(lang, "window-about", about=about)] if about else []
    for ask, people in asked.items():
        who = both(people, lang)
        if waits[0].kind == "hold":
            when = live.words(lang).boundary(waits[0].key.removeprefix("hold "))
            lines.append(say(lang, "window-hold", who=who, when=when))
        elif not ask:
            lines.append(say(lang, "window-asked-alone", who=who))
        else:
            lines.append(say(lang, "window-ask" if about else "window-asked", who=who, prompt=ask))
    return lines


def described(live: TableSession, found: Window, *, over: bool = False) -> str:
    """Return a window's subject in a sentence or two; "" if its question says it all."""
    text = " ".join(filter(None, [found.about, "" if over else found.standing]))
    return say(live.lang, "window-titled", title=found.title, about=text) if found.title else text


def _called(live: TableSession, seat: int, loud: Collection[int]) -> str:
    """Return a mention of a seat's player if they are notified, else their name."""
    user = live.seats[seat].user_id
    return f"<@{user}>" if user in loud else safe_names(live, live.lang)[seat]


def answered(live: TableSession, waits: Sequence[Wait]) -> list[str]:
    """Return the players who have answered, or their number where that is a secret."""
    done = [wait for wait in waits if wait.answered]
    if not done:
        return []
    if not all(wait.told for wait in waits):
        return [say(live.lang, "window-answered-some", count=len(done))]
    names = safe_names(live, live.lang)
    who = both([names[wait.seat] for wait in done], live.lang)
    return [say(live.lang, "window-answered", names=who)]


def until_of(tables: Tables, live: TableSession, waits: Sequence[Wait]) -> datetime | None:
    """Return when the first of a window's clocks runs out; None if none runs."""
    ends = [table_clocks.until(live, wait) for wait in waits if not wait.answered]
    return min((end for end in ends if end is not None), default=None)


def deadline(live: TableSession, waits: Sequence[Wait]) -> str:
    """Return the deadline, and the default after it as far as it is public."""
    lang = live.lang
    if all(wait.kind == "hold" for wait in waits):
        return say(lang, "window-until-hold", when=WHEN, left=LEFT)
    instead = {_default(live, wait) for wait in waits if not (wait.told and wait.answered)}
    if len(instead) == 1 and (default := instead.pop()):
        return say(lang, "window-until-default", when=WHEN, left=LEFT, default=default)
    return say(lang, "window-until", when=WHEN, left=LEFT)


def _default(live: TableSession, wait: Wait) -> str:
    """Return the default for a seat that does not answer, if public facts determine it.

    To find it, hidden information is dealt at random several times: the default must be the same
    for all hands.
    """
    game, seat = live.game, wait.seat
    asked = game.as_if_asked(live.state, wait)
    if asked is None:
        return ""
    seen = game.mask(asked, None)
    found: dict[str, None] = {}
    for seed in range(FILLS):
        state = game.determinize(seen, rng(seed))
        if seat not in game.waiting(state):
            return ""
        action = game.default(state, seat)
        found[live.words(live.lang).action(game.mask(state, seat), action)] = None
    return next(iter(found)) if len(found) == 1 else ""


def window_prompt(live: TableSession, wait: Wait, state: Any = None) -> Window | None:
    """Return the public text of an open window; None if another question covers it.

    That is the present text, or the one in an earlier `state`.
    """
    found = live.game.as_if_asked(live.state if state is None else state, wait)
    if found is None:
        return None
    return live.words(live.lang).window(live.game.mask(found, None), wait.seat)


def seat_prompt(live: TableSession, view: Any, seat: int) -> str:
    """Return a seat's prompt: of a turn as it was posted, in a view; of a window as it is now."""
    open_ = (wait for wait in live.waits() if wait.seat == seat and wait.kind == "window")
    wait = next((each for each in open_ if open_windows.asked_in([each])), None)
    found = None if wait is None else window_prompt(live, wait)
    if found is None:
        return live.words(live.lang).prompt(view, seat)
    if not found.title:
        return found.ask
    return say(live.lang, "ping-window", title=found.title, ask=found.ask)
