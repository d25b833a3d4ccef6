"""Shift, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import is_under_another
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.attack import attack_targets


class AttackedInstead(Group):
    """T-4.4. The other monsters on the field of the attacked player that the attacking monster could attack as well.

    What says no more than that it cannot be attacked itself is one of them (COMMAND KNIGHT), what another card protects is none (MARAUDING CAPTAIN).
    """

    def members(self, duel: Duel, act: Link) -> list[int]:
        battle = duel.battle
        if battle is None or not battle.target or duel.bound_card(battle.attacker) < 0:
            return []
        found: list[int] = []
        for number in duel.monsters(battle.against):
            if number == battle.target % STAYS:
                continue
            selected = -1 if is_under_another(duel, X_NOT_ATTACKED, number, duel.binding(number)) else number
            if number in attack_targets(duel, duel.turn_seat, battle.attacker % STAYS, selected):
                found.append(number)
        return found


card(
    "Shift",
    trap(
        (ChangeTarget(),),
        windows=W_ANSWER_SPELL | W_ANSWER_TRAP,
        targets=(TargetAnew((MONSTERS,), YOU),),
        condition=Both(
            (
                Answers((SPELL, TRAP), OPPONENTS, False),
                AnswersTargeting((MONSTERS,), whose=YOU),
                Not(InDamageStep()),
            )
        ),
    ),
    when_attacked(
        (TurnAttackTo(TARGET),),
        Both((HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU)))),
        targets=(Target(AttackedInstead()),),
    ),
)
