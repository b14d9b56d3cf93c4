"""Figures about the running bot for Prometheus, counted always and shown at `STATUS_PORT`.

They are the process's, as is usual with Prometheus; no label names a table or a person.
"""

from __future__ import annotations

import logging

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

REGISTRY = CollectorRegistry()
"""All figures of this process: those below, and memory, processor time and garbage collection."""
PREFIX = "slow_orbit"
_SOON = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)
"""Bounds in seconds for what a person waits for; Discord gives up after three."""
_BRIEF = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Bounds in seconds for parts of that."""

ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(name, text, labels, namespace=PREFIX, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    return Gauge(name, text, labels, namespace=PREFIX, registry=REGISTRY)


def _seconds(name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
    return Histogram(
        name, text, namespace=PREFIX, unit="seconds", registry=REGISTRY, buckets=buckets
    )


INTERACTIONS = _counter(
    "interactions",
    "Interactions by kind (command, button, menu, form, suggestions) and outcome.",
    "kind",
    "outcome",
)
ACKNOWLEDGED = _seconds("ack", "From an interaction's arrival to its acknowledgement.", _SOON)
ANSWERED = _seconds("answer", "From an interaction's arrival to its answer.", _SOON)
COMMITTED = _seconds("commit", "From asking to write to the end of the commit.", _BRIEF)
DRAWN = _seconds("draw", "Drawing a picture.", _BRIEF)
DRAWING_WAIT = _seconds("draw_queue", "Waiting of a picture until it is drawn.", _SOON)
LOOP_LAG = _seconds("loop_lag", "By how much the event loop is late.", _BRIEF)
REQUESTS = _counter(
    "discord_requests", "Requests to Discord by status, `none` where no answer came.", "status"
)
RATE_LIMITED = _counter(
    "rate_limited", "Requests that Discord refused for now, by the scope of the limit.", "scope"
)
DEFECTS = _counter("defects", "Errors in the log.")
CONNECTED = _gauge("connected", "Whether Discord is connected, by all shards (1), or not (0).")
DATABASE_UP = _gauge("database_up", "Whether the database can be used (1) or not (0).")
PENDING = _gauge("outbox_pending", "Messages that wait to be posted.")
OLDEST = _gauge(
    "outbox_oldest_seconds",
    "Age of the oldest message that waits, where Discord lets the bot write.",
)
REFUSED_TABLES = _gauge(
    "outbox_refused_tables", "Tables in channels that refuse the bot: a moderator can change that."
)
TABLES = _gauge("tables", "Tables by status.", "status")
TABLES_LIVE = _gauge("tables_live", "Tables in memory.")
HANDED = _counter("handed", "Interactions taken over from other processes.")
SHARDS_OWNED = _gauge("shards_owned", "Shards of this process.")
SHARDS_UNOWNED = _gauge("shards_unowned", "Shards that no process has.")
LEASE = _gauge("lease_remaining_seconds", "For how long this process has its shards for certain.")
SERVERS = _gauge("servers", "Servers that the bot is in.")
BUILD = _gauge("build_info", "The version of the bot; always 1.", "version")


class DefectCounter(logging.Handler):
    """A log handler that counts errors, so that an alert can say that there are any."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        DEFECTS.inc()
