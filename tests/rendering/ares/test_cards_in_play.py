"""Cards before the players: in the players' picture, in one's tableau, and lately played."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.ares.content import CARDS, CORPS, NAMES
from games.ares.rules import derive
from games.ares.scoring import categories
from games.ares.state import Phase, Pick, State
from games.core.hidden.declare import View
from games.core.text import LANGUAGES, Language
from rendering import fold
from rendering.ares import chips, mats, revealed, tableau
from rendering.ares.playable import verdict
from rendering.ares.symbols import COLOUR_ICONS, PHASE_ICONS, TAG_ICONS, card_markup
from rendering.scene import Icon, Panel, Scene, Text
from rendering.sizes import least
from rendering.theme import DARK
from tests.rendering import layout_checks
from tests.rendering.ares.positions import (
    GAME,
    TABLES,
    changed,
    crowd,
    icons,
    marks,
    middle,
    scene,
    sizes,
    states,
    texts,
)
from tests.rendering.ares.positions import NAMES as PLAYERS
from tests.rendering.rules.marks import figures

LEAST = 28
"""Smallest size of a name that menus use."""


def alone(played: list[str], corporation: str = "saturn_systems_216") -> View[State]:
    """Return a solo game with these cards in play."""
    state = GAME.start({}, 1, 1)
    state.round = 1
    state.players[0].corporation = corporation
    state.players[0].played = played
    return GAME.mask(state, 0)


def frames(found: Scene) -> int:
    """Count the frames in the colour of changes."""
    return sum(op.look.border == DARK.mark for op in found.ops if isinstance(op, Panel))


def named(found: Scene, card: str, lang: Language) -> int:
    """Return how large the name of a card is, whole or with its last words left out; else 0."""
    words, drawn = NAMES[card][lang].split(" "), sizes(found)
    names = [f"{' '.join(words[:n])}…" for n in range(1, len(words))]
    return max(drawn.get(name, 0) for name in (" ".join(words), *names))


# The players' picture


def test_the_players_picture_names_every_card_in_play_and_its_cubes() -> None:
    state = crowd(middle("coop"), 12)
    view = GAME.mask(state, None)
    found = scene(view, "players")
    shown = texts(found)
    for player in view.state.players:
        for card in player.played:
            assert named(found, card, "en")
            if CARDS[card].holds is not None:
                assert str(player.cubes.get(card, 0)) in shown
        for amount in (player.mc, player.heat, player.plant, player.tr, len(player.hand)):
            assert str(amount) in shown


@pytest.mark.parametrize("count", [0, 3, 8, 21, 30])
def test_the_players_picture_tells_production_tags_and_points(count: int) -> None:
    played = [card for card in CARDS if CARDS[card].tags and CARDS[card].vp][:count]
    view = alone(played)
    shown = view.state.players[0]
    found = scene(view, "players")
    said = texts(found)
    for track, income in derive.production(shown).items():
        assert f"+{income + (shown.tr if track == 'mc' else 0)}" in said
    badges = Counter(icons(found))
    kinds = Counter(kind for card in played for kind in CARDS[card].tags)
    for kind, icon in TAG_ICONS.items():
        # The player's own count has one badge a kind; as many more stand on the cards' lines.
        counted = derive.tag_counts(shown).get(kind, 0)
        assert not counted or str(counted) in said
        if icon.startswith("tag_"):
            assert badges[icon] >= bool(counted) + kinds[kind]
    scoring = [card for card in played if derive.card_points(shown, card)]
    rates = [card for card in played if "[vp]" in card_markup(card, "en", "lasting")]
    few = count <= mats.FEW
    # The score, what all cards have together, each of them, and texts where there is room.
    assert badges["vp"] == 1 + bool(count) + len(scoring) + few * len(rates)
    assert not count or str(categories(shown)["cards"]).replace("-", "−") in said
    if few:
        assert "Saturn Systems" in said
        assert "raise your" in " ".join(said)


def test_tags_that_nobody_has_are_left_out() -> None:
    found = scene(alone([]), "players")
    kinds = {op.name for op in found.ops if isinstance(op, Icon) and op.y > mats.PERSON}
    own = {TAG_ICONS[kind] for kind in CORPS["saturn_systems_216"].tags}
    assert kinds & {icon for icon in TAG_ICONS.values() if icon.startswith("tag_")} == own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [2, 8, 15, 16, 22, 33, 50, 90])
def test_every_card_in_play_has_a_name_that_is_large_enough(count: int, lang: Language) -> None:
    """And its colour's sign; with not too many, its tags, and nearly all of the name."""
    every = list(CARDS)
    cut = 0
    for start in range(0, len(every) - count + 1, count):
        some = every[start : start + count]
        view = GAME.mask(middle(), None)
        without = icons(scene(changed(view, played=[]), "players", lang))
        found = scene(changed(view, played=some), "players", lang)
        drawn = icons(found)
        # One sign of each colour stands before the number of its cards.
        signs = {c: drawn.count(icon) - without.count(icon) - 1 for c, icon in COLOUR_ICONS.items()}
        most = mats.MOST // len(view.state.players)
        if count > most:
            assert f"+{count - most + 1}" in texts(found)
            assert sum(signs.values()) == most - 1
            continue
        assert signs == {c: sum(CARDS[card].colour == c for card in some) for c in COLOUR_ICONS}
        assert all(named(found, card, lang) >= LEAST for card in some)
        cut += sum(NAMES[card][lang] not in texts(found) for card in some)
        crowded = count + sum(len(player.played) for player in view.state.players[1:])
        if crowded > chips.SIGNS:
            continue
        for kind in TAG_ICONS:
            # Some signs stand for more than a tag: their cards have them, too.
            tagged = sum(CARDS[card].tags.count(kind) for card in some)
            assert drawn.count(TAG_ICONS[kind]) - without.count(TAG_ICONS[kind]) >= tagged
    assert cut <= len(every) // 12


