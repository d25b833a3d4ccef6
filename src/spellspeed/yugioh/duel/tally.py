"""What became of the cards of the Decks in a duel, where somebody counts that: which came to a hand, which were used, both with the turn in
which they first did, which left the Deck, and which lay in it when it was shuffled during the duel (it had been searched).

A card is *used* when it came to the field or was activated by its owner's side, was Tributed or taken as material, or was paid as a cost
from elsewhere than the Deck, where nobody chooses what lies on top. So is one that an effect of the own side takes out of the Deck to
elsewhere than the hand. A discard for the hand limit, or by an effect, is no use.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import LAST_TURN_COUNTED, count_in_tally, keep_tally
from spellspeed.yugioh.duel.value import DuelValue

HELD: Final = 1
"""It was in a hand."""
WAS_USED: Final = 2
LEFT_DECK: Final = 4
"""It left the Deck or the Fusion Deck."""
WAS_SHUFFLED: Final = 8
"""It lay in the Deck when that was shuffled after the duel had begun."""
USED_IN: Final = 8
"""From this bit on: the turn in which it was first used."""
HELD_IN: Final = 20
"""From this bit on: the turn in which it first came to the hand, 0 for the opening hand."""

PLAYED: Final = t.E_ACTIVATED | t.E_SUMMONED | t.E_SET | t.E_TRIBUTED | t.E_PLACED | t.E_EQUIPPED
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD, t.SUMMONING)


def turn_noted(marks: int, turn_at: int) -> int:
    """The turn that is noted in the marks of a card from a bit on (USED_IN, HELD_IN); 0 where none is."""
    return marks >> turn_at & LAST_TURN_COUNTED


def begin_tally(duel: DuelValue, opening_hand: int) -> None:
    """Count from now on; what is in a hand already was there, its first cards as the opening hand, others as drawn in this turn."""
    keep_tally(duel, [0] * len(duel.cards))
    for seat in range(duel.seats):
        for place, number in enumerate(duel.zones[seat * t.ZONES + t.HAND]):
            count_in_tally(duel, number, LEFT_DECK)
            count_in_tally(duel, number, HELD, HELD_IN if place >= opening_hand else 0)


def tell_tally(duel: DuelValue, event: Event) -> None:
    """Count what an event tells of its card."""
    if event.card >= 0 and is_use(duel, event):
        tell_use(duel, event.card)


def tell_use(duel: DuelValue, number: int) -> None:
    """Count that a card is used."""
    count_in_tally(duel, number, WAS_USED, USED_IN)


def tell_move(duel: DuelValue, number: int, old_zone: int, zone: int) -> None:
    """Count that a card goes from one zone to another."""
    if zone == t.HAND:
        count_in_tally(duel, number, HELD, HELD_IN)
    if old_zone == t.DECK or old_zone == t.FUSION_DECK:
        count_in_tally(duel, number, LEFT_DECK)


def tell_shuffle(duel: DuelValue, numbers: list[int]) -> None:
    """Count that a Deck of these cards is shuffled. Before the first turn that tells nothing."""
    if duel.turn:
        for number in numbers:
            count_in_tally(duel, number, WAS_SHUFFLED)


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
