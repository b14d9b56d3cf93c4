"""What decisions are called on buttons and in lists: what they cost and what they bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from games.core.actions import Action, EndTurn, kind, tag
from games.core.boundaries import Boundary
from games.core.labels import LABEL
from games.core.messages import detail_text, facts, fitted, yes
from games.core.speech import Argument, Items, Message
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Box, Resolution
from games.projet_ceres.effects import RESOURCES, Branch
from games.projet_ceres.rules import belt, derive, missions
from games.projet_ceres.rules.goods import totals
from games.projet_ceres.rules.resolve import MISSION
from games.projet_ceres.steps.colonies import PACKAGES
from games.projet_ceres.words import cards, effects, prompts, targets
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import goods, influence, pledged, priced, resolution

FREE, NONE = Message("free"), Message("nothing")


class Source(NamedTuple):
    """What an effect is of: its id, what it is called, its ways, and which of them is taken."""

    key: str
    name: Argument
    ways: tuple[Branch, ...]
    number: int

    @property
    def way(self) -> Branch:
        """The way that is taken, counted from 1; 0 is that none is possible."""
        return self.ways[self.number - 1] if 1 <= self.number <= len(self.ways) else Branch()


def used(p: Position, action: Action) -> Source | None:
    """Return the effect that an action uses, `None` for other actions."""
    match action:
        case act.Choose(choice):
            drawn = getattr(p.asks(act.Choose), "cards", [""])[0]
            ways = p.t.explorations[drawn].choices if drawn in p.t.explorations else ()
            return Source(drawn, Message("nth-choice", n=choice), ways, choice)
        case act.PlayCard(key) | act.UseBuilding(key) | act.UseAsteroid(key):
            pass
        case act.React(key) if key in p.t.cards:
            pass
        case act.UseMission():
            key = MISSION
        case act.Accept():
            key = getattr(p.asks(act.Accept), "source", "")
        case _:
            return None
    held = key in p.t.cards and (isinstance(action, act.PlayCard) or key in p.player.hand)
    ways = p.t.cards[key].effect if held else p.ways(key)
    return Source(key, p.source(key), ways, getattr(action, "choice", 1))


def label_overflow(p: Position, action: Action) -> str:
    """Return what the label of an action has no room for."""
    if (source := used(p, action)) is not None:
        return (
            "" if effects.plain(source.way) else detail_text(p.speaker, effects.branch(source.way))
        )
    if isinstance(action, act.PlaceAgent) and p.t.boxes[action.box].does in PLAIN:
        return ""
    printed = _PRINTED[type(action)](p, action) if type(action) in _PRINTED else None
    if isinstance(action, _CARDS):
        return cards.ways(p.speaker, p.t.cards[action.card].effect)
    return detail_text(p.speaker, printed)


def label(p: Position, action: Action) -> str:
    """Return what an action is called, with its price and what it brings, in 80 characters.

    One that chooses a cell begins with the number that the cell has in the picture of the turn.
    """
    kind = type(action)
    cell = getattr(action, targets.FIELDS.get(kind, ""), None)
    return fitted(p.speaker, targets.counted(p, kind, cell, _deal(p, action)), LABEL)


def _deal(p: Position, action: Action) -> Message:
    """Return the name of an action with its price and what it brings."""
    if isinstance(action, act.Choose) and not action.choice:
        return Message("no-choice")
    nth: list[Argument] = []
    if (source := used(p, action)) is not None:
        way, name = source.way, source.name
        cost, gain = priced(way.cost), effects.brief(way.do, p.now(source.key)).items or (NONE,)
        if len(source.ways) > 1 and not isinstance(action, act.Choose):
            nth.append(str(source.number))
    else:
        name, cost = _name(p, action), _cost(p, action)
        gain = _GAINS[type(action)](p, action) if type(action) in _GAINS else ()
    pick = yes(getattr(action, "pay", act.AUTO) == act.PICK)
    return Message("deal", name=name, nth=Items(nth), cost=cost, gain=Items(gain), pick=pick)


def _name(p: Position, action: Action) -> Message:
    """Return the name of an action alone."""
    if isinstance(action, EndTurn):
        return _end(p, p.asks(EndTurn))
    besides = _BESIDES[type(action)](p, action) if type(action) in _BESIDES else {}
    return Message(f"do-{kind(action)}", **{**facts(action, p.said), **besides})


def _cost(p: Position, action: Action) -> Items:
    """Return the price of an action; for an attempt the price that all pay together."""
    match action:
        case act.BuyCard(card):
            less = getattr(p.asks(act.BuyCard), "discount", 0)
            return influence(max(0, p.t.cards[card].cost - less))
        case act.Attempt(key):
            return priced(missions.cost(_attempted(p, key).cost, len(p.state.players)))
        case _:
            return priced(p.price(action))


def _attempted(p: Position, key: str) -> Resolution:
    return p.t.resolutions[p.state.missions[0], key]


def _produced(p: Position, cells: Iterable[str]) -> Iterable[Argument]:
    """Return what asteroids yield in all."""
    tiles = [p.t.tiles[key] for cell in cells if (key := p.asteroid(cell))]
    yields: dict[str, s.Goods] = {tile.id: {**tile.yields} for tile in tiles}
    return goods(totals(yields)).items or (NONE,)


def _gist(p: Position, box: Box) -> Message:
    """Return what a box does, in few words, as it works for the viewer."""
    more = p.total("invest") if box.does in ("invest", "guild") else 0
    return Message(f"gist-{box.does}", n=box.n + more, what=goods({box.of: box.n}))


def _sail(p: Position, action: act.Sail) -> dict[str, Argument]:
    """Return the toll of a ship's step and the combat that it starts."""
    there, left = p.state.belt.get(action.target), p.asteroid(action.origin)
    rivals = {there.seat} - {p.seat, s.NOBODY} if there is not None else ()
    by_action = getattr(p.asks(act.Sail), "source", "") == "move"
    toll = p.t.tiles[left].toll if left and by_action else 0
    return {"toll": goods({"hydrocarbon": toll}), "against": Items(map(p.called, rivals))}


