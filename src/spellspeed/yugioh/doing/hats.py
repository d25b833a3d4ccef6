"""Spell and Trap Cards come to the field as monsters, shuffled with a monster (ERA-HATS-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.atoms import lay, lift, note_moved, random_number, replace_lasting
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.cards import Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.doing.positions import Turning
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import is_lit
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import with_way
from spellspeed.yugioh.duel.memory import forget_card, forget_target, remember_summoned


@mypyc_attr(acyclic=True)
class Disguising(Proposal):
    """SUMMON-16, ERA-HATS-1. A Spell or Trap Card is Special Summoned as a monster in a zone of a seat, face-down unless no monster can be."""

    def __init__(self, number: int, seat: int, by: int, slot: int, face_up: bool, before: Card | None = None) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.by: Final = by
        self.slot: Final = slot
        self.face_up: Final = face_up
        self.before: Final = before

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.seat, self.by, self.slot, self.face_up, self.before)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        card = state.cards[self.number]
        return (Disguising(self.number, self.seat, self.by, self.slot, self.face_up, card),)

    def commit(self, state: Duel) -> None:
        marks = with_way(t.DISGUISED, t.SPECIAL_SUMMON)
        remember_summoned(state, self.seat)
        note_moved(
            state, put_on_field(state, self.number, self.seat, self.slot, self.face_up, t.DEFENSE, self.seat, marks)
        )

    def tell(self, state: Duel) -> None:
        state.tell(t.E_SUMMONED, self.number, self.before, self.seat, t.BY_EFFECT, self.by, t.SPECIAL_SUMMON)


def mingle(duel: Duel, monster: int, disguised: list[int], by: int) -> None:
    """ERA-HATS-1, T-11.4. A monster is turned face-down, and cards that come as monsters are shuffled with it, all at once.

    Chance alone decides which of them lies in which of the zones: that of the monster and the first free ones. A trap monster is a Set Trap
    Card again, and the others come without it (T-8.12, FAQ EMBODIMENT OF APOPHIS). Where no monster can be face-down (LIGHT OF INTERVENTION)
    all of them are face-up.
    """
    seat = duel.cards[monster].controller
    lit = is_lit(duel)
    if duel.cards[monster].face_up and not lit:
        at_once(duel, [Turning(monster, t.SET_POSITION, t.BY_EFFECT, by)])
    mingled = disguised.copy()
    slots = [slot for slot, entry in enumerate(duel.zone(seat, t.MONSTERS)) if entry == t.EMPTY][: len(disguised)]
    joins = duel.cards[monster].zone == t.MONSTERS
    duel.note(t.E_MINGLED, monster, seat, t.BY_EFFECT, by, len(disguised) + (1 if joins else 0))
    if joins:
        mingled.append(monster)
        slots.append(duel.cards[monster].slot)
        slots.sort()
        lift(duel, duel.cards[monster])
    comings: list[Proposal] = []
    for number in mingled.copy():
        slot = slots.pop(random_number(duel, "mingled", len(slots)))
        if number == monster:
            lie_anew(duel, monster, slot)
        else:
            comings.append(Disguising(number, seat, by, slot, lit))
    at_once(duel, comings)


def lie_anew(duel: Duel, number: int, slot: int) -> None:
    """ERA-HATS-1. A monster that was lifted from its zone lies in one of its controller as if it had come there now.

    Nothing that pointed at it finds it. Who controls it, and what has been done to a face-down monster, stays as it is (T-11.4).
    """
    old = duel.cards[number]
    forget_card(duel, number)
    forget_target(duel, number)
    new = Card(
        number, old.face, old.owner, old.controller, t.MONSTERS, slot, old.stay + 1, old.face_up, t.DEFENSE, duel.turn, old.controller,
        0, 0, 0, old.marks, (), 0,
    )  # fmt: skip
    lay(duel, new)
    duel.noticed(old, new)
    kept: list[Lasting] = []
    for effect in duel.lasting:
        if old.binding in effect.cards:
            cards = tuple([new.binding if binding == old.binding else binding for binding in effect.cards])
            effect = effect.with_cards(cards)
        kept.append(effect)
    replace_lasting(duel, kept)
