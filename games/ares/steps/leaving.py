"""What a player who is done with phase III gives up."""

from __future__ import annotations

from games.ares.actions import AnyAction, Standard, Use
from games.ares.content import CARDS
from games.ares.effects.costs import Discard, DiscardUpTo, Pay, PayUpTo
from games.ares.rules import costs
from games.ares.state import Player


def worthwhile(player: Player, action: AnyAction, *, last: bool) -> bool:
    """Return whether a legal action gains something at no real cost, so that it remains to do.

    A standard action can nearly always be paid. MC have a better use while there are hand cards to
    pay, so an action for MC counts only if the printed prices of all of them are left over, or if
    this is the `last` chance to spend MC. An action for hand cards or terraform rating never
    counts. Heat, plants and cubes are there to be spent.
    """
    match action:
        case Standard(project=project) if project in costs.STANDARD_MC:
            return last or _spare(player) >= costs.standard_cost(player, project)
        case Use(card=card, option=option, amount=amount):
            parts = costs.of_use(player.phase, CARDS[card].action[option])
            if any(isinstance(part, Discard | DiscardUpTo) or _rating(part) for part in parts):
                return False
            more = amount if any(isinstance(p, PayUpTo) and p.what == "mc" for p in parts) else 0
            price = costs.mc_cost(player, parts) + more
            return not price or last or _spare(player) >= price
        case _:
            return True


def _spare(player: Player) -> int:
    """Return the MC that are left once every hand card is paid."""
    return player.mc - sum(CARDS[card].cost for card in player.hand if card in CARDS)


def _rating(part: object) -> bool:
    return isinstance(part, Pay) and part.what == "tr"
