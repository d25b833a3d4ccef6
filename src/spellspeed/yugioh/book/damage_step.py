"""The Damage Step in its seven moments (DAMAGE, T-5.1 to T-5.12)."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.batch import at_once, propose
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.beaten_monsters import (
    fell,
    felled_now,
    is_silenced_by_battle,
    note_battlers,
    other_of,
)
from spellspeed.yugioh.book.damage_calculation import compare
from spellspeed.yugioh.book.durations import end_lasting
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.book.replay import attacker_stands
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.doing.battle_damage import (
    halving_to_ask,
)
from spellspeed.yugioh.doing.departures import (
    DESTROYED,
    DESTROYED_AND_TAKEN_OUT,
    DESTROYED_INTO_DECK,
    Leaving,
    reaches_graveyard,
)
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.doing.positions import turn_face_up
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import begin_substep, end_substep, rewrite_battle, unsettle, work_out_anew
from spellspeed.yugioh.duel.battle_notes import note_calculation, note_moment, note_step, note_unfought
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.last_known import LastKnown
from spellspeed.yugioh.duel.memory import remember_beaten, silence, take_doomed
from spellspeed.yugioh.duel.memory_records import BEATEN_FACE_DOWN, BEATEN_FACE_UP
from spellspeed.yugioh.duel.rights import (
    X_FELLS_BATTLER,
    X_PENDING,
    X_SHUFFLES_BEATEN,
)

OVER: Final = 8


@mypyc_attr(acyclic=True)
class DamageStep(Frame):
    """DAMAGE-1, DAMAGE-4-OCG. One battle; `moment` is the sub-step that comes next."""

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment

    def parts(self) -> tuple[object, ...]:
        return (self.moment,)

    def step(self, state: Duel) -> None:
        moment = self.moment
        if moment == OVER:
            end_damage_step(state)
            return
        if state.journal is not None and state.substep != moment and moment != t.DS_DAMAGE:
            note_moment(state, moment)
        begin_substep(state, moment)
        replace_frame(state, DamageStep(moment + 1))
        if moment == t.DS_START:
            start(state)
        elif moment == t.DS_FLIP:
            flip_target(state)
        elif moment == t.DS_BEFORE:
            self.open_before(state)
        elif moment == t.DS_CALCULATION:
            self.open_calculation(state)
        elif moment == t.DS_DAMAGE:
            self.calculate(state)
        elif moment == t.DS_AFTER:
            after_calculation(state)
        else:
            send_beaten(state)

    def committed(self, state: Duel, batch: tuple[Any, ...]) -> None:
        after_the_beaten(state, batch)

    def open_before(self, duel: Duel) -> None:
        """T-5.3. The players' one Chain of effects that change ATK or DEF; triggers of this moment come first."""
        if battle_goes_on(duel):
            tell_moment(duel, t.E_BEFORE_CALCULATION)
            aftermath(duel, False)
        else:
            note_unfought(duel)
            replace_frame(duel, DamageStep(t.DS_AFTER))

    def open_calculation(self, duel: Duel) -> None:
        """T-5.4. Effects that name the moment of damage calculation; triggers of this moment come first."""
        if battle_goes_on(duel):
            tell_moment(duel, t.E_CALCULATION)
            aftermath(duel, False)
        else:
            note_unfought(duel)
            replace_frame(duel, DamageStep(t.DS_AFTER))

    def calculate(self, duel: Duel) -> None:
        """T-5.4, T-5.5, T-5.10. Compare and inflict battle damage; the beaten monsters are marked and still on the field."""
        battle = duel.battle
        assert battle is not None
        if battle_goes_on(duel):
            halving = halving_to_ask(duel, battle)
            if halving is not None:
                replace_frame(duel, DamageStep(t.DS_DAMAGE))
                push_frame(duel, halving)
                return
            duel.next_batch()
            if duel.kinds & X_PENDING.bit:
                note_battlers(duel, battle)
            if duel.journal is not None:
                note_calculation(duel, battle)
                note_moment(duel, t.DS_DAMAGE)
            compare(duel, battle)
        else:
            note_unfought(duel)
        end_lasting(duel, t.CALCULATION_ONLY)
        # T-5.5: the Continuous Effects of beaten monsters stop.
        stop_effects(duel)
        aftermath(duel, False)


def begin_damage_step(duel: Duel) -> None:
    """BATTLE-11. From the Battle Step to the Damage Step."""
    note_step(duel, t.DAMAGE_STEP)
    push_frame(duel, DamageStep(t.DS_START))


