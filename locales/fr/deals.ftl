# Comment une partie a été distribuée (`docs/dealing.md`) : dans son premier message, et derrière « Vérifier la donne »

deal-committed = -# 🔒 La donne est fixée. Ceci le prouvera une fois la partie finie : `{ $commitment }`
deal-revealed = **{ $name }** · #{ $table } : la donne
    Fixée avant le premier tour par : `{ $commitment }` (comparez avec le premier message de la partie)
    Sel : `{ $salt }`
    Graine : `{ $seed }`
    Ensemble, ils prouvent que la donne n’a pas changé. `/table exporter` enregistre la partie dans un fichier qui permet de tout vérifier.
deal-none = La donne de la table #{ $table } n’a pas été enregistrée.
deal-export = -# Pour vérifier la donne : `/table exporter`.
deal-unreadable = -# 🔒 L’enregistrement de la donne de cette partie est endommagé et ne peut pas être montré. La partie elle-même est intacte.
