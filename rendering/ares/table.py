"""The input of layouts of Ares Expedition: the view, now and before, and the words."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from games.ares.content import CARDS, CORPS
from games.ares.effects.card import Card
from games.ares.rules import derive
from games.ares.scoring import standing, total
from games.ares.state import (
    PRODUCTION,
    RESEARCH,
    AnyFrame,
    Phase,
    Planning,
    Player,
    Research,
    Round,
    State,
)
from games.ares.words.position import Position
from games.ares.words.prompts import LAST_ROUNDS
from games.ares.words.speakers import SPEAKERS
from games.ares.words.terms import phase
from rendering.header import lit
from rendering.table import BaseTable


class Table(BaseTable[State]):
    """The view of a game with everything needed to show it; read-only."""

    game = "ares"
    speakers = SPEAKERS

    def round_of(self, state: State) -> int:
        """Return the number of a state's round."""
        return state.round

    @cached_property
    def position(self) -> Position:
        """The position from which words are made."""
        return Position(self.seen, self.speaker)

    def percent(self, n: int) -> str:
        """Return oxygen with its unit."""
        return self.speaker.text("percent", n=n)

    def numeral(self, number: int) -> str:
        """Return the number of a phase as it is printed."""
        return self.speaker.say(phase(number), "number")

    def phase_name(self, number: int) -> str:
        """Return the name of a phase without its number."""
        return self.speaker.say(phase(number), "name")

    def title(self, card: str) -> str:
        """Return the name of a card or corporation; nothing for no card."""
        return self.speaker.name(card) if card in CARDS or card in CORPS else ""

    def player(self, seat: int) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def earlier(self, seat: int) -> Player | None:
        """Return a player as of the older state."""
        return None if self.before is None else self.before.players[seat]

    # Where the round stands

    def frame(self) -> AnyFrame | None:
        """Return the step in progress."""
        return self.state.stack[-1] if self.state.stack else None

    def planning(self) -> Planning | None:
        """Return the step in which phase cards are chosen, if it is in progress."""
        frame = self.frame()
        return frame if isinstance(frame, Planning) else None

    def phase(self) -> int:
        """Return the phase in progress, 0 between phases."""
        match self.frame():
            case Phase(number):
                return number
            case Research():
                return RESEARCH
            case _:
                return 0

    def to_come(self) -> list[int]:
        """Return the phases of this round that have not begun."""
        return _to_come(self.state)

    @property
    def produced(self) -> bool:
        """Return whether a new round or production came since the older state.

        Players' resources then rose automatically; only changes that a player made are marked.
        """
        if self.before is None or self.renewed:
            return self.renewed
        return PRODUCTION in _to_come(self.before) and PRODUCTION not in self.to_come()

    def last_round(self) -> int | None:
        """Return the number of rounds in modes that have one."""
        return LAST_ROUNDS.get(self.state.mode)

    def frozen(self) -> bool:
        """Return whether the others' mats are shown as of the phase's beginning."""
        frame = self.frame()
        return isinstance(frame, Phase) and bool(frame.curtain)

    def awaited(self, seat: int) -> bool:
        """Return whether a seat is known to have a decision to take."""
        return self.done(seat) is False

    def done(self, seat: int) -> bool | None:
        """Return whether a seat has nothing to decide, or None where that is secret."""
        return self.position.done(seat)

    def lit(self) -> Collection[int]:
        """Return which seats glow: the winners in a finished game, else the few awaited."""
        if self.state.over:
            return self.winners()
        seats = range(len(self.state.players))
        return lit([seat for seat in seats if self.awaited(seat)], len(seats))

    def winners(self) -> tuple[int, ...]:
        """Return the winners, once the game is over."""
        return standing(self.state).winning_seats if self.state.over else ()

    def chosen(self) -> int:
        """Return the phase that the reader chose for this round, 0 for none."""
        seat, planning = self.seen.viewer or 0, self.planning()
        return planning.picks[seat] if planning is not None else self.player(seat).phase

    # Players

    def score(self, seat: int) -> int:
        """Return the present points of a seat."""
        return total(self.player(seat))

    def scored(self, seat: int) -> int:
        """Return how many points came to a seat since the older state.

        They are shown after a new round too: only actions of players bring points.
        """
        old = self.earlier(seat)
        return 0 if old is None else self.score(seat) - total(old)

    def fresh(self, seat: int) -> list[str]:
        """Return the cards that a seat has played since the older state."""
        old = self.earlier(seat)
        if old is None:
            return []
        return [card for card in self.player(seat).played if card not in old.played]

    def points(self, seat: int, card: str) -> int:
        """Return the present points of a card in play."""
        return derive.card_points(self.player(seat), card)

    def of_colour(self, seat: int, colour: str) -> list[Card]:
        """Return a seat's cards in play of a colour, in order of play."""
        played = (CARDS[card] for card in self.player(seat).played)
        return [card for card in played if card.colour == colour]


def _to_come(state: State) -> list[int]:
    bottom = state.stack[0] if state.stack else None
    return bottom.left if isinstance(bottom, Round) else []
