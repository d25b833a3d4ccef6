"""What any card game needs, with no word of any game."""
