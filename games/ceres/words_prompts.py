"""What a seat is asked to do, and what a kind of action is about, at the step in progress."""

from __future__ import annotations

from games.ceres.goods import covers
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Function,
    Granting,
    Launching,
    Manufacturing,
    Trading,
    Turn,
    Visit,
    Yard,
)
from games.ceres.tables import HEADQUARTERS_USES
from games.ceres.terms import FACILITY, LEADER, LOCATION, OUTSTATION, PROJECT, name
from games.ceres.words_desk import Desk
from games.ceres.words_labels import COMMAND
from games.core.text import both, capital
from games.core.words import Choice


def status(desk: Desk) -> str:
    """Return the round and how many have passed."""
    view = desk.view
    if view.over:
        return desk.say("Game over", "Partie finie")
    where = desk.say(f"Round {view.round} of 3", f"Manche {view.round} sur 3")
    passed, players = len(view.passed), len(view.players)
    if not passed:
        return where
    if passed == 1:
        return where + desk.say(f", 1 of {players} has passed", f", 1 sur {players} a passé")
    have = desk.say(f"{passed} of {players} have passed", f"{passed} sur {players} ont passé")
    return f"{where}, {have}"


def prompt(desk: Desk, seat: int) -> str:
    """Return what a seat has to decide now."""
    view = desk.view
    if view.over:
        return desk.say("The game is over.", "La partie est finie.")
    if seat != view.turn:
        return desk.say("Wait for your turn.", "Attendez votre tour.")
    return _asked(desk, view.frames[-1])


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
        "Leader Assistant: choose a Location and its option.",
        "Adjoint de direction\N{NARROW NO-BREAK SPACE}: choisissez un lieu et son option.",
    ),
    "settling": (
        "Choose a Settlement Project to complete or commit to.",
        "Choisissez un projet de colonie à achever ou à réserver.",
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
    if player.passed:  # the last moment of the round (R66)
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
    return desk.say(
        f"Choose what to manufacture (up to {most}).",
        f"Choisissez ce que vous fabriquez (jusqu’à {most}).",
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


def _yard(desk: Desk, frame: Yard) -> str:
    if frame.again and not frame.drew:
        return desk.say(
            "You may build once more (Construction level 3).",
            "Vous pouvez construire une fois de plus (Construction, niveau 3).",
        )
    if desk.t.final and not frame.drew:
        return desk.say(
            "Choose a Facility to build, or draw more cards first.",
            "Choisissez une installation à construire, ou piochez d’abord d’autres cartes.",
        )
    return desk.say("Choose a Facility to build.", "Choisissez une installation à construire.")


def kind(desk: Desk, tag: str) -> Choice:
    """Return the label of a kind of action, with what stands behind it now."""
    if tag not in _KINDS:
        return Choice(capital(COMMAND[tag][desk.lang == "fr"].name), "")
    return Choice(desk.say(*_KINDS[tag]), _detail(desk, tag), _group(desk, tag))


_KINDS: dict[str, tuple[str, str]] = {
    "leader": ("Leader to a Location", "Dirigeant dans un lieu"),
    "headquarters": ("Leader to your Headquarters", "Dirigeant au Siège social"),
    "assistant": ("Leader Assistant", "Adjoint de direction"),
    "worker": ("Worker to an Outstation", "Employé sur un avant-poste"),
    "droid": ("Mars Droid", "Droïde martien"),
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
            shown = sum(card is not None for card in desk.view.facility_row)
            offered = desk.say("on offer", "en offre")
            return f"{FACILITY.counted(desk.lang, shown)} {offered}"
        case "settle":
            shown = sum(card is not None for card in desk.view.project_row)
            offered = desk.say("on offer", "en offre")
            return f"{PROJECT.counted(desk.lang, shown)} {offered}"
        case "pass":
            return desk.say("You are out for the round", "Vous ne jouez plus de la manche")
        case _:
            return ""


def _group(desk: Desk, tag: str) -> str:
    return desk.say("Free action", "Action gratuite") if tag == "complete" else ""
