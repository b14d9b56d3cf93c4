"""Sentences of the panel: events, orders, why an action is refused, whom the table awaits."""

from __future__ import annotations

import discord

from bot.service.history.log_lines import counted
from bot.service.history.log_text import once, safe_names
from bot.service.tables.drafts import in_language
from bot.service.tables.instructions import Said, key_of, said
from bot.service.tables.session import VACANT, TableSession
from bot.service.turns.publish import Done
from bot.shared.names import safe
from bot.shared.problems import NotNowProblem, Problem, RefusedProblem
from bot.shared.text import say, speaker
from games.core.errors import NOT_NOW, NOT_YOURS, Reason
from games.core.events import visible
from games.core.orders import NONE_POSSIBLE
from games.core.speech import Items, Message
from games.core.text import LANGUAGES, Language, both, spelled


def order_name(live: TableSession, key: str, lang: Language) -> str:
    """Return the name of a kind of order."""
    return live.words(lang).order(key).name


def orders_told(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return a line for each order of a seat that did something, or stopped, since it acted."""
    papers = ((kind.key, live.instructions.get(key_of(seat, kind))) for kind in live.game.orders)
    told = ((key, said(paper)) for key, paper in papers if paper is not None)
    return [_line(live, key, each, lang) for key, each in told if each and not each.begun]


def event_lines(done: Done, lang: Language) -> list[str]:
    """Return a line for each event of a decision, as far as its seat can see it."""
    words, names = done.live.words(lang), safe_names(done.live, lang)
    happened = once([visible(applied.events, done.seat) for applied in done.applied])
    lines = [words.event(event, names) for events in happened for event in events]
    return [f"✓ {line}" for line in counted([line for line in lines if line])]


def lost(live: TableSession, seat: int, lang: Language) -> str:
    """Return a line if some of a seat's plans could not be read."""
    return say(lang, "plans-lost") if any(key[0] == seat for key in live.lost) else ""


def _line(live: TableSession, key: str, told: Said, lang: Language) -> str:
    name, when = order_name(live, key, lang), discord.utils.format_dt(told.at, "f")
    if told.why is not None:
        why = _why(live, told.why, lang)
        return say(lang, "order-stopped", name=name, why=why, when=when)
    key = "order-left" if told.left else "order-did"
    did = Items([in_language(each, lang) for each in told.did])
    return speaker(lang).say(Message(key, name=name, did=did, when=when))


def _why(live: TableSession, why: Reason, lang: Language) -> str:
    """Return why an order stopped, as one sentence."""
    if why == NONE_POSSIBLE:
        return say(lang, "order-none-possible")
    return live.words(lang).reason(why)


def not_now(live: TableSession, seat: int, why: Reason = NOT_NOW) -> NotNowProblem:
    """Return why an action is refused, and the present decision or whom the table waits for."""
    told: dict[Language, str] = {lang: _told(live, seat, why, lang) for lang in LANGUAGES}
    return NotNowProblem(told)


def fuller(live: TableSession, seat: int, problem: RefusedProblem) -> Problem:
    """Return a refusal that says what can be done: something alike, else the present decision."""
    if any(problem.instead.values()) and problem.why != NOT_NOW:
        return problem
    return not_now(live, seat, problem.why)


def _told(live: TableSession, seat: int, why: Reason, lang: Language) -> str:
    words = live.words(lang)
    if seat in live.waiting():
        prompt = words.prompt(live.seen(seat), seat)
        return f"{words.reason(why)}\n{say(lang, 'problem-to-decide', prompt=prompt)}"
    waiting = waiting_text(live, lang, seat)
    return waiting if why in (NOT_NOW, NOT_YOURS) else f"{words.reason(why)}\n{waiting}"


def waiting_text(live: TableSession, lang: Language, seat: int | None = None) -> str:
    """Return whom a table waits for, by name unless that is a secret."""
    if not live.playing:
        return say(lang, f"problem-table-{live.row.status}", table=live.id)
    if live.undisclosed:
        return say(lang, "panel-waiting-some", done=live.done, count=len(live.seats))
    return say(lang, "panel-waiting", names=awaited(live, lang, seat))


def awaited(live: TableSession, lang: Language, seat: int | None) -> str:
    """Return the names of the players that a table waits for, but for one."""
    return both([_person(live, lang, s) for s in live.waiting() if s != seat], lang)


def _person(live: TableSession, lang: Language, seat: int) -> str:
    """Return the name of the awaited player in a seat; of a free seat, the former player."""
    name = safe(spelled(live.names[seat], lang))
    return say(lang, "seat-of", name=name) if live.seats[seat].kind == VACANT else name


def moved(live: TableSession, seat: int) -> bool:
    """Return whether a seat has a play in hand, or has perhaps decided in this turn or phase.

    A decision that it publishes gives it a new number; decisions of others in a phase don't. Before
    the seat has decided, a new number has another reason: all was taken back, a plan was set aside,
    the game paused or moved. After the table has gone back, the seat can be in the middle of its
    former turn.
    """
    if live.sent(seat) or any(live.walked(seat, key).presses for key in live.keys(seat)):
        return True
    decision, state, public = live.asked(seat), live.row.state_seq, live.row.public_seq
    return not live.boundary and (decision > public or state < public == decision)
