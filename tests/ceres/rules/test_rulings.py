"""Rules and rulings not in the worked examples; named after the number of the ruling."""

import pytest

from games.ceres.actions import (
    NEW,
    Assistant,
    Bonus,
    Build,
    Choose,
    Complete,
    Done,
    Draw,
    Droid,
    Favor,
    Grant,
    Headquarters,
    Launch,
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
from games.ceres.rules.derived import belt
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import tables
from games.ceres.words import cards as texts
from games.ceres.words.speakers import SPEAKERS
from games.core.actions import EndTurn
from games.core.errors import SetupError, reason
from tests.ceres.builder import Table, asteroid, facility, gain, line, perform, project

YARD = Leader("construction_yard", "build")
SETTLEMENT = Leader("trade_bureau", "settlement")
TRADE = Leader("trade_bureau", "trade")
LAUNCH = Leader("council", "launch")
END = EndTurn()


# Turns and rounds


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r1_two_to_four_players(seats):
    """Other numbers of seats are refused."""
    with pytest.raises(SetupError):
        GAME.start({}, seats, 1)


def test_3_4_the_last_player_takes_turn_after_turn():
    """All others have passed: the turn comes back at once."""
    table = Table(seats=2)
    table.do(Pass(), END, Headquarters("main_lab"), END)
    assert table.state.turn == 1
    table.do(Headquarters("main_lab"), END)
    assert table.state.turn == 1


def test_3_4_one_action_a_turn():
    """After A, B or C only free actions and the end of the turn are left."""
    table = Table()
    table.do(Headquarters("main_lab"))
    for action in (Headquarters("main_lab"), Worker("main_lab"), Pass(), YARD):
        assert table.refused(action).key == "already_acted"
    assert table.legal() == [END]


def test_4_1_several_slots_of_one_location():
    """One player may occupy several slots with several turns; slots stay taken all round."""
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, ore=9)
    for _ in range(3):
        table.turn(0).do(TRADE, Trade(0, 1), Done())
    assert table.state.slots["trade_bureau"] == [0, 0, 0]
    assert table.turn(0).refused(TRADE).key == "no_slot"


def test_r23_r75_free_actions_in_the_turn_of_passing():
    """Before and after passing, until the turn is ended; they are not a separate turn."""
    table = Table(projects=(project("a", {"ore": 1}, 5), project("b", {"ore": 1}, 6)))
    table.seat(0, ore=2, committed=("a", "b")).seat(1, ore=2)
    table.do(Complete("a"))
    assert table.refused(END).key == "act_first"
    table.do(Pass(), Complete("b"), END)
    assert table.score() == 11
    assert GAME.refusal(table.state, 0, Complete("a")).key == "not_your_decision"


def test_r30_r61_r60_tokens_are_options_of_a_later_turn_once_a_round():
    """Bought this turn: not usable before the next; once used, not again; kept from others."""
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, influence=9).seat(1, influence=9)
    table.do(Leader("council", "favor"), Favor("mars_droid"))
    assert table.refused(Droid("main_lab")).key == "already_acted"
    table.do(END, Leader("council", "favor"))
    assert table.refused(Favor("mars_droid")).key == "favor_taken"
    table.turn(0).do(Droid("main_lab"), Done(), END)
    assert table.turn(0).refused(Droid("main_office")).key == "token_used"
    table.turn(0).do(Leader("council", "favor"))
    assert table.refused(Favor("mars_droid")).key == "favor_taken"


def test_r60_tokens_work_without_leaders_and_workers():
    """No Leader and no Worker left: the tokens still open a turn, except after passing."""
    table = Table().seat(0, leaders=0, credit=1, ore=2, favors=("mars_droid", "leader_assistant"))
    table.workers({}, {})
    kinds = {type(action) for action in table.legal()}
    assert kinds == {Droid, Assistant, Pass}
    table.do(Pass())
    assert table.refused(Droid("main_lab")).key == "already_acted"


def test_r32_headquarters_reserve_in_round_three_too():
    """The Leader is still moved; the last round has no next order."""
    table = Table().round(3)
    table.do(Headquarters("main_lab"))
    assert table.state.bottom == [0, -1, -1]


def test_r41_passing_is_always_open():
    """A player without any other option must pass; nothing is done on their behalf."""
    table = Table().seat(0, leaders=0).workers({}, {})
    assert table.legal() == [Pass()]


def test_r74_first_player():
    """The host begins, or the program draws the first seat; the others follow in order."""
    firsts = set()
    for seed in range(30):
        assert GAME.start({"first": "host"}, 3, seed).order == [0, 1, 2]
        order = GAME.start({"first": "random"}, 3, seed).order
        firsts.add(order[0])
        assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2]
    assert firsts == {0, 1, 2}


def test_r76_short_piles_reshuffle_the_discards():
    """Discard first, then draw; a short pile takes its discards, then spaces stay empty."""
    table = Table()
    state = table.state
    state.project_discard += state.project_pile
    state.project_pile = []
    state.facility_pile, state.facility_discard = [], []
    row = {c for c in state.facility_row if c}
    while state.round == 1:
        table.do(Pass(), END)
    assert None not in state.project_row
    assert set(state.facility_row) == row
    state.facility_row = [*sorted(row)[:2], None, None, None, None]
    while state.round == 2:
        table.do(Pass(), END)
    assert sorted(c for c in state.facility_row if c) == sorted(row)[:2]
    assert state.facility_row.count(None) == 4


