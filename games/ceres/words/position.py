"""A masked state with its printed components: the source of labels and boards."""

from __future__ import annotations

from copy import copy

from games.ceres import state as s
from games.ceres.actions import NEW
from games.ceres.content import SETS, Index, components, types
from games.ceres.rules.derived import Rock
from games.ceres.rules.goods import covers, paying, plus, times
from games.ceres.rules.outstations import skippable, source_goods
from games.ceres.rules.prices import (
    build_costs,
    bureau_handout,
    extra_open,
    launch_price,
    manufacture_cost,
    product_costs,
    round_modifier,
    yard_handout,
)
from games.ceres.rules.tables import LOCATION, Tables, tables
from games.ceres.steps import STEPS
from games.ceres.words import cards as texts
from games.ceres.words.terms import Counted, at, few, in_few, points
from games.core.actions import tag
from games.core.icons import length
from games.core.messages import NOTHING
from games.core.speech import Items, Message, Name
from games.core.wording import WordsView

SETTLE: types.ActionName = "settlement"


class Position(WordsView[s.State, s.Player, Tables]):
    """A view of a game with the printed components, the speaker and the players' names."""

    sets, steps = SETS, STEPS

    def public_seat(self, state: s.State) -> int:
        return state.turn

    def tables(self, state: s.State) -> Tables:
        return tables(state.content, state.edition)

    @property
    def index(self) -> Index:
        """The printed components."""
        return components(self.state.content)

    @property
    def live(self) -> s.AnyFrame | None:
        """The step in hand, or None for a seat that waits."""
        frames = self.state.stack
        return frames[-1] if frames and self.seat == self.state.turn else None

    @property
    def can_skip(self) -> bool:
        """Whether the step in hand is a part of a Function that can still be skipped."""
        frame = self.live
        if (
            frame is None
            or len(self.state.stack) < 2
            or isinstance(frame, s.Producing | s.Collecting)
        ):
            return False
        below = self.state.stack[-2]
        return isinstance(below, s.Function) and skippable(self.t, self.player, below)

    # Messages that several labels have in common

    def deal(
        self, cost: types.Goods, vp: int, gain: types.Goods | None = None, free: str = "all"
    ) -> Message:
        """Return a gain and then its price: "3 VP, 1 Ice for 2 Ice"."""
        brings = [points(vp)] if vp else []
        gained = Items([*brings, *few(gain or {}).items])
        return Message("deal", gain=gained, cost=few(cost), free=free)

    def function(self, top: str, bottom: str = "") -> Message:
        """Return the whole Function of an Outstation."""
        return texts.function(self.t.parts(top, bottom), self.state.edition)

    def in_short(self, part: types.Part, *, now: bool = True) -> Message:
        """Return what a part brings, in as few words as a menu has room for, with its price.

        `now`: with what the round adds.
        """
        price = [Message("few", goods=few(part.cost))] if part.cost else []
        fee = self.round_fee(part.effect).items if now else ()
        does = _brief(part.effect, final=self.t.final)
        return Message("brief", does=does, fee=Items([*price, *fee]))

    def round_fee(self, effect: types.Effect | None = None, said: Counted = few) -> Items:
        """Return what the round adds to a Settlement Project action (5.3), if it does.

        Of a part's effect only if it is such an action.
        """
        modifier = round_modifier(self.state.edition, self.state.round)
        other = effect is not None and not (
            isinstance(effect, types.Act) and effect.action == SETTLE
        )
        if not modifier or other:
            return NOTHING
        fee = said({"influence": abs(modifier)})
        return Items([Message("gaining-fee", fee=fee)]) if modifier > 0 else fee

    def brings(self, top: str, bottom: str = "") -> Message:
        """Return what activating an Outstation brings, in short."""
        parts = self.t.parts(top, bottom)
        return Message("brings", parts=Items(self.in_short(part) for part in parts))

    def does(self, card: str, room: int) -> str:
        """Return the Function of a card: its text where there is room, else in short."""
        text, parts = self.speaker.say(self.function(card)), self.t.parts(card, "")
        if length(text) <= room:
            return text
        brief = Items(self.in_short(part, now=False) for part in parts)
        return self.speaker.fit(Message("brings", parts=brief), room)

    def source(self, source: str) -> Message:
        """Return a Headquarters gain and where it comes from; in the draft edition it is a good."""
        goods = in_few(self.source_goods(source))
        return at(goods, Name(source)) if self.from_outstations() else goods

    def often(self, line: types.TradeLine) -> int:
        """Return how often one trade performs a line (E11)."""
        return 1 if self.t.final else line.multiplier

    def commitment(self, key: str) -> types.Goods:
        """Return the Influence that committing to a project costs, if it costs any (E14)."""
        price = 0 if self.t.final else self.index.projects[key].commitment
        return {"influence": price} if price else {}

    # The board and the seat's things

    def bottom(self, outstation: str) -> str:
        """Return the lower card of an own Outstation, "" if there is none."""
        return next((o.bottom for o in self.player.outstations if o.top == outstation), "")

    def from_outstations(self) -> bool:
        """Return whether Outstations, not goods, are offered as the source of a gain (R68)."""
        frame = self.state.stack[-1] if self.state.stack else None
        return self.t.final or (isinstance(frame, s.Producing) and frame.outstation)

    def source_goods(self, source: str) -> types.Goods:
        """Return what a Headquarters gain, or a part that gains a production, brings."""
        return source_goods(self.t, source, self.from_outstations())

    def free_slots(self, location: str) -> tuple[int, int]:
        """Return how many slots of a Location are free, and how many there are."""
        slots = self.t.slots - self.state.blocked
        return slots - len(self.state.slots[LOCATION[location]]), slots

    # The seat's means at present

    def paid(self, cost: types.Goods) -> Position:
        """Return the position after a payment; goods can be below 0."""
        found = copy(self)
        found.player = paying(self.player, cost)
        return found

    def means_to_build(self) -> types.Goods:
        """Return what a Facility is paid with: before the activation, what that hands out too."""
        goods = self.player.goods
        begun = isinstance(self.live, s.Yard)
        return goods if begun else plus(goods, yard_handout(self.t, self.player))

    def means_to_trade(self) -> types.Goods:
        """Return what trades and projects are paid with, likewise; the round’s Influence apart."""
        goods = self.player.goods
        begun = isinstance(self.live, s.Bureau | s.Trading | s.Settling)
        return goods if begun else plus(goods, bureau_handout(self.t, self.player))

    def can_build(self, card: str) -> bool:
        """Return whether a Facility can be paid for."""
        return covers(self.means_to_build(), self.build_cost(card))

    def means_to_settle(self) -> types.Goods:
        """Return the goods that complete a project as it is taken (5.3, R50).

        Influence is below 0 if there is not enough for the round's modifier; then none can be
        taken.
        """
        modifier = round_modifier(self.state.edition, self.state.round)
        return plus(self.means_to_trade(), {"influence": modifier})

    def can_complete(self, project: str) -> bool:
        """Return whether a project could be taken and completed at once."""
        goods = self.means_to_settle()
        return goods["influence"] >= 0 and covers(goods, self.index.projects[project].cost)

    def can_finish(self, project: str) -> bool:
        """Return whether a committed project can be completed, which is free at any time (5.8)."""
        return covers(self.player.goods, self.index.projects[project].cost)

    def can_trade(self, line: types.TradeLine) -> bool:
        """Return whether a trade line of the docked ship can be paid for."""
        return covers(self.means_to_trade(), line.pay)

    def in_reach(self, rock: Rock) -> bool:
        """Return whether there is Ice and a Probe for an asteroid that nobody has claimed."""
        price: types.Goods = {**self.launch_price(rock.id), "probe": 1}
        return rock.owner == s.NOBODY and covers(self.player.goods, price)

    def build_cost(self, card: str) -> types.Goods:
        """Return what a Facility costs in the activation in progress."""
        frame = self.live
        again = isinstance(frame, s.Yard) and frame.again
        return build_costs(self.t, self.player, again)[card]

    def build_gain(self, card: str, onto: str = "") -> types.Goods:
        """Return the gain of building a Facility apart from its points, Construction L1 included.

        `onto` is as in `Build`; as long as it is not chosen, the gain is that of a new Outstation
        where one can be built.
        """
        printed = self.t.production[card]
        after = self.player.research["construction"] > 0
        if self.t.final:
            count = after + (onto == NEW or (not onto and self._may_expand()))
            return times(printed, count) if count else {}
        alloys = self.build_cost(card).get("alloy", 0)  # 1 Influence for each (E18)
        gains: types.Goods = {"influence": alloys} if alloys else {}
        for good, n in printed.items() if after else ():
            gains[good] = gains.get(good, 0) + n
        return gains

    def _may_expand(self) -> bool:
        """Return whether the building in hand, or any that could come, can be a new Outstation."""
        frame = self.live
        if isinstance(frame, s.Function) and frame.drawn:
            coming = self.t.parts(frame.outstation, frame.bottom)[frame.next :]
            return not self.t.final or any(map(_expands, coming))
        return not isinstance(frame, s.Yard) or "expanse" in frame.ways

    def launch_price(self, asteroid: str) -> types.Goods:
        """Return the Ice of a Launch; the Aerospace L3 repeat goes without L2 (R64)."""
        frame = self.live
        again = isinstance(frame, s.Launching) and frame.again
        return {"ice": launch_price(self.t, self.state, self.player, asteroid, again)}

    def extra_open(self) -> bool:
        """Return whether Manufacturing Efficiency still gives its extra Manufacture here (R8)."""
        frame = self.live
        return isinstance(frame, s.Manufacturing) and extra_open(self.state, self.player, frame)

    def materials(self) -> tuple[types.Goods, types.Goods]:
        """Return the materials of an Alloy and of a Probe."""
        return product_costs(self.state, self.player)

    def manufacture_cost(self, alloys: int, probes: int) -> types.Goods:
        """Return materials and Credits of a Manufacture (8.3, 8.4, R8)."""
        live = self.live
        frame = live if isinstance(live, s.Manufacturing) else s.Manufacturing(limit=0)
        cost = manufacture_cost(self.state, self.player, frame, alloys, probes)
        return {good: n for good, n in cost.items() if n}


def _expands(part: types.Part) -> bool:
    """Return whether a part can build a new Outstation."""
    match part.effect:
        case types.Act("expanse") | types.Visit("construction_yard"):
            return True
        case _:
            return False


def _brief(effect: types.Effect, *, final: bool) -> Message:
    match effect:
        case types.Act("trade") if not final:
            return Message("brief-line")  # as often as its multiplier allows, not the part's (E11)
        case types.Gain(goods):
            return in_few(goods)
        case types.Act(action, times):
            return Message("brief-act", action=Message(f"action-{action}"), times=times)
        case types.Visit(location):
            return Message(f"brief-visit-{location}")
        case types.DrawAndSee(cards):
            return Message("brief-draw", cards=cards)
        case _:
            return Message(f"brief-{tag(effect)}")
