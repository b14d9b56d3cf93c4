"""The coach of a practice table: the possible actions at a step and reasons for them.

A lesson is shown as long as its step lasts, the first times that the step is met.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.panel import selections
from bot.panel.choice_labels import CLEAR, is_best, rating
from bot.panel.decision import Position
from bot.panel.selections import Selection, kinds_of
from bot.panel.wording import moved
from bot.service.tables.session import TableSession
from bot.service.tables.settings import coached
from bot.shared.text import say
from games.core.actions import EndTurn, fields, kind, tag
from games.core.choose_fields import kinds, of_kind
from games.core.text import Language

CLOSING = "closing"
"""The bot's own lesson: of a turn of which nothing is left but its end."""


def lines(position: Position, selection: Selection, lang: Language) -> str:
    """Return the coach's text on top of a panel; "" if there is nothing new to say."""
    live = position.live
    if position.doing or not coached(live):
        return ""
    text = _lesson(position, selection, lang)
    return f"🎓 {text}" if text else ""


def _lesson(position: Position, selection: Selection, lang: Language) -> str:
    """Return the lesson of the step, as often as it is given."""
    words, frame = position.words(lang), _frame(position)
    if frame is None:
        return ""
    if _over(position, frame):
        return say(lang, "coach-closing") if _met(position, CLOSING, EndTurn) < 2 else ""
    chosen, key = selection.kind, words.coach_key(position.seen, position.seat, tag(frame))
    if chosen is not None and len(kinds_of(selections.decisions(position.legal))) > 1:
        within = f"do-{chosen}"
        if words.coach(within, 0):
            action = type(selection.actions[0])
            return words.coach(within, _met(position, within, action))
    asked = position.game.steps[type(frame)].by_action
    own = [action for action in asked if fields(action)]
    told = words.coach(key, _met(position, key, *own))
    if not told or told != words.coach(key, 0):
        return told
    return "\n".join([told, *filter(None, _kinds(position, key, lang))])


def _kinds(position: Position, lesson: str, lang: Language) -> Iterator[str]:
    """Yield the purpose of each kind of action on offer, unless a star rates it lower."""
    words, legal = position.words(lang), selections.decisions(position.legal)
    starred = any(is_best(position, [action]) for action in position.hints)
    for each in kinds(legal):
        less = rating(position, of_kind(legal, each))
        if not starred or (less is not None and less < CLEAR):
            yield words.coach_of(lesson, each)


def _frame(position: Position) -> Any | None:
    """Return the frame that asks the seat: a window comes before the turn below it."""
    frames = position.game.open_frames(position.state, position.seat)
    return frames[0] if frames else None


def _over(position: Position, frame: Any) -> bool:
    """Return whether a turn has nothing left but its end, so that no lesson fits."""
    choices = position.game.choices(position.state, position.seat)
    answers = [action for action in position.legal if choices.answers(action)]
    others = [each for each in position.game.steps[type(frame)].by_action if each is not EndTurn]
    ends = bool(answers) and all(isinstance(action, EndTurn) for action in answers)
    idle = all(
        isinstance(action, EndTurn) or action.setting or choices.anytime_actions(action)
        for action in position.legal
    )
    return ends and idle and bool(others) and moved(position.live, position.seat)


NEVER = 99
"""More meetings than any lesson is given at."""


def _met(position: Position, lesson: str, *actions: type) -> int:
    """Return at how many earlier decisions a lesson was given, and note that it is given here.

    A lesson counts as given once its step is done, though the same decision continues. Actions done
    before the table was loaded are counted by their kind.
    """
    live, seat = position.live, position.seat
    asked, pressed = live.asked(seat), _in_hand(live, seat)
    given = live.taught.setdefault((seat, lesson), {})
    if pressed > given.setdefault(asked, pressed):
        return NEVER
    done = live.learnt.get(seat, {})
    return len(given) - 1 + sum(done.get(kind(action), 0) for action in actions)


def _in_hand(live: TableSession, seat: int) -> int:
    """Return how many actions a seat has in hand."""
    return sum(len(press) for press in live.walked(seat).presses)
