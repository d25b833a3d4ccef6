"""The second game on the kernel: HKK, whose card texts chapter 91 of its Codex sorts into clauses. It knows nothing of the first game."""
