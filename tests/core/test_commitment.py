"""The commitment of a deal: its text to the letter, and that nothing in it can be another."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from games.core.commitment import Bound, Deal, commitment, seated, seed_of, text

NONCES = [bytes(range(16)), b"\xff" * 16]
DEAL = Deal(
    salt="0f" * 32,
    seed="18446744073709551615",
    bound=Bound(
        game="ceres",
        rules=2,
        options={"first": "random", "edition": "final"},
        content="09262b9b0bd58b63",
        components="09262b9b0bd58b63" + "ab" * 24,
        seats=[seated("person", "Zoë", NONCES[0]), seated("greedy", "Kepler", NONCES[1])],
    ),
)
TEXT = """\
slow-orbit deal 1
salt 0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f
seed 18446744073709551615
game ceres
rules 2
content 09262b9b0bd58b63
components 09262b9b0bd58b63abababababababababababababababababababababababab
option edition final
option first random
seats 2
seat 0 person {}
seat 1 greedy {}
""".format(
    hashlib.sha256("000102030405060708090a0b0c0d0e0f Zoë".encode()).hexdigest(),
    hashlib.sha256(f"{'ff' * 16} Kepler".encode()).hexdigest(),
)


def changed(**changes: Any) -> Deal:
    """Return the deal with another value somewhere, in its bound part too."""
    inner = {key: changes.pop(key) for key in list(changes) if key in Bound.__struct_fields__}
    bound = msgspec.structs.replace(DEAL.bound, **inner)
    return msgspec.structs.replace(DEAL, bound=bound, **changes)


def test_the_text_is_what_the_docs_say_and_its_hash_the_commitment() -> None:
    assert text(DEAL) == TEXT
    assert commitment(DEAL) == hashlib.sha256(TEXT.encode()).hexdigest()


OTHERS: list[dict[str, Any]] = [
    {"salt": "0e" * 32},
    {"seed": "1"},
    {"game": "ares"},
    {"rules": 3},
    {"options": {"edition": "final", "first": "host"}},
    {"options": {"edition": "final"}},
    {"content": "19262b9b0bd58b63"},
    {"components": "09262b9b0bd58b63" + "ac" * 24},
    {"seats": DEAL.bound.seats[::-1]},
    {"seats": DEAL.bound.seats[:1]},
    {"seats": [seated("random", "Zoë", NONCES[0]), DEAL.bound.seats[1]]},
    {"seats": [seated("person", "Zoe", NONCES[0]), DEAL.bound.seats[1]]},
]


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_whatever_is_another_has_another_commitment(other: dict[str, Any]) -> None:
    assert commitment(changed(**other)) != commitment(DEAL)


BAD: list[dict[str, Any]] = [
    {"version": 2},
    {"salt": "0f" * 31},
    {"salt": "0F" * 32},
    {"salt": "0f" * 32 + "\n"},
    {"seed": "007"},
    {"seed": "-1"},
    {"seed": "18446744073709551616"},
    {"seed": "٣"},
    {"seed": ""},
    {"seed": "9" * 5000},
    {"game": "ceres\nrules 9"},
    {"game": ""},
    {"content": "a b"},
    {"components": "09262b9b0bd58b63"},
    {"options": {"edition": "final\nseats 9"}},
    {"options": {"a b": "c"}},
    {"seats": [msgspec.structs.replace(DEAL.bound.seats[0], kind="person x")]},
    {"seats": [msgspec.structs.replace(DEAL.bound.seats[0], name_hash="x")]},
]


@pytest.mark.parametrize("bad", BAD, ids=lambda each: str(each)[:40])
def test_what_could_be_read_in_two_ways_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"version|seed|word|hex"):
        commitment(changed(**bad))


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_a_seed_has_all_of_64_bits(seed: int) -> None:
    assert seed_of(changed(seed=str(seed))) == seed


def test_a_name_can_be_forgotten_and_the_commitment_still_be_checked() -> None:
    seat = DEAL.bound.seats[0]
    forgotten = msgspec.structs.replace(seat, name=None, nonce=None)
    assert commitment(changed(seats=[forgotten, DEAL.bound.seats[1]])) == commitment(DEAL)
    assert seat.true
    assert forgotten.true
    assert not msgspec.structs.replace(seat, name="Eve").true
    assert not msgspec.structs.replace(seat, name=None).true
