"""Duels and matches as people play them: at a table and in rooms."""
