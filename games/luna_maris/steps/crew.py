"""Scientists in modules: hired, removed, sent to rest (8.2, 8.10, R20, R26, R29, R57)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.errors import Reason, not_available, reason, unknown
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris.actions import Dismiss, Hire, Rest, Sleep
from games.luna_maris.effects import Goods
from games.luna_maris.rules.board import hire
from games.luna_maris.rules.ore import asked, pay, refusal
from games.luna_maris.rules.tracks import MOST_STRESS, relax, score
from games.luna_maris.state import Player
from games.luna_maris.steps.base import Here, Main, equipped, reason_without_step, turn_down


def fee(at: Here, scientist: str, antenna: int) -> Goods:
    """Return the price in iron for a scientist of the hiring board, never below 0 (R56)."""
    printed = at.tables.board.fees[at.state.hiring.index(scientist)]
    if antenna:
        printed -= at.tables.equipment[at.player.equipment].discount
    return {"iron": max(printed, 0)}


def _antenna(at: Here) -> Reason | None:
    """Return why the hiring fee cannot be lowered."""
    p = at.player
    lowers = [key for key, each in at.tables.equipment.items() if each.discount]
    return equipped(p, p.equipment if p.equipment in lowers else lowers[0])


class HireScientist(Main[Hire], module="comms"):
    """One level 2 scientist for the fee of its space."""

    def options(self, at: Here) -> Iterator[Hire]:
        hows = (0, 1) if _antenna(at) is None else (0,)
        for scientist in filter(None, at.state.hiring):
            for antenna in hows:
                for paid in asked(at.player, fee(at, scientist, antenna)):
                    yield Hire(scientist, antenna, paid)

    def missing(self, at: Here, action: Hire) -> Reason | None:
        state, known = at.state, at.tables.scientists
        why = not_available(state.hiring, known, "not_hiring", scientist=action.scientist)
        if why is None and action.antenna not in (0, 1):
            return unknown(action.antenna)
        why = why or (_antenna(at) if action.antenna else None)
        return why or refusal(at.player, action.paid, fee(at, action.scientist, action.antenna))

    def cost(self, at: Here, action: Hire) -> int:
        return sum(fee(at, action.scientist, action.antenna).values())

    def carry_out(self, at: Here, action: Hire, log: Applied) -> None:
        p = at.player
        paid = pay(p, action.paid, fee(at, action.scientist, action.antenna))
        if action.antenna:
            turn_down(p, log)
        p.hand = [*p.hand, action.scientist]
        at.state.hired = [*at.state.hired, action.scientist]
        log.events.append(ev.Hired(seat=p.seat, scientist=action.scientist, paid=paid))
        hire(at.state, action.scientist, log)


class DismissScientist(Step[Here, Dismiss], optional=True):
    """With a hire, in the improved Comms Room: a level 1 scientist leaves the game for points."""

    def offers(self, at: Here) -> Iterable[Dismiss]:
        frame, p, improved = at.frame, at.player, "comms" in at.state.constructed
        if not improved or not frame.active or frame.dismissed or frame.steps[-1] != "comms":
            return ()
        return [Dismiss(each) for each in (*p.hand, *p.rest)]

    def refusal(self, at: Here, action: Dismiss) -> Reason | None:
        t, p, frame = at.tables, at.player, at.frame
        if action.scientist not in t.scientists:
            return unknown(action.scientist)
        if why := reason_without_step(frame, "comms"):
            return why
        if "comms" not in at.state.constructed:
            return reason("not_improved", module="comms")
        if not frame.active:
            return reason("main_first")
        if frame.dismissed:
            return reason("dismissed_already")
        if action.scientist not in p.hand and action.scientist not in p.rest:
            return reason("not_in_hand", scientist=action.scientist)
        if t.scientists[action.scientist].level != 1:
            return reason("only_level_1", scientist=action.scientist)
        if action.scientist == frame.scientist:
            return reason("in_use", scientist=action.scientist)
        return None

    def do(self, at: Here, action: Dismiss, log: Applied) -> None:
        p = at.player
        p.hand = [each for each in p.hand if each != action.scientist]
        p.rest = [each for each in p.rest if each != action.scientist]
        at.frame.dismissed = True
        vp = score(p, "work", at.tables.improvements["comms"].dismissal)
        log.events.append(ev.Dismissed(seat=p.seat, scientist=action.scientist, vp=vp))


def unused(at: Here) -> int:
    """Return the unused activations of the scientist in use, including that of this step."""
    return at.tables.scientists[at.frame.scientist].level - len(at.frame.steps) + 1


class TakeDayOff(Main[Sleep], module="sleeping"):
    """Each unused activation of the scientist in use is worth a step; more can follow."""

    def missing(self, at: Here, action: Sleep) -> Reason | None:
        return reason("stress_full") if at.player.stress >= MOST_STRESS else None

    def carry_out(self, at: Here, action: Sleep, log: Applied) -> None:
        p = at.player
        # A scientist that an order gave back is in hand, and can be given up from there.
        worth = 0 if at.frame.scientist in p.hand else unused(at)
        at.frame.asleep = True
        _rested(p, None, worth, log)


class RestScientist(Step[Here, Rest], optional=True):
    """As many scientists of the hand as one likes, worth their level; surplus is lost (R57)."""

    def offers(self, at: Here) -> Iterable[Rest]:
        return [Rest(each) for each in at.player.hand] if at.frame.asleep else ()

    def refusal(self, at: Here, action: Rest) -> Reason | None:
        p = at.player
        if action.scientist not in at.tables.scientists:
            return unknown(action.scientist)
        if not at.frame.asleep:
            return reason("sleep_first")
        if action.scientist not in p.hand:
            return reason("not_in_hand", scientist=action.scientist)
        return None

    def do(self, at: Here, action: Rest, log: Applied) -> None:
        p, key = at.player, action.scientist
        worth = unused(at) if key == at.frame.scientist else at.tables.scientists[key].level
        p.hand = [each for each in p.hand if each != key]
        p.rest = [*p.rest, key]
        _rested(p, key, worth, log)


def _rested(p: Player, scientist: str | None, worth: int, log: Applied) -> None:
    """Lower stress by what a scientist is worth; what goes beyond 8 is lost (R57)."""
    steps = relax(p, worth)
    lost = worth - steps
    log.events.append(ev.Rested(seat=p.seat, scientist=scientist, steps=steps, lost=lost))
