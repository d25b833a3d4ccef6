"""The Battle Phase: its steps, who may attack whom, and an attack from its declaration to the Damage Step (BATTLE, T-4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import keep_lasting, pop_frame, replace_frame, rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.priority import aftermath
from spellspeed.yugioh.book.replay import attacker_stands, meet_own_attack, spend_attack, target_side
from spellspeed.yugioh.doing.life_points import pay
from spellspeed.yugioh.duel.abilities import Alteration
from spellspeed.yugioh.duel.atoms import begin_battle, begin_step, end_battle, rewrite_battle
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.clauses import KEEPS_BATTLES
from spellspeed.yugioh.duel.derived import effects_on, is_under, total_of, touched
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import has_attacked, remember_attacked, remember_fought
from spellspeed.yugioh.duel.memory_records import DIRECTLY
from spellspeed.yugioh.duel.rights import (
    X_ATTACK_COST,
    X_ATTACK_EACH,
    X_MUST_ATTACK,
    X_NOT_ATTACKED,
    X_ONLY_ATTACKS,
    X_SECOND_ATTACK,
)
from spellspeed.yugioh.duel.telling import why_attack_lost
from spellspeed.yugioh.duel.terms import (
    A_REPLAY,
    ATTACK_WITH,
    BATTLE_STEP,
    BY_RULE,
    E_ATTACK,
    E_ATTACK_STOPPED,
    E_REPLAY,
    E_STEP,
    LOST_GIVEN_UP,
    NO_ATTACK,
)
from spellspeed.yugioh.may.attack import (
    attacks_before,
    is_admitted,
    may_attack,
    may_attack_directly,
    may_attack_so_often,
)

DIRECT: Final = 0
"""What an attack option says for a direct attack; otherwise the target's number plus one."""


def attackers(duel: Duel, seat: int) -> list[int]:
    """BATTLE-6, TEAM-IV-1. The monsters with which a seat may declare an attack now."""
    return [number for number in duel.monsters(seat) if may_attack(duel, seat, number)]


def lose_second_attacks(duel: Duel, attacker: int) -> None:
    """BATTLE-9. A further attack that an effect gave a monster when it fought follows at once: not after the attack of another monster."""
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is not X_SECOND_ATTACK or attacker in effect.cards:
            kept.append(effect)
    keep_lasting(duel, kept)


def note_attacked(duel: Duel) -> None:
    """T-4.7. Keep what was attacked, for an attacker that may attack each monster once: the target of the attack as it ended."""
    battle = duel.battle
    if battle is not None and is_under(duel, X_ATTACK_EACH, battle.attacker % STAYS):
        remember_attacked(duel, battle.attacker, battle.target % STAYS if battle.target else DIRECTLY)


def attack_targets(duel: Duel, seat: int, number: int, selected: int = -1) -> list[int]:
    """BATTLE-6, TEAM-IV-2. The monsters that a monster may attack; none once it attacked directly, though it may attack each monster.

    `selected`: the target that it has already; for that one "cannot be attacked" comes too late.
    """
    targets: list[int] = []
    each = attacks_before(duel, number) > 0 and is_under(duel, X_ATTACK_EACH, number)
    if each and has_attacked(duel, number, DIRECTLY):
        return targets
    limits = effects_on(duel, X_ONLY_ATTACKS)
    for other in duel.opponents(seat):
        for target in duel.monsters(other):
            if target != selected and is_under(duel, X_NOT_ATTACKED, target):
                continue
            if not is_admitted(duel, limits, number, target):
                continue
            if each and has_attacked(duel, number, target):
                continue
            targets.append(target)
    return targets


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


def note_step(duel: Duel, step: int) -> None:
    """BATTLE-3. Go to a step of the Battle Phase."""
    if duel.battle_step != step:
        begin_step(duel, step)
        duel.note(E_STEP, -1, duel.turn_seat, value=step)


