"""Bait Doll, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import destroy, send_to_graveyard
from spellspeed.yugioh.doing.positions import show_card
from spellspeed.yugioh.duel.carrying_out import DOUBLED, Walk
from spellspeed.yugioh.duel.derived import is_negated
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.announce import can_be_announced


class ForceTrap(Step):
    """Show a Set card of a group; a Trap Card is activated by its controller at once, outside of the Chain, with its costs and its targets.

    One whose timing is wrong, or whose costs cannot be paid, is destroyed; so is a Normal or Counter Trap whose effects are negated. Stage 1:
    the forced card has been carried out.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if walk.stage:
            self.put_away(duel, walk.held[0])
            walk.go_on(duel)
            return
        for number in self.group.members(duel, walk.link)[:1]:
            card = duel.cards[number]
            duel.note(E_REVEALED, number, card.controller)
            if not duel.faces[number].is_trap:
                continue
            ability = forced_ability(duel, number)
            show_card(duel, number)
            if ability is None or (is_negated(duel, number) and not ability.stays):
                destroy(duel, number, BY_EFFECT, walk.link.card)
                continue
            source = duel.binding(number)
            duel.tell(E_ACTIVATED, number, None, card.controller, BY_RULE, -1, 0, ability.index)
            if is_negated(duel, number):
                continue
            walk.wait(duel, 1, (source,))
            link = Link(
                card.controller, source, duel.faces[number], ability.index, None, SPELLS, number=walk.link.number
            )  # fmt: skip
            begin_walk(duel, link, DOUBLED)
            return
        walk.go_on(duel)

    def put_away(self, duel: Duel, source: int) -> None:
        """TRAP-4. A forced card that does not stay on the field goes to the Graveyard."""
        number = source % STAYS
        if duel.bound_card(source) >= 0 and duel.on_field(number) and not duel.faces[number].stays:
            send_to_graveyard(duel, number, BY_RULE)


def forced_ability(duel: Duel, number: int) -> Ability | None:
    """TRAP-2, T-2. The activation of a Set Trap Card whose timing is right now, and that can be paid for; None for none."""
    card = duel.cards[number]
    if card.arrived == duel.turn:
        return None
    for ability in duel.faces[number].cards_own:
        link = Link(card.controller, card.binding, duel.faces[number], ability.index, None, SPELLS)
        if ability.windows & W_ANY and can_be_announced(duel, link, ability, None):
            return ability
    return None


card(
    "Bait Doll",
    spell(
        (ForceTrap(Bound(TARGETS, (FaceDown(),))), ShuffleIntoDeck(Itself())),
        targets=(Target(Cards((SPELLS,), EVERYBODY, (FaceDown(),), others=True)),),
    ),
)
