"""Content packs: the example loads, every form works, every error is shown with its place."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from games.core.errors import ContentError
from games.luna_maris.content import (
    BUILT_IN,
    BUILT_IN_COMPONENTS,
    NAMES,
    SETS,
    Index,
    components,
    load,
)
from games.luna_maris.content.checks import CARDS
from games.luna_maris.content.types import Board, Components, Food, Order
from games.luna_maris.effects import (
    Carbon,
    Charge,
    DropWaste,
    Gain,
    Retrieve,
    Salvage,
    Study,
    TakeWaste,
)

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLE = DOCS / "examples" / "luna-maris-pack.toml"
PAGE = (DOCS / "packs.md").read_text("utf-8")


@pytest.fixture(scope="module")
def example() -> Index:
    return components(load(EXAMPLE.read_text("utf-8"), EXAMPLE.name))


def test_a_changed_card_keeps_the_rest(example: Index) -> None:
    card = example.scientists["chemist"]
    assert card.modules == ("industrial", "laboratory", "greenhouse")
    assert card.level == 2
    assert example.names[card.id] == NAMES[card.id]


def test_a_new_card_takes_the_place_of_another(example: Index) -> None:
    assert "ecologist" not in example.scientists
    built_in = [card.id for card in BUILT_IN_COMPONENTS.scientists]
    found = [card.id for card in example.components.scientists]
    assert found.index("selenologist") == built_in.index("ecologist")
    assert len(found) == len(built_in)
    assert example.names["selenologist"]["fr"] == "Sélénologue"


def test_all_effects(example: Index) -> None:
    order = example.orders["order_4g"]
    assert order.bonus == (
        Gain(goods={"energy": 2}, vp=1),
        TakeWaste(n=1),
        DropWaste(n=2),
        Carbon(steps=1),
        Charge(),
        Retrieve(),
        Study(),
        Salvage(),
    )
    assert order.needs == components(BUILT_IN).orders["order_4g"].needs


def test_a_crop_of_its_own(example: Index) -> None:
    cards = [card for card in example.food.values() if card.crop == "kale"]
    assert cards == [
        Food(id="kale_1", crop="kale", value=3, bonus="stress"),
        Food(id="kale_2", crop="kale", value=3, bonus="stress"),
    ]
    assert example.names["kale"] == {"en": "Kale", "fr": "Chou frisé"}


def test_complete_and_remove(example: Index) -> None:
    assert set(example.bonuses) == {"far_side_power", "far_side_air"}
    assert "z04" not in example.zones
    assert "z04" not in example.neighbours["z03"]


def test_boards(example: Index) -> None:
    board, old = example.board, BUILT_IN_COMPONENTS.board
    assert board.depot == {"energy": 1, "iron": 1, "water": 3}
    assert board.co2[-1] == 9
    assert (board.fees, board.passages) == (old.fees, old.passages)
    assert example.components.probes[2][1] == TakeWaste(n=2)
    assert example.components.ai.extra_orders == (3, 6)
    assert example.components.ai.makes == BUILT_IN_COMPONENTS.ai.makes
    assert example.ai_cards["ai_a"].research == "sustainability"
    assert example.ai_cards["ai_a"].recycling[2] == ({"water": 1}, {})
    assert example.ai_cards["ai_b"].recycling == ()


def test_what_modules_do(example: Index) -> None:
    assert example.procedures["thermoelectric"].gain == {"energy": 3}
    assert example.procedures["thermoelectric"].cost == {"iron": 1}
    assert example.equipment["contract"].per_order == 2
    laboratory = example.improvements["laboratory"]
    assert (laboratory.price, laboratory.repeat) == (1, 1)


def test_zones(example: Index) -> None:
    assert example.zones["z03"].start == (3, 4)
    assert example.neighbours["far_east"] == ("z09", "z15")
    assert "z10" not in example.neighbours["z11"]


def test_a_pack_is_stored_and_comes_back(example: Index) -> None:
    assert example.hash != BUILT_IN
    assert SETS.built_in == BUILT_IN
    blob = SETS.blob(example.hash)
    SETS.forget(example.hash)
    assert SETS.adopt(blob) == example.hash
    assert components(example.hash).components == example.components


def test_an_empty_pack_is_the_built_in_set_under_another_name() -> None:
    found = components(load("format = 1", "p.toml")).components
    assert found.name == {"en": "p", "fr": "p"}
    assert msgspec.structs.replace(found, name={}) == BUILT_IN_COMPONENTS


ORDER = """
[[orders]]
id = "x"
replaces = "order_1a"
name = "X"
kind = 1
needs = { iron = 2 }
vp = 3
"""
SOWN = 'format = 1\n[[food]]\nid = "rye_1"\ncrop = "kale"\n'


def test_the_whole_order_of_the_wrong_ones_is_right() -> None:
    found = components(load("format = 1" + ORDER, "p.toml"))
    assert found.orders["x"] == Order(id="x", kind=1, needs={"iron": 2}, vp=3)
    assert found.names["x"] == {"en": "X", "fr": "X"}


WRONG: list[tuple[str, str, str, str]] = [
    ("not TOML", "format = ", "", "not valid TOML"),
    ("no format", "", ": format", "is missing"),
    ("other format", "format = 2", ": format", "must be 1"),
    ("unknown key", "format = 1\nslots = 4", ": slots", "unknown key"),
    ("complete", 'format = 1\ncomplete = ["equipment"]', ": complete", "one of scientists"),
    ("remove", 'format = 1\n[remove]\norders = ["x"]', ": remove.orders", "one of order_1a"),
    (
        "remove what the rules need",
        'format = 1\n[remove]\nequipment = ["sonar"]',
        ": remove.equipment",
        "unknown key",
    ),
    ("too few", 'format = 1\n[remove]\nfood = ["rye_1"]', ": food", "exactly 36"),
    ("no id", "format = 1\n[[orders]]\nvp = 1", ": orders[0].id", "is missing"),
    ("half a card", 'format = 1\n[[orders]]\nid = "x"', ": orders[0] (x).name", "is missing"),
    (
        "twice",
        'format = 1\n[[zones]]\nid = "z01"\n[[zones]]\nid = "z01"',
        ": zones[1] (z01).id",
        "twice",
    ),
    (
        "renamed",
        'format = 1\n[[orders]]\nid = "order_1a"\nname = "Mast"',
        ": orders[0] (order_1a).name",
        "belongs to the built-in 'Relay Mast'",
    ),
    (
        "a procedure of its own",
        'format = 1\n[[procedures]]\nid = "sorcery"',
        ": procedures[0].id",
        "must be one of",
    ),
    (
        "a tile of its own",
        'format = 1\n[[equipment]]\nid = "wand"',
        ": equipment[0].id",
        "must be one of antenna",
    ),
    ("one more", "format = 1" + ORDER.replace('replaces = "order_1a"', ""), ": orders", "30"),
    (
        "replaces unknown",
        "format = 1" + ORDER.replace('"order_1a"', '"y"'),
        ": orders[0] (x).replaces",
        "must be one of",
    ),
    (
        "replaces removed",
        'format = 1\nremove = { orders = ["order_1a"] }' + ORDER,
        ": orders[0] (x).replaces",
        "not in the set",
    ),
    (
        "good",
        "format = 1" + ORDER.replace("iron = 2", "gold = 2"),
        ": orders[0] (x).needs.gold",
        "it can be iron",
    ),
    (
        "energy cannot be sent",
        "format = 1" + ORDER.replace("iron = 2", "energy = 2"),
        ": orders[0] (x).needs.energy",
        "it can be iron",
    ),
    (
        "too much helium",
        "format = 1" + ORDER.replace("iron = 2", "helium = 4"),
        ": orders.x.needs.helium",
        "at most 3",
    ),
    (
        "no such effect",
        "format = 1" + ORDER + 'bonus = [{ kind = "magic" }]',
        ": orders[0] (x).bonus[0].kind",
        "must be one of",
    ),
    (
        "half an effect",
        "format = 1" + ORDER + 'bonus = [{ kind = "carbon" }]',
        ": orders[0] (x).bonus[0].steps",
        "is missing",
    ),
    (
        "an effect for nothing",
        "format = 1" + ORDER + 'bonus = [{ kind = "gain" }]',
        ": orders.x.bonus[0]",
        "must name goods",
    ),
    (
        "name taken",
        "format = 1" + ORDER.replace('"X"', '"Wind Farm Towers"'),
        ": orders.order_1c.en",
        "another one",
    ),
    (
        "half a name",
        "format = 1" + ORDER.replace('name = "X"', 'name = { fr = "X" }'),
        ": orders[0] (x).name.en",
        "is missing",
    ),
    ("a crop without name", SOWN, ": food[0] (rye_1).name", "is missing"),
    (
        "a crop with two names",
        SOWN + 'name = "Kale"\n[[food]]\nid = "rye_2"\ncrop = "kale"\nname = "Cabbage"',
        ": food[1] (rye_2).name",
        "'Kale': give a card",
    ),
    (
        "a crop renamed",
        'format = 1\n[[food]]\nid = "rye_1"\nname = "Barley"',
        ": food[0] (rye_1).name",
        "'Rye': give a card of another name its own id",
    ),
    (
        "no crop",
        'format = 1\n[[food]]\nid = "x"\nreplaces = "rye_1"\nvalue = 2',
        ": food[0] (x).crop",
        "is missing",
    ),
    (
        "module",
        'format = 1\n[[scientists]]\nid = "chemist"\nmodules = ["bar"]',
        ": scientists[0] (chemist).modules[0]",
        "one of recycling",
    ),
    ("board", "format = 1\n[board]\ntea = 1", ": board.tea", "unknown key"),
    (
        "passages to nowhere",
        'format = 1\n[board]\npassages = [["sleeping", "laboratory"]]',
        ": board.passages",
        "cannot be reached",
    ),
    ("probes", "format = 1\nprobes = []", ": probes", "exactly 3"),
    (
        "a bonus that the AI does not know",
        'format = 1\n[remove]\nbonuses = ["bonus_food"]',
        ": ai.bonuses",
        "no such research bonus",
    ),
    (
        "AI",
        'format = 1\n[[ai_cards]]\nid = "ai_a"\nactions = ["greenhouse"]',
        ": ai_cards.ai_a.actions",
        "12.5",
    ),
    ("a name that would ping", 'format = 1\nname = "@all"', ": name.en", "markup"),
    *(
        (
            f"bounds of {family} {path}",
            f'format = 1\n[[{family}]]\nid = "{card}"\n{line}',
            f": {family}[0] ({card}).{path}",
            why,
        )
        for family, card, line, path, why in (
            ("orders", "order_1a", "kind = 5", "kind", "1 to 4"),
            ("orders", "order_1a", "vp = -1", "vp", "0 to 30"),
            ("orders", "order_1a", "needs = { iron = 0 }", "needs.iron", "1 to 6"),
            ("food", "rye_1", "value = 0", "value", "1 to 9"),
            ("food", "rye_1", "players = 5", "players", "2 to 4"),
            ("zones", "z01", "q = 10", "q", "-9 to 9"),
            ("zones", "z01", "start = [1]", "start[0]", "2 to 4"),
            ("ai_cards", "ai_a", "scrub = 3", "scrub", "1 to 2"),
            ("scientists", "chemist", "level = 3", "level", "1 to 2"),
            ("improvements", "power", "energy = -1", "energy", "0 to 8"),
            ("improvements", "mining", "survey = false", "survey", "only be true"),
        )
    ),
]


@pytest.mark.parametrize(
    ("source", "path", "why"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_what_is_wrong_is_told_with_its_place(source: str, path: str, why: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(source, "p.toml")
    assert caught.value.path == f"p.toml{path}"
    assert why in caught.value.why


def test_the_page_tells_all_families_and_numbers_of_the_board() -> None:
    told = set(re.findall(r"`(?:\[+)?(\w+)", PAGE))
    for family in CARDS:
        assert family in told, family
    for kind in (Components, Board):
        fields = {field.name for field in msgspec.structs.fields(kind)} - {"names", "schema"}
        assert fields <= told, fields - told
