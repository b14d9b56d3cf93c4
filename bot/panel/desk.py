"""What one person decides upon: the present position, or one in which he plans ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot import limits
from bot.panel import path as paths
from bot.panel.path import Spot
from bot.service import drafts
from bot.service.live import Live, kinds_of
from games.core import codec
from games.core.actions import EndTurn
from games.core.drafts import Walk
from games.core.game import AnyGame, Marking
from games.core.text import Language
from games.core.words import Words

ALIKE = 2
"""What the first so many of a series leave possible, the others are taken to leave so too."""
SERIES = 3
"""As many values at least make a menu in which several may be chosen at once."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A position with the legal actions of a seat; `decision` is what controls carry.

    With `walked` nothing is played: it is where what the seat prepares leads, and `decision` the
    version of that draft.
    """

    live: Live
    seat: int
    state: Any
    view: Any
    legal: Sequence[Any]
    decision: int
    walked: Walk | None = None

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.live.game

    def words(self, lang: Language) -> Words[Any]:
        """Return what the game says in a language at this table."""
        return self.live.words(lang)

    @property
    def hints(self) -> dict[Any, float]:
        """What a computer would think of the legal actions, as far as it was asked."""
        return {} if self.walked else self.live.hints.get(self.seat, {})

    def deed(self, name: str) -> str:
        """Return the deed of a control here."""
        return f"plan-{name}" if self.walked else name

    def can_end(self) -> bool:
        """Whether the turn may be ended."""
        return any(isinstance(action, EndTurn) for action in self.legal)


def present(live: Live, seat: int) -> Desk:
    """Return the desk of what is to be decided now."""
    state, view = live.position(seat), live.view(seat)
    return Desk(live, seat, state, view, live.legal(seat), live.decision(seat))


def stand(live: Live, seat: int) -> int:
    """Return what the controls of a panel carry that shows the present: another one is outdated.

    That is the number of the seat's decision or, where it has none, of what was published last.
    """
    return live.decision(seat) or live.row.public_seq


def planned(live: Live, seat: int) -> Desk | None:
    """Return the desk on which a waiting seat plans, its draft so far carried out on it."""
    walked = drafts.ahead(live, seat)
    if walked is None:
        return None
    game, state = live.game, walked.state
    legal = [] if walked.stopped else game.legal(state, seat)
    draft = live.draft(seat)
    version = 0 if draft is None else draft.version
    return Desk(live, seat, state, game.mask(state, seat), legal, version, walked)


def forfeits(desk: Desk, spot: Spot, lang: Language) -> str:
    """Return what the action at a spot gives up, in its usual way, and its label does not say."""
    if spot.action is None and not spot.paying:
        return ""
    return desk.words(lang).forfeits(desk.view, spot.actions[0])


def unsaid(desk: Desk, spot: Spot, lang: Language) -> str:
    """Return what the one action left at a spot brings, where its label has no room for it."""
    return "" if spot.action is None else desk.words(lang).unsaid(desk.view, spot.action)


def unread(desk: Desk, spots: Sequence[Spot], lang: Language) -> bool:
    """Whether one of some actions gives up what its label does not say."""
    return any(spot.action is not None and forfeits(desk, spot, lang) for spot in spots)


def marking(desk: Desk, spot: Spot) -> Marking | None:
    """Return what is marked at a spot, where its next field is one whose values are marked."""
    if spot.kind is None or spot.field is None or len(paths.choices(spot)) != len(spot.actions):
        return None
    return desk.game.marking(desk.view, desk.seat, spot.kind)


def due(desk: Desk, spot: Spot) -> bool:
    """Whether nothing but further values of the next field is left after one of them was taken."""
    game, seat, first = desk.game, desk.seat, spot.actions[0]
    state = game.copy(desk.state)
    game.perform(state, seat, first)
    return seat in game.waiting(state) and kinds_of(game.legal(state, seat)) == kinds_of([first])


def series(desk: Desk, spot: Spot) -> int:
    """Return how many values of the next field may be chosen at once, 1 where it is one by one.

    Several may be where the action says so (`Action.together`) and each value is an action of its
    own that leaves the other values possible, without a reveal, and does not take the place of the
    one before. What ends the step, or is refused after it, ends the series.
    """
    field = spot.field
    if spot.kind is None or field is None or len(spot.actions) < SERIES:
        return 1
    if not spot.actions[0].together:
        return 1
    if len(paths.choices(spot)) != len(spot.actions):
        return 1
    return _together(desk, spot.actions[: limits.SELECT_OPTIONS])


def _together(desk: Desk, actions: Sequence[Any]) -> int:
    """Return how many of some actions may be taken one after another, all of them counting.

    They are taken on two copies, on one of them without the first: as soon as both are alike,
    the last one has taken the first one's place.
    """
    game, seat = desk.game, desk.seat
    state, without = game.copy(desk.state), game.copy(desk.state)
    for number, action in enumerate(actions):
        if number and any(game.refusal(s, seat, action) for s in (state, without)):
            return number
        applied = game.perform(state, seat, action)
        if number:
            game.perform(without, seat, action)
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
