"""Ritual Summons: which monsters can be made, and from what (RITUAL-1 to RITUAL-5, T-3.11)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import NUMBER, SUM_AT_LEAST, SUM_EXACTLY, Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import SENT, TRIBUTED, Leaving
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under, level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import exchanged_monsters
from spellspeed.yugioh.duel.limits import frees_zone, zones_short
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.terms import A_TRIBUTE, BY_EFFECT, CHOOSE, CHOSEN, DECK, PAID
from spellspeed.yugioh.may.pay import may_be_tributed
from spellspeed.yugioh.words.filters.traits import IsNormal
from spellspeed.yugioh.words.groups.cards import offered
from spellspeed.yugioh.words.verbs.materials import HAND_AND_FIELD, leaving_for, materials_in
from spellspeed.yugioh.words.verbs.monster_to_make import ChooseToMake


def can_reach(levels: list[int], goal: int, exactly: bool) -> bool:
    """RITUAL-4. Whether some of the Levels add up to the goal (`exactly`), or all together to at least as much."""
    if not exactly:
        return sum(levels) >= goal
    sums = 1
    for value in levels:
        sums |= sums << value
    return goal >= 0 and sums >> goal & 1 == 1


SENDABLE: Final = IsNormal()


def ritual_tributes(duel: Duel, act: Link, ritual: int, from_deck: bool) -> list[int]:
    """RITUAL-4. The monsters that a seat may Tribute for a Ritual Monster: it does not pay for itself; or Normal Monsters of the Deck."""
    if from_deck:
        normal = [n for n in duel.zone(act.seat, DECK) if SENDABLE.fits(duel, act, n)]
        return offered(duel, normal, len(normal))
    # FAQ 2005, METAMORPHOSIS: nobody knows the Level of a face-down monster of the opponent.
    lent = [number for number in exchanged_monsters(duel, act.seat) if duel.cards[number].face_up]
    monsters = [
        number
        for number in materials_in(duel, act, HAND_AND_FIELD, False) + lent
        if number != ritual and level(duel, number) > 0
    ]
    return [number for number in monsters if may_be_tributed(duel, number)]


def can_be_paid(duel: Duel, act: Link, ritual: int, exactly: bool, from_deck: bool) -> bool:
    """RITUAL-4, FIELD-2. Whether there are Tributes for a Ritual Monster, one of them on the field where no zone is free."""
    goal = duel.faces[ritual].level
    tributes = ritual_tributes(duel, act, ritual, from_deck)
    leaving = leaving_for(duel, act.seat, ritual)
    if leaving:
        if not all([number in tributes for number in leaving]):
            return False
        missing = goal - sum([level(duel, number) for number in leaving])
        rest = [level(duel, number) for number in tributes if number not in leaving]
        return (missing <= 0 and not exactly) or can_reach(rest, missing, exactly)
    if not zones_short(duel, act.seat):
        return can_reach([level(duel, number) for number in tributes], goal, exactly)
    return not from_deck and bool(first_tributes(duel, act, ritual, exactly))


def first_tributes(duel: Duel, act: Link, ritual: int, exactly: bool) -> list[int]:
    """FIELD-2. The own monsters on the field with which the Tributes can begin, so that the Ritual Monster has a zone."""
    goal = duel.faces[ritual].level
    tributes = ritual_tributes(duel, act, ritual, False)
    found: list[int] = []
    for number in tributes:
        if frees_zone(duel, act.seat, number):
            missing = goal - level(duel, number)
            rest = [level(duel, other) for other in tributes if other != number]
            if (missing <= 0 and not exactly) or can_reach(rest, missing, exactly):
                found.append(number)
    return found


class ChooseRitual(ChooseToMake):
    """RITUAL-1, RITUAL-2. Choose a Ritual Monster of the hand for which there are Tributes."""

    def __init__(self, group: Group, exactly: bool, from_deck: bool = False) -> None:
        self.group: Final = group
        self.exactly: Final = exactly
        self.from_deck: Final = from_deck

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.exactly, self.from_deck)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The Ritual Monsters that can be Summoned."""
        found = [n for n in self.group.members(duel, act) if not is_under(duel, X_BARRED, n)]
        return [n for n in found if can_be_paid(duel, act, n, self.exactly, self.from_deck)]

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat):
            return ("CORE-1/special",)
        return ("RITUAL-1", "RITUAL-4" if self.group.exists(duel, act) else "RITUAL-2")


class TributeForRitual(Step):
    """RITUAL-4, T-3.11. Tribute monsters from hand or field whose Levels make that of the chosen Ritual Monster: at least, or `exactly`.

    `from_deck`: Normal Monsters of the Deck are sent to the Graveyard instead. One card says so (Advanced Ritual Art).
    """

    def __init__(self, exactly: bool, from_deck: bool = False) -> None:
        self.exactly: Final = exactly
        self.from_deck: Final = from_deck

    def parts(self) -> tuple[object, ...]:
        return (self.exactly, self.from_deck)

    def lends(self) -> bool:
        return not self.from_deck

    def run(self, duel: Duel, walk: Walk) -> None:
        if not walk.link.bound[CHOSEN]:
            walk.go_on(duel)
            return
        ritual = duel.bound_card(walk.link.bound[CHOSEN][0])
        tributes = ritual_tributes(duel, walk.link, ritual, self.from_deck)
        others = [level(duel, n) for n in tributes if not frees_zone(duel, walk.link.seat, n)]
        leaving = tuple(leaving_for(duel, walk.link.seat, ritual))
        if leaving:
            self.take(duel, walk, ritual, leaving)
        elif (
            not self.from_deck
            and zones_short(duel, walk.link.seat)
            and can_reach(others, duel.faces[ritual].level, self.exactly)
        ):
            first = first_tributes(duel, walk.link, ritual, self.exactly)
            codes = tuple([option(CHOOSE, number) for number in first])
            open_ask(duel, Ask(walk.link.seat, A_TRIBUTE, walk.link.card, codes, 1, 1, NUMBER))
        else:
            self.ask(duel, walk, ritual, ())

    def missing(self, duel: Duel, ritual: int, used: tuple[int, ...]) -> int:
        """How many Levels are still missing."""
        return duel.faces[ritual].level - sum([level(duel, number) for number in used])

    def ask(self, duel: Duel, walk: Walk, ritual: int, used: tuple[int, ...]) -> None:
        """Ask for the Tributes beside those that are chosen."""
        tributes = [n for n in ritual_tributes(duel, walk.link, ritual, self.from_deck) if n not in used]
        codes = tuple([option(CHOOSE, number) for number in tributes])
        values = tuple([level(duel, number) for number in tributes])
        rule = SUM_EXACTLY if self.exactly else SUM_AT_LEAST
        goal = self.missing(duel, ritual, used)
        open_ask(duel, Ask(walk.link.seat, A_TRIBUTE, walk.link.card, codes, 1, len(codes), rule, values, goal))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        self.take(duel, walk, duel.bound_card(walk.link.bound[CHOSEN][0]), used)

    def take(self, duel: Duel, walk: Walk, ritual: int, used: tuple[int, ...]) -> None:
        """Tribute these, after those that are still missing beside them are chosen."""
        if self.missing(duel, ritual, used) > 0:
            walk.wait(duel, 1, used)
            self.ask(duel, walk, ritual, used)
            return
        begin_step(duel, walk)
        way = SENT if self.from_deck else TRIBUTED
        at_once(duel, [Leaving(number, way, BY_EFFECT, walk.link.card) for number in used])
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(number) for number in used])))
