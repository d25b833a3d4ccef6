"""Bonds between a card and a monster: which of them falls with the other (T-8, T-9.13, T-11.4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.departures import DESTROYED, DESTROYED_AND_TAKEN_OUT, TAKEN_OUT, Leaving
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on, is_negated, is_unaffected
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_BOND, X_NOT_DESTROYED_BY_EFFECT, X_TARGETING_NEGATED
from spellspeed.yugioh.duel.terms import BY_EFFECT, E_DESTROYED, MONSTERS, SPELLS, TARGETS

NEVER: Final = 0
WHEN_DESTROYED: Final = 1
WHEN_GONE: Final = 2
"""When one side of a bond falls: never, when the other was destroyed, or when the other left the field in any way."""


class Tie(Alteration):
    """What the source of a lasting effect and its monster are to each other: when the monster falls with the card, and the card with the monster.

    `monster_falls` and `card_falls` are NEVER, WHEN_DESTROYED or WHEN_GONE; with `out_of_play` the monster is destroyed and removed from play,
    with `unharmed` too it is removed without being destroyed; with `face_up` the bond is over when the monster is turned face-down. As the text of an
    Equip Card it begins when that is attached (`begins_worn`).
    """

    def __init__(
        self,
        monster_falls: int,
        card_falls: int,
        out_of_play: bool = False,
        face_up: bool = False,
        unharmed: bool = False,
    ) -> None:
        self.what = X_BOND
        self.monster_falls: Final = monster_falls
        self.card_falls: Final = card_falls
        self.out_of_play: Final = out_of_play
        self.face_up: Final = face_up
        self.unharmed: Final = unharmed

    def parts(self) -> tuple[object, ...]:
        return (self.monster_falls, self.card_falls, self.out_of_play, self.face_up, self.unharmed)

    def fall(self) -> int:
        """The way in which the monster leaves."""
        if self.unharmed:
            return TAKEN_OUT
        return DESTROYED_AND_TAKEN_OUT if self.out_of_play else DESTROYED

    def begins_worn(self) -> bool:
        return True

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return binds(duel, effect, number)

    def holds_face_down(self, effect: Lasting) -> bool:
        """What a card brought is cut off from it when it is turned face-down; what a Continuous Trap holds in its place is not."""
        return self.monster_falls == NEVER and not self.face_up


class HeldByEffect(Alteration):
    """A card that the effect of its source holds: it falls when the effects of that source are negated (Relinquished under Skill Drain)."""

    def __init__(self) -> None:
        self.what = X_BOND

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return binds(duel, effect, number)


def binds(duel: Duel, effect: Lasting, number: int) -> bool:
    """Whether a card is the one that is bound, in the same stay."""
    return duel.binding(number) in effect.cards


def cut_bond(duel: Duel, effect: Lasting) -> Leaving | None:
    """T-8, T-9.13. A bond is over: what hangs on the side that is gone is to be destroyed; None where nothing is.

    Not the monster of a card whose effects were negated when it left (Call of the Haunted under Royal Decree), nor a monster that is not
    affected by such cards, and not a card whose effects are negated now; it stays without meaning, as does one whose monster left otherwise than
    its text says.
    """
    bond = effect.change
    if not isinstance(bond, Tie):
        return None
    number = effect.cards[0] % STAYS
    source = effect.source % STAYS
    if duel.cards[number].stay == effect.cards[0] // STAYS:
        if effect.source in duel.negations.held_down or not has_lost_card(duel, bond, source):
            return None
        way = bond.fall()
        if is_unaffected(duel, number, source) or (is_spared(duel, number) and way != TAKEN_OUT):
            return None
        return Leaving(number, way, BY_EFFECT, source)
    elif duel.cards[source].stay == effect.source // STAYS and has_lost_monster(duel, bond, number):
        if not is_negated(duel, source):
            return Leaving(source, DESTROYED, BY_EFFECT, source)
    return None


def is_spared(duel: Duel, number: int) -> bool:
    """TERM-DESTROY-1. Whether a monster is not destroyed by a card that has held it and is gone (HEART OF CLEAR WATER)."""
    for effect in effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.outlasts_bonds() and change.touches(duel, effect, number):
            return True
    return False


def refusing(duel: Duel, effect: Lasting) -> int:
    """T-9.13. The monster of a bond whose text negates effects of such cards that target it, and destroys the cards; -1 if it is none."""
    refusals = effects_on(duel, X_TARGETING_NEGATED)
    if not refusals:
        return -1
    face = duel.faces[effect.source % STAYS]
    link = Link(effect.seat, effect.source, face, 0, None, SPELLS)
    for binding in effect.cards:
        number = duel.bound_card(binding)
        for other in refusals:
            change = other.change
            assert isinstance(change, Alteration)
            if number >= 0 and change.destroys_refused() and change.touches(duel, other, number):
                if change.refuses(duel, other, link, face.kind):
                    return number
    return -1


def is_refused(duel: Duel, effect: Lasting) -> bool:
    """T-9.13. Whether a bond is negated as effects of such cards that target its monster are, while the card stays (FAQ CHIMERATECH OVERDRAGON)."""
    refusals = effects_on(duel, X_TARGETING_NEGATED)
    if not refusals:
        return False
    face = duel.faces[effect.source % STAYS]
    link = Link(effect.seat, effect.source, face, 0, None, SPELLS).with_bound(TARGETS, effect.cards)
    for binding in effect.cards:
        number = duel.bound_card(binding)
        for other in refusals:
            change = other.change
            assert isinstance(change, Alteration)
            if number >= 0 and not change.destroys_refused() and not change.is_used_up():
                if change.touches(duel, other, number) and change.refuses(duel, other, link, face.kind):
                    return True
    return False


def has_lost_card(duel: Duel, bond: Tie, source: int) -> bool:
    """Whether a monster falls now that its bond to a card is over: a monster that only was turned face-down has not left."""
    if bond.monster_falls == WHEN_GONE:
        return not (duel.on_field(source) and duel.faces[source].is_monster)
    return bond.monster_falls == WHEN_DESTROYED and was_destroyed(duel, source)


def has_lost_monster(duel: Duel, bond: Tie, number: int) -> bool:
    """Whether a card falls now that its bond to a monster is over."""
    if bond.card_falls == WHEN_GONE:
        return duel.cards[number].zone != MONSTERS
    return bond.card_falls == WHEN_DESTROYED and was_destroyed(duel, number)


def was_destroyed(duel: Duel, number: int) -> bool:
    """Whether a card was destroyed since the last window."""
    for event in duel.fresh:
        if event.kind == E_DESTROYED and event.card == number:
            return True
    return False
