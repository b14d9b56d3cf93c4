"""What decisions are called on buttons and in lists: what they cost and what they bring."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.actions import Action, EndTurn, kind
from games.core.boundaries import Boundary
from games.core.paying import AUTO, PICK
from games.core.speech import Argument, Items, Message, Name
from games.core.text import clip
from games.core.words import CHOICE, LABEL, NOTHING, yes
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Box
from games.projet_ceres.rules import belt, derive, goods, missions
from games.projet_ceres.steps.colonies import PACKAGES
from games.projet_ceres.steps.turn import ACTIONS
from games.projet_ceres.words import cards, effects, ways
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import goods as amounts
from games.projet_ceres.words.terms import points, priced, resource


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return clip(p.speaker.fit(_label(p, action), LABEL), LABEL)


def unsaid(p: Position, action: Action) -> str:
    """Return what the label of an action has no room for."""
    found: Message | None = None
    if (source := ways.source(p, action)) is not None:
        way = ways.way(source, ways.chosen(action))
        found = None if effects.plain(way) else effects.branch(way)
    match action:
        case act.BuyCard(card) | act.AddCard(card) | act.Salvage(card) | act.RevealCard(card):
            found = effects.branches(p.t.cards[card].effect)
        case act.DropCard(card) | act.DiscardCard(card):
            found = effects.branches(p.t.cards[card].effect)
        case act.Build(card):
            found = cards.building(p.t.cards[card])
        case act.PlaceAgent(box):
            found = cards.box(p.t.boxes[box])
        case act.Support(project):
            found = cards.box(p.t.projects[project].box)
        case act.Keep(card):
            found = cards.exploration(p.t.explorations[card])
        case act.Attempt(key) if p.state.missions:
            of = missions.resolution(p.t, p.state.missions[0], key)
            found = Message("outcome", does=cards.result(of))
        case _:
            pass
    return told(p, found) if found is not None else ""


def told(p: Position, what: Message) -> str:
    """Return what stands behind a label; nothing where it has no room, for pictures tell it."""
    found = p.speaker.fit(what, CHOICE)
    return found if len(found) <= CHOICE else ""


def deal(p: Position, action: Action, name: Argument, gain: Iterable[Argument] = ()) -> Message:
    """Return something with its price, what it brings, and whether it is paid unit by unit."""
    pick = yes(getattr(action, "pay", AUTO) == PICK)
    cost, gained = priced(p.price(action)), Items(gain)
    return Message("deal", name=name, nth=NOTHING, cost=cost, gain=gained, pick=pick)


def used(p: Position, action: Action, source: ways.Source) -> Message:
    """Return the use of an effect: what it is of, its price, what it comes to now."""
    number = ways.chosen(action)
    way = ways.way(source, number)
    gain = effects.brief(way.do, p.now(source.key))
    nth = Items(
        [str(number)] if len(source.ways) > 1 and not isinstance(action, act.Choose) else []
    )
    pick = yes(getattr(action, "pay", AUTO) == PICK)
    given = {"name": source.name, "nth": nth, "cost": priced(way.cost), "pick": pick}
    return Message("deal", gain=gain if gain.items else Items([Message("nothing")]), **given)


def _label(p: Position, action: Action) -> Message:
    if isinstance(action, act.Choose) and not action.choice:
        return Message("no-choice")
    if (source := ways.source(p, action)) is not None:
        return used(p, action, source)
    match action:
        case act.Explore(cell):
            way = "explore" if cell in p.state.belt else "explore-notch"
            return deal(p, action, Message(way, cell=p.cell(cell)), _free(p, action))
        case act.Militarise():
            return deal(p, action, Message("militarise"), [Message("ships", n=1)])
        case act.Move():
            return deal(p, action, Message("move"), _free(p, action))
        case act.Produce():
            return deal(p, action, Message("produce"), produced(p, belt.own(p.state, p.seat)).items)
        case act.Beg():
            return deal(p, action, Message("beg"), amounts({"any": 1}).items)
        case act.Recycle():
            hand = len(p.player.hand)
            n = hand + len(p.player.discard) + len(p.player.deck)
            return Message("recycle", n=n, hand=hand)
        case EndTurn():
            return _end(p)
        case _:
            return _fleet(p, action)


def _free(p: Position, action: Action) -> list[Message]:
    """Return that what has a price otherwise costs nothing now."""
    return [] if priced(p.price(action)).items else [Message("free")]


def produced(p: Position, cells: Iterable[str]) -> Items:
    """Return what asteroids yield in all."""
    tiles = [p.t.tiles[key] for cell in cells if (key := p.asteroid(cell))]
    yields: dict[str, s.Goods] = {tile.id: {**tile.yields} for tile in tiles}
    found = amounts(goods.totals(yields))
    return found if found.items else Items([Message("nothing")])


def _fleet(p: Position, action: Action) -> Message:
    """Return the labels of ships and of the belt."""
    match action:
        case act.Sail(origin, target):
            return sail(p, origin, target)
        case act.Load(key):
            return Message("load", what=amounts({key: 1}))
        case act.Arrive():
            frame = p.asks(act.Arrive)
            return Message("arrive", n=len(frame.steps) if frame is not None else 0)
        case act.FightFirst(cell):
            return Message("fight-first", cell=p.cell(cell))
        case act.RecallShip(cell):
            return Message("recall", cell=p.cell(cell))
        case act.ProduceAt(cell):
            return Message("produce-at", cell=p.cell(cell), what=produced(p, [cell]))
        case act.Survey(cell) | act.PlaceAsteroid(cell) | act.Destroy(cell):
            return Message(f"belt-{kind(action)}", cell=p.cell(cell))
        case act.Put(key, where, n):
            return Message("put", what=amounts({key: n}), place=p.place(where))
        case act.Lose(key, where) | act.PayUnit(key, where):
            return Message(f"unit-{kind(action)}", what=amounts({key: 1}), place=p.place(where))
        case act.Trade(cell, sold, bought):
            frame = p.asks(act.Trade)
            sell, buy = (frame.sell, frame.buy) if frame is not None else (1, 1)
            given = {"sold": amounts({sold: sell}), "bought": amounts({bought: buy})}
            return Message("trade", cell=p.cell(cell), **given)
        case _:
            return _ceres(p, action)


def sail(p: Position, origin: str, target: str) -> Message:
    """Return a ship's step, with its toll and the combat that it starts."""
    there = p.state.belt.get(target)
    rival = there is not None and there.seat not in (p.seat, s.NOBODY)
    against = Items([p.called(there.seat)] if rival and there is not None else [])
    left = p.asteroid(origin)
    by_action = getattr(p.asks(act.Sail), "source", "") == "move"
    toll = p.t.tiles[left].toll if left and by_action else 0
    given = {"origin": p.place(origin), "target": p.place(target), "against": against}
    return Message("sail", toll=amounts({"hydrocarbon": toll}), **given)


