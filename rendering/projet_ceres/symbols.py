"""Effects of cards, tiles, boxes and missions as segments of symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import assert_never

from games.projet_ceres import effects as word
from games.projet_ceres.content.types import Ability, Bonus, Box, Operation, Tile, ToEach
from games.projet_ceres.effects import Amount, Branch, Cost, Modify, Per
from rendering.canvas import digits, signed
from rendering.segments import Segment, Symbol

ANY = "wild"
KINDS = word.RESOURCES
COUNTED: dict[str, tuple[str, ...]] = {
    "fervor": ("fervor",),
    "asteroids": ("asteroid",),
    "rock_asteroids": ("asteroid", "rock"),
    "hydrocarbon_asteroids": ("asteroid", "hydrocarbon"),
    "metal_asteroids": ("asteroid", "metal"),
    "ceres_asteroids": ("asteroid", "ceres_body"),
    "ships": ("ship",),
    "buildings": ("settlement",),
    "badges": ("badge",),
    "projects": ("construction_yard",),
    "players": ("leader",),
    "tokens": ("mission", "token"),
    "asteroid_tokens": ("asteroid", "token"),
}
TRIGGERS: dict[str, tuple[str, ...]] = {
    "turn": ("turn",),
    "explored": ("explore",),
    "moved": ("move",),
    "produced": ("asteroid_production",),
    "begged": ("beg",),
    "militarised": ("muster",),
    "recycled": ("recycling",),
    "attempted": ("mission",),
    "contributed": ("trade_bureau",),
    "built": ("build",),
    "maintained": ("maintain",),
    "supported": ("construction_yard",),
    "invested": ("buy",),
    "placed": ("agent",),
    "won": ("combat", "trophy"),
    "lost": ("combat", "no"),
    "rival_explored": ("leader", "explore"),
    "rival_supported": ("leader", "construction_yard"),
    "rival_won": ("leader", "combat", "trophy"),
    "fight_near": ("leader", "combat"),
    "support_near": ("leader", "construction_yard"),
}
"""What an effect waits for; a person before it means another player."""
CHANGED: dict[str, tuple[str, ...]] = {
    "hand": ("hand",),
    "carry": ("logistics",),
    "move_cost": ("move", "hydrocarbon"),
    "explore_cost": ("explore", "metal"),
    "surcharge": ("construction_yard", ANY),
    "build_rock": ("build", "rock"),
    "maintenance": ("maintain", ANY),
    "attack": ("attack", "might"),
    "defence": ("defence", "might"),
    "unrouted": ("unrouted",),
    "reserve": ("ship",),
    "invest": ("buy", "influence"),
    "second_look": ("explore", "draw_see"),
    "pledge": ("trade_bureau",),
}
FREE: dict[str, tuple[str, str]] = {
    "free_move": ("move", "hydrocarbon"),
    "free_explore": ("explore", "metal"),
}
BARE: dict[type[word.Effect], tuple[str, ...]] = {
    word.Explore: ("explore",),
    word.Reveal: ("eye", "asteroid"),
    word.Place: ("place",),
    word.Destroy: ("destroy",),
    word.Ready: ("settlement", "round"),
}
"""The icons of words without a number."""
AMOUNTS: dict[type[word.Effect], tuple[str, str]] = {
    word.Colonise: ("colonisation", ""),
    word.Devote: ("devotion", ""),
    word.Draw: ("cards", "+"),
    word.Discard: ("discard", ""),
    word.Influence: ("influence", ""),
    word.Muster: ("muster", ""),
    word.Recall: ("recall", ""),
    word.Scout: ("draw_see", ""),
}
"""The icons of words that only have an amount `n`, with the sign before it."""
WHO = {
    "initiator": (),
    "winner": ("trophy",),
    "contributors": ("trade_bureau",),
    "others": ("trade_bureau",),
    "all": ("leader_assistant",),
}
"""Of whom a mission speaks; nothing for its initiator."""
PILE: dict[Operation, str] = {"win": "badge", "discard": "discard", "repeat": "round"}


def _icon(kind: str) -> str:
    return ANY if kind == "any" else kind


def in_order(goods: Mapping[str, int]) -> dict[str, int]:
    """Return goods in their usual order: a state keeps none."""
    return {key: n for key in (*KINDS, *goods) if (n := goods.get(key, 0))}


def of_goods(cost: Cost) -> tuple[Symbol, ...]:
    """Return the symbols of a cost."""
    found = {key: getattr(cost, key, 0) for key in (*KINDS, "any", "influence", "cards")}
    return tuple(Symbol(_icon(key), str(n)) for key, n in found.items() if n)


def of_amount(icon: str, n: Amount, sign: str = "") -> tuple[Symbol, ...]:
    """Return an amount: "1–3 / fervor" is from one to three, one more for each fervor."""
    if not isinstance(n, Per):
        return (Symbol(icon, f"{sign}{n}"),)
    first, *more = COUNTED[n.of]
    each = f"{n.times} /" if n.times > 1 else "/"
    counted = (Symbol(first, each), *map(Symbol, more))
    return (Symbol(icon, f"{sign}{n.base}\N{EN DASH}{n.most}"), *counted)


def of_word(each: word.Effect) -> tuple[Symbol, ...]:
    """Return the effect of a word of the vocabulary."""
    if (bare := BARE.get(type(each))) is not None:
        return tuple(map(Symbol, bare))
    if (amount := AMOUNTS.get(type(each))) is not None:
        icon, sign = amount
        return of_amount(icon, getattr(each, "n", 0), sign)
    match each:
        case word.Gain(of, n):
            return of_amount(_icon(of), n)
        case word.Lose(of, n):
            return (Symbol(_icon(of), digits(-n)),)
        case word.Power(n, side):
            only = {"both": (), "attack": (Symbol("attack"),), "defence": (Symbol("defence"),)}
            return (*only[side], *of_amount("might", n, "+"))
        case word.Move(ships):
            return (Symbol("move", str(ships)),)
        case word.Produce(scope):
            return (Symbol("asteroid_production", "1" if scope == "one" else ""),)
        case word.Trade(sell, buy, times):
            often = f"{times}\u00d7 " if times > 1 else ""
            return (Symbol("trade", f"{often}{sell}:{buy}"),)
        case word.Levy(of, n):
            return (Symbol("levy"), Symbol(_icon(of), str(n)))
        case word.Die(by):
            return (Symbol("die", signed(by)),)
        case word.Enlist():
            return (Symbol("agent", "+1"),)
        case word.Token(on, n, away):
            where = Symbol("mission" if on == "mission" else "asteroid")
            return (where, *of_amount("token", n, "\u2212" if away else "+"))
        case word.Buy() | word.Salvage() | word.Lay():
            return _of_card(each)
        case _:
            raise TypeError(each)


def _of_card(each: word.Buy | word.Salvage | word.Lay) -> tuple[Symbol, ...]:
    """Return what is done with a card of a pile or the one that was played."""
    match each:
        case word.Buy(source, discount):
            less = (Symbol("influence", digits(-discount)),) if discount else ()
            pile = (Symbol("salvage"),) if source == "discard" else ()
            return (Symbol("buy"), *pile, *less)
        case word.Salvage(to, n):
            return (Symbol("salvage", str(n)), *((Symbol("deck"),) if to == "deck" else ()))
        case word.Lay(source):
            card = Symbol("cards" if source == "this" else "draw_see", "1")
            return (Symbol("asteroid"), card)


def of_words(do: Iterable[word.Effect]) -> tuple[Symbol, ...]:
    """Return the effects of several words, in their order."""
    return tuple(symbol for each in do for symbol in of_word(each))


def of_branch(way: Branch, before: tuple[Symbol, ...] = ()) -> Segment:
    """Return one way to use something: its conditions and cost, and its effect."""
    needs: tuple[Symbol, ...] = ()
    if way.need:
        first, *more = COUNTED[way.need]
        needs = (Symbol(first, f"\u2265{way.least}"), *map(Symbol, more))
    return Segment(of_goods(way.cost), of_words(way.do), (*before, *needs))


def of_change(change: Modify) -> tuple[Symbol, ...]:
    """Return the effect of a standing change."""
    if change.what in FREE:
        what, good = FREE[change.what]
        return (Symbol(what, f"{change.by}\u00d7"), Symbol(good, struck=True))
    *first, last = CHANGED[change.what]
    return (*map(Symbol, first), Symbol(last, signed(change.by)))


def of_changes(found: Iterable[Modify]) -> Iterator[Segment]:
    """Yield standing changes."""
    for each in found:
        yield Segment((), of_change(each))


def of_ability(ability: Ability | None) -> tuple[Segment, ...]:
    """Return the ability of a building, an asteroid or a mission."""
    if ability is None:
        return ()
    before = tuple(map(Symbol, TRIGGERS.get(ability.when, ())))
    found = [*of_changes(ability.modify), *(of_branch(way, before) for way in ability.effect)]
    if ability.repeat:
        found.append(Segment((), (Symbol("orbit"),), before))
    return tuple(found)


def of_bonus(bonus: Bonus) -> tuple[Segment, ...]:
    """Return the effect of a bonus of a track."""
    words = (Segment((), of_words(bonus.do)),) if bonus.do else ()
    return (*of_changes(bonus.modify), *words)


def of_tile(tile: Tile) -> tuple[Segment, ...]:
    """Return an asteroid's effects, apart from its yield."""
    found = list(of_ability(tile.ability))
    if tile.guard:
        found.append(Segment((), (Symbol("defence"), Symbol("might", f"+{tile.guard}"))))
    if tile.battery:
        found.append(Segment((), (Symbol("attack"), Symbol("might", f"+{tile.battery}"))))
    if tile.toll:
        found.append(Segment((), (Symbol("move"), Symbol("hydrocarbon", digits(-tile.toll)))))
    if tile.link:
        found.append(Segment((), (Symbol("route"),)))
    return tuple(found)


