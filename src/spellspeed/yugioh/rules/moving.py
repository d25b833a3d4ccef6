"""How cards move, and what happens to players: draw, send, destroy, discard, remove, return, damage. Everything here is one batch or part of one."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import (
    TOP,
    lay,
    lift,
    reserve,
    shuffle_zone,
)
from spellspeed.kernel.cards import Card
from spellspeed.kernel.links import ACTIVATION_NEGATED
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.derived import (
    X_LEAVES_PLAY,
    X_NO_REMOVAL,
    X_NOT_TRIBUTED,
    is_negated,
    is_under,
)
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.life_points import lose
from spellspeed.yugioh.rules.terms import (
    AS_SPELL,
    ATTACK,
    BASE,
    BY_COST,
    BY_EFFECT,
    BY_RULE,
    DECK,
    DESTROYED_BY_EFFECT,
    E_CONTROL,
    E_DESTROYED,
    E_DISCARDED,
    E_DRAWN,
    E_LEFT,
    E_PLACED,
    E_REMOVED,
    E_RETURNED,
    E_SENT,
    E_SET,
    E_SHUFFLED,
    E_TAKEN,
    E_TRIBUTED,
    FIELD,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    HELD,
    MONSTERS,
    NOWHERE,
    PROPER,
    REMOVED,
    SPELLS,
    SUMMONING,
    TOKEN,
)  # fmt: skip
from spellspeed.yugioh.rules.trap_monsters import give_zone_back, is_trap_monster, take_zone
from spellspeed.yugioh.rules.windows import plays_card


def move(
    duel: Duel, number: int, seat: int, zone: int, slot: int = -1, face_up: bool = True, position: int = ATTACK, by: int = -1,
    place: int = TOP, marks: int = 0,
) -> Card:  # fmt: skip
    """Put a card into a seat's zone: a new stay. Returns the card as it was. The one place where a card changes zone."""
    old = duel.cards[number]
    if zone == GRAVEYARD or zone == REMOVED:
        marks |= old.marks & PROPER
    elif slot >= 0:
        marks |= (seat + 1) << BASE | old.marks & (PROPER | TOKEN)
    arrived = duel.turn if slot >= 0 or zone == GRAVEYARD else 0
    new = old.with_place(seat, zone, slot, old.stay + 1, face_up, position, arrived, by, marks)
    if is_trap_monster(old):
        give_zone_back(duel, number, old.controller)
    lift(duel, old)
    lay(duel, new, place)
    duel.noticed(old, new)
    return old


def leave_field(duel: Duel, number: int, before: Card) -> None:
    """Tell that a card left the field."""
    if before.zone == MONSTERS or before.zone == SPELLS or before.zone == FIELD:
        duel.tell(E_LEFT, number, before, before.controller)


def take_token_away(duel: Duel, number: int) -> Card:
    """A Monster Token that would go to Graveyard, hand or Deck vanishes. TOKEN-2, T-11.5"""
    return move(duel, number, duel.cards[number].owner, NOWHERE, marks=TOKEN)


def send_to_graveyard(duel: Duel, number: int, cause: int, by: int = -1, destroyer: int = -1) -> None:
    """FIELD-7. Put a card into its owner's Graveyard, face-up on top. FIELD-6, TERM-CONTROL-2, TERM-SENDGY-1

    There the record keeps in which turn it came, and which seat's card destroyed it (-1: it was not destroyed by a card).
    """
    card = duel.cards[number]
    if card.zone == GRAVEYARD or card.zone == NOWHERE:
        return
    if card.marks & TOKEN:
        before = take_token_away(duel, number)
        leave_field(duel, number, before)
        return
    if is_removed_instead(duel, number):
        remove_from_play(duel, number, cause, by)
        return
    marks = DESTROYED_BY_EFFECT if destroyer >= 0 and cause == BY_EFFECT else 0
    zone = NOWHERE if was_never_played(duel, card) else card.zone
    before = move(duel, number, card.owner, GRAVEYARD, by=destroyer, marks=marks)
    duel.tell(E_SENT, number, before, card.owner, cause, by, zone, GRAVEYARD)
    if zone != NOWHERE:
        leave_field(duel, number, before)


