"""The controls for the next choice at a selection: buttons for a few, a menu for many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord

from bot import controls, limits
from bot.page import Control, Line
from bot.panel import batch_form, ending
from bot.panel import path as paths
from bot.panel.offered import (
    LOCK,
    Choosable,
    Offer,
    best_first,
    fits,
    hint,
    hinted,
    line,
    offered_as,
)
from bot.panel.path import Selection
from bot.panel.position import Position, anytime, due, marking, series
from bot.service.live import kinds_of
from bot.texts import say
from games.core.actions import kind
from games.core.icons import spoken
from games.core.narrow import grouped, pages
from games.core.text import Language, clip
from games.core.words import Choice

BLUE, ASIDE = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
"""The style of an answer to the question, and of what is none."""
FEW, SHORT = 5, 34
"""As many choices with labels of so many characters at most share a row of buttons."""
LINES = 8
"""As many choices have a line each, with a button beside it; more go into menus."""
LINE_TEXT = 380
"""Characters of a line: with longer markup its icons are words."""
EXAMPLES = 3
"""As many entries of a menu are named under it."""
ROOM = 60
"""Characters of each of them."""

Choices = list[Choosable]


class Several(NamedTuple):
    """How many of a menu may be chosen at once; `marked`: those that are already, where they are.

    Then what is chosen is the whole answer: the mark of everything else is taken back.
    """

    least: int
    most: int
    marked: tuple[str, ...] | None = None


def choices(
    position: Position, selection: Selection, path: str, page: int, lang: Language
) -> Choices:
    """Return the controls for the next choice: a line for each of a few, else a menu of each kind.

    What may be done at any time is in another place where other things are asked: see `asides`.
    """
    if path == paths.END:
        return [ending.anyway(position, lang)]
    if selection.action is not None:
        return [_sure(position, selection, path, lang)]
    if selection.paying:
        return _ways(position, selection, path, lang)
    together = Choices() if path else batch_form.button(position, lang)
    if selection.kind is not None:
        return [*together, *_values(position, selection, path, page, lang)]
    kinds = _kinds(position, selection, path, folded(position))
    if len(kinds) > LINES:
        return [*together, *_values(position, selection, path, page, lang)]
    return [*together, *_by_kind(position, kinds, lang)]


def asides(position: Position, lang: Language) -> Choices:
    """Return the controls for what may be done at any time, besides what is asked."""
    aside, start = folded(position), paths.start(position.legal)
    if not aside or start.kind is not None:
        return []
    asked = frozenset(kinds_of(position.legal)) - aside
    return _by_kind(position, _kinds(position, start, "", asked), lang, style=ASIDE)


def folded(position: Position) -> frozenset[str]:
    """Return the kinds of action that are no answer to the question, where there are others."""
    aside = anytime(position)
    return aside if kinds_of(paths.decisions(position.legal)) - aside else frozenset[str]()


def _kinds(
    position: Position, selection: Selection, path: str, without: frozenset[str]
) -> list[tuple[str, Selection]]:
    """Return the way to each kind of action and where it leads, the best first."""
    tags = paths.tokens(paths.choices(selection))
    found = [
        (paths.extend(path, token), paths.choose(selection, tag))
        for token, tag in tags.items()
        if tag not in without
    ]
    return best_first(position, found, lambda each: each[1].actions)


def _by_kind(
    position: Position,
    kinds: Sequence[tuple[str, Selection]],
    lang: Language,
    style: discord.ButtonStyle = BLUE,
) -> Choices:
    """Return a line for each action where they are few, else a menu for each kind of several."""
    together = {way for way, each in kinds if _at_once(position, each)}
    count = sum(len(paths.wholes(each)) for way, each in kinds if way not in together)
    few = count + len(together) <= LINES
    whole = {
        way: list(_wholes(position.told(), each, way, lang))
        for way, each in kinds
        if way not in together and (few or not paths.several(each))
    }
    further = {
        way: each
        for way, each in kinds
        if way not in whole and len(paths.offered(each)) > limits.SELECT_OPTIONS
    }
    items, line_count = Choices(), sum(map(len, whole.values())) + len(further)
    numbers = iter(range(1, line_count + 1) if line_count > 1 else [0])
    for way, each in kinds:
        if way in whole:
            title = len(kinds) > 1 and len(whole[way]) > 1
            items += _lines(position, each, whole[way], numbers, lang, style, titled=title)
        elif way in further:
            items.append(_further(position, each, way, next(numbers), lang, style))
        else:
            offers = _offers(position, each, lang)
            items += _menu(position, each, offers, way, 0, lang, titled=True)
            items.append(_examples(offers))
    return items


def _lines(
    position: Position,
    selection: Selection,
    found: Sequence[tuple[str, Offer]],
    numbers: Iterator[int],
    lang: Language,
    style: discord.ButtonStyle,
    *,
    titled: bool,
) -> Iterator[Line]:
    """Yield a line for each action of a kind; the first has the name of the kind over it."""
    title = _title(position, selection, found[0][1], lang) if titled else ""
    for path, offer in found:
        yield _line(position, offer, path, next(numbers), lang, style, title)
        title = ""


def _at_once(position: Position, selection: Selection) -> bool:
    """Return whether several values can be chosen at once, which takes a menu."""
    if marking(position, selection) is not None:
        return True
    return (
        paths.several(selection) and not paths.flat(selection) and series(position, selection) > 1
    )


def _title(position: Position, selection: Selection, offer: Offer, lang: Language) -> str:
    """Return the heading of the lines of one kind, unless the first begins with it."""
    assert selection.kind is not None
    label = position.words(lang).kind(position.seen, selection.kind).label
    return "" if offer.choice.label.startswith(label) else label


def _wholes(
    position: Position, selection: Selection, path: str, lang: Language
) -> Iterator[tuple[str, Offer]]:
    """Yield the actions of a kind, each with the path to it and how it is offered."""
    if not paths.several(selection):
        usual = selection.actions[0]
        choice = offered_as(position, selection, usual, selection.actions, lang, whole=True)
        yield path, Offer("", choice, selection.actions)
        return
    for offer in _offers(position, selection, lang):
        way = paths.extend(path, offer.token)
        left = paths.take(selection, offer.token)
        if paths.several(left):
            yield from _wholes(position, left, way, lang)
        else:
            yield way, offer


def _line(
    position: Position,
    offer: Offer,
    path: str,
    number: int,
    lang: Language,
    style: discord.ButtonStyle = BLUE,
    title: str = "",
) -> Line:
    """Return a choice with what is known of it, under a title; a lock is on its button.

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
    return Line(text, _pick(position, f"{lock}{told}", path, style=style))


