"""What the panel shows: the decision, what was chosen so far, and the controls for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import controls, deadlines, limits, overtime, pictures
from bot.panel import closer, coach, ending, later, plans, waiting
from bot.panel import path as paths
from bot.panel.choices import Items, choices
from bot.panel.offered import fits, reason
from bot.panel.path import Selection
from bot.panel.position import Position, forfeits, present, unsaid, wasted
from bot.panel.told import lost, orders_told
from bot.service import advance, reach
from bot.service.drafts import SeatDraft, in_language, note
from bot.service.live import ASIDE, Live
from bot.service.noted import note_text
from bot.texts import say
from games.core.drafts import Press
from games.core.text import Language

SHOWN = 8
"""As many of the decisions in hand are listed."""
DECIDED = "✅ "
"""Stands before what a seat has decided, as long as that can be changed."""
WITHDRAW = "button-withdraw"
"""The message that names the control which takes back what was published."""
ASKS = "button-undo-ask"
"""The message that names the control which asks the table to go back."""


class Panel:
    """One state of a person's panel, ready to be sent."""

    def __init__(self, content: str, view: discord.ui.View) -> None:
        self.content = limits.clip(content, limits.CONTENT)
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
    words = live.words(lang)
    position = present(live, seat)
    head = say(
        lang, "panel-head", name=live.title, table=live.id, status=words.status(position.seen)
    )
    draft, before, noted = live.draft(seat), _joined(head, note), _notes(live, seat, lang)
    if not position.legal and not live.whole(seat):
        told = waiting.waiting_text(live, lang, seat)
        clock = deadlines.own(live, seat, lang)
        after = _joined(noted, told, clock, _prepared(draft, lang))
        content = plans.with_note(live, seat, lang, before, after)
        return Panel(content, resting(live, seat, lang))
    selection, awaited = paths.follow(position.legal, path), seat in live.waiting()
    answered = not awaited and any(wait.seat == seat for wait in live.waits())
    decided = DECIDED if answered and waiting.moved(live, seat) else ""
    aside = live.key(seat) == (seat, ASIDE)
    items = choices(position, selection, path, page, lang)
    after = _joined(
        noted,
        coach.lines(position, selection, lang),
        _in_hand(live, seat, lang),
        f"{decided}**{_prompt(position, path, lang)}**",
        deadlines.own(live, seat, lang),
        "" if awaited or aside else _prepared(draft, lang),
        "" if awaited or aside else say(lang, "panel-ahead"),
        words.means(position.seen, seat),
        chosen(position, selection, lang),
        unsaid(position, selection, lang),
        forfeits(position, selection, lang),
        _given_up(position, path, lang),
        _final(position, selection, path, lang),
        reason(position, items, lang) if position.hints else "",
        say(lang, "panel-hints") if position.hints else "",
        pictures.offer(live, lang, "panel", seat),
    )
    content = plans.with_note(live, seat, lang, before, after)
    return Panel(content, controls.rows(*items, *_footer(position, path, page, lang)))


def _notes(live: Live, seat: int, lang: Language) -> str:
    """Return what a person reads above what they are asked, after their own note."""
    draft = live.draft(seat)
    noted = None if draft is None else draft.note
    return _joined(
        lost(live, seat, lang),
        "" if noted is None else note_text(live, noted, lang),
        *plans.cancelled(live, seat, lang),
        *orders_told(live, seat, lang),
        _sent(live, seat, lang),
        *later.lines(live, seat, lang),
    )


def _given_up(position: Position, path: str, lang: Language) -> str:
    """Return what ending here would give up; the step that asks has said what it can."""
    said = wasted(position, lang)
    if path != paths.END:
        return said
    return "" if said else ending.given_up(position, lang)


def _final(position: Position, selection: Selection, path: str, lang: Language) -> str:
    """Return that the action of a step can't be undone, or one whose button has no room for it."""
    if path == paths.END or selection.kind is None or not position.final(selection.actions):
        return ""
    usual = selection.actions[0]
    what = position.words(lang).action(position.seen, usual)
    if not path and fits(position, what, [usual]):
        return ""
    ends = position.live.finality(position.seat).ends(usual)
    return say(lang, "panel-final-ends" if ends else "panel-final", what=what.rstrip("."))


