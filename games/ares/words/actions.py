"""What decisions are called on buttons and in lists."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares import actions as act
from games.ares.content import CARDS, CORPS
from games.ares.effects.costs import Pay, PayUpTo, TakeHere, TakeOwn
from games.ares.effects.immediate import AnyEffect, Gain
from games.ares.rules import costs, derive, payment, requirements
from games.ares.rules.payment import Bill
from games.ares.state import (
    ACTION,
    Branch,
    Founding,
    Limit,
    Mulligan,
    Offering,
    Paying,
    Phase,
    Planning,
    Research,
    Swap,
    Swapping,
)
from games.ares.words import brings, cards
from games.ares.words.labels import (
    CUBE,
    CUBE_GAIN,
    FUNDS,
    PARAMETER,
    STANDARD,
)
from games.ares.words.position import Position
from games.core.actions import Action, EndTurn, Value
from games.core.text import Language, both, capital, clip, either

LABEL = 80
NAMED = 72
"""So long is a label that names what is sold, at most: a hint before or after it cuts none off."""


def label(desk: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return clip(_label(desk, action), LABEL)


def _label(desk: Position, action: Action) -> str:
    said = _between_phases(desk, action) or _in_phase(desk, action) or _in_effect(desk, action)
    assert said, f"no label for {type(action).__name__}"
    return said


def instead(action: Action, lang: Language) -> str:
    """Return what was done by an action for somebody absent, where no event tells it."""
    french = lang == "fr"
    match action:
        case EndTurn():
            return "« J’ai fini » a été dit" if french else "“I’m done” was said"
        case act.Decline():
            return "l’offre a été déclinée" if french else "the offer was declined"
        case _:
            return ""


def _between_phases(desk: Position, action: Action) -> str:
    """Return the label of a decision of the set-up, of planning or of the end step."""
    say = desk.say
    match action:
        case act.Throw(card):
            frame = desk.frame
            marked = isinstance(frame, Mulligan) and card in frame.thrown[desk.seat]
            verb = say("Keep ", "Garder ") if marked else say("Exchange ", "Échanger ")
            return verb + desk.name(card)
        case act.Found(corporation):
            said = f"{desk.name(corporation)} ({desk.mc(CORPS[corporation].mc)})"
            return said + mark(desk, corporation)
        case act.PickPhase(phase):
            return desk.phase(phase) + mark(desk, phase)
        case act.PickDummy(phase):
            return f"{say('Dummy: ', 'Automate : ')}{desk.phase(phase)}"
        case act.TakeCube(cube):
            return cube_text(desk, cube)
        case act.Give(card):
            return say("Give ", "Donner ") + desk.name(card)
        case act.RaiseScale(scale):
            return capital(desk.pick(PARAMETER[scale]))
        case _:
            return ""


def _in_phase(desk: Position, action: Action) -> str:
    """Return the label of what is done of one's own accord, mostly in phases I to III."""
    say = desk.say
    match action:
        case act.Play():
            # A name that is cut would not tell what is given up, so a number does.
            return _play(desk, action, named=not forfeits(desk, action))
        case act.DrawBonus():
            return say("Draw the bonus card", "Piocher la carte bonus")
        case act.Use():
            return _use(desk, action)
        case act.Standard(project, funds):
            price = standard_price(desk, project)
            return f"{desk.pick(STANDARD[project])}{desk.colon} {price}{_first(desk, funds)}"
        case act.Initiative(funds):
            said = say("Raise TR by 1 for 6 MC", "Augmenter le NT de 1 pour 6 M€")
            return said + _first(desk, funds)
        case act.Sell(card):
            return _sale(desk, card)
        case act.Reopen():
            return say("I’m not done yet", "Je n’ai pas fini")
        case EndTurn():
            # With its phase, so that what was prepared for one phase never ends another.
            frame = desk.frame
            phase = f" ({desk.phase(frame.number)})" if isinstance(frame, Phase) else ""
            return say("I’m done", "J’ai fini") + phase
        case _:
            return ""


def _in_effect(desk: Position, action: Action) -> str:
    """Return the label of a decision within an effect or a payment, or of what is kept."""
    match action:
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
        case act.Confirm():
            return _confirm(desk)
        case act.Burn(heat):
            return desk.say("Use ", "Utiliser ") + desk.stock("heat", heat)
        case _:
            return ""


def kind_name(desk: Position, kind: str) -> str:
    """Return what a kind of action is called where its cards bring MC; else nothing."""
    limit, paying = isinstance(desk.frame, Limit), isinstance(desk.part(), Paying)
    each = desk.say(f" ({brings.sale(desk)} each)", f" ({brings.sale(desk)} chacune)")
    match kind:
        case "sell" if limit:
            return desk.say("Sell more at once", "Vendre d’autres cartes tout de suite") + each
        case "sell":
            return desk.say("Sell", "Vendre") + each
        case "discard" if paying:
            return desk.say("Sell for it", "Vendre pour payer") + each
        case "discard" if limit:
            return desk.say("Discard", "Défausser") + each
        case _:
            return ""


