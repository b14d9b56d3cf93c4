language-name = Français

# Boutons

button-act = Jouer
button-board = Plateau
button-catch-up = Quoi de neuf ?
button-refresh = Actualiser
button-undo = Annuler
button-undo-ask = Annuler…
button-withdraw = Reprendre mon coup
button-confirm = Valider
button-apply = Appliquer
button-restart = Recommencer
button-elsewhere = Ailleurs…
button-back = Retour
button-look = Agrandir
button-why = Pourquoi impossible ?
button-join = Rejoindre
button-leave = Quitter
button-decline = Décliner
button-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-options = Options
button-thread = Déplacer dans un fil
button-start = Commencer
button-cancel = Fermer la table
button-close-sure = Fermer définitivement
button-ask-table = Proposer un vote

# Avant la partie

option-changed = **{ $name } : { $value }** (standard : { $standard })
option-standard = Standard
options-rest = Tout le reste est standard : voir *Options*.
options-none = Toutes les options sont standard : voir *Options*.
options-all-standard = Toutes les options du jeu sont standard.
options-fixed = -# Seuls la personne qui a créé la table et les gestionnaires du serveur peuvent les changer.
options-others-standard = -# Tout le reste est standard.
option-now = { $name } : { $value }

level-random = Débutant
level-greedy = Normal
level-strong = Difficile
level-seat = ordinateur, { $level }
level-line = - **{ $level }** : { $help }
level-random-help = joue n’importe quel coup permis.
level-greedy-help = regarde son propre tour.
level-strong-help = le meilleur ordinateur pour ce jeu.
# { $level }: Débutant ou Normal.
level-won = Il gagne { $won } % des parties contre { $others ->
    [one] un joueur
   *[other] { $others } joueurs
} de niveau { $level } ({ $fair } % à force égale).
lobby-open = { $count ->
    [one] { $count } place prise
   *[other] { $count } places prises
} sur { $most }. { $missing ->
    [0] { $spare ->
        [0] La partie peut commencer.
       *[other] Ces options en permettent { $spare } de moins.
    }
    [one] Il manque { $missing } joueur pour commencer.
   *[other] Il manque { $missing } joueurs pour commencer.
}
lobby-held = 🪑 Place réservée à { $who }, jusqu’au { $until } : appuyez sur *Rejoindre* ou *Décliner*.
lobby-begun = La partie a commencé.
lobby-cancelled = Cette table a été fermée.
lobby-moved = **{ $name }** · #{ $table } continue dans { $where }.
computer-ask = Quel ordinateur voulez-vous ajouter ?
computer-done = { $count ->
    [one] { $count } place est prise.
   *[other] { $count } places sont prises.
}
options-head = Options de la table #{ $table }
option-language = Langue
new-done = La table #{ $table } est ouverte dans { $where }.
join-done = Vous avez rejoint la table #{ $table }.
join-seated = Vous avez déjà la place { $seat } à **{ $name }** · #{ $table }.
leave-done = Vous avez quitté la table #{ $table }.
decline-done = Vous avez décliné l’invitation à la table #{ $table }. Votre place est libre.
close-sure = ⚠️ **Fermer { $name } · #{ $table } ?** La partie ne commencera pas et la table ne pourra pas être rouverte.
close-others = { $count ->
    [one] { $names } perd sa place.
   *[other] { $names } perdent leur place.
}
close-held = { $count ->
    [one] { $count } invitation est annulée.
   *[other] { $count } invitations sont annulées.
}
close-done = La table #{ $table } est fermée.
start-done = La partie de la table #{ $table } a commencé.
cancel-done = La table #{ $table } est terminée, sans résultat.

# Panneau

panel-head = **{ $name }** · #{ $table } · { $status }
panel-waiting = Vous n’avez rien à décider pour l’instant. On attend { $names }.
panel-choose = Choisissez…
panel-choose-of = { $kind } · { $count } choix
panel-examples-more = et { $count } de plus
button-choose =
    { $number ->
        [0] Choisir
       *[other] Choisir { $number }
    }{ $leads ->
        [yes] …
       *[no] { "" }
    }
