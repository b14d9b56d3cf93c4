"""The Asteroid Belt in words: asteroids by their position, prices of a Launch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from games.ceres.content.types import RINGS, Ring
from games.ceres.rules.derived import Rock, belt
from games.ceres.rules.prices import launch_price
from games.ceres.state import NOBODY
from games.ceres.words.position import Position
from games.ceres.words.terms import amount, points
from games.core.messages import NOTHING
from games.core.speech import Items, Message, Name

Names = Sequence[str]


def of_ring(p: Position, key: Ring, names: Names) -> Iterator[Message]:
    """Yield how far a ring turns, then each of its positions with its price and asteroids."""
    yield Message("ring-turns", zones=RINGS.index(key) + 1)
    rocks = sorted((r for r in belt(p.t, p.state) if r.ring == key), key=lambda r: r.position)
    for position, found in groupby(rocks, key=lambda rock: rock.position):
        there = list(found)
        free = [rock for rock in there if rock.owner == NOBODY]
        price = Items([price_of(p, free[0], names)]) if free and not p.state.over else NOTHING
        yield Message("board-position", position=position, price=price)
        yield from (_asteroid(p, rock, names) for rock in there)


def _asteroid(p: Position, rock: Rock, names: Names) -> Message:
    printed = p.t.asteroids[rock.id]
    return Message(
        "board-rock",
        rock=Name(rock.id),
        vp=points(printed.vp),
        production=amount(printed.production),
        owner=NOTHING if rock.owner == NOBODY else Items([names[rock.owner]]),
    )


def price_of(p: Position, rock: Rock, names: Names) -> Message:
    """Return what most players pay for a Launch to an asteroid, and who pays something else."""
    common, others = prices(p, rock)
    return Message(
        "launch-price",
        ice=common,
        others=Items(
            Message("launch-other", ice=price, who=names[seat]) for seat, price in others.items()
        ),
    )


def prices(p: Position, rock: Rock) -> tuple[int, dict[int, int]]:
    """Return the Ice that most players pay, the more where as many pay less, and all others'."""
    each = {o.seat: launch_price(p.t, p.state, o, rock.id) for o in p.state.players}
    counts = Counter(each.values())
    common = max(counts, key=lambda price: (counts[price], price))
    return common, {seat: price for seat, price in each.items() if price != common}