def test_goods_and_cards_gained_are_marked_before_their_player() -> None:
    view = changed(GAME.mask(middle(), None), 1, heat=50)
    player = view.state.players[1]
    card = next(card for card in CARDS if card not in player.played)
    played = [*player.played, card]
    after = changed(
        view, 1, mc=player.mc + 137, heat=9, tr=player.tr + 3, forests=77, played=played
    )
    shown = scene(after, "players", before=view)
    new = {"+137", "−41", "+3", f"+{77 - player.forests}"}
    assert new <= set(texts(shown)) - (set(texts(scene(after, "players"))) - {"+3"})
    assert frames(shown) == 1  # the new card; amounts have none
    assert frames(scene(after, "tableau:1", before=view)) == 1
    assert marks(scene(after, "tableau:0", before=view)) == 0
    assert NAMES[card]["en"] in " ".join(texts(scene(after, "revealed", before=view)))


@pytest.mark.parametrize("picture", ["players", "tableau:1"])
def test_what_changed_is_written_within_the_cell_of_its_amount(picture: str) -> None:
    view = changed(GAME.mask(middle("two"), None), 1, mc=130, heat=24, plant=1)
    old = changed(view, 1, mc=30, heat=4, plant=31)
    found = scene(view, picture, before=old)
    inks = [ink for op in layout_checks.inked(found) if (ink := layout_checks.ink(op))]
    said = [ink for ink in inks if ink.op in figures(found, DARK)]
    assert [ink.op.text for ink in said if isinstance(ink.op, Text)] == ["+100", "+20", "−30"]
    panels = (op for op in found.ops if isinstance(op, Panel))
    cells = [layout_checks.bounds(op) for op in panels if op.h in (mats.GOODS, tableau.GOODS)]
    for ink in said:
        left, top, right, bottom = ink.box
        rim = left - 2, top - 2, right + 2, bottom + 2
        assert any(layout_checks.shared(rim, cell) == rim for cell in cells)
        near = (other for other in inks if other not in said)
        assert not [other.op for other in near if layout_checks.shared(rim, other.box)]


