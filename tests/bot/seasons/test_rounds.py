"""Rounds: by hand from the rules, and against a second computation that tries all tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from bot.service.seasons import rounds
from bot.service.seasons.rounds import draw_round, table_sizes
from games.core.rng import rng

Tables = list[list[int]]


def season(players: Sequence[int], count: int, seed: int) -> list[Tables]:
    """Return the rounds of a season that nobody leaves."""
    found: list[Tables] = []
    for _ in range(count):
        found.append(draw_round(players, found, seed))
    return found


def meetings(drawn: Sequence[Tables]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for tables in drawn for table in tables for pair in combinations(table, 2)
    )


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (0, []), (1, []), (2, [2]), (3, [3]), (4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]),
        (8, [4, 4]), (9, [3, 3, 3]), (10, [4, 3, 3]), (11, [4, 4, 3]), (12, [3, 3, 3, 3]),
    ],
)  # fmt: skip
def test_sizes(players: int, sizes: list[int]) -> None:
    assert table_sizes(players) == sizes


@pytest.mark.parametrize("players", [6, 7, 8, *range(9, 60)])
def test_no_other_sizes_have_fewer_fours(players: int) -> None:
    sizes = table_sizes(players)
    assert sum(sizes) == players
    assert set(sizes) <= {3, 4}
    possible = [fours for fours in range(players // 4 + 1) if (players - 4 * fours) % 3 == 0]
    assert sizes.count(4) == min(possible)


@pytest.mark.parametrize("players", range(21))
def test_each_player_is_at_one_table_of_each_round(players: int) -> None:
    people = [100 + 7 * number for number in range(players)]
    for tables in season(people, 3, seed=players):
        assert [len(table) for table in tables] == table_sizes(players)
        seated = sorted(user for table in tables for user in table)
        assert seated == (people if players > 1 else [])


def test_people_who_left_are_in_no_later_round() -> None:
    tables = draw_round(range(1, 9), season(range(9), 2, seed=4), 4)
    assert sorted(map(len, tables)) == [4, 4]
    assert sorted(user for table in tables for user in table) == [*range(1, 9)]


def test_a_seed_repeats_and_another_does_not() -> None:
    people = [*range(10)]
    assert season(people, 4, seed=1) == season(people[::-1], 4, seed=1)
    different = {str(season(people, 2, seed)) for seed in range(10)}
    assert len(different) == 10


def test_the_rounds_of_a_seed_are_different() -> None:
    empty: list[Tables] = [[], []]
    people = [*range(12)]
    assert draw_round(people, [], 1) != draw_round(people, empty, 1)


@pytest.mark.parametrize("seed", range(20))
def test_nine_people_meet_all_others_in_four_rounds(seed: int) -> None:
    met = meetings(season(range(9), 4, seed))
    assert len(met) == 36
    assert max(met.values()) == 1


@pytest.mark.parametrize("seed", range(5))
def test_no_pair_of_six_meets_in_all_four_rounds(seed: int) -> None:
    met = meetings(season(range(6), 4, seed))
    assert len(met) == 14
    assert max(met.values()) == 3


@pytest.mark.parametrize("seed", range(3))
def test_in_a_large_season_nobody_meets_again(seed: int) -> None:
    assert max(meetings(season(range(40), 4, seed)).values()) == 1


def test_a_table_of_another_size_takes_people_who_were_there_least() -> None:
    """Nobody has met: only the sizes of the earlier tables of one count."""
    before = [[[1, 91], [2, 92], [3, 93]], [[1, 94], [95, 96, 4]]]
    for seed in range(5):
        (large, *others) = draw_round(range(1, 8), before, seed)
        assert sorted(large) == [4, 5, 6, 7]
        assert len(others) == 1


def test_the_first_seat_goes_to_a_person_who_had_it_least() -> None:
    before = [[[1, 2, 3]], [[2, 1, 3]]]
    assert [draw_round([1, 2, 3], before, seed)[0][0] for seed in range(8)] == [3] * 8
    assert {draw_round([1, 2, 3], [], seed)[0][0] for seed in range(20)} == {1, 2, 3}
    assert Counter(tables[0][0] for tables in season([1, 2], 6, 1)) == {1: 3, 2: 3}


@pytest.mark.parametrize("seed", range(10))
def test_at_each_table_the_seats_follow_how_often_people_were_first(seed: int) -> None:
    drawn = season(range(11), 5, seed)
    for number, tables in enumerate(drawn):
        first = Counter(table[0] for earlier in drawn[:number] for table in earlier)
        for table in tables:
            assert [first[user] for user in table] == sorted(first[user] for user in table)


# A second computation


def every_round(people: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Yield all tables of these sizes; equal ones may come in several orders."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        rest = [each for each in people if each not in table]
        for others in every_round(rest, sizes[1:]):
            yield [[*table], *others]


def costs(tables: Tables, before: Sequence[Tables]) -> tuple[int, int, int]:
    """Return what tables cost by the rules: meetings, unusual tables, who meets again."""
    met = meetings(before)
    pairs = [met[pair] for pair in meetings([tables]).elements()]
    unusual = Counter(u for each in before for table in each if len(table) != 3 for u in table)
    return (
        sum(2 * times + 1 for times in pairs),
        sum(unusual[user] for table in tables if len(table) != 3 for user in table),
        sum(1 if times in (1, 2) else times * times for times in pairs),
    )


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("seed", range(6))
def test_no_other_tables_cost_less(players: int, seed: int) -> None:
    source = rng(seed, players)
    people = [*range(players)]
    before: list[Tables] = []
    for number in range(5):
        found = draw_round(people, before, seed)
        every = every_round(people, table_sizes(players))
        assert costs(found, before) == min(costs(tables, before) for tables in every), number
        # The next round also follows rounds that nobody would have drawn.
        order = source.shuffled(people)
        before.append([found, [order[:3], order[3:]]][source.below(2)])


@pytest.mark.parametrize("players", [7, 8, 10])
@pytest.mark.parametrize("seed", range(6))
def test_no_other_tables_cost_less_after_any_rounds(players: int, seed: int) -> None:
    """Tables of all sizes came before, also with people who left."""
    source = rng(seed, players)
    people = [*range(players)]
    before = [
        [source.shuffled(range(players + 2))[: 2 + source.below(3)] for _ in range(3)]
        for _ in range(7)
    ]
    found = draw_round(people, before, seed)
    every = every_round(people, table_sizes(players))
    assert costs(found, before) == min(costs(tables, before) for tables in every)


@pytest.mark.parametrize("players", [13, 20])
@pytest.mark.parametrize("seed", range(4))
def test_no_swap_of_two_people_costs_less(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "STARTS", 1)
    drawn = season(range(players), 7, seed)
    before, found = drawn[:-1], drawn[-1]
    cost = costs(found, before)
    assert cost[0] > sum(len(table) * (len(table) - 1) // 2 for table in found), "some meet again"
    for one, other in combinations(range(players), 2):
        swap = {one: other, other: one}
        tables = [[swap.get(user, user) for user in table] for table in found]
        assert costs(tables, before) >= cost
