"""What a seat has to decide, or has decided, in one or two sentences."""

from __future__ import annotations

from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.nouns import STEP, TAG_NAMES
from games.ares.rules import derive, payment
from games.ares.rules.payment import Bill
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    AnyPart,
    Branch,
    Bump,
    Cubes,
    Drop,
    Founding,
    Lane,
    Limit,
    Mulligan,
    Offering,
    Paying,
    Phase,
    Pick,
    Planning,
    Research,
    Swap,
    Swapping,
    Target,
)
from games.ares.words import brings
from games.ares.words.labels import CUBE, uncapital
from games.ares.words.position import Position
from games.core.text import both, either


def prompt(desk: Position) -> str:
    """Return what the reader has to decide now, or what is decided already."""
    return _decided(desk) if desk.done(desk.seat) else _open(desk)


def _decided(desk: Position) -> str:
    """Return what the reader chose, and whether it may still be changed."""
    say, seat = desk.say, desk.seat
    changeable = say(
        "; you may change it until all are done.",
        " ; vous pouvez changer tant que d’autres n’ont pas fini.",
    )
    match desk.frame:
        case Mulligan(thrown):
            cards = desk.cards(len(thrown[seat]))
            said = say(f"You exchange {cards}", f"Vous échangez {cards}")
        case Founding(_, picks):
            said = say("You chose ", "Vous avez choisi ") + desk.name(picks[seat])
        case Planning(picks, dummy):
            said = say("You chose ", "Vous avez choisi ") + desk.phase(picks[seat])
            if dummy:
                said += say(", for the dummy ", ", pour l’automate ") + desk.phase(dummy)
        case Research(_, _, kept) if kept[seat]:
            said = say("You keep ", "Vous gardez ") + _names(desk, kept[seat])
        case Limit(marked) if marked[seat]:
            said = say("You discard ", "Vous défaussez ") + _names(desk, marked[seat])
        case Phase():
            return say(
                "You are done; the phase is still open for others.",
                "Vous avez fini ; la phase continue pour les autres.",
            )
        case Cubes(taken):
            cube = uncapital(desk.pick(CUBE[taken[seat]]))
            return say(f"You took a {cube}.", f"Vous avez pris un {cube}.")
        case _:
            return say("Nothing to decide.", "Rien à décider.")
    return said + changeable


def _names(desk: Position, cards: list[str]) -> str:
    return both([desk.name(card) for card in cards], desk.lang)


def _open(desk: Position) -> str:
    """Return what the reader has to decide now."""
    say, seat = desk.say, desk.seat
    match desk.frame:
        case Mulligan(thrown):
            return _mulligan(desk, len(thrown[seat]))
        case Founding():
            return say("Choose your corporation.", "Choisissez votre corporation.")
        case Planning(picks):
            return _planning(desk, picked=picks[seat] != 0)
        case Cubes():
            return say("Take a cube.", "Prenez un cube.")
        case Swap(_, offered):
            return _swap(desk, offered)
        case Phase(number) as phase:
            part = desk.part()
            return _part(desk, part) if part else _phase(desk, number, phase.lanes[seat])
        case Research(_, keep, kept):
            cards = desk.cards(keep[seat])
            said = say(f"Choose {cards} to keep.", f"Choisissez {cards} à garder.")
            return said + _so_far(desk, kept[seat])
        case Limit(marked):
            return _limit(desk) + _so_far(desk, marked[seat])
        case Bump(steps):
            return say(
                f"Choose the parameter that rises by {STEP.counted('en', steps)}.",
                f"Choisissez le paramètre qui monte de {STEP.counted('fr', steps)}.",
            )
        case _:
            return say("Nothing to decide.", "Rien à décider.")


