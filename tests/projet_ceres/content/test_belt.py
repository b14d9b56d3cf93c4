"""The aims of the house's asteroids, boxes, projects and exploration cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from pathlib import Path

import pytest

from games.core.catalogs import load
from games.core.speech import Speaker
from games.core.text import LANGUAGES, Language
from games.projet_ceres import content
from games.projet_ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, NAMES, components
from games.projet_ceres.content.types import CLANS, Exploration, Tile
from games.projet_ceres.effects import GUILDS, RESOURCES, Branch, Cost, Devote, Effect

INDEX = components(BUILT_IN)
TILES = BUILT_IN_COMPONENTS.tiles
BELT = [tile for tile in TILES if not tile.home]
PROJECTS = BUILT_IN_COMPONENTS.projects
SITES = BUILT_IN_COMPONENTS.explorations
LOCALES = Path(content.__file__).parents[1] / "locales"
MAP = {"move", "muster", "recall", "reveal", "explore", "place", "destroy"}
CARDS = {"draw", "inf", "scout", "buy", "salvage"}
LAST = {"reveal", "explore", "place", "destroy", "scout", "buy", "move"}
"""Words that ask where, or which, or may begin a combat."""


def printed(tile: Tile) -> int:
    """Return how many resources an asteroid yields."""
    return sum(tile.yields.values())


def special(tile: Tile) -> bool:
    """Return whether an asteroid has an effect."""
    return bool(tile.ability or tile.guard or tile.battery or tile.toll or tile.link)


def kind(word: Effect) -> str:
    """Return the name of a word in the files."""
    return str(word.__struct_config__.tag)


def words(branches: Iterable[Branch]) -> Iterator[Effect]:
    """Yield what some branches do."""
    return chain.from_iterable(branch.do for branch in branches)


def total(costs: Iterable[Cost]) -> Counter[str]:
    """Return how much of each resource some costs are, together."""
    found: Counter[str] = Counter()
    for cost in costs:
        found.update({key: getattr(cost, key) for key in RESOURCES})
    return found


def price(cost: Cost) -> int:
    """Return how many resources a cost is."""
    return cost.rock + cost.hydrocarbon + cost.metal + cost.any


def with_words(kinds: set[str]) -> list[Exploration]:
    """Return the exploration cards on which some words stand."""
    return [site for site in SITES if any(kind(word) in kinds for word in words(site.choices))]


# Asteroids


def test_belt_has_asteroids_of_every_size() -> None:
    plain = Counter(printed(tile) for tile in BELT if not special(tile))
    assert plain == {1: 12, 2: 23, 3: 3}
    assert Counter(printed(tile) for tile in BELT if special(tile)) == {1: 10}


def test_resources_of_the_belt() -> None:
    found: Counter[str] = Counter()
    for tile in BELT:
        found.update(tile.yields)
    assert found == {"rock": 29, "hydrocarbon": 24, "metal": 24}


@pytest.mark.parametrize("tile", BELT, ids=lambda tile: tile.id)
def test_class_of_an_asteroid_is_what_it_yields_most(tile: Tile) -> None:
    most = {key for key, n in tile.yields.items() if n == max(tile.yields.values())}
    main = {"c": "hydrocarbon", "s": "rock", "m": "metal"}
    assert main[tile.kind] in most if tile.kind in main else len(most) == 3


def test_effects_of_the_belt() -> None:
    assert sorted(tile.guard for tile in BELT if tile.guard) == [1, 2]
    assert [tile.battery for tile in BELT if tile.battery] == [1]
    assert [tile.toll for tile in BELT if tile.toll] == [1]
    assert sum(tile.link for tile in BELT) == 1
    found = Counter(
        kind(word) for tile in BELT if tile.ability for word in words(tile.ability.effect)
    )
    assert found == {"produce": 1, "gain": 1, "trade": 1, "draw": 1, "inf": 1}


def test_effects_of_asteroids_work_once_a_round() -> None:
    for tile in TILES:
        if tile.ability is not None:
            assert tile.ability.when == "paid" or tile.ability.cap == 1, tile.id


def test_homes_yield_two_resources() -> None:
    homes = {tile.home: tile for tile in TILES if tile.home}
    assert set(homes) == set(CLANS)
    for clan, tile in homes.items():
        assert tile.id == f"home_{clan}"
        assert printed(tile) == 2
    pairs = Counter((*sorted(tile.yields), special(tile)) for tile in homes.values())
    assert pairs == {
        ("metal", "rock", False): 2,
        ("hydrocarbon", "rock", False): 1,
        ("hydrocarbon", "metal", False): 1,
        ("hydrocarbon", "metal", True): 1,
        ("rock", True): 1,
    }


# Ceres


def test_printed_boxes() -> None:
    found = {box.id: (box.does, box.n, box.spaces, box.three, box.five) for box in
             BUILT_IN_COMPONENTS.boxes}  # fmt: skip
    assert found == {
        "invest_1": ("invest", 2, 1, 0, 2),
        "invest_2": ("invest", 0, 0, 0, 0),
        "supply_1": ("supply", 2, 1, 0, 0),
        "supply_2": ("supply", 1, 0, 0, 0),
        "telescope": ("telescope", 0, 1, 0, 2),
        "mission": ("mission", 0, 0, 0, 0),
        "support": ("support", 0, 1, 2, 0),
    }


def test_three_projects_at_each_price() -> None:
    assert Counter(price(each.cost) for each in PROJECTS) == {5: 3, 6: 3, 7: 3, 8: 3}


def test_projects_take_as_much_of_each_resource() -> None:
    assert total(each.cost for each in PROJECTS) == {"rock": 26, "hydrocarbon": 26, "metal": 26}
    assert not any(each.cost.any for each in PROJECTS)


def test_boxes_of_projects() -> None:
    assert Counter(each.box.does for each in PROJECTS) == {
        "guild": 4, "mercenaries": 1, "embassy": 1, "library": 1, "dump": 1, "gain": 2,
        "telescope": 1, "trade": 1,
    }  # fmt: skip
    assert {each.box.guild for each in PROJECTS if each.box.guild} == set(GUILDS)
    assert all(each.box.spaces == 1 for each in PROJECTS)
    gains = {each.box.of: each.box.n for each in PROJECTS if each.box.does == "gain"}
    assert gains == {"hydrocarbon": 3, "metal": 3}


def test_what_is_refined_is_not_what_it_costs() -> None:
    for each in PROJECTS:
        if each.box.does == "gain":
            assert getattr(each.cost, each.box.of) == 0


@pytest.mark.parametrize("key", ["reception", *INDEX.boxes])
def test_names_of_boxes_are_short(key: str) -> None:
    assert all(len(NAMES[key][lang]) <= 25 for lang in LANGUAGES)


# Exploration cards


def test_number_of_exploration_cards() -> None:
    assert len(SITES) == 36
    assert len({site.choices for site in SITES}) == 36


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.id)
def test_choices_rise_in_price(site: Exploration) -> None:
    free, little, more = (price(branch.cost) for branch in site.choices)
    assert free == 0 < little <= 2 < more
    assert more <= 5 or site.choices[2].do == (Devote(n=2),)


def test_devotion_on_exploration_cards() -> None:
    found = Counter(
        (word.n, price(branch.cost) if word.n > 1 else 0)
        for site in SITES for branch in site.choices for word in branch.do
        if isinstance(word, Devote)
    )  # fmt: skip
    assert found == {(1, 0): 12, (2, 8): 2}
    assert len(with_words({"dev"})) == 14


def test_what_exploration_cards_touch() -> None:
    assert len(with_words(MAP)) == 8
    assert len(with_words(CARDS)) == 6
    assert len(with_words({"die"})) == 4


def test_what_exploration_cards_never_do() -> None:
    assert not any(word.asks for site in SITES for word in words(site.choices))
    assert not with_words({"power", "lose", "discard", "recall", "agent"})


def test_exploration_costs_are_even() -> None:
    found = total(branch.cost for site in SITES for branch in site.choices)
    assert max(found.values()) - min(found.values()) <= 2


def test_what_asks_comes_last_in_a_choice() -> None:
    for site in SITES:
        for branch in site.choices:
            assert not any(kind(word) in LAST for word in branch.do[:-1]), site.id


# Names and texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_named(lang: Language) -> None:
    for key in (*INDEX.tiles, *INDEX.boxes, *INDEX.explorations, "reception"):
        assert NAMES[key][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_situations_fit(lang: Language) -> None:
    speaker = Speaker(load(LOCALES, lang), {})
    texts = [speaker.text(f"text-{site.id}") for site in SITES]
    assert all(100 <= len(text) <= 350 for text in texts)
    assert len(set(texts)) == len(texts)


def test_french_typography() -> None:
    speaker = Speaker(load(LOCALES, "fr"), {})
    for site in SITES:
        for text in (speaker.text(f"text-{site.id}"), NAMES[site.id]["fr"]):
            assert not set("'\"") & set(text), site.id
            for before, mark in pairwise(text):
                if mark in ":;!?»" or before == "«":
                    assert {before, mark} & {"\u00a0", "\u202f"}, (site.id, text)