button-more = Plus…
more-head = Ce que vous pouvez faire d’autre ici
page-before = ◀ Page précédente
page-next = Page { $page } sur { $pages } · page suivante ▶
panel-choose-many = Choisissez un ou plusieurs éléments…
panel-choose-up-to = Choisissez-en jusqu’à { $count }…
panel-choose-exactly = Choisissez-en { $count }…
panel-chosen-elsewhere = Vous avez fait tous vos choix sur les autres pages.
panel-in-hand = -# 📝 Pas encore validé : { $what }
panel-ahead = -# Personne ne vous attend, mais vous pouvez encore faire ceci :
panel-others = On attend { $names }.
panel-sent = -# 📨 Envoyé. Ce sera joué automatiquement quand la partie continuera : { $what }
panel-whole = Validez pour jouer cela maintenant, ou annulez.
end-anyway = Finir quand même ?
end-could = Vous pouvez encore faire ceci : { $what }.
end-left = { $end } · reste : { $what }
panel-final = 🔒 { $what } : vous ne pourrez pas l’annuler.
panel-final-ends = 🔒 { $what } : vous ne pourrez pas l’annuler. S’il ne reste alors rien à faire, votre tour se termine.
panel-moved-on = La partie a avancé. Voici la position actuelle.
panel-legend = -# Vous découvrez le jeu ? **{ $picture }** explique chaque symbole. Pour lecteurs d’écran : `/voir plateau` avec `texte`.
panel-hints = -# Conseils : ⭐ est ce que ferait un ordinateur, là où c’est nettement le meilleur choix. + indique le gain principal d’un choix, − le coût principal.
panel-hint-why = -# ⭐ { $what } : { $why }
panel-waiting-some = Vous n’avez rien à décider pour l’instant. Ont fini : { $done } sur { $count }.

# Tours préparés d’avance

button-plan = Préparer mon coup
button-plan-change = Modifier le coup préparé
button-plan-drop = Oublier le coup préparé
button-plan-arm = Jouer quand c’est à moi
plan-head = 📝 Préparation d’un coup · **{ $name }** · #{ $table }
    -# Rien n’est encore joué, et vous seul voyez ceci. Appuyez sur le bouton vert pour que ce soit joué quand ce sera à vous. Si un prix, un gain ou une place a changé d’ici là, la question vous sera posée.
plan-armed = 📝 Quand ce sera à vous, le bot jouera :
plan-stops = Vous ne pouvez pas préparer plus : la suite n’est pas encore connue.
plan-refused = ⚠ Votre coup préparé s’est arrêté à « { $action } » : { $why }
plan-changed = ⚠ Votre coup préparé s’est arrêté : « { $action } » serait maintenant « { $now } ».
draft-refused = ⚠ « { $action } » et tous vos choix suivants ont été retirés de votre tour : { $why }
draft-changed = ⚠ Quelque chose a changé depuis que vous avez choisi « { $action } ». Ce serait maintenant : { $now }
draft-left = 📝 Vous aviez préparé « { $action } ». Comme cela ne peut pas être annulé, ce n’a pas été joué pour vous. Choisissez-le si vous le voulez toujours.
draft-direct = **{ $name }** · #{ $table } : { $what }
plan-stale = Votre coup préparé a changé. Voici la version actuelle.
choice-name = { $rank ->
    [first] Premier choix
    [second] Deuxième choix
   *[third] Troisième choix
}
choice-head = 📝 Préparation d’un coup · **{ $name }** · #{ $table }
    -# Rien n’est encore joué, et vous seul voyez ceci. Appuyez sur le bouton vert pour garder ce choix. Il est joué seulement si aucun choix précédent n’est possible, et tel quel ou pas du tout.
