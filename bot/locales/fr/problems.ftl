problem-stale = C’est déjà décidé. Voici votre question actuelle.
problem-no-plan = Vous n’avez pas de coup à préparer maintenant.
problem-plan-empty = Choisissez d’abord un coup.
problem-choice-first = Préparez d’abord le choix précédent : ouvrez-le et appuyez sur son bouton vert.
problem-refused = Vous ne pouvez pas faire cela maintenant.
problem-setup = { $game } : { $why }
problem-instead = Vous pouvez : { $actions }
problem-to-decide = Votre décision maintenant : { $prompt }
problem-not-seated = Vous ne jouez pas à la table #{ $table }.
problem-table-lobby = La table #{ $table } n’a pas commencé. Tout joueur de la table peut lancer la partie avec /table commencer.
problem-table-playing = La partie de la table #{ $table } est déjà en cours.
problem-table-paused = La table #{ $table } est en pause. Pour reprendre : /table pause.
problem-table-finished = La partie de la table #{ $table } est finie.
problem-table-cancelled = La table #{ $table } a été supprimée. Ouvrez-en une nouvelle avec /table ouvrir.
problem-no-scores = La table #{ $table } a été supprimée : la partie n’a pas de scores.
problem-export-running = Tant que la table #{ $table } est en cours, seuls ses joueurs peuvent l’exporter. Une fois la partie terminée, tout le monde le peut.
problem-no-such-table = Aucune table trouvée pour « { $name } ». Choisissez une des suggestions, ou tapez son numéro.
problem-person-seated = { $name } joue déjà à la table #{ $table }.
problem-unknown-table = La table #{ $table } n’existe plus.
problem-unknown-game = Aucun jeu trouvé pour « { $game } ».
problem-other-game = La table de ce salon joue à { $game }.
problem-no-table-here = Ce salon n’a pas de table. Ouvrez-en une avec /table ouvrir.
problem-not-here = Cela ne fonctionne que sur un serveur où je suis. Ici, vous pouvez utiliser /table miennes et /table moi.
problem-channel-busy = La table #{ $table } est en cours dans ce salon. Utilisez un autre salon ou un fil.
problem-not-lobby = La table #{ $table } a déjà commencé.
problem-already-seated = Vous jouez déjà à la table #{ $table }.
problem-table-full = La table #{ $table } est complète.
problem-seats-held = Toutes les places libres de la table #{ $table } sont réservées à des invités. La prochaine se libère { $until }.
problem-rematch-held = La revanche est déjà ouverte : table #{ $table } dans { $where }. Votre place est réservée jusqu’au { $until } ; appuyez-y sur *Rejoindre*.
problem-rematch-seated = La revanche est déjà ouverte, et vous y avez une place : table #{ $table } dans { $where }.
problem-not-over = La partie de la table #{ $table } n’est pas finie. Sa donne reste secrète jusque-là.
problem-not-finished = La table #{ $table } n’a pas encore de résultat. La revanche n’est possible qu’après une partie finie.
problem-unknown-level = Ce jeu n’a plus d’ordinateur de ce niveau. Choisissez-en un autre.
problem-no-people = La table #{ $table } n’a que des ordinateurs. Une personne doit la rejoindre avant de commencer.
problem-no-computer = La table #{ $table } n’a pas d’ordinateur.
problem-pruned = Cette position de la table #{ $table } n’est plus conservée.
problem-undo-nothing = Vous n’avez rien à annuler.
problem-undo-revealed = Votre dernière décision a révélé une information cachée ou fait intervenir le hasard : l’annuler demande un vote.
problem-undo-closed = Ce tour est fini : l’annuler demande un vote.
problem-undo-shown = La phase est finie et tous les joueurs en ont vu le résultat : l’annuler demande un vote.
problem-undo-others = D’autres ont pris des décisions depuis : l’annuler demande un vote.
problem-no-such-value = Vous ne pouvez pas utiliser « { $value } » pour { $field } maintenant.
problem-lacking = Il me faut d’abord ces permissions dans ce salon : { $permissions }.
problem-no-thread-here = Je ne peux pas créer de fil ici. Utilisez un salon textuel d’un serveur, ou une publication d’un forum.
problem-has-thread = Cette table a déjà un fil.
problem-command-changed = Cette commande a changé. Rechargez Discord (Ctrl+R) et recommencez.
problem-button-changed = Ce bouton ou ce menu n’est plus à jour. Utilisez `/table jouer` pour un nouveau panneau.
problem-database = Je ne peux pas accéder à ma base de données en ce moment. Rien n’a été changé. Réessayez dans un instant.
problem-outcome-unknown = J’ai perdu ma base de données pendant l’enregistrement. Utilisez `/table jouer` dans un instant pour voir si c’est pris en compte.
problem-too-fast =
    Vous appuyez plus vite que je ne peux suivre. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