def battle_goes_on(duel: Duel) -> bool:
    """T-5.10. Whether both battling monsters are still there and the attack stands."""
    battle = duel.battle
    assert battle is not None
    if not attacker_stands(duel, battle):
        return False
    if not battle.target:
        return True
    return target_stands(duel, battle)


def target_stands(duel: Duel, battle: Battle) -> bool:
    """Whether the attacked monster is still there (turning face-up is no new stay; face-down again it is the same target)."""
    card = duel.cards[battle.target % STAYS]
    return card.zone == t.MONSTERS and card.controller == battle.against


def start(duel: Duel) -> None:
    """T-5.1. Effects of the start of the Damage Step; the target is still face-down."""
    battle = duel.battle
    assert battle is not None
    if battle.target and not duel.cards[battle.target % STAYS].face_up:
        rewrite_battle(duel, battle.with_face_down())
    attacker = battle.attacker % STAYS
    duel.next_batch()
    duel.tell(
        t.E_DAMAGE_STEP,
        attacker,
        duel.cards[attacker],
        duel.turn_seat,
        0,
        battle.target % STAYS if battle.target else -1,
        1,
    )
    if battle.target:
        target = battle.target % STAYS
        duel.tell(t.E_DAMAGE_STEP, target, duel.cards[target], battle.against, 0, attacker)
    aftermath(duel, False)


def tell_moment(duel: Duel, moment: int) -> None:
    """T-5.3, T-5.4. The moment before damage calculation, or that of it, for the battling monsters whose text names it."""
    battle = duel.battle
    assert battle is not None
    attacker = battle.attacker % STAYS
    target = battle.target % STAYS if battle.target else -1
    for number, other in ((attacker, target), (target, attacker)):
        if number >= 0 and duel.faces[number].listens & moment:
            duel.next_batch()
            duel.tell(moment, number, duel.cards[number], duel.cards[number].controller, by=other)


def flip_target(duel: Duel) -> None:
    """DAMAGE-5, DAMAGE-6, T-5.2. A face-down target is turned face-up in its position (Defense, as a rule); its Flip Effect waits (T-5.6)."""
    battle = duel.battle
    assert battle is not None
    if not battle.target or not battle_goes_on(duel):
        return
    target = battle.target % STAYS
    if not duel.cards[target].face_up:
        duel.next_batch()
        turn_face_up(duel, target, duel.cards[target].position, t.BY_BATTLE)
        settle(duel)


def after_calculation(duel: Duel) -> None:
    """T-5.6. Flip Effects of the attacked monster and "when it battles"."""
    battle = duel.battle
    assert battle is not None
    if battle.calculated:
        duel.next_batch()
        attacker = battle.attacker % STAYS
        target = battle.target % STAYS if battle.target else -1
        duel.tell(t.E_BATTLED, attacker, duel.cards[attacker], duel.turn_seat, t.BY_BATTLE, target)
        if target >= 0:
            duel.tell(t.E_BATTLED, target, duel.cards[target], battle.against, t.BY_BATTLE, attacker)
        dying: list[Leaving] = []
        for number in (attacker, target):
            if number >= 0 and take_doomed(duel, number) and duel.on_field(number):
                # Not where what beat it negates its effects: it falls in battle alone (T-9.7).
                if not is_silenced_by_battle(duel, number):
                    dying.append(Leaving(number, DESTROYED, t.BY_EFFECT))
        # At the same time as "when it battles" (FAQ REFLECT BOUNDER).
        at_once(duel, dying)
    stop_effects(duel)
    aftermath(duel, False)


def stop_effects(duel: Duel) -> None:
    """T-5.2, T-5.5. What Continuous Effects there are depends on the moment of the Damage Step: look at them anew."""
    if duel.steady:
        work_out_anew(duel)
        unsettle(duel)


