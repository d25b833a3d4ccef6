"""Who may Summon what: Normal, Flip and Special Summons, Tributes, and the revival restriction (SUMMON, T-10)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.clauses import (
    ASKS_FIRST,
    EXCEPT_BY,
    NEVER_SPECIAL,
    ONLY_SET,
    ONTO_OPPONENT,
    ORDINARY,
    TRIBUTE_TO_REVIVE,
    UNREVIVED,
)
from spellspeed.yugioh.duel.derived import effects_on, is_lit, is_under, reaches, total_of
from spellspeed.yugioh.duel.duel import Duel, place_of
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.limits import room_left
from spellspeed.yugioh.duel.memory import summons_only_specially
from spellspeed.yugioh.duel.one_type import KEPT_APART, against, against_type, comes_against
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_BARRED,
    X_EXTRA_NORMAL_SUMMON,
    X_FIELD_LIMIT,
    X_HAND_TOLL,
    X_LIT,
    X_NO_FLIP_SUMMON,
    X_NO_MONSTER_SET,
    X_NO_NORMAL_SUMMON,
    X_NO_SPECIAL_SUMMON,
    X_NOT_PLAYED,
    X_ONE_TYPE,
)
from spellspeed.yugioh.duel.terms import (
    GRAVEYARD,
    HAND,
    MAIN1,
    MONSTERS,
    PROPER,
    SUMMONED_AGAIN,
    WHILE_FACE_UP,
)
from spellspeed.yugioh.may.free_zones import freed_by_costs, zones_to_free
from spellspeed.yugioh.may.pay import may_be_tributed, may_pay_toll
from spellspeed.yugioh.may.tributes import (
    counted,
    has_all_of,
    makes_room,
    may_skip_tributes,
    tribute_values,
    tributes_needed,
)

NONE_FORBIDS: Final[list[int]] = []
"""Where no monster forbids a Normal Summon; never written to."""


def may_normal_summon(duel: Duel, seat: int, number: int, setting: bool, why: list[str] | None = None) -> bool:
    """SUMMON-2, SUMMON-4 to SUMMON-6, SUMMON-8, FIELD-2, MONSTER-3, MONSTER-4, MAIN-6. Whether a monster may be Normal Summoned or Set now."""
    face = duel.faces[number]
    if not duel.open_state or seat != duel.turn_seat or not duel.in_main_phase():
        if why is None:
            return False
        why.append("MAIN-1")
    if duel.normal_summons[seat] > 0 and not may_summon_again(duel, seat):
        if why is None:
            return False
        why.extend(("SUMMON-2",) if duel.phase == MAIN1 else ("SUMMON-2", "MAIN-6"))
    return may_be_normal_summoned(duel, seat, number, face, setting, why)


def may_summon_again(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether an effect gives a seat more Normal Summons in a turn than one."""
    return duel.normal_summons[seat] <= total_of(duel, X_EXTRA_NORMAL_SUMMON, seat)


def forbidding_tributes(duel: Duel, seat: int, number: int, setting: bool) -> list[int] | None:
    """CORE-1. The monsters that forbid a seat to Normal Summon and could be Tributed for the Summon; None where anything else forbids it too.

    What they forbid ends as they are Tributed (THE LAST WARRIOR FROM ANOTHER PLANET).
    """
    if not duel.kinds & X_NO_NORMAL_SUMMON.bit or (setting and not duel.profile.set_is_summon):
        return NONE_FORBIDS
    found: list[int] = []
    for effect in effects_on(duel, X_NO_NORMAL_SUMMON):
        if reaches(duel, effect, seat):
            source = effect.source % STAYS
            if effect.until != WHILE_FACE_UP or source not in tribute_values(duel, seat, number, setting)[0]:
                return None
            found.append(source)
    return found


