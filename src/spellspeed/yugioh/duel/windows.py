"""The present window and the last Chain Link: which fast effects they admit (T-2, SPEED-1)."""

from __future__ import annotations

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard


def window_bits(duel: Duel) -> int:
    """T-2, T-2.5. What fits the present window: the occasion, the moment of the Damage Step, the last link of an open Chain."""
    bits = duel.moment
    if duel.in_damage_step():
        if duel.substep == t.DS_BEFORE:
            bits |= t.W_BEFORE
        elif duel.substep == t.DS_CALCULATION:
            bits |= t.W_CALCULATION
    elif duel.chain or not bits & t.W_ATTEMPT:
        bits |= t.W_ANY
        if duel.phase == t.STANDBY:
            bits |= t.W_STANDBY
    if duel.chain:
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind == t.SPELL:
            bits |= t.W_ANSWER_SPELL
        elif face.kind == t.TRAP:
            bits |= t.W_ANSWER_TRAP
        else:
            bits |= t.W_ANSWER_MONSTER
    return bits


def ability_of(link: Link) -> Ability:
    """The ability that a Chain Link carries out."""
    face = link.face
    assert isinstance(face, PrintedCard)
    return face.abilities[link.ability]


def plays_card(link: Link) -> bool:
    """SPELL-2, TRAP-1. Whether a link is the activation of a Spell or Trap Card, not of an effect of one (in the Graveyard, on the field)."""
    return ability_of(link).is_card_activation and link.came_from != t.GRAVEYARD


def is_used_up(duel: Duel, act: Link, number: int) -> bool:
    """T-1.5. Whether a Spell or Trap Card was carried out above a link of the open Chain and only waits there to be sent to the Graveyard.

    It is not returned any more (GIANT TRUNADE); destroyed it can be (DUST TORNADO). A card of a kind that stays on the field is not used up.
    """
    if not act.number:
        return False
    for link in duel.chain[act.number :]:
        if link.card == number:
            face = link.face
            assert isinstance(face, PrintedCard)
            return link.source == duel.binding(number) and plays_card(link) and not face.stays
    return False


def last_speed(duel: Duel) -> int:
    """SPEED-1. The Spell Speed of the last Chain Link; 0 without a Chain."""
    if not duel.chain:
        return 0
    return ability_of(duel.chain[-1]).speed


def met_event(duel: Duel, seat: int, number: int, face: PrintedCard, ability: Ability) -> Event | None:
    """T-2.2, T-2.6. The event of the present occasion that an effect names."""
    for event in duel.occasion:
        if event.kind & ability.event:
            if ability.hearing is None:
                return event
            act = Link(seat, duel.cards[number].binding, face, ability.index, event, duel.cards[number].zone)
            if ability.hearing.holds(duel, act):
                return event
    return None
