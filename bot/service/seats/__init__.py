"""The players of a table: lobby, invitations, leaving, forgetting people."""
