"""Fusion Summons: which monsters can be made, and from what (FUSION-1 to FUSION-4, T-3.11, T-10.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import ONE_OF_EACH, Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.leaving import SENT, TAKEN_OUT, Leaving
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import DARK_FUSION, EXACT, SUBSTITUTE
from spellspeed.yugioh.duel.derived import card_name, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lending import lent_monsters, usable
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.tally import tell_use
from spellspeed.yugioh.duel.terms import (
    A_CHOOSE,
    A_MATERIAL,
    BY_EFFECT,
    CHOOSE,
    CHOSEN,
    FUSION_DECK,
    HAND,
    MONSTERS,
    PAID,
)
from spellspeed.yugioh.may.pay import may_be_removed
from spellspeed.yugioh.words.filters.being import Filter
from spellspeed.yugioh.words.groups.cards import distinct
from spellspeed.yugioh.words.verbs.summoning import zone_for_monster

HAND_AND_FIELD: Final = (HAND, MONSTERS)
"""Where the Fusion Materials of Polymerization lie."""


def materials_in(duel: Duel, act: Link, zones: tuple[int, ...], removing: bool) -> list[int]:
    """FUSION-2, T-3.11. The monsters in some zones of the player that can be used (`removing`: removed from play) as Fusion Materials.

    TEAM-III-5, TEAM-R24. With permission those on the partner's field too; never those in the partner's hand or Graveyard.
    """
    seat = act.seat
    found: list[int] = []
    for zone in zones:
        for number in duel.zone(seat, zone):
            if number >= 0 and duel.is_monster(number) and (not removing or may_be_removed(duel, number, seat)):
                found.append(number)
    if duel.seats == 2 or MONSTERS not in zones:
        return found
    return usable(duel, act, found + lent_monsters(duel, seat, act.card), True)


def needs_own_field(duel: Duel, seat: int) -> bool:
    """FIELD-2. Whether one of the monsters used must come from the field, to make room for the new one."""
    return duel.free_slot(seat, MONSTERS) < 0


def materials_of(face: PrintedCard) -> tuple[object, ...]:
    """FUSION-1. What a Fusion Monster is made of: a name, or a property, for each Fusion Material."""
    return face.material_words or face.materials


def is_material(duel: Duel, act: Link, number: int, wanted: object) -> bool:
    """FUSION-1. Whether a card is the Fusion Material of that name, or has that property."""
    if isinstance(wanted, str):
        return card_name(duel, number) == wanted
    assert isinstance(wanted, Filter)
    return wanted.fits(duel, act, number)


def can_replace(duel: Duel, number: int, wanted: object) -> bool:
    """FUSION-1. Whether a card may stand for a Fusion Material: only for one that is named."""
    return isinstance(wanted, str) and duel.faces[number].claims & SUBSTITUTE != 0


def can_complete(
    duel: Duel, act: Link, wanted: tuple[object, ...], available: list[int], from_field: bool, substitutes: bool
) -> bool:
    """FUSION-1. Whether the cards hold all these materials, one of them on the field where that is needed, with one substitute at most."""
    if not wanted:
        return not from_field
    for number in available:
        exact = is_material(duel, act, number, wanted[0])
        if exact or (substitutes and can_replace(duel, number, wanted[0])):
            rest = [other for other in available if other != number]
            field = from_field and duel.cards[number].zone != MONSTERS
            if can_complete(duel, act, wanted[1:], rest, field, substitutes and exact):
                return True
    return False


class Making:
    """A Fusion Monster that is to be made: of what, from which monsters, for whom."""

    def __init__(self, duel: Duel, act: Link, fusion: int, zones: tuple[int, ...], removing: bool) -> None:
        face = duel.faces[fusion]
        self.duel: Final = duel
        self.act: Final = act
        self.wanted: Final = () if face.procedures else materials_of(face)
        self.substitutes: Final = not face.claims & EXACT
        self.available: Final = materials_in(duel, act, zones, removing)
        self.from_field: Final = needs_own_field(duel, act.seat)

    def is_possible(self) -> bool:
        """FUSION-1. Whether there are all the Fusion Materials, and a zone for the Fusion Monster."""
        return bool(self.wanted) and can_complete(
            self.duel, self.act, self.wanted, self.available, self.from_field, self.substitutes
        )

    def leads_on(self, used: tuple[int, ...]) -> bool:
        """Whether these cards are the first materials, in their order, of a complete set."""
        substitutes = self.substitutes
        for number, wanted in zip(used, self.wanted, strict=False):
            if not is_material(self.duel, self.act, number, wanted):
                if not substitutes or not can_replace(self.duel, number, wanted):
                    return False
                substitutes = False
        rest = [number for number in self.available if number not in used]
        from_field = self.from_field and all([self.duel.cards[number].zone != MONSTERS for number in used])
        return can_complete(self.duel, self.act, self.wanted[len(used) :], rest, from_field, substitutes)

    def are_apart(self) -> bool:
        """Whether no card could be used for two of the materials, and any of them leaves a zone."""
        if not all([isinstance(wanted, str) for wanted in self.wanted]):
            return False
        if len(set(self.wanted)) < len(self.wanted) or self.from_field:
            return False
        return not any([self.duel.faces[number].claims & SUBSTITUTE for number in self.available])


class ChooseFusion(Step):
    """Choose a Fusion Monster from the Fusion Deck, with the Level that an amount says or from a group."""

    def __init__(self, group: Group, level: Amount | None = None) -> None:
        self.group: Final = group
        self.level: Final = level

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.level)

    def fitting(self, duel: Duel, act: Link) -> list[int]:
        """One card for each name that fits."""
        found = [number for number in self.group.members(duel, act) if not is_under(duel, X_BARRED, number)]
        if self.level is not None:
            wanted = self.level.count(duel, act)
            found = [number for number in found if duel.printed(number).level == wanted]
        return distinct(duel, found)

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or not zone_for_monster(duel, act, act.seat):
            return False
        return self.level is not None or self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.fitting(duel, walk.link)
        if not found:
            walk.go_on(duel, walk.link.with_bound(CHOSEN, ()))
            return
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(CHOSEN, (duel.binding(subject_of(picks[0])),)))


class ChooseToFuse(Step):
    """FUSION-3. Choose a Fusion Monster of the own Fusion Deck, with these properties, whose Fusion Materials are there.

    `zones`: where they lie; `removing`: they are to be removed from play; `dark`: this is a Special Summon with "Dark Fusion".
    """

    def __init__(
        self,
        filters: tuple[Filter, ...] = (),
        zones: tuple[int, ...] = HAND_AND_FIELD,
        removing: bool = False,
        dark: bool = False,
    ) -> None:
        self.filters: Final = filters
        self.zones: Final = zones
        self.removing: Final = removing
        self.dark: Final = dark

    def parts(self) -> tuple[object, ...]:
        return (self.filters, self.zones, self.removing, self.dark)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """One card of each Fusion Monster that can be made."""
        found: list[int] = []
        for number in duel.zone(act.seat, FUSION_DECK):
            if duel.faces[number].is_fusion and (self.dark or not duel.faces[number].claims & DARK_FUSION):
                if all([narrower.fits(duel, act, number) for narrower in self.filters]):
                    if not is_under(duel, X_BARRED, number):
                        found.append(number)
        numbers = distinct(duel, found)
        return [n for n in numbers if Making(duel, act, n, self.zones, self.removing).is_possible()]

    def leads(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) and bool(self.possible(duel, act))

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return ("CORE-1/special",) if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) else ("FUSION-1",)

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.possible(duel, walk.link) if self.could(duel, walk.link) else []
        if len(found) < 2:
            walk.go_on(duel, walk.link.with_bound(CHOSEN, tuple([duel.binding(number) for number in found])))
            return
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(CHOSEN, (duel.binding(subject_of(picks[0])),)))


class UseMaterials(Step):
    """FUSION-3, T-3.11. Send the Fusion Materials of the chosen Fusion Monster to the Graveyard, or (`removing`) remove them from play."""

    def __init__(self, removing: bool = False, zones: tuple[int, ...] = HAND_AND_FIELD) -> None:
        self.removing: Final = removing
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.removing, self.zones)

    def lends(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        if not walk.link.bound[CHOSEN]:
            walk.go_on(duel)
            return
        self.ask(duel, walk, ())

    def making(self, duel: Duel, act: Link) -> Making:
        """What is to be made of what."""
        return Making(duel, act, duel.bound_card(act.bound[CHOSEN][0]), self.zones, self.removing)

    def ask(self, duel: Duel, walk: Walk, used: tuple[int, ...]) -> None:
        """All materials at once where each has its own cards, otherwise one after the other."""
        seat = walk.link.seat
        making = self.making(duel, walk.link)
        if not used and making.are_apart():
            names = list(making.wanted)
            available = [number for number in making.available if card_name(duel, number) in names]
            values = tuple([names.index(card_name(duel, number)) for number in available])
            codes = tuple([option(CHOOSE, number) for number in available])
            open_ask(duel, Ask(seat, A_MATERIAL, walk.link.card, codes, len(names), len(names), ONE_OF_EACH, values))
            return
        fitting = [n for n in making.available if n not in used and making.leads_on(used + (n,))]
        codes = tuple([option(CHOOSE, number) for number in fitting])
        open_ask(duel, Ask(seat, A_MATERIAL, walk.link.card, codes))

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        return used if len(used) == len(self.making(duel, walk.link).wanted) else ()

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        if len(used) < len(self.making(duel, walk.link).wanted):
            walk.wait(duel, 1, used)
            self.ask(duel, walk, used)
            return
        begin_step(duel, walk)
        way = TAKEN_OUT if self.removing else SENT
        for number in used:
            tell_use(duel, number)
        at_once(duel, [Leaving(number, way, BY_EFFECT, walk.link.card) for number in used])
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(number) for number in used])))
