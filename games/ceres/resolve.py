"""Opening what a Location, an Outstation's part or a program asks for, and closing it again."""

from __future__ import annotations

from collections.abc import Iterable

from games.ceres.can import any_part, building_ways, part_cost, turn_frame
from games.ceres.can_step import bureau_block, clearing, launch_block, yard_block
from games.ceres.content.types import (
    Act,
    ActionName,
    AsteroidProduction,
    DrawAndSee,
    Effect,
    FacilityProduction,
    Field,
    Gain,
    Goods,
    HeadquartersGain,
    Visit,
)
from games.ceres.events import FacilitiesDrawn, FacilitiesSeen, PartUsed, ProgramApplied
from games.ceres.goods import CAP, CAPPED, covers, gain, pay
from games.ceres.piles import discard_drawn, take_facilities
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Collecting,
    Favoring,
    Function,
    Launching,
    Manufacturing,
    Outstation,
    Player,
    Producing,
    Reassigning,
    Researching,
    Settling,
    State,
    Trading,
    Yard,
)
from games.ceres.state import Visit as Visiting
from games.ceres.tables import LOGISTICS_CREDITS, MANUFACTURES, OPTIONS, TRADES, Tables
from games.core.events import Applied

BUREAU = list(OPTIONS["trade_bureau"])
BOTH_WAYS = ("expanse", "upgrade")


def program(
    p: Player, field: Field, level: int, goods: Goods, log: Applied, source: str = ""
) -> None:
    """Give what a program brings."""
    gained, lost = gain(p, goods)
    log.events.append(
        ProgramApplied(
            seat=p.seat,
            field=field,
            level=level,
            gained=gained,
            lost=lost,
            source=source,
        )
    )


def open_option(
    t: Tables, state: State, p: Player, location: str, option: str, log: Applied
) -> None:
    """Begin an option of a Location whose fee is paid."""
    match option:
        case "trade" | "settlement":
            open_bureau(t, state, p, BUREAU, TRADES, option, log)
        case "trade_bureau":
            open_bureau(t, state, p, BUREAU, TRADES, "", log)
        case "build" | "construction_yard":
            open_yard(t, state, p, BOTH_WAYS, [], log)
        case "launch":
            state.stack.append(Launching())
        case "research":
            state.stack.append(Researching())
        case "favor":
            state.stack.append(Favoring())
        case "reassign":
            state.stack.append(Reassigning())
        case _:
            state.stack.append(Manufacturing(MANUFACTURES, paid=True))


def open_bureau(
    t: Tables,
    state: State,
    p: Player,
    options: list[str],
    trades: int,
    chosen: str,
    log: Applied,
) -> None:
    """Begin a Trade Bureau activation; `chosen` is its option if that is settled already."""
    if p.research["logistics"] > 1:
        program(p, "logistics", 2, {"credit": LOGISTICS_CREDITS}, log)
    if not t.final:
        trades = 1  # one line, as often as its multiplier allows (E11)
    frame = Bureau(options.copy(), trades)
    state.stack.append(frame)
    if chosen or len(options) == 1:
        choose_bureau(state, frame, chosen or options[0])


def choose_bureau(state: State, frame: Bureau, option: str) -> None:
    """Begin an option of the Trade Bureau."""
    frame.chosen = True
    state.stack.append(Trading(frame.trades) if option == "trade" else Settling())


def close_bureau(t: Tables, state: State, p: Player, frame: Bureau, log: Applied) -> None:
    """End a Trade Bureau activation: Logistics L1, then the offer of L3 (10, R20, R49)."""
    state.stack.pop()
    level = p.research["logistics"]
    if level > 0:
        program(p, "logistics", 1, {"influence": 1}, log)
    if not frame.again and level > 2 and _repeatable(t, state, p, frame.options):
        state.stack.append(Bureau(frame.options, frame.trades, again=True))


def _repeatable(t: Tables, state: State, p: Player, options: list[str]) -> bool:
    """Tell whether an option is open, at least after a completion that clears a spot (R22)."""
    return any(
        bureau_block(t, state, player, player.goods, options) is None
        for player in (p, *clearing(t, p))
    )


def open_yard(
    t: Tables,
    state: State,
    p: Player,
    ways: Iterable[str],
    drawn: list[str],
    log: Applied,
) -> None:
    """Begin a Construction Yard activation; in the draft Construction L2 brings an Alloy (R67)."""
    if not t.final and p.research["construction"] > 1:
        program(p, "construction", 2, {"alloy": 1}, log)
    state.stack.append(Yard(list(ways), drawn))


def close_yard(t: Tables, state: State, p: Player, frame: Yard, built: str, log: Applied) -> None:
    """End a Yard activation that built a card: Construction L1, then the offer of L3 (R53)."""
    level = p.research["construction"]
    if level > 0:
        program(p, "construction", 1, t.production[built], log, built)
    if (
        not frame.again
        and level > 2
        and yard_block(t, state, p, p.goods, frame.ways, (), again=True) is None
    ):
        state.stack.append(Yard(frame.ways, again=True))


def close_launch(t: Tables, state: State, p: Player, frame: Launching) -> None:
    """End a Launch after its programs: the offer of Aerospace L3 (R64)."""
    state.stack.pop()
    if (
        not frame.again
        and p.research["aerospace"] > 2
        and launch_block(t, state, p, p.goods, again=True) is None
    ):
        state.stack.append(Launching(again=True))


