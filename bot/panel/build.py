"""What the panel shows: the decision, what was chosen so far, and the controls for the rest."""

from __future__ import annotations

from typing import Any

import discord

from bot import controls, limits
from bot.panel import path as paths
from bot.panel.path import Spot
from bot.service.live import Live
from bot.texts import say
from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.narrow import pages
from games.core.text import Language
from games.core.words import Choice

FEW = 5
"""As many choices without details are shown as buttons; more go into a menu."""


class Panel:
    """One state of a person's panel, ready to be sent."""

    def __init__(self, content: str, view: discord.ui.View) -> None:
        self.content = content
        self.view = view


def panel(
    live: Live,
    seat: int,
    lang: Language,
    path: str = "",
    page: int = 0,
    *,
    note: str = "",
) -> Panel:
    """Return the panel for a seat's present decision, a path into it already chosen."""
    words = live.game.words(lang)
    view = live.view(seat)
    head = say(lang, "panel-head", name=live.row.name, table=live.id, status=words.status(view))
    legal = live.legal(seat)
    if not legal:
        return Panel(_joined(head, note, waiting_text(live, lang)), resting(live, lang))
    spot = paths.follow(legal, path)
    chosen = _chosen(live.game, spot, view, lang)
    content = _joined(head, note, f"**{words.prompt(view, seat)}**", chosen)
    items = [
        *_choices(live, seat, spot, path, page, lang, view),
        *_footer(live, seat, path, lang),
    ]
    return Panel(limits.clip(content, limits.CONTENT), controls.rows(*items))


def _joined(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


def waiting_text(live: Live, lang: Language) -> str:
    """Return whom a table waits for."""
    if not live.playing:
        return say(lang, f"problem-table-{live.row.status}", table=live.id)
    names = ", ".join(discord.utils.escape_markdown(live.names[s]) for s in live.waiting())
    return say(lang, "panel-waiting", names=names)


def resting(live: Live, lang: Language) -> discord.ui.View:
    """Return the controls for somebody who has nothing to decide."""
    items = [
        controls.button(say(lang, "button-refresh"), "act", live.id, argument="edit"),
        controls.button(say(lang, "button-board"), "board", live.id),
        controls.button(say(lang, "button-catch-up"), "catch-up", live.id),
    ]
    if live.playing:
        items.append(controls.button(say(lang, "button-undo"), "undo", live.id))
    return controls.rows(*items)


def _chosen(game: AnyGame, spot: Spot, view: Any, lang: Language) -> str:
    """Return what has been chosen so far."""
    if spot.kind is None or (not spot.chosen and spot.field is None):
        return ""
    words = game.words(lang)
    parts = [words.kind(view, spot.kind).label]
    before: dict[str, Any] = {}
    for field, value in spot.chosen.items():
        label = words.choice(view, spot.kind, field, value, before).label
        parts.append(f"{words.field(spot.kind, field).name} **{label}**")
        before[field] = value
    return " › ".join(parts)


def _label(game: AnyGame, spot: Spot, value: Any, view: Any, lang: Language) -> Choice:
    """Return how a choice is shown; one that leads to a single action shows that action."""
    words = game.words(lang)
    if spot.kind is None:
        choice = words.kind(view, str(value))
        after = paths.choose(spot, value)
        if after.action is not None and not choice.detail:
            return Choice(words.action(view, after.action), "", choice.group)
        return choice
    assert spot.field is not None
    return words.choice(view, spot.kind, spot.field, value, spot.chosen)


def _choices(
    live: Live, seat: int, spot: Spot, path: str, page: int, lang: Language, view: Any
) -> list[discord.ui.Item[Any]]:
    """Return the controls for the next choice."""
    decision, game = live.decision(seat), live.game
    if spot.action is not None:
        label = game.words(lang).action(view, spot.action)
        return [
            controls.button(
                label, "pick", live.id, decision, path, style=discord.ButtonStyle.primary, row=0
            )
        ]
    options = paths.tokens(paths.choices(spot))
    labels = {token: _label(game, spot, value, view, lang) for token, value in options.items()}
    if len(options) <= FEW and not any(label.detail for label in labels.values()):
        return [
            controls.button(
                label.label,
                "pick",
                live.id,
                decision,
                paths.extend(path, token),
                style=discord.ButtonStyle.primary,
                row=0,
            )
            for token, label in labels.items()
        ]
    groups = [labels[token].group for token in options]
    cut = pages(list(options), groups, limits.SELECT_OPTIONS)
    page = min(page, len(cut) - 1)
    shown = [(token, labels[token].label, _detail(labels[token])) for token in cut[page]]
    placeholder = say(lang, "panel-choose")
    if spot.kind is not None and spot.field is not None:
        placeholder = game.words(lang).field(spot.kind, spot.field).help or placeholder
    items: list[discord.ui.Item[Any]] = [
        controls.menu(placeholder, shown, "choose", live.id, decision, path, row=0)
    ]
    if len(cut) > 1:
        items += _pager(live, decision, path, page, len(cut), lang)
    return items


def _detail(choice: Choice) -> str:
    if choice.group and choice.detail:
        return f"{choice.group} · {choice.detail}"
    return choice.detail or choice.group


def _pager(
    live: Live, decision: int, path: str, page: int, count: int, lang: Language
) -> list[discord.ui.Item[Any]]:
    def turn(label: str, to: int) -> discord.ui.Item[Any]:
        return controls.button(
            label,
            "page",
            live.id,
            decision,
            f"{to}/{path}",
            row=1,
            disabled=not 0 <= to < count,
        )

    here = say(lang, "panel-page", page=page + 1, pages=count)
    return [turn("◀", page - 1), turn(f"{here} ▶", page + 1)]


def _footer(live: Live, seat: int, path: str, lang: Language) -> list[discord.ui.Item[Any]]:
    decision = live.decision(seat)
    can_end = any(isinstance(action, EndTurn) for action in live.legal(seat))
    items: list[discord.ui.Item[Any]] = []
    if path:
        items.append(
            controls.button(
                say(lang, "button-back"), "page", live.id, decision, f"0/{paths.back(path)}", row=3
            )
        )
    items += [
        controls.button(say(lang, "button-undo"), "undo", live.id, decision, row=3),
        controls.button(say(lang, "button-restart"), "restart", live.id, decision, row=3),
        controls.button(say(lang, "button-hand"), "hand", live.id, row=3),
        controls.button(
            say(lang, "button-end"),
            "end",
            live.id,
            decision,
            style=discord.ButtonStyle.success,
            row=4,
            disabled=not can_end,
        ),
    ]
    return items
