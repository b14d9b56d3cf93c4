"""Requests to Discord: their error codes, when to try again after a failure, their rate and limits.

Every error code that Discord publishes is listed here
(https://discord.com/developers/docs/topics/opcodes-and-status-codes#json).
"""

from __future__ import annotations

import asyncio
import math
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from enum import Enum
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.shared import metrics
from bot.shared.tasks import is_background


class Cause(Enum):
    """Which side can do something about a refused request."""

    GONE = "gone"
    """Nobody: what it was about is not there any more, or was done already."""
    PLACE = "place"
    """A moderator, by a permission or a setting, or the table's people, by moving the table."""
    PERSON = "person"
    """Only the person it was for."""
    LATER = "later"
    """Time: Discord's trouble or its limits, or the host's."""
    OURS = "ours"
    """We: Discord never takes this request as it is."""


UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
UNKNOWN_TAG: Final = 10087
OLD_EDITS: Final = 30046
"""Too many edits of messages that are older than an hour."""
ACKNOWLEDGED: Final = 40060
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
WEBHOOK_TOKEN: Final = 50027
ARCHIVED: Final = 50083
"""The thread is archived, and cannot be opened by writing in it where it is locked too."""
HAS_THREAD: Final = 160004
LOCKED: Final = 160005

_GONE = (
    UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ACKNOWLEDGED,
    WEBHOOK_TOKEN, HAS_THREAD,
    10063,  # a command that was replaced
    40094,  # as many follow-ups as an interaction may have
    50021,  # a message of Discord's own
)  # fmt: skip
_PLACE = (
    MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED, LOCKED,
    10004,  # the bot is not on the server; it can be invited again
    20031, 200000, 200001, 240000,  # AutoMod and word filters
    30033, 160006, 160007,  # too many people in a thread, too many threads
    40058, 40067, 50008, 50024,  # not this kind of channel
    50009, 50095, 60003, 400001,  # the server's verification, country, two factors, uploads
    160002,  # no permission to read the history
)  # fmt: skip
_PERSON = (
    10007, 10013, 50033,  # left, or not there any more
    20009, 40007, 50007, 50278,  # takes no direct messages from the bot
)  # fmt: skip
_LATER = (
    20016, 20022, 20028, 20029, OLD_EDITS, 30034, 40003, 40062,  # limits
    40004, 40006, 40043, 110000, 110001, 130000, 530006,  # trouble on Discord's side
    40001, 40002, 40333, 50014,  # the host's token or network
)  # fmt: skip
_OURS = (
    # The named object is not there, though we name no such object; or we may not do this at all.
    10001, 10002, 10005, 10006, 10009, 10010, 10011, 10012, 10014, 10016, 10020, 10021, 10026,
    10027, 10028, 10029, 10030, 10031, 10032, 10033, 10036, 10038, 10049, 10050, 10057, 10059,
    10060, 10061, 10065, 10066, 10067, 10068, 10069, 10070, 10071, UNKNOWN_TAG, 10097, 10124, 10129,
    20001, 20002, 20012, 20015, 20018, 20024, 20035,
    # Limits of what we never make, or which we keep ourselves.
    30001, 30002, 30003, 30004, 30005, 30007, 30008, 30010, 30011, 30013, 30015, 30016, 30018,
    30019, 30030, 30031, 30032, 30035, 30037, 30038, 30039, 30040, 30042, 30045, 30047, 30048,
    30052, 30056, 30058, 30060, 30061,
    # Requests that are wrong in themselves.
    40005, 40009, 40012, 40018, 40019, 40032, 40033, 40041, 40061, 40066, 40074,
    50002, 50003, 50004, 50005, 50006, 50010, 50011, 50012, 50015, 50016, 50017, 50019, 50020,
    50025, 50026, 50028, 50034, 50035, 50036, 50039, 50041, 50045, 50046, 50054, 50055, 50057,
    50067, 50068, 50070, 50073, 50074, 50080, 50081, 50084, 50085, 50086, 50091, 50097, 50101,
    50109, 50110, 50123, 50124, 50131, 50132, 50138, 50144, 50145, 50146, 50151, 50159, 50160,
    50161, 50162, 50163, 50167, 50173, 50178, 50192, 50600,
    80004, 90001, 90002, 150006, 160014, 170001, 170002, 170003, 170004, 170005, 170006, 170007,
    180000, 180002, 220001, 220002, 220003, 220004, 340015, 350000, 350001, 500000, 520000,
    520001, 520002, 520003, 520004, 520006, 530000, 530001, 530002, 530003, 530004, 530007,
)  # fmt: skip

CAUSES: Final[Mapping[int, Cause]] = {
    **dict.fromkeys(_GONE, Cause.GONE),
    **dict.fromkeys(_PLACE, Cause.PLACE),
    **dict.fromkeys(_PERSON, Cause.PERSON),
    **dict.fromkeys(_LATER, Cause.LATER),
    **dict.fromkeys(_OURS, Cause.OURS),
}

_WAIT = (401, 408, 429)
"""Statuses that pass, with any code."""


def cause(status: int, code: int) -> Cause:
    """Return who can do something about a refusal.

    For a code that is not in the list, perhaps a moderator can: nothing is given up.
    """
    if status >= 500 or status in _WAIT:
        return Cause.LATER
    if code in CAUSES:
        return CAUSES[code]
    if code:
        return Cause.PLACE
    return {403: Cause.PLACE, 404: Cause.GONE}.get(status, Cause.OURS)


UNREACHED = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)
"""How a request to Discord can fail without a defect of ours; discord.py has no one name for it."""


