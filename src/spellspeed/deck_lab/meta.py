"""A metagame from a matrix: the mix of decks that nobody can do better against, and what each deck may expect of a field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

from spellspeed.deck_lab.matrix import Matrix
from spellspeed.deck_lab.rows import HALF
from spellspeed.deck_lab.statistics import DEVIATIONS
from spellspeed.errors import SpellspeedError, did_you_mean

DRAWS: Final = 200
"""How often the matrix is drawn anew within its intervals, to see how sure the mix is."""
PRESENT: Final = 0.005
"""A smaller share of the mix counts as none."""
Floats = NDArray[np.float64]


class WrongShare(SpellspeedError):
    """A share of the field is not NAME=NUMBER, or of a deck that is not in the matrix."""


@dataclass(frozen=True, slots=True)
class MetaDeck:
    """One deck: its share of the field and its win rate against it; its share of the equilibrium mix, in how many of the draws it was in the mix, and
    its win rate against the mix."""

    deck: str
    field_share: float
    against_field: float
    mix_share: float
    often_in_mix: float
    against_mix: float


def shares_of(decks: Sequence[str], given: Sequence[str]) -> list[float]:
    """The shares of a field, of all together 1: `NAME=NUMBER` weighs a deck, others weigh 1 if none is given, else 0. Raises WrongShare."""
    weights = dict.fromkeys(decks, 0.0 if given else 1.0)
    for each in given:
        name, _, number = each.rpartition("=")
        if name not in weights:
            raise WrongShare(f'"{each}": write NAME=NUMBER with a deck of the matrix.{did_you_mean(name, weights)}')
        try:
            weights[name] = float(number)
        except ValueError:
            raise WrongShare(f'"{each}": "{number}" is no number') from None
        if not 0 <= weights[name] < float("inf"):
            raise WrongShare(f'"{each}": a share is a number from 0 on')
    whole = sum(weights.values())
    if not whole:
        raise WrongShare("the field is empty: give at least one deck a share above 0")
    return [weights[name] / whole for name in decks]


def rates_of(matrix: Matrix) -> Floats:
    """Win rates of the row against the column; a half on the diagonal."""
    places = range(len(matrix.decks))
    return np.array([[matrix.rate(row, column).middle for column in places] for row in places])


def equilibrium(rates: Floats) -> Floats:
    """The mix whose worst win rate against any deck is best. The game is symmetric, so its value is a half: whoever plays the mix loses to nothing
    in the long run. A linear programme: the greatest v with a mix x whose rates against every column are at least v (von Neumann 1928)."""
    number = len(rates)
    costs = np.concatenate([np.zeros(number), [-1.0]])
    worst = np.hstack([-(rates - HALF).T, np.ones((number, 1))])
    whole = np.concatenate([np.ones(number), [0.0]])[None, :]
    bounds = [(0, None)] * number + [(None, None)]
    found = linprog(costs, A_ub=worst, b_ub=np.zeros(number), A_eq=whole, b_eq=[1.0], bounds=bounds, method="highs")
    mix: Floats = np.clip(found.x[:number], 0, None)
    mix /= mix.sum()
    return mix


def drawn_rates(matrix: Matrix, chance: np.random.Generator) -> Floats:
    """The matrix with each rate drawn from its interval."""
    rates = rates_of(matrix)
    for cell in matrix.cells:
        if not cell.is_mirror:
            rate = float(np.clip(chance.normal(cell.rate.middle, cell.rate.half / DEVIATIONS), 0, 1))
            rates[cell.first, cell.second], rates[cell.second, cell.first] = rate, 1 - rate
    return rates


def meta_of(matrix: Matrix, shares: Sequence[float]) -> list[MetaDeck]:
    """What the matrix says of a field with these shares, the greatest part of the mix first."""
    rates = rates_of(matrix)
    mix = equilibrium(rates)
    chance = np.random.default_rng(0)
    present = np.mean([equilibrium(drawn_rates(matrix, chance)) >= PRESENT for _ in range(DRAWS)], axis=0)
    against_field, against_mix = rates @ np.array(shares), rates @ mix
    found = [
        MetaDeck(deck, share, *[float(each[place]) for each in (against_field, mix, present, against_mix)])
        for place, (deck, share) in enumerate(zip(matrix.decks, shares, strict=True))
    ]
    return sorted(found, key=lambda each: (-each.mix_share, -each.against_mix))
