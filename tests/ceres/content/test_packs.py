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
from games.ceres.words.listing import cards
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

WRONG: list[tuple[str, str, str, str]] = [
    ("not TOML", "format = ", "p.toml", "not valid TOML"),
    ("monstrous number", f"format = {'9' * 5000}", "p.toml", "not valid TOML"),
    ("deep lists", f"x = {'[' * 100_000}", "p.toml", "nested more than 16 deep"),
    ("deep tables", f"x = {'{x=' * 20_000}", "p.toml", "nested more than 16 deep"),
    ("deep dotted keys", f"format = 1\n{'a.' * 5_000}a = 1", "p.toml", "nested more than 16 deep"),
    ("deep headers", f"format = 1\n[{'a.' * 5_000}a]", "p.toml", "nested more than 16 deep"),
    ("no format", "", "p.toml: format", "is missing"),
    ("other format", "format = 2", "p.toml: format", "must be 1"),
    ("unknown key", "format = 1\nslot = 4", "p.toml: slot", "unknown key"),
    ("slots", "format = 1\nslots = 2", "p.toml: slots", "must be 3 to 6"),
    ("slots text", 'format = 1\nslots = "4"', "p.toml: slots", "whole number"),
    ("slots bool", "format = 1\nslots = true", "p.toml: slots", "whole number"),
    ("complete", 'format = 1\ncomplete = ["favors"]', "p.toml: complete", "one of facilities"),
    ("not a list", "format = 1\ncomplete = 3", "p.toml: complete", "must be a list"),
    ("remove", 'format = 1\n[remove]\nships = ["x"]', "p.toml: remove.ships", "one of iron_lark"),
    (
        "remove family",
        "format = 1\n[remove]\nfavors = []",
        "p.toml: remove.favors",
        "unknown key",
    ),
    (
        "too few",
        'format = 1\n[remove]\nfacilities = ["ice_drill"]',
        "p.toml: facilities",
        "exactly 48",
    ),
    ("no id", "format = 1\n[[facilities]]\nvp = 1", "p.toml: facilities[0].id", "is missing"),
    (
        "new card, half",
        'format = 1\n[[facilities]]\nid = "x"\nvp = 1',
        "p.toml: facilities[0] (x).name",
        "is missing",
    ),
    (
        "renamed",
        'format = 1\n[[facilities]]\nid = "ice_drill"\nname = "Drill"',
        "p.toml: facilities[0] (ice_drill).name",
        "replaces",
    ),
    *(
        (
            f"bounds of {path}",
            f'format = 1\n[[{family}]]\nid = "{card}"\n{line}',
            f"p.toml: {family}[0] ({card}).{path}",
            why,
        )
        for family, card, line, path, why in (
            ("facilities", "ice_drill", "production = { ice = -1 }", "production.ice", "1 to 99"),
            ("facilities", "ice_drill", "vp = -1", "vp", "0 to 50"),
            ("facilities", "ice_drill", "function = [{ draw = 0 }]", "function[0].draw", "1 to 6"),
            ("projects", "ice_arena", "players = 5", "players", "2 to 4"),
            ("projects", "ice_arena", "commitment = -1", "commitment", "0 to 9"),
            ("projects", "ice_arena", "vp = 0", "vp", "1 to 50"),
            ("asteroids", "vesta", "zone = 5", "zone", "0 to 4"),
            ("asteroids", "vesta", 'ring = "far"', "ring", "one of outer"),
            (
                "ships",
                "iron_lark",
                "lines = [{ pay = { ore = 1 }, multiplier = 4 }]",
                "lines[0].multiplier",
                "1 to 3",
            ),
        )
    ),
    (
        "favor price",
        "format = 1\n[favors.final]\nmars_droid = -1",
        "p.toml: favors.final.mars_droid",
        "0 to 9",
    ),
    (
        "twice",
        'format = 1\n[[ships]]\nid = "iron_lark"\n[[ships]]\nid = "iron_lark"',
        "p.toml: ships[1] (iron_lark).id",
        "twice",
    ),
    (
        "replaces unknown",
        "format = 1" + WHOLE_CARD.replace('"ice_drill"', '"y"'),
        "p.toml: facilities[0] (x).replaces",
        "must be one of",
    ),
    (
        "replaces removed",
        'format = 1\nremove = { facilities = ["ice_drill"] }' + WHOLE_CARD,
        "p.toml: facilities[0] (x).replaces",
        "not in the set",
    ),
    (
        "one more card",
        "format = 1" + WHOLE_CARD.replace('replaces = "ice_drill"', ""),
        "p.toml: facilities",
        "exactly 48",
    ),
    (
        "card key",
        "format = 1" + WHOLE_CARD + "points = 3",
        "p.toml: facilities[0] (x).points",
        "unknown key; here are id",
    ),
    (
        "type",
        "format = 1" + WHOLE_CARD.replace('"lab"', '"bar"'),
        "p.toml: facilities[0] (x).type",
        "one of mine",
    ),
    (
        "good",
        "format = 1" + WHOLE_CARD.replace("alloy = 1", "gold = 1"),
        "p.toml: facilities[0] (x).cost.gold",
        "it can be ore",
    ),
    (
        "no goods",
        "format = 1" + WHOLE_CARD.replace("{ alloy = 1 }", "{}"),
        "p.toml: facilities.x.cost",
        "at least one good",
    ),
    (
        "unpayable",
        "format = 1" + WHOLE_CARD.replace("alloy = 1", "energy = 13"),
        "p.toml: facilities.x.cost.energy",
        "at most 12",
    ),
    (
        "name not a name",
        "format = 1" + WHOLE_CARD.replace('name = "X"', "name = 3"),
        "p.toml: facilities[0] (x).name",
        "must be a table",
    ),
    (
        "half a name",
        "format = 1" + WHOLE_CARD.replace('name = "X"', 'name = { en = "X" }'),
        "p.toml: facilities[0] (x).name.fr",
        "is missing",
    ),
    (
        "name taken",
        "format = 1" + WHOLE_CARD.replace('"X"', '"Brine Well"'),
        "p.toml: facilities.brine_well.en",
        "another one",
    ),
    (
        "two effects",
        "format = 1" + WHOLE_CARD.replace("{ ore = 1 } }", "{ ore = 1 }, draw = 2 }"),
        "p.toml: facilities[0] (x).function[0]",
        "exactly one of",
    ),
    (
        "action",
        "format = 1" + WHOLE_CARD.replace("gain = { ore = 1 }", 'action = "fly"'),
        "p.toml: facilities[0] (x).function[0].action",
        "one of trade",
    ),
    (
        "times",
        "format = 1" + WHOLE_CARD.replace("gain = { ore = 1 }", 'action = "launch", times = 2'),
        "p.toml: facilities.x.function[0].times",
        "only be printed once",
    ),
    (
        "times of a gain",
        "format = 1" + WHOLE_CARD.replace("gain = { ore = 1 }", "gain = { ore = 1 }, times = 2"),
        "p.toml: facilities[0] (x).function[0].times",
        "unknown key",
    ),
    (
        "false",
        "format = 1" + WHOLE_CARD.replace("gain = { ore = 1 }", "headquarters = false"),
        "p.toml: facilities[0] (x).function[0].headquarters",
        "only be true",
    ),
    (
        "no parts",
        "format = 1" + WHOLE_CARD.replace("[{ gain = { ore = 1 } }]", "[]"),
        "p.toml: facilities.x.function",
        "1 to 3 parts",
    ),
    (
        "edition",
        "format = 1\n[favors.second]\nmars_droid = 1",
        "p.toml: favors.second",
        "unknown key; here are final, draft",
    ),
    (
        "favor",
        "format = 1\n[favors.final]\nrain = 1",
        "p.toml: favors.final.rain",
        "unknown key",
    ),
    (
        "level",
        'format = 1\n[[programs.final]]\nfield = "logistics"\nlevel = 4',
        "p.toml: programs.final[0].level",
        "1 to 3",
    ),
    (
        "starting",
        'format = 1\n[[starting.final]]\nid = "my_lab"',
        "p.toml: starting.final[0].id",
        "one of launch_site",
    ),
    (
        "starting name",
        'format = 1\n[[starting.final]]\nid = "main_lab"\nname = "Lab"',
        "p.toml: starting.final[0].name",
        "unknown key",
    ),
    (
        "one line",
        'format = 1\n[[ships]]\nid = "iron_lark"\nlines = [{ pay = { ore = 1 }, vp = 1 }]',
        "p.toml: ships.iron_lark.lines",
        "2 to 6",
    ),
    (
        "not tables",
        'format = 1\n[[ships]]\nid = "iron_lark"\nlines = [3]',
        "p.toml: ships[0] (iron_lark).lines[0]",
        "must be a table",
    ),
    (
        "a name that would ping",
        'format = 1\nname = "@everyone"',
        "p.toml: name.en",
        "no control or markup characters",
    ),
    (
        "a name that says nothing",
        'format = 1\nname = { en = "Mine", fr = " " }',
        "p.toml: name.fr",
        "a name needs text",
    ),
    ("a long name", f'format = 1\nname = "{"x" * 31}"', "p.toml: name.en", "at most 30"),
    (
        "a program twice",
        "format = 1\n" + 2 * '[[programs.draft]]\nfield = "logistics"\nlevel = 2\nvp = 1\n',
        "p.toml: programs.draft[1]",
        "twice",
    ),
    (
        "a starting Outstation twice",
        "format = 1\n" + 2 * '[[starting.final]]\nid = "main_lab"\nproduction = { ore = 1 }\n',
        "p.toml: starting.final[1].id",
        "twice",
    ),
    (
        "deck",
        "format = 1\n"
        + "".join(
            f'[[projects]]\nid = "{card.id}"\nplayers = 4\n'
            for card in BUILT_IN_COMPONENTS.projects
        ),
        "p.toml: projects",
        "P+2",
    ),
]


@pytest.mark.parametrize(
    ("source", "path", "why"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_what_is_wrong_is_told_with_its_place(source: str, path: str, why: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(source, "p.toml")
    assert caught.value.path == path
    assert why in caught.value.why


def test_the_whole_card_of_the_wrong_ones_is_right() -> None:
    assert "x" in components(load("format = 1" + WHOLE_CARD, "p.toml")).facilities


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    plain = load("format = 1", "p.toml")
    assert load("\ufeffformat = 1", "p.toml") == plain
    marked = tmp_path / "p.toml"
    marked.write_bytes(b"\xef\xbb\xbfformat = 1\n")
    assert load(marked.read_text("utf-8"), "p.toml") == plain


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


def test_a_file_as_a_whole_has_no_value() -> None:
    with pytest.raises(ContentError) as caught:
        load("format = ", "p.toml")
    assert str(caught.value).startswith("p.toml: not valid TOML: ")


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
