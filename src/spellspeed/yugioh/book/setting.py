"""Setting Spell and Trap Cards (SPELL-12, TRAP-1, FIELD-4, FIELD-10)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import pop_frame, push_frame
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.book.victory import loses_by_payment
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.doing.moves import set_card
from spellspeed.yugioh.doing.placement import answered_number, ask_for_zone, asks_for_zone
from spellspeed.yugioh.doing.toll import pay_toll
from spellspeed.yugioh.duel.atoms import end_open_state
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import BY_RULE, FIELD, FIELD_ICON, SPELLS


def begin_set(duel: Duel, seat: int, number: int) -> None:
    """Begin to Set a Spell or Trap Card."""
    end_open_state(duel)
    pay_toll(duel, seat, number)
    if loses_by_payment(duel):
        return
    if duel.printed(number).icon == FIELD_ICON:
        duel.next_batch()
        set_field_spell(duel, number, seat)
        aftermath(duel, False)
    elif asks_for_zone(duel, seat, SPELLS):
        push_frame(duel, SettingSpell(seat, number))
    else:
        set_in(duel, seat, number, duel.free_slot(seat, SPELLS))


def set_field_spell(duel: Duel, number: int, seat: int) -> None:
    """FIELD-12. Set a Field Spell Card: the own older one leaves when it is placed."""
    older = duel.zone(seat, FIELD)[0]
    if older >= 0:
        destroy(duel, older, BY_RULE)
        duel.next_batch()
    set_card(duel, number, seat, FIELD, 0)


def set_in(duel: Duel, seat: int, number: int, slot: int) -> None:
    """Set the card in a zone."""
    duel.next_batch()
    set_card(duel, number, seat, SPELLS, slot)
    aftermath(duel, False)


class SettingSpell(Frame):
    """The player chooses the zone of a card that is Set."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.number)

    def step(self, state: Duel) -> None:
        ask_for_zone(state, self.seat, SPELLS, self.number)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        set_in(state, self.seat, self.number, answered_number(picks))
