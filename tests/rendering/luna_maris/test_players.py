"""What players have is drawn one by one, what changed is marked, and the AI tells its phase."""

from __future__ import annotations

import pytest

from games.core.text import LANGUAGES, Language
from games.luna_maris.content import components
from games.luna_maris.content.types import MODULES
from games.luna_maris.state import AiStep, Ore, Rival, State
from rendering.scene import Scene
from rendering.theme import DARK
from tests.rendering.luna_maris.positions import (
    changes,
    filled,
    framed_icons,
    game,
    icons,
    said,
    scene,
)

PICTURES = ("players", "player:0")


def stored(found: Scene, good: str) -> int:
    """Return how many of a good are drawn in its colour."""
    return len(icons(found, good))


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("good", ["energy", "water", "helium"])
def test_every_stored_good_is_drawn(picture: str, good: str) -> None:
    state = game(2)
    setattr(state.players[0], good, 0)
    none = stored(scene(state, picture), good)
    for amount in range(1, 4):
        setattr(state.players[0], good, amount)
        assert stored(scene(state, picture), good) == none + amount


@pytest.mark.parametrize("picture", PICTURES)
def test_ore_on_both_belt_spaces_is_written(picture: str) -> None:
    state = game(2)
    state.players[0].first, state.players[0].last = Ore(31, 32), Ore(33, 34)
    assert {"31", "32", "33", "34"} <= set(said(scene(state, picture)))


@pytest.mark.parametrize("picture", PICTURES)
def test_every_cube_of_waste_lies_on_its_space(picture: str) -> None:
    state = game(2)
    colour = DARK.icon("waste")
    for player in state.players:
        player.waste = 0
    for amount in (0, 5, 8):
        state.players[0].waste = amount
        assert len(filled(scene(state, picture), colour)) == amount


@pytest.mark.parametrize("picture", PICTURES)
def test_scientists_in_hand_and_at_rest_show_their_modules(picture: str) -> None:
    state = game(2)
    player = state.players[0]
    player.rest, player.hand = player.hand[:2], player.hand[2:]
    found, index = scene(state, picture), components(state.content)
    shown = [*player.hand, *player.rest]
    if picture == "players":
        shown += [*state.players[1].hand, *state.players[1].rest]
    for module in MODULES:
        count = sum(module in index.scientists[key].modules for key in shown)
        assert len(icons(found, module)) >= count


def test_changes_are_marked_in_a_round_and_not_after_it() -> None:
    state, before = game(2), game(2)
    player = state.players[0]
    player.energy += 2
    player.waste += 1
    player.first.titanium += 3
    assert sorted(changes(scene(state, "players", before))) == ["+1", "+2", "+3"]
    before.round -= 1
    assert changes(scene(state, "players", before)) == []


def test_a_scientist_that_came_and_a_depot_cube_that_went_are_framed() -> None:
    state, before = game(2), game(2)
    player = state.players[0]
    key = state.hiring[0]
    player.hand.append(key)
    player.depot.remove("water")
    marked = framed_icons(scene(state, "players", before))
    assert "water" in marked
    assert f"level_{components(state.content).scientists[key].level}" in marked
    assert "iron" not in marked


# The AI


def rival(state: State) -> Rival:
    """Return the rival of a solo game."""
    assert state.rival is not None
    return state.rival


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_last_phase_of_the_ai_is_drawn(lang: Language) -> None:
    state = game(1)
    index, ai = components(state.content), rival(state)
    order, hired, zone = next(iter(index.orders)), state.hiring[0], "z12"
    ai.card = "ai_a"
    ai.did = [
        AiStep("dock", order, paid={"titanium": 3}, vp=17),
        AiStep("comms", hired),
        AiStep("airlock", zone),
        AiStep("laboratory", "extraction", "greenhouse", vp=23, bonus="bonus_helium"),
        AiStep("recycling"),
        AiStep("industrial", "water", "scrub", gained={"water": 2}, steps=2, waste=2),
    ]
    texts = " ".join(said(scene(state, "players", lang=lang)))
    for key in ("ai_a", order, hired, zone, "laboratory", "recycling", "industrial"):
        assert index.names[key][lang] in texts
    for number in ("3", "17", "23", "+1", "+2", "\N{MINUS SIGN}2"):
        assert number in texts
    assert {"en": "not possible", "fr": "impossible"}[lang] in texts


@pytest.mark.parametrize("good", ["energy", "water", "helium"])
def test_every_good_of_the_ai_is_drawn(good: str) -> None:
    state = game(1)
    ai = rival(state)
    setattr(ai, good, 0)
    none = stored(scene(state, "players"), good)
    setattr(ai, good, 3)
    assert stored(scene(state, "players"), good) == none + 3
    ai.titanium = 47
    assert "47" in said(scene(state, "players"))


def test_what_changed_of_the_ai_is_marked() -> None:
    state, before = game(1), game(1)
    ai = rival(state)
    ai.energy += 5
    ai.co2 += 2
    assert sorted(changes(scene(state, "players", before))) == ["+2", "+5"]
