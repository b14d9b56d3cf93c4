"""The rules as help pages: each is the message of its key, its numbers come from the data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.ceres.content import Index
from games.ceres.content.types import FIELDS, RINGS, Goods
from games.ceres.rules import tables as t
from games.ceres.words.cards import favor_effect, function, program_effect
from games.ceres.words.terms import amount
from games.core.speech import Argument, Items, Message, Name, Speaker

Given = Mapping[str, Argument]


PAGES = (
    "overview round turn trade_bureau construction_yard council contractors belt headquarters "
    "outstations research favors scoring draft symbols"
)


def figures(index: Index, speaker: Speaker) -> Given:
    """Return the numbers of a component set that the pages use, also how to play and the coach."""
    return {
        **_numbers(index),
        **_belt(index, speaker),
        **_draft(index, speaker),
        "starting": _outstations(index, speaker),
        "programs": _research(index, speaker),
        "favor-lines": _favors(index, speaker),
    }


def _amounts(found: Iterable[Goods]) -> Items:
    return Items(amount(goods) for goods in found)


def _lines(speaker: Speaker, messages: Iterable[Message]) -> str:
    return "\n".join(speaker.say(message) for message in messages)


def _numbers(index: Index) -> Given:
    draws = t.DRAWS.items()
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
        "seats": _amounts(t.SEAT_GOODS["final"]),
        "facilities": len(index.facilities),
        "projects": len(index.projects),
        "ships": len(index.ships),
        "asteroids": len(index.asteroids),
        "draws": Items(Message("help-draw", influence=n, cards=cards) for n, cards in draws),
    }


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


def _outstations(index: Index, speaker: Speaker) -> str:
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
    return _lines(speaker, lines)


def _research(index: Index, speaker: Speaker) -> str:
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
    return "\n\n".join(blocks)


def _favors(index: Index, speaker: Speaker) -> str:
    lines = (
        Message(
            "help-favor",
            name=Name(favor.id),
            price=amount({"influence": favor.cost}),
            does=favor_effect(favor.id, "final"),
        )
        for favor in index.favors["final"].values()
    )
    return _lines(speaker, lines)


def _draft(index: Index, speaker: Speaker) -> Given:
    favors = index.favors["draft"].values()
    return {
        "draft-seats": _amounts(t.SEAT_GOODS["draft"]),
        "choices": _amounts({good: n} for good, n in t.HEADQUARTERS_GOODS.items()),
        "costs": _amounts(p.cost for p in index.programs["draft"]["aerospace"]),
        "draft-favors": Items(f"{speaker.name(favor.id)} {favor.cost}" for favor in favors),
    }
