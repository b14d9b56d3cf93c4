"""Discord: the client, controls, replies, limits, permissions."""
