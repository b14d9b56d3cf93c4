# Pourquoi quelque chose est refusé, par la clé de la raison.

reason-not_your_decision = C’est au tour de quelqu’un d’autre.
reason-not_now = Ce n’est pas possible en ce moment.
reason-game_over = La partie est finie.
reason-seat_count = Luna Maris se joue de { $least } à { $most }, pas à { $seats }.
reason-only_solo = La force de l’IA ne se choisit que seul ; vous êtes { $seats }.
reason-unknown_option = Luna Maris n’a pas d’option « { $option } ».
reason-unknown_value = L’option « { $option } » ne peut pas valoir « { $value } ».
reason-unknown = Il n’y a pas de « { $what } » ici.
reason-act_first = Faites d’abord votre action, ou le choix qui vous est demandé.
reason-already_acted = Vous avez déjà fait votre action de ce tour.
reason-finish_first = Terminez d’abord ce qui est en cours : { $frame }.
reason-go_first = Allez d’abord dans un module ({ $scientist }).
reason-main_first = Faites d’abord l’action principale du module.
reason-sleep_first = Prenez d’abord un jour de congé dans les Dortoirs.
reason-tile_gone = « { $equipment } » n’est pas parmi les tuiles qui restent.
reason-module_taken = Plus aucun astronaute ne peut commencer { AU($module) }.
reason-no_scientist = Vous n’avez aucun scientifique en main.
reason-not_in_hand = « { $scientist } » n’est pas dans votre main.
reason-not_at_rest = « { $scientist } » n’est pas au repos chez vous.
reason-no_oxygen = Il faut { $need } O2 ; il vous en reste { $have } pour cette manche.
reason-not_shown = « { $scientist } » ne montre pas { $module }.
reason-visited = Vous avez été { AU($module) } pendant ce tour ; la seconde activation demande un autre module.
reason-no_steps = Votre scientifique n’a plus d’activation.
reason-not_here = Votre astronaute n’est pas allé { AU($module) } pendant ce tour.
reason-activated_already = Vous avez déjà fait l’action principale ici.
reason-asleep = Le jour de congé termine le tour : il ne reste qu’à reposer d’autres scientifiques.
reason-no_energy = Vous n’avez pas d’énergie pour activer ce module, et personne ne le garde en activité.
reason-cannot_pay = Il faut { $price } ; { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}.
reason-not_the_price = Ces cubes ne sont pas le prix : { $iron } de fer et { $titanium } de titane.
reason-no_waste = Il faut { $need ->
    [one] { $need } déchet
   *[other] { $need } déchets
} ; { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}.
reason-no_room = Vous n’avez plus de place ({ $good }).
reason-level = Il faut le niveau { $need } ({ $track }) ; vous êtes au niveau { $have }.
reason-not_improved = Le module avancé { DU($module) } n’est pas construit.
reason-second_product = Le second procédé doit donner l’autre produit.
reason-same_procedure = Le second procédé doit être différent.
reason-no_equipment = Vous n’avez pas l’équipement « { $equipment } ».
reason-equipment_used = Vous avez déjà utilisé « { $equipment } » dans cette manche.
reason-without_equipment = Vous n’avez pas d’équipement.
reason-not_on_top = « { $equipment } » se choisit avec l’action principale de son module.
reason-stress_low = Votre marqueur de stress est déjà à 4 : pas d’autre sonde avant un jour de congé.
reason-stress_full = Votre marqueur de stress est déjà à 8.
reason-no_probe = Vous n’avez plus de sonde.
reason-zone_taken = Il y a déjà une sonde en { $zone }.
reason-zone_covered = La mine { $zone } est hors jeu à si peu.
reason-not_on_offer = La commande « { $order } » n’est pas en offre.
reason-not_hiring = « { $scientist } » n’est pas au recrutement.
reason-only_level_1 = Seuls les scientifiques de niveau 1 peuvent partir ; « { $scientist } » est de niveau 2.
reason-dismissed_already = Vous avez déjà renvoyé un scientifique avec ce recrutement.
reason-in_use = « { $scientist } » est le scientifique que vous utilisez.
reason-capped = Vous avez déjà dépassé le dernier niveau ({ $track }).
reason-both_capped = Vous avez dépassé le dernier niveau des deux pistes.
reason-bonus_taken = « { $bonus } » est pris.
reason-not_own_bonus = « { $bonus } » n’est pas à vous.
reason-no_project = Le module avancé { DU($module) } n’est pas en offre.
reason-built_already = Le module avancé { DU($module) } est déjà construit.
reason-construction_full = Il ne reste aucune case sur la piste de construction.
reason-extra_place = Aucun de vos déplacements de ce tour n’a commencé ni fini { AU($module) }.
reason-extra_specialty = « { $scientist } » ne montre pas { $module } : pas d’action supplémentaire.
reason-extra_done = Vous avez déjà fait une action supplémentaire ({ $module }) : il y en a une par étape, chacune une fois par tour.
reason-co2_end = Votre disque de CO2 ne peut pas descendre autant.
reason-not_in_seedbeds = Cette carte n’est pas dans les semis : { $food }.
reason-seedbeds_empty = Il n’y a pas de nourriture dans les semis.
reason-not_discarded = Cette carte n’est pas dans la défausse : { $food }.
reason-no_food = Vous n’avez pas de carte Nourriture.
reason-not_own_food = Cette carte n’est pas dans votre main.
reason-has_food = Vous avez des cartes Nourriture : dépensez-les.
reason-no_rest = Vous n’avez personne au repos.
reason-too_many = C’est possible pour { $most ->
    [1] 1 seul scientifique
   *[other] 1 à { $most } scientifiques
}.
reason-too_few_points = Cela coûte { $need } PV ; vous en avez { $have }.
reason-not_begun = Le Dépôt d’urgence ouvre avec la manche 1.
reason-depot_taken = Votre dépôt n’en a plus ({ $resource }).
