"""What a seat can choose at its step and what it can pay for: what the picture of a turn marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from games.ceres import actions as act
from games.ceres import state as s
from games.ceres.content.types import Good, Goods, Part
from games.ceres.rules.derived import belt, token
from games.ceres.rules.goods import only
from games.ceres.rules.prices import part_cost
from games.ceres.rules.tables import BONUSES
from games.ceres.steps import STEPS
from games.ceres.words import cards as texts
from games.ceres.words import events
from games.ceres.words.actions import granted
from games.ceres.words.position import Position
from games.ceres.words.terms import Counted, by, few, field, goods, points
from games.core.errors import Reason
from games.core.messages import yes
from games.core.speech import Argument, Items, Message, Name

DRAWN = "own-drawn"
"""The heading of cards that the seat has drawn."""


class Offer(NamedTuple):
    """A thing on offer, its gain and its price, and the goods the seat still needs for it."""

    what: Argument
    cost: Goods
    missing: Goods
    vp: int = 0
    gain: Goods | None = None
    times: int = 1
    commitment: Goods | None = None

    def deal(self, said: Counted = few) -> Message:
        """Return what it brings and costs; only the price where `gain` is `None`.

        A trade line in the draft edition with how often it is performed at most, a project with
        what committing to it costs instead.
        """
        if self.gain is None:
            return Message("few", goods=said(self.cost))
        brings = [points(self.vp)] if self.vp else []
        gained = Items([*brings, *said(self.gain).items])
        deal = Message("deal", gain=gained, cost=said(self.cost), free="all")
        if self.times == 1 and not self.commitment:
            return deal
        return Message(
            "deal-or", deal=deal, times=self.times, commitment=said(self.commitment or {})
        )


def reach(p: Position) -> list[Message]:
    """Return the choices at the step in hand, payable ones first."""
    live = p.live
    if isinstance(live, s.Launching):
        return list(launches(p))
    lists: tuple[list[Argument], list[Argument]] = [], []
    for head, found in sections(p):
        for offer in found:
            # The price of drawn cards comes with their effects.
            said = offer.what if head == DRAWN else by(offer.what, offer.deal())
            lists[bool(offer.missing)].append(said)
    keys = "reach-payable", "reach-beyond"
    return [Message(key, offers=Items(said)) for key, said in zip(keys, lists, strict=True) if said]


def sections(p: Position) -> Iterator[tuple[str, Iterator[Offer]]]:
    """Yield the purchases at the step in hand below their headings, without asteroids."""
    live = p.live
    options = live.options if isinstance(live, s.Bureau) else []
    if isinstance(live, s.Yard | s.Function) and any(card != s.HIDDEN for card in live.drawn):
        yield DRAWN, facilities(p, live.drawn)
    if isinstance(live, s.Yard):
        yield "part-facilities", facilities(p)
    if isinstance(live, s.Trading) or "trade" in options:
        yield "own-ship", trades(p)
    if isinstance(live, s.Settling) or "settlement" in options:
        yield "part-projects", projects(p)
    if isinstance(live, s.Researching):
        yield "part-research", programs(p)
    if isinstance(live, s.Favoring):
        yield "part-favors", favors(p)


def launches(
    p: Position, said: Counted = few, *, only: bool = False, production: bool = True
) -> Iterator[Message]:
    """Yield the unclaimed asteroids with their gains, by price.

    `only`: the asteroids that the seat could claim now.
    """
    groups: dict[tuple[bool, int], list[Message]] = {}
    for rock in belt(p.t, p.state):
        if rock.owner == s.NOBODY:
            key = not p.in_reach(rock), p.launch_price(rock.id).get("ice", 0)
            printed = p.t.asteroids[rock.id]
            goods = said(printed.production if production else {})
            gains = Items([points(printed.vp), *goods.items])
            named = Message("alt-rock", rock=Name(rock.id), gains=gains)
            groups.setdefault(key, []).append(named)
    for far, price in sorted(each for each in groups if not (only and each[0])):
        rocks = Items(groups[far, price])
        yield Message("reach-asteroids", far=yes(far), ice=price, rocks=rocks)


def facilities(p: Position, drawn: Iterable[str] = ()) -> Iterator[Offer]:
    """Yield the Facilities on offer, or instead of them the cards that the seat has drawn."""
    means = p.means_to_build()
    for card in drawn or p.state.facility_row:
        if card and card != s.HIDDEN:
            cost, vp = p.build_cost(card), p.t.facilities[card].vp
            yield Offer(Name(card), cost, _missing(means, cost), vp, p.build_gain(card))


def projects(p: Position) -> Iterator[Offer]:
    """Yield the Settlement Projects on offer, to be completed at once."""
    means = p.means_to_settle()
    for key in p.state.project_row:
        if key:
            card = p.index.projects[key]
            # The round's Influence can be missing if the card asks for no Influence.
            cost: Goods = {**card.cost, "influence": card.cost.get("influence", 0)}
            missing = _missing(means, cost)
            commitment = p.commitment(key)
            yield Offer(Name(key), card.cost, missing, card.vp, {}, commitment=commitment)


def committed(p: Position) -> Iterator[Offer]:
    """Yield the seat's own committed projects."""
    for key in p.player.committed:
        card = p.index.projects[key]
        yield Offer(Name(key), card.cost, _missing(p.player.goods, card.cost), card.vp, {})


