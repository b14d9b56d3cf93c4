language-name = Français

# Boutons

button-act = Jouer
button-board = Plateau
button-catch-up = Quoi de neuf ?
button-refresh = Actualiser
button-undo = Annuler
button-restart = Recommencer
button-back = Retour
button-look = Voir en détail
button-why = Pourquoi pas ?
button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-options = Options
button-thread = Ouvrir un fil
button-start = Commencer
button-cancel = Supprimer
button-ask-table = Demander à la table

# Avant la partie

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
lobby-begun = La partie a commencé.
lobby-cancelled = Cette table a été supprimée.
lobby-moved = **{ $name }** · #{ $table } continue dans { $where }.
computer-ask = Quel ordinateur doit s’asseoir à la table ?
computer-done = C’est fait : { $count ->
    [one] { $count } place est prise.
   *[other] { $count } places sont prises.
}
options-head = Options de la table #{ $table }
option-language = Langue
new-done = La table #{ $table } est ouverte dans { $where }.
join-done = Vous êtes à la table #{ $table }.
leave-done = Vous avez quitté la table #{ $table }.
start-done = La partie de la table #{ $table } a commencé.
cancel-done = La table #{ $table } a pris fin sans résultat.

# Panneau

panel-head = **{ $name }** · #{ $table } · { $status }
panel-waiting = Vous n’avez rien à décider pour l’instant. On attend { $names }.
panel-choose = Choisissez…
page-before = ◀ Page précédente
page-next = Page { $page } sur { $pages } · page suivante ▶
panel-choose-many = Choisissez un ou plusieurs éléments…
panel-ahead = Personne ne vous attend, mais vous pouvez déjà décider ceci :
panel-hints = -# Conseils : ⭐ ce que ferait un ordinateur, (≈) à peu près aussi bon, (−3) environ 3 points de moins.
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
plan-stale = Ce plan a changé depuis. Voici où il en est.

undo-done = ↩ Votre dernière décision est annulée.
undo-turn-done = ↩ Votre tour recommence.

# Messages

ping-head = **{ $name }** · #{ $table } · { $status }
ping-line = ➜ { $who } : { $prompt } { $since }
ping-done = -# Ont fini : { $done } sur { $count }.
ping-done-names = -# Ont fini : { $done } sur { $count } ({ $names }).
ping-direct = ➜ { $prompt } { $since } · { $channel }
    -# Demandé ici et non dans le salon : à cette table, nul n’apprend qui réfléchit encore.
look-choose = Choisissez une image…
look-rules = Règles : choisissez une page…
look-head = Voir en détail · **{ $name }** · #{ $table }
score-line = { $rank }. **{ $name }** : **{ $total }**{ $parts }
score-ties = Égalités départagées par { $keys }.
score-next = -# Une autre table ici : `/table ouvrir`. Toute la partie en un fichier : `/table exporter`.
score-so-far = Scores actuels · **{ $name }** · #{ $table }
score-final = Scores finaux · **{ $name }** · #{ $table }
log-head = Journal · **{ $name }** · #{ $table }
hand-head = Pour vous seul · **{ $name }** · #{ $table }
catch-up-head = Depuis votre dernier coup · **{ $name }** · #{ $table }
catch-up-nothing = Il ne s’est rien passé depuis.

log-start = La partie commence.

# Problèmes

