"""Discord's rate limits: requests counted per route and main resource, and in total."""

from __future__ import annotations

import math
import time

from aiohttp import web

from sandbox.clock import now
from sandbox.rest.call import Call, reply


class RateLimits:
    """Counts requests per route and main resource, and in total."""

    def __init__(self) -> None:
        self._windows: dict[str, tuple[float, int]] = {}

    def take(self, call: Call) -> dict[str, str]:
        """Count a request; return the headers for its answer, or raise `TooMany`."""
        settings = call.world.settings
        window = settings.rate_window
        if call.template.startswith("/interactions/"):
            return {}
        if settings.global_rate_limit is not None:
            # Webhooks know no token of a bot: what uses them is counted by its address.
            who = "address" if call.template.startswith("/webhooks/") else "bot"
            used, reset = self._count(f"global {who}", 1.0)
            if used > settings.global_rate_limit:
                raise TooMany(reset, everywhere=True, headers={})
        if settings.rate_limit is None:
            return {}
        bucket = f"{call.method} {call.template}"
        main = [call.params.get(k, "") for k in ("channel_id", "guild_id", "webhook_id", "token")]
        used, reset = self._count(f"{bucket}:{':'.join(main)}", window)
        headers = {
            "X-RateLimit-Limit": str(settings.rate_limit),
            "X-RateLimit-Remaining": str(max(settings.rate_limit - used, 0)),
            "X-RateLimit-Reset": f"{now().timestamp() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{hash(bucket) & (1 << 64) - 1:016x}",
        }
        if used > settings.rate_limit:
            raise TooMany(reset, everywhere=False, headers=headers)
        return headers

    def _count(self, key: str, window: float) -> tuple[int, float]:
        at = time.monotonic()
        start, used = self._windows.get(key, (at, 0))
        if at - start >= window:
            start, used = at, 0
        self._windows[key] = (start, used + 1)
        return used + 1, start + window - at


class TooMany(Exception):
    """An error: the bot sent too many requests."""

    def __init__(self, reset: float, *, everywhere: bool, headers: dict[str, str]) -> None:
        super().__init__("You are being rate limited.")
        self.reset = reset
        self.everywhere = everywhere
        self.headers = headers

    def response(self) -> web.Response:
        """Return the 429 that Discord sends."""
        headers = self.headers | {
            "Retry-After": str(math.ceil(self.reset)),
            "X-RateLimit-Scope": "global" if self.everywhere else "user",
        }
        if self.everywhere:
            headers["X-RateLimit-Global"] = "true"
        body = {
            "message": "You are being rate limited.",
            "retry_after": round(self.reset, 3),
            "global": self.everywhere,
        }
        return reply(429, body, headers)
