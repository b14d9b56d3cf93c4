"""Answering interactions in time; `error_replies` answers after an error.

Discord drops an interaction that is not acknowledged within three seconds. If a handler takes
longer than `ACKNOWLEDGE_AFTER`, the interaction is acknowledged for it, without showing anything;
all answers go through this module, which knows what was acknowledged and how.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar, cast

import discord
import structlog
from discord import app_commands

from bot.platform import limits
from bot.platform.context import context_of
from bot.platform.http import ACKNOWLEDGED, UNREACHED, why
from bot.platform.page import Page, Picture, attached, pictures_in, plain
from bot.shared.clock import now
from bot.shared.interaction_state import InteractionState
from bot.shared.problems import Problem
from bot.shared.text import language
from games.core.text import Language

log = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")
EVERY = 2.0
"""Seconds from one line about how far long work is to the next."""
PATIENCE = 600.0
"""Seconds that a person waits at most; after a quarter of an hour nothing can be answered."""


def reader(interaction: discord.Interaction[Any]) -> Language:
    """Return the reading language of the person who pressed."""
    chosen = context_of(interaction).tables.people.languages.get(interaction.user.id)
    return chosen or language(interaction.locale.value)


ACKNOWLEDGE_AFTER = 1.2
"""Seconds a handler may take before its interaction is acknowledged for it; Discord waits three,
the way there and back included."""
ACKNOWLEDGE_YIELD = 0.003
"""Seconds that an acknowledgement is given before work that keeps the event loop busy."""
ROUNDS = 12
"""Rounds of the event loop that it is given beside: where many press at the same moment those
seconds are over before anything was sent. Opening a connection takes some ten."""
_ANSWER = "answer"


def state_of(interaction: discord.Interaction[Any]) -> InteractionState:
    """Return the state of the answer to an interaction."""
    if _ANSWER not in interaction.extras:
        interaction.extras[_ANSWER] = InteractionState(_kind(interaction))
    return interaction.extras[_ANSWER]


def _kind(interaction: discord.Interaction[Any]) -> str:
    """Return the kind under which an interaction is counted."""
    match interaction.type:
        case discord.InteractionType.application_command:
            return "command"
        case discord.InteractionType.autocomplete:
            return "suggestions"
        case discord.InteractionType.modal_submit:
            return "form"
        case _:
            data: Any = interaction.data or {}
            button = data.get("component_type") == discord.ComponentType.button.value
            return "button" if button else "menu"


@asynccontextmanager
async def _alone(interaction: discord.Interaction[Any]) -> AsyncIterator[InteractionState]:
    """Send alone; messages already on their way to Discord arrive first."""
    answer = state_of(interaction)
    answer.let_go()
    async with answer.line:
        yield answer


def begun(interaction: discord.Interaction[Any]) -> bool:
    """Return whether Discord has a first answer; later ones are sent in another way."""
    return interaction.response.is_done() or state_of(interaction).acknowledged


async def _defer(interaction: discord.Interaction[Any], thinking: bool | None) -> None:
    """Acknowledge. `thinking` is what Discord shows meanwhile, as in `Answer`."""
    answer = state_of(interaction)
    try:
        if thinking is None:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=thinking, thinking=True)
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        # The first attempt arrived, and only Discord's answer was lost: "thinking" is there.
        answer.acknowledged = True
    answer.mark_acknowledged()
    answer.thinking = thinking


def hold(interaction: discord.Interaction[Any], *, edits: bool = False) -> None:
    """Have an interaction acknowledged in time, even if its handler takes long.

    With `edits`, the handler changes the message that was pressed on.
    """
    # Nearly every handler answers in time: a timer is all that this costs it.
    loop = asyncio.get_running_loop()
    state_of(interaction).timer = loop.call_later(ACKNOWLEDGE_AFTER, _start, interaction, edits)


def _start(interaction: discord.Interaction[Any], edits: bool) -> asyncio.Task[None]:
    """Begin to acknowledge, unless that was done."""
    answer = state_of(interaction)
    if answer.acknowledging is None:
        answer.acknowledging = asyncio.create_task(_acknowledge(interaction, edits=edits))
    return answer.acknowledging


async def _acknowledge(interaction: discord.Interaction[Any], *, edits: bool) -> None:
    if context_of(interaction).database.superseded.is_set():
        return  # another bot has the database, and answers
    try:
        await defer_edit(interaction, edits=edits)
    except UNREACHED as error:  # the next message finds out whether Discord can be reached
        log.info("not acknowledged", why=why(error))


async def begin(interaction: discord.Interaction[Any]) -> None:
    """Begin to acknowledge where many press; the work meanwhile need not wait for Discord.

    A person who presses alone is answered at once: an acknowledgement first would cost another
    round trip. If that takes long after all, `hold` acknowledges.
    """
    if not context_of(interaction).background.busy:
        return
    sending = _start(interaction, False)
    await asyncio.wait({sending}, timeout=ACKNOWLEDGE_YIELD)
    for _ in range(ROUNDS):
        if sending.done():
            return
        await asyncio.sleep(0)


def in_private(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a person pressed on a message that only they see."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def taken(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a handler of ours was found for an interaction."""
    return _ANSWER in interaction.extras


