"""The limits of connections: what the host reads about them, and when."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.gateway.limits import Limits, closed_for_good, shards_to_set
from bot.shared.problems import HostError


def limits(shards: int = 1, *, remaining: int = 1000) -> Limits:
    """Return Discord's limits with this recommendation."""
    starts: dict[str, Any] = {
        "total": 1000, "remaining": remaining, "reset_after": 5_400_000, "max_concurrency": 1,
    }  # fmt: skip
    return msgspec.convert(
        {"url": "wss://x", "shards": shards, "session_start_limit": starts}, Limits
    )


def spread(servers: int) -> set[int]:
    """Return servers that any number of shards shares evenly."""
    return {number << 22 for number in range(servers)}


@pytest.mark.parametrize(
    ("shards", "recommended", "servers", "wanted"),
    [
        (1, 2, 1999, None),
        (1, 2, 2000, 2),
        (1, 1, 2000, None),  # Discord does not recommend it
        (1, 2, 2400, 3),  # one for each thousand
        (2, 4, 3800, None),
        (2, 4, 4000, 4),
        (4, 3, 12_000, None),
        (1, 5, 0, None),
    ],
)
def test_the_host_is_warned_before_a_shard_is_full(
    shards: int, recommended: int, servers: int, wanted: int | None
) -> None:
    assert shards_to_set(limits(recommended), shards, spread(servers)) == wanted


def test_it_is_the_fullest_shard_that_counts() -> None:
    servers = {number << 23 for number in range(2000)}  # all of them even
    assert shards_to_set(limits(3), 2, servers) == 3


@pytest.mark.parametrize("code", [4010, 4011])
@pytest.mark.parametrize(
    ("shards", "known", "wanted"),
    [(1, limits(3), 3), (4, limits(3), 5), (1, limits(1), 2), (2, None, 3)],
)
def test_more_shards_are_demanded_with_their_number(
    code: int, shards: int, known: Limits | None, wanted: int
) -> None:
    error = str(closed_for_good(code, shards, known))
    assert error.startswith(f"Discord demands more shards (code {code}). Set SHARDS={wanted} ")
    assert "token" not in error


@pytest.mark.parametrize(
    ("code", "words"),
    [(4004, "Has the token"), (4012, "look for a newer version"), (4013, "refuses the events")],
)
def test_each_final_code_has_its_sentence(code: int, words: str) -> None:
    error = str(closed_for_good(code, 1, limits()))
    assert words in error
    assert f"(code {code})" in error
    assert "SHARDS" not in error
    assert ("token" in error) == (code == 4004)


@pytest.mark.parametrize(("remaining", "shards"), [(0, 1), (3, 4)])
def test_a_start_that_would_reset_the_token_is_refused(remaining: int, shards: int) -> None:
    with pytest.raises(HostError, match=f"{remaining} more connections are allowed.* 90 minutes"):
        limits(remaining=remaining).require_starts(shards)
    limits(remaining=shards).require_starts(shards)
