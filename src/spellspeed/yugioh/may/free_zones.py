"""Room on the field: the Monster Card Zones that what is paid has to free for what comes (FIELD-2, T-3.12, T-11.3, TEAM-I-4)."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.clauses import ONTO_OPPONENT
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import taken_by_itself, zones_short
from spellspeed.yugioh.duel.rights import X_FIELD_LIMIT
from spellspeed.yugioh.duel.terms import GRAVEYARD, MONSTERS
from spellspeed.yugioh.duel.windows import ability_of


def has_room(duel: Duel, act: Link, seat: int, wanted: int = 1, placing: bool = True) -> bool:
    """FIELD-2, T-3.12, T-11.3. Whether so many monsters can come to a seat by an effect, with what its costs can free.

    `placing`: they are put there, and it is not only control of them that changes (KAISER COLOSSEUM).
    """
    if wanted == 1 and duel.free_slot(seat, MONSTERS) >= 0 and not duel.kinds & X_FIELD_LIMIT.bit:
        return True
    short = short_for(duel, act, seat, wanted, placing)
    return not short or (seat == act.seat and freed_by_costs(duel, act) >= short)


def short_for(duel: Duel, act: Link, seat: int, wanted: int = 1, placing: bool = True) -> int:
    """FIELD-2. How many monsters must leave the field of a seat before so many can come to it by an effect."""
    limited = seat == act.seat and duel.kinds & X_FIELD_LIMIT.bit != 0
    return zones_short(duel, seat, wanted, placing, taken_by_itself(duel, act) if limited else 0)


def freed_by_costs(duel: Duel, act: Link) -> int:
    """T-3.12. How many Monster Card Zones its player can free by paying for an effect; none where that is done, or not paid at all."""
    ability = ability_of(act)
    if act.number or (ability.is_card_activation and duel.cards[act.card].zone == GRAVEYARD):
        return 0
    return sum([cost.frees(duel, act) for cost in ability.costs])


def zones_to_free(duel: Duel, act: Link) -> int:
    """FIELD-2, T-3.12. How many Monster Card Zones of its player have still to be freed for what an activation, or a monster's own Summon, brings."""
    ability = ability_of(act)
    if ability.is_procedure:
        return 0 if duel.faces[act.card].claims & ONTO_OPPONENT else zones_short(duel, act.seat)
    short = ability.condition.zones_short(duel, act) if ability.condition is not None else 0
    for step in ability.steps:
        short = max(short, step.zones_short(duel, act))
        if step.summons() or not step.only_chooses():
            break
    return short
