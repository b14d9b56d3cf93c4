"""Discarded cards: the gain of each is shown before, and its owner reads which are gone."""

from __future__ import annotations

import pytest

from games.ares.content import NAMES as TITLES
from games.ares.events import CardsGone
from games.ares.game import GAME
from games.ares.state import Limit
from games.core.events import visible
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card, play, toss, use

NAMES = ["Ann", "Bob", "Cid"]


def shown(table: Table, kind: str, name: str, lang: Language = "en") -> str:
    return GAME.words(lang).choice(GAME.mask(table.state, 0), kind, "card", card(name), {}).label


def prompt(table: Table, lang: Language = "en") -> str:
    return GAME.words(lang).prompt(GAME.mask(table.state, 0), 0)


def told(table: Table, seat: int | None, lang: Language = "en") -> list[str]:
    lines = (GAME.words(lang).event(e, NAMES) for e in visible(table.last.events, seat))
    return [line for line in lines if line]


def over(*names: str) -> Table:
    """Return the end step of a seat that holds these cards above its limit, and ten others."""
    table = Table()
    table.seat(0, hand=names)
    keep = [c for c in table.state.deck if c != card("Comet")][-10:]
    for kept in keep:
        table.state.deck.remove(kept)
    table.state.players[0].hand += keep
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    return table


# What each brings


@pytest.mark.parametrize(("factory", "worth"), [((), "3"), (("Composting Factory",), "4")])
def test_a_sale_says_what_a_card_brings(factory: tuple[str, ...], worth: str) -> None:
    table = Table().seat(0, hand=["Moss", "Mine"], played=factory).open(1)
    assert shown(table, "sell", "Moss") == f"Moss (+{worth} MC)"
    assert shown(table, "sell", "Moss", "fr").endswith(f"(+{worth} M€)")
    assert f"+{worth} MC" in GAME.words("en").kind(GAME.mask(table.state, 0), "sell").label


def test_a_discard_down_to_the_limit_says_what_it_brings() -> None:
    table = over("Moss", "Mine")
    assert "+3 MC" in shown(table, "discard", "Moss")
    assert "Each brings 3 MC" in prompt(table)
    assert "3 M€" in prompt(table, "fr")


def test_a_discard_for_an_action_says_what_the_action_gives_for_it() -> None:
    table = Table().seat(0, hand=["Moss", "Mine"], played=["Farming Co-ops"]).open(3)
    table.do(use("Farming Co-ops"))
    assert shown(table, "discard", "Moss") == "Moss → gain 3 plants"
    assert "gain 3 plants" in prompt(table)
    assert "3 plantes" in shown(table, "discard", "Moss", "fr")


def test_of_several_each_says_its_own_part() -> None:
    hand = ["Moss", "Mine", "Fish"]
    table = Table().seat(0, hand=hand, played=["Redrafted Contracts"]).open(3)
    table.do(use("Redrafted Contracts", amount=2))
    assert shown(table, "discard", "Moss") == "Moss → draw 1 card"
    assert "discard 2 cards from your hand (each: draw 1 card)" in prompt(table)
    table.do(toss("Moss")).do(toss("Mine"))
    assert len(table.player().hand) == 3


def test_cards_of_the_wanted_tag_bring_more() -> None:
    hand = ["Mars University", "Moss", "Mine"]
    table = Table().seat(0, hand=hand, mc=40).open(2)
    table.do(play("Mars University"))
    assert shown(table, "discard", "Moss") == "Moss → draw 2 cards"
    assert shown(table, "discard", "Mine") == "Mine → draw 1 card"


def test_a_discard_that_brings_nothing_says_so() -> None:
    hand = ["Invention Contest", "Moss", "Mine", "Business Contacts"]
    table = Table().seat(0, hand=hand, mc=60).open(2)
    table.do(play("Business Contacts"))
    assert shown(table, "discard", "Moss") == "Moss"
    assert "for no MC" in prompt(table)
    assert "sans M€" in prompt(table, "fr")


def test_a_card_marked_to_be_sold_is_shown_as_such() -> None:
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = Table().seat(0, hand=hand, mc=14).open(2)
    table.do(play("Lava Flows", payment="cards"))
    assert "3 MC each" in prompt(table)
    assert shown(table, "discard", "Moss") == "Moss (+3 MC)"
    table.do(toss("Moss"))
    assert "to be sold" in shown(table, "discard", "Moss")
    assert "à vendre" in shown(table, "discard", "Moss", "fr")


# Which are gone


def test_a_card_that_is_paid_by_sales_names_them_before_and_after() -> None:
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = Table().seat(0, hand=hand, mc=12).open(2)
    view = GAME.mask(table.state, 0)
    detail = GAME.words("en").choice(view, "play", "card", card("Lava Flows"), {}).detail
    sold = [name for name in ("Moss", "Mine", "Fish") if name in detail]
    assert detail.startswith("Sells ")
    assert len(sold) == 2
    table.do(play("Lava Flows"))
    mine, public = " ".join(told(table, 0)), " ".join(told(table, None) + told(table, 1))
    assert f"You sold: {', '.join(sold)}." in mine or f"You sold: {', '.join(sold[::-1])}." in mine
    assert not any(name in public for name in sold)
    assert any(line.startswith("Vous avez vendu") for line in told(table, 0, "fr"))


def test_a_hand_that_has_to_go_as_a_whole_is_named() -> None:
    table = Table().seat(0, hand=["Moss"], played=["Farming Co-ops"]).open(3)
    table.do(use("Farming Co-ops"))
    assert "You discarded: Moss." in told(table, 0)
    assert not any("Moss" in line for line in told(table, 1) + told(table, None))


def test_what_is_given_up_for_somebody_away_is_named_at_the_end_of_the_step() -> None:
    table = over("Moss", "Mine").defaults()
    gone = [e for e in table.last.events if isinstance(e, CardsGone)]
    assert [e.seats for e in gone] == [(0,)]
    assert {*gone[0].cards}.isdisjoint(table.player().hand)
    for lang in LANGUAGES:
        named = TITLES[gone[0].cards[0]][lang]
        assert any(named in line for line in told(table, 0, lang))
        assert not any(named in line for line in told(table, 1, lang))
