"""The running process: start and end, settings, logs, scheduling."""
