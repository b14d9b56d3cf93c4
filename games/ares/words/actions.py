"""What decisions are called on buttons and in lists."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares import actions as act
from games.ares import state as s
from games.ares.content import CARDS, CORPS
from games.ares.effects import AnyEffect, Gain, Pay, PayUpTo, TakeHere, TakeOwn
from games.ares.rules import costs, derive
from games.ares.steps.acting import EFFECTS
from games.ares.words import bills, terms
from games.ares.words import cards as texts
from games.ares.words.position import Position
from games.core.actions import Action, EndTurn, Value, kind
from games.core.labels import LABEL
from games.core.messages import NOTHING, yes
from games.core.speech import Argument, Items, Message, Name


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return p.speaker.fit(_label(p, action), LABEL)


def forgone(p: Position, action: Action) -> str:
    """Return which cards are sold, as a sentence, where a label has no room for their names."""
    sold = bills.forfeited(p, action)
    return p.speaker.text("forfeits", sold=Items(map(Name, sold))) if sold else ""


def _label(p: Position, action: Action) -> Message:
    match action:
        case act.Found(corporation):
            mc = terms.stock("mc", CORPS[corporation].mc)
            return picked(p, corporation, terms.by(Name(corporation), mc))
        case act.PickPhase(number):
            return picked(p, number, terms.phase(number))
        case act.TakeCube(cube):
            return Message("label-cube", cube=terms.coop_cube(cube))
        case act.RaiseScale(scale):
            return Message("capital", what=terms.parameter(scale))
        case act.Play():
            return bills.play(p, action)
        case act.Choose(option):
            return branch(p, option)
        case act.Put(key):
            return terms.by(Name(key), held(p, key))
        case act.Toss(key):
            return _toss(p, key)
        case act.Keep(key):
            return _keep(p, key)
        case act.Decline():
            return _decline(p)
        case _:
            return Message(f"label-{kind(action)}", **_facts(p, action))


def _facts(p: Position, action: Action) -> dict[str, Argument]:
    """Return the facts in the label of an action."""
    match action:
        case act.Throw(key):
            return {"card": Name(key), "marked": yes(key in bills.chosen(p))}
        case act.PickDummy(number):
            return {"phase": terms.phase(number)}
        case act.Give(key):
            return {"card": Name(key)}
        case act.Use(key, option, amount, funds):
            done = use(p, key, option, amount)
            return {"card": Name(key), "funds": funds, "done": done}
        case act.Standard(project, funds):
            price = standard_price(p, project)
            return {"what": terms.standard(project), "price": price, "funds": funds}
        case act.Initiative(funds):
            return {"funds": funds}
        case act.Sell(key):
            return {"card": bills.for_sale(p, key)}
        case act.Confirm():
            return _confirm(p)
        case act.Burn(heat):
            return {"heat": terms.stock("heat", heat)}
        case EndTurn():
            # With its phase, so that an end prepared for one phase never ends another.
            number = p.frame.number if isinstance(p.frame, s.Phase) else 0
            return {"phase": Items([terms.phase(number)]) if number else NOTHING}
        case _:
            return {}


def picked(p: Position, pick: Value, what: Argument) -> Message:
    """Return a sealed choice, marked where it is the reader's and may still be changed."""
    mine = isinstance(p.frame, s.Founding | s.Planning) and p.frame.picks[p.seat] == pick
    return Message("picked", what=what, mine=yes(mine))


def kind_name(p: Position, kind: str) -> Message:
    """Return what a kind of action is called, with what its cards bring in MC."""
    limit, paying = isinstance(p.frame, s.Limit), isinstance(p.part, s.Paying)
    each = bills.sale(p)
    match kind:
        case "sell":
            return Message("kind-sell", at="limit" if limit else "any", each=each)
        case "discard" if paying or limit:
            return Message("kind-discard", at="limit" if limit else "paying", each=each)
        case _:
            return Message("capital", what=Message(f"command-{kind}"))


def standard_price(p: Position, project: str) -> Message:
    """Return what a standard action costs the reader now."""
    return terms.stock(*costs.standard_cost(p.player, project))


