"""Icons as emoji: uploaded, and shown as amounts unless somebody says no."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator
from itertools import islice

import discord
import pytest
from discord.http import Route
from PIL import Image

from bot.platform import limits
from bot.platform.emoji import Emoji, name_of, wanted
from bot.posts.layout import lines_of
from bot.screens.history import game_log
from bot.service.history.log_lines import listed
from bot.service.history.log_text import between, chapters, stories
from bot.service.tables.preferences import WORDS, Marks, People
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from db import Database
from db.users import UserRow
from games import registry
from games.core.game import AnyGame
from games.core.icons import MARKUP
from games.core.text import LANGUAGES, Language
from rendering import emoji as drawing
from sandbox.server import Sandbox
from tests.bot.noticeboard import Told
from tests.bot.pages.test_me import ADA, NOWHERE, use, user
from tests.bot.panel.test_buttons import positions, tree
from tests.bot.posts.moon import alone, turn
from tests.bot.stage import Stage
from tests.discord.check import check

NAMES = wanted()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Serve emoji. Tests open their database first, which waits at its end for what still runs."""
    made = Sandbox(None)
    await made.start("127.0.0.1", 0)
    made.world.settings.global_rate_limit = None
    yield made
    await made.stop()


@pytest.fixture
async def client(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[discord.Client]:
    monkeypatch.setattr(Route, "BASE", sandbox.where.api)
    made = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30)
    async with made:
        await made.login(sandbox.world.meta["token"])
        yield made


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Upload without pauses."""
    monkeypatch.setattr("bot.platform.emoji.PAUSE", 0)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Only two icons, in two languages."""
    some = {name: icon for name, icon in NAMES.items() if icon in ("ore", "vp")}
    monkeypatch.setattr("bot.platform.emoji.wanted", lambda: some)
    return some


def sent(sandbox: Sandbox, *methods: str) -> list[str]:
    """Return the requests to the emoji routes since the last call."""
    found = [
        f"{each['method']} {each['body']['name'] if each['method'] == 'POST' else ''}".strip()
        for each in sandbox.api.journal.entries
        if "/emojis" in each["template"] and each["method"] in methods
    ]
    sandbox.api.journal.entries.clear()
    return found


def names(sandbox: Sandbox) -> dict[str, str]:
    """Return the ids of the application's emoji by name."""
    return {each["name"]: each["id"] for each in sandbox.world.emojis.values()}


def test_names_are_words_that_discord_takes_one_picture_each() -> None:
    assert name_of("energy", "fr") == "energie"
    assert name_of("wild", "fr") == "ressource_au_choix"
    for lang in LANGUAGES:
        for icon in set(NAMES.values()):
            name = name_of(icon, lang)
            assert 2 <= len(name) <= 32
            assert NAMES[name] == icon, "two icons of one name"


@pytest.mark.parametrize("icon", sorted(set(NAMES.values())))
def test_a_picture_is_small_and_stands_out_on_light_and_dark(icon: str) -> None:
    made = drawing.png(icon)
    assert len(made) < 32 * 1024
    with Image.open(io.BytesIO(made)) as picture:
        assert picture.size == (drawing.SIZE, drawing.SIZE)
        for ground in ((255, 255, 255), (49, 51, 56)):
            shown = Image.new("RGB", picture.size, ground)
            shown.paste(picture, (0, 0), picture)
            small = shown.resize((22, 22), Image.Resampling.BOX).convert("L").tobytes()
            assert max(small) - min(small) > 60, ground


async def test_all_are_uploaded_once_and_known_in_each_language(
    database: Database, sandbox: Sandbox, client: discord.Client
) -> None:
    marks = Marks()
    assert await Emoji(client, database, marks).bring()
    there = names(sandbox)
    assert set(there) == set(NAMES)
    for lang in LANGUAGES:
        assert marks.of(lang) == {
            icon: f"<:{name_of(icon, lang)}:{there[name_of(icon, lang)]}>"
            for icon in set(NAMES.values())
        }
    check(list(sandbox.api.journal.entries))
    assert len(sent(sandbox, "POST", "DELETE")) == len(NAMES)
    again = Marks()
    assert await Emoji(client, database, again).bring()
    assert sent(sandbox, "POST", "DELETE") == []
    assert all(again.of(lang) == marks.of(lang) for lang in LANGUAGES)


