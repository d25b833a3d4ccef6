"""What an activation can announce: a cost that can be paid, targets that are there, an effect with a meaning."""

from __future__ import annotations

from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import X_NO_DRAW, X_NO_SPECIAL_SUMMON, X_ONLY_DRAW_PHASE
from spellspeed.yugioh.duel.scope import opponents, the_opponent
from spellspeed.yugioh.may.free_zones import freed_by_costs, zones_to_free


def can_be_announced(duel: Duel, act: Link, ability: Ability, why: list[str] | None, pays: bool = True) -> bool:
    """T-9.1, EFFECT-7, TRAP-8, T-9.6, TEAM-III-1. The condition holds, costs (if it `pays` them) can be paid, there are targets and a result.

    FIELD-2, T-3.12. What it brings needs a zone, which its costs can free.
    """
    if duel.seats > 2 and act.against < 0 and ability.one_opponent:
        for other in opponents(duel, act.seat):
            if can_be_announced(duel, act.with_more(AGAINST, other), ability, None, pays):
                return not why
        act = act.with_more(AGAINST, the_opponent(duel, act.seat))
    condition = ability.condition
    if condition is not None and not condition.holds(duel, act):
        if why is None:
            return False
        why.extend(("CARD-13/condition", *condition.why_not(duel, act)))
    for step in ability.costs if pays else ():
        if not step.could(duel, act):
            if why is None:
                return False
            why.append("TERM-COST-1")
    short = zones_to_free(duel, act) if ability.chooses_first else 0
    if short and short > freed_by_costs(duel, act):
        if why is None:
            return False
        why.append("FIELD-2")
    return has_meaning(duel, act, ability, why)


def has_meaning(duel: Duel, act: Link, ability: Ability, why: list[str] | None) -> bool:
    """EFFECT-7, TRAP-8, T-9.6. There are targets, and the effect would have a result."""
    for step in ability.targets:
        if not step.could(duel, act):
            if why is None:
                return False
            why.append("TERM-TARGET-1")
    if ability.steps and not ability.steps[0].could(duel, act):
        if why is None:
            return False
        why.extend(ability.steps[0].why_not(duel, act) or ("CARD-13/result",))
    if (
        duel.kinds & (X_ONLY_DRAW_PHASE.bit | X_NO_DRAW.bit)
        and ability.is_chosen()
        and draws_in_vain(duel, act, ability)
    ):
        if why is None:
            return False
        why.append("CORE-1/draw")
    if duel.kinds & X_NO_SPECIAL_SUMMON.bit and ability.is_chosen() and summons_in_vain(duel, act, ability):
        if why is None:
            return False
        why.append("CORE-1/special")
    return not why


def draws_in_vain(duel: Duel, act: Link, ability: Ability) -> bool:
    """CORE-1. Whether an effect that its player chooses to use would make a player draw who cannot (PROTECTOR OF THE SANCTUARY)."""
    for step in ability.steps:
        if step.draws_in_vain(duel, act):
            return True
    return False


def summons_in_vain(duel: Duel, act: Link, ability: Ability) -> bool:
    """CORE-1. Whether an effect that its player chooses to use would Special Summon in the end, which is forbidden (JOWGEN THE SPIRITUALIST)."""
    for step in ability.steps:
        if step.summons_in_vain(duel, act):
            return True
    return False


def opponents_to_face(duel: Duel, act: Link, ability: Ability) -> list[int]:
    """TEAM-III-1. The opponents against whom an effect can be activated."""
    return [
        other
        for other in opponents(duel, act.seat)
        if can_be_announced(duel, act.with_more(AGAINST, other), ability, None)
    ]
