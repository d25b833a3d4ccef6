"""The Battle Phase: its steps, who may attack whom, and an attack from its declaration to the Damage Step (BATTLE, T-4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import keep_lasting, pop_frame, replace_frame, rewrite
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.damage_step import begin_damage_step
from spellspeed.yugioh.book.durations import end_lasting
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.book.replay import attacker_stands, meet_own_attack, situation, spend_attack
from spellspeed.yugioh.doing.departures import SENT, Leaving, tribute
from spellspeed.yugioh.doing.life_points import pay
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import begin_battle, end_battle, rewrite_battle
from spellspeed.yugioh.duel.battle_notes import note_step, why_attack_lost
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.clauses import KEEPS_BATTLES
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches, total_of, touched
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import remember_attacked, remember_attacker, remember_fought
from spellspeed.yugioh.duel.memory_records import DIRECTLY
from spellspeed.yugioh.duel.rights import (
    X_ATTACK_COST,
    X_ATTACK_TRIBUTE,
    X_DECK_TOLL,
    X_MADE_DIRECT,
    X_MUST_ATTACK,
    X_ONE_ATTACKER,
    X_SECOND_ATTACK,
    X_TARGETS_CHOSEN,
)
from spellspeed.yugioh.duel.terms import (
    A_CHOOSE,
    A_REPLAY,
    A_TRIBUTE,
    ATTACK_WITH,
    BATTLE_STEP,
    BY_COST,
    BY_RULE,
    CHOOSE,
    DECK,
    E_ATTACK,
    E_ATTACK_STOPPED,
    E_REPLAY,
    END_OF_BATTLE_PHASE,
    END_OF_DAMAGE_STEP,
    NO_ATTACK,
)
from spellspeed.yugioh.duel.told_reasons import LOST_GIVEN_UP
from spellspeed.yugioh.may.attack import (
    attack_targets,
    is_guarded,
    keeps_to_monsters,
    may_attack,
    may_attack_directly,
    may_attack_so_often,
    tributes_to_attack,
)

DIRECT: Final = 0
"""What an attack option says for a direct attack; otherwise the target's number plus one."""


def attackers(duel: Duel, seat: int) -> list[int]:
    """BATTLE-6, TEAM-IV-1. The monsters with which a seat may declare an attack now."""
    return [number for number in duel.monsters(seat) if may_attack(duel, seat, number)]


def lose_second_attacks(duel: Duel, attacker: int) -> None:
    """BATTLE-9. A further attack that an effect gave a monster when it fought follows at once: not after the attack of another monster.

    One that was given up in a replay is none (FAQ TYRANT DRAGON).
    """
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is not X_SECOND_ATTACK or effect.until != END_OF_BATTLE_PHASE or attacker in effect.cards:
            kept.append(effect)
    keep_lasting(duel, kept)


def note_attacked(duel: Duel) -> None:
    """T-4.7. Keep what was attacked, for an attacker that may attack each monster once: the target of the attack as it ended."""
    battle = duel.battle
    if battle is not None and not battle.forced and keeps_to_monsters(duel, battle.attacker % STAYS):
        remember_attacked(duel, battle.attacker, battle.target % STAYS if battle.target else DIRECTLY)


def attack_options(duel: Duel, seat: int) -> list[int]:
    """BATTLE-6 to BATTLE-9. Every attack that may be declared now."""
    options: list[int] = []
    for number in attackers(duel, seat):
        for target in attack_targets(duel, seat, number):
            options.append(option(ATTACK_WITH, number, target + 1))
        if may_attack_directly(duel, seat, number):
            options.append(option(ATTACK_WITH, number, DIRECT))
    return options


