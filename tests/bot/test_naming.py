"""Names do no harm to their lines, and distinguish people."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.shared import names
from bot.shared.names import bare, cleaned, distinct, echoed, person, safe, titled
from games.core.text import spelled
from tests.bot.seated import Seated
from tests.nasty import turned
from tests.toy.state import Offer

HARMLESS = [
    "Ada",
    "Chloé",
    "Ада",
    "艾達",
    "Ada 🚀",
    "👩‍🚀",
    "🇫🇷",
    "O'Neil-Ruiz",
    "दीदी",
    "#1",
    "4.5",
]


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
    for shown in (safe(given), bare(given), echoed(given)):
        assert "discord.gg/" not in shown.lower()
        assert "discord.com/invite" not in shown.lower()


async def test_labels_name_the_players_of_their_table(two: Seated) -> None:
    live = await two.live()
    label = live.words("en").action(live.seen(0), Offer(seat=1, card=7))
    assert label == f"Offer 7 to {live.seats[1].name}"
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


def test_what_looks_alike_is_told_apart() -> None:
    assert distinct("𝓐𝓭𝓪", ["Ada"]) == "𝓐𝓭𝓪 (2)"
    assert distinct("A\ufe0fda", ["Ada"]) == "A\ufe0fda (2)"


async def test_buttons_tell_names_apart_that_differ_by_markup(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    for user_id, name in ((201, "*Ada*"), (202, "_ada_")):
        await lobby.join(tables, table.id, user_id, name)
    assert (await table.live()).words("en").players == ("Ada", "Ada (2)", "ada (3)")


def test_two_of_one_name_are_told_apart() -> None:
    assert distinct("Ada", ["Brian"]) == "Ada"
    assert distinct("ada", ["Ada"]) == "ada (2)"
    assert distinct("Ada", ["Ada", "ada (2)"]) == "Ada (3)"
    long = "x" * names.PERSON
    assert len(distinct(long, [long])) <= names.PERSON


async def test_at_a_table_nobody_has_the_name_of_another(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    for user_id in (201, 202):
        await lobby.join(tables, table.id, user_id, "ada")
    live = await table.live()
    assert live.names == ["Ada", "ada (2)", "ada (3)"]
    await lobby.start(tables, table.id, 101)
    live = await seating.take_over(tables, table.id, 1, 203, "Ada", 101)
    assert live.names[1] == "Ada (2)"


async def test_a_tables_name_is_no_markup(tables: Tables) -> None:
    table = await Seated.open(tables, 2, name="*<@101>* https://e.org")
    assert (await table.live()).title == r"\*\<@101\>\* https\://e.org"
