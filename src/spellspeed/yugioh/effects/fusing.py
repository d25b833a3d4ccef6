"""Fusion and Ritual Summons: which monsters can be made, and from what (FUSION-1 to FUSION-4, RITUAL-1 to RITUAL-5, T-3.11, T-10.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import NUMBER, ONE_OF_EACH, SUM_AT_LEAST, SUM_EXACTLY, Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.groups import distinct
from spellspeed.yugioh.rules.abilities import Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import X_BARRED, X_NO_SPECIAL_SUMMON, card_name, is_under, level
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.moving import may_be_tributed, remove_from_play, send_to_graveyard, tribute
from spellspeed.yugioh.rules.terms import (
    A_CHOOSE,
    A_MATERIAL,
    A_TRIBUTE,
    BY_EFFECT,
    CHOOSE,
    CHOSEN,
    FUSION_DECK,
    HAND,
    MONSTERS,
    PAID,
)  # fmt: skip

SUBSTITUTE: Final = "fusion substitute"
"""The trait of a monster that can stand for one Fusion Material that is named; the others must be the right ones."""


EXACT: Final = "exact fusion materials"
"""The trait of a Fusion Monster for which no substitute is used."""


def own_monsters(duel: Duel, seat: int) -> list[int]:
    """The monsters in a seat's hand, then those on its field, face-down ones too (T-3.11)."""
    held = [number for number in duel.zone(seat, HAND) if duel.faces[number].is_monster]
    return held + duel.monsters(seat)


def needs_own_field(duel: Duel, seat: int) -> bool:
    """FIELD-2. Whether one of the monsters used must come from the field, to make room for the new one."""
    return duel.free_slot(seat, MONSTERS) < 0


# Fusion


def can_stand_for(duel: Duel, number: int, name: str, substitutes: bool) -> bool:
    """FUSION-1. Whether a card is the Fusion Material of that name, or may stand for it."""
    return card_name(duel, number) == name or (substitutes and SUBSTITUTE in duel.faces[number].traits)


def can_complete(duel: Duel, names: tuple[str, ...], available: list[int], from_field: bool, substitutes: bool) -> bool:
    """FUSION-1. Whether the cards hold all the materials named, one of them on the field where that is needed, with one substitute at most."""
    if not names:
        return not from_field
    for number in available:
        if can_stand_for(duel, number, names[0], substitutes):
            rest = [other for other in available if other != number]
            exact = card_name(duel, number) == names[0]
            field = from_field and duel.cards[number].zone != MONSTERS
            if can_complete(duel, names[1:], rest, field, substitutes and exact):
                return True
    return False


def can_be_fused(duel: Duel, seat: int, number: int) -> bool:
    """FUSION-1. Whether a seat has all the Fusion Materials of a Fusion Monster, and a zone for it."""
    names = duel.faces[number].materials
    substitutes = EXACT not in duel.faces[number].traits
    available = own_monsters(duel, seat)
    return bool(names) and can_complete(duel, names, available, needs_own_field(duel, seat), substitutes)


