"""One command group per game, made from its action types; options offer only legal values."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from operator import methodcaller
from typing import Any, cast, get_args

import discord
import msgspec
from discord import app_commands

from bot.commands.groups import Choices, Completer, Here, filled, suggests, table_here
from bot.commands.turn import press_for
from bot.panel import handlers, selections
from bot.panel.decision import present
from bot.panel.wording import fuller, not_now
from bot.platform import limits
from bot.platform.command_sync import localised
from bot.platform.replies import reader
from bot.service.plans.press import refused
from bot.service.tables.session import TableSession
from bot.shared.names import called, echoed, part_of
from bot.shared.problems import NoSuchValueProblem, Problem
from games.core.actions import Action, EndTurn, Value, fields, kind
from games.core.choose_fields import grouped, narrow, of_kind, unknown, values
from games.core.game import AnyGame
from games.core.labels import Choice, Label
from games.core.text import LANGUAGES, Language, clip
from games.core.words import Words

Labelled = Callable[[Words], Label]
"""What picks a label out of a game's words."""


def build(game: AnyGame) -> app_commands.Group:
    """Return the command group of a game, with subgroups where the game declares them."""
    group = app_commands.Group(
        name=localised(lambda _: game.command or game.key),
        description=_described(methodcaller("game"), game),
    )
    within = {"": group}
    for action in get_args(game.action_type):
        if action is not EndTurn:
            name = game.presentation.groups.get(kind(action), "")
            if name not in within:
                within[name] = _within(game, name)
                group.add_command(within[name])
            within[name].add_command(_command(game, action))
    return group


def _within(game: AnyGame, group: str) -> app_commands.Group:
    label = methodcaller("commands", group)
    return app_commands.Group(name=_named(label, game), description=_described(label, game))


def _command(game: AnyGame, action: type[Action]) -> app_commands.Command[Any, ..., Any]:
    tag, names = kind(action), fields(action)

    async def run(interaction: Here, /, **given: str | None) -> None:
        chosen = {name: value for name, value in given.items() if value is not None}
        await submit(interaction, game, tag, chosen)

    parameter = inspect.Parameter
    first = parameter("interaction", parameter.POSITIONAL_ONLY, annotation=discord.Interaction)
    rest = [
        parameter(name, parameter.KEYWORD_ONLY, default=None, annotation=str | None)
        for name in names
    ]
    cast(Any, run).__signature__ = inspect.Signature([first, *rest])
    labels = {name: methodcaller("field", tag, name) for name in names}
    app_commands.rename(**{name: _named(label, game) for name, label in labels.items()})(run)
    app_commands.describe(**{name: _described(label, game) for name, label in labels.items()})(run)
    suggests(**{name: _completer(game, tag, name) for name in names})(run)
    label = methodcaller("command", tag)
    return app_commands.Command(
        name=_named(label, game), description=_described(label, game), callback=run
    )


def _named(label: Labelled, game: AnyGame) -> app_commands.locale_str:
    return localised(lambda lang: label(game.words(lang)).name)


def _described(label: Labelled, game: AnyGame) -> app_commands.locale_str:
    def said(lang: Language) -> str:
        found = label(game.words(lang))
        return clip(found.help or found.name, limits.COMMAND_DESCRIPTION)

    return localised(said)


def _completer(game: AnyGame, tag: str, field: str) -> Completer:
    async def complete(interaction: Here, typed: str) -> Choices:
        given = {name: str(value) for name, value in filled(interaction).items() if name != field}
        try:
            live = await table_here(interaction)
        except Problem:
            return []
        seat = live.seat_of(interaction.user.id)
        if seat is None or live.game.key != game.key or not live.playing:
            return []
        return offers(live, seat, tag, field, given, typed, reader(interaction))

    return complete


