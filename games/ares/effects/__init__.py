"""The closed vocabulary of Ares Expedition: what a card asks for, does, changes and scores.

Pure data. `resolve` carries effects out, `triggers` fires the ongoing ones, `words.cards` says
all of it. An odd card gets a class of its own here, never code of its own elsewhere.
"""
