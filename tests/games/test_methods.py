"""No method of a game is left over from a class of the kernel that has another name for it now."""

import ast
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import games
from games import registry

CODE = Path(games.__file__).parent.parent


def asked_for(*folders: Path) -> set[str]:
    """Return every name that is read from an object in the code of some folders."""
    return {
        node.attr
        for folder in folders
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }


def methods(package: str):
    """Yield the public methods of a package's classes which replace none of a base class."""
    folders = importlib.import_module(package).__path__
    for found in pkgutil.walk_packages(folders, f"{package}."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            if not (inspect.isclass(kind) and kind.__module__ == found.name):
                continue
            for name, value in vars(kind).items():
                function = getattr(value, "func", getattr(value, "fget", value))
                replaces = any(name in vars(base) for base in kind.__mro__[1:])
                if inspect.isfunction(function) and not name.startswith("_") and not replaces:
                    yield f"{kind.__qualname__}.{name}"


@pytest.mark.parametrize("key", registry.game_keys())
def test_every_method_replaces_one_of_a_base_or_is_called(key):
    parts = ("games/core", f"games/{key}", "rendering", "bot")
    called = asked_for(*(CODE / part for part in parts))
    assert [each for each in methods(f"games.{key}") if each.rpartition(".")[2] not in called] == []
