"""My plans in the panel: delayed plays, waits, events that cancel them, and a note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.platform import controls, limits
from bot.service.notices.personal import outcome_lines
from bot.service.plans import cancellation, notes, postponed, second_choices
from bot.service.plans.cancellation import CAUSES
from bot.service.plans.postponed import order, waiting
from bot.service.tables import drafts, instructions
from bot.service.tables.drafts import in_language
from bot.service.tables.pending import RANKS, SeatDraft
from bot.service.tables.session import TableSession
from bot.service.turns import edit_plans
from bot.shared.names import safe
from bot.shared.text import say
from db.notes import NoteRow
from games.core.text import Language, both

Items = list[discord.ui.Item[Any]]
PLANS = "plans"
"""Where a switch stands, if not below the panel of the turn."""
CHOICE_TEXT = 120
"""Characters of the steps in the line about a choice."""
NONE = "-"
"""The entry of the menu with which nothing cancels a plan: a menu may not be left empty."""


def _kept(live: TableSession, seat: int) -> NoteRow:
    """Return the notes that the player in a seat keeps there."""
    return notes.of(live, live.seats[seat].user_id or 0)


# What a person reads


def note_of(live: TableSession, seat: int, lang: Language) -> str:
    """Return the private note of a seat's player; all of it is in its form."""
    return _quoted(_kept(live, seat).text, lang)


def _quoted(text: str, lang: Language) -> str:
    lines = "\n".join(f"> {line}" for line in safe(text).splitlines())
    return f"{say(lang, 'note-mine')}\n{lines}" if text else ""


