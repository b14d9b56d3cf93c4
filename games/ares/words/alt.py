"""What the pictures show, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ares.content import CARDS
from games.ares.scoring import standing, total
from games.ares.state import Founding, Mulligan, Phase, Pick, Research
from games.ares.words.board import facts, mars
from games.ares.words.position import Position
from games.ares.words.status import verdict
from games.ares.words.terms import by, points, stock
from games.core.speech import Items, Message, Name
from games.core.text import clip
from games.core.words import ALT

LATEST = 4
"""How many of a player's last cards the picture of them shows."""
Names = Sequence[str]


def alt(p: Position, picture: str, names: Names) -> str:
    """Return the alternative text of a picture."""
    return clip(" ".join(map(p.speaker.say, _told(p, picture, names))), ALT)


def _told(p: Position, picture: str, names: Names) -> Iterator[Message]:
    key, _, seat = picture.partition(":")
    match key:
        case "players":
            everybody = zip(p.state.players, names, strict=False)
            yield from (Message("alt-player", **facts(mat, name)) for mat, name in everybody)
        case "tableau":
            number = int(seat or p.seat)
            yield Message("board-player", **facts(p.state.players[number], names[number]))
        case "hand":
            yield from _choice(p)
            yield Message("alt-hand", cards=Items(by(Name(c), _price(p, c)) for c in p.hand()))
        case "revealed":
            yield from _choice(p)
            yield Message("alt-latest")
            for name, mat in zip(names, p.state.players, strict=False):
                yield Message("alt-played", who=name, cards=Items(map(Name, mat.played[-LATEST:])))
        case "score":
            yield from _scores(p, names)
        case _:
            yield from mars(p, names)
            for name, mat in zip(names, p.state.players, strict=False):
                tr = stock("tr", mat.tr)
                yield Message("alt-rating", who=name, points=points(total(mat)), tr=tr)


def _price(p: Position, card: str) -> Message:
    return stock("mc", p.price(card))


def _choice(p: Position) -> Iterator[Message]:
    """Yield what lies open to choose from, as far as the viewer sees it; often nothing."""
    found: list[str] = []
    match p.frame:
        case Mulligan() | Founding():
            found = p.dealt()
        case Research(dealt) if p.seen.viewer is not None:
            found = dealt[p.seen.viewer]
        case Phase(lanes=lanes):
            parts = [lane.stack[-1] for lane in lanes if lane.stack]
            picks = [card for part in parts if isinstance(part, Pick) for card in part.cards]
            found = [card for card in picks if card in CARDS]
        case _:
            pass
    if found:
        yield Message("alt-choice", cards=Items(map(Name, found)))


def _scores(p: Position, names: Names) -> Iterator[Message]:
    """Yield everybody's points by category, best first, and who won.

    Against the box they begin with won or lost, and by what.
    """
    shown, ended = standing(p.state), verdict(p.state)
    if ended is not None:
        yield ended
    for score in sorted(shown.scores, key=lambda score: (score.rank, score.seat)):
        parts = (
            Message("counted", what=Message(f"category-{key}"), n=n)
            for key, n in score.categories.items()
        )
        scored = points(score.total)
        yield Message("alt-scored", who=names[score.seat], points=scored, parts=Items(parts))
    if p.state.over and ended is None:
        yield Message("alt-won", who=Items(names[seat] for seat in shown.winners))
