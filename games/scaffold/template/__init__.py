"""New Game: scan for asteroids in secret, claim them, and collect sets."""
