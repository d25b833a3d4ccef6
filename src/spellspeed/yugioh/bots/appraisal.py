"""What cards are worth to a player who sees what its seat sees."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.bots.aims import DRAWS, ROBS, STRIKES, TAKES, aims_of
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import DECK, FUSION_DECK, GRAVEYARD, HAND, MONSTERS, TRAP

UNKNOWN_DEFENSE: Final = 1500
"""What a face-down monster is taken for."""
UNKNOWN_MONSTER: Final = 1400
UNKNOWN_CARD: Final = 1200
"""What a Set card among the Spells and Traps is worth."""
SPELL_WORTH: Final = 1500
TRAP_WORTH: Final = 1600
DRAWING: Final = 1000
"""So much more a card is worth that draws others: nobody discards it for its own sake."""
TURNING_THE_TABLE: Final = 500
"""So much more a card is worth that takes a monster or cards of the opponent's hand."""
SEIZING: Final = 1700
"""So much more a Fusion Monster is worth that takes a monster or removes one, whatever its ATK."""
LIES_AGAIN: Final = 400
"""What a card is worth that lies face-up on the field as a Spell or Trap Card."""


def strength(view: SeatView, number: int) -> int:
    """The ATK of a monster; a guess for one that the seat does not know."""
    return view.attack(number) if view.knows(number) else UNKNOWN_MONSTER


def resistance(view: SeatView, number: int) -> int:
    """The value that an attacker must beat: ATK or DEF by position, a guess for a face-down monster of somebody else."""
    if not view.knows(number):
        return UNKNOWN_DEFENSE
    return view.attack(number) if view.is_in_attack_position(number) else view.defense(number)


def worth(view: SeatView, number: int) -> int:
    """What a card is worth where it lies: monsters by ATK or DEF and for having an effect."""
    zone = view.zone_of(number)
    if not view.knows(number):
        return UNKNOWN_MONSTER if zone == MONSTERS else UNKNOWN_CARD
    face = view.face(number)
    if zone == MONSTERS or face.is_monster:
        high = view.attack(number)
        low = view.defense(number) - 300
        value = high if high > low else low
        if face.is_token:
            return value
        value += 150 if face.is_effect else 0
        if zone == HAND and face.level > 6:
            value -= 600
        if zone == FUSION_DECK and aims_of(face) & (TAKES | STRIKES) and their_monsters(view):
            value += SEIZING
        return value
    if zone == HAND or zone == GRAVEYARD or zone == DECK:
        return kept_worth(face)
    return UNKNOWN_CARD + LIES_AGAIN if face.stays else LIES_AGAIN + 400


def kept_worth(face: PrintedCard) -> int:
    """What a Spell or Trap Card is worth off the field, by what it is good for."""
    value = TRAP_WORTH if face.kind == TRAP else SPELL_WORTH
    aims = aims_of(face)
    if aims & DRAWS:
        value += DRAWING
    elif aims & (TAKES | ROBS):
        value += TURNING_THE_TABLE
    return value


def most_worth(view: SeatView, numbers: list[int]) -> int:
    """The card that is worth most, -1 of none."""
    best = -1
    value = -1
    for number in numbers:
        this = worth(view, number)
        if this > value:
            best = number
            value = this
    return best


def least_worth(view: SeatView, numbers: list[int]) -> int:
    """The card that is worth least, -1 of none."""
    best = -1
    value = 1 << 30
    for number in numbers:
        this = worth(view, number)
        if this < value:
            best = number
            value = this
    return best


def total(view: SeatView, numbers: list[int]) -> int:
    """What cards are worth together; each counts for being there too."""
    value = 0
    for number in numbers:
        value += worth(view, number)
    return value


def own_monsters(view: SeatView) -> list[int]:
    """The monsters of this seat."""
    return view.monsters(view.seat)


def side_monsters(view: SeatView) -> list[int]:
    """The monsters of this seat and its partner. TEAM-I-4"""
    found: list[int] = []
    for seat in view.side():
        found += view.monsters(seat)
    return found


def side_spells(view: SeatView) -> list[int]:
    """The Spell and Trap Cards on this side of the field, the partner's too. TEAM-I-4"""
    found: list[int] = []
    for seat in view.side():
        found += view.spells(seat)
    return found


def their_monsters(view: SeatView) -> list[int]:
    """The monsters of the opponents."""
    found: list[int] = []
    for seat in view.opponents():
        found += view.monsters(seat)
    return found


def their_spells(view: SeatView) -> list[int]:
    """The Spell and Trap Cards on the opponents' side of the field."""
    found: list[int] = []
    for seat in view.opponents():
        found += view.spells(seat)
    return found


def highest_attack(view: SeatView, numbers: list[int]) -> int:
    """The highest ATK among face-up monsters, 0 of none."""
    best = 0
    for number in numbers:
        if view.knows(number) and view.is_face_up(number):
            value = view.attack(number)
            if value > best:
                best = value
    return best
