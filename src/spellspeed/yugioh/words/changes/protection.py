"""Changes: what cards are protected from: targets, destruction, effects."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_DIE_GUARDS,
    X_NEGATED,
    X_NOT_DESTROYED_BY_EFFECT,
    X_NOT_TARGETED,
    X_TARGETING_NEGATED,
    X_UNAFFECTED,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, means
from spellspeed.yugioh.duel.terms import AS_EQUIP, AS_SPELL, EQUIP, SPELL, SPELLS, TARGETS
from spellspeed.yugioh.duel.windows import player_behind, plays_card, targets_of
from spellspeed.yugioh.words.changes.values import act_of, fixed_on


class RefusesTargeting(Alteration):
    """Effects of these kinds of cards, of the player meant, that target this card are negated, and the cards destroyed.

    `when`: only while a condition holds. Begun for a monster by its own effect it is an effect that the monster has gained: "your" then means
    who controls the monster now, and what negates the effects of the monster negates it too.
    """

    def __init__(self, kinds: tuple[int, ...], whose: int = EVERYBODY, when: Condition | None = None) -> None:
        self.what = X_TARGETING_NEGATED
        self.kinds: Final = kinds
        self.whose: Final = whose
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.whose, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if self.when is not None and not self.when.holds(duel, act_of(duel, effect)):
            return False
        return fixed_on(duel, effect, number) if effect.cards else number == effect.source % STAYS

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        seat = effect.seat
        if effect.cards:
            gainer = effect.source % STAYS
            if is_under(duel, X_NEGATED, gainer):
                return False
            seat = duel.cards[gainer].controller
        return kind in self.kinds and means(duel, self.whose, seat, link.seat, effect.against)


class NegatesTargeting(Alteration):
    """Effects of these kinds of cards of the player meant that target a card of a group are negated, while a condition (`when`) holds.

    `alone`: only those that target that card and no other; `destroys`: the cards whose effects are negated are destroyed; `spares_equips`:
    an Equip Spell Card is attached all the same.
    """

    def __init__(
        self,
        kinds: tuple[int, ...],
        group: Group,
        when: Condition | None = None,
        alone: bool = True,
        destroys: bool = False,
        whose: int = EVERYBODY,
        spares_equips: bool = False,
    ) -> None:
        self.what = X_TARGETING_NEGATED
        self.kinds: Final = kinds
        self.group: Final = group
        self.when: Final = when
        self.alone: Final = alone
        self.destroys: Final = destroys
        self.whose: Final = whose
        self.spares_equips: Final = spares_equips

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.group, self.when, self.alone, self.destroys, self.whose, self.spares_equips)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        act = act_of(duel, effect)
        return (self.when is None or self.when.holds(duel, act)) and self.group.has(duel, act, number)

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        if kind not in self.kinds or (self.alone and len(targets_of(link)) != 1):
            return False
        if not means(duel, self.whose, effect.seat, link.seat, effect.against):
            return False
        face = link.face
        assert isinstance(face, PrintedCard)
        return not self.spares_equips or face.icon != EQUIP or not plays_card(link)

    def destroys_refused(self) -> bool:
        return self.destroys


class RollsAgainstTargeting(Alteration):
    """As an opponent's effect that targets a card of a group resolves, a die is rolled: on these numbers it is negated, and its card destroyed."""

    def __init__(self, group: Group, numbers: tuple[int, ...]) -> None:
        self.what = X_DIE_GUARDS
        self.group: Final = group
        self.numbers: Final = numbers

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.numbers)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return self.group.has(duel, act_of(duel, effect), number)

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        return duel.is_opponent(effect.seat, link.seat)

    def is_hit(self, result: int) -> bool:
        return result in self.numbers


class NotDestroyedBy(Alteration):
    """TERM-DESTROY-1. The cards of a group are not destroyed by effects of cards of these kinds (() for all) of the player meant.

    `aimed`: only by those that target the card, whereby a card that holds one by a bond targets it still, or (False) by those that do not.
    What the rules destroy is destroyed.
    """

    def __init__(
        self, group: Group, kinds: tuple[int, ...] = (), whose: int = EVERYBODY, aimed: bool | None = None
    ) -> None:
        self.what = X_NOT_DESTROYED_BY_EFFECT
        self.group: Final = group
        self.kinds: Final = kinds
        self.whose: Final = whose
        self.aimed: Final = aimed

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.kinds, self.whose, self.aimed)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return self.group.has(duel, act_of(duel, effect), number)

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        face = act.face
        assert isinstance(face, PrintedCard)
        if self.kinds and face.kind not in self.kinds:
            return False
        if not means(duel, self.whose, effect.seat, act.seat, effect.against):
            return False
        if self.aimed is None:
            return True
        binding = duel.binding(number)
        if not self.aimed:
            return binding not in act.bound[TARGETS]
        return binding in act.bound[TARGETS] or duel.cards[act.card].link == binding

    def outlasts_bonds(self) -> bool:
        return self.aimed is True


class NotTargetedBy(Alteration):
    """TERM-TARGET-2. The cards of a group (None: those that were fixed) cannot be targeted by effects of the player meant.

    `when`: while a condition holds. `alone`: an effect can that targets two or more (Netrep PENGUIN SOLDIER).
    """

    def __init__(self, group: Group | None, whose: int, when: Condition | None = None, alone: bool = False) -> None:
        self.what = X_NOT_TARGETED
        self.group: Final = group
        self.whose: Final = whose
        self.when: Final = when
        self.alone: Final = alone

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose, self.when, self.alone)

    def bars_single(self) -> bool:
        return self.alone

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            return fixed_on(duel, effect, number)
        act = act_of(duel, effect)
        if self.group is None or (self.when is not None and not self.when.holds(duel, act)):
            return False
        return self.group.has(duel, act, number)

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        return means(duel, self.whose, effect.seat, act.seat, effect.against)


class Unaffected(Alteration):
    """This card is not affected by effects of cards of these kinds of the player meant, while a condition (`when`) holds.

    With a group it is about the cards of that group; where cards were fixed as it began, about those, while they are face-up.
    """

    def __init__(
        self,
        kinds: tuple[int, ...],
        when: Condition | None = None,
        group: Group | None = None,
        whose: int = EVERYBODY,
    ) -> None:
        self.what = X_UNAFFECTED
        self.kinds: Final = kinds
        self.when: Final = when
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.when, self.group, self.whose)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            return fixed_on(duel, effect, number)
        if self.group is None:
            if number != effect.source % STAYS:
                return False
        elif not self.group.has(duel, act_of(duel, effect), number):
            return False
        return self.when is None or self.when.holds(duel, act_of(duel, effect))

    def guards_itself(self) -> bool:
        return self.when is None and self.group is None

    def wards_off(self, duel: Duel, effect: Lasting, source: int) -> bool:
        if source == effect.source % STAYS or kind_where_it_lies(duel, source) not in self.kinds:
            return False
        return means(duel, self.whose, effect.seat, player_behind(duel, source), effect.against)


def kind_where_it_lies(duel: Duel, number: int) -> int:
    """TERM-EQUIPCARD-1. The kind of a card where it lies: a Monster Card among the Spell and Trap Cards is a Spell Card there."""
    card = duel.cards[number]
    if card.zone == SPELLS and card.marks & (AS_EQUIP | AS_SPELL) and duel.faces[number].is_monster:
        return SPELL
    return duel.faces[number].kind
