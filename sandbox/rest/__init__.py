"""Discord's REST API, version 10, as far as the bot's library uses it."""
