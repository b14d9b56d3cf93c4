"""What the pictures show, in words, within what an alternative text has room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS, ENDS, reading
from games.ares.effects import Pay
from games.ares.effects.card import Card, Corporation
from games.ares.scoring import standing, total
from games.ares.state import Player, State
from games.ares.words import cards as texts
from games.ares.words import terms
from games.ares.words.parts import board, own
from games.ares.words.position import Position
from games.ares.words.prompts import co_op_result, status
from games.ares.words.terms import points, stock, tag
from games.core.hidden.declare import View
from games.core.labels import ALT
from games.core.messages import NOTHING, called
from games.core.speech import Items, Message, Name, Speaker
from games.core.text import whole

LATEST = 4
"""How many of a player's last cards the picture of them shows."""
NEWS = ALT // 2
"""Most characters of what has changed: the rest is what there is."""
SPARE = ("board-begun", "board-dummy", "board-cubes", "board-closed", "board-phases")
"""Messages that the board leaves out if there is no room for all players, the first one first."""


def alt(p: Position, picture: str, before: View[State] | None) -> str:
    """Return the alternative text of a picture; what has changed `before` it comes first."""
    key, _, seat = picture.partition(":")
    number = int(seat or p.seat)
    news = [] if before is None else [*_changed(before, p, key, number)]
    said = changed(p.speaker, news, NEWS)
    room = ALT - sum(len(each) + 1 for each in said)
    match key:
        case "hand":
            said += _hand(p, room)
        case "tableau":
            said += _tableau(p, number, room)
        case "phases":
            head = Message("alt-goods", goods=terms.goods(p.player))
            told_of = [Told(head), *(Told(line) for line in own.of_phases(p))]
            said += fitted(p.speaker, told_of, room)
        case "revealed":
            said += _revealed(p, room)
        case _:
            said += briefly(p.speaker, [*_told(p, key)], SPARE, room)
    return whole(said, ALT)


def _changed(before: View[State], p: Position, key: str, seat: int) -> Iterator[Message]:
    match key:
        case "board":
            yield from of_board(before, p)
        case "players" | "revealed":
            for number in range(len(p.state.players)):
                yield from of_player(before, p, number)
        case "tableau":
            yield from of_player(before, p, seat)
        case _:
            pass


def _told(p: Position, key: str) -> Iterator[Message]:
    everybody = zip(p.state.players, p.players, strict=False)
    match key:
        case "players":
            yield from (_player(mat, name) for mat, name in everybody)
        case "score":
            yield from _scores(p)
        case _:
            yield Message("sentence-end", what=status(p))
            yield from board.of_mars(p)
            yield from board.phases(p)
            yield board.answers(p)
            for mat, name in everybody:
                tr = stock("tr", mat.tr)
                yield Message(
                    "alt-rating",
                    who=name,
                    points=points(total(mat)),
                    tr=tr,
                    goods=terms.goods(mat),
                    income=board.income(mat),
                )
            yield from board.against_the_box(p)


def _player(mat: Player, name: str) -> Message:
    return Message(
        "alt-player",
        who=name,
        corporation=Items([Name(mat.corporation)]) if mat.corporation else NOTHING,
        points=points(total(mat)),
        tr=stock("tr", mat.tr),
        forests=Message("forest", n=mat.forests),
        goods=Items([*terms.goods(mat).items, *board.metals(mat)]),
        income=board.income(mat),
        tags=board.tags(mat),
        n=len(mat.hand),
        played=len(mat.played),
    )


# Cards, as far as there is room


def _hand(p: Position, room: int) -> list[str]:
    """Return the cards that the reader chooses from and holds, with prices and shortages."""
    held = [_held(p, card) for card in p.hand()]
    head = p.speaker.say(Message("alt-hand", n=len(held), goods=terms.goods(p.player)))
    return _grouped(p, _offers(p), held, head, room)


def _grouped(
    p: Position, offers: Sequence[Told], others: Sequence[Told], head: str, room: int
) -> list[str]:
    """Return what the reader chooses from, if anything, then other cards below their heading."""
    first = [p.speaker.say(Message("alt-choice"))] if offers else []
    room -= sum(len(each) + 1 for each in (*first, head))
    found = fitted(p.speaker, [*offers, *others], room, len(offers))
    return [*first, *found[: len(offers)], head, *found[len(offers) :]]


