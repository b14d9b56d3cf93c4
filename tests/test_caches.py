"""The page about the architecture lists every cache in the code, with its bound."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
FOLDERS = ("games", "rendering", "bot", "db", "sandbox")


@cache
def modules() -> dict[str, ast.Module]:
    found: dict[str, ast.Module] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = ast.parse(path.read_text("utf-8"))
    return found


def called(node: ast.expr) -> str:
    """Return the last part of the name of a decorator or a called function."""
    while isinstance(node, (ast.Call, ast.Subscript)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return ast.unparse(node).rpartition(".")[2]


def bound(module: str, decorator: ast.expr) -> int | None:
    """Return the bound that a decorator sets; None if there is none."""
    if called(decorator) == "cache":
        return None
    assert isinstance(decorator, ast.Call), "say the bound"
    (given,) = [*decorator.args, *(keyword.value for keyword in decorator.keywords)]
    if isinstance(given, ast.Name):
        value: Any = getattr(import_module(module), given.id)
    else:
        value = ast.literal_eval(given)
    return value


def functions() -> Iterator[tuple[str, str, int | None]]:
    """Yield the module, the name and the bound of every function whose results are kept."""
    for module, tree in modules().items():
        for node in ast.walk(tree):
            for decorator in getattr(node, "decorator_list", ()):
                if called(decorator) in ("cache", "lru_cache"):
                    yield module, node.name, bound(module, decorator)  # type: ignore[attr-defined]


def holders() -> Iterator[str]:
    """Yield what keeps values in a store: a class, or a name of a module."""
    for module, tree in modules().items():
        for node in tree.body:
            made = {called(each) for each in ast.walk(node) if isinstance(each, ast.Call)}
            named = isinstance(node, ast.ClassDef) and re.search("Caches?$", node.name)
            wrapped = isinstance(node, ast.ClassDef) and "lru_cache" in made - decorators(node)
            if not (made & stores(tree) or named or wrapped) or module == "rendering.kept":
                continue
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                    yield f"{module}.{name}"
                case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
                    yield f"{module}.{ast.unparse(target)}"
                case _:
                    raise AssertionError(f"{module}: an unexpected cache")


def stores(tree: ast.Module) -> set[str]:
    """Return the classes of stores of recently used values that a module imports."""
    imported = {
        (node.module, alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    known = {("collections", "OrderedDict"), ("rendering.kept", "Kept")}
    return {name for _, name in imported & known}


def decorators(node: ast.ClassDef) -> set[str]:
    lists = [getattr(each, "decorator_list", []) for each in ast.walk(node)]
    return {called(decorator) for found in lists for decorator in found}


def section() -> str:
    """Return the section about caches."""
    (found,) = re.findall(r"^## Caches\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.M | re.S)
    return found


def listed() -> set[tuple[str, str, int | None]]:
    """Return the functions that the page lists, with their modules and bounds."""
    rows = re.findall(r"^\| `([\w.]+)` \| ([^|]*) \|", section(), re.M)
    return {
        (module, name, int(number) if number else None)
        for module, names in rows
        for name, number in re.findall(r"`(\w+)`(?: (\d+))?", names)
    }


def test_the_page_lists_every_function_whose_results_are_kept() -> None:
    found = set(functions())
    assert len(found) > 50, "they are found at all"
    assert sorted(map(str, found - listed())) == [], "not on the page, or with another bound"
    assert sorted(map(str, listed() - found)) == [], "on the page, but not in the code"


def test_the_page_names_every_class_and_store_that_keeps_values() -> None:
    found = set(holders())
    assert {"bot.screens.history.film.FilmCache", "rendering.paint.bands"} <= found
    assert sorted(name for name in found if f"`{name}`" not in section()) == []


@pytest.mark.parametrize(
    "path", sorted(re.findall(r"`((?:bot|games)\.[\w.]+\.[A-Z]\w+)`", section()))
)
def test_the_page_names_no_class_that_is_gone(path: str) -> None:
    module, _, name = path.rpartition(".")
    assert hasattr(import_module(module), name)


@pytest.mark.parametrize(
    ("name", "value"), re.findall(r"`(\w+\.[\w.]+)` \| ([\d,]+)[^|]*\(`[A-Z]+`\)", section())
)
def test_the_bounds_of_classes_are_those_of_the_code(name: str, value: str) -> None:
    (constant,) = re.findall(rf"`{re.escape(name)}` \| [^|]*\(`([A-Z]+)`\)", section())
    real = getattr(import_module(name.rpartition(".")[0]), constant)
    assert int(value.replace(",", "")) in (real, real / 2**20)
