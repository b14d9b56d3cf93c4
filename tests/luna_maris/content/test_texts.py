"""What Luna Maris says in both languages, against the proof-read golden files.

`texts.*.txt` hold the printed text of every component. `told.*.txt` hold texts from some games:
see `tests.games.texts`; boards in words, with all pictures. After a wanted change of wording, rules
or cards: `python -m tests.luna_maris.content.test_texts` writes them again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.luna_maris.game import GAME
from games.luna_maris.state import State
from tests.games.texts import Texts, printed, write
from tests.luna_maris.test_labels import rich
from tests.luna_maris.told import NAMES, positions

HERE = Path(__file__).parent


def end(players: int) -> State:
    """Return the end of a random game."""
    return positions(players, 31, 17)[-1]


@cache
def told() -> Texts:
    """Return the texts about positions of random games in which much is possible."""
    texts = Texts(GAME)
    for players in (1, 3):
        source, names, found = rng(players, 9), NAMES[:players], rich(players)
        for state in found:
            action = source.pick(texts.position(state, state.turn))
            texts.events(GAME.apply_unchecked(GAME.copy(state), state.turn, action).events, names)
        first, second = (found[len(found) * part // 3] for part in (1, 2))
        views = [GAME.mask(state, state.turn) for state in (first, second, end(players))]
        for number, before in enumerate((None, views[0], views[1])):
            texts.board(views[number], f"{number + 1} of {players}", names, before)
    return texts


FILES: dict[str, Callable[[Language], str]] = {
    "texts": lambda lang: printed(GAME, lang),
    "told": lambda lang: told().written(lang),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_texts_are_the_proof_read_ones(file: str, lang: Language) -> None:
    assert FILES[file](lang) == (HERE / f"{file}.{lang}.txt").read_text("utf-8")


if __name__ == "__main__":
    write(HERE, FILES)
