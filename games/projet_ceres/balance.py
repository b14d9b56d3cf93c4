"""Balance measured by self-play: `python -m games.projet_ceres.balance --games 100`.

Greedy seats play at every number of players. Printed are scores and where they come from, wins by
clan and by place from the first player, what happened in a game, and how often everything was used.
"""

from __future__ import annotations

from games.core import balance
from games.core.balance import Tally
from games.core.computer import Level
from games.core.events import Event
from games.projet_ceres import events as ev
from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import CLANS
from games.projet_ceres.effects import GUILDS
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import derive
from games.projet_ceres.scoring import CATEGORIES
from games.projet_ceres.state import Turn

ACTIONS = ("explore", "militarise", "move", "produce", "beg", "attempt", "recycle")
USED: dict[type[Event], tuple[str, str]] = {
    ev.CardBought: ("", "card"), ev.AgentPlaced: ("", "box"), ev.CardPlayed: ("play ", "card"),
    ev.Built: ("build ", "card"), ev.ExplorationChosen: ("choice ", "choice"),
    ev.Supported: ("support ", "project"),
}  # fmt: skip
"""Events of a use, and the field that names the thing used."""
HAPPENED: dict[type[Event], str] = {
    ev.Supported: "supported", ev.ProjectFinished: "finished by itself",
    ev.MissionFailed: "missions failed", ev.FightEnded: "combats", ev.Recycled: "recycled",
}  # fmt: skip
TABLES = components(BUILT_IN)
FERVENT = 3
"""Fervor with a guild that a player should reach in a fifth of the games (brief 11)."""
ACCOMPLISHED, IN_VAIN, WON = "missions accomplished", "attempts in vain", "won by the attacker"


def play(players: int, level: Level, seed: int) -> Tally:
    """Play one game and return what happened, by places from the first player on."""
    state = GAME.start({}, players, seed)
    tally = Tally()
    tally.counts["offered"].update(state.queue)
    order = [(state.first + number) % players for number in range(players)]
    acted: dict[tuple[int, int], list[str]] = {}
    devoted: set[str] = set()
    for event in balance.events(GAME, state, tally, seed, level, order):
        _note(tally, event)
        if isinstance(event, ev.Built | ev.AgentPlaced):
            each = ((p.seat, guild) for p in state.players for guild in GUILDS)
            devoted.update(g for s, g in each if derive.fervor(TABLES, state, s, g) >= FERVENT)
        if state.stack and isinstance(turn := state.stack[0], Turn):
            acted[state.round, turn.seat] = turn.acted
    for actions in acted.values():
        tally.counts["used"].update(actions)
    tally.counts["happened"].update(devoted)
    tally.numbers["rounds"] = [state.round]
    if (outcome := GAME.result(state)) is not None:
        tally.sides(outcome, [p.clan for p in state.players])
    return tally


def _note(tally: Tally, event: Event) -> None:
    tally.note(event, USED, HAPPENED)
    happened = tally.counts["happened"]
    if isinstance(event, ev.QueueRenewed):
        tally.counts["offered"].update(event.cards)
    elif isinstance(event, ev.CardAdded):
        tally.counts["offered"][event.card] += 1
    elif isinstance(event, ev.FightEnded):
        happened[WON] += event.attack > event.defence
    elif isinstance(event, ev.CallClosed):
        happened[ACCOMPLISHED if event.paid else IN_VAIN] += 1
        if event.paid:
            tally.counts["used"][f"{event.mission} {event.resolution}"] += 1
            ways = TABLES.missions[event.mission].resolutions
            tally.counts["offered"].update(f"{event.mission} {each.id}" for each in ways)


def summary(players: int, tally: Tally) -> list[str]:
    """Return scores, wins, categories and what happened as lines."""
    happened = tally.counts["happened"]
    counted = (*HAPPENED.values(), ACCOMPLISHED, IN_VAIN, WON)
    fervent = ", ".join(f"{guild} {happened[guild] / tally.games:.0%}" for guild in GUILDS)
    return [
        *balance.scores(f"{players} players", tally, CATEGORIES, balance.pace(tally)),
        f"clans: {balance.sides(tally, CLANS)}",
        f"fervor of {FERVENT} reached by somebody: {fervent}",
        "in a game: " + ", ".join(f"{key} {happened[key] / tally.games:.1f}" for key in counted),
    ]


def usage(tally: Tally) -> list[str]:
    """Return how often everything was used: per seat, or when it was offered."""
    own = [card.id for card in TABLES.cards.values() if not card.cost]
    families = {
        "actions": ACTIONS,
        "boxes": list(TABLES.boxes),
        "sites": [f"choice {n}" for n in (1, 2, 3)],
        "supports": [f"support {key}" for key in TABLES.projects],
        "plays": [f"play {key}" for key in (*own, *TABLES.investment)],
        "buildings": [f"build {key}" for key in (*own, *TABLES.investment)],
    }
    ways = [f"{each.id} {way.id}" for each in TABLES.missions.values() for way in each.resolutions]
    cards = {
        "investment cards": {key: [key] for key in TABLES.investment},
        "resolutions of accomplished cards": {way: [way] for way in ways},
    }
    return balance.usage(tally, "seat", len(tally.scores), families, cards, least=10)


if __name__ == "__main__":
    balance.by_players(GAME, __doc__, 40, play, summary, usage)
