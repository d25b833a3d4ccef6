"""The turn: its phases in order, and how each is opened and left (TURN, DRAW, STANDBY, MAIN, END, PRIORITY-4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, option, subject_of, verb_of
from spellspeed.kernel.atoms import begin_turn_of, pop_frame, push_frame, replace_frame
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.any_turn import AnySpecialBattle, AnyTurn
from spellspeed.yugioh.book.chain import begin_what_follows
from spellspeed.yugioh.book.draw_phase import draw_phase, end_draw_phase
from spellspeed.yugioh.book.due import Dues
from spellspeed.yugioh.book.durations import (
    FirstEnd,
    contending_ends,
    do_what_falls_due,
    end_lasting,
    end_skip,
    end_until,
    something_falls_due,
)
from spellspeed.yugioh.book.end_of_match import count_turn
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.book.hands import hand_limit_of, keep_empty_hands
from spellspeed.yugioh.book.open_phase import OPEN, Open, enter
from spellspeed.yugioh.book.second_battle import renew_attacks
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.book.victory import look_for_victory
from spellspeed.yugioh.doing.departures import DISCARDED, Leaving
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import (
    begin_phase,
    begin_step,
    end_battle,
    end_open_state,
    end_substep,
    go_to,
    note_battle_phase,
    renew_turn,
)
from spellspeed.yugioh.duel.battle_notes import note_step
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import forget_turn
from spellspeed.yugioh.duel.rights import (
    X_BATTLES_TWICE,
    X_DUE,
    X_NO_BATTLE_PHASE,
    X_SKIP_BATTLE,
    X_SKIP_MAIN1,
    X_SKIP_STANDBY,
    X_SKIP_TURN,
)
from spellspeed.yugioh.duel.told_reasons import LOST_PHASE_OVER
from spellspeed.yugioh.duel.turn_limits import NO_LIMIT
from spellspeed.yugioh.may.attack import may_go_to_battle
from spellspeed.yugioh.may.trigger import is_due

T_BEGIN: Final = 0
T_DRAW: Final = 1
T_STANDBY: Final = 2
T_MAIN1: Final = 3
T_BATTLE: Final = 4
T_BATTLE_STEP: Final = 5
T_END_STEP: Final = 6
T_MAIN2: Final = 7
T_END: Final = 8
T_HAND_LIMIT: Final = 9


@mypyc_attr(acyclic=True)
class Turn(AnyTurn):
    """TURN-2, TURN-4-BG, DRAW-4-OCG. One turn after the other; `stage` is what comes next."""

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.stage,)

    def go_at_once(self, duel: Duel) -> None:
        if duel.going_to == t.END_AT_ONCE:
            begin_end_phase(duel)
        else:
            begin_end_step(duel)

    def step(self, state: Duel) -> None:
        stage = self.stage
        replace_frame(state, Turn(stage + 1))
        if stage == T_BEGIN:
            begin_turn(state)
        elif stage == T_DRAW:
            draw_phase(state)
        elif stage == T_STANDBY:
            end_draw_phase(state)
            self.standby_phase(state)
        elif stage == T_MAIN1:
            end_until(state, t.STANDBY_OF)
            self.main_phase_1(state)
        elif stage == T_BATTLE:
            self.battle_phase(state)
        elif stage == T_BATTLE_STEP:
            note_step(state, t.BATTLE_STEP)
            push_frame(state, Open(OPEN))
        elif stage == T_END_STEP:
            end_step(state)
        elif stage == T_MAIN2:
            if state.phase == t.BATTLE and state.kinds & X_DUE.bit and something_falls_due(state):
                # BATTLE-12: what was begun in the End Step for the end of the Battle Phase is done in it, too.
                replace_frame(state, Turn(T_END_STEP))
                return
            self.main_phase_2(state)
        elif stage == T_END:
            enter(state, t.END)
            end_until(state, t.END_PHASE_BEGINS)
            push_frame(state, Dues(state.turn_seat, 0))
        elif stage == T_HAND_LIMIT:
            self.hand_limit(state)
        else:
            end_turn(state)

    def standby_phase(self, duel: Duel) -> None:
        """STANDBY-1, T-6.1. The Standby Phase, unless an effect skips it: what was fixed before is then looked at as Main Phase 1 begins."""
        skipped = is_under(duel, X_SKIP_STANDBY, duel.turn_seat)
        if skipped:
            end_skip(duel, X_SKIP_STANDBY)
            pass_standby_by(duel)
            begin_phase(duel, t.MAIN1)
        else:
            enter(duel, t.STANDBY)
        do_what_falls_due(duel)
        if not skipped:
            push_frame(duel, Dues(duel.turn_seat, 0))
        settle(duel)
        if duel.waiting and not duel.over:
            # T-1.2: what was fixed for this moment has met triggers.
            aftermath(duel, False)

    def main_phase_1(self, duel: Duel) -> None:
        """MAIN-1, MAIN-9-OCG, TURN-2. Main Phase 1; where an effect skips it, the turn player goes on to the Battle Phase or the End Phase."""
        go_to(duel, t.END)
        if not is_under(duel, X_SKIP_MAIN1, duel.turn_seat):
            enter(duel, t.MAIN1)
            push_frame(duel, Open(OPEN))
            return
        end_skip(duel, X_SKIP_MAIN1)
        if may_go_to_battle(duel, duel.turn_seat):
            open_ask(duel, Ask(duel.turn_seat, t.A_OPEN, -1, (option(t.ENTER_BATTLE), option(t.END_PHASE))))

    def battle_phase(self, duel: Duel) -> None:
        """MAIN-4, MAIN-7, BATTLE-1, BATTLE-4, BATTLE-5, T-4.1. The Start Step, if the turn player announced the Battle Phase."""
        if not is_under(duel, X_NO_BATTLE_PHASE, duel.turn_seat):
            # FAQ 2009, Thunder of Ruler: a Battle Phase that there cannot be is not skipped.
            end_skip(duel, X_SKIP_BATTLE, one=True)
        if duel.going_to != t.BATTLE:
            replace_frame(duel, Turn(T_END))
            return
        enter(duel, t.BATTLE)
        note_battle_phase(duel)
        go_to(duel, t.MAIN2)
        note_step(duel, t.START_STEP)
        push_frame(duel, Open(OPEN))

    def main_phase_2(self, duel: Duel) -> None:
        """MAIN-5, MAIN-7, MAIN-8. Main Phase 2 follows the Battle Phase unless the turn player goes straight to the End Phase."""
        begin_step(duel, t.NO_STEP)
        end_lasting(duel, t.END_OF_BATTLE_PHASE)
        settle(duel)
        if duel.over or duel.going_to == t.END:
            return
        if duel.kinds & X_BATTLES_TWICE.bit and is_under(duel, X_BATTLES_TWICE, duel.turn_seat):
            renew_attacks(duel)
            go_to(duel, t.BATTLE)
            replace_frame(duel, Turn(T_BATTLE))
            return
        enter(duel, t.MAIN2)
        go_to(duel, t.END)
        push_frame(duel, Open(OPEN))

    def hand_limit(self, duel: Duel) -> None:
        """END-2, END-3, T-6.6, T-6.7. What lasts until the End Phase ends, and what is fixed for it is done; then the hand limit, last of all."""
        ended = end_until(duel, t.END_PHASE_OF)
        if duel.kinds & X_DUE.bit and something_falls_due(duel):
            contending = contending_ends(duel)
            if contending:
                replace_frame(duel, Turn(T_HAND_LIMIT))
                push_frame(duel, FirstEnd(contending))
                return
            do_what_falls_due(duel)
            ended = True
        settle(duel)
        if duel.over:
            return
        if ended:
            # T-6.3: what has become due by that, such as the effect of a monster that came back (FAQ 2005, Berserk Dragon), is done in this
            # phase too.
            replace_frame(duel, Turn(T_HAND_LIMIT))
            push_frame(duel, Dues(duel.turn_seat, 0))
            aftermath(duel, False)
            return
        hand = duel.zone(duel.turn_seat, t.HAND)
        limit = hand_limit_of(duel, duel.turn_seat)
        spare = len(hand) - limit
        if spare > 0 and limit >= 0:
            replace_frame(duel, Turn(T_HAND_LIMIT))
            codes = tuple([option(t.CHOOSE, number) for number in hand])
            open_ask(duel, Ask(duel.turn_seat, t.A_DISCARD, -1, codes, spare, spare))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        verb = verb_of(picks[0])
        if verb == t.ENTER_BATTLE or verb == t.END_PHASE:
            go_to(state, t.BATTLE if verb == t.ENTER_BATTLE else t.END)
            return
        state.next_batch()
        at_once(state, [Leaving(subject_of(pick), DISCARDED, t.BY_RULE) for pick in picks])
        # T-6.7: what the discard has made due in this phase is done before the hand is counted again.
        push_frame(state, Dues(state.turn_seat, 0))
        aftermath(state, False)


def pass_standby_by(duel: Duel) -> None:
    """T-6.8. What counts the Standby Phases of the turn player counts the one that is skipped (FAQ 2005, Swords of Concealing Light)."""
    begin_phase(duel, t.STANDBY)
    for number in duel.due:
        for ability in duel.printed(number).dues:
            if is_due(duel, number, ability):
                for step in ability.steps:
                    step.pass_by(duel, number)


def pass_turn_by(duel: Duel, seat: int) -> None:
    """T-6.8. What counts the turns of a player also where they are skipped counts the one that is skipped now (FAQ WAVE-MOTION CANNON)."""
    for number in duel.due:
        if duel.cards[number].controller == seat:
            for ability in duel.printed(number).dues:
                for step in ability.steps:
                    step.pass_turn_by(duel, number)


def end_step(duel: Duel) -> None:
    """BATTLE-12, T-4.9. The End Step, with what is due at the end of the Battle Phase."""
    note_step(duel, t.END_STEP)
    push_frame(duel, Dues(duel.turn_seat, 0))
    if duel.kinds & X_DUE.bit:
        do_what_falls_due(duel)
        settle(duel)
        if duel.waiting and not duel.over:
            aftermath(duel, False)


def begin_turn(duel: Duel) -> None:
    """TURN-1, TEAM-II-3, T-6.9. The next seat's turn, unless no turn is left and Life Points decide."""
    if duel.turns_left != NO_LIMIT:
        count_turn(duel)
        look_for_victory(duel)
        if duel.over:
            return
    begin_turn_of(duel, next_seat(duel) if duel.turn else duel.turn_seat)
    forget_turn(duel)
    renew_turn(duel)
    duel.note(t.E_TURN, -1, duel.turn_seat, value=duel.turn)