def _does(p: Position) -> str:
    """Return what the box does in which cards are counted."""
    box = getattr(p.asks(act.Take), "box", "")
    return p.t.boxes[box].does if box in p.t.boxes else "library"


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
            return Message(f"end-{tag(frame)}", left=prompts.left(p, p.seat, frame))
        case _:
            return Message("end-turn", left=prompts.left(p, p.seat, frame))


_BESIDES: Mapping[type[Action], Callable[[Position, Any], dict[str, Argument]]] = {
    act.Explore: lambda p, a: {"notch": yes(a.cell not in p.state.belt)},
    act.Recycle: lambda p, a: {
        "n": len(p.player.hand + p.player.discard + p.player.deck),
        "hand": len(p.player.hand),
    },
    act.Sail: _sail,
    act.Arrive: lambda p, a: {"n": len(getattr(p.asks(act.Arrive), "steps", ()))},
    act.Get: lambda p, a: {"what": goods({key: getattr(a, key) for key in RESOURCES})},
    act.Put: lambda p, a: {"resource": goods({a.resource: a.n})},
    act.Take: lambda p, a: {"does": _does(p)},
    act.Trade: lambda p, a: {
        "sold": goods({a.sold: getattr(p.asks(act.Trade), "sell", 1)}),
        "bought": goods({a.bought: getattr(p.asks(act.Trade), "buy", 1)}),
    },
    act.Attempt: lambda p, a: {
        "resolution": resolution(p.t, p.state.missions[0], a.resolution),
        "solo": yes(_attempted(p, a.resolution).solo),
    },
    act.Pledge: lambda p, a: {"what": goods({a.item: a.n}), "card": yes(a.item in p.t.cards)},
    act.Reopen: lambda p, a: {"call": yes(p.open(s.Call) is not None)},
    act.Decline: lambda p, a: {
        "what": tag(p.asks(act.Decline) or s.Offered("")),
        "of": p.source(getattr(p.asks(act.Decline), "source", "")),
    },
}
"""Arguments of the names of actions in addition to their fields."""
_FREE = (act.Explore, act.Move, act.BuyCard)
_GAINS: Mapping[type[Action], Callable[[Position, Any], Iterable[Argument]]] = {
    act.Militarise: lambda p, a: [Message("ships", n=1)],
    act.Produce: lambda p, a: _produced(p, belt.own(p.state, p.seat)),
    act.ProduceAt: lambda p, a: _produced(p, [a.cell]),
    act.Beg: lambda p, a: goods({"any": 1}).items,
    act.PlaceAgent: lambda p, a: [_gist(p, p.t.boxes[a.box])],
    act.RevealCard: lambda p, a: influence(p.t.cards[a.card].influence).items or [NONE],
    act.DiscardCard: lambda p, a: influence(p.t.cards[a.card].influence).items or [NONE],
    act.Support: lambda p, a: [Message("points-dev", n=1)],
    act.Build: lambda p, a: [Message("points-col", n=1)],
    act.Maintain: lambda p, a: [Message("points-col", n=PACKAGES.get(a.n, 0))],
    **dict.fromkeys(_FREE, lambda p, a: () if _cost(p, a).items else (FREE,)),
}
"""Immediate gains of actions, or the note that they are free once."""
_CARDS = (act.BuyCard, act.AddCard, act.Salvage, act.RevealCard, act.DropCard, act.DiscardCard)
_PRINTED: Mapping[type[Action], Callable[[Position, Any], Message]] = {
    act.Build: lambda p, a: cards.building(p.t.cards[a.card]),
    act.PlaceAgent: lambda p, a: cards.box(p.t.boxes[a.box]),
    act.Support: lambda p, a: cards.box(p.t.projects[a.project].box),
    act.Keep: lambda p, a: cards.exploration(p.t.explorations[a.card]),
    act.Attempt: lambda p, a: Message("outcome", does=cards.result(_attempted(p, a.resolution))),
}
"""The print on the things that actions are about."""
PLAIN = ("supply", "gain", "telescope", "mission")
"""Boxes whose labels say all of their effect."""


