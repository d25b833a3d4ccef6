"""Monsters that change sides for each other (TERM-CONTROL-1, TEAM-R7)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import add_lasting, lay, lift
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import follow_control
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_unaffected, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_KEEPS_CONTROL
from spellspeed.yugioh.duel.terms import (
    A_CHOOSE,
    A_SEAT,
    BY_EFFECT,
    BY_RULE,
    CHOOSE,
    CHOSEN,
    DONE,
    E_CONTROL,
    MONSTERS,
    SEAT_OF,
    SPELLS,
)
from spellspeed.yugioh.duel.trap_monsters import give_zone_back, is_trap_monster, take_zone
from spellspeed.yugioh.words.changes.values import Controls
from spellspeed.yugioh.words.filters.traits import Filter, fits_all


def takeable(duel: Duel, seat: int) -> list[int]:
    """TERM-CONTROL-1, T-8.12. The monsters of a seat whose control can change."""
    numbers = [number for number in duel.monsters(seat) if not is_under(duel, X_KEEPS_CONTROL, number)]
    return [number for number in numbers if not is_trap_monster(duel.cards[number]) or finds_zone(duel, seat)]


def finds_zone(duel: Duel, seat: int) -> bool:
    """T-8.12. Whether an opponent has a Spell & Trap Card Zone for a trap monster: a free one, or that of a trap monster given in return."""
    for other in duel.opponents(seat):
        if duel.free_slot(other, SPELLS) >= 0 or any([is_trap_monster(duel.cards[n]) for n in duel.monsters(other)]):
            return True
    return False


class SwapMonsters(Step):
    """TERM-CONTROL-1, TEAM-R7. Each player chooses an own monster and gives it to an opponent for good, all at once; each receives one.

    All are exchanged or none: where one of them is not affected by such a card, nothing changes sides.

    `own`: properties of the monster that the player of the effect chooses.
    Their answers stay sealed until all have chosen. `held` are the monsters in the order of the seats, then the seats that receive them.
    """

    def __init__(self, change: Alteration, own: tuple[Filter, ...] = ()) -> None:
        self.change: Final = change
        self.own: Final = own

    def parts(self) -> tuple[object, ...]:
        return (self.change, self.own)

    def run(self, duel: Duel, walk: Walk) -> None:
        seats = duel.order_from(walk.link.seat)
        if walk.stage < len(seats):
            numbers = takeable(duel, seats[walk.stage])
            if not walk.stage:
                numbers = [n for n in numbers if fits_all(duel, walk.link, n, self.own)]
            if not numbers:
                walk.go_on(duel, walk.link.with_bound(CHOSEN, ()))
                return
            codes = tuple([option(CHOOSE, number) for number in numbers])
            open_ask(duel, Ask(seats[walk.stage], A_CHOOSE, walk.link.card, codes))
        elif walk.stage < 2 * len(seats):
            self.choose_receiver(duel, walk, seats)
        else:
            begin_step(duel, walk)
            monsters = walk.held[: len(seats)]
            receivers = walk.held[len(seats) :]
            places = tuple([monsters[seats.index(receiver)] for receiver in receivers])
            done: tuple[int, ...] = ()
            if not any([is_unaffected(duel, number, walk.link.card) for number in monsters]):
                if exchange_control(duel, walk.link, self.change, monsters, places):
                    done = tuple([duel.binding(number) for number in monsters])
            walk.go_on(duel, walk.link.with_bound(CHOSEN, done))

    def choose_receiver(self, duel: Duel, walk: Walk, seats: tuple[int, ...]) -> None:
        """TEAM-R7. Which opponent receives the monster of the next seat, where there are two who have received none."""
        giver = seats[walk.stage - len(seats)]
        taken = walk.held[len(seats) :]
        free = [other for other in duel.opponents(giver) if other not in taken]
        if duel.seats == 2:
            walk.wait(duel, walk.stage + 1, (*walk.held, free[0]))
            return
        codes = tuple([option(SEAT_OF, -1, other) for other in free])
        open_ask(duel, Ask(giver, A_SEAT, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        answer = subject_of(picks[0]) if walk.stage < duel.seats else extra_of(picks[0])
        walk.wait(duel, walk.stage + 1, (*walk.held, answer))


class SwapWithItself(Step):
    """TERM-CONTROL-1. This card and the first monster of a group change sides for each other, for good.

    Nothing changes sides where this card is beaten in the battle under way or no longer its player's, where the other one is not an opponent's, or
    where control of one of them cannot change.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = Controls()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        number = duel.bound_card(act.source)
        done: tuple[int, ...] = ()
        for other in self.group.members(duel, act)[:1]:
            if number >= 0 and self.may_swap(duel, act, number, other):
                if exchange_control(duel, act, self.change, (number, other), (other, number)):
                    done = (duel.binding(number), duel.binding(other))
        walk.go_on(duel, act.with_bound(DONE, done))

    def may_swap(self, duel: Duel, act: Link, number: int, other: int) -> bool:
        """Whether the two can change sides for each other."""
        card, its = duel.cards[number], duel.cards[other]
        if card.zone != MONSTERS or its.zone != MONSTERS or card.controller != act.seat:
            return False
        if duel.battle is not None and card.binding in duel.battle.doomed:
            return False
        if not duel.is_opponent(act.seat, its.controller) or is_unaffected(duel, other, number):
            return False
        return not is_under(duel, X_KEEPS_CONTROL, number) and not is_under(duel, X_KEEPS_CONTROL, other)


def exchange_control(
    duel: Duel, act: Link, change: Alteration, monsters: tuple[int, ...], places: tuple[int, ...]
) -> bool:
    """TERM-CONTROL-1, T-8.12, T-11.3. Each monster goes to the zone that the one at the same place of `places` leaves; whether they did.

    A trap monster takes a Spell & Trap Card Zone on its new side; without one it is destroyed and nothing changes sides.
    """
    cards = [duel.cards[number] for number in monsters]
    targets = [duel.cards[number] for number in places]
    left = [card.controller for card in cards if is_trap_monster(card)]
    for card, other in zip(cards, targets, strict=True):
        if is_trap_monster(card) and duel.free_slot(other.controller, SPELLS) < 0 and other.controller not in left:
            destroy(duel, card.number, BY_RULE)
            return False
    for card in cards:
        if is_trap_monster(card):
            give_zone_back(duel, card.number, card.controller)
    for card, other in zip(cards, targets, strict=True):
        lasting = Lasting(act.source, act.seat, change, (card.binding,), other.controller + 1, 0, 0, duel.order)
        add_lasting(duel, lasting)
    follow_control(duel)
    for card in cards:
        lift(duel, card)
    for card, other in zip(cards, targets, strict=True):
        new = card.with_control(other.controller, other.slot)
        lay(duel, new)
        duel.noticed(card, new)
    for card, other in zip(cards, targets, strict=True):
        if is_trap_monster(card):
            take_zone(duel, card.number, other.controller)
        duel.tell(E_CONTROL, card.number, card, other.controller, BY_EFFECT, act.card, other.controller)
    return True
