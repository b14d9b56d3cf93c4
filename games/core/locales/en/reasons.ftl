# Refusals that every game can give. A game's own catalog can word them differently.

reason-not_your_decision = It’s not your decision.
reason-not_now = You can’t do that now.
reason-game_over = The game is over.
reason-seat_count = This game is for { $least } to { $most } players; this table has { $seats }.
reason-unknown_option = There is no option “{ $option }”.
reason-unknown_value = The option “{ $option }” can’t be “{ $value }”.
reason-no_packs = You can’t add content packs to this game.
reason-unknown = There is no “{ $what }” here.
