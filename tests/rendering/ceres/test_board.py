"""The pictures of Ceres: complete, legible, marked, and without hidden facts."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import hypot
from typing import Any

import msgspec
import pytest

from games.ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, SETS, components
from games.ceres.content.types import LOCATIONS, Ring
from games.ceres.rules.derived import token
from games.ceres.scoring import final_outcome
from games.ceres.state import State, Yard
from games.ceres.words.speakers import SPEAKERS
from games.core.hidden.declare import View
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import belt, board, cards, offer, rocks
from rendering.ceres.belt import zone_degrees
from rendering.colour import contrast
from rendering.scene import Disc, Icon, Panel, Polygon, Scene, Text
from rendering.theme import DARK, THEMES
from tests.rendering import layout_checks
from tests.rendering.ceres.positions import GAME, NAMES, played, scene
from tests.rendering.layout_checks import icons, said, shared
from tests.rendering.rules.emphasis import frames
from tests.rendering.rules.marks import figures, grounds

PUBLIC = ("board", "offer", "players", "belt", "locations", "cards", "corporation:1", "score")


def both(state: State) -> tuple[View[State], View[State]]:
    """Return the views of the public and of the seat to play in a game in progress."""
    state = GAME.copy(state)
    return GAME.mask(state, None), GAME.mask(state, state.turn)


@cache
def positions(edition: str, seats: int) -> tuple[tuple[View[State], View[State]], ...]:
    """Return public views, early to late, each with that of the seat to play."""
    state = GAME.start({"edition": edition}, seats, 5)
    found = [both(state)]
    for taken, _ in enumerate(steps(GAME, state, rng(5, 1), 5000)):
        if taken % 110 == 59 or not state.stack:
            found.append(both(state))
    assert found[-1][0].state.over
    return tuple(found)


def changed(view: View[State], **changes: Any) -> View[State]:
    """Return what would be seen of a state with other fields."""
    return msgspec.structs.replace(view, state=msgspec.structs.replace(view.state, **changes))


def middle(edition: str = "final", seats: int = 3) -> View[State]:
    found = positions(edition, seats)
    return found[len(found) // 2][0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(1, 5))
def test_no_letter_of_a_name_lies_on_another_asteroid_or_under_it(
    seed: int, lang: Language
) -> None:
    shades: dict[str | None, Ring] = {kind.shade: ring for ring, kind in rocks.KINDS.items()}
    titles = {components(BUILT_IN).names[key][lang] for key in components(BUILT_IN).asteroids}
    for state in played(seed):
        for picture, size in (("board", board.RADIUS), ("belt", belt.RADIUS)):
            found = scene(GAME.mask(state, None), picture, lang)
            assert list(layout_checks.hidden(found)) == [], "neither is a price"
            bodies = [
                (op.x, op.y, rocks.radius(shades[op.look.fill], size))
                for op in found.ops
                if isinstance(op, Polygon) and op.look.fill in shades
            ]
            assert len(bodies) == len(titles)
            for op in layout_checks.texts(found):
                box = layout_checks.rect(op)
                if op.text in titles:
                    near = min(bodies, key=lambda body: distance(body, box) - body[2])
                    assert distance(near, box) >= near[2] - 2, (picture, op.text)


def distance(body: tuple[int, int, int], box: layout_checks.Rect) -> float:
    """Return how far a box is from the middle of a body."""
    across = max(box[0] - body[0], 0, body[0] - box[2])
    return hypot(across, max(box[1] - body[1], 0, body[1] - box[3]))


def test_the_belt_tells_how_far_each_ring_turns() -> None:
    assert {"+1", "+2", "+3", "Per round"} <= set(said(scene(middle(), "board")))


def test_ceres_is_whole_below_the_belt() -> None:
    for picture in ("board", "belt"):
        found = scene(middle(), picture)
        discs = [op for op in found.static if isinstance(op, Disc)]
        assert max(disc.y + disc.radius for disc in discs) < found.height


def test_the_name_of_a_project_stays_clear_of_its_cost() -> None:
    dear = {"credit": 4, "influence": 2, "ore": 4, "ceramics": 3}
    card = msgspec.structs.replace(BUILT_IN_COMPONENTS.projects[0], cost=dear)
    for size, box in ((34, Box(0, 0, 175, 212)), (34, Box(0, 0, 290, 212))):
        canvas = Canvas(1600, 300, DARK)
        cards.project(canvas.main, box, card, "Fermes hydroponiques", size=size)
        inks = layout_checks.inked(canvas.scene())
        lines = [op for op in inks if isinstance(op, Text) and op.text[0] in "Fh"]
        paid = [layout_checks.rect(op) for op in inks if isinstance(op, Icon) and op.name in dear]
        assert len(lines) == (2 if box.w == 175 else 1)
        assert len(paid) == 4
        assert min(box[1] for box in paid) - max(layout_checks.rect(op)[3] for op in lines) >= 4
        assert max(box[3] for box in paid) <= box.bottom - 4


def test_ships_of_later_rounds_are_shown_with_their_trade_lines() -> None:
    view = positions("final", 3)[0][0]
    shown = " ".join(said(scene(view, "cards")) + said(scene(view, "offer")))
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
        shown = said(scene(view, "board"))
        if view.state.over:
            outcome = final_outcome(view.state)
            assert {f"{found.rank}." for found in outcome.scores} <= set(shown)
        elif view.state.round < 3:
            following = sum(seat >= 0 for seat in view.state.bottom)
            assert len(icons(scene(view, "board"), "round")) == following


def test_players_stand_in_turn_order_and_in_the_end_by_rank() -> None:
    for view, _ in positions("final", 4):
        state = view.state
        found = [op for op in scene(view, "board").ops if isinstance(op, Text)]
        rows = [next(op.y for op in found if op.text[:9] == name[:9]) for name in NAMES]
        order = state.order
        if state.over:
            scores = final_outcome(state).scores
            order = [s.seat for s in sorted(scores, key=lambda each: each.rank)]
        assert sorted(range(4), key=lambda seat: rows[seat]) == list(order)


@pytest.mark.parametrize("picture", ["board", "belt"])
def test_prices_of_launches_look_unlike_productions_and_lie_above_the_sun(picture: str) -> None:
    """15 angular plates with a rocket; only things on a plate cover another."""
    for view, _ in positions("final", 4):
        found = scene(view, picture)
        signs = [op for op in found.static if isinstance(op, Icon)]
        glow = max(
            at for at, op in enumerate(found.static) if isinstance(op, Disc) and op.look.shadow
        )
        prices = 0
        for at, op in enumerate(found.static):
            if not isinstance(op, Panel) or op.look.fill != DARK.background:
                continue
            box = layout_checks.bounds(op)
            inside = [sign.name for sign in signs if shared(layout_checks.rect(sign), box)]
            if "launch" in inside:
                assert inside == ["launch", "ice"]
                assert op.radius < op.h // 3
                assert at > glow
                prices += 1
        assert prices == 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_asteroid_and_card_on_offer_is_named(lang: Language) -> None:
    view = middle()
    index = components(view.state.content)
    rows = (*view.state.facility_row, *view.state.project_row)
    for picture, keys in (("board", index.asteroids), ("offer", filter(None, rows))):
        shown = " ".join(said(scene(view, picture, lang))).split()
        for key in keys:
            for word in index.names[key][lang].split():
                assert word in shown, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_every_option_of_a_location_has_words_on_the_board(edition: str, lang: Language) -> None:
    shown = " ".join(said(scene(middle(edition), "board", lang)))
    speaker = SPEAKERS(lang, BUILT_IN)
    keys = [f"place-{key}" for key in LOCATIONS]
    keys += [f"action-{key}" for key in ("trade", "settlement", "launch", "research", "favor")]
    keys += ["action-reassign", "action-manufacture"]
    keys += ["action-expanse", "action-upgrade"] if edition == "final" else []
    for key in keys:
        for word in speaker.text(key).split():
            assert word in shown, key


def test_every_claim_has_its_token_and_every_leader_stands_on_a_slot() -> None:
    view = middle()
    claims = len(view.state.claims)
    leaders = sum(map(len, view.state.slots.values()))
    markers = sum(level > 0 for p in view.state.players for level in p.research.values())
    held = sum(token(view.state, favor).holder >= 0 for favor in view.state.favors)
    colours = {style.colour for style in DARK.players}
    for picture, expected in (
        ("board", claims + leaders + len(view.state.players)),
        ("offer", markers + held),
    ):
        tokens = [
            op
            for op in scene(view, picture).ops
            if isinstance(op, Polygon | Disc) and op.look.fill in colours
        ]
        assert len(tokens) == expected, picture


def test_claimed_asteroids_lie_in_a_ring_of_their_owners_colour() -> None:
    view = middle()
    rings = [op for op in scene(view, "board").ops if isinstance(op, Disc) and not op.look.fill]
    for seat, player in enumerate(view.state.players):
        colour = DARK.player(seat).colour
        assert sum(op.look.border == colour for op in rings) == len(player.asteroids)


def test_free_slots_are_outlines_that_can_be_seen() -> None:
    for seats in (2, 3, 4):
        view = positions("final", seats)[0][0]
        for theme in THEMES.values():
            found = scene(view, "board", theme=theme)
            slots = [op for op in found.static if isinstance(op, Disc) and op.look.width == 3]
            assert len(slots) == seats * len(LOCATIONS)
            assert all(op.look.fill is None for op in slots), "no dark holes"
            assert all(contrast(op.look.border or "", theme.panel) >= 3 for op in slots)


def test_a_name_of_usual_length_is_whole_whoever_is_to_play() -> None:
    """Whose turn it is has its sign among the Leaders, so that it takes no room from the name."""
    for view, _ in positions("final", 3):
        state = view.state
        before = [
            msgspec.structs.replace(p, vp={**p.vp, "asteroids": p.vp.get("asteroids", 0) - 7})
            for p in state.players
        ]
        for old in (None, changed(view, players=before)):
            found = scene(view, "players", before=old)
            assert set(NAMES[:3]) <= set(said(found))
            assert len(icons(found, "turn")) == (0 if state.over else 1)


def test_what_a_project_costs_is_called_so_where_there_is_room() -> None:
    view = positions("final", 3)[0][0]
    projects = components(view.state.content).projects
    short = sum(len(projects[key].cost) < 5 for key in view.state.project_row if key)
    shown = said(scene(view, "cards"))
    assert shown.count("Cost") == sum(map(bool, view.state.facility_row)) + short


def test_on_offer_nothing_is_written_larger_than_the_points_of_cards() -> None:
    """Cards lead, the ship does not, whether it is the last one or not."""
    for view, _ in positions("final", 4):
        shown = [op for op in scene(view, "offer").ops if isinstance(op, Text)]
        largest = max(op.size for op in shown)
        assert {op.colour for op in shown if op.size == largest} == {DARK.icon("vp")}


def test_cards_share_what_empty_places_leave() -> None:
    for view, _ in positions("final", 4):
        for keys in range(1, 7):
            row = [*list(components(BUILT_IN).projects)[:keys], *[None] * (6 - keys)]
            found = scene(changed(view, project_row=row), "offer")
            wide = {
                op.w
                for op in found.ops
                if isinstance(op, Panel) and op.look.border == DARK.icon("commit")
            }
            assert len(wide) == 1
            assert 1588 - 10 <= right_of(found) <= 1588


def right_of(found: Scene) -> int:
    """Return where the row of projects ends."""
    ends = [
        op.x + op.w
        for op in found.ops
        if isinstance(op, Panel)
        and op.h == offer.PROJECTS - offer.TITLE
        and op.look.border in (DARK.icon("commit"), DARK.line_strong)
    ]
    return max(ends)


def test_changes_are_marked_and_only_they() -> None:
    view = middle()
    free = next(
        key for key in components(view.state.content).asteroids if key not in view.state.claims
    )
    after = changed(view, claims={**view.state.claims, free: 1})
    marked = set(scene(after, "board", before=view).ops) - set(scene(after, "board").ops)
    assert [op.look.border for op in marked if isinstance(op, Panel)] == [DARK.mark]
    rest = [op for op in marked if not isinstance(op, Panel)]
    assert {op.look.fill for op in rest if isinstance(op, Polygon)} == {DARK.mark, DARK.background}
    assert len(rest) == 2


def test_what_changed_of_the_workers_is_written_behind_their_numbers() -> None:
    new = middle()
    old = changed(new, quarters={kind: n + 1 for kind, n in new.state.quarters.items()})
    found = scene(new, "board", before=old)
    signs = [layout_checks.bounds(op) for op in grounds(found, DARK)]
    assert [op.text for op in figures(found, DARK)] == ["−1"] * 4
    inks = [layout_checks.rect(op) for op in layout_checks.inked(found)]
    for sign in signs:
        left, top, right, bottom = sign
        row = [box for box in inks if shared(box, sign) != box and box[1] < bottom and box[3] > top]
        assert not any(box[0] < right and box[2] > left for box in row)
        before = min((left - box[2] for box in row if box[2] <= left), default=1600)
        behind = min((box[0] - right for box in row if box[0] >= right), default=1600)
        assert before <= 6, "it belongs to the number before it"
        assert behind >= before + 4, "and not to the Workers behind it"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_of_options_keep_off_the_edges_of_their_cells(seats: int, lang: Language) -> None:
    for edition in ("final", "draft"):
        for view, _ in positions(edition, seats):
            found = scene(view, "board", lang)
            cells = [
                op
                for op in (*found.static, *found.ops)
                if isinstance(op, Panel) and op.look.fill == DARK.card_low
            ]
            assert cells
            for op in (*found.static, *found.ops):
                if isinstance(op, Text) and op.face == "narrow":
                    for cell in cells:
                        if cell.x <= op.x < cell.x + cell.w and cell.y < op.y < cell.y + cell.h:
                            top = layout_checks.rect(op)[1]
                            assert top - cell.y >= 3, op.text
                            assert cell.y + cell.h - op.y >= 7, op.text


def test_after_a_new_round_only_what_people_did_is_marked() -> None:
    new = positions("final", 3)[-2][0]
    empty = changed(new, slots={key: [] for key in new.state.slots})
    poor = [msgspec.structs.replace(p, vp={**p.vp, "cards": 1}) for p in new.state.players]
    hired = {kind: n + 1 for kind, n in new.state.quarters.items()}
    old = changed(empty, players=poor, quarters=hired, facility_row=[None] * 6)
    last = changed(old, round=new.state.round - 1)
    points = {gained(p.score - q.score) for p, q in zip(new.state.players, poor, strict=True)}
    for picture, marked in (("board", points), ("offer", set()), ("players", points)):
        found = Counter(said(scene(new, picture, before=last)))
        more = found - Counter(said(scene(new, picture)))
        new_ones = {text for text in more if text[0] in "+−"}  # a name next to it can be shorter
        assert new_ones == marked - {""}, picture
    assert {"−1"} < set(said(scene(new, "board", before=old)))
    assert any(new.state.slots.values())
    assert len(frames(scene(new, "board", before=last), DARK)) == sum(
        map(len, new.state.slots.values())
    )
    assert frames(scene(new, "offer", before=last), DARK) == []
    assert len(frames(scene(new, "offer", before=old), DARK)) == sum(
        map(bool, new.state.facility_row)
    )


def gained(change: int) -> str:
    """Return how a change is written; none is not."""
    return f"{change:+}".replace("-", "\N{MINUS SIGN}") if change else ""


def test_drawn_cards_are_shown_to_who_drew_them_only() -> None:
    state = GAME.start({}, 2, 3)
    seat = state.turn
    drawn = state.facility_pile[:3]
    state.stack.append(Yard(ways=["expanse"], drawn=list(drawn)))
    names = [components(state.content).names[card]["en"] for card in drawn]
    own = " ".join(said(scene(GAME.mask(state, seat), "turn")))
    assert all(word in own for name in names for word in name.split())
    public = scene(GAME.mask(state, None), "turn")
    assert not any(name in " ".join(said(public)) for name in names)
    assert len(icons(public, "deck")) == 3, "face down"
    waiting = scene(GAME.mask(state, 1 - seat), "turn")
    assert "Drawn cards" not in said(waiting)


def test_own_prices_are_shown_to_a_seat_with_programs() -> None:
    state = GAME.start({}, 2, 3)
    state.players[0].research["aerospace"] = 2
    seated, public = GAME.mask(state, 0), GAME.mask(state, None)
    sevens = [said(scene(seen, "belt")).count("7") for seen in (seated, public)]
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
        assert [*layout_checks.outside(found), *layout_checks.overlaps(found)] == []


def test_the_boards_are_as_wide_as_a_post_and_no_higher_than_is_surely_shown() -> None:
    for seats in (2, 3, 4):
        for picture in ("board", "offer"):
            found = scene(middle(seats=seats), picture)
            assert (found.width, found.height) == (sizes.WIDE, sizes.HIGH)
