"""What Dust says; the sentences are in `locales`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from games.core.actions import Action, EndTurn, Value, fields, kind
from games.core.boundaries import Boundary, StoppedAtBoundary
from games.core.content import read_names
from games.core.events import Event
from games.core.hidden.declare import AnyView
from games.core.labels import Choice, Label, Part
from games.core.messages import boundary, called, event_message
from games.core.speech import Argument, Items, Message, Speaker, Speakers
from games.core.wording import Wording, WordsView
from tests.toy import state as toy
from tests.toy.market import asking, call, fight
from tests.toy.market import state as market
from tests.toy.state import SETS, Player, State
from tests.toy.steps import STEPS

LOCALES = Path(__file__).parent / "locales"
ENDINGS = ("fight", "call", "boundary", "repairs")
"""Questions that end otherwise than a turn."""
NAMES = read_names(LOCALES.parent)


class Position(WordsView[State, Player, Any]):
    """A view of Dust."""

    sets, steps = SETS, STEPS

    def text(self, key: str, **given: Argument) -> str:
        return self.speaker.text(key, **given)


def status(p: Position) -> Message:
    return Message("status", round=p.state.round, rounds=p.state.rounds)


def prompt(p: Position, seat: int) -> Message:
    frame = next(iter(asking.focus(p.state, seat)), None)
    match frame:
        case toy.DealFrame():
            return Message("prompt-deal", card=frame.card)
        case market.CallFrame():
            return Message("prompt-call", missing=Message("ore", n=call.missing(frame)))
        case market.FightFrame():
            attack, defence = fight.totals(p.state, frame)
            return Message("prompt-fight", site=frame.site, attack=attack, defence=defence)
        case Boundary():
            when = boundary(frame.key, lambda seat: _who(p, seat))
            return Message("prompt-boundary", when=when)
        case _:
            return Message(f"prompt-{_tag(frame)}")


def _who(p: Position, seat: int) -> str:
    return p.players[seat] if p.players else str(seat)


def window(p: Position, seat: int) -> Message | None:
    """Return the prompt of a call or a fight, whose forms are those of a window."""
    frame = next(iter(asking.focus(p.state, seat)), None)
    return prompt(p, seat) if isinstance(frame, market.CallFrame | market.FightFrame) else None


def kind_label(p: Position, kind: str) -> Choice:
    label = Message(f"command-{kind}")
    return Choice(p.speaker.say(label).capitalize(), p.speaker.say(label, "help"))


def action_label(p: Position, action: Action) -> str:
    given = {field: _argument(field, getattr(action, field)) for field in fields(action)}
    if isinstance(action, toy.Offer):
        known = action.seat < len(p.players)
        given = {
            "card": action.card,
            "player": p.players[action.seat] if known else action.seat + 1,
        }
    if isinstance(action, EndTurn) and p.seen.viewer is not None:
        frames = (_tag(frame) for frame in asking.focus(p.state, p.seen.viewer))
        ending = next((frame for frame in frames if frame in ENDINGS), None)
        return p.text(f"ends-{ending}" if ending else "action-end")
    return p.text(f"action-{kind(action)}", **given)


def forgone(p: Position, action: Action) -> str:
    if not isinstance(action, EndTurn) or p.state.market is None:
        return ""
    top = p.state.stack[-1]
    begins = isinstance(top, toy.TurnFrame) and top.seat == p.seen.viewer and not top.acted
    return p.text("forfeits-turn", left=1 if top.begun else 2) if begins else ""


def choice(p: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    if field == "colour" and kind == "paint":
        return Choice(p.text(f"action-{kind}", colour=_argument(field, value)))
    if field in ("gift", "colour"):
        return Choice(p.text(str(value) if field == "colour" else f"gift-{value}"))
    if field == "size":
        return Choice(str(value), p.text("costs", price=Message("ore", n=int(value))))
    return Choice(str(value), "", str(value)[:5] if field == "site" else "")


def event(speaker: Speaker, t: object, event: Event, names: Sequence[str]) -> Message:
    besides: dict[str, Argument] = {}
    if isinstance(event, market.ClaimSealed | market.Claimed):
        besides["gift"] = _argument("gift", event.gift)
    if isinstance(event, market.Attacked | market.Called | market.Pledged):
        named = next(field for field in ("crew", "need", "ore") if hasattr(event, field))
        besides[named] = Message("ore", n=getattr(event, named))
    if isinstance(event, StoppedAtBoundary):
        besides["when"] = boundary(event.boundary, lambda seat: names[seat])
    if isinstance(event, toy.BidsRevealed):
        bids = zip(names, event.cards, strict=True)
        besides["bids"] = Items(Message("bid", who=who, card=card) for who, card in bids)
        besides["gain"] = Message("ore", n=2)
    seats = ("to", "winner", "winners", "defender", "holders")
    return event_message(event, names, {"colour": Message}, besides, seats=seats)


def alt(p: Position, picture: str, before: AnyView | None = None) -> str:
    name = p.text(f"picture-{picture.partition(':')[0]}")
    return p.text("alt", picture=name, status=p.speaker.say(status(p)))


def parts(p: Position) -> Iterator[Part]:
    yield Part("status", p.text("part-status"), p.speaker.say(status(p)), kind="standing")
    for seat, (name, player) in enumerate(zip(p.players, p.state.players, strict=True)):
        ore, cards = Message("ore", n=player.ore), Message("cards", n=len(player.hand))
        yield Part(f"player:{seat}", name, p.text("player", who=name, ore=ore, cards=cards))
    built = [
        p.text("building", site=site, who=called(b.seat, p.players), size=b.size)
        for site, b in sorted(p.state.sites.items())
    ]
    kept = p.state.market
    if kept is not None:
        text = p.text("market", price=Message("ore", n=kept.price), cards=Items(kept.discard))
        yield Part("market", p.text("part-market"), text)
    if built:
        yield Part("buildings", p.text("part-buildings"), "\n".join(built))
    if p.seen.viewer is not None and p.player.hand:
        text = p.text("hand", hand=Items(p.player.hand))
        yield Part("hand", p.text("part-hand"), text, private=True)


def order_value(p: Position, key: str, value: str) -> str:
    return p.text(f"gift-{value}") if value in market.GIFTS else value


WORDING = Wording(
    speakers=Speakers(LOCALES, lambda content: NAMES),
    position=Position,
    status=status,
    prompt=prompt,
    window=window,
    kind=kind_label,
    action=action_label,
    forgone=forgone,
    choice=choice,
    event=event,
    alt=alt,
    parts=parts,
    order_value=order_value,
    option_value=lambda speaker, key, value: Label(value),
    pages="turns",
)


def _argument(field: str, value: Any) -> Any:
    if field in ("crew", "need") or (field == "ore" and isinstance(value, int)):
        return Message("ore", n=value)
    if field == "gift":
        return Message(f"gift-{value}" if value in market.GIFTS else "gift-none")
    return Message(value) if value in toy.COLOURS else value


def _tag(frame: Any) -> str:
    return "turn" if frame is None else str(frame.__struct_config__.tag)
