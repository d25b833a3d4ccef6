"""Costs: what is done to activate an effect or to Summon (TERM-COST, T-9.2). Costs are never effects."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import NUMBER, ONE_OF_EACH, Ask, option, subject_of
from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.choices import Target
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.groups import Cards, offered
from spellspeed.yugioh.rules.abilities import Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import attack, level
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.lending import lent_monsters, usable
from spellspeed.yugioh.rules.life_points import may_pay, pay
from spellspeed.yugioh.rules.moving import (
    discard,
    may_be_removed,
    may_be_tributed,
    remove_from_play,
    return_to_deck,
    send_to_graveyard,
    shuffle_deck,
    tribute,
)
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.terms import (
    A_COST,
    A_DISCARD,
    A_TRIBUTE,
    BY_COST,
    CHOOSE,
    E_COUNTER_REMOVED,
    GRAVEYARD,
    HAND,
    MONSTERS,
    NUMBERS,
    PAID,
)  # fmt: skip


class PayLife(Step):
    """Pay Life Points: payable if there are at least as many (T-9.3)."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def could(self, duel: Duel, act: Link) -> bool:
        return may_pay(duel, act.seat, self.amount)

    def life_paid(self, duel: Duel, act: Link) -> int:
        return self.amount

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        pay(duel, walk.link.seat, self.amount, walk.link.card)
        walk.go_on(duel)


class PayHalf(Step):
    """Pay half of the Life Points."""

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        pay(duel, walk.link.seat, (duel.life_of(walk.link.seat) + 1) // 2, walk.link.card)
        walk.go_on(duel)


def narrowed(duel: Duel, act: Link, found: list[int]) -> list[int]:
    """T-9.1. Of the cards that can be paid those with which the effect has a target, where it would have none otherwise."""
    face = act.face
    assert isinstance(face, PrintedCard)
    for step in face.abilities[act.ability].targets:
        if isinstance(step, Target) and step.lacks(duel, act):
            suited = step.suited(duel, act, found)
            if suited:
                return suited
    return found


class Discarding(Step):
    """Discard cards with these properties from the hand as a cost; the card itself is not among them."""

    def __init__(self, number: int = 1, filters: tuple[Filter, ...] = ()) -> None:
        self.number: Final = number
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        for number in duel.zone(act.seat, HAND):
            if number != act.card and all([narrower.fits(duel, act, number) for narrower in self.filters]):
                found.append(number)
        return narrowed(duel, act, found) if self.number == 1 else found

    def buries(self, duel: Duel, act: Link) -> list[int]:
        return self.chosen_from(duel, act) or []

    def could(self, duel: Duel, act: Link) -> bool:
        if not self.filters:
            hand = duel.zone(act.seat, HAND)
            return len(hand) - (1 if duel.cards[act.card].zone == HAND else 0) >= self.number
        found = self.chosen_from(duel, act)
        return found is not None and len(found) >= self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found is not None
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_DISCARD, walk.link.card, codes, self.number, self.number))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        for pick in picks:
            discard(duel, subject_of(pick), BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class DiscardItself(Step):
    """Discard this card from the hand as a cost."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].zone == HAND

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        discard(duel, walk.link.card, BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class SendItself(Step):
    """Send this card to the Graveyard as a cost (T-9.2)."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].zone != GRAVEYARD

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees_zones(self) -> int:
        return 1

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        send_to_graveyard(duel, walk.link.card, BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class TributeItself(Step):
    """Tribute this card as a cost (TERM-TRIBUTE-1)."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].zone == MONSTERS and may_be_tributed(duel, act.card)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees_zones(self) -> int:
        return 1

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        tribute(duel, walk.link.card, walk.link.card)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class Tributing(Step):
    """Tribute monsters that you control as a cost; the first one's Level is kept. With `level_of` only monsters whose Level a card there has.

    TERM-TRIBUTE-2.
    """

    def __init__(self, number: int = 1, filters: tuple[Filter, ...] = (), level_of: Group | None = None) -> None:
        self.number: Final = number
        self.filters: Final = filters
        self.level_of: Final = level_of

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters, self.level_of)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        targets: list[int] | None = None
        face = act.face
        assert isinstance(face, PrintedCard)
        for step in face.abilities[act.ability].targets:
            targets = step.chosen_from(duel, act)
        for number in usable(duel, act, duel.monsters(act.seat) + lent_monsters(duel, act.seat, act.card), True):
            if not all([narrower.fits(duel, act, number) for narrower in self.filters]):
                continue
            if (targets is not None and targets == [number]) or not may_be_tributed(duel, number):
                continue
            if self.level_of is not None and not self.has_level(duel, act, number):
                continue
            found.append(number)
        return found

    def has_level(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card of the group has the Level of this monster."""
        assert self.level_of is not None
        wanted = level(duel, number)
        return any([duel.printed(other).level == wanted for other in self.level_of.members(duel, act)])

    def lends(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        found = self.chosen_from(duel, act)
        return found is not None and len(found) >= self.number

    def frees_zones(self) -> int:
        return self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found is not None
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_TRIBUTE, walk.link.card, codes, self.number, self.number))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        measured = level(duel, subject_of(picks[0]))
        for pick in picks:
            tribute(duel, subject_of(pick), walk.link.card)
        link = walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks]))
        walk.go_on(duel, link.with_bound(NUMBERS, (measured,)))


