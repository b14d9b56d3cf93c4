"""E145 to E167: the end of the game, scores, co-op and solo."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ares import flow
from games.ares.actions import Give, PickDummy, PickPhase, RaiseScale, TakeCube
from games.ares.content import ALL_STEPS, CARDS
from games.ares.events import CubeTaken
from games.ares.game import GAME
from games.ares.scoring import standing
from games.ares.state import Bump, Cubes, Phase, Planning, Swap
from games.core.events import Applied
from tests.ares.builder import END, NO, Table, card, play, std, use

CHEAP = ["Lichen", "Moss"]


def nearly(**values):
    """Return a table on which only the ninth ocean is missing."""
    return Table().mars(temperature=8, oxygen=14, oceans=8).seat(0, **values)


def test_e145_the_rest_of_the_round_is_cancelled():
    table = nearly(hand=["Subterranean Reservoir"], mc=10).open(2, then=[3, 4])
    table.do(play("Subterranean Reservoir")).do(END, 1)
    assert table.state.stack == []
    assert GAME.result(table.state) is not None
    assert GAME.waiting(table.state) == GAME.open_frames(table.state, 0) == ()
    assert GAME.words("en").prompt(GAME.mask(table.state, 0), 0) == "It’s not your turn."
    assert table.mc < 20, "no production"


def test_e146_everybody_finishes_the_phase():
    table = nearly(mc=15).next_tiles(4).seat(1, mc=30).open(3).do(std("mc_ocean"))
    assert table.state.stack
    table.do(std("mc_ocean"), 1).do(std("mc_ocean"), 1)
    assert table.player(1).tr == 7
    table.do(END, 1).do(END)
    assert GAME.result(table.state) is not None


def test_e147_done_seats_are_asked_once_more():
    table = nearly(mc=15).next_tiles(0).seat(1, mc=20).open(3).do(END, 1)
    assert GAME.waiting(table.state) == (0,)
    table.do(std("mc_ocean"))
    assert GAME.waiting(table.state) == (0, 1)
    triggered = next(e for e in table.last.events if type(e).__name__ == "EndTriggered")
    assert (triggered.reopened, triggered.seats) == ((1,), None)
    assert GAME.default(table.state, 1) == END
    table.do(END).do(END, 1)
    assert GAME.result(table.state) is not None


def test_seats_with_nothing_but_sales_are_not_asked_again():
    table = nearly(mc=15).next_tiles(0).seat(1, hand=["Moss"], mc=1).open(3).do(END, 1)
    table.do(std("mc_ocean"))
    assert GAME.waiting(table.state) == (0,)


BOBS = ["Breathing Filters", "Farming", "Interstellar Colony Ship", "Comet", "Physics Complex"]
BOB = {"tr": 25, "forests": 6, "cubes": {"Herbivores": 6}, "played": [*BOBS, "Heather"]}
LOST = {"tr": 20, "forests": 2, "played": ["Bribed Committee", "Nuclear Plants"]}


@pytest.mark.parametrize(
    ("seat", "categories"),
    [
        (BOB, {"tr": 25, "forests": 6, "cards": 9 + 3}),
        (LOST, {"tr": 20, "forests": 2, "cards": -3}),
    ],
)
def test_e148_e149_scores(seat, categories):
    found = standing(Table().seat(0, **seat).state).scores[0]
    assert (found.categories, found.total) == (categories, sum(categories.values()))


EARTH = ["Immigration Shuttles", "Sponsors", "Cartel", "Bribed Committee", "Blueprints"]
JOVIAN = ["Io Mining Industries", "Ganymede Shipyard", "Miranda Resort"]
BLUE = ["Think Tank", "Interns", "Fish", "Birds", "Tardigrades", "Media Group", "Steelworks"]
NINETEEN = ["Interplanetary Relations", *BLUE, "Moss", "Mine", "Grass", "Trees", "Lichen"]
NINETEEN += ["Comet", "Crater", "Algae", "Heather", "Cartel", "Smelting"]


@pytest.mark.parametrize(
    ("played", "cubes", "points"),
    [
        *((EARTH, 0, 2), (JOVIAN, 0, 3), (BLUE, 0, 2), (NINETEEN, 0, 4)),
        *((["Ecological Zone"], 5, 2), (["Tardigrades"], 8, 2), (["Herbivores"], 7, 3)),
    ],
)
def test_e150_e151_rates_of_points_round_down(played, cubes, points):
    table = Table().seat(0, played=played[1:], cubes={played[0]: cubes})
    assert table.points(played[0]) == points


def tie(hand_b=0, mc_b=14, played_b=()):
    table = Table().seat(0, tr=43, heat=3, mc=4, plant=2)
    table.seat(1, tr=43 - len(list(played_b)), mc=mc_b, played=played_b)
    for player, cards in zip(table.state.players, (2, hand_b), strict=True):
        player.hand = list(CARDS)[:cards]
    return standing(table.state)


def test_e152_e153_e154_resources_break_a_tie():
    found = tie()
    assert (found.winners, found.tie_breaks) == ((0,), ("resources",))
    assert [score.rank for score in found.scores] == [1, 2]
    assert tie(0, 15).winners == (0, 1), "a shared win"
    assert tie(1, 14, ["Composting Factory"]).winners == (1,)
    # A has 15, so with 11 MC of one's own only a card of 4 makes it even
    assert tie(1, 11, ["Composting Factory"]).winners == (0, 1)
    assert tie(1, 11).winners == (0,)


# Co-op


def cubes(**values):
    table = Table(coop="on").seat(0, **values)
    table.state.stack.append(Planning([0, 0]))
    return table.do(PickPhase(4), 0).do(PickPhase(4), 1)


def test_e155_two_cubes_a_round():
    table = cubes()
    assert isinstance(table.state.stack[-1], Cubes)
    assert GAME.about(GAME.mask(table.state, 0), 0, None, None) == "players"
    assert table.state.pile == {"copper": 27, "trade": 3}
    table.do(TakeCube("copper"), 1).do(TakeCube("copper"), 0)
    assert table.state.pile["copper"] == 25
    assert [p.mc for p in table.state.players] == [1 + 5 + 4] * 2


@pytest.mark.parametrize("coop", ["on", "random"])
def test_e155_thirty_cubes_in_fifteen_rounds(coop):
    state = GAME.start({"coop": coop, "setup": "first"}, 2, 4)
    taken: list[tuple[int, str]] = []
    swaps = 0
    while waiting := GAME.waiting(state):
        number, swaps = state.round, swaps + isinstance(state.stack[-1], Swap)
        applied = GAME.apply(state, waiting[0], GAME.default(state, waiting[0]))
        taken += [(number, e.cube) for e in applied.events if isinstance(e, CubeTaken)]
    assert Counter(number for number, _ in taken) == dict.fromkeys(range(1, 16), 2)
    assert Counter(cube for _, cube in taken) == {"copper": 27, "trade": 3}
    assert swaps <= 3
    assert state.pile == {"copper": 0, "trade": 0}


def test_e156_the_last_trade_cube():
    table = cubes()
    table.state.pile = {"copper": 3, "trade": 1}
    table.do(TakeCube("trade"), 1)
    assert table.why(TakeCube("trade"), 0) == "no_cube"
    assert GAME.default(table.state, 0) == TakeCube("copper")


def test_e157_no_swap_with_an_empty_hand():
    table = cubes()
    table.do(TakeCube("trade"), 0).do(TakeCube("copper"), 1)
    assert isinstance(table.state.stack[-1], Planning)
    assert table.state.round == 2
    assert table.state.pile == {"copper": 26, "trade": 2}


def test_r38_the_swap():
    for answer in (Give(card("Fish")), NO):
        table = cubes(hand=["Moss", "Mine"]).seat(1, hand=["Fish"])
        table.do(TakeCube("trade"), 0).do(TakeCube("copper"), 1)
        assert isinstance(table.state.stack[-1], Swap)
        assert table.why(Give(card("Fish")), 1) == "not_your_decision"
        table.do(Give(card("Mine")), 0)
        assert GAME.waiting(table.state) == (1,)
        offered = [GAME.mask(table.state, seat).state.stack[-1].offered for seat in (1, None)]
        assert offered == [card("Mine"), "?"]
        table.do(answer, 1)
        own, other = ("Moss", "Mine"), ("Fish",)
        if answer != NO:
            own, other = ("Moss", "Fish"), ("Mine",)
        assert [p.hand for p in table.state.players] == [[*map(card, own)], [*map(card, other)]]


def test_everybody_sees_the_end_of_the_cubes_and_of_every_exchange():
    table = cubes(hand=["Moss", "Mine"], mc=30).seat(1, hand=["Fish"], mc=30)
    table.state.stack[0].left = [3]
    table.do(TakeCube("trade"), 0)
    assert not table.last.closed
    table.do(TakeCube("trade"), 1)
    assert table.last.closed, "who took what, before the first is asked for an exchange"
    table.do(Give(card("Mine")), 0)
    assert not table.last.closed
    table.do(NO, 1)
    assert table.last.closed, "the next one is asked"
    table.do(Give(card("Fish")), 1)
    assert GAME.waiting(table.state) == (0,)
    table.do(NO, 0)
    assert table.last.closed, "the phase begins"
    assert isinstance(table.state.stack[-1], Phase)


def test_e158_mars_complete_is_not_the_end():
    table = Table(coop="on").mars(temperature=8, oxygen=14, oceans=8).next_tiles(4)
    table.state.round = 12
    table.seat(0, mc=15).open(3).do(std("mc_ocean")).do(END).do(END, 1)
    for number in (13, 14, 15):
        assert table.state.round == number
        assert isinstance(table.state.stack[-1], Planning)
        assert GAME.result(table.state) is None
        while table.state.stack and table.state.round == number:
            seat = GAME.waiting(table.state)[0]
            table.do(GAME.default(table.state, seat), seat)
    assert GAME.result(table.state) is not None


def test_e158_the_tracks_are_closed_from_then_on():
    table = Table(coop="on").mars(temperature=8, oxygen=14, oceans=9)
    table.state.round = 13
    table.seat(0, mc=40, heat=8).open(3)
    for project in ("mc_ocean", "mc_temperature", "heat_temperature"):
        assert table.why(std(project)) == "closed"
    table.do(std("forest_mc"))
    assert (table.tr, table.forests) == (5, 1)


@pytest.mark.parametrize(
    ("oxygen", "scores", "won"),
    [(14, (41, 40), True), (14, (40, 39), False), (13, (50, 45), False)],
)
def test_e159_the_goal(oxygen, scores, won):
    table = Table(coop="on").mars(temperature=8, oxygen=oxygen, oceans=9)
    for seat, tr in enumerate(scores):
        table.seat(seat, tr=tr)
    table.state.round = 15
    table.open(4)
    found = GAME.result(table.state)
    assert found is not None
    assert found.won is won
    assert found.winners == ((0, 1) if won else ())
    assert sum(score.total for score in found.scores) == sum(scores)


def test_random_cubes_are_drawn():
    table = Table(coop="random").seat(0, hand=["Moss"]).seat(1, hand=["Fish"])
    table.state.stack.append(Planning([0, 0]))
    table.do(PickPhase(4), 0).do(PickPhase(4), 1)
    assert sum(table.state.pile.values()) == 28
    assert not isinstance(table.state.stack[-1], Cubes)


# Solo


def solo(dummy, level="novice", **values):
    table = Table(1, level=level).seat(0, **values)
    table.state.dummy = [p for p in (1, 2, 3, 4, 5) if p != dummy] + [dummy]
    table.state.marker = 1
    table.state.stack.append(Planning([0]))
    return table


def test_e160_e161_e162_the_dummys_phase_is_not_ones_own():
    table = solo(4, hand=["Fish"]).do(PickPhase(2))
    assert table.state.phases == [2, 4]
    assert table.lane().bonus
    assert table.defaults().mc == 5
    assert solo(4).do(PickPhase(4)).mc == 5 + 4, "the same phase is played once"
    table = solo(3, played=["Wood Burning Stoves"], plant=8).do(PickPhase(1))
    assert table.do(use("Wood Burning Stoves")).plant == 4
    assert table.why(use("Wood Burning Stoves")) == "used"


def test_e163_the_marker():
    seen = []
    for seed in range(2):
        state = GAME.start({"level": "expert"}, 1, seed)
        while GAME.waiting(state):
            before = state.round
            GAME.apply(state, 0, GAME.default(state, 0))
            if state.round != before and state.round > 1:
                seen.append((before, state.marker, len(state.dummy)))
        assert state.round == 25
        assert GAME.result(state) is not None
    assert {(r, m) for r, m, left in seen if left == 5} == {(5, 2), (10, 3), (15, 4), (20, 5)}


def test_r42_the_player_orders_the_last_dummies():
    table = solo(1)
    table.state.round, table.state.marker, table.state.dummy_played = 21, 5, [2]
    table.state.dummy = [1, 3, 4, 5]
    assert table.why(PickDummy(2)) == "dummy_used"
    table.do(PickPhase(4))
    assert table.state.phases == []
    table.do(PickDummy(5))
    assert table.state.phases == [4, 5]
    assert table.state.dummy_played == [2, 5]


@pytest.mark.parametrize(("level", "left"), [("novice", 34), ("advanced", 38), ("expert", 42)])
def test_e164_levels(level, left):
    """A game in which the player raises nothing: the rest is the player's part."""
    state = GAME.start({"level": level}, 1, 3)
    scales = ["temperature", "oxygen"]
    while waiting := GAME.waiting(state):
        action = GAME.default(state, waiting[0])
        if isinstance(state.stack[-1], Bump):
            action = RaiseScale(scales[state.round % 2])
        GAME.apply(state, 0, action)
        state.players[0].heat = state.players[0].plant = 0  # so that nothing is converted
    assert ALL_STEPS - state.temperature - state.oxygen - state.flipped == left
    assert state.players[0].tr == 5


