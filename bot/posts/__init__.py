"""Telling the channel: what happened, who is asked, each message exactly once."""
