"""Rules and rulings not in the worked examples; named after the number of the ruling."""

import pytest

from games.ceres.actions import (
    NEW,
    Assistant,
    Bonus,
    Build,
    Complete,
    Done,
    Droid,
    Favor,
    Grant,
    Headquarters,
    Launch,
    Leader,
    Pass,
    Settle,
    Trade,
    Use,
    Worker,
)
from games.ceres.game import GAME
from games.ceres.rules.derived import belt
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import tables
from games.core.actions import EndTurn
from games.core.errors import SetupError
from tests.ceres.builder import Table, asteroid, facility, line, perform, project

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
