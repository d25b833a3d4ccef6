"""The deck laboratory: matrices of decks, paired comparisons, what single cards are worth, siding plans, metagames.

It stands on `spellspeed.simulation`, which plays the duels, and needs the extra `spellspeed[lab]` (docs/decisions/0014-laboratory.md). Nothing else
of the package imports it, but for the commands, when they are used.
"""
