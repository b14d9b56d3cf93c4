"""What anyone can open: boards, logs, the lobby, settings, help."""
