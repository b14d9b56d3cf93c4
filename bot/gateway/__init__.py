"""The connection to Discord: the client, and what it does about events."""
