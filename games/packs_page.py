"""The tables of keys in docs/packs.md, made from the component types of the games.

Run it with `python -m games.packs_page`. A table is between two comments of the page:
`<!-- keys: GAME -->`, or `<!-- keys: GAME, without TYPE TYPE -->` where TOML has another form than
the type, and `<!-- end -->`.
"""

from __future__ import annotations

import contextlib
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as of

from games.core.reference_page import fields

PAGE = Path(__file__).parents[1] / "docs" / "packs.md"
BLOCK = re.compile(r"(<!-- keys: (\w+)(?:, without ([\w ]+))? -->\n).*?(<!-- end -->)", re.DOTALL)
INTERNAL = {"names", "name", "schema", "setup"}
"""Fields of a component set that are not keys of the same form in a pack."""
LONG = 6
"""Lists of more allowed words have a separate row, under their name in the code."""


class Keys:
    """The rows of one game: its families, the types in them, and long lists of words."""

    def __init__(self, game: str, left_out: set[str]) -> None:
        content = import_module(f"games.{game}.content.types")
        self._left_out = left_out
        self._lists = dict(_lists(vars(content)))
        with contextlib.suppress(ModuleNotFoundError):
            self._lists |= _lists(vars(import_module(f"games.{game}.effects")))
        self._used: set[str] = set()
        self._waiting: list[of.StructType] = []
        root = of.type_info(content.Components)
        assert isinstance(root, of.StructType)
        self._root = root

    def table(self) -> str:
        """Return the tables of the game."""
        rows, effects = list[str](), list[str]()
        seen: set[type] = set()
        for field in self._root.fields:
            for kind in _structs(field.type) if field.name not in INTERNAL else ():
                if kind.cls not in seen and not self._is_left_out(kind):
                    seen.add(kind.cls)
                    one = isinstance(field.type, of.StructType)
                    name = f"[{field.encode_name}]" if one else f"[[{field.encode_name}]]"
                    rows.append(self._row(f"`{name}`", kind))
        while self._waiting:
            kind = self._waiting.pop(0)
            if kind.cls not in seen and not self._is_left_out(kind):
                seen.add(kind.cls)
                if kind.tag:
                    effects.append(self._row(f"`{kind.tag}`", kind))
                else:
                    rows.append(self._row(f"*{kind.cls.__name__}*", kind))
        words = [
            f"| *{name}* | {_code(values)} |"
            for name, values in self._lists.items()
            if name in self._used
        ]
        tables = {
            "entry | keys | meaning": rows,
            "*effect* | keys | meaning": effects,
            "list | words": words,
        }
        return "\n".join(
            f"| {head} |\n|{'---|' * (head.count('|') + 1)}\n"
            + "".join(f"{row}\n" for row in table)
            for head, table in tables.items()
            if table
        )

    def _is_left_out(self, kind: of.StructType) -> bool:
        return kind.cls.__name__ in self._left_out

    def _row(self, label: str, kind: of.StructType) -> str:
        said = {name: text for each in kind.cls.__mro__ for name, text in _said(each)}
        keys = [self._key(field, said.get(field.name, "")) for field in kind.fields]
        about = " ".join((inspect.getdoc(kind.cls) or "").split())
        return f"| {label} | {'<br>'.join(keys)} | {about} |"

    def _key(self, field: of.Field, said: str) -> str:
        name = f"`{field.encode_name}`" if not field.required else f"**`{field.encode_name}`**"
        given = field.default if isinstance(field.default, int | str) else None
        default = f" ({given})" if given else ""
        words = f"{name} {self._values(field.type)}{default}"
        return f"{words}: {said[0].lower()}{said[1:].rstrip('.')}" if said else words

    def _values(self, kind: of.Type) -> str:
        """Return the values of a type in words, and note the types in it."""
        match kind:
            case of.IntType():
                return f"{kind.ge} to {kind.le}" if kind.le is not None else "number"
            case of.BoolType():
                return "`true` or `false`"
            case of.LiteralType():
                return self._words({each for each in kind.values if each != ""})
            case of.VarTupleType():
                return f"list: {self._values(kind.item_type)}"
            case of.TupleType():
                return "list: " + ", ".join(map(self._values, kind.item_types))
            case of.DictType():
                return f"table: {self._values(kind.key_type)}, each {self._values(kind.value_type)}"
            case of.UnionType():
                return self._union(kind)
            case of.StructType():
                self._waiting.append(kind)
                return f"*{kind.cls.__name__}*"
            case _:
                return "text"

    def _union(self, kind: of.UnionType) -> str:
        tagged = [each for each in kind.types if isinstance(each, of.StructType) and each.tag]
        if len(tagged) > 1:
            self._waiting += tagged
            return "*effect*"
        words = {
            each
            for part in kind.types
            if isinstance(part, of.LiteralType)
            for each in part.values
            if each != ""
        }
        plain = [each for each in kind.types if not isinstance(each, of.NoneType | of.LiteralType)]
        return " or ".join([*([self._words(words)] if words else []), *map(self._values, plain)])

    def _words(self, values: set[Any]) -> str:
        for name, known in self._lists.items():
            if set(known) == values and len(known) > LONG:
                self._used.add(name)
                return f"*{name}*"
        return _code(sorted(values))


def _code(values: Iterable[Any]) -> str:
    return ", ".join(f"`{each}`" for each in values)


def _said(kind: type) -> Iterator[tuple[str, str]]:
    """Yield the fields that a type declares itself, with their docstrings."""
    if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
        yield from ((name, text) for name, _, _, text in fields(kind))


def _structs(kind: of.Type) -> Iterator[of.StructType]:
    """Yield the types of the entries of a family."""
    match kind:
        case of.StructType():
            yield kind
        case of.VarTupleType():
            yield from _structs(kind.item_type)
        case of.DictType():
            yield from _structs(kind.value_type)
        case _:
            return


def _lists(names: Mapping[str, Any]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield the lists of words that a module names, also as sums of others."""
    for name, value in names.items():
        parts = (value,) if get_origin(value) is Literal else get_args(value)
        if parts and all(get_origin(part) is Literal for part in parts):
            yield name, tuple(dict.fromkeys(word for part in parts for word in get_args(part)))


def page(written: str) -> str:
    """Return the page with all its tables made again."""

    def made(block: re.Match[str]) -> str:
        keys = Keys(block[2], set((block[3] or "").split()))
        return f"{block[1]}\n{keys.table()}\n{block[4]}"

    return BLOCK.sub(made, written)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
