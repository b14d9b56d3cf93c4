"""Sentences for the room that an alternative text has: the most important come in first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares.effects.card import Card, Corporation
from games.ares.words import cards as texts
from games.core.speech import Items, Message, Speaker

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
