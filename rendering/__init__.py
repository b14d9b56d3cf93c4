"""From a redacted view to a scene of draw operations to a PNG."""
