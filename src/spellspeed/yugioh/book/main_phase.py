"""What the turn player may do in an open Main Phase or Battle Step (MAIN, T-1.1)."""

from __future__ import annotations

from spellspeed.kernel.asks import extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import forget_events, push_frame, rewrite
from spellspeed.yugioh.book.activating import activate, responses
from spellspeed.yugioh.book.battle import DECLARE, Attack, attack_options, must_attack, must_enter_battle
from spellspeed.yugioh.book.borrowed_effects import borrowed_cards
from spellspeed.yugioh.book.frames import BUILDING, Chain, aftermath
from spellspeed.yugioh.book.positions import switch_position
from spellspeed.yugioh.book.setting import begin_set
from spellspeed.yugioh.book.summoning import SETTING, begin_summon
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import end_open_state, spend_normal_summon, work_out_anew
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import with_way
from spellspeed.yugioh.duel.teams import before_action, begin_action, lends
from spellspeed.yugioh.may.activate import has_to_activate, may_activate
from spellspeed.yugioh.may.attack import may_enter_battle
from spellspeed.yugioh.may.set import may_set_spell
from spellspeed.yugioh.may.summon import may_flip_summon, may_normal_summon, may_special_summon, may_summon_again
from spellspeed.yugioh.may.tributes import tributes_needed
from spellspeed.yugioh.may.turn import may_change_position
from spellspeed.yugioh.may.use_gemini import may_summon_gemini


def open_options(duel: Duel) -> list[int]:
    """T-1.1. Everything that the turn player may do now, by the place of the card."""
    seat = duel.turn_seat
    if duel.in_main_phase():
        options = main_options(duel, seat)
        if duel.phase == t.MAIN1 and may_enter_battle(duel, seat):
            options.append(option(t.ENTER_BATTLE))
            if must_enter_battle(duel, seat):
                return options
        if not has_to_activate(duel, seat):
            options.append(option(t.END_PHASE))
        return options
    options = responses(duel, seat, False)
    if duel.battle_step == t.BATTLE_STEP:
        options = attack_options(duel, seat) + options
        if must_attack(duel, seat):
            return options
        if duel.going_to == t.BACK:
            # ERA-LASTTURN-1: no other phase follows a special Battle Phase.
            options.append(option(t.PASS))
            return options
        options.append(option(t.ENTER_MAIN2))
        if not has_to_activate(duel, seat):
            options.append(option(t.END_PHASE))
    else:
        options.append(option(t.PASS))
    return options


def main_options(duel: Duel, seat: int) -> list[int]:
    """MAIN-1, MAIN-5, MAIN-2. Summons, Sets, position changes and activations."""
    options: list[int] = []
    for number in duel.zone(seat, t.HAND):
        face = duel.faces[number]
        if face.kind == t.MONSTER:
            hand_monster_options(duel, seat, number, options)
        elif face.kind != t.FILLER:
            if face.kind == t.SPELL and face.icon != t.QUICK_PLAY:
                for ability in face.cards_own:
                    if may_activate(duel, seat, number, ability):
                        options.append(option(t.ACTIVATE, number, ability.index))
            if may_set_spell(duel, seat, number):
                options.append(option(t.SET_SPELL, number))
    for number in duel.zone(seat, t.MONSTERS):
        if number >= 0:
            field_monster_options(duel, seat, number, options)
    for number in duel.spells_and_field(seat):
        if not duel.cards[number].face_up:
            face = duel.faces[number]
            if face.kind == t.SPELL and face.icon != t.QUICK_PLAY:
                for ability in face.cards_own:
                    if may_activate(duel, seat, number, ability):
                        options.append(option(t.ACTIVATE, number, ability.index))
    for number in borrowed_cards(duel, seat):
        for ability in duel.faces[number].cards_own:
            if may_activate(duel, seat, number, ability):
                options.append(option(t.ACTIVATE, number, ability.index))
    options += responses(duel, seat, True)
    procedures_elsewhere(duel, seat, options)
    return options


def hand_monster_options(duel: Duel, seat: int, number: int, options: list[int]) -> None:
    """What may be done with a monster in the hand: Summon, Set, its own Special Summon."""
    face = duel.faces[number]
    if face.may_be_normal_summoned and (not duel.normal_summons[seat] or may_summon_again(duel, seat)):
        if may_normal_summon(duel, seat, number, False):
            options.append(option(t.SUMMON, number))
        if may_normal_summon(duel, seat, number, True):
            options.append(option(t.SET_MONSTER, number))
    for ability in face.procedures:
        if may_special_summon(duel, seat, number, ability):
            options.append(option(t.SPECIAL, number, ability.index))


