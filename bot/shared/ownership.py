"""Which tables are this process's: all, or with several processes those of its shards.

A table belongs to the shard of its server, as Discord numbers shards, so that presses arrive where
their tables are. Two kinds arrive elsewhere: presses in direct messages, and those on their way
while a shard changes hands.
"""

from __future__ import annotations

from collections.abc import Iterable


class ElsewhereError(Exception):
    """A table of a shard that another process has, or nobody for now."""

    def __init__(self, shard: int) -> None:
        super().__init__(f"shard {shard}")
        self.shard = shard


class Ownership:
    """The shards of this process, among `count`; None stands for all of them."""

    def __init__(self, count: int = 1, shards: Iterable[int] | None = None) -> None:
        self.count = count
        self._shards = None if shards is None else set(shards)

    @property
    def shards(self) -> set[int]:
        """The shards that this process has."""
        return set(range(self.count)) if self._shards is None else set(self._shards)

    @property
    def shared(self) -> bool:
        """Whether other processes have shards too."""
        return self._shards is not None

    @property
    def share(self) -> float:
        """The part of all shards that this process has; at least that of one."""
        return max(len(self.shards), 1) / self.count

    @property
    def leads(self) -> bool:
        """Whether this process does what one process does for all."""
        return self.owns(None)

    def add(self, shard: int) -> None:
        """Take a shard."""
        if self._shards is not None:
            self._shards.add(shard)

    def remove(self, shard: int) -> None:
        """Give a shard away: its tables are refused from now on."""
        if self._shards is not None:
            self._shards.discard(shard)

    def shard_of(self, server_id: int | None) -> int:
        """Return the shard of a server; direct messages are in the first one."""
        return ((server_id or 0) >> 22) % self.count

    def owns(self, server_id: int | None) -> bool:
        """Return whether the tables of a server are this process's."""
        return self._shards is None or self.shard_of(server_id) in self._shards

    def require(self, server_id: int | None) -> None:
        """Raise ElsewhereError unless the tables of a server are this process's."""
        if not self.owns(server_id):
            raise ElsewhereError(self.shard_of(server_id))
