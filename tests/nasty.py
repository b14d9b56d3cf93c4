"""Names that would disturb the lines around them, and checks of the harm in texts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from bot.shared.names import bare, safe
from games.core.text import COMPUTER, FSI, LANGUAGES, PDI, spelled

NAMES = (
    "שרה *כהן* (12)",
    "# @everyone <t:1:R>",
    "1. مريم ||x|| :wave:",
    "-# `Zoë` [a](https://e.org)",
    "> עדה <@777>",
    "- ٣ <:cat:1>",
)
"""Read from the right, or markup, or both; some would also format the line that they begin."""
MARKUP = re.compile(r"@everyone|<t:1:|\|\|x|(?<!\\):wave:|`Zo|\[a\]|<@777>|<:cat")
_ISOLATED = re.compile(f"{FSI}[^{FSI}{PDI}]*{PDI}")


def turned(text: str) -> str:
    """Return the fault in a text's order: letters from the right, or open isolates."""
    rest = _ISOLATED.sub("", text)
    if FSI in rest or PDI in rest:
        return f"not balanced: {text!r}"
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in rest):
        return f"turned around: {text!r}"
    return ""


def disturbed(text: str, names: Iterable[str]) -> str:
    """Return the fault of a text in which Discord finds markup."""
    if wrong := turned(text):
        return wrong
    rest = text
    for name in names:
        forms = [spelled(form, lang) for form in (name, f"{name} {COMPUTER}") for lang in LANGUAGES]
        for form in sorted(forms, key=len, reverse=True):
            rest = rest.replace(safe(form), "Ada").replace(bare(form), "Ada")
    return f"markup: {text!r}" if MARKUP.search(rest) else ""


def labels_of(parts: Any) -> Iterable[str]:
    """Yield the texts shown without markup: of controls, menus and suggestions."""
    if isinstance(parts, list):
        for each in parts:
            yield from labels_of(each)
    elif isinstance(parts, dict):
        for key, value in parts.items():
            if isinstance(value, str) and key in ("label", "placeholder", "description", "name"):
                yield value
            elif isinstance(value, (list, dict)):
                yield from labels_of(value)
