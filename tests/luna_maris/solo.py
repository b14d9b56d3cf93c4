"""Positions of a solo game before the AI's phase: plain ones, and random content."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from games.core.events import Applied
from games.core.rng import Rng, rng
from games.luna_maris.content import BUILT_IN, SETS, Index
from games.luna_maris.content.types import MODULES, TRACKS, AiCard, Module, Order, Track
from games.luna_maris.effects import (
    Carbon,
    Charge,
    DropWaste,
    Effect,
    Gain,
    Retrieve,
    Salvage,
    Study,
    TakeWaste,
)
from games.luna_maris.rules import rival
from games.luna_maris.state import AI, AiStep, Player, Rival, Stack, State, Turn

HOUSE = SETS.get(BUILT_IN)
WITH_ALGORITHM: tuple[Module, ...] = (
    "dock",
    "laboratory",
    "comms",
    "recycling",
    "industrial",
    "mining",
    "airlock",
)
GOODS = ("energy", "iron", "titanium", "water", "helium")


def card(*actions: Module, research: Track = "extraction", scrub: int = 1) -> AiCard:
    """Return an invented card of the AI."""
    return AiCard(id="card", level="basic", actions=actions, research=research, scrub=scrub)


def order(key: str, vp: int = 5, *bonus: Effect, kind: int = 1, **needs: int) -> Order:
    """Return an invented order."""
    goods: Any = needs
    return Order(id=key, kind=kind, needs=goods, vp=vp, bonus=bonus)


def index(*orders: Order, cards: tuple[AiCard, ...] = (), **changes: Any) -> Index:
    """Return the house's components with other orders, cards of the AI and parts."""
    own = replace(HOUSE.components, **changes)
    own = replace(own, orders=orders or own.orders, ai_cards=cards or own.ai_cards)
    return Index(own, "invented")


def position(ai: dict[str, Any] | None = None, **changes: Any) -> State:
    """Return a solo game in the AI's phase; `ai` and `changes` replace the usual values."""
    rival_fields: dict[str, Any] = {
        "vp": {"start": 5},
        "module": "greenhouse",
        "deck": ["card"],
        "research": dict.fromkeys(TRACKS, 1),
        "probes": ["z01"],
    }
    rival_fields = deepcopy(rival_fields | (ai or {}))
    player = Player(seat=0, vp={"start": 5}, module="greenhouse", probes=["z02"])
    fields: dict[str, Any] = {
        "content": BUILT_IN,
        "options": {},
        "rng": rng(1),
        "round": 1,
        "turn": 0,
        "turns": 1,
        "order": [0],
        "ended": [0],
        "revealed": [],
        "stacks": [Stack(kind=kind, top="", pile=[]) for kind in range(1, 5)],
        "hiring": ["", "", ""],
        "scientists": [],
        "hired": [],
        "projects": [],
        "constructed": [],
        "bonuses": {},
        "covered": [],
        "seedbeds": [],
        "food": [],
        "food_discard": [],
        "spent": [],
        "rival": Rival(**rival_fields),
        "players": [player],
        "stack": [Turn()],
    }
    return State(**(fields | changes))


def ai(state: State) -> Rival:
    """Return the AI of a position."""
    assert state.rival is not None
    return state.rival


def phase(state: State, t: Index) -> Applied:
    """Carry out the AI's phase."""
    log = Applied()
    rival.phase(t, state, log)
    return log


def line(
    module: Module,
    state: State,
    t: Index | None = None,
    *,
    research: Track = "extraction",
    scrub: int = 1,
) -> AiStep:
    """Carry out a card of a single line and return the steps done."""
    own = card(module, research=research, scrub=scrub)
    parts = HOUSE.components if t is None else t.components
    ai(state).deck = ["card"]
    phase(state, Index(replace(parts, ai_cards=(own,)), "invented"))
    return ai(state).did[0]


# Random ones


