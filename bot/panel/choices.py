"""The controls for the next choice at a selection: buttons for a few, a menu for many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from bot.panel import action_forms, ending, selections
from bot.panel.choice_labels import (
    LOCK,
    Choosable,
    LabelledChoice,
    choice_label,
    fits,
    hint,
    hinted,
    line,
    offers_at,
    prices,
)
from bot.panel.decision import LATER, Position, anytime
from bot.panel.menus import at_once, examples, menu
from bot.panel.selections import Selection, kinds_of
from bot.platform import controls, limits
from bot.platform.page import Line
from bot.shared.text import say
from games.core.actions import kind
from games.core.choose_fields import grouped, kinds, of_kind
from games.core.icons import spoken
from games.core.text import Language

BLUE, ASIDE = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
"""The style of an answer to the question, and of what is none."""
FEW, SHORT = 5, 34
"""The most choices that share a row of buttons, and the most characters of their labels."""
LINES = 8
"""As many choices have a line each, with a button beside it; more go into menus."""
LINE_TEXT = 380
"""Characters of a line: with longer markup its icons are words."""

Choices = list[Choosable]


def choices(
    position: Position, selection: Selection, path: str, page: int, lang: Language
) -> Choices:
    """Return the controls for the next choice: a line each for a few, else a menu per kind.

    If other things are asked, plays that are possible at any time are elsewhere: see `asides`.
    """
    if path == selections.END:
        return [ending.anyway(position, lang)]
    if selection.action is not None:
        return [_sure(position, selection, path, lang)]
    if selection.paying:
        return [
            _sure(position, selection, path, lang),
            action_forms.pay_button(position, path, lang),
        ]
    together = Choices() if path else action_forms.button(position, lang)
    if selection.kind is not None:
        return [*together, *_values(position, selection, path, page, lang)]
    kinds = _kinds(selection, path, folded(position))
    if len(kinds) > LINES:
        return [*together, *_values(position, selection, path, page, lang)]
    return [*together, *_by_kind(position, kinds, lang)]


def asides(position: Position, lang: Language) -> Choices:
    """Return the controls for plays that are possible at any time, apart from the question."""
    aside, start = folded(position), selections.start(position.legal)
    if not aside or start.kind is not None:
        return []
    asked = frozenset(kinds_of(position.legal)) - aside
    return _by_kind(position, _kinds(start, "", asked), lang)


def folded(position: Position) -> frozenset[str]:
    """Return the kinds of action that are behind a button: non-answers, if there are answers.

    Plays are shown next to the answers where each answer still has a line or a menu, as without the
    plays; where there is no answer, only settings are behind the button.
    """
    aside = anytime(position)
    found = {
        tag: of_kind(position.legal, tag) for tag in kinds(selections.decisions(position.legal))
    }
    asked = [len(grouped(each)) for tag, each in found.items() if tag not in aside]
    if not asked:
        settings = frozenset(tag for tag, each in found.items() if each[0].setting)
        return settings if settings < aside else frozenset[str]()
    few = sum(asked) <= LINES
    room, beside = LINES - (sum(asked) if few else len(asked)), set[str]()
    for tag, each in found.items():
        taken = len(grouped(each)) if few else 1
        if tag in aside and each[0].play and taken <= room:
            room -= taken
            beside.add(tag)
    return aside - beside


def _kinds(selection: Selection, path: str, without: frozenset[str]) -> list[tuple[str, Selection]]:
    """Return the way to each kind of action and where it leads, as the game lists them."""
    tags = selections.tokens(selections.choices(selection))
    return [
        (selections.extend(path, token), selections.choose(selection, tag))
        for token, tag in tags.items()
        if tag not in without
    ]


def _by_kind(
    position: Position,
    kinds: Sequence[tuple[str, Selection]],
    lang: Language,
) -> Choices:
    """Return a line for each action where they are few, else a menu for each kind of several."""
    together = {way for way, each in kinds if at_once(position, each)}
    count = sum(len(selections.wholes(each)) for way, each in kinds if way not in together)
    few = count + len(together) <= LINES
    whole = {
        way: _cheapest_first(position, _wholes(position.told(), each, way, lang))
        for way, each in kinds
        if way not in together and (few or not selections.several(each))
    }
    further = {
        way: each
        for way, each in kinds
        if way not in whole and len(selections.offered(each)) > limits.SELECT_OPTIONS
    }
    items, line_count = Choices(), sum(map(len, whole.values())) + len(further)
    numbers = iter(range(1, line_count + 1) if line_count > 1 else [0])
    for way, each in kinds:
        if way in whole:
            title = len(kinds) > 1 and len(whole[way]) > 1
            items += _lines(position, each, whole[way], numbers, lang, titled=title)
        elif way in further:
            items.append(_further(position, each, way, next(numbers), lang))
        else:
            offers = offers_at(position, each, lang)
            items += menu(position, each, offers, way, 0, lang, titled=True)
            items.append(examples(offers, lang))
    return items


def _lines(
    position: Position,
    selection: Selection,
    found: Sequence[tuple[str, LabelledChoice]],
    numbers: Iterator[int],
    lang: Language,
    *,
    titled: bool,
) -> Iterator[Line]:
    """Yield a line for each action of a kind; the first has the name of the kind over it."""
    title = _title(position, selection, found[0][1], lang) if titled else ""
    for path, offer in found:
        yield _line(position, offer, path, next(numbers), lang, title)
        title = ""


def _title(position: Position, selection: Selection, offer: LabelledChoice, lang: Language) -> str:
    """Return the heading of the lines of one kind, unless the first begins with it."""
    assert selection.kind is not None
    label = position.words(lang).kind(position.seen, selection.kind).label
    return "" if offer.choice.label.startswith(label) else label


def _wholes(
    position: Position, selection: Selection, path: str, lang: Language
) -> Iterator[tuple[str, LabelledChoice]]:
    """Yield the actions of a kind, each with the path to it and its offer."""
    if not selections.several(selection):
        usual = selection.actions[0]
        choice = choice_label(position, selection, usual, selection.actions, lang, whole=True)
        yield path, LabelledChoice("", choice, selection.actions)
        return
    for offer in offers_at(position, selection, lang):
        way = selections.extend(path, offer.token)
        left = selections.take(selection, offer.token)
        if selections.several(left):
            yield from _wholes(position, left, way, lang)
        else:
            yield way, offer


def _cheapest_first(
    position: Position, found: Iterable[tuple[str, LabelledChoice]]
) -> list[tuple[str, LabelledChoice]]:
    """Return actions of one kind with the cheapest first, also those of several steps."""
    price = prices(position)
    return sorted(found, key=lambda each: price(each[1]) or 0)


def _line(
    position: Position,
    offer: LabelledChoice,
    path: str,
    number: int,
    lang: Language,
    title: str = "",
) -> Line:
    """Return a choice with the known facts about it, under a title; a lock is on its button.

    Its number is on the button, too: 0 for the only one.
    """
    label = hinted(position, offer.choice.label, offer.leads, limits.SELECT_LABEL)
    detail = line(position.told(), offer.choice, offer.leads, lang)
    head = f"{f'**{number}** ' if number else ''}{label.replace(f'{LOCK} ', '')}"
    text = "\n".join(filter(None, [title and f"**{title}**", head, detail and f"-# {detail}"]))
    leads = "yes" if len(grouped(list(offer.leads))) > 1 else "no"
    if len(text) > LINE_TEXT:
        text = spoken(text)
    told = say(lang, "button-choose", number=number, leads=leads)
    lock = f"{LOCK} " if position.final(offer.leads) else ""
    return Line(text, _pick(position, f"{lock}{told}", path, offer.leads))


def _further(
    position: Position,
    selection: Selection,
    path: str,
    number: int,
    lang: Language,
) -> Line:
    """Return a kind of action that needs more than a menu; its button leads to the rest."""
    assert selection.kind is not None
    choice = position.words(lang).kind(position.seen, selection.kind)
    return _line(position, LabelledChoice("", choice, selection.actions), path, number, lang)


def _values(
    position: Position, selection: Selection, path: str, page: int, lang: Language
) -> Choices:
    """Return the controls for the next choice within a kind, or of one of many kinds."""
    offers = offers_at(position, selection, lang)
    if len(offers) > LINES or (selection.kind is not None and at_once(position, selection)):
        return list(menu(position, selection, offers, path, page, lang))
    ways = [selections.extend(path, offer.token) for offer in offers]
    if len(offers) > FEW or _need_lines(position, selection, offers, lang):
        told = offers_at(position.told(), selection, lang)
        return [
            _line(position, offer, way, number, lang)
            for number, (way, offer) in enumerate(zip(ways, told, strict=True), 1)
        ]
    return [
        _pick(position, hinted(position, offer.choice.label, offer.leads, SHORT), way, offer.leads)
        for way, offer in zip(ways, offers, strict=True)
    ]


def _sure(
    position: Position, selection: Selection, path: str, lang: Language
) -> discord.ui.Item[Any]:
    """Return the button of an action, alone or with its usual payment, described above it.

    An action that cannot be undone gets a step in which the player can still go back.
    """
    words, usual = position.words(lang), selection.actions[0]
    label, is_final = words.action(position.seen, usual), position.final(selection.actions)
    told = hinted(position, label, [usual], limits.SELECT_LABEL)
    if not fits(position, label, [usual]):
        short = words.kind(position.seen, kind(usual)).label
        told = f"{LOCK} {short}" if is_final else limits.clip(label, limits.BUTTON_LABEL)
    way = path
    if selection.paying:
        way = selections.extend(path, next(iter(selections.offered(selection))))
    handler = "pick" if not path and is_final else "agree"
    return _pick(position, told, way, selection.actions, handler=handler)


def _need_lines(
    position: Position, selection: Selection, offers: Sequence[LabelledChoice], lang: Language
) -> bool:
    """Return whether choices need a line each: buttons in a row have no room for their text."""
    words, whole = position.words(lang), selections.flat(selection)
    for offer in offers:
        told = words.label_overflow(position.seen, offer.leads[0]) if whole else offer.choice.detail
        before, after = hint(position, offer.leads)
        if told or len(before + offer.choice.label + after) > SHORT:
            return True
    return False


def _pick(
    position: Position,
    label: str,
    path: str,
    leads: Sequence[Any],
    *,
    handler: str = "pick",
) -> discord.ui.Item[Any]:
    """Return a button for a choice; handler `agree` if all that it gives up has been shown."""
    return controls.button(
        label,
        position.handler(handler),
        position.live.id,
        position.decision,
        path,
        style=_style(position, leads),
    )


def _style(position: Position, leads: Sequence[Any]) -> discord.ButtonStyle:
    """Return the style of a choice: plays that are possible at any time answer nothing.

    Where a player chooses a play to delay, it is the answer.
    """
    aside = anytime(position)
    return ASIDE if position.doing != LATER and kinds_of(leads) <= aside else BLUE
