"""Clocks, quiet hours and time zones, as plain values."""
