"""Log lines and reasons of refusals: messages with their fields as arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.boundaries import BoundaryStopped, StoppedAtBoundary
from games.core.errors import Reason
from games.core.events import Event
from games.core.messages import Said, boundary, event_message, names, reason_message
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.projet_ceres import events as ev
from games.projet_ceres.content import Index
from games.projet_ceres.effects import Branch
from games.projet_ceres.rules import triggers
from games.projet_ceres.rules.resolve import MISSION
from games.projet_ceres.words import effects, terms
from games.projet_ceres.words.cards import attempted, box, situation
from games.projet_ceres.words.terms import cell, goods, named

SEATS = ("first", "giver", "attacker", "defender", "winner", "winners", "loser", "holders")
"""Fields that are players by their seats."""
_NAMED = ("asteroid", "badge", "box", "building", "project", "entered", "mission", "ahead", "story")
"""Fields that are components by their ids, "" where there is none."""
STEPS = (
    "move", "moving", "trading", "salvaging", "investing", "buying", "supporting", "attempting",
    "placing", "destroying",
)  # fmt: skip
"""Steps that a player can have begun and leave."""


def message(speaker: Speaker, t: Index, event: Event, players: Sequence[str]) -> Message | None:
    """Return the log line of an event with any text read out (4.1.1), or None for no words."""
    match event:
        case BoundaryStopped() | ev.TurnEnded(left=0) | ev.AgentsPassed(left=0) | ev.MoveBegun():
            return None
        case ev.StoryBegun(story=key) | ev.MissionActive(mission=key):
            pass
        case ev.MissionShown(mission="", story=story):
            key = f"{story}-end"
        case _:
            key = ""
    line = event_message(
        event, players, _said(t), _besides(t, event, players), seats=SEATS, tag=_tag(t, event)
    )
    read_out = list(situation(speaker, key))
    return Message("together", what=Items([line, *read_out])) if read_out else line


def _tag(t: Index, event: Event) -> str:
    """Return whose message an event is, where it is not that of its kind."""
    match event:
        case ev.Declined(what=what) if what in STEPS:
            return "left"
        case ev.Declined(what=what) if what in t.boxes:
            return "drew_none" if t.boxes[what].does == "library" else "dumped_none"
        case ev.ReactionSealed(card="none"):
            return "sealed_none"
        case ev.Reacted(card="none"):
            return "reacted_not"
        case _:
            return ""


def _said(t: Index) -> Said:
    return {
        **dict.fromkeys(_NAMED, lambda key: names([key])),
        **dict.fromkeys(("goods", "sold", "bought"), goods),
        **dict.fromkeys(("place", "origin", "target"), cell),
        # A cell of a track is a number.
        "cell": lambda key: key if isinstance(key, int) else cell(key),
        "lost": partial(terms.cards, t),
        "where": lambda key: Name(key) if key in t.projects else cell(key),
        "card": partial(named, t),
        "cards": partial(terms.cards, t),
        "influence": terms.influence,
        "item": terms.resource,
        "source": lambda key: source(t, key),
        "what": lambda key: Message(f"left-{key}") if key in STEPS else source(t, key),
        "yields": lambda yields: Items(
            Message("yield", cell=cell(each), goods=goods(n)) for each, n in yields.items()
        ),
    }


def source(t: Index, key: str) -> Argument:
    """Return what an effect is of: a card, an asteroid by its name or its cell, a mission."""
    if key == MISSION:
        return Message("the-mission")
    found = key in t.cards or key in t.tiles or key in t.missions
    return Message("quoted", name=Name(key)) if found else cell(key)


def _besides(t: Index, event: Event, players: Sequence[str]) -> dict[str, Argument]:
    """Return the arguments of an event in addition to its fields."""
    match event:
        case StoppedAtBoundary(boundary=key):
            return {"when": boundary(key, players.__getitem__)}
        case ev.Paid(goods=found, influence=n):
            return {"goods": goods({**found, "influence": n})}
        case ev.CallOpened(goods=found, any=free, influence=n):
            return {"goods": goods({**found, "any": free, "influence": n})}
        case ev.PledgeMade(item=item, n=n):
            return {"goods": goods({item: n})}
        case ev.Gained(goods=found) | ev.Lost(goods=found):
            return {"single": names(key for key in found if key not in ev.COUNTED)}
        case ev.Produced(yields=yields):
            return {"cells": terms.bare(yields)}
        case ev.QueueRenewed(cards=keys):
            return {"offers": Items(_offer(t, key) for key in keys)}
        case ev.ProjectsMoved(entered=key) if key:
            return {"offers": _project(t, key)}
        case ev.Scored(track=track, n=n):
            return {"points": Message(f"points-{track}", n=n)}
        case ev.InfluenceGained(n=n) | ev.InfluenceLost(n=n) | ev.CardBought(cost=n):
            return {"influence": terms.influence(n)}
        case ev.CallBegun() | ev.CallClosed():
            return attempted(t, event.mission, event.resolution, len(players))
        case ev.ExplorationChosen(choice=0):
            return {}
        case ev.ExplorationChosen(card=key, choice=n):
            return {"does": _way(t.explorations[key].choices, n)}
        case ev.CardPlayed(card=key, choice=n):
            return {"does": _way(t.cards[key].effect, n)}
        case ev.Used(source=key, choice=n):
            return {"does": _way(_ways_to_use(t, key), n)}
        case ev.Unlocked(clan=clan, cell=n):
            bonuses = t.clans[clan].bonuses if clan else ()
            return {"does": Items(effects.bonus(each) for each in bonuses if each.cell == n)}
        case ev.BadgesCounted(counts=counts, factions=factions):
            pairs = zip(factions, counts, strict=True)
            return {"counts": Items(terms.numbered(Name(key), n) for key, n in pairs)}
        case ev.GameEnded(winners=winners, tie_breaks=breaks):
            # Winners who share the victory were level in all tie-breaks.
            return {"broken": breaks[-1] if breaks and len(winners) == 1 else "none"}
        case _:
            return {}


def _project(t: Index, key: str) -> Message:
    """Return a project with its price and the effect of its box."""
    project = t.projects[key]
    offer = {"cost": terms.priced(project.cost), "does": box(project.box)}
    return Message("story-offer", name=Name(key), **offer)


def _offer(t: Index, key: str) -> Message:
    """Return an investment card with its price and, in short, its effect when played."""
    card = t.cards[key]
    does = effects.in_short(card.effect)
    return Message("story-offer", name=Name(key), cost=terms.influence(card.cost), does=does)


def _ways_to_use(t: Index, key: str) -> Sequence[Branch]:
    """Return the ways in which a building, an asteroid or a mission can be used."""
    printed = t.cards.get(key)
    if printed is not None and printed.building is not None:
        return triggers.branches(t, key, printed.building)
    found = t.tiles.get(key) or t.missions.get(key)
    return found.ability.effect if found is not None and found.ability is not None else ()


def _way(ways: Sequence[Branch], n: int) -> Items:
    """Return what the way chosen does, counted from 1; nothing where there was no choice."""
    return Items([effects.branch(ways[n - 1])] if 0 < n <= len(ways) else ())


def reason(t: Index, found: Reason) -> Message:
    """Return why something is refused: ids by their names, types of goods as words."""
    facts = dict(found.facts)
    said: Said = {
        **dict.fromkeys(("resource", "item"), terms.resource),
        **dict.fromkeys(("card", "box", "mission", "project"), partial(named, t)),
        **dict.fromkeys(("place", "cell"), cell),
        "source": lambda key: Name(key) if key in t.cards else source(t, key),
    }
    given: dict[str, Argument] = {}
    if found.key == "goods_short":
        given["price"] = Message(f"good-{facts['resource']}", n=int(facts["price"]))
    if found.key == "need_short":
        given["needed"] = Message(f"counted-{facts['what']}", n=int(facts["price"]))
    return reason_message(found, said, given)
