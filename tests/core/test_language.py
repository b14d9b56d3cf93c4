"""A language is its catalogs and one grammar module: a made-up one plays the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core import grammar
from games.core.errors import SetupError
from games.core.rng import rng
from tests.core.catalogs import problems
from tests.toy import words
from tests.toy.game import TOY

NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture(autouse=True)
def _third_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    ours = str(Path(words.__file__).parent / "grammar")
    monkeypatch.setattr(grammar, "__path__", [*grammar.__path__, ours])
    grammar.grammar.cache_clear()
    yield
    grammar.grammar.cache_clear()


def test_it_is_found() -> None:
    assert grammar.languages() == ("en", "fr", "xx")


def test_the_catalogs_of_every_language_are_complete() -> None:
    assert problems(words.LOCALES, Path(words.__file__).parent) == []


def test_a_whole_game_is_said_in_it() -> None:
    english, third = TOY.words("en"), TOY.words("xx")
    state, source = TOY.start({"deals": "yes"}, 3, seed=7), rng(7)
    said = list[tuple[str | None, str | None]]()
    while waiting := TOY.waiting(state):
        seat = waiting[0]
        view, legal = TOY.mask(state, seat), TOY.legal(state, seat)
        said += [(english.action(view, a), third.action(view, a)) for a in legal]
        said.append((english.prompt(view, seat), third.prompt(view, seat)))
        said.append((english.board(view, NAMES), third.board(view, NAMES)))
        applied = TOY.apply(state, seat, source.pick(legal))
        said += [(english.event(e, NAMES), third.event(e, NAMES)) for e in applied.events]
    assert len(said) > 200
    assert [pair for pair in said if not all(pair) or pair[0] == pair[1]] == []


def test_its_grammar_joins_and_counts_its_own_way() -> None:
    third = TOY.words("xx")
    state = TOY.start({}, 2, seed=7)
    with pytest.raises(SetupError) as caught:
        TOY.start({}, 9, seed=7)
    assert third.reason(caught.value.why).startswith("Dtsux is for 2 to 3")
    assert third.text("event-game_ended", winners=words.Items(["Ada", "Bo"])).startswith(
        "The gemax is orevx: Bo o Ada"
    )
    assert third.text("event-built", site="site03", size=2, seat="Ada", more=0) == (
        "SITE03\N{NO-BREAK SPACE}2: Ada."
    )
    assert third.status(TOY.mask(state, None)) == "Rdnuox 1/2"
