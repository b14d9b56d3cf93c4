"""Clocks of tables in use, absence and time controls."""
