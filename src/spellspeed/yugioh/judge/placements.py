"""Reasons against putting cards onto the field: Summons, Sets, changes of position (SUMMON, POS, FIELD)."""

from __future__ import annotations

from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.clauses import SKIPS_TRIBUTES
from spellspeed.yugioh.judge.against import Against
from spellspeed.yugioh.judge.wishes import ANY_NUMBER
from spellspeed.yugioh.may.set import may_set_spell
from spellspeed.yugioh.may.summon import may_flip_summon, may_normal_summon, may_special_summon, summon_gemini
from spellspeed.yugioh.may.tributes import tributes_needed
from spellspeed.yugioh.may.turn import may_change_position
from spellspeed.yugioh.may.use_gemini import may_summon_gemini


def of_summon(against: Against) -> None:
    """SUMMON-3, SUMMON-4, ERA-GEMINI-1. A Normal Summon, or the second one of a Gemini monster."""
    duel, seat, number = against.duel, against.seat, against.wish.number
    if against.is_asked_for(t.SUMMON):
        return
    against.needs_open()
    why: list[str] = []
    if summon_gemini(duel, number):
        may_summon_gemini(duel, seat, number, why)
        if not duel.in_main_phase() or seat != duel.turn_seat:
            why.append("MAIN-1")
        if against.is_others():
            why.append("TERM-CONTROL-1")
    elif not against.face.is_monster:
        why.append("SUMMON-3/no_monster")
    else:
        if not against.lies_in(t.HAND):
            why.append("TERM-CONTROL-1" if against.is_others() else "SUMMON-3/place")
        may_normal_summon(duel, seat, number, False, why)
    against.add(*why)


def of_tribute_summon(against: Against) -> None:
    """SUMMON-5, SUMMON-6. A Normal Summon with Tributes, or (with a number of 0) one that leaves them out."""
    if against.face.is_monster:
        if summon_gemini(against.duel, against.wish.number):
            against.add("SUMMON-3/place")
        needed = tributes_needed(against.duel, against.wish.number)
        wanted = against.wish.tributes
        if not needed and wanted != 0:
            against.add("SUMMON-5/none")
        elif needed and wanted not in (ANY_NUMBER, needed):
            if wanted or not against.face.claims & SKIPS_TRIBUTES:
                against.add("SUMMON-6/without")
    of_summon(against)


def of_set(against: Against) -> None:
    """SUMMON-7, SUMMON-8, FIELD-4, MAIN-3. Setting a monster, a Spell or a Trap Card."""
    duel, seat, number = against.duel, against.seat, against.wish.number
    if against.is_asked_for(t.SET_MONSTER, t.SET_SPELL):
        return
    against.needs_open()
    why: list[str] = []
    if against.is_others():
        why.append("TERM-CONTROL-1")
    if against.face.is_monster:
        if not against.lies_in(t.HAND):
            why.append("SUMMON-7/place")
        may_normal_summon(duel, seat, number, True, why)
    else:
        may_set_spell(duel, seat, number, why)
    against.add(*why)


def of_flip(against: Against) -> None:
    """SUMMON-11, SUMMON-12. A Flip Summon."""
    against.needs_open()
    why: list[str] = []
    if against.zone != t.MONSTERS:
        why.append("SUMMON-11/place")
    else:
        may_flip_summon(against.duel, against.seat, against.wish.number, why)
    against.add(*why)


def of_special(against: Against) -> None:
    """SUMMON-17, MONSTER-9. A monster's own Special Summon; other cards' effects are activated instead."""
    duel, seat, number, face = against.duel, against.seat, against.wish.number, against.face
    against.needs_open()
    if against.is_others():
        against.add("TERM-CONTROL-1")
    if not face.is_monster:
        against.add("SUMMON-16/no_monster")
        return
    if face.procedures and not against.lies_in(t.HAND, t.FUSION_DECK, *((t.DECK,) if face.comes_from_deck else ())):
        against.add("MONSTER-9/place")
    reasons = []
    for ability in face.procedures:
        why: list[str] = []
        may_special_summon(duel, seat, number, ability, why)
        reasons.append((ability, why))
    if reasons and all(why for _, why in reasons):
        for ability, why in reasons:
            against.add(*why, ability=ability)
    if not reasons:
        against.add("SUMMON-17")
        if face.is_fusion:
            against.add("MONSTER-3", "FUSION-1")
        elif face.is_ritual:
            against.add("MONSTER-4", "RITUAL-1")


def of_change(against: Against) -> None:
    """POS-3. A change of battle position by hand."""
    wish = against.wish
    against.needs_open()
    why: list[str] = []
    if against.zone != t.MONSTERS:
        why.append("POS-3/place")
    else:
        may_change_position(against.duel, against.seat, wish.number, why)
        if wish.position >= 0 and against.duel.cards[wish.number].position == wish.position:
            why.append("POS-3/same")
    against.add(*why)
