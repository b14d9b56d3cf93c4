"""A small game for testing the bot: a secret phase with a reveal, then turns with a chain.

`python -m tests.toy.main` is the bot with this game registered.
"""
