"""The playable set: cards and decks made for this project, as data. Their texts stand there in English and Hungarian with what they mean."""