# Waste


def forgone(p: Position, action: Action) -> str:
    """Return what an action gives up, as a sentence; "" for nothing (22.17)."""
    found = Items(_lost(p, action))
    return p.speaker.say(Message("together", what=found)) if found.items else ""


def _lost(p: Position, action: Action) -> Iterator[Message]:
    """Yield what buying or leaving a box, ending a turn or a phase wastes."""
    frame = p.asks(type(action))
    match action, frame:
        case act.PlaceAgent(key), _ if not _buyable(p, p.t.boxes[key]):
            yield Message("lost-nothing-to-buy")
        case act.RevealCard(), s.Investing(box=key, influence=n) if not _buyable(
            p, p.t.boxes[key], n
        ):
            yield Message("lost-nothing-to-buy")
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


def _buyable(p: Position, box: Box, raised: int | None = None) -> bool:
    """Return whether a seat could buy a card in a box, with all influence that it could raise.

    Boxes where nothing is bought need none. `raised`: in the box so far, if the agent stands there.
    """
    if box.does not in ("invest", "guild"):
        return True
    cards = p.t.cards
    sold = p.state.common if box.guild else [card for card in p.state.queue if card]
    prices = [cards[card].cost for card in sold if not box.guild or cards[card].family == box.guild]
    here = box.n + p.total("invest") if raised is None else raised
    hand = sum(cards[card].influence for card in p.player.hand if card in cards)
    return bool(prices) and min(prices) <= here + p.player.influence + hand


def _unused(p: Position) -> Iterator[Message]:
    """Yield the unused things at the end of Phase 4: cards, influence, packages."""
    if held := len(p.player.hand):
        yield Message("left-cards", n=held, draws=max(0, derive.HAND + p.total("hand") - held))
    if p.player.influence:
        yield Message("left-influence", what=influence(p.player.influence))
    total = sum(p.purse().values())
    if payable := [n for n in PACKAGES if n <= total]:
        gain = Message("points-col", n=PACKAGES[payable[-1]])
        yield Message("left-package", what=goods({"any": payable[-1]}), gain=gain)