def draw(state: State, p: Player, count: int, paid: Goods, log: Applied) -> list[str]:
    """Draw Facility cards that only this player sees; how many is public (R53)."""
    cards = take_facilities(state, count, log)
    log.events.append(FacilitiesDrawn(seat=p.seat, count=len(cards), paid=paid))
    log.events.append(FacilitiesSeen(seat=p.seat, cards=tuple(cards), seats=(p.seat,)))
    return cards


# Outstations


def activate(state: State, outstation: Outstation) -> None:
    """Begin the activation of an Outstation with the parts that it has now (R55)."""
    turn_frame(state).activated.append(outstation.top)
    state.stack.append(Function(outstation.top, outstation.bottom))


def use_part(t: Tables, state: State, p: Player, frame: Function, index: int, log: Applied) -> None:
    """Use a part of the Function in progress: pay its activation cost, begin its effect."""
    part = t.parts(frame.outstation, frame.bottom)[index]
    effect = part.effect
    further = frame.left if index == frame.next else 0
    cost = {} if further else part_cost(t, state, p, part)
    pay(p, cost)
    frame.used = True
    frame.left = _performances(effect, further) - 1
    frame.next = index if frame.left else index + 1
    gained: Goods = {}
    lost: Goods = {}
    if isinstance(effect, Gain):
        gained, lost = gain(p, effect.goods)
    log.events.append(
        PartUsed(
            seat=p.seat,
            outstation=frame.outstation,
            bottom=frame.bottom,
            part=index,
            paid=cost,
            gained=gained,
            lost=lost,
        )
    )
    _open_effect(t, state, p, frame, effect, log)


def _open_effect(
    t: Tables, state: State, p: Player, frame: Function, effect: Effect, log: Applied
) -> None:
    """Begin what a part asks for; cards that the Function drew go to its next building part."""
    match effect:
        case Gain():
            pass
        case Act(action, times):
            drawn: list[str] = []
            if action in BOTH_WAYS:
                drawn, frame.drawn = frame.drawn, []
            open_action(t, state, p, action, times, drawn, log)
        case Visit("construction_yard"):
            drawn, frame.drawn = frame.drawn, []
            open_yard(t, state, p, BOTH_WAYS, drawn, log)
        case Visit("trade_bureau"):
            open_bureau(t, state, p, BUREAU, TRADES, "", log)
        case Visit(location):
            state.stack.append(Visiting([location]))
        case HeadquartersGain():
            state.stack.append(Producing())
        case FacilityProduction():
            state.stack.append(Producing(outstation=True))
        case AsteroidProduction():
            state.stack.append(Collecting())
        case DrawAndSee(cards):
            frame.drawn += draw(state, p, cards, {}, log)


def _performances(effect: Effect, further: int) -> int:
    if further:
        return further
    # Trades and Manufactures of a part are counted by their own frames.
    if isinstance(effect, Act) and effect.action not in ("trade", "manufacture"):
        return effect.times
    return 1


def open_action(
    t: Tables,
    state: State,
    p: Player,
    action: ActionName,
    times: int,
    drawn: list[str],
    log: Applied,
) -> None:
    """Begin a board action of a Function's part, without slot and Location fee (R17)."""
    frame: AnyFrame
    match action:
        case "trade":
            open_bureau(t, state, p, ["trade"], times, "trade", log)
            return
        case "settlement":
            open_bureau(t, state, p, ["settlement"], TRADES, "settlement", log)
            return
        case "expanse" | "upgrade":
            open_yard(t, state, p, building_ways(t, action), drawn, log)
            return
        case "launch":
            frame = Launching()
        case "research":
            frame = Researching()
        case "favor":
            frame = Favoring()
        case "reassign":
            frame = Reassigning()
        case "manufacture":
            frame = Manufacturing(times)
    state.stack.append(frame)


def advance_function(t: Tables, state: State, p: Player, frame: Function, log: Applied) -> bool:
    """Go on with a Function as far as nothing has to be decided; tells whether it has ended.

    A part that only gains and costs nothing is used at once, as nobody has a reason to skip it,
    unless a project that could be completed first would save some of the gain from the cap. While
    a completion could open another part, the Function waits for it (9.9).
    """
    parts = t.parts(frame.outstation, frame.bottom)
    while frame.next < len(parts):
        part = parts[frame.next]
        if not isinstance(part.effect, Gain) or part_cost(t, state, p, part):
            break
        if p.committed and _saves(t, p, part.effect.goods):
            break
        use_part(t, state, p, frame, frame.next, log)
    if frame.used and not any(any_part(t, state, q, frame) for q in (p, *clearing(t, p))):
        discard_drawn(state, p, frame.drawn, log)
        state.stack.pop()
        return True
    return False


def _saves(t: Tables, p: Player, gains: Goods) -> bool:
    """Tell whether completing a project now would leave more room below the cap for a gain."""
    lost = [good for good, n in gains.items() if good in CAPPED and p.goods[good] + n > CAP]
    return bool(lost) and any(
        any(good in t.projects[key].cost for good in lost)
        for key in p.committed
        if covers(p.goods, t.projects[key].cost)
    )
