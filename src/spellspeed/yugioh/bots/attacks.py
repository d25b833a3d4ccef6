"""Attacks as a sensible player chooses them: where the battle is won, and directly."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.yugioh.bots.aims import withstands_battle
from spellspeed.yugioh.bots.appraisal import UNKNOWN_DEFENSE, own_monsters, resistance, their_monsters, worth
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.terms import ATTACK_WITH

NO_GAIN: Final = 0
DIRECT: Final = 3000
KILL: Final = 1000
INTO_THE_DARK: Final = 300
"""For attacking a face-down monster."""


def gain_of(view: SeatView, attacker: int, target: int) -> int:
    """What an attack is worth: 0 or less where it should not be made. `target` is a monster, or -1 for a direct attack."""
    power = view.attack(attacker)
    if target < 0:
        return DIRECT + power if power else NO_GAIN
    if not view.knows(target):
        return INTO_THE_DARK + power // 100 if power > UNKNOWN_DEFENSE else NO_GAIN
    beaten = power - resistance(view, target)
    if beaten <= 0:
        return NO_GAIN
    if withstands_battle(view.face(target)):
        return beaten if view.is_in_attack_position(target) else NO_GAIN
    # Of those that win, the weakest attacker goes first: the strong ones are kept for what only they can beat.
    gain = KILL + worth(view, target) - power // 10
    return gain + beaten // 4 if view.is_in_attack_position(target) else gain


def best_attack(view: SeatView, options: tuple[int, ...]) -> int:
    """The best of the attacks among some options, -1 if none is worth it."""
    best = -1
    most = NO_GAIN
    for code in options:
        if verb_of(code) == ATTACK_WITH:
            gain = gain_of(view, subject_of(code), extra_of(code) - 1)
            if gain > most:
                most = gain
                best = code
    return best


def would_attack(view: SeatView) -> bool:
    """Whether some attack would be worth entering the Battle Phase for, as far as the field shows."""
    theirs = their_monsters(view)
    for number in own_monsters(view):
        if not view.is_face_up(number) or not view.is_in_attack_position(number):
            continue
        if not theirs:
            return True
        for target in theirs:
            if gain_of(view, number, target) > NO_GAIN:
                return True
    return False


def wins_some_battle(view: SeatView, power: int) -> bool:
    """Whether a monster with that ATK would win a battle now, or could attack directly."""
    theirs = their_monsters(view)
    if not theirs:
        return True
    for target in theirs:
        if power > resistance(view, target):
            return True
    return False
