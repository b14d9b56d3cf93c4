"""The rules as help pages: each is the message of its key, its numbers come from the data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from games.ceres.content import Index
from games.ceres.content.types import FIELDS, RINGS, Goods
from games.ceres.rules import tables as t
from games.ceres.words.cards import favor_effect, function, program_effect
from games.ceres.words.legend import LEGEND
from games.ceres.words.terms import amount
from games.core.legend import page, sections
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.core.words import Topic, topic

Given = Mapping[str, Argument]


def topics(index: Index, speaker: Speaker) -> tuple[Topic, ...]:
    """Return the help pages for a component set."""
    return tuple(topic(speaker, key, given(index, speaker)) for key, given in _PAGES.items())


def figures(index: Index, speaker: Speaker) -> Given:
    """Return the numbers in several pages, also for how to play and the coach."""
    return {**_overview(index, speaker), **_yard(index, speaker), **_plain(index, speaker)}


def _amounts(found: Iterable[Goods]) -> Items:
    return Items(amount(goods) for goods in found)


def _lines(speaker: Speaker, messages: Iterable[Message]) -> str:
    return "\n".join(speaker.say(message) for message in messages)


def _plain(index: Index, speaker: Speaker) -> Given:
    return {
        "rounds": t.ROUNDS,
        "trades": t.TRADES,
        "spots": t.SPOTS,
        "uses": t.HEADQUARTERS_USES,
        "token": t.TOKEN,
        "manufactures": t.MANUFACTURES,
        "fee": amount(t.FEES["council", "launch"]),
        "reassign": amount(t.FEES["contractors", "reassign"]),
        "yard": amount(t.FEES["contractors", "construction_yard"]),
    }


def _overview(index: Index, speaker: Speaker) -> Given:
    return {
        "rounds": t.ROUNDS,
        "seats": _amounts(t.SEAT_GOODS["final"]),
        "facilities": len(index.facilities),
        "projects": len(index.projects),
        "ships": len(index.ships),
        "asteroids": len(index.asteroids),
    }


def _yard(index: Index, speaker: Speaker) -> Given:
    draws = t.DRAWS.items()
    return {"draws": Items(Message("help-draw", influence=n, cards=cards) for n, cards in draws)}


def _belt(index: Index, speaker: Speaker) -> Given:
    heads = [speaker.text("help-position"), *(speaker.text(f"ring-{ring}") for ring in RINGS)]
    rows = [range(len(t.SEPARATORS)), *([n + s for s in t.SEPARATORS] for n in t.INWARD[0])]
    width = max(map(len, heads)) + 1
    counts = ((ring, len(index.rings[ring])) for ring in RINGS)
    return {
        "table": "\n".join(
            f"{head:{width}}" + "".join(f"{n:>3}" for n in row)
            for head, row in zip(heads, rows, strict=True)
        ),
        "inward": t.INWARD[0][1],
        "further": t.INWARD[0][2] - t.INWARD[0][1],
        "rings": Items(
            Message("help-ring", ring=Message(f"ring-{ring}"), count=n) for ring, n in counts
        ),
    }


def _outstations(index: Index, speaker: Speaker) -> Given:
    lines = (
        Message(
            "help-starting",
            name=Name(start.id),
            production=amount(start.production),
            top=function(start.top),
            bottom=function(start.bottom),
        )
        for start in index.starting["final"].values()
    )
    return {"lines": _lines(speaker, lines)}


def _research(index: Index, speaker: Speaker) -> Given:
    blocks: list[str] = []
    for field in FIELDS:
        levels = (
            Message(
                "help-program",
                level=p.level,
                cost=amount(p.cost),
                vp=p.vp,
                does=program_effect(field, p.level, "final"),
            )
            for p in index.programs["final"][field]
        )
        blocks.append(f"**{speaker.text(f'research-{field}')}**\n{_lines(speaker, levels)}")
    return {"lines": "\n\n".join(blocks), "token": t.TOKEN}


def _favors(index: Index, speaker: Speaker) -> Given:
    lines = (
        Message(
            "help-favor",
            name=Name(favor.id),
            price=amount({"influence": favor.cost}),
            does=favor_effect(favor.id, "final"),
        )
        for favor in index.favors["final"].values()
    )
    return {"lines": _lines(speaker, lines)}


def _draft(index: Index, speaker: Speaker) -> Given:
    favors = index.favors["draft"].values()
    return {
        "seats": _amounts(t.SEAT_GOODS["draft"]),
        "choices": _amounts({good: n} for good, n in t.HEADQUARTERS_GOODS.items()),
        "costs": _amounts(p.cost for p in index.programs["draft"]["aerospace"]),
        "token": t.TOKEN,
        "favors": Items(f"{speaker.name(favor.id)} {favor.cost}" for favor in favors),
    }


def _symbols(index: Index, speaker: Speaker) -> Given:
    return {"symbols": page(sections(speaker, LEGEND), speaker.lang)}


_PAGES: Mapping[str, Callable[[Index, Speaker], Given]] = {
    "overview": _overview,
    "round": _plain,
    "turn": _plain,
    "trade_bureau": _plain,
    "construction_yard": _yard,
    "council": _plain,
    "contractors": _plain,
    "belt": _belt,
    "headquarters": _plain,
    "outstations": _outstations,
    "research": _research,
    "favors": _favors,
    "scoring": _plain,
    "draft": _draft,
    "symbols": _symbols,
}
"""The pages in their order, with what their texts are about."""