choice-line = ⏩ { $choice } : { $what }
choice-line-off = ▫️ { $choice }, pas joué automatiquement : { $what }
choice-blocked = ⚠ { $choice } : pas joué automatiquement, et les choix suivants non plus. Ouvrez-le et appuyez sur le bouton vert.
choice-unfinished = ⚠ { $choice } : il reste quelque chose à décider. Tel quel, ce choix ne peut pas être joué.
plan-unfinished = ⚠ Il reste quelque chose à décider. À votre tour, le reste vous sera demandé.
choice-played = ✅ { $choice } : joué pour vous.
choice-none = ⚠ Aucun de vos choix n’a pu être joué. Les étapes encore possibles du premier sont dans votre tour. Les autres choix ont été retirés.
choice-refused = ⚠ { $choice } : arrêté à « { $action } » : { $why }
choice-changed = ⚠ { $choice } : arrêté, « { $action } » serait maintenant « { $now } ».
choice-partial = ⚠ { $choice } : pas joué, car une partie reste à décider.
choice-unarmed = ⚠ Votre premier choix ne devait pas être joué automatiquement : vos autres choix ont été retirés.
choices-armed = 📝 Quand ce sera à vous, le bot jouera le premier choix possible :
choices-head = 📝 Choix pour votre prochain tour
choices-about = **{ $name }** · #{ $table }
    -# Vous seul voyez ceci. Quand ce sera à vous, le bot joue le premier choix possible tel que vous l’avez préparé, et retire les autres.
button-choices = Tous les choix
button-choice-new = { $rank ->
    [second] Deuxième choix…
   *[third] Troisième choix…
}
button-choice-arm = { $rank ->
    [second] Garder en 2e choix
   *[third] Garder en 3e choix
}
button-choice-drop = Oublier ce choix
button-choice-change = { $rank ->
    [first] Modifier le 1er
    [second] Modifier le 2e
   *[third] Modifier le 3e
}
button-choice-up = { $rank ->
    [second] Monter le 2e choix
   *[third] Monter le 3e choix
}

# Les ordres donnés à l’avance

button-orders = { $count ->
    [0] Mes projets
   *[other] Mes projets ({ $count })
}
button-order = { $stands ->
    [yes] ✓ { $name }
   *[no] { $name }
}
button-order-give = Activer cet ordre
button-order-drop = Désactiver cet ordre
orders-head = 📋 Mes projets · **{ $name }** · #{ $table }
    -# Vous seul les voyez. Un ordre répond pour vous dès que sa question est posée, sans notification. Vos coups non validés et préparés passent avant.
orders-open = -# Une question vous est posée en ce moment. Un ordre qui y répond est joué aussitôt.
order-line = { $stands ->
    [yes] ✅ **{ $name }** : { $help }.
   *[no] ▫️ **{ $name }** : { $help }.
}
order-values = -# Dans cet ordre : { $values }
order-values-any = -# Choix : { $values }
order-choosing = **Choisissez par ordre de préférence, en commençant par le meilleur.**
order-choosing-any = **Choisissez un ou plusieurs éléments, l’un après l’autre.**
order-choose = Choisissez un ordre…
order-nothing = -# Rien n’est choisi.
order-add = Choisissez le suivant…
order-add-any = Choisissez-en un de plus…
order-did = 📋 Votre ordre « { $name } » : { JOIN($did, by: " ; ") }. { $when }
order-left = 📋 Votre ordre « { $name } » a commencé votre tour : { JOIN($did, by: " ; ") }. À vous de continuer. { $when }
order-stopped = ⚠ Votre ordre « { $name } » s’est arrêté : { $why } { $when }
order-none-possible = Aucun de vos choix n’est possible.

press-held = -# 📨 Joué jusqu’ici : un joueur a demandé que la partie attende. La suite sera jouée automatiquement.
press-sent = -# 📨 Envoyé. Ce sera montré quand tout le monde aura fini.
press-done = -# ✅ Validé.
end-done = Vous avez déjà fini votre tour.
undo-done = ↩ Votre dernière décision est annulée.
undo-turn-done = ↩ Votre tour a été recommencé.

