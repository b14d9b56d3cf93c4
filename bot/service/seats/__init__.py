"""Who plays: lobby, invitations, leaving, forgetting people."""
