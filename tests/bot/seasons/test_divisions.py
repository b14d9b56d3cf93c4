"""Divisions: by hand from the rules, and properties that hold for any number of people."""

from __future__ import annotations

import pytest

from bot.service.seasons.divisions import Entrant, divide, division_sizes, moving
from games.core.rng import rng


def of(division: int, *places: int) -> list[Entrant]:
    """Return people of a division of the last season; user 203 had place 3 in division 2."""
    return [Entrant(100 * division + place, (division, place)) for place in places]


def newcomers(*users: int) -> list[Entrant]:
    return [Entrant(user) for user in users]


@pytest.mark.parametrize(
    ("people", "sizes"),
    [
        (0, []), (1, [1]), (11, [11]), (12, [6, 6]), (13, [7, 6]), (17, [9, 8]), (18, [9, 9]),
        (19, [7, 6, 6]), (27, [9, 9, 9]), (28, [7, 7, 7, 7]), (40, [8, 8, 8, 8, 8]),
    ],
)  # fmt: skip
def test_sizes(people: int, sizes: list[int]) -> None:
    assert division_sizes(people) == sizes


@pytest.mark.parametrize("people", [0, 3, 12, 40])
def test_a_tournament_has_one_division(people: int) -> None:
    assert divide(newcomers(*range(people)), single=True) == [list(range(people))]


@pytest.mark.parametrize("people", range(12, 200))
def test_divisions_have_six_to_nine_people_and_are_equal(people: int) -> None:
    sizes = division_sizes(people)
    assert sum(sizes) == people
    assert all(6 <= size <= 9 for size in sizes)
    assert sizes[0] - sizes[-1] in (0, 1)
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    ("size", "division", "count", "moved"),
    [
        (9, 1, 1, (0, 0)), (9, 1, 3, (0, 1)), (9, 2, 3, (1, 1)), (9, 3, 3, (1, 0)),
        (10, 2, 3, (2, 2)), (14, 2, 3, (2, 2)), (15, 2, 3, (3, 3)), (3, 2, 3, (1, 1)),
        (1, 2, 3, (1, 0)), (0, 2, 3, (0, 0)),
    ],
)  # fmt: skip
def test_a_fifth_moves(size: int, division: int, count: int, moved: tuple[int, int]) -> None:
    assert moving(size, division, count) == moved


def test_newcomers_play_together_in_the_order_given() -> None:
    assert divide(newcomers(5, 3, 9)) == [[5, 3, 9]]
    assert divide([]) == []
    assert divide(newcomers(*range(12, 0, -1))) == [[12, 11, 10, 9, 8, 7], [6, 5, 4, 3, 2, 1]]


def test_newcomers_come_below_the_others() -> None:
    people = [*newcomers(7), *of(1, 3, 1), *newcomers(5), *of(1, 2)]
    assert divide(people) == [[101, 102, 103, 7, 5]]


def test_the_first_rises_and_the_last_falls() -> None:
    people = [*of(2, *range(1, 7)), *of(1, *range(1, 7))]
    assert divide(people) == [
        [101, 201, 102, 103, 104, 105],
        [106, 202, 203, 204, 205, 206],
    ]


def test_in_the_middle_people_rise_and_fall() -> None:
    places = range(1, 7)
    found = divide([*of(1, *places), *of(2, *places), *of(3, *places)])
    # 18 people are two divisions: the second one begins in the middle of the old one.
    assert [*found[0], *found[1]] == [
        101, 201, 102, 103, 104, 105,
        106, 301, 202, 203, 204, 205,
        206, 302, 303, 304, 305, 306,
    ]  # fmt: skip


def test_a_single_division_has_no_falls() -> None:
    assert divide(of(1, *range(1, 12))) == [[*range(101, 112)]]
    assert divide([*of(1, *range(1, 12)), *newcomers(7)])[1] == [107, 108, 109, 110, 111, 7]


def test_a_person_falls_only_if_there_is_no_room() -> None:
    """The first of two divisions has one person less, or the second one more."""
    first, second = of(1, *range(1, 8)), of(2, *range(1, 8))
    assert divide([*first, *second])[0] == [101, 201, 102, 103, 104, 105, 106]
    assert divide([*first[1:], *second, *newcomers(9)])[0] == [201, 102, 103, 104, 105, 106, 107]
    assert divide([*first, *second, *newcomers(9, 8)])[0][-2:] == [106, 107]


def test_the_first_rises_into_a_smaller_division() -> None:
    people = [*of(1, *range(1, 10)), *of(2, *range(1, 10)), *newcomers(7, 8, 9)]
    assert divide(people)[0] == [101, 201, 102, 103, 104, 105, 106]


def test_a_fifth_of_a_larger_division_rises() -> None:
    people = [*of(1, *range(1, 7)), *of(2, *range(1, 11))]
    assert divide(people)[0] == [101, 201, 102, 202, 103, 104, 105, 106]
    people = [*of(1, *range(1, 11)), *of(2, *range(1, 7))]
    assert divide(people)[0] == [101, 201, 102, 103, 104, 105, 106, 107]


def test_people_who_share_a_place_keep_the_order_given() -> None:
    shared = [Entrant(user, (1, 2)) for user in (8, 3, 5)]
    assert divide([*shared, *of(1, 1)]) == [[101, 8, 3, 5]]


@pytest.mark.parametrize("seed", range(30))
def test_all_play_once_and_one_person_of_each_division_moves(seed: int) -> None:
    """With everyone back, each division swaps one person with each of its neighbours."""
    source = rng(seed)
    sizes = division_sizes(12 + source.below(60))
    people = source.shuffled(
        each for number, size in enumerate(sizes, 1) for each in of(number, *range(1, size + 1))
    )
    found = divide(people)
    assert sorted(user for each in found for user in each) == sorted(e.user_id for e in people)
    assert [len(each) for each in found] == sizes
    last = len(sizes)
    for number, (size, users) in enumerate(zip(sizes, found, strict=True), 1):
        stay = {100 * number + place for place in range(1 + (number > 1), size + (number == last))}
        risen = {100 * number + 101} if number < last else set[int]()
        fallen = {100 * (number - 1) + sizes[number - 2]} if number > 1 else set[int]()
        assert set(users) == stay | risen | fallen
