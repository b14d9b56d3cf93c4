"""The words: data as messages with arguments; the sentences are in `locales`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from games.core.actions import Action, Value, tag
from games.core.errors import Reason
from games.core.events import Event
from games.core.hidden.declare import HIDDEN, View
from games.core.labels import LABEL, Choice, Part
from games.core.messages import (
    ITSELF,
    called,
    detail_text,
    event_message,
    facts,
    fitted,
    part,
    pictured,
    reason_message,
    result,
)
from games.core.speech import Argument, Items, Message, Name, Speaker, Speakers
from games.core.text import Language
from games.core.wording import Wording, WordsView
from games.scaffold.template import scoring, setup
from games.scaffold.template.actions import Claim
from games.scaffold.template.content import SETS, Index
from games.scaffold.template.state import Player, State
from games.scaffold.template.steps import GAIN, HAND, STEPS

SPEAKERS = Speakers(Path(__file__).parent / "locales", lambda content: SETS.get(content).names)


class Position(WordsView[State, Player, Index]):
    """A view of the game with its speaker and the names of the players."""

    sets, steps = SETS, STEPS


def asteroid(t: Index, key: str) -> Message:
    """Return an asteroid with what is found there and its points."""
    found = t.asteroids[key]
    kind = Message(f"kind-{found.kind}")
    return Message("asteroid", name=Name(key), kind=kind, points=Message("vp", n=found.points))


def energy(amount: int) -> Message:
    """Return an amount of energy."""
    return Message("energy", n=amount)


def status(p: Position) -> Message:
    """Return the stage of the game."""
    if not p.state.stack:
        return Message("status-over")
    return Message("status", round=p.state.round, rounds=p.state.rounds)


def prompt(p: Position, seat: int) -> Message:
    """Return what a seat has to decide."""
    acted = bool(p.state.stack) and p.state.stack[-1].acted
    return Message("prompt-end" if acted else "prompt-turn")


def action(p: Position, action: Action) -> str:
    """Return the label of a button."""
    given = {"gain": energy(GAIN), **facts(action, {"asteroid": partial(asteroid, p.t)})}
    if isinstance(action, Claim):
        given["price"] = energy(p.t.asteroids[action.asteroid].energy)
    return p.speaker.fit(p.speaker.about(f"action-{tag(action)}", given), LABEL)


def choice(p: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """Return an entry of a menu: an asteroid, and what a claim costs."""
    key = str(value)
    price = Message("costs", price=energy(p.t.asteroids[key].energy))
    detail = detail_text(p.speaker, price if kind == "claim" else None)
    return Choice(fitted(p.speaker, asteroid(p.t, key)), detail)


def event(speaker: Speaker, t: Index, event: Event, names: Sequence[str]) -> Message:
    """Return what an event says: the message of its tag, its fields as arguments."""
    said = {"asteroid": partial(asteroid, t), "energy": energy}
    return event_message(event, names, said, {}, seats=("winners",))


def reason_said(t: Index, reason: Reason) -> Message:
    """Return why something is refused."""
    return reason_message(reason, {"asteroid": Name, "price": energy, "energy": energy}, {})


def waiting_for(p: Position) -> Message:
    """Return whom the game waits for."""
    return Message("waiting-for", who=p.players[p.state.turn])


def parts(p: Position) -> Iterator[Part]:
    """Yield the board as text, part by part, and the reader's own hand."""
    yield part(p.speaker, "round", _round(p), kind="standing")
    belt = Items(asteroid(p.t, key) for key in p.state.belt)
    lines = [Message("part-belt-open", asteroids=belt), Message("part-pile", n=len(p.state.pile))]
    yield part(p.speaker, "belt", lines)
    if p.seen.viewer is not None:
        hand = Items(asteroid(p.t, key) for key in p.player.hand)
        lines = [Message("part-hand-open", asteroids=hand)]
        yield part(p.speaker, "hand", lines, private=True)
    for seat, name in enumerate(p.players):
        yield part(p.speaker, f"player:{seat}", _player(p, seat), Message(ITSELF, what=name))


def _round(p: Position) -> Iterator[Message]:
    yield Message("sentence", what=status(p))
    if p.state.stack:
        yield waiting_for(p)
    else:
        yield from result(
            scoring.standing(p.state),
            lambda actor: called(actor, p.players),
            lambda n: Message("vp", n=n),
        )


def _player(p: Position, seat: int) -> Iterator[Message]:
    player, score = p.state.players[seat], scoring.standing(p.state).scores[seat]
    cards = Message("in-hand", n=len(player.hand))
    yield Message(
        "player", points=Message("vp", n=score.total), energy=energy(player.energy), hand=cards
    )
    claimed = Items(asteroid(p.t, key) for key in player.claimed)
    yield Message("player-claimed", asteroids=claimed)


def alt(p: Position, picture: str, before: View[State] | None) -> str:
    """Return the text of a picture for screen readers: what is new, then what it shows."""
    old = None if before is None else before.state
    new = [] if old is None else [key for key in p.state.belt if key not in old.belt]
    if old is not None:
        for was, player in zip(old.players, p.state.players, strict=True):
            new += [key for key in player.claimed if key not in was.claimed]
    head = Message("alt", picture=Message(f"picture-{picture}"), status=status(p))
    shown = p.player.hand if picture == "hand" else p.state.belt
    shown = [key for key in shown if key != HIDDEN]
    scores = scoring.standing(p.state).scores
    totals = Items(
        Message("alt-player", who=name, points=Message("vp", n=score.total))
        for name, score in zip(p.players, scores, strict=False)
    )
    telling = [Message("alt-asteroids", asteroids=Items(asteroid(p.t, key) for key in shown))]
    if totals.items:
        telling.append(Message("alt-points", players=totals))
    return pictured(
        p.speaker, [Message(ITSELF, what=Name(key)) for key in new], head, [telling, []]
    )


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return every asteroid as data for readers and programs."""
    speaker, t = SPEAKERS(lang, content), SETS.get(content)
    return [
        {
            "id": each.id,
            "name": speaker.name(each.id),
            "kind": "asteroid",
            "text": speaker.say(asteroid(t, each.id)),
            "energy": each.energy,
            "points": each.points,
        }
        for each in t.asteroids.values()
    ]


def figures(t: Index, speaker: Speaker) -> Mapping[str, Argument]:
    """Return the numbers for the texts that teach the game."""
    return {
        "belt": setup.BELT,
        "start": energy(setup.ENERGY),
        "gain": energy(GAIN),
        "hand": HAND,
        "set": Message("vp", n=scoring.SET),
    }


WORDING = Wording(
    speakers=SPEAKERS,
    position=Position,
    status=status,
    prompt=prompt,
    action=action,
    choice=choice,
    alt=alt,
    parts=parts,
    icons={"energy": "energy", "vp": "vp"},
    event=event,
    reason=reason_said,
    waiting_for=waiting_for,
    figures=figures,
    pages="turn end",
)