def of_box(box: Box) -> tuple[Segment, ...]:
    """Return an agent's gain on a box."""
    plus = (Symbol("influence", f"+{box.n}"),) if box.n else ()
    match box.does:
        case "invest":
            return (Segment((), (Symbol("buy"), *plus)),)
        case "supply" | "gain":
            return (Segment((), (Symbol(_icon(box.of), str(box.n)),)),)
        case "telescope":
            return (Segment((), (Symbol("place"), Symbol("colonisation", "1"))),)
        case "mission":
            return (Segment((), (Symbol("mission"),)),)
        case "support":
            return (Segment((), (Symbol("devotion", "1"),), (Symbol("construction_yard"),)),)
        case "guild":
            fervor, guild = Symbol("fervor", "+2"), Symbol(box.guild)
            return (Segment((), (Symbol("buy"), Symbol("salvage"), guild, *plus, fervor)),)
        case "mercenaries":
            return (Segment((), (Symbol("ship"), Symbol("might", "+1"))),)
        case "embassy":
            return (Segment((), (Symbol("combat", struck=True),)),)
        case "library":
            return (Segment((), (Symbol("cards", "+2"),)),)
        case "dump":
            return (Segment((), (Symbol("salvage", "2"), Symbol("deck"))),)
        case "trade":
            return (Segment((), (Symbol("trade", "2\u00d7 2:1"),)),)
        case _:
            assert_never(box.does)


# Missions


def of_each(found: ToEach) -> tuple[Symbol, ...]:
    """Return a player's gain or loss from a mission."""
    return (*map(Symbol, WHO[found.who]), *of_words(found.do))


def of_pile(pile: Iterable[Operation]) -> tuple[Symbol, ...]:
    """Return the effect on the cards on top of the mission pile."""
    runs = [(PILE[each], len(list(same))) for each, same in groupby(pile)]
    return tuple(Symbol(icon, str(n) if n > 1 else "") for icon, n in runs)
