"""The private panel in which a person decides: menus and buttons made from the legal actions."""
