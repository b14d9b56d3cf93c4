"""The position of a decision: the present one, a planned one, or one with plays to delay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.panel import selections as paths
from bot.panel.selections import Selection, kinds_of
from bot.platform import limits
from bot.service.plans import postponed, second_choices
from bot.service.tables import drafts
from bot.service.tables.pending import choice
from bot.service.tables.session import TableSession
from games.core import codec
from games.core.actions import EndTurn
from games.core.choose_fields import grouped, kinds
from games.core.drafts import DraftWalk
from games.core.engine import brings_nothing
from games.core.game import AnyGame
from games.core.hints import Hint
from games.core.multi_select import MultiSelect
from games.core.text import Language
from games.core.words import Words

ALIKE = 2
"""The number of a series that are tried; the others are taken to leave the same possible."""
SERIES = 3
"""As many values at least make a menu in which several may be chosen at once."""


PLAN, LATER = "plan-", "later-"


@dataclass(frozen=True, slots=True)
class Position:
    """A position with the legal actions of a seat; `decision` is the number in its controls.

    With `walked` nothing is played: it is the position that the seat's prepared move leads to, and
    `decision` is the number of that choice (`second_choices.number`). `doing` begins the names of
    the handlers of its controls: "plan-" for a prepared move, "later-" where `legal` has the plays
    that can be delayed, none of which is legal yet. With `icons`, amounts in texts are emoji;
    labels always have words.
    """

    live: TableSession
    seat: int
    state: Any
    seen: Any
    legal: Sequence[Any]
    decision: int
    walked: DraftWalk | None = None
    doing: str = ""
    icons: bool = False

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.live.game

    def words(self, lang: Language) -> Words:
        """Return the game's words in a language at this table."""
        return self.live.words(lang, icons=self.icons)

    def told(self) -> Position:
        """Return the same for texts: with icons unless the player prefers words."""
        user_id = self.live.seats[self.seat].user_id
        return replace(self, icons=self.live.marks.read_by(user_id))

    @property
    def hints(self) -> Mapping[Any, Hint]:
        """A computer's ratings of the legal actions, as far as it was asked."""
        return {} if self.doing else self.live.hints(self.seat) or {}

    def handler(self, name: str) -> str:
        """Return the name of the handler of a control here."""
        return f"{self.doing}{name}"

    def final(self, actions: Sequence[Any]) -> bool:
        """Return whether actions, alike but for their payment, can't be undone once taken."""
        if self.doing or not actions or len(grouped(list(actions))) > 1:
            return False
        return self.live.finality(self.seat)(actions[0])

    def first_final(self, actions: Sequence[Any]) -> int | None:
        """Return the place of the first action, of some taken in a row, that can't be undone."""
        return None if self.doing else self.live.finality(self.seat).first(actions)

    def can_end(self) -> bool:
        """Return whether the turn can be ended."""
        return any(isinstance(action, EndTurn) for action in self.legal)


def present(live: TableSession, seat: int) -> Position:
    """Return the position in which a seat decides now."""
    state, seen = live.position(seat), live.seen(seat)
    return Position(live, seat, state, seen, live.legal(seat), live.decision(seat))


def planned(live: TableSession, seat: int, decision: int = 0) -> Position | None:
    """Return the position in which a waiting seat plans, its draft so far carried out there.

    A `decision`, the number of a control, says for which choice, if that can be prepared.
    """
    rank = second_choices.nearest(live, seat, second_choices.rank_of(decision))
    walked = drafts.ahead(live, seat, rank)
    if walked is None:
        return None
    game, state = live.game, walked.state
    legal = [] if walked.stopped else game.legal(state, seat)
    draft = live.drafts.get(choice(seat, rank))
    number = second_choices.number(rank, 0 if draft is None else draft.version)
    return Position(live, seat, state, game.mask(state, seat), legal, number, walked, PLAN)


def put_off(live: TableSession, seat: int) -> Position:
    """Return the position with the plays that a seat can delay now."""
    state, seen = live.position(seat), live.seen(seat)
    return Position(
        live, seat, state, seen, postponed.possible(live, seat), live.stand(seat), doing=LATER
    )


