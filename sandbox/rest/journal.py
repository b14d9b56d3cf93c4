"""The latest requests of the bot, for the tests."""

from __future__ import annotations

import collections
from typing import Any

from sandbox.ids import iso
from sandbox.rest.call import Call

KEPT_REQUESTS = 20_000


class Journal:
    """The latest requests of the bot, each with a number that tests use as a cursor."""

    def __init__(self) -> None:
        self.entries: collections.deque[dict[str, Any]] = collections.deque(maxlen=KEPT_REQUESTS)
        self.number = 0

    def open(self, call: Call) -> dict[str, Any]:
        """Note a request that was just read."""
        self.number += 1
        entry = {
            "seq": self.number,
            "at": iso(),
            "method": call.method,
            "template": call.template,
            "path": call.path,
            "query": call.query,
            "body": call.body,
            "files": [
                {
                    "field": u.field,
                    "filename": u.filename,
                    "content_type": u.content_type,
                    "size": len(u.body),
                }
                for u in call.uploads
            ],
            "status": None,
            "response": None,
        }
        self.entries.append(entry)
        return entry
