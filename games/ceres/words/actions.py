"""Labels of decisions on buttons and in lists: gain, price and place."""

from __future__ import annotations

from typing import NamedTuple

from games.ceres import actions as act
from games.ceres.content.types import Act, DrawAndSee, Gain, Goods, HeadquartersGain
from games.ceres.rules.goods import only, times
from games.ceres.rules.tables import BONUSES, DRAWS, FAVOR, FEES, FIELD
from games.ceres.state import Function
from games.ceres.words import cards as texts
from games.ceres.words.position import Position
from games.ceres.words.terms import Counted, at, few, field, goods, in_few, option, place, points
from games.core.actions import Action, EndTurn, kind
from games.core.icons import length
from games.core.labels import CHOICE, LABEL
from games.core.messages import NOTHING, cut
from games.core.speech import Argument, Items, Message, Name

DONE = ("visit", "function", "trading", "bureau", "yard", "launching")
"""Frames whose end has its own name."""


class Activity(NamedTuple):
    """The gain and the text of an action; of the gain, `least` is said in any case."""

    brings: Message
    done: Argument
    least: Message | None = None


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters; parts without room are left out."""
    found = _activity(p, action)
    if found is None:
        return cut(p.speaker.fit(_label(p, action), LABEL), LABEL)
    whole = p.speaker.fit(at(found.brings, found.done), LABEL)
    if length(whole) <= LABEL:
        return whole
    done = Message("itself", what=found.done)
    return cut(p.speaker.say(at(found.least, done) if found.least else done), LABEL)


def label_overflow(p: Position, action: Action) -> str:
    """Return what the label of an action has no room for."""
    found = _activity(p, action)
    if found is None or length(p.speaker.fit(at(found.brings, found.done), LABEL)) <= LABEL:
        return ""
    return cut(p.speaker.fit(found.brings, CHOICE), CHOICE)


def _activity(p: Position, action: Action) -> Activity | None:
    match action:
        case act.Worker(outstation):
            return activation(p, outstation)
        case act.Droid(outstation):
            droid = Name("mars_droid")
            done = Message("by-droid", outstation=Name(outstation), droid=droid)
            return activation(p, outstation)._replace(done=done)
        case act.Reassign(origin, destination):
            done = Message("from-to", origin=Name(origin), destination=Name(destination))
            return activation(p, destination)._replace(done=done)
        case act.Build(card, onto):
            vp = p.t.facilities[card].vp
            deal = p.deal(p.build_cost(card), vp, p.build_gain(card, onto))
            where = NOTHING if onto == act.NEW else Items([Name(onto)])
            return Activity(deal, Message("built", card=Name(card), onto=where), points(vp))
        case _:
            return None


def activation(p: Position, outstation: str) -> Activity:
    """Return what activating an own Outstation brings, and which one it is."""
    return Activity(p.brings(outstation, p.bottom(outstation)), Name(outstation))


def _label(p: Position, action: Action) -> Message:
    match action:
        case act.Leader(where, key) | act.Choose(where, key):
            return at(option_name(p, where, key), place(where))
        case act.Headquarters(source):
            return Message("by", what=p.source(source), where=Message("headquarters"))
        case act.Assistant(source):
            return Message("by", what=p.source(source), where=Name("leader_assistant"))
        case act.Trade(line, often):
            return trade(p, line, often)
        case act.Settle(project, "complete") | act.Complete(project):
            return _completion(p, project)
        case act.Settle(project):
            return _commitment(p, project)
        case act.Draw(influence):
            return draw(influence)
        case act.Launch(asteroid):
            return at(claim(p, asteroid), Name(asteroid))
        case act.Bonus() | act.Grant() | act.Manufacture() | act.Collect():
            return _goods_gained(p, action)
        case act.Research(key):
            return program(p, key)
        case act.Favor(favor):
            return Message("by", what=Name(favor), where=favor_price(p, favor))
        case act.Use(part):
            return _use(p, part)
        case act.Produce(source):
            return p.source(source)
        case act.Done():
            return _done(p)
        case EndTurn():
            return Message("end")
        case _:
            return Message(kind(action))


def _goods_gained(
    p: Position, action: act.Bonus | act.Grant | act.Manufacture | act.Collect
) -> Message:
    """Return the goods of an action that gains nothing else, with their place or price."""
    match action:
        case act.Bonus(good):
            return in_few(only(BONUSES, good))
        case act.Grant(outstation, good):
            return at(in_few(granted(p, outstation, good)), Name(outstation))
        case act.Manufacture(alloys, probes):
            made: Goods = {"alloy": alloys, "probe": probes}
            cost = in_few(p.manufacture_cost(alloys, probes))
            return Message("made", goods=in_few(made), cost=cost)
        case act.Collect(asteroid):
            return at(in_few(p.t.asteroids[asteroid].production), Name(asteroid))


def granted(p: Position, outstation: str, good: str) -> Goods:
    """Return what a selection of Special Grant brings."""
    printed = p.t.production[outstation]
    return printed if good == act.ALL else only(printed, good)


def _done(p: Position) -> Message:
    """Return the name of the end of the step that is open."""
    if p.can_skip:
        return Message("done-part")
    tag = str(p.state.stack[-1].__struct_config__.tag) if p.state.stack else ""
    return Message(f"done-{tag}" if tag in DONE else "done-rest")


def option_name(p: Position, where: str, key: str) -> Message:
    """Return what an option of a Location is called, with its fee."""
    return Message("option-fee", option=option(where, key), fee=option_fee(p, where, key))


def option_fee(p: Position, where: str, key: str, said: Counted = few) -> Items:
    """Return the fee of an option of a Location, if it has one.

    A Settlement Project has what its round adds, which round 1 gives.
    """
    if (where, key) == ("contractors", "manufacture"):
        return Items([Message("each-credit")])
    if (where, key) == ("trade_bureau", "settlement"):
        return p.round_fee(said=said)
    return said(FEES.get((where, key), {}))


def trade(p: Position, number: int, often: int) -> Message:
    """Return a trade with the docked ship, done `often` times."""
    line = p.index.ships[p.state.ships[p.state.round - 1]].lines[number]
    deal = p.deal(times(line.pay, often), line.vp * often, times(line.gain, often))
    return Message("trade", deal=deal, times=often)


def _completion(p: Position, key: str) -> Message:
    """Return a project with its points and cost."""
    card = p.index.projects[key]
    return Message("complete", vp=points(card.vp), project=Name(key), cost=in_few(card.cost))


def _commitment(p: Position, key: str) -> Message:
    card = p.index.projects[key]
    if not p.t.final and card.commitment:
        cost = in_few({"influence": card.commitment})
        return Message("commit-for", project=Name(key), cost=cost)
    return Message("commit", project=Name(key), vp=points(card.vp))


def draw(influence: int) -> Message:
    """Return how many cards are drawn for Influence."""
    return Message("draw", cards=DRAWS[influence], cost=in_few({"influence": influence}))


def claim(p: Position, asteroid: str) -> Message:
    """Return the gain of a Launch and its price apart from the Probe."""
    rock = p.t.asteroids[asteroid]
    return p.deal(p.launch_price(asteroid), rock.vp, rock.production, "ice")


def program(p: Position, key: str) -> Message:
    """Return the next program of a field with its price and points."""
    level = p.player.research[FIELD[key]]
    return at(Message("numbered", what=field(key), number=level + 1), next_program(p, key))


def next_program(p: Position, key: str) -> Argument:
    """Return the price and points of the next program of a field, "" where there is none."""
    programs, level = p.t.programs[FIELD[key]], p.player.research[FIELD[key]]
    return p.deal(programs[level].cost, programs[level].vp) if level < len(programs) else ""


def favor_price(p: Position, favor: str) -> Message:
    """Return the price of a Favor."""
    return in_few({"influence": p.t.favors[FAVOR[favor]]})


def _use(p: Position, number: int) -> Message:
    frames = [frame for frame in p.state.stack if isinstance(frame, Function)]
    part = p.t.parts(frames[-1].outstation, frames[-1].bottom)[number]
    fee = p.round_fee(part.effect)
    done = texts.effect(part.effect, p.state.edition)
    sentence = Message("sentence", cost=goods(part.cost), done=done)
    whole = Message("use", number=number + 1, sentence=sentence, fee=fee)
    if length(p.speaker.say(whole)) <= LABEL:
        return whole
    match part.effect:
        case Act(action):
            brief = Message(f"action-{action}")
        case HeadquartersGain():
            brief = Message("headquarters")
        case DrawAndSee(cards):
            brief = Message("brief-draw", cards=cards)
        case Gain(gained):
            brief = few(gained)
        case _:
            return whole
    return Message("use-brief", number=number + 1, cost=few(part.cost), action=brief, fee=fee)
