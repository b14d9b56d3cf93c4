"""Our declarations in the words of the transcription table, to compare the two."""

from __future__ import annotations

from typing import Any

from games.ares.content import NAMES
from games.ares.effects.card import Card, Corporation, Use
from games.ares.effects.costs import (
    Discard,
    DiscardUpTo,
    Pay,
    PayInfrastructure,
    PayReduced,
    PayUpTo,
    TakeHere,
    TakeOwn,
)
from games.ares.effects.counts import PerBlueCard, PerCard, PerCube, PerForest, PerTag
from games.ares.effects.immediate import (
    AddElsewhere,
    AddHere,
    AddMatching,
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
from games.ares.effects.ongoing import (
    Cheaper,
    ForestCheaper,
    HeatAsMC,
    MetalWorth,
    MoreResearch,
    OnAction,
    OnCard,
    OnFirstRaise,
    OnForest,
    OnSteel,
    OnStep,
    OnTag,
    SaleWorth,
    StandardCheaper,
    Tolerant,
    Trade,
)
from games.ares.effects.requirements import HasTags, HasTR, InZone, OceansAtLeast, OceansAtMost

Json = dict[str, Any]


def rate(part: Any) -> Json:
    base = {"each": part.each, "by": part.by}
    match part:
        case PerTag(tag):
            return {"per_tag": tag, **base}
        case PerForest():
            return {"per": "forest_vp", **base}
        case PerCard():
            return {"per": "project_card_played", **base}
        case PerBlueCard():
            return {"per": "blue_card_in_play", **base}
        case PerCube(cube):
            return {"per": cube, **base, "on": "this"}
    raise AssertionError(part)


def op(part: Any) -> list[Json]:
    match part:
        case Gain(what, n):
            return [{"do": "gain", "what": what, "n": n}]
        case GainSpent(what):
            return [{"do": "gain", "what": what, "n": "spent"}]
        case Draw(n):
            return [{"do": "draw", "n": n}]
        case DrawSpent():
            return [{"do": "draw", "n": "spent"}]
        case DrawKeep(n, keep):
            drawn = {"do": "keep", "n": keep, "from": "drawn", "rest": "discard"}
            return [{"do": "draw", "n": n}, drawn]
        case Discard(n):
            return [{"do": "discard", "n": n, "from": "hand"}]
        case Raise(scale, n):
            return [{"do": "raise", "what": scale, "n": n}]
        case FlipOcean(n):
            return [{"do": "flip_ocean", "n": n}]
        case RaiseTR(n):
            return [{"do": "raise_tr", "n": n if isinstance(n, int) else rate(n)}]
        case Forest(n):
            return [{"do": "forest", "n": n}]
        case AddHere(cube, n):
            return [{"do": "add", "what": cube, "n": n, "to": "this"}]
        case AddElsewhere(cube, n):
            return [{"do": "add", "what": cube, "n": n, "to": "another"}]
        case AddMatching(n):
            return [{"do": "add", "what": "matching", "n": n, "to": "any_holder"}]
        case TakeHere(cube, n):
            return [{"do": "remove", "what": cube, "n": n, "from": "this"}]
        case OneOf(branches):
            return [{"do": "choose", "one_of": [ops(branch) for branch in branches]}]
        case IfTags(tag, n, then):
            return [{"do": "if", "has_tags": {tag: n}, "then": ops(then)}]
        case ExtraPlay():
            return [{"do": "extra_play", "colors": ["blue", "red"], "n": 1}]
        case FreeGreen(most):
            free = {"n": 1, "max_printed_cost": most, "free": True}
            return [{"do": "extra_play", "colors": ["green"], **free}]
        case NextCheaper(n):
            return [{"do": "next_card", "discount": n}]
        case NextTolerant():
            return [{"do": "next_card", "requirement_color_shift": 1}]
        case RevealTake(n, tags):
            take = {"n": 1, "any_tag": list(tags)}
            return [{"do": "reveal", "n": n, "take": take, "rest": "discard"}]
        case RevealSort(colour, mc):
            then = [{"do": "discard_revealed"}, {"do": "gain", "what": "mc", "n": mc}]
            other = [{"do": "take_revealed"}]
            return [{"do": "reveal", "n": 1, "if_color": colour, "then": then, "else": other}]
        case SwapCard(tag, n):
            drawn = {"if_discarded_tag": tag, "then": n, "else": 1}
            return [{"do": "discard", "n": 1, "from": "hand"}, {"do": "draw", "n": drawn}]
    raise AssertionError(part)


def ops(parts: Any) -> list[Json]:
    return [fact for part in parts for fact in op(part)]


def cost(parts: Any) -> Json:
    found: Json = {}
    for part in parts:
        match part:
            case Pay(what, n):
                found[what] = n
            case PayUpTo(what, most):
                found[what] = {"any": True} if most is None else {"up_to": most}
            case PayReduced(base, each, per):
                key = "per" if per in {"steel", "titanium"} else "per_tag"
                found["mc"] = {"base": base, "less": {"each": each, key: per}}
            case PayInfrastructure(base, less, n):
                condition = {"amount": less, "if": {"blue_cards_min": n}}
                found["mc"] = {"base": base, "less": condition}
            case Discard(n):
                found["discard"] = n
            case DiscardUpTo(most):
                found["discard"] = {"up_to": most}
            case TakeHere(cube, n):
                found["remove"] = {"what": cube, "n": n, "from": "this"}
            case TakeOwn(cube, n):
                found["remove"] = {"what": cube, "n": n, "from": "any_own"}
            case _:
                raise AssertionError(part)
    return found


def trigger(part: Any) -> Json:
    do = ops(part.do)
    match part:
        case OnCard():
            return {"when": "play_card", "include_self": False, "do": do}
        case OnTag(tags, _, itself):
            found: Json = {"when": "play_tag", "tags": list(tags), "per_matching_tag": True}
            found |= {"include_self": itself, "do": do}
            if any(isinstance(effect, SwapCard) for effect in part.do):
                found["optional"] = True
            return found
        case OnStep(parameter):
            when = "flip_ocean" if parameter == "ocean" else f"raise_{parameter}"
            return {"when": when, "do": do}
        case OnForest():
            return {"when": "gain_forest_vp", "do": do}
        case OnAction():
            return {"when": "use_card_action", "do": do}
        case OnSteel():
            return {"when": "gain_steel", "per": "steel", "include_self": False, "do": do}
        case OnFirstRaise(price):
            limit = {"optional": True, "limit": "once_per_phase", "cost": cost((price,))}
            return {"when": "first_tr_raise_in_phase", **limit, "do": do}
    raise AssertionError(part)


def ongoing(part: Any) -> list[Json]:
    match part:
        case Cheaper(n, tag, least):
            found: Json = {"modify": "card_cost", "amount": -n}
            found |= {"tag": tag} if tag else {}
            found |= {"min_printed_cost": least} if least else {}
            return [found]
        case MetalWorth(metal, n):
            return [{"modify": f"{metal}_value", "amount": n}]
        case Tolerant():
            shift = {"amount": 1, "params": ["oxygen", "temperature"], "stacks": False}
            return [{"modify": "requirement_color_shift", **shift}]
        case MoreResearch(look, keep):
            parts = [{"modify": "research_draw", "amount": look}] if look else []
            return parts + ([{"modify": "research_keep", "amount": keep}] if keep else [])
        case SaleWorth(n):
            return [{"modify": "discard_for_mc_value", "amount": n}]
        case StandardCheaper(n):
            return [{"modify": "standard_action_mc_cost", "amount": -n}]
        case ForestCheaper(n):
            return [{"modify": "forest_plant_cost", "amount": -n}]
        case Trade(price, less):
            limit = {"spend": cost((price,)), "amount": less, "max_per_card": 1}
            return [{"option": "pay_less", "when": "play_card", **limit}]
        case HeatAsMC():
            return [{"option": "heat_as_mc"}]
        case _:
            return [trigger(part)]


def use(part: Use) -> Json:
    found: Json = {"cost": cost(part.cost), "gain": ops(part.gain)}
    if part.more:
        found["if_you_chose_phase_3"] = {"extra_gain": ops(part.more)}
    if part.chosen_cost is not None:
        found["if_you_chose_phase_3"] = {"cost": cost(part.chosen_cost)}
    return found


def action(uses: tuple[Use, ...]) -> Json | None:
    if not uses:
        return None
    return use(uses[0]) if len(uses) == 1 else {"options": [use(part) for part in uses]}


def requirement(parts: Any) -> Json | None:
    found: Json = {}
    for part in parts:
        match part:
            case InZone(scale, zones):
                found[scale] = list(zones)
            case OceansAtLeast(n):
                found["oceans_min"] = n
            case OceansAtMost(n):
                found["oceans_max"] = n
            case HasTags(tag, n):
                found.setdefault("tags", {})[tag] = n
            case HasTR(n):
                found["tr_min"] = n
            case Pay(what, n):
                found.setdefault("spend", {})[what] = n
            case _:
                raise AssertionError(part)
    return found or None


def amount(n: Any) -> Any:
    return n if isinstance(n, int) else rate(n)


def facts(card: Card | Corporation) -> Json:
    """Return a declared card in the form of the transcription table."""
    found: Json = {
        "number": card.number,
        "name": NAMES[card.id]["en"].replace("’", "'"),
        "tags": list(card.tags),
        "production": {part.track: amount(part.n) for part in card.production},
        "capability": {part.metal: part.n for part in card.capability},
        "immediate": ops(card.on_play),
        "ongoing": [fact for part in card.ongoing for fact in ongoing(part)],
        "starter": card.starter,
    }
    if isinstance(card, Corporation):
        return found | {"start_mc": card.mc, "action": None, "vp": 0}
    return found | {
        "color": card.colour,
        "cost": card.cost,
        "requirement": requirement(card.requires),
        "action": action(card.action),
        "holds": card.holds,
        "vp": amount(card.vp),
    }