def _prompt(position: Position, path: str, lang: Language) -> str:
    """Return what a seat is asked; where only others are, whom the table waits for."""
    live, seat = position.live, position.seat
    if path == paths.END:
        return say(lang, "end-anyway")
    if live.whole(seat):
        return say(lang, "panel-whole")
    asked = any(wait.seat == seat for wait in live.waits())
    if asked or live.key(seat) == (seat, ASIDE):
        return position.words(lang).prompt(position.seen, seat)
    if live.undisclosed:
        return waiting.waiting_text(live, lang, seat)
    return say(lang, "panel-others", names=waiting.awaited(live, lang, seat))


def plan_panel(
    position: Position, lang: Language, path: str = "", page: int = 0, *, told: str = ""
) -> Panel:
    """Return the panel in which a waiting person prepares a turn."""
    live, seat = position.live, position.seat
    words, draft = live.words(lang), live.draft(seat)
    assert position.walked is not None
    head = say(lang, "plan-head", name=live.title, table=live.id)
    kept = _numbered(position.walked.presses, lang)
    lines = [head, told, lost(live, seat, lang)]
    if position.walked.cut is not None:
        lines.append(note_text(live, note(position.walked.cut, armed=True), lang))
    elif draft is not None and draft.note is not None:
        lines.append(note_text(live, draft.note, lang))
    lines += kept
    items: Items = []
    if position.walked.stopped or not position.legal:
        lines.append(say(lang, "plan-stops"))
    else:
        selection = paths.follow(position.legal, path)
        lines += [
            f"**{words.prompt(position.seen, seat)}**",
            words.means(position.seen, seat),
            chosen(position, selection, lang),
            unsaid(position, selection, lang),
            forfeits(position, selection, lang),
            wasted(position, lang),
        ]
        items = choices(position, selection, path, page, lang)
    items += _plan_footer(position, path, page, lang, kept=bool(kept))
    return Panel(_joined(*lines), controls.rows(*items))