def may_be_normal_summoned(
    duel: Duel, seat: int, number: int, face: PrintedCard, setting: bool, why: list[str] | None = None
) -> bool:
    """SUMMON-4 to SUMMON-8, FIELD-2, SUMMON-9-OCG. Whether a monster can be Normal Summoned or Set, apart from the right to do it once a turn."""
    if setting and duel.kinds & X_NO_MONSTER_SET.bit and is_under(duel, X_NO_MONSTER_SET, seat):
        if why is None:
            return False
        why.append("CORE-1/set")
    if setting and duel.kinds & X_LIT.bit and is_lit(duel):
        # LIGHT OF INTERVENTION: it is a Normal Summon in face-up Defense Position.
        setting = False
    if not face.may_be_normal_summoned:
        if why is None:
            return False
        why.append("MONSTER-3" if face.is_fusion else "MONSTER-4" if face.is_ritual else "MONSTER-9")
    if not setting and (face.claims & ONLY_SET or (face.claims & ASKS_FIRST and is_only_set_now(duel, number))):
        if why is None:
            return False
        why.append("CORE-1/set_only")
    if duel.kinds & X_NOT_PLAYED.bit and is_under(duel, X_NOT_PLAYED, number):
        if why is None:
            return False
        why.append("CORE-1/set" if setting else "CORE-1/summon")
    if not setting and face.clauses and not is_summonable(duel, seat, number, face):
        if why is None:
            return False
        why.append("CORE-1/summon")
    if duel.kinds & X_HAND_TOLL.bit and not may_pay_toll(duel, seat, number):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    if summons_only_specially(duel, seat):
        if why is None:
            return False
        why.append("CORE-1/set" if setting else "CORE-1/summon")
    needed = tributes_needed(duel, number)
    if duel.kinds & X_FIELD_LIMIT.bit and room_left(duel, seat) + needed < 1:
        if why is None:
            return False
        why.append("CORE-1/set" if setting else "CORE-1/summon")
    forbidding = forbidding_tributes(duel, seat, number, setting)
    if forbidding is None or len(forbidding) > needed:
        if why is None:
            return False
        why.append("SUMMON-9-OCG" if setting else "CORE-1/summon")
    if not setting and duel.kinds & KEPT_APART:
        apart = against(duel, seat, number)
        if len(apart) > needed or (apart and not has_all_of(apart, tribute_values(duel, seat, number)[0])):
            if why is None:
                return False
            why.append("CORE-1/summon")
    if needed == 0 or (
        not forbidding and may_skip_tributes(duel, number, setting) and duel.free_slot(seat, MONSTERS) >= 0
    ):
        if duel.free_slot(seat, MONSTERS) < 0:
            if why is None:
                return False
            why.append("FIELD-2")
    else:
        monsters, values = tribute_values(duel, seat, number, setting)
        if counted(values) < needed:
            if why is None:
                return False
            why.append("SUMMON-8" if setting else "SUMMON-5" if not values else "SUMMON-6")
        elif not makes_room(duel, seat, monsters, needed, forbidding or []):
            if why is None:
                return False
            full = duel.free_slot(seat, MONSTERS) < 0
            why.append("FIELD-2" if full else "CORE-1/set" if setting else "CORE-1/summon")
    return not why


def is_summonable(duel: Duel, seat: int, number: int, face: PrintedCard) -> bool:
    """CORE-1. Whether no clause of a monster's text keeps a seat from Normal or Flip Summoning it now."""
    for clause in face.clauses:
        if not clause.summonable(duel, seat, number):
            return False
    return True


def is_revivable(duel: Duel, seat: int, number: int, face: PrintedCard) -> bool:
    """CORE-1, SUMMON-20. Whether no clause of a monster's text keeps it from being Special Summoned by a seat now."""
    for clause in face.clauses:
        if not clause.revivable(duel, seat, number):
            return False
    return True


def is_only_set_now(duel: Duel, number: int) -> bool:
    """CORE-1. Whether the text of a monster forbids its Normal Summon as things are now, but not that it is Set."""
    for clause in duel.faces[number].clauses:
        if clause.only_set(duel, number):
            return True
    return False


