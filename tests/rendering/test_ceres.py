"""The pictures of Ceres: complete, legible, marked, and telling nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from games import registry
from games.ceres.content import BUILT_IN_COMPONENTS, SETS, components
from games.ceres.rules.derived import token
from games.ceres.scoring import final_outcome
from games.ceres.state import State, Yard
from games.core.rng import rng
from games.core.secrets import Seen
from games.core.text import LANGUAGES, Language
from games.core.walk import steps
from rendering import layouts, paint
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import cards, layout
from rendering.ceres.belt import zone_degrees
from rendering.scene import Disc, Icon, Panel, Scene, Text
from rendering.theme import DARK, THEMES
from tests.rendering import layout_checks

GAME = registry.get("ceres")
NAMES = ("Ada Lovelace-Byron", "Grace", "Émilie du Châtelet", "W" * 32)
PUBLIC = ("board", "players", "belt", "locations", "cards", "corporation:1", "score")


def both(state: State) -> tuple[Seen[State], Seen[State]]:
    """Return what the public and the seat to play see of a game that goes on."""
    state = GAME.copy(state)
    return GAME.mask(state, None), GAME.mask(state, state.turn)


@cache
def positions(edition: str, seats: int) -> tuple[tuple[Seen[State], Seen[State]], ...]:
    """Return public views, early to late, each with that of the seat to play."""
    state = GAME.start({"edition": edition}, seats, 5)
    found = [both(state)]
    for taken, _ in enumerate(steps(GAME, state, rng(5, 1), 5000)):
        if taken % 110 == 59 or not state.stack:
            found.append(both(state))
    assert found[-1][0].state.over
    return tuple(found)


def scene(
    view: Seen[State],
    picture: str,
    lang: Language = "en",
    before: Seen[State] | None = None,
    theme: Any = DARK,
) -> Scene:
    names = NAMES[: len(view.state.players)]
    return layout(view, picture, lang=lang, theme=theme, names=names, before=before)


def changed(view: Seen[State], **changes: Any) -> Seen[State]:
    """Return what would be seen of a state with other fields."""
    return msgspec.structs.replace(view, state=msgspec.structs.replace(view.state, **changes))


def texts(found: Scene) -> list[str]:
    return [op.text for op in (*found.static, *found.ops) if isinstance(op, Text)]


def icons(found: Scene) -> list[str]:
    return [op.name for op in (*found.static, *found.ops) if isinstance(op, Icon)]


def middle(edition: str = "final", seats: int = 3) -> Seen[State]:
    found = positions(edition, seats)
    return found[len(found) // 2][0]


def every_picture(edition: str, seats: int, lang: Language) -> Iterator[tuple[str, Scene]]:
    old = None
    for public, own in positions(edition, seats):
        for picture in PUBLIC:
            yield picture, scene(public, picture, lang, old)
        yield "turn", scene(own, "turn", lang)
        old = public


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_everything_fits_and_nothing_overlaps(edition: str, seats: int, lang: Language) -> None:
    for picture, found in every_picture(edition, seats, lang):
        assert layout_checks.outside(found) == [], picture
        assert list(layout_checks.overlaps(found)) == [], picture
        assert list(layout_checks.hidden(found)) == [], picture
        assert layout_checks.smallest(found) >= 13, picture
        cut = [text.rstrip("…") for text in texts(found) if text.endswith("…")]
        assert all(any(name.startswith(text) for name in NAMES) for text in cut), (picture, cut)


@pytest.mark.parametrize("seed", range(1, 9))
def test_no_price_in_the_belt_is_hidden(seed: int) -> None:
    state = GAME.start({}, 4, seed)
    for taken, _ in enumerate(steps(GAME, state, rng(seed, 1), 5000)):
        if taken % 60 == 59 or not state.stack:
            view = GAME.mask(state, None)
            for picture in ("board", "belt"):
                assert list(layout_checks.hidden(scene(view, picture))) == [], taken


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_every_text_stands_out_from_what_lies_below_it(edition: str) -> None:
    for public, own in positions(edition, 4)[1::2]:
        for picture in PUBLIC:
            assert list(layout_checks.pale(scene(public, picture))) == [], picture
        assert list(layout_checks.pale(scene(own, "turn"))) == []


def test_the_belt_tells_how_far_each_ring_turns() -> None:
    assert {"+1", "+2", "+3", "Per round"} <= set(texts(scene(middle(), "board")))


def test_ceres_is_whole_below_the_belt() -> None:
    for picture in ("board", "belt"):
        found = scene(middle(), picture)
        discs = [op for op in found.static if isinstance(op, Disc)]
        assert max(disc.y + disc.radius for disc in discs) < found.height


def test_the_name_of_a_project_stays_clear_of_its_cost() -> None:
    dear = {"credit": 4, "influence": 2, "ore": 4, "ceramics": 3}
    card = msgspec.structs.replace(BUILT_IN_COMPONENTS.projects[0], cost=dear)
    for size, box in ((30, Box(0, 0, 126, 165)), (30, Box(0, 0, 152, 165))):
        canvas = Canvas(200, 200, DARK)
        cards.project(canvas.main, box, card, "Fermes hydroponiques", size=size)
        inks = layout_checks.inked(canvas.scene())
        lines = [op for op in inks if isinstance(op, Text) and op.text.isalpha()]
        paid = [layout_checks.rect(op) for op in inks if isinstance(op, Icon) and op.name in dear]
        assert len(lines) == 2
        assert len(paid) == 4
        assert min(layout_checks.rect(op)[1] for op in lines) - max(box[3] for box in paid) >= 4


def test_ships_of_later_rounds_are_shown_with_their_trade_lines() -> None:
    view = positions("final", 3)[0][0]
    shown = " ".join(texts(scene(view, "cards")))
    index = components(view.state.content)
    assert len(view.state.ships) == 3
    for ship in view.state.ships:
        assert index.names[ship]["en"] in shown
    lines = sum(len(index.ships[ship].lines) for ship in view.state.ships)
    arrows = [
        op
        for op in scene(view, "cards").ops
        if type(op).__name__ == "Polygon" and op.look.fill == DARK.line_strong  # type: ignore[union-attr]
    ]
    assert len(arrows) >= lines


def test_the_head_shows_both_rows_of_the_order_and_in_the_end_the_ranks() -> None:
    for view, _ in positions("final", 4):
        shown = texts(scene(view, "board"))
        if view.state.over:
            outcome = final_outcome(view.state)
            assert {f"{found.rank}." for found in outcome.scores} <= set(shown)
            assert icons(scene(view, "board")).count("trophy") == 1
        elif view.state.round < 3:
            following = sum(seat >= 0 for seat in view.state.bottom)
            assert icons(scene(view, "board")).count("round") == following


def test_every_picture_of_the_game_has_a_layout() -> None:
    view = middle()
    own = next(own for public, own in positions("final", 3) if public == view)
    for name in GAME.pictures():
        key = f"{name.key}:2" if name.per_seat else name.key
        layouts.check("ceres", key, 3)
        assert scene(own if name.kind == "private" else view, key).ops


def test_the_static_layer_stays_the_same_all_game_long() -> None:
    for edition in ("final", "draft"):
        boards = {scene(view, "board").static for view, _ in positions(edition, 4)}
        assert len(boards) == 1
        assert len(boards.pop()) > 150


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_names_every_asteroid_and_card_on_offer(lang: Language) -> None:
    view = middle()
    shown = " ".join(texts(scene(view, "board", lang))).split()
    index = components(view.state.content)
    keys = [*index.asteroids]
    keys += [key for key in (*view.state.facility_row, *view.state.project_row) if key]
    for key in keys:
        for word in index.names[key][lang].split():
            assert word in shown, key


def test_every_claim_has_its_token_and_every_leader_stands_on_a_slot() -> None:
    view = middle()
    claims = len(view.state.claims)
    leaders = sum(map(len, view.state.slots.values()))
    markers = sum(level > 0 for p in view.state.players for level in p.research.values())
    held = sum(token(view.state, favor).holder >= 0 for favor in view.state.favors)
    colours = {style.colour for style in DARK.players}
    tokens = [
        op
        for op in scene(view, "board").ops
        if type(op).__name__ in {"Polygon", "Disc"} and op.look.fill in colours  # type: ignore[union-attr]
    ]
    assert len(tokens) == claims + leaders + markers + held + len(view.state.players)


def test_the_players_picture_shows_every_amount() -> None:
    view = middle()
    shown = texts(scene(view, "players"))
    for player in view.state.players:
        for amount in (*player.goods.values(), player.score):
            assert str(amount).replace("-", "−") in shown


def test_nothing_is_marked_against_the_same_view() -> None:
    for picture in PUBLIC:
        view = middle()
        assert scene(view, picture, before=view) == scene(view, picture)


def test_changes_are_marked_and_only_they() -> None:
    view = middle()
    free = next(
        key for key in components(view.state.content).asteroids if key not in view.state.claims
    )
    after = changed(view, claims={**view.state.claims, free: 1})
    marked = set(scene(after, "board", before=view).ops) - set(scene(after, "board").ops)
    assert len(marked) == 1
    assert marked.pop().look.border == DARK.mark  # type: ignore[union-attr]


def test_a_mark_on_a_number_of_workers_touches_no_name() -> None:
    new = middle()
    old = changed(new, quarters={kind: n + 1 for kind, n in new.state.quarters.items()})
    for lang in LANGUAGES:
        found = scene(new, "board", lang, old)
        marks = [op for op in found.ops if isinstance(op, Panel) and op.look.border == DARK.mark]
        names = [layout_checks.rect(op) for op in found.static if isinstance(op, Text)]
        assert len(marks) >= 4
        for mark in marks:
            beside = [name for name in names if mark.y < (name[1] + name[3]) // 2 < mark.y + mark.h]
            assert all(name[0] >= mark.x + mark.w + 4 for name in beside if name[0] > mark.x)


def test_goods_gained_and_paid_are_written_beside_them() -> None:
    view = middle()
    player = view.state.players[0]
    goods = {**player.goods, "ore": player.goods["ore"] + 2, "ice": player.goods["ice"] - 1}
    richer = msgspec.structs.replace(player, goods=goods)
    after = changed(view, players=[richer, *view.state.players[1:]])
    fresh = set(texts(scene(after, "players", before=view)))
    assert {"+2", "−1"} <= fresh - set(texts(scene(after, "players")))


def test_whose_turn_it_is_stands_out() -> None:
    for view, _ in positions("final", 4):
        found = scene(view, "board")
        assert icons(found).count("turn") == (0 if view.state.over else 1)
        glowing = [
            op
            for op in found.ops
            if type(op).__name__ == "Panel" and op.look.shadow and op.look.width == 5  # type: ignore[union-attr]
        ]
        assert len(glowing) == 1
        over = view.state.over
        seat = final_outcome(view.state).winners[0] if over else view.state.turn
        assert glowing[0].look.border == DARK.player(seat).colour  # type: ignore[union-attr]


def test_drawn_cards_are_shown_to_who_drew_them_only() -> None:
    state = GAME.start({}, 2, 3)
    seat = state.turn
    drawn = state.facility_pile[:3]
    state.stack.append(Yard(ways=["expanse"], drawn=list(drawn)))
    names = [components(state.content).names[card]["en"] for card in drawn]
    own = " ".join(texts(scene(GAME.mask(state, seat), "turn")))
    assert all(word in own for name in names for word in name.split())
    public = scene(GAME.mask(state, None), "turn")
    assert not any(name in " ".join(texts(public)) for name in names)
    assert icons(public).count("deck") == 1 + 3, "face down, and the pile"
    waiting = scene(GAME.mask(state, 1 - seat), "turn")
    assert "Drawn cards" not in texts(waiting)


def test_the_score_sheet_ends_with_the_totals_and_names_the_winner() -> None:
    view = positions("final", 3)[-1][0]
    shown = texts(scene(view, "score"))
    for score in final_outcome(view.state).scores:
        assert str(score.total).replace("-", "−") in shown
        for points in score.categories.values():
            assert str(points).replace("-", "−") in shown
    assert icons(scene(view, "score")).count("trophy") == 1


def test_own_prices_are_shown_to_a_seat_with_programs() -> None:
    state = GAME.start({}, 2, 3)
    state.players[0].research["aerospace"] = 2
    seated, public = GAME.mask(state, 0), GAME.mask(state, None)
    sevens = [texts(scene(seen, "belt")).count("7") for seen in (seated, public)]
    assert sevens[0] > sevens[1]
    assert scene(seated, "belt") != scene(public, "belt")


def test_positions_run_counter_clockwise_from_the_entries_at_the_bottom() -> None:
    assert zone_degrees(0) == (90, 162)
    assert zone_degrees(1) == (18, 90)
    assert [zone_degrees(position)[0] for position in range(5)] == [90, 18, -54, -126, -198]


def test_a_pack_with_long_names_is_cut_and_not_refused() -> None:
    state = GAME.start({}, 4, 3)
    parts = components(state.content).components
    long = {"en": "Interplanetary " * 6, "fr": "Interplanétaire " * 6}
    cards = (*parts.facilities, *parts.projects, *parts.ships, *parts.asteroids)
    names = {card.id: long for card in cards}
    state.content = SETS.register(msgspec.structs.replace(parts, names=names))
    view = GAME.mask(state, None)
    for picture in PUBLIC:
        found = scene(view, picture)
        assert layout_checks.outside(found) == []
        assert list(layout_checks.overlaps(found)) == []


def test_themes_change_colours_and_nothing_else() -> None:
    view = middle()
    found = [scene(view, "board", theme=theme) for theme in THEMES.values()]
    assert len({tuple(texts(one)) for one in found}) == 1
    assert len({one.background for one in found}) == len(THEMES)


def test_the_board_is_light_enough_for_a_message() -> None:
    for view, _ in positions("final", 4)[1:4]:
        assert len(paint.paint(scene(view, "board"))) < 400 * 1024
