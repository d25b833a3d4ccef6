"""Verbs: what effects do. Each is one batch, or part of the batch before it after the join "and"."""