DECLARE: Final = 0
DECLARED: Final = 1
REPLAYED: Final = 2
FOUGHT: Final = 3


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
        if self.stage == DECLARE:
            self.declare(state)
        elif self.stage == DECLARED:
            self.check(state)
        else:
            self.end(state)

    def declare(self, duel: Duel) -> None:
        """BATTLE-6, T-4.2, T-4.3, TERM-DIRECT-1. The attack is declared: it counts from now on; triggers and answers follow."""
        number = self.number
        card = duel.cards[number]
        duel.next_batch()
        cost = total_of(duel, X_ATTACK_COST, number)
        if cost:
            pay(duel, duel.turn_seat, cost)
        lose_second_attacks(duel, card.binding)
        attacks = card.attacks + 1 if card.attacked == duel.turn else 1
        rewrite(duel, card.with_attack(duel.turn, attacks))
        target = 0
        against = duel.opponents(duel.turn_seat)[0]
        if self.target != DIRECT:
            target = duel.binding(self.target - 1)
            against = duel.cards[self.target - 1].controller
        begin_battle(
            duel, Battle(card.binding, target, against, target_side(duel, duel.turn_seat), False, 0, (), False, False)
        )
        replace_frame(duel, Attack(DECLARED, number, self.target))
        duel.tell(E_ATTACK, number, card, duel.turn_seat, BY_RULE, self.target - 1, against)
        aftermath(duel, False)

    def check(self, duel: Duel) -> None:
        """REPLAY-1, T-4.4 to T-4.6, T-2.4. Does the attack stand, must it be replayed, or does the Damage Step follow?"""
        battle = duel.battle
        assert battle is not None
        if not attacker_stands(duel, battle):
            duel.note(E_ATTACK_STOPPED, self.number, duel.turn_seat, detail=why_attack_lost(duel, battle))
            self.end(duel)
            return
        if battle.replay:
            self.ask_again(duel, battle)
            return
        from spellspeed.yugioh.book.damage_step import begin_damage_step

        replace_frame(duel, Attack(FOUGHT, self.number, self.target))
        remember_fought(duel, battle.attacker)
        if battle.target and duel.faces[battle.target % STAYS].claims & KEEPS_BATTLES:
            remember_fought(duel, battle.target)
        begin_damage_step(duel)

    def ask_again(self, duel: Duel, battle: Battle) -> None:
        """REPLAY-2, REPLAY-3. The same monster at a target chosen anew, another monster, or no attack."""
        duel.note(E_REPLAY, self.number, duel.turn_seat)
        rewrite_battle(duel, battle.with_replay(False, battle.before))
        options: list[int] = []
        if may_attack_so_often(duel, self.number, duel.cards[self.number].attacks):
            for target in attack_targets(duel, duel.turn_seat, self.number):
                options.append(option(ATTACK_WITH, self.number, target + 1))
            if may_attack_directly(duel, duel.turn_seat, self.number):
                options.append(option(ATTACK_WITH, self.number, DIRECT))
        for code in attack_options(duel, duel.turn_seat):
            if subject_of(code) != self.number:
                options.append(code)
        options.append(option(NO_ATTACK, self.number))
        replace_frame(duel, Attack(REPLAYED, self.number, self.target))
        open_ask(duel, Ask(duel.turn_seat, A_REPLAY, self.number, tuple(options)))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pick = picks[0]
        if verb_of(pick) == NO_ATTACK:
            state.note(E_ATTACK_STOPPED, self.number, state.turn_seat, detail=LOST_GIVEN_UP)
            self.end(state)
        elif subject_of(pick) != self.number:
            if not state.profile.replaced_attacker_is_free:
                note_attacked(state)
            spend_attack(state, self.number)
            replace_frame(state, Attack(DECLARE, subject_of(pick), extra_of(pick)))
        else:
            battle = state.battle
            assert battle is not None
            target = extra_of(pick)
            against = battle.against if target == DIRECT else state.cards[target - 1].controller
            binding = 0 if target == DIRECT else state.binding(target - 1)
            rewrite_battle(state, Battle(battle.attacker, binding, against, battle.before, False, 0, (), False, False))
            replace_frame(state, Attack(DECLARED, self.number, target))
            if meet_own_attack(state, self.number, target, against):
                aftermath(state, False)

    def end(self, duel: Duel) -> None:
        """BATTLE-11. Back to the Battle Step, for further attacks."""
        note_attacked(duel)
        end_battle(duel)
        pop_frame(duel)
        note_step(duel, BATTLE_STEP)
