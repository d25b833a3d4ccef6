"""Filters: the properties that narrow the cards a text speaks of."""
