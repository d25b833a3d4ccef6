"""The classic trading card game of rulebook 6.0."""
