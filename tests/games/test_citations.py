"""The rule numbers that code, content and tests of a game cite are in its page of the docs.

Cited are: `R12`, `OP-12` and `E12` in comments, docstrings and names of tests; a decimal in
parentheses, such as `(4.2)` or `(4.2 to 4.4, R12)`; `section 4`, `rule 4.2` and `test_4_2_...`.
On the page, a number is a heading (`### 4. Playing`) or the first cell of a table's row, which can
hold several (`R5 to R7, R9`).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import registry

ROOT = Path(__file__).parents[2]
LABEL = r"(?:R|OP-|E)\d{1,2}"
NUMBER = r"\d{1,2}(?:\.\d{1,2}){1,2}"
CITED = re.compile(
    rf"(?<![\w.])(?:(?P<label>{LABEL})|[Ss]ections? (?P<section>\d{{1,2}})"
    rf"|[Rr]ules? (?P<rule>{NUMBER}))(?![\w%])"
)
IN_PARENTHESES = re.compile(rf"(?<![\w.]){NUMBER}(?![\w.%])")
IN_NAME = re.compile(r"(?:r(\d{1,2})|op_?(\d{1,2})|e(\d{1,2})|(\d{1,2}_\d{1,2}))(?!\d)")


def entries(cell: str) -> Iterator[str]:
    """Yield the numbers of a cell such as `R5 to R7, R9`; none if it holds anything else."""
    for part in cell.split(", "):
        ends = re.fullmatch(rf"({LABEL}|{NUMBER})(?:(?: to |-)({LABEL}|{NUMBER}))?", part)
        if ends is None:
            return
        first, last = ends[1], ends[2] or ends[1]
        yield first
        family = first.rstrip("0123456789")
        start, end = (int(each.removeprefix(family)) for each in (first, last))
        yield from (f"{family}{number}" for number in range(start + 1, end + 1))


def numbered(page: str) -> set[str]:
    """Return the numbers that a page has as headings and rows."""
    found = set(re.findall(r"^#+ (\d+(?:\.\d+)*)\.? ", page, re.MULTILINE))
    for cell in re.findall(r"^\| ([^|]+?) \|", page, re.MULTILINE):
        found.update(entries(cell))
    return found


def cited(prose: str) -> Iterator[str]:
    """Yield the numbers that a comment or a docstring cites."""
    for match in CITED.finditer(prose):
        yield match["label"] or match["section"] or match["rule"]
    for inner in re.findall(r"\(([^()]*)\)", prose):
        yield from IN_PARENTHESES.findall(inner)


def named(test: str) -> Iterator[str]:
    """Yield the numbers with which the name of a test begins: `test_r2_r3_...`, `test_4_2_...`."""
    rest = test.removeprefix("test_")
    while match := IN_NAME.match(rest):
        ruling, point, difference, rule = match.groups()
        labels = {"R": ruling, "OP-": point, "E": difference}
        yield next((f"{key}{int(n)}" for key, n in labels.items() if n), None) or rule.replace(
            "_", "."
        )
        rest = rest[match.end() :].removeprefix("_")


def in_python(code: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield from cited(token.string)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from named(node.name) if node.name.startswith("test_") else ()
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield from cited(str(node.value.value))


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the files of a folder with each number they cite."""
    for path in sorted(folder.rglob("*")):
        text = path.read_text("utf-8") if path.suffix in (".py", ".toml", ".ftl") else ""
        numbers = (
            in_python(text)
            if path.suffix == ".py"
            else (each for line in re.findall(r"#.*", text) for each in cited(line))
        )
        for number in numbers:
            yield str(path.relative_to(ROOT)), number


@pytest.mark.parametrize("game", registry.game_keys())
def test_every_number_that_is_cited_is_on_the_page_of_the_game(game: str) -> None:
    page = ROOT / "docs" / f"{game}.md"
    known = numbered(page.read_text("utf-8")) if page.exists() else set()
    folders = [ROOT / root / game for root in ("games", "rendering", "tests")]
    found = [each for folder in folders for each in citations(folder)]
    assert [f"{file}: {number}" for file, number in found if number not in known] == []


def test_a_page_has_the_numbers_of_its_headings_and_rows() -> None:
    page = (
        "### 4. Playing\n\n| R5 to R7, R9 | a |\n| 4.1-4.3 | b |\n| 4.4.1 | c |\n| 6, 7 cards | d |"
    )
    numbers = {"4", "R5", "R6", "R7", "R9", "4.1", "4.2", "4.3", "4.4.1"}
    assert numbered(page) == numbers


def test_a_number_is_found_wherever_it_is_cited() -> None:
    prose = "Pay (4.3 to 4.5, R12) or 2.5, rule 6.1, as OP-7 and section 9 say (a third: 0.5%)."
    assert set(cited(prose)) == {"4.3", "4.5", "R12", "6.1", "OP-7", "9"}
    assert list(named("test_r23_r75_free_actions")) == ["R23", "R75"]
    assert list(named("test_7_6_no_launch")) == ["7.6"]
    assert list(in_python('def test_e12_e14_draft():\n    "Committing (5.4)."\n')) == [
        "E12", "E14", "5.4",
    ]  # fmt: skip


def named_tests(*folders: str) -> set[str]:
    """Return the names of the tests in some folders, and of their modules."""
    paths = [path for each in folders for path in (ROOT / "tests" / each).rglob("test_*.py")]
    found = {path.stem for path in paths} | {path.name for path in paths}
    for path in paths:
        found.update(re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
    return found


PAGES = [key for key in registry.game_keys() if (ROOT / "docs" / f"{key}.md").exists()]


@pytest.mark.parametrize("game", PAGES)
def test_a_page_names_modules_and_tests_that_are_there(game: str) -> None:
    """All tests that it names, and all modules of its table of rules."""
    page = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    table = page.split("\n## Rules coverage\n")[1].split("\n## ")[0]
    named = {
        name for row in re.findall(r"^\|.*", table, re.M) for name in re.findall("`(.+?)`", row)
    }
    assert len(named) > 10
    named |= set(re.findall(r"`((?:\w+/)*test_\w*[^\W_](?:\.py)?)`", page))
    folders = (ROOT / "games" / game, ROOT / "tests" / game, ROOT)
    rest = named - named_tests(game, "games", "bot")
    paths = {name: [folder / name for folder in folders] for name in rest}
    assert [
        name
        for name, found in paths.items()
        if not any(path.exists() or path.with_suffix(".py").exists() for path in found)
    ] == []
