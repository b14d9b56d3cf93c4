"""Every code block of the documents works; a block without a language fails.

`python`: a block that imports is a program, and runs in a folder with the export that it reads. Any
other block is a fragment: it compiles, what it calls takes the arguments that it gives, and its
names are in the kernel, in the shared drawing code, in the standard library or on the page.
`bash`: modules and targets exist, and each module's own parser accepts the arguments.
The same is true of commands within a line. `toml`, `yaml`, `json`, `ini` and `ftl` parse; a `toml`
with a `format` is a content pack, and loads. `sql`: whole statements (test_hosting runs them). Only
`text` is not code.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import configparser
import hashlib
import importlib
import inspect
import io
import json
import pkgutil
import re
import runpy
import shlex
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib.util import find_spec
from itertools import dropwhile, groupby, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import games.core
from games import registry
from games.core import commitment
from games.core.errors import ContentError

ROOT = Path(__file__).parents[3]
PAGES = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
}
TUTORIAL = "docs/tutorial.md"
"""Its changes are made and run in the game that they are about (tests/games/test_tutorial.py)."""
PAGES[TUTORIAL] = PAGES[TUTORIAL].replace("comets", "ceres")  # commands need a game that exists
FENCE = re.compile(r"^( *)```(.*)\n((?:.*\n)*?)\1```$", re.MULTILINE)
SETS = re.compile(r"[A-Z_]+=")
INLINE = re.compile(r"`((?:[A-Z_]+=\S+ )*(?:make \w|(?:\.venv/bin/)?python -m )[^`\n]*)`")
EXPORT = "ceres-B7K2M.json"
"""The file that the documents call an exported game."""
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def blocks() -> Iterator[tuple[str, str, str]]:
    """Yield each block with the name of its page and its language."""
    for name, page in PAGES.items():
        for match in FENCE.finditer(page):
            margin = len(match[1])
            code = "".join(line[margin:] for line in match[3].splitlines(keepends=True))
            yield f"{name}:{page[: match.start()].count(chr(10)) + 1}", match[2].strip(), code


BLOCKS = [*blocks()]


def of(language: str) -> pytest.MarkDecorator:
    """Return the blocks of a language as parameters."""
    run = language == "python"  # elsewhere, those of the tutorial
    found = [
        pytest.param(code, id=place)
        for place, lang, code in BLOCKS
        if lang == language and not (run and place.startswith(TUTORIAL))
    ]
    return pytest.mark.parametrize("code", found)


def test_every_block_has_a_language_that_is_checked() -> None:
    known = {"python", "bash", "toml", "yaml", "json", "ini", "ftl", "sql", "text"}
    assert [f"{place}: {lang!r}" for place, lang, _ in BLOCKS if lang not in known] == []
    fences = sum(len(re.findall(r"^ *```", page, re.MULTILINE)) for page in PAGES.values())
    assert fences == 2 * len(BLOCKS), "every fence begins or ends a block"


# Python


@cache
def known_names() -> dict[str, object]:
    """Return what a fragment of a game can use, by name."""
    found: dict[str, object] = {}
    rendering = importlib.import_module("rendering")
    modules = ["typing", "collections.abc", "pathlib"]
    modules += [each.name for each in pkgutil.walk_packages(rendering.__path__, "rendering.")]
    modules += [each.name for each in pkgutil.walk_packages(games.core.__path__, "games.core.")]
    for name in modules:
        if not name.endswith("__main__"):
            found |= vars(importlib.import_module(name))
    return found | {"msgspec": msgspec, "Meta": msgspec.Meta}


def free_names(code: str) -> set[str]:
    """Return the names that a fragment uses and does not define, in any of its scopes."""
    used, known = set[str](), defined(code)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else known).add(node.id)
        elif isinstance(node, ast.arg):
            known.add(node.arg)
    return used - known


def defined(code: str) -> set[str]:
    """Return the names that a fragment defines for the blocks after it."""
    found = set[str]()
    for node in ast.parse(code).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            found |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)
                      and isinstance(each.ctx, ast.Store)}  # fmt: skip
    return found


def is_program(code: str) -> bool:
    return any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(ast.parse(code)))


def exported() -> dict[str, Any]:
    """Return the part of an exported game that fixes its deal."""
    seats = [commitment.seated("person", name, bytes(16)) for name in ("Ada", "Ben")]
    bound = commitment.Bound(
        game="ceres", rules=1, options={"edition": "final"}, content="0" * 16,
        components="0" * 64, seats=seats,
    )  # fmt: skip
    deal = commitment.Deal(salt="0" * 64, seed="7", bound=bound)
    hashed = hashlib.sha256(commitment.text(deal).encode()).hexdigest()
    return {"deal": {**msgspec.to_builtins(deal), "commitment": hashed}}


@of("python")
def test_python_runs_or_its_names_are_there(
    code: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    compile(code, "block", "exec")
    if is_program(code):
        (tmp_path / EXPORT).write_text(json.dumps(exported()), "utf-8")
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)},
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == "True\n", "it checks the deal of the export"
        return
    page = request.node.callspec.id.partition(":")[0]
    of_page = [each for place, lang, each in BLOCKS if place.startswith(page) and lang == "python"]
    own = {name for each in of_page for name in defined(each)}
    # Modules that every game has, and functions that the text between the blocks describes.
    own |= {"board", "content", "flow", "hand", "score", "scoring", "setup", "words"}
    assert free_names(code) - own - set(known_names()) - set(dir(builtins)) <= described(page)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            takes(known_names().get(node.func.id), node)


def described(page: str) -> set[str]:
    """Return the names that a page shows within its lines: `name` or `name(...)`."""
    return set(re.findall(r"`([A-Za-z_]\w*)[`(]", FENCE.sub("", PAGES[page])))


def takes(called: object, node: ast.Call) -> None:
    """Check that something known takes the keywords that a call gives."""
    if not callable(called):
        return
    parameters = inspect.signature(called).parameters.values()
    if all(each.kind is not each.VAR_KEYWORD for each in parameters):
        given = {each.arg for each in node.keywords if each.arg}
        assert given <= {each.name for each in parameters}, ast.unparse(node.func)


# Commands


def commands(script: str) -> Iterator[list[str]]:
    """Yield each command of a script as words, without what is set before it."""
    filled = re.sub(r"<key>|<game>|\bKEY\b", "ceres", script.replace("\\\n", " "))
    for line in filled.splitlines():
        words = shlex.shlex(line, posix=True, punctuation_chars="|;&")
        words.whitespace_split, words.commenters = True, "#"
        for ends, command in groupby(words, lambda word: set(word) <= set("|;&")):
            given = [*dropwhile(SETS.match, command)]
            if given and not ends:
                yield given


def check(command: list[str]) -> None:
    """Check that a command of this project exists, and that it takes its arguments."""
    program, *given = command
    own = program.removeprefix(".venv/bin/")
    if own == "make":
        make(given)
    elif own in ("python", "python3") and given[:1] == ["-m"]:
        module(given[1], given[2:])
    elif own != program:
        assert (Path(sys.executable).parent / own).exists(), own
    for before, code in pairwise(given):
        if before == "-c" and "python" in command:
            compile(code, "command", "exec")


def make(given: list[str]) -> None:
    """Check a target, and the arguments that it hands on."""
    assert given, "make takes a target"
    target, *settings = given
    values = dict(each.split("=", 1) for each in settings)
    assert set(values) <= {"ARGS", "PYTHON"}, settings
    rule = re.search(rf"^(?:\w+ )*{target}(?: \w+)*:(?!=).*\n((?:\t.*\n)*)", MAKEFILE, re.MULTILINE)
    assert rule is not None or re.search(rf"^[\w ]*\b{target}\b[\w ]*:", MAKEFILE, re.MULTILINE)
    handed = re.search(r"-m ([\w.]+) \$\(ARGS\)", rule[1] if rule else "")
    if handed is not None:
        module(handed[1], shlex.split(values.get("ARGS", "")))


def module(name: str, given: list[str]) -> None:
    """Check a module that is run, and its arguments by its own parser."""
    if name in ("venv", "pip"):
        return
    spec = find_spec(name)
    if spec is not None and spec.submodule_search_locations is not None:
        spec = find_spec(f"{name}.__main__")
    assert spec is not None, name
    assert spec.origin is not None
    source = Path(spec.origin).read_text("utf-8")
    if name == "pytest":
        wanted = [each for each in given if not each.startswith("-") and "/" in each]
        assert all((ROOT / each).exists() for each in wanted), given
    elif "ArgumentParser" in source or ".parser(" in source or "balance" in name:
        accepts(name, given)
    else:
        assert given == [] or "sys.argv" in source, f"{name} takes no arguments"


def accepts(name: str, given: list[str]) -> None:
    """Run a module until its parser has read the arguments, or has shown its help."""
    parse: Callable[..., argparse.Namespace] = argparse.ArgumentParser.parse_args
    said = io.StringIO()

    def parsed(self: argparse.ArgumentParser, *arguments: Any) -> None:
        parse(self, *arguments)
        sys.exit()

    with pytest.MonkeyPatch.context() as patch, redirect_stderr(said), redirect_stdout(said):
        patch.setattr(argparse.ArgumentParser, "parse_args", parsed)
        patch.setattr("signal.signal", lambda *_: None)
        patch.setattr(sys, "argv", [name, *given])
        for each in (name, f"{name}.__main__"):
            patch.delitem(sys.modules, each, raising=False)  # runpy warns of one that is loaded
        with pytest.raises(SystemExit) as ended:
            runpy.run_module(name, run_name="__main__")
    assert not ended.value.code, f"{name} {shlex.join(given)}: {said.getvalue()}"


@of("bash")
def test_commands_exist_and_take_their_arguments(code: str) -> None:
    found = [*commands(code)]
    assert found
    for command in found:
        check(command)


@pytest.mark.parametrize("name", PAGES)
def test_commands_within_a_line_exist_and_take_their_arguments(name: str) -> None:
    for script in INLINE.findall(FENCE.sub("", PAGES[name])):
        for command in commands(script):
            # `python -m games` or `python -m games pack` is a name, with which a line continues.
            named = "-m" in command and len(command) < 5
            takes_some = named and (
                command[2] in ("bot", "games", "rendering") or "balance" in command[2]
            )
            check([*command, "--help"] if takes_some else command)


# Data


def loads(code: str) -> None:
    """Check that a content pack loads in one of the games; any other TOML only has to parse."""
    if "format" not in tomllib.loads(code):
        return
    refused: list[str] = []
    for key in registry.game_keys():
        components = registry.get(key).components
        if components is not None and components.load is not None:
            try:
                components.load(code, "pack.toml")
            except ContentError as error:
                refused.append(f"{key}: {error}")
            else:
                return
    pytest.fail("\n".join(refused))


def says(code: str) -> None:
    assert [each for each in FluentParser().parse(code).body if isinstance(each, Junk)] == []


def is_whole(code: str) -> None:
    assert sqlite3.complete_statement(code)


def sets(code: str) -> None:
    configparser.ConfigParser(strict=False).read_string("[settings]\n" + code)


DATA: dict[str, Callable[[str], object]] = {
    "toml": loads, "yaml": yaml.safe_load, "ini": sets, "json": json.loads, "ftl": says,
    "sql": is_whole,
}  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "code"),
    [
        pytest.param(lang, code, id=place)
        for place, lang, code in BLOCKS
        if lang in DATA and not (lang == "toml" and place.startswith(TUTORIAL))
    ],
)
def test_data_parses_and_a_pack_loads(lang: str, code: str) -> None:
    DATA[lang](code)
