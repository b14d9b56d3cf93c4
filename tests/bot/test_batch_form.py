"""Several decisions in one form: ships that move, or cards to sell and standard actions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel import action_forms
from bot.panel.decision import Position, present
from bot.platform.forms import Given
from games import registry
from games.core.game import AnyGame
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres.actions import Load, Move, Sail
from tests.bot.stage import Stage
from tests.bot.stub import stub
from tests.bot.test_closer import PEOPLE, begun
from tests.bot.wire import filled
from tests.discord.check import faults

GAME, ARES = registry.get("projet_ceres"), registry.get("ares")


def batched(game: AnyGame, count: int, presses: int = 6000) -> list[Position]:
    """Return positions of random games in which several decisions can be taken in a form."""
    found: list[Position] = []
    source, state = rng(4), game.start(game.complete({}), 4, 4)
    for seed in range(presses):
        if not game.waiting(state):
            state = game.start(game.complete({}), 4, seed)
        seat = game.waiting(state)[0]
        if game.batches(state, seat):
            kept = game.copy(state)
            legal = game.legal(kept, seat)
            seen = game.mask(kept, seat)
            found.append(Position(stub(game, kept), seat, kept, seen, legal, 1))
            if len(found) == count:
                return found
        game.apply(state, seat, random_action(game, state, seat, source))
    raise AssertionError(f"only {len(found)} positions")


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return batched(GAME, 40)


@pytest.fixture(scope="module")
def actions_phases() -> list[Position]:
    return batched(ARES, 20)


def sent(form: dict[str, Any], **entered: str | list[str]) -> Given:
    """Return the form as it is sent, with some of its answers."""
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
        assert action_forms.read(position, lang, sent(made)) == []


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
                given = sent(made, **{key: option["value"]})
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
            given = sent(made, **{key: most, cards: everything})
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
    sent = await stage.wire.submit(who, 7, form, dict.fromkeys(keys[:2], first))
    assert sent.new == 0  # in place of the panel
    draft = (await table.live()).draft(seat)
    assert draft is not None
    (pressed,) = draft.presses[0 if before is None else len(before.presses) :]
    assert [type(each.action) for each in pressed[:2]] == [Sail, Sail]
    again = await stage.wire.submit(who, 7, form, dict.fromkeys(keys[:2], first))
    assert again.text
    assert (await table.live()).draft(seat) == draft
    assert (await stage.wire.press(who, 7, opener, private=True)).form is None
