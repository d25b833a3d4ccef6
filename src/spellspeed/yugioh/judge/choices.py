"""Reasons against attacks, against going to another phase, and against choices in the open question (BATTLE, TURN, T-1)."""

from __future__ import annotations

from spellspeed.kernel.asks import subject_of, verb_of
from spellspeed.yugioh.book.battle import must_attack, must_enter_battle
from spellspeed.yugioh.book.turn import Turn
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import effects_on, is_under
from spellspeed.yugioh.duel.rights import X_NOT_ATTACKED, X_ONLY_ATTACKS
from spellspeed.yugioh.judge.against import Against
from spellspeed.yugioh.may.activate import has_to_activate
from spellspeed.yugioh.may.attack import (
    attack_targets,
    may_attack,
    may_attack_directly,
    may_enter_battle,
    may_go_to_battle,
)
from spellspeed.yugioh.may.summon import may_be_special_summoned


def of_attack(against: Against) -> None:
    """BATTLE-6 to BATTLE-9, REPLAY-2, REPLAY-3. An attack: at a monster, directly, or at anything."""
    duel, seat, wish, ask = against.duel, against.seat, against.wish, against.ask
    replaying = ask is not None and ask.kind == t.A_REPLAY
    why: list[str] = []
    if not replaying:
        if ask is not None and ask.kind != t.A_OPEN:
            against.needs_open()
        if duel.phase != t.BATTLE or duel.battle_step != t.BATTLE_STEP:
            why.append("BATTLE-4" if duel.phase == t.BATTLE else "BATTLE-1")
    same = replaying and ask is not None and wish.number == ask.about
    if not same:
        if replaying and duel.cards[wish.number].attacks and duel.cards[wish.number].attacked == duel.turn:
            may_attack(duel, seat, wish.number, why)
            if why:
                why.append("REPLAY-3")
        else:
            may_attack(duel, seat, wish.number, why)
    of_attack_target(against, why)
    against.add(*why)


def of_attack_target(against: Against, why: list[str]) -> None:
    """BATTLE-6, BATTLE-7, TEAM-IV-2, CORE-1. What is attacked: a monster, the player, or (where nothing is named) either."""
    duel, seat, wish = against.duel, against.seat, against.wish
    targets = attack_targets(duel, seat, wish.number)
    if wish.direct:
        may_attack_directly(duel, seat, wish.number, why)
    elif wish.target < 0:
        direct: list[str] = []
        if not targets and not may_attack_directly(duel, seat, wish.number, direct):
            why += direct
    elif wish.target not in targets:
        limited = is_under(duel, X_NOT_ATTACKED, wish.target) or effects_on(duel, X_ONLY_ATTACKS)
        theirs = duel.cards[wish.target].zone == t.MONSTERS and duel.is_opponent(
            duel.cards[wish.target].controller, seat
        )
        why.append("BATTLE-6/target")
        if theirs and limited:
            why.append("CORE-1/target")


def is_skipped_main_phase(against: Against) -> bool:
    """MAIN-9-OCG. Whether the seat is asked what follows a Main Phase 1 that an effect skips."""
    return against.is_open() and isinstance(against.duel.frames[-1], Turn)


def of_enter_battle(against: Against) -> None:
    """BATTLE-1, BATTLE-2, MAIN-4. Going to the Battle Phase."""
    against.needs_open()
    why: list[str] = []
    if is_skipped_main_phase(against):
        may_go_to_battle(against.duel, against.seat, why)
    else:
        may_enter_battle(against.duel, against.seat, why)
    against.add(*why)


def of_enter_main2(against: Against) -> None:
    """MAIN-7, BATTLE-12. Going to Main Phase 2."""
    duel = against.duel
    against.needs_open()
    if duel.phase != t.BATTLE:
        against.add("MAIN-7")
    elif against.seat != duel.turn_seat:
        against.add("PRIORITY-4/player")
    elif duel.battle_step != t.BATTLE_STEP:
        against.add("BATTLE-12")
    elif must_attack(duel, against.seat):
        against.add("CORE-1/must_attack")


