"""Names of people and tables: harmless in every text, and told apart."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.posts.layout import drawn_as
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.shared import names
from bot.shared.names import bare, cleaned, distinct, echoed, person, safe, titled
from bot.shared.names import person as called
from games import registry
from games.core.actions import EndTurn
from games.core.text import LANGUAGES, Language, spelled
from tests.bot import seated, statuses
from tests.bot.commands.test_every_status import GAMES, LOCALES, uses
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.bot.stage import Stage, path
from tests.bot.statuses import Scene, Status, shown
from tests.bot.wire import Answers, Person
from tests.nasty import NAMES, disturbed, labels_of, turned
from tests.toy.state import Offer

PEOPLE = dict(zip((101, 102, 103), NAMES, strict=False))
CREATOR, OTHER = (Person(id, PEOPLE[id]) for id in (101, 102))
STRANGER = Person(999, NAMES[4])
MOST = 2
"""Controls of one name that are pressed."""


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each player a name that would disturb texts."""
    assert [called(each) for each in map(_user, PEOPLE.values())] == list(PEOPLE.values())
    monkeypatch.setattr(seated, "PEOPLE", PEOPLE)
    monkeypatch.setattr(statuses, "PEOPLE", PEOPLE)


def _user(name: str) -> Any:
    return type("User", (), {"id": 1, "name": "x", "display_name": name})


class Read:
    """Texts that were read, and their faults."""

    def __init__(self) -> None:
        self.wrong: list[tuple[object, str]] = []
        self.named = 0

    def read(self, answers: Answers, what: object) -> None:
        """Read all answers to a person and all posts."""
        for text in (*answers.texts, *answers.posted):
            self.text(text, what)
        for label in labels_of([answers.components, answers.suggested, answers.form]):
            self.label(label, what)

    def text(self, text: str, what: object) -> None:
        self.named += NAMES[0][:3] in text
        if wrong := disturbed(text, NAMES):
            self.wrong.append((what, wrong))

    def label(self, label: str, what: object) -> None:
        if wrong := turned(label) or ("escaped" if "\\" in label else ""):
            self.wrong.append((what, f"{wrong}: {label}"))


async def pressed(scene: Scene, read: Read, answers: Answers, person: Person, locale: str) -> None:
    """Press the shown controls, and the controls that they show, a few of each name."""
    new, seen = shown(answers.components), dict[str, int]()
    while new:
        control = new.pop()
        seen[control.name] = seen.get(control.name, 0) + 1
        if seen[control.name] > MOST:
            continue
        values = control.values[:1]
        answers = await scene.press(person, control, values, private=True, locale=locale)
        read.read(answers, (control.name, control.argument))
        new += shown(answers.components)


TRIED = [
    ("lobby", "dust", "fr"), ("playing", "dust", "en-US"), ("finished", "dust", "fr"),
    *(("playing", key, LOCALES[n % 2]) for n, key in enumerate(registry.game_keys())),
]  # fmt: skip
"""The toy game in every status, the others once: `tests.games.test_names` reads what they say."""


@pytest.mark.parametrize(("status", "game", "locale"), TRIED)
async def test_no_name_disturbs_what_is_answered(
    stage: Stage, tmp_path: Path, status: Status, game: str, locale: str
) -> None:
    scene, read = await Scene.set(stage, status, game, tmp_path / "test.db"), Read()
    commands = stage.commands()
    for number, command in enumerate(commands):
        person = (CREATOR, OTHER)[number % 2]
        if path(command)[0] in GAMES.values() and path(command)[0] != GAMES.get(game):
            continue
        for options in uses(command):
            answers = await scene.use(person, command, options, locale=locale)
            read.read(answers, (command.qualified_name, options))
        for option in (each for each in command.parameters if each.autocomplete):
            name = option.display_name
            answers = await scene.use(person, command, {name: ""}, focused=name, locale=locale)
            read.read(answers, (command.qualified_name, option.name))
    for way in ("table act", "table plan", "table mine", "look log", "look history"):
        answers = await stage.wire.use(CREATOR, scene.channel, way.split(), locale=locale)
        await pressed(scene, read, answers, CREATOR, locale)
    assert read.wrong == []
    assert read.named


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_name_disturbs_what_is_posted(tables: Tables, lang: Language) -> None:
    table, read = await Seated.open(tables, 3), Read()
    async with tables.locked(table.id) as live:
        await lobby.change(tables, live, language=lang)
    told = Told(table)
    await lobby.start(tables, table.id, 101)
    await told.announce()
    for user in await table.bids():
        await table.act(user, EndTurn())
        await told.announce()
    for message in told.board.standing.values():
        for text in message.texts:
            read.text(text, "post")
        for label in message.buttons:
            read.label(label, "button")
    assert read.wrong == []
    assert read.named


