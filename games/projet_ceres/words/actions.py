"""What decisions are called on buttons and in lists: what they cost and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from games.core.actions import Action, EndTurn, kind
from games.core.boundaries import Boundary
from games.core.paying import AUTO, PICK
from games.core.speech import Argument, Items, Message
from games.core.text import clip
from games.core.words import CHOICE, LABEL, facts, yes
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Box
from games.projet_ceres.rules import belt, derive, missions
from games.projet_ceres.rules.goods import totals
from games.projet_ceres.steps.colonies import PACKAGES
from games.projet_ceres.words import cards, effects, prompts, ways
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import goods, influence, pledged, points, priced, resolution

FREE, NONE = Message("free"), Message("nothing")


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return clip(p.speaker.fit(_label(p, action), LABEL), LABEL)


def unsaid(p: Position, action: Action) -> str:
    """Return what the label of an action has no room for."""
    found = _printed(p, action)
    return told(p, found) if found is not None else ""


def told(p: Position, what: Message) -> str:
    """Return what stands behind a label; nothing where it has no room, for pictures tell it."""
    found = p.speaker.fit(what, CHOICE)
    return found if len(found) <= CHOICE else ""


def _printed(p: Position, action: Action) -> Message | None:
    """Return what is printed on what an action is about, where its label does not say it all."""
    if (source := ways.source(p, action)) is not None:
        way = source.way(ways.chosen(action))
        return None if effects.plain(way) else effects.branch(way)
    match action:
        case act.Build(card):
            return cards.building(p.t.cards[card])
        case act.PlaceAgent(box):
            return cards.box(p.t.boxes[box])
        case act.Support(project):
            return cards.box(p.t.projects[project].box)
        case act.Keep(card):
            return cards.exploration(p.t.explorations[card])
        case act.Attempt(key) if p.state.missions:
            found = missions.resolution(p.t, p.state.missions[0], key)
            return Message("outcome", does=cards.result(found))
        case act.BuyCard(card) | act.AddCard(card) | act.Salvage(card) | act.RevealCard(card):
            return effects.branches(p.t.cards[card].effect)
        case act.DropCard(card) | act.DiscardCard(card):
            return effects.branches(p.t.cards[card].effect)
        case _:
            return None


def _label(p: Position, action: Action) -> Message:
    """Return what an action is called, with its price and what it brings."""
    if isinstance(action, act.Choose) and not action.choice:
        return Message("no-choice")
    nth: list[Argument] = []
    if (source := ways.source(p, action)) is not None:
        number = ways.chosen(action)
        way, name = source.way(number), source.name
        cost, gain = priced(way.cost), effects.brief(way.do, p.now(source.key)).items or (NONE,)
        if len(source.ways) > 1 and not isinstance(action, act.Choose):
            nth.append(str(number))
    else:
        name, cost = _name(p, action), _cost(p, action)
        gain = _gain(p, action, cost)
    pick = yes(getattr(action, "pay", AUTO) == PICK)
    return Message("deal", name=name, nth=Items(nth), cost=cost, gain=Items(gain), pick=pick)


def _name(p: Position, action: Action) -> Message:
    """Return what an action is called by itself."""
    if isinstance(action, EndTurn):
        return _end(p, p.asks(EndTurn))
    return Message(f"do-{kind(action)}", **{**facts(action, p.said), **_besides(p, action)})


def _cost(p: Position, action: Action) -> Items:
    """Return what an action costs; of an attempt what everybody pays together."""
    match action:
        case act.BuyCard(card):
            less = getattr(p.asks(act.BuyCard), "discount", 0)
            return influence(max(0, p.t.cards[card].cost - less))
        case act.Attempt(key) if p.state.missions:
            found = missions.resolution(p.t, p.state.missions[0], key)
            return priced(missions.cost(found, len(p.state.players)))
        case _:
            return priced(p.price(action))


def _gain(p: Position, action: Action, cost: Items) -> Iterable[Argument]:
    """Return what an action brings at once, or that it costs nothing for once."""
    match action:
        case act.Explore() | act.Move() | act.BuyCard():
            return () if cost.items else (FREE,)
        case act.Militarise():
            return (Message("ships", n=1),)
        case act.Produce():
            return _produced(p, belt.own(p.state, p.seat))
        case act.ProduceAt(cell):
            return _produced(p, [cell])
        case act.Beg():
            return goods({"any": 1}).items
        case act.PlaceAgent(box):
            return (_gist(p, p.t.boxes[box]),)
        case act.RevealCard(card) | act.DiscardCard(card):
            return influence(p.t.cards[card].influence).items or (NONE,)
        case act.Support():
            return (points("dev", 1),)
        case act.Build():
            return (points("col", 1),)
        case act.Maintain(n):
            return (points("col", PACKAGES.get(n, 0)),)
        case _:
            return ()


def _produced(p: Position, cells: Iterable[str]) -> Iterable[Argument]:
    """Return what asteroids yield in all."""
    tiles = [p.t.tiles[key] for cell in cells if (key := p.asteroid(cell))]
    yields: dict[str, s.Goods] = {tile.id: {**tile.yields} for tile in tiles}
    return goods(totals(yields)).items or (NONE,)


def _gist(p: Position, box: Box) -> Message:
    """Return what a box does, in few words, as it works for the viewer."""
    more = p.total("invest") if box.does in ("invest", "guild") else 0
    return Message(f"gist-{box.does}", n=box.n + more, what=goods({box.of: box.n}))


def _besides(p: Position, action: Action) -> dict[str, Argument]:
    """Return what the name of an action tells besides its fields."""
    frame, mine = p.asks(type(action)), p.player
    match action:
        case act.Explore(cell):
            return {"notch": yes(cell not in p.state.belt)}
        case act.Recycle():
            hand = len(mine.hand)
            return {"n": hand + len(mine.discard) + len(mine.deck), "hand": hand}
        case act.Sail(origin, target):
            return _sail(p, origin, target, by_action=getattr(frame, "source", "") == "move")
        case act.Arrive():
            return {"n": len(frame.steps) if frame is not None else 0}
        case act.Put(key, _, n):
            return {"resource": goods({key: n})}
        case act.Trade(_, sold, bought):
            sell, buy = (frame.sell, frame.buy) if frame is not None else (1, 1)
            return {"sold": goods({sold: sell}), "bought": goods({bought: buy})}
        case act.Attempt(key) if p.state.missions:
            solo = missions.resolution(p.t, p.state.missions[0], key).solo
            found = resolution(p.t, p.state.missions[0], key)
            return {"resolution": found, "solo": yes(solo)}
        case act.Pledge(item, n):
            return {"what": goods({item: n})}
        case act.Reopen():
            return {"call": yes(p.open(s.Call) is not None)}
        case act.Decline():
            tag = str(frame.__struct_config__.tag) if frame is not None else "offered"
            return {"what": tag, "of": p.source(getattr(frame, "source", ""))}
        case _:
            return {}


def _sail(p: Position, origin: str, target: str, *, by_action: bool) -> dict[str, Argument]:
    """Return the toll of a ship's step and the combat that it starts."""
    there, left = p.state.belt.get(target), p.asteroid(origin)
    rival = there is not None and there.seat not in (p.seat, s.NOBODY)
    toll = p.t.tiles[left].toll if left and by_action else 0
    against = [p.called(there.seat)] if rival and there is not None else []
    return {"toll": goods({"hydrocarbon": toll}), "against": Items(against)}


