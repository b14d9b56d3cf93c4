# Pourquoi quelque chose est refusé, par la clé de la raison.

reason-only_solo = La force de l’IA ne se choisit qu’en solo ; cette table a { $seats } joueurs.
reason-act_first = Faites d’abord votre action ou votre choix.
reason-already_acted = Vous avez déjà fait votre action de ce tour.
reason-finish_first = Terminez d’abord ce qui est en cours : { $frame }.
reason-go_first = Allez d’abord dans un module ({ $scientist }).
reason-main_first = Faites d’abord l’action principale du module.
reason-sleep_first = Prenez d’abord un jour de congé dans les Dortoirs.
reason-tile_gone = « { $equipment } » n’est plus disponible.
reason-module_taken = Vous ne pouvez plus commencer { AU($module) } : choisissez un autre module.
reason-no_scientist = Vous n’avez aucun scientifique en main.
reason-not_in_hand = « { $scientist } » n’est pas dans votre main.
reason-not_at_rest = « { $scientist } » n’est pas dans votre pile de repos.
reason-no_oxygen = Il faut { $need } O2 ; il vous en reste { $have } pour cette manche.
reason-not_shown = « { $scientist } » ne montre pas { $module }.
reason-visited = Vous êtes déjà allé { AU($module) } pendant ce tour : choisissez un autre module pour la seconde activation.
reason-no_steps = Votre scientifique n’a plus d’activation.
reason-not_here = Votre astronaute n’est pas allé { AU($module) } pendant ce tour.
reason-activated_already = Vous avez déjà fait l’action principale ici.
reason-asleep = Le jour de congé termine le tour : vous pouvez seulement mettre d’autres scientifiques au repos.
reason-no_energy = Vous n’avez pas d’énergie pour activer ce module, et aucun joueur ne le garde actif.
reason-cannot_pay = Il faut { $price } ; { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}.
reason-not_the_price = Ces cubes ne correspondent pas au prix : { $iron } de fer et { $titanium } de titane.
reason-no_waste = Il faut { $need ->
    [one] { $need } déchet
   *[other] { $need } déchets
} ; { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}.
reason-no_room = Vous n’avez plus de place ({ $good }).
reason-level = Il faut le niveau { $need } ({ $track }) ; vous êtes au niveau { $have }.
reason-not_improved = Le module avancé { DU($module) } n’est pas encore construit.
reason-second_product = Le second procédé doit donner l’autre produit.
reason-same_procedure = Le second procédé doit être différent.
reason-no_equipment = Vous n’avez pas l’équipement « { $equipment } ».
reason-equipment_used = Vous avez déjà utilisé « { $equipment } » dans cette manche.
reason-without_equipment = Vous n’avez pas d’équipement.
reason-not_on_top = Choisissez « { $equipment } » avec l’action principale de son module.
reason-stress_low = Votre marqueur de stress est à 4 : prenez un jour de congé avant de placer une autre sonde.
reason-stress_full = Votre marqueur de stress est déjà à 8.
reason-no_probe = Vous n’avez plus de sonde.
reason-zone_taken = Il y a déjà une sonde en { $zone }.
reason-zone_covered = La mine { $zone } ne sert pas à ce nombre de joueurs.
reason-not_on_offer = La commande « { $order } » n’est pas disponible.
reason-not_hiring = « { $scientist } » n’est pas au recrutement.
reason-only_level_1 = Vous ne pouvez retirer que des scientifiques de niveau 1 ; « { $scientist } » est de niveau 2.
reason-dismissed_already = Vous avez déjà retiré un scientifique avec ce recrutement.
reason-in_use = « { $scientist } » est le scientifique que vous utilisez.
reason-capped = Vous avez déjà dépassé le niveau 4 ({ $track }).
reason-both_capped = Vous avez déjà dépassé le niveau 4 des deux pistes.
reason-bonus_taken = « { $bonus } » est pris.
reason-not_own_bonus = Vous n’avez pas le bonus « { $bonus } ».
reason-no_project = Le module avancé { DU($module) } n’est pas disponible.
reason-built_already = Le module avancé { DU($module) } est déjà construit.
reason-construction_full = Toutes les cases de la piste de construction sont prises.
reason-extra_place = Aucun de vos déplacements de ce tour n’a commencé ni fini { AU($module) }.
reason-extra_specialty = « { $scientist } » ne montre pas { $module } : pas d’action supplémentaire.
reason-extra_done = Vous avez déjà fait une action supplémentaire ({ $module }) : chacune est possible une fois par tour, une par marche.
reason-co2_end = Votre disque de CO2 ne peut pas descendre autant.
reason-not_in_seedbeds = Cette carte n’est pas dans les semis : { $food }.
reason-seedbeds_empty = Il n’y a pas de nourriture dans les semis.
reason-not_discarded = Cette carte n’est pas dans la défausse : { $food }.
reason-no_food = Vous n’avez pas de carte Nourriture.
reason-not_own_food = Cette carte n’est pas dans votre main.
reason-has_food = Vous avez des cartes Nourriture : dépensez-les plutôt.
reason-no_rest = Vous n’avez aucun scientifique au repos.
reason-too_many = Vous pouvez reprendre { $most ->
    [1] 1 seul scientifique
   *[other] 1 à { $most } scientifiques
}.
reason-too_few_points = Il faut { $need } PV ; vous en avez { $have }.
reason-not_begun = Le Dépôt d’urgence ouvre au début de la manche 1.
reason-depot_taken = Votre dépôt n’en a plus ({ $resource }).
