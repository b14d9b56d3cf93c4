"""Pages for finding people to play with: open tables, and who can see which channel."""
