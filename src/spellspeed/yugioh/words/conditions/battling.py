"""Conditions: battles and attacks: who attacks whom, and what came of it."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import has_beaten, has_fought, was_beaten
from spellspeed.yugioh.duel.memory_records import BEATEN_FACE_UP
from spellspeed.yugioh.duel.terms import CALCULATION_ONLY, GRAVEYARD


class AttackIsDirect(Condition):
    """The battle under way is a direct attack."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.battle.target == 0


class AttackerTooWeak(Condition):
    """DAMAGE-12. The ATK of the attacking monster is lower than the DEF of the attacked one, whatever the position of that one."""

    def holds(self, duel: Duel, act: Link) -> bool:
        battle = duel.battle
        if battle is None or battle.target == 0:
            return False
        return attack(duel, battle.attacker % STAYS) < defense(duel, battle.target % STAYS)


class IsAttacker(Condition):
    """This card is the attacking monster."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.battle.attacker % STAYS == act.card


class IsBattling(Condition):
    """This card attacks or is attacked."""

    def holds(self, duel: Duel, act: Link) -> bool:
        battle = duel.battle
        if battle is None:
            return False
        return battle.attacker % STAYS == act.card or (battle.target != 0 and battle.target % STAYS == act.card)


class OpponentAttacks(Condition):
    """An opponent's monster attacks the player of the effect (or that player's monster)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.is_opponent(duel.turn_seat, act.seat)


class TargetWasFaceDown(Condition):
    """The attacked monster was face-down when the Damage Step began."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.battle.was_face_down


class DeclaredThisTurn(Condition):
    """T-4.6, T-4.7. This card has declared an attack this turn, whatever became of it: negated, stopped or left to another in a replay."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].attacked == duel.turn


class FoughtThisTurn(Condition):
    """This card attacked this turn: an attack of it came to its Damage Step, so it was not negated before."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_fought(duel, act.card)


class BattledThisTurn(Condition):
    """This card attacked or was attacked this turn, and the attack came to its Damage Step. Its declaration has KeepsBattles."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_fought(duel, act.card)


class DestroyedByBattleThisTurn(Condition):
    """This card destroyed a monster by battle this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_beaten(duel, act.card)


class BeatenThisTurn(Condition):
    """This card lies in the Graveyard because it was destroyed by battle this turn; it was face-up when that Damage Step began."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        return card.zone == GRAVEYARD and was_beaten(duel, act.card) == BEATEN_FACE_UP


class OnceABattle(Condition):
    """This effect was not used yet in this damage calculation ("once per battle")."""

    def holds(self, duel: Duel, act: Link) -> bool:
        for link in duel.chain:
            if link.source == act.source and link.ability == act.ability:
                return False
        for effect in duel.lasting:
            if effect.source == act.source and effect.until == CALCULATION_ONLY:
                return False
        return True
