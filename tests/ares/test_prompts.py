"""What one is asked and offered when one is done, pays, discards, or gains nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares.actions import Choose, Confirm, Decline, Found, Keep, PickPhase, Use
from games.ares.game import GAME
from games.ares.state import Founding, Limit, Planning
from games.core.text import LANGUAGES, Language
from tests.ares.builder import END, Table, card, play, put, sell, std, toss, use


def prompt(table: Table, seat: int = 0, lang: Language = "en") -> str:
    return GAME.words(lang).prompt(GAME.mask(table.state, seat), seat)


def label(table: Table, action: Any, seat: int = 0, lang: Language = "en") -> str:
    return GAME.words(lang).action(GAME.mask(table.state, seat), action)


def shown(table: Table, kind: str, name: str, lang: Language = "en") -> str:
    return GAME.words(lang).choice(GAME.mask(table.state, 0), kind, "card", card(name), {}).label


# A player who is done reads the choices made, not those the others still have to make


def test_a_chosen_phase_or_corporation_is_told():
    table = Table()
    table.state.stack.append(Planning([0, 0]))
    table.do(PickPhase(2))
    for lang in LANGUAGES:
        assert "II Construction" in prompt(table, lang=lang)
    assert label(table, PickPhase(2)) != label(table, PickPhase(2), seat=1)
    table.state = GAME.start({}, 2, 3)
    frame = table.state.stack[-1]
    assert isinstance(frame, Founding)
    chosen, other = frame.dealt[0]
    table.do(Found(chosen))
    assert label(table, Found(chosen)).split(" (")[0] in prompt(table)
    assert label(table, Found(other)).split(" (")[0] not in prompt(table)


def test_kept_cards_are_told():
    table = Table().top("Moss", "Coal Imports").open(5).do(Keep(card("Coal Imports")))
    assert "Coal Imports" in prompt(table)
    assert "0 cards" not in prompt(table)
    assert " au lieu de «" in label(table, Keep(card("Moss")), lang="fr")


def test_marked_cards_are_told_and_those_within_the_limit_have_nothing_to_do():
    table = Table()
    for player in table.state.players:
        player.hand = [table.state.deck.pop() for _ in range(10)]
    table.seat(0, hand=["Moss"]).open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    assert "Discard 1 card" in prompt(table)
    assert "It brings 3 MC" in prompt(table)
    assert "+3 MC" in shown(table, "discard", "Moss")
    assert "Discard" not in prompt(table, seat=1)
    table.seat(1, hand=["Mine"]).do(toss("Moss"))
    assert "Moss" in prompt(table)
    assert "0 card" not in prompt(table)


# Paying


def test_choosing_what_to_discard_is_offered_where_something_is_discarded():
    hand, by_cards = ["Lava Flows", "Moss", "Mine", "Fish"], play("Lava Flows", payment="cards")
    table = Table().seat(0, hand=hand, mc=17).open(2)
    assert table.why(by_cards) == "same_payment"
    assert by_cards not in GAME.offers(table.state, 0)
    assert table.do(sell("Fish")).mc == 20
    assert Table().seat(0, hand=hand, mc=14).open(2).why(by_cards) is None
    assert Table().seat(0, hand=hand[:3], mc=11).open(2).why(by_cards) == "same_payment"
    helion = Table().seat(0, corp="Helion", hand=hand[:2], mc=17, heat=2).open(2)
    assert helion.why(by_cards) is None, "heat can always be mixed with MC"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reduction_that_there_is_not_is_none(lang: Language):
    table = Table().seat(0, corp="Helion", hand=["Farming Co-ops"], mc=15, heat=9).open(2)
    view, name = GAME.mask(table.state, 0), card("Farming Co-ops")
    plain, forged = (
        GAME.words(lang).choice(view, "play", "payment", "heat", {"card": name, "reduction": key})
        for key in ("none", "forged")
    )
    assert forged == plain
    assert "9" in plain.detail


# Targets


ASKED = [("en", "choose a card to add to."), ("fr", "une carte qui reçoit des ressources.")]


@pytest.mark.parametrize(("lang", "asked"), ASKED)
def test_a_card_that_cubes_are_put_on_is_named_with_its_cubes(lang: Language, asked: str):
    name = "CEO's Favorite Project"
    table = Table().seat(0, hand=[name], mc=3, cubes={"Tardigrades": 1, "Physics Complex": 0})
    table.open(2).do(play(name))
    assert prompt(table, lang=lang).endswith(asked)
    assert label(table, put("Tardigrades"), lang=lang).endswith(" (1 microbe)")


def test_an_answer_to_what_is_no_longer_asked_has_a_label():
    """It may have been prepared."""
    table = Table().seat(0, hand=["Moss"]).open(2)
    assert label(table, Choose(1)) == "2"
    assert label(table, Confirm()) == "Pay"


# What does nothing says so


@pytest.mark.parametrize(("lang", "nothing"), [("en", "nothing"), ("fr", "rien")])
def test_an_action_on_a_complete_parameter_says_so(lang: Language, nothing: str):
    table = Table().mars(temperature=8, oceans=9).seat(0, played=["Aquifer Pumping"], mc=10)
    bacteria = "GHG Producing Bacteria"
    table.seat(0, cubes={bacteria: 2}).open(3)
    assert nothing in label(table, use("Aquifer Pumping"), lang=lang)
    assert nothing in label(table, use(bacteria, 1), lang=lang)
    assert nothing not in label(table, use(bacteria), lang=lang)


def test_an_action_of_phase_iii_is_told_with_one_sum_and_any_amount_begins_with_all():
    table = Table().seat(0, played=["Hydro-Electric Energy"], mc=1).chooses(3).open(3)
    said = label(table, use("Hydro-Electric Energy"))
    assert said == "Hydro-Electric Energy: 1 MC → gain 3 heat"
    table = Table().seat(0, played=["Power Infrastructure"], heat=30).open(3)
    amounts = [a.amount for a in GAME.legal(table.state, 0) if isinstance(a, Use)]
    assert amounts == list(range(30, 0, -1))


def test_what_is_refused_for_now_says_what_comes_first():
    table = Table().seat(0, hand=["Moss", "Mine"], played=["Farming Co-ops"], mc=20).open(3)
    table.do(use("Farming Co-ops"))
    for action, why in (
        (END, "part_first"),
        (std("mc_ocean"), "part_first"),
        (Decline(), "not_now"),
    ):
        assert table.why(action) == why
