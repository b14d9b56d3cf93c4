"""The private panel in which a player decides: menus and buttons made from the legal actions."""
