"""Texts for players who are done, pay, or choose among parts that do nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares.actions import Found, Keep, PickPhase, Reopen, Throw, Use
from games.ares.game import GAME
from games.ares.state import Founding, Limit, Planning
from games.core.actions import EndTurn
from games.core.text import LANGUAGES, Language
from tests.ares.builder import END, Table, card, choose, play, sell, std, toss, use


def prompt(table: Table, seat: int = 0, lang: Language = "en") -> str:
    return GAME.words(lang).prompt(GAME.mask(table.state, seat), seat)


def label(table: Table, action: Any, seat: int = 0, lang: Language = "en") -> str:
    return GAME.words(lang).action(GAME.mask(table.state, seat), action)


# A player who is done reads the choices made, not those the others still have to make


def test_a_chosen_phase_is_told():
    table = Table()
    table.state.stack.append(Planning([0, 0]))
    table.do(PickPhase(2))
    assert "II Construction" in prompt(table)
    assert "dummy" not in prompt(table)
    assert "II Construction" in prompt(table, lang="fr")
    assert "automate" not in prompt(table, lang="fr")
    assert label(table, PickPhase(2)) != label(table, PickPhase(2), seat=1)


def test_a_chosen_corporation_is_told():
    state = GAME.start({}, 2, 3)
    frame = state.stack[-1]
    assert isinstance(frame, Founding)
    chosen, other = frame.dealt[0]
    GAME.apply(state, 0, Found(chosen))
    view = GAME.mask(state, 0)
    words = GAME.words("en")
    assert words.action(view, Found(chosen)).split(" (")[0] in words.prompt(view, 0)
    assert words.action(view, Found(other)).split(" (")[0] not in words.prompt(view, 0)


def test_kept_cards_are_told():
    table = Table().top("Moss", "Mine").open(5).do(Keep(card("Mine")))
    assert "Mine" in prompt(table)
    assert "0 cards" not in prompt(table)
    assert "0 carte" not in prompt(table, lang="fr")


def test_a_kept_card_is_exchanged_for_another_in_proper_french():
    table = Table().top("Moss", "Coal Imports").open(5).do(Keep(card("Coal Imports")))
    said = label(table, Keep(card("Moss")), lang="fr")
    assert " au lieu de «" in said


def test_no_card_marked_yet_is_singular_in_french():
    state = GAME.start({"setup": "mulligan"}, 2, 3)
    assert "(0 marquée)" in GAME.words("fr").prompt(GAME.mask(state, 0), 0)
    for card_id in state.players[0].hand[:2]:
        GAME.apply(state, 0, Throw(card_id))
    assert "(2 marquées)" in GAME.words("fr").prompt(GAME.mask(state, 0), 0)


def test_marked_cards_are_told_and_those_within_the_limit_have_nothing_to_do():
    table = Table()
    for player in table.state.players:
        player.hand = [table.state.deck.pop() for _ in range(10)]
    table.seat(0, hand=["Moss"]).open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    assert "Discard 1 card" in prompt(table)
    assert "Discard" not in prompt(table, seat=1)
    table.seat(1, hand=["Mine"]).do(toss("Moss"))
    assert "Moss" in prompt(table)
    assert "0 card" not in prompt(table)


def test_a_done_seat_is_told_so():
    table = Table().seat(0, hand=["Moss"]).open(2).do(END)
    assert "You are done" in prompt(table)
    assert "Play" not in prompt(table)


def test_an_exchange_that_is_confirmed_is_told():
    state = GAME.start({"setup": "mulligan"}, 2, 3)
    GAME.apply(state, 0, Throw(state.players[0].hand[0]))
    GAME.apply(state, 0, EndTurn())
    assert "exchange 1 card" in GAME.words("en").prompt(GAME.mask(state, 0), 0)
    assert "Mark" not in GAME.words("en").prompt(GAME.mask(state, 0), 0)


# Paying


def test_choosing_what_to_discard_is_offered_where_something_is_discarded():
    table = Table().seat(0, hand=["Lava Flows", "Moss", "Mine", "Fish"], mc=17).open(2)
    assert table.why(play("Lava Flows", payment="cards")) == "same_payment"
    table.do(sell("Fish"))
    assert table.mc == 20
    poor = Table().seat(0, hand=["Lava Flows", "Moss", "Mine", "Fish"], mc=14).open(2)
    assert poor.why(play("Lava Flows", payment="cards")) is None
    forced = Table().seat(0, hand=["Lava Flows", "Moss", "Mine"], mc=11).open(2)
    assert forced.why(play("Lava Flows", payment="cards")) == "same_payment"


def test_heat_as_mc_can_always_be_mixed():
    table = Table().seat(0, corp="Helion", hand=["Lava Flows", "Moss"], mc=17, heat=2).open(2)
    assert table.why(play("Lava Flows", payment="cards")) is None


def test_the_price_after_a_reduction_and_what_is_missing_are_told():
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = Table().seat(0, hand=hand, played=["Restructured Resources"], mc=7, plant=1).open(2)
    table.do(play("Lava Flows", "plants", "cards"))
    assert "12 MC" in prompt(table)
    assert "5 MC" in prompt(table)
    table.do(toss("Moss"))
    assert "2 MC" in prompt(table)
    table.do(toss("Mine"))
    assert "missing" not in prompt(table)


# What does nothing says so


def test_a_part_without_a_card_for_it_says_so():
    table = Table().seat(0, hand=["Imported Hydrogen", "Moss"], mc=99).open(2)
    table.do(play("Imported Hydrogen"))
    assert label(table, choose(0)) == "Gain 3 plants"
    for option in (1, 2):
        assert "no other card" in label(table, choose(option))
        assert "aucune autre carte" in label(table, choose(option), lang="fr")
    assert len({label(table, choose(n), lang=lang) for n in range(3) for lang in LANGUAGES}) == 6
    full = Table().seat(0, hand=["Imported Hydrogen", "Moss"], played=["Fish"], mc=99).open(2)
    full.do(play("Imported Hydrogen"))
    assert "no other card" not in label(full, choose(2))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_on_a_complete_parameter_says_so(lang):
    table = Table().mars(temperature=8, oceans=9).seat(0, played=["Aquifer Pumping"], mc=10)
    table.seat(0, played=["GHG Producing Bacteria"], cubes={"GHG Producing Bacteria": 2})
    table.open(3)
    nothing = {"en": "nothing", "fr": "rien"}[lang]
    assert nothing in label(table, use("Aquifer Pumping"), lang=lang)
    assert nothing in label(table, use("GHG Producing Bacteria", 1), lang=lang)
    assert nothing not in label(table, use("GHG Producing Bacteria"), lang=lang)
    assert len(label(table, use("GHG Producing Bacteria", 1), lang=lang)) < 80


def test_what_done_converts_is_told_before():
    table = Table().seat(0, heat=17, plant=9, mc=40).open(3)
    assert "16 heat" in prompt(table)
    assert "8 plants" in prompt(table)
    assert "16 unités de chaleur" in prompt(table, lang="fr")
    table.do(std("heat_temperature")).do(std("heat_temperature")).do(std("forest_plants"))
    assert "plants" not in prompt(table)
    assert "heat" not in prompt(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_of_standard_actions_names_what_its_prices_are_for(lang):
    table = Table().seat(0, corp="Ecoline", played=["Standard Technology"], mc=40).open(3)
    choice = GAME.words(lang).kind(GAME.mask(table.state, 0), "standard")
    told = {
        "en": "forest 7 plants or 16 MC; temperature 8 heat or 10 MC; ocean 11 MC",
        "fr": "forêt 7 plantes ou 16 M€\u202f; température 8 unités de chaleur ou 10 M€\u202f; "
        "océan 11 M€",
    }
    assert choice.detail == told[lang]
    assert len(choice.detail) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_sold_are_named_where_there_is_room_and_counted_else(lang):
    others = ["Energy Storage", "Power Supply Consortium", "Greenhouses", "Heather", "Trees"]
    hand = ["Io Mining Industries", *others]
    words = {"en": ("sells Fish", "sells 5 cards"), "fr": ("vend Poissons", "vend 5 cartes")}
    few = Table().seat(0, hand=["Heather", "Fish", "Birds"], mc=11).open(1)
    assert words[lang][0] in label(few, play("Heather"), lang=lang)
    many = Table().seat(0, hand=hand, mc=23).open(1)
    said = label(many, play("Io Mining Industries"), lang=lang)
    assert words[lang][1] in said
    assert not said.endswith("…")


def test_any_amount_begins_with_all_of_it():
    table = Table().seat(0, played=["Power Infrastructure"], heat=30).open(3)
    amounts = [a.amount for a in GAME.legal(table.state, 0) if isinstance(a, Use)]
    assert amounts == list(range(30, 0, -1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_done_is_told_whether_that_can_be_taken_back(lang: Language) -> None:
    table = Table().seat(0, hand=["Moss", "Interns", "Fish"], mc=20).open(2).do(END)
    back = {
        "en": "choose “I’m not done yet” first",
        "fr": "choisissez d’abord « Je n’ai pas fini »",
    }[lang]
    nothing = {"en": "nothing left", "fr": "rien à faire"}[lang]
    assert back in refused(table, play("Interns"), lang)
    assert "II (Construction)" in refused(table, play("Interns"), lang)
    table.do(Reopen()).do(play("Interns"))
    assert nothing in refused(table, play("Fish"), lang)
    decided = {"en": "already decided", "fr": "déjà décidé"}[lang]
    assert decided in refused(table, END, lang)


def refused(table: Table, action: Any, lang: Language) -> str:
    why = GAME.refusal(table.state, 0, action)
    assert why is not None
    assert why.key == "already_done"
    return GAME.words(lang).reason(why)