def _end(p: Position, frame: Any) -> Message:
    """Return what ending, passing or answering means now."""
    match frame:
        case s.Fight(cell=cell):
            return Message("end-fight", cell=p.cell(cell))
        case s.Call(seat=initiator) if initiator == p.seat:
            return Message("end-call", covered=yes(missions.covered(p.t, p.state, frame)))
        case s.Call(pledges=pledges):
            return Message("end-answer", what=pledged(pledges[p.seat]))
        case s.Agents() | s.Colonies() | Boundary():
            tag = frame.__struct_config__.tag
            return Message(f"end-{tag}", left=prompts.left(p, p.seat, frame))
        case _:
            return Message("end-turn", left=prompts.left(p, p.seat, frame))


# What is given up


def forfeits(p: Position, action: Action) -> str:
    """Return what an action gives up, as a sentence; "" for nothing (22.17)."""
    found = Items(_lost(p, action))
    return p.speaker.say(Message("forfeits", what=found)) if found.items else ""


def _lost(p: Position, action: Action) -> Iterator[Message]:
    """Yield what buying or leaving a box, ending a turn or a phase wastes."""
    frame = p.asks(type(action))
    match action, frame:
        case act.BuyCard(card), s.Investing(influence=n) if n > (cost := p.t.cards[card].cost):
            yield Message("lost-box", what=influence(n - cost))
        case act.Decline(), s.Investing(influence=n) if n:
            yield Message("lost-box", what=influence(n))
        case EndTurn(), s.Turn() if n := prompts.left(p, p.seat, frame):
            yield Message("lost-actions", n=n)
        case EndTurn(), s.Agents(placed=0) if n := p.player.reception:
            yield Message("lost-agents", n=n)
        case EndTurn(), s.Fight(cell=cell):
            yield Message("lost-fight", cell=p.cell(cell))
        case EndTurn(), s.Colonies():
            yield from _unused(p)
        case _:
            pass


def _unused(p: Position) -> Iterator[Message]:
    """Yield what is left at the end of Phase 4: cards, influence, packages."""
    held = len(p.player.hand)
    if held:
        yield Message("left-cards", n=held, draws=max(0, derive.HAND + p.total("hand") - held))
    if p.player.influence:
        yield Message("left-influence", what=influence(p.player.influence))
    total = sum(n for key, n in p.purse().items() if key != "influence")
    if payable := [n for n in PACKAGES if n <= total]:
        gain = points("col", PACKAGES[payable[-1]])
        yield Message("left-package", what=goods({"any": payable[-1]}), gain=gain)
