"""Trouble that a test orders for the requests of the bot."""

from __future__ import annotations

import dataclasses
from typing import Any

from aiohttp import web

from sandbox.rest.call import Call, reply


@dataclasses.dataclass(slots=True)
class Fault:
    """Trouble ordered by a test: the next requests that match fail with this status.

    With `after` they are carried out first, as if their answers were lost on the way.
    """

    count: int
    status: int
    method: str | None
    path: str | None
    body: Any
    headers: dict[str, str]
    after: bool = False

    def hits(self, call: Call) -> bool:
        """Return whether this trouble applies to the request."""
        return (
            self.count > 0
            and self.method in (None, call.method)
            and (self.path is None or self.path in (call.template, call.path))
        )


class Broken(Exception):
    """An error: a test ordered this request to fail."""

    def __init__(self, response: web.Response) -> None:
        super().__init__(f"ordered to answer {response.status}")
        self.response = response


def strike(faults: list[Fault], call: Call) -> Broken | None:
    """Fail a request as ordered; return a failure for after it was carried out."""
    for fault in faults:
        if fault.hits(call):
            fault.count -= 1
            body = fault.body
            if body is None:
                body = {"message": f"{fault.status}: ordered by a test", "code": 0}
                if fault.status == 429:
                    body |= {"retry_after": 0.1, "global": False}
            broken = Broken(reply(fault.status, body, fault.headers))
            if fault.after:
                return broken
            raise broken
    return None