def _ceres(p: Position, action: Action) -> Message:
    """Return the labels of the Ceres board, of cards and colonies."""
    t = p.t
    match action:
        case act.PlaceAgent(key):
            return deal(p, action, Name(key), [gist(p, t.boxes[key])])
        case act.RevealCard(card) | act.DiscardCard(card):
            n = t.cards[card].influence
            gain = amounts({"influence": n}).items or [Message("nothing")]
            return deal(p, action, Message(f"card-{kind(action)}", card=Name(card)), gain)
        case act.BuyCard(card):
            frame = p.asks(act.BuyCard)
            less = frame.discount if isinstance(frame, s.Buying) else 0
            cost = amounts({"influence": max(0, t.cards[card].cost - less)})
            return Message("buy", card=Name(card), cost=cost)
        case act.Support(project):
            return deal(p, action, Message("support", project=Name(project)), [points("dev", 1)])
        case act.Build(card):
            return deal(p, action, Message("build", card=Name(card)), [points("col", 1)])
        case act.Maintain(n):
            return deal(p, action, Message("maintain"), [points("col", PACKAGES.get(n, 0))])
        case act.DropCard(card) | act.AddCard(card) | act.Salvage(card) | act.Keep(card):
            return Message("itself", what=p.source(card))
        case act.ReadyBuilding(card):
            return Message("itself", what=p.source(card))
        case act.React():
            return Message("react-none")
        case _:
            return _mission(p, action)


def gist(p: Position, box: Box) -> Message:
    """Return what a box does, in few words, as it works for the viewer."""
    n = box.n
    if box.does in ("invest", "guild"):
        n += derive.total(p.t, p.state, p.seat, "invest")
    return Message(f"gist-{box.does}", n=n, what=amounts({box.of: box.n}))


