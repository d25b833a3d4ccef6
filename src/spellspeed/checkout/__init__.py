"""A checkout of the project as its authors look for things in it: where what is about a card or a rule stands in sources and scenarios.

An installed copy has no scenarios and may have no sources; what is not at hand is told, and is no error.
"""
