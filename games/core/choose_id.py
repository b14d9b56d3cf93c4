"""The base of steps that choose one id: a hand card, a cell."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterable, Sequence
from typing import Any, ClassVar, Generic, cast

from games.core.actions import fields
from games.core.errors import Reason, not_available
from games.core.steps import A, AtT, Step


class ChooseId(Step[AtT, A], Generic[AtT, A]):
    """A choice of one id among those there, in an action of one field: hand cards, cells."""

    why: ClassVar[str]
    """The key of the reason why an id is not there."""
    fact: ClassVar[str]
    """The name of that reason's fact for the id."""

    @abstractmethod
    def options(self, at: AtT) -> Sequence[str]:
        """Return the ids to choose among."""

    @abstractmethod
    def known(self, at: AtT) -> Container[str]:
        """Return all ids of their kind."""

    def offers(self, at: AtT) -> Iterable[A]:
        [make] = self.actions
        return [cast("Any", make)(each) for each in self.options(at)]

    def refusal(self, at: AtT, action: A) -> Reason | None:
        [field] = fields(action)
        picked: str = getattr(action, field)
        why = not_available(self.options(at), self.known(at), self.why, **{self.fact: picked})
        return why or self.cannot_choose(at, action)

    def cannot_choose(self, at: AtT, action: A) -> Reason | None:
        """Return why one of the options can't be chosen."""
        return None
