"""Magical Hats: cards of the Deck that lie as monsters among which a monster is hidden. No other card of the pool makes monsters of any cards."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.doing.hats import mingle
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import NO_LEVEL, effects_on, is_under
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.limits import free_for_monsters, room_left, taken_by_itself
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_ATTRIBUTE,
    X_BARRED,
    X_DEFENSE,
    X_DUE,
    X_FIELD_LIMIT,
    X_LEVEL,
    X_NO_SPECIAL_SUMMON,
    X_RACE,
    Right,
)
from spellspeed.yugioh.words.changes.values import fixed_on
from spellspeed.yugioh.words.groups.cards import offered

HATS: Final = 2
"""How many cards of the Deck come."""


class FallsAsHat(Alteration):
    """ERA-HATS-1, T-6.1. At the end of the Battle Phase those of the cards that are monsters for so long are destroyed; the others stay.

    No card says it itself: HideAmong begins it.
    """

    def __init__(self) -> None:
        self.what = X_DUE

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def mingles(self) -> bool:
        return True

    def holds_face_down(self, effect: Lasting) -> bool:
        return True

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        return duel.phase > t.BATTLE or duel.battle_step == t.END_STEP or duel.turn > effect.turn

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        found: list[int] = []
        for binding in effect.cards:
            number = duel.bound_card(binding)
            if number >= 0 and duel.cards[number].marks & t.DISGUISED:
                found.append(number)
        by = effect.source % STAYS
        at_once(duel, [Leaving(number, DESTROYED, t.BY_EFFECT, by) for number in by_number(duel, found)])


class Valueless(Alteration):
    """ERA-HATS-1. What a Trap Card has that is a monster by its own text it has not as a hat: ATK and DEF are 0, Attribute, Type and Level none.

    No card says it itself: HideAmong begins it.
    """

    def __init__(self, what: Right) -> None:
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number)

    def holds_face_down(self, effect: Lasting) -> bool:
        return True

    def layer(self) -> int:
        return 1

    def makes_anew(self) -> bool:
        return True

    def is_added(self) -> bool:
        return False

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return -1

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        return NO_LEVEL if self.what is X_LEVEL else 0


NO_VALUES: Final = (
    Valueless(X_ATTACK),
    Valueless(X_DEFENSE),
    Valueless(X_LEVEL),
    Valueless(X_ATTRIBUTE),
    Valueless(X_RACE),
)


class HideAmong(Step):
    """ERA-HATS-1, SUMMON-16, T-11.3. Two cards of a group are chosen and Special Summoned as monsters with 0 ATK and 0 DEF in face-down Defense
    Position, shuffled with the first monster of another group, which is turned face-down; at the end of the Battle Phase they are destroyed.

    All of them need a zone of the player.
    A verb of one card (Magical Hats): bots know it by its class.
    """

    def __init__(self, group: Group, cards: Group) -> None:
        self.group: Final = group
        self.cards: Final = cards
        self.change: Final = FallsAsHat()

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.cards)

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or effects_on(duel, X_BARRED):
            return False
        return self.room(duel, act) >= HATS and len(self.cards.members(duel, act)) >= HATS

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or effects_on(duel, X_BARRED):
            return ("CORE-1/special",)
        return ("FIELD-2",) if self.room(duel, act) < HATS else ()

    def room(self, duel: Duel, act: Link) -> int:
        """For how many more monsters the player has room."""
        free = free_for_monsters(duel, act.seat)
        if duel.kinds & X_FIELD_LIMIT.bit:
            return min(free, room_left(duel, act.seat, True, (), taken_by_itself(duel, act)))
        return free

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        if not self.group.members(duel, act) or not self.could(duel, act):
            walk.go_on(duel, act.with_bound(t.DONE, ()))
            return
        codes = tuple([option(t.CHOOSE, number) for number in offered(duel, self.cards.members(duel, act), HATS)])
        open_ask(duel, Ask(act.seat, t.A_CHOOSE, act.card, codes, HATS, HATS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        act = walk.link
        monster = self.group.members(duel, act)[0]
        hats = [subject_of(pick) for pick in picks]
        mingle(duel, monster, hats, act.card)
        bindings = tuple([duel.binding(number) for number in hats])
        self.hold(duel, act, self.change, (*bindings, duel.binding(monster)))
        for number in hats:
            if duel.faces[number].race >= 0:
                for change in NO_VALUES:
                    self.hold(duel, act, change, (duel.binding(number),))
        walk.go_on(duel, act.with_bound(t.DONE, bindings))

    def hold(self, duel: Duel, act: Link, change: Alteration, cards: tuple[int, ...]) -> None:
        """A lasting effect on these cards begins."""
        add_lasting(duel, Lasting(act.source, act.seat, change, cards, 0, t.FOREVER, duel.turn, duel.order))
