"""Worked examples of several seats, phases or events, and what their refusals say."""

from __future__ import annotations

import pytest

from games.ares.actions import Keep, PickPhase, Toss
from games.ares.content import CARDS
from games.ares.events import CardsMissing, Drew
from games.ares.game import GAME
from games.ares.rules.derive import production
from games.ares.state import Limit, Phase, Planning
from games.core.events import visible
from tests.ares.builder import END, Table, card, keep, play, sell, std, toss, use
from tests.ares.test_examples import HAND, STEEL, TILE_4_MC

LOTS = [
    "Moss", "Mine", "Fish", "Birds", "Comet", "Crater", "Lichen", "Grass", "Trees", "Bushes",
    "Heather", "Worms", "Insects", "Algae",
]  # fmt: skip


@pytest.mark.parametrize(("phase", "left"), [(1, 4), (0, 3)])
def test_e016_e017_the_rulebooks_example(phase, left):
    table = Table().seat(0, hand=["Microprocessors", *HAND], played=STEEL, mc=4).chooses(phase)
    table.open(1).do(play("Microprocessors")).do(Toss(table.player().hand[0]))
    assert (table.mc, table.hand()) == (0, left)
    assert production(table.player())["heat"] == 3


def test_e068_order_of_effects_and_triggers():
    table = Table().next_tiles(TILE_4_MC)
    table.seat(0, hand=["Comet"], played=["Optimal Aerobraking", "Recycled Detritus"], mc=25)
    table.open(2).do(play("Comet"))
    names = [type(event).__name__ for event in table.last.events if event.seats == (0,)]
    wanted = "CardPlayed ScaleRaised OceanFlipped Gained Gained Gained Drew CardsSeen"
    assert names == wanted.split()


def test_e116_cards_that_are_revealed_are_shown_once():
    name = "Advanced Screening Technology"
    table = Table().top("Mine", "Comet", "Fish").seat(0, played=[name]).open(3).do(use(name))
    assert (table.hand(), len(table.state.discard)) == (0, 3)
    shown = next(e for e in table.last.events if type(e).__name__ == "Shown")
    assert shown.cards == (card("Mine"), card("Comet"), card("Fish"))
    table.do(END).do(END, 1)
    told = [e for e in visible(table.last.events, 1) if type(e).__name__ == "Shown"]
    assert [event.cards for event in told] == [shown.cards]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Crater", "3 event tags"),
        ("Fusion Power", "2 power tags"),
        ("Beam from a Thorium Asteroid", "1 Jovian tag;"),
    ],
)
def test_missing_tags_are_counted(name, told):
    table = Table().seat(0, hand=[name], mc=99)
    table.open(1 if CARDS[card(name)].colour == "green" else 2)
    why = GAME.refusal(table.state, 0, play(name))
    assert why is not None
    assert told in GAME.words("en").reason(why)


def test_e067_the_discount_ends_with_the_phase():
    table = Table().seat(0, hand=["Work Crews", "Comet"], mc=99)
    table.open(2).do(play("Work Crews")).do(END).do(END, 1)
    table.do(PickPhase(2), 0).do(PickPhase(2), 1)
    assert (table.state.round, isinstance(table.state.stack[-1], Phase)) == (2, True)
    assert table.price("Comet") == 25


@pytest.mark.parametrize(
    ("mc", "hand", "en", "fr"),
    [
        (9, 2, "Sell 2 cards to pay.", "Vendez 2 cartes pour payer."),
        (12, 3, "Sell 1 card to pay.", "Vendez 1 carte pour payer."),
        (9, 1, "", ""),
    ],
)
def test_what_sales_would_pay_is_told(mc, hand, en, fr):
    table = Table().seat(0, hand=["Moss", "Mine", "Fish"][:hand], mc=mc, heat=8).open(3)
    why = GAME.refusal(table.state, 0, std("mc_temperature"))
    assert why is not None
    assert why.key == "cannot_pay"
    for lang, told in (("en", en), ("fr", fr)):
        said = GAME.words(lang).reason(why)
        assert "14" in said
        assert said.endswith(told)
        assert ("Sell " in said or "Vendez" in said) == bool(told)
    for name in ["Moss", "Mine", "Fish"][: hand if told else 0]:
        table.do(sell(name))
    assert (table.why(std("mc_temperature")) is None) == bool(told)


def test_e120_e121_the_last_tile_repeats():
    table = Table().mars(oceans=8).next_tiles(TILE_4_MC)
    table.seat(0, mc=45).seat(1, mc=15).open(3)
    for _ in range(3):
        table.do(std("mc_ocean"))
    assert (table.mc, table.tr, table.state.flipped) == (12, 8, 9)
    table.do(std("mc_ocean"), 1)
    assert (table.player(1).tr, table.player(1).mc) == (6, 4)


ALL = ["Extended Resources", "Interplanetary Relations", "Interns", "United Planetary Alliance"]


@pytest.mark.parametrize(
    ("corp", "played", "plain", "chosen"),
    [
        ("", [], (2, 1), (5, 2)),
        ("Tharsis Republic", [], (3, 2), (6, 3)),
        ("", ["Interns"], (4, 1), (7, 2)),
        ("", ["Extended Resources"], (2, 2), (5, 3)),
        ("Tharsis Republic", ALL, (7, 5), (10, 6)),
    ],
)
def test_e138_e139_e140_research(corp, played, plain, chosen):
    for phase, wanted in ((0, plain), (5, chosen)):
        table = Table().seat(0, corp, played=played).chooses(phase).open(5)
        assert (len(table.research().dealt[0]), table.research().keep[0]) == wanted


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


def test_r28_all_cards_there_are_may_be_fewer_than_a_choice():
    last = Table().deck(3).open(5)
    assert last.why(Keep(last.research().dealt[1][0]), 1) == "already_done", "it is kept"
    table = Table().seat(0, hand=["Invention Contest"], mc=1).seat(1, hand=["Moss"]).deck(1)
    (left,) = table.state.deck
    table.open(2).do(play("Invention Contest"))
    assert (table.player().hand, table.lane().stack) == ([left], [])
    drawn = [e.n for e in table.last.events if isinstance(e, CardsMissing | Drew)]
    assert drawn == [2, 1]


@pytest.mark.parametrize(("played", "mc"), [([], 11), (["Composting Factory"], 14)])
def test_e143_the_hand_limit(played, mc):
    table = Table().seat(0, hand=LOTS[:13], played=played, mc=2, tr=0)
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    for name in ("Moss", "Mine", "Fish"):
        table.do(toss(name))
    assert (table.mc, table.hand()) == (mc, 10)
    assert isinstance(table.state.stack[-1], Planning)


def test_selling_counts_towards_the_limit():
    table = Table().seat(0, hand=LOTS[:12], tr=0).open(4, hold=False)
    table.do(toss("Moss")).do(sell("Moss")).do(toss("Mine"))
    assert (table.mc, table.hand()) == (6, 10)


def test_e144_no_limit_before_the_end_step():
    table = Table().seat(0, hand=LOTS[:10], tr=0).open(4, hold=False)
    assert isinstance(table.state.stack[-1], Planning)
    middle = Table().seat(0, hand=LOTS, mc=15).open(3).do(std("mc_ocean"))
    assert middle.hand() >= 14
    middle.do(END)
