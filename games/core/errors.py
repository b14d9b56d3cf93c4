"""Refusals: reasons as data, which a game's words turn into a sentence."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from games.core.text import clip

Fact = str | int


class Reason(msgspec.Struct, frozen=True, gc=False):
    """The first missing precondition; `facts` holds public or own numbers and ids only."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()
    later: bool = False
    """Whether the player only has to wait, so that the play can be delayed."""

    def fact(self, name: str) -> Fact:
        """Return one fact; a missing one is a `KeyError`."""
        return dict(self.facts)[name]


def reason(key: str, **facts: Fact) -> Reason:
    """Build a reason from keyword facts."""
    return Reason(key, tuple(facts.items()))


def later(key: str, **facts: Fact) -> Reason:
    """Return the reason of a play that can be delayed."""
    return Reason(key, tuple(facts.items()), later=True)


ECHO = 40
"""The most characters of a typed text that are repeated."""


def unknown(what: Fact) -> Reason:
    """Return the reason for a word or number that does not exist, safe to be shown.

    Of a word only letters, digits and the signs of ids are repeated: no markup, mentions or links.
    """
    if isinstance(what, str):
        what = "".join(c if c.isalnum() or c in "_-.?" else " " for c in what[: 2 * ECHO])
        what = clip(" ".join(what.split()), ECHO)
    return reason("unknown", what=what)


def not_available(
    there: Container[str], known: Container[str], why: str, **fact: str
) -> Reason | None:
    """Return why an id is not `there`: it is unknown, or `why` with the id as the fact."""
    [key] = fact.values()
    if key not in known:
        return unknown(key)
    return None if key in there else reason(why, **fact)


NOT_YOURS = Reason("not_your_decision")
NOT_NOW = Reason("not_now")
OVER = Reason("game_over")


class RefusedError(Exception):
    """An action that is not legal; nothing was changed."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.key)
        self.why = why


class SetupError(Exception):
    """Options or a seat count that the game does not have; nothing was made."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.key)
        self.why = why


QUOTED = 200
"""Most characters of a file that a refusal quotes at once."""


def clipped(text: str) -> str:
    """Return a text cut to what a refusal quotes; the beginning and the end of it are kept."""
    if len(text) <= QUOTED:
        return text
    half = QUOTED // 2 - 2
    return f"{text[:half]} … {text[-half:]}"


def quoted(value: object) -> str:
    """Return a value as a refusal quotes it; numbers can be too long to be written at all."""
    if isinstance(value, int) and value.bit_length() > QUOTED:
        return f"a number of {int(value.bit_length() * 0.30103) + 1} digits"
    try:
        return clipped(repr(value))
    except ValueError:  # such a number within a list or a table
        return "a value with a number of thousands of digits"


class ContentError(Exception):
    """Component data that cannot be used: where, which value (`None`: no single one) and why."""

    def __init__(self, path: str, value: object, why: str) -> None:
        shown = [] if value is None else [quoted(value)]
        super().__init__(": ".join([clipped(path), *shown, clipped(why)]))
        self.path = path
        self.value = value
        self.why = why


class SnapshotError(Exception):
    """A snapshot that cannot be restored by this program."""
