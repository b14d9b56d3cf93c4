"""Tests of the game; those of `tests/games` use `invariants` and `permuted`."""
