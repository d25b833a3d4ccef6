"""Words of few cards: each serves a card or a family that no other word describes."""