def _offers(p: Position) -> list[Told]:
    """Return the corporations and cards that the reader chooses from."""
    dealt = [
        Told(_named(key), [*effects(CORPS[key]), (BESIDES, texts.start(CORPS[key]))])
        for key in p.dealt()
    ]
    return [*dealt, *(_held(p, card) for card in own.offered(p))]


def _held(p: Position, key: str) -> Told:
    """Return a card with its colour and price, its shortage, its effects and its tags."""
    plan, card = own.planned(p, key), CARDS[key]
    n = own.short_of(p, plan)
    missing = Items([Message("lacks-mc", mc=stock("mc", n), given=NOTHING)])
    head = Message(
        "alt-held",
        card=Name(key),
        colour=terms.colour(card.colour),
        price=stock("mc", plan.cost),
        lacks=missing if n else NOTHING,
    )
    unmet = [
        need
        for part in card.requires
        if not isinstance(part, Pay) and (need := own.need(p, part, plan)).arguments["met"] == "no"
    ]
    now = [Message("told-now")] if plan.now else []
    tags = [Message("told-tags", tags=Items(map(tag, card.tags)))] if card.tags else []
    said = [
        *((FIRST, each) for each in now),
        *((NEEDED, each) for each in unmet),
        *effects(card),
        *((BESIDES, each) for each in texts.pays(card.requires)),
        *((LAST, each) for each in tags),
    ]
    return Told(head, said)


def _named(key: str) -> Message:
    return Message("alt-card", card=Name(key))


