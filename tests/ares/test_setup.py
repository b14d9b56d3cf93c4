"""E001 to E015: set-up, planning and the order of phases."""

from __future__ import annotations

import re

import pytest

from games.ares.actions import Found, PickPhase, Reopen, Throw
from games.ares.content import ALL_STEPS, CARDS, CORPS, NAMES, zone
from games.ares.game import GAME
from games.ares.rules.derive import metal, production, tag_count
from games.ares.state import Founding, Planning, Research
from games.core.actions import EndTurn
from games.core.errors import Reason
from games.core.text import LANGUAGES
from tests.ares.builder import Table, card, play


def found_all(state, picks=None):
    for seat, dealt in enumerate(list(state.stack[-1].dealt)):
        GAME.apply(state, seat, Found((picks or {}).get(seat, dealt[0])))


def with_corporations(seats, *names, seed=3):
    """Start a normal game in which the seats are dealt these corporations."""
    state = GAME.start({}, seats, seed)
    others = [c for c in CORPS if c not in [card(name) for name in names]]
    state.stack[-1].dealt = [[card(name), others[seat]] for seat, name in enumerate(names)]
    found_all(state)
    return state


@pytest.mark.parametrize(("seats", "deck"), [(2, 192), (3, 184), (4, 176)])
def test_e001_e002_hands_and_corporations(seats, deck):
    state = GAME.start({}, seats, 5)
    assert [len(p.hand) for p in state.players] == [8] * seats
    assert (len(state.deck), len(state.discard)) == (deck, 0)
    dealt = [c for pair in state.stack[-1].dealt for c in pair]
    assert len(dealt) == len(set(dealt)) == 2 * seats
    found_all(state)
    kept = {p.corporation for p in state.players}
    assert kept < set(dealt)
    assert len(kept) == seats


def mulligan(*thrown):
    """Return a game in which each seat throws the first cards of its hand."""
    state = GAME.start({"setup": "mulligan"}, 2, 5)
    for seat, n in enumerate(thrown):
        for name in list(state.players[seat].hand[:n]):
            GAME.apply(state, seat, Throw(name))
    return state


def test_e003_mulligan():
    state = mulligan(5)
    thrown = state.players[0].hand[:5]
    GAME.apply(state, 0, EndTurn())
    assert state.players[0].hand[:5] == thrown, "nothing is drawn before all have confirmed"
    GAME.apply(state, 1, EndTurn())
    assert [len(p.hand) for p in state.players] == [8, 8]
    assert (len(state.deck), len(state.discard)) == (187, 5)
    assert not set(thrown) & set(state.players[0].hand)
    assert all(p.mc == 0 for p in state.players)
    assert isinstance(state.stack[-1], Founding)


def test_mulligan_marks_can_be_taken_back_until_all_have_confirmed():
    state = mulligan(1)
    name = state.players[0].hand[0]
    GAME.apply(state, 0, EndTurn())
    assert GAME.refusal(state, 0, Throw(name)) == Reason("already_done")
    for action in (Reopen(), Throw(name), EndTurn()):
        GAME.apply(state, 0, action)
    GAME.apply(state, 1, EndTurn())
    assert name in state.players[0].hand
    assert len(state.deck) == 192


def test_e004_both_throw_all():
    state = mulligan(8, 8)
    for seat in (0, 1):
        GAME.apply(state, seat, EndTurn())
    assert (len(state.deck), len(state.discard)) == (176, 16)
    assert isinstance(state.stack[-1], Founding)


@pytest.mark.parametrize(("seats", "deck", "discard"), [(2, 184, 8), (3, 180, 4), (4, 176, 0)])
def test_e005_first_game_deck(seats, deck, discard):
    state = GAME.start({"setup": "first"}, seats, 5)
    for player in state.players:
        assert len(player.hand) == 8
        assert sum(CARDS[name].starter for name in player.hand) == 4
    assert (len(state.deck), len(state.discard)) == (deck, discard)


def test_e006_first_game_corporations():
    state = GAME.start({"setup": "first"}, 4, 5)
    names = {NAMES[p.corporation]["en"] for p in state.players}
    assert names == {"Ecoline", "Helion", "Interplanetary Cinematics", "Teractor"}
    assert isinstance(state.stack[-1], Planning)


def test_e007_start_of_round_1():
    state = GAME.start({"setup": "first"}, 3, 5)
    assert (state.temperature, state.oxygen, state.flipped) == (0, 0, 0)
    assert zone("temperature", 0) == zone("oxygen", 0) == 0
    assert len(state.oceans) == 9
    assert [p.tr for p in state.players] == [5, 5, 5]
    assert ALL_STEPS == 42


def test_e008_inventrix_and_ecoline():
    state = with_corporations(2, "Inventrix", "Ecoline")
    inventrix, ecoline = state.players
    assert (inventrix.mc, len(inventrix.hand)) == (33, 11)
    assert isinstance(state.stack[-1], Planning)
    assert len(state.deck) == 189
    assert (ecoline.mc, production(ecoline)["plant"]) == (27, 1)


def test_e009_own_steel_and_tags_trigger_nothing():
    state = with_corporations(2, "Mining Guild", "Saturn Systems")
    guild, saturn = state.players
    assert (metal(guild, "steel"), guild.tr, tag_count(guild, "building")) == (1, 5, 2)
    assert (metal(saturn, "titanium"), saturn.tr, tag_count(saturn, "jovian")) == (1, 5, 1)


def plan(state, *picks):
    for seat, pick in enumerate(picks):
        GAME.apply(state, seat, PickPhase(pick))


