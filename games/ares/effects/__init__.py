"""The closed vocabulary of Ares Expedition: requirements, effects, changes and scores.

Pure data. `resolve` carries effects out, `triggers` fires the ongoing ones, `words.cards` says all
of it. An odd card gets its own class here, never its own code elsewhere.
"""
