"""Ordering trouble: limits, faults, lost connections, a new start."""

from __future__ import annotations

import dataclasses

from sandbox import seed
from sandbox.control.asked import Asked, Route
from sandbox.page_socket import PageSockets
from sandbox.rest.api import Api
from sandbox.rest.faults import Fault
from sandbox.typed import Impossible
from sandbox.world import Json


class Trouble:
    """Ordering trouble: limits, faults, lost connections, a new start."""

    def __init__(self, api: Api, pages: PageSockets) -> None:
        self.api = api
        self.pages = pages
        self.gateway = pages.gateway
        self.world = pages.world

    def routes(self) -> list[Route]:
        """Return the routes that this part answers."""
        return [
            ("GET", "/settings", self._settings),
            ("PATCH", "/settings", self._set),
            ("POST", "/faults", self._add_fault),
            ("DELETE", "/faults", self._clear_faults),
            ("POST", "/gateway/drop", self._drop),
            ("POST", "/reset", self._reset),
        ]

    async def _settings(self, asked: Asked) -> Json:
        return dataclasses.asdict(self.world.settings)

    async def _set(self, asked: Asked) -> Json:
        known = dataclasses.asdict(self.world.settings)
        for key, value in asked.fields.items():
            if key not in known:
                raise Impossible(f"There is no setting {key}.", status=400)
            if value is not None and not isinstance(value, int | float):
                raise Impossible(f"{key} must be a number.", status=400)
        for key, value in asked.fields.items():
            setattr(self.world.settings, key, value)
        self._pause()
        return dataclasses.asdict(self.world.settings)

    def _pause(self) -> None:
        if self.world.settings.paused:
            self.api.running.clear()
        else:
            self.api.running.set()

    async def _add_fault(self, asked: Asked) -> Json:
        fault = Fault(
            int(asked.number("count", 1)),
            int(asked.number("status", 500)),
            asked.fields.get("method"),
            asked.fields.get("path"),
            asked.fields.get("body"),
            asked.fields.get("headers") or {},
            after=bool(asked.fields.get("after")),
        )
        self.api.faults.append(fault)
        return {}

    async def _clear_faults(self, asked: Asked) -> Json:
        self.api.faults.clear()
        return {}

    async def _drop(self, asked: Asked) -> Json:
        how = asked.text("how", "reset")
        if how not in ("reset", "reconnect", "invalid"):
            raise Impossible('"how" is "reset", "reconnect" or "invalid".', status=400)
        shard = int(asked.number("shard", 0)) if "shard" in asked.fields else None
        return {"dropped": self.gateway.drop(how, shard)}

    async def _reset(self, asked: Asked) -> Json:
        seed.wipe(self.world, commands=bool(asked.fields.get("commands")))
        self.world.settings = self.world.usual()
        self._pause()
        self.api.faults.clear()
        self.api.interactions.forget()
        self.gateway.drop("invalid")
        self.world.emit("STATE", self.pages.state(), page_only=True)
        return {}