def _limit(desk: Position) -> str:
    """Return how many cards must go, and what that brings."""
    worth = desk.mc(derive.sale_worth(desk.player))
    due = max(len(desk.player.hand) - derive.HAND_LIMIT, 0)
    each, chacune = ("Each", "Chacune") if due > 1 else ("It", "Elle")
    return desk.say(
        f"Discard {desk.cards(due)}: the limit is {derive.HAND_LIMIT}. {each} brings {worth}.",
        f"Défaussez {desk.cards(due)} : la limite est de {derive.HAND_LIMIT}. "
        f"{chacune} rapporte {worth}.",
    )


def _so_far(desk: Position, cards: list[str]) -> str:
    """Return what is marked already where more is due."""
    if not cards:
        return ""
    chosen = "Déjà choisies" if len(cards) > 1 else "Déjà choisie"
    return desk.say(" Chosen so far: ", f" {chosen} : ") + f"{_names(desk, cards)}."


def _mulligan(desk: Position, n: int) -> str:
    """Return how many cards are marked, and which corporations are dealt (2.5)."""
    dealt = either([desk.name(corporation) for corporation in desk.dealt()], desk.lang)
    head = desk.say(f"You will lead {dealt}. ", f"Vous dirigerez {dealt}. ") if dealt else ""
    marked = "marquées" if n > 1 else "marquée"
    return head + desk.say(
        f"Mark the cards to exchange ({n} marked), then “I’m done”.",
        f"Marquez les cartes à échanger ({n} {marked}), puis « J’ai fini ».",
    )


def _planning(desk: Position, *, picked: bool) -> str:
    if picked:
        return desk.say(
            "Choose the dummy’s phase card too.", "Choisissez aussi la carte phase de l’automate."
        )
    return desk.say("Choose your phase card.", "Choisissez votre carte phase.")


def _swap(desk: Position, offered: str) -> str:
    if offered in CARDS:
        name = desk.name(offered)
        return desk.say(
            f"Your partner offers {name}: give a card for it or decline.",
            f"Votre partenaire offre {name} : donnez une carte en échange ou refusez.",
        )
    return desk.say(
        "Offer one of your cards for one of your partner’s, or decline.",
        "Offrez une de vos cartes à votre partenaire contre une des siennes, ou refusez.",
    )


def _phase(desk: Position, number: int, lane: Lane) -> str:
    said = {DEVELOPMENT: _development, CONSTRUCTION: _construction, ACTION: _action}
    return said[number](desk, lane)


def _development(desk: Position, lane: Lane) -> str:
    if lane.slots:
        return desk.say(
            "Play a green card, or say “I’m done”.",
            "Jouez une carte verte, ou dites « J’ai fini ».",
        )
    return desk.say(
        f"Play a green card of printed cost {lane.free} or less for free, or say “I’m done”.",
        f"Jouez gratuitement une carte verte d’un prix imprimé de {lane.free} ou moins, "
        "ou dites « J’ai fini ».",
    )


def _construction(desk: Position, lane: Lane) -> str:
    say, n = desk.say, lane.slots
    if not n:
        return say(
            "Your bonus is left: draw a card, or play one more blue or red card. "
            "Or say “I’m done”.",
            "Il vous reste votre bonus : piochez une carte, ou jouez une carte bleue ou rouge de "
            "plus. Ou dites « J’ai fini ».",
        )
    if n > 1:
        said = say(
            f"Play up to {n} blue or red cards, or say “I’m done”.",
            f"Jouez jusqu’à {n} cartes bleues ou rouges, ou dites « J’ai fini ».",
        )
    else:
        said = say(
            "Play a blue or red card, or say “I’m done”.",
            "Jouez une carte bleue ou rouge, ou dites « J’ai fini ».",
        )
    if lane.bonus:
        said += say(
            " Your bonus: draw a card, or play one more.",
            " Votre bonus : piochez une carte, ou jouez-en une de plus.",
        )
    return said


def _action(desk: Position, lane: Lane) -> str:
    said = desk.say(
        "Use card actions and standard actions, then say “I’m done”.",
        "Utilisez les actions des cartes et les actions standard, puis dites « J’ai fini ».",
    )
    if lane.bonus:
        said += desk.say(
            " Your bonus: one card action a second time.",
            " Votre bonus : une action de carte une seconde fois.",
        )
    forced = both(_forced(desk), desk.lang)
    if forced:
        said += desk.say(
            f" When you are done, {forced} will be converted.",
            f" Quand vous aurez fini, {forced} seront converties.",
        )
    return said


