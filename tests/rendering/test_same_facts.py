"""Facts of the pictures are also in text boards and alternative texts, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from games import registry
from games.ares.rules.derive import production
from games.ares.scoring import total
from games.ares.state import Phase, Planning
from games.ceres.content.types import RINGS
from games.ceres.rules.tables import tables
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.rendering.ares.positions import TABLES, states

CERES, ARES = registry.get("ceres"), registry.get("ares")
NAMES = ("Ada", "Bo", "Cy", "Di")


def ring_of(view: Any, asteroid: str) -> str:
    """Return the ring of an asteroid."""
    return tables(view.state.content, view.state.edition).asteroids[asteroid].ring


def ceres(edition: str) -> Iterator[Any]:
    state = CERES.start({"edition": edition}, 4, 5)
    for taken, _ in enumerate(steps(CERES, state, rng(5, 1), 5000)):
        if taken % 70 == 9 or not state.stack:
            yield CERES.mask(state, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_ceres_tells_headquarters_claims_and_turning_rings(edition: str, lang: Language) -> None:
    words = CERES.words(lang)
    used = "Siège social utilisé" if lang == "fr" else "Headquarters used"
    for view in ceres(edition):
        parts = {part.key: part.text for part in words.parts(view, NAMES)}
        for player in view.state.players:
            told = parts[f"player:{player.seat}"].splitlines()
            (line,) = (line for line in told if line.startswith(used))
            assert str(player.headquarters) in line
            claims = [line for line in told if line.startswith(("Asteroids", "Astéroïdes"))]
            assert sum(line.count("(") for line in claims) == len(player.asteroids)
        for zones, ring in enumerate(RINGS, 1):
            turns, *lines = parts[f"belt:{ring}"].splitlines()
            assert f" {zones} zone" in turns
            assert "antihoraire" in turns or "counter-clockwise" in turns
            mine = [key for key, seat in view.state.claims.items() if ring_of(view, key) == ring]
            claims = ("claimed by", "revendiqué par")
            assert sum(any(each in said for each in claims) for said in lines) == len(mine)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ceres_tells_what_a_project_brings_or_costs_in_a_round(lang: Language) -> None:
    brings, costs = {"en": ("+1 Influence", "costs 1"), "fr": ("+1 jeton", "coûte 1")}[lang]
    for edition in ("final", "draft"):
        for view in ceres(edition):
            parts = {part.key: part.text for part in CERES.words(lang).parts(view, NAMES)}
            if view.state.over:  # gains and prices of options no longer matter
                assert brings not in parts["locations"]
                assert costs not in parts["locations"]
                continue
            place = parts["locations"].splitlines()[2]
            assert (brings in place) == (edition == "final" and view.state.round == 1)
            assert (costs in place) == (edition == "final" and view.state.round == 3)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_ceres_alternative_texts_tell_prices_order_favors_and_leaders(
    edition: str, lang: Language
) -> None:
    words = CERES.words(lang)
    for view in ceres(edition):
        told = {key: words.alt(view, key, NAMES) for key in ("board", "cards", "locations")}
        offered = [card for card in (*view.state.facility_row, *view.state.project_row) if card]
        names = CERES.words(lang).speaker.names
        assert all(f"{names[card]} (" in told["cards"] for card in offered)
        order = r"( −?\d+)?, ".join(NAMES[seat] for seat in view.state.order)
        assert (re.search(order, told["board"]) is not None) == (not view.state.over)
        for key, token in view.state.favors.items():
            assert (f"{names[key]} ({NAMES[token.holder]})" in told["locations"]) == (
                token.holder >= 0
            )
        players = words.alt(view, "players", NAMES)
        assert players.count("Leader") + players.count("dirigeant") == len(view.state.players)
        assert not any(text.endswith("…") for text in (*told.values(), players))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_ares_tells_points_income_and_who_chose_what(table: str, lang: Language) -> None:
    words = ARES.words(lang)
    points, money = ("PV", "M€") if lang == "fr" else ("VP", "MC")
    for state in states(table):
        view = ARES.mask(state, None)
        told = words.board(view, NAMES)
        plain = told.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
        view = view.state
        for player in view.players:
            rating = "Niveau de terraformation" if lang == "fr" else "Terraform rating"
            scored = plain.replace("−", "-").replace(" :", ":")
            assert f"{total(player)} {points}: {rating} {player.tr}, " in scored
            assert f" {production(player)['mc'] + player.tr} {money}" in plain
        frame = view.stack[-1] if view.stack else None
        behind = isinstance(frame, Phase) and bool(frame.curtain)
        assert any(each in told for each in ("not shown yet.", "pas encore montrés.")) == behind
        if view.phases and not view.over and not isinstance(frame, Planning):
            heads = ("Phases of this round", "Phases de la manche")
            line = next(line for line in told.splitlines() if line.startswith(heads))
            chosen = {player.phase for player in view.players if player.phase}
            assert line.count("(") == (2 if view.mode == "solo" else len(chosen))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_ares_score_sheets_are_told_by_category(table: str, lang: Language) -> None:
    view = ARES.mask(states(table)[-1], None)
    told = ARES.words(lang).alt(view, "score", NAMES)
    verdict = ARES.words(lang).co_op_result(view)
    assert bool(verdict) == (view.state.mode != "versus")
    assert told.removeprefix(verdict).count("(") == len(view.state.players)
    assert all(name in told for name in NAMES[: len(view.state.players)])
    assert told.startswith(verdict or ("Won by", "Victoire"))
