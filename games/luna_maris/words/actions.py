"""What decisions are called on buttons and in lists: what they cost and what they bring."""

from __future__ import annotations

from games.core.actions import Action, EndTurn, kind
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.core.text import clip
from games.core.words import CHOICE, LABEL, NOTHING, yes
from games.luna_maris import actions as act
from games.luna_maris.content.types import Module, Track
from games.luna_maris.rules.board import building_price, groups, ore_of_probes, probe_points
from games.luna_maris.rules.rewards import CAP_VP, TOP_LEVEL
from games.luna_maris.rules.rounds import ROUNDS
from games.luna_maris.rules.tracks import MOST_STRESS, PROBES
from games.luna_maris.state import Activation, Equipping, Starting, TurnBonus
from games.luna_maris.steps.feeding import PRICE
from games.luna_maris.steps.turn import NIGHT_ENERGY, way
from games.luna_maris.words import cards as texts
from games.luna_maris.words.deals import brief, deal, equipment, procedure, sent
from games.luna_maris.words.position import Position
from games.luna_maris.words.prompts import bonus_of_row, unused
from games.luna_maris.words.terms import few, names, points


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return clip(p.speaker.fit(_label(p, action), LABEL), LABEL)


def spoken(p: Position, action: Action) -> str:
    """Return the label of an action in full words, however long."""
    return p.speaker.say(_label(p, action))


def unsaid(p: Position, action: Action) -> str:
    """Return what the label of an action has no room for."""
    match action:
        case act.Equip(tile):
            card = p.t.equipment[tile]
            does = texts.equipment(p.t, card).arguments["does"]
            found = Message("gist", module=Name(card.module), does=does)
        case act.Build(module):
            found = texts.improvement(p.t, p.t.improvements[module])  # pyright: ignore[reportArgumentType]
        case act.Research(track):
            level = p.player.research[track] + 1  # pyright: ignore[reportArgumentType]
            opened = _opened(p, track, level)
            if not opened and level != TOP_LEVEL:
                return ""
            found = Message("unlocks", names=names(opened), both=yes(level == TOP_LEVEL))
        case act.Depot():
            found = Message("depot-once")
        case act.Play(key) if p.player.module is not None:
            shown = p.t.scientists[key].modules
            found = Message("ways", items=Items(reached(p, module) for module in shown))
        case _:
            return ""
    return told(p, found)


def reached(p: Position, module: Module) -> Message:
    """Return a module with the O2 that going there takes, and whether somebody keeps it active."""
    kept = yes(p.owner(module) is not None)
    return Message("way", module=Name(module), n=way(p.t, p.player, module), kept=kept)


def told(p: Position, what: Message) -> str:
    """Return what stands behind a label; nothing where it has no room, for pictures tell it."""
    found = p.speaker.fit(what, CHOICE)
    return found if len(found) <= CHOICE else ""


def _opened(p: Position, track: str, level: int) -> list[str]:
    """Return the procedures that a research level opens."""
    module: Module = "industrial" if track == "extraction" else "recycling"
    return [each.id for each in p.t.by_module[module] if each.level == level > 1]


def instead(speaker: Speaker, action: Action) -> str:
    """Return what was done by an action for somebody absent, where no event tells it."""
    return speaker.text("instead-end") if kind(action) == "end" else ""


def _label(p: Position, action: Action) -> Message:
    match action:
        case act.Play(key) | act.Recover(key):
            return p.scientist(key)
        case act.Go(module):
            return destination(p, module)  # pyright: ignore[reportArgumentType]
        case act.Install(zone):
            return probe(p, zone)
        case act.Hire(key, antenna, paid):
            cost = Items([*sent(paid), *p.power("comms").items])
            how = names([p.player.equipment] if antenna else [])
            shows = Message("shows", modules=names(p.t.scientists[key].modules))
            return Message("hire", name=Name(key), shows=shows, cost=cost, how=how)
        case act.Fulfil(order, paid):
            return _order(p, order, paid)
        case act.Research(track):
            return study(p, track)  # pyright: ignore[reportArgumentType]
        case act.Repeat(bonus, paid):
            power = p.power("laboratory")
            gain = brief(p, p.t.bonuses[bonus].effects, power)
            return deal(Name(bonus), sent(paid), gain, power)
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
    """Return the labels of what is about people, food, and the end of things."""
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
            return Message("end", why=_left(p))
        case _:
            return Message(kind(action))


def destination(p: Position, module: Module) -> Message:
    """Return a destination with the O2 and energy it costs, and who gets the point."""
    stays, n = yes(module == p.player.module), way(p.t, p.player, module)
    return Message("go", module=Name(module), stays=stays, n=n, **p.how(module))


def built(p: Position, module: str, paid: str = "") -> Message:
    """Return an advanced module with its price, as it is `paid`, and its points."""
    cost = sent(paid) if paid else few({"titanium": building_price(p.t, p.state)}).items
    vp = points((*p.t.board.construction, 0)[len(p.state.constructed)])
    return deal(Message("improved", module=Name(module)), cost, [vp], few({"energy": 1}))


def probe(p: Position, zone: str) -> Message:
    """Return a mining zone with its ground, the own probes beside it, and what a probe brings."""
    own = p.player.probes
    beside = sum(each in own for each in p.t.neighbours[zone])
    terrain = p.t.zones[zone].terrain
    name = Message("probe", zone=Name(zone), terrain=terrain, beside=beside)
    reward = p.t.components.probes[min(len(own), PROBES - 1) - 1]
    power = p.power("airlock")
    return deal(name, [], brief(p, reward, power), power)


def study(p: Position, track: Track) -> Message:
    """Return a research step: the level, or what comes after the last."""
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
    cost = [*sent(paid), *few(stores).items]
    vp = order.vp
    if "dock" in p.state.constructed:
        more = sum(map(int, paid[2:])) - order.needs.get("titanium", 0)
        vp += more * p.t.improvements["dock"].per_titanium
    power = p.power("dock")
    return deal(Name(key), cost, [points(vp), *brief(p, order.bonus, power)], power)


def back(p: Position, *more: str) -> Items:
    """Return who comes back for the food spent and some more, and what is too much (5.1)."""
    spent = (*p.state.spent, *more)
    fed, rest = sum(p.t.food[card].value for card in spent if card in p.t.food), len(p.player.rest)
    return Items([Message("come-back", n=min(fed, rest)), *p.taken(max(fed - rest, 0)).items])


def _relief(p: Position, key: str = "") -> Message:
    """Return what a scientist is worth in the Sleeping Quarters, that in use without a key (R57).

    The one in use is worth what is left of it; nothing by itself when an order gave it back.
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


def _left(p: Position) -> str:
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
