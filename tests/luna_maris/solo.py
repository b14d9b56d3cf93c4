"""Positions of a solo game before the AI's phase: plain ones, and random content."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from games.core.events import Applied
from games.core.rng import rng
from games.luna_maris.content import BUILT_IN, SETS, Index
from games.luna_maris.content.types import TRACKS, AiCard, Module, Order, Track
from games.luna_maris.effects import (
    Effect,
)
from games.luna_maris.rules import rival
from games.luna_maris.state import AiStep, Player, Rival, Stack, State, Turn

HOUSE = SETS.get(BUILT_IN)


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
