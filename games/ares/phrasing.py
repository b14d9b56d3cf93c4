"""What belongs together in one sentence, whatever the language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ares.effects.costs import Discard
from games.ares.effects.immediate import AnyEffect, Gain


def together(parts: Sequence[AnyEffect]) -> Iterator[Sequence[AnyEffect]]:
    """Yield effects by sentences: gains and discards go on with the sentence before them."""
    start = 0
    for index, part in enumerate(parts):
        if index > start and not isinstance(part, Gain | Discard):
            yield parts[start:index]
            start = index
    if parts:
        yield parts[start:]
