"""Stories: one line a turn, of events with declared roles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from games.core.catalogs import Catalog
from games.core.events import Event, SeatEvent
from games.core.grammar import NARROW_SPACE
from games.core.outcome import Actor
from games.core.speech import Message, Speaker
from games.core.stories import MOST, StoryLine, story

CATALOG = """
ore = { $n } ore
stress = { $n } stress
    .story = −{ $n } stress
event-went = { $seat } goes to { $place }.
    .story = → { $place }
event-called = { $seat } calls { $person }.
    .story = calls { $person }
    .more = { $person }
event-played = { $seat } plays { $card }.
    .story = plays { $card }
event-paid = { $seat } pays.
event-got = { $seat } gets something.
    .note = { $lost ->
        [0] { "" }
       *[other] no room for { $lost }
    }
event-produced = { $seat } produces.
    .story = production
event-fought = { $seat } fights.
    .story = { $seat } fights alone.
event-opened = Something opens.
event-hid = { $seat } hides.
event-chosen = { $seat } chooses { $way } of { $card }.
    .story = { $card }
    .alone = { $card } “{ $way }”
event-waved = { $seat } waves to all.
event-pledged = { $seat } pledges { $n } { $item }.
    .story = pledges { $n } { $item }
event-readied = { $seat } gets ready.
    .story = gets ready
"""


class Went(SeatEvent, frozen=True, tag="went"):
    role = "head"
    place: str
    ore: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ore", -self.ore


class Called(SeatEvent, frozen=True, tag="called"):
    role = "head"
    person: str


class Played(SeatEvent, frozen=True, tag="played"):
    role = "ahead"
    card: str


class Paid(SeatEvent, frozen=True, tag="paid"):
    role = "ahead"
    ore: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ore", -self.ore


class Readied(SeatEvent, frozen=True, tag="readied"):
    role = "ahead"
    belongs = "went"


class Pledged(SeatEvent, frozen=True, tag="pledged"):
    role = "head"
    replaces = ("item",)
    item: str
    n: int

    def void(self) -> bool:
        return self.n == 0


class GivenUp(SeatEvent, frozen=True, tag="given_up"):
    role = "silent"
    takes_back = ("pledged",)


class Got(SeatEvent, frozen=True, tag="got"):
    role = "gain"
    ore: int = 0
    stress: int = 0
    lost: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ore", self.ore
        yield "stress", self.stress


class Late(Got, frozen=True, tag="got"):
    """A gain by a player's move, no matter what they did since."""

    belongs = "went"


class Produced(SeatEvent, frozen=True, tag="produced"):
    role = "each"
    ore: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ore", self.ore


class Fought(SeatEvent, frozen=True, tag="fought"):
    role = "line"


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    role = "news"


class Hid(SeatEvent, frozen=True, tag="hid"):
    role = "silent"


class Waved(SeatEvent, frozen=True, tag="waved"):
    """An event without a declared role."""


class Chosen(SeatEvent, frozen=True, tag="chosen"):
    role = "head"
    card: str
    way: str
    ore: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ore", -self.ore


class Words:
    """The words of a game of a few events."""

    def __init__(self, lang: str = "en") -> None:
        entries = [each for each in FluentResource(CATALOG).body if isinstance(each, ast.Message)]
        self.speaker = Speaker(Catalog(lang, entries), {"rival": "Rival"})

    def called(self, actor: Actor, names: Sequence[str]) -> str:
        return names[actor] if isinstance(actor, int) else self.speaker.name(actor)

    def event_message(self, event: Event, names: Sequence[str]) -> Message:
        given = {key: getattr(event, key) for key in event.__struct_fields__ if key != "seats"}
        if isinstance(event, SeatEvent):
            given["seat"] = self.called(event.seat, names)
        return Message(f"event-{event.__struct_config__.tag}", **given)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.speaker.say(self.event_message(event, names))


