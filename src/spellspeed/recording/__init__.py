"""Recordings of games: written, read, played again and checked, for every game that shows the face of the kernel."""
