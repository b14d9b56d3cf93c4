language-name = Français

# Boutons

button-act = Agir
button-board = Plateau
button-catch-up = Résumé
button-refresh = Actualiser
button-undo = Annuler
button-restart = Refaire le tour
button-back = Retour
button-hand = Main
button-end = Confirmer et finir le tour
button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-options = Options
button-start = Commencer
button-cancel = Supprimer
button-ask-table = Demander à la table

# Avant la partie

level-random = ordinateur au hasard
level-greedy = ordinateur
lobby-open = { $count } places prises sur { $most } ; il en faut { $least } pour commencer.
lobby-begun = La partie a commencé.
lobby-cancelled = Cette table a été supprimée.
computer-ask = Quel joueur artificiel doit s’asseoir ?
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
panel-page = Page { $page } sur { $pages }
undo-done = ↩ Votre dernière décision est annulée.
undo-turn-done = ↩ Votre tour recommence.

# Messages

ping-head = **{ $name }** · #{ $table } · { $status }
ping-line = ➜ { $who } : { $prompt } { $since }
score-line = { $rank }. **{ $name }** : **{ $total }** ({ $parts })
score-ties = Égalités départagées par { $keys }.
score-so-far = Scores actuels · **{ $name }** · #{ $table }
score-final = Scores finaux · **{ $name }** · #{ $table }
log-head = Journal · **{ $name }** · #{ $table }
hand-head = Pour vos yeux seulement · **{ $name }** · #{ $table }
catch-up-head = Depuis votre dernier tour · **{ $name }** · #{ $table }
catch-up-nothing = Il ne s’est rien passé depuis.

log-start = La partie commence.
log-undo = La table a accepté d’annuler la dernière action de { $name }.

# Ennuis

trouble-gone = Le salon de votre table **{ $name }** (#{ $table }) n’existe plus. Utilisez /table settings dans un autre salon pour y déplacer la table.
trouble-forbidden = Je ne peux pas écrire dans { $channel }, le salon de votre table **{ $name }** (#{ $table }). Donnez-moi les permissions « Envoyer des messages », « Joindre des fichiers » et « Intégrer des liens » ; la partie continuera dès que je pourrai écrire.
