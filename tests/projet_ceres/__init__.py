"""Tests of Projet Cérès."""
