"""What may be known of a game of Luna Maris, besides what its fields say themselves."""

from __future__ import annotations

from games.core.masking import Secrets
from games.core.secrets import HIDDEN, Deal, Hooks, Look, Pool
from games.luna_maris import state as s
from games.luna_maris.content import SETS
from games.luna_maris.setup import boards, deck
from games.luna_maris.state import Stack, State


def _food(state: State, _: int | None) -> list[str]:
    """Return the cards that are played with by so many (2.8)."""
    count = boards(len(state.players))
    return [key for key, card in SETS.get(state.content).food.items() if card.players <= count]


def _scientists(state: State, _: int | None) -> list[str]:
    return [key for key, card in SETS.get(state.content).scientists.items() if card.level == 2]


def _ai_cards(state: State, _: int | None) -> list[str]:
    return deck(SETS.get(state.content), state.options["level"])


def _hide_stack(stack: Stack, look: Look) -> Stack:
    stack.pile = [HIDDEN] * len(stack.pile)
    return stack


def _fill_stack(stack: Stack, deal: Deal, seat: int | None) -> None:
    """Deal tiles of the kind that were not seen yet; some of them are in the box."""
    state: State = deal.state
    seen = {stack.top, *(order for p in state.players for order in p.orders)}
    if state.rival is not None:
        seen.update(state.rival.orders)
    orders = SETS.get(state.content).orders.values()
    unseen = [each.id for each in orders if each.kind == stack.kind and each.id not in seen]
    deal.rng.shuffle(unseen)
    stack.pile = unseen[: len(stack.pile)]


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
    pools={"food": Pool(_food), "scientists": Pool(_scientists), "ai_cards": Pool(_ai_cards)},
    hooks={Stack: Hooks(_hide_stack, _fill_stack)},
)
