"""Tables in memory: loading, locking, what is kept beside their state."""
