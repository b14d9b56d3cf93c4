"""What people have played on a server, and their ratings."""
