"""The Discord surface."""
