"""All legality: each function says whether something is allowed, and gathers the rules that forbid it where a list is given."""
