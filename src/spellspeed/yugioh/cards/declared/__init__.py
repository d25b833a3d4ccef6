"""The declared cards, by kind and by the first letter of the name."""
