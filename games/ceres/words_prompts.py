"""What a seat is asked to do, and what a kind of action is about, at the step in progress."""

from __future__ import annotations

from games.ceres.can_step import round_modifier
from games.ceres.content.types import GOODS, Good
from games.ceres.goods import covers
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Function,
    Granting,
    Launching,
    Manufacturing,
    Researching,
    Settling,
    Trading,
    Turn,
    Visit,
    Yard,
)
from games.ceres.tables import DRAWS, HEADQUARTERS_USES
from games.ceres.terms import FACILITY, LEADER, LOCATION, OUTSTATION, PROJECT, name
from games.ceres.words_desk import Desk
from games.ceres.words_labels import COMMAND
from games.core.text import both, capital
from games.core.words import Choice


def status(desk: Desk) -> str:
    """Return the round and how many have passed."""
    state = desk.state
    if state.over:
        return desk.say("Game over", "Partie finie")
    where = desk.say(f"Round {state.round} of 3", f"Manche {state.round} sur 3")
    passed, players = len(state.passed), len(state.players)
    if not passed:
        return where
    if passed == 1:
        return where + desk.say(f", 1 of {players} has passed", f", 1 sur {players} a passé")
    have = desk.say(f"{passed} of {players} have passed", f"{passed} sur {players} ont passé")
    return f"{where}, {have}"


def prompt(desk: Desk, seat: int) -> str:
    """Return what a seat has to decide now."""
    state = desk.state
    if state.over:
        return desk.say("The game is over.", "La partie est finie.")
    if seat != state.turn:
        return desk.say("Wait for your turn.", "Attendez votre tour.")
    return _asked(desk, state.stack[-1])


def _asked(desk: Desk, frame: AnyFrame) -> str:
    match frame:
        case Turn():
            return _turn(desk, frame)
        case Visit(locations) if len(locations) == 1:
            place = name(LOCATION[locations[0]], desk.lang)
            return desk.say(
                f"{place}: choose an option.", f"{place}{desk.colon} choisissez une option."
            )
        case Bureau():
            return _bureau(desk, frame)
        case Trading(left, done):
            return _trading(desk, left, done)
        case Yard():
            return _yard(desk, frame)
        case Settling():
            return _settling(desk)
        case Launching(again=True):
            return desk.say(
                "You may launch once more (Aerospace level 3).",
                "Vous pouvez lancer une fois de plus (Aérospatiale, niveau 3).",
            )
        case Granting(left):
            return desk.say(
                f"Special Grant: choose a production ({left} left).",
                f"Subvention spéciale{desk.colon} choisissez une production (encore {left}).",
            )
        case Manufacturing():
            return _manufacturing(desk, frame)
        case Function():
            return _function(desk, frame)
        case _:
            return desk.say(*_PLAIN[str(frame.__struct_config__.tag)])


_PLAIN: dict[str, tuple[str, str]] = {
    "visit": (
        "Leader Assistant: choose a Location and its option, or activate none.",
        "Adjoint de direction\N{NARROW NO-BREAK SPACE}: choisissez un lieu et son option, ou n’en "
        "activez aucun.",
    ),
    "launching": ("Choose an asteroid to claim.", "Choisissez un astéroïde à revendiquer."),
    "bonus": (
        "Choose what Aerospace level 1 gives you.",
        "Choisissez le gain du niveau 1 d’Aérospatiale.",
    ),
    "researching": (
        "Choose the field of research to advance in.",
        "Choisissez le domaine de recherche où progresser.",
    ),
    "favoring": ("Choose a Favor.", "Choisissez une faveur."),
    "reassigning": (
        "Choose a Worker and where it goes.",
        "Choisissez un employé et sa destination.",
    ),
    "producing": (
        "Choose what you gain.",
        "Choisissez ce que vous recevez.",
    ),
    "collecting": (
        "Choose the asteroid whose production you gain.",
        "Choisissez l’astéroïde dont vous recevez la production.",
    ),
}


_MEANS: dict[str, tuple[Good, ...]] = {
    "turn": GOODS,
    "visit": GOODS,
    "bureau": GOODS,
    "trading": GOODS,
    "settling": GOODS,
    "yard": GOODS,
    "launching": ("ice", "probe"),
    "favoring": ("influence",),
    "manufacturing": ("ore", "ceramics", "energy", "credit"),
    "function": GOODS,
}
"""What is paid with at a step, by the tag of its frame; nothing is paid at the others."""


