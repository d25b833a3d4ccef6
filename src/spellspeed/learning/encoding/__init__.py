"""What a seat sees, as numbers, and the steps of an agent: compiled where the core is, with the standard library alone."""