def of_end_phase(against: Against) -> None:
    """END-1, BATTLE-12, PRIORITY-4. Ending the turn."""
    duel, seat = against.duel, against.seat
    against.needs_open()
    if seat != duel.turn_seat:
        against.add("PRIORITY-4/player")
    elif is_skipped_main_phase(against):
        return
    elif duel.in_main_phase():
        if duel.phase == t.MAIN1 and may_enter_battle(duel, seat) and must_enter_battle(duel, seat):
            against.add("CORE-1/must_attack")
        elif has_to_activate(duel, seat):
            against.add("ERA-MUST-1")
    elif duel.phase != t.BATTLE:
        against.add("TURN-2")
    elif duel.battle_step != t.BATTLE_STEP:
        against.add("BATTLE-12")
    elif must_attack(duel, seat):
        against.add("CORE-1/must_attack")
    elif has_to_activate(duel, seat):
        against.add("ERA-MUST-1")


def of_next_phase(against: Against) -> None:
    """PRIORITY-4, TURN-2. Ending the present phase, whatever comes next."""
    against.needs_open()
    if against.seat != against.duel.turn_seat:
        against.add("PRIORITY-4/player")


def of_pass(against: Against) -> None:
    """T-1.3, PRIORITY-3, CHAIN-4. Passing."""
    ask = against.ask
    if ask is None or t.PASS in ask.options:
        return
    if ask.kind == t.A_OPEN:
        against.add("T-1.1/pass")
    else:
        against.add_question(ask)


def of_no_attack(against: Against) -> None:
    """REPLAY-2. Giving an attack up: only in a replay."""
    ask = against.ask
    if ask is None or ask.kind != t.A_REPLAY:
        against.add("REPLAY-2/none")


def of_discard(against: Against) -> None:
    """END-3, TERM-DISCARD-1. Discarding a card by one's own will."""
    ask = against.ask
    named = against.wish.number >= 0
    if ask is not None and ask.kind == t.A_DISCARD and (is_option(against) or not named):
        return
    if not named:
        against.add("END-3")
    elif not against.lies_in(t.HAND):
        against.add("TERM-DISCARD-1/place")
    elif ask is not None and ask.kind == t.A_DISCARD:
        against.add_question(ask)
    else:
        against.add("END-3", "TERM-DISCARD-1/free")


def of_draw(against: Against) -> None:
    """DRAW-1, DRAW-2. Drawing a card: the rules do it, nobody chooses to."""
    against.add("DRAW-1/automatic")


def is_option(against: Against) -> bool:
    """Whether the card can be chosen in the open question."""
    ask = against.ask
    return ask is not None and any(
        verb_of(code) == t.CHOOSE and subject_of(code) == against.wish.number for code in ask.options
    )


def of_choice(against: Against) -> None:
    """T-9.1, DAMAGE-7, SUMMON-20. Choosing a card for the open question."""
    duel, number, ask = against.duel, against.wish.number, against.ask
    if is_option(against):
        return
    if not against.is_known() and not duel.on_field(number):
        # PUBLIC-2: a card in another's hand or Deck, or one that is nowhere any more.
        against.add("TERM-CONTROL-1/unseen")
        return
    why: list[str] = []
    if duel.battle is not None and duel.cards[number].binding in duel.battle.doomed:
        # DAMAGE-7, DAMAGE-7-OCG: both say that a beaten monster is not chosen.
        why += ["DAMAGE-7", "DAMAGE-7-OCG"]
    elif duel.ask is not None and duel.ask.about == number and duel.in_damage_step():
        why.append("DAMAGE-7-BG")
    if duel.is_token(number):
        why.append("TOKEN-4")
    if against.is_known() and duel.cards[number].zone != t.MONSTERS and duel.printed(number).is_monster:
        may_be_special_summoned(duel, against.seat, number, why)
    if ask is not None and ask.kind in (t.A_OPEN, t.A_RESPONSE, t.A_DUE, t.A_TRIGGER, t.A_REPLAY):
        why.append("T-9.5/no_question")
    elif ask is not None and not why:
        why.append("TERM-COST-1/choice" if ask.kind in (t.A_COST, t.A_TRIBUTE, t.A_DISCARD) else "TERM-TARGET-1/choice")
    against.add(*why)
