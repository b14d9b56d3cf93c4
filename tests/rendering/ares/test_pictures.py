"""The pictures of Ares Expedition: all known facts, marked, and nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from games.ares.actions import Play
from games.ares.content import (
    CARDS,
    NAMES,
)
from games.ares.rules.payment import list_price
from games.ares.state import (
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    Phase,
    Planning,
)
from games.ares.words.speakers import SPEAKERS
from games.core.text import LANGUAGES, Language
from rendering.ares.playable import verdict
from rendering.ares.stage import BONUSES
from rendering.scene import Disc, Panel, Scene, Text
from tests.rendering import layout_checks
from tests.rendering.ares.positions import (
    GAME,
    icons,
    middle,
    scene,
    sizes,
    states,
    texts,
)

PHONE, NARROW = 350, 1080
"""The width in pixels at which a phone shows a picture that is not opened."""


# Hidden facts


def test_a_sealed_phase_card_is_shown_to_its_owner_only() -> None:
    state = next(s for s in states("four", every=3) if isinstance(s.stack[-1], Planning))
    frame = state.stack[-1]
    assert isinstance(frame, Planning)
    frame = Planning(picks=[3, 0, 0, 0])
    state = msgspec.structs.replace(state, stack=[*state.stack[:-1], frame])
    assert icons(scene(GAME.mask(state, 0), "board")).count("lock") == 1
    assert "lock" not in icons(scene(GAME.mask(state, 1), "board"))
    assert "lock" not in icons(scene(GAME.mask(state, None), "board"))


# Players that the game waits for


def test_a_number_of_answers_tells_no_names() -> None:
    for state in states("three"):
        view = GAME.mask(state, None)
        shown = scene(view, "board")
        assert "turn" not in icons(shown)
        if state.stack:
            answered = 3 - len(GAME.waiting(state))
            assert f"{answered}/3" in texts(shown)


# The hand


@pytest.mark.parametrize("table", ["four", "two", "solo"])
def test_marked_as_playable_is_what_the_rules_allow(table: str) -> None:
    seen = 0
    for state in states(table, every=3):
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Phase) or frame.number not in (DEVELOPMENT, CONSTRUCTION):
            continue
        for seat, lane in enumerate(frame.lanes):
            if lane.stack:
                continue
            view = GAME.mask(state, seat)
            playable = {a.card for a in GAME.legal(state, seat) if isinstance(a, Play)}
            seen_state = view.state
            marked = {
                card
                for card in seen_state.players[seat].hand
                if verdict(seen_state, seat, card, list_price(seen_state, seat, card)).state
                == "now"
            }
            assert marked == playable
            seen += len(playable)
    assert seen


# Shown and marked facts


def named(found: Scene, card: str, lang: Language) -> int:
    """Return how large the name of a card is drawn, on one line or on two; 0 if it is cut."""
    name = (NAMES[card][lang]).split(" ")
    drawn = sizes(found)
    for cut in range(1, len(name) + 1):
        lines = [line for line in (" ".join(name[:cut]), " ".join(name[cut:])) if line]
        if all(line in drawn for line in lines):
            return min(drawn[line] for line in lines)
    return 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_hand_is_too_small_on_a_phone(lang: Language) -> None:
    """Those that are too long for one line of a column stand in two."""
    state, every = GAME.copy(middle()), list(CARDS)
    for start in range(0, len(every), 8):
        some = state.players[0].hand = every[start : start + 8]
        found = scene(GAME.mask(state, 0), "hand", lang)
        shown = PHONE * max(1, round(found.width / NARROW))
        assert all(named(found, card, lang) * shown / found.width >= 9 for card in some)


def test_tags_make_room_for_a_price_and_the_one_struck_out() -> None:
    """With three tags and points they are drawn smaller rather than on the price."""
    state = GAME.start({}, 1, 1)
    state.round = 1
    player = state.players[0]
    player.corporation = "credicor_209"
    player.played = [card for card in CARDS if NAMES[card]["en"] == "Earth Catapult"]
    full = [card for card in CARDS if len(CARDS[card].tags) == 3 and CARDS[card].vp]
    player.hand = [*full, *(card for card in CARDS if card not in full)][:9]
    assert len(full) > 2
    found = scene(GAME.mask(state, 0), "hand")
    badges = [op for op in found.ops if isinstance(op, Disc) and op.y > 90]
    prices = [op for op in found.ops if isinstance(op, Text) and op.face == "bold" and op.y > 90]
    assert len(badges) > 9
    assert len(prices) > 9
    for price in prices:
        _, top, right, bottom = layout_checks.rect(price)
        for badge in badges:
            level = top - badge.radius < badge.y < bottom + badge.radius
            beside = badge.x < price.x or badge.x - badge.radius >= right
            assert not level or beside, price.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_bonus_of_a_phase_as_the_board_draws_it(lang: Language) -> None:
    view = GAME.mask(states("solo")[1], None)
    found, board = scene(view, "legend", lang), texts(scene(view, "board", lang))
    bonuses = {text for parts in BONUSES.values() for text, _ in parts}
    assert bonuses <= set(board)
    assert bonuses | {"×", f"2/{len(PHASES)}"} <= set(texts(found))
    assert texts(found).count(SPEAKERS(lang, GAME.components.sets.built_in).text("phase-1")) == 2
    assert list(layout_checks.overlaps(found, 0)) == list(layout_checks.leaving(found)) == []


# Modes and the end


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_amount_leaves_its_row_however_large(seats: int) -> None:
    table = {1: "solo", 2: "coop", 4: "four"}[seats]
    state = GAME.copy(states(table)[len(states(table)) // 2])
    for player in state.players:
        player.mc, player.heat, player.plant, player.tr = 248, 137, 112, 60
        player.hand = list(CARDS)[:24]
        player.played = [card for card in CARDS if CARDS[card].colour == "green"]
    found = scene(GAME.mask(state, None), "board")
    grounds = [op for op in found.static if isinstance(op, Panel) and op.x > 930 and op.y > 300]
    rows = [op for op in grounds if 600 < op.w < 650]
    incomes = [op for op in found.ops if isinstance(op, Text) and op.text.startswith("+")]
    assert len(rows) >= seats
    assert len([op for op in incomes if op.x > 900 and op.y > 300]) >= 3 * seats
    for op in found.ops:
        if isinstance(op, Text) and op.x > 900 and op.y > 350:
            _, _, right, _ = layout_checks.rect(op)
            assert right <= rows[0].x + rows[0].w - 4, op.text
    assert list(layout_checks.overlaps(found)) == []
