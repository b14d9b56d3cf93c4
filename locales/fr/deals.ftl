# Comment une partie a été distribuée (`docs/dealing.md`) : dit dans son premier et son dernier message

deal-committed = -# 🔒 La donne est fixée ; ceci le prouvera une fois la partie finie : `{ $commitment }`
deal-revealed = -# 🔓 La donne : sel `{ $salt }`, graine `{ $seed }`. Pour la vérifier : `/table exporter`.
deal-unreadable = -# 🔒 On ne peut pas montrer comment cette partie a été distribuée : ce qui en était conservé est abîmé. La partie, elle, ne l’est pas.