def send_beaten(duel: Duel) -> None:
    """DAMAGE-8, DAMAGE-10 to DAMAGE-13, T-5.7. The beaten monsters go to the Graveyard together; then "destroyed by battle"."""
    battle = duel.battle
    assert battle is not None
    felled = battle.felled
    if duel.kinds & X_FELLS_BATTLER.bit and battle.calculated and battle.target:
        rewrite_battle(duel, battle.with_felled(felled + felled_now(duel, battle)))
    beaten: list[Leaving] = []
    for binding in battle.doomed:
        number = duel.bound_card(binding)
        if number < 0 or not duel.on_field(number):
            continue
        if felled and binding == felled[0]:
            beaten.append(Leaving(number, DESTROYED, t.BY_EFFECT, felled[1]))
            continue
        victor = other_of(battle, number)
        how = DESTROYED_AND_TAKEN_OUT if binding in battle.removed else DESTROYED
        if duel.kinds & X_SHUFFLES_BEATEN.bit and is_under(duel, X_SHUFFLES_BEATEN, number):
            if reaches_graveyard(duel, number) or how != DESTROYED:
                how = DESTROYED_INTO_DECK
        beaten.append(Leaving(number, how, t.BY_BATTLE, victor))
    if beaten:
        duel.next_batch()
    batch = propose(duel, beaten)
    if batch is not None:
        after_the_beaten(duel, batch)


def after_the_beaten(duel: Duel, batch: tuple[Any, ...]) -> None:
    """T-5.7. Keep and tell which monsters were destroyed by battle; those that something else was put in the place of were not."""
    battle = duel.battle
    assert battle is not None
    beaten = [proposal for proposal in batch if proposal.cause == t.BY_BATTLE]
    shuffled: list[int] = []
    for proposal in beaten:
        number = proposal.number
        if proposal.way == DESTROYED_INTO_DECK and duel.cards[number].owner not in shuffled:
            shuffled.append(duel.cards[number].owner)
        other = other_of(battle, number)
        down = (battle.was_face_down or battle.met_down) and number == battle.target % STAYS
        lay = proposal.before
        home = lay.controller if lay is not None else duel.cards[number].controller
        remember_beaten(duel, number, other, BEATEN_FACE_DOWN if down else BEATEN_FACE_UP, home)
        if duel.cards[number].zone == t.GRAVEYARD and is_silenced_by_battle(duel, number):
            silence(duel, number)
        position = lay.position if lay is not None else t.ATTACK
        victor = duel.cards[other]
        duel.tell(t.E_BATTLE_DESTROYS, other, victor, victor.controller, t.BY_BATTLE, number, position)
    if shuffled:
        for seat in sorted(shuffled):
            shuffle_deck(duel, seat)
    if batch:
        settle(duel)
    tell_over(duel, battle, batch)
    tell_end(duel, battle)
    if battle.felled:
        fell(duel, battle)
    end_lasting(duel, t.END_OF_DAMAGE_STEP)
    aftermath(duel, False)


def as_it_stood(duel: Duel, number: int, batch: tuple[Any, ...]) -> Card:
    """A monster that battled as it was before the beaten ones were sent."""
    for proposal in batch:
        if proposal.number == number and proposal.before is not None:
            before = proposal.before
            assert isinstance(before, Card)
            return before
    return duel.cards[number]


def values_of(number: int, batch: tuple[Any, ...]) -> LastKnown | None:
    """The values that a monster had when it was sent as a beaten one; None where they are those printed, or those that it has still."""
    for proposal in batch:
        if proposal.number == number and isinstance(proposal, Leaving):
            known = proposal.known
            assert known is None or isinstance(known, LastKnown)
            return known
    return None


def tell_over(duel: Duel, battle: Battle, batch: tuple[Any, ...]) -> None:
    """T-5.7. The end of the Damage Step, for both monsters that battled, as they stood; nothing has happened by it."""
    if not battle.calculated or not battle.target:
        return
    attacker, target = battle.attacker % STAYS, battle.target % STAYS
    for number, other in ((attacker, target), (target, attacker)):
        if duel.faces[number].listens & t.E_BATTLE_OVER:
            before = as_it_stood(duel, number, batch)
            seat = before.controller
            duel.tell_aside(t.E_BATTLE_OVER, number, before, seat, t.BY_BATTLE, other, known=values_of(number, batch))


def tell_end(duel: Duel, battle: Battle) -> None:
    """T-5.7. The end of the Damage Step, for the attacker that turns then; nothing has happened by it."""
    attacker = duel.bound_card(battle.attacker)
    if attacker >= 0 and duel.faces[attacker].listens & t.E_DAMAGE_STEP_OVER:
        duel.tell_aside(t.E_DAMAGE_STEP_OVER, attacker, duel.cards[attacker], duel.turn_seat, t.BY_RULE, -1)


def end_damage_step(duel: Duel) -> None:
    """BATTLE-11. The Damage Step is over."""
    end_substep(duel)
    pop_frame(duel)
