"""What Dust says; the sentences are in `locales`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from games.core.actions import Action, EndTurn, Value, fields, kind
from games.core.boundaries import Boundary, StoppedAtBoundary
from games.core.content import read_names
from games.core.errors import Reason
from games.core.events import Event
from games.core.speech import Argument, Items, Message, Speakers
from games.core.words import Choice, Label, Part, Topic, Window, Words, called, event_message
from tests.toy import state as toy
from tests.toy.market import asking, call, fight
from tests.toy.market import state as market

LOCALES = Path(__file__).parent / "locales"
ENDINGS = ("fight", "call", "boundary", "repairs")
"""Questions that end otherwise than a turn."""
NAMES = read_names(LOCALES.parent)


class ToyWords(Words[Any]):
    """Words of Dust in one language."""

    speakers = Speakers(LOCALES, lambda content: NAMES)

    def option_value(self, key: str, value: str) -> Label:
        return Label(value)

    def field(self, kind: str, field: str) -> Label:
        name = self.text(f"field-{field}")
        return Label(name, name.capitalize())

    def status(self, view: Any) -> str:
        return self.text("status", round=view.state.round, rounds=view.state.rounds)

    def prompt(self, view: Any, seat: int) -> str:
        state = view.state
        frame = next(iter(asking.focus(state, seat)), None)
        if isinstance(frame, toy.DealFrame):
            return self.text("prompt-deal", card=frame.card)
        if isinstance(frame, market.CallFrame):
            return self.text("prompt-call", missing=Message("ore", n=call.missing(frame)))
        if isinstance(frame, market.FightFrame):
            attack, defence = fight.totals(state, frame)
            return self.text("prompt-fight", site=frame.site, attack=attack, defence=defence)
        if isinstance(frame, Boundary):
            return self.text("prompt-boundary", when=self.boundary(frame.key))
        return self.text(f"prompt-{_tag(frame)}")

    def window(self, view: Any, seat: int) -> Window:
        frame = next(iter(asking.focus(view.state, seat)), None)
        ask = self.prompt(view, seat)
        if isinstance(frame, market.CallFrame):
            return Window(ask, self.text("window-call"), self.text("window-call-about"))
        if isinstance(frame, market.FightFrame):
            attack, defence = fight.totals(view.state, frame)
            standing = self.text("window-fight-now", attack=attack, defence=defence)
            title = self.text("window-fight", site=frame.site)
            return Window(ask, title, self.text("window-fight-about"), standing)
        return Window(ask)

    def kind(self, view: Any, kind: str) -> Choice:
        label = self.command(kind)
        return Choice(label.name.capitalize(), label.help)

    def default_taken(self, action: Action) -> str:
        return self.text("instead-end") if kind(action) == "end" else ""

    def action(self, view: Any, action: Action) -> str:
        given = {field: _argument(field, getattr(action, field)) for field in fields(action)}
        if isinstance(action, toy.Offer):
            known = action.seat < len(self.players)
            who = self.players[action.seat] if known else action.seat + 1
            given = {"card": action.card, "player": who}
        if isinstance(action, EndTurn) and view.viewer is not None:
            frames = (_tag(frame) for frame in asking.focus(view.state, view.viewer))
            ending = next((frame for frame in frames if frame in ENDINGS), None)
            return self.text(f"ends-{ending}" if ending else "action-end")
        return self.text(f"action-{kind(action)}", **given)

    def forgone(self, view: Any, action: Action) -> str:
        if not isinstance(action, EndTurn) or view.state.market is None:
            return ""
        top = view.state.stack[-1]
        begins = isinstance(top, toy.TurnFrame) and top.seat == view.viewer and not top.acted
        return self.text("forfeits-turn", left=1 if top.begun else 2) if begins else ""

    def choice(
        self, view: Any, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        if field == "colour" and kind == "paint":
            return Choice(self.text(f"action-{kind}", colour=_argument(field, value)))
        if field in ("gift", "colour"):
            return Choice(self.text(str(value) if field == "colour" else f"gift-{value}"))
        if field == "size":
            return Choice(str(value), self.text("costs", price=Message("ore", n=int(value))))
        return Choice(str(value), "", str(value)[:5] if field == "site" else "")

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        besides: dict[str, Argument] = {}
        if isinstance(event, market.ClaimSealed | market.Claimed):
            besides["gift"] = _argument("gift", event.gift)
        if isinstance(event, market.Attacked | market.Called | market.Pledged):
            named = next(field for field in ("crew", "need", "ore") if hasattr(event, field))
            besides[named] = Message("ore", n=getattr(event, named))
        if isinstance(event, StoppedAtBoundary):
            besides["when"] = self.among(names).boundary(event.boundary)
        if isinstance(event, toy.BidsRevealed):
            bids = zip(names, event.cards, strict=True)
            besides["bids"] = Items(Message("bid", who=who, card=card) for who, card in bids)
            besides["gain"] = Message("ore", n=2)
        seats = ("to", "winner", "winners", "defender", "holders")
        return self.speaker.say(
            event_message(event, names, {"colour": Message}, besides, seats=seats)
        )

    def reason(self, reason: Reason) -> str:
        return self.text(f"reason-{reason.key}", **dict(reason.facts))

    def alt(self, view: Any, picture: str, names: Sequence[str], before: Any = None) -> str:
        name = self.picture(picture.partition(":")[0]).name
        return self.text("alt", picture=name, status=self.status(view))

    def parts(self, view: Any, names: Sequence[str]) -> Sequence[Part]:
        found = [Part("status", self.text("part-status"), self.status(view), kind="standing")]
        for seat, (name, player) in enumerate(zip(names, view.state.players, strict=True)):
            ore, cards = Message("ore", n=player.ore), Message("cards", n=len(player.hand))
            text = self.text("player", who=name, ore=ore, cards=cards)
            found.append(Part(f"player:{seat}", name, text))
        built = [
            self.text("building", site=site, who=called(b.seat, names), size=b.size)
            for site, b in sorted(view.state.sites.items())
        ]
        if view.state.market is not None:
            found.append(self.market(view.state.market))
        if built:
            found.append(Part("buildings", self.text("part-buildings"), "\n".join(built)))
        if view.viewer is not None and (hand := view.state.players[view.viewer].hand):
            text = self.text("hand", hand=Items(hand))
            found.append(Part("hand", self.text("part-hand"), text, private=True))
        return found

    def market(self, kept: market.Market) -> Part:
        """Return the public facts of the market."""
        text = self.text("market", price=Message("ore", n=kept.price), cards=Items(kept.discard))
        return Part("market", self.text("part-market"), text)

    def order_value(self, view: Any, key: str, value: str) -> str:
        return self.text(f"gift-{value}") if value in market.GIFTS else value

    def topics(self, content: Any) -> Sequence[Topic]:
        text = self.speaker.say(Message("topic-turns"), "text")
        return (Topic("turns", self.text("topic-turns"), text),)


def _argument(field: str, value: Any) -> Any:
    if field in ("crew", "need") or (field == "ore" and isinstance(value, int)):
        return Message("ore", n=value)
    if field == "gift":
        return Message(f"gift-{value}" if value in market.GIFTS else "gift-none")
    return Message(value) if value in toy.COLOURS else value


def _tag(frame: Any) -> str:
    return "turn" if frame is None else str(frame.__struct_config__.tag)
