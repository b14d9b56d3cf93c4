"""The texts of all cards in both languages, against the proof-read golden files.

After a wanted change of wording: `python -m tests.luna_maris.content.test_texts` writes them again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.text import LANGUAGES, Language
from games.luna_maris.content import BUILT_IN
from games.luna_maris.words.listing import cards

HERE = Path(__file__).parent


def golden(lang: Language) -> str:
    """Return the golden file of a language as it should be."""
    lines = [f"{card['id']} | {card['name']} | {card['text']}" for card in cards(BUILT_IN, lang)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_the_proof_read_ones(lang: Language) -> None:
    assert golden(lang) == (HERE / f"texts.{lang}.txt").read_text("utf-8")


if __name__ == "__main__":
    for language in LANGUAGES:
        (HERE / f"texts.{language}.txt").write_text(golden(language), "utf-8")
