"""Standings: by hand from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.service.seasons.standings import Played, Seat, Standing, points_at, standings

ADA, BO, CY, DEE, EVE, FAY = range(1, 7)
ALL = (ADA, BO, CY, DEE, EVE, FAY)
OUTSIDE = 99
"""A person who is not an entrant of the season."""


def table(*players: tuple[int, float], lost: Sequence[int] = (), **more: Any) -> Played:
    """Return a table of users with their ranks; `scored` are the points of the game."""
    scored = more.pop("scored", {})
    came = more.pop("came", ())
    return Played(
        more.pop("name", "B7K2M"),
        tuple(
            Seat(user, scored.get(user), rank, lost=user in lost, substitute=user in came)
            for user, rank in players
        ),
        **more,
    )


def in_order(*users: int, **more: Any) -> Played:
    """Return a table at which the users had the places 1, 2, and so on."""
    return table(*((user, place) for place, user in enumerate(users, 1)), **more)


def places(found: Sequence[Standing]) -> list[tuple[int, int]]:
    return [(each.place, each.user_id) for each in found]


def of(user: int, found: Sequence[Standing]) -> Standing:
    return next(each for each in found if each.user_id == user)


# Points


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([1], [6]),
        ([1, 2], [6, 0]), ([1, 1], [3, 3]),
        ([1, 2, 3], [6, 3, 0]), ([3, 1, 2], [0, 6, 3]), ([1, 1, 3], [4.5, 4.5, 0]),
        ([1, 2, 2], [6, 1.5, 1.5]), ([1, 1, 1], [3, 3, 3]),
        ([1, 2, 3, 4], [6, 4, 2, 0]), ([1, 1, 3, 4], [5, 5, 2, 0]), ([1, 2, 2, 4], [6, 3, 3, 0]),
        ([1, 2, 3, 3], [6, 4, 1, 1]), ([1, 1, 1, 4], [4, 4, 4, 0]), ([1, 2, 2, 2], [6, 2, 2, 2]),
        ([2.5, 7, 4, 30], [6, 2, 4, 0]),
    ],
)  # fmt: skip
def test_points_of_the_places(ranks: list[float], points: list[float]) -> None:
    users = ALL[: len(ranks)]
    found = points_at(table(*zip(users, ranks, strict=True)), ALL)
    assert found == dict(zip(users, points, strict=True))


def test_a_lost_seat_has_no_points_no_matter_what_it_achieved() -> None:
    assert points_at(in_order(ADA, BO, CY, lost=[ADA]), ALL) == {ADA: 0, BO: 6, CY: 3}
    assert points_at(in_order(ADA, BO, CY, lost=[ADA, BO]), ALL) == {ADA: 0, BO: 0, CY: 6}
    assert points_at(in_order(ADA, BO, lost=[ADA, BO]), ALL) == {ADA: 0, BO: 0}
    assert points_at(in_order(ADA, lost=[ADA]), ALL) == {ADA: 0}


def test_others_are_treated_as_computer_players() -> None:
    assert points_at(in_order(OUTSIDE, ADA), ALL) == {ADA: 6}
    assert points_at(in_order(OUTSIDE, ADA, BO), ALL) == {ADA: 6, BO: 0}
    taken = in_order(OUTSIDE, ADA, BO, CY, lost=[CY], came=[OUTSIDE])
    assert points_at(taken, ALL) == {ADA: 6, BO: 3, CY: 0}


def test_a_substitute_from_the_season_gets_the_points_of_their_place() -> None:
    """The table stays one of three."""
    taken = in_order(CY, DEE, ADA, BO, lost=[CY], came=[DEE])
    assert points_at(taken, ALL) == {CY: 0, DEE: 6, ADA: 3, BO: 0}
    lost_too = in_order(CY, DEE, ADA, BO, lost=[CY, DEE], came=[DEE])
    assert points_at(lost_too, ALL) == {CY: 0, DEE: 0, ADA: 6, BO: 3}


def test_a_substitute_for_a_computer_player_makes_the_table_larger() -> None:
    assert points_at(in_order(ADA, BO, CY, came=[CY]), ALL) == {ADA: 6, BO: 3, CY: 0}


def test_a_cancelled_table_counts_three_points_each() -> None:
    cancelled = in_order(ADA, BO, OUTSIDE, CY, lost=[BO], cancelled=True)
    assert points_at(cancelled, ALL) == {ADA: 3, BO: 0, CY: 3}
    assert points_at(in_order(ADA, cancelled=True), ALL) == {ADA: 3}


# Places


def test_points_decide_first() -> None:
    found = standings(ALL, [in_order(ADA, BO, CY), in_order(BO, ADA, DEE), in_order(BO, EVE)])
    assert places(found)[:2] == [(1, BO), (2, ADA)]
    assert [each.points for each in found] == [15, 9, 0, 0, 0, 0]
    assert [each.tables for each in found] == [3, 2, 1, 1, 1, 0]
    assert [each.place for each in found] == [1, 2, 3, 3, 3, 3]
    assert [each.user_id for each in found][2:] == [CY, DEE, EVE, FAY]


def test_without_tables_all_share_the_first_place() -> None:
    assert places(standings([BO, ADA], [])) == [(1, BO), (1, ADA)]
    assert standings([], []) == []


def test_points_of_opponents_decide_next() -> None:
    """Ada and Bo have 6: Ada beat Cy, who has 6 points, Bo beat Dee, who has none."""
    played = [in_order(BO, DEE), in_order(ADA, CY), in_order(CY, EVE)]
    found = standings([EVE, DEE, CY, BO, ADA], played)
    assert places(found)[:3] == [(1, ADA), (2, CY), (2, BO)]
    assert [each.berger for each in found] == [6, 0, 0, 0, 0]


def test_half_the_points_of_opponents_with_a_tie() -> None:
    found = standings(ALL, [table((ADA, 1), (BO, 1), (CY, 3)), in_order(CY, BO), in_order(ADA, CY)])
    # Ada 10.5, Bo 4.5, Cy 6: Ada tied with Bo, was ahead of Cy twice.
    assert (of(ADA, found).points, of(BO, found).points, of(CY, found).points) == (10.5, 4.5, 6)
    assert of(ADA, found).berger == 4.5 / 2 + 6 + 6
    assert of(BO, found).berger == 10.5 / 2 + 6
    assert of(CY, found).berger == 4.5


def test_a_cancelled_table_is_a_tie_of_all_who_kept_their_seats() -> None:
    played = [in_order(ADA, BO, CY, lost=[CY], cancelled=True), in_order(CY, DEE)]
    found = standings(ALL, played)
    assert of(ADA, found).berger == of(BO, found).berger == 3 / 2 + 6
    assert of(CY, found).berger == 0


def test_people_who_lost_their_seats_get_nothing_from_each_other() -> None:
    played = [in_order(ADA, BO, CY, lost=[BO, ADA]), in_order(BO, ADA, DEE)]
    found = standings(ALL, played)
    assert of(BO, found).berger == 3, "from Ada at the second table"
    assert of(CY, found).berger == 6 + 3


def test_the_share_of_game_points_decides_third() -> None:
    """No points of the season differ, and nobody met: only what they had at their tables."""
    played = [
        in_order(ADA, CY, scored={ADA: 30, CY: 20}),
        in_order(BO, DEE, scored={BO: 70, DEE: 30}),
    ]
    found = standings(ALL, played)
    assert places(found) == [(1, BO), (2, ADA), (3, CY), (4, DEE), (5, EVE), (5, FAY)]
    assert [each.share for each in found] == [0.7, 0.6, 0.4, 0.3, 0, 0]


def test_the_share_is_of_all_tables_together() -> None:
    played = [
        in_order(ADA, BO, scored={ADA: 10, BO: 0}),
        in_order(ADA, BO, scored={ADA: 40, BO: 50}),
    ]
    assert of(ADA, standings(ALL, played)).share == 0.5


@pytest.mark.parametrize(
    ("more", "shares"),
    [
        ({}, (0.5, 0.25, 0.25)),
        ({"lost": [CY]}, (2 / 3, 1 / 3, 0)),
        ({"lost": [BO, CY]}, (0, 0, 0)),
        ({"cancelled": True}, (0, 0, 0)),
        ({"scored": {ADA: 40, BO: 10, CY: -30}}, (0.8, 0.2, 0)),
        ({"scored": {ADA: 0, BO: 0, CY: 0}}, (0, 0, 0)),
        ({"scored": {ADA: 30, CY: 10}}, (0.75, 0, 0.25)),
        ({"scored": {ADA: 30}}, (0, 0, 0)),
        ({"scored": {ADA: 1.5, BO: 0.5, CY: 0, OUTSIDE: 70}}, (0.75, 0.25, 0)),
    ],
)
def test_tables_that_have_a_share(more: dict[str, Any], shares: tuple[float, ...]) -> None:
    played = in_order(ADA, BO, CY, OUTSIDE, **{"scored": {ADA: 20, BO: 10, CY: 10}, **more})
    found = standings(ALL, [played])
    assert tuple(of(user, found).share for user in (ADA, BO, CY)) == shares


def test_people_who_beat_each_other_share_the_place() -> None:
    tie = table((ADA, 1), (CY, 1))
    found = standings(ALL, [in_order(ADA, CY), tie, in_order(CY, ADA)])
    assert places(found)[:3] == [(1, ADA), (1, CY), (3, BO)]
    assert [each.direct for each in found] == [0] * 6


def test_a_meeting_orders_people_with_equal_points_and_shares() -> None:
    """Ada beats Cy, Cy beats Eve, Eve beats Dee: only Eve beat nobody who has points."""
    played = [in_order(ADA, CY), in_order(CY, EVE), in_order(EVE, DEE)]
    found = standings(ALL, played)
    assert [each.points for each in found] == [6, 6, 6, 0, 0, 0]
    assert [each.berger for each in found] == [6, 6, 0, 0, 0, 0]
    assert places(found)[:4] == [(1, ADA), (2, CY), (3, EVE), (4, BO)]
    assert [each.direct for each in found] == [1, -1, 0, 0, 0, 0]
    assert places(standings(ALL[::-1], played))[:2] == [(1, ADA), (2, CY)]


def test_a_circle_shares_the_place() -> None:
    found = standings(ALL, [in_order(ADA, BO), in_order(BO, CY), in_order(CY, ADA)])
    assert places(found)[:4] == [(1, ADA), (1, BO), (1, CY), (4, DEE)]


def test_the_direct_comparison_looks_only_at_the_people_tied() -> None:
    """Dee beat Ada, but has more points than she and Cy."""
    played = [in_order(ADA, CY), in_order(CY, EVE), in_order(EVE, BO), in_order(DEE, ADA)]
    found = standings(ALL, [*played, in_order(DEE, FAY)])
    assert places(found)[:3] == [(1, DEE), (2, ADA), (3, CY)]
    assert of(ADA, found).direct == 1
    assert of(DEE, found).direct == 0


# Divisions


def test_a_division_is_placed_with_all_that_its_people_did() -> None:
    """Ada is a substitute in the other division: she gets the points, and is placed in her own."""
    substituted = in_order(ADA, DEE, EVE, FAY, lost=[FAY], came=[ADA])
    played = [in_order(BO, ADA, CY), substituted]
    found = standings(ALL, played, [ADA, BO, CY])
    assert places(found) == [(1, ADA), (2, BO), (3, CY)]
    assert [each.points for each in found] == [9, 6, 0]
    assert found[1].berger == 9, "the points of Ada in the other division too"
    others = standings(ALL, played, {DEE, EVE, FAY})
    assert places(others) == [(1, DEE), (2, EVE), (3, FAY)]
    assert [each.points for each in others] == [3, 0, 0]
    assert standings(ALL, played, []) == []
