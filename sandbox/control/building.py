"""Making people, guilds, roles, channels, and changing them."""

from __future__ import annotations

from sandbox import places, wire
from sandbox.control.asked import Asked, Route
from sandbox.page_socket import PageSockets
from sandbox.rest import forums
from sandbox.typed import Impossible
from sandbox.world import ANNOUNCEMENT, FORUM, REQUIRE_TAG, TEXT, THREADS, VOICE, Json

KINDS = {"text": TEXT, "voice": VOICE, "announcement": ANNOUNCEMENT, "forum": FORUM}


class Building:
    """Making people, guilds, roles, channels, and changing them."""

    def __init__(self, pages: PageSockets) -> None:
        self.pages = pages
        self.world = pages.world

    def routes(self) -> list[Route]:
        """Return the routes that this part answers."""
        return [
            ("POST", "/users", self._add_user),
            ("PATCH", "/users/{user}", self._edit_user),
            ("POST", "/guilds", self._add_guild),
            ("POST", "/guilds/many", self._add_guilds),
            ("PATCH", "/guilds/{guild}", self._edit_guild),
            ("POST", "/guilds/{guild}/members", self._add_member),
            ("DELETE", "/guilds/{guild}/members", self._remove_member),
            ("POST", "/groups", self._add_group),
            ("POST", "/direct", self._open_direct),
            ("POST", "/roles", self._add_role),
            ("POST", "/channels", self._add_channel),
            ("PATCH", "/channels/{channel}", self._edit_channel),
            ("DELETE", "/channels/{channel}", self._delete_channel),
            ("PUT", "/channels/{channel}/permissions", self._permissions),
        ]

    def _locale(self, asked: Asked, default: str) -> str:
        locale = asked.text("locale", default)
        return {"en": "en-US"}.get(locale, locale)

    def _told(self, user: Json) -> Json:
        shown = self.pages.person(user["id"])
        self.world.emit("PERSON", shown, page_only=True)
        return shown

    async def _add_user(self, asked: Asked) -> Json:
        name = asked.text("name").strip()
        if not 1 <= len(name) <= 32:
            raise Impossible("A name has 1 to 32 characters.", status=400)
        taken = {n for u in self.world.users.values() for n in (u["global_name"], u["username"])}
        if name in taken:
            raise Impossible(f"There is somebody called {name} already.")
        user = places.add_user(self.world, name, locale=self._locale(asked, "en-US"))
        shown = self._told(user)
        if asked.fields.get("join", True):
            for guild in self.world.guilds.values():
                days = int(asked.fields.get("member_days", 0))
                places.add_member(self.world, guild, user["id"], days=days)
        return shown

    async def _edit_user(self, asked: Asked) -> Json:
        user = asked.user(asked.path["user"])
        user["locale"] = self._locale(asked, user["locale"])
        user["dm_open"] = bool(asked.fields.get("dm_open", user["dm_open"]))
        user["installed"] = bool(asked.fields.get("installed", user.get("installed", False)))
        user["global_name"] = asked.fields.get("name", user["global_name"])
        self.world.save_user(user)
        return self._told(user)

    async def _add_guild(self, asked: Asked) -> Json:
        owner = asked.user(asked.text("owner"))
        guild = places.add_guild(
            self.world,
            asked.text("name"),
            owner["id"],
            locale=self._locale(asked, "en-US"),
            bot=bool(asked.fields.get("bot", True)),
        )
        return wire.guild(guild)

    async def _add_guilds(self, asked: Asked) -> Json:
        count, each = int(asked.number("count", 1)), int(asked.number("channels", 1))
        owner = asked.user(asked.text("owner"))
        name = asked.text("name", "Server")
        members = [asked.user(member)["id"] for member in asked.fields.get("members") or []]
        with self.world.store.together():
            ids = self.world.ids.moments(count)
            for number, guild_id in enumerate(ids, 1):
                called = f"{name} {number}"
                places.add_whole_guild(self.world, guild_id, called, owner["id"], members, each)
        return {"guilds": ids}

    async def _add_group(self, asked: Asked) -> Json:
        people = [asked.user(each)["id"] for each in asked.fields.get("members") or []]
        if len(set(people)) < 2 or self.world.application_id in people:
            raise Impossible("A group is of two people or more, without the bot.", status=400)
        made = places.add_group(self.world, asked.fields.get("name"), list(dict.fromkeys(people)))
        return wire.channel(self.world, made)

    async def _open_direct(self, asked: Asked) -> Json:
        return wire.channel(self.world, places.open_dm(self.world, asked.user()["id"]))

    async def _edit_guild(self, asked: Asked) -> Json:
        guild = asked.guild(asked.path["guild"])
        guild["preferred_locale"] = self._locale(asked, guild["preferred_locale"])
        guild["name"] = asked.text("name", guild["name"])
        self.world.save_guild(guild)
        shown = wire.guild(guild)
        self.world.emit("GUILD_UPDATE", shown, guild_id=guild["id"])
        return shown

    async def _add_member(self, asked: Asked) -> Json:
        guild, user = asked.guild(asked.path["guild"]), asked.user()
        places.add_member(self.world, guild, user["id"])
        return wire.member(self.world, guild, user["id"])

    async def _remove_member(self, asked: Asked) -> Json:
        guild, user = asked.guild(asked.path["guild"]), asked.user()
        if user["id"] not in guild["members"]:
            raise Impossible("This person is not in the guild.")
        places.remove_member(self.world, guild, user["id"])
        return {}

    async def _add_role(self, asked: Asked) -> Json:
        guild = asked.guild()
        role = places.add_role(
            self.world,
            guild,
            asked.text("name"),
            asked.names("permissions"),
            mentionable=bool(asked.fields.get("mentionable")),
        )
        for name in asked.fields.get("members") or []:
            user_id = asked.user(name)["id"]
            places.add_member(self.world, guild, user_id)
            guild["members"][user_id]["roles"].append(role["id"])
            places.change_member(self.world, guild, user_id)
        return wire.role(role)

    async def _add_channel(self, asked: Asked) -> Json:
        name = asked.text("name").strip().removeprefix("#").lower().replace(" ", "-")
        if not 1 <= len(name) <= 100:
            raise Impossible("A channel needs a name of 1 to 100 characters.", status=400)
        kind = KINDS.get(asked.text("kind", "text"))
        if kind is None:
            raise Impossible(f'"kind" is one of {", ".join(KINDS)}.', status=400)
        topic = asked.fields.get("topic")
        made = places.add_channel(self.world, asked.guild(), name, topic=topic, kind=kind)
        self._tags(asked, made)
        return wire.channel(self.world, made)

    async def _edit_channel(self, asked: Asked) -> Json:
        channel = asked.channel(asked.path["channel"])
        for key in ("name", "topic"):
            if key in asked.fields:
                channel[key] = asked.fields[key]
        self._tags(asked, channel)
        if channel["type"] in THREADS:
            for key in ("archived", "locked"):
                if key in asked.fields:
                    channel["thread_metadata"][key] = bool(asked.fields[key])
        places.change_channel(self.world, channel)
        return wire.channel(self.world, channel)

    def _tags(self, asked: Asked, channel: Json) -> None:
        """Set the tags of a forum, by name or as Discord describes them."""
        given = asked.fields
        if channel["type"] != FORUM or not {"tags", "require_tag"} & set(given):
            return
        body: Json = {}
        if "tags" in given:
            tags = [{"name": tag} if isinstance(tag, str) else tag for tag in given["tags"]]
            body["available_tags"] = tags
        if "require_tag" in given:
            body["flags"] = REQUIRE_TAG if given["require_tag"] else 0
        forums.edit_forum(self.world, channel, body)
        self.world.save_channel(channel)

    async def _delete_channel(self, asked: Asked) -> Json:
        places.remove_channel(self.world, asked.channel(asked.path["channel"]))
        return {}

    async def _permissions(self, asked: Asked) -> Json:
        channel = self.world.parent(asked.channel(asked.path["channel"]))
        if "overwrites" not in channel:
            raise Impossible("Only channels of a guild have permissions.", status=400)
        guild, target = self.world.guilds[channel["guild_id"]], asked.text("target")
        if target == "bot":
            target = self.world.application_id
        elif target == "everyone":
            target = guild["id"]
        else:
            roles = {r["name"]: r["id"] for r in guild["roles"].values()}
            target = roles.get(target) or asked.user(target)["id"]
        allow, deny = asked.names("allow"), asked.names("deny")
        if allow & deny:
            raise Impossible("A permission cannot be allowed and denied at once.", status=400)
        places.set_overwrite(self.world, channel, target, allow, deny)
        return wire.channel(self.world, channel)
