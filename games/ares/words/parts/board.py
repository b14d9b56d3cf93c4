"""The board in words: Mars, the round, the five phases, and each player's cards in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from games.ares.content import (
    ALL_STEPS,
    CARDS,
    CORPS,
    ENDS,
    OCEANS,
    degrees,
    reading,
    zone,
)
from games.ares.effects import METAL_TAGS, TAGS, ZONES, Colour, Scale
from games.ares.effects.card import Card
from games.ares.rules import derive
from games.ares.scoring import COOP_GOAL, categories, standing, total
from games.ares.state import PHASES, Planning, Player, live_phase
from games.ares.words import cards as texts
from games.ares.words import terms
from games.ares.words.position import Position
from games.ares.words.prompts import co_op_result, status
from games.ares.words.terms import cards, cubes, phase, points, stock, tag
from games.ares.words.topics import GIVEN
from games.core.messages import NOTHING, called
from games.core.speech import Argument, Items, Message, Name


def of_round(p: Position) -> Iterator[Message]:
    """Yield the round and step, its phases, whom the game waits for, and the deck."""
    state = p.state
    yield Message("sentence-end", what=status(p))
    yield from phases(p)
    yield answers(p)
    if p.behind():
        yield Message("board-behind")
    yield from against_the_box(p)
    if state.over:
        yield from ranking(p)
    else:
        yield Message("board-deck", deck=cards(len(state.deck)), discard=cards(len(state.discard)))


def of_mars(p: Position) -> Iterator[Message]:
    """Yield the parameters with their remaining steps, and their values at the phase's start."""
    state = p.state
    yield scale("temperature", state.temperature)
    yield scale("oxygen", state.oxygen)
    yield Message("board-oceans", now=state.flipped, goal=OCEANS, left=OCEANS - state.flipped)
    begun = live_phase(state)
    if begun is not None:
        yield Message(
            "board-begun",
            temperature=terms.reading("temperature", degrees(begun.temperature)),
            oxygen=terms.reading("oxygen", begun.oxygen),
            oceans=Message("ocean", n=begun.oceans),
        )


def of_phases() -> Iterator[Message]:
    """Yield what the phases bring to all players, and to their choosers."""
    for number in PHASES:
        does = Message(f"phase-{number}-does", **GIVEN)
        yield Message("told-phase", phase=phase(number), does=does)


def scale(which: Scale, step: int) -> Message:
    """Return the value of a parameter, and its distance from the next zone and the end."""
    end = ENDS[which]
    there = zone(which, step)
    next_zone = next((n for n in range(step, end + 1) if zone(which, n) > there), None)
    ahead = [] if next_zone is None else [terms.zone(ZONES[there + 1])]
    now = terms.reading(which, reading(which, step))
    return Message(
        f"board-{which}",
        now=now,
        zone=terms.zone(ZONES[there]),
        next=Items(ahead),
        steps=Message("step", n=(next_zone or end) - step),
        rest=Message("step", n=end - step),
        left=end - step,
    )


def phases(p: Position) -> Iterator[Message]:
    """Yield the phases of the round with their choosers, or while planning the last ones."""
    state = p.state
    if isinstance(p.frame, Planning):
        last = [
            Message("phase-of", who=name, phase=phase(player.previous))
            for name, player in zip(p.players, state.players, strict=False)
            if player.previous
        ]
        if last:
            yield Message("board-closed", phases=Items(last))
    elif state.phases and not state.over:
        chosen = (Message("phase-by", phase=phase(n), who=_who(p, n)) for n in state.phases)
        yield Message("board-phases", phases=Items(chosen))


def _who(p: Position, number: int) -> Items:
    """Return who chose a phase, in a solo game the dummy too."""
    everybody = zip(p.players, p.state.players, strict=False)
    chose: list[Argument] = [name for name, player in everybody if player.phase == number]
    # Of the dummy's cards the last is that of this round, until they are shuffled at its end.
    if p.state.mode == "solo" and (not chose or number in p.state.dummy_played[-1:]):
        chose.append(Message("dummy"))
    return Items(chose)


def against_the_box(p: Position) -> Iterator[Message]:
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


def ranking(p: Position) -> Iterator[Message]:
    """Yield the places of a game of rivals with their points, and what ranks equal points."""
    ended = standing(p.state)
    if ended.won is not None:
        return
    ranks = (
        Message(
            "ranked",
            rank=each.rank,
            who=called(each.seat, p.players),
            points=terms.points(each.total),
        )
        for each in sorted(ended.scores, key=lambda score: score.rank)
    )
    yield Message("board-ranking", ranks=Items(ranks))
    if ended.tie_breaks:
        ways = (Message(f"category-{key}") for key in ended.tie_breaks)
        yield Message("board-tied", ways=Items(ways))


