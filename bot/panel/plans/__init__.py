"""The part of the panel in which a player prepares what comes later."""
