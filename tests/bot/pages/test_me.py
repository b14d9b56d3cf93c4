"""`/table me`: settings of a person, for all tables, also without a table."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

import db.outbox as outbox_db
import db.users as users_db
from bot.screens import personal_settings
from bot.service.clocks import quiet_hours, time_zones
from bot.service.notices import ping_messages
from bot.service.tables import direct_messages
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import LANGUAGES
from rendering.theme import THEMES
from tests.bot.noticeboard import NUMBERS, Told, http
from tests.bot.seated import Seated
from tests.bot.seats.test_undisclosed import begun as undisclosed
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person

ADA = Person(101, "Ada")
NOWHERE = 99
"""A channel without a table."""
HOUR = timedelta(hours=1)


async def use(stage: Stage, options: dict[str, str] | None = None, **more: Any) -> Answers:
    return await stage.wire.use(ADA, NOWHERE, ["table", "me"], options or {}, **more)


async def choose(stage: Stage, key: str, value: str, **more: Any) -> Answers:
    return await stage.wire.press(
        ADA, NOWHERE, f"s:me-set:0:0:{key}", [value], private=True, **more
    )


async def user(stage: Stage) -> Any:
    async with stage.app.database.reading() as conn:
        return await users_db.get_user(conn, ADA.id)


async def test_a_chosen_language_is_that_of_every_answer(stage: Stage) -> None:
    """An unknown choice changes nothing."""
    assert "**Vos réglages**" in (await choose(stage, "language", "fr")).text
    assert "**Vos réglages**" in (await use(stage)).text
    help_ = await stage.wire.use(ADA, NOWHERE, ["table", "help"])
    assert help_.text == say("fr", "help")
    restarted = Tables(stage.app.database)
    await restarted.people.load(stage.app.database)
    assert restarted.people.languages == {ADA.id: "fr"}
    assert "**Your settings**" in (await choose(stage, "language", "discord")).text
    assert (await user(stage)).locale is None
    assert (await choose(stage, "shoes", "red")).text == say("en", "problem-button-changed")
    await choose(stage, "direct", "often")
    assert direct_messages.of(await user(stage)) == "needed"


async def test_time_zone_and_quiet_hours_are_typed_or_chosen(stage: Stage) -> None:
    answer = await use(stage, {"quiet-hours": "22-7"})
    assert answer.text == say("en", "problem-zone-first")
    answer = await use(stage, {"time-zone": "new york", "quiet-hours": "22:30 - 7"})
    assert "America/New York" in answer.text
    assert "22:30–07:00" in answer.text
    there = quiet_hours.read(await user(stage))
    assert there is not None
    assert (there.zone, there.hours) == ("America/New_York", (22 * 60 + 30, 7 * 60))
    answer = await use(stage, {"time-zone": "Asia/Kathmandu"})
    assert "22:30–07:00" in answer.text  # they stay
    answer = await choose(stage, "quiet", "23:00–07:00")
    assert "23:00–07:00" in answer.text
    assert "none" in (await choose(stage, "quiet", "none")).text


async def test_all_is_set_in_one_form_and_what_is_wrong_keeps_nothing_else_from_being_set(
    stage: Stage,
) -> None:
    opened = await stage.wire.press(ADA, NOWHERE, "b:me-form:0:0:", private=True)
    assert opened.form is not None
    typed = {"zone": "Paris", "quiet": "22-7", "language": "fr", "theme": "contrast"}
    shown = await stage.wire.submit(ADA, NOWHERE, opened.form, typed)
    assert shown.new == 0
    there, found = await user(stage), quiet_hours.read(await user(stage))
    assert found is not None
    assert (found.zone, found.hours) == ("Europe/Paris", (22 * 60, 7 * 60))
    assert (there.locale, there.theme) == ("fr", "contrast")
    assert "**Vos réglages**" in shown.text
    wrong = {"zone": "Paris", "quiet": "when I sleep", "direct": "never"}
    shown = await stage.wire.submit(ADA, NOWHERE, opened.form, wrong)
    assert "when I sleep" in shown.text
    found = quiet_hours.read(await user(stage))
    assert found is not None
    assert found.hours == (22 * 60, 7 * 60)
    assert direct_messages.of(await user(stage)) == "never"
    await stage.wire.submit(ADA, NOWHERE, opened.form, {"zone": "Rome", "quiet": ""})
    found = quiet_hours.read(await user(stage))
    assert found is not None
    assert (found.zone, found.hours) == ("Europe/Rome", None)


async def test_hours_that_hold_only_later_say_so(stage: Stage, wall: Wall) -> None:
    at = now()
    begins = (at - HOUR).hour * 60
    await use(
        stage,
        {
            "time-zone": "UTC",
            "quiet-hours": personal_settings.spoken((begins, (begins + 180) % 1440)),
        },
    )
    wall.passes(timedelta(minutes=2))
    answer = await use(
        stage, {"quiet-hours": personal_settings.spoken((begins, (begins + 240) % 1440))}
    )
    later = quiet_hours.read(await user(stage))
    assert later is not None
    assert say("en", "me-quiet-from", when=discord.utils.format_dt(later.since, "f")) in answer.text


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22:00-07:00", (22 * 60, 7 * 60)), ("22h30–7h", (22 * 60 + 30, 7 * 60)),
        ("10pm-6am", (22 * 60, 6 * 60)), ("12 am to 8 am", (0, 8 * 60)), ("0-12", (0, 12 * 60)),
        ("23.15 - 24", (23 * 60 + 15, 0)), ("22 à 6h15", (22 * 60, 6 * 60 + 15)),
        ("none", None), ("off", None), ("-", None),
    ],
)  # fmt: skip
def test_hours_are_read_as_people_write_them(typed: str, hours: tuple[int, int] | None) -> None:
    assert personal_settings.found_hours(typed) == hours


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("at night", "quiet-typed"), ("22", "quiet-typed"), ("25-7", "quiet-typed"),
        ("22:75-7", "quiet-typed"), ("7-7", "quiet-typed"), ("13pm-2am", "quiet-typed"),
        ("20-9", "quiet-long"), ("8-20:01", "quiet-long"), ("9" * 5000, "quiet-typed"),
    ],
)  # fmt: skip
def test_what_are_no_hours_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Problem) as refused:
        personal_settings.found_hours(typed)
    assert refused.value.key == f"problem-{key}"
    for lang in LANGUAGES:
        assert refused.value.text(lang)


@pytest.mark.parametrize(
    "typed",
    [
        "Mars", "", "../etc", "Europe", "Paris/Europe", "EST", "mst", "HST", "Etc/GMT+5", "+", "5",
        "UTC+15", "GMT-13", "+5:15", "+5:75", "UTC+" + "9" * 5000,
    ],
)  # fmt: skip
async def test_what_is_no_time_zone_is_refused(stage: Stage, typed: str) -> None:
    with pytest.raises(Problem):
        time_zones.found(typed)
    assert not {typed, typed.upper()} & {*quiet_hours.zones()}, "it is not offered either"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"), ("paris", "Europe/Paris"), (" Paris ", "Europe/Paris"),
        ("EUROPE/PARIS", "Europe/Paris"), ("Zürich", "Europe/Zurich"), ("ZÜRICH", "Europe/Zurich"),
        ("Europe / Zurich", "Europe/Zurich"), ("São Paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"), ("são  paulo", "America/Sao_Paulo"),
        ("São-Paulo", "America/Sao_Paulo"), ("America/São_Paulo", "America/Sao_Paulo"),
        ("saopaulo", "America/Sao_Paulo"), ("Bogotá", "America/Bogota"),
        ("St. John's", "America/St_Johns"), ("Port au Prince", "America/Port-au-Prince"),
        ("Europe/Paris · 14:05", "Europe/Paris"),
    ],
)  # fmt: skip
def test_a_time_zone_is_found_by_its_city(typed: str, zone: str) -> None:
    assert time_zones.found(typed) == zone


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("GMT+2", 2), ("UTC-5", -5), ("+2", 2), ("-5", -5), ("utc +2", 2), ("gmt + 02:00", 2),
        ("UTC−5", -5), ("UTC–5", -5), ("+0200", 2), ("UTC+0", 0), ("GMT-0", 0), ("+14", 14),
        ("-12", -12), ("UTC+2h", 2), ("UTC+2 · 09:55", 2), ("UTC+5:30", 5.5),
        ("+5h45", 5.75), ("-9:30", -9.5),
    ],
)  # fmt: skip
@pytest.mark.parametrize("month", [1, 7])
def test_hours_from_utc_are_read_as_people_mean_them(
    typed: str, hours: float, month: int, wall: Wall
) -> None:
    wall.at = datetime(2026, month, 1, tzinfo=UTC)
    zone = time_zones.found(typed)
    assert not re.search(r"[+-]\d", " ".join(quiet_hours.zones()))
    assert wall.at.astimezone(ZoneInfo(zone)).utcoffset() == timedelta(hours=hours)
    assert time_zones.found(time_zones.named(zone)) == zone  # any zone name shown can be typed


async def test_time_zones_are_suggested_with_what_time_it_is_there(stage: Stage) -> None:
    async def suggested(typed: str, locale: str = "en-US") -> list[Any]:
        found = await use(stage, {"time-zone": typed}, focused="time-zone", locale=locale)
        assert found.suggested is not None
        return found.suggested

    found = await suggested("kathm")
    assert [each["value"] for each in found] == ["Asia/Kathmandu"]
    there = now().astimezone(ZoneInfo("Asia/Kathmandu"))
    assert found[0]["name"] in {
        f"Asia/Kathmandu · {time:%H:%M}" for time in (there, there - timedelta(minutes=1))
    }
    assert (await suggested("", "fr"))[0]["value"] == "Europe/Paris"
    assert len(await suggested("")) == 25
    assert [e["value"] for e in await suggested("new york")] == ["America/New_York"]
    assert [e["value"] for e in await suggested("são paulo")] == ["America/Sao_Paulo"]
    assert not {"EST", "Etc/GMT+5"} & {each["value"] for each in await suggested("est")}
    behind = await suggested("UTC-5")
    assert behind[0] == {"name": f"UTC-5 · {now() - 5 * HOUR:%H:%M}", "value": "UTC-5"}
    there = {now().astimezone(ZoneInfo(time_zones.found(e["value"]))).utcoffset() for e in behind}
    assert there == {-5 * HOUR}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_way_of_direct_messages_and_every_theme_has_its_words(
    stage: Stage, lang: str
) -> None:
    for way in direct_messages.WAYS:
        answer = await choose(stage, "direct", way, locale=lang)
        assert say(lang, f"direct-{way}") in answer.text
        assert direct_messages.of(await user(stage)) == way
    for key in THEMES:
        answer = await choose(stage, "theme", key, locale=lang)
        assert say(lang, f"theme-{key}") in answer.text
        assert (await user(stage)).theme == key


# What direct messages do


@pytest.mark.parametrize("arrives", [True, False])
async def test_every_question_is_also_sent_to_whoever_wants_that(
    two: Seated, *, arrives: bool
) -> None:
    """A copy that does not arrive asks nobody in the channel."""
    bench = Told(two)
    first, _ = await two.users()
    await direct_messages.choose(two.tables.database, first, "always")

    async def closed(_: int) -> Any:
        raise http(403, 50007)

    if not arrives:
        bench.client.fetch_user = closed
    for _ in range(2):
        await bench.announce()
        assert len(bench.board.standing) == 2  # the first post and the ping
        assert len(bench.direct) == arrives
    assert await two.pending() == []


async def asked_directly(table: Seated, bench: Told, user: int) -> None:
    """Have a person sent a direct message, at a table where nobody may learn who is done."""
    live, nonce = await table.live(), f"{table.id}-dm-{next(NUMBERS)}"
    ping = ping_messages.direct_ping(live, nonce, 1, live.asked(live.require_seat(user)))
    async with table.tables.database.writing() as conn:
        await outbox_db.add_messages(conn, table.id, [ping], now())
    await bench.announce()


async def test_who_takes_none_is_asked_with_all_where_nobody_may_learn_who_is_done(
    tables: Tables, toy_game: None
) -> None:
    """Who takes them is asked in their language."""
    table = await undisclosed(tables)
    bench = Told(table)
    await bench.announce()
    before, user = set(bench.board.standing), (await table.users())[1]
    await direct_messages.choose(tables.database, user, "never")
    await asked_directly(table, bench, user)
    assert bench.direct == []
    assert set(bench.board.standing) - before  # all are pinged again
    await direct_messages.choose(tables.database, user, "needed")
    tables.people.languages[user] = "fr"
    await asked_directly(table, bench, user)
    (told,) = bench.direct
    assert say("fr", "ping-direct", prompt="", since="", channel="").split()[0] in told