def _further(
    position: Position,
    selection: Selection,
    path: str,
    number: int,
    lang: Language,
    style: discord.ButtonStyle,
) -> Line:
    """Return a kind of action of more than a menu has room for; its button leads on."""
    assert selection.kind is not None
    choice = position.words(lang).kind(position.seen, selection.kind)
    return _line(position, Offer("", choice, selection.actions), path, number, lang, style)


def _examples(offers: Sequence[Offer]) -> str:
    """Return a small line that names the first entries of a menu above it."""
    named = [clip(offer.choice.label, ROOM) for offer in offers[:EXAMPLES]]
    left = len(offers) - len(named)
    return f"-# {' / '.join([*named, *([f'+{left}'] if left else [])])}"


def _values(
    position: Position, selection: Selection, path: str, page: int, lang: Language
) -> Choices:
    """Return the controls for the next choice within a kind, or of one of many kinds."""
    offers = _offers(position, selection, lang)
    if len(offers) > LINES or (selection.kind is not None and _at_once(position, selection)):
        return list(_menu(position, selection, offers, path, page, lang))
    ways = [paths.extend(path, offer.token) for offer in offers]
    if len(offers) > FEW or _need_lines(position, selection, offers, lang):
        told = _offers(position.told(), selection, lang)
        return [
            _line(position, offer, way, number, lang)
            for number, (way, offer) in enumerate(zip(ways, told, strict=True), 1)
        ]
    return [
        _pick(position, hinted(position, offer.choice.label, offer.leads, SHORT), way)
        for way, offer in zip(ways, offers, strict=True)
    ]