def was_never_played(duel: Duel, card: Card) -> bool:
    """T-9.7. Whether the activation of this very card was negated in the open Chain: it was never on the field to be sent from it."""
    for link in duel.chain:
        if link.negated & ACTIVATION_NEGATED and link.source == card.binding and plays_card(link):
            return True
    return False


def destroy(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """TERM-CARDEFFECT-1. Destroy a card on the field (or a monster whose Summon was negated): told first, then it is sent. TERM-DESTROY-1"""
    if duel.faces[number].fates and meets_its_fate(duel, number, cause, by):
        return
    card = duel.cards[number]
    destroyer = duel.cards[by].controller if by >= 0 else -1
    duel.tell(E_DESTROYED, number, card, card.controller, cause, by, card.zone)
    send_to_graveyard(duel, number, cause, by, destroyer)


NOT_SPARED: Final = 1
PLACED: Final = 2
SPARED_BY: Final = 3
"""What a player decided about a card that would be destroyed: nothing, to place it, or which card is destroyed instead (added to this)."""


def fate_key(binding: int) -> int:
    """Under which key it is kept what a player decided about a card that would be destroyed."""
    return binding * 64 + 42


def spared_by(duel: Duel, number: int) -> tuple[int, ...]:
    """CORE-1. What a face-up monster's own text can put in the place of its destruction now (see Alteration.spared_by)."""
    card = duel.cards[number]
    fates = duel.faces[number].fates
    if not fates or card.zone != MONSTERS or not card.face_up or is_negated(duel, number):
        return ()
    return fates[0].spared_by(duel, number)


def meets_its_fate(duel: Duel, number: int, cause: int, by: int) -> bool:
    """CORE-1, ERA-CRYSTAL-1. Put in the place of a monster's destruction what its player decided; whether it is done with that.

    Where nobody could be asked, because the rules of the field destroy it, a monster that can be placed is placed.
    """
    card = duel.cards[number]
    fate = duel.uses.pop(fate_key(card.binding), 0)
    ways = spared_by(duel, number)
    if fate > SPARED_BY - 1 and fate - SPARED_BY in ways:
        destroy(duel, fate - SPARED_BY, BY_EFFECT, number)
        return True
    if number not in ways or fate == NOT_SPARED:
        return False
    duel.tell(E_DESTROYED, number, card, card.controller, cause, by, card.zone)
    place_as_spell(duel, number, card.controller, by)
    return True


def place_as_spell(duel: Duel, number: int, seat: int, by: int) -> None:
    """FIELD-4, ERA-CRYSTAL-1. Place a card face-up in a free Spell & Trap Card Zone; a Monster Card as a Continuous Spell Card."""
    before = move(
        duel,
        number,
        seat,
        SPELLS,
        duel.free_slot(seat, SPELLS),
        by=seat,
        marks=AS_SPELL if duel.faces[number].is_monster else 0,
    )
    duel.tell(E_PLACED, number, before, seat, BY_EFFECT, by, before.zone, SPELLS)


def destroy_out_of_play(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """CORE-1. Destroy a card that an effect removes from play instead of sending it to the Graveyard."""
    card = duel.cards[number]
    duel.tell(E_DESTROYED, number, card, card.controller, cause, by, card.zone)
    remove_from_play(duel, number, cause, by)


def is_removed_instead(duel: Duel, number: int) -> bool:
    """CORE-1. Whether a face-up monster is removed from play instead of leaving the field otherwise: by its own text, or by a lasting effect.

    Its own text still counts when it is beaten in battle.
    """
    card = duel.cards[number]
    if card.zone != MONSTERS or not card.face_up:
        return False
    if duel.faces[number].leaves_play and not is_negated(duel, number):
        return True
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what == X_LEAVES_PLAY and change.touches(duel, effect, number):
            return True
    return False


def discard(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """Put a card from the hand into the Graveyard. TERM-DISCARD-1"""
    card = duel.cards[number]
    duel.tell(E_DISCARDED, number, card, card.controller, cause, by)
    send_to_graveyard(duel, number, cause, by)


def tribute(duel: Duel, number: int, by: int = -1, cause: int = BY_COST) -> None:
    """Tribute a monster: sent to the Graveyard, not destroyed. TERM-TRIBUTE-1, TERM-TRIBUTE-3"""
    card = duel.cards[number]
    duel.tell(E_TRIBUTED, number, card, card.controller, cause, by)
    send_to_graveyard(duel, number, cause, by)


def may_be_tributed(duel: Duel, number: int) -> bool:
    """TERM-TRIBUTE-1. Whether a monster on the field may be Tributed at all."""
    return not is_under(duel, X_NOT_TRIBUTED, number)


def may_be_removed(duel: Duel, number: int, seat: int) -> bool:
    """Whether a seat may remove a card from play where it lies (Kycoo forbids it for Graveyards)."""
    return duel.cards[number].zone != GRAVEYARD or not is_under(duel, X_NO_REMOVAL, seat)


def remove_from_play(duel: Duel, number: int, cause: int, by: int = -1, face_up: bool = True) -> None:
    """Remove a card from play, face-up unless said otherwise. TERM-RFP-1, FIELD-14"""
    card = duel.cards[number]
    if card.zone == REMOVED or card.zone == NOWHERE:
        return
    if card.marks & TOKEN:
        before = take_token_away(duel, number)
    else:
        before = move(duel, number, card.owner, REMOVED, face_up=face_up)
        duel.tell(E_REMOVED, number, before, card.owner, cause, by, before.zone)
    leave_field(duel, number, before)


def return_to_hand(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """Put a card into its owner's hand; a Fusion Monster goes to the Fusion Deck instead. TERM-CONTROL-2, TERM-DESTROY-2"""
    card = duel.cards[number]
    if card.zone == HAND:
        return
    if card.marks & TOKEN:
        before = take_token_away(duel, number)
    elif is_removed_instead(duel, number):
        remove_from_play(duel, number, cause, by)
        return
    elif duel.printed(number).is_fusion:
        return_to_deck(duel, number, cause, by)
        return
    else:
        before = move(duel, number, card.owner, HAND)
        duel.tell(E_RETURNED, number, before, card.owner, cause, by, before.zone, HAND)
    leave_field(duel, number, before)


def return_to_deck(duel: Duel, number: int, cause: int, by: int = -1, place: int = TOP) -> None:
    """Put a card on the top (or bottom) of its owner's Deck; a Fusion Monster into the Fusion Deck. TERM-CONTROL-2"""
    card = duel.cards[number]
    if card.marks & TOKEN:
        before = take_token_away(duel, number)
    elif is_removed_instead(duel, number):
        remove_from_play(duel, number, cause, by)
        return
    else:
        zone = FUSION_DECK if duel.printed(number).is_fusion else DECK
        before = move(duel, number, card.owner, zone, face_up=False, place=place)
        duel.tell(E_RETURNED, number, before, card.owner, cause, by, before.zone, zone)
    leave_field(duel, number, before)


def draw(duel: Duel, seat: int, count: int, cause: int) -> None:
    """Draw from the top of the own Deck: one draw, whatever the number. A Deck that cannot serve loses.

    FIELD-8, WIN-2, TEAM-I-14, TERM-DRAWCOUNT-1, T-9.12.
    """
    deck = duel.zone(seat, DECK)
    drawn = 0
    while drawn < count and deck:
        number = deck[-1]
        move(duel, number, seat, HAND)
        if duel.journal is not None:
            duel.note(E_TAKEN, number, seat, detail=seat + 1)
        drawn += 1
    if drawn:
        duel.tell(E_DRAWN, -1, None, seat, cause, -1, drawn)
    if drawn < count:
        lose(duel, duel.side_of[seat], "WIN-2")


def shuffle_deck(duel: Duel, seat: int) -> None:
    """Bring a Deck into a random order. TERM-SHUFFLE-1, FIELD-9"""
    shuffle_zone(duel, seat, DECK, "shuffle")
    duel.note(E_SHUFFLED, -1, seat)


def set_card(duel: Duel, number: int, seat: int, zone: int, slot: int) -> None:
    """Put a card face-down into a Spell & Trap Card Zone or the Field Card Zone. FIELD-4, FIELD-10"""
    before = move(duel, number, seat, zone, slot, face_up=False, by=duel.turn_seat)
    duel.tell(E_SET, number, before, seat)


def hold_for_summon(duel: Duel, number: int, seat: int, slot: int, position: int, by: int, how: int) -> None:
    """A monster whose Summon is attempted: it has its zone, but is not yet on the field. T-3.2"""
    old = duel.cards[number]
    keeps = old.zone == MONSTERS
    stay = old.stay if keeps else old.stay + 1
    marks = old.marks & ~(15 << 8) | how << 8 if keeps else (seat + 1) << BASE | how << 8 | old.marks & (PROPER | TOKEN)
    new = Card(
        number, old.face, old.owner, seat, SUMMONING, -1, stay, True, position, old.arrived if keeps else duel.turn,
        old.by if keeps else by, duel.turn if keeps else 0, 0, 0, marks, old.counters if keeps else (), 0,
    )  # fmt: skip
    lift(duel, old)
    lay(duel, new)
    duel.noticed(old, new)
    reserve(duel, seat, MONSTERS, slot, HELD)


def let_stand(duel: Duel, number: int, slot: int, proper: bool) -> None:
    """The Summon was not negated: the monster is on the field; by its own procedure it is `proper` (T-10.2). T-3.4"""
    old = duel.cards[number]
    new = Card(
        number, old.face, old.owner, old.controller, MONSTERS, slot, old.stay, True, old.position, old.arrived, old.by, old.changed, 0, 0,
        old.marks | PROPER if proper else old.marks, old.counters, 0,
    )  # fmt: skip
    lift(duel, old)
    lay(duel, new)
    duel.noticed(old, new)


def put_on_field(
    duel: Duel, number: int, seat: int, slot: int, face_up: bool, position: int, by: int, marks: int
) -> Card:
    """Put a monster into a Monster Card Zone directly (Special Summon by an effect, Set)."""
    return move(duel, number, seat, MONSTERS, slot, face_up, position, by, marks=marks)


def give_control(duel: Duel, number: int, seat: int, cause: int = BY_RULE) -> bool:
    """Move a monster to the side of its new controller; without a free zone it is destroyed. True if it moved.

    TEAM-III-6, TEAM-R8, T-11.3, T-8.12.
    """
    old = duel.cards[number]
    zone = old.zone
    slot = duel.free_slot(seat, zone)
    if slot < 0:
        destroy(duel, number, BY_RULE)
        return False
    as_trap = is_trap_monster(old)
    if as_trap:
        give_zone_back(duel, number, old.controller)
    new = old.with_control(seat, slot)
    lift(duel, old)
    lay(duel, new)
    duel.noticed(old, new)
    duel.tell(E_CONTROL, number, old, seat, cause, -1, seat)
    return not as_trap or settle_zone(duel, number, seat)


def settle_zone(duel: Duel, number: int, seat: int) -> bool:
    """T-8.12. A trap monster that came to a side takes a Spell & Trap Card Zone there; without a free one it is destroyed."""
    if duel.free_slot(seat, SPELLS) >= 0:
        take_zone(duel, number, seat)
        return True
    destroy(duel, number, BY_RULE)
    return False
