"""Goods in several places: what covers a price, and which units pay it."""

from __future__ import annotations

from collections import Counter

from games.core.rng import rng
from games.projet_ceres.kernel.goods import (
    Due,
    Goods,
    besides,
    choosable,
    counting_double,
    helping,
    less,
    missing,
    most,
    paying,
    shortfall,
    totals,
)

KINDS = ("ore", "gas")


def test_what_is_asked_by_kind_comes_first_and_the_rest_pays_for_any() -> None:
    held = {"ore": 3, "gas": 1}
    assert shortfall(held, Due({"gas": 1}, 3)) == 0
    assert shortfall(held, Due({"gas": 2}, 4)) == 2
    assert shortfall({}, Due({}, 0)) == 0


def test_what_is_chosen_pays_first_then_the_first_places_and_what_there_is_most_of() -> None:
    places: dict[str, Goods] = {"mine": {"ore": 2}, "ship": {"ore": 1, "gas": 1}}
    due = Due({"gas": 1}, 1)
    assert paying(places, due, (), KINDS) == [("ship", "gas"), ("mine", "ore")]
    chosen = [("ship", "ore"), ("ship", "ore"), ("port", "gas")]
    assert paying(places, due, chosen, KINDS) == [("ship", "ore"), ("ship", "gas")]
    assert choosable(places, due)
    assert not choosable(places, Due({"gas": 1}))
    assert not choosable(places, Due({"ore": 3, "gas": 1}))


def test_whatever_can_be_paid_is_paid_to_the_unit_from_what_is_there() -> None:
    source, paid = rng(3), 0
    for _ in range(500):
        places: dict[str, Goods] = {
            place: {key: n for key in KINDS if (n := source.below(4))} for place in "abc"
        }
        due = Due({key: n for key in KINDS if (n := source.below(3))}, source.below(3))
        if shortfall(totals(places), due):
            continue
        paid += 1
        units = paying(places, due, (), KINDS)
        assert len(units) == sum(due.of.values()) + due.any
        assert all(n <= places[place][key] for (place, key), n in Counter(units).items())
        kinds = Counter(key for _, key in units)
        assert all(kinds[key] >= n for key, n in due.of.items())
    assert paid > 200


def test_what_is_missing_is_told_by_kind_and_the_rest_of_any() -> None:
    assert missing({"ore": 1}, Due({"ore": 2, "gas": 1}, 1)) == Due({"ore": 1, "gas": 1}, 1)
    assert missing({"ore": 4}, Due({"ore": 2, "gas": 1}, 3)) == Due({"gas": 1}, 1)
    assert missing({"ore": 4}, Due({"ore": 2}, 1)) == Due({}, 0)


def test_those_units_count_double_that_the_price_needs_most() -> None:
    assert counting_double([], Due({"ore": 1}), ("ore", "gas")) == {}
    given: list[tuple[Goods, int]] = [({"ore": 1, "gas": 1}, 1), ({"gas": 1}, 0)]
    assert counting_double(given, Due({"ore": 2, "gas": 2}), ("ore", "gas")) == {"ore": 2, "gas": 2}
    assert counting_double(given, Due({"ore": 1, "gas": 3}), ("ore", "gas")) == {"ore": 1, "gas": 3}
    both: list[tuple[Goods, int]] = [({"ore": 1, "gas": 1}, 1), ({"ore": 1, "gas": 1}, 3)]
    assert counting_double(both, Due({"ore": 3, "gas": 4}), ("ore", "gas")) == {"ore": 3, "gas": 4}


def test_a_unit_pays_for_its_kind_first_then_for_any() -> None:
    due = Due({"ore": 1}, 1)
    assert less(due, "ore") == Due({"ore": 0}, 1)
    assert less(due, "gas") == Due({"ore": 1}, 0)
    assert due == Due({"ore": 1}, 1), "a price is never changed"


def test_what_lies_besides_some_units_is_known_only_while_all_of_them_are_there() -> None:
    places: dict[str, Goods] = {"mine": {"ore": 2}, "ship": {"gas": 1}}
    assert besides(places, [("mine", "ore")]) == {"mine": {"ore": 1}, "ship": {"gas": 1}}
    assert besides(places, [("ship", "gas"), ("ship", "gas")]) is None
    assert besides(places, [("port", "gas")]) is None
    assert places["mine"] == {"ore": 2}


def test_of_further_places_those_pay_that_help_most_and_those_that_were_chosen() -> None:
    near = {"board": {"a": 1}}
    far = {"x": {"b": 3}, "y": {"a": 1}, "z": {"a": 2, "b": 1}}
    assert helping(near, far, 1, Due({"a": 2}), []) == {"z": {"a": 2, "b": 1}} | near
    assert helping(near, far, 1, Due({"b": 3}), []) == {"x": {"b": 3}} | near
    assert helping(near, far, 1, Due({"b": 3}), [("y", "a")]) == {"y": {"a": 1}} | near
    assert helping(near, far, 9, Due({}), []) == far | near


def test_the_most_of_a_kind_is_what_helps_most_with_a_price_of_it_alone() -> None:
    source, bounded = rng(3), 0
    for _ in range(300):
        near, far = (
            {place: {key: 1 + source.below(3) for key in "ab" if source.below(2)} for place in some}
            for some in ("mn", "xyz")
        )
        chosen = [(place, "a") for place in far if far[place].get("a") and not source.below(3)]
        extra = source.below(4)
        found = most(near, far, extra, chosen, "ab")
        for key in "ab":
            helped = helping(near, far, extra, Due({key: 99}), chosen) if extra else near
            assert found.get(key, 0) == totals(helped).get(key, 0)
            bounded += found.get(key, 0) < totals(near | far).get(key, 0)
    assert bounded > 100
