"""Labels, menus, prompts and reasons of Ceres in positions that random games seldom reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from games.ceres import actions as act
from games.ceres.content import BUILT_IN_COMPONENTS, load
from games.ceres.events import Launched
from games.ceres.game import GAME
from games.ceres.scoring import SOURCES
from games.ceres.state import Function, Turn, Yard
from games.core.actions import EndTurn
from games.core.codec import decode_events, encode_events, restore, save
from games.core.errors import Reason
from games.core.grammar import NARROW_SPACE
from games.core.hidden.declare import View
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility, gain, line, perform, project
from tests.games.checked import clean
from tests.games.test_words import reasons

NAMES = ("Ana", "Benoît", "Chloé")
MINUS = "\N{MINUS SIGN}"
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "ceres-pack.toml"
YARD = act.Leader("construction_yard", "build")


def prompt(table: Table, lang: Language = "en") -> str:
    """Return what the seat to move is asked, and what it has to pay with."""
    view, words, seat = GAME.mask(table.state, table.state.turn), GAME.words(lang), table.state.turn
    return f"{words.prompt(view, seat)} {words.payment_hint(view, seat)}".strip()


def label(table: Table, action: act.AnyAction, lang: Language = "en") -> str:
    return GAME.words(lang).action(GAME.mask(table.state, table.state.turn), action)


def choice(table: Table, kind: str, field: str, value: Any, lang: Language = "en") -> Any:
    view = GAME.mask(table.state, table.state.turn)
    return GAME.words(lang).choice(view, kind, field, value, {})


# Labels


def test_values_of_a_field_begin_with_what_is_gained() -> None:
    table = Table(facilities=(facility("hut", vp=3, production={"ice": 1}, cost={"alloy": 1}),))
    table.seat(0, alloy=5, influence=5, ice=9, probe=1)
    for kind, field, value, said in (
        ("leader", "option", "launch", "Launch (1 Influence)"),
        ("headquarters", "source", "main_office", "1 Influence, 2 Credits · Main Office"),
        ("worker", "outstation", "main_lab", "2 Energy + Research · Main Lab"),
        ("build", "card", "hut", "3 VP, 1 Ice for 1 Alloy · hut"),
        ("launch", "asteroid", "vesta", "7 VP, 2 Ore for 3 Ice · vesta"),
        ("research", "field", "logistics", "Logistics 1 · 1 VP for 2 Energy"),
        ("draw", "influence", 2, "Draw 5 Facilities (2 Influence)"),
    ):
        assert choice(table, kind, field, value).label == said


def test_a_launch_that_costs_a_probe_alone_is_not_called_free() -> None:
    table = Table().seat(0, influence=1, probe=1).played(act.Leader("council", "launch"))
    assert label(table, act.Launch("hilda")) == "4 VP, 1 Ore (no Ice) · hilda"
    assert "sans glace" in label(table, act.Launch("hilda"), "fr")


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
def test_what_a_round_adds_to_a_settlement_project_is_told_where_one_decides(
    edition: str, lang: Language
) -> None:
    """By a Leader, without one, by an Outstation and by its part (5.3); the draft has nothing."""
    one = "1 influence" if lang == "fr" else "1 Influence"
    settling = "Projet de colonie" if lang == "fr" else "Settlement Project"
    depot = facility("depot", "office", perform("settlement", 1, ice=1), perform("settlement"))
    for number, added in ((1, f"+{one}"), (2, ""), (3, one)):
        behind = f" ({added})" if added and edition == "final" else ""
        table = Table(edition, hidden=(depot,), projects=(project("dome", {"ore": 1}),))
        table.round(number).seat(0, ore=3, ice=1, influence=2, singles=("depot",))
        leader = act.Leader("trade_bureau", "settlement")
        assert label(table, leader, lang).startswith(f"{settling}{behind} · ")
        assert choice(table, "leader", "option", "settlement", lang).label == settling + behind
        assert (behind[2:-1] or "depot") in label(table, act.Worker("depot"), lang)
        printed = choice(table, "worker", "outstation", "depot", lang).detail
        assert "1 influence" not in printed.casefold(), "a Function stays when the round ends"
        table.do(act.Worker("depot"))
        for part in (0, 1):
            assert label(table, act.Use(part), lang).removesuffix(".").endswith(behind)
        table.turn(0).do(act.Leader("council", "trade_bureau"))
        said = label(table, act.Choose("trade_bureau", "settlement"), lang)
        assert said.startswith(f"{settling}{behind} · ")


def test_where_no_slot_is_needed_none_are_counted() -> None:
    table = Table().seat(0, credit=9, ore=9, favors=("leader_assistant",))
    assert "slots free" in choice(table, "leader", "location", "council").detail
    table.do(act.Assistant("main_office"))
    assert "slot" not in choice(table, "choose", "location", "council").detail
    assert "emplacement" not in choice(table, "choose", "location", "council", "fr").detail


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_that_are_lost_stand_behind_a_minus(lang: Language) -> None:
    table = Table(projects=(project("dome", {"ore": 12}, 11),))
    table.do(act.Leader("trade_bureau", "settlement"))
    view, words = GAME.mask(table.state, 0), GAME.words(lang, table.state.content)
    told = words.choice(view, "settle", "how", "commit", {"project": "dome"}).detail
    assert told.startswith(f"{MINUS}5")
    table.do(act.Settle("dome", "commit"))
    table.state.round, table.state.passed, table.state.bottom = 3, [1, 2], [-1, 1, 2]
    events = [*table.end().events, *table.do(act.Pass()).events, *table.end().events]
    (mine,) = [said for each in events if "dome" in (said := words.event(each, NAMES) or "")]
    assert f"{MINUS}5" in mine


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


# Prompts


def test_a_repeat_of_the_yard_must_be_used_once_cards_were_drawn() -> None:
    first, second, third = (facility(k, cost={"alloy": 1}) for k in ("one", "two", "three"))
    table = Table(facilities=(first, second), hidden=(third,)).pile("three")
    table.seat(0, alloy=9, influence=9, research={"construction": 3})
    table.do(YARD, act.Build("one", act.NEW), act.Draw(1))
    assert prompt(table).startswith("Choose a Facility to build. ")
    assert prompt(table, "fr").startswith("Choisissez une installation à construire. ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_draws_that_can_be_paid_are_offered_by_the_prompt(lang: Language) -> None:
    """Of a first building as of a repeat, which may draw again (R53)."""
    cards = tuple(facility(k, cost={"alloy": 1}) for k in ("one", "two", "three"))
    begun, draws = {
        "en": (
            ("Choose a Facility to build", "Build once more (Construction level 3)"),
            (", or draw first: 3 cards for 1 Influence", ", 5 cards for 2 Influence"),
        ),
        "fr": (
            (
                "Choisissez une installation à construire",
                "Construisez une fois de plus (Construction, niveau 3)",
            ),
            (
                f", ou piochez d’abord{NARROW_SPACE}: 3 cartes pour 1 influence",
                ", 5 cartes pour 2 influences",
            ),
        ),
    }[lang]
    for influence in range(3):
        table = Table(facilities=cards)
        table.seat(0, alloy=9, influence=influence, research={"construction": 3}).do(YARD)
        for again, head in enumerate(begun):
            if again:
                table.do(act.Build("one", act.NEW))
            assert sum(isinstance(a, act.Draw) for a in table.legal()) == influence
            assert prompt(table, lang).startswith(f"{head}{''.join(draws[:influence])}. ")
    table = Table(facilities=cards).seat(0, alloy=1, influence=2)
    table.state.facility_pile, table.state.facility_discard = [], []
    table.do(YARD)
    assert not any(isinstance(a, act.Draw) for a in table.legal())
    assert prompt(table, lang).startswith(f"{begun[0]}. ")


def test_further_trades_are_counted() -> None:
    depot = facility("depot", "office", perform("trade", 3))
    table = Table(hidden=(depot,), lines=(line({"ore": 1}, {"ice": 1}),))
    table.seat(0, ore=9, singles=("depot",)).do(act.Worker("depot"), act.Use(0), act.Trade(0, 1))
    assert prompt(table).startswith("You can trade 2 more times.")
    assert prompt(table, "fr").startswith("Vous pouvez encore échanger 2 fois.")
    table.do(act.Trade(0, 1))
    assert prompt(table).startswith("You can trade once more.")
    assert prompt(table, "fr").startswith("Vous pouvez encore échanger une fois.")


def test_the_prompt_for_manufacturing_says_prices_and_what_one_has() -> None:
    table = Table().seat(0, ore=5, ceramics=1, credit=2, ice=7)
    table.do(act.Leader("contractors", "manufacture"))
    assert prompt(table) == (
        "Choose the goods to manufacture (up to 3, 1 Credit each): an Alloy takes 2 Ore, a Probe "
        "1 Ore, 1 Ceramics, 1 Energy. You have 5 Ore, 1 Ceramics, 2 Credits."
    )
    table.seat(0, favors=("manufacturing_efficiency",))
    assert "an Alloy takes 1 Ore, a Probe 1 Ceramics, 1 Energy" in prompt(table)
    assert "un alliage demande 1 minerai, une sonde 1 céramique" in prompt(table, "fr")
    assert "up to 3, 1 Credit each, and 1 more with" in prompt(table)
    table = Table().seat(0, ore=9, ice=3, favors=("manufacturing_efficiency",))
    table.do(act.Worker("main_factory"), act.Use(1))
    assert "up to 2, and 1 more with" in prompt(table)
    assert "jusqu’à 2, et 1 de plus grâce à" in prompt(table, "fr")
    table.do(act.Manufacture(3, 0), act.Use(2))
    assert "1 more" not in prompt(table), "the extra was taken"


def test_other_prompts_say_what_one_has_to_pay_with() -> None:
    table = Table(
        projects=(project("dome", {"ore": 1}),),
        facilities=(facility("hut", cost={"alloy": 1}),),
        lines=(line({"ore": 1}, {"ice": 1}),),
    )
    table.seat(0, ore=2, ice=3, alloy=1, influence=4, energy=2, probe=1)
    assert prompt(table).endswith("You have 2 Ore, 3 Ice, 2 Energy, 4 Influence, 1 Alloy, 1 Probe.")
    assert GAME.words("en").payment_hint(GAME.mask(table.state, 1), 1) == ""
    for leader, said in (
        (YARD, "draw first: 3 cards for 1 Influence, 5 cards for 2 Influence."),
        (act.Leader("council", "launch"), "You have 3 Ice, 1 Probe."),
        (act.Leader("council", "research"), "You have 2 Energy."),
        (act.Leader("council", "favor"), "You have 1 Influence."),
        (act.Leader("trade_bureau", "settlement"), "commit to (+1 Influence)."),
    ):
        assert said in prompt(table.turn(0).played(leader))
    table.seat(0, leaders=1).turn(0).round(3).do(act.Leader("trade_bureau", "settlement"))
    assert "à réserver (coûte 1 influence de plus)." in prompt(table, "fr")
    table.do(act.Settle("dome", "complete"))
    assert prompt(table) == "End your turn.", "nothing is paid any more"


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
