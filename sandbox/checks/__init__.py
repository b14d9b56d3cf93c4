"""What Discord demands of the bodies that the bot sends; each check notes mistakes in a form."""
