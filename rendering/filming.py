"""Making a film outside the event loop, and between the pictures that players wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rendering.film import Film, Step
from rendering.pictures import Renderer


async def shoot(renderer: Renderer, steps: Iterator[Step], told: Callable[[Step], None]) -> Film:
    """Make a film step by step in the drawing thread; call `told` with each step.

    Other pictures are drawn between the steps. Raises the errors of the steps.
    """
    while True:
        step = await renderer.work(lambda: next(steps))
        told(step)
        if step.film is not None:
            return step.film
