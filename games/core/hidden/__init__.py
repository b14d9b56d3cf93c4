"""Hidden information: what is declared, what each seat sees, what is dealt in its place."""
