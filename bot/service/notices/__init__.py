"""Messages that follow from a commit, and who gets them."""
