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
button-back = Retour
button-look = Voir en détail
button-why = Pourquoi impossible ?
button-join = Rejoindre
button-leave = Quitter
button-decline = Décliner
button-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-options = Options
button-thread = Ouvrir un fil
button-start = Commencer
button-cancel = Fermer la table
button-close-sure = Fermer définitivement
button-ask-table = Demander à la table

# Avant la partie

option-changed = **{ $name } : { $value }** (standard : { $standard })
option-standard = Standard
options-rest = Tout le reste est standard : voir *Options*.
options-none = Toutes les options sont standard : voir *Options*.
options-all-standard = Toutes les options du jeu sont standard.
options-fixed = -# Seules la personne qui a ouvert la table et celles qui gèrent le serveur peuvent les changer.
options-others-standard = -# Tout le reste est standard.
option-now = { $name } : { $value }

level-random = ordinateur, joue au hasard
level-greedy = ordinateur
lobby-open = { $count ->
    [one] { $count } place prise
   *[other] { $count } places prises
} sur { $most }. { $missing ->
    [0] { $spare ->
        [0] La partie peut commencer.
       *[other] Avec ces options, c’est { $spare } de trop.
    }
    [one] Il manque { $missing } personne pour commencer.
   *[other] Il manque { $missing } personnes pour commencer.
}
lobby-held = 🪑 Place réservée à { $who }, jusqu’au { $until } : appuyez sur *Rejoindre* ou *Décliner*.
lobby-begun = La partie a commencé.
lobby-cancelled = Cette table a été fermée.
lobby-moved = **{ $name }** · #{ $table } continue dans { $where }.
computer-ask = Quel ordinateur doit s’asseoir à la table ?
computer-done = C’est fait : { $count ->
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
cancel-done = La table #{ $table } a pris fin sans résultat.

# Panneau

panel-head = **{ $name }** · #{ $table } · { $status }
panel-waiting = Vous n’avez rien à décider pour l’instant. On attend { $names }.
panel-choose = Choisissez…
page-before = ◀ Page précédente
page-next = Page { $page } sur { $pages } · page suivante ▶
panel-choose-many = Choisissez un ou plusieurs éléments…
panel-choose-up-to = Choisissez-en jusqu’à { $count }…
panel-choose-exactly = Choisissez-en { $count }…
panel-chosen-elsewhere = Tout est choisi sur les autres pages.
panel-pay = Mode de paiement
panel-in-hand = -# À valider : { $what }
panel-ahead = -# Personne ne vous attend ; voici ce que vous pouvez encore faire.
panel-others = On attend { $names }.
panel-sent = -# 📨 Envoyé, ce sera joué tout seul dès que la partie continue : { $what }
panel-whole = Validez pour jouer cela maintenant, ou annulez.
end-anyway = Finir quand même ?
end-could = Vous pouvez encore faire ceci : { $what }.
end-left = { $end } · reste : { $what }
panel-final = 🔒 { $what } : vous ne pourrez pas l’annuler.
panel-moved-on = La partie a avancé depuis cet affichage. Voici où elle en est.
panel-legend = -# Vous découvrez le jeu ? Le bouton **{ $picture }** ci-dessous explique chaque symbole. Pour lecteurs d’écran : `/voir plateau` avec `texte`.
panel-hints = -# Conseils : ⭐ est ce que ferait un ordinateur, là où c’est nettement le meilleur choix. Un plus dit l’essentiel de ce qu’un choix rapporte, un moins ce qu’il coûte.
panel-hint-why = -# ⭐ { $what } : { $why }
panel-waiting-some = Vous n’avez rien à décider pour l’instant. Ont fini : { $done } sur { $count }.

# Tours préparés d’avance

button-plan = Préparer mon prochain coup
button-plan-change = Modifier le coup préparé
button-plan-drop = Oublier le coup préparé
button-plan-arm = Jouer ceci dès que c’est à moi
plan-head = 📝 Préparation d’un coup · **{ $name }** · #{ $table }
    -# Rien n’est encore joué et personne d’autre ne voit ceci. Pressez le bouton vert pour que ce soit joué dès que c’est à vous. Si un prix, un gain ou une place a changé entre-temps, on vous demandera.
plan-armed = 📝 Dès que ce sera à vous, ceci sera joué :
plan-stops = Impossible de préparer plus : la suite n’est pas encore connue.
plan-refused = ⚠ Votre coup préparé a été mis de côté à « { $action } » : { $why }
plan-changed = ⚠ Votre coup préparé a été mis de côté : « { $action } » serait devenu « { $now } ».
draft-refused = ⚠ « { $action } » et la suite de vos choix ne font plus partie de votre tour : { $why }
draft-changed = ⚠ Quelque chose a changé depuis que vous avez choisi « { $action } ». Ce serait maintenant : { $now }
draft-left = 📝 « { $action } » était préparé. Comme cela ne peut pas être repris, ce n’a pas été fait pour vous : choisissez-le si vous le voulez toujours.
draft-direct = **{ $name }** · #{ $table } : { $what }
plan-stale = Votre coup préparé a changé depuis. Voici où il en est.

# Les ordres donnés à l’avance

button-orders = { $count ->
    [0] Mes projets
   *[other] Mes projets ({ $count })
}
button-order = { $stands ->
    [yes] ✓ { $name }
   *[no] { $name }
}
button-order-give = Donner cet ordre
button-order-drop = Retirer cet ordre
orders-head = 📋 Mes projets · **{ $name }** · #{ $table }
    -# Personne d’autre ne les voit. Un ordre répond à votre place dès que la question se pose, sans notification. Ce que vous avez en main ou préparé passe avant.
orders-open = -# Une question vous est posée en ce moment : un ordre qui y convient répond aussitôt.
order-line = { $stands ->
    [yes] ✅ **{ $name }** : { $help }.
   *[no] ▫️ **{ $name }** : { $help }.
}
order-values = -# Dans cet ordre : { $values }
order-values-any = -# Choix : { $values }
order-choosing = **Choisissez l’un après l’autre, en commençant par ce que vous préférez.**
order-choosing-any = **Choisissez un ou plusieurs éléments, l’un après l’autre.**
order-choose = Choisir un ordre…
order-nothing = -# Rien n’est encore choisi.
order-add = Choisir la suite…
order-add-any = Ajouter un choix…
order-did = 📋 Votre ordre « { $name } » : { JOIN($did, by: " ; ") }. { $when }
order-left = 📋 Votre ordre « { $name } » a commencé : { JOIN($did, by: " ; ") }. À vous de continuer. { $when }
order-stopped = ⚠ Votre ordre « { $name } » s’est arrêté : { $why } { $when }
order-none-possible = Rien de ce que vous aviez choisi n’est possible.

press-drafted = -# 📝 En main : personne d’autre ne le voit encore, et vous pouvez l’annuler.
press-held = -# 📨 Joué jusqu’ici : quelqu’un a demandé à être attendu. La suite est envoyée et se jouera toute seule.
press-sent = -# 📨 Envoyé : ce sera montré quand tout le monde aura fini.
press-done = -# ✅ Fait : cela compte désormais.
end-done = Vous avez déjà fini votre tour.
undo-done = ↩ Votre dernière décision est annulée.
undo-turn-done = ↩ Votre tour recommence.

# Messages

ping-head = **{ $name }** · #{ $table } · { $status }
ping-late = ⏰ Dernier quart du temps : { $head }
ping-line = ➜ { $who } : { $prompt } { $since }
ping-window = **{ $title }** : { $ask }
ping-legend = -# Vous découvrez le jeu ? Le bouton **{ $picture }** ci-dessous explique chaque symbole. Pour lecteurs d’écran : `/voir plateau` avec `texte`.
ping-done = -# Ont fini : { $done } sur { $count }.
ping-done-names = -# Ont fini : { $done } sur { $count } ({ $names }).
ping-direct = ➜ { $prompt } { $since } · { $channel }
    -# Demandé ici et non dans le salon : à cette table, nul n’apprend qui réfléchit encore.
window-about = ❓ { $about }
window-titled = **{ $title }** : { $about }
window-ask = ➜ { $who } : { $prompt }
window-asked = ❓ { $who } : { $prompt }
window-asked-alone = ❓ On attend { $who }.
window-hold = ✋ { $who } a demandé que la partie attende { $when }.
window-answered = -# Réponse reçue : { $names }.
window-answered-some = -# { $count ->
    [one] Une réponse reçue.
   *[other] { $count } réponses reçues.
}
window-until = -# Jusqu’au { $when }, { $left }.
window-until-default = -# Jusqu’au { $when }, { $left }. Sans réponse : { $default }.
window-until-hold = -# Jusqu’au { $when }, { $left }. Ensuite, la partie continue.
window-over = ✔ { $what }
window-closed = La partie continue.
look-choose = Choisissez une image…
look-rules = Règles : choisissez une page…
look-head = Voir en détail · **{ $name }** · #{ $table }
score-line = { $rank }. **{ $name }** : **{ $total }**{ $parts }
score-line-together = • **{ $name }** : **{ $total }**{ $parts }
score-ties = Égalités départagées par { $keys }.
score-so-far = Scores actuels · **{ $name }** · #{ $table }
score-final = Scores finaux · **{ $name }** · #{ $table }
log-head = Journal · **{ $name }** · #{ $table }
hand-head = Rien que pour vous · **{ $name }** · #{ $table }
words-choose = En mots : choisissez une rubrique…
words-everything = Tout
words-news = Ce qui a changé
words-news-help = depuis votre dernier coup
words-only-new = -# Nouveau depuis votre dernier coup. D’une rubrique qui a changé, seulement les lignes concernées ; le menu ci-dessous la donne en entier.
words-gone = N’y est plus : { JOIN($names, by: " ; ") }.
words-moved-on = -# Le plateau a changé depuis cette page ; la lecture recommence.
words-own = pour vous seulement
words-no-secrets = -# Rien n’est réservé à vos yeux en ce moment. Voici le plateau :
words-nothing-new = -# Rien n’a changé depuis votre dernier coup. Voici où en est la partie :
words-unchanged = -# Inchangé depuis votre dernier coup : { JOIN($parts, by: " ; ") }. Le menu ci-dessous donne chaque rubrique.
words-turn = Choisissez une autre page…
words-page = page { $page } sur { $pages }
words-all = Toute la table en mots : `/voir plateau` avec `texte`.
words-continued = { $title }, suite
catch-up-head = Depuis votre dernier coup · **{ $name }** · #{ $table }
catch-up-all = Depuis le début · **{ $name }** · #{ $table }
catch-up-last = Ce qui vient de se passer · **{ $name }** · #{ $table }
catch-up-nothing = Il ne s’est rien passé depuis.
catch-up-everybody = Tout le monde
catch-up-rest = -# « … » : tout ne tient pas ici. `/voir journal` raconte tout, manche par manche.

