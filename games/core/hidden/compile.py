"""`mask` and `fill`, compiled once for every game from what it declares of its fields."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from games.core.hidden.declare import (
    Audience,
    Bag,
    BySeat,
    Deal,
    Hidden,
    Hooked,
    Hooks,
    Open,
    Owner,
    Pile,
    Pool,
    Prefix,
    View,
)
from games.core.hidden.fill import (
    Found,
    Gather,
    HiddenField,
    Source,
    gather_bag,
    gather_choice,
    gather_ids,
    gather_items,
    gather_nothing,
    gather_one_of,
    gather_open,
    gather_rng,
    gather_struct,
    gather_values,
)
from games.core.hidden.mask import (
    Hide,
    Knows,
    Read,
    hide_by_seat,
    hide_from,
    hide_items,
    hide_nothing,
    hide_one_of,
    hide_order,
    hide_struct,
    hide_tail,
    hide_values,
    mark_for,
)
from games.core.rng import Rng
from games.core.state_copy import copier

S = TypeVar("S", bound=msgspec.Struct)


class Secrets(Generic[S]):
    """The hidden information in the states of a game, compiled once from its declarations.

    `public` names the public fields of every struct of the state. Frozen structs are values: they
    are as public as the field that holds them.
    """

    def __init__(
        self,
        state_type: type[S],
        public: Mapping[type[msgspec.Struct], str],
        pools: Mapping[str, Pool] | None = None,
        hooks: Mapping[type[msgspec.Struct], Hooks] | None = None,
    ) -> None:
        self._pools = dict(pools or {})
        self._hide, self._gather = _Compiler(state_type, public, self._pools, hooks or {}).root()
        self._copy = copier(state_type)

    def mask(
        self, state: S, viewer: int | None, asked: tuple[int, ...] = (), answered: int = 0
    ) -> View[S]:
        """Return the state as a viewer can know it; it shares with the state, so change neither."""
        return View(viewer, self._hide(state, state, state, viewer, None), asked, answered)

    def determinize(self, seen: View[S], rng: Rng) -> S:
        """Return a state that looks the same to the viewer, all that is hidden dealt at random."""
        state = self._copy(seen.state)
        found = Found()
        self._gather(state, HiddenField(state, state, "", None), found)
        deal = Deal(state, seen, rng)
        for (pool, seat), known in found.known.items():
            ids = self._pools[pool].ids(state, seat)
            deal.unseen[pool, seat] = unseen = [each for each in ids if each not in known]
            rng.shuffle(unseen)
        for settle in (*found.piles, *found.dealt, *found.chosen):
            settle(deal)
        for hook, struct, seat in found.hooks:
            hook(struct, deal, seat)
        return state


class _Functions(msgspec.Struct, frozen=True):
    """How a type is masked and filled; `None` where nothing in it is hidden or of a pool."""

    hide: Hide | None = None
    gather: Gather | None = None


_PLAIN = _Functions()


class _Compiler:
    """Reads the declarations of a state's structs, each once."""

    def __init__(
        self,
        state_type: type[msgspec.Struct],
        public: Mapping[type[msgspec.Struct], str],
        pools: Mapping[str, Pool],
        hooks: Mapping[type[msgspec.Struct], Hooks],
    ) -> None:
        self.state_type = state_type
        self.public = {struct: names.split() for struct, names in public.items()}
        self.pools = pools
        self.hooks = hooks
        self.structs: dict[type, _Functions] = {}

    def root(self) -> tuple[Hide, Gather]:
        """Return the functions of the state itself."""
        found = self.struct(self.state_type)
        for struct in {*self.public, *self.hooks} - set(self.structs):
            raise TypeError(f"{struct.__name__} is no part of {self.state_type.__name__}")
        return found.hide or hide_nothing, found.gather or gather_nothing

    def struct(self, kind: type[msgspec.Struct]) -> _Functions:
        """Return the functions of a struct."""
        if kind not in self.structs:
            hooks = self.hooks.get(kind, Hooks())
            fields = {name: self.field(kind, name, said) for name, said in _fields(kind).items()}
            self.structs[kind] = _Functions(
                hide_struct({n: f.hide for n, f in fields.items() if f.hide}, hooks.hide),
                gather_struct(
                    {n: f.gather for n, f in fields.items() if f.gather}, hooks.determinize
                ),
            )
            for name in set(self.public.get(kind, ())) - set(fields):
                raise TypeError(f"{kind.__name__} has no field {name}")
        return self.structs[kind]

    def field(self, kind: type[msgspec.Struct], name: str, said: object) -> _Functions:
        """Return the functions of a field, which must be classified."""
        type_, notes = _parted(said)
        rules = [note for note in notes if not isinstance(note, BySeat)]
        if len(rules) + (name in self.public.get(kind, ())) + (not rules and bool(notes)) != 1:
            raise TypeError(f"{kind.__name__}.{name} is to be either public or hidden, and once")
        by_seat = len(rules) < len(notes)
        entry = _entry(type_) if by_seat else type_
        found = self.rule(kind, name, entry, rules[0]) if rules else self.inside(entry)
        return _each(found, by_seat=True) if by_seat else found

    def rule(
        self, kind: type[msgspec.Struct], name: str, type_: object, rule: object
    ) -> _Functions:
        """Return the functions of a declared value; `type_` is that of a seat's entry, if any."""
        hooks = self.hooks.get(kind, Hooks())
        if (named := getattr(rule, "pool", "")) and named not in self.pools:
            raise TypeError(f"{kind.__name__}.{name}: there is no pool {named!r}")
        match rule:
            case Open(pool):
                many = get_origin(type_) in (list, dict)
                return _Functions(None, gather_open(pool, self.pools[pool], many=many))
            case Bag():
                return _Functions(hide_order, gather_bag)
            case Prefix(pool, known=known):
                hide = hide_tail(mark_for(type_), self.lookup(kind, known))
                return _Functions(hide, gather_ids(pool, self.pools[pool], pile=True))
            case Hidden(pool, among, nothing):
                hide = hide_from(self.knows(kind, rule), mark_for(type_, nothing))
                if pool:
                    return _Functions(
                        hide, gather_ids(pool, self.pools[pool], pile=isinstance(rule, Pile))
                    )
                if among:
                    return _Functions(hide, gather_choice(self.source(kind, among, rule)))
                if type_ is Rng:
                    return _Functions(hide, gather_rng)
                if hooks.determinize is not None:
                    return _Functions(hide)
            case Hooked() if hooks.hide is not None:
                return _PLAIN
            case _:
                pass
        raise TypeError(
            f"{kind.__name__}.{name}: nothing says how it is hidden and dealt again: "
            "a pool, a list that it is chosen from (among), or a hook of its struct"
        )

    def inside(self, said: object) -> _Functions:
        """Return the functions of a public value, for the structs within it."""
        type_, notes = _parted(said)
        if notes:
            raise TypeError(f"{notes[0]} stands within a type, not on a field")
        args = get_args(type_)
        if get_origin(type_) in (set, frozenset):
            raise TypeError(f"{type_} has no order that stays; make it a list")
        if get_origin(type_) in (Union, types.UnionType):
            kinds = [(arg, self.inside(arg)) for arg in args]
            return _one_of({arg: f for arg, f in kinds if f != _PLAIN})
        if get_origin(type_) is list:
            return _each(self.inside(args[0]))
        if get_origin(type_) is dict:
            return _each_value(self.inside(args[1]))
        if get_origin(type_) is tuple:
            if any(self.inside(arg) != _PLAIN for arg in args if arg is not ...):
                raise TypeError(f"{type_} holds what is hidden; make it a list")
            return _PLAIN
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
            return _value(type_) if type_.__struct_config__.frozen else self.struct(type_)
        return _PLAIN

    def knows(self, kind: type[msgspec.Struct], rule: Hidden) -> Knows | None:
        """Return a check of whether a viewer can know a value; None: nobody does."""
        knows = self.one_knows(kind, rule)
        if not rule.unless:
            return knows
        told = self.lookup(kind, rule.unless)
        return lambda struct, root, viewer, seat: bool(
            told(struct, root) or (knows is not None and knows(struct, root, viewer, seat))
        )

    def one_knows(self, kind: type[msgspec.Struct], rule: Hidden) -> Knows | None:
        """Return a check of whether a viewer is among the seats that can know a value."""
        match rule:
            case Owner(by=""):
                return lambda struct, root, viewer, seat: viewer == seat is not None
            case Owner(by=by):
                seat_of = self.lookup(kind, by)
                return lambda struct, root, viewer, seat: (
                    viewer is not None and viewer == seat_of(struct, root)
                )
            case Audience(by=""):
                return lambda struct, root, viewer, seat: viewer is not None
            case Audience(by=by):
                found = [self.lookup(kind, name) for name in by.split()]
                return lambda struct, root, viewer, seat: (
                    viewer is not None
                    and any(_is_among(viewer, read(struct, root)) for read in found)
                )
            case _:
                return None

    def lookup(self, kind: type[msgspec.Struct], name: str) -> Read:
        """Return what reads a field of the struct or else of the root."""
        if name in kind.__struct_fields__:
            return lambda struct, root: getattr(struct, name)
        if name in self.state_type.__struct_fields__:
            return lambda struct, root: getattr(root, name)
        raise TypeError(f"neither {kind.__name__} nor the state has a field {name}")

    def source(self, kind: type[msgspec.Struct], among: str, rule: Hidden) -> Source:
        """Return what reads the list that a hidden value was chosen from."""
        seat_of = self.lookup(kind, rule.by) if isinstance(rule, Owner) and rule.by else None
        path, _, name = among.rpartition(".")
        fields = _fields(kind)
        if path:
            listed = _fields(self.state_type).get(path)
            fields = {} if listed is None else _fields(_entry(_parted(listed)[0]))
        if name not in fields:
            raise TypeError(f"{kind.__name__}: there is no {among!r} to choose among")
        by_seat = bool(path) or any(isinstance(note, BySeat) for note in _parted(fields[name])[1])

        def read(spot: HiddenField, root: object) -> Sequence[object]:
            seat = spot.seat if seat_of is None else seat_of(spot.struct, root)
            if path:
                return getattr(getattr(root, path)[seat], name)
            return getattr(spot.struct, name)[seat] if by_seat else getattr(spot.struct, name)

        return read


