"""The present ATK or DEF that is doubled or halved, added to, or becomes another one, until the turn ends.

LIMITER REMOVAL, GODDESS OF WHIM, MICRO RAY, WILD NATURE'S RELEASE.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import changed_in_layers, effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, Right
from spellspeed.yugioh.duel.terms import END_OF_TURN, FOREVER
from spellspeed.yugioh.words.changes.present_values import OnceGone, Switched
from spellspeed.yugioh.words.changes.values import BECOMES, HALVED, HALVED_AWAY, PLUS_TO_PRESENT, TIMES, Changes

OF_PRESENT: Final = (TIMES, HALVED, BECOMES, PLUS_TO_PRESENT)
"""How such a change makes another value of the present one."""


def changed_once(change: Alteration, on: Group | None, until: int) -> Alteration | None:
    """What adds to a value, or takes from it, in the place of a change that makes another one of the present value until the turn ends."""
    if on is None or until != END_OF_TURN or not isinstance(change, Changes) or change.how not in OF_PRESENT:
        return None
    if change.what is not X_ATTACK and change.what is not X_DEFENSE:
        return None
    return change if change.how == PLUS_TO_PRESENT else Changes(change.what, how=HALVED_AWAY)


def added_once(change: Alteration, present: int, amount: int) -> int:
    """How much such a change adds to a present value: the amount, or what is there is multiplied, or with 0 halved, or becomes the amount."""
    assert isinstance(change, Changes)
    if change.how == PLUS_TO_PRESENT:
        return amount
    if change.how == BECOMES:
        return amount - present
    return present * (amount - 1) if amount else -(present // 2)


def change_present(
    duel: Duel, act: Link, change: Alteration, once: Alteration, cards: tuple[int, ...], amount: int, turn: int
) -> None:
    """CARD-8. The present value of each card is doubled or halved, added to, or becomes another one, until a turn ends.

    What comes later is added in full (FAQ MICRO RAY); when what was there before goes away, the value stays as it was made
    (NETREP; FAQ WILD NATURE'S RELEASE).
    """
    what = once.what
    for binding in cards:
        number = binding % STAYS
        reaching = [effect for effect in effects_on(duel, what) if reaches(duel, effect, number)]
        printed = duel.faces[number].attack if what is X_ATTACK else duel.faces[number].defense
        present = changed_in_layers(duel, reaching, number, printed)
        more = added_once(change, present, amount)
        until_turn_ends(duel, act, act.source, once, binding, more, turn)
        sources: list[int] = []
        for effect in reaching:
            other_change = effect.change
            assert isinstance(other_change, Alteration)
            passing = effect.until != END_OF_TURN and effect.until != FOREVER and not other_change.weighs_strength()
            if not passing or effect.source in sources:
                continue
            sources.append(effect.source)
            if isinstance(other_change, Switched):
                # FAQ WEAPON CHANGE: the value that was multiplied changes places too.
                other = X_DEFENSE if what is X_ATTACK else X_ATTACK
                until_turn_ends(duel, act, effect.source, OnceGone(what), binding, -more, turn)
                until_turn_ends(duel, act, effect.source, OnceGone(other), binding, more, turn)
            elif not is_kept(duel, what, effect.source, binding):
                rest = [each for each in reaching if each.source != effect.source]
                given = present - changed_in_layers(duel, rest, number, printed)
                if given:
                    until_turn_ends(duel, act, effect.source, OnceGone(what), binding, given, turn)


def until_turn_ends(
    duel: Duel, act: Link, source: int, change: Alteration, binding: int, amount: int, turn: int
) -> None:
    """A change of one card with this source begins, until a turn ends."""
    add_lasting(duel, Lasting(source, act.seat, change, (binding,), amount, END_OF_TURN, turn, duel.order, act.against))


def is_kept(duel: Duel, what: Right, source: int, binding: int) -> bool:
    """Whether what an earlier effect gives a card is kept already, by what doubled or halved the value before."""
    for effect in duel.lasting:
        change = effect.change
        if (
            isinstance(change, OnceGone)
            and change.what is what
            and effect.source == source
            and effect.cards == (binding,)
        ):
            return True
    return False
