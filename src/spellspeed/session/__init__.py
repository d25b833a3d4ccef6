"""A duel at the table: what a seat sees, what its options are called, recordings."""
