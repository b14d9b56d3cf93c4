"""What Dust says; the sentences are in `locales`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from games.core.actions import Action, Value, fields, kind
from games.core.content import read_names
from games.core.errors import Reason
from games.core.events import Event
from games.core.speech import Argument, Items, Message, Speakers
from games.core.words import Choice, Label, Part, Topic, Words, called, told
from tests.toy import state as toy

LOCALES = Path(__file__).parent / "locales"
NAMES = read_names(LOCALES.parent)


class ToyWords(Words[Any]):
    """Words of Dust in one language."""

    speakers = Speakers(LOCALES, lambda content: NAMES)

    def option_value(self, key: str, value: str) -> Label:
        return Label(value)

    def field(self, kind: str, field: str) -> Label:
        name = self.text(f"field-{field}")
        return Label(name, name.capitalize())

    def status(self, seen: Any) -> str:
        return self.text("status", round=seen.state.round, rounds=seen.state.rounds)

    def prompt(self, seen: Any, seat: int) -> str:
        stack = list(seen.state.stack)
        if stack and isinstance(deal := stack[-1], toy.DealFrame):
            if deal.seat == seat:
                return self.text("prompt-deal", card=deal.card)
            stack.pop()
        phase = stack[-1].__struct_config__.tag if stack else "turn"
        return self.text(f"prompt-{phase}")

    def kind(self, seen: Any, kind: str) -> Choice:
        label = self.command(kind)
        return Choice(label.name.capitalize(), label.help)

    def instead(self, action: Action) -> str:
        return self.text("instead-end") if kind(action) == "end" else ""

    def action(self, seen: Any, action: Action) -> str:
        given = {field: _argument(getattr(action, field)) for field in fields(action)}
        if isinstance(action, toy.Offer):
            known = action.seat < len(self.players)
            who = self.players[action.seat] if known else action.seat + 1
            given = {"card": action.card, "player": who}
        return self.text(f"action-{kind(action)}", **given)

    def choice(
        self, seen: Any, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        if field == "colour":
            return Choice(self.text(f"action-{kind}", colour=_argument(value)))
        if field == "size":
            return Choice(str(value), self.text("costs", price=Message("ore", n=int(value))))
        return Choice(str(value), "", str(value)[:5] if field == "site" else "")

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        besides: dict[str, Argument] = {}
        if isinstance(event, toy.BidsRevealed):
            bids = zip(names, event.cards, strict=True)
            besides["bids"] = Items(Message("bid", who=who, card=card) for who, card in bids)
            besides["gain"] = Message("ore", n=2)
        seats = ("to", "winner", "winners")
        return self.speaker.say(told(event, names, {"colour": Message}, besides, seats=seats))

    def reason(self, reason: Reason) -> str:
        return self.text(f"reason-{reason.key}", **dict(reason.facts))

    def alt(self, seen: Any, picture: str, names: Sequence[str], before: Any = None) -> str:
        name = self.picture(picture.partition(":")[0]).name
        return self.text("alt", picture=name, status=self.status(seen))

    def parts(self, seen: Any, names: Sequence[str]) -> Sequence[Part]:
        found = [Part("status", self.text("part-status"), self.status(seen))]
        for seat, (name, player) in enumerate(zip(names, seen.state.players, strict=True)):
            ore, cards = Message("ore", n=player.ore), Message("cards", n=len(player.hand))
            text = self.text("player", who=name, ore=ore, cards=cards)
            found.append(Part(f"player:{seat}", name, text))
        built = [
            self.text("building", site=site, who=called(b.seat, names), size=b.size)
            for site, b in sorted(seen.state.sites.items())
        ]
        if built:
            found.append(Part("buildings", self.text("part-buildings"), "\n".join(built)))
        if seen.viewer is not None and (hand := seen.state.players[seen.viewer].hand):
            text = self.text("hand", hand=Items(hand))
            found.append(Part("hand", self.text("part-hand"), text, private=True))
        return found

    def topics(self, content: Any) -> Sequence[Topic]:
        text = self.speaker.say(Message("topic-turns"), "text")
        return (Topic("turns", self.text("topic-turns"), text),)


def _argument(value: Any) -> Any:
    return Message(value) if value in toy.COLOURS else value
