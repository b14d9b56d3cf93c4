"""The belt and the cards: contents, changes, fights, and what cards cost and bring."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from games.core.text import LANGUAGES, Language
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import Per
from games.projet_ceres.game import GAME
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import NOBODY, Fight, State
from rendering.projet_ceres.symbols import of_ability, of_amount, of_branch
from rendering.scene import Text
from rendering.segments import Symbol, segment_width
from tests.rendering.layout_checks import inked
from tests.rendering.projet_ceres.positions import game, icons, marked, said, scene

BOARDS = ("board", "ceres", "clans", "map", "projects", "market", "mission", "clan:0")


def taken(state: State, seat: int) -> str:
    """Return the home asteroid of a seat, on which its ship begins."""
    return chart_of(state).towards(state.players[seat].home)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_cell_has_its_code(seats: int) -> None:
    state = game(seats)
    chart = chart_of(state)
    assert set(chart.places) - set(chart.homes) <= set(said(scene(state, "board")))


def test_an_asteroid_that_was_turned_over_is_marked() -> None:
    before = game(2)
    state = GAME.copy(before)
    assert not marked(scene(state, "board", before))
    state.belt["A2"].up = True
    assert len(marked(scene(state, "board", before))) == 1


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


def test_a_combat_shows_both_sums_and_where_it_is() -> None:
    state = game(2)
    cell = taken(state, 1)
    state.stack.append(Fight(1, cell, 0, 1, ships=3, added=[2, 0], side=1))
    board = scene(state, "board")
    assert {"8", cell} <= set(said(board))
    assert icons(board, "combat")
    assert {"8", "3×", "+2"} <= set(said(scene(state, "fight")))
    assert "combat is open." in " ".join(said(scene(game(2), "fight")))


def test_goods_without_a_route_are_told() -> None:
    state = game(2)
    assert not icons(scene(state, "board"), "unrouted")
    state.belt["A2"].up = True
    state.belt["A2"].seat, state.belt["A2"].ships = 0, 1
    assert len(icons(scene(state, "board"), "unrouted")) == 1


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


def test_free_asteroids_have_names_on_large_maps_too_and_owned_ones_their_codes_alone() -> None:
    state = game(6)
    cell = next(cell for cell, there in state.belt.items() if not there.up)
    there, names = state.belt[cell], GAME.words("en").speaker.names
    there.up = True
    there.id = min(
        (each.id for each in state.belt.values() if each.seat == NOBODY),
        key=lambda tile: len(names[tile]),
    )
    assert {cell, names[there.id]} <= set(said(scene(state, "board")))
    there.seat, there.ships = 0, 1
    written = said(scene(state, "board"))
    assert cell in written
    assert names[there.id] not in written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_without_room_are_said_without_the_clan_beside_them(lang: Language) -> None:
    state = game(4)
    speaker = GAME.words(lang).speaker
    written = said(scene(state, "board", lang=lang))
    for player in state.players:
        home, clan = state.belt[taken(state, player.seat)].id, speaker.name(player.clan)
        assert any(
            each in written
            for each in (speaker.name(home), *speaker.name(home).split())
            if each != clan
        )


T = SETS.get(SETS.built_in)


def test_an_amount_for_each_of_something_is_a_range() -> None:
    assert of_amount("metal", Per("fervor", base=1, most=4)) == (
        Symbol("metal", "1–4"),
        Symbol("fervor", "/"),
    )
    assert of_amount("might", Per("fervor", times=2, most=8), "+") == (
        Symbol("might", "+0–8"),
        Symbol("fervor", "2 /"),
    )
    assert of_amount("rock", 3) == (Symbol("rock", "3"),)


def test_what_an_effect_waits_for_is_no_part_of_its_price() -> None:
    waiting = [
        card for card in T.cards.values() if card.building and card.building.when == "explored"
    ]
    assert waiting
    for card in waiting:
        for segment in of_ability(card.building):
            assert segment.when in ((), (Symbol("explore"),))
            assert Symbol("explore") not in segment.pay


def test_a_condition_ends_in_a_colon_and_makes_a_segment_wider() -> None:
    needing = next(
        way for card in T.cards.values() for way in card.effect if way.cost.any or way.cost.metal
    )
    plain = of_branch(needing)
    held = of_branch(needing, (Symbol("explore"),))
    assert plain.when == ()
    assert segment_width(held, 40) > segment_width(plain, 40) + 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_to_use_a_card_stand_below_each_other(lang: Language) -> None:
    state, word = game(2), {"en": "or", "fr": "ou"}[lang]
    for count in (1, 2, 3):
        key = next(key for key, card in T.cards.items() if len(card.effect) == count)
        state.players[0].hand = [key]
        drawn = scene(state, "turn", viewer=0, lang=lang)
        assert said(drawn).count(word) == count - 1


def test_no_card_says_at_most_in_signs() -> None:
    state = game(2)
    state.queue = [key for key in T.cards if T.cards[key].family][: len(state.queue)]
    state.players[0].hand = list(GAME.copy(state).players[0].owned)
    for picture in ("market", "ceres", "hand", "turn"):
        texts = [op.text for op in inked(scene(state, picture, viewer=0)) if isinstance(op, Text)]
        assert not [text for text in texts if "≤" in text or "+1+" in text]
