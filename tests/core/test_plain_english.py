"""The texts of the project are plain English and natural French: turns of phrase left out.

Each row has a pattern, what to write instead, and an example that it finds. The rows of
`EVERYWHERE` hold for every text, those of `BOTS_OWN` only for what the bot itself says: in a game
"you may draw a card" can be what the rulebook says. `DEVELOPERS` holds, with those of everywhere,
for docs, docstrings and comments.
"""

from __future__ import annotations

import io
import re
import tokenize
from ast import literal_eval
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent.parent
PRINTED = ("texts-", "names.ftl", "cards.ftl")
"""Names of files with what is printed on cards, which is not ours to rewrite."""


class Row(NamedTuple):
    """A turn of phrase to leave out."""

    pattern: str
    instead: str
    example: str


EVERYWHERE = {
    "en": [
        Row(r"shall", "should, will", "Which play shall wait?"),
        Row(r"(whoever|whomever|whatever|whichever)", "the player who, any", "Whoever is next."),
        Row(r"(those|he|they) (who|whom|which|that)", "players who", "for those who wait"),
        Row(r"so many(?! that)", "the number", "Pay so many ore."),
        Row(r"(is|are|was|were|be|been) told", "is notified, sees", "The table is told."),
        Row(r"(is|are|was|were) to (be|move|play|answer)", "must", "Others are to move."),
        Row(r"in (their|its|your|his) place", "for them, for you", "Done in their place."),
        Row(r"(goes|go|went|going|gone) on(?! (an?|any|the|your|top|its)\b)", "continue", "Go on."),
        Row(r"(stands? still|how it stands|how it stood|it stands)", "is stopped", "It stands so."),
        Row(r"for (your|their) eyes", "only you can see this", "For your eyes only."),
        Row(r"anew", "again", "Choose anew."),
        Row(r"(lacks?|for want of)", "need, is missing", "You lack ore."),
        Row(r"(by|of) (itself|themselves)", "automatically", "It is played by itself."),
        Row(r"in the end|for a start", "finally, first", "In the end she wins."),
        Row(r"of (our|your|its|their) own(?= *[.,;:]|$)", "your own", "A note of your own."),
        Row(r"no more(?= *[.,;:]|$)", "no longer", "It is there no more."),
    ],
    "fr": [
        Row(
            r"(?<=[.:;] )qui (a|est|joue|prend|veut|gagne|perd)\b(?! [^.]*\?)",
            "le joueur qui",
            "Fini. Qui a une place la garde.",
        ),
        Row(
            r"(pour|de) qui (ne )?(a|est|joue|répond|gère|voudra)",
            "le joueur qui",
            "Rien pour qui ne répond pas.",
        ),
        Row(r"nul(?= (ne|n’))", "personne", "Ici, nul n’apprend rien."),
        Row(r"(de |d’)(lui|elle|soi)-même", "automatiquement", "Joué de lui-même."),
        Row(r"bon (lui|leur|vous) semble", "quand vous voulez", "Quand bon lui semble."),
        Row(r"(pour|à) vos yeux", "vous seul voyez", "Rien que pour vos yeux."),
    ],
}
BOTS_OWN = {
    "en": [
        Row(r"(somebody|everybody|anybody)", "someone, everyone, a player", "Somebody left."),
        Row(r"(you|they|he|seat|player|person|people) may", "can", "They may play."),
        Row(r"(tells?|told)(?! (me|when)\b)", "shows, says", "The log tells all."),
        Row(r"asks (to|that)", "wants to", "Ada asks to pause the game."),
        Row(r"besides?", "also, as well as", "Beside the ping."),
        Row(r"(sits?|sitting|sat) (at|there|down)", "is a player at", "You sit at table 3."),
        Row(r"taken? back(?= *[.,:;]|$)|took back", "undo, withdraw", "Ada took back her turn."),
        Row(r"(puts?|putting) .{0,12}\boff", "delayed", "Put a play off."),
        Row(r"look closer", "zoom in", "Look closer"),
        Row(r"in words", "as text", "The board in words."),
        Row(r"the one who", "the creator, the player who", "The one who opened it."),
    ],
    "fr": [
        Row(r"tout(e)? seule?s?(?= |[.,])", "automatiquement", "Ce sera joué tout seul."),
        Row(r"mettre aux voix", "lancer un vote", "Ils peuvent le mettre aux voix."),
        Row(r"(celles|ceux) qui gèrent", "un gestionnaire du serveur", "Ceux qui gèrent."),
        Row(r"personnes? assises?", "joueurs de cette table", "Les personnes assises."),
        Row(r"en mots", "en texte", "Le plateau en mots."),
        Row(r"remise? à plus tard", "différé", "Une action remise à plus tard."),
        Row(r"réponse par défaut", "coup par défaut", "La réponse par défaut."),
        Row(r"cadences?", "pendules", "Changer de cadence."),
    ],
}
DEVELOPERS = [
    Row(
        r"(?<=[.:;] )whose(?! (seat|games|turn)\b)",
        "the player whose",
        "Done. Whose cards are left.",
    ),
    Row(r"how-?manie(st|th)", "the n-th", "The how-manieth turn."),
    Row(r"(yours|theirs|mine) to", "you decide", "It is theirs to end."),
    Row(r"a [a-z]+ of its own", "its own", "A clock of its own."),
    Row(r"of (hers|theirs)", "her, their", "A card of theirs."),
    Row(r"(at no moment|at no table|nowhere)", "never, none", "It stands nowhere."),
    Row(r"what (is )?(above|over|left over)", "the rest", "What is left over is lost."),
]
ALLOWED: set[tuple[str, str]] = set()
"""Paths and phrases that have to stay, such as what a rulebook calls a thing."""


