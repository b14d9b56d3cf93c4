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


class Costly(SeatEvent, frozen=True):
    ore: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ore", -self.ore


class Went(Costly, frozen=True, kw_only=True, tag="went"):
    role = "head"
    place: str


class Called(SeatEvent, frozen=True, tag="called"):
    role = "head"
    person: str


class Played(SeatEvent, frozen=True, tag="played"):
    role = "ahead"
    card: str


class Paid(Costly, frozen=True, tag="paid"):
    role = "ahead"


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


class Chosen(Costly, frozen=True, kw_only=True, tag="chosen"):
    role = "head"
    card: str
    way: str


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


def went(place: str = "A", ore: int = 0, seat: int | str = 0) -> Went:
    return Went(seat=seat, place=place, ore=ore)


def got(ore: int = 0, stress: int = 0, lost: int = 0, seat: int = 0) -> Got:
    return Got(seat=seat, ore=ore, stress=stress, lost=lost)


def pledged(item: str, n: int, seat: int = 0) -> Pledged:
    return Pledged(seat=seat, item=item, n=n)


EVE = Called(seat=0, person="Eve")
KEY = Played(seat=0, card="Key")
PAID = Paid(seat=0, ore=1)
READY = Readied(seat=0)
BACK = GivenUp(seat=0)
TOLD: list[tuple[str, list[Event], list[str]]] = [
    ("costs and gains", [went("Dock", 2), got(1, lost=3)],
        ["→ Dock (2 ore): +1 ore, no room for 3"]),
    ("costs are not netted", [went("Dock", 2), got(1), got(4)], ["→ Dock (2 ore): +5 ore"]),
    ("an own sign", [went("Bed"), got(stress=2)], ["→ Bed: −2 stress"]),
    ("paid before its cause", [EVE, PAID, went()], ["calls Eve · → A (1 ore)"]),
    ("played in front", [KEY, PAID, went()], ["plays Key → A (1 ore)"]),
    ("paid without cause", [PAID], ["−1 ore"]),
    ("got without cause", [got(1)], ["+1 ore"]),
    ("played without cause", [KEY, got(1)], ["plays Key: +1 ore"]),
    ("paid after its cause", [went(), PAID], ["→ A (1 ore)"]),
    ("once more is counted", [went("Dock", 1)] * 3, ["→ Dock ×3 (3 ore)"]),
    ("or listed", [EVE, Called(seat=0, person="Kim"), EVE], ["calls Eve, Kim, Eve"]),
    ("gain of an earlier clause", [went(), EVE, Late(seat=0, ore=1)], ["→ A: +1 ore · calls Eve"]),
    ("a sentence ends the line", [went(), Fought(seat=0), went("B")],
        ["→ A", "Ada fights alone.", "→ B"]),
    ("news wait", [went(), Opened(), went("B")], ["→ A · → B", "Something opens."]),
    ("news first", [Opened(), went()], ["Something opens.", "→ A"]),
    ("silence", [went(), Hid(seat=0), Hid(seat=1), got(1)], ["→ A: +1 ore"]),
    ("only silence", [Hid(seat=0)], []),
    ("no declared role", [went(seat=1), Waved(seat=1)], ["→ A · waves to all"]),
    ("gains of two in a row", [got(1), went(seat=1)], ["+1 ore", "→ A"]),
    ("nothing came of it", [Chosen(seat=0, card="Moonlet", way="place a moon", ore=1)],
        ["Moonlet “place a moon” (1 ore)"]),
    ("something came of it", [Chosen(seat=0, card="Moonlet", way="gain ore"), got(2)],
        ["Moonlet: +2 ore"]),
    ("replaced", [pledged("ore", 1), pledged("ore", 3)], ["pledges 3 ore"]),
    ("replaced later", [pledged("ore", 1), pledged("ice", 1), pledged("ore", 3)],
        ["pledges 1 ice · pledges 3 ore"]),
    ("another seat's", [pledged("ore", 1), pledged("ore", 2, 1)],
        ["pledges 1 ore", "pledges 2 ore"]),
    ("nothing is left of both", [pledged("ore", 1), pledged("ore", 0), pledged("ice", 1)],
        ["pledges 1 ice"]),
    ("void in between", [pledged("ore", 1), pledged("ore", 0), pledged("ore", 3)],
        ["pledges 3 ore"]),
    ("of an earlier story", [pledged("ore", 0)], ["pledges 0 ore"]),
    ("given up", [pledged("ore", 1), pledged("ice", 1), pledged("ore", 2, 1), BACK],
        ["pledges 2 ore"]),
    ("given up, and again", [pledged("ore", 1), pledged("ice", 1), BACK, pledged("ore", 1)],
        ["pledges 1 ore"]),
    ("gone already", [pledged("ore", 1), BACK, pledged("ore", 0)], ["pledges 0 ore"]),
    ("ahead", [READY, went()], ["gets ready → A"]),
    ("ahead of another head", [READY, EVE], ["gets ready · calls Eve"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("events", "told"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD]
)
def test_a_story_is_told(events: list[Event], told: list[str]) -> None:
    assert texts(*events) == told


def test_another_player_has_another_line() -> None:
    told = lines(went(), got(1, seat=1), went("B", seat="rival"))
    assert [(each.actor, each.text, each.sentence, each.first) for each in told] == [
        (0, "→ A", False, 0),
        (1, "+1 ore", False, 1),
        ("rival", "→ B", False, 2),
    ]


def test_a_long_line_goes_on_in_another_one_of_the_same_player() -> None:
    told = lines(*(went(str(n)) for n in range(MOST + 2)))
    assert [each.text.count(" · ") + 1 for each in told] == [MOST, 2]
    assert [(each.actor, each.first) for each in told] == [(0, 0), (0, MOST)]


def test_what_happens_to_each_player_is_one_line() -> None:
    produced = Produced(seat=0, ore=1), got(lost=2), Produced(seat=1, ore=3)
    assert [(each.actor, each.text) for each in lines(*produced, went(seat=1))] == [
        (None, "Production: **Ada** +1 ore, no room for 2 · **Bo** +3 ore"),
        (1, "→ A"),
    ]
    told = lines(got(1), got(2, seat=1), Opened())
    assert [(each.actor, each.text, each.sentence, each.first) for each in told] == [
        (None, "**Ada** +1 ore · **Bo** +2 ore", True, 0),
        (None, "Something opens.", True, 2),
    ]


def test_french_has_its_spaces() -> None:
    told = texts(*[went(ore=1)] * 2, got(1), lang="fr")
    assert told == [f"→ A{NARROW_SPACE}×2 (2 ore){NARROW_SPACE}: +1 ore"]
