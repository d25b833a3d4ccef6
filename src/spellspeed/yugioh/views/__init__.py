"""A duel as one seat sees it: view, events, questions with all that they show, passing, matches at a table."""