def _first(desk: Position, funds: str) -> str:
    """Return that heat is used before MC, where it is."""
    return f" ({desk.pick(FUNDS['heat'])})" if funds == "heat" else ""


def _sale(desk: Position, card: str) -> str:
    return desk.say("Sell ", "Vendre ") + f"{desk.name(card)} ({brings.sale(desk)})"


def mark(desk: Position, pick: Value) -> str:
    """Return what marks a sealed choice of the reader that may still be changed."""
    frame = desk.frame
    if isinstance(frame, Founding | Planning) and frame.picks[desk.seat] == pick:
        return desk.say(" – chosen", " – choisie")
    return ""


def _bill(desk: Position, action: act.Play) -> Bill | None:
    frame, lane = desk.frame, desk.lane()
    if not isinstance(frame, Phase) or lane is None:
        return None
    if not requirements.has_slot(CARDS[action.card], frame.number, lane):
        return None  # what is due in another phase does not follow from this one
    found = payment.bill(
        desk.player, desk.hand(), lane, action.card, action.reduction, action.payment
    )
    return found if isinstance(found, Bill) else None


def usual(desk: Position, card: str) -> act.Play:
    """Return how a hand card is played where nothing else is said: in the first way to pay."""
    lane = desk.lane()
    if lane is not None:
        [ways] = payment.ways(desk.player, desk.hand(), lane, [card])
        played = (act.Play(card, *way) for way in ways)
        return next((play for play in played if _bill(desk, play)), act.Play(card))
    return act.Play(card)


def _play(desk: Position, action: act.Play, *, named: bool) -> str:
    return f"{desk.name(action.card)}{desk.colon} {bill_text(desk, action, named=named)}"


def forfeits(desk: Position, action: Action) -> str:
    """Return which cards are sold, as a sentence, where a label has no room for their names."""
    if not isinstance(action, act.Play) or len(_play(desk, action, named=True)) <= NAMED:
        return ""
    sold = sold_for(desk, action)
    if not sold:
        return ""
    names = both([desk.name(card) for card in sold], desk.lang)
    cards, cartes = ("Cards", "Cartes vendues") if len(sold) > 1 else ("Card", "Carte vendue")
    return desk.say(f"{cards} sold to pay for it: {names}.", f"{cartes} pour payer : {names}.")


def bill_text(desk: Position, action: act.Play, *, named: bool = True) -> str:
    """Return what playing a card like this costs: "8 MC; sells Moss"."""
    said, sold = goods_text(desk, action), sold_text(desk, action, named=named)
    return said + (desk.say("; ", " ; ") + sold if sold else "")


def goods_text(desk: Position, action: act.Play) -> str:
    """Return the goods that playing a card like this costs: "3 MC, 1 plant"."""
    found = _bill(desk, action)
    if found is None:
        return desk.mc(desk.price(action.card))
    if action.payment == "cards":
        choose = desk.say("choose what to sell", "choisir ce qui est vendu")
        return f"{desk.mc(found.price)}, {choose}"
    goods = [desk.mc(found.mc)] if found.mc or not found.heat else []
    if found.heat + found.spend_heat:
        goods.append(desk.stock("heat", found.heat + found.spend_heat))
    if found.plant:
        goods.append(desk.stock("plant", found.plant))
    if found.microbe:
        goods.append(desk.cubes("microbe", found.microbe))
    if found.spend_tr:
        goods.append(desk.stock("tr", found.spend_tr))
    return ", ".join(goods)


def sold_text(desk: Position, action: act.Play, *, named: bool = True) -> str:
    """Return which hand cards are sold for playing a card like this: "sells Moss"; or nothing."""
    sold = sold_for(desk, action)
    if not sold:
        return ""
    names = ", ".join(desk.name(card) for card in sold) if named else desk.cards(len(sold))
    return desk.say(f"sells {names}", f"vend {names}")


def sold_for(desk: Position, action: act.Play) -> Sequence[str]:
    """Return the hand cards that are sold by themselves for playing a card like this."""
    found = None if action.payment == "cards" else _bill(desk, action)
    return () if found is None else found.sold


def cube_text(desk: Position, cube: str) -> str:
    """Return a cube with what it brings."""
    return f"{desk.pick(CUBE[cube])}{desk.colon} {desk.pick(CUBE_GAIN[cube])}"