def next_seat(duel: Duel) -> int:
    """TURN-1, TEAM-II-3, CORE-1. The seat whose turn comes next; one whose next turn an effect skips is passed over, and that effect is used up."""
    seat = duel.after(duel.turn_seat)
    while is_under(duel, X_SKIP_TURN, seat):
        end_skip(duel, X_SKIP_TURN, seat)
        pass_turn_by(duel, seat)
        seat = duel.after(seat)
    return seat


def go_to_end_phase(duel: Duel) -> None:
    """CORE-1. An effect makes it the End Phase as soon as its Chain has resolved; in the End Phase itself it does nothing."""
    if duel.phase != t.END:
        go_to(duel, t.END_AT_ONCE)


def begin_end_phase(duel: Duel) -> None:
    """CORE-1, END-2. The Chain that has made it the End Phase is over: whatever phase, step or attack was under way is left."""
    waiting = leave_battle(duel)
    go_to(duel, t.END)
    for until in (t.CALCULATION_ONLY, t.END_OF_DAMAGE_STEP, t.END_OF_BATTLE_PHASE):
        end_lasting(duel, until)
    enter(duel, t.END)
    replace_frame(duel, Turn(T_HAND_LIMIT))
    push_frame(duel, Dues(duel.turn_seat, 0))
    begin_what_follows(duel)
    for frame in waiting:
        push_frame(duel, frame)
    aftermath(duel, False)


