"""Costs of one card for each of several groups: removed from play, returned to the Decks, Tributed (T-9.2, TEAM-R9)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import ONE_OF_EACH, Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import SENT, TAKEN_OUT, TO_DECK, TRIBUTED, Leaving, reaches_graveyard
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel, as_chosen
from spellspeed.yugioh.duel.lent_monsters import usable
from spellspeed.yugioh.duel.limits import frees_zone
from spellspeed.yugioh.duel.rights import X_FIELD_FOR_GRAVEYARD
from spellspeed.yugioh.may.pay import may_be_removed, may_be_tributed
from spellspeed.yugioh.words.costs.cards import PaidInCards
from spellspeed.yugioh.words.groups.cards import stand_ins


def completes(duel: Duel, seat: int, fitting: list[list[int]], used: tuple[int, ...], freed: int) -> bool:
    """Whether the cards used, for the first groups in their order, and others for the rest make a whole payment; each card for one group.

    FIELD-2. So many of all must leave a Monster Card Zone of the seat.
    """
    still = freed - len([number for number in used if frees_zone(duel, seat, number)])
    place = len(used)
    if still > len(fitting) - place:
        return False
    if place == len(fitting):
        return True
    for number in fitting[place]:
        if number not in used and completes(duel, seat, fitting, used + (number,), freed):
            return True
    return False


class RemovingOneOfEach(PaidInCards):
    """Remove from play one card for each of several groups, as a cost ("1 LIGHT and 1 DARK monster in your Graveyard")."""

    def __init__(self, groups: tuple[Group, ...]) -> None:
        super().__init__(len(groups))
        self.groups: Final = groups

    def parts(self) -> tuple[object, ...]:
        return (self.groups,)

    def lends(self) -> bool:
        return True

    def payable(self, duel: Duel, number: int, seat: int) -> bool:
        """Whether a seat may do to a card what the cost is."""
        return may_be_removed(duel, number, seat)

    def fitting(self, duel: Duel, act: Link) -> list[list[int]]:
        """The cards that can be paid for each group."""
        found: list[list[int]] = []
        for group in self.groups:
            members = usable(duel, act, group.members(duel, act) + stand_ins(duel, act, group))
            found.append([n for n in members if n != act.card and self.payable(duel, n, act.seat)])
        return found

    def not_there(self, duel: Duel, act: Link) -> tuple[Group, ...]:
        found: list[Group] = []
        used: list[int] = [act.card]
        for group in self.groups:
            members = usable(duel, act, group.members(duel, act) + stand_ins(duel, act, group))
            left = [number for number in members if number not in used]
            used += left[:1]
            if not left:
                found.append(group)
        return tuple(found)

    def could(self, duel: Duel, act: Link) -> bool:
        for group in self.groups:
            if not group.exists(duel, act) and not duel.kinds & X_FIELD_FOR_GRAVEYARD.bit:
                return False
        return completes(duel, act.seat, self.fitting(duel, act), (), 0)

    def frees(self, duel: Duel, act: Link) -> int:
        fitting = self.fitting(duel, act)
        most = len([1 for numbers in fitting if any([frees_zone(duel, act.seat, n) for n in numbers])])
        while most and not completes(duel, act.seat, fitting, (), most):
            most -= 1
        return most

    def run(self, duel: Duel, walk: Walk) -> None:
        """All cards at once where each group has its own and any of them will do, otherwise one after the other; at last all for like groups."""
        seat = walk.link.seat
        fitting = self.fitting(duel, walk.link)
        freed = self.to_free(duel, walk)
        numbers = [number for of_group in fitting for number in of_group]
        if len(set(numbers)) == len(numbers) and (not freed or all([frees_zone(duel, seat, n) for n in numbers])):
            codes = tuple([option(t.CHOOSE, number) for number in numbers])
            values = tuple([place for place, of_group in enumerate(fitting) for _ in of_group])
            count = self.number
            open_ask(duel, Ask(seat, self.asked_as(), walk.link.card, codes, count, count, ONE_OF_EACH, values))
            return
        place = len(walk.held)
        left = [number for number in fitting[place] if number not in walk.held]
        freed_by_now = len([number for number in walk.held if frees_zone(duel, seat, number)])
        if freed <= freed_by_now or all([frees_zone(duel, seat, number) for number in left]):
            if all([numbers == fitting[place] for numbers in fitting[place + 1 :]]):
                self.ask(duel, walk, left, self.number - place, self.number - place)
                return
        self.ask(duel, walk, [n for n in left if completes(duel, seat, fitting, walk.held + (n,), freed)], 1, 1)

    def asks_for_more(self, duel: Duel, walk: Walk, used: tuple[int, ...]) -> bool:
        return len(used) < self.number

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        if self.asks_for_more(duel, walk, used):
            walk.wait(duel, 1, used)
            return
        begin_step(duel, walk)
        different: list[int] = []
        for of_group in self.fitting(duel, walk.link):
            different += [number for number in of_group if number not in different]
        self.pay(duel, walk, as_chosen(duel, list(used), len(different)))

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TAKEN_OUT, t.BY_COST, by)


class ReturningOneOfEach(RemovingOneOfEach):
    """TEAM-R9. Return one card for each of several groups to the owners' Decks, as a cost; the Decks are shuffled."""

    def payable(self, duel: Duel, number: int, seat: int) -> bool:
        return True

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TO_DECK, t.BY_COST, by)

    def paid(self, duel: Duel, numbers: list[int]) -> None:
        shuffle_owners_decks(duel, numbers)


class SendingOneOfEach(RemovingOneOfEach):
    """T-9.2. Send one card for each of several groups to the Graveyard, as a cost; what would not come there (a Token) cannot be sent."""

    def payable(self, duel: Duel, number: int, seat: int) -> bool:
        return reaches_graveyard(duel, number)

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, SENT, t.BY_COST, by)


def shuffle_owners_decks(duel: Duel, numbers: list[int]) -> None:
    """Shuffle the Deck of each owner of some cards."""
    owners: list[int] = []
    for number in numbers:
        if duel.cards[number].owner not in owners:
            owners.append(duel.cards[number].owner)
    for seat in owners:
        shuffle_deck(duel, seat)


class TributingOneOfEach(RemovingOneOfEach):
    """TERM-TRIBUTE-2. Tribute one monster for each of several groups, on the field or in the hand, as a cost."""

    def payable(self, duel: Duel, number: int, seat: int) -> bool:
        return may_be_tributed(duel, number)

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TRIBUTED, t.BY_COST, by)
