"""Conditions: battles and attacks: who attacks whom, and what came of it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.derived import attack, card_name, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import battles_of, has_beaten, has_fought, was_beaten
from spellspeed.yugioh.duel.memory_records import BEATEN_FACE_UP
from spellspeed.yugioh.duel.terms import CALCULATION_ONLY, E_BATTLE_OVER, GRAVEYARD, MAIN1
from spellspeed.yugioh.may.attack import may_go_to_battle
from spellspeed.yugioh.words.filters.traits import Filter, fits_all, values_then


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
        target = battle.target % STAYS
        event = act.event
        # At the end of the Damage Step a beaten one is looked back at.
        gone = event is not None and event.kind == E_BATTLE_OVER and event.card == target and event.known is not None
        resists = values_then(duel, event).defense if event is not None and gone else defense(duel, target)
        return attack(duel, battle.attacker % STAYS) < resists


class AttackedIs(Condition):
    """The monster that is attacked has every one of some properties."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        battle = duel.battle
        if battle is None or battle.target == 0:
            return False
        return fits_all(duel, act, battle.target % STAYS, self.filters)


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


class TargetMetFaceDown(Condition):
    """FAQ ATOMIC FIREFLY. The attacked monster was face-down when the attack was declared, or when the Damage Step began.

    For 8-Claws Scorpion it keeps an attack that was stopped from counting in a later one. The others of which a ruling says so remember it
    until the End Phase (BeatenThisTurn) or are missing.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and (duel.battle.met_down or duel.battle.was_face_down)


class DeclaredThisTurn(Condition):
    """T-4.6, T-4.7. This card has declared an attack this turn, whatever became of it: negated, stopped or left to another in a replay."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].attacked == duel.turn


class NoneHasAttacked(Condition):
    """T-4.6, POS-5. No monster of this name on the own side attacked this turn, nor one that is gone after its attack came to the Damage Step.

    Only the side of the turn player attacks.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for seat in duel.side_seats(act.seat):
            for number in duel.monsters(seat):
                card = duel.cards[number]
                if (
                    card.face_up
                    and card.attacked == duel.turn
                    and card.attacks
                    and card_name(duel, number) == self.name
                ):
                    return False
        for binding in duel.cards_this_turn:
            if battles_of(duel, binding).fought and duel.faces[binding % STAYS].called == self.name:
                return False
        return True


class FoughtThisTurn(Condition):
    """This card attacked this turn: an attack of it came to its Damage Step, so it was not negated before."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_fought(duel, act.card)


class BattledThisTurn(Condition):
    """This card attacked or was attacked this turn, and the attack came to its Damage Step. Its declaration looks back at KEEPS_BATTLES."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_fought(duel, act.card)


class BeatsInPosition(Condition):
    """The monster that this card destroyed by battle was in this battle position then ("destroys a Defense Position monster")."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.position,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.value == self.position


class DestroyedByBattleThisTurn(Condition):
    """This card destroyed a monster by battle this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_beaten(duel, act.card)


class BeatenThisTurn(Condition):
    """This card lies in the Graveyard because it was destroyed by battle this turn; it was face-up before that attack was declared.

    A condition of one card so far (Fox Fire): nothing in it is about that card.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        return card.zone == GRAVEYARD and was_beaten(duel, act.card) == BEATEN_FACE_UP


class BattleToCome(Condition):
    """BATTLE-1, BATTLE-2. It is Main Phase 1 of the player of the effect, and a Battle Phase may follow."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.seat == duel.turn_seat and duel.phase == MAIN1 and may_go_to_battle(duel, act.seat)


class OnceABattle(Condition):
    """This effect was not used yet in this damage calculation ("once per battle").

    A condition of one card so far (Injection Fairy Lily): "once per battle" is said by others.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        for link in duel.chain:
            if link.source == act.source and link.ability == act.ability:
                return False
        for effect in duel.lasting:
            if effect.source == act.source and effect.until == CALCULATION_ONLY:
                return False
        return True
