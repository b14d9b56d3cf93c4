"""What teaches a newcomer is there for every step of every game, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games import registry
from games.core.actions import kind, tag
from games.core.game import AnyGame
from games.core.length import lengths, measured
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.core.words import MEETINGS
from tests.games.checked import clean
from tests.games.worlds import EVERY_GAME, declared

KEYS = registry.game_keys()
langs = pytest.mark.parametrize("lang", LANGUAGES)
games = pytest.mark.parametrize("key", KEYS)
SHORT_PAGE = 900
"""Characters of the page that a practice opens with: what a phone shows at once."""
LONGEST = 560
"""Characters of a lesson: two lines of a panel on a desktop, or three."""
FORMS = {form for form in MEETINGS if form is not None}


def exempt(game: AnyGame) -> dict[str, str]:
    """Return frames and kinds of action that a coach says nothing of, and why: `NO_LESSON`."""
    return declared(game, "NO_LESSON", {})


def lessons(game: AnyGame, lang: Language) -> dict[str, set[str]]:
    """Return the lessons that a game has, with the forms of each."""
    return {
        entry.id.name.removeprefix("coach-"): {each.id.name for each in entry.attributes}
        for entry in game.words(lang).speaker.catalog.entries
        if entry.id.name.startswith("coach-")
    }


def asked(game: AnyGame) -> set[str]:
    """Return what lessons are called by the steps of a game: frames, and plays at any time."""
    return {
        f"do-{kind(action)}" if frame is type(None) else tag(frame)
        for frame, action in game.steps._registered
    }


def given(game: AnyGame, seed: int) -> Iterator[str]:
    """Yield the lessons of the steps of a random game, of two if there can be."""
    players = 2 if 2 in game.seats else game.seats.start
    words, state, source = game.words("en"), game.start({}, players, seed), rng(seed, 1)
    while seats := game.waiting(state):
        seat = choose_seat(seats, source)
        frames = game.open_frames(state, seat)
        yield words.coach_key(game.mask(state, seat), seat, tag(frames[0]))
        game.apply_unchecked(state, seat, source.pick(game.legal(state, seat)))


@games
def test_every_kind_of_step_has_a_lesson_or_a_reason_why_not(key: str) -> None:
    game = registry.get(key)
    known, called, without = set(lessons(game, "en")), asked(game), exempt(game)
    assert called - known == set(without) & called
    assert all(without.values())


@games
def test_every_lesson_is_given_somewhere_and_each_step_of_a_game_finds_its_own(key: str) -> None:
    game = registry.get(key)
    known, kinds = set(lessons(game, "en")), {f"do-{kind(a)}" for a in game.action_type.__args__}
    unmet, seed = known - asked(game) - kinds, 0
    while unmet and seed < 40:  # some lessons belong to what hardly ever happens
        met = set(given(game, seed))
        assert met - known <= set(exempt(game))
        unmet, seed = unmet - met, seed + 1
    assert unmet == set()


@games
@langs
def test_lessons_are_short_and_given_twice_or_in_their_forms(key: str, lang: Language) -> None:
    game = registry.get(key)
    words, found = game.words(lang), lessons(game, lang)
    assert found == lessons(game, "en")
    for lesson, forms in found.items():
        assert forms <= FORMS
        said = [words.coach(lesson, met) for met in range(5)]
        assert all(0 < len(clean(text, lang)) <= LONGEST for text in said[:2]), lesson
        assert (said[0] == said[1]) is ("second" not in forms)
        assert bool(said[2]) is ("third" in forms)
        assert said[3:] == ["", ""]
    assert words.coach("nothing-of-the-kind", 0) == ""


@games
@langs
def test_lines_about_kinds_of_action_belong_to_a_lesson_and_are_short(
    key: str, lang: Language
) -> None:
    game = registry.get(key)
    words, known = game.words(lang), lessons(game, lang)
    tags = {kind(action) for action in game.action_type.__args__}
    names = [entry.id.name for entry in words.speaker.catalog.entries]
    about = [name.split("-")[1:] for name in names if name.startswith("about-")]
    assert {lesson for lesson, _ in about} <= set(known)
    assert {each for _, each in about} <= tags
    for lesson in {lesson for lesson, _ in about}:
        said = [clean(words.coach_of(lesson, each), lang) for own, each in about if own == lesson]
        assert all(said)
        assert len("\n".join([words.coach(lesson, 0), *said])) <= LONGEST
    assert words.coach_of("turn", "nothing-of-the-kind") == ""


@games
@langs
def test_how_to_play_is_a_goal_three_steps_an_end_and_five_lines(key: str, lang: Language) -> None:
    told = registry.get(key).words(lang).howto()
    assert told is not None
    assert clean(told.goal, lang).count(".") == 1
    steps, lines = told.steps.split("\n"), told.lines.split("\n")
    assert [clean(step, lang)[:3] for step in steps] == ["1. ", "2. ", "3. "]
    assert clean(told.end, lang)
    assert len(lines) == 5
    assert all(clean(line, lang).startswith("* ") for line in lines)
    assert len("".join((told.goal, *steps, told.end))) <= SHORT_PAGE
    first = clean(told.first, lang).split("\n")
    assert [line[:3] for line in first if line[:1].isdecimal()] == [f"{n}. " for n in range(1, 6)]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_the_options_of_a_first_game_are_possible_with_any_number_of_players(game: AnyGame) -> None:
    standard = game.complete({})
    assert all(standard[key] != value for key, value in game.presentation.first_game.items())
    for seats in game.seats:
        assert game.setup_refusal(game.presentation.first_game, seats) is None
        assert game.waiting(game.start(game.presentation.first_game, seats, 3))


def test_numbers_in_what_teaches_are_those_of_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    words: Any = registry.get("ares").words("en")
    given = words.figures()
    assert f"{given['step-heat']} heat" in words.coach("phase-3", 0)
    monkeypatch.setattr(words, "figures", lambda: {**given, "step-heat": 77})
    assert "77 heat" in words.coach("phase-3", 0)
    assert "77 heat" in words.howto().lines


@games
def test_the_length_is_known_for_every_number_of_players(key: str) -> None:
    game = registry.get(key)
    found = lengths(game)
    assert list(found) == list(game.seats)
    for length in found.values():
        assert 5 <= length.turns <= length.decisions


def test_measured_anew_the_length_is_about_what_is_kept() -> None:
    """The cheapest case; rules that make games much longer or shorter want a new measurement."""
    game = registry.get("ares")
    kept, anew = lengths(game)[2], measured(game, 2, games=4)
    assert anew.turns == pytest.approx(kept.turns, rel=0.3)
    assert anew.decisions == pytest.approx(kept.decisions, rel=0.3)
