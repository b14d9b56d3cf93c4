"""The pictures of Ares Expedition: all known facts, marked, and nothing hidden."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from games.ares.actions import Play
from games.ares.content import (
    CARDS,
    NAMES,
    OCEAN_TILES,
    OCEANS,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
)
from games.ares.rules.payment import list_price
from games.ares.scoring import total
from games.ares.state import (
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    Limit,
    Phase,
    Planning,
    State,
)
from games.ares.words.speakers import SPEAKERS
from games.core.hidden.declare import View
from games.core.text import LANGUAGES, Language
from rendering import fonts
from rendering.ares import planet
from rendering.ares.playable import verdict
from rendering.ares.stage import BONUSES
from rendering.ares.symbols import COLOUR_ICONS
from rendering.scene import Disc, Icon, Op, Panel, Polygon, Scene, Stroke, Text
from rendering.theme import DARK
from tests.rendering import layout_checks
from tests.rendering.ares.positions import (
    GAME,
    TABLES,
    altered,
    changed,
    icons,
    marks,
    middle,
    scene,
    sizes,
    states,
    texts,
)
from tests.rendering.rules.marks import figures

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


def test_the_real_price_stands_beside_the_printed_one_struck_out() -> None:
    state = GAME.start({}, 1, 1)
    state.round = 1
    player = state.players[0]
    player.corporation = "credicor_209"
    player.played = [card for card in CARDS if NAMES[card]["en"] == "Earth Catapult"]
    dear = next(card for card in CARDS if CARDS[card].cost >= 20 and not CARDS[card].tags[1:])
    player.hand = [dear]
    view = GAME.mask(state, 0)
    price = list_price(view.state, 0, dear)
    assert price < CARDS[dear].cost
    shown = scene(view, "hand")
    assert {str(price), str(CARDS[dear].cost)} <= set(texts(shown))
    assert any(isinstance(op, Stroke) and op.colour == DARK.bad for op in shown.ops)
    player.played, player.corporation = [], "ecoline_210"
    plain = scene(GAME.mask(state, 0), "hand")
    assert not any(isinstance(op, Stroke) and op.colour == DARK.bad for op in plain.ops)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hand_shows_every_card(lang: Language) -> None:
    for state in states("four"):
        for seat, player in enumerate(state.players):
            shown = " ".join(texts(scene(GAME.mask(state, seat), "hand", lang)))
            for card in player.hand:
                found = CARDS[card]
                assert NAMES[found.id][lang] in shown


# Shown and marked facts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("count", "columns"),
    [(1, 1), (3, 2), (6, 2), (7, 3), (10, 3), (13, 3), (18, 3), (19, 3), (30, 3)],
)
def test_a_hand_of_seven_or_more_has_three_columns_as_large_on_a_phone(
    count: int, columns: int, lang: Language
) -> None:
    """Small letters are nearly 5 pixels high where a phone shows 350 across."""
    state = GAME.copy(middle())
    state.players[0].hand = list(CARDS)[:count]
    found = scene(GAME.mask(state, 0), "hand", lang)
    colours = [op for op in found.ops if isinstance(op, Icon) and op.name in COLOUR_ICONS.values()]
    folds = max(1, round(found.width / NARROW))
    assert len({op.x for op in colours}) == columns * folds
    assert found.height <= 1.25 * found.width
    small = min(fonts.x_height(op.face) * op.size for op in found.ops if isinstance(op, Text))
    assert small * PHONE * folds / found.width >= 4.9


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


def test_flipped_oceans_are_water_and_the_others_basins_without_spent_rewards() -> None:
    view = GAME.mask(middle(), None)
    began = [*(f for f in view.state.stack if not isinstance(f, Phase)), Limit([[], [], []])]
    for flipped in (0, 4, 9):
        turned = altered(view, stack=began, oceans=[*range(flipped)], flipped=flipped)
        shown = scene(turned, "board")
        tiles = [op for op in shown.ops if isinstance(op, Polygon) and len(op.points) == 6]
        water = [op for op in tiles if op.look.fill == planet.WATER]
        assert len(water) == flipped
        assert f"{flipped}/9" in texts(shown)
        assert icons(shown).count("ocean") == len(OCEAN_TILES) + 1  # and one next to their number


def test_every_forest_is_a_tree_of_its_owners_colour_and_shape() -> None:
    view = GAME.mask(middle(), None)
    grown = [msgspec.structs.replace(player, forests=0) for player in view.state.players]
    bare = scene(altered(view, players=grown), "board")
    grown = [
        msgspec.structs.replace(player, forests=2 + seat)
        for seat, player in enumerate(view.state.players)
    ]
    found = scene(altered(view, players=grown), "board")
    for seat, player in enumerate(grown):
        colour = DARK.player(seat).colour
        crowns = [op for op in found.ops if is_crown(op, colour)]
        assert len(crowns) - sum(is_crown(op, colour) for op in bare.ops) == player.forests


def is_crown(op: Op, colour: str) -> bool:
    """Return whether an operation draws a small token of a colour."""
    small = isinstance(op, Disc | Polygon) and op.look.fill == colour
    return small and (not isinstance(op, Disc) or op.radius == planet.CROWN)


def test_only_one_thing_glows_where_a_phase_is_played() -> None:
    """The phase in progress does as long as no seat does."""
    seen = set[int]()
    for state in states("four"):
        view = GAME.mask(state, None)
        if not state.stack or not isinstance(state.stack[-1], Phase):
            continue
        row = [
            op
            for op in scene(view, "board").ops
            if isinstance(op, Panel) and op.look.shadow and op.look.width == 6
        ]
        waiting = len(GAME.waiting(state))
        assert len(row) == (1 if 2 * waiting > 4 else 0)
        seen.add(len(row))
    assert seen == {0, 1}


CHANGES: dict[str, Callable[[View[State]], View[State]]] = {
    "temperature": lambda v: altered(v, temperature=(v.state.temperature + 1) % 20),
    "oxygen": lambda v: altered(v, oxygen=(v.state.oxygen + 1) % 15),
    "oceans": lambda v: altered(v, oceans=list(range(9)), flipped=v.state.flipped + 1),
    "deck": lambda v: altered(v, deck=[*v.state.deck, "?"]),
    "discard": lambda v: altered(v, discard=[*v.state.discard, "?"]),
    "round": lambda v: altered(v, round=v.state.round + 1),
    "answered": lambda v: msgspec.structs.replace(v, answered=3),
    "rating": lambda v: changed(v, tr=v.state.players[0].tr + 1),
    "money": lambda v: changed(v, mc=v.state.players[0].mc + 1),
    "heat": lambda v: changed(v, heat=v.state.players[0].heat + 1),
    "plants": lambda v: changed(v, plant=v.state.players[0].plant + 1),
    "forests": lambda v: changed(v, forests=v.state.players[0].forests + 1),
    "hand size": lambda v: changed(v, hand=["?", *v.state.players[0].hand]),
    "done": lambda v: msgspec.structs.replace(v, asked=v.asked[1:]),
    "phase": lambda v: changed(v, phase=v.state.players[0].phase % 5 + 1),
    "points": lambda v: changed(v, forests=v.state.players[0].forests + 2),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_board_shows_every_change(change: str) -> None:
    view = GAME.mask(middle(), None)
    assert scene(CHANGES[change](view), "board") != scene(view, "board")


@pytest.mark.parametrize("change", ["temperature", "oxygen", "oceans", "rating"])
def test_changes_are_marked_on_the_board(change: str) -> None:
    view = GAME.mask(middle(), None)
    assert view.state.flipped < 9
    assert marks(scene(CHANGES[change](view), "board", before=view)) > 0


def told(found: Scene, left: int = 0, top: int = 0) -> list[str]:
    """Return the texts of changes right of a place and below it."""
    return sorted(op.text for op in figures(found, DARK) if op.x > left and op.y > top)


@pytest.mark.parametrize("table", ["four", "two", "coop"])
@pytest.mark.parametrize("at", [8, -1])
def test_points_forests_and_rating_that_rose_are_marked_together(table: str, at: int) -> None:
    view = GAME.mask(states(table, every=5)[at], None)
    player = view.state.players[0]
    later = changed(view, tr=player.tr + 5, forests=player.forests + 2)
    found = scene(later, "board", before=view)
    together = ["+7"] if table == "coop" else []
    assert told(found) == sorted(["+5", "+7", "+2", *together])
    assert told(found, 930, 300) == sorted(["+2", *together])
    assert list(layout_checks.overlaps(found, 0)) == list(layout_checks.leaving(found)) == []
    assert told(scene(later, "players", before=view)) == ["+2", "+5", "+7"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_complete_has_its_tick_beside_where_it_was(lang: Language) -> None:
    state = GAME.copy(middle())
    frame = state.stack[-1]
    assert isinstance(frame, Phase)
    state.oxygen, state.temperature, state.flipped = OXYGEN_STEPS, TEMPERATURE_STEPS, OCEANS
    frame.oxygen, frame.temperature, frame.oceans = 12, 13, 7
    view = GAME.mask(state, None)
    old = altered(view, oxygen=12, temperature=13, flipped=7)
    found = scene(view, "board", lang, before=old)
    ticks = [op for op in found.ops if isinstance(op, Icon) and op.name == "done" and op.y > 280]
    assert len(ticks) == 3
    assert icons(found).count("clock") >= 3
    assert list(layout_checks.overlaps(found)) == list(layout_checks.leaving(found)) == []


def test_frozen_mats_are_named_as_such() -> None:
    behind, live = middle("four"), middle("two")
    assert "Players as the phase began" in texts(scene(GAME.mask(behind, None), "players"))
    assert "clock" in icons(scene(GAME.mask(behind, None), "board"))
    assert "Players as the phase began" not in texts(scene(GAME.mask(live, None), "players"))


# Modes and the end


def test_solo_shows_the_dummy_and_its_marker() -> None:
    seen = set[int]()
    for state in states("solo"):
        view = GAME.mask(state, None)
        shown = scene(view, "board")
        assert f"{state.marker}/5" in texts(shown)
        assert layout_checks.faults(shown) == []
        seen.add(len(state.dummy_played))
    assert len(seen) > 1


def test_coop_shows_cubes_and_the_common_goal() -> None:
    for state in states("coop"):
        view = GAME.mask(state, None)
        together = sum(total(p) for p in view.state.players)
        shown = texts(scene(view, "board"))
        assert f"{together}/80".replace("-", "−") in shown
        assert {str(state.pile["copper"]), str(state.pile["trade"])} <= set(shown)


@pytest.mark.parametrize("table", TABLES)
def test_the_score_sheet_has_every_number_and_the_winners(table: str) -> None:
    state = states(table)[-1]
    result = GAME.result(state)
    assert result is not None
    found = scene(GAME.mask(state, None), "score")
    shown = texts(found)
    for score in result.scores:
        for number in (score.total, *score.categories.values()):
            assert str(number).replace("-", "−") in shown
    assert icons(found).count("trophy") == len(result.winners)
    if result.won is not None:
        assert ("Won" if result.won else "Lost") in shown
        goals = [text for text in shown if "/" in text]
        assert len(goals) == (4 if table == "coop" else 3), goals


def test_names_of_a_score_sheet_take_two_lines_before_they_are_cut() -> None:
    names = ("Ada Lovelace-Byron", "Jean-Christophe", "Émilie du Châtelet", "W" * 32)
    found = scene(GAME.mask(states("four")[-1], None), "score", names=names)
    shown = texts(found)
    halves = ("Ada Lovelace-", "Byron", "Jean-", "Christophe", "Émilie du", "Châtelet")
    assert [half for half in halves if half not in shown] == []
    assert len([text for text in shown if text.endswith("…")]) == 1
    assert list(layout_checks.overlaps(found)) == list(layout_checks.leaving(found)) == []


def test_totals_of_three_digits_keep_away_from_the_border() -> None:
    state = GAME.copy(states("four")[-1])
    state.players[0].tr = 188
    found = scene(GAME.mask(state, None), "score")
    points = [op for op in found.ops if isinstance(op, Text) and op.colour == DARK.icon("vp")]
    assert len({op.size for op in points}) == 1
    columns = [op for op in found.ops if isinstance(op, Panel) and op.h > 300]
    for op in points:
        column = next(each for each in columns if each.x < op.x < each.x + each.w)
        assert op.x - column.x > 12


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
