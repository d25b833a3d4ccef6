"""Costs: cards discarded, sent, removed and returned, and counters (TERM-COST, T-9.2). Costs are never effects."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step, settle_field
from spellspeed.yugioh.doing.departures import (
    DISCARDED,
    SENT,
    TAKEN_OUT,
    Leaving,
    reaches_graveyard,
)
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.atoms import spend_normal_summon
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attack, level
from spellspeed.yugioh.duel.duel import Duel, as_chosen
from spellspeed.yugioh.duel.lent_monsters import usable
from spellspeed.yugioh.duel.limits import frees_zone
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.may.free_zones import zones_to_free
from spellspeed.yugioh.may.pay import may_be_removed, may_discard
from spellspeed.yugioh.words.costs.spared_targets import narrowed, only_targets
from spellspeed.yugioh.words.filters.traits import Filter, fits_all
from spellspeed.yugioh.words.groups.cards import Cards, offered, stand_ins
from spellspeed.yugioh.words.verbs.decks import from_top
from spellspeed.yugioh.words.verbs.hands import picked_at_random


def end_payment(duel: Duel, walk: Walk) -> None:
    """SPELL-7, T-9.1. What hung on the cards that were paid falls with them, before targets are named and before anybody answers."""
    if not walk.is_resolving():
        settle_field(duel)


class SpendingNormalSummon(Step):
    """SUMMON-2. Use the Normal Summon or Set of this turn as a cost. A word of one monster so far (Cocoon of Evolution)."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.normal_summons[act.seat] == 0

    def run(self, duel: Duel, walk: Walk) -> None:
        spend_normal_summon(duel, walk.link.seat)
        walk.go_on(duel)


