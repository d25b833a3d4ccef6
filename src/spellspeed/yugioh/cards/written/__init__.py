"""The declarations of the cards, by batches of like mechanism."""
