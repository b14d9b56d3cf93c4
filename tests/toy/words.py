"""What Dust says, in English and French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.actions import Action, EndTurn, Value
from games.core.errors import Reason
from games.core.events import Event
from games.core.text import Language, both, capital
from games.core.words import Choice, Label, Topic, Words
from tests.toy import game as toy

COLOURS = {
    "en": {"red": "red", "blue": "blue", "green": "green"},
    "fr": {"red": "rouge", "blue": "bleu", "green": "vert"},
}
COMMANDS = {
    "en": {
        "bid": ("bid", "Bid a card in secret"),
        "build": ("build", "Put a building on a site"),
        "paint": ("paint", "Paint the building"),
        "survey": ("survey", "Draw a card"),
        "end": ("end", "End your turn"),
    },
    "fr": {
        "bid": ("miser", "Miser une carte en secret"),
        "build": ("construire", "Construire sur un site"),
        "paint": ("peindre", "Peindre le bâtiment"),
        "survey": ("prospecter", "Piocher une carte"),
        "end": ("finir", "Finir son tour"),
    },
}
FIELDS = {
    "en": {"card": "card", "site": "site", "size": "size", "colour": "colour"},
    "fr": {"card": "carte", "site": "site", "size": "taille", "colour": "couleur"},
}
REASONS = {
    "en": {
        "not_your_decision": "It is somebody else's turn.",
        "not_now": "That is not possible now.",
        "game_over": "The game is over.",
        "already_done": "You are done with this phase.",
        "already_acted": "You have already acted in this turn.",
        "bid_first": "Bid a card first.",
        "no_such_card": "You do not hold that card.",
        "no_such_colour": "There is no such colour.",
        "no_such_site": "There is no such site.",
        "no_such_size": "A building is of size 1, 2 or 3.",
        "site_taken": "{site} is taken.",
        "too_expensive": "That costs {price} ore, you have {ore}.",
        "deck_empty": "The deck is empty.",
        "seat_count": "Dust is for {least} to {most} players, not {seats}.",
        "unknown_option": "There is no option {option}.",
        "unknown_value": "{option} cannot be {value}.",
        "no_packs": "Dust has no content packs.",
    },
    "fr": {
        "not_your_decision": "C’est au tour de quelqu’un d’autre.",
        "not_now": "Ce n’est pas possible maintenant.",
        "game_over": "La partie est finie.",
        "already_done": "Vous avez fini cette phase.",
        "already_acted": "Vous avez déjà agi pendant ce tour.",
        "bid_first": "Misez d’abord une carte.",
        "no_such_card": "Vous n’avez pas cette carte.",
        "no_such_colour": "Cette couleur n’existe pas.",
        "no_such_site": "Ce site n’existe pas.",
        "no_such_size": "Un bâtiment est de taille 1, 2 ou 3.",
        "site_taken": "{site} est pris.",
        "too_expensive": "Cela coûte {price} minerais, vous en avez {ore}.",
        "deck_empty": "La pioche est vide.",
        "seat_count": "Dust se joue de {least} à {most}, pas à {seats}.",
        "unknown_option": "Il n’y a pas d’option {option}.",
        "unknown_value": "{option} ne peut pas valoir {value}.",
        "no_packs": "Dust n’a pas de paquets de contenu.",
    },
}


class ToyWords(Words[Any]):
    """Words of Dust in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.french = lang == "fr"

    def _(self, en: str, fr: str) -> str:
        return fr if self.french else en

    def game(self) -> Label:
        return Label("Dust", self._("A small game of bids and sites.", "Un petit jeu de mises."))

    def option(self, key: str) -> Label:
        if key == "answers":
            return Label(self._("Answers", "Réponses"), self._("Who is done", "Qui a fini"))
        return Label(self._("Length", "Durée"), self._("Number of rounds", "Nombre de manches"))

    def option_value(self, key: str, value: str) -> Label:
        return Label(value)

    def command(self, kind: str) -> Label:
        return Label(*COMMANDS[self.lang][kind])

    def field(self, kind: str, field: str) -> Label:
        return Label(FIELDS[self.lang][field], capital(FIELDS[self.lang][field]))

    def picture(self, key: str) -> Label:
        names = {"board": ("Board", "Plateau"), "hand": ("Hand", "Main")}
        return Label(self._(*names[key]))

    def status(self, view: Any) -> str:
        return self._("Round", "Manche") + f" {view.round}/{view.rounds}"

    def prompt(self, view: Any, seat: int) -> str:
        match view.phase:
            case "bids":
                return self._("Bid a card in secret.", "Misez une carte en secret.")
            case "paint":
                return self._("Choose a colour.", "Choisissez une couleur.")
            case _:
                return self._("Build, survey or pass.", "Construisez, prospectez ou passez.")

    def kind(self, view: Any, kind: str) -> Choice:
        return Choice(capital(self.command(kind).name), self.command(kind).help)

    def instead(self, action: Action) -> str:
        end = self._("the turn was ended", "le tour a été terminé")
        return end if isinstance(action, EndTurn) else ""

    def action(self, view: Any, action: Action) -> str:
        match action:
            case toy.Bid(card):
                return self._(f"Bid {card}", f"Miser {card}")
            case toy.Build(site, size):
                return self._(f"Build {size} on {site}", f"Construire {size} sur {site}")
            case toy.Paint(colour):
                return capital(COLOURS[self.lang][colour])
            case toy.Survey():
                return self._("Draw a card", "Piocher une carte")
            case EndTurn():
                return self._("Confirm and end turn", "Valider et finir le tour")
            case _:
                raise AssertionError(action)

    def choice(
        self, view: Any, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        if field == "colour":
            return Choice(capital(COLOURS[self.lang][str(value)]))
        if field == "size":
            return Choice(str(value), self._(f"costs {value} ore", f"coûte {value} minerais"))
        return Choice(str(value), "", str(value)[:5] if field == "site" else "")

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        match event:
            case toy.BidPlaced(card=card):
                return self._(f"You bid {card}.", f"Vous misez {card}.")
            case toy.BidsRevealed(cards=cards, winner=winner):
                bids = both([f"{n} {c}" for n, c in zip(names, cards, strict=True)], self.lang)
                return self._(
                    f"Bids: {bids}. {names[winner]} wins 2 ore.",
                    f"Mises : {bids}. {names[winner]} gagne 2 minerais.",
                )
            case toy.Built(seat=seat, site=site, size=size):
                return self._(
                    f"{names[seat]} builds {size} on {site}.",
                    f"{names[seat]} construit {size} sur {site}.",
                )
            case toy.Painted(seat=seat, site=site, colour=colour):
                shade = COLOURS[self.lang][colour]
                return self._(
                    f"{names[seat]} paints {site} {shade}.",
                    f"{names[seat]} peint {site} en {shade}.",
                )
            case toy.Surveyed(seat=seat):
                return self._(f"{names[seat]} draws a card.", f"{names[seat]} pioche une carte.")
            case toy.CardDrawn(card=card):
                return self._(f"You draw {card}.", f"Vous piochez {card}.")
            case toy.GameEnded(winners=winners):
                who = both([names[seat] for seat in winners], self.lang)
                return self._(f"The game is over: {who} won.", f"Partie finie : {who} gagne.")
            case _:
                raise AssertionError(event)

    def reason(self, reason: Reason) -> str:
        return REASONS[self.lang][reason.key].format(**dict(reason.facts))

    def alt(self, view: Any, picture: str, names: Sequence[str]) -> str:
        return f"{self.picture(picture.partition(':')[0]).name}: {self.status(view)}"

    def board(self, view: Any, names: Sequence[str]) -> str:
        lines = [self.status(view)]
        for name, player in zip(names, view.players, strict=True):
            hand = "" if player.hand is None else f" ({', '.join(map(str, player.hand))})"
            lines.append(
                self._(
                    f"{name}: {player.ore} ore, {player.cards} cards{hand}",
                    f"{name} : {player.ore} minerais, {player.cards} cartes{hand}",
                )
            )
        lines += [f"{site}: {names[b.seat]} {b.size}" for site, b in sorted(view.sites.items())]
        return "\n".join(lines)

    def category(self, key: str) -> str:
        names = {"buildings": ("Buildings", "Bâtiments"), "ore": ("Ore", "Minerais")}
        return self._(*names[key])

    def topics(self, content: Any) -> Sequence[Topic]:
        text = self._("Bid, then build on one of 30 sites.", "Misez, puis construisez sur un site.")
        return (Topic("turns", self._("Turns", "Tours"), text),)


WORDS: dict[Language, ToyWords] = {"en": ToyWords("en"), "fr": ToyWords("fr")}
