"""Forms: built within Discord's limits, read back as values, with no trust in them."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.panel import action_forms
from bot.panel.decision import Position, present
from bot.platform import forms
from bot.platform.forms import File, Given, One, Part, Several, Text, Tick, Upload
from bot.shared.problems import Problem
from games import registry
from games.core.game import AnyGame
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres.actions import Load, Move, Sail
from tests.bot.panel.test_aside import PEOPLE, begun
from tests.bot.positions import decisions, position_at
from tests.bot.stage import Stage
from tests.bot.wire import filled
from tests.discord.check import faults

FRUIT = [(each, each.title(), "") for each in ("apple", "banana", "cherry")]
MANY = [(str(each), f"Option {each}", "about it") for each in range(25)]
WORDS = Text(key="words", label="Words", value="before", most=20, help="Any")
FEW = One(key="one", label="One", value="banana", options=FRUIT)
MENU = replace(FEW, value="7", options=MANY)
BOXES = Several(key="several", label="Several", value=["cherry"], options=FRUIT, most=2)
LIST = replace(BOXES, value=["3", "9"], options=MANY, most=25)
BOX = Tick(key="tick", label="Tick", value=True)
FILE = Upload(key="file", label="File")
PARTS: list[Part[Any]] = [WORDS, FEW, MENU, BOXES, LIST, BOX, FILE]


def shown(*parts: Part[Any], note: str = "") -> dict[str, Any]:
    """Return a form as Discord gets it."""
    return forms.form("A title", "note", "ABCDE", parts, note=note).to_dict()


def entered(*parts: Part[Any], **values: Any) -> Given:
    """Return a sent form in which values were entered by key."""
    labels = [each["component"] for each in shown(*parts)["components"]]
    sent = [filled(each, values.get(each["custom_id"].partition("=")[0])) for each in labels]
    return Given({"components": [{"type": 18, "component": each} for each in sent]})


@pytest.mark.parametrize("part", PARTS, ids=lambda part: f"{type(part).__name__}-{part.key}")
async def test_every_part_is_as_discord_describes_it(part: Part[Any]) -> None:
    long = replace(part, label="x" * 200, help="y" * 200)
    for each in (part, long):
        made = shown(each, note="What it means")
        request: dict[str, Any] = {
            "method": "POST", "path": "/interactions/123456789012345678/t/callback",
            "body": {"type": 9, "data": made}, "status": 0, "query": {}, "files": [],
        }  # fmt: skip
        assert faults(request) == []
        assert len(made["components"]) == 2
    assert len(shown(*[replace(part, key=f"k{n}") for n in range(5)])["components"]) == 5


async def test_few_options_are_seen_at_once_and_many_are_folded() -> None:
    kinds = discord.ComponentType

    def kind(*parts: Part[Any]) -> discord.ComponentType:
        return kinds(shown(*parts)["components"][0]["component"]["type"])

    assert kind(FEW) is kinds.radio_group
    assert kind(MENU) is kinds.select
    assert kind(FEW, MENU) is kinds.select  # all of a form alike
    assert kind(replace(FEW, options=FRUIT[1:2])) is kinds.select  # a group has two at least
    assert kind(BOXES) is kinds.checkbox_group
    assert kind(LIST) is kinds.select


@pytest.mark.parametrize("part", PARTS[:-1], ids=lambda part: f"{type(part).__name__}-{part.key}")
async def test_what_is_sent_as_it_was_shown_is_what_it_was(part: Part[Any]) -> None:
    assert part.read(entered(part)) == part.value
    assert part.read(Given({})) == part.value  # a form of a version without this part


@pytest.mark.parametrize(
    ("part", "sent", "value"),
    [
        (WORDS, "after", "after"), (WORDS, "", ""), (FEW, "cherry", "cherry"), (MENU, "24", "24"),
        (BOXES, ["banana", "apple"], ["apple", "banana"]), (BOXES, [], []), (BOX, False, False),
    ],
)  # fmt: skip
async def test_what_was_entered_is_read_as_a_value(part: Part[Any], sent: Any, value: Any) -> None:
    """What was not touched stays as someone else has changed it meanwhile."""
    assert part.read(entered(part, **{part.key: sent})) == value
    untouched = entered(FEW, BOX)
    assert replace(FEW, value="apple").read(untouched) == "apple"
    assert replace(BOX, value=False).read(untouched) is False


async def test_a_file_and_a_text_of_the_version_before_are_read() -> None:
    """The latter is in a row."""
    field = {"custom_id": "file", "values": ["77"]}
    attachment = {"id": "77", "filename": "a.json", "size": 5, "url": "https://cdn/a"}
    data = {
        "components": [{"component": field}], "resolved": {"attachments": {"77": attachment}},
    }  # fmt: skip
    assert FILE.read(Given(data)) == File("a.json", 5, "https://cdn/a")
    row = {"type": 1, "components": [{"type": 4, "custom_id": "words", "value": "kept"}]}
    assert WORDS.read(Given({"components": [row]})) == "kept"


@pytest.mark.parametrize(
    ("part", "raw", "key"),
    [
        (FEW, {"value": "durian"}, "problem-form-choice"),
        (FEW, {"value": None}, "problem-form-choice"),
        (MENU, {"values": ["1", "2"]}, "problem-form-choice"),
        (BOXES, {"values": ["durian"]}, "problem-form-choice"),
        (BOXES, {"values": ["apple", "banana", "cherry"]}, "problem-form-count"),
        (WORDS, {"value": "x" * 21}, "problem-form-long"),
        (FILE, {"values": ["78"]}, "problem-form-choice"),
        (FILE, {"values": []}, "problem-form-choice"),
    ],
)
async def test_what_cannot_be_entered_is_refused(
    part: Part[Any], raw: dict[str, Any], key: str
) -> None:
    made = part.item(folded=False).to_component_dict()
    given = Given({"components": [{"component": {**raw, "custom_id": made["custom_id"]}}]})
    with pytest.raises(Problem, match=key):
        part.read(given)


def press(given: dict[str, Any]) -> Any:
    """Return the sending of a form."""
    return SimpleNamespace(interaction=SimpleNamespace(data=given), lang="en")


def sent(**values: Any) -> dict[str, Any]:
    """Return the data of a form with these texts."""
    fields = [{"custom_id": key, "value": value} for key, value in values.items()]
    return {"components": [{"component": field} for field in fields]}


async def test_one_bad_answer_does_not_lose_the_others_nor_itself() -> None:
    """What is possible only with another answer is tried again."""
    done: list[tuple[str, str]] = []
    parts = [replace(WORDS, key=key, label=key.title()) for key in ("a", "b", "c", "d")]

    async def each(key: str, value: str) -> None:
        if value == "bad" or (value == "after d" and ("d", "new") not in done):
            raise Problem("problem-not-seated", table="X")
        done.append((key, value))

    answers = sent(a="bad", b="after d", c="before", d="new")
    told = await forms.change(press(answers), parts, each)
    assert done == [("d", "new"), ("b", "after d")]
    assert told.startswith("⚠️ A (“bad”): ")
    done.clear()
    answers = sent(a="before", b="after d", c="before", d="new")
    assert await forms.change(press(answers), parts, each) == ""


GAME, ARES = registry.get("projet_ceres"), registry.get("ares")


def batched(game: AnyGame, count: int) -> list[Position]:
    """Return positions of random games in which several decisions can be taken in a form."""
    found: list[Position] = []
    for seed in range(4, 40):
        for state, seat in decisions(game, seed, game.start(game.complete({}), 4, seed)):
            if game.batches(state, seat):
                found.append(position_at(game, game.copy(state), seat))
            if len(found) == count:
                return found
    raise AssertionError(f"only {len(found)} positions")


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return batched(GAME, 40)


@pytest.fixture(scope="module")
def actions_phases() -> list[Position]:
    return batched(ARES, 20)


def sent_with(form: dict[str, Any], **entered: str | list[str]) -> Given:
    """Return the form as it is sent_with, with some of its answers."""
    fields = [label["component"] for label in form["components"]]
    given = [filled(each, entered.get(each["custom_id"].partition("=")[0])) for each in fields]
    return Given({"components": [{"component": each} for each in given]})


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_form_is_as_discord_describes_it(
    positions: list[Position], actions_phases: list[Position], lang: Language
) -> None:
    for position in (*positions, *actions_phases):
        made = action_forms.ask(position, lang).to_dict()
        request: dict[str, Any] = {
            "method": "POST", "path": "/interactions/123456789012345678/t/callback",
            "body": {"type": 9, "data": made}, "status": 0, "query": {}, "files": [],
        }  # fmt: skip
        assert faults(request) == []
        labels = [label["label"] for label in made["components"]]
        assert len(set(labels)) == len(labels)
        for label in made["components"]:
            options = [option["label"] for option in label["component"]["options"]]
            assert len(set(options)) == len(options)
        assert action_forms.read(position, lang, sent_with(made)) == []


async def test_every_answer_alone_is_possible(positions: list[Position]) -> None:
    """This holds for each ship, destination and load."""
    loaded = 0
    for position in positions:
        made = action_forms.ask(position, "en").to_dict()
        for label in made["components"]:
            key = label["component"]["custom_id"].partition("=")[0]
            if not key.startswith("batch"):
                continue
            for option in label["component"]["options"][1:]:
                given = sent_with(made, **{key: option["value"]})
                actions = action_forms.read(position, "en", given)
                assert type(actions[0]) is Sail
                assert all(type(each) is Load for each in actions[1:])
                assert action_forms.fitting(position, actions, "en") == (actions, "")
                loaded += len(actions) > 1
    assert loaded


async def test_what_is_done_several_times_is_one_answer(actions_phases: list[Position]) -> None:
    """Every card can be sold, and what that pays for is done as often as was chosen."""
    counted = 0
    for position in actions_phases:
        made = action_forms.ask(position, "en").to_dict()
        asked = {label["component"]["custom_id"].partition("=")[0]: label["component"]
                 for label in made["components"]}  # fmt: skip
        if not position.state.players[position.seat].hand:
            continue
        cards = list(asked)[-1]
        everything = [option["value"] for option in asked.pop(cards)["options"]]
        for key, component in asked.items():
            most = component["options"][-1]["value"]
            given = sent_with(made, **{key: most, cards: everything})
            actions = action_forms.read(position, "en", given)
            assert len(actions) == len(everything) + int(most)
            assert len(set(actions[len(everything) :])) == 1
            possible, _ = action_forms.fitting(position, actions, "en")
            counted += len(possible) > len(everything) + 1
    assert counted


async def test_what_is_refused_ends_the_series_and_says_why(positions: list[Position]) -> None:
    position = positions[0]
    first = position.game.batches(position.state, position.seat)[0].first[0]
    nowhere = Sail(first.origin, first.origin)
    why = GAME.refusal(position.state, position.seat, nowhere)
    assert why is not None
    possible, note = action_forms.fitting(position, [first, nowhere, first], "en")
    assert possible == [first]
    assert note.startswith("⚠️ ")
    assert position.words("en").reason(why) in note


async def test_ships_are_moved_with_one_form_and_a_press_of_before_is_stale(stage: Stage) -> None:
    table, _ = await begun(stage, "projet_ceres")
    source, live = rng(1), await table.live()
    while not action_forms.batches(present(live, seat := live.waiting()[0])):
        legal = live.legal(seat)
        moves = [each for each in legal if type(each) is Move] or [source.pick(legal)]
        await table.act(live.seats[seat].user_id or 0, moves[0])
        live = await table.live()
    who = next(person for person in PEOPLE if person.id == live.seats[seat].user_id)
    shown = await stage.wire.use(who, 7, ["table", "act"])
    assert "Several at once…" in str(shown.components)
    number, before = live.decision(seat), live.draft(seat)
    opener = f"b:fill:{table.id}:{number}:"
    form = (await stage.wire.press(who, 7, opener, private=True)).form
    assert form is not None
    keys = [label["component"]["custom_id"].partition("=")[0] for label in form["components"]]
    first = form["components"][0]["component"]["options"][1]["value"]
    answer = await stage.wire.submit(who, 7, form, dict.fromkeys(keys[:2], first))
    assert answer.new == 0  # in place of the panel
    draft = (await table.live()).draft(seat)
    assert draft is not None
    (pressed,) = draft.presses[0 if before is None else len(before.presses) :]
    assert [type(each.action) for each in pressed[:2]] == [Sail, Sail]
    again = await stage.wire.submit(who, 7, form, dict.fromkeys(keys[:2], first))
    assert again.text
    assert (await table.live()).draft(seat) == draft
    assert (await stage.wire.press(who, 7, opener, private=True)).form is None