def lines(*events: Event, lang: str = "en") -> list[StoryLine]:
    return story(Words(lang), events, ["Ada", "Bo"])


def texts(*events: Event, lang: str = "en") -> list[str]:
    return [line.text for line in lines(*events, lang=lang)]


def test_a_clause_has_its_costs_in_brackets_and_its_gains_behind_a_colon() -> None:
    assert texts(Went(seat=0, place="Dock", ore=2), Got(seat=0, ore=1, lost=3)) == [
        "→ Dock (2 ore): +1 ore, no room for 3"
    ]


def test_costs_are_not_netted_and_equal_amounts_are_summed() -> None:
    told = texts(Went(seat=0, place="Dock", ore=2), Got(seat=0, ore=1), Got(seat=0, ore=4))
    assert told == ["→ Dock (2 ore): +5 ore"]


def test_an_amount_may_have_a_sign_of_its_own() -> None:
    assert texts(Went(seat=0, place="Bed"), Got(seat=0, stress=2)) == ["→ Bed: −2 stress"]


def test_what_is_paid_before_its_cause_waits_for_it() -> None:
    told = texts(Called(seat=0, person="Eve"), Paid(seat=0, ore=3), Went(seat=0, place="Dock"))
    assert told == ["calls Eve · → Dock (3 ore)"]


def test_what_was_played_stands_in_front_of_what_it_is_played_for() -> None:
    told = texts(Played(seat=0, card="Key"), Paid(seat=0, ore=1), Went(seat=0, place="Dock"))
    assert told == ["plays Key → Dock (1 ore)"]


def test_what_has_no_cause_is_told_all_the_same() -> None:
    assert texts(Paid(seat=0, ore=1)) == ["−1 ore"]
    assert texts(Got(seat=0, ore=1)) == ["+1 ore"]
    assert texts(Played(seat=0, card="Key"), Got(seat=0, ore=1)) == ["plays Key: +1 ore"]
    assert texts(Went(seat=0, place="A"), Paid(seat=0, ore=1)) == ["→ A (1 ore)"]


def test_the_same_once_more_is_counted_or_listed() -> None:
    again = [Went(seat=0, place="Dock", ore=1)] * 3
    assert texts(*again) == ["→ Dock ×3 (3 ore)"]
    called = [Called(seat=0, person=each) for each in ("Eve", "Kim", "Kim")]
    assert texts(*called) == ["calls Eve, Kim, Kim"]


def test_a_gain_may_belong_to_an_earlier_clause() -> None:
    told = texts(Went(seat=0, place="A"), Called(seat=0, person="Eve"), Late(seat=0, ore=1))
    assert told == ["→ A: +1 ore · calls Eve"]


def test_another_player_has_another_line() -> None:
    told = lines(Went(seat=0, place="A"), Got(seat=1, ore=1), Went(seat="rival", place="B"))
    assert [(each.actor, each.text, each.sentence, each.first) for each in told] == [
        (0, "→ A", False, 0),
        (1, "+1 ore", False, 1),
        ("rival", "→ B", False, 2),
    ]


def test_a_long_line_goes_on_in_another_one_of_the_same_player() -> None:
    told = lines(*(Went(seat=0, place=str(n)) for n in range(MOST + 2)))
    assert [each.text.count(" · ") + 1 for each in told] == [MOST, 2]
    assert [(each.actor, each.first) for each in told] == [(0, 0), (0, MOST)]


def test_what_happens_to_each_player_is_one_line() -> None:
    told = lines(
        Produced(seat=0, ore=1),
        Got(seat=0, lost=2),
        Produced(seat=1, ore=3),
        Went(seat=1, place="A"),
    )
    assert [(each.actor, each.text) for each in told] == [
        (None, "Production: **Ada** +1 ore, no room for 2 · **Bo** +3 ore"),
        (1, "→ A"),
    ]