def _sure(
    position: Position, selection: Selection, path: str, lang: Language
) -> discord.ui.Item[Any]:
    """Return the button of an action, alone or in its usual way, all about it being told above it.

    What is final has a step of its own, which is where there is a way back.
    """
    words, usual = position.words(lang), selection.actions[0]
    label, is_final = words.action(position.seen, usual), position.final(selection.actions)
    told = hinted(position, label, [usual], limits.SELECT_LABEL)
    if not fits(position, label, [usual]):
        short = words.kind(position.seen, kind(usual)).label
        told = f"{LOCK} {short}" if is_final else limits.clip(label, limits.BUTTON_LABEL)
    way = path
    if selection.paying:
        way = paths.extend(path, next(iter(paths.offered(selection))))
    handler = "pick" if not path and is_final else "agree"
    return _pick(position, told, way, handler=handler)


def _need_lines(
    position: Position, selection: Selection, offers: Sequence[Offer], lang: Language
) -> bool:
    """Whether choices need a line each: buttons in a row have no room for what they say."""
    words, whole = position.words(lang), paths.flat(selection)
    for offer in offers:
        told = words.unsaid(position.seen, offer.leads[0]) if whole else offer.choice.detail
        before, after = hint(position, offer.leads)
        if told or len(before + offer.choice.label + after) > SHORT:
            return True
    return False


def _offers(position: Position, selection: Selection, lang: Language) -> list[Offer]:
    """Return what is offered, the best first; marks on several pages stay where they are."""
    whole = paths.flat(selection)
    found = [
        Offer(token, offered_as(position, selection, value, leads, lang, whole=whole), leads)
        for token, (value, leads) in paths.leads(selection).items()
    ]
    if len(found) > limits.SELECT_OPTIONS and marking(position, selection) is not None:
        return found
    return best_first(position, found, lambda offer: offer.leads)


def _ways(position: Position, selection: Selection, path: str, lang: Language) -> Choices:
    """Return a button for the usual way to pay, and a menu of the others."""
    words = position.words(lang)
    shown: list[tuple[str, str, str]] = []
    for token, action in list(paths.offered(selection).items())[1:]:
        label = words.action(position.seen, action)
        how = Choice(label, _way(position, selection, action, lang))
        told = hinted(position, label, [action], limits.SELECT_LABEL)
        shown.append((token, told, line(position, how, [action], lang)))
    menu = controls.menu(
        say(lang, "panel-pay"),
        shown,
        position.handler("choose"),
        position.live.id,
        position.decision,
        path,
    )
    return [_sure(position, selection, path, lang), menu]


def _way(position: Position, selection: Selection, action: Any, lang: Language) -> str:
    """Return how an action is paid, as far as the ways to choose from differ in it."""
    words, told = position.words(lang), list[str]()
    given = {name: getattr(action, name) for name in action.__struct_fields__}
    for field, value in given.items():
        if len({getattr(other, field) for other in selection.actions}) > 1:
            told.append(words.choice(position.seen, kind(action), field, value, given).label)
    return " · ".join(told)


def _menu(
    position: Position,
    selection: Selection,
    offers: Sequence[Offer],
    path: str,
    page: int,
    lang: Language,
    *,
    titled: bool = False,
) -> list[Control]:
    """Return the menu for many choices, or those whose details are to be read, page by page."""
    cut = paged(offers)
    page = min(page, len(cut) - 1)
    shown = [
        (
            offer.token,
            hinted(position, offer.choice.label, offer.leads, limits.SELECT_LABEL),
            line(position, offer.choice, offer.leads, lang),
        )
        for offer in cut[page]
    ]
    many = _several(position, selection, cut[page], whole=len(cut) == 1)
    menu = controls.menu(
        _placeholder(position, selection, lang, many, len(offers) if titled else 0),
        shown,
        position.handler("choose" if many.marked is None else "mark"),
        position.live.id,
        position.decision,
        path if many.marked is None else f"{page}/{path}",
        most=max(many.most, 1),
    )
    menu.item.min_values = many.least
    menu.item.disabled = many.most < 1
    for option in menu.item.options:
        option.default = option.value in (many.marked or ())
    items: list[Control] = [menu]
    return items if len(cut) == 1 else items + _pager(position, path, page, len(cut), lang)


