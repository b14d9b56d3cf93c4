"""What the values of single fields are called in menus and while typing."""

from __future__ import annotations

from collections.abc import Mapping

from games.ares import actions as act
from games.ares.content import CARDS, CORPS
from games.ares.rules import payment
from games.ares.words import bills
from games.ares.words import cards as texts
from games.ares.words.actions import branch, held, picked, standard_use, use
from games.ares.words.parts import own
from games.ares.words.position import Position
from games.ares.words.terms import by, colour, coop_cube, phase, standard, stock
from games.core.actions import Value
from games.core.icons import length
from games.core.labels import CHOICE, Choice
from games.core.speech import Argument, Message, Name

Chosen = Mapping[str, Value]
Told = tuple[Argument, Argument]
"""A label and its explanation."""


def choice(p: Position, kind: str, field: str, value: Value, chosen: Chosen) -> Choice:
    """Return the label of one value for a field."""
    group = ""
    if field == "card" and kind not in ("use", "target"):
        group = p.speaker.text("capital", what=colour(CARDS[str(value)].colour))
    named, detail = (
        _number(p, kind, field, value, chosen)
        if isinstance(value, int)
        else _word(p, kind, field, value, chosen)
    )
    return Choice(_said(p, named), _said(p, detail), group)


def _said(p: Position, what: Argument) -> str:
    return p.speaker.fit(Message("itself", what=what), CHOICE)


def _number(p: Position, kind: str, field: str, value: int, chosen: Chosen) -> Told:
    card = str(chosen.get("card", ""))
    ways = CARDS[card].action if card in CARDS else ()
    match field:
        case "phase":
            told = phase(value) if kind == "dummy" else picked(p, value, phase(value))
            return told, own.brief(value)
        case "heat":
            return stock("heat", value), ""
        case "amount":
            return value, use(p, card, int(chosen.get("option", 0)), value) if ways else ""
        case _ if kind == "choose":
            return branch(p, value), ""
        case _ if value < len(ways):
            return Message("capital", what=use(p, card, value, 0)), ""
        case _:
            return Message("way", n=value + 1), ""


def _word(p: Position, kind: str, field: str, value: str, chosen: Chosen) -> Told:
    match field:
        case "card":
            return _card(p, kind, value)
        case "corporation":
            told = texts.founding(p.speaker, CORPS[value], CHOICE)
            return picked(p, value, Name(value)), told
        case "cube":
            return Message("label-cube", cube=coop_cube(value)), ""
        case "payment":
            return Message(f"payment-{value}"), _payment(p, value, chosen)
        case "project":
            return standard(value), standard_use(p, value)
        case "scale":
            return Message("capital", what=Message(f"parameter-{value}")), ""
        case "reduction":
            return Message(f"reduction-{value}"), ""
        case "funds":
            return Message(f"funds-{value}"), ""
        case _:
            raise AssertionError(f"no values for {kind}.{field}")


def _card(p: Position, kind: str, key: str) -> Told:
    card, gist = CARDS[key], texts.gist(CARDS[key])
    match kind:
        case "play":
            way = bills.usual(p, key)
            goods = Message("goods", goods=bills.goods(p, way))
            return by(Name(key), goods), _sells_first(p, way)
        case "use":
            return Name(key), texts.action(card.action)
        case "target":
            return Name(key), held(p, key)
        case "sell":
            return bills.for_sale(p, key), gist
        case "discard" | "throw" | "keep" if p.frame and key in bills.chosen(p):
            step = str(p.frame.__struct_config__.tag)
            return Message("marked", card=Name(key), step=step), gist
        case "discard":
            return bills.discarded(p, key), gist
        case _:
            return Name(key), gist


def _sells_first(p: Position, way: act.Play) -> Message:
    """Return the cards sold to play a card, then as many sentences about it as have room."""
    sold = bills.sold(p, way, named=not bills.forfeited(p, way))
    first = [Message("sells-first", sold=sold)] if sold.items else []
    said = [*first, *texts.sentences(CARDS[way.card])]
    while len(said) > 1 and length(p.speaker.fit(texts.lines(said), CHOICE)) > CHOICE:
        said.pop()
    return texts.lines(said)


def _payment(p: Position, value: str, chosen: Chosen) -> Argument:
    card = str(chosen.get("card", ""))
    if card not in CARDS or value == "cards":
        return ""
    way = payment.reduction(str(chosen.get("reduction", "none")))
    paid: act.Payment = "heat" if value == "heat" else "auto"
    named = bills.bill(p, play := act.Play(card, way, paid))
    return named if length(p.speaker.say(named)) <= CHOICE else bills.bill(p, play, named=False)