log-round = Manche { $round }
log-round-before = ⏮ Manche { $round }
log-round-after = Manche { $round } ⏭
log-start = La partie commence.
log-default = ⏳ { $name } n’a pas { $begun ->
    [yes] continué
   *[no] répondu
} ; la réponse par défaut a été donnée à sa place.
log-default-did = ⏳ { $name } n’a pas { $begun ->
    [yes] continué
   *[no] répondu
} ; la réponse par défaut a été donnée à sa place : { $did }.
log-default-then = ⏳ { $name } n’a pas { $begun ->
    [yes] continué
   *[no] répondu
} ; voici ce qui a été fait à sa place, puis { $did }.
log-waited-for = ⏳ La partie continue sans attendre { $name } plus longtemps.
log-unnamed = ⏳ Quelqu’un n’a pas répondu ; la réponse par défaut a été donnée à sa place.
note-absent = ⏳ **{ $name }** a laissé passer son temps deux fois de suite : son absence est notée jusqu’à ce que cette personne rejoue.
note-absent-somebody = ⏳ À la table **{ $table }**, quelqu’un a laissé passer son temps deux fois de suite : son absence est notée jusqu’à ce que cette personne rejoue.
log-forced = ⏩ { $name } ne pouvait rien faire d’autre ; ce coup a été joué à sa place.

