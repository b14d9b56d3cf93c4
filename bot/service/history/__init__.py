"""What happened: the log in words, earlier turns, games as files."""