def standard_use(p: Position, project: str) -> Message:
    """Return what a standard action costs the reader now and does."""
    gain = p.effects([effect for key, effect in EFFECTS.items() if key == project], "")
    return Message("uses", paid=Items([standard_price(p, project)]), gain=gain)


def standard_prices(p: Position) -> Message:
    """Return what the standard actions cost the reader now, briefly."""

    def prices(*projects: str) -> Items:
        return Items(standard_price(p, project) for project in projects)

    return Message(
        "standard-prices",
        forest=prices("forest_plants", "forest_mc"),
        temperature=prices("heat_temperature", "mc_temperature"),
        ocean=prices("mc_ocean"),
    )


def use(p: Position, key: str, option: int, amount: int) -> Message:
    """Return what a way to use an action costs now and does."""
    way = CARDS[key].action[option]
    parts = costs.of_use(p.player.phase, way)
    paid = list(terms.stocks(mc=costs.mc_cost(p.player, parts)).items)
    for part in parts:
        match part:
            case Pay("heat" | "plant" | "tr" as what, n):
                paid.append(terms.stock(what, n))
            case PayUpTo(what):
                paid.append(terms.stock(what, amount) if amount else texts.part(part))
            case TakeHere(cube, n) | TakeOwn(cube, n):
                paid.append(terms.cubes(cube, n))
            case Pay():
                pass
            case _:
                discarded = amount or getattr(part, "n", 0)
                if discarded:
                    paid.append(Message("discards", n=discarded))
    more = way.more if p.player.phase == s.ACTION else ()
    return Message("uses", paid=Items(paid), gain=p.effects(added(way.gain, more), key, amount))


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


def branch(p: Position, option: int) -> Message:
    """Return what a branch of an effect does, or its number where there is none."""
    part = p.part
    if isinstance(part, s.Branch) and 0 <= option < len(part.branches):
        gain = p.effects(tuple(part.branches[option]), part.card, part.spent)
        return Message("capital", what=gain)
    return Message("itself", what=option + 1)


def held(p: Position, key: str) -> Argument:
    """Return the cubes on a card of the reader."""
    holds = CARDS[key].holds
    return terms.cubes(holds, p.player.cubes.get(key, 0)) if holds else ""


def _confirm(p: Position) -> dict[str, Argument]:
    part = p.part
    if not isinstance(part, s.Paying) or part.card not in CARDS:
        return {"card": NOTHING, "extra": NOTHING}
    return {
        "card": Items([Name(part.card)]),
        "extra": terms.stocks(card=len(part.sold), heat=part.heat),
    }


def _toss(p: Position, key: str) -> Message:
    taken = bills.chosen(p)
    if isinstance(p.part, s.Paying):
        if key in taken:
            return Message("label-unsell", card=Name(key))
        return Message("label-sell", card=bills.for_sale(p, key))
    if isinstance(p.frame, s.Limit):
        if key in taken:
            return Message("label-undiscard", card=Name(key))
        if taken and len(taken) >= len(p.player.hand) - derive.HAND_LIMIT:
            return Message(
                "label-discard-instead", card=terms.card(key), other=terms.card(taken[0])
            )
    return Message("label-discard", card=bills.discarded(p, key))


def _keep(p: Position, key: str) -> Message:
    if isinstance(p.frame, s.Research):
        kept = p.frame.kept[p.seat]
        if key in kept:
            return Message("label-unkeep", card=Name(key))
        if len(kept) >= p.frame.keep[p.seat] > 0 and kept[0] in CARDS:
            return Message("label-keep-instead", card=terms.card(key), other=terms.card(kept[0]))
    return Message("label-keep", card=Name(key))


def _decline(p: Position) -> Message:
    step = p.part if isinstance(p.part, s.Paying | s.Offering | s.Swapping) else p.frame
    named = isinstance(step, s.Paying | s.Offering | s.Swapping | s.Swap)
    return Message(f"label-decline-{step.__struct_config__.tag}" if named else "label-decline")