def means(desk: Desk, seat: int) -> str:
    """Return what a seat has to pay with at the step in progress, "" if nothing is to be paid."""
    state = desk.state
    if state.over or seat != state.turn or not state.stack:
        return ""
    frame = state.stack[-1]
    if isinstance(frame, Turn) and frame.acted:
        return ""
    goods = desk.player.goods
    wanted: tuple[Good, ...] = _MEANS.get(str(frame.__struct_config__.tag), ())
    if isinstance(frame, Researching):
        costs = [program.cost for programs in desk.t.programs.values() for program in programs]
        wanted = tuple(good for good in GOODS if any(good in cost for cost in costs))
    if isinstance(frame, Manufacturing) and not frame.paid:
        wanted = tuple(good for good in wanted if good != "credit")
    if not wanted:
        return ""
    held = desk.goods({good: goods[good] for good in wanted})
    if not any(goods[good] for good in wanted):
        return desk.say("You have nothing to pay with.", "Vous n’avez rien pour payer.")
    return desk.say(f"You have {held}.", f"Vous avez {held}.")


def _turn(desk: Desk, frame: Turn) -> str:
    if frame.acted:
        return _closing(desk)
    return desk.say(
        "Take your action: a Leader, a Worker, or pass.",
        f"Faites votre action{desk.colon} un dirigeant, un employé, ou passer.",
    )


def _closing(desk: Desk) -> str:
    """Return the prompt of a turn that may be ended, with the projects that could be completed."""
    player = desk.player
    payable = [
        desk.named(key)
        for key in player.committed
        if covers(player.goods, desk.index.projects[key].cost)
    ]
    if not payable:
        return desk.say("End your turn.", "Finissez votre tour.")
    what = both(payable, desk.lang)
    if player.seat in desk.state.passed:  # the last moment of the round (R66)
        return desk.say(
            f"Complete {what} now, or end your turn: you have passed.",
            f"Achevez {what} maintenant, ou finissez votre tour{desk.colon} vous avez passé.",
        )
    return desk.say(
        f"End your turn, or complete {what} first.",
        f"Finissez votre tour, ou achevez d’abord {what}.",
    )


def _extra(desk: Desk) -> str:
    """Return what Manufacturing Efficiency adds, where it does (R8)."""
    if not desk.extra_open():
        return ""
    favor = desk.named("manufacturing_efficiency")
    return desk.say(f", and 1 more by {favor}", f", et 1 de plus grâce à la faveur {favor}")


def _manufacturing(desk: Desk, frame: Manufacturing) -> str:
    price = desk.say(", 1 Credit each", ", 1 crédit chacun") if frame.paid else ""
    most = f"{frame.limit}{price}{_extra(desk)}"
    alloy, probe = (desk.goods(made) for made in desk.materials())
    return desk.say(
        f"Choose what to manufacture (up to {most}): an Alloy takes {alloy}, a Probe {probe}.",
        f"Choisissez ce que vous fabriquez (jusqu’à {most}){desk.colon} un alliage demande "
        f"{alloy}, une sonde {probe}.",
    )


def _function(desk: Desk, frame: Function) -> str:
    bottom = f" / {desk.named(frame.bottom)}" if frame.bottom else ""
    title = f"{desk.named(frame.outstation)}{bottom}"
    more = desk.say(" or stop", " ou arrêtez-vous") if frame.used else ""
    return desk.say(
        f"{title}: choose the next part to use{more}.",
        f"{title}{desk.colon} choisissez la prochaine partie à utiliser{more}.",
    )


def _bureau(desk: Desk, frame: Bureau) -> str:
    if frame.again:
        return desk.say(
            "You may activate the Trade Bureau once more (Logistics level 3).",
            "Vous pouvez réactiver une fois le Bureau du commerce (Logistique, niveau 3).",
        )
    return desk.say(
        "Choose an option of the Trade Bureau.",
        "Choisissez une option du Bureau du commerce.",
    )


def _trading(desk: Desk, left: int, done: int) -> str:
    if done:
        often = desk.say(
            "once more" if left == 1 else f"{left} more times",
            "une fois" if left == 1 else f"{left} fois",
        )
        return desk.say(f"You may trade {often}.", f"Vous pouvez encore échanger {often}.")
    return desk.say(
        "Choose a trade line of the docked ship.",
        "Choisissez une ligne d’échange du cargo à quai.",
    )


def _settling(desk: Desk) -> str:
    """Return the prompt for a project, with what the round adds to it (5.3)."""
    modifier = round_modifier(desk.state.edition, desk.state.round)
    one = desk.goods({"influence": 1})
    added = {1: f" (+{one})", 0: "", -1: desk.say(f" (takes {one})", f" (demande {one})")}[modifier]
    return desk.say(
        f"Choose a Settlement Project to complete or commit to{added}.",
        f"Choisissez un projet de colonie à achever ou à réserver{added}.",
    )


