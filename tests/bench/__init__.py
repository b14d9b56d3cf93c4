"""Measurements: `make bench` prints a table and writes `bench.json`, without assertions."""
