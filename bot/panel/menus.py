"""The menus of a panel: many choices at once, several of them together, or page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.panel import selections
from bot.panel.choice_labels import LabelledChoice, hinted, line, offers_at
from bot.panel.decision import Position, anytime, due, marking, series
from bot.panel.selections import Selection
from bot.platform import controls, limits
from bot.platform.page import Control
from bot.shared.text import say
from games.core.choose_fields import pages
from games.core.text import Language

EXAMPLES = 3
"""As many entries of a menu are named under it, and one more where it is the last."""


class ManyOffers(NamedTuple):
    """How many entries of a menu can be chosen at once; `marked`: the entries marked already.

    If there are marks, the choice is the whole answer: the marks of all other entries are removed.
    """

    least: int
    most: int
    marked: tuple[str, ...] | None = None


def at_once(position: Position, selection: Selection) -> bool:
    """Return whether several values can be chosen at once, which needs a menu."""
    if marking(position, selection) is not None:
        return True
    return selections.several(selection) and series(position, selection) > 1


def examples(offers: Sequence[LabelledChoice], lang: Language) -> str:
    """Return small lines that name the first entries of a menu above them, one a line."""
    shown = offers[:EXAMPLES] if len(offers) > EXAMPLES + 1 else offers
    named = [offer.choice.label for offer in shown]
    if left := len(offers) - len(named):
        named.append(say(lang, "panel-examples-more", count=left))
    return "\n".join(f"-# • {each}" for each in named)


def menu(
    position: Position,
    selection: Selection,
    offers: Sequence[LabelledChoice],
    path: str,
    page: int,
    lang: Language,
    *,
    titled: bool = False,
) -> list[Control]:
    """Return the menu for many choices, or for choices with details, page by page."""
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
    made = controls.menu(
        _placeholder(position, selection, lang, many, len(offers) if titled else 0),
        shown,
        position.handler("choose" if many.marked is None else "mark"),
        position.live.id,
        position.decision,
        path if many.marked is None else f"{page}/{path}",
        most=max(many.most, 1),
    )
    made.item.min_values = many.least
    made.item.disabled = many.most < 1
    for option in made.item.options:
        option.default = option.value in (many.marked or ())
    items: list[Control] = [made]
    return items if len(cut) == 1 else items + _pager(position, path, page, len(cut), lang)


def paged(offers: Sequence[LabelledChoice]) -> list[list[LabelledChoice]]:
    """Return the offers of a menu page by page."""
    return pages(offers, [offer.choice.group for offer in offers], limits.SELECT_OPTIONS)


def _several(
    position: Position, selection: Selection, shown: Sequence[LabelledChoice], *, whole: bool
) -> ManyOffers:
    """Return how many of the offers shown can be chosen at once; `whole`: there are no others.

    Marks on other pages count; the total that is due is then left to the player.
    """
    found = marking(position, selection)
    if found is None:
        most = series(position, selection)
        least = most if whole and most > 1 and due(position, selection) else 1
        return ManyOffers(least, min(most, len(shown)))
    assert selection.field is not None
    values = {getattr(offer.leads[0], selection.field): offer.token for offer in shown}
    here = tuple(token for value, token in values.items() if value in found.marked)
    most = min(found.most - len(found.marked) + len(here), len(shown))
    return ManyOffers(min(found.least, most) if whole else 0, most, here)


def marked(position: Position, path: str, page: int, chosen: Sequence[str]) -> list[Any]:
    """Return the actions that change the marks on a page of a menu to those chosen there.

    Raise `InvalidSelection` if nothing is marked any more, or another field.
    """
    selection = selections.follow(position.legal, path)
    if marking(position, selection) is None:
        raise selections.InvalidSelection(path)
    cut = paged(offers_at(position, selection, "en"))
    leads = {offer.token: offer.leads[0] for offer in cut[min(page, len(cut) - 1)]}
    if not leads.keys() >= set(chosen):
        raise selections.InvalidSelection(path)
    before = (
        _several(position, selection, cut[min(page, len(cut) - 1)], whole=len(cut) == 1).marked
        or ()
    )
    off = [leads[token] for token in before if token not in chosen]
    return off + [leads[token] for token in chosen if token not in before]


def _placeholder(
    position: Position, selection: Selection, lang: Language, several: ManyOffers, entries: int
) -> str:
    """Return a menu's text before something is chosen: its subject, where that helps.

    One of several menus is headed by its kind and by how many `entries` it has.
    """
    plain, words = _instruction(selection, lang, several), position.words(lang)
    if selection.kind is None:
        return plain
    many = several.most > 1
    told = many or several.marked is not None or selection.kind in anytime(position)
    if told or entries:
        title = words.kind(position.seen, selection.kind).label
        if entries and not many and several.marked is None:
            return say(lang, "panel-choose-of", kind=title, count=entries)
        return f"{title} · {plain}"
    if selections.flat(selection):  # no field: each entry fills in all of them
        return words.kind(position.seen, selection.kind).label
    if selection.field is not None:
        return words.field(selection.kind, selection.field).help or plain
    return plain


def _instruction(selection: Selection, lang: Language, several: ManyOffers) -> str:
    """Return the instruction how many entries of a menu to choose."""
    most, many = several.most, several.most > 1
    if most < 1:
        return say(lang, "panel-chosen-elsewhere")
    if many and most == several.least:
        return say(lang, "panel-choose-exactly", count=most)
    if many and most < min(len(selection.actions), limits.SELECT_OPTIONS):
        return say(lang, "panel-choose-up-to", count=most)
    return say(lang, "panel-choose-many" if many else "panel-choose")


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
