"""E131 to E144: production, research, the deck and the hand limit."""

from __future__ import annotations

import pytest

from games.ares.game import GAME
from games.ares.rules.derive import production
from games.ares.state import Limit, Planning
from tests.ares.builder import END, Table, card, keep, play, sell, std, toss, use


@pytest.mark.parametrize(("chooser", "mc"), [(True, 14), (False, 10)])
def test_e131_e132_bobs_production(chooser, mc):
    """Production of 4 MC, 1 card, 3 heat and 1 plant with TR 6."""
    played = ["Commercial District", "Acquired Company", "Coal Imports", "Lichen"]
    table = Table().seat(0, played=played, tr=6)
    if chooser:
        table.chooses(4)
    table.open(4)
    assert (table.mc, table.heat, table.plant, table.hand()) == (mc, 3, 1, 1)


def test_e133_helion():
    table = Table().seat(0, "Helion").open(4)
    assert (table.mc, table.heat) == (5, 3)


def made(*played, corp="", **values):
    return production(Table().seat(0, corp, played=played, **values).player())


def test_e134_medical_lab():
    buildings = ["Mine", "Titanium Mine", "Surface Mines", "Ironworks"]
    assert made("Medical Lab", *buildings)["mc"] == 2


def test_e135_own_tags_of_rates():
    assert made("Insects")["plant"] == 0
    assert made("Worms")["plant"] == 1
    assert made("Satellites")["mc"] == 1


def test_e136_rates():
    assert made("Zeppelins", forests=3)["mc"] == 3
    events = ["Comet", "Deimos Down", "Crater", "Research"]
    assert made("Venture Capitalism", *events)["mc"] == 4


def test_e137_rates_follow_their_counts():
    played = ["Cartel", "Atmospheric Insulators"]
    found = made(*played, corp="Teractor")
    assert (found["mc"], found["heat"]) == (3, 3)
    more = made(*played, "Bribed Committee", corp="Teractor")
    assert (more["mc"], more["heat"]) == (4, 4)


def deal(chooser, *played, corp=""):
    table = Table().seat(0, corp, played=played)
    if chooser:
        table.chooses(5)
    table.open(5)
    return len(table.research().dealt[0]), table.research().keep[0]


@pytest.mark.parametrize(
    ("corp", "played", "plain", "chosen"),
    [
        ("", (), (2, 1), (5, 2)),
        ("Tharsis Republic", (), (3, 2), (6, 3)),
        ("", ("Interns",), (4, 1), (7, 2)),
        ("", ("Extended Resources",), (2, 2), (5, 3)),
        (
            "Tharsis Republic",
            (
                "Extended Resources",
                "Interplanetary Relations",
                "Interns",
                "United Planetary Alliance",
            ),
            (7, 5),
            (10, 6),
        ),
    ],
)
def test_e138_e139_e140_research(corp, played, plain, chosen):
    assert deal(False, *played, corp=corp) == plain
    assert deal(True, *played, corp=corp) == chosen


def test_e138_the_rest_is_thrown_without_mc():
    table = Table().top("Moss", "Mine", "Fish", "Birds", "Comet").chooses(5).open(5)
    table.do(keep("Moss")).do(keep("Fish"))
    table.do(keep("Birds"))  # replaces the oldest choice, as nothing was revealed
    table.defaults(1)
    assert sorted(table.player().hand) == sorted([card("Fish"), card("Birds")])
    assert table.mc == 0
    assert len(table.state.discard) == 4


def test_cards_cannot_be_sold_while_looking():
    table = Table().seat(0, hand=["Comet"]).open(5)
    assert table.why(sell("Comet")) == "not_now"
    table.defaults(0)
    assert table.why(sell("Comet")) is None


def test_e141_a_shuffle_in_the_middle_of_a_deal():
    table = Table().deck(3, 20).chooses(5).open(5)
    assert [len(cards) for cards in table.research().dealt] == [5, 2]
    assert (len(table.state.deck), len(table.state.discard)) == (16, 0)
    table.defaults(0).defaults(1)
    assert len(table.state.discard) == 4


def test_e142_everything_runs_out():
    table = Table().deck(1, 2).chooses(5).open(5)
    assert [len(cards) for cards in table.research().dealt] == [3, 0]
    assert table.research().keep == [2, 0]
    assert GAME.waiting(table.state) == (0,)


@pytest.mark.parametrize(
    ("phase", "name"),
    [
        (2, "Invention Contest"),
        (3, "Advanced Screening Technology"),
        (3, "Brainstorming Session"),
        (5, ""),
    ],
)
def test_cards_that_are_not_there_are_not_told(phase, name):
    """R28: with deck and discard pile empty nothing is drawn, shown or looked at."""
    table = Table(curtain="off")
    if name:
        table.seat(0, **{"hand" if phase == 2 else "played": [name]}, mc=9)
    table.deck(0).open(phase)
    if name:
        table.do(play(name) if phase == 2 else use(name))
    told = {type(event).__name__ for event in table.last.events}
    assert not told & {"Drew", "Shown", "Dealt", "Kept", "CardsSeen"}
    assert table.hand() == 0


MANY = [
    "Moss",
    "Mine",
    "Fish",
    "Birds",
    "Comet",
    "Crater",
    "Lichen",
    "Grass",
    "Trees",
    "Bushes",
    "Heather",
    "Worms",
    "Insects",
    "Algae",
]


@pytest.mark.parametrize(("played", "mc"), [([], 11), (["Composting Factory"], 14)])
def test_e143_the_hand_limit(played, mc):
    table = Table().seat(0, hand=MANY[:13], played=played, mc=2, tr=0)
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    for name in ("Moss", "Mine", "Fish"):
        table.do(toss(name))
    assert (table.mc, table.hand()) == (mc, 10)
    assert isinstance(table.state.stack[-1], Planning)


def test_selling_counts_towards_the_limit():
    table = Table().seat(0, hand=MANY[:12], tr=0).open(4, hold=False)
    table.do(toss("Moss")).do(sell("Moss")).do(toss("Mine"))
    assert (table.mc, table.hand()) == (6, 10)


def test_e144_no_limit_before_the_end_step():
    table = Table().seat(0, hand=MANY[:10], tr=0).open(4, hold=False)
    assert isinstance(table.state.stack[-1], Planning)
    middle = Table().seat(0, hand=MANY, mc=15).open(3).do(std("mc_ocean"))
    assert middle.hand() >= 14
    middle.do(END)
