"""The commitment to a game's deal: a hash published at once, its secret revealed later.

A text with a line for each thing that decides the deal has one SHA-256, the commitment. Anyone who
has the text after the game can hash it too. `docs/dealing.md` describes the layout.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

VERSION = 1
"""Of the layout of the text."""
SALT = 32
"""Bytes of secret randomness, without which a seed could be found by trying them all."""
NONCE = 16
"""Bytes of randomness that hide a name in its hash."""
_WORD = re.compile(r"[!-~]+")
_SEEDS = 1 << 64


class SeatAtStart(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat down: a kind of seat, and a name, of which the hash alone is part of the text.

    So that a name can be forgotten: `nonce` (32 hex digits) and `name` are then `None`.
    """

    kind: str
    name_hash: str
    name: str | None = None
    nonce: str | None = None

    @property
    def true(self) -> bool:
        """Whether the name, if it is still known, is the one of the hash."""
        if self.name is None or self.nonce is None:
            return self.name is None and self.nonce is None
        return hash_of_name(self.name, self.nonce) == self.name_hash


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal follows from together with the seed, and who sat there.

    `components` is the whole hash of the component data: the first digits of it, by which tables
    name it in `content`, could be those of other data too.
    """

    game: str
    rules: int
    options: Mapping[str, str]
    content: str
    components: str
    seats: Sequence[SeatAtStart]


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """All that a commitment is made of; `salt` in 64 hex digits, `seed` as a decimal number."""

    salt: str
    seed: str
    bound: Bound
    version: int = VERSION


def seated(kind: str, name: str, nonce: bytes) -> SeatAtStart:
    """Return a seat at the start of a game, its name hidden by a random `nonce`."""
    return SeatAtStart(
        kind=kind, name=name, nonce=nonce.hex(), name_hash=hash_of_name(name, nonce.hex())
    )


def hash_of_components(blob: bytes) -> str:
    """Return the SHA-256 of component data in hex digits."""
    return hashlib.sha256(blob).hexdigest()


def hash_of_name(name: str, nonce: str) -> str:
    """Return the SHA-256 of a nonce, a space and a name, in hex digits."""
    return hashlib.sha256(f"{nonce} {name}".encode()).hexdigest()


def commitment(deal: Deal) -> str:
    """Return the SHA-256 of the text of a deal in hex digits. Raise ValueError like the text."""
    return hashlib.sha256(text(deal).encode()).hexdigest()


def text(deal: Deal) -> str:
    """Return what the commitment is the hash of: lines of ASCII, each ended by a line feed.

    Raises `ValueError` for a deal of another version, or in which something is not what it must be:
    two different deals never have the same text.
    """
    if deal.version != VERSION:
        raise ValueError(f"version {deal.version!r} is not known")
    return "".join(f"{line}\n" for line in _lines(deal))


def seed_of(deal: Deal) -> int:
    """Return the seed as a number. Raises `ValueError` where it is none."""
    # Written otherwise the same number would have another commitment.
    number = int(deal.seed) if re.fullmatch("0|[1-9][0-9]{0,19}", deal.seed) else _SEEDS
    if number >= _SEEDS:
        raise ValueError("the seed is not a whole number of 64 bits")
    return number


def _lines(deal: Deal) -> Iterator[str]:
    bound = deal.bound
    yield f"slow-orbit deal {deal.version}"
    yield f"salt {_hex('salt', deal.salt, SALT)}"
    yield f"seed {seed_of(deal)}"
    yield f"game {_word('game', bound.game)}"
    yield f"rules {bound.rules:d}"
    yield f"content {_word('content', bound.content)}"
    whole = _hex("hash of the component data", bound.components, hashlib.sha256().digest_size)
    yield f"components {whole}"
    for key in sorted(bound.options):
        yield f"option {_word('option', key)} {_word('option', bound.options[key])}"
    yield f"seats {len(bound.seats)}"
    for number, seat in enumerate(bound.seats):
        name_hash = _hex("hash of a name", seat.name_hash, hashlib.sha256().digest_size)
        yield f"seat {number} {_word('kind of a seat', seat.kind)} {name_hash}"


def _word(what: str, value: str) -> str:
    """Return a value that cannot be taken for more than one. Raises `ValueError`."""
    if not _WORD.fullmatch(value):
        raise ValueError(f"the {what} is not a word")
    return value


def _hex(what: str, value: str, size: int) -> str:
    if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", value):
        raise ValueError(f"the {what} is not {size} bytes in small hex digits")
    return value
