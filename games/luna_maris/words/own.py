"""The viewer's possibilities in words: the question, their goods, their choices.

For the modules in reach: O2, energy, who gains by it, what could be done there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from games.core.actions import Action, kind, without_payment
from games.core.choose_fields import grouped
from games.core.errors import NOT_NOW, Reason
from games.core.hidden.declare import View
from games.core.messages import NOTHING, names, optional, yes
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris import actions as act
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.rules.board import keeper
from games.luna_maris.state import Activation, Player, Turn
from games.luna_maris.steps import STEPS
from games.luna_maris.steps.base import Main
from games.luna_maris.steps.turn import way
from games.luna_maris.words import cards, events
from games.luna_maris.words.actions import spoken
from games.luna_maris.words.position import Position
from games.luna_maris.words.prompts import prompt
from games.luna_maris.words.sides import told

_EXTRAS = {"laboratory": act.Build, "industrial": act.Scrub}
"""Extra actions by their modules (4.5)."""


def decision(p: Position) -> Iterator[Message]:
    """Yield the viewer's question, their goods, and a line for every choice."""
    yield from asked(p)
    for action in legal(p):
        yield Message("own-choice", text=label(p, action), more=optional(_printed(p, action)))


def asked(p: Position) -> Iterator[Message]:
    """Yield the viewer's question and their goods."""
    yield prompt(p, p.seat)
    yield told(p, "own-have", p.player)


def label(p: Position, action: Action, *, brief: bool = False) -> Argument:
    """Return the spoken name of an action; `brief`: without its gain."""
    cost, arrow, gain = spoken(p, action).replace(" · ", ", ").partition(" → ")
    text = Message("own-deal", cost=cost, gain=gain) if arrow and not brief else cost
    # Actions with their own heading on the panel.
    headed = isinstance(action, act.Feed | act.Rest)
    return Message("own-kind", kind=Message(f"kind-{kind(action)}"), text=text) if headed else text


def _printed(p: Position, action: Action) -> Message | None:
    """Return the print on the tile or the card that an action takes or builds."""
    match action:
        case act.Equip(tile):
            return cards.equipment(p.t, p.t.equipment[tile])
        case act.Build(module):
            return cards.improvement(p.t, p.t.improvements[module])  # pyright: ignore[reportArgumentType]
        case act.Hire(key):
            return cards.scientist(p.t.scientists[key])
        case _:
            return None


def legal(p: Position) -> list[Any]:
    """Return the viewer's possible actions, each once, paid as most people would."""
    asking = () if p.frame is None else (p.frame, None)
    return [ways[0] for ways in grouped(STEPS.choices(list(map(p.at, asking))).legal())]


def walks(p: Position) -> bool:
    """Return whether the viewer could go somewhere now, or in their next turn."""
    live, mine = p.frame, p.player
    if mine.module is None or mine.seat in p.state.ended:
        return False
    if isinstance(live, Activation):
        return not live.asleep and len(live.steps) < p.t.scientists[live.scientist].level
    return live is None or (isinstance(live, Turn) and not live.acted)


def reach(p: Position) -> Iterator[Message]:
    """Yield every module, nearest first: O2, energy, who gains, who may go, possible actions.

    Seats that wait see it too, for the current position. Once a scientist was played, only the
    modules that this one may go to are listed.
    """
    going = isinstance(p.frame, Activation)
    for module in _nearest(p):
        if not going or _able(p, module):
            yield Message("reach-module", **_visit(p, module)[0])


def in_reach(p: Position) -> Iterator[Message]:
    """Yield in one sentence the modules whose main action is possible, the nearest first."""
    visits = (_visit(p, module) for module in _nearest(p))
    yield Message("alt-reach", modules=Items(Message("alt-way", **v) for v, able in visits if able))


def closed(p: Position) -> Iterator[Message]:
    """Yield why the module where the viewer has gone cannot be activated, if so."""
    live = p.frame
    if isinstance(live, Activation) and live.steps and not live.active and not live.asleep:
        why = _there(p, live.steps[-1])[1]
        if why is not None:
            yield Message("own-closed", why=_reason(p, why))


