"""Everything that Ceres says, over random games in both languages and both editions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from games.ceres.actions import AnyAction
from games.ceres.content import BUILT_IN, components, load
from games.ceres.content.types import Goods
from games.ceres.events import (
    AnyEvent,
    FacilitiesSeen,
    Launched,
    PartUsed,
    PileShuffled,
    TurnEnded,
)
from games.ceres.game import GAME
from games.ceres.scoring import SOURCES, TIE_BREAKS
from games.ceres.state import HIDDEN, Yard
from games.ceres.words.speakers import SPEAKERS
from games.core.actions import fields, kind
from games.core.errors import Reason
from games.core.events import visible
from games.core.grammar import NARROW_SPACE
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES, Language
from rendering.ceres import table
from tests.ceres.labels import short
from tests.core.catalogs import problems
from tests.games import checked

NAMES = ("Ana", "Benoît", "Chloé", "Dov")
SOURCE = Path(__file__).parents[3] / "games" / "ceres"
IDS = frozenset(key for key in components(BUILT_IN).names if "_" in key) | frozenset(
    ("trade_bureau", "construction_yard")
)
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "ceres-pack.toml"


def ids(prefix: str, lang: Language = "en") -> set[str]:
    """Return the ends of the ids of messages that begin so."""
    found = {entry.id.name for entry in SPEAKERS.catalog(lang).entries}
    return {key.removeprefix(prefix) for key in found if key.startswith(prefix)}


REASONS = ids("reason-")


def clean(text: str, lang: Language) -> str:
    """Refuse ids and hidden cards, and the faults that no text may have."""
    assert text == text.strip()
    assert not IDS & set(re.findall(r"[a-z_]+", text)), text
    assert HIDDEN not in text, text
    return checked.clean(text, lang)


def positions(edition: str, players: int, seed: int) -> Iterator[tuple[Any, int, list[Any]]]:
    """Yield every position of a random game before its action: state, seat, last events."""
    state = GAME.start({"edition": edition}, players, seed)
    source = rng(seed, 7)
    happened: list[Any] = []
    while seats := GAME.waiting(state):
        yield state, seats[0], happened
        happened = GAME.apply_unchecked(state, seats[0], wild(state, seats[0], source)).events
    yield state, -1, happened


def wild(state: Any, seat: int, source: Rng) -> Any:
    """Return a random action, passing and leaving only now and then."""
    legal = GAME.legal(state, seat)
    busy = [a for a in legal if kind(a) not in ("pass", "done", "end")]
    return source.pick(busy if busy and source.below(12) else legal)


GAMES = [("final", 2, 1), ("final", 3, 2), ("final", 4, 3), ("draft", 2, 4), ("draft", 4, 5)]


@pytest.mark.parametrize(("edition", "players", "seed"), GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_words(edition: str, players: int, seed: int, lang: Language) -> None:
    words = GAME.words(lang)
    for state, seat, happened in positions(edition, players, seed):
        for event in happened:
            line = words.event(event, NAMES)
            if line is not None:
                assert clean(line, lang).endswith(".")
            else:
                assert isinstance(event, TurnEnded | PartUsed)
        if seat < 0:
            continue
        view = GAME.mask(state, seat)
        clean(words.prompt(view, seat), lang)
        labels: list[str] = []
        for action in GAME.legal(state, seat):
            label = clean(words.action(view, action), lang)
            assert len(label) <= 80, label
            labels.append(label.casefold())
            check_choices(words, view, action, lang)
        assert len(set(labels)) == len(labels), labels


def check_choices(words: Any, view: Any, action: Any, lang: Language) -> None:
    """Labels of the values fit, whether the fields before are chosen or not."""
    shown = words.kind(view, kind(action))
    assert len(clean(shown.label, lang)) <= 80
    assert len(shown.detail) <= 100
    chosen: dict[str, Any] = {}
    for field in fields(action):
        value = getattr(action, field)
        for before in (chosen, {}):
            choice = words.choice(view, kind(action), field, value, before)
            assert len(clean(choice.label, lang)) <= 100
            assert len(choice.detail) <= 100
        chosen[field] = value


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_values_of_a_field_have_different_labels(edition: str) -> None:
    for state, seat, _ in positions(edition, 3, 11):
        if seat < 0:
            return
        view = GAME.mask(state, seat)
        for lang in LANGUAGES:
            found: dict[tuple[Any, ...], set[str]] = {}
            values: dict[tuple[Any, ...], set[Any]] = {}
            for action in GAME.legal(state, seat):
                chosen: dict[str, Any] = {}
                for field in fields(action):
                    value = getattr(action, field)
                    key = (kind(action), field, *chosen.values())
                    choice = GAME.words(lang).choice(view, kind(action), field, value, chosen)
                    found.setdefault(key, set()).add(choice.label.casefold())
                    values.setdefault(key, set()).add(value)
                    chosen[field] = value
            for key, labels in found.items():
                assert len(labels) == len(values[key]), (key, labels, values[key])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_met_and_said(lang: Language) -> None:
    met: set[type] = set()
    said: set[type] = set()
    rare = PileShuffled(pile="facilities", count=7)
    for seed in range(30):
        for _, _, happened in positions("draft" if seed % 4 == 3 else "final", 2, seed):
            for event in (rare, *happened):
                met.add(type(event))
                if GAME.words(lang).event(event, NAMES):
                    said.add(type(event))
    assert met == set(get_args(AnyEvent))
    assert said == met - {TurnEnded}


def reasons_of_the_rules() -> set[str]:
    """Return the keys of all reasons that the rules and the kernel can give."""
    keys: set[str] = {"not_your_decision", "not_now", "game_over", "unknown"}
    for path in SOURCE.rglob("*.py"):
        keys.update(re.findall(r"\b[Rr]eason\(\s*\"([a-z_]+)\"", path.read_text("utf-8")))
    return keys | {"seat_count", "unknown_option", "unknown_value", "no_packs"}


def test_every_reason_has_words() -> None:
    assert reasons_of_the_rules() == REASONS == ids("reason-", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_met_in_play_are_sentences(lang: Language) -> None:
    met: set[str] = set()
    for seed in range(6):
        source = rng(seed, 9)
        for state, seat, _ in positions(("final", "draft")[seed % 2], 3, seed):
            if seat < 0 or source.below(3):
                continue
            for action in GAME.candidates(state, seat):
                why = GAME.refusal(state, seat, action)
                if why is not None:
                    met.add(why.key)
                    assert clean(GAME.words(lang).reason(why), lang).endswith(".")
    assert len(met) > 10


FACTS: dict[str, Any] = {
    "what": "Vesta",
    "frame": "yard",
    "location": "council",
    "option": "launch",
    "slots": 2,
    "uses": 2,
    "outstation": "main_lab",
    "kind": "lab",
    "favor": "mars_droid",
    "good": "ice",
    "need": 3,
    "have": 1,
    "most": 2,
    "asked": 3,
    "card": "ice_drill",
    "spots": 2,
    "project": "solar_panels",
    "asteroid": "bennu",
    "seat": 1,
    "field": "logistics",
    "part": 0,
    "seats": 5,
    "least": 2,
    "value": "x",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(REASONS))
def test_a_reason_is_a_sentence(key: str, lang: Language) -> None:
    text = GAME.words(lang).reason(Reason(key, tuple(FACTS.items())))
    assert clean(text, lang).endswith(".")
    assert text[0].isupper() or text.startswith(("«", "{"))


def test_a_price_says_what_is_needed_and_what_there_is() -> None:
    why = Reason("cannot_pay", (("good", "ice"), ("need", 10), ("have", 4)))
    assert GAME.words("en").reason(why) == "You need 10 Ice; you have 4."
    assert (
        GAME.words("fr").reason(why) == f"Il faut 10 blocs de glace{NARROW_SPACE}; vous en avez 4."
    )


def test_labels_are_those_of_the_actions() -> None:
    kinds = {kind(action) for action in get_args(AnyAction)}
    assert ids("command-") == ids("kind-") == kinds
    assert ids("field-") == {
        f"{kind(action)}-{field}" for action in get_args(AnyAction) for field in fields(action)
    }


def test_every_step_has_a_name() -> None:
    from games.ceres.state import AnyFrame

    tags = {str(frame.__struct_config__.tag) for frame in get_args(AnyFrame)}
    assert ids("frame-") == tags


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_pictures_and_categories(lang: Language) -> None:
    words = GAME.words(lang)
    for option in GAME.rules.options:
        assert words.option(option.key).name
        assert len({words.option_value(option.key, v).name for v in option.values}) == len(
            option.values
        )
    pictures = [words.picture(picture.key) for picture in GAME.presentation.pictures]
    assert len({picture.name for picture in pictures}) == len(pictures)
    for picture in pictures:
        clean(picture.help, lang)
    categories = [words.category(key) for key in (*SOURCES, *TIE_BREAKS)]
    assert len(set(categories)) == len(categories)
    assert words.game().name == "Ceres"
    assert len(words.game().help) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_pictures_and_board_in_words(edition: str, lang: Language) -> None:
    words = GAME.words(lang)
    names = ["Wolfgang Amadeus von Hohenstein"[:32]] * 4
    for number, (state, _, _) in enumerate(positions(edition, 4, 21)):
        if number % 40:
            continue
        for seat in (None, 0, 3):
            view = GAME.mask(state, seat)
            clean(words.status(view), lang)
            for picture in GAME.presentation.pictures:
                key = f"{picture.key}:2" if picture.per_seat else picture.key
                assert len(clean(words.alt(view, key, names), lang)) <= 1024
            clean(words.board(view, names), lang)


def test_the_board_names_everything_on_the_table() -> None:
    state = next(s for n, (s, _, _) in enumerate(positions("final", 3, 2)) if n == 90)
    text = GAME.words("en").board(GAME.mask(state, None), NAMES)
    index = components(BUILT_IN)
    shown = [card for card in (*state.facility_row, *state.project_row) if card]
    shown += [o.top for p in state.players for o in p.outstations]
    shown += [key for p in state.players for key in (*p.committed, *p.completed, *p.asteroids)]
    shown += [*index.asteroids, *state.ships[state.round - 1 :], *index.favors["final"]]
    for key in shown:
        assert index.names[key]["en"] in text
    parts = {part.key: part for part in GAME.words("en").parts(GAME.mask(state, None), NAMES)}
    for player in state.players:
        part = parts[f"player:{player.seat}"]
        assert part.title == NAMES[player.seat]
        assert part.text.startswith(f"{sum(player.vp.values())} VP")


def test_drawn_cards_are_not_named_to_others() -> None:
    index = components(BUILT_IN)
    checked = told = 0
    for seed in range(12):
        for state, seat, happened in positions("final", 2, seed):
            frame = state.stack[-1] if state.stack else None
            if not (isinstance(frame, Yard) and frame.drawn):
                continue
            checked += 1
            view = GAME.mask(state, 1 - seat)
            for lang in LANGUAGES:
                words = GAME.words(lang)
                lines = [words.event(e, NAMES) or "" for e in visible(happened, 1 - seat)]
                said = " ".join(
                    (
                        *lines,
                        words.board(view, NAMES),
                        *(words.alt(view, p.key, NAMES) for p in GAME.presentation.pictures),
                        words.prompt(view, seat),
                    )
                )
                for card in frame.drawn:
                    named = index.names[card]
                    assert named[lang] not in said
            told += any(isinstance(e, FacilitiesSeen) for e in visible(happened, seat))
    assert checked >= told > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_pages(lang: Language) -> None:
    topics = GAME.words(lang).topics()
    assert len({topic.key for topic in topics}) == len(topics) >= 12
    for topic in topics:
        assert len(topic.text) <= 1900
        assert len(topic.title) <= 80
        assert topic.text[-1] in "._*"
        assert not re.search(r"[{}]|None", topic.text)
        if lang == "fr":
            assert "'" not in topic.text
            for sign in re.finditer(r"[;:!?]", topic.text):
                assert topic.text[sign.start() - 1] == NARROW_SPACE, topic.text[sign.start() - 30 :]


def test_help_pages_tell_the_numbers_of_the_component_set() -> None:
    content = load(EXAMPLE.read_text("utf-8"), EXAMPLE.name)
    for lang, wanted in (("en", "Mars Droid**, 3 Influence"), ("fr", "martien**, 3 jetons")):
        spoken: Language = "fr" if lang == "fr" else "en"
        (favors,) = (t.text for t in GAME.words(spoken, content).topics() if t.key == "favors")
        assert wanted in favors
        (favors,) = (t.text for t in GAME.words(spoken).topics() if t.key == "favors")
        assert wanted not in favors


def test_a_pack_is_played_in_its_own_words() -> None:
    content = load(EXAMPLE.read_text("utf-8"), EXAMPLE.name)
    state = GAME.start({"edition": "final"}, 2, 3, content)
    words = GAME.words("fr", content)
    text = words.board(GAME.mask(state, None), NAMES)
    assert "Héron" in text
    assert "Alouette" not in text
    source = rng(3)
    while seats := GAME.waiting(state):
        applied = GAME.apply_unchecked(state, seats[0], wild(state, seats[0], source))
        for event in applied.events:
            line = words.event(event, NAMES)
            assert line is None or clean(line, "fr")


def test_two_packs_that_call_a_card_differently_are_each_told_in_their_own_words() -> None:
    event = Launched(seat=0, asteroid="wanderer", paid={}, vp=3, gained={}, lost={})
    pack = """format = 1
