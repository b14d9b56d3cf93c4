"""Modals: the small forms that open in front of everything."""

from __future__ import annotations

import copy
from typing import Any

from sandbox.checks import fields
from sandbox.checks.components import ROW, SELECTS, TEXT_DISPLAY, TEXT_INPUT, Checker
from sandbox.checks.fields import Json, Path
from sandbox.errors import Form

LABEL, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def modal(form: Form, data: Json, path: Path) -> Json:
    """Check the data of a modal and return a copy with ids filled in."""
    fields.text(form, path, data, "custom_id", low=1, high=100, need=True)
    fields.text(form, path, data, "title", low=1, high=45, need=True)
    checked = copy.deepcopy(data)
    components: list[Any] = fields.several(
        form, path, checked, "components", low=1, high=5, need=True
    )
    checker = Checker(form, layout=True, files=set())
    for index, component in fields.objects(form, (*path, "components"), components):
        _top(checker, component, (*path, "components", index))
    if form.clean:
        checker.number(components, [0])
    return checked


def _top(checker: Checker, component: Json, path: Path) -> None:
    form = checker.form
    match component.get("type"):
        case 1:
            inner = fields.several(form, path, component, "components", low=1, high=1, need=True)
            for index, child in fields.objects(form, (*path, "components"), inner):
                place = (*path, "components", index)
                if child.get("type") != TEXT_INPUT:
                    _not_here(form, place, (TEXT_INPUT,))
                    continue
                fields.text(form, place, child, "label", low=1, high=45, need=True)
                _text_input(checker, child, place)
        case 10:
            fields.text(form, path, component, "content", low=1, high=4000, need=True)
        case 18:
            fields.text(form, path, component, "label", low=1, high=45, need=True)
            fields.text(form, path, component, "description", low=1, high=100)
            inner = component.get("component")
            if isinstance(inner, dict):
                _in_label(checker, inner, (*path, "component"))
            else:
                fields.missing(form, (*path, "component"))
        case _:
            _not_here(form, path, (ROW, TEXT_DISPLAY, LABEL))


def _not_here(form: Form, path: Path, allowed: tuple[int, ...]) -> None:
    form.wrong(
        (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.'
    )


def _in_label(checker: Checker, component: Json, path: Path) -> None:
    form = checker.form
    kind = component.get("type")
    if kind not in IN_LABEL:
        _not_here(form, path, IN_LABEL)
        return
    fields.flag(form, path, component, "required")
    if kind == TEXT_INPUT:
        if component.get("label") is not None:
            form.wrong(
                (*path, "label"),
                "TEXT_INPUT_COMPONENT_LABEL_NOT_ALLOWED",
                "Text inputs inside a label component cannot have a label",
            )
        _text_input(checker, component, path)
    elif kind in SELECTS:
        if component.get("disabled"):
            form.wrong(
                (*path, "disabled"),
                "COMPONENT_DISABLED_NOT_ALLOWED",
                "Components in modals cannot be disabled",
            )
        checker.select(component, path)
    else:
        checker.custom_id(component, path)
        _boxes(checker, component, path)


def _boxes(checker: Checker, component: Json, path: Path) -> None:
    form = checker.form
    match component["type"]:
        case 21:
            checker.options(component, path, low=2, high=10, picks=1)
        case 22:
            fields.whole(form, path, component, "min_values", low=0, high=10)
            most = fields.whole(form, path, component, "max_values", low=1, high=10)
            picks = len(component.get("options") or []) if most is None else most
            checker.options(component, path, low=1, high=10, picks=picks)
        case 23:
            fields.flag(form, path, component, "default")
        case _:
            fields.whole(form, path, component, "min_values", low=0, high=10)
            fields.whole(form, path, component, "max_values", low=1, high=10)


def _text_input(checker: Checker, component: Json, path: Path) -> None:
    form = checker.form
    checker.custom_id(component, path)
    fields.whole(form, path, component, "style", low=1, high=2, need=True)
    low = fields.whole(form, path, component, "min_length", low=0, high=4000)
    high = fields.whole(form, path, component, "max_length", low=1, high=4000)
    if low is not None and high is not None and low > high:
        form.wrong(
            (*path, "min_length"),
            "TEXT_INPUT_COMPONENT_INVALID_MIN_LENGTH",
            "min_length must be less than or equal to max_length",
        )
    fields.text(form, path, component, "placeholder", high=100)
    fields.text(form, path, component, "value", high=high or 4000)