@pytest.mark.parametrize(("lang", "told"), [("en", "” is 🚀."), ("fr", "» désigne 🚀.")])
async def test_a_post_says_whom_the_pictures_call_by_a_number(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, lang: Language, told: str
) -> None:
    for second in ("🚀", "Brian"):
        monkeypatch.setattr(seated, "PEOPLE", {101: "Ada", 102: second})
        table = await Seated.open(tables, 2, channel_id=70 + len(second))
        async with tables.locked(table.id) as live:
            await lobby.change(tables, live, language=lang)
        await lobby.start(tables, table.id, 101)
        live = await table.live()
        line = drawn_as(live, lang)
        assert (told in line) == (second == "🚀") == bool(line)
        channel = Told(table)
        await channel.announce()
        assert any(line and line in post.text for post in channel.board.posts) == bool(line)


HARMLESS = [
    "Ada", "Chloé", "Ада", "艾達", "Ada 🚀", "👩‍🚀", "🇫🇷", "O'Neil-Ruiz", "दीदी", "#1", "4.5",
]  # fmt: skip


@pytest.mark.parametrize("name", HARMLESS)
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert cleaned(name, names.PERSON) == name
    assert safe(name) == name


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("*Ada* <@1>", "Ada @1"),
        ("ada_l", "adal"),
        ("Ada", "Ada"),
        ("**", "?"),
        ("# Ada", "Ada"),
        ("-# Ada", "Ada"),
        ("1. FC", "1 FC"),
        ("@everyone", "everyone"),
    ],
)
def test_names_on_buttons_have_no_markup(given: str, said: str) -> None:
    assert bare(given) == said


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Friday night", "Friday night"),
        ("Ares @ 8 pm, 2.5 hours", "Ares @ 8 pm, 2.5 hours"),
        ("Mars <@123> and <@!4> of <@&5> in <#6>", "Mars and of in"),
        ("@everyone come @here", "come"),
        ("join discord.gg/abc now", "join now"),
        ("https://discord.gg/abc", ""),
        ("Play HTTPS://WWW.Discord.com/invite/abc?x=1 here", "Play here"),
        ("discordapp.com/invite/abc", ""),
        ("<@<@1>2> discord.discord.gg/x gg/y", "<@ 2> discord. gg/y"),
        ("dis\u200bcord.gg/abc", ""),
        ("<@\u200b123>", ""),
    ],
)
def test_names_of_tables_have_no_mentions_and_invitations(given: str, kept: str) -> None:
    assert titled(given, 80) == kept
    assert titled(kept, 80) == kept


@pytest.mark.parametrize(
    "given", ["discord.gg/abc", "Discord.com/invite/abc", "https://discord.gg/a"]
)
def test_an_invitation_in_a_name_is_shown_but_leads_nowhere(given: str) -> None:
    """It is the name of a person, or was typed to be quoted in an answer."""
    for said in (safe(given), bare(given), echoed(given)):
        assert "discord.gg/" not in said.lower()
        assert "discord.com/invite" not in said.lower()


