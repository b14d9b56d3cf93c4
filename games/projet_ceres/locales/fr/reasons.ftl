# Pourquoi quelque chose est refusé, par la clé de la raison.

reason-settling = Attendez : un combat, un appel ou un effet est en cours.

## Les actions de la phase 2

reason-recycled = Vous avez recyclé : c’est votre seule action du tour.
reason-recycle_alone = Recycler doit être votre seule action du tour.
reason-acted_so = Vous avez déjà fait cette action ({ $action ->
    [explore] Explorer
    [militarise] Militariser
    [move] Déplacer
    [produce] Produire
    [beg] Quémander
    [attempt] mission
   *[recycle] Recycler
}) : vos deux actions doivent être différentes.
reason-acted_twice = Vous avez déjà fait deux actions.
reason-no_asteroid = Il n’y a pas d’astéroïde en { $cell }.
reason-explored_already = L’astéroïde en { $cell } est déjà face visible.
reason-not_next_to_ships = { CAP($cell) } n’est voisin d’aucun de vos vaisseaux.
reason-reserve_empty = Vous n’avez plus de vaisseau en réserve.
reason-nowhere_to_move = Aucun de vos vaisseaux n’a d’astéroïde face visible à côté.
reason-nowhere_own_embassy = Vos vaisseaux n’atteignent que des astéroïdes d’autres joueurs. Votre agent est à l’Ambassade : vous ne pouvez pas engager de combat.
reason-nowhere_embassy = Vos vaisseaux n’atteignent que des astéroïdes d’un joueur dont un agent est à l’Ambassade. Personne ne peut l’attaquer.
reason-nowhere_fight = Vos vaisseaux n’atteignent que des astéroïdes en combat.
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
reason-no_choice_of_payment = Il n’y a qu’une façon de payer.
reason-no_such_choice = Ce choix n’existe pas.
reason-not_asked_for = Le prix ne comprend pas cette ressource : { $resource }.
reason-nothing_to_pay = Il ne vous reste rien de cette ressource pour payer ({ $place }).
reason-needed_elsewhere = Cette ressource est nécessaire pour le reste du prix ({ $resource }).

## Les déplacements et les combats

reason-enough_ships = { $n ->
    [one] Un seul vaisseau peut se déplacer.
   *[other] Seuls { $n } vaisseaux peuvent se déplacer.
}
reason-no_ship_there = Vous n’y avez plus de vaisseau à déplacer ({ $place }).
reason-not_next = { CAP($cell) } n’est pas à côté de ce vaisseau.
reason-open_space = Il n’y a pas d’astéroïde en { $cell }.
reason-face_down = L’astéroïde en { $cell } est face cachée : explorez-le d’abord.
reason-fight_there = Un combat est en cours en { $cell }.
reason-own_embassy = Votre agent est à l’Ambassade : vous ne pouvez pas engager de combat.
reason-embassy = Un agent de ce joueur est à l’Ambassade : vous ne pouvez pas l’attaquer.
reason-ship_first = Choisissez d’abord un vaisseau à déplacer.
reason-ships_named = Des vaisseaux se déplacent déjà : finissez d’abord ce déplacement.
reason-loaded = Ce vaisseau est plein : il emporte { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}.
reason-nothing_to_load = Cette ressource n’est pas là d’où part le vaisseau ({ $place }).
reason-no_fight_there = Il n’y a pas de combat en { $cell }.
reason-finish_first = Terminez d’abord ce que vous avez commencé.
reason-no_fight = Il n’y a pas de combat en cours.
reason-not_your_fight = Vous ne participez pas à ce combat.
reason-other_side = Cet effet ne sert qu’à l’autre camp.

## Les cartes, les bâtiments et les astéroïdes

