"""The controls for the next choice at a selection: buttons for a few, a menu for many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot import controls, limits
from bot.panel import ending
from bot.panel import path as paths
from bot.panel.offered import LOCK, Offer, best_first, fits, hint, hinted, line, offered_as
from bot.panel.path import Selection
from bot.panel.position import Position, anytime, due, marking, series, unsaid
from bot.service.live import kinds_of
from bot.texts import say
from games.core.actions import kind
from games.core.narrow import pages
from games.core.text import Language
from games.core.words import Choice

FEW = 5
"""As many choices without details are shown as buttons; more go into a menu."""
ASIDE = discord.ButtonStyle.secondary
"""What is no answer to the question stands back."""
LAST = paths.ROWS - 1
"""The last row of choices."""

Items = list[discord.ui.Item[Any]]


class Several(NamedTuple):
    """How many of a menu may be chosen at once; `marked`: those that are already, where they are.

    Then what is chosen is the whole answer: the mark of everything else is taken back.
    """

    least: int
    most: int
    marked: tuple[str, ...] | None = None


def choices(
    position: Position, selection: Selection, path: str, page: int, lang: Language
) -> Items:
    """Return the controls for the next choice: a row for each of a few kinds, or one for all.

    What may be done at any time is behind a button of its own where rows are short, and where there
    are several kinds of it beside what is asked; those buttons stand below one menu of all that is
    asked where its kinds are too many for rows.
    """
    if path == paths.END:
        return [ending.anyway(position, lang)]
    aside = frozenset[str]() if selection.kind is not None else anytime(position)
    several = len(aside) > 1 and not aside.issuperset(kinds_of(selection.actions))
    folded = aside if several else frozenset[str]()

    def wide(each: Selection) -> bool:
        return each.kind not in folded and (paths.several(each) or _as_menu(position, each, lang))

    kinds = paths.apart(selection, wide)
    if not kinds and folded != aside:
        folded = aside
        kinds = paths.apart(selection, wide)
    kinds = dict(best_first(position, kinds.items(), lambda each: each[1].actions))
    if not kinds and not 0 < len(folded) <= paths.BUTTONS:
        folded = frozenset[str]()
    items: Items = []
    for row, (token, each) in zip(paths.rows(kinds.values(), wide), kinds.items(), strict=True):
        assert each.kind is not None
        title = position.words(lang).kind(position.seen, each.kind).label
        way = paths.extend(path, token)
        if each.kind in folded:
            items.append(_aside(position, each, way, row, lang))
        else:
            items += _row(position, each, way, 0, lang, row=row, title=title)
    return items or [
        *_row(position, selection, path, page, lang, without=folded),
        *_behind(position, selection, path, folded, lang),
    ]


def _behind(
    position: Position, selection: Selection, path: str, folded: frozenset[str], lang: Language
) -> Items:
    """Return the buttons behind which kinds of action are that are not in the menu above."""
    tags = paths.tokens(paths.choices(selection)) if folded else {}
    behind = {token: paths.choose(selection, tag) for token, tag in tags.items() if tag in folded}
    return [
        _aside(position, each, paths.extend(path, token), LAST, lang)
        for token, each in best_first(position, behind.items(), lambda each: each[1].actions)
    ]


def _aside(
    position: Position, selection: Selection, path: str, row: int, lang: Language
) -> discord.ui.Item[Any]:
    """Return the button of a kind of action that is no answer to the question."""
    assert selection.kind is not None
    words, view = position.words(lang), position.seen
    alone = selection.action and words.action(view, selection.action)
    title = words.kind(view, selection.kind).label
    label = hinted(position, alone or f"{title}…", selection.actions, limits.BUTTON_LABEL)
    return _pick(position, label, path, row, style=ASIDE)


def _row(
    position: Position,
    selection: Selection,
    path: str,
    page: int,
    lang: Language,
    *,
    row: int = 0,
    title: str = "",
    without: frozenset[str] = frozenset(),
) -> Items:
    """Return the buttons or the menu for the next choice at a selection, `without` some kinds."""
    if selection.action is not None or (selection.paying and title):
        return [_single(position, selection, path, lang, row=row, title=title)]
    if selection.paying:
        return _ways(position, selection, path, lang)
    offers = [
        offer for offer in _offers(position, selection, lang) if kind(offer.leads[0]) not in without
    ]
    if (
        len(offers) > FEW
        or _need_lines(position, selection, offers, lang)
        or marking(position, selection) is not None
    ):
        return _menu(position, selection, offers, path, page, lang, row=row, title=title)
    return [
        _pick(
            position,
            hinted(position, offer.choice.label, offer.leads, limits.BUTTON_LABEL),
            paths.extend(path, offer.token),
            row,
        )
        for offer in offers
    ]


def _single(
    position: Position, selection: Selection, path: str, lang: Language, *, row: int, title: str
) -> discord.ui.Item[Any]:
    """Return the control for one action: of several ways to pay it has the usual one.

    The others have a step of their own. Beside other rows it is a menu where a button has no room
    for what it brings; alone that is told above it.
    """
    label = position.words(lang).action(position.seen, selection.actions[0])
    told = hinted(position, label, selection.actions, limits.SELECT_LABEL)
    if not title:
        return _sure(position, selection, path, lang, row=row)
    if not _as_menu(position, selection, lang):
        return _pick(position, told, path, row)
    choice = Choice(label, unsaid(position, selection, lang))
    return controls.menu(
        f"{title} · {say(lang, 'panel-choose')}",
        [(paths.last(path), told, line(position, choice, selection.actions, lang))],
        position.handler("choose"),
        position.live.id,
        position.decision,
        paths.beside(paths.back(path), row),
        row=row,
    )


def _sure(
    position: Position, selection: Selection, path: str, lang: Language, *, row: int
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
    return _pick(position, told, way, row, handler=handler)


def _as_menu(position: Position, selection: Selection, lang: Language) -> bool:
    """Whether a button has no room for the one action of a kind and for what it brings."""
    label = position.words(lang).action(position.seen, selection.actions[0])
    told = hinted(position, label, selection.actions, limits.SELECT_LABEL)
    return len(told) > limits.BUTTON_LABEL or bool(unsaid(position, selection, lang))


def _need_lines(
    position: Position, selection: Selection, offers: Sequence[Offer], lang: Language
) -> bool:
    """Whether choices need the two lines of a menu: buttons have no room for what they say."""
    words, whole = position.words(lang), paths.flat(selection)
    for offer in offers:
        told = words.unsaid(position.seen, offer.leads[0]) if whole else offer.choice.detail
        before, after = hint(position, offer.leads)
        if told or len(before + offer.choice.label + after) > limits.BUTTON_LABEL:
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


def _ways(position: Position, selection: Selection, path: str, lang: Language) -> Items:
    """Return a button for the usual way to pay and a menu of all, in which that one is chosen."""
    words = position.words(lang)
    shown: list[tuple[str, str, str]] = []
    for token, action in paths.offered(selection).items():
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
        row=0,
    )
    menu.item.options[0].default = True
    return [menu, _sure(position, selection, path, lang, row=1)]


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
    row: int,
    title: str,
) -> Items:
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
        _placeholder(position, selection, lang, title, many),
        shown,
        position.handler("choose" if many.marked is None else "mark"),
        position.live.id,
        position.decision,
        path if many.marked is None else f"{page}/{path}",
        row=row,
        most=max(many.most, 1),
    )
    menu.item.min_values = many.least
    menu.item.disabled = many.most < 1
    for option in menu.item.options:
        option.default = option.value in (many.marked or ())
    items: Items = [menu]
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
    position: Position, selection: Selection, lang: Language, title: str, several: Several
) -> str:
    """Return what a menu says before something is chosen: what it is about, where that helps."""
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
    if told and not title and selection.kind is not None:
        title = words.kind(position.seen, selection.kind).label
    if title:
        return f"{title} · {plain}"
    if not many and selection.kind is not None and paths.flat(selection):
        return words.kind(
            position.seen, selection.kind
        ).label  # no field: each entry fills in all of them
    if not many and selection.kind is not None and selection.field is not None:
        return words.field(selection.kind, selection.field).help or plain
    return plain


def _pager(position: Position, path: str, page: int, count: int, lang: Language) -> Items:
    return controls.pager(
        lang,
        page,
        count,
        position.handler("page"),
        position.live.id,
        position.decision,
        to=lambda number: f"{number}/{path}",
        row=1,
    )


def _pick(
    position: Position,
    label: str,
    path: str,
    row: int,
    *,
    handler: str = "pick",
    style: discord.ButtonStyle = discord.ButtonStyle.primary,
) -> discord.ui.Item[Any]:
    """Return a button for a choice; `agree`: beside it stands all that the action gives up."""
    return controls.button(
        label,
        position.handler(handler),
        position.live.id,
        position.decision,
        path,
        style=style,
        row=row,
    )
