"""Groups: the cards that a text speaks of."""
