"""Errors of the store, in sentences that can be shown to the host."""


class StoreError(Exception):
    """Base of everything this package raises on purpose."""


class CannotOpen(StoreError):
    """The database cannot be used as it is; the text says how to mend it."""


class CorruptDatabase(CannotOpen):
    """The file is damaged, or is no database at all."""


class NewerSchema(CannotOpen):
    """The database was written by a newer version of the program."""


class NotOurs(CannotOpen):
    """The database holds the tables of another program."""

    def __init__(self) -> None:
        super().__init__(
            "The database belongs to another program. Give this one a database of its own in"
            " DATABASE_URL."
        )


class InUse(CannotOpen):
    """Another program has the database open."""

    def __init__(self, where: str) -> None:
        super().__init__(
            f"Another bot is running with the database {where}. Two of them would answer"
            " everything twice: stop the other one first, or give this one another DATABASE_URL."
        )


class Unreachable(CannotOpen):
    """The database cannot be reached, read or written just now; nothing was changed."""


class OutcomeUnknown(Unreachable):
    """The server was lost while it committed: it may have done so, or not."""


class Superseded(CannotOpen):
    """The database is another program's now, or another file: the bot must not use it."""


class NoSuchTable(StoreError):
    """There is no table with this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"There is no table {table_id}.")
        self.table_id = table_id


class NoSuchSeat(StoreError):
    """The table has no seat with this number."""

    def __init__(self, table_id: str, seat: int) -> None:
        super().__init__(f"Table {table_id} has no seat {seat}.")
        self.table_id = table_id
        self.seat = seat


class Conflict(StoreError):
    """Another entry came first: the decision was taken on an older state."""

    def __init__(self, table_id: str, expected: int, found: int) -> None:
        super().__init__(
            f"Table {table_id} has moved on: entry {expected} was expected to be the last,"
            f" but entry {found} is."
        )
        self.table_id = table_id
        self.expected = expected
        self.found = found


class AlreadyApplied(StoreError):
    """This interaction was delivered before; its request is done."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"This was already done: table {table_id}, entry {seq}.")
        self.table_id = table_id
        self.seq = seq


class ChannelBusy(StoreError):
    """At most one running table per channel or thread."""

    def __init__(self, channel_id: int | None, table_id: str | None) -> None:
        where = "this channel" if channel_id is None else f"channel {channel_id}"
        which = f" (table {table_id})" if table_id else ""
        super().__init__(f"A table is already running in {where}{which}.")
        self.channel_id = channel_id
        self.table_id = table_id