def field_monster_options(duel: Duel, seat: int, number: int, options: list[int]) -> None:
    """What may be done with a monster on the field: Flip Summon, change of position, the second Summon of a Gemini monster."""
    if not duel.cards[number].face_up:
        if may_flip_summon(duel, seat, number):
            options.append(option(t.FLIP, number))
        if duel.cards[number].position != t.ATTACK:
            return
    if may_change_position(duel, seat, number):
        options.append(option(t.CHANGE_POSITION, number))
    if duel.faces[number].is_gemini and may_summon_gemini(duel, seat, number):
        options.append(option(t.SUMMON, number))


def procedures_elsewhere(duel: Duel, seat: int, options: list[int]) -> None:
    """Own procedures of monsters in the Fusion Deck (contact Fusions), and in the Deck, for monsters that leave the field for them."""
    seen: list[int] = []
    if any([duel.has_monster(mine) for mine in duel.side_seats(seat)]):
        for number in duel.zone(seat, t.DECK):
            face = duel.faces[number]
            if face.comes_from_deck and face.code not in seen:
                seen.append(face.code)
                for ability in face.procedures:
                    if ability.places >> t.P_DECK & 1 and may_special_summon(duel, seat, number, ability):
                        options.append(option(t.SPECIAL, number, ability.index))
    for number in duel.zone(seat, t.FUSION_DECK):
        face = duel.faces[number]
        if face.procedures and face.code not in seen:
            seen.append(face.code)
            for ability in face.procedures:
                if may_special_summon(duel, seat, number, ability):
                    options.append(option(t.SPECIAL, number, ability.index))


def do(duel: Duel, pick: int) -> None:
    """Carry out what the turn player chose in the open state; the frame that asked stays below."""
    seat = duel.turn_seat
    verb = verb_of(pick)
    number = subject_of(pick)
    forget_events(duel)
    duel.has_happened()
    begin_action(duel, before_action(duel, seat, may_use_partner(duel, pick)))
    if verb == t.ACTIVATE:
        push_frame(duel, Chain(BUILDING, -1, 0, ()))
        activate(duel, seat, number, extra_of(pick))
    elif verb == t.SUMMON:
        if duel.cards[number].zone == t.HAND:
            begin_summon(duel, seat, number, t.NORMAL_SUMMON)
        else:
            summon_second_time(duel, seat, number)
    elif verb == t.SET_MONSTER:
        begin_summon(duel, seat, number, SETTING)
    elif verb == t.FLIP:
        begin_summon(duel, seat, number, t.FLIP_SUMMON)
    elif verb == t.SPECIAL:
        begin_summon(duel, seat, number, t.SPECIAL_SUMMON, extra_of(pick))
    elif verb == t.SET_SPELL:
        begin_set(duel, seat, number)
    elif verb == t.CHANGE_POSITION:
        switch_position(duel, number)
    elif verb == t.ATTACK_WITH:
        end_open_state(duel)
        push_frame(duel, Attack(DECLARE, number, extra_of(pick)))


def may_use_partner(duel: Duel, pick: int) -> bool:
    """TEAM-III-5. Whether what the turn player chose may Tribute, use or pay the partner's cards."""
    verb = verb_of(pick)
    if duel.seats == 2:
        return False
    if verb == t.ACTIVATE or verb == t.SPECIAL:
        return lends(duel, subject_of(pick), extra_of(pick))
    return (verb == t.SUMMON or verb == t.SET_MONSTER) and tributes_needed(duel, subject_of(pick)) > 0


def summon_second_time(duel: Duel, seat: int, number: int) -> None:
    """ERA-GEMINI-1, POS-4. The second Normal Summon of a Gemini monster, in the battle position that it is in: it gains its effects."""
    end_open_state(duel)
    spend_normal_summon(duel, seat)
    duel.next_batch()
    card = duel.cards[number]
    marks = with_way(card.marks, t.NORMAL_SUMMON) | t.SUMMONED_AGAIN
    rewrite(duel, card.with_marks(marks).with_arrived(duel.turn, seat))
    work_out_anew(duel)
    duel.tell(t.E_SUMMONED, number, card, seat, value=t.NORMAL_SUMMON)
    aftermath(duel, duel.profile.ignition_after_summon)
