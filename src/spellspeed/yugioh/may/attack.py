"""Who may attack, and whom (BATTLE)."""

from __future__ import annotations

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.abilities import Alteration
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import has_fought
from spellspeed.yugioh.duel.rights import (
    X_ATTACK_COST,
    X_ATTACK_EACH,
    X_DIRECT_ATTACK,
    X_NO_ATTACK,
    X_NO_BATTLE_PHASE,
    X_NO_DECLARING,
    X_NO_DIRECT_ATTACK,
    X_SECOND_ATTACK,
    X_SKIP_BATTLE,
)
from spellspeed.yugioh.duel.terms import ATTACK, MAIN1, MONSTERS
from spellspeed.yugioh.may.pay import may_pay


def may_enter_battle(duel: Duel, seat: int, why: list[str] | None = None) -> bool:
    """BATTLE-1, BATTLE-2, MAIN-4, TEAM-II-4. Whether the turn player may go to the Battle Phase."""
    if duel.phase != MAIN1 or seat != duel.turn_seat:
        if why is None:
            return False
        why.append("MAIN-4")
    return may_go_to_battle(duel, seat, why)


def may_go_to_battle(duel: Duel, seat: int, why: list[str] | None = None) -> bool:
    """BATTLE-2, TEAM-II-4. Whether the turn player may have a Battle Phase in this turn."""
    if duel.turn < first_battle_turn(duel):
        if why is None:
            return False
        why.append("BATTLE-2" if duel.seats == 2 else "TEAM-II-4")
    if is_under(duel, X_NO_BATTLE_PHASE, seat) or is_under(duel, X_SKIP_BATTLE, seat):
        if why is None:
            return False
        why.append("CORE-1/battle_phase")
    return not why


def may_attack(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """BATTLE-6, BATTLE-9, TEAM-IV-1. Whether a monster may declare an attack, whatever the target."""
    card = duel.cards[number]
    if not card.face_up or card.position != ATTACK or card.zone != MONSTERS:
        if why is None:
            return False
        why.append("BATTLE-6")
    if card.controller != seat or seat != duel.turn_seat:
        if why is None:
            return False
        why.append("TERM-CONTROL-1")
    if card.attacked == duel.turn and not may_attack_so_often(duel, number, card.attacks + 1):
        if why is None:
            return False
        why.append("BATTLE-9")
        if not has_fought(duel, number):
            why.append("REPLAY-3")
    if is_under(duel, X_NO_ATTACK, number) or is_under(duel, X_NO_DECLARING, number):
        if why is None:
            return False
        why.append("CORE-1/attack")
    if not may_pay(duel, seat, total_of(duel, X_ATTACK_COST, number)):
        if why is None:
            return False
        why.extend(("TERM-COST-1/attack", "T-9.3"))
    return not why


def may_attack_so_often(duel: Duel, number: int, attacks: int) -> bool:
    """BATTLE-9. Whether a monster may declare so many attacks in one turn."""
    return attacks <= 1 or is_under(duel, X_ATTACK_EACH, number) or attacks <= 1 + further_attacks(duel, number)


def further_attacks(duel: Duel, number: int) -> int:
    """BATTLE-9. How many attacks a monster may declare beside its first one.

    Of several texts that let it attack twice one counts; what was granted to it in this Battle Phase is added.
    """
    most = 0
    granted = 0
    for effect in effects_on(duel, X_SECOND_ATTACK):
        if reaches(duel, effect, number):
            change = effect.change
            assert isinstance(change, Alteration)
            if effect.cards:
                granted += change.amount(duel, effect, number)
            else:
                most = max(most, change.amount(duel, effect, number))
    return most + granted


def is_admitted(duel: Duel, limits: list[Lasting], number: int, target: int) -> bool:
    """CORE-1. Whether the texts that limit what a monster may attack admit this target."""
    for effect in limits:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and not change.admits(duel, effect, target):
            return False
    return True


def may_attack_directly(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """BATTLE-7, BATTLE-8, TEAM-IV-2. Whether a monster may attack the player."""
    blocked = False
    for other in duel.opponents(seat):
        if duel.has_monster(other):
            blocked = True
    if blocked and not is_under(duel, X_DIRECT_ATTACK, number):
        if why is None:
            return False
        why.append("BATTLE-7" if duel.seats == 2 else "TEAM-IV-2")
    if is_under(duel, X_NO_DIRECT_ATTACK, number):
        if why is None:
            return False
        why.append("CORE-1/direct")
    if attacks_before(duel, number) > 0 and is_under(duel, X_ATTACK_EACH, number):
        if why is None:
            return False
        why.append("BATTLE-9")
    return not why


def first_battle_turn(duel: Duel) -> int:
    """BATTLE-2, TEAM-II-4. The first turn that has a Battle Phase."""
    return duel.seats


def attacks_before(duel: Duel, number: int) -> int:
    """REPLAY-2, T-4.7. How many attacks a monster has declared this turn, without the one under way: that one may still be replayed."""
    card = duel.cards[number]
    if card.attacked != duel.turn:
        return 0
    under_way = duel.battle is not None and duel.battle.attacker == card.binding
    return card.attacks - 1 if under_way else card.attacks
