"""How likely a side is to win a duel as it stands, reckoned from the whole state of an imagined duel: never of a true one.

The weights are those of a logistic regression over duels of the bot `sensible` (tools/fit_values.py fits them again).
"""

from __future__ import annotations

from math import exp
from typing import Final

from spellspeed.yugioh.bots.aims import BURNS, aims_of
from spellspeed.yugioh.duel.derived import attack
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ATTACK, DECK, HAND

FEATURES: Final = (
    "Life Points, in 8000",
    "1/(1 + Life Points/1500): being low",
    "ATK of the face-up monsters together, in 2000",
    "the highest ATK, in 2000",
    "monsters",
    "face-down monsters",
    "cards in hand",
    "Set Spell and Trap Cards",
    "face-up Spell and Trap Cards",
    "face-up cards that deal damage",
    "nobody stands between the attackers and the opponent",
    "the attackers could end the duel",
    "a Deck of less than six cards",
    "the turn",
)
"""What is counted for a side; a position is the difference of both sides."""

WEIGHTS: Final[tuple[float, ...]] = (
    0.731, -1.425, 0.176, 0.388, 0.084, 0.272, 0.176, 0.223, -0.097, 0.071, 0.381, 0.571, -2.075, 0.105,
)  # fmt: skip
"""One for each of FEATURES, from 49,675 positions of 2,560 duels between all bundled decks; of the fifth held out 72 % are guessed right, with a
log loss of 0.54."""


def value_of(duel: Duel, side: int) -> float:
    """The chance of that side to win, from 0 to 1; 1, 0 or a half (a draw) where the duel is over. WIN-1"""
    if duel.over:
        return 1.0 if duel.winner == side else 0.0 if duel.winner >= 0 else 0.5
    total = 0.0
    for weight, feature in zip(WEIGHTS, features_of(duel, side), strict=True):
        total += weight * feature
    return 1.0 / (1.0 + exp(-total))


def features_of(duel: Duel, side: int) -> tuple[float, ...]:
    """The features of a side less those of the other."""
    ours, theirs = counted(duel, side), counted(duel, 1 - side)
    blocked = ours[4] > 0, theirs[4] > 0
    through = 1.0 if not blocked[1] and ours[2] > 0 else 0.0, 1.0 if not blocked[0] and theirs[2] > 0 else 0.0
    ends = (
        1.0 if through[0] and ours[2] * 2000 >= theirs[0] * 8000 else 0.0,
        1.0 if through[1] and theirs[2] * 2000 >= ours[0] * 8000 else 0.0,
    )
    found = [mine - other for mine, other in zip(ours[:10], theirs[:10], strict=True)]
    found += [through[0] - through[1], ends[0] - ends[1]]
    found += [mine - other for mine, other in zip(ours[10:], theirs[10:], strict=True)]
    return tuple(found)


def counted(duel: Duel, side: int) -> list[float]:
    """What is counted of one side alone, in the order of FEATURES without those that look at both."""
    life = 0
    attacks = 0
    strongest = 0
    monsters = 0
    hidden = 0
    hand = 0
    set_cards = 0
    standing = 0
    burning = 0
    short = 0
    for seat in range(duel.seats):
        if duel.side_of[seat] != side:
            continue
        life = duel.life_of(seat)
        for number in duel.monsters(seat):
            card = duel.cards[number]
            monsters += 1
            if not card.face_up:
                hidden += 1
                continue
            power = attack(duel, number)
            if card.position == ATTACK:
                attacks += power
            strongest = power if power > strongest else strongest
        for number in duel.spells_and_field(seat):
            if not duel.cards[number].face_up:
                set_cards += 1
                continue
            standing += 1
            if aims_of(duel.faces[number]) & BURNS:
                burning += 1
        hand += len(duel.zone(seat, HAND))
        short += 1 if len(duel.zone(seat, DECK)) < 6 else 0
    turn = 1.0 if duel.side_of[duel.turn_seat] == side else 0.0
    return [
        life / 8000, 1 / (1 + life / 1500), attacks / 2000, strongest / 2000, monsters, hidden, hand, set_cards, standing, burning,
        short, turn,
    ]  # fmt: skip
