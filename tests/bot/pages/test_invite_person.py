"""*Invite to my table* in the menu on a person's name."""

from __future__ import annotations

import pytest

from bot.service.seats import held_seats, invitations, lobby
from bot.service.tables.session import TableSession
from bot.shared.clock import now
from tests.bot.described import GUILD
from tests.bot.seated import Seated
from tests.bot.server import VIEW, refusal
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

ADA, BRIAN, CHLOE = Person(101, "Ada"), Person(102, "Brian"), Person(103, "Chloe")
DMITRI = Person(104, "Dmitri")
MANAGER = Person(998, "Max", manages=True)
ROBOT = Person(105, "Robot", bot=True)
ELSEWHERE = 40
"""A channel of the server without a table."""


async def invited(
    stage: Stage, by: Person, whom: Person, *, left: bool = False, locale: str = "en-US"
) -> Answers:
    """Use the menu in a channel without a table; Discord sends its name as it was registered."""
    return await stage.wire.pick(
        by, ELSEWHERE, "Invite to my table", whom, left=left, locale=locale
    )


def told(answers: Answers) -> list[str]:
    return [text for text in answers.posted if "invites you" in text]


def held(live: TableSession) -> set[str]:
    return {each.user_id for each in held_seats.held(live)}


async def test_a_person_is_invited_to_the_one_table(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    answers = await invited(stage, ADA, BRIAN)
    assert f"You invited Brian to table #{table.id} in <#7>" in answers.text
    assert all(answers.private)
    (line,) = told(answers)
    assert "<@102>" in line
    assert held(await table.live()) == {"102"}


async def test_nobody_is_pinged_twice(stage: Stage) -> None:
    await Seated.open(stage.app.tables, 1)
    await invited(stage, ADA, BRIAN)
    again = await invited(stage, ADA, BRIAN)
    assert "was invited to table" in again.text
    assert told(again) == []


async def test_players_who_did_not_open_the_table_invite_as_well(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    answers = await invited(stage, BRIAN, CHLOE, locale="fr")
    assert f"Vous avez invité Chloe à la table #{table.id}" in answers.text
    assert held(await table.live()) == {"103"}


async def test_the_creator_who_left_the_table_still_invites(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    await lobby.leave(stage.app.tables, table.id, ADA.id)
    assert "You invited Chloe" in (await invited(stage, ADA, CHLOE)).text


async def test_without_a_table_the_answer_says_how_to_open_one(stage: Stage) -> None:
    """Others' tables, tables of other servers and games that have started don't count."""
    table = await Seated.open(stage.app.tables, 1)
    for person in (DMITRI, MANAGER):
        answers = await invited(stage, person, CHLOE)
        assert "Open one with /table new" in answers.text
        assert told(answers) == []
    await table.store(guild_id=GUILD + 5)
    await table.reload()
    assert "Open one with /table new" in (await invited(stage, ADA, CHLOE)).text
    await table.store(guild_id=GUILD)
    await Seated.start(stage.app.tables, 2, channel_id=8)
    await table.reload()
    assert f"#{table.id}" in (await invited(stage, ADA, CHLOE)).text


async def test_of_several_tables_one_is_chosen(stage: Stage) -> None:
    first = await Seated.open(stage.app.tables, 1)
    second = await Seated.open(stage.app.tables, 1, channel_id=8)
    asked = await invited(stage, ADA, BRIAN)
    assert "To which table do you invite Brian?" in asked.text
    assert told(asked) == []
    (menu,) = asked.controls
    assert {each["value"] for each in menu["options"]} == {first.id, second.id}
    chosen = await stage.wire.press(ADA, ELSEWHERE, menu["custom_id"], [second.id], private=True)
    assert f"table #{second.id} in <#8>" in chosen.text
    assert len(told(chosen)) == 1
    assert held(await second.live()) == {"102"}
    assert held(await first.live()) == set()


async def test_what_is_chosen_is_checked_again(stage: Stage) -> None:
    """A table that has started or is of others, and a person who has left."""
    first = await Seated.open(stage.app.tables, 2)
    second = await Seated.open(stage.app.tables, 1, channel_id=8)
    (menu,) = (await invited(stage, ADA, CHLOE)).controls
    for person, table, text in ((DMITRI, second, "Only players"), (ADA, first, "already started")):
        if table is first:
            await lobby.start(stage.app.tables, first.id, ADA.id)
        answers = await stage.wire.press(
            person, ELSEWHERE, menu["custom_id"], [table.id], private=True
        )
        assert text in answers.text
        assert told(answers) == []
    stage.wire.server.left.add(CHLOE.id)
    answers = await stage.wire.press(ADA, ELSEWHERE, menu["custom_id"], [second.id], private=True)
    assert "no longer on this server" in answers.text
    await second.store(guild_id=GUILD + 5)
    await second.reload()
    answers = await stage.wire.press(ADA, ELSEWHERE, menu["custom_id"], [second.id], private=True)
    assert told(answers) == []
    assert held(await second.live()) == set()


async def test_bots_oneself_and_people_who_left_are_not_invited(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    for whom, left, text in (
        (ROBOT, False, "is a bot"),
        (ADA, False, "can’t invite yourself"),
        (BRIAN, True, "no longer on this server"),
    ):
        answers = await invited(stage, ADA, whom, left=left)
        assert text in answers.text
        assert told(answers) == []
    assert held(await table.live()) == set()


async def test_a_seated_person_and_a_full_table_are_refused(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    assert "already a player at table" in (await invited(stage, ADA, BRIAN)).text
    for user_id, name in ((103, "Chloe"), (106, "Eve")):
        await invitations.invite(stage.app.tables, table.id, [(user_id, name)])
        if held_seats.room(await table.live()) < 1:
            break
    answers = await invited(stage, ADA, DMITRI)
    assert "no seat left to hold" in answers.text
    assert told(answers) == []


async def test_a_person_who_does_not_see_the_channel_is_not_invited(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    stage.wire.server.hide(7, (GUILD, 0, VIEW), (ADA.id, VIEW, 0))
    answers = await invited(stage, ADA, BRIAN)
    assert "Brian can’t see <#7>" in answers.text
    assert told(answers) == []
    assert held(await table.live()) == set()


async def test_a_person_who_was_not_notified_is_notified_the_next_time(stage: Stage) -> None:
    """No seat is held for them meanwhile, without their knowing."""
    table, server = await Seated.open(stage.app.tables, 1), stage.wire.server
    for status, code in ((403, 50013), (400, 160005), (500, 0)):
        server.unsent = refusal(status, code)
        answers = await invited(stage, ADA, BRIAN)
        assert "invited" not in answers.text
        assert held(await table.live()) == set()
    server.unsent = None
    answers = await invited(stage, ADA, BRIAN)
    assert "You invited Brian" in answers.text
    assert len(told(answers)) == 1


async def test_a_place_held_before_is_left_as_it_was(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person whose seat is no longer held can still come to a table for invited people alone."""
    table = await Seated.open(stage.app.tables, 1)
    await invitations.invite(stage.app.tables, table.id, [(BRIAN.id, "Brian")])
    monkeypatch.setattr(invitations, "now", lambda: now() - 2 * held_seats.HELD_FOR)
    await invitations.invite(stage.app.tables, table.id, [(BRIAN.id, "Brian")])
    monkeypatch.undo()
    stage.wire.server.unsent = refusal(403, 50013)
    await invited(stage, ADA, BRIAN)
    live = await table.live()
    assert held(live) == set()
    assert held_seats.invites(live, BRIAN.id)


async def test_a_player_who_was_shut_out_of_the_channel_invites_nobody(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    stage.wire.server.hide(7, (ADA.id, 0, VIEW))
    answers = await invited(stage, ADA, BRIAN)
    assert f"You can’t invite anyone to table #{table.id}" in answers.text
    assert told(answers) == []
    assert held(await table.live()) == set()


async def test_a_channel_that_the_bot_does_not_see_is_no_fault_of_the_other(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    stage.wire.server.refused[7] = (403, 50001)
    answers = await invited(stage, ADA, BRIAN)
    assert "you or I can’t see <#7>" in answers.text
    assert "Brian" not in answers.text
    assert held(await table.live()) == set()


async def test_nobody_is_invited_to_a_practice(stage: Stage) -> None:
    await stage.wire.use(ADA, 7, ["table", "new"], {"game": "dust", "practice": True})
    assert "Open one with /table new" in (await invited(stage, ADA, BRIAN)).text


async def test_a_season_invites_to_its_tables(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    async with stage.app.tables.locked(table.id) as live:
        season = {"id": 1, "round": 1, "division": 1, "number": 1, "size": 3}
        await lobby.change(stage.app.tables, live, settings={**live.row.settings, "season": season})
    assert "Open one with /table new" in (await invited(stage, ADA, BRIAN)).text