def _yard(desk: Desk, frame: Yard) -> str:
    """Return the prompt for a building, with the draws that can be paid for first (6.6)."""
    draws = "" if frame.drew else _draws(desk)
    if frame.again and not frame.drew:
        once = desk.say(
            "You may build once more (Construction level 3)",
            "Vous pouvez construire une fois de plus (Construction, niveau 3)",
        )
        return f"{once}{draws}."
    what = desk.say("Choose a Facility to build", "Choisissez une installation à construire")
    return f"{what}{draws}."


def _draws(desk: Desk) -> str:
    """Return which draws can be paid for, to go behind what may be built; "" if there is none."""
    state, influence = desk.state, desk.player.goods["influence"]
    open_ = desk.t.final and (state.facility_pile or state.facility_discard)
    found = [
        desk.say(f"{cards} cards for ", f"{cards} cartes pour ") + desk.goods({"influence": price})
        for price, cards in DRAWS.items()
        if open_ and price <= influence
    ]
    if not found:
        return ""
    return desk.say(", or draw first: ", f", ou piochez d’abord{desk.colon} ") + ", ".join(found)


def kind(desk: Desk, tag: str) -> Choice:
    """Return the label of a kind of action, with what stands behind it now."""
    if tag not in _KINDS:
        return Choice(capital(COMMAND[tag][desk.lang == "fr"].name), "")
    return Choice(desk.say(*_KINDS[tag]), _detail(desk, tag), _group(desk, tag))


_KINDS: dict[str, tuple[str, str]] = {
    "leader": ("Use a Location (Leader)", "Utiliser un lieu (dirigeant)"),
    "headquarters": ("Gain a production (Leader)", "Recevoir une production (dirigeant)"),
    "assistant": (
        "Gain a production, then use a Location (Leader Assistant)",
        "Recevoir une production, puis utiliser un lieu (Adjoint de direction)",
    ),
    "worker": ("Use an Outstation (Worker)", "Utiliser un avant-poste (employé)"),
    "droid": ("Use an Outstation (Mars Droid)", "Utiliser un avant-poste (Droïde martien)"),
    "choose": ("Choose the option", "Choisir l’option"),
    "trade": ("Trade with the ship", "Échanger avec le cargo"),
    "settle": ("Take a Settlement Project", "Prendre un projet de colonie"),
    "draw": ("Draw more cards", "Piocher d’autres cartes"),
    "build": ("Build a Facility", "Construire une installation"),
    "launch": ("Launch a Probe", "Lancer une sonde"),
    "bonus": ("Choose the gain", "Choisir le gain"),
    "research": ("Advance in research", "Progresser en recherche"),
    "favor": ("Take a Favor", "Prendre une faveur"),
    "grant": ("Choose a production", "Choisir une production"),
    "reassign": ("Reassign a Worker", "Réaffecter un employé"),
    "manufacture": ("Manufacture", "Fabriquer"),
    "use": ("Use a part", "Utiliser une partie"),
    "produce": ("Choose the gain", "Choisir le gain"),
    "collect": ("Choose an asteroid", "Choisir un astéroïde"),
    "complete": ("Complete a project (free)", "Achever un projet (gratuit)"),
    "done": ("Leave the rest", "Laisser le reste"),
    "pass": ("Pass", "Passer"),
    "end": ("End turn", "Finir le tour"),
}


def _detail(desk: Desk, tag: str) -> str:
    player = desk.player
    match tag:
        case "leader":
            left = desk.say("left", "restant" if player.leaders < 2 else "restants")
            return f"{LEADER.counted(desk.lang, player.leaders)} {left}"
        case "headquarters" if desk.t.final:
            used = player.headquarters
            return desk.say(
                f"{used} of {HEADQUARTERS_USES} uses taken",
                f"{used} sur {HEADQUARTERS_USES} utilisations faites",
            )
        case "worker":
            empty = sum(not o.worker for o in player.outstations)
            word = desk.say("empty", "vide" if empty < 2 else "vides")
            if desk.lang == "fr":
                return f"{OUTSTATION.counted('fr', empty)} {word}"
            return f"{empty} {word} {OUTSTATION.form('en', empty)}"
        case "build":
            shown = sum(card is not None for card in desk.state.facility_row)
            offered = desk.say("on offer", "en offre")
            return f"{FACILITY.counted(desk.lang, shown)} {offered}"
        case "settle":
            shown = sum(card is not None for card in desk.state.project_row)
            offered = desk.say("on offer", "en offre")
            return f"{PROJECT.counted(desk.lang, shown)} {offered}"
        case "pass":
            return desk.say("You are out for the round", "Vous ne jouez plus de la manche")
        case _:
            return ""


def _group(desk: Desk, tag: str) -> str:
    return desk.say("Free action", "Action gratuite") if tag == "complete" else ""