def answered(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a person has their answer, not only an acknowledgement."""
    return state_of(interaction).answered


async def defer(interaction: discord.Interaction[Any], *, private: bool = True) -> None:
    """Acknowledge now; the answer comes later as a new message."""
    async with _alone(interaction):
        if not begun(interaction):
            await _defer(interaction, private)


async def defer_edit(interaction: discord.Interaction[Any], *, edits: bool = False) -> None:
    """Acknowledge now without showing anything; the answer comes later with `show`.

    A private message that was pressed on is edited then, with `edits` also a public one.
    """
    async with _alone(interaction):
        if begun(interaction):
            return
        kinds = discord.InteractionType
        pressed = interaction.type in (kinds.component, kinds.modal_submit)
        await _defer(interaction, None if pressed and (edits or in_private(interaction)) else True)


async def update(
    interaction: discord.Interaction[Any],
    content: str,
    view: discord.ui.View | None,
    *,
    files: Sequence[discord.File] | None = None,
) -> None:
    """Answer by changing the message that was pressed on, as its handler announced.

    It keeps its pictures unless there are `files`, which can be none.
    """
    if _plain(interaction):
        changes: dict[str, Any] = {"content": content, "view": view}
        if files is not None:
            changes["attachments"] = list(files)
    else:
        kept = pictures_in(interaction.message) if files is None else attached(files)
        changes = _changes(interaction, plain(content, view), kept, files)
    await _change(interaction, changes)


def _plain(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the message to change is public and not a page.

    Where "thinking" is shown, that is changed, and not the message that was pressed on.
    """
    message = interaction.message
    if message is None or state_of(interaction).thinking is not None:
        return False
    return not (message.flags.ephemeral or message.flags.components_v2)


def _changes(
    interaction: discord.Interaction[Any],
    page: Page,
    pictures: Sequence[Picture],
    files: Sequence[discord.File] | None = None,
) -> dict[str, Any]:
    """Return the changes that make a message this page; an older message loses its text."""
    changes: dict[str, Any] = {"view": page.layout(pictures)}
    if files is not None:
        changes["attachments"] = list(files)
    message = interaction.message
    # Not where "thinking" is changed: it has no text, and may be a page already that was sent
    # before a connection broke.
    thinking = state_of(interaction).thinking is not None
    if message is not None and not message.flags.components_v2 and not thinking:
        changes["content"] = None
    return changes


async def _change(interaction: discord.Interaction[Any], changes: dict[str, Any]) -> None:
    async with _alone(interaction) as answer:
        if begun(interaction):
            await interaction.edit_original_response(**changes)
        else:
            await interaction.response.edit_message(**changes)
        answer.mark_answered()


async def meanwhile(interaction: discord.Interaction[Any], content: str) -> None:
    """Show the progress of an announced answer; if Discord cannot be reached, leave it out."""
    try:
        async with _alone(interaction):
            await interaction.edit_original_response(view=plain(content).layout())
    except UNREACHED as error:
        log.info("not told how far it is", why=why(error))


async def finished(
    interaction: discord.Interaction[Any],
    task: asyncio.Task[T],
    progress: Callable[[], str],
    late: Problem,
) -> T:
    """Return what a task makes; show its progress meanwhile. Raise `late` if it takes too long."""
    for _ in range(int(PATIENCE / EVERY)):
        done, _ = await asyncio.wait({task}, timeout=EVERY)
        if done:
            return task.result()
        await meanwhile(interaction, progress())
    raise late


async def show(
    interaction: discord.Interaction[Any], page: Page, pictures: Sequence[Picture] = ()
) -> None:
    """Answer by editing a private message that was pressed on, else with a new private one."""
    async with _alone(interaction) as answer:
        if begun(interaction):
            await interaction.edit_original_response(**_changes(interaction, page, pictures))
        elif in_private(interaction):
            await interaction.response.edit_message(**_changes(interaction, page, pictures))
        else:
            await interaction.response.send_message(view=page.layout(pictures), ephemeral=True)
        answer.mark_answered()


async def reply(
    interaction: discord.Interaction[Any],
    content: str,
    *,
    view: discord.ui.View | None = None,
    files: Sequence[discord.File] = (),
    private: bool = True,
) -> None:
    """Answer with a new message, whether or not the interaction was acknowledged before.

    With controls or pictures it is a page, each picture whole; else a plain message.
    """
    messages: list[dict[str, Any]] = [{"content": part} for part in limits.split(content)]
    pictures = attached(files)
    if view is not None or pictures:
        messages = [{"view": plain(content, view).layout(pictures)}]
    if files:
        messages[-1]["files"] = list(files)
    await _send(interaction, messages, private=private)


async def _send(
    interaction: discord.Interaction[Any], messages: Sequence[dict[str, Any]], *, private: bool
) -> None:
    """Send new messages as the answer."""
    async with _alone(interaction) as answer:
        # The first message after "thinking" takes its place, and its being seen by one or by all.
        if answer.thinking is (not private):
            await interaction.delete_original_response()
            answer.thinking = None
        for message in messages:
            if begun(interaction):
                await interaction.followup.send(ephemeral=private, **message)
            else:
                await interaction.response.send_message(ephemeral=private, **message)
            answer.thinking = None
        answer.mark_answered()


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Answer with a form; ask to press again if the press has been acknowledged already."""
    async with _alone(interaction) as answer:
        if begun(interaction):
            raise Problem("problem-slow")
        await interaction.response.send_modal(form)
        answer.mark_answered()


async def suggest(
    interaction: discord.Interaction[Any], choices: Sequence[app_commands.Choice[str]]
) -> None:
    """Answer a person who is typing with suggestions."""
    await interaction.response.autocomplete(choices)
    state_of(interaction).mark_answered()


_ORIGINAL = cast("int", "@original")
"""What Discord takes for the id of the answer itself, in the address of a request."""


@dataclass(frozen=True, slots=True)
class SentAnswer:
    """What is kept of an interaction to change its answer later: its message and people are large.

    The token is a secret as long as it is valid.
    """

    application_id: int
    token: str = field(repr=False)
    expires_at: datetime

    @property
    def expired(self) -> bool:
        """Whether Discord no longer lets it be changed."""
        return now() >= self.expires_at

    def webhook(self, client: discord.Client) -> discord.Webhook:
        """Return where Discord takes changes of the answer."""
        return discord.Webhook.partial(self.application_id, self.token, client=client)


def sent_answer(interaction: discord.Interaction[Any]) -> SentAnswer:
    """Return what is needed to change the answer to an interaction later."""
    return SentAnswer(interaction.application_id, interaction.token, interaction.expires_at)


async def redraw(
    client: discord.Client,
    answer: SentAnswer,
    page: Page,
    pictures: Sequence[Picture],
    files: Sequence[discord.File] | None = None,
) -> discord.WebhookMessage:
    """Change a page that was shown as the answer some time ago."""
    changes: dict[str, Any] = {"view": page.layout(pictures)}
    if files is not None:
        changes["attachments"] = list(files)
    return await answer.webhook(client).edit_message(_ORIGINAL, **changes)


async def take_away(client: discord.Client, answer: SentAnswer) -> None:
    """Delete a private answer that was replaced, as long as Discord lets it be changed."""
    if answer.expired:
        return
    try:
        await answer.webhook(client).delete_message(_ORIGINAL)
    except UNREACHED as error:
        log.info("old answer not taken away", why=why(error))
