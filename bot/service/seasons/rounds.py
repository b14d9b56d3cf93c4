"""The tables of a season's rounds: of three, where people meet as many others as possible.

A round is drawn when the one before it is over, so that people who left are not in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

from games.core.rng import Rng, rng

USUAL = 3
"""The size that tables have if possible: people wait least for each other there."""
STARTS, LOOKS = 300, 300_000
"""Random tables to begin with, and swaps of two people to look at, before the best are taken.

Together they take about 0.1 seconds.
"""
OFTEN = 3
"""The number of meetings after which a pair is kept apart, if that costs nothing else."""

Tables = list[list[int]]


def table_sizes(players: int, largest: int = 4) -> list[int]:
    """Return the sizes of the tables of a round: threes, and as few fours as possible.

    Five are three and two. One person has no table. Where four can't play there are tables of two.
    """
    if players < 2:
        return []
    if largest < 4:
        twos = -players % USUAL
        return [USUAL] * ((players - 2 * twos) // USUAL) + [2] * twos
    if players in (2, 5):
        return [USUAL] * (players // USUAL) + [2]
    fours = players % USUAL
    return [4] * fours + [USUAL] * ((players - 4 * fours) // USUAL)


def draw_round(
    players: Sequence[int],
    before: Sequence[Sequence[Sequence[int]]],
    seed: int,
    largest: int = 4,
) -> list[list[int]]:
    """Return the tables of the next round, the first seat of each first.

    `before` are the tables of the earlier rounds, in the same form. People meet as many others as
    possible: each pair at a table costs 2 · (times they met) + 1. If costs are equal, people who
    have been least often at tables that are not of three come to such tables. The first seat of a
    table goes to a person who has had it least often.

    The same players, rounds and seed give the same tables. The order of the players does not
    matter, and one seed can serve for all rounds of a season.
    """
    source = rng(seed, len(before))
    people = sorted({*players})
    draw = _Draw(people, before, largest)
    first = Counter(table[0] for tables in before for table in tables if table)
    drawn = [[people[number] for number in table] for table in draw.best(source)]
    return [sorted(table, key=lambda user: first[user]) for table in drawn]


class _Draw:
    """The search for the tables of a round; people are numbers from 0.

    Costs are whole numbers: a meeting outweighs all sizes of tables, and those outweigh the last
    choice (`_again`). The "+ 1" of each pair is left out: it is the same for all rounds of the same
    people.
    """

    def __init__(
        self, people: Sequence[int], before: Sequence[Sequence[Sequence[int]]], largest: int
    ) -> None:
        self.sizes = table_sizes(len(people), largest)
        numbers = {user: number for number, user in enumerate(people)}
        unusual = Counter(
            numbers[user]
            for tables in before
            for table in tables
            for user in table
            if len(table) != USUAL and user in numbers
        )
        met: Counter[tuple[int, int]] = Counter()
        for table in (table for tables in before for table in tables):
            met.update(permutations([numbers[each] for each in table if each in numbers], 2))
        # All last choices together cost less than one seat at an unusual table, all such seats less
        # than one meeting.
        seat = sum(map(_again, met.values())) + 1
        meeting = seat * (sum(unusual.values()) + 1)
        everyone = range(len(people))
        self.unusual = [seat * unusual[who] for who in everyone]
        costs = {pair: meeting * times + _again(times) for pair, times in met.items()}
        self.met = [[costs.get((who, other), 0) for other in everyone] for who in everyone]

    def best(self, source: Rng) -> Tables:
        """Return the best tables found from many random ones, each improved by swaps."""
        best: tuple[int, Tables] | None = None
        looked = 0
        for _ in range(STARTS):
            tables = self._random(source)
            looked += self._improve(tables)
            cost = self._cost(tables)
            if best is None or cost < best[0]:
                best = cost, tables
            if looked >= LOOKS or best[0] == 0:
                break
        return best[1] if best else []

    def _random(self, source: Rng) -> Tables:
        order = source.shuffled(range(len(self.met)))
        tables: Tables = []
        for size in self.sizes:
            tables.append(order[:size])
            order = order[size:]
        return tables

    def _cost(self, tables: Tables) -> int:
        again = sum(self.met[a][b] for table in tables for a, b in combinations(table, 2))
        return again + sum(self._of_size(who, table) for table in tables for who in table)

    def _of_size(self, who: int, table: Sequence[int]) -> int:
        return self.unusual[who] if len(table) != USUAL else 0

    def _improve(self, tables: Tables) -> int:
        """Swap two people as long as that costs less, the best swap first; return the looks."""
        everyone = range(len(self.met))
        costs = [[self._at(who, table) for who in everyone] for table in tables]
        looks = 0
        while True:
            gain, best = 0, None
            for a, b in combinations(range(len(tables)), 2):
                at_a, at_b = costs[a], costs[b]
                for i, one in enumerate(tables[a]):
                    met, moved = self.met[one], at_b[one] - at_a[one]
                    for j, other in enumerate(tables[b]):
                        change = moved + at_a[other] - at_b[other] - 2 * met[other]
                        if change < gain:
                            gain, best = change, (a, i, b, j)
                looks += len(tables[a]) * len(tables[b])
            if best is None:
                return looks
            a, i, b, j = best
            tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
            for changed in (a, b):
                costs[changed] = [self._at(who, tables[changed]) for who in everyone]

    def _at(self, who: int, table: Sequence[int]) -> int:
        """Return what a person costs at a table, together with the others there."""
        met = self.met[who]
        return sum([met[other] for other in table]) + self._of_size(who, table)


def _again(times: int) -> int:
    """Return what decides between tables of equal costs, for a pair that has met `times` times.

    More pairs meet for the first time, but people who have met three times are kept apart: six
    people would otherwise have a pair that meets in each of four rounds.
    """
    return 1 if times < OFTEN else times**2
