"""Rulings about Contractors and Outstations; named after the number of the ruling."""

import pytest

from games.ceres.actions import (
    NEW,
    Assistant,
    Build,
    Choose,
    Complete,
    Done,
    Draw,
    Headquarters,
    Leader,
    Pass,
    Produce,
    Reassign,
    Settle,
    Trade,
    Use,
    Worker,
)
from games.ceres.content import BUILT_IN, components, load
from games.ceres.content.types import (
    DrawAndSee,
    FacilityProduction,
    HeadquartersGain,
    Part,
    Visit,
)
from games.ceres.events import FinalScored
from games.ceres.game import GAME
from games.ceres.words import cards as texts
from games.ceres.words.speakers import SPEAKERS
from games.core.actions import EndTurn
from games.core.errors import reason
from tests.ceres.builder import Table, facility, gain, line, perform, project

YARD = Leader("construction_yard", "build")
END = EndTurn()


# Contractors


def test_r29_r58_reassign_needs_worker_type_and_an_empty_place():
    """The Droid is no Worker and stays; the destination has the same Type."""
    labs = (facility("a", "lab"), facility("b", "lab"), facility("m", "mine"))
    table = Table(hidden=labs).seat(0, credit=2, singles=("a", "b", "m"), workers=("a", "m"))
    table.outstation(0, "a").droid = True
    table.outstation(0, "b").droid = True
    table.do(Leader("contractors", "reassign"))
    assert table.refused(Reassign("main_lab", "b")).key == "no_worker_there"
    assert table.refused(Reassign("m", "b")).key == "other_type"
    assert table.refused(Reassign("mars", "b")).key == "unknown"
    assert table.refused(Reassign("a", "research_lab")).key == "not_own"
    assert table.refused(Reassign("a", "a")).key == "same_outstation"
    assert table.refused(Reassign("a", "m")).key == "other_type"
    table.seat(0, workers=("main_lab",))
    assert table.refused(Reassign("a", "main_lab")) == reason("occupied", outstation="main_lab")
    table.do(Reassign("a", "b"))
    assert not table.outstation(0, "a").worker
    assert table.outstation(0, "a").droid
    assert table.outstation(0, "b").worker
    assert table.goods() == {"energy": 1}
    table.do(END)


def test_r29_the_outstation_left_behind_may_be_used_again():
    """The origin is empty: a Worker may go there in a later turn."""
    labs = (facility("a", "lab"), facility("b", "lab"))
    table = Table(hidden=labs).seat(0, credit=2, singles=("a", "b"), workers=("a",))
    table.do(Leader("contractors", "reassign"), Reassign("a", "b"))
    assert table.turn(0).can(Worker("a"))


def idle(**seat) -> Table:
    """Return a table where seat 0 has the Leader Assistant and can pay for no option."""
    lines = (line({"ore": 13}, {"ice": 1}), line({"credit": 2}, {"ice": 1}))
    table = Table(facilities=(facility("hut", cost={"alloy": 9}),), lines=lines)
    table.seat(0, favors=("leader_assistant",), **seat)
    table.state.project_row = [None] * 5
    return table


def test_r61_every_production_is_offered():
    """Also one that opens no option: it is taken alone, and the turn is done."""
    table = idle()
    offered = [a.source for a in table.legal() if isinstance(a, Assistant)]
    assert offered == ["launch_site", "main_factory", "main_lab", "main_office"]
    table.do(Assistant("main_lab"))
    assert table.goods() == {"energy": 1}
    assert table.legal() == [END]
    table.end()
    assert table.turn(0).refused(Assistant("main_lab")).key == "token_used"


def test_r61_the_activation_after_the_production_may_be_declined():
    """The Credits would pay for a trade; leaving the step keeps them."""
    table = idle()
    table.do(Assistant("main_office"))
    trades = [Choose("trade_bureau", "trade"), Choose("council", "trade_bureau")]
    assert table.legal() == [*trades, Done()]
    view = GAME.mask(table.state, 0)
    assert GAME.words("en").action(view, Done()) == "Activate no Location"
    assert GAME.words("fr").action(view, Done()) == "N’activer aucun lieu"
    table.do(Done(), END)
    assert table.goods() == {"credit": 2, "influence": 1}


# Outstations


