"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.ares.words.parts import board, own
from games.ares.words.position import Position
from games.core.labels import Part, PartKind
from games.core.messages import part
from games.core.speech import Message


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; what the reader decides comes second."""
    yield _standing(p, "round", board.of_round(p))
    if p.seen.viewer is not None and not p.state.over:
        yield _own(p, "own", own.decision(p), "decision")
    yield _standing(p, "mars", board.of_mars(p))
    yield part(p.speaker, "phases", board.of_phases(), Message("title-phases"))
    if shown := [*own.shown(p)]:
        yield part(p.speaker, "shown", shown, Message("title-shown"))
    if dealt := [*own.dealt(p)]:
        yield _own(p, "choice", dealt, "decision")
    if p.seen.viewer is not None and not p.state.over:
        yield _own(p, "hand", own.cards(p))
        if p.player.corporation:
            yield _own(p, "standard", own.standard_actions(p), "decision")
    for seat, name in enumerate(p.players[: len(p.state.players)]):
        title = Message("itself", what=name)
        yield part(p.speaker, f"player:{seat}", board.of_player(p, seat), title)


def _standing(p: Position, key: str, lines: Iterable[Message]) -> Part:
    return part(p.speaker, key, lines, Message(f"title-{key}"))._replace(kind="standing")


def _own(p: Position, key: str, lines: Iterable[Message], kind: PartKind = "things") -> Part:
    found = part(p.speaker, key, lines, Message(f"title-{key}"))
    return found._replace(private=True, kind=kind)
