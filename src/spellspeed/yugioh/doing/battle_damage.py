"""Battle damage: by how much, who takes it, and what halves it; who removes what is beaten (DAMAGE-9 to DAMAGE-16, TERM-BATTLEDAMAGE-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option
from spellspeed.kernel.atoms import pop_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.doing.life_points import gain
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import attack, defense, effects_on, is_under, reaches, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import halving_of, remember_halving
from spellspeed.yugioh.duel.memory_records import ASKED, HALVES, NOT_ASKED, SPENT
from spellspeed.yugioh.duel.rights import (
    X_EFFECT_DAMAGE,
    X_FIXES_DAMAGE,
    X_GAINS_FIRST,
    X_HALVES_DAMAGE,
    X_MAY_HALVE,
    X_NO_BATTLE_DAMAGE,
    X_PIERCING,
    X_REMOVES_BEATEN,
)
from spellspeed.yugioh.duel.terms import A_YES_NO, ATTACK, NO, YES

YES_NO: Final = (option(YES), option(NO))


def margin_of(duel: Duel, battle: Battle) -> int:
    """DAMAGE-9, DAMAGE-16. By how much the attacker is stronger than what it attacks; a player attacked directly resists with nothing."""
    strength = attack(duel, battle.attacker % STAYS)
    if not battle.target:
        return strength
    target = battle.target % STAYS
    return strength - (attack(duel, target) if duel.cards[target].position == ATTACK else defense(duel, target))


def hurt_seat(duel: Duel, battle: Battle, margin: int) -> int:
    """DAMAGE-10 to DAMAGE-13, DAMAGE-16. Who takes the battle damage of this margin; -1 for nobody."""
    attacker = battle.attacker % STAYS
    if margin < 0:
        return duel.cards[attacker].controller
    if margin == 0:
        return -1 if battle.target else battle.against
    if not battle.target or duel.cards[battle.target % STAYS].position == ATTACK:
        return battle.against
    return pierced_seat(duel, battle, attacker)


def pierced_seat(duel: Duel, battle: Battle, attacker: int) -> int:
    """DAMAGE-12. Whom an attack pierces: the opponent of the player whose text says so, not always that of the attacker; -1 for nobody."""
    pierced = -1
    for effect in effects_on(duel, X_PIERCING):
        if reaches(duel, effect, attacker):
            if duel.is_opponent(effect.seat, battle.against):
                return battle.against
            pierced = duel.cards[attacker].controller
    return pierced


def halving_to_ask(duel: Duel, battle: Battle) -> Halving | None:
    """CORE-1, ERA-TEAM-2. The question whether battle damage to a side is to be halved, where a card lets its player, once a battle."""
    effects = effects_on(duel, X_MAY_HALVE)
    if not effects:
        return None
    margin = margin_of(duel, battle)
    seat = hurt_seat(duel, battle, margin)
    if margin == 0 or seat < 0 or is_under(duel, X_NO_BATTLE_DAMAGE, seat):
        return None
    by = battle.attacker if margin > 0 else battle.target
    if duel.kinds & X_EFFECT_DAMAGE.bit and is_under(duel, X_EFFECT_DAMAGE, by % STAYS):
        return None
    for effect in effects:
        if reaches(duel, effect, seat) and halving_of(duel, effect.source) == NOT_ASKED:
            remember_halving(duel, effect.source, ASKED)
            return Halving(effect.seat, effect.source)
    return None


class Halving(Frame):
    """CORE-1. Asks a player whether the battle damage that the player takes is to be halved."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.source)

    def step(self, state: Duel) -> None:
        open_ask(state, Ask(self.seat, A_YES_NO, self.source % STAYS, YES_NO))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        if picks[0] == YES_NO[0]:
            remember_halving(state, self.source, HALVES)


def halved(duel: Duel, seat: int, amount: int, by: int) -> int:
    """CORE-1. Battle damage after what halves it: the monster that inflicts it, and what its player decided; half a point is rounded up."""
    if is_under(duel, X_HALVES_DAMAGE, by):
        amount = (amount + 1) // 2
    for effect in effects_on(duel, X_MAY_HALVE):
        asked = halving_of(duel, effect.source)
        if asked == HALVES and reaches(duel, effect, seat):
            amount = (amount + 1) // 2
            remember_halving(duel, effect.source, SPENT)
        elif asked == ASKED:
            remember_halving(duel, effect.source, NOT_ASKED)
    return amount


def fixed_damage(duel: Duel, seat: int, amount: int, by: int) -> int:
    """CORE-1. Battle damage to an opponent of the player whose text says so becomes an amount, whatever halves or doubles it.

    What a card on the field says goes before what a card has said for the turn (FAQ 2005, Dark Scorpion Combination).
    """
    for effect in effects_on(duel, X_FIXES_DAMAGE):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, by) and duel.is_opponent(effect.seat, seat):
            return change.amount(duel, effect, by)
    return amount


def taken_out(duel: Duel, battle: Battle, beaten: list[int]) -> list[int]:
    """T-5.7. Which of the beaten monsters what beats them removes from play, read while nothing has stopped yet.

    Where the amount of its text is above 0 a monster that is beaten itself does so too.
    """
    found: list[int] = []
    if duel.kinds & X_REMOVES_BEATEN.bit:
        for binding in beaten:
            other = battle.target if binding == battle.attacker else battle.attacker
            if other in beaten:
                removes = total_of(duel, X_REMOVES_BEATEN, other % STAYS) > 0
            else:
                removes = is_under(duel, X_REMOVES_BEATEN, other % STAYS)
            if removes:
                found.append(binding)
    return found


def gain_first(duel: Duel, seat: int, amount: int) -> None:
    """CORE-1, ERA-TEAM-2. Life Points that a player gains before taking so much battle damage, for each effect that says so."""
    for effect in effects_on(duel, X_GAINS_FIRST):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, seat):
            gain(duel, seat, change.changed_value(duel, effect, seat, amount), effect.source % STAYS)
