"""A local stand-in for Discord: gateway, REST and a page to play in."""