def paged(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Return the offers of a menu page by page."""
    return pages(offers, [offer.choice.group for offer in offers], limits.SELECT_OPTIONS)


def _several(
    position: Position, selection: Selection, shown: Sequence[Offer], *, whole: bool
) -> Several:
    """Return how many of the offers shown may be chosen at once; `whole`: there are no others.

    What is marked on other pages counts; how much is due in all is then left to the person.
    """
    found = marking(position, selection)
    if found is None:
        most = 1 if paths.flat(selection) else series(position, selection)
        least = most if whole and most > 1 and due(position, selection) else 1
        return Several(least, min(most, len(shown)))
    assert selection.field is not None
    values = {getattr(offer.leads[0], selection.field): offer.token for offer in shown}
    here = tuple(token for value, token in values.items() if value in found.marked)
    most = min(found.most - len(found.marked) + len(here), len(shown))
    return Several(min(found.least, most) if whole else 0, most, here)


def marked(position: Position, path: str, page: int, chosen: Sequence[str]) -> list[Any]:
    """Return the actions that make what is marked on a page of a menu what was chosen there.

    Raises `Unresolved` where nothing is marked any more, or not this.
    """
    selection = paths.follow(position.legal, path)
    if marking(position, selection) is None:
        raise paths.Unresolved(path)
    cut = paged(_offers(position, selection, "en"))
    leads = {offer.token: offer.leads[0] for offer in cut[min(page, len(cut) - 1)]}
    if not leads.keys() >= set(chosen):
        raise paths.Unresolved(path)
    before = (
        _several(position, selection, cut[min(page, len(cut) - 1)], whole=len(cut) == 1).marked
        or ()
    )
    off = [leads[token] for token in before if token not in chosen]
    return off + [leads[token] for token in chosen if token not in before]


def _placeholder(
    position: Position, selection: Selection, lang: Language, several: Several, entries: int
) -> str:
    """Return what a menu says before something is chosen: what it is about, where that helps.

    One of several menus is headed by its kind and by how many `entries` it has.
    """
    words, most = position.words(lang), several.most
    many = most > 1
    plain = say(lang, "panel-choose-many" if many else "panel-choose")
    if most < 1:
        plain = say(lang, "panel-chosen-elsewhere")
    elif many and most == several.least:
        plain = say(lang, "panel-choose-exactly", count=most)
    elif many and most < min(len(selection.actions), limits.SELECT_OPTIONS):
        plain = say(lang, "panel-choose-up-to", count=most)
    told = many or several.marked is not None or selection.kind in anytime(position)
    if (told or entries) and selection.kind is not None:
        title = words.kind(position.seen, selection.kind).label
        only = entries and not many and several.marked is None
        return (
            say(lang, "panel-choose-of", kind=title, count=entries)
            if only
            else f"{title} · {plain}"
        )
    if not many and selection.kind is not None and paths.flat(selection):
        return words.kind(
            position.seen, selection.kind
        ).label  # no field: each entry fills in all of them
    if not many and selection.kind is not None and selection.field is not None:
        return words.field(selection.kind, selection.field).help or plain
    return plain


def _pager(position: Position, path: str, page: int, count: int, lang: Language) -> list[Control]:
    return controls.pager(
        lang,
        page,
        count,
        position.handler("page"),
        position.live.id,
        position.decision,
        to=lambda number: f"{number}/{path}",
        row=0,
    )


def _pick(
    position: Position,
    label: str,
    path: str,
    *,
    handler: str = "pick",
    style: discord.ButtonStyle = BLUE,
) -> discord.ui.Item[Any]:
    """Return a button for a choice; `agree`: beside it stands all that the action gives up."""
    return controls.button(
        label,
        position.handler(handler),
        position.live.id,
        position.decision,
        path,
        style=style,
    )
