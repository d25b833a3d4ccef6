"""A special Battle Phase of one monster against another, which comes in any phase and goes back into it (ERA-LASTTURN-1)."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import add_lasting, keep_lasting, pop_frame, push_frame, replace_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.any_turn import AnySpecialBattle
from spellspeed.yugioh.book.durations import end_lasting
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.book.open_phase import OPEN, Open, enter
from spellspeed.yugioh.book.second_battle import attack_anew
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.book.turn import end_step
from spellspeed.yugioh.doing.arrivals import Coming, summon_together
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import begin_battle, begin_step, end_battle, end_open_state, go_to
from spellspeed.yugioh.duel.battle_notes import note_step
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import free_for_monsters
from spellspeed.yugioh.duel.one_type import KEPT_APART, comes_against
from spellspeed.yugioh.duel.rights import (
    X_AFTER_CHAIN,
    X_MUST_ATTACK,
    X_NO_ATTACK,
    X_NO_BATTLE_DAMAGE,
    X_NO_SPECIAL_SUMMON,
    X_ONLY_ATTACKS,
    Right,
)
from spellspeed.yugioh.may.attack import attacks_before, may_go_to_battle
from spellspeed.yugioh.may.summon import may_be_special_summoned

FIGHTER: Final = 0
BEGIN: Final = 1
BATTLE: Final = 2
END_STEP: Final = 3
OVER: Final = 4
NOBODY: Final = 0


class Challenge(Alteration):
    """ERA-LASTTURN-1. When the Chain has resolved the turn player calls up a monster against the one fixed, if there is one."""

    def __init__(self) -> None:
        self.what = X_AFTER_CHAIN

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def outlives(self) -> bool:
        return True

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        challenged = NOBODY
        for binding in effect.cards:
            challenged = as_it_lies(duel, binding % STAYS)
        push_frame(duel, SpecialBattle(FIGHTER, effect.seat, effect.source, challenged))


class InSpecialBattle(Alteration):
    """ERA-LASTTURN-1. In a special Battle Phase only the monster called up attacks, and only the one it was called up against; it has to attack once.

    No battle damage is inflicted. The amount of such an effect is the monster attacked, its card the one that attacks.
    """

    def __init__(self, what: Right) -> None:
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def outlives(self) -> bool:
        return True

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if self.what is X_NO_BATTLE_DAMAGE:
            return True
        fights = duel.binding(number) in effect.cards
        if self.what is X_NO_ATTACK:
            return not fights
        return fights and (self.what is X_ONLY_ATTACKS or attacks_before(duel, number) == 0)

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        return target == effect.amount

    def admits_player(self, duel: Duel, effect: Lasting) -> bool:
        return False


LIMITS: Final = tuple(
    [InSpecialBattle(what) for what in (X_NO_ATTACK, X_ONLY_ATTACKS, X_MUST_ATTACK, X_NO_BATTLE_DAMAGE)]
)


def as_it_lies(duel: Duel, number: int) -> int:
    """T-4.5. A monster as it came to lie where it is; turned face-down it is the same one still."""
    return number + STAYS * (duel.cards[number].arrived + 1)


@mypyc_attr(acyclic=True)
class SpecialBattle(AnySpecialBattle):
    """ERA-LASTTURN-1. The turn player Special Summons a monster from the Deck, and it attacks the monster of the player of the effect.

    `challenged` is that monster, or NOBODY; `fighter` the binding of the other. `phase`, `battle_step`, `going_to` and
    the attack under way are those before it.
    """

    def __init__(
        self, stage: int, seat: int, source: int, challenged: int, fighter: int = 0, phase: int = t.NO_PHASE, battle_step: int = t.NO_STEP,
        going_to: int = t.NO_PHASE, attack: Battle | None = None,
    ) -> None:  # fmt: skip
        self.stage: Final = stage
        self.seat: Final = seat
        self.source: Final = source
        self.challenged: Final = challenged
        self.fighter: Final = fighter
        self.phase: Final = phase
        self.battle_step: Final = battle_step
        self.going_to: Final = going_to
        self.attack: Final = attack

    def parts(self) -> tuple[object, ...]:
        return (
            self.stage, self.seat, self.source, self.challenged, self.fighter, self.phase, self.battle_step, self.going_to, self.attack,
        )  # fmt: skip

    def on(self, duel: Duel, stage: int) -> None:
        """Go on with another stage."""
        replace_frame(duel, SpecialBattle(
            stage, self.seat, self.source, self.challenged, self.fighter, self.phase, self.battle_step, self.going_to, self.attack
        ))  # fmt: skip

    def step(self, state: Duel) -> None:
        stage = self.stage
        if stage == FIGHTER:
            self.ask_for_fighter(state)
        elif stage == BEGIN:
            self.begin(state)
        elif stage == BATTLE:
            self.on(state, END_STEP)
            note_step(state, t.BATTLE_STEP)
            push_frame(state, Open(OPEN))
        elif stage == END_STEP:
            self.on(state, OVER)
            end_step(state)
        else:
            self.end(state)

    def waits(self) -> bool:
        """Whether the special Battle Phase has not begun."""
        return self.stage <= BEGIN

    def ask_for_fighter(self, duel: Duel) -> None:
        """SUMMON-16, SUMMON-19, T-9.11. The turn player chooses a monster of the Deck that can be Special Summoned; else there is no battle."""
        seat = duel.turn_seat
        end_open_state(duel)
        if is_under(duel, X_NO_SPECIAL_SUMMON, seat) or free_for_monsters(duel, seat) < 1:
            pop_frame(duel)
            return
        codes: list[int] = []
        seen: list[int] = []
        for number in duel.zone(seat, t.DECK):
            code = duel.faces[number].code
            if code in seen or not may_be_special_summoned(duel, seat, number):
                continue
            if duel.kinds & KEPT_APART and comes_against(duel, seat, number):
                continue
            seen.append(code)
            codes.append(option(t.CHOOSE, number))
        if codes:
            open_ask(duel, Ask(seat, t.A_CHOOSE, self.source % STAYS, tuple(codes)))
        else:
            shuffle_deck(duel, seat)
            pop_frame(duel)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        seat = state.turn_seat
        state.next_batch()
        summon_together(state, [Coming(subject_of(picks[0]), seat, seat, self.source % STAYS, t.ATTACK)])

    def committed(self, state: Duel, batch: tuple[Any, ...]) -> None:
        """The monster has come: its triggers and a window follow, then the battle."""
        shuffle_deck(state, state.turn_seat)
        fighter = 0
        for coming in batch:
            fighter = state.binding(coming.number)
        replace_frame(state, SpecialBattle(BEGIN, self.seat, self.source, self.challenged, fighter))
        aftermath(state, state.profile.ignition_after_summon)

    def begin(self, duel: Duel) -> None:
        """BATTLE-4, BATTLE-5. The Start Step, if both monsters are there still and the turn player may have a Battle Phase."""
        if not self.both_stand(duel) or not may_go_to_battle(duel, duel.turn_seat):
            pop_frame(duel)
            return
        replace_frame(
            duel,
            SpecialBattle(
                BATTLE, self.seat, self.source, self.challenged, self.fighter, duel.phase, duel.battle_step, duel.going_to, duel.battle
            ),
        )  # fmt: skip
        end_battle(duel)
        begin_step(duel, t.NO_STEP)
        enter(duel, t.BATTLE)
        go_to(duel, t.BACK)
        for change in LIMITS:
            limit = Lasting(
                self.source,
                self.seat,
                change,
                (self.fighter,),
                self.challenged % STAYS,
                t.END_OF_BATTLE_PHASE,
                duel.turn,
                duel.order,
            )
            add_lasting(duel, limit)
        note_step(duel, t.START_STEP)
        push_frame(duel, Open(OPEN))

    def both_stand(self, duel: Duel) -> bool:
        """Whether the turn player has the monster that was called up, and the opponents the one that it was called up against."""
        fighter = duel.bound_card(self.fighter)
        if fighter < 0 or duel.cards[fighter].zone != t.MONSTERS or duel.cards[fighter].controller != duel.turn_seat:
            return False
        if self.challenged == NOBODY:
            return False
        challenged = self.challenged % STAYS
        card = duel.cards[challenged]
        if card.zone != t.MONSTERS or as_it_lies(duel, challenged) != self.challenged:
            return False
        return duel.is_opponent(card.controller, duel.turn_seat)

    def go_to_end_step(self, duel: Duel) -> None:
        """ERA-ENDBATTLE-1. An effect has ended the special Battle Phase: its End Step comes."""
        go_to(duel, t.BACK)
        self.on(duel, END_STEP)

    def end(self, duel: Duel) -> None:
        """BATTLE-9. Back into the phase before, in which the monster may attack anew where that is (or has) a Battle Phase."""
        pop_frame(duel)
        begin_step(duel, t.NO_STEP)
        end_lasting(duel, t.END_OF_BATTLE_PHASE)
        attack_anew(duel)
        enter(duel, self.phase)
        begin_step(duel, self.battle_step)
        go_to(duel, self.going_to)
        if self.attack is not None:
            begin_battle(duel, self.attack)
        settle(duel)
        if duel.waiting and not duel.over:
            # T-1.2: what has ended has met triggers.
            aftermath(duel, False)
