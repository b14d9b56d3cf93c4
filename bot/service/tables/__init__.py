"""Tables in memory: loading, locking, the data kept with their state."""
