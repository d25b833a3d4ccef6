"""Changes: what Continuous Effects and lasting effects change about cards and players while they apply."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.doing.bonds import NEVER, WHEN_GONE, Tie
from spellspeed.yugioh.doing.departures import TO_DECK
from spellspeed.yugioh.duel.abilities import Amount, Condition, Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import LAST_OF_ALL, OF_THE_ORIGINAL, original_attack
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import (
    X_ALSO_ATTRIBUTES,
    X_CONTROL,
    X_FIELD_IS,
    X_LEVEL,
    X_NAME,
    X_NEGATED,
    Right,
)
from spellspeed.yugioh.duel.scope import YOU, YOUR_SIDE, means
from spellspeed.yugioh.duel.terms import GRAVEYARD, HAND
from spellspeed.yugioh.words.filters.location import FaceUp
from spellspeed.yugioh.words.filters.traits import Filter, OfKind, fits_all
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import EquippedMonster

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
HALVED_AWAY: Final = 8
"""The value has lost what was half of it (or gained as much as it was) when the effect began; a later change of the original takes its place."""
IN_THE_END: Final = 9
"""The value becomes another one, whatever else changes it."""
PLUS_IN_THE_END: Final = 10
"""An amount is added after everything else, halving too."""
PLUS_TO_PRESENT: Final = 11
"""An amount is added to the present value, which stays as it was made when what was there before goes away."""
PLUS_ORIGINAL: Final = 12
"""The original ATK is added, as effects make it at any time (TERM-ORIGINAL-1)."""
ADDITIONS: Final = (PLUS, PLUS_IN_THE_END, PLUS_TO_PRESENT, PLUS_ORIGINAL)
OF_ORIGINALS: Final = (ORIGINAL_HALVED, ORIGINAL_DOUBLED, ORIGINAL_BECOMES)


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
    `brittle`: it is over for good once the effects of its card are negated (FAQ NINJITSU ART OF DECOY).
    `strict`: it is a condition of an activation and no effect, so that nothing protects a card from it (FAQ INFERNO FIRE BLAST).
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
        brittle: bool = False,
        strict: bool = False,
    ) -> None:
        self.what = what
        self.group: Final = group
        self.how: Final = how
        self.by: Final = amount
        self.when: Final = when
        self.holds: Final = holds
        self.brittle: Final = brittle
        self.strict: Final = strict
        self.worn: Final = how in OF_ORIGINALS and isinstance(group, EquippedMonster)

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.group, self.how, self.by, self.when, self.holds, self.brittle, self.strict)

    def ends_negated(self) -> bool:
        return self.brittle

    def is_condition(self) -> bool:
        return self.strict

    def holds_face_down(self, effect: Lasting) -> bool:
        return self.holds

    def begins_worn(self) -> bool:
        return self.worn

    def worn_amount(self, duel: Duel, act: Link) -> int:
        return 0 if self.by is None else self.by.count(duel, act)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            if not fixed_on(duel, effect, number):
                return False
            return self.group is None or self.when is None or self.when.holds(duel, act_of(duel, effect))
        if self.group is None or self.worn:
            return False
        act = act_of(duel, effect)
        if not self.group.has(duel, act, number):
            return False
        return self.when is None or self.when.holds(duel, act)

    def takes_in(self, duel: Duel, effect: Lasting, seat: int) -> bool:
        if effect.cards or self.group is None:
            return False
        act = act_of(duel, effect)
        return self.group.takes_in(duel, act, seat) and (self.when is None or self.when.holds(duel, act))

    def negates(self, duel: Duel, kind: int) -> bool:
        if self.what is not X_NEGATED or not isinstance(self.group, Cards):
            return False
        return any([isinstance(narrower, OfKind) and kind in narrower.kinds for narrower in self.group.filters])

    def follows_field(self) -> bool:
        if self.group is None:
            return False
        if self.when is not None or not isinstance(self.group, Cards):
            return True
        return any([not isinstance(narrower, (OfKind, FaceUp)) for narrower in self.group.filters])

    def bars_triggers(self) -> bool:
        """What forbids activations in the Graveyard, too, is about effects that trigger there (PROHIBITION)."""
        return isinstance(self.group, Cards) and GRAVEYARD in self.group.zones

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
        if self.how in OF_ORIGINALS:
            return OF_THE_ORIGINAL
        if self.how == IN_THE_END or self.how == PLUS_IN_THE_END:
            return LAST_OF_ALL
        return 3 if self.how == TIMES or self.how == HALVED else 2

    def makes_anew(self) -> bool:
        return self.how == ORIGINAL_BECOMES

    def gives_way(self) -> bool:
        return self.how == HALVED_AWAY

    def is_added(self) -> bool:
        return self.how in ADDITIONS

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        amount = self.amount(duel, effect, number)
        if self.how == BECOMES or self.how == ORIGINAL_BECOMES or self.how == IN_THE_END:
            return amount
        if self.how == TIMES:
            return value * amount
        if self.how == HALVED:
            return (value + 1) // 2
        if self.how == ORIGINAL_HALVED:
            return value - value // 2
        if self.how == ORIGINAL_DOUBLED:
            return value * 2
        if self.how == PLUS_ORIGINAL:
            return value + original_attack(duel, number)
        return value + amount

    def control_returned(self) -> Alteration:
        return Controls()


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
    `filters`: control is kept only while the cards have these properties.
    """

    def __init__(self, group: Group | None = None, filters: tuple[Filter, ...] = ()) -> None:
        self.what = X_CONTROL
        self.group: Final = group
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.filters)

    def begins_worn(self) -> bool:
        return True

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not fixed_on(duel, effect, number):
            return False
        for narrower in self.filters:
            if not narrower.fits(duel, act_of(duel, effect), number):
                return False
        return True

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return effect.amount - 1 if effect.amount else effect.seat

    def holds_face_down(self, effect: Lasting) -> bool:
        return True


