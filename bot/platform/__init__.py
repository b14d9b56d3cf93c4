"""Discord: controls, replies, limits, permissions."""
