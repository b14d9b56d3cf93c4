"""What every layer uses: problems, texts, names, the clock, tasks."""