def test_a_sentence_ends_the_line_and_news_wait_for_its_end() -> None:
    went = Went(seat=0, place="A"), Went(seat=0, place="B")
    assert texts(went[0], Fought(seat=0), went[1]) == ["→ A", "Ada fights alone.", "→ B"]
    assert texts(went[0], Opened(), went[1]) == ["→ A · → B", "Something opens."]
    assert texts(Opened(), went[1]) == ["Something opens.", "→ B"]


def test_of_some_events_a_story_says_nothing() -> None:
    assert texts(Went(seat=0, place="A"), Hid(seat=0), Hid(seat=1), Got(seat=0, ore=1)) == [
        "→ A: +1 ore"
    ]
    assert texts(Hid(seat=0)) == []


def test_an_event_that_does_not_say_what_it_is_keeps_its_sentence() -> None:
    assert texts(Went(seat=1, place="A"), Waved(seat=1)) == ["→ A · waves to all"]


@pytest.mark.parametrize("lang", ["fr"])
def test_french_has_its_spaces(lang: str) -> None:
    told = texts(*[Went(seat=0, place="A", ore=1)] * 2, Got(seat=0, ore=1), lang=lang)
    assert told == [f"→ A{NARROW_SPACE}×2 (2 ore){NARROW_SPACE}: +1 ore"]


def test_what_several_players_gain_in_a_row_is_one_line() -> None:
    told = lines(Got(seat=0, ore=1), Got(seat=1, ore=2), Opened())
    assert [(each.actor, each.text, each.sentence, each.first) for each in told] == [
        (None, "**Ada** +1 ore · **Bo** +2 ore", True, 0),
        (None, "Something opens.", True, 2),
    ]
    assert texts(Got(seat=0, ore=1), Went(seat=1, place="A")) == ["+1 ore", "→ A"]


def test_what_was_chosen_is_named_where_nothing_came_of_it() -> None:
    assert texts(Chosen(seat=0, card="Moonlet", way="place a moon", ore=1)) == [
        "Moonlet “place a moon” (1 ore)"
    ]
    chosen = Chosen(seat=0, card="Moonlet", way="gain ore")
    assert texts(chosen, Got(seat=0, ore=2)) == ["Moonlet: +2 ore"]


def test_what_a_later_event_replaces_is_told_once() -> None:
    first, second = Pledged(seat=0, item="ore", n=1), Pledged(seat=0, item="ore", n=3)
    other = Pledged(seat=1, item="ore", n=2)
    ice, back = Pledged(seat=0, item="ice", n=1), Pledged(seat=0, item="ore", n=0)
    assert texts(first, second) == ["pledges 3 ore"]
    assert texts(first, ice, second) == ["pledges 1 ice · pledges 3 ore"]
    assert texts(first, other) == ["pledges 1 ore", "pledges 2 ore"]
    assert texts(first, back, ice) == ["pledges 1 ice"], "nothing is left of both"
    assert texts(first, back, second) == ["pledges 3 ore"]
    assert texts(back) == ["pledges 0 ore"], "an earlier story has told what it takes back"


def test_what_is_taken_back_as_a_whole_is_not_told() -> None:
    ore, ice = Pledged(seat=0, item="ore", n=1), Pledged(seat=0, item="ice", n=1)
    other, back = Pledged(seat=1, item="ore", n=2), GivenUp(seat=0)
    assert texts(ore, ice, other, back) == ["pledges 2 ore"]
    assert texts(ore, ice, back, ore) == ["pledges 1 ore"]
    none = Pledged(seat=0, item="ore", n=0)
    assert texts(ore, back, none) == ["pledges 0 ore"], "that one is gone already"


def test_what_goes_ahead_of_other_heads_stands_alone() -> None:
    assert texts(Readied(seat=0), Went(seat=0, place="A")) == ["gets ready → A"]
    called = Called(seat=0, person="Eve")
    assert texts(Readied(seat=0), called) == ["gets ready · calls Eve"]
