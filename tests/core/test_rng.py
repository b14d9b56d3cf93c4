"""The random source gives the same numbers on every machine and every version."""

from collections import Counter

import msgspec

from games.core.rng import Rng, rng


def test_the_published_splitmix64_sequence():
    source = Rng(1234567)
    assert [source.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_below_stays_in_range_and_uses_all_of_it():
    source = rng(7)
    seen = Counter(source.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert min(seen.values()) > 850


def test_shuffle_keeps_the_items_and_depends_on_the_seed():
    first, second = list(range(30)), list(range(30))
    rng(1).shuffle(first)
    rng(2).shuffle(second)
    assert sorted(first) == sorted(second) == list(range(30))
    assert first != second
    assert rng(1).shuffled(range(30)) == first


def test_streams_of_one_seed_are_independent():
    assert rng(5, 1).next() != rng(5, 2).next() != rng(5).next()
    assert rng(5, 1).next() == rng(5, 1).next()


def test_it_goes_on_after_being_saved():
    source = rng(9)
    source.next()
    again = msgspec.json.decode(msgspec.json.encode(source), type=Rng)
    assert again.next() == source.next()
