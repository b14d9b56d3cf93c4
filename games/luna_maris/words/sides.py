"""Public facts of a player or of the AI, from which catalogs take the arguments they need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.hidden.declare import HIDDEN
from games.core.messages import NOTHING, names, yes
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris.content.types import TRACKS
from games.luna_maris.rules.board import groups, probe_points
from games.luna_maris.rules.tracks import BATTERY, PROBES, actor
from games.luna_maris.scoring import SOURCES
from games.luna_maris.state import AiStep, Ore, Player, Rival, Side
from games.luna_maris.words import cards
from games.luna_maris.words.position import Position
from games.luna_maris.words.terms import GOODS, effects, gains, goods, points

_PLAYER = (
    "points place oxygen stores belt waste hand rest food equipment "
    "depot levels orders built probes"
)
_RIVAL = "points place stores waste levels orders built probes hired crops card"
_OPTIONAL = ("place", "equipment", "built", "crops", "card")
"""Lines of sides by their subject; the optional ones are left out if empty."""


def known(p: Position, side: Side, *, brief: bool = False) -> dict[str, Argument]:
    """Return all public facts of a side; `brief`: without the print on cards and tiles."""
    board, free = p.t.board, max(0, p.t.board.waste - p.t.board.penalty - side.waste)
    sizes = groups(p.t, side.probes)
    by = (numbered(Message(f"category-{k}"), side.vp[k]) for k in SOURCES if side.vp.get(k))
    return {
        "who": p.called(actor(side)),
        "score": points(side.score),
        "by": Items(by),
        "place": names([side.module] if side.module else []),
        "held": goods(held(side)),
        "water": board.water,
        "helium": board.helium,
        "waste": side.waste,
        "spaces": board.waste,
        "free": free,
        "levels": Items(level(Name(track), side.research[track]) for track in TRACKS),
        "co2": side.co2 + 1,
        "bottom": len(board.co2),
        "co2_vp": points(board.co2[side.co2]),
        "orders": names(side.orders),
        "orders_vp": points(board.orders[min(len(side.orders), len(board.orders) - 1)]),
        "built": names(side.built),
        "probes": len(side.probes),
        "zones": names(side.probes),
        "groups": Items(sizes),
        "groups_vp": points(probe_points(sizes)),
        "depot": PROBES - len(side.probes),
        **(_player(p, side, brief) if isinstance(side, Player) else _rival(p, side)),
    }


def _player(p: Position, of: Player, brief: bool) -> dict[str, Argument]:
    tile = p.t.equipment.get(of.equipment)
    left, rewards = PROBES - len(of.probes), p.t.components.probes
    cubes = (
        Message("own-cube", good=goods({key: 1}), vp=points(vp))
        for key in of.depot
        for vp in [p.t.board.depot[key]]  # pyright: ignore[reportArgumentType]
    )
    return {
        "stores": goods({"energy": of.energy, "water": of.water, "helium": of.helium}),
        "battery": BATTERY,
        "active": yes(of.active and not p.state.over),
        "first": ore(of.first),
        "last": ore(of.last),
        "aging": of.last.iron + of.last.titanium,
        "used": of.oxygen,
        "stress": of.stress,
        "oxygen": max(0, of.stress - of.oxygen),
        "hand": team(p, of.hand, brief=brief),
        "rest": team(p, of.rest, brief=brief),
        "food": Items(map(p.food, (*of.food, *[HIDDEN] * len(of.drawn)))),
        "equipment": names([tile.id] if tile else []),
        "text": Items([cards.equipment(p.t, tile)] if tile and not brief else []),
        "equipped": yes(of.equipped),
        "cubes": Items(cubes),
        "brings": effects(rewards[len(of.probes) - 1]) if left else NOTHING,
        "ended": yes(of.seat in p.state.ended and not p.state.over),
    }


def _rival(p: Position, ai: Rival) -> dict[str, Argument]:
    stores = {"energy": ai.energy, "titanium": ai.titanium, "water": ai.water, "helium": ai.helium}
    return {
        "stores": goods(stores),
        "battery": p.t.components.ai.battery,
        "hired": team(p, ai.hired),
        "crops": Items(map(p.food, ai.food)),
        "card": names([ai.card] if ai.card in p.t.ai_cards else []),
        "left": len(ai.deck),
        "brings": NOTHING,
    }


def told(p: Position, key: str, side: Side, **instead: Argument) -> Message:
    """Return a message about a side, with some facts `instead` of the known ones."""
    return p.speaker.about(key, known(p, side) | instead)


def held(side: Side) -> dict[str, int]:
    """Return the goods of a side, ore of both belt spaces and waste too."""
    belt = (side.first, side.last) if isinstance(side, Player) else ()
    return {k: getattr(side, k, 0) + sum(getattr(o, k, 0) for o in belt) for k in GOODS}


def team(p: Position, found: Iterable[str], *, brief: bool = False) -> Items:
    """Return scientists with the modules that they show."""
    shown = ((each, () if brief else p.t.scientists[each].modules) for each in found)
    return Items(Message("own-scientist", name=Name(k), modules=names(m)) for k, m in shown)


def ore(cubes: Ore) -> Items:
    """Return the ore on a space of the belt."""
    return goods({"iron": cubes.iron, "titanium": cubes.titanium})


def level(what: Argument, n: int) -> Message:
    """Return a research level of a side, or on a track."""
    return Message("board-level", who=what, level=n)


def numbered(what: Argument, n: int) -> Message:
    """Return a side or a thing with a number behind it."""
    return Message("board-counted", what=what, n=n)


def lines(p: Position, side: Side, *, brief: bool = False) -> Iterator[Message]:
    """Yield everything of a side, of the AI also what it did for each line of its card.

    `brief`: without the modules of scientists and the text of the equipment.
    """
    facts = known(p, side, brief=brief)
    mine = isinstance(side, Player)
    for key in (_PLAYER if mine else _RIVAL).split():
        if key not in _OPTIONAL or facts[key] != NOTHING:
            yield p.speaker.about(f"own-{key}" if mine else f"ai-{key}", facts)
    if isinstance(side, Rival):
        yield from (Message("ai-line", did=did(step)) for step in side.did)


def did(step: AiStep) -> Message:
    """Return what the AI did for a line of its card."""
    done: list[Argument] = []
    if step.main in ("water", "helium"):
        done.append(Message(f"ai-makes-{step.main}"))
    elif step.main and step.main != step.module:
        done.append(Name(step.main))
    for key, found in (
        ("ai-pays", goods({**step.paid, "waste": max(0, -step.waste)})),
        ("ai-gains", gains(step.gained, step.vp)),
        ("ai-bonus", names([step.bonus] if step.bonus else [])),
        ("ai-takes", goods({"waste": max(0, step.waste)})),
        ("ai-down", Items([step.steps] if step.steps > 0 else [])),
        ("ai-back", Items([-step.steps] if step.steps < 0 else [])),
        ("ai-builds", names([step.extra] if step.extra not in ("", "scrub") else [])),
    ):
        if found.items:
            done.append(Message(key, what=found))
    skipped = yes(not step.main and not step.extra)
    return Message("ai-did", module=Name(step.module), skipped=skipped, done=Items(done))
