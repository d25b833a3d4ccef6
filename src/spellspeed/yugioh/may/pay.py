"""What a seat can pay: Life Points, the toll for a card of the hand, Tributes, cards removed from play (TERM-COST, T-9.2)."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_FIELD_FOR_GRAVEYARD,
    X_FREE_SPELLS,
    X_HAND_TOLL,
    X_NO_DISCARD_COST,
    X_NO_REMOVAL,
    X_NOT_TRIBUTED,
    X_UNSEALED,
    X_VOIDS,
)
from spellspeed.yugioh.duel.terms import GRAVEYARD, HAND, SPELL, TOKEN


def may_pay(duel: Duel, seat: int, amount: int) -> bool:
    """Life Points can be paid if there are at least as many. T-9.3, TERM-COST-1"""
    return duel.life_of(seat) >= amount


def may_pay_toll(duel: Duel, seat: int, number: int, more: int = 0) -> bool:
    """Whether a seat can pay for a card of its hand, and `more` Life Points besides; a card elsewhere costs nothing. T-9.3"""
    if not effects_on(duel, X_HAND_TOLL) or duel.cards[number].zone != HAND:
        return True
    toll = total_of(duel, X_HAND_TOLL, seat)
    return toll == 0 or may_pay(duel, seat, toll + more)


def may_be_tributed(duel: Duel, number: int) -> bool:
    """TERM-TRIBUTE-1. Whether a monster on the field may be Tributed at all."""
    return not is_under(duel, X_NOT_TRIBUTED, number)


def may_discard(duel: Duel, act: Link) -> bool:
    """TERM-COST-1. Whether a seat may discard cards to activate this effect (Goblin of Greed forbids it); a Summon is no activation."""
    if not duel.kinds & X_NO_DISCARD_COST.bit or not is_under(duel, X_NO_DISCARD_COST, act.seat):
        return True
    face = act.face
    assert isinstance(face, PrintedCard)
    return face.abilities[act.ability].is_procedure


def plays_freely(duel: Duel, act: Link) -> bool:
    """TERM-COST-1. Whether a seat pays no Life Points for this activation of a Spell Card (Spell Economics)."""
    if not duel.kinds & X_FREE_SPELLS.bit:
        return False
    face = act.face
    assert isinstance(face, PrintedCard)
    if face.kind != SPELL or not face.abilities[act.ability].is_card_activation:
        return False
    return is_under(duel, X_FREE_SPELLS, act.seat)


def field_stands_in(duel: Duel, seat: int) -> bool:
    """ERA-ELIMINATION-1. Whether monsters of a player's field are removed from play in the place of those in the Graveyard."""
    return duel.kinds & X_FIELD_FOR_GRAVEYARD.bit != 0 and is_under(duel, X_FIELD_FOR_GRAVEYARD, seat)


def may_stand_in(duel: Duel, number: int) -> bool:
    """ERA-ELIMINATION-1. Whether a card on the field can be removed from play in the place of one in the Graveyard: a Monster Card, no Token."""
    return duel.faces[number].is_monster and not duel.cards[number].marks & TOKEN


def may_be_removed(duel: Duel, number: int, seat: int) -> bool:
    """Whether a seat may remove a card from play where it lies (Kycoo forbids it for Graveyards).

    ERA-ELIMINATION-1. No monster of a Graveyard for which the field stands in.
    """
    card = duel.cards[number]
    if card.zone == GRAVEYARD and duel.faces[number].is_monster and field_stands_in(duel, card.owner):
        return False
    if card.zone != GRAVEYARD or not is_under(duel, X_NO_REMOVAL, seat):
        return True
    if not duel.kinds & X_UNSEALED.bit or not is_under(duel, X_UNSEALED, card.owner):
        return False
    # What seals Graveyards does not touch this one (GRAVEKEEPER'S CHIEF); another card may forbid it.
    for effect in effects_on(duel, X_NO_REMOVAL):
        if not duel.faces[effect.source % STAYS].kinds & X_VOIDS.bit and reaches(duel, effect, seat):
            return False
    return True
