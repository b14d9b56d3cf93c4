"""The rows of an SQLite file as PostgreSQL stores them, in the order of their keys."""

import sqlite3
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, cast

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, Table, Text

from db.errors import CannotOpen

Row = tuple[Any, ...]

BATCH_ROWS = 5_000
BATCH_BYTES = 4 * 1024 * 1024
"""A batch ends with the row that reaches either of these."""
FETCHED = 200
"""Rows that are read from the file at once."""
_LARGEST: dict[type[Any], int] = {Integer: 2**31 - 1, BigInteger: 2**63 - 1}


class UnfitCellError(CannotOpen):
    """A cell of the file that PostgreSQL cannot store; the text says which, and nothing of it."""


class Fault(ValueError):
    """The reason why a cell does not fit, continuing "it holds"."""


class Layout:
    """A stored table, as both databases have it."""

    def __init__(self, table: Table) -> None:
        self.name = table.name
        self.columns = list(table.columns)
        self.names = [column.name for column in self.columns]
        self.keys = [column.name for column in table.primary_key.columns]
        self._key_columns = list(table.primary_key.columns)
        self.written = [column.name for column in self.columns if column.computed is None]
        """The columns that are not calculated from others."""
        self._places = [self.names.index(name) for name in self.keys]
        self._convert = [_converter(column) for column in self.columns]

    def key(self, row: Row) -> Row:
        """Return the key of a row."""
        return tuple(row[place] for place in self._places)

    def describe(self, key: Row) -> str:
        """Return which row a key means, for the host."""
        cells = ", ".join(f"{name} = {cell!r}" for name, cell in zip(self.keys, key, strict=True))
        return f"table {self.name}, row {cells}"

    def converted(self, raw: Row) -> Row:
        """Return a row of the file as PostgreSQL gives it. Raise UnfitCellError."""
        try:
            return tuple([convert(cell) for convert, cell in zip(self._convert, raw, strict=True)])
        except Fault:
            raise self._unfit(raw) from None

    def _unfit(self, raw: Row) -> UnfitCellError:
        for column, convert, cell in zip(self.columns, self._convert, raw, strict=True):
            try:
                convert(cell)
            except Fault as fault:
                return self._unfit_cell(raw, column, str(fault))
        raise RuntimeError("the row fits")

    def undecodable(self, raw: Row) -> UnfitCellError | None:
        """Return the fault of a row with texts as bytes, if one is not valid UTF-8."""
        for column, cell in zip(self.columns, raw, strict=True):
            if isinstance(_plain(column), Text) and isinstance(cell, bytes):
                try:
                    cell.decode()
                except UnicodeDecodeError:
                    return self._unfit_cell(raw, column, "a text that is not valid UTF-8")
        return None

    def _unfit_cell(self, raw: Row, column: Column[Any], why: str) -> UnfitCellError:
        key = tuple(
            cell.decode(errors="replace") if isinstance(cell, bytes) else cell
            for cell in self.key(raw)
        )
        return UnfitCellError(f"{self.describe(key)}: {column.name} holds {why}")

    def stored(self, row: Row) -> Row:
        """Return the cells of a row that are not calculated."""
        if len(self.written) == len(self.names):
            return row
        return tuple(row[self.names.index(name)] for name in self.written)

    def order(self, *, collate: str = "", last_first: bool = False) -> str:
        """Return the order of keys: of numbers, and of the bytes of texts as SQLite has it."""
        return ", ".join(
            f'"{column.name}"{collate if isinstance(_plain(column), Text) else ""}'
            f"{' DESC' if last_first else ''}"
            for column in self._key_columns
        )


def _plain(column: Column[Any]) -> Any:
    """Return the type of a column as it is stored."""
    return getattr(column.type, "impl_instance", column.type)


def _converter(column: Column[Any]) -> Callable[[Any], Any]:
    """Return what makes the cell for PostgreSQL of a cell of the file. It raises Fault."""
    kind = _plain(column)
    if isinstance(kind, Boolean):
        convert = _boolean
    elif isinstance(kind, Integer):
        convert = _number(_LARGEST[BigInteger if isinstance(kind, BigInteger) else Integer])
    elif isinstance(kind, LargeBinary):
        convert = _blob
    elif isinstance(kind, Text):
        convert = _text
    else:
        raise TypeError(f"{column} has a type that the copy cannot convert")
    return _or_null(convert) if column.nullable else convert


