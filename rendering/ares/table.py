"""What a layout of Ares Expedition works with: the view, the older view and the words."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.content import CARDS, CORPS
from games.ares.desk import Desk
from games.ares.effects.card import Card
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.rules import derive
from games.ares.state import RESEARCH, AnyFrame, Phase, Planning, Research, Round
from games.ares.view import PlayerView, View, standing
from games.core.text import Language
from rendering.table import BaseTable
from rendering.theme import Theme

LAST_ROUNDS = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}


class Table(BaseTable):
    """A view with everything needed to show it; read-only."""

    game = "ares"

    def __init__(
        self, view: View, before: View | None, lang: Language, theme: Theme, names: Sequence[str]
    ) -> None:
        super().__init__(lang, theme, names)
        self.view = view
        self.before = before
        """The older view to mark changes against, of the same game, or `None`."""
        self.desk = Desk(view, lang)

    def title(self, card: str) -> str:
        """Return the name of a card or corporation; nothing for no card."""
        return self.desk.name(card) if card in CARDS or card in CORPS else ""

    def player(self, seat: int) -> PlayerView:
        """Return a player."""
        return self.view.players[seat]

    def earlier(self, seat: int) -> PlayerView | None:
        """Return a player as of the older view."""
        return None if self.before is None else self.before.players[seat]

    # Where the round stands

    def frame(self) -> AnyFrame | None:
        """Return the step in progress."""
        return self.view.stack[-1] if self.view.stack else None

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
        bottom = self.view.stack[0] if self.view.stack else None
        return bottom.left if isinstance(bottom, Round) else []

    def last_round(self) -> int | None:
        """Return the number of rounds in modes that have one."""
        return LAST_ROUNDS.get(self.view.mode)

    def frozen(self) -> bool:
        """Tell whether the others' mats are those of the phase's beginning."""
        frame = self.frame()
        return isinstance(frame, Phase) and bool(frame.curtain)

    def awaited(self, seat: int) -> bool:
        """Tell whether a seat is known to have something to decide."""
        return self.player(seat).done is False and not self.view.over

    def winners(self) -> tuple[int, ...]:
        """Return who won, once the game is over."""
        return standing(self.view).winners if self.view.over else ()

    # Players

    def score(self, seat: int) -> int:
        """Return the points of a seat as things stand."""
        player = self.player(seat)
        return player.tr + player.forests + player.points

    def fresh(self, seat: int) -> list[str]:
        """Return the cards that a seat has played since the older view."""
        old = self.earlier(seat)
        if old is None:
            return []
        return [card for card in self.player(seat).played if card not in old.played]

    def points(self, seat: int, card: str) -> int:
        """Return what a card in play scores now."""
        return derive.card_points(self.player(seat), card)

    def of_colour(self, seat: int, colour: str) -> list[Card]:
        """Return a seat's cards in play of a colour, in order of play."""
        played = (CARDS[card] for card in self.player(seat).played)
        return [card for card in played if card.colour == colour]
