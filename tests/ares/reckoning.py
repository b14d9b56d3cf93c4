"""A second reckoning of prices, requirements, plays and actions from published facts.

It reads the transcription table and the rules, never the engine's declarations or effects, so that
both would have to be wrong in the same way. At a choice it gives up: `Unknown`.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from games.ares.actions import Play, Standard, Use
from games.ares.content import CARDS, CORPS, OCEAN_TILES
from games.ares.state import Phase, Player, State

Json = dict[str, Any]
TABLE: dict[int, Json] = {
    row["number"]: row
    for row in json.loads((Path(__file__).parent / "transcription.json").read_text("utf-8"))
}
FACTS: dict[str, Json] = {
    card.id: TABLE[card.number] for card in (*CARDS.values(), *CORPS.values())
}
ZONES = ("purple", "red", "yellow", "white")
WARMEST = (-20, -10, 0, 8)
"""The last degree of every zone."""
RICHEST = (2, 6, 11, 14)
"""The last percent of oxygen of every zone."""
HELION = 211


class Unknown(Exception):
    """A next step that is the owner's choice."""


# Consequences of the cards before a player


def before(player: Player) -> list[Json]:
    """Return corporation and played cards."""
    corporation = [FACTS[player.corporation]] if player.corporation else []
    return corporation + [FACTS[card] for card in player.played]


def tags(player: Player, tag: str) -> int:
    return sum(row["tags"].count(tag) for row in before(player))


def metal(player: Player, which: str) -> int:
    return sum(row["capability"].get(which, 0) for row in before(player))


def changes(player: Player, what: str) -> list[Json]:
    """Return the modifiers of a kind."""
    return [part for row in before(player) for part in row["ongoing"] if part.get("modify") == what]


def total(player: Player, what: str) -> int:
    return sum(part["amount"] for part in changes(player, what))


