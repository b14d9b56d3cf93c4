"""The generated text of effects: words, branches, abilities, standing changes."""