def must_attack(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether a monster of the turn player that has to attack if it can could declare an attack in this Battle Phase."""
    if not effects_on(duel, X_MUST_ATTACK):
        return False
    for number in attackers(duel, seat):
        if is_under(duel, X_MUST_ATTACK, number):
            if attack_targets(duel, seat, number) or may_attack_directly(duel, seat, number):
                return True
    return False


def must_enter_battle(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether a monster of the turn player has to attack if it can: then there is a Battle Phase, even where it cannot attack."""
    effects = effects_on(duel, X_MUST_ATTACK)
    return len(effects) > 0 and any([touched(duel, effects, number) for number in duel.monsters(seat)])


def as_it_becomes(duel: Duel, battle: Battle) -> Battle:
    """CORE-1. An attack as it is once declared: a direct one, where an effect makes all attacks of its monster such."""
    if battle.target and duel.kinds & X_MADE_DIRECT.bit and is_under(duel, X_MADE_DIRECT, battle.attacker % STAYS):
        return battle.made_direct()
    return battle


def lies_down(duel: Duel, target: int) -> bool:
    """FAQ ATOMIC FIREFLY. Whether what an attack is declared on is a face-down monster; `target` as the frame of an attack has it."""
    return target != DIRECT and not duel.cards[target - 1].face_up


def pay_from_deck(duel: Duel, number: int) -> None:
    """TERM-COST-1, T-4.2. What an attack of a monster costs in cards from the top of the Deck."""
    toll = total_of(duel, X_DECK_TOLL, number)
    deck = duel.zone(duel.turn_seat, DECK)
    if toll:
        at_once(duel, [Leaving(other, SENT, BY_COST) for other in deck[len(deck) - toll :][::-1]])
        duel.next_batch()


DECLARE: Final = 0
DECLARED: Final = 1
REPLAYED: Final = 2
FOUGHT: Final = 3
TRIBUTING: Final = 4
CHOOSING: Final = 5
CHOSEN: Final = 6
CHOOSING_ANEW: Final = 7


@mypyc_attr(acyclic=True)
class Attack(Frame):
    """BATTLE-6, T-4.2 to T-4.8. One attack: declared, answered, perhaps replayed, then the Damage Step."""

    def __init__(self, stage: int, number: int, target: int) -> None:
        self.stage: Final = stage
        self.number: Final = number
        self.target: Final = target

    def parts(self) -> tuple[object, ...]:
        return (self.stage, self.number, self.target)

    def step(self, state: Duel) -> None:
        if self.stage == DECLARE and state.kinds & X_TARGETS_CHOSEN.bit and self.ask_chooser(state, CHOOSING):
            return
        if self.stage == DECLARE or self.stage == CHOSEN:
            self.declare(state)
        elif self.stage == DECLARED:
            self.check(state)
        else:
            self.end(state)

    def declare(self, duel: Duel) -> None:
        """BATTLE-6, T-4.2, T-4.3, TERM-DIRECT-1. The attack is declared: it counts from now on; triggers and answers follow."""
        number = self.number
        if self.stage != TRIBUTING and duel.kinds & X_ATTACK_TRIBUTE.bit and is_under(duel, X_ATTACK_TRIBUTE, number):
            replace_frame(duel, Attack(TRIBUTING, number, self.target))
            codes = tuple([option(CHOOSE, other) for other in tributes_to_attack(duel, number)])
            open_ask(duel, Ask(duel.turn_seat, A_TRIBUTE, number, codes))
            return
        card = duel.cards[number]
        if self.stage != TRIBUTING:
            duel.next_batch()
        cost = total_of(duel, X_ATTACK_COST, number)
        if cost:
            pay(duel, duel.turn_seat, cost)
        if duel.kinds & X_DECK_TOLL.bit:
            pay_from_deck(duel, number)
        if duel.kinds & X_ONE_ATTACKER.bit:
            remember_attacker(duel, duel.turn_seat, card.binding)
        attacks = card.attacks + 1 if card.attacked == duel.turn else 1
        rewrite(duel, card.with_attack(duel.turn, attacks))
        target = 0
        against = duel.opponents(duel.turn_seat)[0]
        if self.target != DIRECT:
            target = duel.binding(self.target - 1)
            against = duel.cards[self.target - 1].controller
        met_down = lies_down(duel, self.target)
        before = situation(duel, card.number)
        battle = Battle(card.binding, target, against, before, False, 0, (), False, False, met_down=met_down)
        begin_battle(duel, as_it_becomes(duel, battle))
        replace_frame(duel, Attack(DECLARED, number, self.target))
        duel.tell(E_ATTACK, number, card, duel.turn_seat, BY_RULE, self.target - 1, against)
        aftermath(duel, False)

    def ask_chooser(self, duel: Duel, stage: int) -> bool:
        """CORE-1. Where an opponent chooses what is attacked, that player is asked; choosing nothing is a direct attack. Whether it was."""
        chooser = -1
        for effect in effects_on(duel, X_TARGETS_CHOSEN):
            if reaches(duel, effect, duel.turn_seat):
                chooser = effect.seat
        if chooser < 0:
            return False
        targets = attack_targets(duel, duel.turn_seat, self.number)
        directly = may_attack_directly(duel, duel.turn_seat, self.number)
        if len(targets) + (1 if directly else 0) < 2:
            return False
        replace_frame(duel, Attack(stage, self.number, self.target))
        codes = tuple([option(CHOOSE, target) for target in targets])
        open_ask(duel, Ask(chooser, A_CHOOSE, self.number, codes, 0 if directly else 1, 1))
        return True

    def check(self, duel: Duel) -> None:
        """REPLAY-1, T-4.4 to T-4.6, T-2.4. Does the attack stand, must it be replayed, or does the Damage Step follow?"""
        battle = duel.battle
        assert battle is not None
        if battle.attacker % STAYS != self.number:
            # An effect has put another monster in the place of the attacker.
            replace_frame(duel, Attack(self.stage, battle.attacker % STAYS, self.target))
            return
        if not attacker_stands(duel, battle):
            duel.note(E_ATTACK_STOPPED, self.number, duel.turn_seat, detail=why_attack_lost(duel, battle))
            lose_second_attacks(duel, battle.attacker)
            self.end(duel)
            return
        if battle.replay:
            self.ask_again(duel, battle)
            return
        replace_frame(duel, Attack(FOUGHT, self.number, self.target))
        lose_second_attacks(duel, battle.attacker)
        remember_fought(duel, battle.attacker)
        if battle.target and duel.faces[battle.target % STAYS].claims & KEEPS_BATTLES:
            remember_fought(duel, battle.target)
        begin_damage_step(duel)

    def ask_again(self, duel: Duel, battle: Battle) -> None:
        """REPLAY-2, REPLAY-3. The same monster at a target chosen anew, another monster, or no attack.

        CORE-1, NETREP DARK SPIRIT OF THE SILENT: a monster that has to attack if it can attacks anew; so does one that an effect has put in the place
        of the attacker, whether it could attack or not.
        """
        duel.note(E_REPLAY, self.number, duel.turn_seat)
        rewrite_battle(duel, battle.with_replay(False, battle.before))
        options: list[int] = []
        if battle.forced or may_attack_so_often(duel, self.number, duel.cards[self.number].attacks):
            for target in attack_targets(duel, duel.turn_seat, self.number):
                options.append(option(ATTACK_WITH, self.number, target + 1))
            unguarded = battle.forced and not is_guarded(duel, duel.turn_seat)
            if unguarded or may_attack_directly(duel, duel.turn_seat, self.number):
                options.append(option(ATTACK_WITH, self.number, DIRECT))
        must = battle.forced or (duel.kinds & X_MUST_ATTACK.bit != 0 and is_under(duel, X_MUST_ATTACK, self.number))
        if not options or not must:
            for code in attack_options(duel, duel.turn_seat):
                if subject_of(code) != self.number:
                    options.append(code)
            options.append(option(NO_ATTACK, self.number))
        replace_frame(duel, Attack(REPLAYED, self.number, self.target))
        open_ask(duel, Ask(duel.turn_seat, A_REPLAY, self.number, tuple(options)))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if self.stage == CHOOSING or self.stage == CHOOSING_ANEW:
            target = subject_of(picks[0]) + 1 if picks else DIRECT
            if self.stage == CHOOSING:
                replace_frame(state, Attack(CHOSEN, self.number, target))
            else:
                self.attack_again(state, target)
            return
        pick = picks[0]
        if self.stage == TRIBUTING:
            # T-7.4: the Tribute is part of the declaration; what it meets misses nothing.
            state.next_batch()
            tribute(state, subject_of(pick), self.number)
            self.declare(state)
        elif verb_of(pick) == NO_ATTACK:
            state.note(E_ATTACK_STOPPED, self.number, state.turn_seat, detail=LOST_GIVEN_UP)
            self.end(state)
        elif subject_of(pick) != self.number:
            forced = state.battle is not None and state.battle.forced
            if not state.profile.replaced_attacker_is_free:
                note_attacked(state)
            if not forced:
                spend_attack(state, self.number)
            replace_frame(state, Attack(DECLARE, subject_of(pick), extra_of(pick)))
        elif not (state.kinds & X_TARGETS_CHOSEN.bit and self.ask_chooser(state, CHOOSING_ANEW)):
            self.attack_again(state, extra_of(pick))

    def attack_again(self, duel: Duel, target: int) -> None:
        """REPLAY-2, T-4.8, T-2.4. In a replay the same monster attacks this target: no second declaration, but the rest of the Battle Step."""
        battle = duel.battle
        assert battle is not None
        against = battle.against if target == DIRECT else duel.cards[target - 1].controller
        binding = 0 if target == DIRECT else duel.binding(target - 1)
        met_down = lies_down(duel, target)
        anew = Battle(
            battle.attacker,
            binding,
            against,
            battle.before,
            False,
            0,
            (),
            False,
            False,
            forced=battle.forced,
            met_down=met_down,
        )
        rewrite_battle(duel, as_it_becomes(duel, anew))
        replace_frame(duel, Attack(DECLARED, self.number, target))
        meet_own_attack(duel, self.number, target, against)
        aftermath(duel, False)

    def end(self, duel: Duel) -> None:
        """BATTLE-11. Back to the Battle Step, for further attacks."""
        note_attacked(duel)
        end_battle(duel)
        end_lasting(duel, END_OF_DAMAGE_STEP)
        pop_frame(duel)
        note_step(duel, BATTLE_STEP)
