"""Declarations with one atom changed, and the scenarios that notice (docs/mutation.md)."""
