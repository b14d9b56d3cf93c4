# Saisons

cmd-season-name = saison
cmd-season = Saisons : plusieurs manches de tables d’un jeu, avec un classement
cmd-season-new-name = ouvrir
cmd-season-new = Ouvrir une saison dans ce salon ; les membres du serveur peuvent y entrer
cmd-season-join-name = rejoindre
cmd-season-join = Entrer dans une saison ; une fois commencée, comme remplaçant
cmd-season-leave-name = quitter
cmd-season-leave = Quitter une saison
cmd-season-show-name = voir
cmd-season-show = Montrer une saison et son classement
cmd-season-strike-name = avertir
cmd-season-strike = Donner un avertissement à un joueur d’une saison, ou le retirer ; tous le lisent ici
cmd-season-end-name = finir
cmd-season-end = Finir une saison : avant son début elle est annulée, ensuite son classement est définitif
opt-tournament-name = tournoi
opt-tournament = Tous dans une division, quel que soit leur nombre ; sinon des divisions de 6 à 9 dès 12 joueurs
opt-entrant-name = joueur
opt-entrant = Qui reçoit l’avertissement, ou en perd un
opt-reason-name = raison
opt-reason = Pourquoi ; tous le lisent ici
opt-back-name = retirer
opt-back = Retirer un avertissement
opt-rounds-name = manches
opt-rounds = Combien de manches ; 4 sans cette option
opt-round_days-name = jours-par-manche
opt-round_days = Durée d’une manche en jours, au plus ; 28 avec les pendules quotidiennes, 56 avec les lentes
opt-start_days-name = jours-avant
opt-start_days = Dans combien de jours elle commence ; 7 sans cette option

season-title = { $kind ->
    [tournament] Tournoi
   *[season] Saison
} { $number } · { $game }
season-thread = { $title } · { $round } · { $who }
season-division = **Division { $number }**
season-division-title = Division { $number }
season-row = { "**" }{ $place }** · { $out ->
    [yes] ~~{ $name }~~
   *[no] { $name }
} : { $points } { $count ->
    [2] points
   *[other] point
}{ $move ->
    [up] {" "}↑
    [down] {" "}↓
   *[none] {""}
}{ $strikes ->
    [0] {""}
    [one] , { $strikes } avertissement
   *[other] , { $strikes } avertissements
}
season-row-full = { $place }. { $out ->
    [yes] { $name }
   *[no] { $name }
} : { $points } { $count ->
    [2] points
   *[other] point
} (Sonneborn-Berger { $berger }, { $share } %, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}){ $move ->
    [up] {" "}↑
    [down] {" "}↓
   *[none] {""}
}{ $strikes ->
    [0] {""}
    [one] , { $strikes } avertissement
   *[other] , { $strikes } avertissements
}
season-point = ,
season-stranger = Un ancien joueur
season-player = Joueur { $number }
season-more = { $count ->
    [one] Et un autre.
   *[other] Et { $count } autres.
}
season-column-points = Points
season-brief-points = Pts
season-column-berger = Sonneborn-Berger
season-brief-berger = SB
season-column-share = Part
season-brief-share = %
season-column-tables = Tables
season-brief-tables = T

season-phase-open = pas commencée
season-phase-running = Manche { $round } sur { $rounds }
season-phase-over = classement final
season-phase-cancelled = annulée
season-about-open = Commence le { $due }. { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
} de tables de trois ou quatre, de { $days } jours au plus ; pendules : { $pace }.
season-about-running = Manche { $round } sur { $rounds }, jusqu’au { $due } au plus tard ; pendules : { $pace }.
season-about-over = Cette saison est finie.
season-entrants = { $count ->
    [0] Personne n’est encore inscrit.
    [one] Un joueur :
   *[other] { $count } joueurs :
}
season-you-in = -# Vous participez{ $strikes ->
    [0] .
    [one] {" "}et avez un avertissement. Au deuxième, vous êtes exclu.
   *[other] {" "}et avez { $strikes } avertissements.
}
season-you-spare = -# Vous êtes remplaçant : une notification vous prévient quand quelqu’un ne vient pas à une table.
season-you-left = -# Vous avez quitté cette saison. Vous gardez vos points.
season-you-out = -# Vous êtes exclu de cette saison, et de la suivante, après { $strikes } avertissements.
season-your-table = ➜ Votre table de la manche { $round } : { $where }
season-table = • { $where } : { $who }