def test_what_a_new_round_brings_is_not_marked_but_what_somebody_did_is() -> None:
    view = GAME.mask(middle(), None)
    player = view.state.players[1]
    card = next(card for card in CARDS if card not in player.played)
    later = changed(view, 1, mc=player.mc + 137, played=[*player.played, card])
    state = msgspec.structs.replace(later.state, round=view.state.round + 1)
    later = msgspec.structs.replace(later, state=state)
    shown = scene(later, "players", before=view)
    assert "+137" not in texts(shown)
    assert frames(shown) == 1


@pytest.mark.parametrize("picture", ["players", "tableau:0"])
def test_cubes_that_came_are_counted_without_a_frame(picture: str) -> None:
    card = next(card for card, found in CARDS.items() if found.holds == "microbe")
    before = alone([card])
    after = changed(before, cubes={card: 7})
    shown = scene(after, picture, before=before)
    assert [op.text for op in figures(shown, DARK)] == ["+7"]
    assert frames(shown) == 0


# One's tableau


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_leave_out_what_no_longer_matters(lang: Language) -> None:
    for card, found in CARDS.items():
        whole = card_markup(card, lang)
        played, lasting = card_markup(card, lang, "played"), card_markup(card, lang, "lasting")
        assert whole.endswith(played)
        assert played.endswith(lasting)
        assert (whole != played) == bool(found.requires)
        assert (played != lasting) == bool(found.on_play)


def test_a_tableau_prints_what_still_counts() -> None:
    spent = [c for c, f in CARDS.items() if f.colour == "red" and f.on_play and f.vp == 0][:4]
    green = [c for c, f in CARDS.items() if f.on_play and f.production and f.requires][:4]
    blue = [c for c, f in CARDS.items() if f.action and f.requires][:2]
    said = texts(scene(alone([*spent, *green, *blue]), "tableau:0"))
    # Above and below the cards only numbers are bold: names and texts are all that is left.
    lines = [text for text in said if text.strip("+−0123456789")]
    names = {word for card in (*spent, *green, *blue) for word in NAMES[card]["en"].split(" ")}
    loud = " ".join(lines)
    assert all(word in loud for word in names)
    assert "Action:" in loud
    for word in ("Requires", "Raise", "Flip"):
        assert not any(line.startswith(word) for line in lines), word


# Cards turned up and lately played


@pytest.mark.parametrize("table", TABLES)
def test_newest_cards_leave_out_whoever_has_none_and_are_never_empty(table: str) -> None:
    for state in states(table, every=11):
        view = GAME.mask(state, None)
        found = scene(view, "revealed")
        tokens = [seat for seat, p in enumerate(view.state.players) if p.played]
        frame = state.stack[-1] if state.stack else None
        turned = isinstance(frame, Phase) and any(
            lane.stack and isinstance(lane.stack[-1], Pick) and lane.stack[-1].shown
            for lane in frame.lanes
        )
        wide = fold.width(1) - 2 * revealed.EDGE
        panels = [op for op in found.ops if isinstance(op, Panel) and op.w == wide]
        if not turned:
            assert len(panels) == (len(tokens) or len(state.players))
        names = " ".join(texts(found))
        for player in view.state.players:
            for card in player.played[-4:]:
                assert all(word in names for word in NAMES[card]["en"].split(" "))
            if not tokens and player.corporation in CORPS:
                assert NAMES[player.corporation]["en"] in names


@pytest.mark.parametrize("shown", [False, True])
def test_cards_turned_up_lie_below_whoever_turned_them_up(shown: bool) -> None:
    state = GAME.copy(middle())
    cards = [card for card in CARDS if all(card not in player.played for player in state.players)]
    frame = state.stack[-1]
    assert isinstance(frame, Phase)
    lane = frame.lanes[2]
    lane.stack = [Pick(card=cards[0], cards=cards[1:4], choice=cards[1:4], keep=1, shown=shown)]
    frame.curtain = []
    for viewer, heading in ((None, "Revealed"), (1, "Revealed"), (2, "Keep 1 of 3")):
        said = texts(scene(GAME.mask(state, viewer), "revealed"))
        seen = shown or viewer == 2
        assert ("Revealed" in said, "Keep 1 of 3" in said) == (
            seen and heading == "Revealed",
            seen and heading == "Keep 1 of 3",
        )
        if seen:
            first = said[: said.index("Latest cards played")]
            assert PLAYERS[2] in first
            assert PLAYERS[1] not in first
            assert all(word in " ".join(first) for word in NAMES[cards[1]]["en"].split(" "))