# Trade Bureau


def test_r22_a_free_completion_clears_a_spot_in_the_middle():
    """Both spots full: committing opens after completing one of them."""
    cards = (project("a", {"ore": 1}, 5), project("b", {"ice": 1}, 5), project("c", {"ice": 9}))
    table = Table(projects=cards).seat(0, ore=1, ice=1, committed=("a", "b"))
    table.state.project_row = ["c", None, None, None, None]
    assert table.refused(SETTLEMENT).key == "no_project"
    table.do(Complete("a"), SETTLEMENT, Complete("b"), Settle("c", "commit"))
    assert table.player().committed == ["c"]


def test_r50_an_empty_row_closes_the_option():
    """With an empty row the Settlement option is closed; the row is not refilled in the round."""
    table = Table(projects=(project("a", {"ore": 9}),))
    table.do(SETTLEMENT, Settle("a", "commit"))
    assert table.state.project_row == [None] * 5
    assert table.turn(1).refused(SETTLEMENT).key == "no_project"


def test_r69_draft_trade_multiplier():
    """One line, once or up to its multiplier; an icon follows the same text."""
    lines = (line({"ore": 1}, {"ice": 1}, multiplier=2), line({"ore": 1}, {"energy": 1}))
    agent = facility("agent", "office", perform("trade", 2))
    for first in (TRADE, Worker("agent")):
        table = Table("draft", lines=lines, hidden=(agent,)).seat(0, ore=5, singles=("agent",))
        table.do(first)
        if first != TRADE:
            table.do(Use(0))
        assert table.refused(Trade(1, 2)).key == "too_often"
        assert table.refused(Trade(0, 3)).fact("most") == 2
        table.do(Trade(0, 2))
        assert table.goods() == {"ore": 3, "ice": 2}
        assert table.legal() == [END]


def test_e12_e14_draft_settlement_without_modifier_and_limit():
    """No Influence by round; any number of commitments, each at its own price (R70)."""
    cards = tuple(project(key, {"ore": 9}, commitment=n) for n, key in enumerate("abcd"))
    table = Table("draft", seats=2, projects=cards).round(3).seat(0, influence=6)
    for key in "abcd":
        table.state.slots["trade_bureau"].clear()
        table.turn(0).do(SETTLEMENT, Settle(key, "commit"))
    assert table.goods() == {}
    assert table.player().committed == list("abcd")


# Construction Yard


def hopeless(*hidden, **goods) -> Table:
    """Return a table where all cards to draw cost an Alloy, except the `hidden` ones."""
    table = Table(facilities=(facility("dear", cost={"alloy": 9}),), hidden=hidden)
    return table.seat(0, **goods)


def test_r53_no_yard_without_an_alloy_where_no_card_can_be_free():
    """Influence buys a draw, but of all cards left not one costs less than an Alloy."""
    table = hopeless(influence=9, credit=9)
    assert table.refused(YARD).key == "no_facility_left"
    contracted = Leader("contractors", "construction_yard")
    assert table.refused(contracted).key == "no_facility_left"
    for lang in ("en", "fr"):
        assert GAME.words(lang).reason(table.refused(YARD))
    table.seat(0, alloy=1)
    assert table.can(YARD)
    assert table.can(contracted)


def test_r53_a_card_that_may_be_drawn_and_costs_nothing_opens_the_yard():
    """The pile is known, its order is not: wherever the free card lies, a draw may bring it."""
    for position in (0, -1):
        table = hopeless(facility("gift"), influence=1)
        pile = table.state.facility_pile
        pile.remove("gift")
        pile.insert(position % (len(pile) + 1), "gift")
        assert table.can(YARD)
        pile.remove("gift")
        table.state.facility_discard.append("gift")
        assert table.refused(YARD).key == "no_facility_left", "the pile is not used up by 3 cards"
        del pile[2:]
        assert table.can(YARD), "two cards are left, so the discards are shuffled for the third"


def test_r53_construction_two_makes_a_card_of_one_alloy_free():
    """Not for the L3 repeat, which goes without level 2."""
    table = hopeless(influence=1, research={"construction": 2})
    assert table.can(YARD)
    table = Table(facilities=(facility("hut"),)).seat(0, influence=1, research={"construction": 3})
    table.state.facility_pile.clear()
    table.state.facility_discard += ["regolith_scoop", "brine_well", "ice_drill", "crawler_garage"]
    table.do(YARD, Build("hut", NEW))
    assert table.legal() == [END], "four cards are left to draw, but each costs an Alloy again"


def test_r53_influence_paid_for_the_draw_is_not_there_for_the_card():
    """A card that costs Influence and nothing else needs one more than its price."""
    club = facility("club", cost={"influence": 2})
    assert hopeless(club, influence=2).refused(YARD).key == "no_facility_left"
    assert hopeless(club, influence=3).can(YARD)


