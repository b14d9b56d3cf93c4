"""The pictures of Ares Expedition: secrets, what the rules allow, and room for every card."""

from __future__ import annotations

import msgspec
import pytest

from games.ares.actions import Play
from games.ares.content import (
    CARDS,
    CORPS,
    NAMES,
)
from games.ares.rules.payment import list_price
from games.ares.state import (
    CONSTRUCTION,
    DEVELOPMENT,
    Phase,
    Pick,
    Planning,
)
from games.core.text import LANGUAGES, Language
from rendering.ares.playable import verdict
from rendering.ares.symbols import card_markup
from rendering.scene import Scene
from rendering.sizes import least
from tests.rendering import layout_checks
from tests.rendering.ares import positions
from tests.rendering.ares.positions import (
    GAME,
    crowd,
    icons,
    middle,
    scene,
    sizes,
    states,
    texts,
)

PHONE, NARROW = 350, 1080
"""The width in pixels at which a phone shows a picture that is not opened."""


def test_a_sealed_phase_card_is_shown_to_its_owner_only() -> None:
    state = next(s for s in states("four", every=3) if isinstance(s.stack[-1], Planning))
    frame = state.stack[-1]
    assert isinstance(frame, Planning)
    frame = Planning(picks=[3, 0, 0, 0])
    state = msgspec.structs.replace(state, stack=[*state.stack[:-1], frame])
    assert icons(scene(GAME.mask(state, 0), "board")).count("lock") == 1
    assert "lock" not in icons(scene(GAME.mask(state, 1), "board"))
    assert "lock" not in icons(scene(GAME.mask(state, None), "board"))


def test_a_number_of_answers_tells_no_names() -> None:
    for state in states("three"):
        view = GAME.mask(state, None)
        shown = scene(view, "board")
        assert "turn" not in icons(shown)
        if state.stack:
            answered = 3 - len(GAME.waiting(state))
            assert f"{answered}/3" in texts(shown)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_leave_out_what_no_longer_matters(lang: Language) -> None:
    for card, found in CARDS.items():
        whole = card_markup(card, lang)
        played, lasting = card_markup(card, lang, "played"), card_markup(card, lang, "lasting")
        assert whole.endswith(played)
        assert played.endswith(lasting)
        assert (whole != played) == bool(found.requires)
        assert (played != lasting) == bool(found.on_play)


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
            assert positions.NAMES[2] in first
            assert positions.NAMES[1] not in first
            assert all(word in " ".join(first) for word in NAMES[cards[1]]["en"].split(" "))


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
