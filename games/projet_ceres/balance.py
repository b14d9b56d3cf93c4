"""Balance measured by self-play: `python -m games.projet_ceres.balance --games 100`.

Greedy seats play at every number of players. Printed are scores and where they come from, wins by
clan and by place from the first player, what happened in a game, and how often everything was used.
"""

from __future__ import annotations

from functools import partial
from statistics import fmean, pstdev

from games.core import balance
from games.core.balance import Tally
from games.core.events import Event
from games.core.search import Level
from games.projet_ceres import events as ev
from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import CLANS
from games.projet_ceres.game import GAME
from games.projet_ceres.scoring import CATEGORIES
from games.projet_ceres.state import Turn

ACTIONS = ("explore", "militarise", "move", "produce", "beg", "attempt", "recycle")
USED: dict[type[Event], tuple[str, str]] = {
    ev.CardBought: ("", "card"), ev.AgentPlaced: ("", "box"), ev.CardPlayed: ("play ", "card"),
    ev.Built: ("build ", "card"), ev.ExplorationChosen: ("choice ", "choice"),
    ev.Supported: ("support ", "project"),
}  # fmt: skip
"""Events that tell that something was used, and which field of them tells what."""
HAPPENED: dict[type[Event], str] = {
    ev.Supported: "supported", ev.ProjectFinished: "finished by itself",
    ev.MissionFailed: "missions failed", ev.FightEnded: "combats", ev.Recycled: "recycled",
}  # fmt: skip
ACCOMPLISHED, IN_VAIN, WON = "missions accomplished", "attempts in vain", "won by the attacker"


def play(players: int, level: Level, seed: int) -> Tally:
    """Play one game and return what happened, by places from the first player on.

    Counted are what was `used` and `happened`, how often a card was `offered`, and the sittings:
    how often somebody else had to be waited for.
    """
    state = GAME.start({}, players, seed)
    tally = Tally()
    tally.counts["offered"].update(state.queue)
    order = [(state.first + number) % players for number in range(players)]
    acted: dict[tuple[int, int], list[str]] = {}
    sittings, asked = 0, set[str]()
    for event in balance.events(GAME, state, tally, seed, level, order):
        _note(tally, event)
        if state.stack and isinstance(turn := state.stack[0], Turn):
            acted[state.round, turn.seat] = turn.acted
        keys = {wait.key for wait in GAME.waits(state) if not wait.answered}
        sittings += bool(keys - asked)
        asked = keys
    for actions in acted.values():
        tally.counts["used"].update(actions)
    tally.numbers["rounds"] = [state.round]
    tally.numbers["sittings"] = [round(sittings / state.round)]
    outcome = GAME.result(state)
    assert outcome is not None
    for score in outcome.scores:
        clan = state.players[int(score.seat)].clan
        won = score.seat in outcome.winners
        tally.numbers[clan].append(score.total)
        tally.numbers[f"{clan} wins"].append(100 * won // len(outcome.winners))
    return tally


def _note(tally: Tally, event: Event) -> None:
    kind, happened = type(event), tally.counts["happened"]
    if kind in USED:
        before, field = USED[kind]
        tally.counts["used"][f"{before}{getattr(event, field)}"] += 1
    if kind in HAPPENED:
        happened[HAPPENED[kind]] += 1
    match event:
        case ev.QueueRenewed(cards=cards):
            tally.counts["offered"].update(cards)
        case ev.CardAdded(card=card):
            tally.counts["offered"][card] += 1
        case ev.CallClosed(paid=paid):
            happened[ACCOMPLISHED if paid else IN_VAIN] += 1
        case ev.FightEnded(attack=attack, defence=defence):
            happened[WON] += attack > defence
        case _:
            pass


def summary(players: int, tally: Tally) -> list[str]:
    """Return scores, wins, categories and what happened as lines."""
    games, seats, numbers = tally.games, len(tally.scores), tally.numbers
    wins = " ".join(f"{won / games:.0%}" for won in tally.wins)
    clans = [clan for clan in CLANS if numbers[clan]]
    happened, counted = tally.counts["happened"], (*HAPPENED.values(), ACCOMPLISHED, IN_VAIN, WON)
    return [
        f"**{players} players**, {games} games: scores {fmean(tally.scores):.1f} (spread "
        f"{pstdev(tally.scores):.1f}), best {fmean(tally.best):.1f}; wins by place {wins}; rounds "
        f"{fmean(numbers['rounds']):.1f}, sittings a round {fmean(numbers['sittings']):.1f}; "
        f"decisions {tally.actions / games:.0f}",
        "points: " + ", ".join(f"{key} {tally.categories[key] / seats:.1f}" for key in CATEGORIES),
        "clans: "
        + ", ".join(
            f"{clan} {fmean(numbers[clan]):.1f} (wins {fmean(numbers[f'{clan} wins']):.0f}%)"
            for clan in clans
        ),
        "in a game: " + ", ".join(f"{key} {happened[key] / games:.1f}" for key in counted),
    ]


def usage(tally: Tally) -> list[str]:
    """Return how often everything was used: per seat, or when it was offered."""
    t = components(BUILT_IN)
    own = [card.id for card in t.cards.values() if not card.cost]
    families = {
        "actions": ACTIONS,
        "boxes": list(t.boxes),
        "sites": [f"choice {n}" for n in (1, 2, 3)],
        "supports": [f"support {key}" for key in t.projects],
        "plays": [f"play {key}" for key in (*own, *t.investment)],
        "buildings": [f"build {key}" for key in (*own, *t.investment)],
    }
    cards = {"investment cards": {key: [key] for key in t.investment}}
    return balance.usage(tally, "seat", len(tally.scores), families, cards, least=10)


def main() -> None:
    """Measure all tables, or some, and print what happened."""
    parser = balance.parser(GAME, __doc__, 40)
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.seats))
    args = parser.parse_args()
    tallies: list[Tally] = []
    for players in args.players:
        one = partial(play, players, args.bot)
        tallies.append(balance.measure(one, args.games, args.seed, players, jobs=args.jobs))
        print(*summary(players, tallies[-1]), "", sep="\n\n", flush=True)
    print(*usage(balance.merge(tallies)), sep="\n\n")


if __name__ == "__main__":
    main()
