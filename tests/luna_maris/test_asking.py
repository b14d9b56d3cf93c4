"""Disabled actions can be asked about: the panel's “Why not?” gives the reason."""

from __future__ import annotations

from games.luna_maris import actions as act
from games.luna_maris.content.types import Module
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, Ore
from tests.luna_maris.builder import Table


def whys(module: Module, **goods: int) -> dict[str, set[str]]:
    """Return why which kinds of actions are refused in a module, with 1 energy and 1 iron."""
    table = Table()
    state = table.state
    p = state.players[0]
    p.module, p.energy, p.first = module, 1, Ore(iron=1)
    for good, n in goods.items():
        setattr(p, good, n)
    scientist = next(key for key in p.hand if module in GAME.tables(state).scientists[key].modules)
    state.stack.append(Activation(scientist=scientist, origin="sleeping", steps=[module]))
    found: dict[str, set[str]] = {}
    for action in GAME.offers(state, 0):
        why = GAME.refusal(state, 0, action)
        if why is not None:
            found.setdefault(type(action).__name__, set()).add(why.key)
    return found


def test_what_is_refused_is_offered_with_its_reason() -> None:
    """Procedures (8.5), hiring and orders (8.2, 8.3), building without titanium (8.4)."""
    assert whys("industrial")["Extract"] == {"level", "cannot_pay"}
    assert whys("industrial", water=4)["Extract"] == {"level", "no_room"}
    assert whys("comms")["Hire"] == {"cannot_pay"}
    assert "cannot_pay" in whys("dock")["Fulfil"]
    assert whys("laboratory")["Build"] == {"cannot_pay"}


def test_equipment_of_others_is_not_asked_about() -> None:
    t = GAME.tables(Table().state)
    own = {key for key, each in t.procedures.items() if each.equipment}
    assert own
    table = Table()
    table.state.stack.append(
        Activation(scientist="biologist", origin="sleeping", steps=["recycling"])
    )
    asked = {a.procedure for a in GAME.offers(table.state, 0) if isinstance(a, act.Recycle)}
    assert asked
    assert not asked & own
