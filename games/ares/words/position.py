"""What is seen of a game, with what the labels, prompts and boards ask of it."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.content import CARDS, CORPS
from games.ares.effects.immediate import AnyEffect
from games.ares.effects.kinds import Cube, Payable, Track
from games.ares.rules.payment import list_price
from games.ares.state import (
    AnyFrame,
    AnyPart,
    Founding,
    Lane,
    Phase,
    Player,
    State,
)
from games.ares.words import cards, terms
from games.ares.words.effects import effects
from games.ares.words.labels import PHASE, ROMAN, Pair
from games.core.secrets import Seen
from games.core.speech import Speaker
from games.core.text import NARROW_SPACE


class Position:
    """What is seen, its reader's player, lane and cards, and what says it."""

    def __init__(self, seen: Seen[State], voice: Speaker, seat: int | None = None) -> None:
        self.seen = seen
        self.state = seen.state
        self.voice = voice
        lang = self.lang = voice.lang
        self.seat = seat if seat is not None else (seen.viewer or 0)
        self.player: Player = self.state.players[self.seat]
        self.colon = f"{NARROW_SPACE}:" if lang == "fr" else ":"

    def say(self, en: str, fr: str) -> str:
        """Return the words of the desk's language."""
        return fr if self.lang == "fr" else en

    def pick(self, pair: Pair) -> str:
        """Return the word of a pair in the desk's language."""
        return pair[self.lang == "fr"]

    def name(self, card: str) -> str:
        """Return the name of a card or corporation."""
        return self.voice.names.get(card, card)

    def phase(self, number: int) -> str:
        """Return a phase with its number: "II Construction"."""
        return f"{ROMAN[number]} {self.pick(PHASE[number])}"

    def stock(self, what: Payable | Track, n: int) -> str:
        """Return an amount in words."""
        return self.voice.say(terms.stock(what, n))

    def cards(self, n: int) -> str:
        """Return a number of cards."""
        return self.stock("card", n)

    def cubes(self, cube: Cube, n: int) -> str:
        """Return a number of resources in words."""
        return self.voice.say(terms.cubes(cube, n))

    def mc(self, n: int) -> str:
        """Return an amount of MC."""
        return self.stock("mc", n)

    @property
    def frame(self) -> AnyFrame | None:
        """The step in progress."""
        return self.state.stack[-1] if self.state.stack else None

    def lane(self) -> Lane | None:
        """Return the reader's lane of the phase in progress."""
        frame = self.frame
        return frame.lanes[self.seat] if isinstance(frame, Phase) else None

    def part(self) -> AnyPart | None:
        """Return the part of an effect that the reader has to decide."""
        lane = self.lane()
        return lane.stack[-1] if lane is not None and lane.stack else None

    def hand(self) -> list[str]:
        """Return the reader's hand; nobody else has one to read."""
        return self.player.hand if self.seen.viewer == self.seat else []

    def dealt(self) -> list[str]:
        """Return the corporations that the reader was dealt, until they are founded (2.4, 2.5)."""
        frames = (frame for frame in self.state.stack if isinstance(frame, Founding))
        founding = next(frames, None) if self.seen.viewer == self.seat else None
        return [] if founding is None else founding.dealt[self.seat]

    def behind(self) -> bool:
        """Tell whether the others are shown as the phase began."""
        return isinstance(self.frame, Phase) and bool(self.frame.curtain)

    def price(self, card: str) -> int:
        """Return the price of a hand card as things stand."""
        return list_price(self.state, self.seat, card) if card in self.hand() else 0

    def done(self, seat: int) -> bool | None:
        """Tell whether a seat has nothing to decide; `None` where that is not told."""
        told = self.state.options["answers"] != "count" or seat == self.seen.viewer
        return seat not in self.seen.asked if told and not self.state.over else None

    def awaited(self) -> int:
        """Return how many seats have something to decide."""
        return self.seen.awaited(len(self.state.players))

    def effects(self, parts: Sequence[AnyEffect], card: str, spent: int = 0) -> str:
        """Return effects of a card as a clause, what was spent being known."""
        return self.voice.say(effects(self.state, self.seat, parts, card, spent))

    def gist(self, card: str, room: int) -> str:
        """Return what a card does, then what it requires, in so many characters if they can do."""
        return self.voice.fit(cards.gist(CARDS[card]), room)

    def founding(self, corporation: str, room: int) -> str:
        """Return what sets a corporation apart, then what it starts with."""
        return cards.founding(self.voice, CORPS[corporation], room)
