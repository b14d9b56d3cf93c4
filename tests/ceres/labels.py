"""What labels may say for a text: itself, or in shorter words where room is short."""

from __future__ import annotations

import re
from itertools import accumulate

from games.ceres.shorter import STEPS
from games.core.text import Language


def forms(text: str, lang: Language) -> tuple[str, ...]:
    """Return a text and its shorter forms, as `str.startswith` takes them."""
    steps = accumulate(STEPS[lang], lambda said, step: re.sub(*step, said), initial=text)
    return tuple(dict.fromkeys(steps))
