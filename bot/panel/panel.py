"""The content of the panel: the decision, the choices so far, and the controls for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.panel import coach, ending, my_plans, selections, wording, zoom
from bot.panel.choice_labels import fits, reason, starred
from bot.panel.choices import asides, choices
from bot.panel.decision import Position, forfeits, present, unsaid, wasted
from bot.panel.selections import Selection
from bot.panel.wording import lost, orders_told
from bot.platform import controls, limits, pictures
from bot.platform.page import Control, Page
from bot.posts import deadlines
from bot.screens import votes
from bot.service.notices.personal import note_text
from bot.service.plans import cancellation, second_choices
from bot.service.tables import undo_rights
from bot.service.tables.drafts import in_language
from bot.service.tables.pending import WHILE_WAITING
from bot.service.tables.session import TableSession
from bot.shared.text import say
from games.core.drafts import Press
from games.core.text import Language

SHOWN = 8
"""As many of the decisions in hand are listed."""
NOTE = 240
"""Characters of what was pressed that stand over the picture."""
DECIDED = "✅ "
"""Stands before what a seat has decided, as long as that can be changed."""
WITHDRAW = "button-withdraw"
"""The message that names the control which takes back what was published."""
ASKS = "button-undo-ask"
"""The message that names the control which asks the table to go back."""


def panel(
    live: TableSession, seat: int, lang: Language, path: str = "", page: int = 0, *, note: str = ""
) -> Page:
    """Return the panel for a seat's present decision, a path into it already chosen."""
    position = present(live, seat)
    if not position.legal and not live.whole(seat):
        return _resting(position, lang, note)
    selection = selections.follow(position.legal, path)
    offered = choices(position, selection, path, page, lang)
    before, after = _pressed(live, seat, lang, note)
    ahead = seat not in live.waiting() and live.key(seat) != (seat, WHILE_WAITING)
    prepared = _prepared(live, seat, lang) if ahead else ""
    hints = say(lang, "panel-hints") if starred(offered) else ""
    told, legend = position.told(), pictures.offer(live, lang, "panel", seat)
    return Page(
        above=[
            heading(f"{_decided(live, seat)}{_prompt(told, path, lang)}"),
            told.words(lang).payment_hint(position.seen, seat),
            before,
        ],
        below=[
            say(lang, "panel-ahead") if ahead else "",
            *_details(position, selection, path, lang),
            reason(told, offered, lang) if position.hints else "",
        ],
        choices=[
            *offered,
            *_apply(position, lang),
            *(shows(position, path, page, lang, "symbols") if legend else []),
            *([] if path else ending.elsewhere(position, lang)),
            *(my_plans.move_buttons(live, seat, lang, 0, narrow=True) if ahead else []),
        ],
        small=[*small(after, prepared, hints, legend), *_about(live, seat, lang)],
        foot=_foot(position, path, page, lang),
        subject=subject(position, selection),
    )


def _decided(live: TableSession, seat: int) -> str:
    """Return the mark of a seat that has decided, as long as it can change that."""
    answered = seat not in live.waiting() and any(wait.seat == seat for wait in live.waits())
    return DECIDED if answered and wording.moved(live, seat) else ""


def _details(position: Position, selection: Selection, path: str, lang: Language) -> list[str]:
    """Return the coach's advice, the choices so far, and what they give up."""
    told = position.told()
    return [
        coach.lines(position, selection, lang),
        chosen(told, selection, lang),
        unsaid(told, selection, lang),
        forfeits(told, selection, lang),
        _given_up(position, path, lang),
        _final(position, selection, path, lang),
    ]


def heading(question: str) -> str:
    """Return a question as the heading of a page."""
    return "\n".join(f"### {line}" for line in question.splitlines() if line)


def small(*texts: str) -> list[str]:
    """Return texts in small print, line by line."""
    lines = [line for text in texts for line in text.splitlines() if line]
    return [line if line.startswith("-#") else f"-# {line}" for line in lines]


def subject(position: Position, selection: Selection) -> str:
    """Return the key of the picture about the decision, "" where a game has none."""
    game, seat = position.game, position.seat
    about = game.about(position.seen, seat, selection.kind, selection.field)
    keys = [about, *pictures.private(game, seat), *pictures.boards(game)]
    return next(filter(None, keys), "")


def _resting(position: Position, lang: Language, note: str) -> Page:
    """Return the panel of a player who has nothing to decide."""
    live, seat = position.live, position.seat
    ways: list[Control] = []
    if live.playing:
        ways += my_plans.move_buttons(live, seat, lang, 0)
        ways += my_plans.next_button(live, seat, lang, 0)
        ways += votes.overdue_button(live, seat, lang, 0)
    before, after = _pressed(live, seat, lang, note)
    return Page(
        above=[heading(wording.waiting_text(live, lang, seat)), before],
        choices=ways,
        small=[*small(after, _prepared(live, seat, lang)), *_about(live, seat, lang)],
        foot=_resting_foot(live, seat, lang),
        subject="" if live.state is None else subject(position, Selection([])),
    )


