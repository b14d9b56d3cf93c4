"""A masked state with what its printed components say: what labels and boards are read from."""

from __future__ import annotations

from games.ceres.actions import NEW
from games.ceres.can_step import (
    build_cost,
    launch_price,
    product_costs,
    round_modifier,
    with_construction,
    with_logistics,
)
from games.ceres.checks_step import extra_open, manufacture_cost
from games.ceres.content import components
from games.ceres.content.types import (
    Act,
    ActionName,
    AsteroidProduction,
    DrawAndSee,
    Effect,
    FacilityProduction,
    Gain,
    Goods,
    HeadquartersGain,
    Part,
    TradeLine,
    Visit,
)
from games.ceres.goods import covers, more, times
from games.ceres.rules.derived import Rock
from games.ceres.shorter import STEPS
from games.ceres.state import (
    NOBODY,
    AnyFrame,
    Bureau,
    Launching,
    Manufacturing,
    Player,
    Producing,
    Settling,
    State,
    Trading,
    Yard,
)
from games.ceres.tables import HEADQUARTERS_GOODS, Tables, tables
from games.ceres.terms import ACTION, LOCATION, POINTS, name, number, short
from games.ceres.words import cards as texts
from games.ceres.words.speaker import speaker
from games.core.secrets import Seen
from games.core.text import NARROW_SPACE, Language, shortened

AT = " · "
"""Stands between what is gained and where."""


SETTLE: ActionName = "settlement"