class PaidInCards(Step):
    """A cost for which its player chooses so many of the cards that can be paid; what is done to them is the cost."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def could(self, duel: Duel, act: Link) -> bool:
        found = self.chosen_from(duel, act)
        return found is not None and len(found) >= self.number

    def drawn_from(self) -> Group | None:
        """The cards of which so many are paid, whatever else is asked of them; None where no group says it."""
        return None

    def not_there(self, duel: Duel, act: Link) -> tuple[Group, ...]:
        group = self.drawn_from()
        if group is None:
            return ()
        there = [number for number in group.members(duel, act) if number != act.card]
        return (group,) * max(self.number - len(there), 0)

    def asked_as(self) -> int:
        """The kind of the ask."""
        return t.A_COST

    def at_most(self) -> int:
        """How many cards may be chosen."""
        return self.number

    def frees(self, duel: Duel, act: Link) -> int:
        found = self.chosen_from(duel, act) or []
        return min(self.at_most(), len([number for number in found if frees_zone(duel, act.seat, number)]))

    def to_free(self, duel: Duel, walk: Walk) -> int:
        """FIELD-2, T-3.12. How many of the cards have to leave a Monster Card Zone of the player for what comes, beside what later costs can free."""
        short = zones_to_free(duel, walk.link)
        if short:
            short -= sum([later.frees(duel, walk.link) for later in walk.steps[walk.at + 1 :]])
        return min(max(short, 0), self.frees(duel, walk.link))

    def freeing_first(self, duel: Duel, walk: Walk) -> list[int]:
        """FIELD-2. The cards among which those are chosen first that leave the player's zones; [] where any of the cards may be paid."""
        if walk.stage or not self.to_free(duel, walk):
            return []
        found = self.chosen_from(duel, walk.link) or []
        freeing = [number for number in found if frees_zone(duel, walk.link.seat, number)]
        return freeing if len(freeing) < len(found) else []

    def targets_first(self, duel: Duel, walk: Walk) -> list[int]:
        """T-9.1. Where no card but one that is paid can be the target: those of which one is chosen first; [] where any are paid that there are."""
        if walk.stage or self.number < 2 or self.at_most() > self.number:
            return []
        buried = self.buries(duel, walk.link)
        suited = only_targets(duel, walk.link, buried)
        return suited if suited and len(buried) - len(suited) >= self.number else []

    def run(self, duel: Duel, walk: Walk) -> None:
        """Ask for the cards; first for those that have to leave a zone, or that will be targets, where others can be paid beside them."""
        freeing = self.freeing_first(duel, walk)
        if freeing:
            first = self.to_free(duel, walk)
            self.ask(duel, walk, freeing, first, first)
            return
        targets = self.targets_first(duel, walk)
        if targets:
            self.ask(duel, walk, targets, 1, 1)
            return
        found = [number for number in self.chosen_from(duel, walk.link) or [] if number not in walk.held]
        paid = len(walk.held)
        self.ask(duel, walk, found, max(self.number - paid, 0), min(self.at_most() - paid, len(found)))

    def ask(self, duel: Duel, walk: Walk, numbers: list[int], least: int, most: int) -> None:
        """Ask for some of these cards."""
        codes = tuple([option(t.CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(walk.link.seat, self.asked_as(), walk.link.card, codes, least, most))

    def asks_for_more(self, duel: Duel, walk: Walk, used: tuple[int, ...]) -> bool:
        """Whether more is to be chosen beside these cards."""
        if len(used) >= self.at_most():
            return False
        return bool(self.freeing_first(duel, walk)) or bool(self.targets_first(duel, walk))

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        return () if self.asks_for_more(duel, walk, used) else used

    def kept(self, duel: Duel, numbers: list[int]) -> tuple[int, ...]:
        """The numbers that are kept of the cards for the effect, read before they are paid."""
        return ()

    def leaving_a_result(self, duel: Duel, act: Link, found: list[int]) -> list[int]:
        """T-9.1. Of the cards of which one is paid those beside which the effect has something to do; where there are targets, they say that."""
        face = act.face
        assert isinstance(face, PrintedCard)
        ability = face.abilities[act.ability]
        if ability.targets or not ability.steps:
            return found
        step, left = ability.steps[0], []
        for number in found:
            paid = act.with_bound(t.PAID, (duel.binding(number),)).with_bound(t.NUMBERS, self.kept(duel, [number]))
            if step.has_more_than(duel, paid, number):
                left.append(number)
        return left

    def payment(self, number: int, by: int) -> Leaving:
        """What is done to one card for an effect of the card `by`."""
        raise NotImplementedError

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        if self.asks_for_more(duel, walk, used):
            walk.wait(duel, 1, used)
            return
        begin_step(duel, walk)
        self.pay(duel, walk, as_chosen(duel, list(used), len(self.chosen_from(duel, walk.link) or [])))

    def pay(self, duel: Duel, walk: Walk, numbers: list[int]) -> None:
        """Pay with these cards, all at once."""
        kept = self.kept(duel, numbers)
        at_once(duel, [self.payment(number, walk.link.card) for number in numbers])
        self.paid(duel, numbers)
        end_payment(duel, walk)
        link = walk.link.with_bound(t.PAID, tuple([duel.binding(number) for number in numbers]))
        walk.go_on(duel, link.with_bound(t.NUMBERS, kept) if kept else link)

    def paid(self, duel: Duel, numbers: list[int]) -> None:
        """What follows when all cards are paid."""


class Discarding(PaidInCards):
    """Discard cards with these properties from the hand as a cost; the card itself is not among them. `level`: the Level of the first is kept.

    `chance`: they are random ones (TERM-RANDOM-1).
    """

    def __init__(
        self, number: int = 1, filters: tuple[Filter, ...] = (), level: bool = False, chance: bool = False
    ) -> None:
        super().__init__(number)
        self.filters: Final = filters
        self.level: Final = level
        self.chance: Final = chance

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters, self.level, self.chance)

    def drawn_from(self) -> Group | None:
        return Cards((t.HAND,), YOU, self.filters)

    def kept(self, duel: Duel, numbers: list[int]) -> tuple[int, ...]:
        return (level(duel, numbers[0]),) if self.level else ()

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        for number in duel.zone(act.seat, t.HAND):
            if number != act.card and fits_all(duel, act, number, self.filters):
                found.append(number)
        return self.leaving_a_result(duel, act, narrowed(duel, act, found)) if self.number == 1 else found

    def buries(self, duel: Duel, act: Link) -> list[int]:
        return self.chosen_from(duel, act) or []

    def could(self, duel: Duel, act: Link) -> bool:
        if not may_discard(duel, act):
            return False
        if not self.filters:
            hand = duel.zone(act.seat, t.HAND)
            return len(hand) - (1 if duel.cards[act.card].zone == t.HAND else 0) >= self.number
        return super().could(duel, act)

    def asked_as(self) -> int:
        return t.A_DISCARD

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, DISCARDED, t.BY_COST, by)

    def run(self, duel: Duel, walk: Walk) -> None:
        if not self.chance:
            super().run(duel, walk)
            return
        begin_step(duel, walk)
        picked = picked_at_random(duel, walk.link.seat, self.number)
        at_once(duel, [self.payment(number, walk.link.card) for number in picked])
        walk.go_on(duel)