def cancelled(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return which plans of a seat were cancelled since its player acted, and by which events.

    Before them are the lines about the end of its choices for a turn. That left none of them, or a
    first one that is not armed: others have been prepared since, and the lines are old.
    """
    done = notes.cancels(_kept(live, seat)).done
    found = notes.outcome(live, _kept(live, seat))
    there = second_choices.held(live.drafts, seat).values()
    armed = any(each.armed for each in there)
    old = found is not None and (armed or (found.played and there))
    lines = [] if found is None or old else outcome_lines(live, found, lang)
    return lines + [
        say(
            lang,
            "cancelled-line",
            plan=cancellation.name_of(live, seat, each.plan, lang),
            why=say(lang, f"cause-{each.why}"),
            when=discord.utils.format_dt(each.at, "f"),
        )
        for each in done
        if each.why in CAUSES
    ]


def move_lines(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return the lines about the prepared move, and whether it is played automatically."""
    there = second_choices.held(live.drafts, seat)
    if there.keys() - {1}:
        return choice_lines(live, seat, lang)
    return [
        say(lang, "plans-move-armed" if each.armed else "plans-move", what=_read(each, lang))
        for each in there.values()
    ]


def _read(draft: SeatDraft, lang: Language) -> str:
    return " › ".join(in_language(e.label, lang) for press in draft.presses for e in press)


def choice_lines(live: TableSession, seat: int, lang: Language, *, besides: int = 0) -> list[str]:
    """Return a short line for each choice for the next turn, `besides` one, and what stops them."""
    lines = list[str]()
    for rank, each in second_choices.held(live.drafts, seat).items():
        if rank == besides:
            continue
        lines.append(choice_line(rank, each, lang))
        if each.armed and second_choices.unfinished(live, seat, rank):
            lines.append(say(lang, "choice-unfinished", choice=second_choices.name(rank, lang)))
    stops = second_choices.blocked(live, seat)
    if stops:
        lines.append(say(lang, "choice-blocked", choice=second_choices.name(stops, lang)))
    return lines


def choice_line(rank: int, draft: SeatDraft, lang: Language) -> str:
    """Return the line about one choice."""
    key, name = "choice-line" if draft.armed else "choice-line-off", second_choices.name(rank, lang)
    return say(lang, key, choice=name, what=limits.clip(_read(draft, lang), CHOICE_TEXT))


def cancels_lines(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return the events that cancel each plan of a seat, if any are ticked."""
    ticked = notes.cancels(_kept(live, seat)).ticked
    return [
        say(
            lang,
            "plans-cancels",
            plan=cancellation.name_of(live, seat, plan, lang),
            causes=both([say(lang, f"cause-{cause}") for cause in causes], lang),
        )
        for plan in cancellation.plans(live, seat)
        if (causes := [cause for cause in ticked.get(plan, ()) if cause in CAUSES])
    ]


# Controls


def move_buttons(
    live: TableSession, seat: int, lang: Language, row: int, *, narrow: bool = False
) -> Items:
    """Return the controls with which a player who is not awaited prepares a turn.

    Where it is `narrow`, there is no room for the one that leads to a second choice.
    """
    if drafts.position(live, seat) is None:
        return []
    there = second_choices.held(live.drafts, seat)
    kept, blue = live.draft(seat), discord.ButtonStyle.primary
    if there.keys() - {1}:
        every = say(lang, "button-choices")
        return [controls.button(every, "plan-choices", live.id, style=blue, row=row)]
    key = "button-plan-change" if 1 in there else "button-plan"
    items: Items = [controls.button(say(lang, key), "plan", live.id, style=blue, row=row)]
    if kept is not None and 1 in there:
        drop = say(lang, "button-plan-drop")
        items.append(controls.button(drop, "plan-drop", live.id, kept.version, row=row))
    return items if narrow else [*items, *new_choice(live, seat, lang, row)]


def new_choice(live: TableSession, seat: int, lang: Language, row: int) -> Items:
    """Return the control that begins the next choice, if the one before it is armed."""
    there = second_choices.held(live.drafts, seat)
    rank = next((each for each in RANKS if each not in there), 0)
    if rank in (0, 1) or not second_choices.reachable(live, seat, rank):
        return []
    label = say(lang, "button-choice-new", rank=second_choices.NAMES[rank])
    return [controls.button(label, "plan", live.id, argument=str(rank), row=row)]


def next_button(live: TableSession, seat: int, lang: Language, row: int, where: str = "") -> Items:
    """Return the switch to be notified when the player is next; `where` is the page it is on.

    There is none where it is the player's turn, or all players decide at once.
    """
    if live.together or not live.playing or seat in live.waiting():
        return []
    on = _kept(live, seat).next
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    argument = f"{'off' if on else 'on'}/{where}"
    label = say(lang, f"button-next-{'on' if on else 'off'}")
    return [controls.button(label, "next", live.id, argument=argument, style=style, row=row)]


def buttons(live: TableSession, seat: int, lang: Language, row: int) -> Items:
    """Return the ways to one's note and to the events that cancel plans, if there are any."""
    own = _kept(live, seat).text
    label = say(lang, "button-note-change" if own else "button-note")
    items: Items = [controls.button(label, "note", live.id, row=row)]
    if cancellation.plans(live, seat):
        items.append(controls.button(say(lang, "button-cancels"), "cancels", live.id, row=row))
    return items


def cancels_view(
    live: TableSession, seat: int, lang: Language, plan: str
) -> tuple[str, discord.ui.View]:
    """Return the events that cancel one plan, to be ticked, and the way to the others."""
    there = list(cancellation.plans(live, seat))[: limits.SELECT_OPTIONS]
    if plan not in there:
        plan = there[0]
    ticked = notes.cancels(_kept(live, seat)).ticked.get(plan, ())
    name = cancellation.name_of(live, seat, plan, lang)
    choices = [(each, cancellation.name_of(live, seat, each, lang), "") for each in there]
    which = controls.menu(say(lang, "cancels-which"), choices, "cancels", live.id, row=0)
    causes = [(NONE, say(lang, "cause-none"), "")]
    causes += [(key, say(lang, f"cause-{key}"), say(lang, f"cause-{key}-help")) for key in CAUSES]
    what = controls.menu(
        say(lang, "cancels-what", plan=name), causes, "cancels-set", live.id, 0, plan, row=1,
        most=len(causes),
    )  # fmt: skip
    for option in what.item.options:
        option.default = option.value in (ticked or (NONE,))
    back = controls.button(say(lang, "button-back"), "orders", live.id, row=2)
    text = [say(lang, "cancels-head", plan=name), *cancels_lines(live, seat, lang)]
    items = [which, what, back] if len(there) > 1 else [what, back]
    return "\n".join(text), controls.rows(*items)


MOST_HOLDS = limits.SELECT_OPTIONS - 1
"""Boundaries that the menu has room for."""
NO_HOLD = "-"
"""The entry of the menu with which all holds are taken back: a menu may not be left empty."""


def hold_lines(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return the moments at which the table waits for a seat, and what that means."""
    offered = edit_plans.holds_offered(live, seat)
    if not offered:
        return []
    words, there = live.words(lang), instructions.held(live.instructions, seat)
    held = [words.boundary(key) for key in offered if key in there]
    now = say(lang, "holds-now", where=both(held, lang)) if held else say(lang, "holds-none")
    return [say(lang, "holds-head"), now]


def hold_menu(
    live: TableSession, seat: int, lang: Language, row: int
) -> list[discord.ui.Item[Any]]:
    """Return the menu in which a player chooses all moments at which the table waits for them.

    If it has no room for all it shows the nearest, and its argument names the last of them.
    """
    there = edit_plans.holds_offered(live, seat)
    offered = there[:MOST_HOLDS]
    if not offered:
        return []
    last = offered[-1] if len(there) > MOST_HOLDS else ""
    words, held = live.words(lang), instructions.held(live.instructions, seat)
    options = [(NO_HOLD, say(lang, "holds-nowhere"), "")]
    options += [(key, words.boundary(key), "") for key in offered]
    made = controls.menu(
        say(lang, "holds-choose"), options, "holds", live.id, 0, last, row=row, most=len(options)
    )
    for option in made.item.options:
        option.default = option.value in held
    return [made]


def holds_shown(live: TableSession, seat: int, last: str) -> Sequence[str]:
    """Return which of the moments offered now a menu with this argument has shown."""
    offered = list(edit_plans.holds_offered(live, seat))
    if not last:
        return offered[:MOST_HOLDS]
    return offered[: offered.index(last) + 1] if last in offered else ()


def holds_chosen(values: tuple[str, ...]) -> set[str]:
    """Return the moments that were chosen in the menu."""
    return set(values) - {NO_HOLD}


def delayed_lines(live: TableSession, seat: int, lang: Language) -> list[str]:
    """Return a seat's delayed plays, in order, and why one of them is no longer possible."""
    found: list[str] = []
    for key in waiting(live.drafts, seat):
        draft = live.drafts[key]
        action = in_language(draft.presses[0][0].label, lang)
        if draft.note is None or draft.note.why is None:
            found.append(say(lang, "later-waits", action=action))
        else:
            why = live.words(lang).reason(draft.note.why)
            found.append(say(lang, "later-refused", action=action, why=why))
    return found


def delayed_rows(live: TableSession, seat: int, lang: Language, way: int, drop: int) -> list[Any]:
    """Return, on these rows, the way to delay a play and the menu that drops delayed plays."""
    items: list[discord.ui.Item[Any]] = []
    if postponed.possible(live, seat):
        label = say(lang, "button-later")
        items.append(controls.button(label, "later", live.id, live.stand(seat), row=way))
    kept = [
        (str(order(key)), in_language(live.drafts[key].presses[0][0].label, lang), "")
        for key in waiting(live.drafts, seat)
    ]
    if kept:
        shown, title = kept[: limits.SELECT_OPTIONS], say(lang, "later-drop-choose")
        items.append(controls.menu(title, shown, "later-drop", live.id, live.stand(seat), row=drop))
    return items
