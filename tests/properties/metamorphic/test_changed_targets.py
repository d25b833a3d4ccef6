"""A target that changes controller, position, face or zone in the Chain is affected only if the text still fits (T-9.4, ERA-TARGET-1).

What happens to the target between activation and resolution happens in another play before the activation. Where the same target can be chosen
then, the effect does the same to it in both; where it cannot, the effect that was activated before leaves it alone.
"""

from collections.abc import Callable

from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.door import answer
from spellspeed.kernel.errors import IllegalAnswer
from spellspeed.yugioh.duel.derived import attack, defense, level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.terms import MONSTERS, PROPER
from tests.properties.metamorphic.targeting import (
    LOST,
    OnChain,
    link_of,
    number_in,
    resolved,
    stand_again,
    targets_of,
)
from tests.properties.metamorphic.using import CARD

Facts = tuple[object, ...]
Change = Callable[[Duel, int], bool]


def facts(duel: Duel, number: int) -> Facts:
    """What an effect can have done to a card."""
    card = duel.cards[number]
    values = (attack(duel, number), defense(duel, number), level(duel, number)) if card.zone == MONSTERS else ()
    held = sorted(str(effect.change) for effect in duel.lasting if card.binding in effect.cards)
    return (
        card.controller,
        card.zone,
        card.face_up,
        card.position,
        card.marks & PROPER,
        card.counters,
        card.link > 0,
        values,
        held,
    )


def difference(found: OnChain, ability: Ability, change: Change) -> str:
    """What the change makes of the first target that it should not; "" for nothing, "not changed" where the change cannot be."""
    link = link_of(found.after, ability)
    assert link is not None
    for binding in targets_of(link):
        number = number_in(binding)
        if number == CARD or duel_watches(found.after, number):
            continue
        in_chain = found.after.fork()
        ask_always(in_chain, True)
        if in_chain.bound_card(binding) < 0 or not change(in_chain, number):
            continue
        stand_again(in_chain)
        if in_chain.over or not in_chain.chain:
            continue
        untouched = facts(in_chain, number)
        if not resolved(in_chain):
            continue
        now = facts(in_chain, number)
        if change not in LOST:
            if found.before is None:
                continue
            before = found.before.fork()
            ask_always(before, True)
            if not change(before, number):
                continue
            stand_again(before)
            if chosen_again(before, found.picks, number):
                if not resolved(before):
                    continue
                then = facts(before, number)
                return "" if then == now else f"chosen so {then}, changed so in the Chain {now}; left alone {untouched}"
        return "" if now == untouched else f"cannot be chosen so; left alone {untouched}, in the Chain {now}"
    return "not changed"


def duel_watches(duel: Duel, number: int) -> bool:
    """Whether a card does something by itself when others are activated: it gains counters, say."""
    return bool(duel.printed(number).watches)


def chosen_again(duel: Duel, picks: list[tuple[int, ...]], target: int) -> bool:
    """Whether the same answers can be given again, with the same target."""
    for given in picks:
        if duel.over or duel.ask is None:
            return False
        try:
            answer(duel, duel.serial, given)
        except IllegalAnswer:
            return False
    return True
