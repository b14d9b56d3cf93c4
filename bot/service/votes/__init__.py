"""What players decide together."""
