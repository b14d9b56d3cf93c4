"""What a position is worth to a seat, in points: what it has, its engine, its hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from games.ares import effects, scoring
from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS, zone
from games.ares.flow import SOLO_ROUNDS
from games.ares.rules import derive
from games.ares.rules.derive import FOREST_PLANTS, HEAT_STEP
from games.ares.seats import outlook, worth
from games.ares.seats.outlook import Outlook
from games.ares.state import Limit, Mulligan, Player, Research, State

HOLD = 0.6
"""The share of a hand card's profit that it promises unplayed; 0.45 and 0.75 did worse."""
NEXT = 0.92
"""Every further hand card promises so much of its profit less, as it is played later if ever."""
WANTED, PLANS = 10, 3
"""MC beyond `WANTED` and the prices of `PLANS` hand cards are for standard actions only."""
FUTURE = 3
"""More MC wanted for each round to come, for cards that will be drawn; 1.5 did no better."""
USUAL = 8
"""The likely price of an unknown card that is worth playing."""
FRESH, CROWD, STALE = 1.2, 0.06, 0.5
"""The worth of an unknown card in an empty hand, how much less each card makes it, and the least.

In shares of a card's usual worth.
"""
ZONE_STEPS, OCEAN_STEPS, TAG_STEPS = 4, 3, 8
"""Steps of Mars that pass while a zone, an ocean or a tag is waited for."""
RAISED, ABLE, ABLE_GREEN = 0.9, 0.8, 0.7
"""How likely a requirement comes at all; and heat or plants that a card asks for."""
PACE, PACE_ALONE = 2.0, 1.5
"""Steps of Mars made in a round: with others, and alone."""
TIE = 0.001
"""The worth of leftover goods at the end: they break ties."""
SPILL = 0.01
"""Heat and plants that Mars has no use for."""


def evaluate(state: State, seat: int, o: Outlook, known: Set[str]) -> float:
    """Return how good a position is for a seat; of cards not `known` only the number counts."""
    player = state.players[seat]
    points = sum(scoring.categories(player).values())
    if not state.stack:
        return points * o.point + TIE * scoring.resources(player, len(player.hand))
    value = o.point * points + engine(state, player, o)
    return value + _hand(state, seat, o, known) - outlook.missing(state, o)


def money(mc: float, wanted: float, o: Outlook) -> float:
    """Return the worth of MC to a player who wants the amount `wanted` for cards."""
    return o.mc * mc if mc <= wanted else o.mc * wanted + o.spare * (mc - wanted)


def engine(state: State, player: Player, o: Outlook) -> float:
    """Return what production, goods, metals, effects and actions will bring."""
    made = derive.production(player)
    value = o.income * (player.tr + made["mc"]) + made["card"] * worth.produced("card", o)
    value += goods(state, player, made["heat"], made["plant"], o)
    metal = derive.metal(player, "steel") + derive.metal(player, "titanium")
    value += metal * worth.metals(o)
    value += sum(worth.box_worth(card, o) for card in player.played)
    if player.corporation:
        value += worth.box_worth(player.corporation, o)
    return value


def goods(state: State, player: Player, heat: int, plant: int, o: Outlook) -> float:
    """Return what heat and plants will be worth: as much of them as Mars has a use for."""
    hot = max(TEMPERATURE_STEPS - state.temperature, 0) * HEAT_STEP
    have = player.heat + heat * o.paydays
    value = o.heat * min(have, hot) + SPILL * max(have - hot, 0)
    green = max(OXYGEN_STEPS - state.oxygen, 0) * FOREST_PLANTS
    have = player.plant + plant * o.paydays
    late = outlook.SURE * o.point / FOREST_PLANTS
    return value + o.plant * min(have, green) + late * max(have - green, 0)


# The hand


def _hand(state: State, seat: int, o: Outlook, known: Set[str]) -> float:
    """Return what the cards promise, those being looked at included and those given up not."""
    player = state.players[seat]
    cards: Sequence[str] = player.hand
    sold = 0
    frame = state.stack[-1]
    match frame:
        case Research(_, _, kept):
            cards = [*cards, *kept[seat]]
        case Limit(marked):
            sold = len(marked[seat])
            cards = [card for card in cards if card not in marked[seat]]
        case Mulligan(thrown):
            cards = [card for card in cards if card not in thrown[seat]]
            return holding(state, player, cards, len(thrown[seat]), o)
        case _:
            pass
    unknown = sum(card not in known for card in cards)
    cards = [card for card in cards if card in known]
    return holding(state, player, cards, unknown, o) + sold * o.mc * derive.sale_worth(player)


