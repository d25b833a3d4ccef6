"""The judge: why something may not be done, by the ids of the rules, and where two profiles judge a duel differently."""
