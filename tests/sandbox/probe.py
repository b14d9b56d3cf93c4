"""A small bot on the real discord.py, with one command for each thing that bots do."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib

import discord
from discord import app_commands, ui

FRENCH = {"play": "jouer", "echo": "echo", "said": "dit", "count": "nombre"}
FRUIT = ("apple", "apricot", "banana", "cherry")


def png(width: int = 4, height: int = 3) -> io.BytesIO:
    """Return a small picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        checked = kind + body
        return struct.pack(">I", len(body)) + checked + struct.pack(">I", zlib.crc32(checked))

    rows = b"".join(b"\0" + b"\x20\x40\x80" * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return io.BytesIO(b"\x89PNG\r\n\x1a\n" + parts)


def picture(name: str = "board.png", alt: str | None = "the board") -> discord.File:
    """Return a picture with its alt text."""
    return discord.File(png(), name, description=alt)


class French(app_commands.Translator):
    """Gives the names of the commands in French."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Form(ui.Modal, title="A form"):
    """All the fields that a form can have."""

    words = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=20))
    pick = ui.Label(
        text="Pick",
        component=ui.Select(
            custom_id="pick", options=[discord.SelectOption(label=x) for x in "abc"], max_values=2
        ),
    )
    boxes = ui.Label(
        text="Boxes",
        component=ui.CheckboxGroup(
            custom_id="boxes",
            required=False,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in "xyz"],
        ),
    )
    level = ui.Label(
        text="Level",
        component=ui.RadioGroup(
            custom_id="level",
            options=[discord.RadioGroupOption(label=x, value=x) for x in ("low", "high")],
        ),
    )
    friend = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [getattr(part.component, "value", None) for part in (self.words, self.level)]
        lists = [getattr(part.component, "values", None) for part in (self.pick, self.boxes)]
        friends = [u.display_name for u in getattr(self.friend.component, "values", [])]
        await interaction.response.send_message(f"{values} {lists} {friends}", ephemeral=True)


class Handing(ui.Modal, title="A file"):
    """A form with a file, a box and a note."""

    file = ui.Label(text="File", component=ui.FileUpload(custom_id="file", max_values=2))
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))
    note = ui.TextDisplay("It is **read** at once.")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        files: list[discord.Attachment] = getattr(self.file.component, "values", [])
        read = [(each.filename, (await each.read()).decode()) for each in files]
        sure = getattr(self.sure.component, "value", None)
        await interaction.response.send_message(f"{read} {sure}", ephemeral=True)


class Controls(ui.View):
    """Buttons and menus, each of another sort."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Edit", custom_id="edit")
    async def edit(self, interaction: discord.Interaction, _: ui.Button) -> None:
        await interaction.response.edit_message(content=f"pressed by {interaction.user.name}")

    @ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction: discord.Interaction, _: ui.Button) -> None:
        await interaction.response.send_message("psst", ephemeral=True, file=picture())

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: ui.Button) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.05)
        await interaction.edit_original_response(content="later", attachments=[picture()])

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: ui.Button) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, _: ui.Button) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.select(
        custom_id="fruit",
        max_values=3,
        options=[discord.SelectOption(label=x, value=x) for x in FRUIT],
    )
    async def fruit(self, interaction: discord.Interaction, menu: ui.Select) -> None:
        await interaction.response.send_message(" + ".join(menu.values))

    @ui.select(cls=ui.UserSelect, custom_id="person")
    async def person(self, interaction: discord.Interaction, menu: ui.UserSelect) -> None:
        await interaction.response.send_message(f"{[u.display_name for u in menu.values]}")


class Board(ui.LayoutView):
    """A board in components of version 2."""

    def __init__(self, file: discord.File) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery()
        gallery.add_item(media=file.uri, description="the whole board")
        button = ui.Button(label="Act", custom_id="act")
        box = ui.Container(
            ui.TextDisplay("# Round 1"),
            gallery,
            ui.Separator(),
            ui.Section(ui.TextDisplay("Ada is awaited"), accessory=button),
            accent_colour=0x3366FF,
        )
        self.add_item(box)


class Probe(discord.AutoShardedClient):
    """The bot; what went wrong in its commands is kept in `errors`."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
        )
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.errors: list[Exception] = []
        self.told: list[str] = []
        self.tree.on_error = self._keep
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()
        self.add_view(Controls())

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_resumed(self) -> None:
        self.told.append("resumed")

    async def on_message(self, message: discord.Message) -> None:
        self.told.append(f"message {message.author.display_name}: {message.content}")

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.told.append(f"thread {thread.name}")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.told.append(f"deleted {channel.name}")

    async def _keep(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        self.errors.append(getattr(error, "original", error))


def add_commands(tree: app_commands.CommandTree) -> None:
    """Add the probe's commands to a tree."""

    @tree.command(name="echo", description="Say it again")
    @app_commands.rename(said="said")
    async def echo(
        interaction: discord.Interaction,
        said: str,
        count: app_commands.Range[int, 1, 5] = 1,
        friend: discord.Member | None = None,
    ) -> None:
        who = friend.display_name if friend else "nobody"
        await interaction.response.send_message(f"{said} {count} {who} {interaction.locale}")

    @echo.autocomplete("said")
    async def said(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        count = interaction.namespace.count
        return [app_commands.Choice(name=f"{x} {count}", value=x) for x in FRUIT if typed in x]

    group = app_commands.Group(name="play", description="Try things out")

    @group.command(name="controls", description="Show the controls")
    async def controls(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("press", view=Controls())

    @group.command(name="late", description="Think first")
    async def late(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.05)
        await interaction.edit_original_response(content="thought", attachments=[picture()])
        await interaction.followup.send("and more", ephemeral=True)

    @group.command(name="board", description="Show a board")
    async def board(interaction: discord.Interaction) -> None:
        file = picture()
        await interaction.response.send_message(view=Board(file), file=file)

    @group.command(name="hand", description="Hand a file in")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Handing())

    @group.command(name="silence", description="Say nothing")
    async def silence(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.5)
        await interaction.response.send_message("too late")

    @group.command(name="twice", description="Answer twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        again = discord.InteractionResponse(interaction)
        await again.send_message("twice")

    tree.add_command(group)
