"""Tests of tables in posts of forums."""
