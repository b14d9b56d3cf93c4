"""Checks that the bot's requests fit Discord's own description of its API."""
