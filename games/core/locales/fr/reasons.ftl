# Les refus que tout jeu peut donner. Le catalogue d’un jeu peut les formuler autrement.

reason-not_your_decision = Ce n’est pas à vous de décider.
reason-not_now = Vous ne pouvez pas faire cela maintenant.
reason-game_over = La partie est finie.
reason-seat_count = Ce jeu se joue de { $least } à { $most } joueurs ; cette table en a { $seats }.
reason-unknown_option = Il n’y a pas d’option « { $option } ».
reason-unknown_value = L’option « { $option } » ne peut pas valoir « { $value } ».
reason-no_packs = Vous ne pouvez pas ajouter de paquet de contenu à ce jeu.
reason-unknown = Il n’y a pas de « { $what } » ici.
