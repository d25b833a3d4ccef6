"""Costs: what is done to activate an effect or to Summon (TERM-COST, T-9.2). Costs are never effects."""
