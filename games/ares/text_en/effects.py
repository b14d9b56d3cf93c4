"""What a card does, in English: effects as imperatives, alone and one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.ares.effects.costs import Discard, TakeHere
from games.ares.effects.immediate import (
    AddElsewhere,
    AddHere,
    AddMatching,
    AnyEffect,
    Draw,
    DrawKeep,
    DrawSpent,
    ExtraPlay,
    FlipOcean,
    Forest,
    FreeGreen,
    Gain,
    GainSpent,
    IfTags,
    NextCheaper,
    NextTolerant,
    OneOf,
    Raise,
    RaiseTR,
    RevealSort,
    RevealTake,
    SwapCard,
)
from games.ares.nouns import COLOURS, SCALES, STEP, STOCKS, TAG_NAMES
from games.ares.phrasing import together
from games.ares.text_en.amounts import cards, cubes, rate, stock
from games.core.text import capital, either


def effect(part: AnyEffect) -> str:
    """Return an effect as an imperative without a full stop."""
    match part:
        case Gain(what, n):
            return f"gain {stock(what, n)}"
        case GainSpent(what):
            return f"gain that many {STOCKS[what].form('en', 2)}"
        case Draw(n):
            return f"draw {cards(n)}"
        case DrawSpent():
            return "draw that many cards"
        case DrawKeep(n, keep):
            return f"draw {cards(n)}, keep {keep} and discard the rest"
        case Discard(n):
            return f"discard {cards(n)} from your hand"
        case Raise(scale, n):
            return f"raise the {SCALES[scale][0]} by {STEP.counted('en', n)}"
        case FlipOcean(n):
            return "flip an ocean" if n == 1 else f"flip {n} oceans"
        case RaiseTR(n):
            if isinstance(n, int):
                return f"raise your TR by {n}"
            return f"raise your TR by {n.each} per {rate(n)} you have, including this one"
        case Forest(n):
            steps = f"{n} VP and {STEP.counted('en', n)} of oxygen"
            return f"gain {'a forest' if n == 1 else f'{n} forests'} ({steps})"
        case AddHere(cube, n):
            return f"add {cubes(cube, n)} to this card"
        case AddElsewhere(cube, n):
            return f"add {cubes(cube, n)} to another of your cards"
        case AddMatching(n):
            return f"add {n} resources to one of your cards, of the kind that it holds"
        case TakeHere(cube, n):
            return f"remove {cubes(cube, n)} from this card"
        case OneOf(branches):
            return either([sequence(branch) for branch in branches], "en")
        case IfTags(tag, n, then):
            return f"if you have at least {n} {TAG_NAMES[tag][0]} tags, also {sequence(then)}"
        case ExtraPlay():
            return "you may play one more blue or red card in this phase"
        case FreeGreen(most):
            return (
                "you may play another green card in this phase without paying MC, "
                f"if its printed cost is {most} MC or less"
            )
        case NextCheaper(n):
            return f"the next card you play in this phase costs {n} MC less"
        case NextTolerant():
            return (
                "the temperature or oxygen may be one zone off "
                "for the next card you play in this phase"
            )
        case RevealTake(n, tags):
            names = either([TAG_NAMES[tag][0] for tag in tags], "en")
            return f"reveal {cards(n)}, take one of them with a {names} tag and discard the rest"
        case RevealSort(colour, mc):
            return (
                f"reveal a card: if it is {COLOURS[colour][0]}, discard it and gain {mc} MC, "
                "otherwise take it"
            )
        case SwapCard(tag, n):
            return (
                "you may discard a card from your hand and draw a card, "
                f"or {n} cards if it had a {TAG_NAMES[tag][0]} tag"
            )
        case _:
            assert_never(part)


def sequence(parts: Sequence[AnyEffect]) -> str:
    """Return effects in their order as one clause; plain gains share a verb."""
    said: list[str] = []
    for index, part in enumerate(parts):
        before = parts[index - 1] if index else None
        if isinstance(part, Gain) and isinstance(before, Gain):
            said[-1] += f" and {stock(part.what, part.n)}"
        else:
            said.append(effect(part))
    if isinstance(parts[0], TakeHere) and len(said) > 1:
        return f"{said[0]} to {', then '.join(said[1:])}"
    return ", then ".join(said)


def sentences(parts: Sequence[AnyEffect]) -> list[str]:
    """Return effects as sentences, what belongs together in one."""
    return [f"{capital(sequence(group))}." for group in together(parts)]
