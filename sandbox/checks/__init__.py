"""Discord's demands on the bodies that the bot sends; each check notes mistakes in a form."""