def _joined(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


def _in_hand(live: Live, seat: int, lang: Language) -> str:
    """Return what a seat has in hand, in the order in which it was pressed: the last of it."""
    presses = live.walked(seat).presses
    return say(lang, "panel-in-hand", what=_read(presses, lang)) if presses else ""


def _sent(live: Live, seat: int, lang: Language) -> str:
    """Return what is played for a seat as soon as whoever asked to be waited for has gone on."""
    key = live.sent(seat)
    presses = () if key is None else live.drafts[key].presses
    return say(lang, "panel-sent", what=_read(presses, lang)) if presses else ""


def _read(presses: Sequence[Press], lang: Language) -> str:
    """Return how presses read, in their order: the last of them."""
    read = [in_language(each.label, lang) for press in presses for each in press]
    cut = ["…"] if len(read) > SHOWN else []
    return " › ".join(cut + read[-SHOWN:])


def _numbered(presses: Sequence[Press], lang: Language) -> list[str]:
    """Return what was prepared, action by action."""
    read = [in_language(each.label, lang) for press in presses for each in press]
    return [f"{number}. {label}" for number, label in enumerate(read, 1)]


def _prepared(draft: SeatDraft | None, lang: Language) -> str:
    """Return what will be played for a waiting person."""
    if draft is None or not draft.armed:
        return ""
    return _joined(say(lang, "plan-armed"), *_numbered(draft.presses, lang))


def resting(live: Live, seat: int, lang: Language) -> discord.ui.View:
    """Return the controls for somebody who has nothing to decide."""
    now = live.stand(seat)
    items: Items = [
        controls.button(say(lang, f"button-{name}"), handler, live.id, now, argument, row=0)
        for name, handler, argument in (
            ("refresh", "act", "edit"),
            ("board", "board", ""),
            ("catch-up", "catch-up", ""),
            ("look", "look", ""),
        )
    ]
    if not live.playing:
        return controls.rows(*items)
    items += [*plans.move_buttons(live, seat, lang, 1), *_orders_button(live, seat, lang, 1)]
    items += [*overtime.way(live, seat, lang, 2), *plans.next_button(live, seat, lang, 2)]
    undo, nothing = say(lang, _undo_key(live, seat)), not reach.undo(live, seat)
    items.append(controls.button(undo, "undo", live.id, now, row=1, disabled=nothing))
    return controls.rows(*items)


def _orders_button(live: Live, seat: int, lang: Language, row: int) -> Items:
    """Return the control that leads to what a seat lays down in advance, and says how much is."""
    if not advance.possible(live, seat):
        return []
    label = say(lang, "button-orders", count=advance.count(live, seat))
    return [controls.button(label, "orders", live.id, row=row)]


def chosen(position: Position, selection: Selection, lang: Language) -> str:
    """Return what has been chosen so far."""
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


def _back(position: Position, path: str, lang: Language) -> Items:
    if not path:
        return []
    where = f"0/{paths.back(path)}"
    handler = position.handler("page")
    return [
        controls.button(
            say(lang, "button-back"), handler, position.live.id, position.decision, where, row=3
        )
    ]


def _aside(
    position: Position, path: str, page: int, lang: Language, *names: str, row: int = 3
) -> Items:
    """Return the controls that show something in place of the panel, which knows its way back."""
    origin = closer.origin(position.handler("page"), f"{page}/{path}")
    return [
        controls.button(
            say(lang, f"button-{name}"), name, position.live.id, position.decision, origin, row=row
        )
        for name in names
    ]


def _footer(position: Position, path: str, page: int, lang: Language) -> Items:
    live, decision = position.live, position.decision
    if live.key(position.seat) == (position.seat, ASIDE):
        return [
            *_back(position, path, lang),
            *_take_back(live, position.seat, decision, lang),
            *_aside(position, path, page, lang, "look", "why"),
            *([] if path else ending.elsewhere(position, lang)),
            _confirm(position, "button-confirm", lang),
        ]
    ends = position.can_end() or position.seat in live.waiting()
    return [
        *_back(position, path, lang),
        *_take_back(live, position.seat, decision, lang),
        *_aside(position, path, page, lang, "look", "why"),
        *([] if path else ending.elsewhere(position, lang)),
        *_apply(position, lang),
        *([ending.button(position, lang)] if ends and path != paths.END else []),
        *plans.move_buttons(live, position.seat, lang, 4),
        *_orders_button(live, position.seat, lang, 4),
        *overtime.way(live, position.seat, lang, 4),
        *_symbols(position, path, page, lang),
    ]


def _symbols(position: Position, path: str, page: int, lang: Language) -> Items:
    """Return the control that explains the pictures to whoever plays their first turn."""
    if not pictures.offer(position.live, lang, "panel", position.seat):
        return []
    return _aside(position, path, page, lang, "symbols", row=4)


def _take_back(live: Live, seat: int, decision: int, lang: Language) -> Items:
    """Return the controls that take back the last press, and all of them."""
    undo, off = say(lang, _undo_key(live, seat)), not reach.undo(live, seat)
    again, fixed = say(lang, "button-restart"), not reach.restart(live, seat)
    return [
        controls.button(undo, "undo", live.id, decision, row=3, disabled=off),
        controls.button(again, "restart", live.id, decision, row=3, disabled=fixed),
    ]


def _undo_key(live: Live, seat: int) -> str:
    """Return how the control is called that takes back: what was published is withdrawn.

    Where the table has to agree it leads to a question.
    """
    if reach.undo(live, seat) == "vote":
        return ASKS
    return WITHDRAW if live.last == seat and not reach.in_hand(live, seat) else "button-undo"


def _apply(position: Position, lang: Language) -> Items:
    """Return the control that has a part of an answer count, before its seat is done with it."""
    waits = position.live.waits()
    asked = any(w.parts and w.seat == position.seat and not w.answered for w in waits)
    return [_confirm(position, "button-apply", lang)] if asked else []


def _confirm(position: Position, key: str, lang: Language) -> discord.ui.Item[Any]:
    """Return the control that publishes what a seat has in hand, which ends nothing."""
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


def _plan_footer(position: Position, path: str, page: int, lang: Language, *, kept: bool) -> Items:
    live, version = position.live, position.decision
    leave = controls.button(say(lang, "button-back"), "act", live.id, argument="edit", row=3)
    drop = controls.button(say(lang, "button-plan-drop"), "plan-drop", live.id, version, row=3)
    return [
        *(_back(position, path, lang) or [leave]),
        controls.button(
            say(lang, "button-undo"), "plan-undo", live.id, version, row=3, disabled=not kept
        ),
        controls.button(
            say(lang, "button-restart"), "plan-clear", live.id, version, row=3, disabled=not kept
        ),
        *([drop] if kept else []),
        *_aside(position, path, page, lang, "look"),
        controls.button(
            say(lang, "button-plan-arm"),
            "plan-arm",
            live.id,
            version,
            style=discord.ButtonStyle.success,
            row=4,
            disabled=not (kept or position.can_end()),
        ),
    ]
