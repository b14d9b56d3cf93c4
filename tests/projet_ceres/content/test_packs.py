"""Content packs: the example loads, every form works, every error is shown with its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from games.core.errors import ContentError
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from games.projet_ceres import effects as fx
from games.projet_ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, SETS, components, load
from games.projet_ceres.content import types as ty
from games.projet_ceres.content.checks import FAMILIES, FREE
from games.projet_ceres.game import GAME
from tests.projet_ceres.invariants import check

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLE = DOCS / "examples" / "projet-ceres-pack.toml"
PAGE = (DOCS / "packs.md").read_text("utf-8").split("\n## Projet Cérès\n")[1]
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


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_the_example_come_to_their_end(seats: int) -> None:
    for seed in range(3):
        # The story that the table asked for is not there: the pack's is played.
        state = GAME.start({"story": "water"}, seats, seed, HASH)
        assert (state.content, state.story) == (HASH, "lighthouse")
        for number, _ in enumerate(steps(GAME, state, rng(seed), 50_000)):
            if number % 20 == 0:
                check(state)
        assert GAME.result(state) is not None


def test_a_pack_is_stored_and_comes_back() -> None:
    assert HASH != BUILT_IN == SETS.built_in
    blob = SETS.blob(HASH)
    SETS.forget(HASH)
    assert SETS.adopt(blob) == HASH
    assert components(HASH).components == PACK.components


def test_an_empty_pack_is_the_built_in_set_under_another_name() -> None:
    found = components(load("format = 1", "p.toml")).components
    assert found.name == {"en": "p", "fr": "p"}
    assert msgspec.structs.replace(found, name={}) == BUILT_IN_COMPONENTS


CARD = """
[[cards]]
id = "x"
replaces = "ice_prospectors"
name = "X"
family = "neutral"
cost = 2
effect = [{ do = [{ kind = "inf" }] }]
"""
WORKS = """rock = 1
building = { when = "paid", effect = [{ do = [{ kind = "inf" }] }] }
"""
SITE = """
[[explorations]]
id = "site"
name = "X"
choices = [
    { do = [{ kind = "inf" }] },
    { cost = { any = 1 }, do = [{ kind = "col" }] },
    { cost = { any = 3 }, do = [{ kind = "dev" }] },
]
"""
STORY = """
[[stories]]
id = "tale"
name = "Tale"
factions = ["y", "z"]
[[factions]]
id = "y"
name = "Y"
[[factions]]
id = "z"
name = "Z"
[[missions]]
id = "x_1"
name = "X 1"
story = "tale"
number = 1
counter = 1
badge = "y"
resolutions = [{ id = "a", cost = { each = { any = 1 } }, pile = ["win"] }]
"""


def test_the_wholes_of_the_wrong_ones_are_right() -> None:
    found = components(load("format = 1" + CARD + WORKS + SITE + STORY, "p.toml"))
    does = (fx.Branch(do=(fx.Influence(),)),)
    works = ty.Ability(when="paid", effect=does)
    card = ty.Card(id="x", family="neutral", cost=2, rock=1, effect=does, building=works)
    assert found.cards["x"] == card
    assert found.names["x"] == {"en": "X", "fr": "X"}
    assert len(found.explorations) == len(HOUSE.explorations) + 1
    assert len(found.piles["tale"]) == 1


def test_families_are_brought_whole() -> None:
    """A complete family has the pack's entries only; entries of known ids extend the house's."""
    homes = "".join(f'[[tiles]]\nid = "home_{clan}"\n' for clan in ty.CLANS)
    belt = "".join(f'[[tiles]]\nid = "t{n}"\nname = "T{n}"\nkind = "other"\n' for n in range(34))
    complete = f"complete = {[family for family in FREE if family != 'cards']}"
    found = components(load(f"format = 1\n{complete}" + SITE + STORY + homes + belt, "p.toml"))
    assert list(found.explorations) == ["site"]
    assert list(found.missions) == ["x_1"]
    assert found.belt == tuple(f"t{n}" for n in range(34))
    assert found.tiles["home_nysa"] == HOUSE.tiles["home_nysa"]
    state = GAME.start({}, 6, 1, found.hash)
    assert all(steps(GAME, state, rng(1), 50_000))
    assert GAME.result(state) is not None


def _card(old: str, new: str) -> str:
    assert old in CARD + WORKS
    return "format = 1" + (CARD + WORKS).replace(old, new)


def _story(old: str, new: str) -> str:
    assert old in STORY
    return "format = 1" + STORY.replace(old, new)


def _site(old: str, new: str) -> str:
    assert old in SITE
    return "format = 1" + SITE.replace(old, new)


def _text(key: str, en: str = "So it is.") -> str:
    return f'format = 1\n[[texts]]\nid = "{key}"\nen = "{en}"\nfr = "C’est ainsi."'


LONE = _story('story = "tale"', 'story = "y"').replace(
    STORY.split("[[missions]]", maxsplit=1)[0], "\n"
)
EN_ONLY = 'format = 1\n[[texts]]\nid = "water"\nen = "So it is."'
EFFECT = 'effect = [{ do = [{ kind = "inf" }] }]'
BOUNDS = (
    ("cards", "deposit", "rock = 5", "rock", 5, "0 to 4"),
    ("cards", "deposit", "influence = 4", "influence", 4, "0 to 3"),
    ("cards", "far_pilots", "cost = 9", "cost", 9, "0 to 8"),
    ("tiles", "hebe", "guard = -1", "guard", -1, "0 to 9"),
    ("tiles", "hebe", "link = false", "link", False, "only be true"),
    ("tiles", "hebe", "yields = { rock = 0 }", "yields.rock", 0, "1 to 9"),
    ("boxes", "invest_1", "spaces = 10", "spaces", 10, "0 to 9"),
    ("clans", "flora", "bonuses = [{ cell = 14 }]", "bonuses[0].cell", 14, "1 to 13"),
)
WRONG: list[tuple[str, str, str, object, str]] = [
    ("not TOML", "format = ", "", None, "not valid TOML"),
    ("no format", "", ": format", None, "is missing"),
    ("other format", "format = 2", ": format", 2, "must be 1"),
    ("unknown key", "format = 1\nslots = 4", ": slots", 4, "unknown key"),
    ("a name that would ping", 'format = 1\nname = "@all"', ": name.en", "@all", "markup"),
    # Families
    ("complete", 'format = 1\ncomplete = ["clans"]', ": complete", "clans", "one of cards"),
    ("remove", 'format = 1\n[remove]\ntiles = ["x"]', ": remove.tiles", "x", "must be one of"),
    (
        "remove a box",
        'format = 1\n[remove]\nboxes = ["support"]',
        ": remove.boxes",
        ["support"],
        "unknown key",
    ),
    (
        "remove a card of a deck",
        'format = 1\n[remove]\ncards = ["pocket"]',
        ": cards with which coronis begins",
        9,
        "exactly 10",
    ),
    (
        "a belt that is too small",
        'format = 1\ncomplete = ["tiles"]',
        ": tiles.home",
        0,
        "coronis must be there",
    ),
    ("no story", 'format = 1\ncomplete = ["stories", "missions"]', ": stories", 0, "at least one"),
    ("no site", 'format = 1\ncomplete = ["explorations"]', ": explorations", 0, "at least one"),
    ("no id", "format = 1\n[[cards]]\nrock = 1", ": cards[0].id", None, "is missing"),
    ("half a card", 'format = 1\n[[cards]]\nid = "x"', ": cards[0] (x).name", None, "is missing"),
    (
        "twice",
        'format = 1\n[[tiles]]\nid = "hebe"\n[[tiles]]\nid = "hebe"',
        ": tiles[1] (hebe).id",
        "hebe",
        "twice",
    ),
    (
        "renamed",
        'format = 1\n[[cards]]\nid = "far_pilots"\nname = "Pilots"',
        ": cards[0] (far_pilots).name",
        "Pilots",
        "belongs to the built-in 'Deep-Space Pilots'",
    ),
    (
        "a clan of its own",
        'format = 1\n[[clans]]\nid = "ceres"',
        ": clans[0].id",
        "ceres",
        "must be one of coronis",
    ),
    (
        "a box of its own",
        'format = 1\n[[boxes]]\nid = "casino"',
        ": boxes[0].id",
        "casino",
        "must be one of invest_1",
    ),
    (
        "replaces unknown",
        _card('"ice_prospectors"', '"y"'),
        ": cards[0] (x).replaces",
        "y",
        "must be one of",
    ),
    (
        "replaces removed",
        'format = 1\nremove = { cards = ["ice_prospectors"] }' + CARD,
        ": cards[0] (x).replaces",
        "ice_prospectors",
        "not in the set",
    ),
    ("name taken", _card('"X"', '"Fixers"'), ": cards.x.en", "Fixers", "another one"),
    (
        "half a name",
        _card('name = "X"', 'name = { fr = "X" }'),
        ": cards[0] (x).name.en",
        None,
        "is missing",
    ),
    # What cards do
    ("family", _card("neutral", "pirates"), ": cards[0] (x).family", "pirates", "one of base"),
    (
        "no such effect",
        _card(EFFECT, 'effect = [{ do = [{ kind = "magic" }] }]'),
        ": cards[0] (x).effect[0].do[0].kind",
        "magic",
        "must be one of gain",
    ),
    (
        "half an effect",
        _card(EFFECT, 'effect = [{ do = [{ kind = "gain" }] }]'),
        ": cards[0] (x).effect[0].do[0].of",
        None,
        "is missing",
    ),
    (
        "no such resource",
        _card(EFFECT, 'effect = [{ do = [{ kind = "gain", of = "gold" }] }]'),
        ": cards[0] (x).effect[0].do[0].of",
        "gold",
        "must be one of rock",
    ),
    (
        "cost",
        _card(EFFECT, 'effect = [{ cost = { gold = 1 }, do = [{ kind = "inf" }] }]'),
        ": cards[0] (x).effect[0].cost.gold",
        1,
        "unknown key",
    ),
    (
        "an amount by something else",
        _card(EFFECT, 'effect = [{ do = [{ kind = "inf", n = { kind = "per", of = "moons" } }] }]'),
        ": cards[0] (x).effect[0].do[0].n.of",
        "moons",
        "must be one of fervor",
    ),
    (
        "time of a building",
        _card('when = "paid"', 'when = "never"'),
        ": cards[0] (x).building.when",
        "never",
        "must be one of",
    ),
    (
        "a change of something else",
        _card(WORKS, 'rock = 1\nbuilding = { modify = [{ what = "luck", by = 1 }] }'),
        ": cards[0] (x).building.modify[0].what",
        "luck",
        "must be one of hand",
    ),
    ("a building for nothing", _card("rock = 1", "rock = 0"), ": cards.x.rock", 0, "costs rock"),
    ("not for sale", _card("cost = 2", "cost = 0"), ": cards.x.cost", 0, "costs influence"),
    # The rest
    (
        "a third home",
        'format = 1\n[[tiles]]\nid = "hebe"\nhome = "nysa"',
        ": tiles.home",
        2,
        "nysa must be there exactly once",
    ),
    (
        "no open supply",
        'format = 1\n[[boxes]]\nid = "supply_2"\nspaces = 1',
        ": boxes",
        0,
        "any number of agents",
    ),
    (
        "a project for nothing",
        'format = 1\n[[projects]]\nid = "dump"\ncost = {}',
        ": projects.dump.cost",
        fx.Cost(),
        "costs resources",
    ),
    (
        "two choices",
        _site('    { do = [{ kind = "inf" }] },\n', ""),
        ": explorations.site.choices",
        2,
        "exactly 3",
    ),
    (
        "no free choice",
        _site("{ do", "{ cost = { any = 1 }, do"),
        ": explorations.site.choices",
        "site",
        "free",
    ),
    # Missions
    ("no such story", LONE, ": missions.x_1.story", "y", "no such"),
    ("numbers", _story("number = 1", "number = 2"), ": stories.tale", [2], "from 1 without gaps"),
    ("badge", _story('badge = "y"', 'badge = "crews"'), ": missions.x_1.badge", "crews", "faction"),
    (
        "faction without name",
        _story('["y", "z"]', '["y", "z", "w"]'),
        ": factions.w",
        None,
        "no name",
    ),
    (
        "a built-in faction",
        _story('id = "y"', 'id = "crews"'),
        ": factions[0] (crews).id",
        "crews",
        "belongs to the built-in 'Crews'",
    ),
    (
        "more than there are",
        _story('["win"]', '["win", "win"]'),
        ": missions.x_1.resolutions.a.pile",
        ("win", "win"),
        "only 1 cards",
    ),
    (
        "pile",
        _story('["win"]', '["burn"]'),
        ": missions[0] (x_1).resolutions[0].pile[0]",
        "burn",
        "must be one of win",
    ),
    # Texts
    ("text of nothing", _text("hebe"), ": texts[0].id", "hebe", "must be one of"),
    ("half a text", EN_ONLY, ": texts[0] (water).fr", None, "is missing"),
    ("a text that would ping", _text("water", "@all"), ": texts.water.en", "@all", "markup"),
    ("a long text", _text("water", "x" * 601), ": texts.water.en", "x" * 601, "at most 600"),
    *(
        (
            f"bounds of {family} {path}",
            f'format = 1\n[[{family}]]\nid = "{key}"\n{line}',
            f": {family}[0] ({key}).{path}",
            value,
            why,
        )
        for family, key, line, path, value, why in BOUNDS
    ),
]


@pytest.mark.parametrize(
    ("source", "path", "value", "why"),
    [case[1:] for case in WRONG],
    ids=[case[0] for case in WRONG],
)
def test_what_is_wrong_is_told_with_its_place(
    source: str, path: str, value: object, why: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load(source, "p.toml")
    assert (caught.value.path, caught.value.value) == (f"p.toml{path}", value)
    assert why in caught.value.why


TOLD = set(re.findall(r"[\w.-]+", " ".join(re.findall(r"`([^`]+)`", PAGE))))
STRUCTS = (
    *(ty.Card, ty.Ability, ty.Tile, ty.Box, ty.Project, ty.Exploration, ty.ClanBoard, ty.Bonus),
    *(ty.Story, ty.Mission, ty.Resolution, ty.Price, ty.Failure, ty.ToEach, ty.Tally),
    *(fx.Cost, fx.Per, fx.Branch, fx.Modify),
)
LISTED = (
    *(ty.Clan, ty.Family, ty.Trigger, ty.Window, ty.Timing, ty.Who, ty.Operation),
    *(fx.Kind, fx.Counted, fx.Changed),
)


@pytest.mark.parametrize("struct", [*STRUCTS, *get_args(fx.Word)], ids=lambda kind: kind.__name__)
def test_the_page_tells_every_key(struct: type[msgspec.Struct]) -> None:
    fields = {field.name for field in msgspec.structs.fields(struct)}
    tag = struct.__struct_config__.tag
    assert fields | ({str(tag)} if tag else set()) <= TOLD


def test_the_page_tells_every_family_and_value() -> None:
    assert set(FAMILIES) <= TOLD
    values = {value for kind in LISTED for value in _values(kind)}
    values |= _values(next(f.type for f in msgspec.structs.fields(ty.Box) if f.name == "does"))
    values |= _values(next(f.type for f in msgspec.structs.fields(ty.Tile) if f.name == "kind"))
    assert values <= TOLD, values - TOLD


def _values(kind: Any) -> set[str]:
    """Return the texts that a literal, or several of them, may be."""
    found = {each for each in get_args(kind) if isinstance(each, str)}
    return found.union(*(_values(each) for each in get_args(kind) if not isinstance(each, str)))