def _or_null(convert: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda cell: None if cell is None else convert(cell)


def _boolean(cell: Any) -> bool:
    if cell in (0, 1):
        return bool(cell)
    raise Fault(f"{_kind(cell)} where yes or no belongs")


def _number(largest: int) -> Callable[[Any], int]:
    def convert(cell: Any) -> int:
        if type(cell) is not int:
            raise Fault(f"{_kind(cell)} where a number belongs")
        if not -largest - 1 <= cell <= largest:
            raise Fault("a number that is too large for PostgreSQL's column")
        return cell

    return convert


def _text(cell: Any) -> str:
    if not isinstance(cell, str):
        raise Fault(f"{_kind(cell)} where a text belongs")
    if "\0" in cell:
        raise Fault("a text with a NUL character, which PostgreSQL cannot store")
    return cell


def _blob(cell: Any) -> bytes:
    if not isinstance(cell, bytes):
        raise Fault(f"{_kind(cell)} where bytes belong")
    return cell


def _kind(cell: object) -> str:
    """Return what a cell is, and nothing of its content."""
    match cell:
        case None:
            return "nothing"
        case int():
            return "a number"
        case float():
            return "a fraction"
        case str():
            return "a text"
        case _:
            return "bytes"


def _fitting(layout: Layout, rows: list[Row], faults: list[str] | None) -> list[Row]:
    """Return rows as PostgreSQL gives them; those that do not fit are noted and left out."""
    if faults is None:
        return [layout.converted(raw) for raw in rows]
    fitting: list[Row] = []
    for raw in rows:
        try:
            fitting.append(layout.converted(raw))
        except UnfitCellError as error:
            faults.append(str(error))
    return fitting


class Source:
    """The SQLite file, which nobody writes meanwhile; its methods can be called in any thread."""

    def __init__(self, path: Path) -> None:
        self._conn = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False
        )

    def count(self, layout: Layout) -> int:
        """Return how many rows a table has."""
        return int(self._conn.execute(f'SELECT count(*) FROM "{layout.name}"').fetchone()[0])

    def lost_references(self) -> list[str]:
        """Return the rows that refer to a row that is not there, for the host."""
        found = self._conn.execute("PRAGMA foreign_key_check")
        return [
            f"table {name}, row number {row}: belongs to a row of the table {parent} that is"
            " missing"
            for name, row, parent, _ in found
        ]

    def batches(
        self, layout: Layout, after: Row | None = None, faults: list[str] | None = None
    ) -> Generator[list[Row]]:
        """Yield the rows of a table after a key, in the order of keys.

        Raise UnfitCellError; or note it in `faults` and leave the row out.
        """
        batch, size = list[Row](), 0
        try:
            for rows in self._fetched(layout, after):
                batch += _fitting(layout, rows, faults)
                size += sum(len(cell) for row in rows for cell in row if type(cell) is bytes)
                if size >= BATCH_BYTES or len(batch) >= BATCH_ROWS:
                    yield batch
                    batch, size = [], 0
        except UnfitCellError as error:
            if faults is None:
                raise
            faults.append(str(error))  # a text that cannot be read, nor the rows behind it
        if batch:
            yield batch

    def _fetched(self, layout: Layout, after: Row | None) -> Generator[list[Row]]:
        names = ", ".join(f'"{name}"' for name in layout.names)
        query, given = f'SELECT {names} FROM "{layout.name}"', cast(Sequence[Any], after or ())
        if after is not None:
            keys, values = ", ".join(f'"{n}"' for n in layout.keys), ", ".join("?" * len(after))
            query += f" WHERE ({keys}) > ({values})"
        query += f" ORDER BY {layout.order()}"
        with closing(self._conn.execute(query, given)) as cursor:
            try:
                while rows := cursor.fetchmany(FETCHED):
                    yield rows
            except sqlite3.OperationalError as error:
                # Its message holds the text; it does not say in which row it is.
                raise (self._undecodable(layout) or error) from None

    def _undecodable(self, layout: Layout) -> UnfitCellError | None:
        names = ", ".join(f'"{name}"' for name in layout.names)
        self._conn.text_factory = bytes
        try:
            rows = self._conn.execute(f'SELECT {names} FROM "{layout.name}"')
            return next((found for raw in rows if (found := layout.undecodable(raw))), None)
        finally:
            self._conn.text_factory = str

    def close(self) -> None:
        self._conn.close()
