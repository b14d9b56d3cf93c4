"""What the values of an action's fields are called in menus and autocomplete.

Fields may be filled in any order, so a label never relies on another field being chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.ceres import actions as act
from games.ceres.content.types import LOCATIONS, Goods
from games.ceres.tables import BONUSES
from games.ceres.terms import FIELD, GOOD, GOOD_NAME, KIND, LOCATION, RING, name
from games.ceres.words import cards as texts
from games.ceres.words_actions import (
    activated,
    activation,
    claim,
    draw,
    favor_price,
    label,
    next_program,
    onto,
    option_name,
)
from games.ceres.words_desk import AT, Desk
from games.ceres.words_labels import OPTION
from games.core.actions import Value
from games.core.text import NARROW_SPACE, capital, clip
from games.core.words import Choice

CHOICE = 100
HINTED = 90
"""As long may a label be that is followed by what a computer thinks of it."""
Chosen = Mapping[str, Value]


def choice(desk: Desk, kind: str, field: str, value: Value, chosen: Chosen) -> Choice:
    """Return the label of one value of a field, with detail and group."""
    found = _CHOICES[kind, field](desk, value, chosen)
    return Choice(clip(found.label, CHOICE), clip(found.detail, CHOICE), found.group)


def _location_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    for location in LOCATIONS:
        if location == value:
            slots = desk.t.slots - desk.state.blocked
            free = slots - len(desk.state.slots[location])
            detail = desk.say(
                f"{free} of {slots} slots free", f"{free} sur {slots} emplacements libres"
            )
            return Choice(name(LOCATION[location], desk.lang), detail)
    raise KeyError(value)


def _visited_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    """Return a Location that is activated without a Leader, and so without a slot (4.2)."""
    return Choice(next(name(n, desk.lang) for key, n in LOCATION.items() if key == value))


def _option_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    # No two Locations have an option of the same name.
    location = next(place for place, key in OPTION if key == value)
    return Choice(option_name(desk, location, str(value)))


def _source_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(desk.source(str(value)))


def _outstation_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    """Return an Outstation that is activated: what it brings leads."""
    key = str(value)
    brings, named, _ = activation(desk, key)
    label = desk.fit(f"{brings}{AT}{named}", HINTED)
    if len(label) > HINTED:
        return Choice(named, desk.fit(brings, CHOICE), _kind_name(desk, key))
    function = desk.function(key, desk.bottom(key))
    detail = function if len(function) <= CHOICE else activated(desk, key)
    return Choice(label, detail, _kind_name(desk, key))


def _origin_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(activated(desk, str(value)), "", _kind_name(desk, str(value)))


def _kind_name(desk: Desk, key: str) -> str:
    kind = desk.t.kind[key]
    return capital(KIND[kind].form(desk.lang))


def _line_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(label(desk, act.Trade(int(value), 1)))


def _times_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    detail = ""
    if "line" in chosen:
        detail = label(desk, act.Trade(int(chosen["line"]), int(value)))
    return Choice(desk.say(f"{value}×", f"{value}{NARROW_SPACE}×"), detail)


def _project_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    card = desk.index.projects[str(value)]
    return Choice(f"{desk.points(card.vp)}{AT}{desk.named(card.id)}", desk.goods(card.cost))


def _how_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    card = desk.index.projects.get(str(chosen.get("project", "")))
    detail = ""
    if value == "complete":
        if card:
            detail = f"{desk.say('for', 'pour')} {desk.goods(card.cost)}"
        return Choice(desk.say("Complete now", "Achever maintenant"), detail)
    if card and not desk.t.final and card.commitment:
        detail = desk.goods({"influence": card.commitment})
    elif card and desk.t.final:
        lost = desk.points(-(card.vp // 2))
        detail = desk.say(f"{lost} if unfinished at the end", f"{lost} si inachevé à la fin")
    return Choice(desk.say("Commit", "Réserver"), detail)


def _influence_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(draw(desk, int(value)))


def _card_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    card = desk.t.facilities[str(value)]
    gain = desk.build_gain(card.id, str(chosen.get("onto", "")))
    deal = desk.deal(desk.build_cost(card.id), card.vp, gain)
    return Choice(
        f"{deal}{AT}{desk.named(card.id)}",
        desk.does(card.id, CHOICE),
        _kind_name(desk, card.id),
    )


def _onto_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    if value == act.NEW:
        return Choice(capital(onto(desk, act.NEW)))
    key = str(value)
    return Choice(capital(onto(desk, key)), desk.does(key, CHOICE), _kind_name(desk, key))


def _asteroid_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    rock = desk.t.asteroids[str(value)]
    ring = capital(name(RING[rock.ring], desk.lang))
    return Choice(f"{claim(desk, rock.id)}{AT}{desk.named(rock.id)}", "", ring)


def _own_asteroid_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(label(desk, act.Collect(str(value))))


def _bonus_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(desk.goods({good: n for good, n in BONUSES.items() if good == value}))


def _grant_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    amounts: Goods = desk.t.production.get(str(chosen.get("outstation", "")), {})
    if value == act.ALL:
        return Choice(desk.say("Whole production", "Toute la production"), desk.goods(amounts))
    found = next(name(n, desk.lang) for key, n in GOOD_NAME.items() if key == value)
    detail: Goods = {good: n for good, n in amounts.items() if good == value}
    return Choice(found, desk.goods(detail) if detail else "")


def _field_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    field = next(name(n, desk.lang) for key, n in FIELD.items() if key == value)
    level = next(n for key, n in desk.player.research.items() if key == value)
    effect = texts.program_effect(str(value), level + 1, desk.state.edition)
    told = desk.voice.fit(effect, CHOICE)
    return Choice(f"{field} {level + 1}{AT}{next_program(desk, str(value))}", told)


def _favor_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    told = desk.voice.fit(texts.favor_effect(str(value), desk.state.edition), CHOICE)
    return Choice(f"{desk.named(str(value))} ({favor_price(desk, str(value))})", told)


def _producer_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(f"{desk.goods(desk.t.production[str(value)])}{AT}{desk.named(str(value))}")


def _part_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(label(desk, act.Use(int(value))))


def _alloys_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    return Choice(GOOD["alloy"].counted(desk.lang, int(value)))


def _probes_choice(desk: Desk, value: Value, chosen: Chosen) -> Choice:
    detail = ""
    if "alloys" in chosen:
        cost = desk.goods(desk.manufacture_cost(int(chosen["alloys"]), int(value)))
        detail = f"{desk.say('for', 'pour')} {cost}"
    return Choice(GOOD["probe"].counted(desk.lang, int(value)), detail)


_CHOICES: dict[tuple[str, str], Callable[[Desk, Value, Chosen], Choice]] = {
    ("leader", "location"): _location_choice,
    ("leader", "option"): _option_choice,
    ("headquarters", "source"): _source_choice,
    ("assistant", "source"): _source_choice,
    ("worker", "outstation"): _outstation_choice,
    ("droid", "outstation"): _outstation_choice,
    ("choose", "location"): _visited_choice,
    ("choose", "option"): _option_choice,
    ("trade", "line"): _line_choice,
    ("trade", "times"): _times_choice,
    ("settle", "project"): _project_choice,
    ("settle", "how"): _how_choice,
    ("draw", "influence"): _influence_choice,
    ("build", "card"): _card_choice,
    ("build", "onto"): _onto_choice,
    ("launch", "asteroid"): _asteroid_choice,
    ("bonus", "good"): _bonus_choice,
    ("research", "field"): _field_choice,
    ("favor", "favor"): _favor_choice,
    ("grant", "outstation"): _producer_choice,
    ("grant", "good"): _grant_choice,
    ("reassign", "origin"): _origin_choice,
    ("reassign", "destination"): _outstation_choice,
    ("manufacture", "alloys"): _alloys_choice,
    ("manufacture", "probes"): _probes_choice,
    ("use", "part"): _part_choice,
    ("produce", "source"): _source_choice,
    ("collect", "asteroid"): _own_asteroid_choice,
    ("complete", "project"): _project_choice,
}