EXPIRED = (
    UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, WEBHOOK_TOKEN, ACKNOWLEDGED, UNKNOWN_MESSAGE, ARCHIVED,
)  # fmt: skip
"""Discord's codes for an interaction that can no longer be answered, or was answered already: also
where the private message was dismissed meanwhile, or the thread was archived and locked."""
_ANSWERING = ("/interactions/", "/webhooks/")
"""What is in the address of a request that answers an interaction."""


def why(error: BaseException) -> str:
    """Return the cause of a failed request, for the log; without the content sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} {error.text}"
    if isinstance(error, aiohttp.ClientResponseError):  # its own form has all headers
        return f"{type(error).__name__}: {error.status} {error.message}"
    return repr(error)


_WRITTEN = re.compile(r"(\d{3}) (\d+) ")


def cause_written(text: str | None) -> Cause | None:
    """Return the cause of an error as `why` wrote it, None where it is not a refusal."""
    found = None if text is None else _WRITTEN.match(text)
    return None if found is None else cause(int(found[1]), int(found[2]))


def cause_of(error: BaseException) -> Cause:
    """Return who can do something about a failed request."""
    if isinstance(error, discord.HTTPException):
        return cause(error.status, error.code)
    return Cause.LATER if isinstance(error, UNREACHED) else Cause.OURS


def final(error: BaseException) -> bool:
    """Return whether Discord will always refuse the same request: trying again is useless.

    Not so with limits, with trouble on Discord's side or on the way there, nor with a refusal that
    a moderator can undo.
    """
    return cause_of(error) not in (Cause.LATER, Cause.PLACE)


def expired(error: BaseException) -> bool:
    """Return whether an interaction can no longer be answered, so that no player waits for it."""
    if not isinstance(error, discord.HTTPException) or error.code not in EXPIRED:
        return False
    address = str(getattr(error.response, "url", _ANSWERING[0]))
    return any(part in address for part in _ANSWERING)


def shut(error: BaseException) -> bool:
    """Return whether a thread takes no messages because it is locked or archived."""
    return isinstance(error, discord.HTTPException) and error.code in (ARCHIVED, LOCKED)


def deleted(error: BaseException) -> bool:
    """Return whether a message was not found because it was deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE


def too_many(error: BaseException) -> bool:
    """Return whether Discord allows no more edits of old messages for now."""
    return isinstance(error, discord.RateLimited) or (
        isinstance(error, discord.HTTPException) and error.code == OLD_EDITS
    )


class RateLimitHits:
    """Requests that Discord refused for now (429), by the scope of the limit.

    Discord's scopes are `user` (one route), `global` (all requests of the bot) and `shared` (other
    bots count too). `address` is a refusal by the server in front of Discord's: the host's address
    has sent too much.
    """

    def __init__(self) -> None:
        self.total = Counter[str]()
        """Refused requests since the start."""
        self._reported = Counter[str]()
        self._longest = 0.0

    def count(self, headers: Mapping[str, str]) -> None:
        """Count a refused request by the headers of its answer."""
        scope = headers.get("X-RateLimit-Scope", "user") if headers.get("Via") else "address"
        self.total[scope] += 1
        metrics.RATE_LIMITED.labels(scope).inc()
        with suppress(ValueError):  # it can be a date
            self._longest = max(self._longest, float(headers.get("Retry-After", 0)))

    def take_recent(self) -> tuple[dict[str, int], float]:
        """Return the requests by scope since the last call, and the longest wait in seconds."""
        recent, longest = dict(self.total - self._reported), self._longest
        self._reported, self._longest = Counter(self.total), 0.0
        return recent, longest


RATE = 40.0
"""Requests a second of the work in the background; the rest is left to what people wait for."""


class ShutOutError(ConnectionError):
    """A request that was not sent, as another process may do the same."""


Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]


class RateLimiter:
    """A giver of moments at which requests can leave, evenly, first come, first served.

    A table has one request under way at a time, so that all tables get their share. Several
    processes with the same token share the rate.
    """

    def __init__(
        self, rate: float = RATE, clock: Clock | None = None, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._rate = rate
        self._last = -math.inf
        self._clock = clock
        self._sleep = sleep
        self._turns = asyncio.Lock()
        self.allowed: Callable[[], bool] = lambda: True
        """Whether anything can be sent now."""
        self.share: Callable[[], float] = lambda: 1.0
        """The part of the rate that is this process's now."""
        self.hits = RateLimitHits()

    async def turn(self) -> None:
        """Wait for the next free moment.

        Turns are counted from when the previous one really left, not from when it should have: if
        the process was held up, late requests must not leave all at once.
        """
        clock = self._clock or asyncio.get_running_loop().time
        async with self._turns:
            while (wait := self._last + 1 / (self._rate * self.share()) - clock()) > 0:
                await self._sleep(wait)
            self._last = clock()

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace configuration for discord.py's session, which sends all requests."""

        async def leaving(
            _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams
        ) -> None:
            if is_background.get():
                await self.turn()
            if not self.allowed():
                raise ShutOutError("another process may serve by now: nothing is sent")

        async def answered(
            _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
        ) -> None:
            metrics.REQUESTS.labels(str(end.response.status)).inc()
            if end.response.status == HTTPStatus.TOO_MANY_REQUESTS:
                self.hits.count(end.response.headers)

        async def unanswered(
            _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams
        ) -> None:
            metrics.REQUESTS.labels("none").inc()

        config = aiohttp.TraceConfig()
        config.on_request_start.append(leaving)
        config.on_request_end.append(answered)
        config.on_request_exception.append(unanswered)
        return config
