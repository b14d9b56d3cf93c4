# Pourquoi quelque chose est refusé, par la clé de la raison.

reason-not_your_decision = Ce n’est pas à vous de décider.
reason-not_now = Ce n’est pas possible en ce moment.
reason-game_over = La partie est finie.
reason-seat_count = Projet Cérès se joue de { $least } à { $most }, pas à { $seats }.
reason-unknown_option = Projet Cérès n’a pas d’option « { $option } ».
reason-unknown_value = L’option « { $option } » ne peut pas valoir « { $value } ».
reason-unknown = Il n’y a pas de « { $what } » ici.
reason-settling = Il faut attendre : un combat, un appel ou un effet est en cours.

## Les actions de la phase 2

reason-recycled = Vous avez recyclé : c’est votre seule action de la phase.
reason-recycle_alone = Recycler doit être votre seule action de la phase.
reason-acted_so = Vous avez déjà fait cette action ({ $action ->
    [explore] Explorer
    [militarise] Militariser
    [move] Déplacer
    [produce] Produire
    [beg] Quémander
    [attempt] mission
   *[recycle] Recycler
}) : les deux doivent être différentes.
reason-acted_twice = Vous avez déjà fait deux actions.
reason-no_asteroid = Il n’y a pas d’astéroïde en { $cell }.
reason-explored_already = L’astéroïde en { $cell } est déjà face visible.
reason-not_next_to_ships = { CAP($cell) } n’est voisin d’aucun de vos vaisseaux.
reason-reserve_empty = Vous n’avez plus de vaisseau en réserve.
reason-nowhere_to_move = Aucun de vos vaisseaux n’a d’astéroïde face visible à côté.
reason-nowhere_own_embassy = Les seuls astéroïdes que vos vaisseaux pourraient atteindre sont à d’autres joueurs, et votre agent est à l’Ambassade : vous ne pouvez pas engager de combat.
reason-nowhere_embassy = Les seuls astéroïdes que vos vaisseaux pourraient atteindre sont à un joueur dont un agent est à l’Ambassade : personne ne peut l’attaquer.
reason-nowhere_fight = Les seuls astéroïdes que vos vaisseaux pourraient atteindre sont en combat.
reason-nowhere_toll = Il vous faut { $n ->
    [one] { $n } hydrocarbure
   *[other] { $n } hydrocarbures
} de plus pour quitter { $place }.

## Les prix

reason-influence_short = Il faut { $price ->
    [one] { $price } point d’influence
   *[other] { $price } points d’influence
} ; vous en avez { $have }.
reason-goods_short = Il faut { $price } ; vous pouvez en payer { $have }.
reason-any_short = Il faut { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} ; vous pouvez en payer { $have }.
reason-no_choice_of_payment = Il n’y a pas de choix : tout se paie d’une seule manière.
reason-no_such_choice = Ce choix n’existe pas.
reason-not_asked_for = Ce n’est pas demandé : { $resource }.
reason-nothing_to_pay = Il n’y a plus de cette ressource à payer ({ $place }).
reason-needed_elsewhere = Cette ressource est nécessaire pour le reste du prix ({ $resource }).

## Les déplacements et les combats

reason-enough_ships = { $n ->
    [one] Un seul vaisseau peut bouger.
   *[other] { $n } vaisseaux seulement peuvent bouger.
}
reason-no_ship_there = Vous n’y avez pas de vaisseau qui puisse bouger ({ $place }).
reason-not_next = { CAP($cell) } n’est pas à côté.
reason-open_space = Il n’y a pas d’astéroïde en { $cell }.
reason-face_down = L’astéroïde en { $cell } est face cachée : explorez-le d’abord.
reason-fight_there = Un combat est en cours en { $cell }.
reason-own_embassy = Votre agent est à l’Ambassade : vous ne pouvez pas engager de combat.
reason-embassy = Un agent de ce joueur est à l’Ambassade : personne ne peut l’attaquer.
reason-ship_first = Nommez d’abord le pas d’un vaisseau.
reason-ships_named = Des vaisseaux sont déjà partis : faites-les arriver.
reason-loaded = Ce vaisseau est plein : il emporte { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}.
reason-nothing_to_load = Il n’y a pas de cette ressource là d’où part le vaisseau ({ $place }).
reason-no_fight_there = Aucun combat n’attend en { $cell }.
reason-finish_first = Terminez d’abord ce que vous avez commencé.
reason-no_fight = Il n’y a pas de combat en cours.
reason-not_your_fight = Vous n’êtes d’aucun camp dans ce combat.
reason-other_side = Cet effet ne sert qu’à l’autre camp.