def _tableau(p: Position, seat: int, room: int) -> list[str]:
    """Return a player with the cards in play, those with lasting effects first and in full."""
    mat = p.state.players[seat]
    head = p.speaker.say(_player(mat, p.players[seat]))
    works, rest = board.sorted_out(mat)
    lines = [p.speaker.say(line) for line in board.rest_of(mat, rest)]
    left = room - sum(len(line) + 1 for line in (head, *lines))
    texted = [
        Told(
            board.named(p, seat, key),
            [*enumerate(texts.goes_on(CARDS[key], brief=True))],
        )
        for key in works
    ]
    return [head, *fitted(p.speaker, texted, max(left, room // 2)), *lines]


def _revealed(p: Position, room: int) -> list[str]:
    """Return the open cards to choose from, then each player's newest cards and their effects."""
    mine = [_held(p, key) for key in own.offered(p)]
    others = [
        Told(Message("alt-shown", who=p.players[seat], card=Name(key)), _gist(CARDS[key]))
        for seat, key in own.revealed(p)
        if seat != p.seen.viewer
    ]
    newest = [
        Told(Message("alt-newest", who=name, card=Name(card)), effects(CARDS[card]))
        for name, mat in zip(p.players, p.state.players, strict=False)
        for card in mat.played[-LATEST:]
    ]
    head = p.speaker.say(Message("alt-latest", n=len(newest)))
    return _grouped(p, mine, [*others, *newest], head, room)


def _gist(card: Card) -> list[Ranked]:
    """Return what a card does, then what it requires."""
    return [*effects(card), *((BESIDES, each) for each in texts.requires(card.requires))]


def _scores(p: Position) -> Iterator[Message]:
    """Yield the winner or the result against the box, then each player's points, best first."""
    shown = standing(p.state)
    ended = board.answers(p) if p.state.over else co_op_result(p)
    if ended is not None:
        yield ended
    for score in sorted(shown.scores, key=lambda score: score.rank):
        parts = (
            Message("counted", what=Message(f"category-{key}"), n=n)
            for key, n in score.categories.items()
        )
        scored = points(score.total)
        who = called(score.seat, p.players)
        yield Message("alt-scored", who=who, points=scored, parts=Items(parts))


def of_board(before: View[State], p: Position) -> Iterator[Message]:
    """Yield what has changed on Mars, then at each player."""
    yield from _mars(before.state, p.state)
    for seat in range(len(p.state.players)):
        yield from of_player(before, p, seat)


def of_player(before: View[State], p: Position, seat: int) -> Iterator[Message]:
    """Yield what a player has more or less, and has played, if anything."""
    old, new = before.state.players[seat], p.state.players[seat]
    same_round = before.state.round == p.state.round
    found = [*_played(old, new), *_amounts(old, new, goods=same_round)]
    if found:
        yield Message("changed-player", who=p.players[seat], what=Items(found))


def _mars(old: State, new: State) -> Iterator[Message]:
    for which in ENDS:
        now, before = (reading(which, each.step(which)) for each in (new, old))
        if now != before:
            told = (now, before)
            if which != "ocean":
                told = (terms.reading(which, now), terms.reading(which, before))
            yield Message("changed-mars", what=terms.parameter(which), now=told[0], before=told[1])


def _played(old: Player, new: Player) -> Iterator[Message]:
    cards = [card for card in new.played if card not in old.played]
    if cards:
        yield Message("changed-cards", cards=Items(map(Name, cards)))


def _amounts(old: Player, new: Player, *, goods: bool) -> Iterator[Message]:
    """Yield the amounts that changed; `goods` change every round, so only within a round."""
    pairs = [(stock("tr", abs(new.tr - old.tr)), new.tr - old.tr)]
    forests = new.forests - old.forests
    pairs.append((Message("forest", n=abs(forests)), forests))
    if goods:
        for what in ("mc", "heat", "plant"):
            n = getattr(new, what) - getattr(old, what)
            pairs.append((stock(what, abs(n)), n))
    for amount, n in pairs:
        if n:
            yield Message("changed-more" if n > 0 else "changed-less", what=amount)


FIRST, MAIN, NEEDED, MORE, BESIDES, LAST = range(6)
"""How much a sentence about a card matters; all cards have one before any has one of less."""
Ranked = tuple[int, Message]


class Told(NamedTuple):
    """A card's head, always said, and its sentences, as many as there is room for."""

    head: Message
    sentences: Sequence[Ranked] = ()


def effects(card: Card | Corporation) -> list[Ranked]:
    """Return what a card does and scores; its first lasting effect matters most.

    For a card without a lasting effect, its immediate effects matter most.
    """
    does, lasting = texts.does(card, brief=True), texts.goes_on(card, brief=True)
    works = [said for said in lasting if said.id != "scores"] or does
    return [(MAIN if said is works[0] or said == works[0] else MORE, said) for said in does]


def fitted(speaker: Speaker, cards: Sequence[Told], room: int, first: int = 0) -> list[str]:
    """Return cards with as many sentences as there is room for, in their order.

    Sentences are taken by importance, in their short forms; for each rank those of the `first`
    cards come before the others', then the shortest, so that as many cards as possible have one.
    Any room left over is for the long forms.
    """
    said = [[(FIRST, card.head), *card.sentences] for card in cards]
    brief = [[speaker.fit(message, 0) for _, message in each] for each in said]
    found = {(n, 0): each[0] for n, each in enumerate(brief)}
    room -= sum(len(head) + 1 for head in found.values())
    order = sorted(
        (rank, n >= first, len(brief[n][k]), n, k)
        for n, each in enumerate(said)
        for k, (rank, _) in enumerate(each)
        if k
    )
    for *_, n, k in order:
        if len(brief[n][k]) + 1 <= room:
            found[n, k] = brief[n][k]
            room -= len(brief[n][k]) + 1
    for n, k in [(n, 0) for n in range(len(said))] + [(n, k) for *_, n, k in order]:
        if (n, k) in found and room > 0:
            longer = speaker.fit(said[n][k][1], len(found[n, k]) + room)
            room -= len(longer) - len(found[n, k])
            found[n, k] = longer
    return [
        " ".join(found[n, k] for k in range(len(each)) if (n, k) in found)
        for n, each in enumerate(said)
    ]


def briefly(
    speaker: Speaker, messages: Sequence[Message], spare: Sequence[str], room: int
) -> list[str]:
    """Return sentences, as many of them in their short forms as it takes to have room.

    Where that is not enough, those with the ids in `spare` are left out, the first one first.
    """
    left = list(messages)
    for key in (None, *spare):
        left = [each for each in left if each.id != key]
        text = speaker.fit(texts.lines(left), room)
        if len(text) <= room:
            return [text]
    return [speaker.fit(each, 0) for each in left]


def changed(speaker: Speaker, changes: Sequence[Message], room: int) -> list[str]:
    """Return what has changed as one sentence, as far as there is room; nothing for nothing."""
    for count in range(len(changes), 0, -1):
        text = speaker.say(Message("changed", what=Items(changes[:count])))
        if len(text) <= room:
            return [text]
    return []
