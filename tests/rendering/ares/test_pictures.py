"""What the pictures of Ares Expedition tell: all that is known, marked, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.ares.actions import Play
from games.ares.content import CARDS, NAMES, OCEAN_TILES
from games.ares.rules import derive
from games.ares.rules.payment import list_price
from games.ares.scoring import categories, total
from games.ares.state import (
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    Founding,
    Limit,
    Phase,
    Planning,
    Research,
    State,
)
from games.ares.words.speakers import SPEAKERS
from games.ares.words.terms import phase
from games.core.secrets import Seen
from games.core.text import LANGUAGES, Language
from rendering import fonts, layouts
from rendering.ares.mars import reward
from rendering.ares.playable import verdict
from rendering.ares.symbols import COLOUR_ICONS, TAG_ICONS
from rendering.scene import Disc, Icon, Panel, Polygon, Scene, Stroke, Text
from rendering.theme import DARK
from tests.rendering import layout_checks
from tests.rendering.ares.positions import (
    GAME,
    PUBLIC,
    TABLES,
    crowd,
    icons,
    middle,
    scene,
    states,
    texts,
)

PHASE_NAMES = {SPEAKERS("en", GAME.content()).say(phase(number), "name") for number in PHASES}
"""One card is called like a phase."""


def glowing(found: Scene) -> list[str]:
    """Return the colours of the boxes that stand out."""
    return [
        str(op.look.border)
        for op in found.ops
        if isinstance(op, Panel) and op.look.shadow and op.look.width == 5 and op.y < 100
    ]


def marks(found: Scene) -> int:
    """Count what is drawn in the colour of changes."""
    return sum(
        op.look.border == DARK.mark if isinstance(op, Panel | Polygon) else op.colour == DARK.mark
        for op in found.ops
        if isinstance(op, Panel | Polygon | Stroke | Text)
    )


PHONE = 350
"""So many pixels across does a phone show of a picture that is not opened."""


def altered(view: Seen[State], **fields: Any) -> Seen[State]:
    """Return what would be seen of a state with other fields."""
    return msgspec.structs.replace(view, state=msgspec.structs.replace(view.state, **fields))


def changed(view: Seen[State], seat: int = 0, **fields: Any) -> Seen[State]:
    """Return what would be seen of a state with a player changed."""
    players = list(view.state.players)
    players[seat] = msgspec.structs.replace(players[seat], **fields)
    return altered(view, players=players)


def test_every_picture_of_the_game_has_a_layout() -> None:
    state = middle()
    for name in GAME.pictures():
        key = f"{name.key}:2" if name.per_seat else name.key
        layouts.check("ares", key, 4)
        view = GAME.mask(state, 1 if name.kind == "private" else None)
        assert scene(view, key).ops


# What is hidden


def hidden(state: State, seat: int | None) -> set[str]:
    """Return the cards that a viewer may not see, by the state itself."""
    found = {*state.deck, *state.discard}
    for other, player in enumerate(state.players):
        if other != seat:
            found |= {*player.hand}
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Research | Founding):
        found |= {c for s, dealt in enumerate(frame.dealt) if s != seat for c in dealt}
    if isinstance(frame, Phase) and frame.curtain:
        for other, player in enumerate(state.players):
            if other != seat:
                found |= {*player.played} - {*frame.curtain[other].played}
    return found


@pytest.mark.parametrize("table", TABLES)
def test_no_hidden_card_is_named(table: str) -> None:
    for state in states(table):
        for seat in (None, *range(len(state.players))):
            view = GAME.mask(state, seat)
            secret = hidden(state, seat)
            names = {NAMES[card]["en"] for card in secret}
            names -= PHASE_NAMES
            pictures = [*PUBLIC, *(f"tableau:{s}" for s in range(1, len(state.players)))]
            for picture in (*pictures, "hand"):
                for text in texts(scene(view, picture)):
                    assert text not in names, (picture, text)
                    assert text not in secret, (picture, text)


def test_the_public_and_the_others_see_no_hand() -> None:
    state = middle()
    public, other = GAME.mask(state, None), GAME.mask(state, 1)
    for card in state.players[0].hand:
        assert NAMES[card]["en"] not in texts(scene(public, "hand"))
        assert NAMES[card]["en"] not in texts(scene(other, "hand"))
        assert set(NAMES[card]["en"].split()) <= set(
            " ".join(texts(scene(GAME.mask(state, 0), "hand"))).split()
        )


def test_a_sealed_phase_card_is_shown_to_its_owner_only() -> None:
    state = next(s for s in states("four", every=3) if isinstance(s.stack[-1], Planning))
    frame = state.stack[-1]
    assert isinstance(frame, Planning)
    frame = Planning(picks=[3, 0, 0, 0])
    state = msgspec.structs.replace(state, stack=[*state.stack[:-1], frame])
    assert icons(scene(GAME.mask(state, 0), "board")).count("lock") == 1
    assert "lock" not in icons(scene(GAME.mask(state, 1), "board"))
    assert "lock" not in icons(scene(GAME.mask(state, None), "board"))


def test_dealt_cards_are_shown_to_who_chooses_only() -> None:
    state = next(
        s for s in states("four", every=5) if s.stack and isinstance(s.stack[-1], Research)
    )
    frame = state.stack[-1]
    assert isinstance(frame, Research)
    for seat, dealt in enumerate(frame.dealt):
        own = " ".join(texts(scene(GAME.mask(state, seat), "hand")))
        public = " ".join(texts(scene(GAME.mask(state, None), "revealed")))
        for card in dealt:
            assert NAMES[card]["en"] in own
            assert NAMES[card]["en"] not in public


# Who is awaited


@pytest.mark.parametrize("table", TABLES)
def test_exactly_those_who_have_to_decide_stand_out(table: str) -> None:
    for state in states(table):
        view = GAME.mask(state, None)
        if not state.stack:
            result = GAME.result(state)
            assert result is not None
            seats = result.winners
        else:
            seats = () if view.state.options["answers"] == "count" else GAME.waiting(state)
        expected = [DARK.player(seat).colour for seat in seats]
        assert glowing(scene(view, "board"))[: len(expected)] == expected
        if not state.stack or not isinstance(state.stack[-1], Phase):
            assert glowing(scene(view, "board")) == expected


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


# What is shown, and marked


def test_the_players_picture_names_every_card_in_play_and_its_cubes() -> None:
    state = crowd(middle("coop"), 12)
    view = GAME.mask(state, None)
    shown = texts(scene(view, "players"))
    whole = [text for text in shown if len(text) > 3]
    for player in view.state.players:
        for card in player.played:
            name = NAMES[card]["en"]
            assert any(name == text or name.startswith(text.removesuffix("…")) for text in whole)
            if CARDS[card].holds is not None:
                assert str(player.cubes.get(card, 0)) in shown
        for amount in (player.mc, player.heat, player.plant, player.tr, len(player.hand)):
            assert str(amount) in shown


@pytest.mark.parametrize("count", [0, 3, 8, 21, 30])
def test_the_players_picture_tells_production_tags_and_points(count: int) -> None:
    """What each card brought, and with few cards what the corporation does, in the free room."""
    state = GAME.start({}, 1, 1)
    state.round = 1
    player = state.players[0]
    player.corporation = "saturn_systems_216"
    player.played = [card for card in CARDS if CARDS[card].tags and CARDS[card].vp][:count]
    view = GAME.mask(state, 0)
    shown = view.state.players[0]
    found = scene(view, "players")
    said = texts(found)
    for track, income in derive.production(shown).items():
        assert f"+{income + (shown.tr if track == 'mc' else 0)}" in said
    badges = Counter(icons(found))
    kinds = Counter(kind for card in player.played for kind in CARDS[card].tags)
    for kind, icon in TAG_ICONS.items():
        # The player's own count has one badge a kind; as many more stand on the cards' lines.
        assert str(derive.tag_counts(shown).get(kind, 0)) in said
        if count <= 21 and icon.startswith("tag_"):
            assert badges[icon] >= 1 + kinds[kind]
    scoring = [card for card in player.played if derive.card_points(shown, card)]
    assert badges["vp"] == 2 + len(scoring)  # the score, and what all cards have together
    assert str(categories(shown)["cards"]).replace("-", "−") in said
    if count == 0:
        assert "Saturn" in " ".join(said)
        assert "raise your" in " ".join(said)


def sizes(found: Scene) -> dict[str, int]:
    """Return how large each text is drawn."""
    return {op.text: op.size for op in found.ops if isinstance(op, Text)}


@pytest.mark.parametrize(("count", "least"), [(2, 34), (4, 28), (8, 24), (16, 20)])
def test_names_of_cards_in_play_are_as_large_as_their_number_allows(count: int, least: int) -> None:
    played = [card for card in CARDS if len(NAMES[card]["en"]) < 20][:count]
    found = sizes(scene(changed(GAME.mask(middle(), None), played=played), "players"))
    assert min(found[NAMES[card]["en"]] for card in played) >= least


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("count", "columns"),
    [(1, 1), (3, 2), (6, 2), (7, 3), (10, 3), (13, 3), (18, 3), (19, 3), (30, 3)],
)
def test_a_hand_of_seven_or_more_has_three_columns_as_large_on_a_phone(
    count: int, columns: int, lang: Language
) -> None:
    """Small letters of the texts are about 4.5 pixels high where a phone shows 350 across."""
    state = GAME.copy(middle())
    state.players[0].hand = list(CARDS)[:count]
    found = scene(GAME.mask(state, 0), "hand", lang)
    colours = [op for op in found.ops if isinstance(op, Icon) and op.name in COLOUR_ICONS.values()]
    assert len({op.x for op in colours}) == columns
    texts = [op.size for op in found.ops if isinstance(op, Text) and op.face == "narrow"]
    phone = PHONE / found.width
    small = -fonts.font("narrow", 200).getbbox("x", anchor="ls")[1] / 200
    assert min(texts) * small * phone >= 4.5


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
        assert all(named(found, card, lang) * PHONE / found.width >= 8 for card in some)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [8, 15, 16, 22, 33, 50, 90])
def test_every_card_in_play_has_its_whole_name_and_its_tags(count: int, lang: Language) -> None:
    every = list(CARDS)
    for start in range(0, len(every) - count + 1, count):
        some = every[start : start + count]
        view = GAME.mask(middle(), None)
        without = icons(scene(changed(view, played=[]), "players", lang))
        found = scene(changed(view, played=some), "players", lang)
        assert all(named(found, card, lang) >= 17 for card in some)
        drawn = icons(found)
        for kind in TAG_ICONS:
            # Some signs stand for more than a tag: their cards have them, too.
            tagged = sum(CARDS[card].tags.count(kind) for card in some)
            assert drawn.count(TAG_ICONS[kind]) - without.count(TAG_ICONS[kind]) >= tagged


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


def test_flipped_oceans_show_their_rewards_and_the_others_nothing() -> None:
    view = GAME.mask(middle(), None)
    began = [*(f for f in view.state.stack if not isinstance(f, Phase)), Limit([[], [], []])]
    none = altered(view, stack=began, flipped=0)
    every = altered(view, stack=began, oceans=list(range(9)), flipped=9)
    more = len(icons(scene(every, "board"))) - len(icons(scene(none, "board")))
    # Nine ocean icons move from the planet's face-down tiles to the row beside it.
    assert more == sum(len(reward(tile)) for tile in OCEAN_TILES)


CHANGES: dict[str, Callable[[Seen[State]], Seen[State]]] = {
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


@pytest.mark.parametrize("picture", PUBLIC)
def test_nothing_is_marked_against_the_same_view(picture: str) -> None:
    view = GAME.mask(crowd(middle(), 5), None)
    before = scene(view, picture, before=view)
    assert marks(before) == 0
    if picture != "revealed":  # without an older view it shows the latest cards
        assert before == scene(view, picture)


@pytest.mark.parametrize("change", ["temperature", "oxygen", "oceans", "rating"])
def test_changes_are_marked_on_the_board(change: str) -> None:
    view = GAME.mask(middle(), None)
    assert view.state.flipped < 9
    assert marks(scene(CHANGES[change](view), "board", before=view)) > 0


def test_goods_and_cards_gained_are_marked_before_their_player() -> None:
    view = changed(GAME.mask(middle(), None), 1, heat=50)
    player = view.state.players[1]
    card = next(iter(CARDS.keys() - {*player.played}))
    played = [*player.played, card]
    after = changed(view, 1, mc=player.mc + 137, heat=9, played=played)
    shown = scene(after, "players", before=view)
    assert {"+137", "−41"} <= set(texts(shown)) - set(texts(scene(after, "players")))
    assert marks(scene(after, "tableau:1", before=view)) > 0
    assert marks(scene(after, "tableau:0", before=view)) == 0
    assert NAMES[card]["en"] in " ".join(texts(scene(after, "revealed", before=view)))


def test_frozen_mats_are_named_as_such() -> None:
    behind, live = middle("four"), middle("two")
    assert "Players as the phase began" in texts(scene(GAME.mask(behind, None), "players"))
    assert "clock" in icons(scene(GAME.mask(behind, None), "board"))
    assert "Players as the phase began" not in texts(scene(GAME.mask(live, None), "players"))


def test_the_static_layer_stays_the_same_all_game_long() -> None:
    for table in TABLES:
        boards = {scene(GAME.mask(state, None), "board").static for state in states(table)}
        assert len(boards) == 1, table
        assert len(boards.pop()) > 20


# Modes and the end


def test_solo_shows_the_dummy_and_its_marker() -> None:
    seen = set[int]()
    for state in states("solo"):
        view = GAME.mask(state, None)
        shown = scene(view, "board")
        assert f"{state.marker}/5" in texts(shown)
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
