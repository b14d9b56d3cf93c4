"""Every form of the example pack. Stored, played and wrong packs: `tests.games.test_packs`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from games.projet_ceres import effects as fx
from games.projet_ceres.content import BUILT_IN, components, load
from games.projet_ceres.content import types as ty
from games.projet_ceres.content.checks import FREE
from games.projet_ceres.game import GAME
from tests.games.test_packs import source

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "projet-ceres-pack.toml"
HASH = load(EXAMPLE.read_text("utf-8"), EXAMPLE.name)
PACK, HOUSE = components(HASH), components(BUILT_IN)


def test_a_changed_card_keeps_the_rest() -> None:
    deposit = HOUSE.cards["deposit"]
    assert PACK.cards["deposit"] == msgspec.structs.replace(deposit, influence=2)
    assert PACK.names["deposit"] == HOUSE.names["deposit"]


def test_a_new_card_takes_the_place_of_another() -> None:
    assert "ice_prospectors" not in PACK.cards
    assert PACK.investment.index("far_station") == HOUSE.investment.index("ice_prospectors")
    assert len(PACK.investment) == len(HOUSE.investment) + 1
    assert PACK.names["far_station"]["fr"] == "Station lointaine"
    assert PACK.abilities["paid"]["far_station"].modify == (fx.Modify("carry", 1),)
    assert PACK.cards["far_station_2"].copy == "far_station"


def test_an_amount_by_fervor_and_a_building_that_repeats() -> None:
    card = PACK.cards["ring_road"]
    assert card.guild == "striders"
    assert card.effect[0].do == (fx.Gain("metal", fx.Per("fervor", base=1, most=4)),)
    assert (card.effect[1].need, card.effect[1].least) == ("fervor", 3)
    assert card.building == ty.Ability(when="turn", repeat=True)


def test_every_word_stands_in_the_example() -> None:
    found = {word.__struct_config__.tag for word in _words(PACK.components, HOUSE.components)}
    assert found == {word.__struct_config__.tag for word in get_args(fx.Word)}


def _words(pack: ty.Components, house: ty.Components) -> list[Any]:
    """Return the words on cards that only a pack has, and on its boards."""
    own = [card for card in pack.cards if card not in house.cards]
    found = [word for card in own for branch in card.effect for word in branch.do]
    found += [word for card in own for word in card.bought]
    return found + [word for clan in pack.clans for each in clan.bonuses for word in each.do]


def test_an_asteroid_does_everything_that_one_can() -> None:
    tile = PACK.tiles["adeona"]
    assert (tile.guard, tile.battery, tile.toll, tile.link) == (1, 1, 1, True)
    assert "adeona" in PACK.belt
    assert "adeona" in PACK.abilities["paid"]
    assert "thyra" not in PACK.tiles
    assert PACK.homes["coronis"] == "coronis_prime"


def test_boxes_projects_and_clans_are_changed() -> None:
    old = HOUSE.boxes["invest_1"]
    assert PACK.boxes["invest_1"] == msgspec.structs.replace(old, n=3, three=2)
    assert PACK.boxes["refinery"].spaces == 0
    assert PACK.projects["refinery"].cost == fx.Cost(rock=2, metal=2)
    assert [bonus.cell for bonus in PACK.clans["flora"].bonuses] == [2, 4, 7]
    assert PACK.clans["hilda"] == HOUSE.clans["hilda"]


def test_a_story_of_its_own_in_the_place_of_the_others() -> None:
    assert list(PACK.piles) == ["lighthouse"]
    assert [card.number for card in PACK.piles["lighthouse"]] == [1, 2, 3]
    assert PACK.names["keepers"] == {"en": "Keepers", "fr": "Gardiens"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_listed_with_their_texts(lang: Any) -> None:
    listed = {card["id"]: card["text"] for card in GAME.cards(lang, HASH)}
    told = PACK.names["text-lighthouse_1"][lang]
    assert listed["lighthouse_1"].startswith(f"{told}\n")
    house = {card["id"]: card["text"] for card in GAME.cards(lang)}
    assert listed["site_sealed_hold"] == house["site_sealed_hold"]
    assert "text-" not in "".join(listed.values())


def test_a_text_of_a_built_in_card_is_told_otherwise() -> None:
    found = load('format = 1\n[[texts]]\nid = "site_sealed_hold"\nen = "Shut."\nfr = "Fermé."', "p")
    listed = {card["id"]: card["text"] for card in GAME.cards("fr", found)}
    assert listed["site_sealed_hold"].startswith("Fermé.\n")


PACKS = tomllib.loads(Path(__file__).with_name("packs.toml").read_text("utf-8"))["packs"]


def test_families_are_brought_whole() -> None:
    """A complete family has the pack's entries only; entries of known ids extend the house's."""
    tiles: list[dict[str, str]] = [{"id": f"home_{clan}"} for clan in ty.CLANS]
    tiles += [{"id": f"t{n}", "name": f"T{n}", "kind": "other"} for n in range(34)]
    complete = [family for family in FREE if family != "cards"]
    pack = {"complete": complete, **PACKS["site"], **PACKS["story"], "tiles": tiles}
    found = components(load(source(pack), "p.toml"))
    assert list(found.explorations) == ["site"]
    assert list(found.missions) == ["x_1"]
    assert found.belt == tuple(f"t{n}" for n in range(34))
    assert found.tiles["home_nysa"] == HOUSE.tiles["home_nysa"]
    state = GAME.start({}, 6, 1, found.hash)
    assert all(steps(GAME, state, rng(1), 50_000))
    assert GAME.result(state) is not None