def _confirm(desk: Position) -> str:
    part = desk.part()
    if not isinstance(part, Paying) or part.card not in CARDS:
        return desk.say("Pay", "Payer")
    sold = len(part.sold)
    said = desk.say("Pay for ", "Payer ") + desk.name(part.card)
    extra = [desk.cards(sold)] if sold else []
    extra += [desk.stock("heat", part.heat)] if part.heat else []
    return said + (f" ({', '.join(extra)})" if extra else "")


def standard_price(desk: Position, project: str) -> str:
    """Return what a standard action costs the reader now."""
    if project in costs.STANDARD_MC:
        return desk.mc(costs.standard_cost(desk.player, project))
    if project == "forest_plants":
        return desk.stock("plant", derive.forest_plants(desk.player))
    return desk.stock("heat", derive.HEAT_STEP)


def standard_prices(desk: Position) -> str:
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


def _use(desk: Position, action: act.Use) -> str:
    said = use_text(desk, action.card, action.option, action.amount)
    # Before the effect: what stands after a long one is cut from a button.
    return f"{desk.name(action.card)}{_first(desk, action.funds)}{desk.colon} {said}"


def use_text(desk: Position, card: str, option: int, amount: int) -> str:
    """Return what a way to use an action costs now and does."""
    way = CARDS[card].action[option]
    parts = costs.of_use(desk.player.phase, way)
    paid: list[str] = []
    mc = costs.mc_cost(desk.player, parts)
    if mc:
        paid.append(desk.mc(mc))
    for part in parts:
        match part:
            case Pay("heat" | "plant" | "tr" as what, n):
                paid.append(desk.stock(what, n))
            case PayUpTo(what):
                paid.append(
                    desk.stock(what, amount) if amount else desk.voice.say(cards.part(part))
                )
            case TakeHere(cube, n) | TakeOwn(cube, n):
                paid.append(desk.cubes(cube, n))
            case Pay():
                pass
            case _:
                discarded = amount or getattr(part, "n", 0)
                if discarded:
                    said = desk.say("discard ", "défausser ")
                    paid.append(said + desk.cards(discarded))
    more = way.more if desk.player.phase == ACTION else ()
    gain = desk.effects(added(way.gain, more), card, amount)
    return f"{', '.join(paid)} → {gain}" if paid else gain


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


def branch_text(desk: Position, option: int) -> str:
    """Return what a branch of an effect does."""
    part = desk.part()
    if isinstance(part, Branch) and 0 <= option < len(part.branches):
        return capital(desk.effects(tuple(part.branches[option]), part.card, part.spent))
    return str(option + 1)


def held_text(desk: Position, card: str) -> str:
    """Return the cubes on a card of the reader."""
    holds = CARDS[card].holds
    return desk.cubes(holds, desk.player.cubes.get(card, 0)) if holds else ""


def _toss(desk: Position, card: str) -> str:
    part = desk.part()
    if isinstance(part, Paying):
        if card in part.sold:
            return desk.say("Do not sell ", "Ne pas vendre ") + desk.name(card)
        return _sale(desk, card)
    frame, name = desk.frame, desk.name(card)
    if isinstance(frame, Limit):
        taken = brings.chosen(desk)
        if card in taken:
            return desk.say("Do not discard ", "Ne pas défausser ") + name
        if taken and len(taken) >= len(desk.player.hand) - derive.HAND_LIMIT:
            return desk.say(
                f"Discard {name} instead of {desk.name(taken[0])}",
                f"Défausser « {name} » au lieu de « {desk.name(taken[0])} »",
            )
    return desk.say("Discard ", "Défausser ") + name + brings.added(desk, card)


def _keep(desk: Position, card: str) -> str:
    frame = desk.frame
    if isinstance(frame, Research):
        kept = frame.kept[desk.seat]
        if card in kept:
            return desk.say("Do not keep ", "Ne pas garder ") + desk.name(card)
        if len(kept) >= frame.keep[desk.seat] > 0 and kept[0] in CARDS:
            return desk.say(
                f"Keep {desk.name(card)} instead of {desk.name(kept[0])}",
                f"Garder « {desk.name(card)} » au lieu de « {desk.name(kept[0])} »",
            )
    return desk.say("Keep ", "Garder ") + desk.name(card)


def _decline(desk: Position) -> str:
    match desk.part():
        case Paying():
            return desk.say("Back: do not play the card", "Retour : ne pas jouer la carte")
        case Offering():
            return desk.say("Done without drawing", "Finir sans piocher")
        case Swapping():
            return desk.say("Discard nothing", "Ne rien défausser")
        case _:
            pass
    if isinstance(desk.frame, Swap):
        return desk.say("No exchange", "Pas d’échange")
    return desk.say("No", "Non")
