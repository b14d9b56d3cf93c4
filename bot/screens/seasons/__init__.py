"""Seasons: what people see of them, and what is done for them in the background."""