class ChooseToFuse(Step):
    """FUSION-3. Choose a Fusion Monster of the own Fusion Deck, with these properties, whose Fusion Materials are there."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """One card of each Fusion Monster that can be made."""
        found: list[int] = []
        for number in duel.zone(act.seat, FUSION_DECK):
            if duel.faces[number].is_fusion and not is_under(duel, X_BARRED, number):
                if all([narrower.fits(duel, act, number) for narrower in self.filters]):
                    found.append(number)
        return [number for number in distinct(duel, found) if can_be_fused(duel, act.seat, number)]

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) and bool(self.possible(duel, act))

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return ("CORE-1",) if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) else ("FUSION-1",)

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

    def __init__(self, removing: bool = False) -> None:
        self.removing: Final = removing

    def parts(self) -> tuple[object, ...]:
        return (self.removing,)

    def run(self, duel: Duel, walk: Walk) -> None:
        if not walk.link.bound[CHOSEN]:
            walk.go_on(duel)
            return
        self.ask(duel, walk, ())

    def names(self, duel: Duel, act: Link) -> tuple[str, ...]:
        """The Fusion Materials of the chosen monster."""
        return duel.faces[duel.bound_card(act.bound[CHOSEN][0])].materials

    def ask(self, duel: Duel, walk: Walk, used: tuple[int, ...]) -> None:
        """All materials at once where each has its own cards, otherwise one after the other."""
        seat = walk.link.seat
        names = self.names(duel, walk.link)
        available = [number for number in own_monsters(duel, seat) if number not in used]
        if not used and self.are_apart(duel, seat, names, available):
            available = [number for number in available if card_name(duel, number) in names]
            values = tuple([names.index(card_name(duel, number)) for number in available])
            codes = tuple([option(CHOOSE, number) for number in available])
            count = len(names)
            open_ask(duel, Ask(seat, A_MATERIAL, walk.link.card, codes, count, count, ONE_OF_EACH, values))
            return
        fusion = duel.bound_card(walk.link.bound[CHOSEN][0])
        substitutes = EXACT not in duel.faces[fusion].traits
        fitting = [number for number in available if self.leads_on(duel, seat, names, used + (number,), substitutes)]
        codes = tuple([option(CHOOSE, number) for number in fitting])
        open_ask(duel, Ask(seat, A_MATERIAL, walk.link.card, codes))

    def are_apart(self, duel: Duel, seat: int, names: tuple[str, ...], available: list[int]) -> bool:
        """Whether no card could be used for two of the materials, and any of them leaves a zone."""
        if len(set(names)) < len(names) or needs_own_field(duel, seat):
            return False
        return not any([SUBSTITUTE in duel.faces[number].traits for number in available])

    def leads_on(self, duel: Duel, seat: int, names: tuple[str, ...], used: tuple[int, ...], substitutes: bool) -> bool:
        """Whether these cards are the first materials, in their order, of a complete set."""
        exact = [card_name(duel, number) == name for number, name in zip(used, names, strict=False)]
        if exact.count(False) > (1 if substitutes else 0):
            return False
        for number, name in zip(used, names, strict=False):
            if not can_stand_for(duel, number, name, True):
                return False
        rest = [number for number in own_monsters(duel, seat) if number not in used]
        from_field = needs_own_field(duel, seat) and all([duel.cards[number].zone != MONSTERS for number in used])
        return can_complete(duel, names[len(used) :], rest, from_field, substitutes and all(exact))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        if len(used) < len(self.names(duel, walk.link)):
            walk.wait(duel, 1, used)
            self.ask(duel, walk, used)
            return
        self.start(duel, walk)
        for number in used:
            if self.removing:
                remove_from_play(duel, number, BY_EFFECT, walk.link.card)
            else:
                send_to_graveyard(duel, number, BY_EFFECT, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(number) for number in used])))


# Rituals


def can_reach(levels: list[int], goal: int, exactly: bool) -> bool:
    """RITUAL-4. Whether some of the Levels add up to the goal (`exactly`), or all together to at least as much."""
    if not exactly:
        return sum(levels) >= goal
    sums = 1
    for value in levels:
        sums |= sums << value
    return goal >= 0 and sums >> goal & 1 == 1


def ritual_tributes(duel: Duel, seat: int, ritual: int) -> list[int]:
    """RITUAL-4. The monsters that a seat may Tribute for a Ritual Monster: it does not pay for itself."""
    monsters = [number for number in own_monsters(duel, seat) if number != ritual and level(duel, number) > 0]
    return [number for number in monsters if may_be_tributed(duel, number)]


def can_be_paid(duel: Duel, seat: int, ritual: int, exactly: bool) -> bool:
    """RITUAL-4, FIELD-2. Whether there are Tributes for a Ritual Monster, one of them on the field where no zone is free."""
    goal = duel.faces[ritual].level
    tributes = ritual_tributes(duel, seat, ritual)
    if not needs_own_field(duel, seat):
        return can_reach([level(duel, number) for number in tributes], goal, exactly)
    return bool(first_tributes(duel, seat, ritual, exactly))


def first_tributes(duel: Duel, seat: int, ritual: int, exactly: bool) -> list[int]:
    """FIELD-2. The monsters on the field with which the Tributes can begin, so that the Ritual Monster has a zone."""
    goal = duel.faces[ritual].level
    tributes = ritual_tributes(duel, seat, ritual)
    found: list[int] = []
    for number in tributes:
        if duel.cards[number].zone == MONSTERS:
            missing = goal - level(duel, number)
            rest = [level(duel, other) for other in tributes if other != number]
            if (missing <= 0 and not exactly) or can_reach(rest, missing, exactly):
                found.append(number)
    return found


class ChooseRitual(Step):
    """RITUAL-1, RITUAL-2. Choose a Ritual Monster of the hand for which there are Tributes."""

    def __init__(self, group: Group, exactly: bool) -> None:
        self.group: Final = group
        self.exactly: Final = exactly

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.exactly)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The Ritual Monsters that can be Summoned."""
        found = [n for n in self.group.members(duel, act) if not is_under(duel, X_BARRED, n)]
        return [n for n in found if can_be_paid(duel, act.seat, n, self.exactly)]

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) and bool(self.possible(duel, act))

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat):
            return ("CORE-1",)
        return ("RITUAL-1", "RITUAL-4" if self.group.exists(duel, act) else "RITUAL-2")

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.possible(duel, walk.link) if self.could(duel, walk.link) else []
        if len(found) < 2:
            walk.go_on(duel, walk.link.with_bound(CHOSEN, tuple([duel.binding(number) for number in found])))
            return
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(CHOSEN, (duel.binding(subject_of(picks[0])),)))


