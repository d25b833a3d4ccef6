"""Lasting effects: what Continuous Effects change while they apply, and what effects begin that lasts (design: invariant 5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.effects.filters import OfKind
from spellspeed.yugioh.effects.groups import Cards
from spellspeed.yugioh.effects.summons import zone_for_monster
from spellspeed.yugioh.rules.abilities import Alteration, Amount, Condition, Group, Step
from spellspeed.yugioh.rules.bonds import Tie
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import OF_THE_ORIGINAL
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.duel_atoms import attach_card, follow_control
from spellspeed.yugioh.rules.rights import X_CONTROL, X_NEGATED, Right
from spellspeed.yugioh.rules.scope import YOU, YOUR_SIDE, means
from spellspeed.yugioh.rules.settling import settle
from spellspeed.yugioh.rules.terms import DONE, E_EQUIPPED, MONSTERS, WHILE_LINKED

PLUS: Final = 1
BECOMES: Final = 2
TIMES: Final = 3
HALVED: Final = 4
ORIGINAL_HALVED: Final = 5
"""The original value becomes half (TERM-ORIGINAL-1): what was added to it stays."""
ORIGINAL_DOUBLED: Final = 6
"""The original value becomes twice itself."""


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

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            return fixed_on(duel, effect, number)
        if self.group is None:
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
        if self.how == ORIGINAL_HALVED or self.how == ORIGINAL_DOUBLED:
            return OF_THE_ORIGINAL
        return 3 if self.how == TIMES or self.how == HALVED else 2

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        amount = self.amount(duel, effect, number)
        if self.how == BECOMES:
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

    With a group it is the text of an Equip Card: it begins when that is attached (`begin_control`), so that the later control wins.
    """

    def __init__(self, group: Group | None = None) -> None:
        self.what = X_CONTROL
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return effect.amount - 1 if effect.amount else effect.seat

    def holds_face_down(self, effect: Lasting) -> bool:
        return True


class Bond(Tie):
    """T-8. What this card and its monster are to each other: when the monster falls with the card and the card with it (NEVER, WHEN_GONE ...)."""


class Begin(Step):
    """T-11.4. Begin a lasting effect: on the cards of a group as they are now, or (None) on whatever its own group or players are each time.

    `until` is one of the codes of terms.py; `turns` how many turns from now it ends (0: this turn). An amount is read now.
    """

    def __init__(
        self, change: Alteration, on: Group | None, until: int, amount: Amount | None = None, turns: int = 0
    ) -> None:
        self.change: Final = change
        self.on: Final = on
        self.until: Final = until
        self.amount: Final = amount
        self.turns: Final = turns

    def parts(self) -> tuple[object, ...]:
        return (self.change, self.on, self.until, self.amount, self.turns)

    def could(self, duel: Duel, act: Link) -> bool:
        if self.change.what is X_CONTROL and not zone_for_monster(duel, act, act.seat):
            return False
        return self.on is None or self.on.exists(duel, act)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if self.change.what is X_CONTROL and not zone_for_monster(duel, act, act.seat):
            return ("T-11.3",)
        return ()

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        cards: tuple[int, ...] = ()
        if self.on is not None:
            cards = tuple([duel.binding(number) for number in self.on.members(duel, walk.link)])
        amount = 0 if self.amount is None else self.amount.count(duel, walk.link)
        turn = self.change.last_turn(duel, walk.link, self.turns)
        if self.on is not None:
            cards = held(
                duel,
                self.change,
                Lasting(walk.link.source, walk.link.seat, self.change, cards, amount, self.until, turn, 0),
            )
            if not cards:
                walk.go_on(duel, walk.link.with_bound(DONE, ()))
                return
        begin_lasting(duel, walk.link, self.change, cards, amount, self.until, turn)
        duel.has_happened()
        walk.go_on(duel, walk.link.with_bound(DONE, cards))


def held(duel: Duel, change: Alteration, effect: Lasting) -> tuple[int, ...]:
    """T-9.4, T-11.4. The cards on which a lasting effect can begin: of the monsters on the field face-up ones, unless it holds others too."""
    if change.holds_face_down(effect):
        return effect.cards
    cards = [duel.cards[binding % STAYS] for binding in effect.cards]
    return tuple([card.binding for card in cards if card.face_up or card.zone != MONSTERS])


def begin_lasting(
    duel: Duel, act: Link, change: Alteration, cards: tuple[int, ...], amount: int, until: int, turn: int
) -> None:
    """Begin a lasting effect of an activation; control is followed at once (T-11.3)."""
    add_lasting(duel, Lasting(act.source, act.seat, change, cards, amount, until, turn, duel.order, act.against))
    if change.what is X_CONTROL:
        follow_control(duel)
        settle(duel)


class EquipTo(Step):
    """SPELL-6, TERM-EQUIPPED-1. Attach this card to the first monster of a group; without one it stays unattached (and is lost)."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link)[:1]:
            if duel.cards[number].zone == MONSTERS and duel.cards[number].face_up:
                attach(duel, walk.link.card, number)
        walk.go_on(duel)


def attach(duel: Duel, number: int, to: int) -> None:
    """Attach a card on the field to a monster."""

    card = duel.cards[number]
    rewrite(duel, card.with_link(duel.binding(to)))
    attach_card(duel, number)
    begin_control(duel, number)
    duel.tell(E_EQUIPPED, number, card, card.controller, 2, to)


def begin_control(duel: Duel, number: int) -> None:
    """TERM-CONTROL-1, T-11.4. An Equip Card whose text takes control begins to do so, as the latest effect of control on its monster."""
    card = duel.cards[number]
    for ability in duel.printed(number).steady:
        for change in ability.changes:
            if change.what is X_CONTROL:
                add_lasting(
                    duel,
                    Lasting(
                        card.binding, card.controller, change, (card.link,), 0, WHILE_LINKED, duel.turn, duel.order
                    ),
                )
                follow_control(duel)
