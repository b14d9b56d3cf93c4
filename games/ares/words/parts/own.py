"""The decision of the reader: the cards to choose from, the phases, the means to pay."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares import state as s
from games.ares.content import CARDS, TEMPERATURE_STEPS
from games.ares.effects import Colour
from games.ares.rules import derive, payment
from games.ares.rules.payment import Bill
from games.ares.rules.requirements import beginning, requirement_refusal
from games.ares.words import cards as texts
from games.ares.words import terms
from games.ares.words.parts.hand import corporation, project
from games.ares.words.parts.mats import income, metals
from games.ares.words.position import Position
from games.ares.words.prompts import prompt
from games.ares.words.topics import GIVEN
from games.core.speech import Items, Message, Name


def dealt(p: Position) -> Iterator[Message]:
    """Yield what the reader chooses from; often nothing."""
    yield from map(corporation, p.dealt())
    if p.seen.viewer == p.seat:
        yield from (project(p, card) for card in offered(p))


def offered(p: Position) -> list[str]:
    """Return the project cards that the reader looks at to keep some, or to give one for it."""
    if p.seen.viewer != p.seat:
        return []
    match p.frame:
        case s.Research(dealt):
            return dealt[p.seat]
        case s.Swap(taker, card) if taker != p.seat and card in CARDS:
            return [card]
        case _ if isinstance(p.part, s.Pick):
            return [card for card in p.part.cards if card in CARDS]
        case _:
            return []


def revealed(p: Position) -> Iterator[tuple[int, str]]:
    """Yield the open cards that a player chooses from, with the seat that revealed them."""
    lanes = p.frame.lanes if isinstance(p.frame, s.Phase) else []
    for seat, lane in enumerate(lanes):
        part = lane.stack[-1] if lane.stack else None
        if isinstance(part, s.Pick) and part.shown:
            yield from ((seat, card) for card in part.cards)


def shown(p: Position) -> Iterator[Message]:
    """Yield the cards that a player revealed to choose from, for all players to see."""
    for seat, card in revealed(p):
        yield Message(
            "told-shown", who=p.players[seat], card=Name(card), text=texts.gist(CARDS[card])
        )


def decision(p: Position) -> Iterator[Message]:
    """Yield what the reader has to decide or decided, their phases, and what they have to pay."""
    yield prompt(p, p.seat)
    if isinstance(p.part, s.Paying) and p.part.heat:
        yield Message("own-heat", heat=terms.stock("heat", p.part.heat))
    yield from _phases(p)
    if isinstance(p.frame, s.Phase) and not p.done(p.seat):
        goods = [*terms.goods(p.player).items, *metals(p.player)]
        yield Message("own-goods", goods=Items(goods))


def _phases(p: Position) -> Iterator[Message]:
    """Yield the phase that the reader chose, or the closed one while they choose."""
    if p.player.phase:
        yield Message("own-phase", phase=terms.phase(p.player.phase))
    elif isinstance(p.frame, s.Planning) and not p.frame.picks[p.seat] and p.player.previous:
        yield Message("own-closed", phase=terms.phase(p.player.previous))


COLOURS: dict[int, tuple[Colour, ...]] = {
    s.DEVELOPMENT: ("green",),
    s.CONSTRUCTION: ("blue", "red"),
}
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
    for number in s.PHASES:
        there = Message("own-closed-phase") if closed(p, number) else own(p, number)
        yield Message("alt-phase", phase=terms.phase(number), does=brief(number), own=there)


def closed(p: Position, number: int) -> bool:
    """Return whether the reader can't choose a phase now, as they chose it last round."""
    return isinstance(p.frame, s.Planning) and p.player.previous == number


def own(p: Position, number: int) -> Message:
    """Return what the reader could do in a phase now."""
    if number in COLOURS:
        held = [card for card in p.hand() if CARDS[card].colour in COLOURS[number]]
        less = derive.CHOOSER_LESS if number == s.DEVELOPMENT else 0
        n, more = len(_payable(p, held, 0)), len(_payable(p, held, less))
        return Message("own-playable", n=n, of=len(held), more=0 if more == n else more)
    if number == s.ACTION:
        return Message("own-actions", parts=Items(_actions(p)))
    if number == s.PRODUCTION:
        return Message("own-income", income=income(p.player))
    return Message("own-hand", n=len(p.player.hand), limit=derive.HAND_LIMIT)


def _payable(p: Position, cards: list[str], less: int) -> list[str]:
    """Return the cards that can be played as Mars is now, without selling others for them."""
    began = p.frame if isinstance(p.frame, s.Phase) else beginning(p.state)
    lane, player = s.Lane(slots=1, less=less), p.player
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