# Messages

ping-head = **{ $name }** · #{ $table } · { $status }
ping-late = ⏰ Il reste moins d’un quart du temps : { $head }
ping-line = ➜ { $who } : { $prompt } { $since }
ping-window = **{ $title }** : { $ask }
ping-legend = -# Vous découvrez le jeu ? **{ $picture }** explique chaque symbole. Pour lecteurs d’écran : `/voir plateau` avec `texte`.
ping-done = -# Ont fini : { $done } sur { $count }.
ping-done-names = -# Ont fini : { $done } sur { $count } ({ $names }).
ping-direct = ➜ { $prompt } { $since } · { $channel }
    -# Demandé ici, et non dans le salon : cette table ne montre pas qui réfléchit encore.
window-about = ❓ { $about }
window-titled = **{ $title }** : { $about }
window-ask = ➜ { $who } : { $prompt }
window-asked = ❓ { $who } : { $prompt }
window-asked-alone = ❓ On attend { $who }.
window-hold = ✋ { $who } a demandé que la partie attende { $when }.
window-answered = -# Réponse reçue : { $names }.
window-answered-some = -# { $count ->
    [one] Un joueur a répondu.
   *[other] { $count } joueurs ont répondu.
}
window-until = -# Jusqu’au { $when }, { $left }.
window-until-default = -# Jusqu’au { $when }, { $left }. Sans réponse : { $default }.
window-until-hold = -# Jusqu’au { $when }, { $left }. Ensuite, la partie continue.
window-over = ✔ { $what }
window-closed = La partie continue.
look-choose = Choisissez une image…
look-rules = Règles : choisissez une page…
look-head = Agrandir · **{ $name }** · #{ $table }
score-line = { $rank }. **{ $name }** : **{ $total }**{ $parts }
score-line-together = • **{ $name }** : **{ $total }**{ $parts }
score-ties = Égalités départagées par : { $keys }.
score-so-far = Scores actuels · **{ $name }** · #{ $table }
score-final = Scores finaux · **{ $name }** · #{ $table }
log-head = Journal · **{ $name }** · #{ $table }
hand-head = Visible par vous seul · **{ $name }** · #{ $table }
words-choose = En texte : choisissez une rubrique…
words-everything = Tout
words-news = Ce qui a changé
words-news-help = depuis votre dernier coup
words-only-new = -# Nouveau depuis votre dernier coup. Les rubriques ne montrent que les lignes qui ont changé ; le menu ci-dessous les montre en entier.
words-gone = N’y est plus : { JOIN($names, by: " ; ") }.
words-moved-on = -# Le plateau a changé depuis cette page : la lecture recommence.
words-own = visible par vous seul
words-no-secrets = -# Vous n’avez pas d’information cachée en ce moment. Voici le plateau :
words-nothing-new = -# Rien n’a changé depuis votre dernier coup. Voici la position actuelle :
words-unchanged = -# Inchangé depuis votre dernier coup : { JOIN($parts, by: " ; ") }. Le menu ci-dessous permet de les lire.
words-turn = Choisissez une autre page…
words-page = page { $page } sur { $pages }
words-all = Tout le plateau en texte : `/voir plateau` avec `texte`.
words-continued = { $title }, suite
catch-up-head = Depuis votre dernier coup · **{ $name }** · #{ $table }
catch-up-all = Depuis le début · **{ $name }** · #{ $table }
catch-up-last = Ce qui vient de se passer · **{ $name }** · #{ $table }
catch-up-nothing = Il ne s’est rien passé depuis.
catch-up-everybody = Tout le monde
catch-up-rest = -# « … » : certains événements ne tiennent pas ici. `/voir journal` les montre tous, manche par manche.

