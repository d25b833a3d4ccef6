"""What became of the cards of the Decks in a duel, where somebody counts that: which came to a hand, and which were used.

A card is *used* when it came to the field or was activated by its owner's side, was Tributed or taken as material, or was paid as a cost
from elsewhere than the Deck, where nobody chooses what lies on top. So is one that an effect of the own side takes out of the Deck to
elsewhere than the hand. A discard for the hand limit, or by an effect, is no use.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import count_in_tally, keep_tally
from spellspeed.yugioh.duel.value import DuelValue

HELD: Final = 1
"""It was in a hand."""
WAS_USED: Final = 2

PLAYED: Final = t.E_ACTIVATED | t.E_SUMMONED | t.E_SET | t.E_TRIBUTED | t.E_PLACED | t.E_EQUIPPED
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD, t.SUMMONING)


def begin_tally(duel: DuelValue) -> None:
    """Count from now on; what is in a hand already was there."""
    keep_tally(duel, [HELD if card.zone == t.HAND else 0 for card in duel.cards])


def tell_tally(duel: DuelValue, event: Event) -> None:
    """Count what an event tells of its card."""
    if event.card >= 0 and is_use(duel, event):
        count_in_tally(duel, event.card, WAS_USED)


def is_use(duel: DuelValue, event: Event) -> bool:
    """Whether the owner of an event's card, or a partner, made use of it by what is told."""
    side = duel.side_of[duel.cards[event.card].owner]
    if event.kind & PLAYED:
        return duel.side_of[event.seat] == side
    before = event.before
    if before is None or duel.side_of[before.controller] != side:
        return False
    if before.zone in ON_FIELD:
        return True
    if before.zone == t.DECK:
        return event.kind & (t.E_SENT | t.E_REMOVED) != 0 and event.cause == t.BY_EFFECT and is_by(duel, event, side)
    return event.cause == t.BY_COST and is_by(duel, event, side)


def is_by(duel: DuelValue, event: Event, side: int) -> bool:
    """Whether the card that caused an event is a side's."""
    return event.by >= 0 and duel.side_of[duel.cards[event.by].controller] == side
