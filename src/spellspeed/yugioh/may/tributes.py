"""The Tributes of a Normal Summon or Set: how many it takes, which monsters can be Tributed, and the zone that one of them leaves (SUMMON-5 to
SUMMON-8, MONSTER-7, TEAM-III-5)."""

from __future__ import annotations

from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import ASKS_FIRST, FEWER_TRIBUTES, SKIPS_TRIBUTES
from spellspeed.yugioh.duel.derived import is_under, level, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import exchanged_monsters, lent_monsters
from spellspeed.yugioh.duel.limits import frees_zone, zones_short
from spellspeed.yugioh.duel.one_type import against
from spellspeed.yugioh.duel.printed import ATTACK_UNSAID
from spellspeed.yugioh.duel.rights import X_EXCHANGED, X_NO_TRIBUTE_SUMMON, X_TWO_TRIBUTES
from spellspeed.yugioh.duel.standing_effects import steady_effects
from spellspeed.yugioh.duel.terms import P_FACE_UP
from spellspeed.yugioh.may.pay import may_be_tributed


def tributes_needed(duel: Duel, number: int) -> int:
    """SUMMON-5, SUMMON-6, CARD-2. How many Tributes the Normal Summon or Set of a monster takes, by its text or else its present Level."""
    for clause in duel.faces[number].clauses:
        if clause.tributes():
            return clause.tributes()
    needed = tributes_by_level(duel, number)
    return min(needed, 1) if duel.faces[number].claims & FEWER_TRIBUTES else needed


def tributes_by_level(duel: Duel, number: int) -> int:
    """SUMMON-5, SUMMON-6, CARD-2. How many Tributes the Normal Summon or Set of a monster of its present Level takes."""
    stars = level(duel, number)
    if stars <= 4:
        return 0
    if stars <= 6:
        return 1
    return 2


def most_tributes(duel: Duel, number: int, needed: int) -> int:
    """SUMMON-5. With how many Tributes a monster may be Tribute Summoned: the number that it needs, unless its text allows more."""
    most = tributes_by_level(duel, number) if duel.faces[number].claims & FEWER_TRIBUTES else needed
    for clause in duel.faces[number].clauses:
        most = max(most, clause.most_tributes(duel, number))
    return most


def tribute_values(duel: Duel, seat: int, number: int, setting: bool = False) -> tuple[list[int], list[int]]:
    """TEAM-III-5, TEAM-R30. The monsters that a seat may Tribute for the Summon (or Set) of a monster, and for how many Tributes each counts.

    Those of others leave no zone free (TEAM-I-4): see tributes_to_free.
    """
    monsters: list[int] = []
    values: list[int] = []
    clauses = duel.faces[number].clauses
    apart = [] if setting else against(duel, seat, number)
    candidates = duel.monsters(seat)
    if duel.seats > 2:
        candidates += lent_monsters(duel, seat, number)
    if duel.kinds & X_EXCHANGED.bit:
        candidates += exchanged_monsters(duel, seat)
    for tributed in candidates:
        if is_under(duel, X_NO_TRIBUTE_SUMMON, tributed) or not may_be_tributed(duel, tributed):
            continue
        if clauses and not all([clause.takes(duel, seat, tributed, number) for clause in clauses]):
            continue
        if apart and tributed not in apart and len(apart) >= tributes_needed(duel, number):
            # CORE-1: those beside which it cannot come have to go.
            continue
        if clauses and not setting and not all([clause.outlasts(duel, seat, tributed, number) for clause in clauses]):
            continue
        monsters.append(tributed)
        twice = counts_twice(duel, seat, tributed, number) or (not setting and is_enough(duel, seat, tributed, number))
        values.append(2 if twice else 1)
    return monsters, values


def tributes_to_free(duel: Duel, seat: int) -> int:
    """FIELD-2, T-3.12. How many of the Tributes for a monster have to leave a Monster Card Zone of the seat itself."""
    return zones_short(duel, seat)


def makes_room(duel: Duel, seat: int, monsters: list[int], needed: int, certain: list[int]) -> bool:
    """FIELD-2, TEAM-I-4. Whether so many of these Tributes, the certain ones among them, can leave the zones of the seat that a monster needs."""
    short = tributes_to_free(duel, seat)
    if not short:
        return True
    others = len([number for number in certain if not frees_zone(duel, seat, number)])
    return short <= min(needed - others, len([number for number in monsters if frees_zone(duel, seat, number)]))


def is_enough(duel: Duel, seat: int, tributed: int, number: int) -> bool:
    """CORE-1. Whether a monster alone is enough for the Tribute Summon of a monster whose text says so."""
    for clause in duel.faces[number].clauses:
        if clause.is_enough(duel, seat, tributed, number):
            return True
    return False


def counts_twice(duel: Duel, seat: int, tributed: int, number: int) -> bool:
    """MONSTER-7. Whether a monster can be treated as two Tributes for the Summon of another; an own face-down one too, by its own text."""
    wanted = duel.faces[number].attribute
    card = duel.cards[tributed]
    if not card.face_up:
        if duel.is_opponent(seat, card.controller):
            # FAQ 2005, METAMORPHOSIS: nobody knows what a face-down monster of the opponent is.
            return False
        for effect in steady_effects(duel, card, duel.printed(tributed), 1 << P_FACE_UP):
            change = effect.change
            assert isinstance(change, Alteration)
            if change.what == X_TWO_TRIBUTES and change.amount(duel, effect, tributed) == wanted:
                return True
        return False
    return is_under(duel, X_TWO_TRIBUTES, tributed) and total_of(duel, X_TWO_TRIBUTES, tributed) == wanted


def counted(values: list[int]) -> int:
    """For how many Tributes several monsters count."""
    total = 0
    for value in values:
        total += value
    return total


def has_all_of(wanted: list[int], among: list[int]) -> bool:
    """Whether all of some cards are among others."""
    return all([number in among for number in wanted])


def may_skip_tributes(duel: Duel, number: int, setting: bool) -> bool:
    """SUMMON-5. Whether a monster may be Normal Summoned (or Set) without its Tributes by its own text."""
    claims = duel.faces[number].claims
    if claims & SKIPS_TRIBUTES or setting or not claims & ASKS_FIRST:
        return claims & SKIPS_TRIBUTES != 0
    for clause in duel.faces[number].clauses:
        if clause.skips(duel, number):
            return True
    return False


def printed_attack(duel: Duel, tributes: tuple[int, ...]) -> int:
    """TERM-ORIGINAL-1, FAQ MAJU GARZETT. The original ATK of Tributes in all; one that is printed as "?" makes 0 of all."""
    if any([duel.faces[number].unsaid & ATTACK_UNSAID for number in tributes]):
        return 0
    return sum([duel.faces[number].attack for number in tributes])