def _is_among(viewer: int, seats: int | list[int]) -> bool:
    return viewer in seats if isinstance(seats, list) else viewer == seats


# Types


def _fields(kind: type[msgspec.Struct]) -> dict[str, object]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _parted(said: object) -> tuple[object, list[object]]:
    """Return a type without its annotations, and the annotations about secrets."""
    if get_origin(said) is not Annotated:
        return said, []
    type_, *notes = get_args(said)
    return type_, [n for n in notes if isinstance(n, Open | Hidden | Bag | Hooked | BySeat)]


def _entry(type_: object) -> Any:
    if get_origin(type_) is not list:
        raise TypeError(f"{type_} is no list")
    return get_args(type_)[0]


def _value(kind: type[msgspec.Struct]) -> _Functions:
    if any(_parted(said)[1] for said in _fields(kind).values()):
        raise TypeError(f"{kind.__name__} is frozen, so nothing of it can be hidden by itself")
    return _PLAIN


# Values within lists, dicts and unions


def _each(inner: _Functions, *, by_seat: bool = False) -> _Functions:
    """Return the functions of a list, made from the functions of its items."""
    hide = hide_by_seat if by_seat else hide_items
    return _Functions(
        inner.hide and hide(inner.hide),
        inner.gather and gather_items(inner.gather, by_seat=by_seat),
    )


def _each_value(inner: _Functions) -> _Functions:
    """Return the functions of a dict, made from the functions of its values."""
    return _Functions(
        inner.hide and hide_values(inner.hide), inner.gather and gather_values(inner.gather)
    )


def _one_of(members: dict[type, _Functions]) -> _Functions:
    """Return the functions of a union, by what each of its structs has; the rest has none."""
    hides = {kind: f.hide for kind, f in members.items() if f.hide}
    gathers = {kind: f.gather for kind, f in members.items() if f.gather}
    return _Functions(
        hide_one_of(hides) if hides else None, gather_one_of(gathers) if gathers else None
    )
