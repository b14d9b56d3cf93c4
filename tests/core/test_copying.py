"""Copies of states are equal and independent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core.state_copy import copier


class Inner(msgspec.Struct):
    numbers: list[int]


class Outer(msgspec.Struct):
    inner: Inner | None
    by_name: dict[str, Inner]
    lists: list[list[int]]
    words: tuple[str, ...] = ()


def test_all_that_may_change_is_copied() -> None:
    first = Outer(Inner([1]), {"a": Inner([2])}, [[3]])
    other = copier(Outer)(first)
    assert other == first
    assert other.inner.numbers is not first.inner.numbers
    assert other.by_name["a"].numbers is not first.by_name["a"].numbers
    assert other.lists[0] is not first.lists[0]
    assert copier(Outer)(Outer(None, {}, [])) == Outer(None, {}, [])


def test_what_is_shared_is_taken_over() -> None:
    first = Outer(Inner([1]), {}, [[3]])
    other = copier(Outer, "lists")(first)
    assert other.lists is first.lists
    assert other.inner is not first.inner


class Odd(msgspec.Struct):
    value: Any


class Pairs(msgspec.Struct):
    pairs: tuple[Inner, ...]


@pytest.mark.parametrize("kind", [Odd, Pairs])
def test_a_field_that_cannot_be_copied_is_refused(kind: type) -> None:
    with pytest.raises(TypeError, match="cannot be copied"):
        copier(kind)


class Bare(msgspec.Struct):
    given: list[int] | msgspec.UnsetType = msgspec.UNSET


def test_a_field_that_is_left_out_stays_so_and_one_that_is_given_is_copied() -> None:
    assert copier(Bare)(Bare()).given is msgspec.UNSET
    first = Bare([1])
    other = copier(Bare)(first)
    assert other == first
    assert other.given is not first.given
