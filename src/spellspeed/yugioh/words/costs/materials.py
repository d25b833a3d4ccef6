"""Fusion Materials Tributed on the field for a Fusion Monster that is Special Summoned without a Fusion Summon (FUSION-1, T-10.5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import TRIBUTED, Leaving
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import EXACT
from spellspeed.yugioh.duel.derived import card_name, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import lent_monsters, usable
from spellspeed.yugioh.duel.limits import frees_zone
from spellspeed.yugioh.duel.rights import X_BARRED
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import A_CHOOSE, A_TRIBUTE, BY_COST, CHOOSE, CHOSEN, FUSION_DECK, PAID
from spellspeed.yugioh.may.pay import may_be_tributed
from spellspeed.yugioh.words.costs.cards import end_payment
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.cards import Cards, distinct


class TributingMaterials(Step):
    """Tribute this card, in the place of one Fusion Material, with the other materials of a Fusion Monster with these properties, as a cost.

    The Fusion Monster is chosen with the cost and bound.
    """

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters
        self.group: Final = Cards((FUSION_DECK,), YOU, filters)

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """One card of each Fusion Monster for which the materials are on the field."""
        found: list[int] = []
        for number in distinct(duel, self.group.members(duel, act)):
            face = duel.faces[number]
            if not face.claims & EXACT and not is_under(duel, X_BARRED, number):
                if face.materials and self.can_go_on(duel, act, list(face.materials), ()):
                    found.append(number)
        return found

    def on_field(self, duel: Duel, act: Link) -> list[int]:
        """The other monsters of the player that may be Tributed."""
        monsters = usable(duel, act, duel.monsters(act.seat) + lent_monsters(duel, act.seat, act.card))
        return [n for n in monsters if n != act.card and may_be_tributed(duel, n)]

    def can_go_on(self, duel: Duel, act: Link, names: list[str], used: tuple[int, ...]) -> bool:
        """Whether the monsters used, and others on the field, are all of the materials but one."""
        left = names[:]
        for number in used:
            if card_name(duel, number) not in left:
                return False
            left.remove(card_name(duel, number))
        missing = len(names) - 1 - len(used)
        for number in self.on_field(duel, act):
            name = card_name(duel, number)
            if missing > 0 and number not in used and name in left:
                left.remove(name)
                missing -= 1
        return missing == 0

    def lends(self) -> bool:
        return True

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        if not walk.stage:
            return ()
        used = (*walk.held, subject_of(picks[0]))
        materials = duel.faces[duel.bound_card(walk.link.bound[CHOSEN][0])].materials
        return used if len(used) == len(materials) - 1 else ()

    def could(self, duel: Duel, act: Link) -> bool:
        return may_be_tributed(duel, act.card) and bool(self.possible(duel, act))

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees(self, duel: Duel, act: Link) -> int:
        return 1 if frees_zone(duel, act.seat, act.card) else 0

    def run(self, duel: Duel, walk: Walk) -> None:
        if walk.stage:
            self.next_material(duel, walk)
            return
        codes = tuple([option(CHOOSE, number) for number in self.possible(duel, walk.link)])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes))

    def next_material(self, duel: Duel, walk: Walk) -> None:
        """Ask for the next material, or Tribute them all."""
        link = walk.link
        names = list(duel.faces[duel.bound_card(link.bound[CHOSEN][0])].materials)
        if len(walk.held) < len(names) - 1:
            fitting: list[int] = []
            for number in self.on_field(duel, link):
                if number not in walk.held and self.can_go_on(duel, link, names, walk.held + (number,)):
                    fitting.append(number)
            open_ask(duel, Ask(link.seat, A_TRIBUTE, link.card, tuple([option(CHOOSE, number) for number in fitting])))
            return
        begin_step(duel, walk)
        at_once(duel, [Leaving(number, TRIBUTED, BY_COST, link.card) for number in walk.held + (link.card,)])
        end_payment(duel, walk)
        paid = tuple([duel.binding(number) for number in walk.held])
        walk.go_on(duel, link.with_bound(PAID, paid).with_source(duel.binding(link.card)))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        if walk.stage:
            walk.wait(duel, 1, walk.held + (number,))
        else:
            walk.wait(duel, 1, (), walk.link.with_bound(CHOSEN, (duel.binding(number),)))