def offers(
    live: TableSession,
    seat: int,
    tag: str,
    field: str,
    given: dict[str, str],
    typed: str,
    lang: Language,
) -> Choices:
    """Return the legal values of a field for a seat now, the other fields being given."""
    actions = of_kind(live.legal(seat), tag)
    meant = understood(live, seat, tag, given, actions)
    words, view = live.words(lang), live.seen(seat)
    left = narrow(actions, meant)
    chosen = {name: value for name, value in meant.items() if name != field}
    found: Choices = []
    for value in values(left, field):
        name = _shown(words.choice(view, tag, field, value, chosen))
        if part_of(typed, name, str(value)):
            found.append(app_commands.Choice(name=name, value=str(value)))
    return found[: limits.CHOICES]


def _shown(choice: Choice) -> str:
    """Return a choice as a suggestion of Discord."""
    name = f"{choice.label} — {choice.detail}" if choice.detail else choice.label
    return clip(name, limits.CHOICE_NAME)


def understood(
    live: TableSession, seat: int, tag: str, given: dict[str, str], actions: list[Any]
) -> dict[str, Value]:
    """Return given texts as values: ids, or names as they are shown in either language.

    Ids come first: the name of a value can depend on other fields, also on later ones.
    """
    wanted = {field: text.strip().casefold() for field, text in given.items()}
    meant: dict[str, Value] = {}
    for field, text in wanted.items():
        for value in values(actions, field):
            if text == str(value).casefold():
                meant[field] = value
    for field in [name for name in wanted if name not in meant]:
        named = [
            (value, _names(live, seat, tag, field, value, meant))
            for value in values(actions, field)
        ]
        for value in called(wanted[field], named)[:1]:
            meant[field] = value
    return meant


def _names(
    live: TableSession, seat: int, tag: str, field: str, value: Value, chosen: Mapping[str, Value]
) -> set[str]:
    """Return the texts for a value: its name in each language, alone or with detail."""
    view = live.seen(seat)
    found = [live.words(lang).choice(view, tag, field, value, chosen) for lang in LANGUAGES]
    return {text.strip() for each in found for text in (each.label, _shown(each))}


async def submit(interaction: Here, game: AnyGame, tag: str, given: dict[str, str]) -> None:
    """Take the decision that the options name.

    If they leave a choice, or it gives up something or can't be undone, show its step.
    """
    live = await table_here(interaction)
    if live.game.key != game.key:
        raise Problem("problem-other-game", game=live.words(reader(interaction)).game().name)
    seat = live.require_seat(interaction.user.id)
    live.require_playing()
    actions = of_kind(live.legal(seat), tag)
    meant = understood(live, seat, tag, given, actions)
    lost = {name: text for name, text in given.items() if name not in meant}
    if not actions or lost or unknown(actions, meant):
        raise why_not(live, seat, tag, given, lost)
    left = narrow(actions, meant)
    press = press_for(interaction, live)
    words = live.words(reader(interaction))
    if len(grouped(left)) > 1 or words.forgone(live.seen(seat), left[0]):
        path = selections.path_to(live.legal(seat), tag, meant)
        await handlers.step(press, live, seat, path)
        return
    # The usual way to pay comes first; what can't be undone is asked as it is after a press.
    await handlers.take(press, present(live, seat), left[:1])


def why_not(
    live: TableSession, seat: int, tag: str, given: dict[str, str], lost: dict[str, str]
) -> Problem:
    """Return why an action of a kind with these fields cannot be taken now."""
    game = live.game
    state = live.position(seat)
    asked = of_kind(game.offers(state, seat), tag)
    meant = understood(live, seat, tag, given, asked)
    odd = {name: text for name, text in given.items() if name not in meant}
    wanted = _typed(game, tag, {**given, **meant})
    if wanted is None and not odd:
        wanted = next(iter(narrow(asked, meant)), None)
    if wanted is not None:
        why = game.refusal(state, seat, wanted)
        if why is not None:
            return fuller(live, seat, refused(live, state, seat, wanted, why))
    if asked and (odd or lost):
        field, text = next(iter((odd or lost).items()))
        return NoSuchValueProblem(game, tag, field, echoed(text))
    return not_now(live, seat)


def _typed(game: AnyGame, tag: str, given: Mapping[str, Value]) -> Any:
    """Return the action that the texts spell out, if they do so completely."""
    try:
        return msgspec.convert({"do": tag, **given}, game.action_type, strict=False)
    except msgspec.ValidationError:
        return None
