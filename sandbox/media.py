"""Uploaded files: their addresses, and a message's references to its own files."""

from __future__ import annotations

import dataclasses
from urllib.parse import quote

from sandbox.world import Json


@dataclasses.dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    field: str
    filename: str
    content_type: str
    body: bytes


@dataclasses.dataclass
class Addresses:
    """The addresses of the stand-in; known once it listens."""

    base: str = ""

    @property
    def api(self) -> str:
        """The base of the REST API, for discord.py's `Route.BASE`."""
        return f"{self.base}/api/v10"

    @property
    def gateway(self) -> str:
        """The address of the gateway."""
        return f"ws{self.base.removeprefix('http')}/gateway"

    def file(self, channel_id: str, attachment: Json) -> str:
        """Return the address of an uploaded file."""
        name = quote(attachment["filename"])
        return f"{self.base}/attachments/{channel_id}/{attachment['id']}/{name}"


class Media:
    """A resolver of `attachment://` references and own addresses of one message."""

    def __init__(
        self, where: Addresses, channel_id: str, by_name: dict[str, Json], by_id: dict[str, Json]
    ) -> None:
        self.where, self.channel_id, self.by_name, self.by_id = where, channel_id, by_name, by_id

    def find(self, url: str) -> Json | None:
        """Return the message's own attachment with an address, if there is one."""
        if url.startswith("attachment://"):
            return self.by_name.get(url.removeprefix("attachment://"))
        parts = url.split("/")
        if "/attachments/" in url and len(parts) > 2:
            return self.by_id.get(parts[-2])
        return None

    def used_by_embeds(self, embeds: list[Json]) -> set[str]:
        """Return the ids of attachments that an embed shows (Discord then does not list them)."""
        urls = [e[key]["url"] for e in embeds for key in ("image", "thumbnail") if e.get(key, {})]
        return {found["id"] for url in urls if (found := self.find(url)) is not None}

    def item(self, media: Json) -> Json:
        """Return an unfurled media item."""
        found = self.find(media["url"])
        if found is None:
            return {"url": media["url"], "proxy_url": media["url"], "loading_state": 2}
        address = self.where.file(self.channel_id, found)
        return {
            "id": found["id"],
            "url": address,
            "proxy_url": address,
            "width": found.get("width"),
            "height": found.get("height"),
            "content_type": found["content_type"],
            "attachment_id": found["id"],
            "loading_state": 2,
        }

    def embed(self, found: Json) -> Json:
        """Return an embed with its pictures resolved."""
        shown = dict(found)
        for key in ("image", "thumbnail"):
            if found.get(key):
                shown[key] = found[key] | self.item(found[key])
        return shown

    def component(self, found: Json) -> Json:
        """Return a component with its pictures resolved."""
        shown = dict(found)
        for key in ("media", "file"):
            if isinstance(found.get(key), dict):
                shown[key] = self.item(found[key])
        if found["type"] == 12:
            shown["items"] = [i | {"media": self.item(i["media"])} for i in found["items"]]
        if found["type"] == 13 and (own := self.find(found["file"]["url"])) is not None:
            shown |= {"name": own["filename"], "size": own["size"]}
        if "components" in found:
            shown["components"] = [self.component(c) for c in found["components"]]
        if "accessory" in found:
            shown["accessory"] = self.component(found["accessory"])
        return shown
