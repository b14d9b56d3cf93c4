"""What the log tells: an event is the message of its tag, its fields are the arguments."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.boundaries import HoldReached, Stayed
from games.core.events import Event
from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING, Said, called, told
from games.projet_ceres import events as ev
from games.projet_ceres.content import Index
from games.projet_ceres.state import BOARD
from games.projet_ceres.words.terms import card, goods, named, optional, points

SEATS = ("first", "giver", "attacker", "defender", "winner", "winners", "loser", "holders")
"""Fields that are players by their seats."""
_NAMED = ("asteroid", "badge", "box", "building", "project", "entered", "mission", "ahead", "story")
"""Fields that are components by their ids, "" where there is none."""
STEPS = [
    "move",
    "moving",
    "trading",
    "salvaging",
    "investing",
    "buying",
    "supporting",
    "attempting",
    "placing",
    "destroying",
]
"""What somebody may be in the middle of and leave."""


def message(t: Index, event: Event, players: Sequence[str]) -> Message | None:
    """Return the log line of an event, `None` where it needs no words."""
    match event:
        case Stayed() | ev.TurnEnded(left=0) | ev.AgentsPassed(left=0) | ev.MoveBegun():
            return None
        case ev.ReactionSealed(card=key) | ev.Reacted(card=key) if key == "none":
            tag = "sealed_none" if isinstance(event, ev.ReactionSealed) else "reacted_not"
            return told(event, players, {"card": _nothing}, {}, tag=tag)
        case _:
            return told(
                event,
                players,
                _fields(t),
                _besides(t, event, players),
                seats=SEATS,
                tag=_tag(event),
            )


def reads(event: Event) -> str:
    """Return what is read out as an event is told: a story, its end, a mission (4.1.1)."""
    match event:
        case ev.StoryBegun(story=story):
            return story
        case ev.MissionActive(mission=mission):
            return mission
        case ev.MissionShown(mission="", story=story):
            return f"{story}-end"
        case _:
            return ""


def _nothing(_: object) -> Argument:
    return NOTHING


def _tag(event: Event) -> str:
    """Return whose message an event is, where its kind has several."""
    match event:
        case ev.Declined(what=what) if what in STEPS:
            return "left"
        case ev.MissionShown(mission=""):
            return "story_over"
        case ev.MissionWon(collective=True):
            return "mission_shared"
        case ev.PledgeMade(n=0):
            return "pledge_withdrawn"
        case ev.ProjectsMoved(entered=""):
            return "projects_ran_out"
        case ev.QueueRenewed(cards=()):
            return "queue_empty"
        case ev.ExplorationDrawn(cards=drawn) if len(drawn) > 1:
            return "explorations_drawn"
        case _:
            return ""


def _fields(t: Index) -> Said:
    return {
        **dict.fromkeys(_NAMED, lambda key: optional(Name(key) if key else None)),
        **dict.fromkeys(("goods", "sold", "bought"), goods),
        **dict.fromkeys(("place", "origin", "target"), place),
        # A cell of a track is a number.
        "cell": lambda key: key if isinstance(key, int) else place(key),
        "where": lambda key: Name(key) if key in t.projects else place(key),
        "card": lambda key: known(t, key),
        "cards": lambda keys: Items(known(t, key) for key in keys),
        "source": lambda key: source(t, key),
        "what": lambda key: Message(f"left-{key}") if key in STEPS else source(t, key),
    }


def place(where: str) -> Message:
    """Return where ships or goods are, in the fewest words: a cell, or somebody's own board."""
    return Message("own-board") if where == BOARD else named(where, None)


def known(t: Index, key: str) -> Argument:
    """Return a card of whatever kind, one that the reader may not know as that."""
    return Name(key) if key in t.explorations else card(t, key)


def source(t: Index, key: str) -> Argument:
    """Return what an effect is of: a card, an asteroid by its name or its cell, a mission."""
    if key == "mission":
        return Message("the-mission")
    found = key in t.cards or key in t.tiles or key in t.missions
    return Message("quoted", name=Name(key)) if found else named(key, None)


def _besides(t: Index, event: Event, players: Sequence[str]) -> dict[str, Argument]:
    """Return the arguments of an event that are not its fields as they stand."""
    match event:
        case HoldReached(boundary=key):
            kind, _, seat = key.partition(":")
            who = called(int(seat), players) if seat else ""
            return {"when": Message(f"boundary-{kind}", who=who)}
        case ev.Paid(goods=paid, influence=n):
            return {"goods": goods({**paid, "influence": n})}
        case ev.CallOpened(goods=missing, any=n, influence=more):
            return {"goods": goods({**missing, "any": n, "influence": more})}
        case ev.Produced(yields=yields):
            found = (
                Message("yield", cell=named(each, None), goods=goods(n))
                for each, n in yields.items()
            )
            return {"yields": Items(found)}
        case ev.Scored(track=track, n=n):
            return {"points": points(track, n)}
        case ev.InfluenceGained(n=n) | ev.InfluenceLost(n=n):
            return {"influence": goods({"influence": n})}
        case ev.CardDiscarded(influence=n) | ev.CardRevealed(influence=n):
            return {"influence": goods({"influence": n})}
        case ev.CardBought(cost=n):
            return {"influence": goods({"influence": n})}
        case ev.PledgeMade(item=item, n=n):
            return {"goods": Message(f"good-{item}", n=n), "item": Message(f"good-{item}-word")}
        case ev.CallBegun() | ev.CallClosed():
            return {"resolution": resolution(t, event.mission, event.resolution)}
        case ev.BadgesCounted(counts=counts, factions=factions):
            pairs = zip(factions, counts, strict=True)
            return {"counts": Items(Message("tallied", what=Name(each), n=n) for each, n in pairs)}
        case ev.GameEnded(winners=winners, tie_breaks=breaks):
            # Winners who share the victory were level in everything.
            return {"broken": breaks[-1] if breaks and len(winners) == 1 else "none"}
        case _:
            return {}


def resolution(t: Index, mission: str, key: str) -> Message:
    """Return a resolution of a mission card by its number."""
    keys = [each.id for each in t.missions[mission].resolutions]
    return Message("resolution", n=keys.index(key) + 1 if key in keys else 0)
