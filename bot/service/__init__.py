"""Tables and what happens at them: decisions, seats, votes, deadlines. Knows no Discord."""
