"""What a card does, in French: effects as imperatives, alone and one after the other."""

from __future__ import annotations

import re
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
from games.ares.effects.kinds import Scale
from games.ares.nouns import COLOURS, STEP, TAG_NAMES
from games.ares.phrasing import together
from games.ares.text_fr.amounts import cards, cubes, rate, stock
from games.core.text import capital, either

SAME: dict[str, str] = {
    "heat": "autant d’unités de chaleur",
    "plant": "autant de plantes",
    "mc": "autant de M€",
}
SCALES: dict[Scale, str] = {"temperature": "la température", "oxygen": "l’oxygène"}


def effect(part: AnyEffect) -> str:
    """Return an effect as an imperative without a full stop."""
    match part:
        case Gain(what, n):
            return f"gagnez {stock(what, n)}"
        case GainSpent(what):
            return f"gagnez {SAME[what]}"
        case Draw(n):
            return f"piochez {cards(n)}"
        case DrawSpent():
            return "piochez autant de cartes"
        case DrawKeep(n, keep):
            return f"piochez {cards(n)}, gardez-en {keep} et défaussez les autres"
        case Discard(n):
            return f"défaussez {cards(n)} de votre main"
        case Raise(scale, n):
            return f"augmentez {SCALES[scale]} de {STEP.counted('fr', n)}"
        case FlipOcean(n):
            return "retournez un océan" if n == 1 else f"retournez {n} océans"
        case RaiseTR(n):
            if isinstance(n, int):
                return f"augmentez votre NT de {n}"
            return f"augmentez votre NT de {n.each} {rate(n)} que vous possédez, celui-ci compris"
        case Forest(n):
            steps = f"{n} PV et {STEP.counted('fr', n)} d’oxygène"
            return f"gagnez {'une forêt' if n == 1 else f'{n} forêts'} ({steps})"
        case AddHere(cube, n):
            return f"ajoutez {cubes(cube, n)} sur cette carte"
        case AddElsewhere(cube, n):
            return f"ajoutez {cubes(cube, n)} sur une autre de vos cartes"
        case AddMatching(n):
            return (
                f"ajoutez {n} ressources sur l’une de vos cartes, du type que cette carte accueille"
            )
        case TakeHere(cube, n):
            return f"retirez {cubes(cube, n)} de cette carte"
        case OneOf(branches):
            return either([sequence(branch) for branch in branches], "fr")
        case IfTags(tag, n, then):
            name = TAG_NAMES[tag][1]
            return f"si vous avez au moins {n} badges {name}, {sequence(then)} de plus"
        case ExtraPlay():
            return "vous pouvez jouer une carte bleue ou rouge de plus pendant cette phase"
        case FreeGreen(most):
            return (
                "vous pouvez jouer une autre carte verte pendant cette phase sans payer de M€, "
                f"si son prix imprimé est de {most} M€ ou moins"
            )
        case NextCheaper(n):
            return f"la prochaine carte que vous jouez pendant cette phase coûte {n} M€ de moins"
        case NextTolerant():
            return (
                "pour la prochaine carte que vous jouez pendant cette phase, "
                "la température ou l’oxygène peut être à une zone près"
            )
        case RevealTake(n, tags):
            names = either([TAG_NAMES[tag][1] for tag in tags], "fr")
            return (
                f"révélez {cards(n)}, prenez-en une qui porte un badge {names} "
                "et défaussez les autres"
            )
        case RevealSort(colour, mc):
            return (
                f"révélez une carte : si elle est {COLOURS[colour][1]}, défaussez-la "
                f"et gagnez {mc} M€, sinon prenez-la"
            )
        case SwapCard(tag, n):
            return (
                "vous pouvez défausser une carte de votre main et en piocher une, "
                f"ou {n} si elle portait un badge {TAG_NAMES[tag][1]}"
            )
        case _:
            assert_never(part)


VERBS = re.compile(r"\b(ajout|augment|défauss|gagn|pioch|retir|retourn)ez\b")


def infinitive(clause: str) -> str:
    """Return an imperative clause with its verbs in the infinitive, to stand after "pour"."""
    return VERBS.sub(r"\1er", clause)


def sequence(parts: Sequence[AnyEffect]) -> str:
    """Return effects in their order as one clause; plain gains share a verb."""
    said: list[str] = []
    for index, part in enumerate(parts):
        before = parts[index - 1] if index else None
        if isinstance(part, Gain) and isinstance(before, Gain):
            said[-1] += f" et {stock(part.what, part.n)}"
        else:
            said.append(effect(part))
    if isinstance(parts[0], TakeHere) and len(said) > 1:
        return f"{said[0]} pour {infinitive(', puis '.join(said[1:]))}"
    return ", puis ".join(said)


def sentences(parts: Sequence[AnyEffect]) -> list[str]:
    """Return effects as sentences, what belongs together in one."""
    return [f"{capital(sequence(group))}." for group in together(parts)]
