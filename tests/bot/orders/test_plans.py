"""My plans: prepared things, their cancelling, one's note, the notice before one's turn."""

from __future__ import annotations

import msgspec
import pytest

import db.notes as notes_db
from bot.panel import my_plans
from bot.panel.panel import panel
from bot.panel.plans.orders import orders_panel
from bot.platform import limits
from bot.service.notices import personal
from bot.service.plans import cancellation, notes
from bot.service.plans.notes import Cancels
from bot.service.tables import direct_messages
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Situation
from bot.shared.text import say
from games import registry
from games.core.actions import EndTurn
from games.core.gains import Gain
from games.core.text import LANGUAGES
from games.core.waits import Wait
from tests.bot.market import CHLOE, in_turn
from tests.bot.noticeboard import Told
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.patched import patch
from tests.toy.state import Bid, State, Survey, Surveyed

PEOPLE = {101: Person(101, "Ada"), 102: Person(102, "Brian"), 103: Person(103, "Chloé")}
SECRET = "Bluff about ore"


async def tick(table: Seated, user: int, plan: str, *causes: str) -> None:
    """Tick what cancels a plan."""
    row = notes.with_cancels(notes.of(await table.live(), user), Cancels({plan: causes}))
    await notes.keep(table.tables, table.id, user, cancels=row.cancels)


async def press(stage: Stage, user: int, custom_id: str, *values: str) -> Answers:
    return await stage.wire.press(PEOPLE[user], 7, custom_id, values, private=True)


