"""Parts of the rules that know no component of the game: goods, payments, calls, windows."""
