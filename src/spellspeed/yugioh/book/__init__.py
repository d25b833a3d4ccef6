"""The rulebook, a module a chapter: the turn, Summons, battles, the Chain, priority, settling, victory."""