# Problèmes

trouble-gone = Le salon de votre table **{ $name }** (#{ $table }) n’existe plus. Utilisez /table réglages dans un autre salon pour y déplacer la table.
trouble-forbidden = Je ne peux pas écrire dans { $channel }, le salon de votre table **{ $name }** (#{ $table }). Donnez-moi les permissions « Voir le salon », « Envoyer des messages » et « Joindre des fichiers » ; la partie continuera dès que je pourrai écrire.

# Changements à une table

note-pause = ⏸ **{ $name }** est en pause. Pour continuer : /table pause.
note-resume = ▶ **{ $name }** continue.
note-resign = { $name } abandonne ; un ordinateur joue sa place jusqu’à son retour.
note-resign-anothers = { $name } abandonne la place reprise à quelqu’un d’autre ; un ordinateur la joue jusqu’au retour de la personne qui l’occupait au début.
note-reclaim = { $other } est de retour.
note-replace = { $other } joue désormais la place { DE($name) }.
note-replace-computer-anothers = Un ordinateur joue désormais à la place { DE($name) }. La personne qui l’occupait au début peut la retrouver avec /table reprendre.
note-replace-computer = Un ordinateur joue désormais à la place { DE($name) }, qui peut la retrouver avec /table reprendre.
note-deserted = ⏹ Il n’y a plus que des ordinateurs à **{ $table }** : la partie s’arrête là. Qui avait une place la retrouve avec /table reprendre, et la partie continue.
note-deserted-paused = ⏹ Il n’y a plus que des ordinateurs à **{ $table }**, qui est en pause. Qui avait une place la retrouve avec /table reprendre ; /table pause permet ensuite de continuer la partie.
note-deserted-next = La personne qui a ouvert la table et celles qui gèrent le serveur peuvent confier une place à quelqu’un avec /table remplacer, ou mettre fin à la partie avec /table supprimer.
note-deserted-next-direct = La personne qui a ouvert la table peut mettre fin à la partie avec /table supprimer.
note-still-paused = ⏸ **{ $name }** est toujours en pause. Pour continuer : /table pause.
note-ended-by = 🏁 La partie **{ $name }** est terminée : { $who } y a mis fin, sans résultat.
note-ended-agreed = 🏁 La partie **{ $name }** est terminée : la table a accepté d’y mettre fin, sans résultat.
note-ended-next = -# L’état final : `/voir plateau`. Une autre table ici : `/table ouvrir`.
note-unanswered = { $name } n’a pas répondu à 5 rappels : il n’y en aura plus. /table remplacer peut confier sa place à quelqu’un d’autre.
note-unanswered-somebody = Quelqu’un n’a pas répondu à 5 rappels à la table **{ $name }** : il n’y en aura plus. /table réglages permet de faire ce qui ne coûte rien pour qui ne répond pas ; /table remplacer confie une place à quelqu’un d’autre.
note-costly = ⏳ { $name } ne répond pas. Tout ce qui pourrait être fait à sa place lui coûterait quelque chose : rien n’est donc fait. /table relancer envoie un rappel, /table remplacer confie la place à un ordinateur ou à quelqu’un d’autre, /table pause arrête la partie.
note-costly-somebody = ⏳ Quelqu’un ne répond pas à la table **{ $table }**. Tout ce qui pourrait être fait à sa place lui coûterait quelque chose : rien n’est donc fait. /table relancer envoie un rappel, /table remplacer confie une place à un ordinateur ou à quelqu’un d’autre, /table pause arrête la partie.
log-unreadable = (L’entrée { $number } du journal est illisible.)
log-rewind = La table a accepté de revenir en arrière.
log-withdrawn-step = ↩ { $name } a repris son dernier coup.
log-withdrawn = ↩ { $name } a annulé la fin de son tour.
pause-done = La table #{ $table } est en pause.
resume-done = La table #{ $table } continue.
resign-done-anothers = Un ordinateur joue la place que vous aviez reprise à la table #{ $table }. Seule la personne qui l’occupait au début peut la retrouver.
resign-done = Un ordinateur joue votre place à la table #{ $table }. /table reprendre vous la rend.
reclaim-done = Vous jouez de nouveau à la table #{ $table }.
replace-done = La place à la table #{ $table } a changé de mains.
seated-direct = 🪑 Une place vous a été confiée à **{ $name }** (#{ $table }) dans { $channel }. **/table jouer** y montre ce qui est à décider, **/table abandonner** confie la place à un ordinateur.
nudge-again = La question avait été supprimée. Je la publie à nouveau, sans prévenir personne une seconde fois.
nudge-done = Rappel envoyé à { $names }.
nudge-away = { $name } : absence ou heures calmes jusqu’au { $until }, pas de rappel.
nudge-done-undisclosed = Un rappel est parti, en message privé, à qui n’a pas fini, sauf absence annoncée ou heures calmes : à cette table, nul n’apprend de qui il s’agit.
nudge-nobody = Aucun rappel n’est parti : toutes les autres personnes sont absentes ou en heures calmes.
note-away = 🌴 **{ $name }** s’absente jusqu’au { $until } : d’ici là, son temps ne court pas.
note-back = 🌴 **{ $name }** est de retour : son temps court de nouveau.
away-done = Votre absence est notée jusqu’au { $until } ; personne ne vous relancera.
away-over = Bon retour.
away-still = Vous êtes de retour à cette table, mais votre absence partout dure jusqu’au { $until } : personne ne vous relancera ici non plus. /table absence jours:0 y met fin aussi.
mine-none = Vous n’êtes à aucune table. Ouvrez-en une avec /table ouvrir.
mine-head = Vos tables ({ $count })
mine-row = { $table } : { $said }
status-lobby = pas encore commencée
status-cancelled = arrêtée sans résultat, personne n’est attendu ; elle en était là : { $status }
status-playing = c’est aux autres de jouer
status-paused = en pause
status-deserted = il n’y a plus que des ordinateurs, la partie s’arrête là
status-left-deserted = il n’y a plus que des ordinateurs, la partie s’arrête là ; /table reprendre, là-bas, vous rend votre place
status-left = votre place est jouée par quelqu’un d’autre ; /table reprendre, là-bas, vous la rend

# Votes

button-agree = Accepter
button-refuse = Refuser
vote-undo = { $name } demande à revenir avant la dernière décision.
vote-undo-turn = { $name } demande à revenir avant la fin de son tour, pour le modifier.
vote-undo-phase = { $name } demande à revenir dans la phase qui vient d’être dévoilée, avant d’y avoir fini. Ce que d’autres y ont décidé ensuite est annulé aussi.
vote-undo-step = { $name } demande à annuler une décision du tour en cours ; elle a révélé quelque chose ou fait intervenir le hasard.
vote-undo-answered = { $name } demande à annuler une décision du tour en cours. Ce que d’autres ont décidé ensuite est annulé aussi.
vote-undo-together = { $name } demande à annuler une décision de cette phase. Ce que d’autres ont décidé ensuite est annulé aussi.
vote-about = Il s’agit de :
vote-pause = { $name } demande de mettre la partie en pause.
vote-resume = { $name } demande de continuer la partie.
vote-cancel = { $name } demande de mettre fin à cette partie sans résultat.
vote-replace = { $name } demande de confier la place { DE($other) } à un ordinateur.
vote-rule-all = Tout le monde doit accepter.
vote-rule-most = Il faut { $needed } { $needed ->
    [one] accord
   *[other] accords
}.
vote-stands-agreed = ✓ Pour : { $who }
vote-stands-refused = ✗ Contre : { $who }
vote-excused-away = ○ Accord non requis : { $who } (absence)
vote-excused-silent = ○ Accord non requis : { $who } (on attend depuis plus de { $hours } heures). Une réponse compte quand même.
vote-stands-missing = ➜ { $who } : merci de répondre, jusqu’au { $until }.
vote-agreed = ✓ **Accepté.**
vote-refused = ✗ **Refusé.**
vote-moot = ⌛ **Cette question ne se pose plus :** la partie a continué.
vote-went-on = ⌛ **Cette question ne se pose plus :** la partie a continué, et revenir en arrière annulerait ce qui s’est passé depuis.
vote-went-back = ⌛ **Cette question ne se pose plus :** la table a déjà accepté de revenir en arrière. Qui le veut encore peut la poser de nouveau.
vote-taken-back = ⌛ **Cette question ne se pose plus :** cette décision est déjà annulée.
vote-paused = ⌛ **Cette question ne se pose plus :** la partie est déjà en pause.
vote-resumed = ⌛ **Cette question ne se pose plus :** la partie a déjà repris.
vote-reseated = ⌛ **Cette question ne se pose plus :** une place a changé de mains. Qui le veut encore peut la poser de nouveau.
vote-deserted = ⌛ **Cette question ne se pose plus :** il n’y a plus que des ordinateurs à la table.
vote-ended = ⌛ **Cette question ne se pose plus :** la partie est terminée.
vote-moved = La question est maintenant posée dans { $where }.
vote-waits-direct = 🗳 À la table **{ $name }** (#{ $table }) dans { $channel }, un vote attend votre réponse, jusqu’au { $until }.
vote-asked = La table a été consultée.

# Réglages

settings-head = Réglages · **{ $name }** · #{ $table }
setting-language = Langue des messages publics : { $now }
setting-theme = Images du salon : { $now }
setting-remind = Rappels : { $now }
setting-absent = Pour qui ne répond pas, faire ce qui ne coûte rien : { $now }
setting-forced = Quand un seul coup est possible, le jouer aussitôt : { $now }
setting-theme-help = -# Les images montrées à une seule personne ont les couleurs qu’elle choisit avec /table moi.
setting-absent-help = -# Pour qui ne répond pas, il n’est jamais fait que ce qui ne lui coûte rien : finir un tour joué, décliner une offre, prendre un gain qui ne laisse pas de choix. Son tour, une carte de sa main ou ce qui lui appartient n’est jamais sacrifié à sa place, et rien n’est choisi, par exemple les cartes à garder ; la table en est avertie. En cas d’absence annoncée, ni rappel, ni coup joué à la place de la personne, sauf le seul coup possible si la table le joue aussitôt. Cela vaut tant qu’il reste du temps : ce qui se passe quand un temps est épuisé se choisit sous Cadence.
hours = après { $hours } heures
remind-never = jamais
absent-never = jamais
forced-on = oui
forced-off = non, attendre la personne
theme-dark = Sombre
theme-dark-help = couleurs calmes sur bleu nuit
theme-contrast = Contraste élevé
theme-contrast-help = textes et traits plus clairs sur noir, sans dégradés
theme-choice = { $name } : { $about }
theme-done = 🎨 { $theme } : c’est ainsi que vous verrez désormais toutes les images qui ne s’affichent que pour vous, à toutes vos tables : votre panneau, votre main, **/voir**. Ce qui est publié dans un salon a les couleurs de sa table (**/table réglages**).

# Regarder

rules-head = Règles : choisissez une page avec /voir règles.
rules-below = Règles : choisissez une page ci-dessous.
why-nothing = Rien de tel n’est impossible en ce moment : tout ce qui existe vous est proposé.
why-possible = « { $action } » est possible maintenant : /table jouer vous le propose.
why-unknown = Rien ici ne s’appelle « { $typed } ». Choisissez une des suggestions de /table pourquoi, ou n’indiquez aucune action pour voir tout ce qui est impossible maintenant.
why-more = … et { $count } de plus. Tapez plus de lettres du nom, ou n’indiquez aucune action pour tourner les pages.
export-done = La table #{ $table } dans un fichier.
help =
    🪐 **Slow Orbit** permet de jouer à des jeux de société spatiaux par correspondance : des jours entre les coups, une image après chaque tour, une notification quand c’est à vous.
    • **/table ouvrir** ouvre une table, **/table ouvrir entraînement:Vrai** une partie immédiate contre l’ordinateur.
    • **Jouer** sous une notification, ou **/table jouer**, ouvre votre panneau privé. Chaque étape s’annule tant que vous n’avez pas pressé le bouton vert qui la valide, sauf si elle a révélé quelque chose.
    • Chaque jeu a aussi sa propre commande, dont les options proposent ce qui est possible.
    • **/voir** montre le plateau, le journal, les scores et les règles ; personne d’autre ne voit la réponse. **/table moi** règle votre langue, vos couleurs et vos heures calmes.
    • **/table main** montre vos secrets, **/table miennes** toutes vos tables, **/table absence** vous laisse en paix.
    • Une table peut jouer à la pendule : **Options** d’une table neuve, puis **/table réglages**, par vote.
    Création non officielle ; les jeux appartiennent à leurs éditeurs.

# Coups remis à plus tard, et où l’on demande à être attendu

later-refused-direct = **{ $name }** · #{ $table } : l’action que vous aviez remise à plus tard n’est plus possible, vous la gardez. { $action } — { $why }
holds-head = **Attente** : la partie vous attend au moment choisi, une seule fois, jusqu’à ce que vous continuiez ou que le délai soit écoulé. Les autres l’apprennent quand on y arrive.
holds-none = ▫️ à aucun moment
holds-now = ☑ { $where }
holds-choose = Demander qu’on vous attende…
holds-nowhere = à aucun moment
button-later = ⏳ Remettre une action à plus tard…
later-head = **{ $name }** · #{ $table } : quelle action doit attendre que ceci soit fini ? Elle reste secrète, est vérifiée à ce moment-là et se joue toute seule.
later-drop-choose = Abandonner une action remise à plus tard…
later-waits = ⏳ Remis à plus tard : { $action }
later-refused = ⚠️ Ce n’est plus possible, vous gardez tout : { $action } — { $why }
later-not-now = Cela peut se jouer tout de suite, ou n’est plus possible.
press-later = -# ⏳ Remis à plus tard : ce sera joué tout seul, dans l’ordre d’arrivée, dès que ceci sera fini.

# Les noms des permissions tels que les montrent les réglages de Discord.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
