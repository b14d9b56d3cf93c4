# Comment une partie a été distribuée (`docs/dealing.md`) : dans son premier message, et derrière « Vérifier la donne »

deal-committed = -# 🔒 La donne est fixée ; ceci le prouvera une fois la partie finie : `{ $commitment }`
deal-revealed = **{ $name }** · #{ $table } : la donne
    Fixée avant le premier tour par : `{ $commitment }` (comparez avec le premier message de la partie)
    Sel : `{ $salt }`
    Graine : `{ $seed }`
    Ensemble, ils prouvent que la donne n’a pas changé. `/table exporter` enregistre la partie dans un fichier qui permet de tout vérifier.
deal-none = Rien n’a été conservé de la donne de la table #{ $table }.
deal-export = -# Pour vérifier la donne : `/table exporter`.
deal-unreadable = -# 🔒 On ne peut pas montrer comment cette partie a été distribuée : ce qui en était conservé est abîmé. La partie, elle, ne l’est pas.
