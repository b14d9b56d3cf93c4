"""What decisions are called on buttons and in lists: what they cost and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.actions import Action, EndTurn
from games.core.labels import LABEL
from games.core.messages import NOTHING, detail_text, fitted, names, yes
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris import actions as act
from games.luna_maris.content.types import Equipment, Module, Procedure, Track
from games.luna_maris.effects import Carbon, Charge, DropWaste, Effect, Gain, TakeWaste
from games.luna_maris.rules.board import building_price, groups, ore_of_probes, probe_points
from games.luna_maris.rules.ore import FREE, ways
from games.luna_maris.rules.rewards import CAP_VP, TOP_LEVEL
from games.luna_maris.rules.tracks import BATTERY, MOST_STRESS, PROBES
from games.luna_maris.state import ROUNDS, Activation, Equipping, Starting, TurnBonus
from games.luna_maris.steps.feeding import PRICE
from games.luna_maris.steps.procedures import residue
from games.luna_maris.steps.turn import NIGHT_ENERGY, way
from games.luna_maris.words import cards
from games.luna_maris.words.position import Position
from games.luna_maris.words.prompts import bonus_of_row, unused
from games.luna_maris.words.terms import few, points

SPACES = (("iron", "last"), ("iron", "first"), ("titanium", "last"), ("titanium", "first"))
"""The meaning of the four digits of a way to pay."""


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return fitted(p.speaker, _label(p, action), LABEL)


def spoken(p: Position, action: Action) -> str:
    """Return the label of an action in full words, however long."""
    return p.speaker.say(_label(p, action))


def label_overflow(p: Position, action: Action) -> str:
    """Return what the label of an action has no room for."""
    match action:
        case act.Equip(tile):
            card = p.t.equipment[tile]
            does = cards.equipment(p.t, card).arguments["does"]
            found = Message("gist", module=Name(card.module), does=does)
        case act.Build(module):
            found = cards.improvement(p.t, p.t.improvements[module])  # pyright: ignore[reportArgumentType]
        case act.Research(track):
            level = p.player.research[track] + 1  # pyright: ignore[reportArgumentType]
            where: Module = "industrial" if track == "extraction" else "recycling"
            opened = [each.id for each in p.t.by_module[where] if each.level == level > 1]
            if not opened and level != TOP_LEVEL:
                return ""
            found = Message("unlocks", names=names(opened), both=yes(level == TOP_LEVEL))
        case act.Depot():
            found = Message("depot-once")
        case act.Hire(key):
            found = Message("shows", modules=names(p.t.scientists[key].modules))
        case act.Play(key) if p.player.module is not None:
            shown = p.t.scientists[key].modules
            found = Message("ways", items=Items(reached(p, module) for module in shown))
        case _:
            return ""
    return detail_text(p.speaker, found)


def reached(p: Position, module: Module) -> Message:
    """Return a module with the O2 for going there, and whether a player keeps it active."""
    kept = yes(p.owner(module) is not None)
    return Message("way", module=Name(module), n=way(p.t, p.player, module), kept=kept)


def _label(p: Position, action: Action) -> Message:
    match action:
        case act.Play(key) | act.Recover(key):
            return p.scientist(key)
        case act.Go(module):
            return destination(p, module)  # pyright: ignore[reportArgumentType]
        case act.Install(zone):
            return probe(p, zone)
        case act.Hire(key, antenna, paid):
            cost = Items([*sent(p, paid), *p.power("comms").items])
            how = names([p.player.equipment] if antenna else [])
            return Message("hire", name=Name(key), cost=cost, how=how)
        case act.Fulfil(order, paid):
            return _order(p, order, paid)
        case act.Research(track):
            return study(p, track)  # pyright: ignore[reportArgumentType]
        case act.Repeat(bonus, paid):
            power = p.power("laboratory")
            gain = brief(p, p.t.bonuses[bonus].effects, power)
            return deal(Name(bonus), sent(p, paid), gain, power)
        case act.Build(module, paid):
            return built(p, module, paid)
        case act.Extract(key, paid) | act.Generate(key, paid) | act.Harvest(key, paid):
            return procedure(p, key, paid)
        case act.Enrich(paid):
            return procedure(p, "enrich", paid)
        case act.Recycle(key):
            return procedure(p, key)
        case act.Mine():
            return mine(p)
        case _:
            return _other(p, action)


def _other(p: Position, action: Action) -> Message:
    """Return the labels of actions with people and food, and of ends."""
    match action:
        case act.Equip(key) | act.Start(key):
            return Message("itself", what=Name(key))
        case act.Claim(bonus):
            return deal(Name(bonus), [], brief(p, p.t.bonuses[bonus].effects))
        case act.Dismiss(key):
            vp = points(p.t.improvements["comms"].dismissal)
            return Message("dismiss", name=Name(key), vp=vp)
        case act.Take(card):
            cost = p.power("greenhouse") if isinstance(p.frame, Activation) else NOTHING
            return Message("take", food=p.food(card, p.state.seedbeds), cost=cost)
        case act.Salvage(card):
            return Message("take", food=p.food(card, p.state.food_discard), cost=NOTHING)
        case act.Sleep():
            return Message("sleep", stress=_relief(p), cost=p.power("sleeping"))
        case act.Rest(key):
            return Message("rest", name=Name(key), stress=_relief(p, key))
        case act.Use():
            return equipment(p)
        case act.Feed(card):
            food = p.food(card, (*p.player.food, *p.player.drawn))
            return Message("feed", food=food, back=back(p, card))
        case act.Done():
            return Message("done", back=back(p))
        case act.Import(n):
            return Message("import", n=n, vp=points(min(PRICE * n, max(p.player.score, 0))))
        case act.Scrub(n):
            table, co2 = p.t.board.co2, p.player.co2
            return Message("scrub", n=n, old=table[co2], new=table[min(co2 + n, len(table) - 1)])
        case act.Depot(key):
            price = points(p.t.board.depot[key])  # pyright: ignore[reportArgumentType]
            return Message("depot", what=few({key: 1}), vp=price)
        case act.EndWork():
            return _work(p)
        case EndTurn():
            return Message("end", why=undone(p))
        case _:
            raise TypeError(action)


def destination(p: Position, module: Module) -> Message:
    """Return a destination with the O2 and energy it costs, and who gets the point."""
    stays, n = yes(module == p.player.module), way(p.t, p.player, module)
    return Message("go", module=Name(module), stays=stays, n=n, **p.how(module))


def built(p: Position, module: str, paid: str = "") -> Message:
    """Return an advanced module with its price, as it is `paid`, and its points."""
    cost = sent(p, paid) if paid else few({"titanium": building_price(p.t, p.state)}).items
    vp = points((*p.t.board.construction, 0)[len(p.state.constructed)])
    return deal(Message("improved", module=Name(module)), cost, [vp], few({"energy": 1}))


def probe(p: Position, zone: str) -> Message:
    """Return a mining zone with its ground, the own probes next to it, and a probe's reward."""
    own = p.player.probes
    beside = sum(each in own for each in p.t.neighbours[zone])
    terrain = p.t.zones[zone].terrain
    name = Message("probe", zone=Name(zone), terrain=terrain, beside=beside)
    reward = p.t.components.probes[min(len(own), PROBES - 1) - 1]
    power = p.power("airlock")
    return deal(name, [Message("strain")], brief(p, reward, power), power)


