game = Dust
    .help = Un petit jeu de mises.

option-answers = Réponses
    .help = Qui a fini
option-length = Durée
    .help = Nombre de manches
option-deals = Offres
    .help = On s’offre des cartes
option-rival = Adversaire
    .help = Un adversaire sans place

command-bid = miser
    .help = Miser une carte en secret
command-build = construire
    .help = Construire sur un site
command-paint = peindre
    .help = Peindre le bâtiment
command-survey = prospecter
    .help = Piocher une carte
commands-trade = commerce
    .help = Acheter et vendre des cartes
command-offer = offrir
    .help = Offrir une carte
command-answer = répondre
    .help = Prendre la carte offerte, ou non
command-end = finir
    .help = Finir son tour

field-card = carte
field-site = site
field-size = taille
field-colour = couleur
field-seat = joueur
field-accept = réponse

picture-board = Plateau
picture-hand = Main
category-buildings = Bâtiments
category-ore = Minerais

red = rouge
blue = bleu
green = vert
ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

status = Manche { $round }/{ $rounds }
prompt-bids = Misez une carte en secret.
prompt-paint = Choisissez une couleur.
prompt-turn = Construisez, prospectez ou passez.
prompt-deal = Prendre { $card } pour 1 minerai ?

action-bid = Miser { $card }
action-build = Construire { $size } sur { $site }
action-paint = { CAP($colour) }
action-survey = Piocher une carte
action-offer = Offrir { $card } à { $player }
action-answer = { $accept ->
    [yes] Prendre la carte
   *[no] Refuser
}
action-end = Valider et finir le tour
instead-end = le tour a été terminé
costs = coûte { $price }

event-bid_placed = Vous misez { $card }.
event-bids_revealed = Mises : { $bids }. { $winner } gagne { $gain }.
event-built = { $seat } construit { $size } sur { $site }.
event-painted = { $seat } peint { $site } en { $colour }.
event-surveyed = { $seat } pioche une carte.
event-card_drawn = Vous piochez { $card }.
event-offered = { $seat } offre une carte à { $to }.
event-card_offered = C’est la carte { $card }.
event-answered = { $accepted ->
    [yes] { $seat } la prend.
   *[no] { $seat } refuse.
}
event-game_ended = Partie finie : { $winners } gagne.
bid = { $who } { $card }

alt = { $picture } : { $status }
player = { $who } : { $ore }, { $cards }
hand = { COMMAS($hand) }
part-status = Manche
part-buildings = Bâtiments
part-hand = Votre main
building = { $site } : { $who } { $size }
topic-turns = Tours
    .text = Misez, puis construisez sur un site.

reason-not_your_decision = C’est au tour de quelqu’un d’autre.
reason-not_now = Ce n’est pas possible maintenant.
reason-game_over = La partie est finie.
reason-already_done = Vous avez fini cette phase.
reason-already_acted = Vous avez déjà agi pendant ce tour.
reason-bid_first = Misez d’abord une carte.
reason-no_such_card = Vous n’avez pas cette carte.
reason-no_such_colour = Cette couleur n’existe pas.
reason-no_such_site = Ce site n’existe pas.
reason-no_such_size = Un bâtiment est de taille 1, 2 ou 3.
reason-site_taken = { $site } est pris.
reason-too_expensive = Cela coûte { $price } minerais, vous en avez { $ore }.
reason-deck_empty = La pioche est vide.
reason-no_deals = À cette table, rien ne s’offre.
reason-no_such_seat = Il n’y a personne d’autre à cette place.
reason-no_such_answer = La réponse est oui ou non.
reason-deal_open = Une autre carte est offerte.
reason-card_bid = Vous avez misé cette carte.
reason-card_needed = Il vous faut vos cartes pour les mises à venir.
reason-seat_count = Dust se joue de { $least } à { $most }, pas à { $seats }.
reason-unknown_option = Il n’y a pas d’option { $option }.
reason-unknown_value = { $option } ne peut pas valoir { $value }.
reason-no_packs = Dust n’a pas de paquets de contenu.