async def test_labels_name_the_players_of_their_table(two: Seated) -> None:
    live = await two.live()
    label = live.words("en").action(live.seen(0), Offer(seat=1, card=7))
    assert label == f"Offer 7 to {bare(live.seats[1].name)}"
    assert live.game.words("en").action(live.seen(0), Offer(seat=1, card=7)) == "Offer 7 to 2"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada\u202egpj.exe", "Adagpj.exe"),  # turns the rest around
        ("\u2066Ada\u2069\u200f", "Ada"),
        ("A\u200bd\u00ada\ufeff", "Ada"),
        ("two\nlines\tand  blanks ", "two lines and blanks"),
        ("Z" + "\u0335\u0321\u0489\u0300\u0301" * 20, "Z\u0335\u0321"),  # reaches into other lines
        ("\u3164\u2800\u200d", ""),  # cannot be seen
        ("A\u200dd\u200ca", "Ada"),  # joins nothing
        ("क्\u200dष", "क्\u200dष"),
        ("e\u0301", "é"),
        ("x" * 40, "x" * 31 + "…"),
    ],
)
def test_what_would_disturb_others_is_left_out(given: str, kept: str) -> None:
    assert cleaned(given, names.PERSON) == kept


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("*_~`|", r"\*\_\~\`\|"),
        ("a\\b", r"a\\b"),
        ("<@123>", r"\<@123\>"),
        ("<:cat:1>", r"\<\:cat:1\>"),
        ("<t:0:R>", r"\<t\:0:R\>"),
        ("[free](https://e.org)", r"\[free\](https\://e.org)"),
        ("https://e.org/a_b", r"https\://e.org/a\_b"),
        ("@everyone and @here", r"\@everyone and \@here"),
        (":wave: 10:30", r"\:wave: 10:30"),
        ("# Ada", r"\# Ada"),
        ("### Ada", r"\### Ada"),
        ("#", r"\#"),  # a space may follow in the sentence
        ("-# Ada", r"\-# Ada"),
        ("- Ada", r"\- Ada"),
        ("+ Ada", r"\+ Ada"),
        ("1. FC", r"1\. FC"),
        ("> Ada", r"\> Ada"),
        ("Ada\n- Brian", "Ada\n\\- Brian"),
        ("Ada - 1. x", "Ada - 1. x"),
    ],
)
def test_markup_mentions_and_links_are_shown_as_text(given: str, shown: str) -> None:
    assert safe(given) == shown


def test_who_has_no_name_to_show_has_another() -> None:
    def user(display: str, name: str) -> Any:
        return SimpleNamespace(display_name=display, name=name, id=7)

    assert person(user("Ada ", "ada")) == "Ada"
    assert person(user("\u3164", "ada")) == "ada"
    assert person(user("\u3164", "\u200b")) == "7"


def test_names_that_are_read_from_the_right_turn_nothing_around() -> None:
    for name in ("שרה", "مريم *", "# שרה"):
        assert turned(name)
        assert not turned(safe(name))
        assert not turned(echoed(name))
        assert safe(spelled(name, "en")) == safe(name) or name.startswith("#")


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("Ada", ["Brian"], "Ada"),
        ("ada", ["Ada"], "ada (2)"),
        ("Ada", ["Ada", "ada (2)"], "Ada (3)"),
        ("𝓐𝓭𝓪", ["Ada"], "𝓐𝓭𝓪 (2)"),
        ("A\ufe0fda", ["Ada"], "A\ufe0fda (2)"),
        ("x" * names.PERSON, ["x" * names.PERSON], "x" * (names.PERSON - 5) + "… (2)"),
    ],
)
def test_two_of_one_name_are_told_apart(name: str, others: list[str], told: str) -> None:
    assert distinct(name, others) == told
    assert len(told) <= names.PERSON


async def test_at_a_table_nobody_has_the_name_of_another(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor, on buttons, a name that differs only by markup; a table's name is no markup."""
    monkeypatch.setattr(seated, "PEOPLE", {101: "Ada"})
    table = await Seated.open(tables, 1)
    for user_id in (201, 202):
        await lobby.join(tables, table.id, user_id, "ada")
    live = await table.live()
    assert live.names == ["Ada", "ada (2)", "ada (3)"]
    await lobby.start(tables, table.id, 101)
    live = await seating.take_over(tables, table.id, 1, 203, "Ada", 101)
    assert live.names[1] == "Ada (2)"
    table = await Seated.open(tables, 1, 8, name="*<@101>* https://e.org")
    for user_id, name in ((201, "*Ada*"), (202, "_ada_")):
        await lobby.join(tables, table.id, user_id, name)
    live = await table.live()
    assert live.words("en").players == ("Ada", "Ada (2)", "ada (3)")
    assert live.title == r"\*\<@101\>\* https\://e.org"
