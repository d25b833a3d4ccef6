"""Conditions: when an effect can be used, and what a trigger must hear."""
