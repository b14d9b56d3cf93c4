# Pourquoi quelque chose est refusé, par la clé de la raison.

reason-edition = Votre édition du jeu n’a pas cela.
reason-act_first = Faites d’abord votre action : placez un dirigeant ou un employé, ou passez.
reason-already_acted = Vous avez déjà fait votre action de ce tour.
reason-finish_first = Terminez d’abord ce qui est en cours : { $frame }.
reason-not_open = Cette activation ne comprend pas « { $option } ».
reason-no_leader = Vous n’avez plus de dirigeant pour cette manche.
reason-no_slot = Les { $slots } emplacements { DU($location) } sont pris pour cette manche.
reason-headquarters_used = Vous avez déjà utilisé le Siège social { $uses } fois dans cette manche.
reason-not_own = « { $outstation } » n’est pas un de vos avant-postes.
reason-occupied = « { $outstation } » a déjà un employé.
reason-no_worker = Il ne reste aucun { FORM($worker, of: "one") }, ni dans les Quartiers, ni sur le cargo à quai.
reason-no_token = Vous n’avez pas la faveur « { $favor } ».
reason-token_used = Vous avez déjà utilisé « { $favor } » dans cette manche.
reason-cannot_pay = Il faut { $price } ; { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}.
reason-round_influence = Dans la manche 3, une action Projet de colonie demande { $need } jeton d’influence de plus ; vous n’en avez pas.
reason-no_trade = Vous ne pouvez payer aucune ligne d’échange du cargo à quai.
reason-no_project = Vous ne pouvez achever ni réserver aucun projet.
reason-no_facility = Vous ne pouvez payer aucune installation.
reason-no_facility_left = Vous ne pouvez payer aucune installation disponible, ni aucune de celles qui restent à piocher.
reason-no_single = Vous n’avez aucun avant-poste simple à améliorer.
reason-no_cards = Il ne reste aucune carte Installation à piocher.
reason-no_probe = Vous n’avez aucune sonde dans le Complexe de lancement ; fabriquez-en une d’abord.
reason-no_asteroid = Vous n’avez pas assez de glace pour atteindre un astéroïde libre.
reason-no_program = Vous ne pouvez payer le programme suivant d’aucun domaine de recherche.
reason-no_favor = Vous n’avez assez d’influence pour aucune faveur restante.
reason-no_reassign = Aucun de vos employés ne peut aller vers un avant-poste vide de son type.
reason-no_materials = Pas assez de biens : un alliage demande du minerai ; une sonde du minerai, une céramique avancée et de l’énergie.
reason-no_claim = Vous n’avez encore revendiqué aucun astéroïde.
reason-no_part = Vous ne pouvez utiliser aucune partie de cet avant-poste maintenant.
reason-no_option = Vous ne pouvez y utiliser aucune option maintenant.
reason-too_often = Vous pouvez le faire { $most ->
    [1] une
   *[other] { $most }
} fois au plus, pas { $asked } fois.
reason-not_in_row = « { $card } » n’est pas disponible.
reason-spots_full = Vos { $spots } places de projets réservés sont prises.
reason-not_committed = Vous n’avez pas réservé « { $project } ».
reason-drawn_already = Vous avez déjà pioché pendant cette activation.
reason-must_build = Après avoir pioché, vous devez construire si vous le pouvez.
reason-not_single = « { $outstation } » n’est pas simple : vous ne pouvez pas construire dessous.
reason-only_new = Cette action ne construit que de nouveaux avant-postes.
reason-only_upgrade = Cette action ne construit que sous un avant-poste simple.
reason-claimed = « { $asteroid } » porte déjà une sonde.
reason-not_claimed = Vous n’avez pas de sonde sur « { $asteroid } ».
reason-top_level = Vous avez déjà atteint le niveau 3 ({ $field }).
reason-favor_taken = La faveur « { $favor } » est prise jusqu’à la fin de la manche.
reason-granted = Cette Subvention spéciale a déjà servi pour cette production : « { $outstation } ».
reason-not_printed = « { $outstation } » ne produit pas { COUNT($good) ->
    [0] cela
   *[other] { DE(AND($good, form: "one")) }
}.
reason-same_outstation = L’employé doit aller vers un autre avant-poste.
reason-no_worker_there = Il n’y a pas d’employé sur « { $outstation } ».
reason-other_type = Un employé ne peut aller que vers un avant-poste du même type ; « { $outstation } » est { FORM($kind, of: "gender") ->
    [feminine] une
   *[masculine] un
} { $kind }.
reason-activated = Vous avez déjà activé « { $outstation } » pendant ce tour.
reason-nothing_made = Fabriquez au moins un alliage ou une sonde.
reason-part_passed = Vous avez déjà utilisé ou sauté cette partie.
reason-must_use = Utilisez au moins une partie de l’avant-poste.
reason-must_do = Vous ne pouvez pas sauter cette étape.
reason-would_block = Si vous achevez « { $project } » maintenant, vous ne pourrez pas terminer l’étape en cours.