def _pressed(live: TableSession, seat: int, lang: Language, note: str) -> tuple[str, str]:
    """Return the last press as one line over the picture, and the lines with no room there."""
    first = " · ".join(line.removeprefix("-# ") for line in note.splitlines() if line)
    in_hand, others = _in_hand(live, seat, lang), _notes(live, seat, lang)
    if len(first) <= NOTE:
        return first or in_hand, _joined(in_hand if first else "", *others)
    return limits.clip(first, NOTE), _joined(note, in_hand, *others)


def _notes(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return the lines for a player about their plans, their orders and their draft."""
    draft = live.draft(seat)
    noted = None if draft is None else draft.note
    return [
        lost(live, seat, lang),
        "" if noted is None else note_text(live, noted, lang),
        *my_plans.cancelled(live, seat, lang),
        *orders_told(live, seat, lang),
        _sent(live, seat, lang),
        *my_plans.delayed_lines(live, seat, lang),
    ]


def _about(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return in small print a seat's time, its table, and its player's note."""
    status = live.words(lang).status(live.seen(seat))
    head = say(lang, "panel-head", name=live.title, table=live.id, status=status)
    return [*small(deadlines.own(live, seat, lang), head), my_plans.note_of(live, seat, lang)]


def _given_up(position: Position, path: str, lang: Language) -> str:
    """Return what ending here gives up; the step that asks shows the possible actions."""
    said = wasted(position, lang)
    if path != selections.END:
        return said
    return "" if said else ending.given_up(position, lang)


def _final(position: Position, selection: Selection, path: str, lang: Language) -> str:
    """Return a line if the action of a step, or one whose button has no room, can't be undone."""
    if path == selections.END or selection.kind is None or not position.final(selection.actions):
        return ""
    usual = selection.actions[0]
    what = position.words(lang).action(position.seen, usual)
    if not path and fits(position, what, [usual]):
        return ""
    ends = position.live.finality(position.seat).ends(usual)
    return say(lang, "panel-final-ends" if ends else "panel-final", what=what.rstrip("."))


def _prompt(position: Position, path: str, lang: Language) -> str:
    """Return the question to a seat; if only others are asked, whom the table waits for."""
    live, seat = position.live, position.seat
    if path == selections.END:
        return say(lang, "end-anyway")
    if live.whole(seat):
        return say(lang, "panel-whole")
    asked = any(wait.seat == seat for wait in live.waits())
    if asked or live.key(seat) == (seat, WHILE_WAITING):
        return position.words(lang).prompt(position.seen, seat)
    if live.undisclosed:
        return wording.waiting_text(live, lang, seat)
    return say(lang, "panel-others", names=wording.awaited(live, lang, seat))


def _joined(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


def _in_hand(live: TableSession, seat: int, lang: Language) -> str:
    """Return the actions that a seat has in hand, in the order of pressing: the last ones."""
    presses = live.walked(seat).presses
    return say(lang, "panel-in-hand", what=_read(presses, lang)) if presses else ""


def _sent(live: TableSession, seat: int, lang: Language) -> str:
    """Return the move that is played for a seat once the player who asked to wait is done."""
    key = live.sent(seat)
    presses = () if key is None else live.drafts[key].presses
    return say(lang, "panel-sent", what=_read(presses, lang)) if presses else ""


def _read(presses: Sequence[Press], lang: Language) -> str:
    """Return the texts of presses, in their order: the last ones."""
    read = [in_language(each.label, lang) for press in presses for each in press]
    cut = ["…"] if len(read) > SHOWN else []
    return " › ".join(cut + read[-SHOWN:])


def numbered(presses: Sequence[Press], lang: Language) -> list[str]:
    """Return the prepared move, action by action."""
    read = [in_language(each.label, lang) for press in presses for each in press]
    return [f"{number}. {label}" for number, label in enumerate(read, 1)]


def _prepared(live: TableSession, seat: int, lang: Language) -> str:
    """Return the moves that will be played for a waiting player."""
    draft = live.draft(seat)
    if second_choices.held(live.drafts, seat).keys() - {1}:
        return _joined(say(lang, "choices-armed"), *my_plans.choice_lines(live, seat, lang))
    if draft is None or not draft.armed:
        return ""
    rest = [say(lang, "plan-unfinished")] if second_choices.unfinished(live, seat, 1) else []
    return _joined(say(lang, "plan-armed"), *numbered(draft.presses, lang), *rest)


def chosen(position: Position, selection: Selection, lang: Language) -> str:
    """Return the choices so far."""
    if selection.kind is None or (not selection.chosen and selection.field is None):
        return ""
    words = position.words(lang)
    parts = [words.kind(position.seen, selection.kind).label]
    before: dict[str, Any] = {}
    for field, value in selection.chosen.items():
        label = words.choice(position.seen, selection.kind, field, value, before).label
        parts.append(f"{words.field(selection.kind, field).name} **{label}**")
        before[field] = value
    return " › ".join(parts) if len(parts) > 1 else ""


# The foot, and the menu behind "More"


def _foot(position: Position, path: str, page: int, lang: Language) -> list[Control]:
    """Return the foot, in which each control has its place: back, look, reasons, more, end."""
    live, decision, seat = position.live, position.decision, position.seat
    undo, off = say(lang, _undo_key(live, seat)), not undo_rights.undo(live, seat)
    first = back(position, path, lang)
    last: list[Control] = []
    if live.key(seat) == (seat, WHILE_WAITING):
        last = [_confirm(position, "button-confirm", lang)]
    elif path != selections.END and (position.can_end() or seat in live.waiting()):
        last = [ending.button(position, lang)]
    return [
        *(first or [controls.button(undo, "undo", live.id, decision, disabled=off)]),
        *shows(position, path, page, lang, "look", "why", "more"),
        *last,
    ]


def back(position: Position, path: str, lang: Language) -> list[Control]:
    """Return the control that leads one step back, if there is one."""
    if not path:
        return []
    where, handler = f"0/{selections.back(path)}", position.handler("page")
    label = say(lang, "button-back")
    return [controls.button(label, handler, position.live.id, position.decision, where)]


def shows(position: Position, path: str, page: int, lang: Language, *names: str) -> list[Control]:
    """Return the controls that replace the panel with something, from which a way leads back."""
    origin = zoom.origin(position.handler("page"), f"{page}/{path}")
    table, decision = position.live.id, position.decision
    return [
        controls.button(say(lang, f"button-{name}"), name, table, decision, origin)
        for name in names
    ]


def _resting_foot(live: TableSession, seat: int, lang: Language) -> list[Control]:
    """Return the foot of a panel whose player has nothing to decide."""
    now = live.stand(seat)
    undo, off = say(lang, _undo_key(live, seat)), not undo_rights.undo(live, seat)
    first = [controls.button(undo, "undo", live.id, now, disabled=off)] if live.playing else []
    origin = zoom.origin("act", "edit")
    ways = ("look", ""), ("catch-up", ""), ("more", origin)
    return [
        *first,
        *(controls.button(say(lang, f"button-{n}"), n, live.id, now, to) for n, to in ways),
        controls.button(say(lang, "button-refresh"), "act", live.id, now, "edit"),
    ]


def more(position: Position, lang: Language, way_back: Sequence[Control]) -> Page:
    """Return the plays possible at any time, and the other things for a player here."""
    live, seat, now = position.live, position.seat, position.live.stand(position.seat)
    legend = ["symbols"] if pictures.has_legend(live.game) else []
    items: list[Control] = [
        controls.button(say(lang, f"button-{name}"), name, live.id, now, "act/edit", row=1)
        for name in ("board", "catch-up", *legend)
    ]
    if live.playing and position.walked is None:
        label, off = say(lang, "button-restart"), not undo_rights.restart(live, seat)
        at = position.decision
        items.append(controls.button(label, "restart", live.id, at, row=2, disabled=off))
        items += _orders_button(live, seat, lang, 2)
    if live.playing and position.walked is None and position.legal:
        items += my_plans.move_buttons(live, seat, lang, 2)
        items += votes.overdue_button(live, seat, lang, 2)
    return Page(
        above=[heading(say(lang, "more-head"))],
        choices=[*asides(position, lang), *items],
        small=_about(live, seat, lang),
        foot=way_back,
    )


def _orders_button(live: TableSession, seat: int, lang: Language, row: int) -> list[Control]:
    """Return the control that leads to My plans, with the number of plans."""
    if not cancellation.can_plan(live, seat):
        return []
    label = say(lang, "button-orders", count=cancellation.plan_count(live, seat))
    return [controls.button(label, "orders", live.id, row=row)]


def _undo_key(live: TableSession, seat: int) -> str:
    """Return the name of the control that takes back: a published move is withdrawn.

    Where the table has to agree, the control leads to a question.
    """
    if undo_rights.undo(live, seat) == "vote":
        return ASKS
    return WITHDRAW if live.last == seat and not undo_rights.in_hand(live, seat) else "button-undo"


def _apply(position: Position, lang: Language) -> list[Control]:
    """Return the control that publishes part of an answer before the rest is done."""
    waits = position.live.waits()
    asked = any(w.parts and w.seat == position.seat and not w.answered for w in waits)
    return [_confirm(position, "button-apply", lang)] if asked else []


def _confirm(position: Position, key: str, lang: Language) -> Control:
    """Return the control that publishes the actions in hand; the turn continues."""
    live, off = position.live, position.live.applicable(position.seat) is None
    return controls.button(
        say(lang, key),
        "confirm",
        live.id,
        position.decision,
        style=discord.ButtonStyle.secondary if off else ending.style(position),
        row=4,
        disabled=off,
    )
