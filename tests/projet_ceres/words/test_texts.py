"""What Projet Cérès says in both languages, against the proof-read golden files.

`cards.*.txt` hold the printed text of every component. `told.*.txt` hold texts from some games:
see `tests.games.texts`; boards in words, with all pictures. After a wanted change of wording, rules
or cards: `python -m tests.projet_ceres.words.test_texts` writes them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres.content import BUILT_IN
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from tests.games.checked import NAMES
from tests.games.texts import Texts, printed, write
from tests.projet_ceres.late import built, late

HERE = Path(__file__).parent
SEED = 8
STOP = 150
"""Actions after which the board and the pictures are described, in one game at the end too."""


def games() -> Iterator[State]:
    """Yield games to be played: with the rulebook's options, with others, and late ones."""
    yield GAME.start({}, 3, SEED)
    yield GAME.start({"story": "probe", "missions": "free", "offturn": "windows"}, 4, SEED)
    for seats, options in ((4, {"agents": "batch"}), (5, {"story": "driver", "chain": "yes"})):
        state = late(GAME.complete(options), seats, SEED, BUILT_IN)
        built(state, 3)
        yield state


@cache
def told() -> Texts:
    """Return the texts about the games, which are played at random."""
    texts, source = Texts(GAME), rng(SEED, 1)
    for number, state in enumerate(games(), 1):
        names, done = NAMES[: len(state.players)], 0
        while waiting := GAME.waiting(state):
            seat = source.pick(waiting)
            if done == STOP:
                texts.board(GAME.mask(state, seat), f"{number} after {STOP}", names)
            legal = texts.position(state, seat)
            texts.events(GAME.apply_unchecked(state, seat, source.pick(legal)).events, names)
            done += 1
        if number == 1:
            texts.board(GAME.mask(state, 0), f"{number} at the end", names)
    return texts


FILES: dict[str, Callable[[Language], str]] = {
    "cards": lambda lang: printed(GAME, lang),
    "told": lambda lang: told().written(lang),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_texts_are_the_proof_read_ones(file: str, lang: Language) -> None:
    assert FILES[file](lang) == (HERE / f"{file}.{lang}.txt").read_text("utf-8")


if __name__ == "__main__":
    write(HERE, FILES)
