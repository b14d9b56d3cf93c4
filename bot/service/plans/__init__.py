"""What players prepare: orders, delayed plays, notes, what cancels them."""