async def test_only_what_has_changed_or_is_missing_is_uploaded_again(
    sqlite: Database,
    sandbox: Sandbox,
    client: discord.Client,
    few: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await Emoji(client, sqlite, Marks()).bring()
    before = names(sandbox)
    sandbox.world.drop_emoji(before["PV"])
    digest = drawing.digest
    monkeypatch.setattr(drawing, "digest", lambda icon: "new" if icon == "ore" else digest(icon))
    sent(sandbox)
    marks = Marks()
    assert await Emoji(client, sqlite, marks).bring()
    made = ["DELETE", "POST ore", "DELETE", "POST minerai", "POST PV"]
    assert sorted(sent(sandbox, "POST", "DELETE")) == sorted(made)
    after = names(sandbox)
    assert after["VP"] == before["VP"]
    assert not {after["ore"], after["minerai"], after["PV"]} & set(before.values())
    assert marks.of("fr")["vp"] == f"<:PV:{after['PV']}>"


async def test_what_somebody_else_uploaded_is_left_alone(
    sqlite: Database, sandbox: Sandbox, client: discord.Client, few: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """And one that Discord refuses keeps no other from being known."""
    monkeypatch.setattr("sandbox.rest.emojis.MOST", 4)
    theirs = [
        await client.create_application_emoji(name=name, image=drawing.png("ice"))
        for name in ("party", "ore")
    ]
    marks = Marks()
    assert not await Emoji(client, sqlite, marks).bring()
    assert {str(each.id) for each in theirs} <= set(names(sandbox).values())
    assert marks.of("en")["ore"] == str(theirs[1])
    known = [mark for lang in LANGUAGES for mark in marks.of(lang).values()]
    assert len([name for name in few if any(f":{name}:" in each for each in known)]) == 3


@pytest.mark.parametrize("status", [500, 403, 429])
async def test_what_fails_stays_words_and_is_tried_again(
    sqlite: Database,
    sandbox: Sandbox,
    client: discord.Client,
    few: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    status: int,
) -> None:
    marks, tries = Marks(), list[set[str]]()
    create, fetch = client.create_application_emoji, client.fetch_application_emojis

    async def fetching() -> list[discord.Emoji]:
        tries.append(set(marks.of("en")))
        return await fetch()

    async def creating(*, name: str, image: bytes) -> discord.Emoji:
        if len(tries) < 3 and name == "VP":
            raise failure(status)
        return await create(name=name, image=image)

    monkeypatch.setattr(client, "fetch_application_emojis", fetching)
    monkeypatch.setattr(client, "create_application_emoji", creating)
    monkeypatch.setattr("bot.platform.emoji.FIRST", 0.01)
    await Emoji(client, sqlite, marks).run()
    assert len(tries) == 3
    assert all("vp" not in known for known in tries)
    assert set(marks.of("en")) == {"ore", "vp"}
    assert set(names(sandbox)) == set(few)


def failure(status: int) -> Exception:
    """Return what discord.py raises for a status."""
    if status == 429:
        return discord.RateLimited(3600.0)
    response = type("Response", (), {"status": status, "reason": "no"})()
    kind = discord.Forbidden if status == 403 else discord.DiscordServerError
    return kind(response, {"code": 50013 if status == 403 else 0, "message": "no"})  # type: ignore[arg-type]


ID = "123456789012345678"


def note(tables: Tables, live: TableSession) -> None:
    """Let the emoji of a game be known in every language."""
    for lang in LANGUAGES:
        for icon in set(live.game.words(lang).icons.values()):
            tables.marks.note(lang, icon, f"<:{icon}:{ID}>")


@pytest.fixture
async def told(tables: Tables) -> Told:
    """Return a person alone at Luna Maris after two turns."""
    found = Told(await alone(tables))
    await found.announce()
    for _ in range(2):
        await turn(found.seated)
    return found


async def test_posts_have_words_until_the_emoji_are_known(told: Told, tables: Tables) -> None:
    """Or where a table wants words."""
    live = await told.seated.live()
    await told.announce()
    (*_, post) = told.board.posts
    assert re.search(r"\(\d O2\)", post.texts[-1])
    assert not MARKUP.search(post.texts[-1])
    note(tables, live)
    for icons in (True, False):
        await told.seated.change(icons=icons)
        await turn(told.seated)
        await turn(told.seated)
        await told.announce()
        (*_, post) = told.board.posts
        shown = post.texts[-1].partition("\n")[2]
        assert (f"<:oxygen:{ID}>" in shown, " O2" in shown) == (icons, not icons)


async def test_a_story_is_in_words_where_the_markup_has_no_room(told: Told, tables: Tables) -> None:
    live = await told.seated.live()
    words = await story(tables, live)
    note(tables, live)
    assert settings_of(live).icons
    entries = await between(tables, live, 1, live.row.public_seq)
    iconic = lines_of(live, entries, 4000)
    assert MARKUP.search("\n".join(iconic))
    assert lines_of(live, entries, len("\n".join(iconic)) - 1) == words
    assert lines_of(live, entries, 4000, last=1) == iconic[-1:]


async def story(tables: Tables, live: TableSession) -> list[str]:
    """Return everything that happened in words."""
    return listed(stories(live, await between(tables, live, 1, live.row.public_seq), live.lang))


async def test_the_log_the_status_and_labels_stay_words(told: Told, tables: Tables) -> None:
    """Catch up is as its reader wants it."""
    live = await told.seated.live()
    note(tables, live)
    entries = await between(tables, live, 1, live.row.public_seq)
    for lang in LANGUAGES:
        for chapter in chapters(live, entries, lang):
            assert not MARKUP.search("\n".join(chapter.lines))
        words, view = live.words(lang), live.seen(0)
        assert not any(MARKUP.search(words.action(view, each)) for each in live.legal(0))
        assert not MARKUP.search(words.board(view, ["Ada"]))
    for icons in (True, False):
        found = game_log._told(live, entries, "en", 0, icons=icons)
        assert bool(MARKUP.search(game_log.grouped(live, found, "en"))) is icons


async def test_words_instead_of_icons_are_chosen_and_kept(stage: Stage) -> None:
    assert "Amounts in texts: **icons**" in (await use(stage)).text
    tables = stage.app.tables
    answer = await stage.wire.press(ADA, NOWHERE, "b:me-set:0:0:words", private=True)
    assert "Amounts in texts: **words**" in answer.text
    assert not tables.people.icons(ADA.id)
    again = Tables(stage.app.database)
    await again.people.load(stage.app.database)
    assert not again.people.icons(ADA.id)
    answer = await stage.wire.press(ADA, NOWHERE, "b:me-set:0:0:icons", private=True)
    assert "Amounts in texts: **icons**" in answer.text
    assert tables.people.icons(ADA.id)
    assert "words" not in (await user(stage)).preferences
    tables.people.forget(ADA.id)
    assert tables.people.icons(ADA.id)


GAMES = [registry.get(key) for key in registry.game_keys() if registry.get(key).words("en").icons]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_panels_have_icons_in_texts_and_words_on_controls(game: AnyGame, lang: Language) -> None:
    icons, people = 0, People()
    marks = Marks(people)
    for icon in set(game.words(lang).icons.values()):
        marks.note(lang, icon, f"<:{icon}:{ID}>")
    for live, seat in islice(positions(game), 24):
        live.marks = marks
        people.note(UserRow(user_id=100 + seat))
        for shown in tree(live, seat, lang):
            text = shown.page.text
            icons += len(MARKUP.findall(text))
            assert "<:" not in MARKUP.sub("", text), "the markup is whole"
            assert shown.page.layout().content_length() <= limits.LAYOUT_TEXT
            assert "<:" not in repr([each.to_component_dict() for each in shown.items])
        people.note(UserRow(user_id=100 + seat, preferences={WORDS: True}))
        assert not any(MARKUP.search(each.page.text) for each in tree(live, seat, lang))
    assert icons > 20
