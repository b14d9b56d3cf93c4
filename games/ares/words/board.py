"""The whole board as text in a stable order, for screen readers: a message a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ares.content import ALL_STEPS, CARDS, OCEANS, degrees, zone
from games.ares.effects.kinds import TAGS, ZONES, Scale
from games.ares.rules import derive
from games.ares.scoring import COOP_GOAL, total
from games.ares.state import Planning, Player, live_phase
from games.ares.words import terms
from games.ares.words.position import Position
from games.ares.words.status import status, verdict
from games.ares.words.terms import by, cards, cubes, phase, points, stock, tag
from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING

Names = Sequence[str]


def board(p: Position, names: Names) -> str:
    """Return everything on the table, a line for each matter and player."""
    behind = [Message("board-behind")] if p.behind() else []
    everybody = zip(p.state.players, names, strict=False)
    players = [Message("board-player", **facts(mat, name)) for mat, name in everybody]
    return "\n".join(map(p.speaker.say, [*mars(p, names), *behind, *players]))


def mars(p: Position, names: Names) -> Iterator[Message]:
    """Yield Mars, the deck, the round and whom the table awaits."""
    state = p.state
    yield Message("sentence-end", what=status(state))
    yield Message(
        "board-temperature",
        now=Message("degrees", n=degrees(state.temperature)),
        zone=_zone("temperature", state.temperature),
    )
    oxygen = Message("percent", n=state.oxygen)
    yield Message("board-oxygen", now=oxygen, zone=_zone("oxygen", state.oxygen))
    yield Message("board-oceans", now=state.flipped, goal=OCEANS)
    yield Message("board-deck", deck=cards(len(state.deck)), discard=cards(len(state.discard)))
    yield from _phases(p, names)
    begun = live_phase(state)
    if begun is not None:
        yield Message(
            "board-begun",
            temperature=Message("degrees", n=degrees(begun.temperature)),
            oxygen=Message("percent", n=begun.oxygen),
            oceans=Message("ocean", n=begun.oceans),
        )
    yield from _against_the_box(p)
    yield _answers(p, names)


def _zone(scale: Scale, step: int) -> Message:
    return terms.zone(ZONES[zone(scale, step)])


def _phases(p: Position, names: Names) -> Iterator[Message]:
    """Yield the phases of the round with those who chose them, or while planning the last ones."""
    state = p.state
    if isinstance(p.frame, Planning):
        last = [
            Message("phase-of", who=name, phase=phase(player.previous))
            for name, player in zip(names, state.players, strict=False)
            if player.previous
        ]
        if last:
            yield Message("board-closed", phases=Items(last))
    elif state.phases and not state.over:
        chosen = (Message("phase-by", phase=phase(n), who=_who(p, n, names)) for n in state.phases)
        yield Message("board-phases", phases=Items(chosen))


def _who(p: Position, number: int, names: Names) -> Items:
    """Return who chose a phase."""
    everybody = zip(names, p.state.players, strict=False)
    return Items(name for name, player in everybody if player.phase == number)


def _against_the_box(p: Position) -> Iterator[Message]:
    """Yield the cubes and the common score, or the dummy's cards and how far Mars is."""
    state = p.state
    if state.mode == "coop":
        yield Message("board-cubes", copper=state.pile["copper"], trade=state.pile["trade"])
        together = sum(total(player) for player in state.players)
        yield Message("board-together", together=together, goal=COOP_GOAL)
    if state.mode == "solo":
        played = Items(phase(number) for number in state.dummy_played)
        yield Message("board-dummy", played=played, marker=state.marker)
        done = state.temperature + state.oxygen + state.flipped
        yield Message("board-terraforming", done=done, goal=ALL_STEPS)


def _answers(p: Position, names: Names) -> Message:
    if p.state.over:
        return verdict(p.state) or Message("board-over")
    decided = [p.done(seat) for seat in range(len(p.state.players))]
    if None in decided:
        seats = len(decided)
        return Message("board-done", done=seats - p.awaited(), seats=seats)
    awaited = (name for name, done in zip(names, decided, strict=False) if not done)
    return Message("board-awaited", who=Items(awaited))


def _income(player: Player) -> Items:
    """Return what the production phase brings, with the MC of the terraform rating."""
    made = derive.production(player).items()
    return Items(stock(what, n + (player.tr if what == "mc" else 0)) for what, n in made)


def facts(mat: Player, name: str) -> dict[str, Argument]:
    """Return everything a player has; `n`: how many cards in hand."""
    tags = derive.tag_counts(mat)
    return {
        "who": name,
        "corporation": Items([Name(mat.corporation)]) if mat.corporation else NOTHING,
        "points": points(total(mat)),
        "tr": stock("tr", mat.tr),
        "forests": mat.forests,
        "goods": Items((stock("mc", mat.mc), stock("heat", mat.heat), stock("plant", mat.plant))),
        "income": _income(mat),
        "steel": derive.metal(mat, "steel"),
        "titanium": derive.metal(mat, "titanium"),
        "tags": Items(Message("tagged", n=n, tag=tag(t)) for t in TAGS if (n := tags.get(t))),
        "n": len(mat.hand),
        "played": Items(_played(mat, card) for card in mat.played),
    }


def _played(mat: Player, card: str) -> Argument:
    holds = CARDS[card].holds
    if holds is None:
        return Name(card)
    return by(Name(card), cubes(holds, mat.cubes.get(card, 0)))
