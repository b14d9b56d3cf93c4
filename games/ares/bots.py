"""What a computer seat needs: the value of a position, and the harmless default."""

from __future__ import annotations

from games.ares import derive, legal_phase, payment, scoring, worth
from games.ares.actions import (
    AnyAction,
    Choose,
    Decline,
    DrawBonus,
    Found,
    Initiative,
    Keep,
    PickDummy,
    PickPhase,
    Play,
    Put,
    RaiseScale,
    Reopen,
    Sell,
    TakeCube,
    Toss,
)
from games.ares.content import ALL_STEPS, CARDS, CORPS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.resolve import branch_payable
from games.ares.state import (
    ACTION,
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
from games.core.rng import Rng

SPARE = 0.055
"""What 1 MC is worth beyond what the hand needs: it can only go into standard actions."""
LAST = 2
"""In so many last rounds hand cards are turned into money."""
LENGTH = {1: 25, 2: 20, 3: 16, 4: 14}
"""About how many rounds a game takes."""


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

    The best of the others counts against it, except in solo and co-op games.
    """
    rounds = rounds_left(state)
    own = _position(state, seat, rounds)
    others = [
        _position(state, other, rounds) for other in range(len(state.players)) if other != seat
    ]
    if state.mode == "coop":
        return own + sum(others) + _progress(state)
    if state.mode == "solo":
        return own + _progress(state)
    return own - 0.3 * max(others) + _progress(state)


def _steps_left(state: State) -> int:
    return ALL_STEPS - state.temperature - state.oxygen - state.flipped


def rounds_left(state: State) -> int:
    """Return about how many rounds are still to come."""
    if not state.stack:
        return 0
    if state.mode != "versus":
        return max((COOP_ROUNDS if state.mode == "coop" else SOLO_ROUNDS) - state.round, 0)
    # By the calendar, not by the steps that are left: who raises Mars must not lose by it.
    return max(LENGTH[len(state.players)] - state.round, 1)


def _urgency(state: State) -> float:
    """Return what a step of Mars is worth besides its points, the more the later.

    Alone and in a team Mars has to be complete in time; else the game only has to end.
    """
    if state.mode == "versus":
        return 0.2 if state.round >= LENGTH[len(state.players)] else 0.0
    return 0.5 + 2.0 * state.round / (COOP_ROUNDS if state.mode == "coop" else SOLO_ROUNDS)


def _progress(state: State) -> float:
    return -_urgency(state) * _steps_left(state)


def _position(state: State, seat: int, rounds: int) -> float:
    player = state.players[seat]
    value = float(sum(scoring.categories(player).values()))
    if not state.stack:
        return value + 0.001 * scoring.resources(player, len(player.hand))
    made = derive.production(player)
    value += worth.income(rounds) * player.tr
    value += sum(worth.produced(track, rounds) * n for track, n in made.items())
    value += _money(player, player.mc, rounds)
    value += _usable(player.heat, TEMPERATURE_STEPS - state.temperature, 8, worth.HEAT)
    value += player.plant * (worth.PLANT if state.oxygen < OXYGEN_STEPS else worth.PLANT / 2)
    value += rounds * (
        worth.METALS["steel"] * derive.metal(player, "steel")
        + worth.METALS["titanium"] * derive.metal(player, "titanium")
    )
    value += sum(worth.box_worth(card, rounds) for card in player.played)
    if player.corporation:
        value += worth.box_worth(player.corporation, rounds)
    value += 0.1 * sum(player.cubes.values())
    return value + _hand(state, seat, rounds) + _plan(state, seat, rounds)


def _money(player: Player, mc: int, rounds: int) -> float:
    needed = min(mc, 12 + 3 * len(player.hand))
    return worth.mc(rounds) * needed + SPARE * (mc - needed)


def _usable(have: int, steps: int, price: int, each: float) -> float:
    usable = min(have, steps * price)
    return each * usable + 0.01 * (have - usable)


def _hand(state: State, seat: int, rounds: int) -> float:
    """Return what the cards promise, those being looked at included and those given up not."""
    player = state.players[seat]
    cards = player.hand
    sold = 0
    frame = state.stack[-1]
    match frame:
        case Research(_, _, kept):
            cards = [*cards, *kept[seat]]
        case Limit(marked):
            sold = len(marked[seat])
            cards = [card for card in cards if card not in marked[seat]]
        case Mulligan(thrown):
            sold = 2 * len(thrown[seat])
            cards = [card for card in cards if card not in thrown[seat]]
        case _:
            pass
    prices = derive.Prices(player)
    worths = sorted((profit(prices, card, rounds, 0) for card in cards), reverse=True)
    # Only about a card a round can be played, so the later ones promise less and less.
    least = 1.02 * worth.mc(rounds) * derive.sale_worth(player)
    value = sum(
        max(0.55 * found * 0.88**index, least) if index < 2 * rounds else least
        for index, found in enumerate(worths)
    )
    return value + least * sold


def profit(prices: derive.Prices, card: str, rounds: int, less: int) -> float:
    """Return what playing a card brings beyond its price."""
    found = CARDS[card]
    price = max(prices.of(found) - less, 0)
    return worth.card_worth(card, rounds) - worth.mc(rounds) * price


def _plan(state: State, seat: int, rounds: int) -> float:
    """Return what the phases of this round still to come promise, once they are revealed."""
    player = state.players[seat]
    frame, bottom = state.stack[-1], state.stack[0]
    phases = list(bottom.left) if isinstance(bottom, Round) else []
    if isinstance(frame, Phase) and not frame.lanes[seat].done:
        phases.append(frame.number)
    return sum(promise(state, player, phase, rounds, own=phase == player.phase) for phase in phases)


def promise(state: State, player: Player, phase: int, rounds: int, *, own: bool) -> float:
    """Return what a phase of this round brings a player."""
    if phase == PRODUCTION:
        made = derive.production(player)
        mc = player.tr + (4 if own else 0) + made["mc"]
        value = _money(player, player.mc + mc, rounds) - _money(player, player.mc, rounds)
        return value + sum(worth.stock(t, rounds) * n for t, n in made.items() if t != "mc")
    if phase == RESEARCH:
        look, keep = derive.research(player, own)
        want = max(1.2 - 0.08 * len(player.hand), 0.4)
        return want * (0.12 * look + keep) * worth.card(rounds)
    if phase == ACTION:
        return _acting(state, player, rounds, own=own)
    return _playing(player, phase, rounds, own=own)


def rating(state: State, seat: int, action: AnyAction) -> float | None:
    """Return what a sealed choice promises; trying it out would only guess at the others'."""
    rounds = rounds_left(state)
    player = state.players[seat]
    match action:
        case Found(corporation):
            return worth.corporation_worth(corporation, rounds)
        case PickPhase(phase):
            return promise(state, player, phase, rounds, own=True)
        case PickDummy(phase):
            return promise(state, player, phase, rounds, own=False)
        case _:
            return None


def _playing(player: Player, phase: int, rounds: int, *, own: bool) -> float:
    """Return what the best plays of phase I or II add to what the hand promises anyway."""
    less = 3 if own and phase == DEVELOPMENT else 0
    sale = derive.sale_worth(player)
    funds = player.mc + (player.heat if derive.heat_is_mc(player) else 0)
    gains: list[float] = []
    prices = derive.Prices(player)
    for card in player.hand:
        if (CARDS[card].colour == "green") != (phase == DEVELOPMENT):
            continue
        price = max(prices.of(CARDS[card]) - less, 0)
        sold = -(-max(price - funds, 0) // sale)
        found = profit(prices, card, rounds, less) - 0.15 * sold
        if sold < min(len(player.hand), 4) and found > 0:
            gains.append(0.5 * found + 0.1)
    gains.sort(reverse=True)
    value = gains[0] if gains else 0.0
    if own and phase == CONSTRUCTION:
        value += max(0.8 * worth.card(rounds), gains[1] if len(gains) > 1 else 0.0)
    return value


def _acting(state: State, player: Player, rounds: int, *, own: bool) -> float:
    """Return what phase III brings: actions, and goods turned into steps."""
    gains = sorted((_usable_now(player, card, rounds) for card in player.played), reverse=True)
    value = sum(gains) + (gains[0] if own and gains else 0.0)
    if state.temperature < TEMPERATURE_STEPS:
        value += (0.2 + worth.income(rounds)) * (player.heat // derive.HEAT_STEP)
    value += (0.5 + worth.income(rounds)) * (player.plant // derive.forest_plants(player))
    steps = min(player.heat // derive.HEAT_STEP, TEMPERATURE_STEPS - state.temperature)
    steps += min(player.plant // derive.forest_plants(player), OXYGEN_STEPS - state.oxygen)
    steps += player.mc // 15 if rounds < 8 else 0
    return value + _urgency(state) * steps + 0.03 * max(player.mc - 15, 0)


def _usable_now(player: Player, card: str, rounds: int) -> float:
    """Return what the best way brings in which a card's action can be paid now."""
    best = 0.0
    for way in CARDS[card].action:
        parts = payment.costs(player.phase, way)
        hand = len(player.hand)
        if payment.fixed_shortage(player, hand, card, parts) is not None:
            continue
        if payment.mc_cost(player, parts) <= player.mc and payment.most(player, hand, parts) != 0:
            best = max(best, worth.use(way, CARDS[card], rounds))
    return best


# What a computer seat looks at


def sensible(state: State, seat: int, legal: list[AnyAction]) -> list[AnyAction]:
    """Return what is worth a closer look: automatic payments, and at most one card to sell.

    Cards are sold in phase III only, where what they bring can be spent at once.
    """
    player, frame = state.players[seat], state.stack[-1]
    if isinstance(frame, Planning):
        wanted = PickDummy if frame.picks[seat] else PickPhase
        return [action for action in legal if isinstance(action, wanted)]
    found: list[AnyAction] = [a for a in legal if not isinstance(a, Sell | Reopen)]
    found = [a for a in found if not isinstance(a, Play) or a.payment == "auto"]
    if isinstance(frame, Phase) and frame.number == ACTION:
        rounds = rounds_left(state)
        if rounds > LAST and len(player.hand) <= derive.HAND_LIMIT:
            return found
        prices = derive.Prices(player)
        hand = sorted(player.hand, key=lambda card: profit(prices, card, rounds, 0))
        sales = [Sell(card) for card in hand[:1]]
        found += [sale for sale in sales if sale in legal]
    return found or legal


# How a rollout goes on


def follow(state: State, seat: int, source: Rng) -> AnyAction | None:
    """Return a sensible next action for a rollout: nothing is sold, then the seat is done."""
    frame = state.stack[-1]
    if not isinstance(frame, Phase) or frame.lanes[seat].stack:
        return None
    lane = frame.lanes[seat]
    if lane.offer and not lane.taken and state.players[seat].mc >= 6:
        return Initiative()
    found = [
        action
        for action in legal_phase.candidates(state, frame, seat)
        if not isinstance(action, Sell)
        and not (isinstance(action, Play) and action.payment != "auto")
    ]
    source.shuffle(found)
    for action in found:
        if isinstance(action, EndTurn) and frame.number == ACTION and _convertible(state, seat):
            continue
        if legal_phase.refusal(state, frame, seat, action) is None:
            return action
    return None


def _convertible(state: State, seat: int) -> bool:
    player = state.players[seat]
    return player.plant >= derive.forest_plants(player)
