"""The channel's messages about a market: fights, holds, turns of a round."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.service.clocks import clocks
from bot.service.clocks.clocks import length
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from tests.bot.market import ADA, BRIAN, CHLOE, HERE, THERE, TWICE, drive, hand
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.toy.game import TOY
from tests.toy.market import asking
from tests.toy.market.state import Attack, Call, Pledge, Power, Prospect, Salvage, Shift
from tests.toy.state import Build, Paint


async def test_a_fight_is_one_message_whichever_side_is_asked(told: Told) -> None:
    await told.act(ADA, Attack(THERE, 2))
    (window,) = told.board.saying("❓")
    assert "Fight at" in window.text
    pings = dict[str, int]()
    while (wait := (await told.seated.live()).waits()[0]).kind == "window":
        live = await told.seated.live()
        assert told.board.saying("❓") == [window]
        asked = {0: "➜ Ada:", 1: f"➜ <@{BRIAN}>:"}[wait.seat]
        assert asked in window.text
        found = [each for each in told.board.saying("➜") if each is not window]
        assert len(found) == (1 if pings or wait.seat == 0 else 0), "at first the message asks"
        for ping in found:
            assert pings.setdefault(wait.key, ping.id) == ping.id
        cards = [each for each in live.legal(wait.seat) if isinstance(each, Power)]
        more = cards[-1:] if len(window.texts) < 3 else []
        await told.act((ADA, BRIAN)[wait.seat], *(more or [EndTurn()]))
    assert "✔ **Fight at" in window.text
    assert "Ada attacks" not in window.text, "the post about it is above"
    assert "wins" in window.text
    assert told.board.saying("❓") == []
    assert len(set(pings.values())) == len(pings), "every question has a ping of its own"
    assert len(window.texts) > 1
    await told.act(ADA, EndTurn())
    assert len(told.board.saying("wins")) == 1, "no post repeats what was played in it"


@pytest.mark.parametrize("posted", [True, False])
async def test_a_window_is_open_again_where_what_closed_it_is_taken_back(
    told: Told, *, posted: bool
) -> None:
    """The text about its end is gone, and its new outcome is shown."""
    table = told.seated
    await told.act(ADA, Attack(THERE, 2))
    await table.act(BRIAN, EndTurn())
    if posted:
        await told.announce()
        assert told.board.saying("**Brian** passes")
    await told.undo(BRIAN)
    assert not told.board.saying("✔")
    (window,) = told.board.saying("❓")
    card = (await hand(table, 1))[-1]
    await told.act(BRIAN, Power(card))
    await told.act(ADA, EndTurn())
    assert not told.board.saying("❓")
    assert told.board.saying("✔") == [window]
    assert "Brian wins" in window.text
    assert not told.board.saying("Ada wins")


async def test_a_window_that_was_open_again_is_gone_with_what_opened_it(told: Told) -> None:
    table = told.seated
    await told.act(ADA, Attack(THERE, 2))
    await told.act(BRIAN, EndTurn())
    for user_id in (BRIAN, ADA):
        await table.undo(user_id)
        await told.announce()
    assert (await table.live()).waiting() == (0,)
    assert not [*told.board.saying("✔"), *told.board.saying("❓")]


async def test_a_hold_that_is_reached_is_asked_openly_and_told_to_its_end(told: Told) -> None:
    await told.seated.hold(CHLOE, "between:0")
    await told.announce()
    assert not told.board.saying("✋")
    for action in TWICE:
        await told.act(ADA, action)
    (window,) = told.board.saying("✋")
    assert f"<@{CHLOE}> asked the game to wait between the actions of Ada." in window.text
    assert "Until <t:" in window.text
    assert "Then the game continues." in window.text
    await told.seated.act(CHLOE, EndTurn())
    await drive(told.seated)
    await told.announce()
    assert "✔" in window.text
    assert window.buttons == []


async def test_what_waited_for_the_end_of_a_window_is_told_in_a_line_of_its_own(
    told: Told,
) -> None:
    await told.act(ADA, Attack(THERE, 2))
    await told.seated.put_off(ADA, Shift(HERE))
    await told.announce()
    while (wait := (await told.seated.live()).waits()[0]).kind == "window":
        await told.act((ADA, BRIAN)[wait.seat], EndTurn())
    (line,) = told.board.saying("site03")
    assert "✔" not in line.text
    (window,) = told.board.saying("✔")
    assert THERE in window.text


async def test_the_ping_of_a_turn_stays_as_it_is_while_a_window_asks(told: Told) -> None:
    await told.act(ADA, Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue"))
    await told.act(ADA, EndTurn())
    (ping,) = told.board.saying("➜")
    turn, notified = ping.text, list(told.board.notified)
    assert f"<@{BRIAN}>" in turn
    await told.act(BRIAN, Attack(HERE, 1))
    (window,) = told.board.saying("❓")
    assert HERE in window.text
    assert ping.text == turn, "the window has a message of its own"
    await told.act(BRIAN, EndTurn())
    assert told.board.notified == notified
    said = len(ping.texts)
    await told.announce()
    await told.act(CHLOE, Salvage())
    assert len(ping.texts) == said


@pytest.mark.parametrize(
    ("pace", "user_id", "actions", "sign", "moments"),
    [
        ("daily", ADA, TWICE, "➜", ((20, 0), (3600, 1), (3630, 1))),
        ("live", ADA, (Call(2),), "❓", ((5, 0), (35, 1), (37, 1))),
    ],
)
async def test_a_deadline_that_moved_is_brought_up_to_date_a_short_one_sooner(
    told: Told, pace: str, user_id: int, actions: Any, sign: str, moments: Any
) -> None:
    tables = told.seated.tables
    served = tables.served()
    await told.seated.clocked(pace)
    for action in actions:
        await told.act(user_id, action)
    (asking,) = told.board.saying(sign)
    assert "<t:" in asking.text
    said = len(asking.texts)
    for seconds, edits in moments:
        moved = served + seconds * 1_000_000
        tables.served = lambda moved=moved: moved
        tables.drop(told.seated.id)
        await told.announce()
        assert len(asking.texts) == said + edits


@pytest.mark.parametrize("known", [True, False])
async def test_a_window_tells_what_it_asks_itself_not_what_somebody_plays_beside_it(
    told: Told, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    """Where the game cannot say it, nothing is said of it rather than something else."""
    await told.seated.clocked()
    await told.act(ADA, Call(2))
    (window,) = told.board.saying("❓")
    both = f"<@{BRIAN}> and <@{CHLOE}>: The call still needs"
    default = "Without an answer: Decline"
    assert both in window.text
    assert default in window.text
    if not known:
        monkeypatch.setitem(vars(TOY), "as_if_asked", lambda *_: None)
    await told.act(BRIAN, Prospect())
    assert asking.aside((await told.seated.live()).state, 1) is not None
    assert "Give up a card" not in window.text
    assert (both in window.text) is known
    assert (default in window.text) is known
    assert (f"Waiting for <@{BRIAN}> and <@{CHLOE}>." in window.text) is not known


async def test_a_reminder_asks_what_the_message_of_the_window_asks(told: Told) -> None:
    await told.seated.clocked("live")
    await told.act(ADA, Call(2))
    (window,) = told.board.saying("❓")
    assert "needs 1 ore" in window.text
    assert told.board.saying("➜") == [window]
    tables = told.seated.tables
    await told.act(BRIAN, Pledge(1))
    assert "needs 0 ore" in window.text
    assert "**Brian** pledges" in window.text, "what is played is listed"
    end = tables.served() + length(timedelta(seconds=95))
    tables.served = lambda: end
    (name,) = [each for each in (await told.seated.live()).clocks if each.startswith("wait:")]
    await told.seated.look(name)
    await told.announce()
    (again,) = [each for each in told.board.saying("➜") if each is not window]
    assert "needs 0 ore" in again.text
    assert "**Call for ore**" in again.text


async def over(told: Told, name: str) -> None:
    """Let a clock run out, as the timers would."""
    tables, live = told.seated.tables, await told.seated.live()
    (found,) = [each for each in live.clocks if each.startswith(name)]
    end = clocks.deadline(live.clocks[found])
    assert end is not None
    tables.served = lambda: end
    await told.seated.look(found)
    await told.announce()


@pytest.mark.parametrize("timed", [True, False])
async def test_a_hold_that_runs_out_is_told_as_what_it_is(told: Told, *, timed: bool) -> None:
    """At once, in the message that asked; it ended no turn, and no player had to answer."""
    if timed:
        await told.seated.clocked()
    await told.seated.hold(CHLOE, "between:0")
    await told.act(ADA, Build("site05", 1))
    await told.act(ADA, Paint("red"))
    await told.act(ADA, EndTurn())
    (window,) = told.board.saying("✋")
    await over(told, "wait:")
    await drive(told.seated)  # the rest of the turn that was sent
    await told.announce()
    line = "⏳ The game continues without waiting for Chloé."
    assert line in window.text
    everything = "\n".join(each.text for each in told.board.standing.values())
    assert line in everything
    for wrong in ("did not answer", "Chloé continues", "was ended"):
        assert wrong not in everything


async def test_a_window_that_runs_out_tells_the_answer_and_no_end_of_a_turn(
    told: Told,
) -> None:
    await told.seated.clocked()
    await told.act(ADA, Attack(THERE, 2))
    (window,) = told.board.saying("❓")
    await over(told, "wait:")
    lines = window.text.splitlines()
    did = next(n for n, line in enumerate(lines) if "Brian did not answer" in line)
    assert "**Brian** passes" in lines[did + 1]
    assert "was ended" not in window.text


async def test_what_a_window_asks_only_its_author_is_told_to_everybody(told: Told) -> None:
    """A fight has its message, no matter who has to speak first; it notifies nobody."""
    for action in TWICE:
        await told.act(ADA, action)
    notified = list(told.board.notified)
    await told.act(BRIAN, Attack(HERE, 1))
    (window,) = told.board.saying("❓")
    assert f"Brian: {HERE}: 1 against 1" in window.text
    (post,) = told.board.saying("Brian attacks")
    assert post.post
    assert told.board.notified == notified
    await told.act(BRIAN, EndTurn())
    assert "✔" in window.text
    await told.act(BRIAN, EndTurn())
    assert len([each for each in told.board.saying("Brian attacks") if each.post]) == 1


async def test_one_reminder_of_the_last_quarter_asks_all_whom_it_concerns(tables: Tables) -> None:
    """It is marked as one, in edits too, and says of a phase what its ping says."""
    table = await Seated.open(tables, 2)
    await table.start_with(pace="live")
    told = Told(table)
    await told.announce()
    (ping,) = told.board.saying("➜")
    assert "⏰" not in ping.text
    end = tables.served() + length(timedelta(minutes=23))
    tables.served = lambda: end
    for seat in (0, 1):
        await table.look(clocks.bank(seat))
        await told.announce()
    (reminder,) = told.board.saying("➜")
    assert reminder is not ping
    assert reminder.text.startswith("⏰ Less than a quarter of the time is left: **")
    assert f"<@{ADA}> and <@{BRIAN}>" in reminder.text
    assert "0 of 2 are done" in reminder.text
    assert sorted(told.board.notified) == [ADA, ADA, BRIAN, BRIAN]
    await table.bid(ADA)
    await told.announce()
    assert told.board.saying("➜") == [reminder]
    assert "1 of 2 is done" in reminder.text
    assert reminder.text.startswith("⏰")
