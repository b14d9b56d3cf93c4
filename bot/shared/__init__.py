"""Tools of every layer: problems, texts, names, the clock, tasks."""
