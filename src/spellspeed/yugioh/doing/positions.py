"""Turning cards: face-up, face-down, and from one battle position to the other (POS, T-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.atoms import replace_lasting, rewrite
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.cards import Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import rewrite_battle, work_out_anew
from spellspeed.yugioh.duel.derived import is_lit, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.last_known import LastKnown, last_known
from spellspeed.yugioh.duel.memory import forget_card, remember_flipped
from spellspeed.yugioh.duel.rights import X_CONTROL, X_NEGATED, X_NOT_TO_DEFENSE, X_ZONES_CLOSED
from spellspeed.yugioh.duel.terms import (
    ATTACK,
    DEFENSE,
    E_FLIPPED,
    E_TURNED,
    FACE_DOWN_THERE,
    FOREVER,
    SET_POSITION,
    SPELLS,
    SUMMONED_AGAIN,
    WHILE_FACE_UP,
    WHILE_LINKED,
)
from spellspeed.yugioh.duel.told_reasons import LOST_FACE_DOWN
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster, taken_slot


@mypyc_attr(acyclic=True)
class Turning(Proposal):
    """POS-3, T-11.4, T-8.10, EFFECT-2. One monster is turned: to a face-up battle position (`to`), or face-down (SET_POSITION, FACE_DOWN_THERE).

    A face-down one is flipped by it; changed by hand it stays face-down. `before` and `known` are what it was.
    """

    def __init__(
        self,
        number: int,
        to: int,
        cause: int,
        by: int = -1,
        by_hand: bool = False,
        before: Card | None = None,
        known: LastKnown | None = None,
    ) -> None:
        self.number: Final = number
        self.to: Final = to
        self.cause: Final = cause
        self.by: Final = by
        self.by_hand: Final = by_hand
        self.before: Final = before
        self.known: Final = known

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.to, self.cause, self.by, self.by_hand, self.before, self.known)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        card = state.cards[self.number]
        if self.hides() and (not card.face_up or is_lit(state)):
            return ()
        if card.face_up:
            if card.position == self.to:
                return ()
            to_defense = self.to == DEFENSE or self.to == SET_POSITION
            if to_defense and is_under(state, X_NOT_TO_DEFENSE, self.number):
                return ()
        known = last_known(state, self.number)
        return (Turning(self.number, self.to, self.cause, self.by, self.by_hand, card, known),)

    def hides(self) -> bool:
        """Whether the monster is turned face-down."""
        return self.to == SET_POSITION or self.to == FACE_DOWN_THERE

    def commit(self, state: Duel) -> None:
        old = self.before
        assert old is not None
        if self.hides():
            lay_face_down(state, old, DEFENSE if self.to == SET_POSITION else old.position)
        elif self.by_hand and not old.face_up:
            rewrite(state, old.with_turned(False, self.to, old.stay, state.turn))
        elif old.face_up:
            changed = state.turn if self.by_hand or not state.profile.reposition_after_effect else old.changed
            rewrite(state, old.with_turned(True, self.to, old.stay, changed))
            if state.kinds & X_NEGATED.bit:
                # What is negated may hang on the battle position (Gorgon's Eye).
                work_out_anew(state)
        else:
            new = old.with_turned(True, self.to, old.stay, old.changed)
            rewrite(state, new)
            state.noticed(old, new)
            remember_flipped(state, self.number)

    def tell(self, state: Duel) -> None:
        old = self.before
        assert old is not None
        flipped = not old.face_up and not self.by_hand
        kind = E_FLIPPED if flipped else E_TURNED
        position = self.to
        if self.hides():
            position = DEFENSE if self.to == SET_POSITION else old.position
        state.tell(kind, self.number, old, old.controller, self.cause, self.by, position, 0, self.known)


def lay_face_down(duel: Duel, old: Card, position: int) -> None:
    """T-11.4, T-8.10. A face-up monster lies face-down in a position: the same card in the same place; what was done to it is over.

    A trap monster is a Set Trap Card again, in the zone that it took (T-8.12).
    """
    number = old.number
    if is_trap_monster(old):
        seat = old.controller
        move(duel, number, seat, SPELLS, taken_slot(duel, number, seat), face_up=False, by=duel.turn_seat)
        return
    end_what_was_done(duel, old)
    new = old.with_turned(False, position, old.stay, old.changed)
    if old.marks & SUMMONED_AGAIN:
        # ERA-GEMINI-1
        new = new.with_marks(old.marks & ~SUMMONED_AGAIN)
    rewrite(duel, new)
    duel.noticed(old, new)


def turn_face_down(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """Turn a face-up monster to face-down Defense Position. T-11.4, T-8.10"""
    at_once(duel, (Turning(number, SET_POSITION, cause, by),))


def end_what_was_done(duel: Duel, card: Card) -> None:
    """T-11.4, T-4.6. A monster is turned face-down: what was done to the face-up one is over, and so is its attack.

    Lasting effects that it began while face-up end; those that lie on it let go of it, but for the few that hold a face-down monster.
    Nothing is destroyed by it: what hung on the monster, or it on what brought it, stays. It remembers nothing of this turn but its attack.
    The zones that it closes are opened with what else hangs on a card that is gone (FAQ OJAMA KING).
    """
    binding = card.binding
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        hangs = effect.until == WHILE_FACE_UP or effect.until == WHILE_LINKED
        if not (hangs and effect.source == binding) or change.what is X_ZONES_CLOSED:
            left = let_go(effect, binding)
            if left is not None:
                kept.append(left)
    replace_lasting(duel, kept)
    forget_card(duel, card.number)
    battle = duel.battle
    if battle is not None and battle.attacker == binding and not battle.stopped:
        rewrite_battle(duel, battle.with_stopped(LOST_FACE_DOWN))


def let_go(effect: Lasting, binding: int) -> Lasting | None:
    """T-11.4. A lasting effect without a monster that is turned face-down; None where nothing is left of it.

    Control stays as it is: until the End Phase where it was for so long, for good where the Equip Card that took it is lost so.
    """
    if binding not in effect.cards:
        return effect
    change = effect.change
    assert isinstance(change, Alteration)
    if change.what is X_CONTROL and effect.until == WHILE_LINKED:
        return effect.with_until(FOREVER)
    if change.holds_face_down(effect):
        return effect
    cards = tuple([other for other in effect.cards if other != binding])
    return effect.with_cards(cards) if cards else None


def turn_face_up(duel: Duel, number: int, position: int, cause: int, by: int = -1) -> None:
    """Turn a face-down monster face-up: it was flipped. EFFECT-2"""
    at_once(duel, (Turning(number, position, cause, by),))


def change_position(duel: Duel, number: int, position: int, cause: int, by: int = -1, by_hand: bool = False) -> None:
    """Turn a face-up monster to the other battle position. POS-3"""
    at_once(duel, (Turning(number, position, cause, by, by_hand),))


def show_card(duel: Duel, number: int, marks: int = 0) -> None:
    """Turn a Set Spell or Trap Card face-up where it lies."""
    old = duel.cards[number]
    new = old.with_turned(True, ATTACK, old.stay, old.changed)
    if marks:
        new = new.with_marks(new.marks | marks)
    rewrite(duel, new)
    duel.noticed(old, new)
