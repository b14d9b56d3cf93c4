"""Telling the channel: what happened, who is asked, and delivering it exactly once."""
