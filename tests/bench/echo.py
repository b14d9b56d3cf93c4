"""A bare discord.py bot that answers at once: the cost of library and stand-in alone."""

from __future__ import annotations

import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Pressed(discord.ui.View):
    """One button, whose press edits its message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="echo:press")
    async def press(self, interaction: discord.Interaction, _: discord.ui.Button[Pressed]) -> None:
        """Answer by editing the message."""
        await interaction.response.edit_message(content="pressed", view=Pressed())


class Echo(discord.Client):
    """Logs in and offers one command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Find the gateway and register the command."""
        found = await self.http.request(Route("GET", "/gateway"))
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(found["url"])
        self.add_view(Pressed())
        self.tree.add_command(app_commands.Command(name="echo", description="Echo", callback=echo))
        await self.tree.sync()


async def echo(interaction: discord.Interaction) -> None:
    """Answer with a button."""
    await interaction.response.send_message("hello", view=Pressed(), ephemeral=True)


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    Echo().run(os.environ["DISCORD_TOKEN"], log_handler=None)
