"""Votes: decisions that players take together."""