log-round = Manche { $round }
log-round-before = ⏮ Manche { $round }
log-round-after = Manche { $round } ⏭
log-start = La partie commence.
log-default = ⏳ { $name } n’a pas { $begun ->
    [yes] terminé
   *[no] répondu
} à temps ; le coup par défaut a été joué à sa place.
log-default-did = ⏳ { $name } n’a pas { $begun ->
    [yes] terminé
   *[no] répondu
} à temps ; le coup par défaut a été joué à sa place : { $did }.
log-default-then = ⏳ { $name } n’a pas { $begun ->
    [yes] terminé
   *[no] répondu
} à temps ; les coups ci-dessus ont été joués à sa place, puis : { $did }.
log-waited-for = ⏳ La partie continue sans attendre { $name }.
log-unnamed = ⏳ Un joueur n’a pas répondu à temps ; le coup par défaut a été joué à sa place.
note-absent = ⏳ **{ $name }** a épuisé son temps deux fois de suite : son absence est notée jusqu’à son prochain coup.
note-absent-somebody = ⏳ Un joueur à **{ $table }** a épuisé son temps deux fois de suite : son absence est notée jusqu’à son prochain coup.
log-forced = ⏩ { $name } n’avait qu’un seul coup possible ; il a été joué à sa place.

# Problèmes

