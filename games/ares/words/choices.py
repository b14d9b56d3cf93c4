"""What the values of single fields are called in menus and while typing."""

from __future__ import annotations

from collections.abc import Mapping

from games.ares import actions as act
from games.ares.content import CARDS
from games.ares.rules import payment
from games.ares.words import brings
from games.ares.words.actions import (
    bill_text,
    branch_text,
    cube_text,
    forfeits,
    goods_text,
    held_text,
    mark,
    sold_text,
    standard_price,
    use_text,
    usual,
)
from games.ares.words.cards import action
from games.ares.words.labels import FUNDS, PARAMETER, PAYMENT, PHASE_HELP, REDUCTION, STANDARD
from games.ares.words.position import Position
from games.core.actions import Value
from games.core.text import capital, clip
from games.core.words import Choice

CHOICE = 100
COLOUR_GROUPS = {
    "green": ("Green", "Verte"),
    "blue": ("Blue", "Bleue"),
    "red": ("Red", "Rouge"),
}


def choice(
    desk: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
) -> Choice:
    """Return the label of one value for a field."""
    found = _choice(desk, kind, field, value, chosen)
    return Choice(clip(found.label, CHOICE), clip(found.detail, CHOICE), found.group)


def _choice(
    desk: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
) -> Choice:
    key = str(value)
    match field:
        case "card":
            return _card_choice(desk, kind, key)
        case "corporation":
            return Choice(desk.name(key) + mark(desk, key), desk.founding(key, CHOICE))
        case "phase":
            number = int(value)
            chosen_now = mark(desk, number) if kind == "phase" else ""
            return Choice(desk.phase(number) + chosen_now, desk.pick(PHASE_HELP[number]))
        case "cube":
            return Choice(cube_text(desk, key))
        case "reduction":
            return Choice(desk.pick(REDUCTION[key]))
        case "payment":
            return Choice(desk.pick(PAYMENT[key]), _payment_detail(desk, key, chosen))
        case "funds":
            return Choice(desk.pick(FUNDS[key]))
        case "heat":
            return Choice(desk.stock("heat", int(value)))
        case "amount":
            return _amount_choice(desk, int(value), chosen)
        case "project":
            return Choice(desk.pick(STANDARD[key]), standard_price(desk, key))
        case "scale":
            return Choice(capital(desk.pick(PARAMETER[key])))
        case "option":
            return _option_choice(desk, kind, int(value), chosen)
        case _:
            raise AssertionError(f"no values for {kind}.{field}")


def _card_choice(desk: Position, kind: str, card: str) -> Choice:
    found = CARDS[card]
    group = desk.pick(COLOUR_GROUPS[found.colour])
    if kind == "play":
        way = usual(desk, card)
        sold = capital(sold_text(desk, way, named=not forfeits(desk, way)))
        sold = f"{sold}. " if sold else ""
        told = sold + desk.gist(card, CHOICE - len(sold))
        return Choice(f"{desk.name(card)} ({goods_text(desk, way)})", told, group)
    if kind == "use":
        return Choice(desk.name(card), desk.voice.fit(action(found.action), CHOICE))
    if kind == "target":
        return Choice(desk.name(card), held_text(desk, card))
    name = desk.name(card)
    if kind == "sell":
        name += f" ({brings.sale(desk)})"
    elif kind in ("discard", "throw", "keep"):
        taken = brings.marked(desk, card)
        name += taken or (brings.added(desk, card) if kind == "discard" else "")
    return Choice(name, desk.gist(card, CHOICE), group)


def _payment_detail(desk: Position, payment_kind: str, chosen: Mapping[str, Value]) -> str:
    card = str(chosen.get("card", ""))
    if card not in CARDS:
        return ""
    way = payment.reduction(str(chosen.get("reduction", "none")))
    paid: act.Payment = "heat" if payment_kind == "heat" else "auto"
    return bill_text(desk, act.Play(card, way, paid)) if payment_kind != "cards" else ""


def _amount_choice(desk: Position, amount: int, chosen: Mapping[str, Value]) -> Choice:
    card = str(chosen.get("card", ""))
    if card in CARDS and CARDS[card].action:
        option = int(chosen.get("option", 0))
        return Choice(str(amount), use_text(desk, card, option, amount))
    return Choice(str(amount))


def _option_choice(desk: Position, kind: str, option: int, chosen: Mapping[str, Value]) -> Choice:
    if kind == "choose":
        return Choice(branch_text(desk, option))
    card = str(chosen.get("card", ""))
    if card in CARDS and option < len(CARDS[card].action):
        return Choice(capital(use_text(desk, card, option, 0)))
    return Choice(desk.say(f"Way {option + 1}", f"Manière {option + 1}"))
