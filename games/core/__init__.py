"""The kernel: what every game has in common.

`game` is the protocol, `actions`, `events` and `frames` the base structs, `rng` the random source,
`codec` snapshots and hashes, `narrow` turns legal actions into form fields, `words` is what a game
says, `text` helps saying it, `seats` holds the computer players, `walk` plays random games.
"""