# The hand


def test_a_hand_says_at_which_step_a_zone_is_reached() -> None:
    """There the card can be played as far as its zone goes, one step before it cannot."""
    seen = 0
    for state in states("two", every=9):
        for card in CARDS:
            judged = verdict(state, 0, card, CARDS[card].cost)
            if judged.until is None:
                continue
            assert judged.why is not None
            scale = str(dict(judged.why.facts)["scale"])
            for step in (judged.until - 1, judged.until):
                later = msgspec.structs.replace(state, stack=[], **{scale: step})
                why = verdict(later, 0, card, CARDS[card].cost).why
                facts = {} if why is None else dict(why.facts)
                assert (facts.get("scale") == scale) == (step < judged.until), (card, step)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(("lang", "word"), [("en", "with"), ("fr", "avec")])
@pytest.mark.parametrize(
    ("corporation", "named"), [("inventrix_213", True), ("saturn_systems_216", False)]
)
def test_a_hand_names_what_lets_a_card_be_played_a_zone_earlier(
    lang: Language, word: str, corporation: str, *, named: bool
) -> None:
    view = alone([], corporation)
    view.state.players[0].hand = list(CARDS)
    said = " ".join(texts(scene(view, "hand", lang))).replace("\xa0", " ")
    assert (f"{word} Inventrix" in said) == named


@pytest.mark.parametrize("count", [9, 10, 11, 12, 13])
def test_cards_lie_in_two_columns_until_three_fill_a_row_below(count: int) -> None:
    view = alone([card for card in CARDS if CARDS[card].colour == "green"][:count])
    found = scene(view, "players")
    chips = [op for op in found.ops if isinstance(op, Panel) and op.radius == 7]
    assert len(chips) == count
    below = [op for op in chips if op.x < mats.LEFT]
    assert len(below) == (2 if count == 13 else 0)
    assert all(op.y + op.h <= found.height - mats.EDGE - mats.MARGIN for op in chips)


def test_no_phase_stands_before_a_player_when_the_game_is_over() -> None:
    view = GAME.mask(states("four")[-1], None)
    assert view.state.over
    assert any(player.phase for player in view.state.players)
    signs = set(PHASE_ICONS) - {"", "phase_action", "production"}
    assert not signs & set(icons(scene(view, "players")))


# Any number of cards, and every card


def check(picture: str, found: Scene) -> None:
    assert layout_checks.faults(found) == [], picture
    if picture != "board":
        assert layout_checks.smallest(found) >= least("narrow", found.width), picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [1, 7, 14, 26, 40])
def test_crowded_tables_fit(cards: int, lang: Language) -> None:
    state = crowd(middle(), cards, seed=cards)
    for picture in ("players", *(f"tableau:{seat}" for seat in range(4)), "board", "revealed"):
        check(picture, scene(GAME.mask(state, None), picture, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_fits_a_tableau_and_a_hand(lang: Language) -> None:
    state = GAME.start({}, 1, 1)
    ids = list(CARDS)
    for start in range(0, len(ids), 26):
        some = ids[start : start + 26]
        state.players[0].played, state.players[0].hand = some, some[:12]
        view = GAME.mask(state, 0)
        for picture in ("tableau:0", "hand", "players"):
            check(picture, scene(view, picture, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_corporation_fits_its_places(lang: Language) -> None:
    state = GAME.start({}, 1, 1)
    for corporation in CORPS:
        state.players[0].corporation = corporation
        check(corporation, scene(GAME.mask(state, 0), "tableau:0", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_left_with_a_noun_that_has_an_icon(lang: Language) -> None:
    nouns = {"en": ("heat", "MC", "plants", "microbes"), "fr": ("M€", "plantes", "unités")}
    for card in (*CARDS, *CORPS):
        for noun in nouns[lang]:
            assert not any(f"{n} {noun}" in card_markup(card, lang) for n in range(10)), card
