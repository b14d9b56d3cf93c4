"""TOML read as the types of structs: errors show their place, value and reason."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
import pytest

from games.core.content import Finding, Sets, faults, named, read_names
from games.core.errors import ContentError
from games.core.packs import house
from games.core.toml import Table, parse


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    n: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    per: Literal["steel"] | Literal["plant"]
    most: int | None = None


class Card(msgspec.Struct, frozen=True):
    id: str
    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]
    vp: int | Gain = 0
    effects: tuple[Gain | Draw, ...] = ()
    branches: tuple[tuple[Gain | Draw, ...], ...] = ()
    colour: Literal["red", "blue"] = msgspec.field(default="red", name="color")
    starter: bool = False


def read(source: str) -> Card:
    return Table(parse(source, "f.toml"), "f.toml", ": ").struct(Card)


def test_every_kind_of_value_is_read() -> None:
    source = """
    id = "a"
    cost = 3
    vp = { kind = "gain", n = 1 }
    effects = [{ kind = "draw", per = "plant" }, { kind = "gain", n = 2 }]
    branches = [[{ kind = "gain", n = 3 }], []]
    color = "blue"
    starter = true
    """
    assert read(source) == Card(
        "a", 3, Gain(1), (Draw("plant"), Gain(2)), ((Gain(3),), ()), "blue", True
    )


@pytest.mark.parametrize(
    ("more", "path", "why"),
    [
        ("cost = 10", "cost", "must be 0 to 9"),
        ("cost = 1\nvp = true", "vp", "must be a whole number"),
        ("cost = 1\neffects = [3]", "effects[0]", "must be a table"),
        ("cost = 1\neffects = [{ n = 3 }]", "effects[0].kind", "is missing"),
        (
            "cost = 1\neffects = [{ kind = 'fly' }]",
            "effects[0].kind",
            "must be one of gain, draw",
        ),
        (
            "cost = 1\neffects = [{ kind = 'draw', per = 'mc' }]",
            "effects[0].per",
            "must be one of steel, plant",
        ),
        (
            "cost = 1\nbranches = [[{ kind = 'gain', n = 1, m = 2 }]]",
            "branches[0][0].m",
            "unknown key; here are kind, n",
        ),
        ("cost = 1\ncolour = 'red'", "colour", "unknown key; here are id, cost, vp, effects"),
        ("cost = 1\nstarter = false", "starter", "can only be true"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(more: str, path: str, why: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(f'id = "a"\n{more}')
    assert caught.value.path == f"f.toml: {path}"
    assert why in caught.value.why
    with pytest.raises(ContentError, match="must be text"):
        read("id = 3\ncost = 1")


def test_stored_sets_of_an_older_schema_are_lifted_and_keep_their_hash() -> None:
    def rename(raw: dict[str, object]) -> None:
        raw["cost"] = raw.pop("price")

    sets = Sets("toy", Card, lambda card, content: card, [rename])
    old = b'{"id":"a","price":4}'
    assert sets.get(content := sets.adopt(old)) == Card("a", 4)
    assert sets.blob(content) == old
    for data in (b"{}", b"[]", b"no", b'{"id":"a","price":40}'):
        with pytest.raises(ContentError):
            sets.adopt(data)


def test_the_set_that_is_known_first_is_what_is_in_the_box() -> None:
    sets = Sets("toy", Card, lambda card, content: card)
    first = sets.register(Card("a", 4))
    other = sets.adopt(b'{"id":"a","cost":5}')
    assert sets.built_in == first != other


def test_a_line_of_names_that_is_no_name_is_told(tmp_path) -> None:
    file = tmp_path / "locales" / "en" / "names.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("# Cards\n\na = First\nb = Second = more\n", "utf-8")
    assert read_names(tmp_path) == {"a": {"en": "First"}, "b": {"en": "Second = more"}}
    file.write_text("a = First\na = Again\n", "utf-8")
    with pytest.raises(ContentError, match="line 2"):
        read_names(tmp_path)


def test_a_family_may_be_in_several_files_of_a_set(tmp_path) -> None:
    (tmp_path / "a.toml").write_text("[[cards]]\nid = 'a'\n", "utf-8")
    (tmp_path / "b.toml").write_text("[[cards]]\nid = 'b'\n[board]\nwaste = 3\n", "utf-8")
    found = house(tmp_path)
    assert [entry.read("id", str) for entry in found.tables("cards")] == ["a", "b"]
    assert found.table("board").read("waste", int) == 3


def test_checks_find_what_is_wrong_and_names_are_told_apart() -> None:
    taken = Finding("cards", "b", "taken")
    assert list(faults([(0, "cards", "a", "no"), (1, "cards.c", 2, "two"), taken])) == [
        Finding("cards.c", 2, "two"),
        taken,
    ]
    same = {"a": {"en": "Ice"}, "b": {"en": "Ice"}}
    assert [each.path for each in named({"cards": ["a", "b", "c"]}, same)] == [
        "cards.c",
        "cards.b.en",
    ]
    assert list(named({"cards": ["a", "b"]}, same, alike=["b"])) == []


LONG = [
    *(f"cost = {value}" for value in ("9" * 6000, "9" * 4200, "0x" + "f" * 6000)),
    *(f"cost = {value}" for value in ("[0x" + "f" * 6000 + "]", "{n = 0x" + "f" * 6000 + "}")),
    *("k" * 5000 + " = 1", "cost." + "k" * 5000 + " = 1"),
    *(f'{key} = "{"x" * 5000}"' for key in ("cost", "color")),
]


@pytest.mark.parametrize("source", LONG, ids=range(len(LONG)))
def test_what_is_too_long_to_be_quoted_is_refused_like_all_else(source: str) -> None:
    with pytest.raises(ContentError) as refused:
        read(f'id = "a"\n{source}')
    assert str(refused.value).startswith("f.toml: ")
    assert re.findall(r"\S{201}", str(refused.value)) == []
    assert len(str(refused.value)) < 3 * 200


@pytest.mark.parametrize(
    "value",
    [10**6000, -(10**6000), [10**6000], {"a": 10**6000}, "x" * 10**5],
    ids=["number", "negative", "list", "table", "text"],
)
def test_an_error_quotes_no_more_than_200_characters(value: object) -> None:
    """Also one that a game raises."""
    said = str(ContentError("f.toml", value, "must be smaller"))
    assert len(said) <= len("f.toml: : must be smaller") + 200