class Sending(PaidInCards):
    """T-9.2. Send cards of a group (in the hand, on the field) to the Graveyard as a cost: no discard, no destruction.

    With `reaching` only monsters whose ATK is at least that of some monster of that group, so that the effect has a target; with `most` from
    `number` to so many, and how many is kept; with `elsewhere` what would not come there (Tokens, beside Banisher of the Light) pays too.
    """

    def __init__(
        self,
        group: Group,
        number: int = 1,
        reaching: Group | None = None,
        most: int = 0,
        elsewhere: bool = False,
    ) -> None:
        super().__init__(number)
        self.group: Final = group
        self.reaching: Final = reaching
        self.most: Final = most
        self.elsewhere: Final = elsewhere

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number, self.reaching, self.most, self.elsewhere)

    def drawn_from(self) -> Group | None:
        return self.group

    def at_most(self) -> int:
        return self.most or self.number

    def kept(self, duel: Duel, numbers: list[int]) -> tuple[int, ...]:
        return (len(numbers),) if self.most else ()

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        members = usable(duel, act, self.group.members(duel, act))
        found = [
            number for number in members if number != act.card and (self.elsewhere or reaches_graveyard(duel, number))
        ]
        if self.reaching is None:
            if self.number > 1 or self.most:
                return offered(duel, found)
            return offered(duel, self.leaving_a_result(duel, act, narrowed(duel, act, found)))
        least = [attack(duel, number) for number in self.reaching.members(duel, act)]
        return [number for number in found if least and duel.faces[number].attack >= min(least)]

    def buries(self, duel: Duel, act: Link) -> list[int]:
        return self.chosen_from(duel, act) or []

    def lends(self) -> bool:
        return True

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, SENT, t.BY_COST, by)


class Removing(PaidInCards):
    """Remove from play so many cards of a group as a cost; with `most` from `number` to so many, and how many is kept."""

    def __init__(self, group: Group, number: int, most: int = 0) -> None:
        super().__init__(number)
        self.group: Final = group
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number, self.most)

    def drawn_from(self) -> Group | None:
        return self.group

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        members = usable(duel, act, self.group.members(duel, act) + stand_ins(duel, act, self.group))
        return [n for n in members if n != act.card and may_be_removed(duel, n, act.seat)]

    def lends(self) -> bool:
        return True

    def at_most(self) -> int:
        return self.most or self.number

    def kept(self, duel: Duel, numbers: list[int]) -> tuple[int, ...]:
        return (len(numbers),) if self.most else ()

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TAKEN_OUT, t.BY_COST, by)


class SendingFromTop(Step):
    """Send from `least` to `most` cards from the top of the own Deck to the Graveyard as a cost; how many is kept.

    ERA-ELSEWHERE-1. Not while no card of the Deck would come to the Graveyard.
    A cost of one card so far (Card Trooper): nothing in it is about that card.
    """

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.least, self.most)

    def could(self, duel: Duel, act: Link) -> bool:
        deck = duel.zone(act.seat, t.DECK)
        return len(deck) >= self.least and any([reaches_graveyard(duel, number) for number in deck])

    def run(self, duel: Duel, walk: Walk) -> None:
        most = min(self.most, len(duel.zone(walk.link.seat, t.DECK)))
        codes = tuple([option(t.NUMBER_OF, -1, count) for count in range(self.least, most + 1)])
        open_ask(duel, Ask(walk.link.seat, t.A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        count = extra_of(picks[0])
        sent = from_top(duel, walk.link.seat, count)
        at_once(duel, [Leaving(number, SENT, t.BY_COST, walk.link.card) for number in sent])
        walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (count,)))
