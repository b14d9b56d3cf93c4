"""Emoji as amounts: in posts and panels, unless the table or the person says no."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from bot.platform import limits
from bot.posts.layout import lines_of
from bot.screens import game_log
from bot.service.history.log_lines import listed
from bot.service.history.log_text import between, chapters, stories
from bot.service.tables.preferences import WORDS, Marks, People
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from db.users import UserRow
from games import registry
from games.core.game import AnyGame
from games.core.icons import MARKUP
from games.core.text import LANGUAGES, Language
from tests.bot.noticeboard import Told
from tests.bot.stage import Stage
from tests.bot.test_buttons import positions, tree
from tests.bot.test_folding import alone, turn
from tests.bot.test_me import ADA, NOWHERE, use, user
from tests.bot.test_people import change

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
    live = await told.seated.live()
    await told.announce()
    (*_, post) = told.board.posts
    assert re.search(r"\(\d O2\)", post.texts[-1])
    assert not MARKUP.search(post.texts[-1])
    note(tables, live)
    await turn(told.seated)
    await turn(told.seated)
    await told.announce()
    (*_, post) = told.board.posts
    assert f"<:oxygen:{ID}>" in post.texts[-1]
    assert " O2" not in post.texts[-1].partition("\n")[2]


async def test_a_table_can_have_words(told: Told, tables: Tables) -> None:
    note(tables, await told.seated.live())
    await change(told.seated, icons=False)
    await told.announce()
    (*_, post) = told.board.posts
    assert not MARKUP.search("".join(post.texts))


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
    live = await told.seated.live()
    note(tables, live)
    entries = await between(tables, live, 1, live.row.public_seq)
    for lang in LANGUAGES:
        for chapter in chapters(live, entries, lang):
            assert not MARKUP.search("\n".join(chapter.lines))
        words, view = live.words(lang), live.seen(0)
        assert not any(MARKUP.search(words.action(view, each)) for each in live.legal(0))
        assert not MARKUP.search(words.board(view, ["Ada"]))


async def test_catch_up_is_as_its_reader_wants_it(told: Told, tables: Tables) -> None:
    live = await told.seated.live()
    note(tables, live)
    entries = await between(tables, live, 1, live.row.public_seq)
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