def _forced(desk: Position) -> list[str]:
    """Return the heat and plants that being done converts, as things stand (8.5)."""
    player, state = desk.player, desk.state
    plants = derive.forest_plants(player)
    steps = min(player.heat // derive.HEAT_STEP, TEMPERATURE_STEPS - state.temperature)
    forests = min(player.plant // plants, OXYGEN_STEPS - state.oxygen)
    found = [desk.stock("heat", steps * derive.HEAT_STEP)] if steps else []
    return found + ([desk.stock("plant", forests * plants)] if forests else [])


def _part(desk: Position, part: AnyPart) -> str:
    say = desk.say
    match part:
        case Branch(card):
            return say(f"{desk.name(card)}: choose one.", f"{desk.name(card)} : choisissez.")
        case Target(card, _, n):
            what = (
                say("choose the card to add to.", "choisissez la carte qui en reçoit.")
                if n > 0
                else say("choose the card to remove from.", "choisissez la carte qui en perd.")
            )
            return f"{desk.name(card)}{desk.colon} {what}"
        case Drop() as drop:
            return _drop(desk, drop)
        case Swapping(card, tag, n):
            name = desk.pick(TAG_NAMES[tag])
            return f"{desk.name(card)}{desk.colon} " + say(
                f"you may discard a card to draw 1, or {n} if it has a {name} tag.",
                f"vous pouvez défausser une carte pour en piocher 1, ou {n} "
                f"si elle porte un badge {name}.",
            )
        case Pick(card, _, _, keep):
            return f"{desk.name(card)}{desk.colon} " + say(
                f"choose {desk.cards(keep)} to keep.", f"choisissez {desk.cards(keep)} à garder."
            )
        case Paying() as paying:
            return _paying(desk, paying)
        case Offering():
            return say(
                "Your bonus card is not drawn yet: draw it?",
                "Votre carte bonus n’est pas piochée : la piocher ?",
            )
        case _:
            return ""


def _drop(desk: Position, drop: Drop) -> str:
    """Return how many cards an effect wants, and what it gives for them."""
    gain = brings.dropping(desk, drop)
    several = desk.say("each: ", "chacune : ") if drop.left > 1 else ""
    received = f"{several}{gain}" if gain else desk.say("for no MC", "sans M€ en échange")
    return f"{desk.name(drop.card)}{desk.colon} " + desk.say(
        f"discard {desk.cards(drop.left)} from your hand ({received}).",
        f"défaussez {desk.cards(drop.left)} de votre main ({received}).",
    )


def _paying(desk: Position, part: Paying) -> str:
    """Return the price that is left after a reduction, and what is still missing of it."""
    say, player, name = desk.say, desk.player, desk.name(part.card)
    lane = desk.lane()
    assert lane is not None
    found = payment.bill(player, desk.hand(), lane, part.card, part.reduction, "cards")
    price = found.price if isinstance(found, Bill) else desk.price(part.card)
    paid = player.mc + len(part.sold) * derive.sale_worth(player) + part.heat
    head = f"{name} ({desk.mc(price)}){desk.colon} "
    sold = _names(desk, part.sold)
    tail = say(f" To be sold: {sold}.", f" À vendre : {sold}.") if sold else ""
    if paid < price:
        missing, each = desk.mc(price - paid), desk.mc(derive.sale_worth(player))
        choose = say(
            f"choose what to sell ({each} a card), {missing} missing.",
            f"choisissez ce qui est vendu ({each} par carte), il manque {missing}.",
        )
        return head + choose + tail
    pay = say(
        "you can pay, or change what is sold.",
        "vous pouvez payer, ou changer ce qui est vendu.",
    )
    return head + pay + tail