reason-not_in_hand = Cette carte n’est pas dans votre main : { $card }.
reason-only_to_react = « { $card } » ne se joue qu’en réaction.
reason-only_in_windows = À cette table, vous ne jouez hors de votre tour que dans vos combats et les appels à contribution.
reason-need_short = Il faut au moins { $needed } ; vous en avez { $have }.
reason-not_built = Vous n’avez pas ce bâtiment : { $card }.
reason-nothing_to_use = Cela n’a pas d’effet à utiliser : { $source }.
reason-used_already = Déjà utilisé dans cette manche : { $source }.
reason-not_yours = Vous ne contrôlez pas { $cell }.
reason-not_discarded = Cette carte n’est pas dans votre défausse : { $card }.
reason-salvages_itself = Une carte qui reprend des cartes ne peut pas être reprise : { $card }.
reason-not_used = Ce bâtiment est déjà prêt : { $card }.

## Ce qu’un effet demande

reason-not_gained = Il ne vous en reste pas autant à mettre ({ $resource } : { $n }).
reason-no_place_for_goods = Vous ne pouvez rien y mettre ({ $place }).
reason-stored_already = Vous l’avez déjà choisi dans cette manche.
reason-stored_there = Vos gains y vont déjà ({ $place }).
reason-nothing_to_lose = Vous n’y avez pas de cette ressource à perdre ({ $place }).
reason-kept_already = Il n’y a qu’une carte exploration.
reason-keep_first = Gardez d’abord l’une des deux cartes.
reason-not_drawn = Vous n’avez pas cette carte exploration.
reason-choice_payable = Vous pouvez payer l’un des choix : prenez-le.
reason-not_empty = { CAP($cell) } n’est pas une case vide de la Ceinture.
reason-too_few_neighbours = { CAP($cell) } touche trop peu d’astéroïdes.
reason-none_of_yours = { CAP($cell) } ne touche aucun astéroïde à vous.
reason-not_to_destroy = Cet effet ne peut pas détruire l’astéroïde en { $cell }.
reason-nothing_to_sell = Il faut { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources d’un même type
} sur un astéroïde à vous qui touche Cérès.
reason-not_looked_at = Ce n’est pas l’une des cartes que vous regardez : { $card }.

## Les agents, les cases et les projets

reason-agent_placed = Vous avez déjà placé un agent pendant ce tour.
reason-no_agents = Vous n’avez plus d’agent à l’Accueil.
reason-box_not_open = La case « { $box } » n’est pas encore ouverte.
reason-box_closed = La case « { $box } » est fermée par la mission « { $mission } ».
reason-box_full = La case « { $box } » est occupée.
reason-supports_spent = { $n ->
    [one] Un seul projet peut être soutenu par manche, et c’est fait.
   *[other] { $n } projets peuvent être soutenus par manche, et c’est fait.
}
reason-no_project_payable = Vous ne pouvez payer aucun projet.
reason-no_such_project = Ce projet ne peut pas être soutenu : { $project }.
reason-not_for_sale = Cette carte n’est pas à vendre ici : { $card }.

## La phase 4

reason-done_already = Vous avez déjà fini la phase 4.
reason-not_done = Vous n’avez pas encore fini.
reason-not_buildable = « { $card } » ne se construit pas.
reason-no_such_package = L’entretien coûte 3, 5 ou 7 ressources.

## Les missions

reason-no_mission = Il n’y a pas de mission à tenter.
reason-mission_by_box = À cette table, on ne tente pas une mission de cette façon.
reason-failed_attempt = Une tentative libre a échoué dans cette phase : attendez la suivante.
reason-own_call = C’est votre appel : les autres joueurs y répondent.
reason-not_own_call = Ce n’est pas votre appel.
reason-call_not_open = L’appel n’est pas encore lancé.
reason-answered_already = Vous avez déjà répondu.
reason-not_answered = Vous n’avez pas encore répondu.
reason-pledged_already = Vous promettez déjà cela.
reason-pledge_most = Vous pouvez promettre au plus { $n } ({ $item }).
reason-no_contributor = Le joueur qui prend les cartes doit contribuer.
