"""Standings of generated seasons, against a second computation that looks at each pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations

import msgspec
import pytest

from bot.service.seasons.rounds import draw_round
from bot.service.seasons.standings import Played, Seat, Standing, points_at, standings
from games.core.rng import Rng, rng

OUTSIDE = 99
"""People with higher ids are not entrants of the season."""


def two(winner: int, loser: int) -> Played:
    return Played(f"{winner}-{loser}", (Seat(winner, None, 1), Seat(loser, None, 2)))


def made_up_table(source: Rng, users: Sequence[int], people: Sequence[int], name: str) -> Played:
    """Return a table that is over, made up by a generator: ties, lost seats, substitutes."""
    seats: list[Seat] = []
    free = source.shuffled([user for user in people if user not in users])
    for user in users:
        lost = source.below(6) == 0
        seats.append(_seat(source, user, lost=lost))
        if lost and source.below(2):
            seats.append(_seat(source, OUTSIDE + len(seats), substitute=True))
        elif lost and free and source.below(2):
            again = source.below(5) == 0
            seats.append(_seat(source, free.pop(), lost=again, substitute=True))
    return Played(name, tuple(source.shuffled(seats)), cancelled=source.below(9) == 0)


def _seat(source: Rng, user: int, **more: bool) -> Seat:
    points = None if source.below(4) == 0 else 10 * source.below(4) - 5 * source.below(2)
    return Seat(user, points, 1 + source.below(4), **more)


def made_up(seed: int) -> tuple[list[int], list[Played]]:
    """Return the entrants of a season and its tables.

    In every second season most people beat the next one, so that many are tied who have met.
    """
    source = rng(seed)
    people = source.shuffled(range(1, 4 + source.below(8)))
    if seed % 2:
        chain = [pair for pair in pairwise(people) if source.below(8)]
        extra = [source.shuffled(people)[:2] for _ in range(source.below(3))]
        return people, [two(*pair) for pair in (*chain, *extra)]
    rounds: list[list[list[int]]] = []
    played: list[Played] = []
    for number in range(1 + source.below(4)):
        rounds.append(draw_round(people, rounds, seed))
        for users in rounds[-1]:
            if source.below(8):
                played.append(made_up_table(source, users, people, f"{number}-{users[0]}"))
    return people, played


def second_points(played: Played, people: Sequence[int]) -> dict[int, Fraction]:
    """Return the points at a table: the average of all orders that its ranks allow."""
    seats = [seat for seat in played.players if seat.user_id in people]
    finished = [seat for seat in seats if not seat.lost]
    size = max(len(finished), len([seat for seat in seats if not seat.substitute]))
    scale = [[], [6], [6, 0], [6, 3, 0], [6, 4, 2, 0]][size]
    orders = [
        order
        for order in permutations(finished)
        if all(a.rank <= b.rank for a, b in pairwise(order))
    ]
    found = {seat.user_id: Fraction() for seat in seats}
    for order in orders:
        for points, seat in zip(scale, order, strict=False):
            found[seat.user_id] += Fraction(points, len(orders))
    if played.cancelled:
        found |= {seat.user_id: Fraction(3) for seat in finished}
    return found


def ahead(one: Seat, other: Seat, played: Played) -> int:
    """Return 2 if one is ahead of another at a table, 1 if they tied, else 0."""
    if one.lost or other.lost:
        return 1 if one.lost and other.lost else 2 if other.lost else 0
    if played.cancelled or one.rank == other.rank:
        return 1
    return 2 if one.rank < other.rank else 0


def second(people: Sequence[int], tables: Sequence[Played]) -> list[Standing]:
    """Return the standings by the rules as they are written, pair by pair."""
    points = Counter[int]()
    for played in tables:
        points.update(second_points(played, people))
    berger = dict.fromkeys(people, Fraction())
    for played in tables:
        for one, other in permutations(played.players, 2):
            if {one.user_id, other.user_id} <= set(people) and not one.lost:
                won = Fraction(ahead(one, other, played), 2)
                berger[one.user_id] += won * points[other.user_id]
    first = {user: (points[user], berger[user], second_share(user, people, tables))
             for user in people}  # fmt: skip
    direct = dict.fromkeys(people, 0)
    for played in tables:
        for one, other in permutations(played.players, 2):
            if one.user_id in first and first[one.user_id] == first.get(other.user_id):
                direct[one.user_id] += ahead(one, other, played) - 1
    keys = {user: (*first[user], direct[user]) for user in people}
    found = [
        Standing(
            user_id=user,
            place=1 + sum(key > keys[user] for key in keys.values()),
            points=float(points[user]),
            berger=float(berger[user]),
            share=float(first[user][2]),
            direct=direct[user],
            tables=sum(user in {seat.user_id for seat in played.players} for played in tables),
        )
        for user in people
    ]
    return sorted(found, key=lambda each: each.place)


def second_share(user: int, people: Sequence[int], tables: Sequence[Played]) -> Fraction:
    mine = whole = 0
    for played in tables:
        results = {
            seat.user_id: seat.points
            for seat in played.players
            if seat.user_id in people and not seat.lost and seat.points is not None
        }
        there = any(seat.user_id == user for seat in played.players)
        if there and len(results) >= 2 and not played.cancelled:
            positive = {who: int(value) for who, value in results.items() if value > 0}
            mine += positive.get(user, 0)
            whole += sum(positive.values())
    return Fraction(mine, whole) if whole else Fraction()


SEEDS = range(120)


@cache
def computed(seed: int) -> list[Standing]:
    return standings(*made_up(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_second_computation_finds_the_same_standings(seed: int) -> None:
    people, played = made_up(seed)
    assert computed(seed) == second(people, played)
    for each in played:
        assert points_at(each, people) == second_points(each, people)


@pytest.mark.parametrize("seed", SEEDS[:20])
def test_the_order_of_tables_seats_and_entrants_decides_nothing(seed: int) -> None:
    people, played = made_up(seed)
    source = rng(seed, 1)
    mixed = [
        msgspec.structs.replace(each, players=tuple(source.shuffled(each.players)))
        for each in source.shuffled(played)
    ]
    again = standings(source.shuffled(people), mixed)
    assert {each.user_id: each for each in again} == {e.user_id: e for e in computed(seed)}


@pytest.mark.parametrize("seed", SEEDS[:20])
def test_a_division_keeps_the_numbers_of_the_whole_season(seed: int) -> None:
    people, played = made_up(seed)
    some = people[::2]
    found = standings(people, played, some)
    whole = {each.user_id: each for each in computed(seed)}
    assert sorted(each.user_id for each in found) == sorted(some)
    for each in found:
        one = whole[each.user_id]
        assert (each.points, each.berger, each.share) == (one.points, one.berger, one.share)
        assert each.place == 1 + sum(other.place < each.place for other in found)


def test_the_generated_seasons_have_all_that_can_happen() -> None:
    tables = [each for seed in SEEDS for each in made_up(seed)[1]]
    seats = [seat for each in tables for seat in each.players]
    assert any(each.cancelled for each in tables)
    assert any(seat.lost and seat.substitute for seat in seats)
    assert any(seat.substitute and seat.user_id < OUTSIDE for seat in seats)
    assert any(seat.substitute and seat.user_id > OUTSIDE for seat in seats)
    found = [computed(seed) for seed in SEEDS]
    assert sum(any(each.direct for each in one) for one in found) >= 5
    assert sum(len({each.place for each in one}) < len(one) for one in found) >= 5
    pairs = [pair for one in found for pair in pairwise(one)]
    assert sum(a.points == b.points and a.berger != b.berger for a, b in pairs) >= 5
    same = [(a, b) for a, b in pairs if (a.points, a.berger) == (b.points, b.berger)]
    assert sum(a.share != b.share for a, b in same) >= 5
