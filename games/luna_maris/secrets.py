"""Public knowledge of a game of Luna Maris, as far as its fields do not declare it."""

from __future__ import annotations

from games.core.hidden.compile import Secrets
from games.core.hidden.declare import HIDDEN, Deal, Hooks, Look, Pool
from games.luna_maris import state as s
from games.luna_maris.content import SETS, Index
from games.luna_maris.setup import boards, deck, eaten
from games.luna_maris.state import Stack, State


def _t(state: State) -> Index:
    return SETS.get(state.content)


def _hide_stack(stack: Stack, look: Look) -> Stack:
    stack.pile = [HIDDEN] * len(stack.pile)
    return stack


def _fill_stack(stack: Stack, deal: Deal, seat: int | None) -> None:
    """Deal tiles of the kind that were not seen yet; some of them are in the box."""
    state: State = deal.state
    seen = {stack.top, *(order for p in state.players for order in p.orders)}
    if state.rival is not None:
        seen.update(state.rival.orders)
    orders = _t(state).orders.values()
    unseen = [each.id for each in orders if each.kind == stack.kind and each.id not in seen]
    stack.pile = deal.rng.shuffled(unseen)[: len(stack.pile)]


SECRETS = Secrets(
    State,
    public={
        State: """content options round turn turns order ended revealed stacks projects
            constructed bonuses covered rival stack""",
        s.Player: """seat vp module active energy water helium first last waste stress oxygen co2
            research hand rest probes depot equipment equipped orders built""",
        s.Rival: """vp module did energy titanium water helium waste co2 research probes orders
            built""",
        s.Ore: "iron titanium",
        s.Stack: "kind top",
        s.Equipping: "tiles chosen",
        s.Starting: "modules chosen",
        s.Turn: "acted",
        s.Activation: """scientist origin steps extras extra active procedures dismissed asleep""",
        s.Harvesting: "left",
        s.Recovering: "left surplus",
        s.Rewards: "effects flip",
    },
    pools={
        "food": Pool(lambda state, _: eaten(_t(state), boards(len(state.players)))),
        "scientists": Pool(lambda state, _: _t(state).hirable),
        "ai_cards": Pool(lambda state, _: deck(_t(state), state.options["level"])),
    },
    hooks={Stack: Hooks(_hide_stack, _fill_stack)},
)
