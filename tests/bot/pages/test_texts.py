"""Texts of the interface: complete in both languages, and within Discord's limits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.platform import limits
from bot.posts.layout import fitted
from bot.shared.text import LOCALES, language, say
from games.core.catalogs import load
from games.core.grammar import NARROW_SPACE
from games.core.grammar.fr import typeset
from tests.core.catalogs import articles, references, unsayable

BOT = Path(__file__).parents[3] / "bot"


def variables(node: Any) -> set[str]:
    """Return the names of the variables in a pattern."""
    found: set[str] = set()

    def visit(part: Any) -> None:
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        if isinstance(part, ast.BaseNode):
            for value in vars(part).values():
                for each in value if isinstance(value, list) else [value]:
                    visit(each)

    visit(node)
    return found


def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = variables(entry.value)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_can_be_said_and_joins_its_words(lang: str) -> None:
    catalog = load(LOCALES, lang)
    assert [*references(catalog), *unsayable(catalog), *articles(catalog)] == []


def test_every_message_that_the_code_names_exists() -> None:
    known = set(messages("en"))
    patterns = (r'say\(\s*[\w.]+,\s*f?"([^"{]+)"', r'Problem\(\s*f?"(problem-[^"{]+)"')
    for path in BOT.rglob("*.py"):
        for pattern in patterns:
            for key in re.findall(pattern, path.read_text(encoding="utf-8")):
                prefix = key.endswith("-")
                assert key in known or (prefix and any(k.startswith(key) for k in known)), key


def test_every_message_is_said_somewhere() -> None:
    """By its whole name, or by a name that is put together, such as `vote-{kind}`."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
    starts = tuple(set(re.findall(r"""f["']([a-z]+(?:-[a-z]+)*-)\{""", code)))
    ends = tuple(set(re.findall(r"""\}(-[a-z]+)["']""", code)))
    named = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+|[a-z]+", code))
    said = {name for name in messages("en") if name.startswith(starts) or name.endswith(ends)}
    assert messages("en").keys() - said - named == set()


def test_french_has_its_narrow_spaces() -> None:
    assert typeset("a : b ; « c » !") == (
        f"a{NARROW_SPACE}: b{NARROW_SPACE}; «{NARROW_SPACE}c{NARROW_SPACE}»{NARROW_SPACE}!"
    )
    assert typeset("<t:1:R> x:True") == "<t:1:R> x:True"
    bundle = load(LOCALES, "fr").bundle
    for key in messages("fr"):
        value = bundle.get_message(key).value
        text = str(bundle.format_pattern(value, {})[0]) if value else ""
        assert not re.search(r"[^\s\u202f>]([;!?»])(?:\s|$)", text), (key, text)
        assert "'" not in text, f"{key} has a typewriter's apostrophe"


@pytest.mark.parametrize(("locale", "wanted"), [("fr", "fr"), ("en-GB", "en"), (None, "en")])
def test_a_locale_is_read_in_one_of_our_languages(locale: str | None, wanted: str) -> None:
    assert language(locale) == wanted


def test_no_french_text_puts_a_name_behind_a_word_that_is_elided() -> None:
    for path in sorted((LOCALES / "fr").glob("*.ftl")):
        bare = re.findall(
            r"\b(?:de|que) \{ \$(?:names?|other|who|game)\b.*", path.read_text(encoding="utf-8")
        )
        assert bare == [], path.name


def test_lines_leave_out_the_oldest_first() -> None:
    """And those that fit are left alone."""
    joined = limits.lines([f"line {number}" for number in range(400)])
    assert len(joined) <= limits.CONTENT
    assert joined.startswith("…\n")
    assert joined.endswith("line 399")
    assert limits.lines(["a", "b"]) == limits.outer(["a", "b"], 3) == "a\nb"
    cut = limits.lines(["x" * 5000])
    assert len(cut) <= limits.CONTENT
    assert cut.endswith("…")
    assert len(limits.button("z" * 200)) == limits.BUTTON_LABEL


@pytest.mark.parametrize("limit", [1, 2, 9, 40, 1000, 2000])
def test_a_post_that_is_too_long_keeps_how_it_began_and_how_it_ended(limit: int) -> None:
    texts = [f"line {number}" for number in range(400)]
    joined = limits.outer(texts, limit)
    assert len(joined) <= limit
    if limit >= 40:
        before, after = joined.split("\n…\n")
        assert before.startswith("line 0")
        assert after.endswith("line 399")
        assert joined.count("…") == 1


@pytest.mark.parametrize("length", [0, 1, 1999, 2000, 2001, 6001])
def test_splitting_loses_nothing(length: int) -> None:
    """It prefers the ends of lines."""
    parts = limits.split("x" * length)
    assert all(len(part) <= limits.CONTENT for part in parts)
    assert "".join(parts) == "x" * length
    assert limits.split("\n".join(["y" * 1500] * 3)) == ["y" * 1500] * 3


@pytest.mark.parametrize("head", ["head", "h" * 3000])
@pytest.mark.parametrize("lines", [0, 1, 400])
@pytest.mark.parametrize("sheet", ["", "s" * 900, "s" * 5000])
def test_a_post_keeps_the_limit_of_all_its_texts(head: str, lines: int, sheet: str) -> None:
    texts = fitted(head, [f"line {number}" for number in range(lines)], sheet)
    assert sum(map(len, texts)) <= limits.LAYOUT_TEXT
    assert texts[0].startswith("h")
    assert all(texts)
    if sheet == "s" * 900:
        assert texts[-1] == sheet  # the end of a game is shown after any text


COMMAND = re.compile(r"/(?:table|look|voir|find|trouver) ([\w-]+)")
"""A command of a group, as texts name it."""


def commands_in(lang: str) -> dict[str, set[str]]:
    """Return the commands that each message names, by the keys of their names."""
    names = {
        say(lang, key): key  # type: ignore[arg-type]
        for key in messages("en")
        if key.startswith("cmd-") and key.endswith("-name")
    }
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                text = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = {names.get(each, each) for each in COMMAND.findall(text)}
    return found


def test_a_message_names_the_same_commands_in_both_languages() -> None:
    assert commands_in("en") == commands_in("fr")
