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
    .help = Carte
field-site = site
    .help = Site
field-size = taille
    .help = Taille
field-colour = couleur
    .help = Couleur
field-seat = joueur
    .help = Joueur
field-accept = réponse
    .help = Réponse

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
event-built = { $seat } construit { $size } sur { $site }{ $more ->
    [0] { "" }
   *[other] { " " }pour { $more } minerai de plus
}.
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

option-market = Marché
    .help = Combats, appels et coups à tout moment

commands-market = marché
    .help = Ce qui se fait au marché
command-claim = demander
    .help = Demander un cadeau en secret
command-attack = attaquer
    .help = Se battre pour un bâtiment
command-power = renforcer
    .help = Ajouter une carte à votre camp
command-call = appeler
    .help = Appeler à donner du minerai pour un point
command-pledge = promettre
    .help = Mettre du minerai de côté pour un appel
command-unpledge = reprendre
    .help = Reprendre votre promesse
command-collect = encaisser
    .help = Clore votre appel, qui est couvert
command-cancel = annuler
    .help = Clore votre appel et tout rendre
command-raise = renchérir
    .help = Rendre la construction plus chère
command-salvage = récupérer
    .help = Gagner 1 minerai
command-mural = fresque
    .help = Céder une carte pour peindre un bâtiment
command-target = cibler
    .help = Choisir le bâtiment à peindre
command-prospect = sonder
    .help = Payer 1 minerai pour une carte, puis en céder une
command-discard = défausser
    .help = Céder une carte
command-shift = déplacer
    .help = Déplacer un bâtiment vers le premier site libre
command-repair = réparer
    .help = Payer 1 minerai pour une autre couleur
command-reopen = rouvrir
    .help = Reprendre vos réparations

field-gift = cadeau
    .help = Cadeau
field-crew = équipe
    .help = Équipe
field-need = besoin
    .help = Besoin
field-ore = minerai
    .help = Minerai

category-calls = Appels
gift-ore = 1 minerai
gift-card = une carte
gift-calm = le prix normal
gift-none = rien

prompt-claims = Demandez un cadeau en secret.
prompt-fight = { $site } : { $attack } contre { $defence }. Ajoutez une carte ou passez.
    .title = Combat en { $site }
    .about = Le camp le plus fort gagne.
    .standing = { $attack } contre { $defence }.
prompt-call = Il manque { $missing } à cet appel. Promettez ou refusez.
    .title = Appel au minerai
    .about = Qui donne a sa part.
prompt-repairs = Réparez, ou dites que vous avez fini.
prompt-boundary = Vous avez demandé qu’on vous attende { $when }.
prompt-mural = Choisissez un bâtiment, puis sa couleur.
prompt-drop = Cédez une carte.

action-claim = Demander : { $gift }
action-attack = Attaquer { $site } avec { $crew }
action-power = Ajouter { $card }
action-call = Appel pour { $need }
action-pledge = Promettre { $ore }
action-unpledge = Reprendre
action-collect = Encaisser
action-cancel = Annuler cet appel
action-raise = Renchérir la construction
action-salvage = Gagner 1 minerai
action-mural = Fresque pour { $card }
action-target = Peindre { $site }
action-prospect = Sonder pour 1 minerai
action-discard = Céder { $card }
action-shift = Déplacer { $site }
action-repair = { CAP($colour) } sur { $site }
action-reopen = Pas encore fini
ends-fight = Passer
ends-call = Refuser
ends-boundary = Continuer
ends-repairs = Terminer

boundary-turn = avant le tour suivant ({ $who })
boundary-between = entre les deux actions ({ $who })
boundary-round = à la fin de la manche

order-pass = Passer
    .help = Passer quand vient mon tour
order-done = Terminer
    .help = Terminer quand rien n’est possible
order-ranked = Cadeaux
    .help = Le premier de ceux-ci qui reste
order-cheapest = Combats
    .help = Le lot le moins cher qui gagne, sinon passer

event-claim_sealed = Vous demandez : { $gift }.
event-claimed = { $seat } reçoit { $gift }.
event-attacked = { $seat } attaque { $defender } sur { $site } avec { $crew }.
event-powered = { $seat } ajoute { $card }.
event-fight_passed = { $seat } passe.
event-fight_ended = { $site } : { $attack } contre { $defence }, { $winner } gagne.
event-called = { $seat } fait appel pour { $need }.
event-pledged = { $seat } promet { $ore }.
event-unpledged = { $seat } revient sur sa réponse.
event-declined = { $seat } refuse.
event-call_closed = { $paid ->
    [yes] Appel payé ({ $seat }).
   *[no] Appel sans succès ({ $seat }).
}
event-raised = { $seat } renchérit la construction de 1, à { $price }.
event-salvaged = { $seat } gagne 1 minerai.
event-mural_begun = { $seat } cède { $card } pour une fresque.
event-prospected = { $seat } paie 1 minerai pour une carte.
event-discarded = { $seat } cède { $card }.
event-shifted = { $seat } déplace { $site } vers { $place }.
event-repairs_done = { $seat } a fini.
event-reopened = { $seat } n’a pas encore fini.
event-hold_reached = { $holders } : demande d’attente { $when }.
event-went_on = { $seat } continue.

part-market = Marché
market = La construction coûte { $price } de plus. Cartes cédées : { COUNT($cards) ->
    [0] rien
   *[other] { COMMAS($cards) }
}

reason-no_market = À cette table, il n’y a pas de marché.
reason-nobody_to_fight = Il n’y a personne à combattre sur ce site.
reason-no_fight = Vous ne menez aucun combat.
reason-no_such_need = Un appel porte sur 2 ou 3 minerais.
reason-no_such_pledge = Vous ne pouvez pas promettre cela.
reason-no_such_gift = Ce cadeau n’existe pas.
reason-gift_taken = Ce cadeau est déjà pris.
reason-own_call = C’est votre propre appel.
reason-not_own_call = Ce n’est pas votre appel.
reason-call_covered = Il en manque moins à cet appel.
reason-call_open = Il manque encore { $ore } minerais à cet appel.
reason-nothing_pledged = Vous n’avez rien promis.
reason-once_a_round = Vous l’avez déjà fait cette manche.
reason-no_building = Vous n’avez pas ce bâtiment.
reason-target_first = Choisissez d’abord un bâtiment.
reason-finish_first = Finissez d’abord ce que vous avez commencé.
reason-settling = Autre chose est en cours.
reason-same_colour = Il a déjà cette couleur.
reason-not_done = Vous n’avez pas encore fini.
forfeits-turn = Si vous finissez maintenant, vous renoncez à { $left ->
    [one] une action
   *[other] vos deux actions
 }.