class Text(NamedTuple):
    """What one message says, each of its variants; names and numbers in it are left out."""

    path: str
    key: str
    said: str


def texts(path: Path) -> Iterator[Text]:
    """Yield the texts of a catalog."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                for said in variants(pattern):
                    yield Text(str(path.relative_to(ROOT)), entry.id.name, said)


def variants(pattern: ast.Pattern | None) -> Iterator[str]:
    """Yield a pattern with its placeables as X, then the variants of its choices."""
    elements = pattern.elements if pattern else []
    yield "".join(each.value if isinstance(each, ast.TextElement) else "X" for each in elements)
    for each in elements:
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression):
            for variant in each.expression.variants:
                yield from variants(variant.value)


def found(row: Row, text: str) -> bool:
    """Return whether a text has a turn of phrase, as whole words."""
    return bool(re.search(rf"(?<!\w)(?:{row.pattern})(?!\w)", text, re.IGNORECASE))


def wrong(where: str, text: str, rows: list[Row]) -> Iterator[str]:
    """Yield what to write instead of the turns of phrase in a text."""
    if found(at_once(tuple(rows)), text):
        yield from (f"{where}: {text!r}: write {row.instead}" for row in rows if found(row, text))


@cache
def at_once(rows: tuple[Row, ...]) -> Row:
    """Return a row that finds what any of several finds: most texts are looked at once."""
    return Row("|".join(row.pattern for row in rows), "", "")


def catalogs(lang: str) -> list[Path]:
    """Return the catalogs of the bot and of the games, without what is printed on cards."""
    paths = [*ROOT.glob(f"bot/locales/{lang}/*.ftl"), *ROOT.glob(f"games/*/locales/{lang}/*.ftl")]
    return [path for path in sorted(paths) if not path.name.startswith(PRINTED)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_catalogs_leave_them_out(lang: str) -> None:
    faults: list[str] = []
    for path in catalogs(lang):
        own = path.is_relative_to(ROOT / "bot" / "locales")
        rows = EVERYWHERE[lang] + (BOTS_OWN[lang] if own else [])
        for text in texts(path):
            faults += wrong(f"{text.path}: {text.key}", text.said, rows)
    assert faults == []


STARTS = (tokenize.INDENT, tokenize.DEDENT, tokenize.NEWLINE)
"""The kinds of tokens before a string that is a statement, such as the docstring of an attribute.
"""


def prose(path: Path) -> Iterator[str]:
    """Yield the docstrings and comments of a module, or the lines of a page outside its code."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        for number, part in enumerate(re.split(r"^```.*$", source, flags=re.MULTILINE)):
            if number % 2 == 0:
                yield from part.splitlines()
        return
    before = tokenize.INDENT
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
        elif token.type == tokenize.STRING and before in STARTS:
            yield " ".join(literal_eval(token.string).split())
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            before = token.type


def test_docs_docstrings_and_comments_leave_them_out() -> None:
    code = ("bot", "db", "games", "rendering", "sandbox", "tests")
    modules = [path for folder in code for path in sorted((ROOT / folder).rglob("*.py"))]
    pages = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    # "Those that" can be the right word for things.
    everywhere = [row for row in EVERYWHERE["en"] if not row.pattern.startswith("(those")]
    faults: list[str] = []
    for path in [*pages, *modules]:
        name = str(path.relative_to(ROOT))
        rows = [row for row in (*everywhere, *DEVELOPERS) if (name, row.pattern) not in ALLOWED]
        for said in prose(path):
            faults += wrong(name, said, rows)
    assert faults == []


TABLES = (*EVERYWHERE.values(), *BOTS_OWN.values(), DEVELOPERS)
ROWS = [row for rows in TABLES for row in rows]


@pytest.mark.parametrize("row", ROWS, ids=[row.pattern for row in ROWS])
def test_each_is_found_in_its_example(row: Row) -> None:
    assert found(row, row.example)
