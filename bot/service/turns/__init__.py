"""Taking decisions: publishing, undoing, timeouts, computer players."""
