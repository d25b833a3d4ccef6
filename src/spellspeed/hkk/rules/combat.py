"""Combat in its minimal form: creatures of the guard post attack those of the other, or the player if there are none; both strike at once."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import actions
from spellspeed.hkk.rules.context import Cause
from spellspeed.hkk.rules.derived import cannot_attack, damage_of, has_keyword, life_left
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import damage_card, damage_player, note, turn
from spellspeed.hkk.rules.terms import ACTIVE, ATTACK, BY_COMBAT, E_ATTACKED, GUARD, PASSIVE
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.text import words
from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame, rewrite
from spellspeed.kernel.frames import Frame


def may_attack(game: Game, number: int) -> bool:
    """An active creature of the guard post attacks once in a turn (option `attacks_each_turn`), unless something forbids it."""
    card = game.cards[number]
    rested = attacks_made(game, number) < int(game.options.value("attacks_each_turn"))
    return card.zone == GUARD and card.position == ACTIVE and rested and not cannot_attack(game, number)


def attacks_made(game: Game, number: int) -> int:
    """How often a creature has attacked in this turn."""
    card = game.cards[number]
    return card.attacks if card.attacked == game.turn else 0


def attacks(game: Game, seat: int) -> list[int]:
    """Each attack that a player may declare: on a creature of the other guard post; on the player if no creature there can stop it."""
    found: list[int] = []
    for number in game.zone(seat, GUARD):
        if not may_attack(game, number):
            continue
        for other in game.opponents(seat):
            guards = game.zone(other, GUARD)
            found += [option(ATTACK, number, target + 1) for target in guards]
            always = game.options.says("attack_on_player", "always")
            if always or not any(can_stop(game, guard, number) for guard in guards):
                found.append(option(ATTACK, number, 0))
    return found


def can_stop(game: Game, guard: int, attacker: int) -> bool:
    """Whether a guard stands in the way of an attack on the player: only a flying one stops a flying one (option `flying`)."""
    if game.options.says("flying", "nothing"):
        return True
    return not has_keyword(game, attacker, words.FLYING) or has_keyword(game, guard, words.FLYING)


class Attacking(Frame):
    """One attack. Stage 0: declared; 1: what can be done at any time; 2: the strike; 3: over. `target` is a binding, -1 for the player."""

    def __init__(self, attacker: int, target: int, stage: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.attacker, self.target, self.stage)

    def step(self, state: Game) -> None:
        replace_frame(state, Attacking(self.attacker, self.target, self.stage + 1))
        number = state.bound_card(self.attacker)
        if self.stage == 0:
            self.declare(state, number)
        elif self.stage == 1:
            if state.options.is_on("combat_window"):
                push_frame(state, actions.Acting(state.opponents(state.turn_seat)[0], 0, True))
        elif self.stage == 2:
            self.strike(state, number)
            push_frame(state, Settling())
        else:
            pop_frame(state)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        raise AssertionError("nothing is asked here")

    def declare(self, state: Game, number: int) -> None:
        """The attack is declared; automatic abilities hear of it."""
        card = state.cards[number]
        rewrite(state, card.with_attack(state.turn, attacks_made(state, number) + 1))
        cause = Cause(BY_COMBAT, card.controller, number, 0)
        note(state, E_ATTACKED, number, card, card.controller, cause, self.target)
        if state.options.is_on("attacking_passivises"):
            turn(state, number, PASSIVE, cause)
        push_frame(state, Settling())

    def strike(self, state: Game, number: int) -> None:
        """Both deal their damage at once (option `strike`). If one of them is gone, or the attacker has changed sides, nothing happens."""
        if number < 0 or not state.in_play(number):
            return
        seat = state.cards[number].controller
        if seat != state.turn_seat:
            return
        source = state.new_source() if state.options.is_on("combat_is_source") else 0
        if self.target < 0:
            damage_player(
                state, state.opponents(seat)[0], damage_of(state, number), Cause(BY_COMBAT, seat, number, source)
            )
            return
        other = state.bound_card(self.target)
        if other < 0 or not state.in_play(other) or state.cards[other].controller == seat:
            return
        dealt, taken = damage_of(state, number), damage_of(state, other)
        damage_card(state, other, dealt, Cause(BY_COMBAT, seat, number, source))
        if state.options.says("strike", "attacker_first") and life_left(state, other) <= 0:
            return
        damage_card(state, number, taken, Cause(BY_COMBAT, state.cards[other].controller, other, source))
