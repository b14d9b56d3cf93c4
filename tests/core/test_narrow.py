"""From legal actions to form fields."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from games.core.actions import Action, EndTurn, kind
from games.core.choose_fields import kinds, narrow, next_field, of_kind, pages, unknown, values


class Trade(Action, frozen=True, tag="trade"):
    give: str
    take: str
    times: int


class Rest(Action, frozen=True, tag="rest"):
    pass


TRADES = [Trade(g, t, n) for g in ("Ice", "Ore") for t in ("Ice", "Ore") for n in (1, 2) if g != t]


def test_kinds_in_order_of_appearance():
    assert kinds([Rest(), *TRADES, EndTurn()]) == ["rest", "trade", "end"]
    assert of_kind([Rest(), *TRADES], "rest") == [Rest()]
    assert kind(Trade) == "trade"


def test_typed_text_is_compared_without_case_and_as_text():
    assert narrow(TRADES, {"give": " ice", "times": "2"}) == [Trade("Ice", "Ore", 2)]


def test_unknown_text_is_ignored_and_named():
    assert narrow(TRADES, {"give": "gold", "times": 2}) == [
        Trade("Ice", "Ore", 2),
        Trade("Ore", "Ice", 2),
    ]
    assert unknown(TRADES, {"give": "gold", "times": 2}) == {"give": "gold"}


def test_the_next_field_is_the_first_in_which_actions_differ():
    assert next_field(TRADES) == "give"
    assert next_field(narrow(TRADES, {"give": "Ice"})) == "times"
    assert next_field([TRADES[0]]) is None
    assert next_field([]) is None
    assert values(TRADES, "give") == ["Ice", "Ore"]


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers()), max_size=120),
    st.integers(min_value=3, max_value=25),
)
def test_pages_hold_everything_in_order_and_no_more_than_fits(entries, size):
    entries = sorted(entries, key=lambda entry: entry[0])
    found = pages(entries, [group for group, _ in entries], size)
    assert [entry for page in found for entry in page] == entries
    assert all(len(page) <= size for page in found)


def test_a_group_that_fits_is_not_torn():
    groups = ["a"] * 20 + ["b"] * 10
    assert [len(page) for page in pages(list(range(30)), groups, 25)] == [20, 10]


def test_actions_are_plain_data():
    assert msgspec.json.encode(TRADES[0]) == b'{"do":"trade","give":"Ice","take":"Ore","times":1}'
