"""Tokens and cards in a place, face up: tokens without limit, cards owned or not.

Both fields are left out of the stored state while they are empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import UNSET, UnsetType

Unset = UnsetType
"""The value of a field that is left out."""
TOKEN = "token"


class Tokens(Protocol):
    """What tokens lie on."""

    tokens: int | UnsetType


class Cards(Protocol):
    """What cards lie on."""

    cards: list[str] | UnsetType


class Owner(Protocol):
    """A player whose cards they can be."""

    owned: list[str]
    discard: list[str]


def move_tokens(where: Tokens, n: int, *, away: bool = False) -> int:
    """Put tokens somewhere, or take some, as many as are there; return how many."""
    held = where.tokens or 0
    n = min(n, held) if away else n
    where.tokens = (held - n if away else held + n) or UNSET
    return n


def lay(where: Cards, card: str) -> None:
    """Lay a card somewhere, where the order reveals nothing."""
    where.cards = sorted([*(where.cards or ()), card])


def owners(where: Cards, players: Iterable[Owner]) -> tuple[list[str], list[str]]:
    """Give cards that lie somewhere to their owners' discards; return these and the others."""
    given: list[str] = []
    for p in players:
        own = [card for card in where.cards or () if card in p.owned]
        p.discard = sorted([*p.discard, *own])
        given += own
    return given, [card for card in where.cards or () if card not in given]
