"""Tables, queries and migrations: bytes and ids, no games."""
