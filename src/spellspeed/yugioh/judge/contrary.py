"""Copies of a team duel in which one thing is the other way round; only reasons are read from them, none is played on.

Each function returns None where nothing would be different.
"""

from __future__ import annotations

from spellspeed.kernel.atoms import lay, lift, order_zone, rewrite
from spellspeed.kernel.cards import Card
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.permissions import forget_refusals
from spellspeed.yugioh.duel.scope import partner


def as_if_nothing_was_refused(duel: Duel, seat: int) -> Duel | None:
    """TEAM-III-5. As if the partner had refused nothing in this turn."""
    twin = duel.fork()
    return twin if forget_refusals(twin) else None


def as_if_the_partner_had_no_field(duel: Duel, seat: int) -> Duel | None:
    """TEAM-R6, TEAM-R23. As if the cards on the partner's field were in nobody's."""
    mate = partner(duel, seat)
    numbers = duel.monsters(mate) + duel.spells_and_field(mate)
    if not numbers:
        return None
    twin = duel.fork()
    for number in numbers:
        card = twin.cards[number]
        away = placed(card, mate, t.NOWHERE, -1)
        lift(twin, card)
        rewrite(twin, away)
        twin.noticed(card, away)
    return twin


def as_if_the_graveyard_were_own(duel: Duel, seat: int) -> Duel | None:
    """TEAM-I-5, TEAM-R24. As if the partner's Graveyard were the seat's."""
    return with_shared(duel, seat, t.GRAVEYARD)


def as_if_the_fusion_deck_were_own(duel: Duel, seat: int) -> Duel | None:
    """TEAM-I-7. As if the partner's Fusion Deck were the seat's."""
    return with_shared(duel, seat, t.FUSION_DECK)


def as_if_the_hand_were_own(duel: Duel, seat: int) -> Duel | None:
    """TEAM-R17. As if the partner's hand were the seat's."""
    return with_shared(duel, seat, t.HAND)


def as_if_the_field_were_own(duel: Duel, seat: int) -> Duel | None:
    """TEAM-I-11, TEAM-R10, TEAM-R25 to TEAM-R27, TEAM-R32. As if the monster and Spell & Trap zones of both were the seat's: B's, then A's."""
    mate = partner(duel, seat)
    if not duel.monsters(mate) and not duel.spells(mate):
        return None
    twin = duel.fork()
    for zone in (t.MONSTERS, t.SPELLS):
        left, right = max(seat, mate), min(seat, mate)
        both = twin.zone(left, zone) + twin.zone(right, zone)
        order_zone(twin, seat, zone, both)
        order_zone(twin, mate, zone, [t.EMPTY] * len(twin.zone(mate, zone)))
        for slot, number in enumerate(both):
            if number >= 0:
                card = twin.cards[number]
                moved = placed(card, seat, zone, slot)
                rewrite(twin, moved)
                twin.noticed(card, moved)
    return twin


def with_shared(duel: Duel, seat: int, zone: int) -> Duel | None:
    """As if the cards in a zone without slots of the partner lay in the same zone of the seat."""
    mate = partner(duel, seat)
    if not duel.zone(mate, zone):
        return None
    twin = duel.fork()
    for number in tuple(twin.zone(mate, zone)):
        card = twin.cards[number]
        moved = placed(card, seat, zone, -1)
        lift(twin, card)
        lay(twin, moved)
        twin.noticed(card, moved)
    return twin


def placed(card: Card, controller: int, zone: int, slot: int) -> Card:
    """The same card, in the same stay and with all that it has, in another place."""
    return Card(
        card.number, card.face, card.owner, controller, zone, slot, card.stay, card.face_up, card.position, card.arrived, card.by,
        card.changed, card.attacked, card.attacks, card.marks, card.counters, card.link,
    )  # fmt: skip