def forfeits(position: Position, selection: Selection, lang: Language) -> str:
    """Return what the selected action, paid as usual, gives up and its label does not show."""
    if selection.action is None and not selection.paying:
        return ""
    return position.words(lang).forgone(position.seen, selection.actions[0])


def wasted(position: Position, lang: Language) -> str:
    """Return as a sentence what is wasted by ending the turn or phase here."""
    ends = position.doing != LATER and position.can_end()
    return position.words(lang).forgone(position.seen, EndTurn()) if ends else ""


def nothing_left(position: Position) -> bool:
    """Return whether a player who ends or confirms here gives up nothing."""
    game = position.game
    return position.doing == "" and game.nothing_left(position.state, position.seat)


def left(position: Position) -> Sequence[str]:
    """Return the kinds of action that a player who ends here could still take."""
    choices = position.game.choices(position.state, position.seat)
    actions = paths.decisions(position.legal)
    return kinds([each for each in actions if not brings_nothing(choices, each)])


def unsaid(position: Position, selection: Selection, lang: Language) -> str:
    """Return the gain of a selection's only action, if its label has no room for it."""
    return (
        ""
        if selection.action is None
        else position.words(lang).label_overflow(position.seen, selection.action)
    )


def unread(position: Position, selections: Sequence[Selection], lang: Language) -> bool:
    """Return whether one of some actions gives up something that its label does not show."""
    return any(
        selection.action is not None and forfeits(position, selection, lang)
        for selection in selections
    )


def marking(position: Position, selection: Selection) -> MultiSelect | None:
    """Return the marks at a selection, if its next field is one whose values are marked."""
    if (
        position.doing == LATER
        or selection.kind is None
        or selection.field is None
        or len(paths.choices(selection)) != len(selection.actions)
    ):
        return None
    return position.game.marking(position.seen, position.seat, selection.kind)


def anytime(position: Position) -> frozenset[str]:
    """Return the kinds of action that are possible at any time."""
    choices = position.game.choices(position.state, position.seat)
    return kinds_of([action for action in position.legal if choices.anytime_actions(action)])


def due(position: Position, selection: Selection) -> bool:
    """Return whether, after one value of the next field, only further values are left."""
    game, seat, first = position.game, position.seat, selection.actions[0]
    state = game.copy(position.state)
    game.apply_unchecked(state, seat, first)
    return seat in game.waiting(state) and kinds_of(game.legal(state, seat)) == kinds_of([first])


def series(position: Position, selection: Selection) -> int:
    """Return how many values of the next field can be chosen at once; 1 for one by one.

    Several can be chosen where the action says so (`Action.together`) and each entry is a separate
    action that leaves the other values possible, reveals nothing, and does not replace the previous
    one. An entry that ends the step, or is refused after it, ends the series.
    """
    field = selection.field
    if selection.kind is None or field is None or len(selection.actions) < SERIES:
        return 1
    if position.doing == LATER or not selection.actions[0].together:
        return 1
    if not paths.flat(selection) and len(paths.choices(selection)) != len(selection.actions):
        return 1
    return _together(position, selection.actions[: limits.SELECT_OPTIONS])


def _together(position: Position, actions: Sequence[Any]) -> int:
    """Return how many of some actions can be taken one after another, all of them counting.

    They are taken on two copies, on one of them without the first: as soon as both are alike, the
    last one has replaced the first.
    """
    game, seat = position.game, position.seat
    state, without = game.copy(position.state), game.copy(position.state)
    for number, action in enumerate(actions):
        if number and any(game.refusal(s, seat, action) for s in (state, without)):
            return number
        applied = game.apply_unchecked(state, seat, action)
        if number:
            game.apply_unchecked(without, seat, action)
            if codec.encode(without) == codec.encode(state):
                return number
        if applied.revealed or applied.closed:
            return number + 1
        legal = game.legal(state, seat) if number < ALIKE else None
        if legal is not None and not kinds_of([action]) <= kinds_of(legal):
            return number + 1
        if legal is not None and not all(other in legal for other in actions[number + 1 :]):
            return 1
    return len(actions)
