"""Fit the weights of yugioh/bots/evaluation.py: python tools/fit_values.py [DUELS].

Duels of the bot `sensible` between all bundled decks (mirrors and neighbours in the list, the beginner in turn) give positions at the start of
each turn; a logistic regression over the difference of both sides' features says how often the side won. A fifth of the duels is held out:
the share of right guesses and the log loss there are printed beside the weights.
"""

from __future__ import annotations

import sys

import numpy as np
from scipy.optimize import minimize

from spellspeed.kernel.door import advance, answer
from spellspeed.simulation.games import open_duel
from spellspeed.yugioh.bots.evaluation import FEATURES, features_of
from spellspeed.yugioh.bots.rollout import POLICY
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.decks import DeckList, bundled, find_deck
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.profile import profile

MOST: int = 1500
"""Answers after which a duel is given up and not counted."""
STRENGTH: float = 1.0
"""Of the penalty on large weights."""


def positions(decks: tuple[DeckList, DeckList], seed: str, first: int) -> tuple[list[tuple[float, ...]], int]:
    """What side 0 sees at the start of each turn of one duel, and the side that won (-1: nobody)."""
    duel = open_duel([deck_cards(deck) for deck in decks], seed, profile("goat"), first)
    advance(duel)
    views = [SeatView(duel, seat) for seat in (0, 1)]
    found: list[tuple[float, ...]] = []
    turn = 0
    for _ in range(MOST):
        if duel.over or duel.ask is None:
            break
        if duel.turn > turn:
            turn = duel.turn
            found.append(features_of(duel, 0))
        answer(duel, duel.serial, POLICY.picks(duel.ask, views[duel.ask.seat]), duel.ask.seat)
    return found, duel.winner if duel.over else -1


def main() -> None:
    """Play, fit, print."""
    duels = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    names = sorted(bundled())
    rows: list[tuple[float, ...]] = []
    won: list[int] = []
    held: list[bool] = []
    for number in range(duels):
        place = number // 2 % len(names)
        pair = (find_deck(names[place]), find_deck(names[(place + number // 2 // len(names)) % len(names)]))
        found, winner = positions(pair, f"values/{number}", number % 2)
        if winner in (0, 1):
            rows += found
            won += [1 - winner] * len(found)
            held += [number % 5 == 0] * len(found)
    x, y, out = np.array(rows), np.array(won, dtype=float), np.array(held)

    def loss(weights: np.ndarray, chosen: np.ndarray) -> float:
        """The mean log loss over some rows."""
        z = x[chosen] @ weights
        return float(np.mean(np.logaddexp(0, z) - y[chosen] * z))

    fitted = minimize(
        lambda w: loss(w, ~out) * (~out).sum() + STRENGTH * float(w @ w), np.zeros(x.shape[1]), method="BFGS"
    ).x
    right = float(np.mean((x[out] @ fitted > 0) == (y[out] > 0.5)))
    print(f"{len(rows)} positions of {duels} duels; held out: {right:.1%} right, log loss {loss(fitted, out):.3f}")
    for name, weight in zip(FEATURES, fitted, strict=True):
        print(f"    {weight:+.3f}  {name}")


if __name__ == "__main__":
    main()
