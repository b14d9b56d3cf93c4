"""The Discord client: discord.py without its cache, with Discord's address and our parts."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Awaitable, Callable

import discord
import msgspec
import structlog
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.gateway.limits import Limits, shards_to_set
from bot.gateway.recovery import Recovery
from bot.gateway.shards import ShardedClient
from bot.platform import controls, forms, permissions
from bot.platform.command_sync import ANYWHERE, InterfaceTranslator
from bot.platform.context import Context, unknown_control
from bot.platform.error_replies import answer_error, refused
from bot.platform.health import Health
from bot.platform.http import RateLimiter
from bot.platform.replies import hold, taken
from bot.shared.interaction_state import Arrival
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db.errors import CannotOpen
from db.members import Session

log = structlog.stdlib.get_logger(__name__)


class Tree(app_commands.CommandTree["Bot"]):
    """The command tree; all its errors are handled in one place."""

    async def interaction_check(self, interaction: discord.Interaction[Bot], /) -> bool:
        """Let every command take its time: it is acknowledged automatically if need be."""
        if await refused(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            interaction.client.context.background.expect_answer()
            hold(interaction)
        try:
            command = interaction.command
            anywhere = command is not None and bool(command.extras.get(ANYWHERE))
            permissions.require_bot(interaction, anywhere=anywhere)
            await interaction.client.context.database.require()  # much is answered from memory
            if interaction.type is discord.InteractionType.application_command:
                await self._called(interaction)
        except Exception as error:  # noqa: BLE001  discord.py would only log it; they must know
            await answer_error(interaction, error)
            return False
        return True

    async def _called(self, interaction: discord.Interaction[Bot]) -> None:
        """Note at the channel's table how the person is called by now."""
        if permissions.is_guest(interaction):
            return
        tables, channel = interaction.client.context.tables, interaction.channel_id
        with contextlib.suppress(Problem):  # a table in trouble: the command itself reports it
            live = None if channel is None else await tables.in_channel(channel)
            if live is not None:
                await controls.called(interaction, live.id)

    async def on_error(
        self, interaction: discord.Interaction[Bot], error: app_commands.AppCommandError, /
    ) -> None:
        """Show the person an error message."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await answer_error(interaction, cause)


class Bot(ShardedClient):
    """The client; `context` is for its handlers, set before it is started."""

    context: Context

    def __init__(
        self,
        api_base: str,
        health: Health,
        attach: Callable[[], Awaitable[None]],
        shards: int = 1,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        self.rate = RateLimiter()
        super().__init__(
            shards=shards,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            # A longer wait (renaming a channel: ten minutes) is reported as an error, not a hang.
            max_ratelimit_timeout=60.0,
            http_trace=self.rate.trace(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.limits: Limits | None = None
        self.health = health
        self.recovery = Recovery(lambda: self.context)
        self._attach = attach
        Route.BASE = api_base
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def setup_hook(self) -> None:
        """Take the gateway address from the API, and attach commands and controls."""
        found = await self.http.request(Route("GET", "/gateway/bot"))
        self.limits = msgspec.convert(found, Limits)
        if not self.shared:
            self.limits.require_starts(self.shards)
        self.at_once = self.limits.session_start_limit.max_concurrency
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.limits.url)
        await self.tree.set_translator(InterfaceTranslator())
        await self._attach()

    async def on_shard_connected(self, shard_id: int, resumed: bool) -> None:
        """Note that a connection is there, or there again."""
        self.health.connected(True, shard_id)
        if self.shared:
            log.info("shard connected", shard=shard_id, resumed=resumed)
        elif self.shards > 1 and not resumed:
            there = self.shards - len(self.health.missing)
            log.info("shard connected", shard=shard_id, connected=there, shards=self.shards)

    async def on_shard_disconnected(self, shard_id: int) -> None:
        """Note that a connection is gone; it is made again."""
        self.health.connected(False, shard_id)

    async def on_shard_dropped(self, shard_id: int) -> None:
        """Note that another process has a shard from now on."""
        self.health.dropped(shard_id)

    def take(self, shard_id: int, session: Session | None = None) -> None:
        """Connect a shard: resume its session, or begin one."""
        self.health.expect(shard_id)
        super().take(shard_id, session)

    def feed(self, arrival: Arrival) -> None:
        """Take an interaction that arrived at another process."""
        self.parse_interaction(arrival)

    async def on_interaction(self, interaction: discord.Interaction[Bot]) -> None:
        """Answer a press that has no handler, then pass on notices that could not be delivered."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        if interaction.type is discord.InteractionType.modal_submit:
            await forms.sent(interaction)
        # Controls are found by discord.py before this: what has no handler by now gets none.
        if "custom_id" in (interaction.data or {}) and not taken(interaction):
            await answer_error(interaction, unknown_control())
        await self.context.trouble.pay(interaction)

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Bot], command: object
    ) -> None:
        """Post a deleted question at the channel's table again once its player uses the bot."""
        if interaction.channel_id is None or not self.context.announcer.open:
            return
        if permissions.is_guest(interaction):
            return
        with contextlib.suppress(Problem):  # a damaged table, which other commands do not need
            live = await self.context.tables.in_channel(interaction.channel_id)
            if live is not None and live.running:
                self.context.announcer.used(live.id, interaction.user.id)

    async def on_server_changed(self, server_id: int, source: str | None, value: object) -> None:
        """Try again where the bot may have been given permissions, or was invited again."""
        await self.recovery.server_changed(server_id, source, value)

    async def on_thread_changed(self, server_id: int, thread_id: int) -> None:
        """Try again in a thread that is not locked."""
        await self.recovery.thread_changed(server_id, thread_id)

    async def on_channel_deleted(self, server_id: int, channel_id: int) -> None:
        """Notify the players whose table was there, or in a thread there."""
        await self.recovery.channel_deleted(server_id, channel_id)

    async def on_thread_deleted(self, thread_id: int) -> None:
        """Notify the players whose table was there."""
        await self.context.trouble.lost([thread_id])

    async def on_ready(self) -> None:
        """Note that all connections are there; warn the host before there are too few."""
        if not self.health.online:
            return
        log.info("ready", user=str(self.user), servers=len(self.servers))
        assert self.limits is not None
        more = shards_to_set(self.limits, self.shards, self.servers)
        if more is not None:
            log.warning(
                "a shard is nearly full: set SHARDS before Discord refuses it",
                SHARDS=more, now=self.shards, servers=len(self.servers),
            )  # fmt: skip

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log a defect in an event handler; the client continues."""
        if isinstance(sys.exc_info()[1], CannotOpen | ElsewhereError):
            return  # `bot.process.uptime` reports it; a table that was given away just now
        log.exception("event handler failed", handler=event_method)
