"""Finding people to play with: open tables, and searches for players."""
