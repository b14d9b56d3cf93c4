"""The rules as help pages: each is the message of its key, its numbers come from the data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.messages import names
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.luna_maris.content import Index
from games.luna_maris.content.types import MODULES, AiMake
from games.luna_maris.rules.rival import EXCHANGED, WATER_KEPT
from games.luna_maris.words import cards
from games.luna_maris.words.terms import goods

PAGES = (
    "overview first turn oxygen energy ore food modules improvements equipment "
    "work cleanup scoring solo ai symbols"
)


def figures(t: Index, speaker: Speaker) -> dict[str, Argument]:
    """Return the numbers of a component set that the pages use."""
    return _numbers(t) | dict(_texts(t, speaker))


def _numbers(t: Index) -> dict[str, Argument]:
    """Return the numbers that boards print, and how many cards there are."""
    board, box, ai = t.board, t.components, t.components.ai
    last = len(board.orders) - 1
    return {
        "people": len(box.scientists),
        "tiles": len(box.orders),
        "foods": len(box.food),
        "tools": len(box.equipment),
        "water": board.water,
        "helium": board.helium,
        "waste": board.waste,
        "penalty": board.penalty,
        "punished": board.waste - board.penalty + 1,
        "fees": Items(board.fees),
        "construction": Items(board.construction),
        "depot": Items(
            Message("help-depot", good=key, vp=vp) for key, vp in sorted(board.depot.items())
        ),
        "awards": Items(board.awards),
        "co2": Items(board.co2),
        "orders": Items(
            Message("help-orders", n=n, vp=vp, last=int(n == last))
            for n, vp in enumerate(board.orders)
        ),
        "makes": Items(_makes(ai.makes)),
        "recycled": Items(
            Message("help-recycled", level=level, first=goods(each[0]), second=goods(each[1]))
            for level, each in enumerate(ai.recycling, 1)
            if any(each)
        ),
        "claims": names(ai.bonuses),
        "exchanged": Items(Message(f"name-{good}") for good in EXCHANGED),
        "kept": WATER_KEPT,
        "battery": ai.battery,
        "ore": ai.titanium,
        "food": ai.food,
        "scientists": Items(ai.extra_scientists),
        "extra": Items(ai.extra_orders),
    }


def _makes(makes: Sequence[AiMake]) -> Iterator[Message]:
    """Yield what the AI makes at each level at which it makes something else."""
    for level, make in enumerate(makes, 1):
        if level == 1 or make != makes[level - 2]:
            water = goods({"water": make.water, "waste": make.water_waste})
            helium = goods({"helium": make.helium, "waste": make.helium_waste})
            yield Message("help-make", level=level, water=water, helium=helium)


def _texts(t: Index, speaker: Speaker) -> Iterator[tuple[str, Argument]]:
    """Yield what modules and tiles do, and the symbols, as arguments of the pages."""
    box = t.components
    for key in MODULES:
        told = ((run.level, cards.procedure(run)) for run in cards.runs(t, key))
        yield key, Name(key)
        yield f"{key}-runs", Items(Message("help-run", level=n, text=text) for n, text in told)
    for kind, found in (
        ("improvements", ((each.id, cards.improvement(t, each)) for each in box.improvements)),
        ("equipment", ((each.id, cards.equipment(t, each)) for each in box.equipment)),
        ("bonuses", ((each.id, cards.bonus(each)) for each in box.bonuses)),
    ):
        lines = (Message("help-card", name=Name(key), text=text) for key, text in found)
        yield kind, "\n".join(map(speaker.say, lines))
