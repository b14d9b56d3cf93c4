"""The gains of each phase for the reader: playable cards, actions, income, hand size."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.content import CARDS, TEMPERATURE_STEPS
from games.ares.effects import Colour
from games.ares.rules import derive, payment
from games.ares.rules.payment import Bill
from games.ares.rules.requirements import beginning, requirement_refusal
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    PRODUCTION,
    Lane,
    Phase,
    Planning,
)
from games.ares.words import terms
from games.ares.words.parts.mats import income
from games.ares.words.position import Position
from games.ares.words.topics import GIVEN
from games.core.speech import Items, Message

COLOURS: dict[int, tuple[Colour, ...]] = {DEVELOPMENT: ("green",), CONSTRUCTION: ("blue", "red")}
"""The colours of cards that are played in a phase."""


def does(number: int) -> tuple[Message, Message]:
    """Return what a phase lets all players do, and what it brings who chose it."""
    return Message(f"phase-{number}-all", **GIVEN), Message(f"phase-{number}-yours", **GIVEN)


def brief(number: int) -> Message:
    """Return both as sentences."""
    everybody, yours = does(number)
    return Message("phase-help", all=everybody, yours=yours)


def of_phases(p: Position) -> Iterator[Message]:
    """Yield the effects of each phase, and the reader's options or why they can't choose it."""
    for number in PHASES:
        there = Message("own-closed-phase") if closed(p, number) else own(p, number)
        yield Message("alt-phase", phase=terms.phase(number), does=brief(number), own=there)


def closed(p: Position, number: int) -> bool:
    """Return whether the reader can't choose a phase now, as they chose it last round."""
    return isinstance(p.frame, Planning) and p.player.previous == number


def own(p: Position, number: int) -> Message:
    """Return what the reader could do in a phase now."""
    if number in COLOURS:
        held = [card for card in p.hand() if CARDS[card].colour in COLOURS[number]]
        less = derive.CHOOSER_LESS if number == DEVELOPMENT else 0
        n, more = len(_payable(p, held, 0)), len(_payable(p, held, less))
        return Message("own-playable", n=n, of=len(held), more=0 if more == n else more)
    if number == ACTION:
        return Message("own-actions", parts=Items(_actions(p)))
    if number == PRODUCTION:
        return Message("own-income", income=income(p.player))
    return Message("own-hand", n=len(p.player.hand), limit=derive.HAND_LIMIT)


def _payable(p: Position, cards: list[str], less: int) -> list[str]:
    """Return the cards that can be played as Mars is now, without selling others for them."""
    began = p.frame if isinstance(p.frame, Phase) else beginning(p.state)
    lane, player = Lane(slots=1, less=less), p.player
    found = list[str]()
    for card in cards:
        if requirement_refusal(player, began, lane, CARDS[card]) is None:
            paid = payment.plainest(player, player.hand, lane, card)
            if isinstance(paid, Bill) and not paid.sold:
                found.append(card)
    return found


def _actions(p: Position) -> Iterator[Message]:
    """Yield how many card actions there are, and what plants and heat are enough for."""
    player = p.player
    if uses := sum(1 for card in player.played if CARDS[card].action):
        yield Message("own-uses", n=uses)
    if forests := player.plant // derive.forest_plants(player):
        yield Message("own-forests", n=forests)
    left = TEMPERATURE_STEPS - p.state.temperature
    if steps := min(player.heat // derive.HEAT_STEP, left):
        yield Message("own-steps", n=steps)
