"""Our declarations in the words of the transcription table, to compare the two."""

from __future__ import annotations

from typing import Any

from games.ares import effects
from games.ares.content import NAMES
from games.ares.effects.card import Card, Corporation, Use
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

Json = dict[str, Any]


def rate(part: Any) -> Json:
    base = {"each": part.each, "by": part.by}
    match part:
        case effects.PerTag(tag):
            return {"per_tag": tag, **base}
        case effects.PerForest():
            return {"per": "forest_vp", **base}
        case effects.PerCard():
            return {"per": "project_card_played", **base}
        case effects.PerBlueCard():
            return {"per": "blue_card_in_play", **base}
        case effects.PerCube(cube):
            return {"per": cube, **base, "on": "this"}
    raise AssertionError(part)


def op(part: Any) -> list[Json]:  # noqa: C901  one arm for each kind of effect
    match part:
        case effects.Gain(what, n):
            return [{"do": "gain", "what": what, "n": n}]
        case effects.GainSpent(what):
            return [{"do": "gain", "what": what, "n": "spent"}]
        case effects.Draw(n):
            return [{"do": "draw", "n": n}]
        case effects.DrawSpent():
            return [{"do": "draw", "n": "spent"}]
        case effects.DrawKeep(n, keep):
            drawn = {"do": "keep", "n": keep, "from": "drawn", "rest": "discard"}
            return [{"do": "draw", "n": n}, drawn]
        case effects.Discard(n):
            return [{"do": "discard", "n": n, "from": "hand"}]
        case effects.Raise(scale, n):
            return [{"do": "raise", "what": scale, "n": n}]
        case effects.FlipOcean(n):
            return [{"do": "flip_ocean", "n": n}]
        case effects.RaiseTR(n):
            return [{"do": "raise_tr", "n": n if isinstance(n, int) else rate(n)}]
        case effects.Forest(n):
            return [{"do": "forest", "n": n}]
        case effects.AddHere(cube, n):
            return [{"do": "add", "what": cube, "n": n, "to": "this"}]
        case effects.AddElsewhere(cube, n):
            return [{"do": "add", "what": cube, "n": n, "to": "another"}]
        case effects.AddMatching(n):
            return [{"do": "add", "what": "matching", "n": n, "to": "any_holder"}]
        case effects.TakeHere(cube, n):
            return [{"do": "remove", "what": cube, "n": n, "from": "this"}]
        case effects.OneOf(branches):
            return [{"do": "choose", "one_of": [ops(branch) for branch in branches]}]
        case effects.IfTags(tag, n, then):
            return [{"do": "if", "has_tags": {tag: n}, "then": ops(then)}]
        case effects.ExtraPlay():
            return [{"do": "extra_play", "colors": ["blue", "red"], "n": 1}]
        case effects.FreeGreen(most):
            free = {"n": 1, "max_printed_cost": most, "free": True}
            return [{"do": "extra_play", "colors": ["green"], **free}]
        case effects.NextCheaper(n):
            return [{"do": "next_card", "discount": n}]
        case effects.NextTolerant():
            return [{"do": "next_card", "requirement_color_shift": 1}]
        case effects.RevealTake(n, tags):
            take = {"n": 1, "any_tag": list(tags)}
            return [{"do": "reveal", "n": n, "take": take, "rest": "discard"}]
        case effects.RevealSort(colour, mc):
            then = [{"do": "discard_revealed"}, {"do": "gain", "what": "mc", "n": mc}]
            other = [{"do": "take_revealed"}]
            return [{"do": "reveal", "n": 1, "if_color": colour, "then": then, "else": other}]
        case effects.SwapCard(tag, n):
            drawn = {"if_discarded_tag": tag, "then": n, "else": 1}
            return [{"do": "discard", "n": 1, "from": "hand"}, {"do": "draw", "n": drawn}]
    raise AssertionError(part)


def ops(parts: Any) -> list[Json]:
    return [fact for part in parts for fact in op(part)]


def cost(parts: Any) -> Json:
    found: Json = {}
    for part in parts:
        match part:
            case effects.Pay(what, n):
                found[what] = n
            case effects.PayUpTo(what, most):
                found[what] = {"any": True} if most is None else {"up_to": most}
            case effects.PayReduced(base, each, per):
                key = "per" if per in {"steel", "titanium"} else "per_tag"
                found["mc"] = {"base": base, "less": {"each": each, key: per}}
            case effects.PayInfrastructure(base, less, n):
                condition = {"amount": less, "if": {"blue_cards_min": n}}
                found["mc"] = {"base": base, "less": condition}
            case effects.Discard(n):
                found["discard"] = n
            case effects.DiscardUpTo(most):
                found["discard"] = {"up_to": most}
            case effects.TakeHere(cube, n):
                found["remove"] = {"what": cube, "n": n, "from": "this"}
            case effects.TakeOwn(cube, n):
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
            if any(isinstance(effect, effects.SwapCard) for effect in part.do):
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
            case effects.InZone(scale, zones):
                found[scale] = list(zones)
            case effects.OceansAtLeast(n):
                found["oceans_min"] = n
            case effects.OceansAtMost(n):
                found["oceans_max"] = n
            case effects.HasTags(tag, n):
                found.setdefault("tags", {})[tag] = n
            case effects.HasTR(n):
                found["tr_min"] = n
            case effects.Pay(what, n):
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
