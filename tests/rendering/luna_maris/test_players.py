"""Players' things are drawn one by one, changes are marked, and the AI shows its phase."""

from __future__ import annotations

import pytest

from games.core.text import LANGUAGES, Language
from games.luna_maris.content import components
from games.luna_maris.content.types import MODULES
from games.luna_maris.state import AiStep, Ore, Rival, State
from rendering import fonts
from rendering.scene import Icon, Scene, Text
from rendering.sizes import NARROW, PHONE, X_HEIGHT
from rendering.theme import DARK
from tests.rendering.layout_checks import inked
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


@pytest.mark.parametrize("good", ["energy", "water", "helium"])
def test_every_stored_good_is_drawn(good: str) -> None:
    state = game(2)
    setattr(state.players[0], good, 0)
    none = stored(scene(state, "player:0"), good)
    for amount in range(1, 4):
        setattr(state.players[0], good, amount)
        assert stored(scene(state, "player:0"), good) == none + amount


def figure(found: Scene, icon: str) -> list[str]:
    """Return the text behind each icon of a kind, on the same line and next to it."""
    signs = [op for op in inked(found) if isinstance(op, Icon) and op.name == icon]
    texts = [op for op in inked(found) if isinstance(op, Text)]

    def behind(sign: Icon) -> str:
        right, middle = sign.x + sign.size, sign.y + sign.size // 2
        line = [op for op in texts if op.x >= right and op.y - op.size < middle < op.y]
        return min(line, key=lambda op: op.x).text if line else ""

    return [behind(sign) for sign in signs]


@pytest.mark.parametrize(
    ("good", "most"), [("energy", 6), ("water", 4), ("helium", 3), ("waste", 8)]
)
def test_the_strip_of_players_writes_what_each_has_of_how_much(good: str, most: int) -> None:
    state = game(2)
    for amount in range(most + 1):
        setattr(state.players[0], good, amount)
        assert f"{amount}/{most}" in figure(scene(state, "players"), good)


def test_the_strip_of_players_counts_cards() -> None:
    state = game(2)
    player = state.players[0]
    player.rest, player.hand = player.hand[:1], player.hand[1:]
    player.food = list(components(state.content).food)[:3]
    found = scene(state, "players")
    for icon, held in (("hand", player.hand), ("rest", player.rest), ("food", player.food)):
        assert str(len(held)) in figure(found, icon)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_strip_of_players_is_drawn_for_a_phone(seats: int) -> None:
    found = scene(game(seats), "players")
    assert found.width == NARROW
    assert found.height <= found.width
    assert all(
        fonts.x_height(op.face) * op.size * PHONE / NARROW >= X_HEIGHT
        for op in inked(found)
        if isinstance(op, Text)
    )


@pytest.mark.parametrize("picture", PICTURES)
def test_ore_on_both_belt_spaces_is_written(picture: str) -> None:
    state = game(2)
    state.players[0].first, state.players[0].last = Ore(31, 32), Ore(33, 34)
    assert {"31", "32", "33", "34"} <= set(said(scene(state, picture)))


def test_every_cube_of_waste_lies_on_its_space() -> None:
    state, picture = game(2), "player:0"
    colour = DARK.icon("waste")
    for player in state.players:
        player.waste = 0
    for amount in (0, 5, 8):
        state.players[0].waste = amount
        assert len(filled(scene(state, picture), colour)) == amount


def test_scientists_in_hand_and_at_rest_show_their_modules() -> None:
    state = game(2)
    player = state.players[0]
    player.rest, player.hand = player.hand[:2], player.hand[2:]
    found, index = scene(state, "player:0"), components(state.content)
    shown = [*player.hand, *player.rest]
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


def test_a_scientist_that_came_is_counted_and_a_depot_cube_that_went_is_framed() -> None:
    state, before = game(2), game(2)
    player = state.players[0]
    player.hand.append(state.hiring[0])
    player.depot.remove("water")
    found = scene(state, "players", before)
    assert "water" in framed_icons(found)
    assert "iron" not in framed_icons(found)
    assert changes(found) == ["+1"]


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
    setattr(ai, good, 3)
    most = {"energy": 8, "water": 4, "helium": 3}[good]
    assert f"3/{most}" in figure(scene(state, "players"), good)
    ai.titanium = 47
    assert "47" in said(scene(state, "players"))


def test_what_changed_of_the_ai_is_marked() -> None:
    state, before = game(1), game(1)
    ai = rival(state)
    ai.energy += 5
    ai.co2 += 2
    assert sorted(changes(scene(state, "players", before))) == ["+2", "+5"]