trouble-gone = Le salon de votre table **{ $name }** (#{ $table }) n’existe plus. Utilisez /table réglages dans un autre salon pour y déplacer la table.
trouble-forbidden = Je ne peux pas écrire dans { $channel }, le salon de votre table **{ $name }** (#{ $table }). Donnez-moi les permissions « Voir le salon », « Envoyer des messages » et « Joindre des fichiers ». La partie continuera dès que je pourrai écrire.

# Changements à une table

note-pause = ⏸ **{ $name }** est en pause. Pour reprendre : /table pause.
note-resume = ▶ **{ $name }** a repris.
note-resign = { $name } abandonne. Un ordinateur joue sa place jusqu’à son retour.
note-resign-anothers = { $name } abandonne la place reprise à quelqu’un d’autre. Un ordinateur la joue jusqu’au retour du joueur d’origine.
note-reclaim = { $other } est de retour.
note-replace = { $other } joue désormais la place { DE($name) }.
note-replace-computer-anothers = Un ordinateur joue désormais la place { DE($name) }. Le joueur d’origine peut la reprendre avec /table reprendre.
note-replace-computer = Un ordinateur joue désormais la place { DE($name) }. { $name } peut la reprendre avec /table reprendre.
note-deserted = ⏹ Il ne reste que des ordinateurs à **{ $table }** : la partie est arrêtée. Un ancien joueur peut reprendre sa place avec /table reprendre, et la partie continue.
note-deserted-paused = ⏹ Il ne reste que des ordinateurs à **{ $table }**, qui est en pause. Un ancien joueur peut reprendre sa place avec /table reprendre, puis la partie avec /table pause.
note-deserted-next = La personne qui a créé la table ou un gestionnaire du serveur peut confier une place à quelqu’un avec /table remplacer, ou mettre fin à la partie avec /table supprimer.
note-deserted-next-direct = La personne qui a créé la table peut mettre fin à la partie avec /table supprimer.
note-still-paused = ⏸ **{ $name }** est toujours en pause. Pour reprendre : /table pause.
note-ended-by = 🏁 La partie **{ $name }** est terminée : { $who } y a mis fin, sans résultat.
note-ended-agreed = 🏁 La partie **{ $name }** est terminée : la table a voté pour y mettre fin, sans résultat.
note-ended-next = -# Position finale : `/voir plateau`. Nouvelle table : `/table ouvrir`.
note-unanswered = { $name } n’a pas répondu à 5 rappels : il n’y en aura plus. Utilisez /table remplacer pour confier sa place à quelqu’un d’autre.
note-unanswered-somebody = Un joueur n’a pas répondu à 5 rappels à **{ $name }** : il n’y en aura plus. Activez les coups par défaut gratuits avec /table réglages, ou confiez une place à quelqu’un d’autre avec /table remplacer.
note-costly = ⏳ { $name } ne répond pas, et tout coup par défaut lui coûterait quelque chose : rien n’a été joué. Envoyez un rappel avec /table relancer, confiez la place à quelqu’un d’autre avec /table remplacer ou arrêtez la partie avec /table pause.
note-costly-somebody = ⏳ Un joueur ne répond pas à **{ $table }**, et tout coup par défaut lui coûterait quelque chose : rien n’a été joué. Envoyez un rappel avec /table relancer, confiez la place à quelqu’un d’autre avec /table remplacer ou arrêtez la partie avec /table pause.
log-unreadable = (L’entrée { $number } du journal est illisible.)
log-rewind = La table a voté pour revenir en arrière.
log-withdrawn-step = ↩ { $name } a repris sa dernière décision.
log-withdrawn = ↩ { $name } a repris la fin de son tour.
pause-done = La table #{ $table } est en pause.
resume-done = La table #{ $table } a repris.
resign-done-anothers = Un ordinateur joue maintenant la place que vous aviez reprise à la table #{ $table }. Seul le joueur d’origine peut la reprendre.
resign-done = Un ordinateur joue maintenant votre place à la table #{ $table }. Utilisez /table reprendre pour la reprendre.
reclaim-done = Vous avez repris votre place à la table #{ $table }.
replace-done = La place à la table #{ $table } a changé de mains.
seated-direct = 🪑 Vous avez maintenant une place à **{ $name }** (#{ $table }) dans { $channel }. Utilisez-y **/table jouer** pour jouer, ou **/table abandonner** pour confier la place à un ordinateur.
nudge-again = La question avait été supprimée. Je l’ai publiée à nouveau, sans notifier personne une seconde fois.
nudge-done = Rappel envoyé à { $names }.
nudge-away = { $name } est en absence ou en heures calmes jusqu’au { $until } : aucun rappel n’a été envoyé.
nudge-done-undisclosed = Tous les joueurs qui doivent encore répondre ont reçu un rappel en message privé, sauf en cas d’absence ou d’heures calmes. Cette table ne montre pas de qui il s’agit.
nudge-nobody = Aucun rappel n’a été envoyé : tous les autres joueurs sont en absence ou en heures calmes.
note-away = 🌴 **{ $name }** s’absente jusqu’au { $until }. Sa pendule est arrêtée.
note-back = 🌴 **{ $name }** est de retour. Sa pendule tourne à nouveau.
away-done = Vous êtes en absence jusqu’au { $until }. Vous ne recevrez pas de rappel.
away-over = Bon retour.
away-still = Vous êtes de retour à cette table, mais toujours en absence partout ailleurs jusqu’au { $until } : vous ne recevrez pas de rappel ici non plus. Utilisez /table absence jours:0 pour y mettre fin aussi.
mine-none = Vous n’avez aucune table. Ouvrez-en une avec /table ouvrir.
mine-head = Vos tables ({ $count })
mine-row = { $table } : { $said }
status-lobby = pas encore commencée
status-cancelled = terminée sans résultat ; position finale : { $status }
status-playing = on attend les autres
status-paused = en pause
status-deserted = arrêtée : il ne reste que des ordinateurs
status-left-deserted = arrêtée : il ne reste que des ordinateurs ; utilisez-y /table reprendre pour reprendre votre place
status-left = quelqu’un d’autre a votre place ; utilisez-y /table reprendre pour la reprendre

# Votes

button-agree = Accepter
button-refuse = Refuser
vote-undo = { $name } propose de revenir avant la dernière décision.
vote-undo-turn = { $name } propose de revenir avant la fin de son tour, pour le modifier.
vote-undo-phase = { $name } propose de revenir dans la phase qui vient d’être dévoilée, pour modifier son choix. Les décisions prises ensuite par les autres seront annulées aussi.
vote-undo-step = { $name } propose d’annuler une décision de son tour en cours. Elle a révélé quelque chose ou fait intervenir le hasard.
vote-undo-answered = { $name } propose d’annuler une décision de son tour en cours. Les décisions prises ensuite par les autres seront annulées aussi.
vote-undo-together = { $name } propose d’annuler une décision de cette phase. Les décisions prises ensuite par les autres seront annulées aussi.
vote-about = Ceci serait annulé :
vote-pause = { $name } propose de mettre la partie en pause.
vote-resume = { $name } propose de reprendre la partie.
vote-cancel = { $name } propose de mettre fin à cette partie, sans résultat.
vote-replace = { $name } propose de confier la place { DE($other) } à un ordinateur.
vote-rule-all = Tous les joueurs doivent accepter.
vote-rule-most = Il faut { $needed } { $needed ->
    [one] accord
   *[other] accords
}.
vote-stands-agreed = ✓ Pour : { $who }
vote-stands-refused = ✗ Contre : { $who }
vote-excused-away = ○ Vote non requis : { $who } (absence)
vote-excused-silent = ○ Vote non requis : { $who } (pas de réponse depuis plus de { $hours } heures). Il est encore possible de voter.
vote-stands-missing = ➜ { $who } : merci de voter avant le { $until }.
vote-agreed = ✓ **Accepté.**
vote-refused = ✗ **Refusé.**
vote-moot = ⌛ **Vote clos :** la partie a avancé.
vote-went-on = ⌛ **Vote clos :** la partie a avancé, et revenir en arrière annulerait aussi la suite.
vote-went-back = ⌛ **Vote clos :** la table a déjà accepté de revenir en arrière. Vous pouvez lancer un nouveau vote.
vote-taken-back = ⌛ **Vote clos :** cette décision est déjà annulée.
vote-paused = ⌛ **Vote clos :** la partie est déjà en pause.
vote-resumed = ⌛ **Vote clos :** la partie a déjà repris.
vote-reseated = ⌛ **Vote clos :** une place a changé de mains. Vous pouvez lancer un nouveau vote.
vote-deserted = ⌛ **Vote clos :** il ne reste que des ordinateurs à la table.
vote-ended = ⌛ **Vote clos :** la partie est terminée.
vote-moved = Ce vote est maintenant dans { $where }.
vote-waits-direct = 🗳 Merci de voter à **{ $name }** (#{ $table }) dans { $channel } avant le { $until }.
vote-asked = Le vote est lancé.

# Réglages

settings-head = Réglages · **{ $name }** · #{ $table }
setting-language = Langue des messages publics : { $now }
setting-theme = Images du salon : { $now }
setting-remind = Rappels : { $now }
setting-absent = Si un joueur ne répond pas, jouer un coup par défaut gratuit : { $now }
setting-forced = Jouer automatiquement les coups forcés : { $now }
setting-theme-help = -# Les images visibles par une seule personne ont les couleurs qu’elle choisit avec /table moi.
setting-absent-help = -# Un coup par défaut gratuit ne coûte rien au joueur : finir un tour joué, décliner une offre, prendre un gain sans choix. Il ne passe jamais un tour, ne dépense jamais une carte ni rien d’autre qui lui appartient, et ne choisit jamais pour lui ; la table est prévenue à la place. En cas d’absence : ni rappel ni coup par défaut, sauf un coup forcé si la table les joue automatiquement. Ceci vaut pour les joueurs qui ont encore du temps. Ce qui se passe quand un joueur n’a plus de temps se règle sous Pendules.
hours = après { $hours } heures
remind-never = jamais
absent-never = jamais
forced-on = oui
forced-off = non, attendre le joueur
theme-dark = Sombre
theme-dark-help = couleurs calmes sur bleu nuit
theme-contrast = Contraste élevé
theme-contrast-help = textes et traits plus clairs sur noir, sans dégradés
theme-choice = { $name } : { $about }
theme-done = 🎨 { $theme } : utilisé désormais pour toutes les images visibles par vous seul, à toutes vos tables : votre panneau, votre main et **/voir**. Les images d’un salon ont les couleurs de la table (**/table réglages**).

# Regarder

rules-head = Règles : choisissez une page avec /voir règles.
rules-below = Règles : choisissez une page ci-dessous.
why-nothing = Rien de ce genre n’est impossible en ce moment : toutes les options sont déjà dans votre menu.
why-possible = Vous pouvez faire « { $action } » maintenant : utilisez /table jouer.
why-unknown = Rien ici ne s’appelle « { $typed } ». Choisissez une des suggestions de /table pourquoi, ou n’indiquez aucune action pour voir tout ce que vous ne pouvez pas faire maintenant.
why-more = … et { $count } de plus. Tapez une partie d’un nom pour réduire la liste, ou n’indiquez aucune action pour la parcourir.
export-done = La table #{ $table } dans un fichier.
help =
    🪐 **Slow Orbit** permet de jouer à des jeux de société spatiaux en différé : des jours entre les coups, une image après chaque tour, une notification quand c’est à vous.
    • **Nouveau ici ?** Choisissez un jeu ci-dessous, ou essayez-en un seul avec **/table ouvrir entraînement:Vrai** : le bot explique le jeu en une page, puis vous jouez contre l’ordinateur.
    • **Entre amis :** **/table ouvrir** ouvre une table dans ce salon. Les autres appuient sur *Rejoindre*, puis vous sur *Commencer*.
    • **Pas encore de joueurs ?** Appuyez sur *Chercher des joueurs* sous votre table, trouvez-en une avec **/trouver tables**, ou laissez le bot chercher avec **/trouver joueurs**.
    • **À vous de jouer :** *Jouer* sous une notification, ou **/table jouer**, ouvre votre panneau privé. Vous pouvez annuler chaque étape jusqu’à ce que vous validiez avec le bouton vert, sauf si elle a révélé quelque chose.
    • Chaque jeu a aussi sa propre commande, dont les options montrent ce que vous pouvez faire.
    • **/voir** montre le plateau, le journal, les scores et les règles ; vous seul voyez la réponse. **/table moi** règle votre langue, vos couleurs et vos heures calmes.
    • **/table main** montre vos informations cachées, **/table miennes** toutes vos tables. **/table absence** arrête notifications et rappels pendant quelques jours.
    • Une table peut jouer avec des pendules : réglez-les sous **Options** avant la partie, ou plus tard par vote avec **/table réglages**.
    Création non officielle ; les jeux appartiennent à leurs éditeurs.

# Actions différées, et moments où la partie attend un joueur

later-refused-direct = **{ $name }** · #{ $table } : votre action différée n’est plus possible ; vous la gardez. { $action } — { $why }
holds-head = **M’attendre** : choisissez un moment où la partie doit vous attendre, une fois, jusqu’à ce que vous continuiez ou que votre temps soit écoulé. Les autres joueurs ne le voient que lorsque la partie y arrive.
holds-none = ▫️ Désactivé
holds-now = ☑ { $where }
holds-choose = Choisissez où attendre…
holds-nowhere = Désactivé
button-later = ⏳ Jouer plus tard…
later-head = **{ $name }** · #{ $table } : quelle action doit attendre que ceci soit fini ? Elle reste privée, est vérifiée à nouveau, puis jouée automatiquement.
later-drop-choose = Supprimez une action différée…
later-waits = ⏳ Différé : { $action }
later-refused = ⚠️ Ce n’est plus possible ; vous gardez : { $action } — { $why }
later-not-now = Vous pouvez jouer cela tout de suite, ou ce n’est plus possible.
press-later = -# ⏳ Différé. Ce sera joué automatiquement quand ceci sera fini, après les actions différées avant.

# Les noms des permissions tels que les montrent les réglages de Discord.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