## Les cartes, les bâtiments et les astéroïdes

reason-not_in_hand = Cette carte n’est pas dans votre main : { $card }.
reason-only_to_react = « { $card } » ne se joue qu’en réaction.
reason-only_in_windows = À cette table, hors de votre tour, rien ne se joue sauf dans vos combats et les appels de mission.
reason-need_short = Il faut au moins { $needed } ; vous en avez { $have }.
reason-not_built = Ce bâtiment n’est pas à vous : { $card }.
reason-nothing_to_use = Cela n’a pas d’effet à utiliser : { $source }.
reason-used_already = Déjà utilisé dans cette manche : { $source }.
reason-not_yours = Vous ne contrôlez pas { $cell }.
reason-not_discarded = Cette carte n’est pas dans votre défausse : { $card }.
reason-salvages_itself = Cette carte en reprend elle-même, on ne peut pas la reprendre : { $card }.
reason-not_used = Ce bâtiment n’est pas utilisé : { $card }.

## Ce qu’un effet demande

reason-not_gained = Il ne vous en reste pas tant à placer ({ $resource } : { $n }).
reason-no_place_for_goods = Vous ne pouvez rien y placer ({ $place }).
reason-stored_already = Vous l’avez déjà dit pendant cette manche.
reason-stored_there = Vos gains y vont déjà ({ $place }).
reason-nothing_to_lose = Il n’y a rien de tel à perdre ({ $place }).
reason-kept_already = Il n’y a qu’une carte exploration.
reason-keep_first = Gardez d’abord l’une des deux cartes.
reason-not_drawn = Vous n’avez pas cette carte exploration.
reason-choice_payable = L’un des choix peut être payé : appliquez-en un.
reason-not_empty = { CAP($cell) } n’est pas une case vide de la Ceinture.
reason-too_few_neighbours = { CAP($cell) } touche trop peu d’astéroïdes.
reason-none_of_yours = { CAP($cell) } ne touche aucun astéroïde à vous.
reason-not_to_destroy = Cet effet ne peut pas détruire ce qui est en { $cell }.
reason-nothing_to_sell = Il faut { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources d’un même type
} sur un astéroïde à vous qui touche Cérès.
reason-not_looked_at = Cette carte n’est pas parmi celles que vous regardez : { $card }.

## Les agents, les cases et les projets

reason-agent_placed = Vous avez déjà posé un agent pendant ce tour.
reason-no_agents = Vous n’avez plus d’agent à l’accueil.
reason-box_not_open = La case « { $box } » n’est pas encore ouverte.
reason-box_closed = La case « { $box } » est fermée par la mission « { $mission } ».
reason-box_full = La case « { $box } » est occupée.
reason-supports_spent = { $n ->
    [one] Le projet de cette manche est déjà soutenu.
   *[other] Les { $n } projets de cette manche sont déjà soutenus.
}
reason-no_project_payable = Vous ne pouvez payer aucun projet.
reason-no_such_project = Ce projet ne peut pas être soutenu : { $project }.
reason-not_for_sale = Cette carte n’est pas à vendre ici : { $card }.

## La phase 4

reason-done_already = Vous avez déjà fini la phase 4.
reason-not_done = Vous n’avez pas encore fini.
reason-not_buildable = « { $card } » ne se construit pas.
reason-no_such_package = L’entretien se paie par 3, 5 ou 7 ressources.

## Les missions

reason-no_mission = Aucune mission ne peut être tentée.
reason-mission_by_box = À cette table, une mission ne se tente pas ainsi.
reason-failed_attempt = Une tentative libre a échoué dans cette phase : attendez la suivante.
reason-own_call = C’est votre appel : les autres y répondent.
reason-not_own_call = Ce n’est pas votre appel.
reason-call_not_open = L’appel n’est pas encore lancé.
reason-answered_already = Vous avez déjà répondu.
reason-not_answered = Vous n’avez pas encore répondu.
reason-pledged_already = C’est déjà ce que vous promettez.
reason-pledge_most = Vous pouvez promettre au plus { $n } ({ $item }).
reason-no_contributor = Qui prend les cartes doit contribuer.
