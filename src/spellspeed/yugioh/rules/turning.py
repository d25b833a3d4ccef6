"""Turning cards: face-up, face-down, and from one battle position to the other (POS, T-11)."""

from __future__ import annotations

from spellspeed.kernel.atoms import (
    rewrite,
    rewrite_lasting,
)
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.derived import (
    X_CONTROL,
    X_NOT_TO_DEFENSE,
    is_under,
)
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.memory import remember_flipped
from spellspeed.yugioh.rules.moving import move
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    DEFENSE,
    E_FLIPPED,
    E_TURNED,
    SPELLS,
    SUMMONED_AGAIN,
)  # fmt: skip
from spellspeed.yugioh.rules.trap_monsters import is_trap_monster, taken_slot


def turn_face_down(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """Turn a face-up monster to face-down Defense Position: a new stay; what was on it is lost. T-11.4, T-8.10

    A trap monster is a Set Trap Card again, in the zone that it took (T-8.12).
    """
    old = duel.cards[number]
    if is_under(duel, X_NOT_TO_DEFENSE, number):
        return
    if is_trap_monster(old):
        seat = old.controller
        slot = taken_slot(duel, number, seat)
        move(duel, number, seat, SPELLS, slot, face_up=False, by=duel.turn_seat)
        duel.tell(E_TURNED, number, old, seat, cause, by, DEFENSE)
        return
    new = old.with_turned(False, DEFENSE, old.stay + 1, old.changed)
    if old.marks & SUMMONED_AGAIN:
        # ERA-GEMINI-1
        new = new.with_marks(old.marks & ~SUMMONED_AGAIN)
    rewrite(duel, new)
    duel.noticed(old, new)
    keep_controller(duel, old.binding, new.binding)
    duel.tell(E_TURNED, number, old, old.controller, cause, by, DEFENSE)


def keep_controller(duel: Duel, before: int, after: int) -> None:
    """T-11.4. A monster turned face-down loses lasting changes, but not its controller: control until the End Phase still ends then."""
    for place, effect in enumerate(duel.lasting):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what == X_CONTROL and before in effect.cards:
            cards = tuple([after if binding == before else binding for binding in effect.cards])
            rewrite_lasting(duel, place, effect.with_cards(cards))


def turn_face_up(duel: Duel, number: int, position: int, cause: int, by: int = -1) -> None:
    """Turn a face-down monster face-up: it was flipped. EFFECT-2"""
    old = duel.cards[number]
    new = old.with_turned(True, position, old.stay, old.changed)
    rewrite(duel, new)
    duel.noticed(old, new)
    remember_flipped(duel, number)
    duel.tell(E_FLIPPED, number, old, old.controller, cause, by, position)


def change_position(duel: Duel, number: int, position: int, cause: int, by: int = -1, by_hand: bool = False) -> None:
    """Turn a face-up monster to the other battle position. POS-3"""
    old = duel.cards[number]
    if old.position == position or (position == DEFENSE and is_under(duel, X_NOT_TO_DEFENSE, number)):
        return
    changed = duel.turn if by_hand or not duel.profile.reposition_after_effect else old.changed
    rewrite(duel, old.with_turned(old.face_up, position, old.stay, changed))
    duel.tell(E_TURNED, number, old, old.controller, cause, by, position)


def show_card(duel: Duel, number: int, marks: int = 0) -> None:
    """Turn a Set Spell or Trap Card face-up where it lies."""
    old = duel.cards[number]
    new = old.with_turned(True, ATTACK, old.stay, old.changed)
    if marks:
        new = new.with_marks(new.marks | marks)
    rewrite(duel, new)
    duel.noticed(old, new)