# What cancels plans


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a round of the toy game begin wherever a player surveys."""
    monkeypatch.setattr(Surveyed, "opens", lambda _: 2)


@pytest.mark.parametrize("causes", [("asked", "round"), ("asked", "changed")])
async def test_an_order_is_cancelled_before_it_answers(
    two: Seated, some_orders: None, rounds: None, causes: tuple[str, ...]
) -> None:
    """What is not ticked cancels nothing."""
    first, second = await two.bids()
    seat = (await two.live()).require_seat(second)
    await two.give(second, "pass")
    await tick(two, second, "order:pass", *causes)
    await two.sent()
    await two.act(first, Survey(), EndTurn())
    live = await two.live()
    if "round" not in causes:
        assert live.state.round == 2  # the order has passed
        assert not [text for text in await two.texts("note") if "cancelled" in text]
        return
    assert live.waiting() == (seat,)
    assert (seat, "order", "pass") not in live.instructions
    (told,) = [text for text in await two.texts("note") if "cancelled" in text]
    assert "a new round" in told
    two.tables.drop(two.id)  # as it is stored
    (line,) = my_plans.cancelled(await two.live(), seat, "en")
    assert "a new round" in line
    assert line in panel(await two.live(), seat, "en").text
    await two.act(second, Survey(), EndTurn())
    assert my_plans.cancelled(await two.live(), seat, "en") == []  # it has been read


async def test_a_question_in_the_turn_of_others_cancels(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await in_turn(tables)
    live = await table.live()
    await table.hold(CHLOE, "between:0")
    await tick(table, CHLOE, "hold:between:0", "asked")
    seat = live.require_seat(CHLOE)
    before = live.state
    waits = live.game.rules.waits
    window = Wait(seat, "call", kind="window")
    situation, cause = Situation.at(live), cancellation.CAUSES["asked"]
    assert not cause(situation, seat)

    def asked_since(state: State) -> tuple[Wait, ...]:
        return waits(state) if state is before else (window,)

    patch(monkeypatch, live.game, "rules", waits=asked_since)
    there = msgspec.structs.replace(situation, state=live.game.copy(before), notes=live.notes)
    found = cancellation.follow(there)
    assert found is not None
    assert found.instructions == {(seat, "hold", "between:0"): None}
    assert [cause(there, live.require_seat(user)) for user in PEOPLE] == [False, False, True]


async def test_a_prepared_move_that_is_cancelled_is_in_hand_and_not_played(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two.bids()
    await two.arm(second, Survey())
    await tick(two, second, "move", "changed", "round")
    live = await two.live()
    seat = live.require_seat(second)
    assert live.drafts[seat, ""].armed
    less = [Gain("category-ore", -1, -1.0)]
    patch(monkeypatch, live.game, "computer", differences=lambda *_: less)
    await two.act(first, Survey(), EndTurn())
    live = await two.live()
    assert live.waiting() == (seat,)
    draft = live.draft(seat)
    assert draft is not None
    assert [each.action for press in draft.presses for each in press][:1] == [Survey()]
    (told,) = [text for text in await two.texts("note") if "cancelled" in text]
    assert "a change to what you have" in told


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_plan_and_cause_is_called_by_its_name(
    two: Seated, some_orders: None, lang: str
) -> None:
    first, second = await two.bids()
    await two.give(second, "pass")
    await two.plan(second, "add", Survey())
    live = await two.live()
    seat = live.require_seat(second)
    for cause in cancellation.CAUSES:
        await tick(two, second, "order:pass", cause)
        shown = orders_panel(await two.live(), seat, lang)
        assert say(lang, f"cause-{cause}") in shown.text
    shown = orders_panel(live, seat, lang)
    assert say(lang, "plans-move", what="")[:9] in shown.text
    other = orders_panel(live, live.require_seat(first), lang)
    assert "✂" not in other.text


async def test_by_the_panel(stage: Stage, some_orders: None) -> None:
    table = await Seated.start(stage.app.tables, 2)
    _, second = await table.bids()
    shown = await press(stage, second, f"b:orders:{table.id}:0:")
    assert "What cancels them" not in ids(shown)
    shown = await press(stage, second, f"b:order-give:{table.id}:0:pass")
    shown = await press(stage, second, ids(shown)["What cancels them"])
    shown = await press(stage, second, f"s:cancels-set:{table.id}:0:order:pass", "round", "asked")
    assert "a new round and a question for you" in shown.text
    shown = await press(stage, second, f"s:cancels-set:{table.id}:0:order:pass", my_plans.NONE)
    assert notes.cancels(notes.of(await table.live(), second)).ticked == {}
    await press(stage, second, f"b:order-drop:{table.id}:0:pass")
    shown = await press(stage, second, f"s:cancels-set:{table.id}:0:order:pass", "round")
    assert shown.text == say("en", "problem-plan-gone")


# Notes


async def test_a_note_is_read_by_whoever_wrote_it_and_nobody_else(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 3)
    first, second, third = await table.users()
    opened = await press(stage, first, f"b:note:{table.id}:0:")
    assert opened.form is not None
    assert len(opened.form["title"]) <= 45
    kept = await stage.wire.submit(PEOPLE[first], 7, opened.form, f"  {SECRET} @everyone\n*x*  ")
    assert SECRET in kept.text
    assert kept.new == 0  # in place of the panel
    stage.app.tables.drop(table.id)
    shown = await press(stage, first, f"b:act:{table.id}:0:")
    assert f"> {SECRET} \\@everyone\n> \\*x\\*" in shown.text
    for other in (second, third):
        assert SECRET not in (await press(stage, other, f"b:act:{table.id}:0:")).text
    board = Told(table)
    await board.announce()
    assert SECRET not in str([m.texts for m in board.board.standing.values()])
    await table.take_over(0, 77, "Dmitri", first)
    user = (await table.users())[0]
    assert user == 77
    assert notes.of(await table.live(), 77).text == ""
    again = await press(stage, second, f"b:note:{table.id}:0:")
    assert again.form is not None
    assert SECRET not in str(again.form)
    answer = await stage.wire.submit(PEOPLE[first], 7, again.form, "mine")
    assert answer.text == say("en", "problem-not-seated", table=table.id)  # they have left


async def test_a_note_can_be_changed_and_deleted_also_after_a_restart(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2)
    first = (await table.users())[0]
    opened = await press(stage, first, f"b:note:{table.id}:0:")
    assert opened.form is not None
    stage.app.client._connection._view_store._modals.clear()  # discord.py knows nothing of it
    await stage.wire.submit(PEOPLE[first], 7, opened.form, "one")
    again = await press(stage, first, f"b:note:{table.id}:0:")
    assert again.form is not None
    assert again.form["components"][0]["component"]["value"] == "one"
    await stage.wire.submit(PEOPLE[first], 7, again.form, "")
    async with stage.app.database.reading() as conn:
        assert await notes_db.notes_of(conn, table.id) == []


@pytest.mark.parametrize(
    "line", ["x", "*_~`|\\\\>", "\n", "a word and\n", "ligne à ligne, *bien* "]
)
@pytest.mark.parametrize("game", ["dust", *registry.game_keys()])
async def test_the_longest_note_leaves_the_panel_whole(
    tables: Tables, game: str, line: str
) -> None:
    table = await Seated.start(tables, 2, game=game)
    live = await table.live()
    for seat in (0, 1):
        views = [(panel, lang) for lang in LANGUAGES] + [(orders_panel, lang) for lang in LANGUAGES]
        before = [show(live, seat, lang).text for show, lang in views]
        user = (await table.users())[seat]
        text = (line * notes.LONGEST)[: notes.LONGEST].strip() or "x"
        await notes.keep(tables, table.id, user, text=text)
        for (show, lang), content in zip(views, before, strict=True):
            shown = show(live, seat, lang)
            assert shown.layout().content_length() <= limits.LAYOUT_TEXT
            assert shown.text.startswith(content)
            mine, *quoted = shown.text.removeprefix(f"{content}\n").split("\n")
            assert mine == say(lang, "note-mine")
            assert all(each.startswith(">") for each in quoted)
            if line == "x":
                assert quoted == [f"> {text}"]


# The notice before one's turn


async def test_who_is_next_is_told_once_and_nobody_else(three: Seated) -> None:
    first, second, third = await three.bids()
    await notes.keep(three.tables, three.id, third, next=True)
    await three.sent()
    live = await three.live()
    assert not personal.is_next(live, live.state, live.require_seat(third))
    assert personal.is_next(live, live.state, live.require_seat(second))
    await three.act(first, Survey(), EndTurn())
    (row,) = await three.pending("note")
    assert (row.payload or {})["user_id"] == third
    assert "you’re next" in str((row.payload or {})["text"])
    assert not notes.of(await three.live(), third).next
    await three.sent()
    await three.act(second, Survey(), EndTurn())
    assert await three.pending("note") == []


async def test_it_is_offered_where_it_makes_sense(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 3)
    _, second, third = await table.bids()
    shown = await press(stage, second, f"b:next:{table.id}:0:on/")
    assert "You’re already next" in shown.text
    shown = await press(stage, third, f"b:next:{table.id}:0:on/")
    assert "🔔 Don’t tell me when next" in ids(shown)
    shown = await press(stage, third, f"b:next:{table.id}:0:off/plans")
    assert "🔔 Tell me when I’m next" in ids(shown)
    await direct_messages.choose(stage.app.database, third, "never")
    shown = await press(stage, third, f"b:next:{table.id}:0:on/")
    assert shown.text == say("en", "problem-no-direct")


async def test_nobody_is_said_to_be_next_where_who_is_done_is_secret(tables: Tables) -> None:
    table = await Seated.start(tables, 3, options={"answers": "count"})
    users = await table.users()
    await notes.keep(tables, table.id, users[2], next=True)
    await table.sent()
    await table.act(users[0], Bid((await table.live()).state.players[0].hand[0]), EndTurn())
    assert await table.pending("note") == []