def answers(p: Position) -> Message:
    """Return whom the game waits for, as far as that is public, or how it ended."""
    if p.state.over:
        won = (called(who, p.players) for who in standing(p.state).winners)
        return co_op_result(p) or Message("board-won", who=Items(won))
    decided = [p.done(seat) for seat in range(len(p.state.players))]
    if None in decided:
        seats = len(decided)
        return Message("board-done", done=seats - p.awaited(), seats=seats)
    awaited = (name for name, done in zip(p.players, decided, strict=False) if not done)
    return Message("board-awaited", who=Items(awaited))


def of_player(p: Position, seat: int) -> Iterator[Message]:
    """Yield a player's corporation, points, goods, income, tags and cards in play."""
    mat = p.state.players[seat]
    if mat.corporation:
        named = Message("told-leads", card=Name(mat.corporation))
        yield texts.lines([named, *texts.does(CORPS[mat.corporation])])
    scored = (
        Message("counted", what=Message(f"category-{key}"), n=n)
        for key, n in categories(mat).items()
    )
    yield Message("told-points", points=points(total(mat)), parts=Items(scored))
    yield Message("told-goods", goods=terms.goods(mat), cards=stock("card", len(mat.hand)))
    yield Message("told-income", income=income(mat))
    yield from _metals(mat)
    yield Message("told-tags", tags=tags(mat))
    yield from _in_play(p, seat)


def income(mat: Player) -> Items:
    """Return what the production phase brings, with the MC of the terraform rating."""
    made = derive.production(mat)
    made["mc"] += mat.tr
    return Items(stock(what, n) for what, n in made.items() if n)


def tags(mat: Player) -> Items:
    """Return a player's tags with their numbers."""
    counted = derive.tag_counts(mat)
    return Items(Message("tagged", n=n, tag=tag(t)) for t in TAGS if (n := counted.get(t)))


def metals(mat: Player) -> list[Message]:
    """Return a player's steel and titanium, as far as there are any."""
    return [terms.metal(which, n) for which in METAL_TAGS if (n := derive.metal(mat, which))]


def _metals(mat: Player) -> Iterator[Message]:
    """Yield what a player's steel and titanium take off prices."""
    for which, key in METAL_TAGS.items():
        n = derive.metal(mat, which)
        if n:
            less = stock("mc", n * derive.metal_worth(mat, which))
            yield Message("told-metal", metal=terms.metal(which, n), tag=tag(key), less=less)


def _in_play(p: Position, seat: int) -> Iterator[Message]:
    """Yield the cards with lasting effects, with their texts, then the others by name."""
    mat = p.state.players[seat]
    works, rest = sorted_out(mat)
    if not mat.played:
        yield Message("told-none")
    for key in works:
        yield texts.lines([named(p, seat, key), *texts.goes_on(CARDS[key])])
    yield from rest_of(mat, rest)


def sorted_out(mat: Player) -> tuple[list[str], list[str]]:
    """Return the cards in play with lasting effects, and the others, in the order of play."""
    works = [key for key in mat.played if _works(CARDS[key])]
    return works, [key for key in mat.played if key not in works]


def rest_of(mat: Player, rest: Iterable[str]) -> Iterator[Message]:
    """Yield cards by their names, a line for each colour."""
    for hue, group in groupby(sorted(rest, key=_hue), key=_hue):
        keys = [*group]
        cards = Items(_scored(mat, key) for key in keys)
        yield Message("told-rest", colour=terms.colour(hue), n=len(keys), cards=cards)


def _hue(key: str) -> Colour:
    return CARDS[key].colour


def _works(card: Card) -> bool:
    """Return whether a card in play has still something to say."""
    return card.colour == "blue" or bool(card.ongoing or card.action or card.holds)


def named(p: Position, seat: int, key: str) -> Message:
    """Return a card with its colour, its cubes, its present points, and whether it was used.

    A fixed number of points is only in its text.
    """
    card, mat = CARDS[key], p.state.players[seat]
    phase = live_phase(p.state)
    used = phase is not None and key in phase.lanes[seat].uses
    held = [cubes(card.holds, mat.cubes.get(key, 0))] if card.holds else []
    n = 0 if isinstance(card.vp, int) else derive.card_points(mat, key)
    return Message(
        "told-played",
        card=Name(key),
        colour=terms.colour(card.colour),
        holds=Items(held),
        points=Items([points(n)] if n else []),
        used=Items([Message("told-used")]) if used else NOTHING,
    )


def _scored(mat: Player, key: str) -> Message:
    """Return the name of a card with the points that it scores now."""
    n = derive.card_points(mat, key)
    return Message("told-scored", card=Name(key), points=Items([points(n)] if n else []))
