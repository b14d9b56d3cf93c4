"""Derived examples X66 to X75: equipment, advanced modules, research, leaving a space.

X76 to X85 are solo: in `tests.luna_maris.test_rival`, `test_rival_works` and `test_solo`.
"""

from __future__ import annotations

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.state import CAPPED
from tests.luna_maris.builder import Table, kinds


def test_x70_the_improved_dock() -> None:
    table = Table().offer("order_1a").seat(0, energy=1, first=(1, 2), built=["dock"]).enter("dock")
    table.do(act.Fulfil("order_1a", "0102"))
    assert (table.score(), table.belt()) == (5 + 4 + 2, (0, 0, 0, 0))
    table = Table().offer("order_1d").seat(0, energy=1, first=(1, 2), built=["dock"]).enter("dock")
    table.do(act.Fulfil("order_1d", "0102"))
    assert table.score() == 5 + 5 + 1, "titanium that the order shows is not in place of iron"


def test_x71_the_improved_mining_station() -> None:
    probes = ["z01", "z02", "z03"]

    def station() -> Table:
        table = Table().seat(0, energy=1, first=(1, 0), probes=probes)
        return table.seat(1, built=["mining"]).enter("mining")

    table = station()
    table.do(act.Mine())
    assert (table.belt(), table.score()) == ((4, 0, 0, 0), 7)
    table = station()
    table.do(act.Enrich("0100"))
    assert (table.belt(), table.goods(), table.score()) == ((0, 2, 0, 0), {}, 5)


def test_x72_the_improved_laboratory() -> None:
    table = Table().projects("dock").seat(0, energy=3, first=(0, 3), waste=4, extraction=CAPPED)
    table.seat(1, built=["laboratory"])
    table.state.bonuses = {"bonus_waste": 0, "bonus_battery": 1}
    table.player(1).research["extraction"] = CAPPED
    table.enter("laboratory")
    assert table.why(act.Repeat("bonus_battery", "0002")) == "not_own_bonus"
    table.do(act.Repeat("bonus_waste", "0002"))
    # 1 of the 3 energy activated the Laboratory, and the bonus brings 2.
    assert (table.goods(), table.score()) == ({"energy": 4, "waste": 1}, 5)
    table.do(act.Build("dock", "0001"))
    assert (table.player().energy, table.belt()) == (3, (0, 0, 0, 0))


def test_x73_a_capped_track() -> None:
    table = Table().seat(0, energy=1, extraction=CAPPED, sustainability=2).enter("laboratory")
    assert table.why(act.Research("extraction")) == "capped"
    table.do(act.Research("sustainability"))
    assert table.player().research == {"extraction": CAPPED, "sustainability": 3}


def test_x74_feeding_and_ending_step_off() -> None:
    for leave in (act.Import(1), act.EndWork()):
        table = Table().seat(0, module="mining", active=True, rest=["geologist"])
        events = table.do(leave)
        assert kinds(events, ev.SteppedOff) == [ev.SteppedOff(seat=0, module="mining")]
        table.end()
        assert (table.player().module, table.player().active) == ("mining", False)
        table.seat(1, energy=1).enter("mining", 1)
        table.do(act.Mine(), EndTurn())
        assert (table.player(1).energy, table.player(1).active) == (0, True)
        assert "visits" not in table.player(0).vp


def test_x75_the_second_step_leaves_the_space() -> None:
    table = Table().seat(0, module="comms", energy=2, waste=1, hand=["psychologist"])
    table.seat(1, energy=1, waste=1)
    table.do(act.Play("psychologist"), act.Go("greenhouse"), act.Take(table.state.seedbeds[0]))
    assert table.player().active
    table.do(act.Go("recycling"))
    assert not table.player().active
    table.do(act.Recycle("recycle_iron"), EndTurn())
    p = table.player()
    assert (p.module, p.active, p.energy) == ("recycling", True, 0)
    table.enter("greenhouse", 1).do(act.Take(table.state.seedbeds[0]), EndTurn())
    assert (table.player(1).energy, "visits" in p.vp) == (0, False)