class TributeForRitual(Step):
    """RITUAL-4, T-3.11. Tribute monsters from hand or field whose Levels make that of the chosen Ritual Monster: at least, or `exactly`."""

    def __init__(self, exactly: bool) -> None:
        self.exactly: Final = exactly

    def parts(self) -> tuple[object, ...]:
        return (self.exactly,)

    def run(self, duel: Duel, walk: Walk) -> None:
        if not walk.link.bound[CHOSEN]:
            walk.go_on(duel)
            return
        ritual = duel.bound_card(walk.link.bound[CHOSEN][0])
        tributes = ritual_tributes(duel, walk.link.seat, ritual)
        in_hand = [level(duel, number) for number in tributes if duel.cards[number].zone == HAND]
        if needs_own_field(duel, walk.link.seat) and can_reach(in_hand, duel.faces[ritual].level, self.exactly):
            first = first_tributes(duel, walk.link.seat, ritual, self.exactly)
            codes = tuple([option(CHOOSE, number) for number in first])
            open_ask(duel, Ask(walk.link.seat, A_TRIBUTE, walk.link.card, codes, 1, 1, NUMBER))
        else:
            self.ask(duel, walk, ritual, ())

    def missing(self, duel: Duel, ritual: int, used: tuple[int, ...]) -> int:
        """How many Levels are still missing."""
        return duel.faces[ritual].level - sum([level(duel, number) for number in used])

    def ask(self, duel: Duel, walk: Walk, ritual: int, used: tuple[int, ...]) -> None:
        """Ask for the Tributes beside those that are chosen."""
        tributes = [n for n in ritual_tributes(duel, walk.link.seat, ritual) if n not in used]
        codes = tuple([option(CHOOSE, number) for number in tributes])
        values = tuple([level(duel, number) for number in tributes])
        rule = SUM_EXACTLY if self.exactly else SUM_AT_LEAST
        goal = self.missing(duel, ritual, used)
        open_ask(duel, Ask(walk.link.seat, A_TRIBUTE, walk.link.card, codes, 1, len(codes), rule, values, goal))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        ritual = duel.bound_card(walk.link.bound[CHOSEN][0])
        if self.missing(duel, ritual, used) > 0:
            walk.wait(duel, 1, used)
            self.ask(duel, walk, ritual, used)
            return
        self.start(duel, walk)
        for number in used:
            tribute(duel, number, walk.link.card, BY_EFFECT)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(number) for number in used])))