def study(p: Position, track: Track) -> Message:
    """Return a research step: the level, or the reward after the last."""
    level = p.player.research[track] + 1
    if level <= TOP_LEVEL:
        cost = p.power("laboratory") if isinstance(p.frame, Activation) else NOTHING
        return Message("study", track=Name(track), level=level, cost=cost)
    free = any(bonus not in p.state.bonuses for bonus in p.t.bonuses)
    return Message("cap", track=Name(track), vp=points(CAP_VP), bonus=yes(free))


def mine(p: Position) -> Message:
    """Return what mining brings."""
    iron, titanium = ore_of_probes(p.t, p.player)
    found: list[Argument] = [*few({"iron": iron, "titanium": titanium}).items]
    if "mining" in p.state.constructed and p.t.improvements["mining"].survey:
        vp = probe_points(groups(p.t, p.player.probes))
        found += [points(vp)] if vp else []
    return deal(Message("mine"), [], found, p.power("mining"))


def _order(p: Position, key: str, paid: str) -> Message:
    order = p.t.orders[key]
    stores = {good: n for good, n in order.needs.items() if good in ("water", "helium")}
    cost = [*sent(p, paid), *few(stores).items]
    vp = order.vp
    if "dock" in p.state.constructed:
        more = sum(map(int, paid[2:])) - order.needs.get("titanium", 0)
        vp += more * p.t.improvements["dock"].per_titanium
    power = p.power("dock")
    return deal(Name(key), cost, [points(vp), *brief(p, order.bonus, power)], power)


def back(p: Position, *more: str) -> Items:
    """Return who comes back for the food spent and some more, and the surplus (5.1)."""
    spent = (*p.state.spent, *more)
    fed, rest = sum(p.t.food[card].value for card in spent if card in p.t.food), len(p.player.rest)
    return Items([Message("come-back", n=min(fed, rest)), *p.taken(max(fed - rest, 0)).items])


def _relief(p: Position, key: str = "") -> Message:
    """Return a scientist's worth in the Sleeping Quarters, without a key the one in use (R57).

    The one in use is worth its unused activations; nothing if an order gave it back.
    """
    turn, mine, worth = p.activation, p.player, 0
    if turn is not None and (key or turn.scientist not in mine.hand):
        worth = p.t.scientists[key or turn.scientist].level
        worth -= len(turn.steps) - 1 if key in ("", turn.scientist) else 0
    n = min(worth, MOST_STRESS - mine.stress)
    return Message("relief", old=mine.stress, new=mine.stress + n, lost=worth - n)