class RemovingOneOfEach(Step):
    """Remove from play one card for each of several groups, as a cost ("1 LIGHT and 1 DARK monster in your Graveyard")."""

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self.groups: Final = groups

    def parts(self) -> tuple[object, ...]:
        return (self.groups,)

    def lends(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        return self.suits(duel, act) is not None

    def frees_zones(self) -> int:
        return sum([1 for group in self.groups if isinstance(group, Cards) and group.zones == (MONSTERS,)])

    def suits(self, duel: Duel, act: Link) -> tuple[list[int], list[int]] | None:
        """The cards and the group of each; None if a group has none. A card that fits two groups counts for the first."""
        numbers: list[int] = []
        values: list[int] = []
        for place, group in enumerate(self.groups):
            found = [
                n
                for n in usable(duel, act, group.members(duel, act), True)
                if n != act.card and n not in numbers and may_be_removed(duel, n, act.seat)
            ]
            if not found:
                return None
            numbers.extend(found)
            values.extend([place] * len(found))
        return numbers, values

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.suits(duel, walk.link)
        assert found is not None
        codes = tuple([option(CHOOSE, number) for number in found[0]])
        count = len(self.groups)
        open_ask(duel, Ask(walk.link.seat, A_COST, walk.link.card, codes, count, count, ONE_OF_EACH, tuple(found[1])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        for pick in picks:
            remove_from_play(duel, subject_of(pick), BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class ReturningOneOfEach(RemovingOneOfEach):
    """TEAM-R9. Return one card for each of several groups to the owners' Decks, as a cost; the Decks are shuffled."""

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        owners: list[int] = []
        for pick in picks:
            number = subject_of(pick)
            return_to_deck(duel, number, BY_COST, walk.link.card)
            if duel.cards[number].owner not in owners:
                owners.append(duel.cards[number].owner)
        for seat in owners:
            shuffle_deck(duel, seat)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class Removing(Step):
    """Remove from play so many cards of a group as a cost."""

    def __init__(self, group: Group, number: int) -> None:
        self.group: Final = group
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        members = usable(duel, act, self.group.members(duel, act))
        return [n for n in members if n != act.card and may_be_removed(duel, n, act.seat)]

    def lends(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        found = self.chosen_from(duel, act)
        return found is not None and len(found) >= self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found is not None
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_COST, walk.link.card, codes, self.number, self.number, NUMBER))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        for pick in picks:
            remove_from_play(duel, subject_of(pick), BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class RemovingCounters(Step):
    """Remove counters from this card as a cost."""

    def __init__(self, counter: str, number: int = 1) -> None:
        self.counter: Final = counter
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.number)

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].counted(self.counter) >= self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        card = duel.cards[walk.link.card]
        rewrite(duel, card.with_counters(self.counter, card.counted(self.counter) - self.number))
        duel.tell(E_COUNTER_REMOVED, card.number, card, card.controller, BY_COST, card.number, self.number)
        walk.go_on(duel)


class RemoveItself(Step):
    """TERM-RFP-1. Remove this card from play as a cost."""

    def could(self, duel: Duel, act: Link) -> bool:
        return may_be_removed(duel, act.card, act.seat)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        remove_from_play(duel, walk.link.card, BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class Sending(Step):
    """T-9.2. Send cards of a group (in the hand, on the field) to the Graveyard as a cost: no discard, no destruction.

    With `reaching` only monsters whose ATK is at least that of some monster of that group, so that the effect has a target.
    """

    def __init__(self, group: Group, number: int = 1, reaching: Group | None = None) -> None:
        self.group: Final = group
        self.number: Final = number
        self.reaching: Final = reaching

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number, self.reaching)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found = [number for number in usable(duel, act, self.group.members(duel, act)) if number != act.card]
        if self.reaching is None:
            return offered(duel, narrowed(duel, act, found) if self.number == 1 else found)
        least = [attack(duel, number) for number in self.reaching.members(duel, act)]
        return [number for number in found if least and duel.faces[number].attack >= min(least)]

    def buries(self, duel: Duel, act: Link) -> list[int]:
        return self.chosen_from(duel, act) or []

    def lends(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        found = self.chosen_from(duel, act)
        return found is not None and len(found) >= self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found is not None
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_COST, walk.link.card, codes, self.number, self.number))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        for pick in picks:
            send_to_graveyard(duel, subject_of(pick), BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks])))
