"""Verbs about groups of cards: what happens to all of them happens at the same time."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.batch import Proposal, at_once, propose
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_unaffected
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.terms import DONE, MONSTERS, SPELLS, TARGETS
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import Bound


def is_meant_as(duel: Duel, link: Link, group: Group, number: int, zone: int) -> bool:
    """T-8.12, FAQ EMBODIMENT OF APOPHIS. Whether a link means a card of a group as one of the Monster or of the Spell & Trap Card Zones.

    A trap monster is both, and is destroyed or returned as what the text means.
    """
    card = duel.cards[number]
    if not is_trap_monster(card):
        return (card.zone == MONSTERS) == (zone == MONSTERS)
    groups: list[Group | None] = [group]
    if isinstance(group, Bound) and group.name == TARGETS:
        groups = [step.targeted_group() for step in ability_of(link).targeted]
    return any([isinstance(meant, Cards) and zone in meant.zones for meant in groups])


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutGroup(Step):
    """A verb about the cards of a group: it can be done if there is one."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def has_more_than(self, duel: Duel, act: Link, number: int) -> bool:
        return not isinstance(self.group, Cards) or self.group.members(duel, act) not in ([], [number])


@mypyc_attr(allow_interpreted_subclasses=True)
class OnGroup(AboutGroup):
    """A verb that is done to every card of a group at once; the cards to which something happened are bound as done."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        done = self.do_to(duel, walk.link, self.reached(duel, walk.link))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in done])))

    def reached(self, duel: Duel, act: Link) -> list[int]:
        """The cards of the group that the effect reaches."""
        members = by_number(duel, self.group.members(duel, act))
        return [
            number
            for number in members
            if not is_unaffected(duel, number, act.card) or self.means_trap(duel, act, number)
        ]

    def means_trap(self, duel: Duel, act: Link, number: int) -> bool:
        """T-8.12. Whether the group means a trap monster as a Trap Card, which what is said of monsters does not shield."""
        return is_trap_monster(duel.cards[number]) and is_meant_as(duel, act, self.group, number, SPELLS)

    def do_to(self, duel: Duel, act: Link, numbers: list[int]) -> list[int]:
        """Do it to these cards at once, without asking; to which something happened."""
        return [number for number in numbers if self.does(duel, act, number)]

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        """Do it to one card; whether something happened."""
        raise NotImplementedError


class Together(OnGroup):
    """A verb by which something happens to every card of a group in one batch (design: invariant 4): it leaves its place, or is turned."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        """What is proposed for one card; None where the effect does nothing to it."""
        raise NotImplementedError

    def proposals(self, duel: Duel, act: Link, numbers: list[int]) -> list[Proposal]:
        """What is proposed for these cards."""
        found: list[Proposal] = []
        for number in numbers:
            proposal = self.proposal(duel, act, number)
            if proposal is not None:
                found.append(proposal)
        return found

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        waiting: list[Any] = list(walk.pending)
        pending = [change.number for change in waiting]
        numbers = [number for number in self.reached(duel, walk.link) if number not in pending]
        proposals = waiting + self.proposals(duel, walk.link, numbers)
        if walk.joins_on():
            walk.hold(duel, tuple(proposals))
            return
        batch = propose(duel, proposals)
        if batch is not None:
            self.committed(duel, walk, batch)

    def takes_up(self) -> bool:
        return True

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        # What was put in the place of a card is done by that card.
        done = [duel.binding(change.number) for change in batch if change.by == walk.link.card]
        walk.go_on_after(duel, walk.link.with_bound(DONE, tuple(done)))

    def do_to(self, duel: Duel, act: Link, numbers: list[int]) -> list[int]:
        at_once(duel, self.proposals(duel, act, numbers))
        return numbers
