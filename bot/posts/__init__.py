"""Messages to the channel: events and questions, each exactly once."""
