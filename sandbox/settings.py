"""The stand-in's settings for tests: times, limits and troubles."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass
class Settings:
    """The settings for tests: times, limits and troubles. Never stored."""

    ack_seconds: float = 3.0
    token_seconds: float = 900.0
    heartbeat_ms: int = 41_250
    nonce_seconds: float = 300.0
    old_edit_seconds: float = 3600.0
    old_edits_allowed: int | None = 3
    old_edits_window: float = 6.0
    dm_opens_allowed: int | None = None
    privileged_intents: int = 0
    # Discord names a route's limit in every answer and promises none; its global one it does.
    rate_limit: int | None = None
    rate_window: float = 1.0
    global_rate_limit: int | None = 50
    latency: float = 0.0
    paused: bool = False
    # Whether people can install the application for themselves.
    user_install: bool = True
    # One for every thousand guilds, if no number is set.
    recommended_shards: int | None = None
    max_concurrency: int = 1
    identify_seconds: float = 5.0
    session_starts: int = 1000
    guilds_per_shard: int = 2500
