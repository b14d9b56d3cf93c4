"""`/table`: opening a table, sitting down, beginning."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel

from bot.commands.groups import Choices, Here, filled, suggests, table_here, text
from bot.commands.groups import add as add_command
from bot.platform import limits, permissions
from bot.platform.context import Context, context_of
from bot.platform.http import UNREACHED
from bot.platform.replies import defer, reader, reply
from bot.screens import invite_person, lobby, rooms, votes
from bot.screens.lobby import Invited
from bot.screens.practice import SETTINGS, seat_computers, show
from bot.screens.rooms import Room
from bot.service.seats import held_seats, invitations, seating
from bot.service.seats import lobby as service
from bot.service.seats.content_packs import Pack
from bot.service.seats.lobby import Opening
from bot.service.tables.session import TableSession
from bot.service.tables.settings import POSTS, TableSettings
from bot.shared.clock import now
from bot.shared.game_titles import game_key, matching
from bot.shared.names import echoed, part_of, person, safe, titled
from bot.shared.problems import Problem
from bot.shared.text import say
from games import registry
from games.core.text import LANGUAGES, Language, clip

NAME = 60
"""Characters of a table's name."""


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    add_command(group, "new", new)
    add_command(group, "join", join)
    add_command(group, "leave", leave)
    add_command(group, "start", start)


class Forums(app_commands.Transformer):
    """An option for which Discord offers forums; the client keeps no channels to look them up."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The kind of option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that Discord offers."""
        return [discord.ChannelType.forum]

    async def transform(self, _: Here, value: Any, /) -> AppCommandChannel:
        """Return the channel as the interaction describes it."""
        return value


def add_menu(tree: app_commands.CommandTree[Any]) -> None:
    """Add the command in the menu on a person's name, which is for servers with the bot."""
    tree.add_command(
        app_commands.ContextMenu(
            name=text("menu-invite"),
            callback=invite_to_table,
            type=discord.AppCommandType.user,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
        )
    )


async def invite_to_table(
    interaction: discord.Interaction[Any], whom: discord.User | discord.Member
) -> None:
    """Invite a person to one's own table on this server."""
    await invite_person.invite(interaction, whom)


async def games(interaction: Here, typed: str) -> Choices:
    """Offer the games by any of their names."""
    lang = reader(interaction)
    return [app_commands.Choice(name=_title(key, lang), value=key) for key in matching(typed)][
        : limits.CHOICES
    ]


async def packs(interaction: Here, typed: str) -> Choices:
    """Offer the content packs of the chosen game."""
    try:
        key = game_key(str(filled(interaction).get("game", "")))
    except Problem:
        return []
    found = context_of(interaction).packs.of(key)
    names = {pack.hash: pack.names[reader(interaction)] for pack in found}
    return [
        app_commands.Choice(name=clip(name, limits.CHOICE_NAME), value=value)
        for value, name in names.items()
        if part_of(typed, name)
    ][: limits.CHOICES]


@suggests(game=games, pack=packs)
@app_commands.choices(
    language=[
        app_commands.Choice(name=say(language, "language-name"), value=language)
        for language in LANGUAGES
    ]
)
async def new(  # noqa: PLR0913, PLR0917  the options of a command
    interaction: Here,
    game: str,
    name: app_commands.Range[str, 1, NAME] | None = None,
    language: str | None = None,
    thread: bool = False,
    practice: bool = False,
    invite: discord.User | discord.Member | discord.Role | None = None,
    pack: str | None = None,
    forum: app_commands.Transform[AppCommandChannel, Forums] | None = None,
) -> None:
    """Open a table in this channel, in a new thread, or in a new post of a forum."""
    context, lang = context_of(interaction), reader(interaction)
    wanted = game_key(game)
    chosen = _pack(context, wanted, pack)
    if invite is not None:
        _require_invitable(interaction, invite, practice=practice)
    posted = forum is not None or (thread and isinstance(interaction.channel, discord.Thread))
    if not posted:
        permissions.require_channel(interaction, lang, thread=thread)
    await defer(interaction)
    title = titled(name or "", NAME)
    called = title or _title(wanted, lang)
    room = None
    if thread or forum is not None:
        room = await _room(interaction, called, lang, forum, practice=practice)
    channel = _here(interaction) if room is None else room.thread
    opening = Opening(
        game=wanted,
        guild_id=interaction.guild_id,
        channel_id=channel.id,
        creator_id=interaction.user.id,
        creator_name=person(interaction.user),
        lang=_language(language, lang),
        name=title,
        options=registry.get(wanted).presentation.first_game if practice else {},
        settings=_settings(interaction, room, invite, practice=practice),
        pack=chosen,
    )
    live = await service.open_table(context.tables, opening)
    if practice:
        await seat_computers(context.tables, live)
        await show(interaction, await context.tables.get(live.id), lang)
        return
    try:
        await _post(context, live, channel, invite)
    except UNREACHED:
        if room is not None:
            await rooms.close(room, live.lang)
        raise
    where = f"<#{channel.id}>"
    await reply(interaction, say(lang, "new-done", table=live.id, where=where))


