"""Hidden information: its declarations, the view of each seat, deals that fit a view."""