def test_r49_the_repeat_of_a_limited_part_has_its_limit():
    """A Trade part's L3 repeat is a single trade; a Location part's is either option."""
    agent = facility("agent", "office", perform("trade"))
    post = facility("post", "office", Part(Visit("trade_bureau")))
    table = Table(hidden=(agent, post), lines=(line({"ore": 1}, {"ice": 1}),))
    table.seat(0, ore=9, singles=("agent", "post"), research={"logistics": 3})
    table.do(Worker("agent"), Use(0), Trade(0, 1))
    assert set(table.legal()) == {Choose("trade_bureau", "trade"), Done()}
    for where, key in (("trade_bureau", "settlement"), ("council", "launch")):
        why = table.refused(Choose(where, key))
        assert why == reason("not_open", location=where, option=key)
    table.do(Choose("trade_bureau", "trade"), Trade(0, 1))
    assert table.legal() == [END]
    table.turn(0).do(Worker("post"), Use(0), Choose("trade_bureau", "trade"), Trade(0, 1), Done())
    assert table.can(Choose("trade_bureau", "settlement"))


def test_r54_a_headquarters_part_is_no_use_of_the_headquarters():
    """Production of one own Outstation; draft: one of the six goods."""
    desk = facility("desk", "office", Part(HeadquartersGain()))
    table = Table(hidden=(desk,)).seat(0, singles=("desk",))
    table.do(Worker("desk"), Use(0), Produce("main_office"))
    assert table.goods() == {"influence": 1, "credit": 2}
    assert (table.player().headquarters, table.player().leaders) == (0, 5)
    table = Table("draft", hidden=(desk,)).seat(0, singles=("desk",))
    table.do(Worker("desk"), Use(0), Produce("credit"))
    assert table.goods() == {"credit": 2}


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_r68_a_facility_production_part_is_an_outstations_in_both_editions(edition):
    """One own Outstation's production, never a good of the draft's Headquarters."""
    desk = facility("desk", "office", Part(FacilityProduction()), production={"ice": 2})
    table = Table(edition, hidden=(desk,)).seat(0, singles=("desk",))
    table.do(Worker("desk"), Use(0))
    assert table.refused(Produce("credit")).key == "unknown"
    offered = [action.source for action in table.legal()]
    assert offered == ["launch_site", "main_factory", "main_lab", "main_office", "desk"]
    view = GAME.mask(table.state, 0)
    assert GAME.words("en").action(view, Produce("desk")) == "2 Ice · desk"
    table.do(Produce("desk"))
    assert table.goods() == {"ice": 2}


def test_r68_a_pack_may_print_a_facility_production():
    """Read from a pack, with its text in both languages and its symbol in pictures."""
    pack = """
    format = 1
    [[facilities]]
    id = "ice_drill"
    function = [{ facility_production = true }]
    """
    card = components(load(pack, "p.toml")).facilities["ice_drill"]
    assert card.function == (Part(FacilityProduction()),)
    for edition in ("final", "draft"):
        said = texts.part(card.function[0], edition)
        assert "one of your Outstations" in SPEAKERS("en", BUILT_IN).say(said)
        assert "l’un de vos avant-postes" in SPEAKERS("fr", BUILT_IN).say(said)


def scout(*ways: str):
    return facility("scout", "lab", Part(DrawAndSee(2)), *(perform(way) for way in ways))


def test_r34_draw_and_see_joins_the_next_building_part():
    """Two cards are seen and one of them is built; a paid draw may be added."""
    extra = tuple(facility(f"h{n}", vp=n) for n in range(5))
    table = Table(hidden=(scout("expanse"), *extra)).pile(*(f"h{n}" for n in range(5)))
    table.seat(0, influence=1, singles=("scout",))
    applied = table.do(Worker("scout"), Use(0))
    assert applied.revealed
    assert [e.seats for e in applied.events if type(e).__name__ == "FacilitiesSeen"] == [(0,)]
    table.do(Use(1), Draw(1))
    assert table.can(Build("h0", NEW))
    table.do(Build("h4", NEW))
    assert sorted(table.state.facility_discard) == ["h0", "h1", "h2", "h3"]
    assert table.score() == 4


def test_r34_what_is_not_built_is_discarded_at_the_end():
    """Drawn, then the building part is skipped: discarded face up."""
    extra = tuple(facility(f"h{n}") for n in range(2))
    table = Table(hidden=(scout("expanse"), *extra)).pile("h0", "h1").seat(0, singles=("scout",))
    table.do(Worker("scout"), Use(0), Done())
    assert sorted(table.state.facility_discard) == ["h0", "h1"]
    assert table.legal() == [END]


def test_r17_upgrade_and_expanse_parts_are_limited():
    """An Upgrade part does not make a new Single; an Expanse part does not upgrade."""
    table = Table(facilities=(facility("a"),), hidden=(scout("upgrade"),)).seat(
        0, singles=("scout",)
    )
    table.do(Worker("scout"), Use(1))
    assert table.refused(Build("a", NEW)).key == "only_upgrade"
    table.do(Build("a", "scout"))
    table = Table(facilities=(facility("a"),), hidden=(scout("expanse"),)).seat(
        0, singles=("scout",)
    )
    table.do(Worker("scout"), Use(1))
    assert table.refused(Build("a", "scout")).key == "only_new"