def test_e010_choices_of_a_phase():
    state = GAME.start({"setup": "first"}, 2, 5)
    assert [a for a in GAME.legal(state, 0) if isinstance(a, PickPhase)] == [
        PickPhase(n) for n in range(1, 6)
    ]
    plan(state, 4, 4)
    assert isinstance(state.stack[-1], Planning)
    picks = [a for a in GAME.legal(state, 0) if isinstance(a, PickPhase)]
    assert picks == [PickPhase(n) for n in (1, 2, 3, 5)]


def test_e011_the_ban_is_about_ones_own_card():
    table = Table().seat(0, previous=3).seat(1, previous=1)
    table.state.stack.append(Planning([0, 0]))
    assert table.why(PickPhase(3), 0) == "same_phase"
    table.seat(0, hand=["Tardigrades"], mc=20).do(PickPhase(4), 0).do(PickPhase(3), 1)
    assert table.state.phases == [3, 4]
    assert table.state.stack[-1].number == 3
    assert not table.lane(0).bonus
    assert table.lane(1).bonus or table.lane(1).done


def test_e012_equal_picks_share_a_phase():
    table = Table(3)
    for seat in range(3):
        table.seat(seat, hand=[["Sponsors", "Trading Post", "Mine"][seat]], mc=20)
    table.state.stack.append(Planning([0, 0, 0]))
    table.do(PickPhase(1), 0).do(PickPhase(1), 1).do(PickPhase(4), 2)
    assert table.state.phases == [1, 4]
    assert [lane.less for lane in table.state.stack[-1].lanes] == [3, 3, 0]
    for seat in range(3):
        table.do(EndTurn(), seat)
    assert [p.mc for p in table.state.players] == [25, 25, 29]


def test_e013_all_research():
    table = Table(4)
    table.state.stack.append(Planning([0] * 4))
    for seat in range(4):
        table.do(PickPhase(5), seat)
    assert table.state.phases == [5]
    assert [len(c) for c in table.research().dealt] == [5] * 4
    assert table.research().keep == [2] * 4


def test_e014_back_to_an_earlier_phase():
    table = Table().seat(0, previous=2)
    table.state.stack.append(Planning([0, 0]))
    assert table.why(PickPhase(1)) is None


def test_e015_a_whole_round():
    table = Table()
    table.seat(0, "Ecoline", ["Trading Post"], mc=27).seat(1, "Teractor", ["Sponsors"], mc=51)
    table.state.stack.append(Planning([0, 0]))
    table.do(PickPhase(1), 0).do(PickPhase(4), 1)
    table.do(play("Trading Post"), 0)
    assert (table.mc, table.plant) == (19, 3)
    table.do(play("Sponsors"), 1)
    ecoline, teractor = table.state.players
    assert production(ecoline)["mc"] == 2
    assert (ecoline.mc, ecoline.plant) == (26, 4)
    assert teractor.mc == 60


def test_e168_e169_planning_by_post():
    table = Table(3)
    for seat in range(3):
        table.seat(seat, previous=4 if seat == 0 else 2)
    table.state.stack.append(Planning([0] * 3))
    table.do(PickPhase(1), 0).do(PickPhase(1), 1)
    table.do(PickPhase(5), 0)
    assert GAME.default(table.state, 2) == PickPhase(4)
    assert GAME.waiting(table.state) == (2,)
    assert table.state.phases == []
    table.do(PickPhase(5), 1).do(PickPhase(5), 2)
    assert [p.phase for p in table.state.players] == [5, 5, 5]
    assert isinstance(table.state.stack[-1], Research)


def test_e169_default_phase_after_production():
    table = Table().seat(0, previous=4)
    table.state.stack.append(Planning([0, 0]))
    assert GAME.default(table.state, 0) == PickPhase(5)


@pytest.mark.parametrize(
    ("options", "seats", "key", "numbers"),
    [
        ({}, 5, "seat_count", "145"),
        ({"coop": "on"}, 3, "coop_seats", "2314"),
        ({"coop": "random", "level": "advanced"}, 1, "coop_or_level", "21"),
        ({"level": "expert"}, 2, "only_solo", "1224"),
        ({"curtain": "on"}, 1, "not_solo", "24"),
        ({"answers": "count"}, 1, "not_solo", "24"),
        ({"coop": "on", "level": "expert"}, 2, "coop_or_level", None),
    ],
)
def test_a_wrong_number_of_seats_is_told_with_the_numbers_that_fit(options, seats, key, numbers):
    why = GAME.setup_refusal(options, seats)
    assert why.key == key
    for words in map(GAME.words, LANGUAGES):
        assert numbers is None or re.findall(r"\d", words.reason(why)) == list(numbers)


def test_2_5_corporations_are_dealt_before_cards_are_exchanged():
    """Who exchanges cards knows the corporations to choose from, and nobody else does."""
    state, words = GAME.start({"setup": "mulligan"}, 2, 5), GAME.words("en")
    founding = next(frame for frame in state.stack if isinstance(frame, Founding))
    own, others = ([NAMES[c]["en"] for c in founding.dealt[seat]] for seat in (0, 1))
    view = GAME.mask(state, 0)
    for said in (words.prompt(view, 0), words.alt(view, "hand", ["A", "B"])):
        assert [all(name in said for name in own), any(name in said for name in others)] == [1, 0]
    for viewer in (None, 1):
        said = words.prompt(GAME.mask(state, viewer), 0)
        assert not any(name in said for name in [*own, *others])
