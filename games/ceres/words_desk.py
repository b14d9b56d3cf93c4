"""A view with what its printed components say: what labels, prompts and boards are read from.

Only views go in, so nothing hidden can be said.
"""

from __future__ import annotations

from games.ceres import catalog, text_en, text_fr
from games.ceres.components import RINGS, Goods, Part
from games.ceres.state import Function, Launching, Manufacturing, Producing, Yard
from games.ceres.tables import HEADQUARTERS_GOODS, INWARD, SEPARATORS, Tables, tables
from games.ceres.terms import POINTS, name, number, short
from games.ceres.view import PlayerView, View
from games.core.text import NARROW_SPACE, Language


class Desk:
    """A view, in a language, with what the printed components say."""

    def __init__(self, view: View, lang: Language) -> None:
        self.view = view
        self.lang: Language = lang
        self.index = catalog.components(view.content)
        self.t: Tables = tables(view.content, view.edition)
        self.colon = f"{NARROW_SPACE}:" if lang == "fr" else ":"
        self.seat = view.turn if view.seat is None else view.seat
        self.player: PlayerView = view.players[self.seat]

    def say(self, en: str, fr: str) -> str:
        """Return the words of the desk's language."""
        return fr if self.lang == "fr" else en

    def named(self, key: str) -> str:
        """Return a printed name."""
        return name(self.index.names[key], self.lang)

    def goods(self, amounts: Goods) -> str:
        """Return amounts in short form."""
        return short(amounts, self.lang)

    def points(self, vp: int) -> str:
        """Return points."""
        return f"{number(vp)}{NARROW_SPACE if self.lang == 'fr' else ' '}{POINTS[self.lang]}"

    def deal(self, cost: Goods, vp: int, gain: Goods | None = None) -> str:
        """Return what is paid and what it brings."""
        brings = [self.points(vp)] if vp else []
        if gain:
            brings.append(self.goods(gain))
        return f"{self.goods(cost)} → {', '.join(brings)}"

    def part(self, part: Part) -> str:
        """Return what a part of a Function does."""
        text = text_fr if self.lang == "fr" else text_en
        return text.part(part, self.view.edition)

    def function(self, top: str, bottom: str = "") -> str:
        """Return the whole Function of an Outstation."""
        return " ".join(self.part(part) for part in self.t.parts(top, bottom))

    def from_outstations(self) -> bool:
        """Tell whether Outstations, not goods, are offered as the source of a gain (R68)."""
        frame = self.view.frames[-1] if self.view.frames else None
        return self.t.final or (isinstance(frame, Producing) and frame.outstation)

    def source_goods(self, source: str) -> Goods:
        """Return what a Headquarters gain, or a part that gains a production, brings."""
        if self.from_outstations():
            return self.t.production[source]
        return {good: n for good, n in HEADQUARTERS_GOODS.items() if good == source}

    def source(self, source: str) -> str:
        """Return what a Headquarters gain is called; in the draft edition it is a good."""
        if self.from_outstations():
            return f"{self.named(source)} → {self.goods(self.source_goods(source))}"
        return self.goods(self.source_goods(source))

    def build_cost(self, card: str) -> Goods:
        """Return what a Facility costs in the activation in progress."""
        frame = self.view.frames[-1] if self.view.frames else None
        again = isinstance(frame, Yard) and frame.again
        if self.t.final and not again and self.player.research["construction"] > 1:
            return self.t.cheap[card]
        return self.t.facilities[card].cost

    def launch_price(self, asteroid: str) -> Goods:
        """Return the Ice of a Launch; the Aerospace L3 repeat goes without L2 (R64)."""
        frame = self.view.frames[-1] if self.view.frames else None
        rock = next(a for a in self.view.asteroids if a.id == asteroid)
        if not (isinstance(frame, Launching) and frame.again):
            return {"ice": rock.prices[self.seat]}
        price = INWARD[0][RINGS.index(rock.ring)] + SEPARATORS[rock.position]
        if self.holds("continuous_ice_supply"):
            price = max(0, price - self.t.supply)
        return {"ice": price}

    def holds(self, favor: str) -> bool:
        """Tell whether the seat to move holds a Favor."""
        return any(f.id == favor and f.holder == self.seat for f in self.view.favors)

    def extra_open(self) -> bool:
        """Tell whether Manufacturing Efficiency still gives its extra Manufacture here (R8)."""
        if not self.holds("manufacturing_efficiency"):
            return False
        below, frame = self.view.frames[-2:]
        paid = isinstance(frame, Manufacturing) and frame.paid
        return paid or not (isinstance(below, Function) and below.extra)

    def manufacture_cost(self, alloys: int, probes: int) -> Goods:
        """Return materials and Credits of a Manufacture (8.3, 8.4, R8)."""
        efficient = self.holds("manufacturing_efficiency")
        saved = 1 if efficient else 0
        cost: Goods = {
            "ore": alloys * (2 - saved) + probes * (1 - saved),
            "ceramics": probes,
            "energy": probes,
        }
        frames = self.view.frames
        frame = frames[-1] if frames else None
        if isinstance(frame, Manufacturing) and frame.paid:
            count = alloys + probes
            cost["credit"] = count - (1 if count > 1 and efficient else 0)
        return {good: n for good, n in cost.items() if n}
