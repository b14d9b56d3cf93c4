"""Frames: what remains to be done, as data on a stack.

A game declares its own closed union of frames. A stack is a plain list, its last frame is the live
one. While several seats act at once, one frame of the game holds a list of lanes, one stack per
seat; a msgspec struct cannot be generic over a union that is declared later, so every game that
needs it declares `lanes: list[list[AnyFrame]]` itself.

A state is a tree, like actions and events: no cycle can lie in it, so its structs stay out of the
garbage collector (`gc=False`), which makes each of them a quarter cheaper.
"""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, tag_field="f", gc=False):
    """Base of all frames; subclasses set an explicit tag, which is never renamed."""
