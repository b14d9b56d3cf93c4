"""Examples, group G: guilds and fervor."""

from __future__ import annotations

from games.projet_ceres import actions as act
from games.projet_ceres.effects import GUILDS
from games.projet_ceres.rules.derive import fervor
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import BOX
from tests.projet_ceres.builder import END, Table

THREE = ("samca_1", "samca_2", "samca_3")


def fervors(table: Table) -> dict[str, int]:
    """Return the fervor of seat 0 with every guild for which it has some."""
    found = {guild: fervor(table.box, table.state, 0, guild) for guild in GUILDS}
    return {guild: n for guild, n in found.items() if n}


def test_ex_090_buildings_of_a_guild_are_fervor() -> None:
    assert fervors(Table().seat(0, buildings=THREE)) == {"samca": 3}


def test_ex_091_an_agent_in_the_hall_counts_two_until_phase_3() -> None:
    table = Table().open("hall_samca").seat(0, buildings=THREE).agents(0)
    table.do(0, act.PlaceAgent("hall_samca"), act.Decline(), END)
    assert fervors(table) == {"samca": 5}
    table.finish_round()
    assert (table.state.phase, fervors(table)) == (2, {"samca": 5})
    table.finish_phase()
    assert (table.state.phase, fervors(table)) == (3, {"samca": 3})


def test_ex_092_the_hall_alone_is_two() -> None:
    table = Table().open("hall_nocturnes").seat(0, boxes=("hall_nocturnes",))
    assert fervors(table) == {"nocturnes": 2}


def test_ex_093_the_card_played_does_not_count() -> None:
    table = Table().seat(0, hand=("samca_1",))
    table.do(0, act.PlayCard("samca_1"))
    assert (table.at(BOARD), table.player(0).lane) == ("", [])


def test_ex_093_fervor_is_what_there_is_as_the_card_works() -> None:
    table = Table().seat(0, hand=("samca_1",), buildings=("samca_2", "samca_3"))
    table.do(0, act.PlayCard("samca_1"), act.Put("rock", BOARD, 2))
    assert table.at(BOARD) == "RR"


def hall(table: Table) -> Table:
    """Put an agent of seat 0, with 4 influence in hand, into the hall of SAMCA."""
    table.open("hall_samca").agents(0).seat(0, hand=("worth_3", "worth_1"))
    table.do(0, act.PlaceAgent("hall_samca"), act.RevealCard("worth_3"), act.RevealCard("worth_1"))
    return table


def test_ex_094_a_hall_sells_its_guilds_cards_of_the_common_discard() -> None:
    assert (BOX.cards["samca_2"].cost, BOX.cards["neutral_4"].cost) == (4, 2)
    table = hall(Table().market("samca_1", common=("samca_2", "neutral_4")))
    assert table.legal(0, act.BuyCard) == [act.BuyCard("samca_2")]
    assert table.why(0, act.BuyCard("neutral_4")) == "not_for_sale"
    assert table.why(0, act.BuyCard("samca_1")) == "not_for_sale"
    table.do(0, act.BuyCard("samca_2"))
    assert "samca_2" in table.player(0).discard
    assert table.state.common == ["neutral_4"]


def test_ex_095_a_hall_may_have_nothing_to_sell() -> None:
    table = hall(Table().market("samca_1", common=("neutral_4",)))
    assert not table.legal(0, act.BuyCard)
    table.do(0, act.Decline(), END)
    assert fervors(table) == {"samca": 2}
