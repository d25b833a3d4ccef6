"""Double Spell, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.chain import replace_field_spell
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel.carrying_out import DOUBLED, Walk
from spellspeed.yugioh.duel.clauses import OPENS_MAIN_PHASE
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.announce import can_be_announced


class Playable(Filter):
    """Spell Cards that the player of the effect could use now as if they were activated; there must be a zone for one that stays."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return playable_ability(duel, act, number) is not None


def playable_ability(duel: Duel, act: Link, number: int) -> Ability | None:
    """CORE-1. The activation of a Spell Card that a player could make now, were the card the player's own; None for none.

    A card does not use another one of its own name, which would use a third.
    """
    face = duel.faces[number]
    if face.code == act.face.code:
        return None
    if face.kind != SPELL or face.placed_only or face.claims & OPENS_MAIN_PHASE:
        return None
    for ability in face.cards_own:
        if ability.windows and not ability.windows & W_ANY:
            continue
        if ability.in_phases and not ability.in_phases >> duel.phase & 1:
            continue
        if ability.stays and face.icon != FIELD_ICON:
            taken = 1 if duel.cards[act.card].zone == HAND else 0
            if duel.free_slots(act.seat, SPELLS) <= taken:
                continue
        link = Link(act.seat, act.source, face, ability.index, None, GRAVEYARD)
        if can_be_announced(duel, link, ability, None):
            return ability
    return None


class UseSpell(Step):
    """Use the Spell Card of a group as if the player had activated it: its costs are paid and its targets named now, and it is carried out.

    It stays in the Graveyard, but for one that stays on the field: that is placed on the player's own. It is not activated. A verb of one
    card (Double Spell).
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def moved(self) -> Group | None:
        return self.group

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        walk.go_on(duel)
        for number in self.group.members(duel, act)[:1]:
            ability = playable_ability(duel, act, number)
            if ability is None:
                continue
            source = act.source
            if ability.stays:
                place_for_use(duel, number, act.seat)
                source = duel.binding(number)
            link = Link(
                act.seat, source, duel.faces[number], ability.index, None, GRAVEYARD, number=act.number
            )  # fmt: skip
            begin_walk(duel, link, DOUBLED)


def place_for_use(duel: Duel, number: int, seat: int) -> None:
    """FIELD-4, FIELD-12. Place a Spell Card that stays face-up on the own field; another Field Spell Card gives way to a new one."""
    if duel.faces[number].icon != FIELD_ICON:
        move(duel, number, seat, SPELLS, duel.free_slot(seat, SPELLS), by=seat)
        return
    older = duel.zone(seat, FIELD)[0]
    if older >= 0:
        destroy(duel, older, BY_RULE)
        duel.next_batch()
    move(duel, number, seat, FIELD, 0, by=seat)
    replace_field_spell(duel, seat, number)


card(
    "Double Spell",
    spell(
        (UseSpell(TARGET),),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((SPELL,)), Playable()))),),
    ),
)
