"""Tests of seasons."""
