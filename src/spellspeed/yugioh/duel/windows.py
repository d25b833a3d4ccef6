"""The present window and the last Chain Link: which fast effects they admit (T-2, SPEED-1)."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
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
        kind = kind_of(duel.chain[-1])
        if kind == t.SPELL:
            bits |= t.W_ANSWER_SPELL
        elif kind == t.TRAP:
            bits |= t.W_ANSWER_TRAP
        else:
            bits |= t.W_ANSWER_MONSTER
    return bits


def ability_of(link: Link) -> Ability:
    """The ability that a Chain Link carries out."""
    face = link.face
    assert isinstance(face, PrintedCard)
    return face.abilities[link.ability]


def targets_of(link: Link) -> tuple[int, ...]:
    """TERM-TARGET-1. All cards that a link targets, those too that its text keeps apart from the others (Two-Pronged Attack)."""
    name = ability_of(link).apart
    return link.bound[t.TARGETS] + link.bound[name] if name >= 0 else link.bound[t.TARGETS]


def lose_crossed(duel: Duel, link: Link) -> Link:
    """T-9.4, ERA-TARGET-1. The link without those targets that are no longer on a side that its text names."""
    ability = ability_of(link)
    for name in (t.TARGETS,) if ability.apart < 0 else (t.TARGETS, ability.apart):
        steps = [step for step in ability.targeted if step.chooses_for(name)]
        held = link.bound[name]
        if not steps or not held:
            continue
        kept: list[int] = []
        for place, binding in enumerate(held):
            number = binding % STAYS
            if len(steps) == len(held):
                if steps[place].still_targets(duel, link, number):
                    kept.append(binding)
            elif any([step.still_targets(duel, link, number) for step in steps]):
                kept.append(binding)
        if len(kept) < len(held):
            link = link.with_bound(name, tuple(kept))
    return link


def kind_of(link: Link) -> int:
    """SPELL-6. Of which kind the effect of a link is: what a monster does as an Equip Card is the effect of a Spell Card (DIVINE WRATH)."""
    face = link.face
    assert isinstance(face, PrintedCard)
    if face.kind == t.MONSTER and face.abilities[link.ability].places == 1 << t.P_EQUIPPED:
        return t.SPELL
    return face.kind


def player_behind(duel: Duel, number: int) -> int:
    """TERM-CONTROL-2. Whose effect it is that a card has: the player's who controls it; once it has left the field, who has activated it."""
    if duel.chain and not duel.on_field(number):
        for link in reversed(duel.chain):
            if link.card == number:
                return link.seat
    return duel.cards[number].controller


def plays_card(link: Link) -> bool:
    """SPELL-2, TRAP-1. Whether a link is the activation of a Spell or Trap Card, not of an effect of one (in the Graveyard, on the field)."""
    return ability_of(link).is_card_activation and link.came_from != t.GRAVEYARD


def is_used_up(duel: Duel, act: Link, number: int) -> bool:
    """T-1.5. Whether a Spell or Trap Card was activated in another link of the open Chain and only waits there to be sent to the Graveyard.

    Such a card counts as destroyed from its activation on (PHOENIX WING WIND BLAST): it is not returned any more (GIANT TRUNADE), whether its link
    lies above or below; destroyed it can be (DUST TORNADO). A card of a kind that stays on the field is not used up.
    """
    if not act.number:
        return False
    for link in duel.chain:
        if link.card == number and link.number != act.number:
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
