"""Content packs: the example loads, every form works, every error is shown with its place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games.__main__ import main
from games.ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, NAMES, SETS, Index, components, load
from games.ceres.content.types import (
    Act,
    AsteroidProduction,
    DrawAndSee,
    Gain,
    HeadquartersGain,
    Part,
    Visit,
)
from games.ceres.words.cards import cards
from games.core.errors import ContentError
from games.core.text import LANGUAGES

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "ceres-pack.toml"


@pytest.fixture(scope="module")
def example() -> Index:
    return components(load(EXAMPLE.read_text("utf-8"), EXAMPLE.name))


def test_a_changed_card_keeps_the_rest(example: Index) -> None:
    card, old = (
        example.facilities["ice_drill"],
        components(BUILT_IN).facilities["ice_drill"],
    )
    assert (card.vp, card.production) == (4, {"ice": 1, "ore": 1})
    assert (card.cost, card.function) == (old.cost, old.function)
    assert example.names[card.id] == NAMES[card.id]


def test_a_new_card_takes_the_place_of_another(example: Index) -> None:
    assert "brine_well" not in example.facilities
    built_in = [card.id for card in BUILT_IN_COMPONENTS.facilities]
    found = [card.id for card in example.components.facilities]
    assert found.index("comet_catcher") == built_in.index("brine_well")
    assert len(found) == 48
    assert example.facilities["comet_catcher"].function == (
        Part(Gain({"ice": 1, "ore": 2})),
        Part(Act("launch"), {"ice": 1}),
    )


def test_all_forms_of_a_part(example: Index) -> None:
    assert example.facilities["showcase"].function == (
        Part(HeadquartersGain()),
        Part(AsteroidProduction(), {"ice": 1, "credit": 1}),
        Part(Act("manufacture", 2)),
    )
    assert example.facilities["design_hall"].function[0] == Part(DrawAndSee(3))
    assert example.facilities["liaison_office"].function == (Part(Visit("council")),)


def test_complete_and_remove(example: Index) -> None:
    assert set(example.ships) == {"red_heron", "grey_heron", "white_heron", "night_heron"}
    assert "chicago" not in example.asteroids
    assert example.names["ceto"]["fr"] == "Ceto"


def test_boards(example: Index) -> None:
    assert example.favors["final"]["mars_droid"].cost == 3
    assert example.favors["draft"]["mars_droid"].cost == 2
    assert example.programs["final"]["logistics"][1].cost == {"energy": 4}
    assert example.programs["draft"]["logistics"][1].cost == {"energy": 4}
    assert example.starting["final"]["main_lab"].top == (Part(Gain({"energy": 1, "ice": 1})),)


def test_a_pack_is_stored_and_comes_back(example: Index) -> None:
    assert example.hash != BUILT_IN
    assert SETS.adopt(SETS.blob(example.hash)) == example.hash


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_cards_have_texts(example: Index, lang: str) -> None:
    found = {card["id"]: card for card in cards(example.hash, "fr" if lang == "fr" else "en")}
    assert found["comet_catcher"]["name"] == (
        "Attrape-comètes" if lang == "fr" else "Comet Catcher"
    )
    assert found["comet_catcher"]["text"].endswith(".")


def test_an_empty_pack_is_the_built_in_set_under_another_name() -> None:
    found = components(load("format = 1", "p.toml")).components
    assert found.facilities == BUILT_IN_COMPONENTS.facilities
    assert found.name == {"en": "p", "fr": "p"}


WHOLE_CARD = """
[[facilities]]
id = "x"
replaces = "ice_drill"
name = "X"
type = "lab"
cost = { alloy = 1 }
production = { ore = 1 }
vp = 1
function = [{ gain = { ore = 1 } }]
"""

CARD = "facilities[0] (x)"


def one(family: str, key: str, line: str) -> str:
    """Return a pack with one entry of a family."""
    return f'format = 1\n[[{family}]]\nid = "{key}"\n{line}'


def whole(old: str, new: str) -> str:
    """Return a pack with the whole card, with some of it written differently."""
    assert old in WHOLE_CARD
    return "format = 1" + WHOLE_CARD.replace(old, new)


WRONG = [
    ("format = ", "", "not valid TOML"),
    (f"format = {'9' * 5000}", "", "not valid TOML"),
    (f"x = {'[' * 100_000}", "", "nested more than 16 deep"),
    (f"x = {'{x=' * 20_000}", "", "nested more than 16 deep"),
    (f"format = 1\n{'a.' * 5_000}a = 1", "", "nested more than 16 deep"),
    (f"format = 1\n[{'a.' * 5_000}a]", "", "nested more than 16 deep"),
    ("", "format", "is missing"),
    ("format = 2", "format", "must be 1"),
    ("format = 1\nslot = 4", "slot", "unknown key"),
    ("format = 1\nslots = 2", "slots", "must be 3 to 6"),
    ('format = 1\nslots = "4"', "slots", "whole number"),
    ("format = 1\nslots = true", "slots", "whole number"),
    ('format = 1\ncomplete = ["favors"]', "complete", "one of facilities"),
    ("format = 1\ncomplete = 3", "complete", "must be a list"),
    ('format = 1\n[remove]\nships = ["x"]', "remove.ships", "one of iron_lark"),
    ("format = 1\n[remove]\nfavors = []", "remove.favors", "unknown key"),
    ('format = 1\n[remove]\nfacilities = ["ice_drill"]', "facilities", "exactly 48"),
    ("format = 1\n[[facilities]]\nvp = 1", "facilities[0].id", "is missing"),
    (one("facilities", "x", "vp = 1"), f"{CARD}.name", "is missing"),
    (one("facilities", "ice_drill", 'name = "A"'), "facilities[0] (ice_drill).name", "replaces"),
    *(
        (one(family, key, line), f"{family}[0] ({key}).{path}", why)
        for family, key, line, path, why in (
            ("facilities", "ice_drill", "production = { ice = -1 }", "production.ice", "1 to 99"),
            ("facilities", "ice_drill", "vp = -1", "vp", "0 to 50"),
            ("facilities", "ice_drill", "function = [{ draw = 0 }]", "function[0].draw", "1 to 6"),
            ("projects", "ice_arena", "players = 5", "players", "2 to 4"),
            ("projects", "ice_arena", "commitment = -1", "commitment", "0 to 9"),
            ("projects", "ice_arena", "vp = 0", "vp", "1 to 50"),
            ("asteroids", "vesta", "zone = 5", "zone", "0 to 4"),
            ("asteroids", "vesta", 'ring = "far"', "ring", "one of outer"),
            ("ships", "iron_lark", "lines = [{ pay = {}, multiplier = 4 }]",
             "lines[0].multiplier", "1 to 3"),
            ("ships", "iron_lark", "lines = [3]", "lines[0]", "must be a table"),
        )
    ),
    ("format = 1\n[favors.final]\nmars_droid = -1", "favors.final.mars_droid", "0 to 9"),
    (
        one("ships", "iron_lark", '[[ships]]\nid = "iron_lark"'), "ships[1] (iron_lark).id", "twice"
    ),
    (whole('"ice_drill"', '"y"'), f"{CARD}.replaces", "must be one of"),
    (
        'format = 1\nremove = { facilities = ["ice_drill"] }' + WHOLE_CARD,
        f"{CARD}.replaces", "not in the set",
    ),
    (whole('replaces = "ice_drill"', ""), "facilities", "exactly 48"),
    (whole("vp = 1", "vp = 1\npoints = 3"), f"{CARD}.points", "unknown key; here are id"),
    (whole('"lab"', '"bar"'), f"{CARD}.type", "one of mine"),
    (whole("alloy = 1", "gold = 1"), f"{CARD}.cost.gold", "it can be ore"),
    (whole("{ alloy = 1 }", "{}"), "facilities.x.cost", "at least one good"),
    (whole("alloy = 1", "energy = 13"), "facilities.x.cost.energy", "at most 12"),
    (whole('name = "X"', "name = 3"), f"{CARD}.name", "must be a table"),
    (whole('name = "X"', 'name = { en = "X" }'), f"{CARD}.name.fr", "is missing"),
    (whole('"X"', '"Brine Well"'), "facilities.brine_well.en", "another one"),
    (whole("= 1 } }", "= 1 }, draw = 2 }"), f"{CARD}.function[0]", "exactly one of"),
    (whole("gain = { ore = 1 }", 'action = "fly"'), f"{CARD}.function[0].action", "one of trade"),
    (
        whole("gain = { ore = 1 }", 'action = "launch", times = 2'),
        "facilities.x.function[0].times", "only be printed once",
    ),
    (whole("= 1 } }", "= 1 }, times = 2 }"), f"{CARD}.function[0].times", "unknown key"),
    (
        whole("gain = { ore = 1 }", "headquarters = false"),
        f"{CARD}.function[0].headquarters", "only be true",
    ),
    (whole("[{ gain = { ore = 1 } }]", "[]"), "facilities.x.function", "1 to 3 parts"),
    ("format = 1\n[favors.second]\nmars_droid = 1", "favors.second", "here are final, draft"),
    ("format = 1\n[favors.final]\nrain = 1", "favors.final.rain", "unknown key"),
    (
        'format = 1\n[[programs.final]]\nfield = "logistics"\nlevel = 4',
        "programs.final[0].level", "1 to 3",
    ),
    (one("starting.final", "my_lab", ""), "starting.final[0].id", "one of launch_site"),
    (one("starting.final", "main_lab", 'name = "A"'), "starting.final[0].name", "unknown key"),
    (
        one("ships", "iron_lark", "lines = [{ pay = { ore = 1 }, vp = 1 }]"),
        "ships.iron_lark.lines", "2 to 6",
    ),
    ('format = 1\nname = "@everyone"', "name.en", "no control or markup characters"),
    ('format = 1\nname = { en = "Mine", fr = " " }', "name.fr", "a name needs text"),
    (f'format = 1\nname = "{"x" * 31}"', "name.en", "at most 30"),
    (
        "format = 1\n" + 2 * '[[programs.draft]]\nfield = "logistics"\nlevel = 2\nvp = 1\n',
        "programs.draft[1]", "twice",
    ),
    (
        "format = 1\n" + 2 * '[[starting.final]]\nid = "main_lab"\nproduction = { ore = 1 }\n',
        "starting.final[1].id", "twice",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("source", "path", "why"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_told_with_its_place(source: str, path: str, why: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(source, "p.toml")
    assert caught.value.path == f"p.toml: {path}".removesuffix(": ")
    assert why in caught.value.why


def test_the_whole_card_of_the_wrong_ones_is_right() -> None:
    assert "x" in components(load("format = 1" + WHOLE_CARD, "p.toml")).facilities


def test_a_byte_order_mark_is_passed_over() -> None:
    assert load("\ufeffformat = 1", "p.toml") == load("format = 1", "p.toml")


def test_a_pack_can_be_checked_beforehand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["pack", "ceres", str(EXAMPLE)])
    told = capsys.readouterr().out
    assert told.startswith("ceres-pack.toml: a good pack, 15 entries of its own, content ")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("format = 2", "utf-8")
    with pytest.raises(SystemExit, match=r"wrong\.toml: format: 2: must be 1"):
        main(["pack", "ceres", str(wrong)])
    with pytest.raises(SystemExit):
        main(["pack", "ares", str(wrong)])
    assert "You can’t add content packs" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "told"), [(None, "cannot be read"), (b"name = '\xff'", "is not UTF-8 text")]
)
def test_a_file_that_cannot_be_read_is_told(
    tmp_path: Path, content: bytes | None, told: str
) -> None:
    file = tmp_path / "p.toml"
    if content is not None:
        file.write_bytes(content)
    run = [sys.executable, "-m", "games", "pack", "ceres", str(file)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{file}: {told}")
    assert "Traceback" not in done.stderr