class Bond(Tie):
    """T-8. What this card and its monster are to each other: when the monster falls with the card and the card with it (NEVER, WHEN_GONE ...)."""


class FallsWith(Tie):
    """T-8. When the card that was fixed leaves the field, this card is destroyed. A change of one card (Mask of Dispel)."""

    def __init__(self) -> None:
        super().__init__(NEVER, WHEN_GONE)

    def parts(self) -> tuple[object, ...]:
        return ()


class BondIntoDeck(Tie):
    """When this card leaves the field, its monster is shuffled into the Deck. A word of one monster (Gladiator Beast Darius)."""

    def __init__(self) -> None:
        super().__init__(WHEN_GONE, NEVER)

    def parts(self) -> tuple[object, ...]:
        return ()

    def fall(self) -> int:
        return TO_DECK


class IsCalled(Alteration):
    """While it is face-up on the field, this card's name is another one; with `field` the field is treated as a Field Spell Card of that name
    (FIELD-10), while there is no face-up one."""

    def __init__(self, name: str, field: bool = False) -> None:
        self.what = X_FIELD_IS if field else X_NAME
        self.name: Final = name
        self.field: Final = field

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.field)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return not self.field and number == effect.source % STAYS

    def new_name(self) -> str:
        return self.name


class RaisesOriginal(Alteration):
    """TERM-ORIGINAL-1. The original ATK or DEF of fixed monsters is raised, as long as each has some properties.

    No card says it itself: RaiseOriginals begins it.
    """

    def __init__(self, what: Right, filters: tuple[Filter, ...]) -> None:
        self.what = what
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.filters)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        act = act_of(duel, effect)
        return fixed_on(duel, effect, number) and fits_all(duel, act, number, self.filters)

    def layer(self) -> int:
        return OF_THE_ORIGINAL

    def makes_anew(self) -> bool:
        return True

    def is_added(self) -> bool:
        return False


class LevelsOfHand(Alteration):
    """CARD-2. The Levels of the monsters in the hand of the player of the effect change by its amount, on the field too once they come there.

    Where cards were fixed, those alone; `becomes`: the amount is their Level.
    """

    def __init__(self, becomes: bool = False) -> None:
        self.what = X_LEVEL
        self.becomes: Final = becomes

    def parts(self) -> tuple[object, ...]:
        return (self.becomes,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            return fixed_on(duel, effect, number)
        card = duel.cards[number]
        return card.zone == HAND and card.controller == effect.seat

    def follows(self, duel: Duel, effect: Lasting, card: Card) -> bool:
        return card.binding in effect.cards if effect.cards else card.controller == effect.seat

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        return effect.amount if self.becomes else value + effect.amount


class CountsAs(Alteration):
    """CARD-3, ERA-DORIADO-1. This card has these Attributes too, while it is face-up on the field, or (`everywhere`) wherever it lies."""

    def __init__(self, attributes: tuple[int, ...], everywhere: bool = False) -> None:
        self.what = X_ALSO_ATTRIBUTES
        self.attributes: Final = attributes
        self.everywhere: Final = everywhere

    def parts(self) -> tuple[object, ...]:
        return (self.attributes, self.everywhere)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def also(self) -> int:
        return sum([1 << attribute for attribute in self.attributes])

    def is_everywhere(self) -> bool:
        return self.everywhere