def _mission(p: Position, action: Action) -> Message:
    """Return the labels of missions, and of what is left."""
    match action:
        case act.Attempt(key) if p.state.missions:
            card = p.state.missions[0]
            found = missions.resolution(p.t, card, key)
            cost = priced(missions.cost(found, len(p.state.players)))
            pick = yes(action.pay == PICK)
            name, solo = p.resolution(card, key), yes(found.solo)
            return Message("attempt", name=name, solo=solo, cost=cost, pick=pick)
        case act.Pledge(item, n):
            what = amounts({item: n}) if n else Items([])
            return Message("pledge", what=what, item=resource(item))
        case act.NameWinner(seat):
            return Message("winner", who=p.called(seat))
        case act.Reopen():
            return Message("reopen", call=yes(p.call is not None))
        case act.Decline():
            frame = p.asks(act.Decline)
            of = p.source(frame.source) if isinstance(frame, s.Offered) else ""
            what = frame.__struct_config__.tag if frame is not None else "offered"
            return Message("decline", what=str(what), of=of)
        case _:
            return Message(f"label-{kind(action)}")


def _end(p: Position) -> Message:
    """Return what ending, passing or answering means now."""
    frame = p.asks(EndTurn)
    match frame:
        case s.Turn(acted=acted):
            left = 0 if "recycle" in acted else ACTIONS - len(acted)
            return Message("end-turn", left=left)
        case s.Agents(placed=placed):
            batch = p.state.options["agents"] == "batch"
            passing = p.player.reception if batch or not placed else 0
            return Message("end-agents", n=passing)
        case s.Fight(cell=cell):
            return Message("end-fight", cell=p.cell(cell))
        case s.Call():
            return _answer(p, frame)
        case s.Colonies():
            return Message("end-colonies")
        case Boundary():
            return Message("end-boundary")
        case _:
            return Message("end-turn", left=0)


def _answer(p: Position, call: s.Call) -> Message:
    """Return the end of one's part in a mission call."""
    mine = call.pledges[p.seat]
    what = amounts({**goods.totals(mine.goods), "influence": mine.influence})
    if call.seat != p.seat:
        return Message("end-answer", what=what)
    return Message("end-call", covered=yes(missions.covered(p.t, p.state, call)))


# What is given up


def forfeits(p: Position, action: Action) -> str:
    """Return what an action gives up, as a sentence; "" for nothing (22.17)."""
    found: list[Message] = []
    match action:
        case EndTurn():
            found = _wasted(p)
        case act.BuyCard(card):
            frame = p.asks(act.BuyCard)
            price = p.t.cards[card].cost
            found = _lost(frame.influence - price) if isinstance(frame, s.Investing) else []
        case act.Decline():
            frame = p.asks(act.Decline)
            found = _lost(frame.influence) if isinstance(frame, s.Investing) else []
        case _:
            pass
    return p.speaker.say(Message("forfeits", what=Items(found))) if found else ""


def _lost(n: int) -> list[Message]:
    return [Message("lost-box", what=amounts({"influence": n}))] if n > 0 else []


def _wasted(p: Position) -> list[Message]:
    """Return what ending a turn or a phase wastes."""
    frame = p.asks(EndTurn)
    match frame:
        case s.Turn(acted=acted) if "recycle" not in acted and len(acted) < ACTIONS:
            return [Message("lost-actions", n=ACTIONS - len(acted))]
        case s.Agents(placed=0) if p.player.reception:
            return [Message("lost-agents", n=p.player.reception)]
        case s.Fight():
            return [Message("lost-fight", cell=p.cell(frame.cell))]
        case s.Colonies():
            return _unused(p)
        case _:
            return []


def _unused(p: Position) -> list[Message]:
    """Return what is left at the end of Phase 4: cards, influence, packages."""
    held, mine = p.purse(), p.player
    found: list[Message] = []
    if mine.hand:
        limit = derive.HAND + derive.total(p.t, p.state, p.seat, "hand")
        found.append(Message("left-cards", n=len(mine.hand), draws=max(0, limit - len(mine.hand))))
    if mine.influence:
        found.append(Message("left-influence", what=amounts({"influence": mine.influence})))
    total = sum(n for key, n in held.items() if key != "influence")
    if payable := [n for n in PACKAGES if n <= total]:
        gain = points("col", PACKAGES[payable[-1]])
        found.append(Message("left-package", what=amounts({"any": payable[-1]}), gain=gain))
    return found
