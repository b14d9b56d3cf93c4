"""The board as text: its viewer, its parts, page by page, and nothing left out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.panel.panel import panel
from bot.platform.pictures import boards, private
from bot.posts.changes import news
from bot.posts.layout import BOARD_ROOM, before_view
from bot.screens.board_in_words import entries_of, in_parts, pages
from bot.screens.history.game_log import since
from bot.service.history.log_text import safe_names
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.shared.text import say
from games import registry
from games.core.labels import Part
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.bot.panel.test_aside import PEOPLE, begun, ids, press, selections
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

STRANGER = Person(999, "Dmitri")
MENU, FRENCH_MENU = "As text: choose a section…", "En texte\u202f: choisissez une rubrique…"
TURN = "Choose another page…"
GAMES = ["dust", *registry.game_keys()]


def parts_of(live: TableSession, who: Person, lang: str = "en") -> list[Part]:
    """Return the board in words as a person sees it."""
    view = live.seen(live.seat_of(who.id))
    return list(live.words(lang).parts(view, safe_names(live, lang)))


async def told(stage: Stage, who: Person, shown: Answers) -> str:
    """Return the whole text of an answer, turning its pages."""
    texts = [shown.text]
    while later := next((label for label in ids(shown) if "next page" in label), None):
        page, count = (int(n) for n in later.split() if n.isdecimal())
        if page == count:
            break
        shown = await press(stage, who, ids(shown)[later])
        assert shown.new == 0, "a page takes the place of the one before"
        texts.append(shown.text)
    assert all(len(text) <= 2000 for text in texts)
    return "\n".join(texts)


async def turned(stage: Stage, who: Person, shown: Answers) -> list[str]:
    """Return all pages of text next to a panel, in their order."""
    found = {0: shown.text}
    menu = next((c for c in shown.controls if c.get("placeholder") == TURN), None)
    for option in menu["options"] if menu else ():
        page = await press(stage, who, menu["custom_id"] if menu else "", option["value"])
        found[int(option["value"].rpartition("/")[2])] = page.text
    assert list(found) == sorted(found)
    return list(found.values())


async def turn_of(table: Seated, who: Person) -> None:
    """Take random actions until the game no longer waits for a player."""
    source, live = rng(4), await table.live()
    seat = live.require_seat(who.id)
    while seat in live.waiting():
        live = await table.act_at_random(source, seat)


async def others(table: Seated, who: Person) -> None:
    """Take random actions of the others until the game waits for a player."""
    source, live = rng(5), await table.live()
    while live.require_seat(who.id) not in live.waiting():
        live = await table.act_at_random(source)


def assert_told(text: str, part: Part) -> None:
    """Check that all of a part is in a text that may be cut between words."""
    assert f"### {part.title}" in text
    words = text.split()
    for line in filter(None, part.text.split("\n")):
        wanted = line.split()
        starts = (n for n, word in enumerate(words) if word == wanted[0])
        assert any(words[n : n + len(wanted)] == wanted for n in starts), line


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_look_tells_everything_that_its_reader_may_know(
    stage: Stage, game: str
) -> None:
    """Of a cancelled table nothing private, nor whom it waits for."""
    table, player = await begun(stage, game)
    live = await table.live()
    line = live.words("en").waiting_for(live.seen(None), safe_names(live, "en"))
    for who in (player, STRANGER):
        shown = await stage.wire.use(who, 7, ["look", "board"], {"text": True})
        assert shown.private == [True]
        text = await told(stage, who, shown)
        assert not line or line in text.split("\n")
        for part in parts_of(live, who):
            assert_told(text, part)
        assert any(part.private for part in parts_of(live, who)) == (who is player)
    await table.cancel()
    shown = await stage.wire.use(player, 7, ["look", "board"], {"text": True})
    text = await told(stage, player, shown)
    assert "ended without a result; final position" in shown.text.split("\n")[0]
    assert not line or line not in text
    for part in parts_of(await table.live(), player):
        assert (f"### {part.title}" in text) == (not part.private)
    picture = await stage.wire.use(player, 7, ["look", "board"])
    assert "ended without a result; final position" in picture.text


@pytest.mark.parametrize("game", GAMES)
async def test_each_part_can_be_asked_for_by_itself(stage: Stage, game: str) -> None:
    """By its title as a keyboard types it, from the menu, and in place of the panel."""
    table, who = await begun(stage, game)
    live = await table.live()
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    closer = ids(await press(stage, who, opened["Zoom in"]))
    shown = await stage.wire.use(who, 7, ["look", "board"], {"text": True})
    for part in parts_of(live, who):
        typed = {"part": part.title.upper()}
        for answer in (
            await stage.wire.use(who, 7, ["look", "board"], typed),
            await press(stage, who, ids(shown)[MENU], part.key),
        ):
            assert_told(await told(stage, who, answer), part)
        aside = await press(stage, who, closer[MENU], part.key)
        assert_told("\n".join(await turned(stage, who, aside)), part)
    whole = await turned(stage, who, await press(stage, who, closer[MENU], "everything"))
    for part in parts_of(live, who):
        assert_told("\n".join(whole), part)
    back = await press(stage, who, ids(stage.wire.answers)["Back"])
    assert ids(back) == ids(panel(live, live.require_seat(who.id), "en"))


@pytest.mark.parametrize("game", registry.game_keys())
async def test_what_is_new_since_ones_last_turn_is_told_and_the_rest_named(
    stage: Stage, game: str
) -> None:
    """Of a changed part only the changed lines, and their headings."""
    table, who = await begun(stage, game)
    await turn_of(table, who)
    await others(table, who)
    live = await table.live()
    now, tables, seat = parts_of(live, who), stage.app.tables, live.require_seat(who.id)
    before = await before_view(tables, live, await since(tables, live, seat) - 1, seat)
    mine = {part.key: part for part in live.words("en").parts(before, safe_names(live, "en"))}
    new = [part for part in now if mine.get(part.key) != part]
    assert new
    shown = await stage.wire.use(who, 7, ["look", "board"], {"text": True})
    text = await told(stage, who, shown)
    assert say("en", "words-only-new") in text
    *_, line = text.split("\n")
    assert line.startswith("-# Unchanged since your last move: ")
    same = line.removeprefix("-# Unchanged since your last move: ").split("; ")
    known = 0
    for part in now:
        if part not in new:
            assert any(each.startswith(part.title) for each in same)
            assert f"### {part.title}" not in text
            continue
        assert f"### {part.title}" in text
        old = set(mine[part.key].text.split("\n")) if part.key in mine else set[str]()
        for each in filter(None, part.text.split("\n")):
            assert each in text or each in old, each
            known += each in old and each not in text
    assert known, "what was known is not told again"
    every = await told(stage, who, await press(stage, who, ids(shown)[MENU], "everything"))
    for part in now:
        assert_told(every, part)
    again = await told(stage, who, await press(stage, who, ids(shown)[MENU], "news"))
    assert again == text
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    closer = ids(await press(stage, who, opened["Zoom in"]))
    aside = await press(stage, who, closer[MENU], "news")
    assert say("en", "words-only-new") in aside.text


SHIPS = "Ship: A.\nLine 1: x.\nLine 2: y.\nShip of round 2: B.\nLine 1: "
BELT = "Ring:\nEros: 1 VP, free.\nIris: 2 VP, "
WELL, PIT = (f"{name}: Mine. Cost: 2 Alloys. 6 VP." for name in ("Brine Well", "Ore Pit"))
NEWS = {
    "only lines that differ, below what they belong to": (
        f"{SHIPS}z.", f"{SHIPS}q.", "Ship of round 2: B.\nLine 1: q.",
    ),
    "a heading without lines goes": (
        f"Gone:\n{BELT}free.", f"{BELT}Probe of Ada.", "Ring:\nIris: 2 VP, Probe of Ada.",
    ),
    "what is gone is named": (
        "Algae: green, 9 MC. Gain it.\nFavors: Droid, Bank.\nHerbivores: blue.",
        "Herbivores: blue.",
        "No longer: Algae; Favors: Droid, Bank.",
    ),
    "all of a new part": ("", "All\nof it", "All\nof it"),
    # An asteroid that moved reads as before; where it is does not.
    "what is below another heading": (
        "One, near:\nEros: 1.\nIris: 2.\nTwo, far:\nJuno: 3.\nVesta: 4.",
        "One, nearer:\nJuno: 3.\nIris: 2.\nTwo, far:\nEros: 1.\nVesta: 4.",
        "One, nearer:\nJuno: 3.\nTwo, far:\nEros: 1.",
    ),
    # It would seem to be the heading of lines that are not shown, or of another's.
    "a changed heading is a sentence": (
        "Place 1:\nEros: 1.\nPlace 2, for 3 Ice:\nIris: 2.\nPlace 3:\nJuno: 3.",
        "Place 1:\nEros: 1.\nPlace 2, for 2 Ice:\nIris: 2.\nPlace 3:\nJuno: 4.",
        "Place 2, for 2 Ice.\nPlace 3:\nJuno: 4.",
    ),
    "cards that read alike": (WELL, PIT, f"{PIT}\nNo longer: Brine Well."),
}  # fmt: skip


@pytest.mark.parametrize("what", NEWS)
def test_only_what_differs_is_news(what: str) -> None:
    before, after, wanted = NEWS[what]
    same = Part("d", "Same", "Nothing.")
    old = [Part("a", "Title", before), same] if before else [same]
    found = news(old, [Part("a", "Title", after), same], "en")
    assert found.same == ["Same"]
    assert [(part.key, part.text) for part in found.parts] == [("a", wanted)]


@pytest.mark.parametrize("key", registry.game_keys())
def test_every_part_has_its_entry_in_the_menu(key: str) -> None:
    """Also the news and the whole board, with as many players as there can be."""
    game = registry.get(key)
    players = max(game.seats)
    names = [f"Player {seat}" for seat in range(players)]
    row = SimpleNamespace(status="playing")
    live: Any = SimpleNamespace(row=row, game=game, names=names, words=game.words)
    for view, _, _ in selections(game, players, 3)[::40]:
        parts = in_parts(live, view, "en")
        values = {value for value, _, _ in entries_of(parts, "en")}
        assert values == {"everything", *(part.key for part in parts)}
        assert len(values) < 25


def test_a_decision_is_told_whole_and_of_what_stands_only_what_it_is_now() -> None:
    old = [
        Part("own", "Yours", "Wait for your turn.\nWith a Leader:\nOpen: A.", True, "decision"),
        Part("round", "Round", "Round 3.\nOrder: Ada.", kind="standing"),
        Part("mat", "Mat", "0 VP.\nNo cards."),
    ]
    texts = ("Take a turn.\nWith a Leader:\nOpen: A.", "Round 4.", "3 VP.\nAlgae, green.")
    found = news(
        old, [part._replace(text=text) for part, text in zip(old, texts, strict=True)], "en"
    )
    assert tuple(part.text for part in found.parts) == texts


async def test_pages_begin_again_where_the_table_has_moved_on(stage: Stage) -> None:
    """Page 2 of other pages would leave out what page 1 has now."""
    table, who = await begun(stage, "ceres")
    shown = await stage.wire.use(STRANGER, 7, ["look", "board"], {"text": True})
    later = next(label for label in ids(shown) if "next page" in label)
    second = await press(stage, STRANGER, ids(shown)[later])
    assert say("en", "words-moved-on") not in second.text
    await turn_of(table, who)
    again = await press(stage, STRANGER, ids(shown)[later])
    assert again.text.split("\n")[1] == say("en", "words-moved-on")
    assert any(label.startswith("Page 1 of ") for label in ids(again))
    text = await told(stage, STRANGER, again)
    for part in parts_of(await table.live(), STRANGER):
        assert_told(text, part)


async def test_who_has_markup_in_their_name_is_asked_for_as_it_is_typed(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1, game="ares")
    await lobby.join(stage.app.tables, table.id, 102, "jean_paul")
    await lobby.start(stage.app.tables, table.id, 101)
    who, asked = PEOPLE[0], ["look", "board"]
    suggested = await stage.wire.use(who, 7, asked, {"part": "jean_p"}, focused="part")
    assert [each["name"] for each in suggested.suggested or ()] == ["jean_paul"]
    shown = await stage.wire.use(who, 7, asked, {"part": "jean_paul"})
    assert "### jean\\_paul" in shown.text
    closer = ids(await stage.wire.use(who, 7, ["table", "act"]))["Zoom in"]
    for answer in (shown, await press(stage, who, closer)):
        entries = [entry for each in answer.controls for entry in each.get("options", ())]
        assert "jean_paul" in [entry["label"] for entry in entries]


async def test_some_of_a_title_is_enough_where_one_part_has_it(stage: Stage) -> None:
    """Without accents; of several that match all are named, and where none does the nearest."""
    table, who = await begun(stage, "ceres")
    live = await table.live()

    async def ask(typed: str, locale: str = "en-US") -> str:
        return (
            await stage.wire.use(who, 7, ["look", "board"], {"part": typed}, locale=locale)
        ).text

    for typed, key, locale in (
        ("intermediate", "belt:intermediate", "en-US"), ("ships", "ships", "en-US"),
        ("carg", "ships", "fr"), ("inter", "belt:intermediate", "en-US"),
    ):  # fmt: skip
        (part,) = (p for p in parts_of(live, who, locale[:2]) if p.key == key)
        assert f"### {part.title}" in await ask(typed, locale)
    some = [p.title for p in parts_of(live, who) if "ring" in p.title.casefold()]
    assert len(some) > 1
    several = await ask("ring")
    assert several.startswith("Several sections of the board match “ring”: ")
    assert all(title in several for title in some)
    suggested = await stage.wire.use(who, 7, ["look", "board"], {"part": "CHLO"}, focused="part")
    assert [each["name"] for each in suggested.suggested or ()] == ["Chloé"]
    (part,) = (each for each in parts_of(live, who, "fr") if each.title == "Chloé")
    french = await stage.wire.use(who, 7, ["look", "board"], {"part": "chloe"}, locale="fr")
    assert french.text.endswith(f"### {part.title}\n{part.text}")
    assert FRENCH_MENU in ids(french)
    near, none = await ask("Brain"), await ask("xyz")
    assert near == "No section of the board found for “Brain”. Did you mean “Brian”?"
    assert none == "No section of the board found for “xyz”. Choose one of the suggestions."


async def test_a_board_of_many_messages_is_shared_part_by_part(stage: Stage) -> None:
    table, who = await begun(stage, "ceres")
    for turns in range(6):
        await (turn_of if turns % 2 else others)(table, who)
    refused = await stage.wire.use(STRANGER, 7, ["look", "board"], {"text": True, "share": True})
    assert refused.private == [True]
    assert "Share one section: `/look board` with `share` and `part`." in refused.text
    public = [part for part in parts_of(await table.live(), who) if not part.private]
    options = {"part": public[0].title, "share": True}
    one = await stage.wire.use(who, 7, ["look", "board"], options)
    assert set(one.private) == {False}
    assert f"### {public[0].title}" in one.text


async def test_where_nothing_is_new_it_is_said_and_everything_told(stage: Stage) -> None:
    table, who = await begun(stage, "ceres")
    first = await stage.wire.use(who, 7, ["look", "board"], {"text": True})
    assert "your last move" not in first.text
    await turn_of(table, who)
    shown = await stage.wire.use(who, 7, ["look", "board"], {"text": True})
    assert "-# Nothing has changed since your last move." in shown.text
    text = await told(stage, who, shown)
    for part in parts_of(await table.live(), who):
        assert_told(text, part)


async def test_what_is_shared_holds_no_secret(stage: Stage) -> None:
    """Nor is a hand told to anyone else, in private either."""
    table, who = await begun(stage, "dust")
    live = await table.live()
    (own,) = [part for part in parts_of(live, who) if part.private]
    shared = await stage.wire.use(who, 7, ["look", "board"], {"text": True, "share": True})
    assert set(shared.private) == {False}
    assert not shared.components
    for part in parts_of(live, who):
        if part.private:
            assert part.title not in shared.text
            assert part.text not in shared.text
        else:
            assert_told(shared.text, part)
    for typed in (own.title, own.key):
        options = {"part": typed, "share": True}
        refused = await stage.wire.use(who, 7, ["look", "board"], options)
        assert refused.text == f"Only you can see “{own.title}”, so it can’t be shared."
        assert refused.private == [True]
    one = await stage.wire.use(who, 7, ["look", "board"], {"part": "brian", "share": True})
    assert "### Brian" in one.text
    assert "### Ada" not in one.text
    hand = await stage.wire.use(who, 7, ["table", "hand"], {"text": True})
    assert hand.text.endswith(f"### {own.title}\n{own.text}")
    assert hand.private == [True]
    refused = await stage.wire.use(STRANGER, 7, ["table", "hand"], {"text": True})
    assert own.text not in refused.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_hold_everything_under_its_title(lang: str) -> None:
    lines = [f"{n} " + "word " * (n % 40) + "end" for n in range(90)]
    long = " ".join(f"w{n}" for n in range(900))
    parts = [
        Part("a", "First", "\n".join(lines[:20])),
        Part("b", "Second", "\n".join(lines)),
        Part("c", "Third", f"{long}\nlast"),
    ]
    head, first, last, again = "Head", "-# First", "-# Last", say(lang, "words-moved-on")
    found = pages(parts, lang, head, first, last)
    assert all(len(page) <= 2000 for page in found)
    # Cut alike, whether or not it is said that it begins again.
    first_page, *others = pages(parts, lang, head, first, last, again)
    assert len(first_page) <= 2000
    assert others == found[1:]
    assert first_page.replace(f"{again}\n", "") == found[0]
    assert found[0].startswith("Head\n-# First\n### First\n")
    assert found[-1].endswith("\n-# Last")
    text = "\n".join(page.removeprefix(f"{head}\n") for page in found)
    body = [line for line in text.split("\n") if not line.startswith(("### ", "-# "))]
    assert " ".join(" ".join(body).split()) == " ".join(
        word for part in parts for word in part.text.split()
    )
    for page in found[1:]:
        assert page.startswith("Head\n### "), "every page says what it continues with"


def test_pages_are_filled() -> None:
    """Only the last has room for more; the first keeps some for a remark."""
    lines = [f"{n:02}" + "x" * 97 for n in range(11)]
    parts = [Part(key, key, "\n".join(lines)) for key in "abcdef"]
    found = pages(parts, "en")
    assert len(found) == -(-sum(len(part.text) for part in parts) // 1900)
    assert all(len(page) > 1800 for page in found[:-1])
    # No title ends a page, far from what it is the title of.
    assert not any(page.split("\n")[-1].startswith("### ") for page in found)


@pytest.mark.parametrize("game", registry.game_keys())
async def test_a_long_board_that_cannot_be_drawn_is_told_by_what_its_pictures_show(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """All players are in it, and it says where the whole text is."""

    async def broken(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    table, who = await begun(stage, game)
    for turns in range(12):
        await (turn_of if turns % 2 else others)(table, who)
    live = await table.live()
    words, names = live.words("en"), safe_names(live, "en")
    public = live.game.mask(await stage.app.tables.public_state(live), None)
    monkeypatch.setattr(stage.app.pictures.renderer, "draw", broken)
    shown = await stage.wire.use(who, 7, ["look", "board"])
    if len(board := words.board(public, names)) <= BOARD_ROOM:
        assert board in shown.text
        return
    first, *_ = boards(live.game)
    assert words.alt(public, first, names) in shown.text
    assert "…" not in shown.text
    assert "The whole board as text: `/look board` with `text`." in shown.text
    zoomed = await stage.wire.use(who, 7, ["table", "hand"])
    (secret, *_) = private(live.game, live.require_seat(who.id))
    seen = live.seen(live.require_seat(who.id))
    assert words.alt(seen, secret, names)[:200] in zoomed.text
