"""What became of a press, and panels that are shown again when their player is asked."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.panel.previews import LIFETIME
from bot.platform import replies
from bot.shared.clock import now
from bot.shared.text import say
from games.core.actions import EndTurn
from tests.bot.panel.test_aside import PEOPLE, begun, ids
from tests.bot.seated import PEOPLE as NAMES
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person
from tests.e2e.harness import read

BECAME = {"drafted": "panel-in-hand", "sent": "press-sent", "done": "press-done"}


def became(answer: Answers) -> list[str]:
    """Return what an answer in English says that the press became."""
    said = {each: say("en", BECAME[each], what="").removeprefix("-# ") for each in BECAME}
    for text in answer.texts:
        assert all(text.count(each) <= 1 for each in said.values()), "once"
    return [each for each in BECAME if said[each] in answer.text]


async def hand_of(table: Seated, who: Person) -> list[int]:
    live = await table.live()
    return list(live.state.players[live.require_seat(who.id)].hand)


async def bid(stage: Stage, table: Seated, who: Person) -> list[str]:
    """Bid and confirm; returns the outcomes of the two presses."""
    card = str((await hand_of(table, who))[0])
    chosen = await stage.wire.use(who, 7, ["dust", "bid"], {"card": card})
    return [*became(chosen), *became(await stage.wire.use(who, 7, ["table", "end"]))]


async def test_an_answer_given_together_is_in_hand_then_sent_and_the_last_is_done(
    stage: Stage,
) -> None:
    table, _ = await begun(stage, "dust")
    assert await bid(stage, table, PEOPLE[0]) == ["drafted", "sent"]
    assert await bid(stage, table, PEOPLE[1]) == ["drafted", "sent"]
    assert await bid(stage, table, PEOPLE[2]) == ["drafted", "done"]


async def test_in_a_turn_only_what_counts_for_good_is_done(stage: Stage) -> None:
    table, _ = await begun(stage, "dust")
    for who in PEOPLE:
        await bid(stage, table, who)
    live = await table.live()
    first, second, _ = sorted(PEOPLE, key=lambda who: live.require_seat(who.id))
    built = await stage.wire.use(first, 7, ["dust", "build"], {"site": "site01", "size": "1"})
    assert became(built) == ["drafted"]
    undone = await stage.wire.use(first, 7, ["table", "undo"])
    assert became(undone) == []
    asked = await stage.wire.use(first, 7, ["dust", "survey"])
    assert became(asked) == []
    (survey,) = [each for each in ids(asked).values() if each.split(":")[1] == "agree"]
    assert became(await stage.wire.press(first, 7, survey, private=True)) == ["done"]
    live = await table.live()
    assert live.require_seat(first.id) not in live.waiting(), "only the end was left"
    refused = await stage.wire.use(second, 7, ["dust", "paint"], {"colour": "red"})
    assert became(refused) == []


def option(shown: Answers, label: str) -> tuple[str, str]:
    """Return the menu that has a choice of this label, and its value."""
    return next(
        (control["custom_id"], each["value"])
        for control in shown.controls
        for each in control.get("options", [{"label": read(control), "value": ""}])
        if each["label"] == label
    )


async def test_a_press_that_is_delivered_again_is_answered_like_the_first(stage: Stage) -> None:
    """Of a turn and of a plan: it changes nothing more, and is not said to be outdated."""
    table, _ = await begun(stage, "dust")
    users = await table.bids()
    first, second, _ = sorted(PEOPLE, key=lambda who: users.index(who.id))
    for who, command, number in ((first, "act", 5001), (second, "plan", 5003)):
        shown = await stage.wire.use(who, 7, ["table", command])
        for label in ("Build", "site01", "1"):
            menu, value = option(shown, label)
            twice = [
                await stage.wire.press(who, 7, menu, [value], private=True, number=number)
                for _ in range(2 if label == "1" else 1)
            ]
            shown = twice[-1]
        assert ids(twice[0]) == ids(twice[1])
        undo = ids(shown)["Undo"]
        twice += [
            await stage.wire.press(who, 7, undo, private=True, number=number + 1) for _ in "ab"
        ]
        assert ids(twice[2]) == ids(twice[3])
        assert not [each for each in twice if "since" in each.text or "already" in each.text]
        late = await stage.wire.press(who, 7, undo, private=True)
        assert any(word in late.text for word in ("since", "already", "has changed"))
    live = await table.live()
    plan = live.draft(1)
    assert plan is not None
    assert (live.walked(0).presses, plan.presses) == ((), ())


ADA, BRIAN = Person(101, "Ada"), Person(102, "Brian")


@pytest.fixture(autouse=True)
def young(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interactions on the wire have made-up ids, which say when they expire."""
    monkeypatch.setattr(discord.Interaction, "expires_at", now() + timedelta(minutes=15))