season-news-open = Entrez avec *Rejoindre*. Elle commence le { $due }, avec trois joueurs au moins. { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
} de tables de trois ou quatre, de { $days } jours au plus ; pendules : { $pace }. Première place 6 points, dernière place 0. Si vous ne venez pas dans les 48 heures, ou abandonnez votre place, vous avez 0 point et un avertissement. Au deuxième, vous êtes exclu.
season-news-round = **Manche { $round } sur { $rounds }**, jusqu’au { $due } au plus tard. Prenez votre place dans les 48 heures.
season-news-over = La saison est finie. Classement final :
season-news-cancelled = La saison est annulée. Il faut trois joueurs au moins, ou bien elle a été arrêtée.
season-substitutes = 🔔 { $who } : une place est libre à la table #{ $table }. Qui appuie le premier sur *Rejoindre* dans les 24 heures joue à la place de l’absent.
lobby-held-season = 🪑 Réservée à { $who } jusqu’au { $until } : appuyez sur *Rejoindre*.
lobby-season = 🏆 Une table d’une saison : la partie commence dès que tout le monde a rejoint.

season-strike-given =
    ⚠️ { $by } donne un avertissement à { $name } : { $reason }
    { $state ->
    [out] Avec { $strikes } avertissements, { $name } est exclu de cette saison et de la suivante.
   *[other] Au deuxième avertissement, on est exclu.
}
season-strike-back =
    ↩️ { $by } retire un avertissement à { $name } : { $reason }
    { $strikes ->
    [0] { $name } n’a plus d’avertissement.
    [one] { $name } a encore un avertissement.
   *[other] { $name } a encore { $strikes } avertissements.
}
season-opened = ✅ { $title } est ouverte. Elle est annoncée ici dans un instant.
season-joined-in = ✅ Vous participez. Une notification vous prévient quand votre première table est prête.
season-joined-spare = ✅ Vous êtes remplaçant : une notification vous prévient quand quelqu’un ne vient pas à une table.
season-left-open = ✅ Vous ne participez plus.
season-left-running = ✅ Vous n’aurez plus de tables. Vous gardez vos points et pouvez finir votre partie en cours.
season-ended-open = ✅ La saison est annulée.
season-ended-running = ✅ La saison est finie. Son classement est définitif.
button-season-join = Rejoindre
button-season-spare = Rejoindre comme remplaçant
button-season-leave = Quitter
season-leave-sure = Quitter cette saison ? Vous n’aurez plus de tables et ne pourrez revenir que comme remplaçant. Vous pouvez finir votre partie en cours.
button-season-leave-sure = Quitter la saison
season-held-up = ⚠️ Des tables ne sont pas encore ouvertes. Pour cela, le bot doit voir { $channel }, y écrire et y créer des fils. Dans un forum, il doit y créer des publications, avec leur étiquette si le forum en demande une.
button-season-show = Classement

problem-season-hidden = Vous ne voyez pas { $channel }, où sont les tables de cette saison.
problem-season-direct = Les saisons appartiennent à un serveur. Utilisez la commande dans le salon d’un serveur.
problem-season-game = Ce jeu ne se joue pas à deux et à trois : il n’y a pas de saisons de ce jeu.
problem-season-most = Il y a déjà { $most } saisons sur ce serveur. Finissez-en une d’abord.
problem-season-there = Il y a déjà une saison de ce jeu. Elle doit d’abord finir.
problem-season-none = Il n’y a pas de saison ici. Un gérant du serveur en ouvre une avec `/saison ouvrir`.
problem-season-which = Il y a plusieurs saisons. Choisissez le jeu.
problem-season-gone = Cette saison n’existe plus.
problem-season-over = Cette saison est finie.
problem-season-entered = Vous participez déjà.
problem-season-out = Vous êtes exclu de cette saison.
problem-season-out-last = Vous avez été exclu de la dernière saison : vous ne pouvez pas entrer dans celle-ci.
problem-season-not-in = Vous ne participez pas à cette saison.
problem-season-not-entered = Ce joueur ne participe pas à cette saison.
problem-season-no-strike = Ce joueur n’a pas d’avertissement.
problem-season-new-member = Il faut être sur ce serveur depuis 7 jours. Vous pourrez entrer à partir du { $until }.
problem-season-table = La table #{ $table } fait partie d’une saison, qui s’en occupe elle-même.