def _pack(context: Context, game: str, chosen: str | None) -> Pack | None:
    """Return the chosen content pack; none if the game uses the bot's own cards."""
    if chosen is None:
        return None
    found = context.packs.find(game, chosen)
    if found is None:
        raise Problem("problem-no-such-pack", name=echoed(chosen))
    return found


def _settings(
    interaction: Here, room: Room | None, invite: Invited | None, *, practice: bool
) -> dict[str, object]:
    """Return the first settings of a new table."""
    found: dict[str, object] = {"posts": POSTS[0]}
    if practice:
        found |= SETTINGS
    if isinstance(invite, discord.Role):
        found["invited"] = invite.mention
    elif invite is not None:
        found["held"] = held_seats.holds([(invite.id, person(invite))], now())
    if room is not None:
        found |= room.settings
    elif isinstance(interaction.channel, discord.Thread):
        found["thread"] = True
    return found


def _require_invitable(interaction: Here, whom: Invited, *, practice: bool) -> None:
    """Refuse an invitation to a practice table, of bots, and of roles that can't be mentioned.

    The bot must not be a way to mention roles that the person can't mention, and Discord notifies
    no one if the bot can't mention them.
    """
    if practice:
        raise Problem("problem-invite-practice")
    if interaction.guild_id is None:
        raise Problem("problem-invite-direct")
    if isinstance(whom, discord.Role):
        both_may = (
            interaction.permissions.mention_everyone
            and interaction.app_permissions.mention_everyone
        )
        possible = not whom.is_default() and (whom.mentionable or both_may)
    else:
        possible = not whom.bot
    if not possible:
        name = whom.name if isinstance(whom, discord.Role) else whom.display_name
        raise Problem("problem-invite", name=safe(name.removeprefix("@")))


def _language(chosen: str | None, reader: Language) -> Language:
    return chosen if chosen in LANGUAGES else reader


def _title(key: str, lang: Language) -> str:
    return registry.get(key).words(lang).game().name


async def _room(
    interaction: Here, name: str, lang: Language, forum: AppCommandChannel | None, *, practice: bool
) -> Room:
    """Return a new thread or post, as it is wanted; its table has no clocks at first."""
    client = interaction.client
    around: object
    if forum is not None:
        allowed = forum.permissions
        if not (allowed.view_channel and allowed.send_messages):
            raise Problem("problem-forum-person")  # first: what follows tells about the forum
        around = await rooms.named_forum(client, forum.id, lang)
        if around.guild.id != interaction.guild_id:
            raise Problem("problem-forum-person")
    else:
        allowed = interaction.permissions
        around = await rooms.surrounding(client, interaction.channel)
    if isinstance(around, discord.ForumChannel):
        if practice:
            raise Problem("problem-forum-practice")
        if not allowed.send_messages:
            raise Problem("problem-forum-person")
    return await rooms.room_in(client, around, name, TableSettings().pace, lang)


def _here(interaction: Here) -> discord.PartialMessageable:
    """Return the channel of a command."""
    assert interaction.channel_id is not None
    return interaction.client.get_partial_messageable(interaction.channel_id)


async def _post(
    context: Context, live: TableSession, channel: Any, invited: Invited | None
) -> None:
    """Post the lobby message; if that fails, the table does not keep its channel."""
    try:
        await lobby.post(context, live, channel, invited, first=True)
    except UNREACHED:
        await seating.cancel_lobby(context.tables, live.id)
        raise


async def join(interaction: Here) -> None:
    """Sit down at the table of this channel; once its game has begun, take a free seat."""
    context = context_of(interaction)
    live = await table_here(interaction)
    if (seat := seating.vacant(live)) is not None:
        await votes.sit_down(interaction, live.id, seat)
        return
    if await lobby.seated_already(interaction, live, reader(interaction)):
        return
    await service.join(context.tables, live.id, interaction.user.id, person(interaction.user))
    await reply(interaction, say(reader(interaction), "join-done", table=live.id))
    await lobby.refresh(context, live)


async def leave(interaction: Here) -> None:
    """Leave a table that has not begun, or decline an invitation to it."""
    context, user_id = context_of(interaction), interaction.user.id
    live = await table_here(interaction)
    if live.seat_of(user_id) is None and held_seats.invites(live, user_id):
        await invitations.decline(context.tables, live.id, user_id)
        done = "decline-done"
    else:
        await service.leave(context.tables, live.id, user_id)
        done = "leave-done"
    await reply(interaction, say(reader(interaction), done, table=live.id))
    await lobby.refresh(context, live)


async def start(interaction: Here) -> None:
    """Begin the game."""
    context = context_of(interaction)
    live = await table_here(interaction)
    await lobby.require_start(context, live, interaction.user)
    await service.start(context.tables, live.id, interaction.user.id)
    await reply(interaction, say(reader(interaction), "start-done", table=live.id))
    await lobby.refresh(context, live)
