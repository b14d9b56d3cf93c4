"""What a computer seat needs: the value of a position, and the harmless default."""

from __future__ import annotations

from games.ares import derive, payment, scoring
from games.ares.actions import (
    AnyAction,
    Choose,
    Decline,
    DrawBonus,
    Found,
    Keep,
    PickDummy,
    PickPhase,
    Put,
    RaiseScale,
    TakeCube,
    Toss,
)
from games.ares.content import ALL_STEPS, CARDS, CORPS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.resolve import branch_payable
from games.ares.state import (
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    PRODUCTION,
    RESEARCH,
    Branch,
    Bump,
    Cubes,
    Drop,
    Founding,
    Limit,
    Mulligan,
    Offering,
    Paying,
    Phase,
    Pick,
    Planning,
    Player,
    Research,
    Round,
    State,
    Swap,
    Swapping,
    Target,
)
from games.core.actions import EndTurn


def default(state: State, seat: int) -> AnyAction:
    """Return the harmless action for somebody who is away (17.1)."""
    player = state.players[seat]
    match state.stack[-1]:
        case Mulligan() | Round():
            return EndTurn()
        case Founding(dealt):
            return Found(min(dealt[seat], key=lambda c: (-CORPS[c].mc, CORPS[c].number)))
        case Planning(picks):
            if picks[seat]:
                return PickDummy(next(p for p in PHASES if p not in state.dummy_played))
            return PickPhase(RESEARCH if player.previous == PRODUCTION else PRODUCTION)
        case Cubes():
            return TakeCube("copper" if state.pile["copper"] else "trade")
        case Swap():
            return Decline()
        case Phase(lanes=lanes):
            stack = lanes[seat].stack
            return _part_default(player, stack[-1]) if stack else EndTurn()
        case Research(dealt, _, kept):
            return Keep(next(card for card in dealt[seat] if card not in kept[seat]))
        case Limit(marked):
            left = [card for card in player.hand if card not in marked[seat]]
            return Toss(payment.cheapest(left)[0])
        case Bump():
            temperature = state.temperature < TEMPERATURE_STEPS
            return RaiseScale("temperature" if temperature else "oxygen")


def _part_default(player: Player, part: object) -> AnyAction:
    match part:
        case Branch(card, branches):
            payable = (
                index
                for index, branch in enumerate(branches)
                if branch_payable(player, card, branch)
            )
            return Choose(next(payable))
        case Target(cards=cards):
            return Put(cards[0])
        case Drop():
            return Toss(payment.cheapest(player.hand)[0])
        case Pick(choice=choice):
            return Keep(choice[0])
        case Offering():
            return DrawBonus()
        case Swapping() | Paying():
            return Decline()
        case _:
            raise AssertionError(f"nothing to decide in {part}")


# The value of a position, in points


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat: points now and what its engine will bring.

    What lies on the table counts against the best of the others, except in solo and co-op games.
    """
    rounds = _rounds_left(state)
    own = _worth(state, seat, rounds)
    others = [_worth(state, other, rounds) for other in range(len(state.players)) if other != seat]
    if state.mode == "coop":
        return own + sum(others) + _progress(state)
    if state.mode == "solo":
        return own + _progress(state)
    return own - 0.3 * max(others)


def _steps_done(state: State) -> int:
    return state.temperature + state.oxygen + state.flipped


def _rounds_left(state: State) -> float:
    """Return about how many rounds are still to come."""
    if state.mode == "coop":
        return max(15 - state.round, 0)
    if state.mode == "solo":
        return max(25 - state.round, 0)
    left = ALL_STEPS - _steps_done(state)
    # Mars is completed slowly at first, then ever faster.
    return 12.0 * (left / ALL_STEPS) ** 0.7 if left else 0.0


def _progress(state: State) -> float:
    return 1.5 * _steps_done(state)


def _worth(state: State, seat: int, rounds: float) -> float:
    player = state.players[seat]
    points = float(sum(scoring.categories(player).values()))
    made = derive.production(player)
    income = made["mc"] + 1.1 * made["heat"] + 1.7 * made["plant"] + 3.2 * made["card"]
    # About 40 % of the rounds have production; 9 MC buy about a point.
    engine = income * rounds * 0.42 / 9
    stocks = (
        0.9 * player.mc
        + _useful(player.heat, TEMPERATURE_STEPS - state.temperature, 8, 1.2)
        + _useful(player.plant, 99, 8, 2.2)
    ) / 10
    metals = 0.08 * rounds * (derive.metal(player, "steel") + derive.metal(player, "titanium"))
    hand = sum(_card_worth(player, card, rounds) for card in player.hand)
    boxes = sum(_box_worth(card, rounds) for card in player.played)
    return points + engine + stocks + metals + 0.5 * hand + boxes + _plan(state, player, seat)


def _useful(have: int, steps: int, price: int, each: float) -> float:
    usable = min(have, steps * price)
    return each * usable + 0.3 * (have - usable)


def _card_worth(player: Player, card: str, rounds: float) -> float:
    """Return what a hand card promises, at least what its sale brings."""
    found = CARDS[card]
    vp = found.vp if isinstance(found.vp, int) else 1.5
    made = sum(
        (part.n if isinstance(part.n, int) else 2)
        * {"mc": 1.0, "heat": 1.1, "plant": 1.7, "card": 3.2}[part.track]
        for part in found.production
    )
    promise = vp + made * rounds * 0.42 / 9 + (1.0 if found.action else 0.0)
    promise += 0.6 * len(found.ongoing) + 0.9 * len(found.on_play) + 0.3 * len(found.capability)
    price = max(derive.price(player, found), 0)
    return max(promise - price / 12, 0.3)


def _box_worth(card: str, rounds: float) -> float:
    """Return what the effects and actions of a card in play will still bring."""
    found = CARDS[card]
    action = 0.18 * rounds if found.action else 0.0
    return action + 0.1 * rounds * len(found.ongoing)


def _plan(state: State, player: Player, seat: int) -> float:
    """Return what a sealed phase pick promises to its chooser."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Planning) or not frame.picks[seat]:
        return 0.0
    match frame.picks[seat]:
        case 1:
            return _best_play(player, DEVELOPMENT)
        case 2:
            return _best_play(player, CONSTRUCTION)
        case 3:
            return _actions(state, player)
        case 4:
            made = derive.production(player)
            income = player.tr + 4 + sum(made.values()) + 2 * made["card"]
            return 0.09 * income
        case _:
            return 0.5 + 0.25 * max(6 - len(player.hand), 0)


def _best_play(player: Player, number: int) -> float:
    funds = player.mc + 3 * max(len(player.hand) - 3, 0)
    best = 0.0
    for card in player.hand:
        found = CARDS[card]
        if (found.colour == "green") != (number == DEVELOPMENT):
            continue
        price = max(derive.price(player, found) - 3, 0)
        if price <= funds:
            best = max(best, 0.8 + 0.06 * found.cost)
    return best


def _actions(state: State, player: Player) -> float:
    actions = sum(bool(CARDS[card].action) for card in player.played)
    value = 0.5 * actions
    if state.temperature < TEMPERATURE_STEPS:
        value += player.heat // derive.HEAT_STEP
    forest = 2.0 if state.oxygen < OXYGEN_STEPS else 1.0
    value += forest * (player.plant // derive.forest_plants(player))
    return value + 0.04 * player.mc
