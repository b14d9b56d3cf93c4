"""What one is asked and offered when one is done, pays, discards, or gains nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares.actions import Decline, Found, Keep, PickPhase, Reopen, Throw, Use
from games.ares.game import GAME
from games.ares.state import Founding, Limit, Planning
from games.core.actions import EndTurn
from games.core.text import LANGUAGES, Language
from tests.ares.builder import END, Table, card, choose, play, sell, std, toss, use


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


def test_an_exchange_of_the_mulligan_is_counted_and_told():
    table = Table()
    table.state = GAME.start({"setup": "mulligan"}, 2, 3)
    assert "(0 marquée)" in prompt(table, lang="fr")
    for name in table.player().hand[:2]:
        table.do(Throw(name))
    assert "(2 marquées)" in prompt(table, lang="fr")
    table.do(Throw(table.player().hand[0])).do(EndTurn())
    assert "exchange 1 card" in prompt(table)
    assert "Mark" not in prompt(table)


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


BACK = {
    "en": ("choose “I’m not done yet” first", "nothing left", "already decided"),
    "fr": ("choisissez d’abord «\u202fJe n’ai pas fini\u202f»", "rien à faire", "déjà décidé"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_done_is_told_whether_that_can_be_taken_back(lang: Language) -> None:
    def refused(action: Any) -> str:
        why = GAME.refusal(table.state, 0, action)
        assert why is not None
        assert why.key == "already_done"
        return GAME.words(lang).reason(why)

    back, nothing, decided = BACK[lang]
    table = Table().seat(0, hand=["Moss", "Interns", "Fish"], mc=20).open(2).do(END)
    assert lang == "fr" or "You are done" in prompt(table)
    assert back in refused(play("Interns"))
    assert "II (Construction)" in refused(play("Interns"))
    table.do(Reopen()).do(play("Interns"))
    assert nothing in refused(play("Fish"))
    assert decided in refused(END)


def test_a_bonus_that_alone_is_left_promises_no_second_card():
    table = Table().seat(0, hand=["Lava Flows", "Comet"], mc=50).chooses(2).open(2)
    assert prompt(table).startswith("Play a blue or red card")
    assert prompt(table.do(play("Lava Flows"))).startswith("Use your bonus")
    assert prompt(table, lang="fr").startswith("Utilisez votre bonus")


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


def test_the_price_after_a_reduction_and_what_is_missing_are_told():
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = Table().seat(0, hand=hand, played=["Restructured Resources"], mc=7, plant=1).open(2)
    table.do(play("Lava Flows", "plants", "cards"))
    assert "12 MC" in prompt(table)
    assert "5 MC" in prompt(table)
    assert "3 MC each" in prompt(table)
    assert shown(table, "discard", "Moss") == "Moss (+3 MC)"
    table.do(toss("Moss"))
    assert "2 MC" in prompt(table)
    assert "to be sold" in shown(table, "discard", "Moss")
    assert "à vendre" in shown(table, "discard", "Moss", "fr")
    table.do(toss("Mine"))
    assert "missing" not in prompt(table)


@pytest.mark.parametrize(("factory", "worth"), [((), "3"), (("Composting Factory",), "4")])
def test_a_sale_says_what_a_card_brings(factory: tuple[str, ...], worth: str) -> None:
    table = Table().seat(0, hand=["Moss", "Mine"], played=factory).open(1)
    assert shown(table, "sell", "Moss") == f"Moss (+{worth} MC)"
    assert shown(table, "sell", "Moss", "fr").endswith(f"(+{worth} M€)")
    assert f"+{worth} MC" in GAME.words("en").kind(GAME.mask(table.state, 0), "sell").label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_sold_are_named_where_there_is_room_and_counted_else(lang):
    others = ["Energy Storage", "Power Supply Consortium", "Greenhouses", "Heather", "Trees"]
    words = {"en": ("sells Fish", "sells 5 cards"), "fr": ("vend Poissons", "vend 5 cartes")}
    few = Table().seat(0, hand=["Heather", "Fish", "Birds"], mc=11).open(1)
    assert words[lang][0] in label(few, play("Heather"), lang=lang)
    many = Table().seat(0, hand=["Io Mining Industries", *others], mc=23).open(1)
    said = label(many, play("Io Mining Industries"), lang=lang)
    assert words[lang][1] in said
    assert not said.endswith("…")


# Discards say what each brings


def test_a_discard_says_its_own_part_of_what_it_is_for() -> None:
    hand = ["Moss", "Mine", "Fish"]
    table = Table().seat(0, hand=hand, played=["Farming Co-ops"]).open(3)
    table.do(use("Farming Co-ops"))
    assert shown(table, "discard", "Moss") == "Moss → gain 3 plants"
    assert "gain 3 plants" in prompt(table)
    table = Table().seat(0, hand=hand, played=["Redrafted Contracts"]).open(3)
    table.do(use("Redrafted Contracts", amount=2))
    assert shown(table, "discard", "Moss") == "Moss → draw 1 card"
    assert "discard 2 cards from your hand (each: draw 1 card)" in prompt(table)
    table = Table().seat(0, hand=["Mars University", "Moss", "Mine"], mc=40).open(2)
    table.do(play("Mars University"))
    assert shown(table, "discard", "Moss") == "Moss → draw 2 cards", "a card of the wanted tag"
    assert shown(table, "discard", "Mine") == "Mine → draw 1 card"
    hand = ["Invention Contest", "Moss", "Mine", "Business Contacts"]
    table = Table().seat(0, hand=hand, mc=60).open(2).do(play("Business Contacts"))
    assert shown(table, "discard", "Moss") == "Moss"
    assert "for no MC" in prompt(table)
    assert "sans M€" in prompt(table, lang="fr")


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
    assert "no other card" not in label(full.do(play("Imported Hydrogen")), choose(2))


@pytest.mark.parametrize(("lang", "nothing"), [("en", "nothing"), ("fr", "rien")])
def test_an_action_on_a_complete_parameter_says_so(lang: Language, nothing: str):
    table = Table().mars(temperature=8, oceans=9).seat(0, played=["Aquifer Pumping"], mc=10)
    bacteria = "GHG Producing Bacteria"
    table.seat(0, cubes={bacteria: 2}).open(3)
    assert nothing in label(table, use("Aquifer Pumping"), lang=lang)
    assert nothing in label(table, use(bacteria, 1), lang=lang)
    assert nothing not in label(table, use(bacteria), lang=lang)


def test_what_done_converts_is_told_before():
    table = Table().seat(0, heat=17, plant=9, mc=40).open(3)
    assert "16 heat" in prompt(table)
    assert "8 plants" in prompt(table)
    table.do(std("heat_temperature")).do(std("heat_temperature")).do(std("forest_plants"))
    assert "plants" not in prompt(table)
    assert "heat" not in prompt(table)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "forest 7 plants or 16 MC; temperature 8 heat or 10 MC; ocean 11 MC"),
        (
            "fr",
            "forêt 7 plantes ou 16 M€\u202f; température 8 unités de chaleur ou 10 M€\u202f; "
            "océan 11 M€",
        ),
    ],
)
def test_the_menu_of_standard_actions_names_what_its_prices_are_for(lang: Language, told: str):
    table = Table().seat(0, corp="Ecoline", played=["Standard Technology"], mc=40).open(3)
    assert GAME.words(lang).kind(GAME.mask(table.state, 0), "standard").detail == told


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