def counted(player: Player, n: Any, card: str = "") -> int:
    """Return the value of a fixed amount or a rate."""
    if isinstance(n, int):
        return n
    if "per_tag" in n:
        have = tags(player, n["per_tag"])
    elif n["per"] == "forest_vp":
        have = player.forests
    elif n["per"] == "project_card_played":
        have = len(player.played)
    elif n["per"] == "blue_card_in_play":
        have = blue(player)
    else:
        have = player.cubes.get(card, 0)
    return n["each"] * (have // n["by"])


def blue(player: Player) -> int:
    return sum(FACTS[card]["color"] == "blue" for card in player.played)


def produced(player: Player) -> Json:
    found = dict.fromkeys(("mc", "card", "heat", "plant"), 0)
    for row in before(player):
        for track, n in row["production"].items():
            found[track] += counted(player, n)
    return found


def points(player: Player) -> int:
    return sum(counted(player, FACTS[card]["vp"], card) for card in player.played)


def price(player: Player, row: Json, less: int = 0) -> int:
    found = row["cost"] - less
    if "building" in row["tags"]:
        found -= metal(player, "steel") * (2 + total(player, "steel_value"))
    if "space" in row["tags"]:
        found -= metal(player, "titanium") * (3 + total(player, "titanium_value"))
    for part in changes(player, "card_cost"):
        fits = part.get("tag") in (None, *row["tags"])
        if fits and row["cost"] >= part.get("min_printed_cost", 0):
            found += part["amount"]
    return max(found, 0)


def sale(player: Player) -> int:
    return 3 + total(player, "discard_for_mc_value")


def heat_pays(player: Player) -> bool:
    return bool(player.corporation) and FACTS[player.corporation]["number"] == HELION


# What may be played and used


def zone(value: int, lasts: tuple[int, ...]) -> int:
    return next(number for number, last in enumerate(lasts) if value <= last)


def meets(player: Player, phase: Phase, row: Json, *, tolerant: bool) -> bool:
    """Return whether the requirements hold that are not paid."""
    needs = row["requirement"] or {}
    slack = int(tolerant or bool(changes(player, "requirement_color_shift")))
    for scale, now in (
        ("temperature", zone(-30 + 2 * phase.temperature, WARMEST)),
        ("oxygen", zone(phase.oxygen, RICHEST)),
    ):
        wanted = [ZONES.index(name) for name in needs.get(scale, ())]
        if wanted and not min(wanted) - slack <= now <= max(wanted) + slack:
            return False
    return (
        needs.get("oceans_min", 0) <= phase.oceans <= needs.get("oceans_max", 9)
        and all(tags(player, tag) >= n for tag, n in needs.get("tags", {}).items())
        and player.tr >= needs.get("tr_min", 0)
    )


def spent(row: Json) -> Json:
    return (row["requirement"] or {}).get("spend", {})


def slot(phase: Phase, seat: int, row: Json) -> bool:
    lane = phase.lanes[seat]
    if phase.number == 1:
        return row["color"] == "green" and (lane.slots > 0 or row["cost"] <= lane.free)
    return phase.number == 2 and row["color"] != "green" and (lane.slots > 0 or lane.bonus)


def asked(player: Player, phase: Phase, seat: int, row: Json) -> int:
    """Return the price in a phase: nothing for the free green card."""
    lane = phase.lanes[seat]
    if phase.number == 1 and not lane.slots:
        return 0
    return price(player, row, lane.less + lane.next_less)


def playable(state: State, seat: int, card: str) -> bool:
    phase, player, row = state.stack[-1], state.players[seat], FACTS[card]
    assert isinstance(phase, Phase)
    if not slot(phase, seat, row):
        return False
    if not meets(player, phase, row, tolerant=phase.lanes[seat].next_tolerant):
        return False
    if any(getattr(player, what) < n for what, n in spent(row).items()):
        return False
    funds = player.mc + sale(player) * (len(player.hand) - 1)
    funds += player.heat - spent(row).get("heat", 0) if heat_pays(player) else 0
    return funds >= asked(player, phase, seat, row)


def way(player: Player, card: str, option: int) -> tuple[Json, list[Json]]:
    """Return cost and gains of one way to use an action, for the owner's own phase card."""
    action = FACTS[card]["action"]
    found = action.get("options", [action])[option]
    bonus = found.get("if_you_chose_phase_3", {}) if player.phase == 3 else {}
    return bonus.get("cost", found["cost"]), [*found["gain"], *bonus.get("extra_gain", [])]


def mc_of(player: Player, cost: Json) -> int:
    n = cost.get("mc", 0)
    if isinstance(n, int):
        return n
    less = n["less"]
    if "each" not in less:
        return n["base"] - (less["amount"] if blue(player) >= less["if"]["blue_cards_min"] else 0)
    have = metal(player, less["per"]) if "per" in less else tags(player, less["per_tag"])
    return max(n["base"] - less["each"] * have, 0)


def eaten(player: Player, card: str, part: Json) -> list[str]:
    """Return the cards from which the cubes of a cost can be taken."""
    among = [card] if part["from"] == "this" else player.played
    kind, n = part["what"], part["n"]
    return [c for c in among if FACTS[c]["holds"] == kind and player.cubes.get(c, 0) >= n]


def usable(state: State, seat: int, card: str, option: int) -> bool:
    phase, player = state.stack[-1], state.players[seat]
    assert isinstance(phase, Phase)
    lane = phase.lanes[seat]
    if lane.uses.get(card, 0) > int(lane.bonus):
        return False
    cost, _ = way(player, card, option)
    for what, n in cost.items():
        least = n if isinstance(n, int) else 1
        match what:
            case "heat" | "plant" | "tr" if getattr(player, what) < least:
                return False
            case "discard" if len(player.hand) < least:
                return False
            case "remove" if not eaten(player, card, n):
                return False
            case _:
                pass
    return player.mc + player.heat * heat_pays(player) >= mc_of(player, cost)


# Results of a play


class Reckoning:
    """One decision of a seat, reckoned on a copy of its objects."""

    def __init__(self, state: State, seat: int) -> None:
        phase = state.stack[-1]
        assert isinstance(phase, Phase)
        self.phase = phase
        self.seat = seat
        self.player = copy.deepcopy(state.players[seat])
        self.deck = list(state.deck)
        self.tiles = state.oceans
        self.mars = {
            "temperature": state.temperature,
            "oxygen": state.oxygen,
            "ocean": state.flipped,
        }

    def decide(self, action: Play | Use | Standard) -> Json:
        """Return the seat's goods and the state of Mars afterwards; raises `Unknown`."""
        match action:
            case Play():
                self._play(action)
            case Use():
                self._use(action)
            case Standard():
                self._standard(action)
        return standing(self.player, self.mars, len(self.deck))

    def _pay(self, mc: int, keep_heat: int = 0) -> int:
        """Pay with MC, then heat where it may; return the missing amount."""
        player = self.player
        paid = min(player.mc, mc)
        player.mc -= paid
        burnt = min(player.heat - keep_heat, mc - paid) if heat_pays(player) else 0
        player.heat -= burnt
        return mc - paid - burnt

    def _play(self, action: Play) -> None:
        player, row = self.player, FACTS[action.card]
        left = asked(player, self.phase, self.seat, row)
        player.hand.remove(action.card)
        if action.reduction in ("plants", "both"):
            player.plant -= 1
            left = max(left - 5, 0)
        if action.reduction in ("microbes", "both"):
            holder = next(c for c in player.played if FACTS[c]["number"] == 5)
            player.cubes[holder] -= 2
            left = max(left - 10, 0)
        if action.payment == "heat":
            burnt = min(player.heat - spent(row).get("heat", 0), left)
            player.heat -= burnt
            left -= burnt
        left = self._pay(left, spent(row).get("heat", 0))
        while left > 0:
            cheapest = min(player.hand, key=lambda c: (FACTS[c]["cost"], FACTS[c]["number"]))
            player.hand.remove(cheapest)
            left -= sale(player)
        player.mc -= left  # change
        for what, n in spent(row).items():
            setattr(player, what, getattr(player, what) - n)
        earlier = before(player)
        player.played.append(action.card)
        self._run(row, row["immediate"])
        for source in [*earlier, row]:
            for part in source["ongoing"]:
                for _ in range(_fired(part, row, own=source is row)):
                    if part.get("optional") and player.hand:
                        raise Unknown
                    if not part.get("optional"):
                        self._run(source, part["do"])

    def _use(self, action: Use) -> None:
        player = self.player
        cost, gain = way(player, action.card, action.option)
        if action.funds != "mc":
            raise Unknown
        self._pay(mc_of(player, cost))
        for what, n in cost.items():
            amount = n if isinstance(n, int) else action.amount
            match what:
                case "heat" | "plant" | "tr":
                    setattr(player, what, getattr(player, what) - amount)
                case "discard":
                    self._discard(amount)
                case "remove":
                    (holder,) = self._only(eaten(player, action.card, n))
                    player.cubes[holder] -= n["n"]
                case _:
                    pass
        self._run(FACTS[action.card], gain, action.amount)
        self._trigger("use_card_action")

    def _standard(self, action: Standard) -> None:
        player = self.player
        if action.funds != "mc":
            raise Unknown
        less = total(player, "standard_action_mc_cost")
        forest: Json = {"do": "forest", "n": 1}
        match action.project:
            case "forest_plants":
                player.plant -= 8 + total(player, "forest_plant_cost")
                self._run({}, [forest])
            case "forest_mc":
                self._pay(20 + less)
                self._run({}, [forest])
            case "heat_temperature":
                player.heat -= 8
                self._step("temperature")
            case "mc_temperature":
                self._pay(14 + less)
                self._step("temperature")
            case "mc_ocean":
                self._pay(15 + less)
                self._step("ocean")

    # Effects

    def _only(self, cards: list[str]) -> list[str]:
        if len(cards) > 1:
            raise Unknown
        return cards

    def _discard(self, n: int) -> None:
        if len(self.player.hand) > n:
            raise Unknown
        self.player.hand.clear()

    def _draw(self, n: int) -> None:
        for _ in range(n):
            if not self.deck:
                raise Unknown
            self.player.hand.append(self.deck.pop())

    def _step(self, what: str) -> None:
        """Raise a parameter a step, or flip an ocean (9.1 to 9.5)."""
        start = {
            "temperature": self.phase.temperature,
            "oxygen": self.phase.oxygen,
            "ocean": self.phase.oceans,
        }[what]
        end = {"temperature": 19, "oxygen": 14, "ocean": 9}[what]
        if start >= end:
            return
        self.mars[what] = min(self.mars[what] + 1, end)
        self.player.tr += 1
        if what == "ocean":
            tile = OCEAN_TILES[self.tiles[self.mars["ocean"] - 1]]
            for good, n in tile.gains.items():
                setattr(self.player, good, getattr(self.player, good) + n)
            self._draw(tile.cards)
        self._trigger("flip_ocean" if what == "ocean" else f"raise_{what}")

    def _trigger(self, when: str) -> None:
        for source in before(self.player):
            for part in source["ongoing"]:
                if part.get("when") == when:
                    self._run(source, part["do"])

    def _put(self, card: str, n: int) -> None:
        self.player.cubes[card] = self.player.cubes.get(card, 0) + n

    def _run(self, source: Json, ops: list[Json], paid: int = 0) -> None:
        for op in ops:
            self._op(source, op, paid)

    def _op(self, source: Json, op: Json, paid: int) -> None:
        player = self.player
        here = next((c for c in player.played if FACTS[c] is source), "")
        n = paid if op.get("n") == "spent" else op.get("n")
        match op["do"]:
            case "gain":
                setattr(player, op["what"], getattr(player, op["what"]) + n)
            case "draw" if isinstance(n, int):
                self._draw(n)
            case "discard":
                self._discard(n)
            case "raise":
                for _ in range(n):
                    self._step(op["what"])
            case "flip_ocean":
                for _ in range(n):
                    self._step("ocean")
            case "raise_tr":
                player.tr += counted(player, n)
            case "forest":
                for _ in range(n):
                    self._step("oxygen")
                    player.forests += 1
                    self._trigger("gain_forest_vp")
            case "add" if op["to"] == "this":
                self._put(here, n)
            case "add":
                kinds = (
                    {op["what"]} if op["what"] != "matching" else {"animal", "microbe", "science"}
                )
                fit = [c for c in player.played if FACTS[c]["holds"] in kinds and c != here]
                for holder in self._only(fit):
                    self._put(holder, n)
            case "remove":
                player.cubes[here] -= n
            case "choose":
                (branch,) = self._only([b for b in op["one_of"] if self._can(here, b)])
                self._run(source, branch)
            case "if":
                if all(tags(player, tag) >= least for tag, least in op["has_tags"].items()):
                    self._run(source, op["then"])
            case "extra_play" | "next_card":
                pass  # for later plays
            case _:
                raise Unknown

    def _can(self, here: str, branch: list[Json]) -> bool:
        return all(
            op["do"] != "remove" or self.player.cubes.get(here, 0) >= op["n"] for op in branch
        )


def _fired(part: Json, played: Json, *, own: bool) -> int:
    """Return how often a played card fires an ongoing part."""
    if "do" not in part or (own and not part.get("include_self")):
        return 0
    match part["when"]:
        case "play_card":
            return 1
        case "play_tag":
            return sum(tag in part["tags"] for tag in played["tags"])
        case "gain_steel":
            return played["capability"].get("steel", 0)
        case _:
            return 0


def standing(player: Player, mars: Json, deck: int) -> Json:
    """Return the facts to compare."""
    return {
        "stocks": (player.mc, player.heat, player.plant),
        "tr": player.tr,
        "forests": player.forests,
        "cubes": {card: n for card, n in player.cubes.items() if n},
        "hand": sorted(player.hand),
        "played": player.played,
        "mars": mars,
        "deck": deck,
    }


def standing_of(state: State, seat: int) -> Json:
    mars = {"temperature": state.temperature, "oxygen": state.oxygen, "ocean": state.flipped}
    return standing(state.players[seat], mars, len(state.deck))
