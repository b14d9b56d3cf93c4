"""A masked state with what the components say: what labels and prompts are read from."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.messages import NOTHING
from games.core.outcome import Actor
from games.core.speech import Argument, Items, Message, Name
from games.core.steps import Decision
from games.core.wording import WordsView
from games.luna_maris.content import SETS, Index
from games.luna_maris.content.types import Module
from games.luna_maris.effects import RESOURCES
from games.luna_maris.rules.board import keeper
from games.luna_maris.rules.tracks import MOST_STRESS, room
from games.luna_maris.state import Activation, AnyFrame, Player, State
from games.luna_maris.steps import STEPS
from games.luna_maris.steps.base import Main
from games.luna_maris.words.terms import Amounts, few, in_sentence, somebody


class Position(WordsView[State, Player, Index]):
    """A masked state with its cards, who looks at it, and how things are called there."""

    sets, steps = SETS, STEPS

    def public_seat(self, state: State) -> int:
        return state.turn

    @property
    def frame(self) -> AnyFrame | None:
        """The step in hand, or None for a seat that waits."""
        frames = self.state.stack
        return frames[-1] if frames and self.seat == self.state.turn else None

    @property
    def activation(self) -> Activation | None:
        """The activation of a scientist, also under other frames."""
        mine = self.state.stack if self.seat == self.state.turn else []
        return next((frame for frame in mine if isinstance(frame, Activation)), None)

    @property
    def oxygen(self) -> int:
        """The O2 that is left in this round."""
        return max(0, self.player.stress - self.player.oxygen)

    def called(self, actor: Actor) -> Argument:
        """Return a side's name in a sentence, the AI with its article."""
        return in_sentence(actor, self.players)

    def owner(self, module: Module) -> Actor | None:
        """Return the side that keeps a module active when this seat gets there.

        A side that only did the extra action of the module is about to leave it (4.5).
        """
        found, turn = keeper(self.state, module), self.activation
        leaving = turn is not None and turn.extra and not turn.active
        return None if found == self.seat and leaving else found

    def how(self, module: Module) -> dict[str, Argument]:
        """Return how a module would be activated, and by whom it is kept active (4.4)."""
        owner = self.owner(module)
        if owner is None and module != "power" and not self.player.energy:
            how = "none"
        elif module == "sleeping" and self.player.stress >= MOST_STRESS:
            how = "full"
        elif self.idle(module):
            how = "idle"
        elif module == "power" or owner is None:
            how = "free" if module == "power" else "energy"
        else:
            how = "own" if owner == self.seat else "kept" if isinstance(owner, int) else "ai"
        return {"how": how, "owner": NOTHING if owner is None else somebody(owner, self.players)}

    def idle(self, module: Module) -> bool:
        """Return whether no main action of a module would be possible for the scientist in use."""
        turn, p = self.activation, self.player
        if turn is None:
            return False
        if turn.steps[-1:] != [module]:
            turn = replace(turn, steps=[*turn.steps, module], active=False, procedures=[])
            p = replace(p, module=module, active=p.active and p.module == module)
        at = Decision(self.state, self.seat, p, turn, self.t, STEPS)
        mains = (step for step in STEPS[Activation].answers if isinstance(step, Main))
        return not any(
            step.refusal(at, action) is None for step in mains for action in step.offers(at)
        )

    def power(self, module: Module) -> Items:
        """Return the energy that activating a module costs, where it costs any."""
        turn = self.activation
        free = module == "power" or (turn is not None and turn.active)
        return few({"energy": 0 if free or keeper(self.state, module) is not None else 1})

    def gains(self, amounts: Amounts, paid: Amounts | None = None) -> Items:
        """Return goods that are gained, with what of them has no room once others are `paid`."""
        found: list[Argument] = []
        for good in RESOURCES:
            n = amounts.get(good, 0)
            lost = n - room(self.t, self.player, good) - (paid or {}).get(good, 0)
            if n and lost > 0:
                found.append(Message("losing-some", what=few({good: n}), n=lost))
            elif n:
                found.append(Message(f"few-{good}", n=n))
        return Items(found)

    def taken(self, n: int) -> Items:
        """Return waste that is taken; where it lands on a penalty space, it says so (9.2)."""
        board = self.t.board
        # What the track has no room for is ignored.
        n = min(n, board.waste - self.player.waste)
        if n <= 0:
            return Items(())
        penal = self.player.waste + n > board.waste - board.penalty
        return Items([Message("few-penalty" if penal else "few-waste", n=n)])

    def nth(self, card: str, among: Sequence[str]) -> Items:
        """Return which of several cards of one crop a card is, where there are several."""
        crop = self.t.food[card].crop
        same = [key for key in among if key in self.t.food and self.t.food[key].crop == crop]
        return Items([str(same.index(card) + 1)] if len(same) > 1 and card in same else [])

    def food(self, card: str, among: Sequence[str] = ()) -> Message:
        """Return a food card with its value and bonus."""
        if card not in self.t.food:
            return Message("unseen")
        found = self.t.food[card]
        return Message(
            "food",
            name=Name(found.crop),
            nth=self.nth(card, among),
            value=found.value,
            bonus=found.bonus or "none",
        )

    def scientist(self, key: str) -> Message:
        """Return a scientist with the modules that it shows."""
        found = self.t.scientists[key]
        modules = Items(map(Name, found.modules))
        return Message("team", name=Name(key), level=found.level, modules=modules)
