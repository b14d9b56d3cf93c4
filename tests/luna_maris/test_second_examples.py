"""The second model gives the answers of the rulebook's examples, without the program."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from games.core.actions import Action, EndTurn
from games.core.rng import rng
from games.luna_maris import actions as act
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.state import (
    CAPPED,
    Activation,
    Feeding,
    Ore,
    Player,
    Stack,
    Starting,
    State,
    Turn,
)
from tests.luna_maris.second import Position, legal

BOX = components(BUILT_IN)
HIRED = [key for key, card in BOX.scientists.items() if card.level == 2]
FOOD = list(BOX.food)


def player(seat: int, module: Any = "sleeping", **what: Any) -> Player:
    """Return a player as at the start, with the given changes."""
    fresh = Player(
        seat=seat,
        vp={"start": 5},
        module=module,
        hand=list(BOX.starting),
        research={"extraction": 1, "sustainability": 1},
        probes=[list(BOX.zones)[seat]],
    )
    return msgspec.structs.replace(fresh, **what)


def table(*players: Player, frame: Any = None, **what: Any) -> State:
    """Return a position in which seat 0 has begun its turn."""
    state = State(
        content=BUILT_IN,
        options={"extras": "specialty"},
        rng=rng(1),
        round=1,
        turn=0,
        turns=1,
        order=list(range(len(players))),
        ended=[],
        revealed=[],
        stacks=[Stack(kind, "", []) for kind in (1, 2, 3, 4)],
        hiring=HIRED[:3],
        scientists=HIRED[3:],
        hired=[],
        projects=["power", "dock", "mining", "comms", "laboratory"],
        constructed=[],
        bonuses={},
        covered=[],
        seedbeds=FOOD[:3],
        food=FOOD[6:],
        food_discard=[],
        spent=[],
        rival=None,
        players=list(players),
        stack=[Turn(), frame] if frame else [Turn()],
    )
    return msgspec.structs.replace(state, **what)


def may(state: State, kind: type[Action], seat: int = 0) -> list[Any]:
    """Return the legal actions of a kind, sorted."""
    return sorted((a for a in legal(state, seat) if type(a) is kind), key=repr)


def in_module(module: Any, me: Player, *others: Player, **what: Any) -> State:
    """Return a position in which seat 0 has come to a module with a scientist who knows it."""
    known = [key for key, card in BOX.scientists.items() if module in card.modules] or HIRED
    me.module = module
    frame = Activation(scientist=known[0], origin="recycling", steps=[module])
    return table(me, *others, frame=frame, **what)


def extract(state: State) -> set[str]:
    """Return the procedures of the Industrial Complex that are legal."""
    return {action.procedure for action in may(state, act.Extract)}


def test_l04_start_positions() -> None:
    revealed = ["production_engineer", "biomedical_researcher"]
    frame = Starting(["dock", "greenhouse", "laboratory"])
    seats = [player(seat, None) for seat in range(4)]
    state = table(*seats, revealed=revealed, frame=frame)

    def modules() -> list[str]:
        return [action.module for action in may(state, act.Start)]

    assert modules() == ["dock", "greenhouse", "laboratory"]
    seats[1].module = "laboratory"
    seats[2].module = "greenhouse"
    assert modules() == ["dock", "greenhouse"]
    seats[3].module = "dock"
    assert modules() == ["greenhouse"]


def test_l11_a_visitor_pays_no_energy_and_l12_the_first_pays_one() -> None:
    state = in_module("mining", player(0, energy=0), player(1, "mining"))
    assert may(state, act.Mine) == []
    state.players[1].active = True
    assert may(state, act.Mine) == [act.Mine()]
    state.players[1].active, state.players[0].energy = False, 1
    assert may(state, act.Enrich) == [act.Enrich("0100")]


def test_l14_without_food_or_points_one_scientist_returns() -> None:
    state = table(player(0, vp={"start": 1}, rest=HIRED[:3]))
    assert may(state, act.Import) == [act.Import(1)]
    state.players[0].vp["start"] = 5  # X31
    assert may(state, act.Import) == [act.Import(1), act.Import(2)]
    state.players[0].vp["start"] = 3  # X32
    assert may(state, act.Import) == [act.Import(1)]
    state.players[0].food = [FOOD[4]]  # X33
    assert may(state, act.Import) == []
    assert may(state, act.Feed) == [act.Feed(FOOD[4])]
    state.players[0].rest = []  # X34
    assert may(state, act.Feed) == []


def test_l19_only_the_extra_action() -> None:
    state = in_module("industrial", player(0, energy=2, first=Ore()))
    assert may(state, act.Scrub) == [act.Scrub(1), act.Scrub(2)]
    assert extract(state) == set()
    assert EndTurn() in legal(state, 0)


def test_l20_a_day_off_as_the_second_step() -> None:
    me = player(0, "laboratory", stress=4, energy=1)
    frame = Activation("food_engineer", "comms", steps=["laboratory"], active=True)
    state = table(me, frame=frame)
    assert act.Go("sleeping") in legal(state, 0)
    me.module, frame.active = "sleeping", False
    frame.steps.append("sleeping")
    assert may(state, act.Sleep) == [act.Sleep()]
    assert may(state, act.Rest) == []
    frame.asleep = True
    assert [action.scientist for action in may(state, act.Rest)] == sorted(me.hand)
    assert may(state, act.Go) == []
    me.stress, frame.asleep = 8, False
    assert may(state, act.Sleep) == []


def test_x08_x39_the_power_plants() -> None:
    state = in_module("power", player(0, energy=0, waste=0))
    assert [a.procedure for a in may(state, act.Generate)] == ["thermoelectric"]
    state.players[0].waste = 1
    assert {a.procedure for a in may(state, act.Generate)} == {"thermoelectric", "hydrogen"}


def test_x11_the_airlock_needs_room_for_stress_and_a_probe() -> None:
    state = in_module("airlock", player(0, stress=4), player(1))
    assert may(state, act.Install) == []
    state.players[0].stress = 5
    taken = {zone for each in state.players for zone in each.probes}
    assert {a.zone for a in may(state, act.Install)} == set(BOX.zones) - taken
    state.players[0].probes = list(BOX.zones)[:4]
    assert may(state, act.Install) == []


def test_x12_staying_costs_oxygen_too_and_x14_a_scientist_is_needed() -> None:
    me = player(0, "airlock", oxygen=6)
    assert may(table(me), act.Play) == []
    me.oxygen = 5
    assert act.Play("geologist") in legal(table(me), 0)
    me.hand = []
    assert may(table(me), act.Play) == []


def test_x13_no_module_twice_in_a_turn() -> None:
    me = player(0, "comms")
    frame = Activation("psychologist", "comms", steps=["comms"], active=True)
    targets = {action.module for action in may(table(me, frame=frame), act.Go)}
    assert targets == {"greenhouse", "recycling", "sleeping"}
    frame.steps.append("recycling")
    assert may(table(me, frame=frame), act.Go) == []


def test_x40_x41_fees() -> None:
    me = player(0, first=Ore(1, 1), equipment="antenna")
    ways = {(a.scientist, a.antenna, a.paid) for a in may(in_module("comms", me), act.Hire)}
    dear, cheap = HIRED[0], HIRED[2]
    assert {(dear, 0, "0101"), (dear, 1, "0100"), (dear, 1, "0001"), (cheap, 1, "0000")} <= ways
    assert not {(dear, 0, "0100"), (dear, 0, "0002"), (cheap, 0, "0000")} & ways


def test_x45_x46_x47_room_in_the_industrial_complex() -> None:
    me = player(0, first=Ore(2), water=4, helium=2)
    me.research["extraction"] = 4
    state = in_module("industrial", me)
    assert extract(state) == {"simple_helium"}
    me.water, me.helium, state.stack[-1] = (
        3,
        3,
        Activation("biologist", "power", ["industrial"], active=True, procedures=["simple_helium"]),
    )
    assert extract(state) == {"simple_water"}
    me.research["extraction"] = 3
    assert extract(state) == set()


def test_x50_x52_two_different_procedures_of_recycling() -> None:
    me = player(0, energy=1, equipment="composter")
    me.research["sustainability"] = CAPPED
    state = in_module("recycling", me, constructed=["recycling"])
    frame: Any = state.stack[-1]
    every = {a.procedure for a in may(state, act.Recycle)}
    assert len(every) == 6
    me.energy, frame.active, frame.procedures = 0, True, ["recycle_food"]
    second = {a.procedure for a in may(state, act.Recycle)}
    assert second == every - {"recycle_food", "recycle_titanium"}
    frame.procedures.append("compost")
    assert may(state, act.Recycle) == []


def test_x63_the_depot_at_any_time_for_whoever_can_pay() -> None:
    me, other = player(0, vp={"start": 1}), player(1, energy=6)
    state = table(me, other, frame=Feeding())
    assert may(state, act.Depot) == [act.Depot("energy")]
    assert may(state, act.Depot, 1) == [act.Depot("iron"), act.Depot("water")]


def test_x65_an_extra_action_where_the_movement_began() -> None:
    me = player(0, "greenhouse", first=Ore(0, 2))
    frame = Activation("biomedical_researcher", "laboratory", steps=["greenhouse"])
    state = table(me, frame=frame)
    assert [(a.module, a.paid) for a in may(state, act.Build)] == [
        (module, "0002") for module in sorted(state.projects)
    ]
    frame.scientist = "production_engineer"
    assert may(state, act.Build) == []
    state.options["extras"] = "anyone"
    assert len(may(state, act.Build)) == 5
    frame.extras = ["industrial"]
    assert may(state, act.Build) == []


def test_x72_x73_the_laboratory() -> None:
    me = player(0, first=Ore(0, 2), research={"extraction": CAPPED, "sustainability": 2})
    state = in_module("laboratory", me, constructed=["laboratory"], bonuses={"bonus_waste": 0})
    assert may(state, act.Research) == [act.Research("sustainability")]
    assert may(state, act.Repeat) == [act.Repeat("bonus_waste", "0002")]
    assert {a.paid for a in may(state, act.Build)} == {"0001"}


def test_titanium_stands_for_iron_and_never_the_reverse() -> None:
    at = Position(table(player(0, first=Ore(1, 2), last=Ore(1, 1))), 0)
    ways = ["".join(way) for way in product("0123", repeat=4)]
    paid = {way for way in ways if at.pays(way, iron=1, titanium=2)}
    assert paid == {"1002", "1011", "0102", "0111", "0012"}
