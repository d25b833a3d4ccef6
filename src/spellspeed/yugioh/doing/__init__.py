"""What happens to cards and players: batches of moves, turns and damage, and what follows from them at once."""