def holding(state: State, player: Player, cards: Sequence[str], unknown: int, o: Outlook) -> float:
    """Return what MC and hand cards promise together."""
    # Never less than it can be sold for.
    least = o.mc * derive.sale_worth(player)
    most = 1 + o.rounds
    found = profits(state, player, cards, o)
    found.sort(key=lambda plan: plan[1], reverse=True)
    wanted = WANTED + FUTURE * o.rounds
    value = 0.0
    share = HOLD
    plans = 0
    for index, (_, gain, price) in enumerate(found):
        value += max(share * gain, least) if index < most else least
        share *= NEXT
        if index < PLANS and gain > 0:
            wanted += price
            plans += 1
    size = len(cards) + unknown / 2
    value += unknown * o.card * max(FRESH - CROWD * size, STALE)
    wanted += USUAL * min(unknown, PLANS - plans)
    return value + money(player.mc, wanted, o)


def profits(
    state: State, player: Player, cards: Sequence[str], o: Outlook
) -> list[tuple[str, float, int]]:
    """Return cards with what playing them would bring, by and by, and with their prices."""
    prices = derive.Prices(player)
    tags = derive.tag_counts(player)
    tolerant = derive.tolerant(player)
    found: list[tuple[str, float, int]] = []
    for card in cards:
        price = max(prices.of(CARDS[card]), 0)
        gain = gross(player, tags, card, o) - o.mc * price
        if gain > 0:
            gain *= reach(state, player, tags, card, o, tolerant=tolerant)
        found.append((card, gain, price))
    return found


def gross(player: Player, tags: Mapping[effects.Tag, int], card: str, o: Outlook) -> float:
    """Return what a card is worth on the table."""
    value = worth.card_worth(card, o)
    return value + worth.counted(card, tags, player.forests, len(player.played), o)


def reach(
    state: State,
    player: Player,
    tags: Mapping[effects.Tag, int],
    card: str,
    o: Outlook,
    *,
    tolerant: bool,
) -> float:
    """Return how likely a card's requirements will hold in time."""
    value = 1.0
    for part in CARDS[card].requires:
        value *= _reach(state, player, tags, part, o, slack=int(tolerant))
    return value


def _reach(
    state: State,
    player: Player,
    tags: Mapping[effects.Tag, int],
    part: effects.Requirement,
    o: Outlook,
    *,
    slack: int,
) -> float:
    match part:
        case effects.InZone(scale, zones):
            step = state.temperature if scale == "temperature" else state.oxygen
            now = zone(scale, step)
            wanted = [effects.ZONES.index(name) for name in zones]
            if max(wanted) + slack < now:
                return 0.0
            missing = ZONE_STEPS * max(min(wanted) - slack - now, 0)
            return _in_time(missing, o)
        case effects.OceansAtLeast(n):
            return _in_time(OCEAN_STEPS * max(n - state.flipped, 0), o)
        case effects.OceansAtMost(n):
            return 1.0 if state.flipped <= n else 0.0
        case effects.HasTags(tag, n):
            missing = max(n - tags.get(tag, 0), 0)
            return _in_time(TAG_STEPS * missing, o) if missing else 1.0
        case effects.HasTR(n):
            return _in_time(max(n - player.tr, 0), o)
        case effects.Pay("heat", n):
            return 1.0 if player.heat >= n else ABLE
        case effects.Pay("plant", n):
            return 1.0 if player.plant >= n else ABLE_GREEN
        case effects.Pay():
            return 1.0


def _in_time(steps: int, o: Outlook) -> float:
    """Return how likely something that is a number of steps away comes in good time."""
    if not steps:
        return 1.0
    left = o.rounds * (PACE_ALONE if o.habits.length == SOLO_ROUNDS else PACE)
    return max(RAISED - steps / left, 0.0) if left > 0 else 0.0
