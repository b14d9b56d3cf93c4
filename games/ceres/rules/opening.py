"""The frames that options and actions open, and how they begin.

Code that looks ahead asks whether just this frame could be answered: nothing is offered that cannot
be carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.ceres import state as s
from games.ceres.content.types import Field, Goods
from games.ceres.events import ProgramApplied
from games.ceres.rules.goods import gain, lacking, paying, receiving
from games.ceres.rules.prices import bureau_handout, yard_handout
from games.ceres.rules.tables import FEES, MANUFACTURES, OPTIONS, TRADES, AnyDecision, Tables
from games.core.errors import Reason
from games.core.events import Applied

BUREAU = list(OPTIONS["trade_bureau"])
BOTH_WAYS = ["expanse", "upgrade"]
_PLAIN: dict[str, Callable[[], s.AnyFrame]] = {
    "launch": s.Launching,
    "research": s.Researching,
    "favor": s.Favoring,
    "reassign": s.Reassigning,
}


def bureau(t: Tables, options: list[str], trades: int = TRADES) -> s.Bureau:
    """Return a Trade Bureau activation; in the draft it has one line, repeated (E11)."""
    return s.Bureau(options.copy(), trades if t.final else 1)


def yard(drawn: list[str]) -> s.Yard:
    """Return a Yard activation in which cards already drawn can be built."""
    return s.Yard(BOTH_WAYS.copy(), drawn)


def option_frame(t: Tables, option: str) -> s.AnyFrame:
    """Return what an option of a Location opens."""
    match option:
        case "trade" | "settlement":
            return bureau(t, [option])
        case "trade_bureau":
            return bureau(t, BUREAU)
        case "build" | "construction_yard":
            return yard([])
        case "manufacture":
            return s.Manufacturing(MANUFACTURES, paid=True)
        case _:
            return _PLAIN[option]()


@cache
def _asked(t: Tables, option: str) -> s.AnyFrame:
    """Return what an option opens, to be asked about again and again but never begun."""
    return option_frame(t, option)


def action_frame(t: Tables, action: str, times: int, drawn: list[str]) -> s.AnyFrame:
    """Return what a board action opens for a Function's part, without Location fees (R17)."""
    match action:
        case "trade":
            return bureau(t, ["trade"], times)
        case "settlement":
            return bureau(t, ["settlement"])
        case "expanse" | "upgrade":  # in the draft both icons mean both (R68)
            return s.Yard([action], drawn) if t.final else yard(drawn)
        case "manufacture":
            return s.Manufacturing(times)
        case _:
            return _PLAIN[action]()


_HANDOUTS: dict[type, Callable[[Tables, s.Player], Goods]] = {
    s.Bureau: bureau_handout,
    s.Yard: yard_handout,
}


def blocked(at: AnyDecision, p: s.Player, frame: s.AnyFrame) -> Reason | None:
    """Return why a player could not carry out what a frame asks, if it were begun now."""
    handout = _HANDOUTS.get(type(frame))
    gains = handout(at.tables, p) if handout else {}
    return at.blocked(frame, receiving(p, gains) if gains else p)


def option_blocked(at: AnyDecision, location: str, option: str) -> Reason | None:
    """Return why an option of a Location cannot be carried out, fee included."""
    p, fee = at.player, FEES.get((location, option))
    if fee:
        why = lacking(p.goods, fee)
        if why is not None:
            return why
        p = paying(p, fee)
    return blocked(at, p, _asked(at.tables, option))


def begin(at: AnyDecision, frame: s.AnyFrame, log: Applied) -> None:
    """Begin what a frame asks: what it hands out comes first; a single option is chosen."""
    handout = _HANDOUTS.get(type(frame))
    gains = handout(at.tables, at.player) if handout else {}
    if gains:
        field = "logistics" if type(frame) is s.Bureau else "construction"
        program(at.player, field, 2, gains, log)
    at.state.stack.append(frame)
    if type(frame) is s.Bureau and len(frame.options) == 1:
        choose_in_bureau(at.state, frame, frame.options[0])


def begin_option(at: AnyDecision, option: str, log: Applied) -> None:
    """Begin an option of a Location whose fee is paid."""
    frame = option_frame(at.tables, option)
    begin(at, frame, log)
    if type(frame) is s.Bureau:
        frame.options = BUREAU.copy()  # a repeat may be of the other option (R49)


def choose_in_bureau(state: s.State, frame: s.Bureau, option: str) -> None:
    """Begin an option of the Trade Bureau."""
    frame.chosen = True
    state.stack.append(bureau_frame(frame, option))


def bureau_frame(frame: s.Bureau, option: str) -> s.AnyFrame:
    """Return what an option of the Trade Bureau opens."""
    return s.Trading(frame.trades) if option == "trade" else s.Settling()


def program(
    p: s.Player, field: Field, level: int, goods: Goods, log: Applied, source: str = ""
) -> None:
    """Give what a program brings."""
    gained, lost = gain(p, goods)
    log.events.append(
        ProgramApplied(
            seat=p.seat, field=field, level=level, gained=gained, lost=lost, source=source
        )
    )