def trades(p: Position) -> Iterator[Offer]:
    """Yield the trade lines of the docked ship."""
    means = p.means_to_trade()
    ship = p.index.ships[p.state.ships[p.state.round - 1]]
    for number, line in enumerate(ship.lines, 1):
        what = Message("reach-line", number=number)
        missing, often = _missing(means, line.pay), p.often(line)
        yield Offer(what, line.pay, missing, line.vp, line.gain, often)


def programs(p: Position) -> Iterator[Offer]:
    """Yield the next program of each field."""
    for key, levels in p.t.programs.items():
        level = p.player.research[key]
        if level < len(levels):
            what = Message("numbered", what=field(key), number=level + 1)
            program = levels[level]
            missing = _missing(p.player.goods, program.cost)
            yield Offer(what, program.cost, missing, program.vp, {})


def favors(p: Position) -> Iterator[Offer]:
    """Yield the Favors that nobody holds."""
    for favor, cost in p.t.favors.items():
        if token(p.state, favor).holder == s.NOBODY:
            price: Goods = {"influence": cost}
            yield Offer(Name(favor), price, _missing(p.player.goods, price))


def _missing(means: Mapping[Good, int], cost: Goods) -> Goods:
    return {good: n - means[good] for good, n in cost.items() if n > means[good]}


_CHOSEN = (act.Grant, act.Bonus, act.Produce, act.Collect, act.Reassign, act.Manufacture)


def parts_left(p: Position, frame: s.Function) -> Iterator[Message]:
    """Yield each part of a Function that is left, by its number, and why it is not open."""
    at, step = p.at(frame), STEPS[s.Function].by_action[act.Use]
    asked: list[tuple[Message, Reason | None]] = []
    for number, part in enumerate(p.t.parts(frame.outstation, frame.bottom)):
        if number >= frame.next:
            # A part performed once more is already paid.
            paid = bool(frame.left) and number == frame.next
            what = _part(p, number, part, {} if paid else part_cost(p.t, p.state, p.player, part))
            asked.append((what, step.refusal(at, act.Use(number))))
    for what, why in asked:
        if why is None:
            yield Message("own-part-open", part=what)
    for what, why in asked:
        if why is not None:
            yield Message("own-part-closed", part=what, why=events.reason(p.t, why))


def _part(p: Position, number: int, part: Part, cost: Goods) -> Message:
    return Message(
        "own-part",
        number=number + 1,
        cost=goods(cost),
        done=_done(p, part),
        fee=p.round_fee(part.effect, goods),
    )


def _done(p: Position, part: Part) -> Message:
    return texts.effect(part.effect, p.state.edition)


def choices(p: Position, said: Counted = goods) -> Iterator[tuple[Argument, Argument]]:
    """Yield the choices, "" for one without a name, and their gains."""
    live = p.live
    if live is None:
        return
    at = p.at(live)
    for step in STEPS[type(live)].steps:
        if any(action in _CHOSEN for action in step.actions):
            for action in step.candidates(at):
                if step.refusal(at, action) is None:
                    yield _choice(p, action, said)


def _choice(p: Position, action: object, said: Counted) -> tuple[Argument, Argument]:
    match action:
        case act.Grant(outstation, good):
            return Name(outstation), _goods(said, granted(p, outstation, good))
        case act.Bonus(good):
            return "", _goods(said, only(BONUSES, good))
        case act.Produce(source):
            named: Argument = Name(source) if p.from_outstations() else ""
            return named, _goods(said, p.source_goods(source))
        case act.Collect(asteroid):
            return Name(asteroid), _goods(said, p.t.asteroids[asteroid].production)
        case act.Reassign(origin, destination):
            moved = Message("own-move", origin=Name(origin), destination=Name(destination))
            parts = p.t.parts(destination, p.bottom(destination))
            brings = Items(
                Message("own-does", cost=goods(part.cost), done=_done(p, part)) for part in parts
            )
            return moved, Message("own-brings", parts=brings)
        case act.Manufacture(alloys, probes):
            made: Goods = {"alloy": alloys, "probe": probes}
            cost = _goods(said, p.manufacture_cost(alloys, probes))
            return "", Message("made", goods=_goods(said, made), cost=cost)
        case _:
            raise TypeError(action)


def _goods(said: Counted, amounts: Goods) -> Message:
    return Message("few", goods=said(amounts))
