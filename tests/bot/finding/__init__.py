"""Tests of finding people to play with."""
