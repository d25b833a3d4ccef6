"""Fusion Summons: which monsters can be made, and from what (FUSION-1 to FUSION-4, T-3.11, T-10.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import ONE_OF_EACH, Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import SENT, TAKEN_OUT, Leaving
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import DARK_FUSION, KEEPS_MATERIALS
from spellspeed.yugioh.duel.derived import card_name, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import MATERIAL, MATERIAL_ATTACK, MATERIALS_USED
from spellspeed.yugioh.duel.memory import keep_for_arrival, keep_number
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.tally import tell_use
from spellspeed.yugioh.duel.terms import (
    A_CHOOSE,
    A_MATERIAL,
    BY_EFFECT,
    CHOOSE,
    CHOSEN,
    DECK,
    FUSION_DECK,
    GRAVEYARD,
    PAID,
)
from spellspeed.yugioh.may.free_zones import has_room, short_for
from spellspeed.yugioh.words.filters.traits import Filter, fits_all
from spellspeed.yugioh.words.groups.cards import distinct
from spellspeed.yugioh.words.verbs.materials import (
    HAND_AND_FIELD,
    Making,
    leaving_for,
)
from spellspeed.yugioh.words.verbs.monster_to_make import ChooseToMake

MORE: Final = 2
"""The stage of a choice of Fusion Materials in which those are asked for that can be used beside the ones needed."""


class ChooseFusion(Step):
    """Choose a Fusion Monster from the Fusion Deck, with the Level that an amount says or from a group."""

    def __init__(self, group: Group, level: Amount | None = None) -> None:
        self.group: Final = group
        self.level: Final = level

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.level)

    def fitting(self, duel: Duel, act: Link) -> list[int]:
        """One card for each name that fits."""
        found = [
            number
            for number in self.group.members(duel, act)
            if not is_under(duel, X_BARRED, number) and not leaving_for(duel, act.seat, number)
        ]
        if self.level is not None:
            wanted = self.level.count(duel, act)
            found = [number for number in found if duel.printed(number).level == wanted]
        return distinct(duel, found)

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or not has_room(duel, act, act.seat):
            return False
        return self.level is not None or self.group.exists(duel, act)

    def zones_short(self, duel: Duel, act: Link) -> int:
        return short_for(duel, act, act.seat)

    def only_chooses(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.fitting(duel, walk.link)
        if not found:
            walk.go_on(duel, walk.link.with_bound(CHOSEN, ()))
            return
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(CHOSEN, (duel.binding(subject_of(picks[0])),)))


class ChooseToFuse(ChooseToMake):
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
                if fits_all(duel, act, number, self.filters):
                    if not is_under(duel, X_BARRED, number):
                        found.append(number)
        numbers = distinct(duel, found)
        return [n for n in numbers if Making(duel, act, n, self.zones, self.removing).is_possible()]

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return ("CORE-1/special",) if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) else ("FUSION-1",)


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

    def keep_materials(self, duel: Duel, act: Link, used: tuple[int, ...]) -> None:
        """TERM-ORIGINAL-1. Keep for the Fusion Monster what its own text asks about its Fusion Materials.

        Where it is made of cards of the Deck it comes later (Future Fusion): the card that has sent them keeps that until then.
        """
        fusion = duel.bound_card(act.bound[CHOSEN][0])
        if not duel.faces[fusion].claims & KEEPS_MATERIALS:
            return
        attack = sum([duel.faces[number].attack for number in used])
        if self.zones == (DECK,):
            keep_number(duel, act.source, MATERIALS_USED, len(used))
            keep_number(duel, act.source, MATERIAL_ATTACK, attack)
        else:
            keep_for_arrival(duel, fusion, MATERIALS_USED, len(used))
            keep_for_arrival(duel, fusion, MATERIAL_ATTACK, attack)

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

    def keep_purpose(self, duel: Duel, fusion: int, used: tuple[int, ...]) -> None:
        """FUSION-3. What came to the Graveyard keeps for which Fusion Monster it was used: the stay that follows the one in the Fusion Deck."""
        for number in used:
            if duel.cards[number].zone == GRAVEYARD:
                keep_number(duel, duel.binding(number), MATERIAL, fusion + STAYS)

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        if walk.stage == MORE:
            return used
        return used if len(used) == len(self.making(duel, walk.link).wanted) else ()

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        making = self.making(duel, walk.link)
        if len(used) < len(making.wanted):
            walk.wait(duel, 1, used)
            self.ask(duel, walk, used)
            return
        if walk.stage != MORE:
            more = making.more_like_last(used)
            if more:
                walk.wait(duel, MORE, used)
                codes = tuple([option(CHOOSE, number) for number in more])
                open_ask(duel, Ask(walk.link.seat, A_MATERIAL, walk.link.card, codes, 0, len(codes)))
                return
        begin_step(duel, walk)
        self.keep_materials(duel, walk.link, used)
        way = TAKEN_OUT if self.removing else SENT
        for number in used:
            tell_use(duel, number)
        at_once(duel, [Leaving(number, way, BY_EFFECT, walk.link.card) for number in used])
        self.keep_purpose(duel, walk.link.bound[CHOSEN][0], used)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(number) for number in used])))
