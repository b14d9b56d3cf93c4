"""The belt and the cards: contents, changes, fights, and what cards cost and bring."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from games.projet_ceres.game import GAME
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import State
from tests.rendering.projet_ceres.positions import game, icons, said, scene

BOARDS = ("board", "ceres", "clans", "map", "projects", "market", "mission", "clan:0")


def taken(state: State, seat: int) -> str:
    """Return the home asteroid of a seat, on which its ship begins."""
    return chart_of(state).towards(state.players[seat].home)


def test_12_7_tokens_and_cards_stand_beside_the_code_of_an_asteroid() -> None:
    state = game(2)
    there = state.belt[taken(state, 0)]
    there.goods = {}
    for picture in ("board", "map"):
        before = said(scene(state, picture))
        there.tokens, there.cards = 37, ["pocket"] * 28
        drawn = said(scene(state, picture))
        assert {"37", "28"} <= set(drawn)
        assert not {"37", "28"} & set(before)
        there.tokens = there.cards = UNSET


def test_14_12_tokens_of_the_story_stand_on_the_mission_card() -> None:
    state = game(3)
    for picture in ("mission", "ceres"):
        assert not icons(scene(state, picture), "token")
    state.tokens = 47
    for picture in ("mission", "ceres"):
        drawn = scene(state, picture)
        assert icons(drawn, "token")
        assert "47" in said(drawn)


@pytest.mark.parametrize("picture", BOARDS)
def test_a_hand_is_shown_to_its_owner_alone(picture: str) -> None:
    state, other = game(3), game(3)
    player = other.players[0]
    player.hand, player.deck[:3] = sorted(player.deck[:3]), player.hand
    assert player.hand != state.players[0].hand
    assert scene(other, picture, viewer=1) == scene(state, picture, viewer=1)
    names = {card: GAME.words("en").speaker.name(card) for card in player.hand}
    hand = "".join("".join(said(scene(other, "hand", viewer=0))).split())
    assert all("".join(name.split()) in hand for name in names.values())
