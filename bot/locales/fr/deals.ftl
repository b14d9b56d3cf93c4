# Comment une partie a été distribuée (`docs/dealing.md`) : dans son premier message, et derrière « Vérifier la donne »

deal-committed = -# 🔒 La donne est fixée. Ceci le prouvera une fois la partie finie : `{ $commitment }`
deal-revealed = **{ $name }** · #{ $table } : la donne
    Fixée avant le premier tour par : `{ $commitment }` (comparez avec le premier message de la partie)
    Sel : `{ $salt }`
    Graine : `{ $seed }`
    Ensemble, ils prouvent que la donne n’a pas changé. `/table exporter` enregistre la partie dans un fichier, que `/table vérifier` contrôle.
deal-none = La donne de la table #{ $table } n’a pas été enregistrée.
deal-export = -# Pour vérifier la donne : `/table exporter`.
deal-unreadable = -# 🔒 L’enregistrement de la donne de cette partie est endommagé et ne peut pas être montré. La partie elle-même est intacte.

verify-title = Vérifier une partie
verify-file = Fichier
verify-help = Une partie finie, comme /table exporter la donne
verify-head = **{ $name }** · table #{ $table }
verify-commitment = { $good ->
    [true] ✅ La donne fixe le sel, la graine et les joueurs comme le dit le fichier.
    [false] ❌ La donne ne correspond pas à son engagement : le fichier a été modifié.
   *[null] ➖ Le fichier n’a pas tout l’engagement.
}
verify-deal = { $good ->
    [true] ✅ La graine donne la première position.
    [false] ❌ La graine ne donne pas la première position du fichier.
   *[null] ➖ La première position ne peut pas être redonnée.
}
verify-decisions = { $good ->
    [true] ✅ Toutes les décisions sont possibles et mènent où le dit le fichier.
    [false] ❌ Les décisions ne mènent pas où le dit le fichier.
   *[null] ➖ Les décisions ne peuvent pas être suivies jusqu’au bout.
}
verify-score = { $good ->
    [true] ✅ Le score est juste.
    [false] ❌ Le score n’est pas celui auquel mènent les décisions.
   *[null] ➖ La partie a fini sans résultat.
}
verify-same = ✅ La table #{ $table } a annoncé cette même donne dans son premier message.
verify-other = ❌ La table #{ $table } a annoncé une autre donne dans son premier message.
problem-verify-file = Ce n’est pas le fichier d’une partie finie qui puisse être vérifié. `/table exporter` en donne un quand la partie est finie.
problem-verify-large = Ce fichier est plus gros que toute partie : { $most } Mo au plus.
problem-verify-long = La vérification de ce fichier durait trop longtemps et a été arrêtée.
problem-verify-unread = Je ne peux pas télécharger ce fichier de Discord en ce moment. Réessayez.
