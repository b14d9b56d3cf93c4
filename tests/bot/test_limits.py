"""Texts keep Discord's limits, and say where something was left out."""

from __future__ import annotations

import pytest

from bot import limits


def test_lines_leave_out_the_oldest_first() -> None:
    texts = [f"line {number}" for number in range(400)]
    joined = limits.lines(texts)
    assert len(joined) <= limits.CONTENT
    assert joined.startswith("…\n")
    assert joined.endswith("line 399")


def test_lines_that_fit_are_left_alone() -> None:
    assert limits.lines(["a", "b"]) == "a\nb"


def test_one_line_that_is_too_long_is_cut() -> None:
    joined = limits.lines(["x" * 5000])
    assert len(joined) <= limits.CONTENT
    assert joined.endswith("…")


@pytest.mark.parametrize("length", [0, 1, 1999, 2000, 2001, 6001])
def test_splitting_loses_nothing(length: int) -> None:
    text = "x" * length
    parts = limits.split(text)
    assert all(len(part) <= limits.CONTENT for part in parts)
    assert "".join(parts) == text


def test_splitting_prefers_the_ends_of_lines() -> None:
    parts = limits.split("\n".join(["y" * 1500] * 3))
    assert parts == ["y" * 1500] * 3


def test_a_button_label_is_cut_with_a_mark() -> None:
    assert len(limits.button("z" * 200)) == limits.BUTTON_LABEL
