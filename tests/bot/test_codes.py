"""Every code of Discord's published list has a cause; unknown ones are tried again."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.platform import http
from bot.platform.http import CAUSES, Cause, cause

PUBLISHED = """
0 10001-10016 10020 10021 10026-10033 10036 10038 10049 10050 10057 10059-10063 10065-10071 10087
10097 10124 10129 20001 20002 20009 20012 20015 20016 20018 20022 20024 20028 20029 20031 20035
30001-30005 30007 30008 30010 30011 30013 30015 30016 30018 30019 30030-30035 30037-30040 30042
30045-30048 30052 30056 30058 30060 30061 40001-40007 40009 40012 40018 40019 40032 40033 40041
40043 40058 40060-40062 40066 40067 40074 40094 40333 50001-50017 50019-50021 50024-50028
50033-50036 50039 50041 50045 50046 50054 50055 50057 50067 50068 50070 50073 50074 50080 50081
50083-50086 50091 50095 50097 50101 50109 50110 50123 50124 50131 50132 50138 50144-50146 50151
50159-50163 50167 50173 50178 50192 50278 50600 60003 80004 90001 90002 110000 110001 130000
150006 160002 160004-160007 160014 170001-170007 180000 180002 200000 200001 220001-220004 240000
340015 350000 350001 400001 500000 520000-520004 520006 530000-530004 530006 530007
"""
"""The codes of Discord's table of JSON error codes, as it was published in 2026."""


def published() -> set[int]:
    found: set[int] = set()
    for part in PUBLISHED.split():
        first, _, last = part.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found - {0}  # a general error: its status decides


def test_each_published_code_is_decided_once() -> None:
    assert published() == set(CAUSES)
    groups = (http._GONE, http._PLACE, http._PERSON, http._LATER, http._OURS)
    twice = [code for code, n in Counter(c for group in groups for c in group).items() if n > 1]
    assert not twice


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (404, 10003, Cause.GONE),
        (404, 10008, Cause.GONE),
        (404, 10062, Cause.GONE),
        (400, 40060, Cause.GONE),
        (403, 50001, Cause.PLACE),
        (403, 50013, Cause.PLACE),
        (400, 50083, Cause.PLACE),
        (403, 50083, Cause.PLACE),
        (403, 160005, Cause.PLACE),
        (400, 200000, Cause.PLACE),
        (403, 50007, Cause.PERSON),
        (403, 50278, Cause.PERSON),
        (429, 30046, Cause.LATER),
        (429, 20028, Cause.LATER),
        (403, 20028, Cause.LATER),
        (403, 40333, Cause.LATER),
        (429, 40003, Cause.LATER),
        (400, 50035, Cause.OURS),
        (413, 40005, Cause.OURS),
        (400, 50006, Cause.OURS),
        # A status says more than a generic code.
        (400, 0, Cause.OURS),
        (403, 0, Cause.PLACE),
        (404, 0, Cause.GONE),
        (401, 0, Cause.LATER),
        (429, 0, Cause.LATER),
        (500, 50035, Cause.LATER),
        # What Discord has thought of since may be a lock of another kind.
        (400, 987654, Cause.PLACE),
        (403, 987654, Cause.PLACE),
        (404, 987654, Cause.PLACE),
        (503, 987654, Cause.LATER),
    ],
)
def test_whose_matter_a_refusal_is(status: int, code: int, expected: Cause) -> None:
    assert cause(status, code) is expected