class Desk:
    """What is seen of a game, in a language, with what the printed components say."""

    def __init__(self, seen: Seen[State], lang: Language) -> None:
        self.state = state = seen.state
        self.lang: Language = lang
        self.voice = speaker(lang, state.content)
        self.index = components(state.content)
        self.t: Tables = tables(state.content, state.edition)
        self.colon = f"{NARROW_SPACE}:" if lang == "fr" else ":"
        self.seat = state.turn if seen.viewer is None else seen.viewer
        self.player: Player = state.players[self.seat]

    def say(self, en: str, fr: str) -> str:
        """Return the words of the desk's language."""
        return fr if self.lang == "fr" else en

    def named(self, key: str) -> str:
        """Return a printed name."""
        return self.voice.name(key)

    def goods(self, amounts: Goods) -> str:
        """Return amounts in short form."""
        return short(amounts, self.lang)

    def points(self, vp: int) -> str:
        """Return points."""
        return f"{number(vp)}{NARROW_SPACE if self.lang == 'fr' else ' '}{POINTS[self.lang]}"

    def deal(self, cost: Goods, vp: int, gain: Goods | None = None, free: str = "") -> str:
        """Return what is gained and then what is paid for it: "3 VP, 1 Ice for 2 Ice".

        `free` stands where the cost is nothing.
        """
        brings = [self.points(vp)] if vp else []
        if gain:
            brings.append(self.goods(gain))
        gained = ", ".join(brings) or self.say("nothing", "rien")
        if not any(cost.values()):
            return f"{gained} ({free or self.say('free', 'gratuit')})"
        return f"{gained} {self.say('for', 'pour')} {self.goods(cost)}"

    def part(self, part: Part) -> str:
        """Return what a part of a Function does."""
        return self.voice.say(texts.part(part, self.state.edition))

    def function(self, top: str, bottom: str = "") -> str:
        """Return the whole Function of an Outstation."""
        return " ".join(self.part(part) for part in self.t.parts(top, bottom))

    def in_short(self, part: Part, *, now: bool = True) -> str:
        """Return what a part brings, in as few words as a menu has room for, with its price.

        `now`: with what the round adds.
        """
        prices = [self.goods(part.cost)] if part.cost else []
        fee = self.round_fee(part.effect) if now else ""
        prices += [fee] if fee else []
        return self._effect(part.effect) + (f" ({', '.join(prices)})" if prices else "")

    def round_fee(self, effect: Effect | None = None) -> str:
        """Return what the round adds to a Settlement Project action (5.3), "" for nothing.

        Of a part's effect only if it is such an action.
        """
        modifier = round_modifier(self.state.edition, self.state.round)
        other = effect is not None and not (isinstance(effect, Act) and effect.action == SETTLE)
        if not modifier or other:
            return ""
        return ("+" if modifier > 0 else "") + self.goods({"influence": abs(modifier)})

    def _effect(self, effect: Effect) -> str:
        match effect:
            case Gain(goods):
                return self.goods(goods)
            case Act(action, times):
                often = f" ×{times}" if times > 1 else ""
                return name(ACTION[action], self.lang) + often
            case Visit(location):
                return name(LOCATION[location], self.lang)
            case HeadquartersGain() | FacilityProduction():
                return self.say("a production", "une production")
            case AsteroidProduction():
                return self.say("an asteroid’s production", "production d’un astéroïde")
            case DrawAndSee(cards):
                return self.say(f"draw {cards} cards", f"piocher {cards} cartes")

    def brings(self, top: str, bottom: str = "") -> str:
        """Return what activating an Outstation brings, in short."""
        return " + ".join(self.in_short(part) for part in self.t.parts(top, bottom))

    def does(self, card: str, room: int) -> str:
        """Return the Function of a card: its text where there is room, else in short."""
        text, parts = self.function(card), self.t.parts(card, "")
        if len(text) <= room:
            return text
        return self.fit(" + ".join(self.in_short(part, now=False) for part in parts), room)

    def fit(self, text: str, room: int) -> str:
        """Return a text for a label with its words shortened as far as needed."""
        return shortened(text, room, STEPS[self.lang])

    def bottom(self, outstation: str) -> str:
        """Return the lower card of an own Outstation, "" if there is none."""
        return next((o.bottom for o in self.player.outstations if o.top == outstation), "")

    def from_outstations(self) -> bool:
        """Tell whether Outstations, not goods, are offered as the source of a gain (R68)."""
        frame = self.state.stack[-1] if self.state.stack else None
        return self.t.final or (isinstance(frame, Producing) and frame.outstation)

    def source_goods(self, source: str) -> Goods:
        """Return what a Headquarters gain, or a part that gains a production, brings."""
        if self.from_outstations():
            return self.t.production[source]
        return {good: n for good, n in HEADQUARTERS_GOODS.items() if good == source}

    def source(self, source: str) -> str:
        """Return a Headquarters gain and where it comes from; in the draft edition it is a good."""
        goods = self.goods(self.source_goods(source))
        return f"{goods}{AT}{self.named(source)}" if self.from_outstations() else goods

    @property
    def live(self) -> AnyFrame | None:
        """The step in hand, `None` for who waits."""
        frames = self.state.stack
        return frames[-1] if frames and self.seat == self.state.turn else None

    def means_to_build(self) -> Goods:
        """Return what a Facility is paid with: before the activation, what that hands out too."""
        goods = self.player.goods
        begun = isinstance(self.live, Yard)
        return goods if begun else with_construction(self.t, self.player, goods)

    def means_to_trade(self) -> Goods:
        """Return what trades and projects are paid with, likewise; the round’s Influence apart."""
        goods = self.player.goods
        begun = isinstance(self.live, Bureau | Trading | Settling)
        return goods if begun else with_logistics(self.t, self.player, goods)

    # What the seat can pay for, as things stand

    def can_build(self, card: str) -> bool:
        """Tell whether a Facility can be paid for."""
        return covers(self.means_to_build(), self.build_cost(card))

    def can_complete(self, project: str) -> bool:
        """Tell whether a project could be taken and completed at once (5.3, R50)."""
        modifier = round_modifier(self.state.edition, self.state.round)
        goods = more(self.means_to_trade(), "influence", modifier)
        return goods["influence"] >= 0 and covers(goods, self.index.projects[project].cost)

    def can_trade(self, line: TradeLine) -> bool:
        """Tell whether a trade line of the docked ship can be paid for."""
        return covers(self.means_to_trade(), line.pay)

    def in_reach(self, rock: Rock) -> bool:
        """Tell whether there is Ice and a Probe for an asteroid that nobody has claimed."""
        price: Goods = {**self.launch_price(rock.id), "probe": 1}
        return rock.owner == NOBODY and covers(self.player.goods, price)

    def build_cost(self, card: str) -> Goods:
        """Return what a Facility costs in the activation in progress."""
        frame = self.live
        again = isinstance(frame, Yard) and frame.again
        return build_cost(self.t, self.player, card, again)

    def build_gain(self, card: str, onto: str = "") -> Goods:
        """Return what building a Facility brings besides its points, Construction L1 included.

        `onto` is as in `Build`; as long as it is not chosen, the gain is that of a new Outstation
        where one may be built.
        """
        printed = self.t.production[card]
        after = self.player.research["construction"] > 0
        if self.t.final:
            count = after + (onto == NEW or (not onto and self._may_expand()))
            return times(printed, count) if count else {}
        alloys = self.build_cost(card).get("alloy", 0)  # 1 Influence for each (E18)
        gains: Goods = {"influence": alloys} if alloys else {}
        for good, n in printed.items() if after else ():
            gains[good] = gains.get(good, 0) + n
        return gains

    def _may_expand(self) -> bool:
        """Tell whether the building in hand, or any that could come, may be a new Outstation."""
        frame = self.live
        return not isinstance(frame, Yard) or "expanse" in frame.ways

    def launch_price(self, asteroid: str) -> Goods:
        """Return the Ice of a Launch; the Aerospace L3 repeat goes without L2 (R64)."""
        frame = self.live
        again = isinstance(frame, Launching) and frame.again
        return {"ice": launch_price(self.t, self.state, self.player, asteroid, again)}

    def extra_open(self) -> bool:
        """Tell whether Manufacturing Efficiency still gives its extra Manufacture here (R8)."""
        frame = self.live
        return isinstance(frame, Manufacturing) and extra_open(self.state, self.player, frame)

    def materials(self) -> tuple[Goods, Goods]:
        """Return the materials of an Alloy and of a Probe."""
        return product_costs(self.state, self.player)

    def manufacture_cost(self, alloys: int, probes: int) -> Goods:
        """Return materials and Credits of a Manufacture (8.3, 8.4, R8)."""
        live = self.live
        frame = live if isinstance(live, Manufacturing) else Manufacturing(limit=0)
        cost = manufacture_cost(self.state, self.player, frame, alloys, probes)
        return {good: n for good, n in cost.items() if n}
