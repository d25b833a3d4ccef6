"""The words that cards are written in, a room for each part of speech."""
