"""Measurements: `make bench` prints a table and writes `bench.json`; nothing here is asserted."""
