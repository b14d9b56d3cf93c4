"""What decisions and their values are called on buttons and in menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ares import actions as act
from games.ares import derive, payment
from games.ares.content import CARDS, CORPS
from games.ares.desk import Desk
from games.ares.effects.costs import Pay, PayUpTo, TakeHere, TakeOwn
from games.ares.effects.immediate import AnyEffect, Gain
from games.ares.payment import Bill
from games.ares.state import (
    Branch,
    Founding,
    Mulligan,
    Offering,
    Paying,
    Phase,
    Planning,
    Research,
    Swap,
    Swapping,
)
from games.ares.words_labels import (
    CUBE,
    CUBE_GAIN,
    FUNDS,
    PARAMETER,
    PAYMENT,
    PHASE_HELP,
    REDUCTION,
    STANDARD,
)
from games.core.actions import Action, EndTurn, Value
from games.core.text import capital, clip, either
from games.core.words import Choice

LABEL = 80
CHOICE = 100
COLOUR_GROUPS = {
    "green": ("Green", "Verte"),
    "blue": ("Blue", "Bleue"),
    "red": ("Red", "Rouge"),
}


def label(desk: Desk, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return clip(_label(desk, action), LABEL)


def _label(desk: Desk, action: Action) -> str:
    say = desk.say
    match action:
        case act.Throw(card):
            frame = desk.frame()
            if isinstance(frame, Mulligan) and card in frame.thrown[desk.seat]:
                return say("Keep ", "Garder ") + desk.name(card)
            return say("Exchange ", "Échanger ") + desk.name(card)
        case act.Found(corporation):
            said = f"{desk.name(corporation)} ({desk.mc(CORPS[corporation].mc)})"
            return said + _mark(desk, corporation)
        case act.PickPhase(phase):
            return desk.phase(phase) + _mark(desk, phase)
        case act.PickDummy(phase):
            return f"{say('Dummy: ', 'Automate : ')}{desk.phase(phase)}"
        case act.TakeCube(cube):
            return cube_text(desk, cube)
        case act.Give(card):
            return say("Give ", "Donner ") + desk.name(card)
        case act.Play():
            head = f"{desk.name(action.card)}{desk.colon} "
            said = head + bill_text(desk, action)
            # A name that is cut would not tell what is given up, so a number does.
            return said if len(said) <= LABEL else head + bill_text(desk, action, named=False)
        case act.Confirm():
            return _confirm(desk)
        case act.Burn(heat):
            return say("Use ", "Utiliser ") + desk.stock("heat", heat)
        case act.DrawBonus():
            return say("Draw the bonus card", "Piocher la carte bonus")
        case act.Use():
            return _use(desk, action)
        case act.Standard(project, funds):
            first = f" ({desk.pick(FUNDS['heat'])})" if funds == "heat" else ""
            return (
                f"{desk.pick(STANDARD[project])}{desk.colon} {standard_price(desk, project)}{first}"
            )
        case act.Initiative(funds):
            first = f" ({desk.pick(FUNDS['heat'])})" if funds == "heat" else ""
            return say("Raise TR by 1 for 6 MC", "Augmenter le NT de 1 pour 6 M€") + first
        case act.Sell(card):
            worth = desk.mc(derive.sale_worth(desk.player))
            return say("Sell ", "Vendre ") + f"{desk.name(card)} (+{worth})"
        case act.Reopen():
            return say("I’m not done yet", "Je n’ai pas fini")
        case act.Choose(option):
            return branch_text(desk, option)
        case act.Put(card):
            return f"{desk.name(card)} ({held_text(desk, card)})"
        case act.Toss(card):
            return _toss(desk, card)
        case act.Keep(card):
            return _keep(desk, card)
        case act.Decline():
            return _decline(desk)
        case act.RaiseScale(scale):
            return capital(desk.pick(PARAMETER[scale]))
        case EndTurn():
            # With its phase, so that what was prepared for one phase never ends another.
            frame = desk.frame()
            phase = f" ({desk.phase(frame.number)})" if isinstance(frame, Phase) else ""
            return say("I’m done", "J’ai fini") + phase
        case _:
            raise AssertionError(f"no label for {action}")


def _mark(desk: Desk, pick: Value) -> str:
    """Return what marks a sealed choice of the reader that may still be changed."""
    frame = desk.frame()
    if isinstance(frame, Founding | Planning) and frame.picks[desk.seat] == pick:
        return desk.say(" – chosen", " – choisie")
    return ""


def _bill(desk: Desk, action: act.Play) -> Bill | None:
    frame, lane = desk.frame(), desk.lane()
    if not isinstance(frame, Phase) or lane is None:
        return None
    if not payment.has_slot(CARDS[action.card], frame.number, lane):
        return None  # what is due in another phase does not follow from this one
    found = payment.bill(
        desk.player, desk.hand(), lane, action.card, action.reduction, action.payment
    )
    return found if isinstance(found, Bill) else None


def bill_text(desk: Desk, action: act.Play, *, named: bool = True) -> str:
    """Return what playing a card like this costs: "8 MC; sells Moss"."""
    found = _bill(desk, action)
    if found is None:
        return desk.mc(desk.price(action.card))
    if action.payment == "cards":
        choose = desk.say("choose what to discard", "choisir ce qui est défaussé")
        return f"{desk.mc(found.price)}, {choose}"
    goods = [desk.mc(found.mc)] if found.mc or not found.heat else []
    if found.heat + found.spend_heat:
        goods.append(desk.stock("heat", found.heat + found.spend_heat))
    if found.plant:
        goods.append(desk.stock("plant", found.plant))
    if found.microbe:
        goods.append(desk.text.cubes("microbe", found.microbe))
    if found.spend_tr:
        goods.append(desk.stock("tr", found.spend_tr))
    said = ", ".join(goods)
    if found.sold:
        several = desk.cards(len(found.sold))
        names = ", ".join(desk.name(card) for card in found.sold) if named else several
        said += desk.say(f"; sells {names}", f" ; vend {names}")
    return said


def cube_text(desk: Desk, cube: str) -> str:
    """Return a cube with what it brings."""
    return f"{desk.pick(CUBE[cube])}{desk.colon} {desk.pick(CUBE_GAIN[cube])}"


def _confirm(desk: Desk) -> str:
    part = desk.part()
    if not isinstance(part, Paying) or part.card not in CARDS:
        return desk.say("Pay", "Payer")
    sold = len(part.sold)
    said = desk.say("Pay for ", "Payer ") + desk.name(part.card)
    extra = [desk.cards(sold)] if sold else []
    extra += [desk.stock("heat", part.heat)] if part.heat else []
    return said + (f" ({', '.join(extra)})" if extra else "")


def standard_price(desk: Desk, project: str) -> str:
    """Return what a standard action costs the reader now."""
    if project in payment.STANDARD_MC:
        return desk.mc(payment.standard_cost(desk.player, project))
    if project == "forest_plants":
        return desk.stock("plant", derive.forest_plants(desk.player))
    return desk.stock("heat", derive.HEAT_STEP)


def standard_prices(desk: Desk) -> str:
    """Return what the standard actions cost the reader now, briefly."""
    told = (
        (desk.say("forest", "forêt"), ("forest_plants", "forest_mc")),
        (desk.pick(PARAMETER["temperature"]), ("heat_temperature", "mc_temperature")),
        (desk.say("ocean", "océan"), ("mc_ocean",)),
    )
    return desk.say("; ", " ; ").join(
        f"{name} {either([standard_price(desk, way) for way in ways], desk.lang)}"
        for name, ways in told
    )


def _use(desk: Desk, action: act.Use) -> str:
    said = use_text(desk, action.card, action.option, action.amount)
    first = f" ({desk.pick(FUNDS['heat'])})" if action.funds == "heat" else ""
    # Before the effect: what stands after a long one is cut from a button.
    return f"{desk.name(action.card)}{first}{desk.colon} {said}"


def use_text(desk: Desk, card: str, option: int, amount: int) -> str:
    """Return what a way to use an action costs now and does."""
    way = CARDS[card].action[option]
    parts = payment.costs(desk.player.phase, way)
    costs: list[str] = []
    mc = payment.mc_cost(desk.player, parts)
    if mc:
        costs.append(desk.mc(mc))
    for part in parts:
        match part:
            case Pay("heat" | "plant" | "tr" as what, n):
                costs.append(desk.stock(what, n))
            case PayUpTo(what):
                costs.append(desk.stock(what, amount) if amount else desk.text.cost(part))
            case TakeHere(cube, n) | TakeOwn(cube, n):
                costs.append(desk.text.cubes(cube, n))
            case Pay():
                pass
            case _:
                discarded = amount or getattr(part, "n", 0)
                if discarded:
                    said = desk.say("discard ", "défausser ")
                    costs.append(said + desk.cards(discarded))
    more = way.more if desk.player.phase == 3 else ()
    gain = desk.effects(added(way.gain, more), card, amount)
    return f"{', '.join(costs)} → {gain}" if costs else gain


def added(gain: Sequence[AnyEffect], more: Sequence[AnyEffect]) -> list[AnyEffect]:
    """Return effects with what phase III adds to them, like goods as one sum (5.5)."""
    told = list(gain)
    for part in more:
        match part, told[-1] if told else None:
            case Gain(what, n), Gain(same, before) if what == same:
                told[-1] = Gain(what, before + n)
            case _:
                told.append(part)
    return told


def branch_text(desk: Desk, option: int) -> str:
    """Return what a branch of an effect does."""
    part = desk.part()
    if isinstance(part, Branch) and 0 <= option < len(part.branches):
        return capital(desk.effects(tuple(part.branches[option]), part.card, part.spent))
    return str(option + 1)


def held_text(desk: Desk, card: str) -> str:
    """Return the cubes on a card of the reader."""
    holds = CARDS[card].holds
    return desk.text.cubes(holds, desk.player.cubes.get(card, 0)) if holds else ""


def _toss(desk: Desk, card: str) -> str:
    part = desk.part()
    if isinstance(part, Paying):
        if card in part.sold:
            return desk.say("Do not sell ", "Ne pas vendre ") + desk.name(card)
        worth = desk.mc(derive.sale_worth(desk.player))
        return desk.say("Sell ", "Vendre ") + f"{desk.name(card)} (+{worth})"
    return desk.say("Discard ", "Défausser ") + desk.name(card)


def _keep(desk: Desk, card: str) -> str:
    frame = desk.frame()
    if isinstance(frame, Research):
        kept = frame.kept[desk.seat]
        if len(kept) >= frame.keep[desk.seat] > 0 and kept[0] in CARDS and card not in kept:
            return desk.say(
                f"Keep {desk.name(card)} instead of {desk.name(kept[0])}",
                f"Garder {desk.name(card)} au lieu de {desk.name(kept[0])}",
            )
    return desk.say("Keep ", "Garder ") + desk.name(card)


def _decline(desk: Desk) -> str:
    match desk.part():
        case Paying():
            return desk.say("Back: do not play the card", "Retour : ne pas jouer la carte")
        case Offering():
            return desk.say("Done without drawing", "Finir sans piocher")
        case Swapping():
            return desk.say("Discard nothing", "Ne rien défausser")
        case _:
            pass
    if isinstance(desk.frame(), Swap):
        return desk.say("No exchange", "Pas d’échange")
    return desk.say("No", "Non")


# Values of single fields


def choice(desk: Desk, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """Return the label of one value for a field."""
    found = _choice(desk, kind, field, value, chosen)
    return Choice(clip(found.label, CHOICE), clip(found.detail, CHOICE), found.group)


def _choice(desk: Desk, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    key = str(value)
    match field:
        case "card":
            return _card_choice(desk, kind, key)
        case "corporation":
            return Choice(desk.name(key) + _mark(desk, key), desk.lines(key))
        case "phase":
            number = int(value)
            mark = _mark(desk, number) if kind == "phase" else ""
            return Choice(desk.phase(number) + mark, desk.pick(PHASE_HELP[number]))
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


def _card_choice(desk: Desk, kind: str, card: str) -> Choice:
    found = CARDS[card]
    group = desk.pick(COLOUR_GROUPS[found.colour])
    if kind == "play":
        price = desk.price(card)
        return Choice(f"{desk.name(card)} ({desk.mc(price)})", desk.lines(card), group)
    if kind == "use":
        said = desk.text.action(found.action)
        return Choice(desk.name(card), said)
    if kind == "target":
        return Choice(desk.name(card), held_text(desk, card))
    return Choice(desk.name(card), desk.lines(card), group)


def _payment_detail(desk: Desk, payment_kind: str, chosen: Mapping[str, Value]) -> str:
    card = str(chosen.get("card", ""))
    if card not in CARDS:
        return ""
    way = payment.reduction(str(chosen.get("reduction", "none")))
    paid: act.Payment = "heat" if payment_kind == "heat" else "auto"
    return bill_text(desk, act.Play(card, way, paid)) if payment_kind != "cards" else ""


def _amount_choice(desk: Desk, amount: int, chosen: Mapping[str, Value]) -> Choice:
    card = str(chosen.get("card", ""))
    if card in CARDS and CARDS[card].action:
        option = int(chosen.get("option", 0))
        return Choice(str(amount), use_text(desk, card, option, amount))
    return Choice(str(amount))


def _option_choice(desk: Desk, kind: str, option: int, chosen: Mapping[str, Value]) -> Choice:
    if kind == "choose":
        return Choice(branch_text(desk, option))
    card = str(chosen.get("card", ""))
    if card in CARDS and option < len(CARDS[card].action):
        return Choice(capital(use_text(desk, card, option, 0)))
    return Choice(desk.say(f"Way {option + 1}", f"Manière {option + 1}"))
