"""A Launch: claiming an asteroid (7.5), and the choice of Aerospace L1."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.actions import Bonus, Launch
from games.ceres.content.types import Goods
from games.ceres.events import Launched
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import gain, only, pay
from games.ceres.rules.opening import program
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import BONUSES
from games.ceres.state import Bonus as BonusFrame
from games.ceres.state import Launching
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step

NO_PROBE = Reason("no_probe")
_BONUSES = [Bonus(good) for good in BONUSES]


class ClaimAsteroid(Step[Decision[Launching], Launch]):
    """A Probe, and the Ice of the route."""

    nothing = Reason("no_asteroid")

    def offers(self, at: Decision[Launching]) -> Iterator[Launch]:
        claims = at.state.claims
        return (Launch(asteroid) for asteroid in at.tables.places if asteroid not in claims)

    def candidates(self, at: Decision[Launching]) -> Iterator[Launch]:
        t, state, p, again = at.tables, at.state, at.player, at.frame.again
        claims, ice = state.claims, p.goods["ice"]
        for asteroid in t.places:
            if asteroid not in claims and launch_price(t, state, p, asteroid, again) <= ice:
                yield Launch(asteroid)

    def refusal(self, at: Decision[Launching], action: Launch) -> Reason | None:
        state, p, asteroid = at.state, at.player, action.asteroid
        if asteroid not in at.tables.places:
            return unknown(asteroid)
        if p.goods["probe"] < 1:
            return NO_PROBE
        if asteroid in state.claims:
            return reason("claimed", asteroid=asteroid, seat=state.claims[asteroid])
        price = _price(at, asteroid)
        if p.goods["ice"] < price:
            return reason("cannot_pay", good="ice", need=price, have=p.goods["ice"])
        return None

    def cost(self, at: Decision[Launching], action: Launch) -> int:
        return _price(at, action.asteroid)

    def no_option_reason(self, at: Decision[Launching]) -> Reason | None:
        if at.player.goods["probe"] < 1:
            return NO_PROBE
        return self.nothing if next(self.candidates(at), None) is None else None

    def do(self, at: Decision[Launching], action: Launch, log: Applied) -> None:
        """Pay, place the Probe, gain points and production; the programs follow (R64)."""
        p, key = at.player, action.asteroid
        price = _price(at, key)
        paid: Goods = {"ice": price} if price else {}
        pay(p, paid)
        p.goods["probe"] -= 1
        at.state.claims[key] = p.seat
        p.asteroids.append(key)
        asteroid = at.tables.asteroids[key]
        p.vp["asteroids"] += asteroid.vp
        gained, lost = gain(p, asteroid.production)
        log.events.append(
            Launched(seat=p.seat, asteroid=key, paid=paid, vp=asteroid.vp, gained=gained, lost=lost)
        )
        at.frame.launched = True
        if p.research["aerospace"] > 0:
            at.state.stack.append(BonusFrame())


def _price(at: Decision[Launching], asteroid: str) -> int:
    return launch_price(at.tables, at.state, at.player, asteroid, at.frame.again)


class TakeBonus(Step[Decision[BonusFrame], Bonus]):
    """A good of the player's choice."""

    def offers(self, at: Decision[BonusFrame]) -> list[Bonus]:
        return _BONUSES

    def refusal(self, at: Decision[BonusFrame], action: Bonus) -> Reason | None:
        return None if action.good in BONUSES else unknown(action.good)

    def do(self, at: Decision[BonusFrame], action: Bonus, log: Applied) -> None:
        at.state.stack.pop()
        program(at.player, "aerospace", 1, only(BONUSES, action.good), log)