def test_r68_draft_building_icons_mean_either_way():
    """Expanse and Upgrade icons both mean Corporation Expand."""
    for way in ("expanse", "upgrade"):
        table = Table("draft", facilities=(facility("a"),), hidden=(scout(way),))
        table.seat(0, singles=("scout",)).do(Worker("scout"), Use(1))
        assert set(table.legal()) == {Build("a", NEW), Build("a", "scout")}


def test_r55_a_new_single_may_be_activated_in_the_same_round():
    """Built this round, used in a later turn."""
    table = Table(facilities=(facility("hut", "lab", gain(ice=2)),))
    table.do(YARD, Build("hut", NEW))
    table.turn(0).do(Worker("hut"))
    assert table.goods() == {"ice": 2}


def test_e23_draft_passing_takes_the_leftmost_slot():
    """There are no reservations."""
    table = Table("draft")
    table.do(Headquarters("ore"), END, Pass(), END)
    assert table.state.bottom == [1, -1, -1]


def test_r53_the_other_drawn_cards_are_discarded_before_the_row_is_filled():
    cards = [facility(key, cost={"alloy": 1}) for key in ("shown", "a", "b", "c")]
    table = Table(facilities=tuple(cards[:1]), hidden=tuple(cards[1:])).pile("a", "b", "c")
    state = table.state
    state.facility_pile = state.facility_pile[-3:]
    table.seat(0, alloy=1, influence=1)
    table.do(Leader("construction_yard", "build"), Draw(1), Build("shown", NEW))
    assert sorted(card for card in state.facility_row if card) == ["a", "b", "c"]
    assert state.facility_pile == state.facility_discard == []


def test_r22_the_repeat_is_offered_where_a_completion_clears_a_spot():
    cheap, dear = project("cheap", {"ore": 1}), project("dear", {"ore": 12})
    more = project("more", {"ice": 12})
    hall = facility("hall", "office", perform("settlement"))
    table = Table(hidden=(hall,), projects=(cheap, dear, more))
    table.seat(0, ore=1, singles=("hall",), research={"logistics": 3}, committed=("cheap",))
    table.do(Worker("hall"), Use(0), Settle("dear", "commit"))
    again = Choose("trade_bureau", "settlement")
    assert not table.can(again)
    assert table.can(Done())
    table.do(Complete("cheap"), again, Settle("more", "commit"))
    assert table.player().committed == ["dear", "more"]


def test_r34_cards_seen_are_discarded_when_the_outstation_is_done():
    lookout = facility("lookout", "lab", Part(DrawAndSee(2)), perform("expanse"))
    cards = [facility(key, cost={"alloy": 5}) for key in ("a", "b")]
    table = Table(hidden=(lookout, *cards)).facilities("a").pile("b")
    table.seat(0, singles=("lookout",)).do(Worker("lookout"), Use(0))
    assert table.can(END), "nothing can be built, so the Function is over"
    assert len(table.state.facility_discard) == 2
    assert "b" in table.state.facility_discard


def test_e15_the_draft_tells_of_no_penalty():
    for edition, lost in (("final", -5), ("draft", 0)):
        table = Table(edition, projects=(project("dome", {"ore": 12}, 11),))
        table.seat(0, committed=("dome",)).round(3)
        table.do(Pass(), END, Pass(), END, Pass())
        scored = [e for e in table.end().events if isinstance(e, FinalScored)]
        assert [e.unfinished for e in scored] == [lost, 0, 0]
        assert scored[0].total == table.score()


def test_r16_the_repeat_is_an_activation_of_its_own_and_may_draw_again():
    table = Table(facilities=tuple(facility(key, cost={"alloy": 1}) for key in ("a", "b")))
    table.seat(0, alloy=9, influence=2, research={"construction": 3})
    table.do(YARD, Draw(1), Build("a", NEW))
    assert table.can(Done())
    assert table.can(Draw(1))
    table.do(Draw(1))
    assert table.refused(Done()).key == "must_build"
    table.do(Build("b", NEW))
    assert table.goods() == {"alloy": 8}, "level 2 does not count for the repeat"


def test_13_2_only_resources_break_a_tie():
    table = Table().seat(0, alloy=9, probe=9, credit=1, influence=1).seat(1, energy=1)
    table.finish()
    outcome = GAME.result(table.state)
    assert outcome.winners == (1,)
    assert outcome.tie_breaks == ("resources",)
