"""Labels, menus, prompts and reasons of Ceres in positions that random games seldom reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from games.ceres import actions as act
from games.ceres.content import BUILT_IN_COMPONENTS, load
from games.ceres.content.types import AsteroidProduction, Part, Visit
from games.ceres.events import Launched
from games.ceres.game import GAME
from games.ceres.scoring import SOURCES
from games.ceres.state import Function, Turn, Yard
from games.core.actions import EndTurn
from games.core.codec import decode_events, encode_events, restore, save
from games.core.errors import Reason
from games.core.grammar import NARROW_SPACE
from games.core.hidden.declare import View
from games.core.labels import Choice
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility, gain, perform
from tests.games.checked import clean
from tests.games.test_words import reasons

NAMES = ("Ana", "Benoît", "Chloé")
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "ceres-pack.toml"
YARD = act.Leader("construction_yard", "build")


def label(table: Table, action: act.AnyAction, lang: Language = "en") -> str:
    return GAME.words(lang).action(GAME.mask(table.state, table.state.turn), action)


def choice(table: Table, kind: str, field: str, value: Any, lang: Language = "en") -> Any:
    view = GAME.mask(table.state, table.state.turn)
    return GAME.words(lang).choice(view, kind, field, value, {})


# Labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_function_too_long_for_a_label_is_told_beside_it(lang: Language) -> None:
    """Neither is cut: not the name of the Outstation, nor its gain."""
    parts = (gain(ore=2), *(perform("settlement", 1, ice=1) for _ in range(3)))
    table = Table(hidden=(facility("mill", "mine", *parts),)).seat(0, singles=("mill",))
    assert label(table, act.Worker("mill"), lang) == "mill"
    told = GAME.words(lang).label_overflow(GAME.mask(table.state, 0), act.Worker("mill"))
    assert told.startswith("2 ")
    assert (told.count(" + Proj"), told.count("…")) == (3, 0)
    assert choice(table, "worker", "outstation", "mill", lang)[:2] == ("mill", told)


def test_a_building_promises_just_what_comes() -> None:
    """No production of an upgrade; in the draft the Influence for Alloys."""
    cards = tuple(facility(f"hut{n}", cost={"alloy": 1}, production={"ore": 3}) for n in range(2))
    table = Table(facilities=cards, hidden=(facility("mill"),))
    table.seat(0, alloy=2, singles=("mill",))
    for ways, gains in ((["upgrade"], "nothing"), (["expanse"], "3 Ore")):
        table.state.stack = [Turn(acted=True), Yard(ways)]
        assert choice(table, "build", "card", "hut0").label == f"{gains} for 1 Alloy · hut0"
    table = Table("draft", facilities=(facility("hut", cost={"alloy": 2}, production={"ore": 3}),))
    table.seat(0, alloy=2).do(YARD)
    assert choice(table, "build", "card", "hut").label == "2 Influence for 2 Alloys · hut"
    assert label(table, act.Build("hut", "new")) == "2 Influence for 2 Alloys · hut"
    table.seat(0, research={"construction": 1})
    assert choice(table, "build", "card", "hut").label == "2 Influence, 3 Ore for 2 Alloys · hut"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_what_a_label_has_no_room_for_is_left_out_whole(edition: str, lang: Language) -> None:
    """A number that was cut would be another one."""
    state, built = GAME.start({"edition": edition}, 2, 1), BUILT_IN_COMPONENTS
    words, view = GAME.words(lang), GAME.mask(state, 0)
    points = "{} VP" if lang == "en" else f"{{}}{NARROW_SPACE}PV"
    for card in built.projects:
        for action in (act.Complete(card.id), act.Settle(card.id, "complete")):
            said = words.action(view, action)
            assert points.format(card.vp) in said
            assert "…" not in said or said.endswith(", …")
    for card in built.facilities:
        for below in built.facilities:
            said = words.action(view, act.Build(card.id, below.id))
            assert points.format(card.vp) in said, said
            assert "…" not in said or ", … · " in said
        frames = [Turn(), Function(card.id, "")]
        using = View(0, structs.replace(view.state, turn=0, stack=frames))
        for part in range(len(card.function)):
            assert "…" not in words.action(using, act.Use(part))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_whose_gain_has_no_short_name_is_cut_at_its_end(lang: Language) -> None:
    """Which part it is and what it costs come first."""
    dear = Part(AsteroidProduction(), {"ore": 1, "ice": 1, "ceramics": 1, "energy": 1, "credit": 1})
    table = Table(hidden=(facility("desk", "office", dear),))
    table.seat(0, **dict.fromkeys(dear.cost, 1), singles=("desk",), asteroids=("vesta",))
    table.do(act.Worker("desk"))
    said = label(table, act.Use(0), lang)
    start = {"en": "Part 1: Pay 1 Ore, 1 Ice", "fr": "Partie 1 : payez 1 minerai, 1 bloc"}[lang]
    assert said.replace(NARROW_SPACE, " ").startswith(start)
    assert said.endswith("…")


# Menus and prompts


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ("Below mill", "Gain 1 Energy.", "Lab")),
        ("fr", ("Sous mill", "Recevez 1 unité d’énergie.", "Laboratoire")),
    ],
)
def test_an_outstation_to_build_upon_shows_its_function(lang: Language, wanted: Any) -> None:
    cards = (facility("hut", cost={"alloy": 1}),)
    table = Table(facilities=cards, hidden=(facility("mill"),)).seat(0, alloy=1, singles=("mill",))
    table.do(YARD)
    assert choice(table, "build", "onto", "mill", lang) == Choice(*wanted)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ("Whole production", "2 Ore")),
        ("fr", ("Toute la production", "2 minerais")),
    ],
)
def test_e34_a_whole_production_is_offered_with_its_goods(lang: Language, wanted: Any) -> None:
    """The Special Grant of the draft edition."""
    view = GAME.mask(Table("draft").state, 0)
    chosen = {"outstation": "launch_site"}
    assert GAME.words(lang).choice(view, "grant", "good", act.ALL, chosen) == Choice(*wanted)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "A.M.A.C. Council: choose an option."),
        ("fr", "Conseil de l’A.M.A.C. : choisissez une option."),
    ],
)
def test_r17_the_prompt_names_the_location_that_a_part_activates(
    lang: Language, wanted: str
) -> None:
    table = Table(hidden=(facility("desk", "office", Part(Visit("council"))),))
    table.seat(0, influence=2, singles=("desk",)).do(act.Worker("desk"), act.Use(0))
    said = GAME.words(lang).prompt(GAME.mask(table.state, 0), 0)
    assert said.replace(NARROW_SPACE, " ") == wanted


# Reasons, events, other component sets

FACTS: dict[str, Any] = {
    "what": "Vesta", "frame": "yard", "location": "council", "option": "launch", "kind": "lab",
    "slots": 2, "uses": 2, "outstation": "main_lab", "favor": "mars_droid", "good": "ice",
    "need": 3, "have": 1, "most": 2, "asked": 3, "card": "ice_drill", "spots": 2, "part": 0,
    "project": "solar_panels", "asteroid": "bennu", "seat": 1, "seats": 5, "field": "logistics",
    "least": 2, "value": "x",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_a_sentence(lang: Language) -> None:
    for key in reasons(GAME):
        text = clean(GAME.words(lang).reason(Reason(key, tuple(FACTS.items()))), lang)
        assert text.endswith("."), key
        assert text[0].isupper() or text[0] == "«", key
        assert "_" not in text, key


def test_points_and_goods_keep_their_order_over_a_restart() -> None:
    """Saved positions and events are sorted by key; their descriptions are not."""
    table = Table().seat(0, influence=4, credit=10, ore=2, ceramics=1, energy=1)
    table.do(act.Leader("contractors", "manufacture"))
    (event,) = table.do(act.Manufacture(0, 1)).events
    (again,) = decode_events(GAME, encode_events([event]))
    for words in map(GAME.words, LANGUAGES):
        assert words.event(again, NAMES) == words.event(event, NAMES)
    scores = GAME.standing(GAME.mask(table.state, None)).scores
    restored = restore(GAME, save(GAME, table.state))
    assert list(scores[0].categories) == [key for key in SOURCES if key in scores[0].categories]
    again_scores = GAME.standing(GAME.mask(restored, None)).scores
    assert [list(s.categories) for s in again_scores] == [list(s.categories) for s in scores]
    restored.round, restored.passed, restored.bottom = 3, [1, 2], [-1, 1, 2]
    for action in (EndTurn(), act.Pass(), EndTurn()):
        GAME.apply(restored, restored.turn, action)
    outcome = GAME.result(restored)
    assert outcome is not None
    assert list(outcome.scores[0].categories) == list(scores[0].categories)


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "Mars Droid**, 3 Influence"), ("fr", "martien**, 3 jetons")]
)
def test_help_pages_tell_the_numbers_of_the_component_set(lang: Language, wanted: str) -> None:
    content = load(EXAMPLE.read_text("utf-8"), EXAMPLE.name)
    for words, there in ((GAME.words(lang, content), True), (GAME.words(lang), False)):
        (favors,) = (topic.text for topic in words.topics() if topic.key == "favors")
        assert (wanted in favors) is there


def test_two_packs_that_call_a_card_differently_are_each_told_in_their_own_words() -> None:
    event = Launched(seat=0, asteroid="wanderer", paid={}, vp=3, gained={}, lost={})
    why = Reason("claimed", (("asteroid", "wanderer"),))
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
    contents = {name: load(pack.format(name), "pack.toml") for name in ("Alpha", "Beta")}
    for name, content in contents.items():
        english, french = GAME.words("en", content), GAME.words("fr", content)
        assert f"to {name} One " in (english.event(event, NAMES) or "")
        assert f"vers {name} Un " in (french.event(event, NAMES) or "")
        assert english.reason(why) == f"{name} One already has a Probe."
