"""Replays: the attack that has to be chosen anew (REPLAY, T-4.4 to T-4.8)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.yugioh.duel.atoms import rewrite_battle
from spellspeed.yugioh.duel.battle_notes import attacks_from_defense, note_cause
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_DIRECT_ATTACK, X_NO_ATTACK
from spellspeed.yugioh.duel.terms import ATTACK, BATTLE_STEP, BY_RULE, E_ATTACK, MONSTERS
from spellspeed.yugioh.may.attack import attack_targets, may_attack_directly, may_attack_so_often


def target_side(duel: Duel, seat: int) -> tuple[int, ...]:
    """The opponents' monsters as bindings; under `replay_cause` situation with their faces and positions."""
    situation: list[int] = []
    for other in duel.opponents(seat):
        for number in duel.monsters(other):
            card = duel.cards[number]
            if duel.profile.replay_by_situation:
                situation.append(card.binding * 4 + (2 if card.face_up else 0) + card.position)
            else:
                # T-4.5: turning face-down begins a new stay, but it is the same monster in the same place; one that left and came
                # back arrived anew.
                situation.append(number + STAYS * card.arrived)
    situation.sort()
    return tuple(situation)


OPENED: Final = -1
"""Before the opponents' monsters: the attacker could attack directly although there were some, by a text."""


def situation(duel: Duel, number: int) -> tuple[int, ...]:
    """REPLAY-1. What is remembered when a monster declares an attack, and looked at again after each Chain (FAQ SHADOWSLAYER)."""
    side = target_side(duel, duel.turn_seat)
    if duel.kinds & X_DIRECT_ATTACK.bit and side and may_attack_directly(duel, duel.turn_seat, number):
        return (OPENED, *side)
    return side


def closed(side: tuple[int, ...]) -> tuple[int, ...]:
    """The opponents' monsters alone."""
    return side[1:] if side[:1] == (OPENED,) else side


def attacker_stands(duel: Duel, battle: Battle) -> bool:
    """T-4.6. Whether the attacker is still there, face-up in a position in which it can attack, under its controller, its attack not negated.

    In the Battle Step it must also be able to attack; what only forbids to declare an attack comes too late.
    """
    card = duel.cards[battle.attacker % STAYS]
    if card.stay != battle.attacker // STAYS or card.zone != MONSTERS or battle.stopped:
        return False
    if not card.face_up or card.controller != duel.turn_seat:
        return False
    if card.position != ATTACK and not attacks_from_defense(duel, card.number, battle.target == 0):
        return False
    return duel.battle_step != BATTLE_STEP or battle.forced or not is_under(duel, X_NO_ATTACK, card.number)


def note_replay(duel: Duel) -> None:
    """REPLAY-1, REPLAY-1-OCG, T-4.4, T-4.5, T-5.10. After a Chain of the Battle Step: must the attack be chosen anew?"""
    battle = duel.battle
    if battle is None or duel.battle_step != BATTLE_STEP or not attacker_stands(duel, battle):
        return
    number = battle.attacker % STAYS
    now = situation(duel, number)
    side = closed(now)
    before = closed(battle.before)
    opened = battle.target != 0 and len(now) > len(side) and len(battle.before) == len(before)
    illegal = not battle.forced and not may_attack_so_often(duel, number, duel.cards[number].attacks)
    if side == before and not illegal and not battle.forced:
        if battle.target:
            target = battle.target % STAYS
            illegal = target not in attack_targets(duel, duel.turn_seat, number, target)
        else:
            illegal = not battle.direct and not may_attack_directly(duel, duel.turn_seat, number)
    if side != before or illegal or opened:
        if duel.journal is not None:
            note_cause(duel, before, side, illegal)
        rewrite_battle(duel, battle.with_replay(True, now))


def spend_attack(duel: Duel, number: int) -> None:
    """REPLAY-3, T-4.7. Under `replay_switch` free a replaced attacker gets its attack back; it has declared one all the same (POS-5)."""
    card = duel.cards[number]
    if duel.profile.replaced_attacker_is_free and card.zone == MONSTERS and card.attacks:
        rewrite(duel, card.with_attack(card.attacked, card.attacks - 1))


def meet_own_attack(duel: Duel, number: int, target: int, against: int) -> None:
    """ERA-REPLAY-1. A monster attacks again in a replay: its own effects about its attack are met anew, and those of monsters that answer the
    choice of a target; nothing else is.

    Not where a changed position causes a replay (REPLAY-1-OCG): an effect that changes positions would be met without end.
    """
    face = duel.printed(number)
    answering = answering_monsters(duel) if target else []
    if duel.profile.replay_by_situation or not (face.listens & E_ATTACK or answering):
        return
    duel.next_batch()
    duel.has_happened()
    event = Event(E_ATTACK, number, duel.cards[number], duel.turn_seat, BY_RULE, target - 1, against, 0, duel.batch)
    for ability in face.triggers:
        if ability.event & E_ATTACK and not ability.chainless:
            duel.meet(number, face, ability, event)
    for watcher in answering:
        watching = duel.printed(watcher)
        for ability in watching.watches:
            if ability.event & E_ATTACK:
                duel.meet(watcher, watching, ability, event)


def answering_monsters(duel: Duel) -> list[int]:
    """ERA-REPLAY-1. The monsters with an effect about an attack of another monster (Crystal Beast Amber Mammoth, Dreamsprite)."""
    return [
        watcher
        for watcher in duel.watching
        if duel.cards[watcher].zone == MONSTERS and duel.printed(watcher).watched & E_ATTACK
    ]