def test_r53_an_upgrade_part_needs_a_single_outstation():
    """No card that might be drawn can be built below an Upgraded one."""
    mason, helper = (facility(key, "lab", perform("upgrade")) for key in ("mason", "helper"))
    table = Table(facilities=(facility("a"),), hidden=(mason, helper))
    table.seat(0, influence=9, alloy=9, singles=("mason",))
    assert table.can(Worker("mason"))
    table.outstation(0, "mason").bottom = "helper"
    assert table.refused(Worker("mason")).key == "no_part"


def test_r53_a_part_that_cannot_build_does_not_open_the_outstation():
    """An Expanse part with 0 Alloys and Influence for a draw: no Worker goes there."""
    mason = facility("mason", "lab", perform("expanse"))
    table = hopeless(mason, influence=9, singles=("mason",))
    assert table.refused(Worker("mason")).key == "no_part"
    table.seat(0, alloy=1)
    assert table.can(Worker("mason"))


def test_1_5_only_single_outstations_are_upgraded():
    """Starting Outstations and those with two cards are not."""
    table = Table(facilities=(facility("a"), facility("b")), hidden=(facility("hut"),)).seat(
        0, singles=("hut",)
    )
    table.outstation(0, "hut").bottom = "tech_factory"
    table.do(YARD)
    for target in ("hut", "main_lab"):
        assert table.refused(Build("a", target)).key == "not_single"


def test_1_7_production_is_that_of_the_top_card():
    """A tucked card's production is hidden."""
    low, high = facility("low", production={"ice": 3}), facility("high", production={"energy": 1})
    table = Table(hidden=(low, high)).seat(0, singles=("high",))
    table.outstation(0, "high").bottom = "low"
    while table.state.round == 1:
        table.do(Pass(), END)
    assert table.player().goods["ice"] == 1
    assert table.player().goods["energy"] == 2


def test_10_2_construction_three_needs_something_to_build():
    """No repeat is offered when nothing can be built or drawn; it can be declined."""
    cards = (facility("a", cost={"alloy": 2}), facility("b", cost={"alloy": 2}))
    for alloys, offered in ((1, False), (3, True)):
        table = Table(facilities=cards, hidden=()).seat(
            0, alloy=alloys, research={"construction": 3}
        )
        table.state.facility_pile, table.state.facility_discard = [], []
        table.do(YARD, Build("a", NEW))
        assert table.can(Done()) == offered
        if offered:
            table.do(Done())
        assert table.legal() == [END]


# Council


def test_7_6_no_launch_without_probe_or_ice():
    """A Probe in the Launch Complex and an asteroid in reach are needed."""
    table = Table().seat(0, influence=1, ice=12)
    assert table.refused(LAUNCH).key == "no_probe"
    table.seat(0, probe=1, ice=0)
    t, state = tables(table.state.content, "final"), table.state
    for rock in belt(t, state):
        if launch_price(t, state, state.players[0], rock.id) == 0:
            state.claims[rock.id] = 1
    assert table.refused(LAUNCH).key == "no_asteroid"
    table.seat(0, ice=1).do(LAUNCH)
    assert table.refused(Launch("bennu")).fact("need") == 8


def test_r13_one_claim_per_asteroid():
    """A claimed asteroid is closed to everyone."""
    table = Table(asteroids=(asteroid("rock", "outer"),)).seat(1, asteroids=("rock",))
    table.seat(0, influence=1, probe=1).do(LAUNCH)
    why = table.refused(Launch("rock"))
    assert (why.key, why.fact("seat")) == ("claimed", 1)


def test_3_3_asteroids_produce():
    """Each asteroid holding a Probe brings its production every round."""
    table = Table(asteroids=(asteroid("rock", "outer", production={"influence": 2}),))
    table.seat(0, asteroids=("rock",))
    while table.state.round == 1:
        table.do(Pass(), END)
    assert table.player().goods["influence"] == 1 + 2


def test_7_17_special_grant_again_and_again():
    """It has no token: the same player may choose it twice in a round."""
    table = Table().seat(0, influence=6)
    for _ in range(2):
        table.turn(0).do(Leader("council", "favor"), Favor("special_grant"))
        for outstation, good in (
            ("launch_site", "ore"),
            ("launch_site", "ice"),
            ("main_factory", "ceramics"),
            ("main_lab", "energy"),
        ):
            table.do(Grant(outstation, good))
    assert table.goods() == {"ore": 4, "ice": 2, "ceramics": 2, "energy": 2}


def test_r44_the_last_probe_may_pay_for_a_project_before_the_repeat_of_a_launch():
    """The repeat can be skipped, so that completing blocks nothing."""
    table = Table(projects=(project("dome", {"probe": 1}),))
    table.seat(0, influence=1, ice=12, probe=2, research={"aerospace": 3}, committed=("dome",))
    table.do(LAUNCH, Launch("hilda"), Bonus("ore"))
    assert table.can(Launch("vesta"))
    table.do(Complete("dome"))
    assert table.refused(Launch("vesta")).key == "no_probe"
    assert table.legal() == [Done()]


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
