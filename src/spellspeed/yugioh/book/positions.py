"""Battle positions changed by hand (POS, T-11.1)."""

from __future__ import annotations

from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.doing.positions import change_position
from spellspeed.yugioh.duel.atoms import end_open_state
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ATTACK, DEFENSE


def switch_position(duel: Duel, number: int) -> None:
    """POS-3. Change a face-up monster's position by hand: the one change of its turn."""
    end_open_state(duel)
    duel.next_batch()
    position = DEFENSE if duel.cards[number].position == ATTACK else ATTACK
    change_position(duel, number, position, 0, by_hand=True)
    aftermath(duel, False)
