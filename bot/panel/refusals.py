"""What is told where an action is refused and none like it is possible: what to decide instead."""

from __future__ import annotations

from bot.panel.waiting import waiting_text
from bot.service.tables.session import Live
from bot.shared.problems import NotNowProblem, Problem, RefusedProblem
from bot.shared.text import say
from games.core.errors import NOT_NOW, NOT_YOURS, Reason
from games.core.text import LANGUAGES, Language


def not_now(live: Live, seat: int, why: Reason = NOT_NOW) -> NotNowProblem:
    """Return why something cannot be done, and what is to be decided, or whom the table awaits."""
    told: dict[Language, str] = {lang: _told(live, seat, why, lang) for lang in LANGUAGES}
    return NotNowProblem(told)


def fuller(live: Live, seat: int, problem: RefusedProblem) -> Problem:
    """Return a refusal that says what can be done, if not something alike, what is to be."""
    if any(problem.instead.values()) and problem.why != NOT_NOW:
        return problem
    return not_now(live, seat, problem.why)


def _told(live: Live, seat: int, why: Reason, lang: Language) -> str:
    words = live.words(lang)
    if seat in live.waiting():
        prompt = words.prompt(live.seen(seat), seat)
        return f"{words.reason(why)}\n{say(lang, 'problem-to-decide', prompt=prompt)}"
    waiting = waiting_text(live, lang, seat)
    return waiting if why in (NOT_NOW, NOT_YOURS) else f"{words.reason(why)}\n{waiting}"
