"""The picture of a turn in hand: who went which way, and what one could still use."""

from __future__ import annotations

from games.luna_maris.actions import Go, Play
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation
from tests.rendering.luna_maris.positions import game, icons, said, scene


def test_the_chain_of_a_turn_is_told() -> None:
    state = game(2)
    seat = state.turn
    state.players[seat].module = "laboratory"
    GAME.apply(state, seat, Play("electrical_engineer"))
    assert "Electrical Engineer: " not in " ".join(said(scene(state, "turn", viewer=seat)))
    GAME.apply(state, seat, Go("comms"))
    assert "Electrical Engineer: Laboratory › Comms Room" in said(scene(state, "turn", viewer=seat))
    french = said(scene(state, "turn", viewer=seat, lang="fr"))
    assert any(line.startswith("Ingénieure électricienne") and " › " in line for line in french)


def test_equipment_and_depot_are_shown() -> None:
    state = game(2)
    seat = state.turn
    player = state.players[seat]
    assert "Sonar Mining Probes" not in said(scene(state, "turn", viewer=seat))
    player.equipment = "sonar"
    full = scene(state, "turn", viewer=seat)
    assert "Sonar Mining Probes" in said(full)
    player.depot = []
    assert len(icons(scene(state, "turn", viewer=seat), "water")) < len(icons(full, "water"))


def test_long_names_of_packs_are_cut() -> None:
    state = game(2)
    seat = state.turn
    state.players[seat].module = "laboratory"
    GAME.apply(state, seat, Play("electrical_engineer"))
    GAME.apply(state, seat, Go("comms"))
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    frame.steps = ["comms"] * 8  # as wide as the longest names of a pack
    assert any("…" in line and " › " in line for line in said(scene(state, "turn", viewer=seat)))
