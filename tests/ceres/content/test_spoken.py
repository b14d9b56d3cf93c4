"""Words of Ceres as read aloud: trade lines, Workers, the end of a game, names of goods."""

from __future__ import annotations

import pytest

from games.ceres.content.types import KINDS
from games.ceres.game import GAME
from games.ceres.rules.tables import OPTIONS
from games.ceres.scoring import final_outcome
from games.ceres.state import State
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import option
from games.core.grammar import NARROW_SPACE
from games.core.speech import Items
from games.core.text import LANGUAGES, Language, capital
from tests.ceres.builder import Table, line
from tests.ceres.content.test_parts import EDITIONS, told
from tests.ceres.content.test_words import NAMES, positions


def last(edition: str, players: int, seed: int) -> State:
    """Return the end of a random game."""
    return [state for state, _, _ in positions(edition, players, seed)][-1]


def test_a_trade_line_says_what_is_paid_and_what_is_gained() -> None:
    state = Table(lines=(line({"ore": 5}, vp=3), line({"ice": 1}, {"ore": 2}, vp=1))).state
    lines = told(state, None)["ships"].text.split("\n")
    assert lines[1:3] == [
        "Line 1: pay 5 Ore, gain 3 VP.",
        "Line 2: pay 1 Ice, gain 2 Ore and 1 VP.",
    ]
    french = told(state, None, "fr")["ships"].text.replace(NARROW_SPACE, " ").split("\n")
    assert french[1] == "Ligne 1 : payez 5 minerais, recevez 3 PV."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_workers_are_told_by_kind_with_their_outstations(lang: Language) -> None:
    for number, (state, _, _) in enumerate(positions("final", 3, 2)):
        if number % 20:
            continue
        lines = told(state, None, lang)["workers"].text.split("\n")
        assert len(lines) == len(KINDS)
        for said, kind in zip(lines, KINDS, strict=True):
            assert said.startswith(SPEAKERS(lang, state.content).text(f"crew-{kind}"))
            counts = [int(word) for word in said.replace(".", "").split() if word.isdecimal()]
            assert counts[0] == state.quarters[kind]
            assert counts[1] == state.ship_workers[state.round - 1].get(kind, 0)


def test_a_kind_of_worker_names_its_outstations() -> None:
    said = told(Table().round(3).state, None)["workers"].text.split("\n")[-1]
    assert said.startswith("Managing Directors (Offices): ")
    assert said.count("ship") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_is_named_and_nothing_that_would_come_next(edition: str, lang: Language) -> None:
    state = last(edition, 4, 9)
    assert state.over
    outcome = final_outcome(state)
    winner = ("Winner: {}." if lang == "en" else "Vainqueur : {}.").format(
        NAMES[outcome.winners[0]]
    )
    ranked = sorted(outcome.scores, key=lambda score: score.rank)
    found = told(state, 0, lang)
    for text in (
        found["round"].text,
        GAME.words(lang).alt(GAME.mask(state, None), "score", NAMES),
        GAME.words(lang).alt(GAME.mask(state, None), "board", NAMES),
    ):
        plain = text.replace(NARROW_SPACE, " ")
        assert winner in plain
        places = [plain.index(f"{each.rank}. {NAMES[each.seat]}, {each.total} ") for each in ranked]
        assert places == sorted(places)
        assert "Launch for" not in plain
        assert "Lancement" not in plain
    for picture, options in (("belt", ()), ("locations", ("trade_bureau", "construction_yard"))):
        text = GAME.words(lang).alt(GAME.mask(state, None), picture, NAMES)
        assert "Launch" not in text
        assert "Lancement" not in text
        speaker = SPEAKERS(lang, state.content)
        for where, keys in OPTIONS.items():
            named = [capital(speaker.say(option(where, key))) for key in keys]
            assert where not in options or not any(each in text for each in named)
    assert len(found["round"].text.split("\n")) <= 4
    assert len(found["locations"].text.split("\n")) == 4
    assert not any(
        "Launch" in part.text or "lancement coûte" in part.text
        for key, part in found.items()
        if key.startswith("belt:")
    )


def test_titles_of_rings_have_no_comma() -> None:
    state = GAME.start({}, 2, 1)
    assert told(state, None)["belt:outer"].title == "Outer Ring of the Asteroid Belt"
    assert told(state, None, "fr")["belt:inner"].title == (
        "Anneau intérieur de la Ceinture d’astéroïdes"
    )


def test_goods_have_one_name_each_in_the_parts_of_ones_own() -> None:
    table = Table(lines=(line({"energy": 1}, {"ice": 1}, vp=2),)).seat(0, influence=5, ice=2)
    lines = told(table.state, 0, "fr")["means"].text.replace(NARROW_SPACE, " ").split("\n")
    assert lines[0] == "Vous avez 2 blocs de glace, 5 jetons d’influence."
    assert (
        "Ligne 1 : 2 PV, 1 bloc de glace pour 1 unité d’énergie ; il vous manque 1 unité d’énergie."
        in lines
    )


def test_french_says_what_is_no_longer_on_offer_as_a_sentence() -> None:
    speaker = SPEAKERS("fr", GAME.start({}, 2, 1).content)
    assert speaker.text("changed-gone", items=Items(["A"])).startswith("n’est plus en offre")
    assert speaker.text("changed-gone", items=Items(["A", "B"])).startswith("ne sont plus en offre")