def _nearest(p: Position) -> list[Module]:
    return sorted(MODULES, key=lambda module: way(p.t, p.player, module))


def _visit(p: Position, module: Module) -> tuple[dict[str, Argument], bool]:
    """Return the facts of going somewhere (4.3, 4.4), and whether its main action is possible.

    The facts are its price, who gains by it, who may go, and what could be done there.
    """
    able, owner, oxygen = _able(p, module), keeper(p.state, module), way(p.t, p.player, module)
    near = oxygen <= p.player.stress - p.player.oxygen
    what, closed = NOTHING, NOTHING
    if able and near:
        then = _as_if(p, module, able[0])
        found, why = _there(then, module)
        install = Message("reach-install")
        what = Items(install if type(each) is act.Install else label(then, each) for each in found)
        closed = optional(None if why is None else _reason(p, why))
    power = "energy" if owner is None else "own" if owner == p.seat else "other"
    told: dict[str, Argument] = {
        "module": Name(module),
        "oxygen": oxygen,
        "power": "free" if module == "power" else power,
        "owner": optional(None if owner is None else p.called(owner)),
        "gains": yes(isinstance(owner, int) and owner != p.seat),
        "stays": yes(p.player.module == module),
        "near": yes(near),
        "by": names(able),
        "anybody": yes(module == "sleeping"),
        "what": what,
        "why": closed,
    }
    return told, bool(able) and near and closed == NOTHING


def _able(p: Position, module: Module) -> list[str]:
    """Return the scientists in hand who can go to a module, or only the played one."""
    live, team = p.frame, p.player.hand
    if isinstance(live, Activation):
        team = [] if module in live.steps else [live.scientist]
    return [key for key in team if module in (*p.t.scientists[key].modules, "sleeping")]


def _as_if(p: Position, module: Module, scientist: str) -> Position:
    """Return the view after the scientist was played and the astronaut has gone there."""
    state, mine, live = p.state, p.player, p.frame
    assert mine.module is not None
    active, oxygen = mine.active and mine.module == module, way(p.t, mine, module)
    gone: Player = replace(mine, module=module, active=active, oxygen=mine.oxygen + oxygen)
    frame = Activation(scientist=scientist, origin=mine.module, steps=[module])
    if isinstance(live, Activation):
        frame = replace(frame, origin=live.origin, steps=[*live.steps, module], extras=live.extras)
    else:
        gone.hand = [key for key in mine.hand if key != scientist]
        gone.rest = [*mine.rest, scientist]
    players = [gone if each.seat == mine.seat else each for each in state.players]
    then = replace(state, players=players, turn=mine.seat, stack=[Turn(acted=True), frame])
    return Position(View(p.seen.viewer, then), p.speaker, p.players)


def _there(p: Position, module: Module) -> tuple[list[Any], Reason | None]:
    """Return what could be done in a module, and why its main action cannot, if so."""
    at = p.at(p.frame)
    found: dict[tuple[Any, ...], Any] = {}
    why = set[Reason]()
    able = False
    for step in STEPS[Activation].steps:
        main = isinstance(step, Main) and step.module == module
        if not main and _EXTRAS.get(module) not in step.actions:
            continue
        for action in _asked(step, at):
            missing = step.refusal(at, action)
            if missing is None:
                # One zone is like the next here; the mining area lists them all.
                placing = isinstance(action, act.Install)
                found.setdefault((act.Install,) if placing else without_payment(action), action)
                able = able or main
            elif main:
                why.add(missing)
    # Where several things are missing for several offers, none of them is the reason.
    return list(found.values()), None if able else why.pop() if len(why) == 1 else NOT_NOW


def _asked(step: Any, at: Any) -> Iterable[Any]:
    """Return the offers of a step; no probes where stress or the depot forbids it."""
    placing = act.Install in step.actions
    return list(step.offers(at)) or ([act.Install(next(iter(at.tables.zones)))] if placing else ())


def _reason(p: Position, why: Reason) -> Message:
    """Return why nothing can be done; what one of several offers costs is not the reason."""
    vague = why == NOT_NOW or why.key in ("cannot_pay", "no_waste")
    return Message("reach-nothing") if vague else events.reason(p.t, why)
