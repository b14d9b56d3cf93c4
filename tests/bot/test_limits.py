"""Texts keep Discord's limits, and say where something was left out."""

from __future__ import annotations

import pytest

from bot.platform import limits
from bot.posts.layout import fitted


def test_lines_leave_out_the_oldest_first() -> None:
    texts = [f"line {number}" for number in range(400)]
    joined = limits.lines(texts)
    assert len(joined) <= limits.CONTENT
    assert joined.startswith("…\n")
    assert joined.endswith("line 399")


def test_lines_that_fit_are_left_alone() -> None:
    assert limits.lines(["a", "b"]) == "a\nb"
    assert limits.outer(["a", "b"], 3) == "a\nb"


@pytest.mark.parametrize("limit", [1, 2, 9, 40, 1000, 2000])
def test_a_post_that_is_too_long_keeps_how_it_began_and_how_it_ended(limit: int) -> None:
    texts = [f"line {number}" for number in range(400)]
    joined = limits.outer(texts, limit)
    assert len(joined) <= limit
    if limit >= 40:
        before, after = joined.split("\n…\n")
        assert before.startswith("line 0")
        assert after.endswith("line 399")
        assert joined.count("…") == 1


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


@pytest.mark.parametrize("head", ["head", "h" * 3000])
@pytest.mark.parametrize("lines", [0, 1, 400])
@pytest.mark.parametrize("sheet", ["", "s" * 900, "s" * 5000])
def test_a_post_keeps_the_limit_of_all_its_texts(head: str, lines: int, sheet: str) -> None:
    texts = fitted(head, [f"line {number}" for number in range(lines)], sheet)
    assert sum(map(len, texts)) <= limits.LAYOUT_TEXT
    assert texts[0].startswith("h")
    assert all(texts)
    if sheet == "s" * 900:
        assert texts[-1] == sheet  # the end of a game is shown after any text


def test_a_button_label_is_cut_with_a_mark() -> None:
    assert len(limits.button("z" * 200)) == limits.BUTTON_LABEL
