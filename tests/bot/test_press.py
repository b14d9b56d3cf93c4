"""The answer to a press says what became of it: in hand, sent, or done."""

from __future__ import annotations

import pytest

from bot.service.tables.store import Tables
from bot.shared.text import say
from games.core.text import LANGUAGES
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.test_closer import PEOPLE, begun, ids
from tests.bot.wire import Answers, Person
from tests.e2e.harness import read
from tests.toy.state import Bid

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


async def test_a_repeated_delivery_becomes_nothing_more(three: Seated, tables: Tables) -> None:
    first = (await three.users())[0]
    card = (await three.live()).state.players[0].hand[0]
    done = await three.act(first, Bid(card), interaction_id=5)
    again = await three.act(first, Bid(card), interaction_id=5)
    assert (done.became, again.became) == ("drafted", None)
    assert again.again


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_three_read_differently(lang: str) -> None:
    assert len({say(lang, BECAME[each], what="") for each in BECAME}) == 3  # type: ignore[arg-type]


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
