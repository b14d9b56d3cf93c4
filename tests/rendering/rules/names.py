"""The names that menus of a game use: of cards, and of what its decisions are about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from games import registry
from games.core.actions import kind
from games.core.text import Language
from rendering.scene import Scene, Text
from rendering.typeset import ELLIPSIS, line_step
from tests.rendering.rules.shots import greedy

EVERY = 5
"""One position in five of a game is asked for its menus."""
LINES = 4
"""Most lines of a name."""
RUNNING = frozenset({"option", "part", "good", "how", "funds", "payment", "reduction"})
"""Fields whose values are shown in words or by icons, not by a name of something on the table."""
_APART = re.compile(r" · | \(|\)| – |: ")


@cache
def menu_names(key: str, lang: Language) -> frozenset[str]:
    """Return every name that entries of a game's menus have, of more than two letters."""
    game = registry.get(key)
    found = {card["name"] for card in game.cards(lang)}
    words = game.words(lang)
    for state in greedy(key)[::EVERY]:
        for seat in game.waiting(state):
            view = game.mask(state, seat)
            for action in game.choices(state, seat).offers():
                for field in action.__struct_fields__:
                    value = getattr(action, field)
                    if isinstance(value, str) and field not in RUNNING:
                        label = words.choice(view, kind(action), field, value, {}).label
                        found.update(_APART.split(label))
    return frozenset(name for name in found if sum(map(str.isalpha, name)) > 2 and not _sum(name))


def _sum(name: str) -> bool:
    """Return whether a part of a label is a price or an amount."""
    return name[0].isdigit() or name[0] in "+−×"


def _goes_on(op: Text, above: Text) -> bool:
    """Return whether a text is the next line of one before it."""
    return op[3:] == above[3:] and op.y - above.y == line_step(op.size)


def _blocks(scene: Scene) -> Iterator[list[Text]]:
    """Yield texts with the lines set below them, as long as a name may be."""
    for layer in (scene.static, scene.ops):
        texts = [op for op in layer if isinstance(op, Text)]
        for start, first in enumerate(texts):
            if start and _goes_on(first, texts[start - 1]):
                continue
            block = [first]
            yield block
            for op in texts[start + 1 : start + LINES]:
                if not _goes_on(op, block[-1]):
                    break
                block = [*block, op]
                yield block


@lru_cache(65536)
def _named(said: str, names: frozenset[str]) -> bool:
    if said in names:
        return True
    if not said.endswith(ELLIPSIS):
        return False
    kept = said.removesuffix(ELLIPSIS)
    return len(kept) > 2 and any(name.startswith(kept) for name in names)


def named(scene: Scene, key: str, lang: Language) -> list[Text]:
    """Return the texts of a picture that are such names, whole or shortened, line by line."""
    names = menu_names(key, lang)
    found: dict[Text, None] = {}
    for block in _blocks(scene):
        said = " ".join(op.text.replace("\N{NO-BREAK SPACE}", " ") for op in block)
        if _named(said, names):
            found.update(dict.fromkeys(block))
    return list(found)
