"""Rules that several steps, words and pictures share."""
