"""Monster Cards with words of their own: a module for each, which has the card's name."""
