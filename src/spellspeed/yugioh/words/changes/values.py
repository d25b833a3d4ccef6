"""Changes: what Continuous Effects and lasting effects change about cards and players while they apply."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.doing.bonds import Tie
from spellspeed.yugioh.duel.abilities import Alteration, Amount, Condition, Group
from spellspeed.yugioh.duel.derived import OF_THE_ORIGINAL
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_CONTROL, X_NAME, X_NEGATED, Right
from spellspeed.yugioh.duel.scope import YOU, YOUR_SIDE, means
from spellspeed.yugioh.words.filters.being import OfKind
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import EquippedMonster

PLUS: Final = 1
BECOMES: Final = 2
TIMES: Final = 3
HALVED: Final = 4
ORIGINAL_HALVED: Final = 5
"""The original value becomes half (TERM-ORIGINAL-1): what was added to it stays."""
ORIGINAL_DOUBLED: Final = 6
"""The original value becomes twice itself."""
ORIGINAL_BECOMES: Final = 7
"""The original value becomes another one."""


def act_of(duel: Duel, effect: Lasting) -> Link:
    """A lasting effect as if it were an activation, so that nouns and amounts can read the duel for it."""
    number = effect.source % STAYS
    card = duel.cards[number]
    act = Link(effect.seat, effect.source, card.face, 0, None, card.zone)
    return act if effect.against < 0 else act.with_more(AGAINST, effect.against)


def fixed_on(duel: Duel, effect: Lasting, number: int) -> bool:
    """Whether a card is among those that were fixed when the effect began, in the same stay."""
    for binding in effect.cards:
        if binding % STAYS == number and duel.cards[number].stay == binding // STAYS:
            return True
    return False


class Changes(Alteration):
    """A value or a right of cards: `what` is one of the X_ codes, `group` those it touches (when it fixes none), `when` a condition.

    `holds`: it begins and goes on on a face-down monster too (T-11.4), for a text that asks for no face-up one.
    What an Equip Card makes of an original value begins when it is attached, so that the last change of the original counts (TERM-ORIGINAL-1).
    """

    def __init__(
        self,
        what: Right,
        group: Group | None = None,
        how: int = PLUS,
        amount: Amount | None = None,
        when: Condition | None = None,
        holds: bool = False,
    ) -> None:
        self.what = what
        self.group: Final = group
        self.how: Final = how
        self.by: Final = amount
        self.when: Final = when
        self.holds: Final = holds

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.group, self.how, self.by, self.when, self.holds)

    def holds_face_down(self, effect: Lasting) -> bool:
        return self.holds

    def begins_worn(self) -> bool:
        return self.layer() == OF_THE_ORIGINAL and isinstance(self.group, EquippedMonster)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            if not fixed_on(duel, effect, number):
                return False
            return self.group is None or self.when is None or self.when.holds(duel, act_of(duel, effect))
        if self.group is None or self.begins_worn():
            return False
        act = act_of(duel, effect)
        if not self.group.has(duel, act, number):
            return False
        return self.when is None or self.when.holds(duel, act)

    def negates(self, duel: Duel, kind: int) -> bool:
        if self.what is not X_NEGATED or not isinstance(self.group, Cards):
            return False
        return any([isinstance(narrower, OfKind) and kind in narrower.kinds for narrower in self.group.filters])

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """TEAM-II-3. Two turns from now is the next turn of the same player, a whole round later."""
        return duel.turn + turns // 2 * duel.seats + turns % 2

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        if self.by is None or effect.cards:
            return effect.amount
        return self.by.count(duel, act_of(duel, effect))

    def layer(self) -> int:
        if self.how == BECOMES:
            return 0
        if self.how == ORIGINAL_HALVED or self.how == ORIGINAL_DOUBLED or self.how == ORIGINAL_BECOMES:
            return OF_THE_ORIGINAL
        return 3 if self.how == TIMES or self.how == HALVED else 2

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        amount = self.amount(duel, effect, number)
        if self.how == BECOMES or self.how == ORIGINAL_BECOMES:
            return amount
        if self.how == TIMES:
            return value * amount
        if self.how == HALVED:
            return (value + 1) // 2
        if self.how == ORIGINAL_HALVED:
            return value - value // 2
        if self.how == ORIGINAL_DOUBLED:
            return value * 2
        return value + amount


class ChangesPlayers(Alteration):
    """A right of players: `what` is one of the X_ codes about players."""

    def __init__(self, what: Right, whose: int, number: int = 0, when: Condition | None = None) -> None:
        self.what = what
        self.whose: Final = whose
        self.number: Final = number
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.whose, self.number, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        whose = YOUR_SIDE if self.whose == YOU and self.what.about_life else self.whose
        if not means(duel, whose, effect.seat, number, effect.against):
            return False
        return self.when is None or self.when.holds(duel, act_of(duel, effect))

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.number


class Controls(Alteration):
    """TERM-CONTROL-1. The player of the effect (or, with an amount, the seat before that number) controls the cards.

    With a group it is the text of an Equip Card: it begins when that is attached (`begin_worn`), so that the later control wins.
    """

    def __init__(self, group: Group | None = None) -> None:
        self.what = X_CONTROL
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def begins_worn(self) -> bool:
        return True

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return effect.amount - 1 if effect.amount else effect.seat

    def holds_face_down(self, effect: Lasting) -> bool:
        return True


class Bond(Tie):
    """T-8. What this card and its monster are to each other: when the monster falls with the card and the card with it (NEVER, WHEN_GONE ...)."""


class IsCalled(Alteration):
    """While it is face-up on the field, this card's name is another one."""

    def __init__(self, name: str) -> None:
        self.what = X_NAME
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def new_name(self) -> str:
        return self.name