async def waiting(stage: Stage) -> tuple[Seated, Person, Person]:
    """Return a table, the player at turn, and one who waits with the panel open."""
    stage.app.tables.changed.append(stage.app.client.context.opened.changed_at)
    table = await Seated.start(stage.app.tables, 2)
    first, second = await table.bids()
    people = {ADA.id: ADA, BRIAN.id: BRIAN}
    answer = await stage.wire.press(people[second], 7, f"b:act:{table.id}:0:")
    assert f"Waiting for {people[first].name}" in answer.text
    return table, people[first], people[second]


async def settled(stage: Stage) -> None:
    while tasks := list(stage.app.background._tasks):
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_it_is_shown_again_with_the_question(stage: Stage) -> None:
    table, first, _ = await waiting(stage)
    await settled(stage)
    before = len(stage.wire.answers.texts)
    await table.act(first.id, EndTurn())
    await settled(stage)
    (again,) = set(stage.wire.answers.texts[before:])  # its picture follows
    assert "Build, survey or pass." in again
    shown = len(stage.wire.answers.texts)
    await table.act((await table.users())[1], EndTurn())
    await settled(stage)
    assert len(stage.wire.answers.texts) == shown, "once"


@pytest.mark.parametrize("why", ["looks at something else", "can be changed no more"])
async def test_a_player_who_looks_at_something_else_is_left_alone(
    stage: Stage, wall: Wall, why: str
) -> None:
    table, first, second = await waiting(stage)
    if why == "looks at something else":
        await stage.wire.press(second, 7, f"b:why:{table.id}:0:", private=True)
    else:
        wall.passes(LIFETIME)
    await settled(stage)
    texts = list(stage.wire.answers.texts)
    await table.act(first.id, EndTurn())
    await settled(stage)
    assert stage.wire.answers.texts == texts


async def test_what_moves_while_it_is_sent_is_seen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn ends between the making of the panel and its arrival at Discord."""
    table, first, second = await waiting(stage)
    await settled(stage)
    sent = replies.show

    async def slow(*given: Any) -> None:
        await sent(*given)
        await table.act(first.id, EndTurn())

    monkeypatch.setattr(replies, "show", slow)
    answer = await stage.wire.press(second, 7, f"b:act:{table.id}:0:")
    await settled(stage)
    assert "Waiting for" in answer.texts[0]
    assert "Build, survey or pass." in answer.texts[-1]


async def test_two_looks_at_once_show_each_panel_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As computer players commit one turn after the other."""
    table = await Seated.start(stage.app.tables, 3)
    users = await table.bids()
    opened = stage.app.client.context.opened
    for user_id, name in list(NAMES.items())[:3]:
        if user_id != users[0]:
            await stage.wire.press(Person(user_id, name), 7, f"b:act:{table.id}:0:")
    await settled(stage)
    monkeypatch.setattr("bot.panel.previews._asked", lambda *_: True)
    before = len(stage.wire.answers.texts)
    await asyncio.gather(opened._look(table.id), opened._look(table.id))
    await settled(stage)
    assert len(stage.wire.answers.texts) == before + 4, "each, and its picture after it"


async def test_what_is_pressed_while_it_is_shown_again_is_answered_after_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may take two changes of a message in any order; the older one must not stay."""
    table, first, second = await waiting(stage)
    await settled(stage)
    sent, begun, go = replies.redraw, asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        begun.set()
        await go.wait()
        return await sent(*given)

    monkeypatch.setattr(replies, "redraw", slow)
    await table.act(first.id, EndTurn())
    await begun.wait()
    press = asyncio.create_task(stage.wire.press(second, 7, f"b:more:{table.id}:0:", private=True))
    await asyncio.sleep(0.05)
    assert not press.done()
    go.set()
    answer = await press
    await settled(stage)
    assert answer.texts[-1] == stage.wire.answers.texts[-1]
