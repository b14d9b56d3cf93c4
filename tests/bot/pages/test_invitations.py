"""Invitations to a table before its start, closing it to others, and for good."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.platform.controls import PressButton
from bot.screens import lobby as surface
from bot.service.seats import held_seats, invitations, lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from tests.bot.acts import timers_of
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person

ADA, BRIAN, CHLOE, DMITRI = (
    Person(101, "Ada", manages=True),
    Person(102, "Brian"),
    Person(103, "Chloe"),
    Person(104, "Dmitri"),
)
ROBOT = Person(105, "Robot", bot=True)


async def invite(stage: Stage, table: Seated, by: Person, *people: Person) -> Answers:
    """Choose people in the menu of the invitation panel."""
    return await stage.wire.press(
        by, 7, f"u:invite-people:{table.id}:0:", [str(each.id) for each in people], people=people
    )


async def test_invited_people_are_mentioned_once_and_have_seats_held(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    answer = await invite(stage, table, ADA, BRIAN, CHLOE)
    assert "2 seats are held" in answer.text
    (told,) = [text for text in answer.posted if "invites you" in text]
    assert told.count("<@102>") == told.count("<@103>") == 1
    again = await invite(stage, table, ADA, BRIAN)
    assert not [text for text in again.posted if "invites you" in text]
    live = await table.live()
    assert {each.user_id for each in held_seats.held(live)} == {"102", "103"}
    assert all(each.until > now() + timedelta(hours=23) for each in held_seats.held(live))
    with pytest.raises(Problem, match="seats-held"):
        await lobby.join(stage.app.tables, table.id, 104, "Dmitri")
    with pytest.raises(Problem, match="held"):
        await lobby.add_computer(stage.app.tables, table.id, "greedy")
    await lobby.join(stage.app.tables, table.id, 102, "Brian")
    assert [seat.user_id for seat in live.seats] == [101, 102]
    assert {each.user_id for each in held_seats.held(live)} == {"103"}


async def test_an_invited_person_declines_which_frees_the_seat(stage: Stage) -> None:
    """The button to decline is there as long as a seat is held."""
    tables = stage.app.tables
    table = await Seated.open(tables, 1)
    assert "decline" not in buttons(await table.live())
    await invite(stage, table, ADA, BRIAN, CHLOE)
    assert {"decline", "invite"} <= {*buttons(await table.live())}
    with pytest.raises(Problem, match="seats-held"):
        await lobby.join(tables, table.id, 104, "Dmitri")
    stranger = await stage.wire.press(DMITRI, 7, f"b:decline:{table.id}:0:")
    assert "No seat is held for you" in stranger.text
    answer = await stage.wire.press(BRIAN, 7, f"b:decline:{table.id}:0:")
    assert "<@102>" not in answer.text
    assert "Held for <@103>" in answer.text
    await lobby.join(tables, table.id, 104, "Dmitri")
    gone = await stage.wire.use(CHLOE, 7, ["table", "leave"])
    assert "You declined the invitation" in gone.text
    live = await table.live()
    assert held_seats.invited(live) == []
    assert "decline" not in buttons(live)
    assert [seat.user_id for seat in live.seats] == [101, 104]
    seated = await stage.wire.press(ADA, 7, f"b:decline:{table.id}:0:")
    assert "You’re already a player at table" in seated.text


def buttons(live: TableSession) -> list[str]:
    """Return the names of a lobby message's buttons, from their ids."""
    made = surface.view(live)
    assert made is not None
    found = [item for item in made.children if isinstance(item, PressButton)]
    return [(item.item.custom_id or "").split(":")[1] for item in found]


async def test_nobody_is_invited_to_a_direct_message(stage: Stage) -> None:
    """Only the person themselves can be there."""
    options = {"game": "dust", "invite": BRIAN}
    answer = await stage.wire.use(ADA, 7, ["table", "new"], options, place="direct")
    assert "You can’t invite anyone here" in answer.text
    assert await stage.app.tables.in_channel(7) is None
    await stage.wire.use(ADA, 7, ["table", "new"], {"game": "dust"}, place="direct")
    live = await stage.app.tables.in_channel(7)
    assert live is not None
    assert "invite" not in buttons(live)
    for name, people in (("b:invite", ()), ("u:invite-people", (BRIAN,))):
        answer = await stage.wire.press(
            ADA, 7, f"{name}:{live.id}:0:", [str(p.id) for p in people], people=people,
            place="direct",
        )  # fmt: skip
        assert "You can’t invite anyone here" in answer.text
    with pytest.raises(Problem, match="invite-direct"):
        await invitations.invite(stage.app.tables, live.id, [(102, "Brian")])