def end_battle_phase(duel: Duel) -> None:
    """ERA-ENDBATTLE-1. An effect ends the Battle Phase as soon as its Chain has resolved, unless that ends the turn; elsewhere it does nothing."""
    if duel.phase == t.BATTLE and duel.going_to != t.END_AT_ONCE:
        go_to(duel, t.END_STEP_AT_ONCE)


def begin_end_step(duel: Duel) -> None:
    """ERA-ENDBATTLE-1. The Chain that has ended the Battle Phase is over: its End Step comes, whatever step or attack was under way."""
    waiting = leave_battle(duel, True)
    for until in (t.CALCULATION_ONLY, t.END_OF_DAMAGE_STEP):
        end_lasting(duel, until)
    special = duel.frames[-1]
    if isinstance(special, AnySpecialBattle):
        special.go_to_end_step(duel)
    else:
        go_to(duel, t.MAIN2)
        replace_frame(duel, Turn(T_END_STEP))
    begin_what_follows(duel)
    for frame in waiting:
        push_frame(duel, frame)
    aftermath(duel, False)


def leave_battle(duel: Duel, only_phase: bool = False) -> list[Frame]:
    """CORE-1. An effect has ended the phase, or (`only_phase`) the Battle Phase alone: whatever step or attack was under way is left.

    Gives the special Battle Phases that have not begun, the last one first: they still come (ERA-LASTTURN-1).
    """
    waiting: list[Frame] = []
    while not isinstance(duel.frames[-1], Turn):
        frame = duel.frames[-1]
        if isinstance(frame, AnySpecialBattle):
            if frame.waits():
                waiting.insert(0, frame)
            elif only_phase:
                break
        pop_frame(duel)
    if duel.battle is not None and not duel.battle.stopped:
        duel.note(t.E_ATTACK_STOPPED, duel.battle.attacker % STAYS, duel.turn_seat, detail=LOST_PHASE_OVER)
    end_battle(duel)
    begin_step(duel, t.NO_STEP)
    end_substep(duel)
    end_open_state(duel)
    return waiting


def end_turn(duel: Duel) -> None:
    """T-6.6, T-6.8. The end of the turn: what lasted until then is over; what counts whole turns has counted this one."""
    end_until(duel, t.END_OF_TURN)
    do_what_falls_due(duel)
    settle(duel)
    if duel.over:
        return
    keep_empty_hands(duel)
    replace_frame(duel, Turn(T_BEGIN))
    if duel.waiting:
        # T-1.2: what was done last has met triggers.
        aftermath(duel, False)
