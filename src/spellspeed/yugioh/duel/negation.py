"""Which lasting negations work (Jinzo, Skill Drain, Imperial Order), decided by the order in which they became active (T-9.13)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import UNNEGATED
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.negation_record import Negations
from spellspeed.yugioh.duel.rights import X_UNAFFECTED
from spellspeed.yugioh.duel.terms import WHILE_FACE_UP

RESTLESS: Final = 100
"""After so many steps negations that stop and free each other are left as they are."""


def hit(duel: Duel, negating: list[Lasting], number: int) -> bool:
    """Whether one of these effects that negate effects is about a card, whose text does not say that nothing negates it."""
    if duel.faces[number].claims & UNNEGATED:
        return False
    for effect in negating:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and not guards_itself(duel, effect, number):
            return True
    return False


def guards_itself(duel: Duel, effect: Lasting, number: int) -> bool:
    """CORE-1. Whether the text of a card leaves it unaffected by the card that negates as long as it lies there: that negates
    nothing of it (Elemental HERO Wildheart under Skill Drain)."""
    face = duel.faces[number]
    if effect.until != WHILE_FACE_UP or effect.cards or not face.kinds & X_UNAFFECTED.bit:
        return False
    card = duel.cards[number]
    for ability in face.steady:
        for change in ability.changes:
            own = Lasting(card.binding, card.controller, change, (), 0, WHILE_FACE_UP, 0, 0)
            if change.guards_itself() and change.wards_off(duel, own, effect.source % STAYS):
                return True
    return False


def of_source(effects: list[Lasting], source: int) -> list[Lasting]:
    """Those of these effects that come from one card and hang on it."""
    return [effect for effect in effects if effect.source == source and effect.until == WHILE_FACE_UP]


def work_out(duel: Duel, effects: list[Lasting]) -> list[Lasting]:
    """T-9.13. Which of the effects that negate effects work; the duel's memo keeps the order in which they became active.

    Those that worked go on, then each that does not and is not negated begins to work, the earliest first, and stops what it negates;
    so on until nothing changes. Those that do not hang on their card any more cannot be negated.
    """
    before = duel.negations
    active = [effect.source for effect in effects if effect.until == WHILE_FACE_UP]
    standing = [source for source in before.standing if source in active]
    standing += in_fixed_order(duel, [source for source in active if source not in standing])
    free = [effect for effect in effects if effect.until != WHILE_FACE_UP]
    working: list[int] = []
    for source in before.working:
        if source in standing:
            working = with_one_more(duel, effects, free, working, source)
    for _ in range(RESTLESS):
        freed = first_freed(duel, effects, free, standing, working)
        if freed < 0:
            break
        working = with_one_more(duel, effects, free, working, freed)
    duel.negating = Negations(tuple(standing), tuple(working), ())
    return [effect for effect in effects if effect.until != WHILE_FACE_UP or effect.source in working]


def in_fixed_order(duel: Duel, sources: list[int]) -> list[int]:
    """Those that became active at once: the turn player's first, then as the cards are numbered in print; zones decide nothing."""
    if len(sources) < 2:
        return sources
    keyed: list[tuple[int, int, int]] = []
    seats = duel.order_from(duel.turn_seat)
    for source in sources:
        number = source % STAYS
        entry = (seats.index(duel.cards[number].controller), duel.faces[number].code, source)
        if entry not in keyed:
            keyed.append(entry)
    keyed.sort()
    return [source for _, _, source in keyed]


def negating_with(effects: list[Lasting], free: list[Lasting], working: list[int]) -> list[Lasting]:
    """The effects that negate while these sources work."""
    found = free.copy()
    for source in working:
        found += of_source(effects, source)
    return found


def first_freed(
    duel: Duel, effects: list[Lasting], free: list[Lasting], standing: list[int], working: list[int]
) -> int:
    """The earliest source that does not work and is negated by nothing that does; -1 if there is none."""
    if len(working) == len(standing):
        return -1
    negating = negating_with(effects, free, working)
    for source in standing:
        if source not in working and not hit(duel, negating, source % STAYS):
            return source
    return -1


def with_one_more(
    duel: Duel, effects: list[Lasting], free: list[Lasting], working: list[int], source: int
) -> list[int]:
    """The working sources once another one works, if none of them negates it: what it negates stops."""
    if hit(duel, negating_with(effects, free, working), source % STAYS):
        return working
    own = of_source(effects, source)
    return [other for other in working if not hit(duel, own, other % STAYS)] + [source]