trouble-gone = Le salon de votre table **{ $name }** (#{ $table }) n’existe plus. Utilisez /table réglages dans un autre salon pour y déplacer la table.
trouble-forbidden = Je ne peux pas écrire dans { $channel }, le salon de votre table **{ $name }** (#{ $table }). Donnez-moi les permissions « Voir le salon », « Envoyer des messages » et « Joindre des fichiers » ; la partie continuera dès que je pourrai écrire.

# Changements à une table

note-pause = ⏸ **{ $name }** est en pause. Pour continuer : /table pause.
note-resume = ▶ **{ $name }** continue.
note-resign = { $name } abandonne ; un ordinateur joue sa place jusqu’à son retour.
note-reclaim = { $other } est de retour.
note-replace = { $other } joue désormais la place de { $name }.
note-unanswered = { $name } n’a pas répondu à 5 rappels : il n’y en aura plus. /table remplacer peut confier sa place à quelqu’un d’autre.
note-unanswered-somebody = Quelqu’un n’a pas répondu à 5 rappels à la table **{ $name }** : il n’y en aura plus. /table réglages permet une action par défaut pour qui ne répond pas ; /table remplacer confie une place à quelqu’un d’autre.
log-rewind = La table a accepté de revenir en arrière.
pause-done = La table #{ $table } est en pause.
resume-done = La table #{ $table } continue.
resign-done = Un ordinateur joue votre place à la table #{ $table }. /table reprendre vous la rend.
reclaim-done = Vous jouez de nouveau à la table #{ $table }.
replace-done = La place à la table #{ $table } a changé de mains.
nudge-done = Rappel envoyé à { $names }.
nudge-done-undisclosed = Un rappel est parti, en message privé, à qui n’a pas fini : à cette table, nul n’apprend de qui il s’agit.
away-done = Votre absence est notée jusqu’au { $until } ; personne ne vous relancera.
away-over = Content de vous revoir.
mine-none = Vous n’êtes à aucune table. Ouvrez-en une avec /table ouvrir.
mine-head = Vos tables ({ $count })
mine-row = { $table } : { $said }
status-lobby = pas encore commencée
status-playing = c’est aux autres de jouer
status-paused = en pause

# Votes

button-agree = Accepter
button-refuse = Refuser
vote-undo = { $name } demande à revenir avant la dernière décision. Tout le monde doit accepter.
vote-pause = { $name } demande de mettre la partie en pause.
vote-resume = { $name } demande de continuer la partie.
vote-cancel = { $name } demande de mettre fin à cette partie sans résultat.
vote-replace = { $name } demande de confier la place de { $other } à un ordinateur.
vote-stands = { $agreed } { $agreed ->
    [one] accord
   *[other] accords
 } sur { $needed } nécessaires.
vote-agreed = ✓ Accepté.
vote-refused = ✗ Refusé.
vote-moot = La partie a continué ; la question ne se pose plus.
vote-asked = La table a été consultée.

# Réglages

settings-head = Réglages · **{ $name }** · #{ $table }
setting-language = Langue des messages publics : { $now }
setting-remind = Rappels : { $now }
setting-absent = Action par défaut sans réponse : { $now }
hours = après { $hours } heures
remind-never = jamais
absent-never = jamais

# Regarder

rules-head = Règles : choisissez une page avec /voir règles.
why-nothing = Rien de tel n’est impossible en ce moment : tout ce qui existe vous est proposé.
why-more = … et { $count } de plus.
export-done = La table #{ $table } dans un fichier.
help =
    🪐 **Slow Orbit** permet de jouer à des jeux de société spatiaux par correspondance : des jours entre les coups, une image après chaque tour, une notification quand c’est à vous.
    • **/table ouvrir** ouvre une table, **/table ouvrir entraînement:True** une partie immédiate contre l’ordinateur.
    • **Jouer** sous une notification, ou **/table jouer**, ouvre votre panneau privé. Chaque étape s’annule tant que vous n’avez pas pressé le bouton vert qui la valide, sauf si elle a révélé quelque chose.
    • Chaque jeu a aussi sa propre commande, dont les options proposent ce qui est possible.
    • **/voir** montre le plateau, le journal, les scores et les règles ; vous seul voyez la réponse.
    • **/table main** montre vos secrets, **/table miennes** toutes vos tables, **/table absence** vous laisse en paix.
    Création non officielle ; les jeux appartiennent à leurs éditeurs.
