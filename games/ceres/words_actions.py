"""What decisions are called on buttons and in lists: what they bring, then price and place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.ceres import actions as act
from games.ceres.content.types import Act, Goods, HeadquartersGain
from games.ceres.goods import times
from games.ceres.state import Function
from games.ceres.tables import BONUSES, DRAWS, FEES
from games.ceres.terms import ACTION, FIELD, HEADQUARTERS, LOCATION, name
from games.ceres.words_desk import AT, Desk
from games.ceres.words_labels import OPTION
from games.core.actions import Action, EndTurn
from games.core.text import Language, capital, clip

LABEL = 80
DETAIL = 100


class Deed(NamedTuple):
    """What an action brings, and what is done; of the first, `least` is said in any case."""

    brings: str
    done: str
    least: str = ""


def label(desk: Desk, action: Action) -> str:
    """Return the label of an action, at most 80 characters; what has no room is left out whole."""
    if type(action) not in _DEEDS:
        return clip(desk.fit(_LABELS[type(action)](desk, action), LABEL), LABEL)
    brings, done, least = _DEEDS[type(action)](desk, action)
    whole = desk.fit(f"{brings}{AT}{done}", LABEL)
    return whole if len(whole) <= LABEL else clip(f"{least}{AT}{done}".removeprefix(AT), LABEL)


def unsaid(desk: Desk, action: Action) -> str:
    """Return what the label of an action has no room for."""
    if type(action) not in _DEEDS:
        return ""
    brings, done, _ = _DEEDS[type(action)](desk, action)
    if len(desk.fit(f"{brings}{AT}{done}", LABEL)) <= LABEL:
        return ""
    return clip(desk.fit(brings, DETAIL), DETAIL)


def instead(action: Action, lang: Language) -> str:
    """Return what was done by an action for somebody absent, where no event tells it."""
    french = lang == "fr"
    match action:
        case EndTurn():
            return "le tour a été terminé" if french else "the turn was ended"
        case act.Done():
            return "ce qui se payait a été laissé" if french else "what has a price was left"
        case _:
            return ""


def _option(desk: Desk, location: str, option: str) -> str:
    place = next(name(n, desk.lang) for key, n in LOCATION.items() if key == location)
    return f"{option_name(desk, location, option)}{AT}{place}"


def option_name(desk: Desk, location: str, option: str) -> str:
    """Return what an option of a Location is called, with its fee."""
    fee = fee_text(desk, location, option)
    return capital(name(OPTION[location, option], desk.lang)) + (f" ({fee})" if fee else "")


def fee_text(desk: Desk, location: str, option: str) -> str:
    """Return the fee of an option of a Location, "" if there is none.

    A Settlement Project has what its round adds, which round 1 gives.
    """
    if (location, option) == ("contractors", "manufacture"):
        return desk.say("1 Credit each", "1 crédit chacune")
    if (location, option) == ("trade_bureau", "settlement"):
        return desk.round_fee()
    return desk.goods(FEES[location, option]) if FEES.get((location, option)) else ""


def _leader(desk: Desk, a: act.Leader | act.Choose) -> str:
    return _option(desk, a.location, a.option)


def _headquarters(desk: Desk, a: act.Headquarters) -> str:
    return f"{desk.source(a.source)} ({name(HEADQUARTERS, desk.lang)})"


def _assistant(desk: Desk, a: act.Assistant) -> str:
    return f"{desk.source(a.source)} ({desk.named('leader_assistant')})"


def _worker(desk: Desk, a: act.Worker) -> Deed:
    return activation(desk, a.outstation)


def _droid(desk: Desk, a: act.Droid) -> Deed:
    brings, done, _ = activation(desk, a.outstation)
    return Deed(brings, f"{done} ({desk.named('mars_droid')})")


def activation(desk: Desk, outstation: str) -> Deed:
    """Return what activating an own Outstation brings, and which one it is."""
    return Deed(desk.brings(outstation, desk.bottom(outstation)), desk.named(outstation))


def activated(desk: Desk, outstation: str) -> str:
    """Return what an Outstation is called with both of its cards."""
    bottom = desk.bottom(outstation)
    return desk.named(outstation) + (f" / {desk.named(bottom)}" if bottom else "")


def _trade(desk: Desk, a: act.Trade) -> str:
    line = desk.index.ships[desk.state.ships[desk.state.round - 1]].lines[a.line]
    often = f" (×{a.times})" if a.times > 1 else ""
    deal = desk.deal(times(line.pay, a.times), line.vp * a.times, times(line.gain, a.times))
    return f"{deal}{often}"


def _settle(desk: Desk, a: act.Settle) -> str:
    card = desk.index.projects[a.project]
    if a.how == "complete":
        return _completion(desk, a.project)
    commit = desk.say("Commit to ", "Réserver ") + desk.named(a.project)
    if not desk.t.final and card.commitment:
        return f"{commit}{desk.colon} {desk.goods({'influence': card.commitment})}"
    return f"{commit} ({desk.points(card.vp)})"


def _completion(desk: Desk, key: str) -> str:
    """Return a project with its points and cost."""
    card = desk.index.projects[key]
    title = f"{desk.points(card.vp)}{desk.colon} {desk.say('complete', 'achever')} "
    return f"{title}{desk.named(key)} {desk.say('for', 'pour')} {desk.goods(card.cost)}"


def _draw(desk: Desk, a: act.Draw) -> str:
    return draw(desk, a.influence)


def draw(desk: Desk, influence: int) -> str:
    """Return how many cards are drawn for Influence."""
    count, price = DRAWS[influence], desk.goods({"influence": influence})
    return desk.say(f"Draw {count} Facilities ({price})", f"Piocher {count} cartes ({price})")


def _build(desk: Desk, a: act.Build) -> Deed:
    card = desk.t.facilities[a.card]
    deal = desk.deal(desk.build_cost(a.card), card.vp, desk.build_gain(a.card, a.onto))
    where = "" if a.onto == act.NEW else f", {onto(desk, a.onto)}"
    return Deed(deal, desk.named(a.card) + where, desk.points(card.vp))


def onto(desk: Desk, onto: str) -> str:
    """Return where a Facility goes."""
    if onto == act.NEW:
        return desk.say("new Outstation", "nouvel avant-poste")
    return desk.say("below ", "sous ") + desk.named(onto)


def _launch(desk: Desk, a: act.Launch) -> str:
    return f"{claim(desk, a.asteroid)}{AT}{desk.named(a.asteroid)}"


def claim(desk: Desk, asteroid: str) -> str:
    """Return the gain of a Launch and its price besides the Probe."""
    rock = desk.t.asteroids[asteroid]
    no_ice = desk.say("no Ice", "sans glace")
    return desk.deal(desk.launch_price(asteroid), rock.vp, rock.production, no_ice)


def _bonus(desk: Desk, a: act.Bonus) -> str:
    return desk.goods({good: n for good, n in BONUSES.items() if good == a.good})


def _research(desk: Desk, a: act.Research) -> str:
    level = next(n for field, n in desk.player.research.items() if field == a.field)
    field = next(name(n, desk.lang) for key, n in FIELD.items() if key == a.field)
    return f"{field} {level + 1}{AT}{next_program(desk, a.field)}"


def next_program(desk: Desk, field: str) -> str:
    """Return the price and points of the next program of a field."""
    for key, programs in desk.t.programs.items():
        level = desk.player.research[key]
        if key == field and level < len(programs):
            return desk.deal(programs[level].cost, programs[level].vp)
    return ""


def _favor(desk: Desk, a: act.Favor) -> str:
    return f"{desk.named(a.favor)} ({favor_price(desk, a.favor)})"


def favor_price(desk: Desk, favor: str) -> str:
    """Return the price of a Favor."""
    cost = next(cost for key, cost in desk.t.favors.items() if key == favor)
    return desk.goods({"influence": cost})


def _grant(desk: Desk, a: act.Grant) -> str:
    amounts: Goods = desk.t.production[a.outstation]
    if a.good != act.ALL:
        amounts = {good: n for good, n in amounts.items() if good == a.good}
    return f"{desk.goods(amounts)}{AT}{desk.named(a.outstation)}"


def _reassign(desk: Desk, a: act.Reassign) -> Deed:
    brings, destination, _ = activation(desk, a.destination)
    return Deed(brings, f"{desk.named(a.origin)} → {destination}")


def _manufacture(desk: Desk, a: act.Manufacture) -> str:
    made = desk.goods({"alloy": a.alloys, "probe": a.probes})
    cost = desk.goods(desk.manufacture_cost(a.alloys, a.probes))
    return f"{made} {desk.say('for', 'pour')} {cost}"


def _use(desk: Desk, a: act.Use) -> str:
    frames = [frame for frame in desk.state.stack if isinstance(frame, Function)]
    part = desk.t.parts(frames[-1].outstation, frames[-1].bottom)[a.part]
    fee = desk.round_fee(part.effect)
    found = f"{a.part + 1}. {desk.part(part)}"
    if fee:
        found = f"{found.removesuffix('.')} ({fee})."
    if len(found) <= LABEL:
        return found
    match part.effect:
        case Act(action):
            short = ACTION[action]
        case HeadquartersGain():
            short = HEADQUARTERS
        case _:
            return found
    price = f"{desk.goods(part.cost)} → " if part.cost else ""
    return f"{a.part + 1}. {price}{name(short, desk.lang)}" + (f" ({fee})" if fee else "")


def _produce(desk: Desk, a: act.Produce) -> str:
    return desk.source(a.source)


def _collect(desk: Desk, a: act.Collect) -> str:
    return f"{desk.goods(desk.t.asteroids[a.asteroid].production)}{AT}{desk.named(a.asteroid)}"


def _complete(desk: Desk, a: act.Complete) -> str:
    return _completion(desk, a.project)


def _done(desk: Desk, a: act.Done) -> str:
    tag = str(desk.state.stack[-1].__struct_config__.tag) if desk.state.stack else ""
    return {
        "visit": desk.say("Activate no Location", "N’activer aucun lieu"),
        "function": desk.say("Skip the remaining parts", "Laisser les autres parties"),
        "trading": desk.say("No further trade", "Ne plus échanger"),
        "bureau": desk.say("No second activation", "Pas de seconde activation"),
        "yard": desk.say("No second building", "Pas de seconde construction"),
        "launching": desk.say("No second Launch", "Pas de second lancement"),
    }.get(tag, desk.say("Leave the rest", "Laisser le reste"))


def _pass(desk: Desk, a: act.Pass) -> str:
    return desk.say("Pass for the rest of the round", "Passer jusqu’à la fin de la manche")


def _end(desk: Desk, a: EndTurn) -> str:
    return desk.say("Confirm and end turn", "Valider et finir le tour")


_DEEDS: dict[type[Action], Callable[[Desk, Any], Deed]] = {
    act.Worker: _worker,
    act.Droid: _droid,
    act.Build: _build,
    act.Reassign: _reassign,
}
_LABELS: dict[type[Action], Callable[[Desk, Any], str]] = {
    act.Leader: _leader,
    act.Headquarters: _headquarters,
    act.Assistant: _assistant,
    act.Choose: _leader,
    act.Trade: _trade,
    act.Settle: _settle,
    act.Draw: _draw,
    act.Launch: _launch,
    act.Bonus: _bonus,
    act.Research: _research,
    act.Favor: _favor,
    act.Grant: _grant,
    act.Manufacture: _manufacture,
    act.Use: _use,
    act.Produce: _produce,
    act.Collect: _collect,
    act.Complete: _complete,
    act.Done: _done,
    act.Pass: _pass,
    EndTurn: _end,
}
