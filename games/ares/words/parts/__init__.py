"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.words.parts import board, own
from games.ares.words.position import Position
from games.core.labels import Part
from games.core.messages import part
from games.core.speech import Message


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; what the reader decides comes second."""
    speaker, reading = p.speaker, p.seen.viewer is not None and not p.state.over
    yield part(speaker, "round", board.of_round(p), kind="standing")
    if reading:
        yield part(speaker, "own", own.decision(p), private=True, kind="decision")
    yield part(speaker, "mars", board.of_mars(p), kind="standing")
    yield part(speaker, "phases", board.of_phases())
    if shown := [*own.shown(p)]:
        yield part(speaker, "shown", shown)
    if dealt := [*own.dealt(p)]:
        yield part(speaker, "choice", dealt, private=True, kind="decision")
    if reading:
        yield part(speaker, "hand", own.cards(p), private=True)
        if p.player.corporation:
            actions = own.standard_actions(p)
            yield part(speaker, "standard", actions, private=True, kind="decision")
    for seat, name in enumerate(p.players[: len(p.state.players)]):
        title = Message("itself", what=name)
        yield part(speaker, f"player:{seat}", board.of_player(p, seat), title)
