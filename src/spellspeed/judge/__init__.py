"""The judge: why something may not be done, by the ids of the rules."""
