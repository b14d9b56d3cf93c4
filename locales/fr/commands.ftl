# Noms et descriptions des commandes et de leurs options : noms en minuscules, 32 caractères au
# plus ; descriptions de 100 caractères au plus.

cmd-table-name = table
cmd-table = Une table : ouvrir, rejoindre, jouer, gérer
cmd-look-name = voir
cmd-look = Regarder une table ; vous seul voyez la réponse, sauf si vous la partagez

cmd-new-name = ouvrir
cmd-new = Ouvrir une table dans ce salon ou dans un fil
cmd-join-name = rejoindre
cmd-join = S’asseoir à la table de ce salon
cmd-leave-name = quitter
cmd-leave = Quitter une table qui n’a pas commencé
cmd-start-name = commencer
cmd-start = Commencer la partie
cmd-act-name = agir
cmd-act = Ouvrir votre panneau privé pour la décision en cours
cmd-end-name = finir
cmd-end = Confirmer et finir votre tour
cmd-undo-name = annuler
cmd-undo = Reprendre votre dernière décision
cmd-restart-name = refaire
cmd-restart = Reprendre tout votre tour
cmd-hand-name = main
cmd-hand = Montrer ce que vous seul pouvez voir
cmd-cancel-name = supprimer
cmd-cancel = Mettre fin à une table sans résultat
cmd-board-name = plateau
cmd-board = Montrer le plateau
cmd-log-name = journal
cmd-log = Montrer ce qui s’est passé
cmd-catch-up-name = résumé
cmd-catch-up = Ce qui s’est passé depuis votre dernier tour
cmd-score-name = score
cmd-score = Montrer les scores

opt-game-name = jeu
opt-game = Quel jeu
opt-name-name = nom
opt-name = Un nom pour la table
opt-language-name = langue
opt-language = Langue des messages publics
opt-thread-name = fil
opt-thread = Créer un fil pour la table
opt-practice-name = entraînement
opt-practice = Jouer tout de suite contre l’ordinateur, avec des conseils
opt-share-name = partager
opt-share = Le montrer à tout le salon
opt-text-name = texte
opt-text = Le plateau en texte, pour les lecteurs d’écran