async def test_no_more_are_invited_than_there_are_seats_and_no_bots(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    answer = await invite(stage, table, BRIAN, CHLOE, DMITRI)
    assert "only one seat left" in answer.text
    assert answer.posted == []
    answer = await invite(stage, table, ADA, ROBOT)
    assert "can’t be invited" in answer.text
    assert held_seats.held(await table.live()) == []
    answer = await invite(stage, table, DMITRI, DMITRI)
    assert "Only players at this table" in answer.text


async def test_a_closed_table_is_for_those_invited_even_when_their_time_is_over(
    stage: Stage, wall: Wall
) -> None:
    table = await Seated.open(stage.app.tables, 1)
    await invite(stage, table, ADA, BRIAN)
    answer = await stage.wire.press(ADA, 7, f"b:only-invited:{table.id}:0:on")
    assert "Let anyone join" in str(answer.components)
    wall.passes(timedelta(days=2))
    with pytest.raises(Problem, match="only-invited"):
        await lobby.join(stage.app.tables, table.id, 104, "Dmitri")
    assert held_seats.held(await table.live()) == []
    await lobby.join(stage.app.tables, table.id, 102, "Brian")
    answer = await stage.wire.press(ADA, 7, f"b:only-invited:{table.id}:0:off")
    assert "Invited players only" in str(answer.components)
    await lobby.join(stage.app.tables, table.id, 104, "Dmitri")
    assert [seat.user_id for seat in (await table.live()).seats] == [101, 102, 104]


async def test_whoever_opened_the_table_sends_people_away(stage: Stage) -> None:
    """Nothing of invitations is left once the game has begun."""
    table = await Seated.open(stage.app.tables, 3)
    await lobby.leave(stage.app.tables, table.id, 103)
    await invite(stage, table, ADA, CHLOE)
    refused = await stage.wire.press(BRIAN, 7, f"s:send-away:{table.id}:0:", ["101"])
    assert "Only the table’s creator" in refused.text
    for user in ("102", "103"):
        answer = await stage.wire.press(ADA, 7, f"s:send-away:{table.id}:0:", [user])
        assert "Their seat is free" in answer.text
    live = await table.live()
    assert [seat.user_id for seat in live.seats] == [101]
    assert held_seats.invited(live) == []
    gone = await stage.wire.press(ADA, 7, f"s:send-away:{table.id}:0:", ["103"])
    assert "not a player at" in gone.text
    await lobby.join(stage.app.tables, table.id, 104, "Dmitri")
    await invite(stage, table, ADA, CHLOE)
    live = await lobby.start(stage.app.tables, table.id, 101)
    assert "held" not in live.row.settings
    assert "held" not in (await table.reload()).row.settings


async def test_a_lobby_that_has_not_begun_for_a_fortnight_is_closed_with_a_line(
    tables: Tables,
) -> None:
    old, young = await Seated.open(tables, 1), await Seated.open(tables, 1, channel_id=8)
    begun = await Seated.start(tables, 2, channel_id=9)
    at = now()
    for table in (old, begun):
        await table.store(created_at=at - invitations.LOBBY_FOR - timedelta(minutes=1))
    told = Told(old)
    lobby_message = await told.board.send("the lobby")
    async with tables.locked(old.id) as live:
        settings = {**live.row.settings, "lobby_message": str(lobby_message.id)}
        await lobby.change(tables, live, settings=settings)
    timers = timers_of(old)
    await timers.sweep(at)
    await told.announce()
    assert (await old.live()).row.status == "cancelled"
    assert (await young.live()).row.status == "lobby"
    assert (await begun.live()).row.status == "playing"
    assert [m.text for m in told.board.saying("did not start within 14 days")]
    await timers.sweep(at)
    await told.announce()
    assert len(told.board.saying("did not start within 14 days")) == 1