problem-too-many-pictures =
    Vous ouvrez des images plus vite que je ne peux les dessiner. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
problem-discord = Discord n’a pas accepté ma réponse. Utilisez `/table jouer` pour voir la position actuelle. (erreur { $id })
problem-not-drawn = Je n’ai pas pu dessiner l’image. Rien n’est perdu dans la partie. (erreur { $id })
problem-forbidden = Il me manque une permission pour cela ici. (erreur { $id })
problem-shut = Je ne peux pas écrire dans ce fil : il est verrouillé ou archivé. Une personne qui gère les fils doit le déverrouiller. (erreur { $id })
problem-defect = Le bot a rencontré un problème. Rien n’est perdu dans votre partie. (erreur { $id })
problem-may-anyone = Tout le monde peut faire cela.
problem-may-seated = Seuls les joueurs de cette table peuvent faire cela.
problem-may-seated-creator = Seuls les joueurs de cette table ou la personne qui l’a créée peuvent faire cela.
problem-may-creator-manager = Seuls la personne qui a créé la table ou un gestionnaire du serveur peuvent faire cela.
problem-may-seated-creator-manager = Seuls les joueurs de cette table, la personne qui l’a créée ou un gestionnaire du serveur peuvent faire cela.
problem-may-start = Seuls la personne qui a créé la table, { $name }, ou un gestionnaire du serveur peuvent lancer la partie. Si { $name } quitte la table ou s’absente, tout joueur de la table le peut.
problem-may-creator-manager-vote = La personne qui a créé la table ou un gestionnaire du serveur peut faire cela. Les autres joueurs peuvent lancer un vote.
problem-may-manager-vote = Un gestionnaire du serveur peut faire cela. Les joueurs de cette table peuvent lancer un vote.
problem-may-vote = Cela demande un vote.
problem-vote-unknown = Ce vote n’existe plus.
problem-seat-computer = { $name } est déjà un ordinateur.
problem-nothing-to-reclaim = Vous n’avez pas de place à reprendre à la table #{ $table }.
problem-nobody-to-nudge = La table n’attend que vous.
problem-nudge-later = Un rappel vient de partir. Vous pourrez relancer { $when }.
problem-not-confirmed = Rien n’a été changé. Choisissez confirmer:Vrai pour confirmer.
problem-no-such-seat = Aucun joueur de cette table ne s’appelle « { $name } ».
problem-no-bots = Un bot ne peut pas prendre de place. N’indiquez personne pour ajouter un ordinateur.
problem-no-such-picture = Aucune image trouvée pour « { $name } ». Choisissez une des suggestions.
problem-no-such-topic = Aucune page de règles trouvée pour « { $name } ». Choisissez une des suggestions.
problem-no-such-part = Aucune rubrique du plateau trouvée pour « { $name } ». Choisissez une des suggestions.
problem-no-such-part-near = Aucune rubrique du plateau trouvée pour « { $name } ». Vouliez-vous dire « { $near } » ?
problem-several-parts = Plusieurs rubriques du plateau correspondent à « { $name } » : { $parts }.
problem-share-part = Le plateau entier en texte fait { $count } messages, c’est trop pour le salon. Partagez une seule rubrique : `/voir plateau` avec `partager` et `rubrique`.
problem-private-part = Vous seul voyez « { $name } » : impossible de le partager.
problem-no-orders = Ce jeu n’a pas d’ordres.
problem-no-such-order = Ce jeu n’a pas cet ordre.
problem-order-empty = Choisissez d’abord sur quoi porte l’ordre.
problem-order-changed = Cet ordre n’est plus possible. Choisissez à nouveau.
problem-order-long = Un ordre peut avoir au plus { $most } choix.
problem-not-whole = Votre coup n’est pas fini : terminez-le ou annulez-le.
problem-no-boundary = La partie ne peut pas vous attendre à cet endroit en ce moment.
problem-away-days =
    Vous pouvez vous absenter au plus 30 jours par an : { $days ->
        [0] il ne vous reste plus un jour entier
        [one] il vous en reste 1
       *[other] il vous en reste { $days }
    }.