def after_five(temperature=-20, oxygen=0, **values):
    table = Table(1).mars(temperature=temperature, oxygen=oxygen).seat(0, **values)
    table.state.round, table.state.marker = 5, 1
    table.state.dummy_played, table.state.dummy = [1, 2, 3, 4, 5], []
    flow.proceed(table.state, Applied())
    return table


def test_e165_e166_a_bump_gives_nothing_and_what_does_not_fit_is_lost():
    table = after_five(tr=12, cubes={"Physics Complex": 0})
    assert isinstance(table.state.stack[-1], Bump)
    table.do(RaiseScale("temperature"))
    assert (table.temperature, table.tr, table.cubes("Physics Complex")) == (-16, 12, 0)
    assert (table.state.round, table.state.marker) == (6, 2)
    table = after_five(oxygen=13).do(RaiseScale("oxygen"))
    assert (table.state.oxygen, table.temperature) == (14, -20)
    table = after_five(temperature=8)
    assert table.state.oxygen == 2, "only one parameter is left"
    assert isinstance(table.state.stack[-1], Planning)


@pytest.mark.parametrize(("oceans", "won"), [(9, True), (8, False)])
def test_e167_played_on_to_round_25(oceans, won):
    table = Table(1).mars(temperature=8, oxygen=14, oceans=oceans)
    table.state.round = 25
    table.open(4)
    found = GAME.result(table.state)
    assert found is not None
    assert found.won is won


def test_e167_complete_mars_goes_on_in_solo():
    table = Table(1).mars(temperature=8, oxygen=14, oceans=8).next_tiles(4)
    table.state.round, table.state.dummy = 22, [1, 2, 3]
    table.state.dummy_played = [4, 5]
    table.seat(0, mc=15).open(3)
    assert isinstance(table.state.stack[-1], Phase)
    table.do(std("mc_ocean")).do(END)
    assert table.state.round == 23