def may_flip_summon(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """SUMMON-11, SUMMON-12, POS-3, T-3.9, T-11.1. Whether a face-down monster may be Flip Summoned."""
    from spellspeed.yugioh.may.turn import may_be_turned

    if duel.cards[number].face_up:
        if why is None:
            return False
        why.append("SUMMON-11")
    if is_under(duel, X_NO_FLIP_SUMMON, seat):
        if why is None:
            return False
        why.append("CORE-1/flip")
    if duel.kinds & KEPT_APART and comes_against(duel, seat, number):
        if why is None:
            return False
        why.append("CORE-1/flip")
    if duel.faces[number].clauses and not is_summonable(duel, seat, number, duel.faces[number]):
        if why is None:
            return False
        why.append("CORE-1/flip")
    if duel.faces[number].is_toon and not has_what_it_needs(duel, seat, number):
        if why is None:
            return False
        why.append("ERA-TOON-1")
    if not may_be_turned(duel, seat, number, why):
        return False
    return not why


def has_what_it_needs(duel: Duel, seat: int, number: int) -> bool:
    """ERA-TOON-1. Whether there is what a monster's own Summon demands (Toon World), for a Flip Summon of it or one by another card."""
    card = duel.cards[number]
    for ability in duel.faces[number].procedures:
        act = Link(seat, card.binding, card.face, ability.index, None, card.zone)
        if ability.condition is not None and not ability.condition.holds(duel, act):
            return False
    return True


def may_special_summon(duel: Duel, seat: int, number: int, ability: Ability, why: list[str] | None = None) -> bool:
    """SUMMON-15 to SUMMON-17, MONSTER-9, T-3.12. Whether a monster may be Special Summoned by its own procedure now."""
    if not duel.open_state or seat != duel.turn_seat or not duel.in_main_phase():
        if why is None:
            return False
        why.append("MAIN-1")
    card = duel.cards[number]
    face = duel.faces[number]
    if not ability.places & (1 << place_of(card)) and card.zone == HAND:
        if why is None:
            return False
        why.append("MONSTER-9/place")
    if is_under(duel, X_NO_SPECIAL_SUMMON, seat) or is_under(duel, X_BARRED, number):
        if why is None:
            return False
        why.append("CORE-1/special")
    if duel.kinds & X_NOT_PLAYED.bit and is_under(duel, X_NOT_PLAYED, number):
        # RED-EYES BLACK METAL DRAGON: what Prohibition names is not used, its own way of coming neither.
        if why is None:
            return False
        why.append("CORE-1/special")
    if face.clauses and not is_revivable(duel, seat, number, face):
        if why is None:
            return False
        why.append("CORE-1/special")
    if duel.kinds & X_HAND_TOLL.bit and not may_pay_toll(duel, seat, number):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    act = Link(seat, card.binding, face, ability.index, None, card.zone)
    if ability.condition is not None and not ability.condition.holds(duel, act):
        if why is None:
            return False
        why.append("MONSTER-9/condition")
    for step in ability.costs:
        if not step.could(duel, act):
            if why is None:
                return False
            why.append("MONSTER-9/cost")
    short = zones_to_free(duel, act)
    freed = freed_by_costs(duel, act) if short or duel.kinds & X_ONE_TYPE.bit else 0
    homes = duel.opponents(seat) if face.claims & ONTO_OPPONENT else (seat,)
    if duel.kinds & X_ONE_TYPE.bit and all([len(against_type(duel, home, face.race)) > freed for home in homes]):
        if why is None:
            return False
        why.append("CORE-1/special")
    if short > freed:
        if why is None:
            return False
        why.append("CORE-1/special" if duel.free_slots(seat, MONSTERS) + freed > 0 else "FIELD-2")
    return not why


def tributes_to_revive(duel: Duel, seat: int, number: int) -> list[int]:
    """SUMMON-20. The monsters of which a seat may Tribute one so that another card's effect brings this one out of the Graveyard."""
    found: list[int] = []
    for other in duel.monsters(seat):
        if may_be_tributed(duel, other):
            if all([clause.revives_for(duel, seat, other, number) for clause in duel.printed(number).clauses]):
                found.append(other)
    return found


def may_be_special_summoned(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """Whether another card's effect may Special Summon a monster from where it lies.

    SUMMON-19, SUMMON-20, T-10.1 to T-10.4, T-10.6, SUMMON-20-OCG, ERA-TOON-1.
    """
    face = duel.faces[number]
    card = duel.cards[number]
    if not face.is_monster:
        return False
    if is_under(duel, X_BARRED, number):
        if why is None:
            return False
        why.append("CORE-1/special")
    if duel.kinds & X_HAND_TOLL.bit and not may_pay_toll(duel, seat, number):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    if face.is_toon and not has_what_it_needs(duel, seat, number):
        if why is None:
            return False
        why.append("ERA-TOON-1")
    if face.clauses and not is_revivable(duel, seat, number, face):
        if why is None:
            return False
        why.append("CORE-1/special")
    if face.claims & TRIBUTE_TO_REVIVE and card.zone == GRAVEYARD and not tributes_to_revive(duel, seat, number):
        if why is None:
            return False
        why.append("TERM-COST-1")
    if face.revival == ORDINARY and not face.claims & UNREVIVED and not is_under(duel, X_NO_SPECIAL_SUMMON, seat):
        return not why
    if is_under(duel, X_NO_SPECIAL_SUMMON, seat):
        if why is None:
            return False
        why.append("CORE-1/special")
    if (
        face.revival == NEVER_SPECIAL
        or face.revival == EXCEPT_BY
        or (face.revival != ORDINARY and not card.marks & PROPER)
    ):
        if why is None:
            return False
        why.append("SUMMON-20")
    if face.claims & UNREVIVED and card.zone == GRAVEYARD:
        if why is None:
            return False
        why.append("T-10.4")
    return not why


def summon_gemini(duel: Duel, number: int) -> bool:
    """Whether a monster is a Gemini monster on the field that can be Summoned a second time (ERA-GEMINI-1)."""
    card = duel.cards[number]
    return duel.faces[number].is_gemini and card.zone == MONSTERS and card.face_up and not card.marks & SUMMONED_AGAIN