def _work(p: Position) -> Message:
    """Return the end of the work period: place, bonus, and what stays unused."""
    place = len(p.state.ended) + 1
    ranked = len(p.state.players) > 1 and p.state.round < ROUNDS
    gets = [Message("place", n=place)] if ranked else []
    bonus = bonus_of_row(p, place, NIGHT_ENERGY)
    return Message("end_work", gets=Items([*gets, *bonus.items]), unused=unused(p))


def undone(p: Position) -> str:
    """Return what ending the turn leaves undone."""
    match p.frame:
        case TurnBonus():
            return "bonus"
        case Activation() as turn if not turn.active and not turn.extra and not turn.asleep:
            return "inactive"
        case Activation(scientist=key, steps=steps, asleep=False) as turn:
            level = p.t.scientists[key].level
            return "second" if len(steps) < level and p.oxygen else "done"
        case Equipping() | Starting():
            return "choice"
        case _:
            return "done"


# A price, then what it brings


def deal(
    name: Argument, cost: Iterable[Argument], gain: Iterable[Argument], power: Items = NOTHING
) -> Message:
    """Return something with what it costs and what it brings; `power` is left out at last."""
    paid = Items(cost)
    whole = Items([*paid.items, *power.items])
    return Message("deal", name=name, cost=paid, whole=whole, gain=Items(gain))


def sent(p: Position, paid: str) -> Iterator[Argument]:
    """Yield the ore of a way to pay, with the belt space it comes from if it is there."""
    digits = [int(digit) if digit.isdigit() else 0 for digit in paid]
    price = {"iron": sum(digits[:2]), "titanium": sum(digits[2:])}
    if paid not in ways(p.player, price):
        yield from few(price).items
        return
    for (good, space), n in zip(SPACES, digits, strict=False):
        if n:
            yield Message("from", what=Message(f"few-{good}", n=n), space=space)


def procedure(p: Position, key: str, paid: str = FREE) -> Message:
    """Return a procedure as it would run now."""
    each, state = p.t.procedures[key], p.state
    improvement = p.t.improvements.get(each.module)
    improved = improvement is not None and each.module in state.constructed
    stores = {good: n for good, n in each.cost.items() if good in ("water", "waste")}
    cost = [*sent(p, paid), *few(stores).items]
    power = p.power(each.module)
    goods: dict[str, int] = {**each.gain}
    if each.charge:
        # The battery is filled, regardless of the energy that activating the module took.
        goods["energy"] = BATTERY - p.player.energy + len(power.items)
    elif improvement and improved and "energy" in goods:
        goods["energy"] += improvement.energy
    iron, titanium = (sum(map(int, pair)) for pair in (paid[:2], paid[2:]))
    clean = improvement is not None and improvement.clean
    waste = residue(state, each, {"iron": iron, "titanium": titanium}, clean)
    # What activating the module costs leaves room in the battery.
    spent = {**stores, "energy": len(power.items)}
    gain = [*p.gains(goods, spent).items, *([points(each.vp)] if each.vp else [])]
    return deal(Name(key), cost, [*gain, *_brings(p, each), *p.taken(waste).items], power)


def equipment(p: Position) -> Message:
    """Return what using the own equipment brings now."""
    tile = p.t.equipment[p.player.equipment]
    vp = tile.per_order * max(len(p.player.orders) - 1, 0)
    orders = [points(vp)] if vp else []
    return deal(Name(tile.id), [], [*p.gains(tile.gain).items, *orders, *_brings(p, tile)])


def _brings(p: Position, what: Procedure | Equipment) -> Iterator[Message]:
    """Yield the cards and the O2 that something brings, fewer where fewer are there (R51)."""
    if draw := getattr(what, "draw", 0):
        yield Message("drawn-cards", n=draw)
    yield from _some("breath", min(what.oxygen, p.player.oxygen))
    yield from _some("food-cards", min(getattr(what, "food", 0), len(p.state.seedbeds)))


def brief(p: Position, found: Iterable[Effect], power: Items = NOTHING) -> list[Argument]:
    """Return what rewards would bring, in the few words that labels have room for.

    The `power` that is paid before leaves room in the battery.
    """
    spent = len(power.items)
    said: list[Argument] = []
    for effect in found:
        tag = f"brief-{effect.__struct_config__.tag}"
        match effect:
            case Gain(goods=goods, vp=vp):
                gain = p.gains(goods, {"energy": spent})
                said += [*gain.items, *([points(vp)] if vp else [])]
            case TakeWaste(n=n):
                said += p.taken(n).items
            case DropWaste(n=n):
                said += _some(tag, min(n, p.player.waste))
            case Carbon(steps=n):
                said += _some(tag, min(n, len(p.t.board.co2) - 1 - p.player.co2))
            case Charge():
                said += _some(tag, BATTERY - p.player.energy + spent)
            case _:
                said.append(Message(tag))
    return said


def _some(key: str, n: int) -> list[Message]:
    """Return what a reward would bring, nothing where it brings none."""
    return [Message(key, n=n)] if n > 0 else []