[[asteroids]]
id = "wanderer"
replaces = "bennu"
name = {{ en = "{0} One", fr = "{0} Un" }}
ring = "inner"
zone = 1
vp = 9
production = {{ ore = 1 }}
"""
    contents = [load(pack.format(name), "pack.toml") for name in ("Alpha", "Beta")]
    for content, name in zip(contents, ("Alpha", "Beta"), strict=True):
        assert f"to {name} One " in (GAME.words("en", content).event(event, NAMES) or "")
        assert f"vers {name} Un " in (GAME.words("fr", content).event(event, NAMES) or "")
        why = Reason("claimed", (("asteroid", "wanderer"),))
        assert GAME.words("en", content).reason(why) == f"{name} One already has a Probe."


def test_the_catalogs_are_complete_and_all_of_them_is_said() -> None:
    code = SOURCE / "words", SOURCE / "seats", Path(table.__file__).parent
    assert problems(SPEAKERS.locales, *code) == []


def test_amounts_in_labels_are_counted():
    amounts: Goods = {"ice": 2, "energy": 1, "influence": 3, "ore": 1}
    assert short(amounts, "fr") == "2 glaces, 1 énergie, 3 influences, 1 minerai"
    assert short(amounts, "en") == "2 Ice, 1 Energy, 3 Influence, 1 Ore"
    assert short({}, "fr") == "–"
