"""Recordings of games: written, read, played again and checked, for every game that shows the interface of the kernel."""
