"""Whether what the bot sends fits Discord's own description of its API."""
