"""The part of the panel in which a player prepares later moves."""