def random_content(r: Rng) -> Index:
    """Return components with random orders, bonuses, probe rewards and cards of the AI."""
    parts = HOUSE.components
    orders = tuple(
        order(
            f"order_{n}",
            4 + r.below(5),
            *_effects(r, r.below(3)),
            kind=1 + n % 4,
            **{good: 1 + r.below(2) for good in GOODS[1:] if r.below(3) == 0},
        )
        for n in range(12)
    )
    cards = tuple(
        replace(
            card(
                *_actions(r),
                research=r.pick(TRACKS),
                scrub=1 + r.below(2),
            ),
            id=f"card_{n}",
            recycling=_recycling(r) if r.below(2) else (),
        )
        for n in range(5)
    )
    bonuses = tuple(replace(b, effects=_effects(r, 1 + r.below(2))) for b in parts.bonuses)
    probes = tuple(_effects(r, 1 + r.below(2)) for _ in range(3))
    fees = tuple(r.below(3) for _ in range(3))
    makes = tuple(
        replace(make, water=1 + r.below(3), helium=1 + r.below(3), helium_waste=r.below(4))
        for make in parts.ai.makes
    )
    return index(
        *orders,
        cards=cards,
        bonuses=bonuses,
        probes=probes,
        board=replace(parts.board, fees=fees),
        ai=replace(parts.ai, makes=makes, recycling=_recycling(r)),
    )


def _recycling(r: Rng) -> Any:
    return tuple(
        tuple({good: 1 + r.below(3) for good in GOODS if r.below(3) == 0} for _ in range(2))
        for _ in range(4)
    )


def _actions(r: Rng) -> list[Module]:
    return [r.pick(WITH_ALGORITHM) for _ in range(1 + r.below(6))]


def _effects(r: Rng, count: int) -> tuple[Effect, ...]:
    def one() -> Effect:
        n = 1 + r.below(3)
        goods: Any = {good: 1 + r.below(3) for good in GOODS if r.below(4) == 0}
        kinds: tuple[Effect, ...] = (
            Gain(goods=goods, vp=r.below(3)),
            TakeWaste(n=n),
            DropWaste(n=n),
            Carbon(steps=n),
            Charge(),
            Retrieve(),
            Study(),
            Salvage(),
        )
        return r.pick(kinds)

    return tuple(one() for _ in range(count))


def random_position(r: Rng, t: Index) -> State:
    """Return a random position, of the kinds that games bring and rarer ones."""
    zones = list(t.zones)
    r.shuffle(zones)
    own, other = 1 + r.below(4), 1 + r.below(4)
    probes = zones[:own]
    covered = [zone for zone in zones[own + other :] if t.zones[zone].terrain == "titanium"]
    covered = covered[: r.below(5)]
    tiles = [key for key in t.orders if r.below(2)]
    scientists = [key for key, s in t.scientists.items() if s.level == 2]
    r.shuffle(scientists)
    there = r.below(4)
    food = list(t.food)
    r.shuffle(food)
    projects = list(t.improvements)
    r.shuffle(projects)
    del projects[5:]
    built = [module for module in projects if r.below(3) == 0][: len(t.board.construction)]
    stacks = [
        Stack(kind=kind, top="", pile=[key for key in tiles if t.orders[key].kind == kind])
        for kind in range(1, 5)
    ]
    for stack in stacks:
        stack.top = stack.pile.pop() if stack.pile else ""
    player = Player(seat=0, vp={"start": 5}, module="greenhouse")
    player.probes = zones[own : own + other]
    return position(
        {
            "deck": list(t.ai_cards),
            "card": r.pick(["", "card_x"]),
            "energy": r.below(t.components.ai.battery + 1),
            "titanium": r.below(6),
            "water": r.below(t.board.water + 1),
            "helium": r.below(t.board.helium + 1),
            "waste": r.below(t.board.waste + 1),
            "co2": r.below(len(t.board.co2)),
            "research": {track: 1 + r.below(5) for track in TRACKS},
            "probes": probes,
            "module": r.pick(MODULES),
        },
        stacks=stacks,
        hiring=["", "", ""][: 3 - there] + scientists[:there],
        scientists=scientists[3 : 3 + (r.below(9) if there == 3 else 0)],
        projects=projects,
        constructed=built,
        bonuses={key: r.pick([0, AI]) for key in t.bonuses if r.below(2)},
        covered=covered,
        seedbeds=food[: r.below(4)],
        food_discard=food[3 : 3 + r.below(4)],
        players=[player],
    )
