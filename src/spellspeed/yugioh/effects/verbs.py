"""Verbs: what effects do to cards and players. Each is one batch, or part of the batch before it after the join "and"."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.batch import Proposal, at_once, propose
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.groups import Bound, Strongest
from spellspeed.yugioh.rules.abilities import Alteration, Amount, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import effects_on, is_unaffected
from spellspeed.yugioh.rules.duel import Duel, by_number
from spellspeed.yugioh.rules.leaving import (
    DESTROYED,
    DESTROYED_AND_TAKEN_OUT,
    SENT,
    TAKEN_OUT,
    TO_DECK,
    TO_HAND,
    Leaving,
)
from spellspeed.yugioh.rules.life_points import Damage, Gain  # fmt: skip
from spellspeed.yugioh.rules.memory import remember_note
from spellspeed.yugioh.rules.moving import may_be_removed
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.rights import X_NOT_DESTROYED_BY_EFFECT
from spellspeed.yugioh.rules.scope import one_a_side, seats_meant
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    BY_EFFECT,
    DEFENSE,
    DONE,
    E_COUNTER_ADDED,
    MONSTERS,
    SET_POSITION,
    TOKEN,
)  # fmt: skip
from spellspeed.yugioh.rules.turning import Turning
from spellspeed.yugioh.rules.windows import is_used_up


class AboutGroup(Step):
    """A verb about the cards of a group: it can be done if there is one."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)


class OnGroup(AboutGroup):
    """A verb that is done to every card of a group at once; the cards to which something happened are bound as done."""

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done = self.do_to(duel, walk.link, self.reached(duel, walk.link))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in done])))

    def reached(self, duel: Duel, act: Link) -> list[int]:
        """The cards of the group that the effect reaches."""
        members = by_number(duel, self.group.members(duel, act))
        return [number for number in members if not is_unaffected(duel, number, act.card)]

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
        self.start(duel, walk)
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


class Destroy(Together):
    """TERM-DESTROY-1. Destroy the cards, after asking the players to whom the text of one of them leaves something to decide.

    With `removing` what is destroyed is removed from play instead of being sent to the Graveyard, and nobody is asked.
    """

    def __init__(self, group: Group, removing: bool = False) -> None:
        super().__init__(group)
        self.removing: Final = removing

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.removing)

    def could(self, duel: Duel, act: Link) -> bool:
        if not effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
            return super().could(duel, act)
        numbers = self.group.members(duel, act)
        return any([not withstands(duel, act, number) for number in numbers]) if numbers else super().could(duel, act)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if withstands(duel, act, number):
            return None
        return Leaving(number, DESTROYED_AND_TAKEN_OUT if self.removing else DESTROYED, BY_EFFECT, act.card)


def withstands(duel: Duel, act: Link, number: int) -> bool:
    """TERM-DESTROY-1. Whether a card is not destroyed by this effect."""
    for effect in effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and change.shields(duel, effect, number, act):
            return True
    return False


def spares_what_is_chosen(duel: Duel, act: Link, choice: Step, group: Group, name: int) -> bool:
    """T-9.6. Whether the next step would destroy what a step chooses of a group, and all cards that it could come to choose withstand that."""
    face = act.face
    assert isinstance(face, PrintedCard)
    steps = face.abilities[act.ability].steps
    for place, step in enumerate(steps[:-1]):
        after = steps[place + 1]
        if (
            step is choice
            and isinstance(after, Destroy)
            and isinstance(after.group, Bound)
            and after.group.name == name
        ):
            among = group.group if isinstance(group, Strongest) else group
            return all([withstands(duel, act, number) for number in among.members(duel, act)])
    return False


class SendToGraveyard(Together):
    """TERM-SENDGY-1. Send the cards to the Graveyard."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, SENT, BY_EFFECT, act.card)


class RemoveFromPlay(Together):
    """TERM-RFP-1, FIELD-14. Remove the cards from play."""

    def __init__(self, group: Group, face_up: bool = True) -> None:
        super().__init__(group)
        self.face_up: Final = face_up

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.face_up)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if not may_be_removed(duel, number, act.seat):
            return None
        return Leaving(number, TAKEN_OUT, BY_EFFECT, act.card, self.face_up)


class ReturnToHand(Together):
    """TERM-CONTROL-2, T-1.5. Return the cards to their owners' hands, but none that is used up."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if is_used_up(duel, act, number):
            return None
        return Leaving(number, TO_HAND, BY_EFFECT, act.card)


class ReturnToDeck(Together):
    """T-1.5. Return the cards to the top of their owners' Decks, but none that is used up."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if is_used_up(duel, act, number):
            return None
        return Leaving(number, TO_DECK, BY_EFFECT, act.card)


class TurnFaceDown(Together):
    """T-11.4. Turn face-up monsters to face-down Defense Position."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if not card.face_up or card.marks & TOKEN or card.zone != MONSTERS:
            return None
        return Turning(number, SET_POSITION, BY_EFFECT, act.card)


class FlipFaceUp(Together):
    """EFFECT-2. Turn face-down monsters face-up, into a position (-1: the one they are in)."""

    def __init__(self, group: Group, position: int = -1) -> None:
        super().__init__(group)
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def could(self, duel: Duel, act: Link) -> bool:
        return True

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if card.face_up:
            return None
        return Turning(number, card.position if self.position < 0 else self.position, BY_EFFECT, act.card)


class SwitchPosition(Together):
    """T-7.6. Change the battle position of face-up monsters to the other one; with `flips` face-down ones are flipped into it."""

    def __init__(self, group: Group, flips: bool = False) -> None:
        super().__init__(group)
        self.flips: Final = flips

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.flips)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if card.zone != MONSTERS or not (card.face_up or self.flips):
            return None
        return Turning(number, DEFENSE if card.position == ATTACK else ATTACK, BY_EFFECT, act.card)


class TurnTo(Together):
    """T-7.6. Change monsters to a face-up battle position; face-down ones are flipped."""

    def __init__(self, group: Group, position: int) -> None:
        super().__init__(group)
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Turning(number, self.position, BY_EFFECT, act.card)


class InflictDamage(Step):
    """Inflict damage to players by an effect: no battle damage (TERM-BATTLEDAMAGE-1)."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = one_a_side(duel, seats_meant(duel, self.whose, walk.link.seat, walk.link.against))
        at_once(duel, [Damage(seat, amount, BY_EFFECT, walk.link.card) for seat in seats])
        walk.go_on(duel)


class GainLife(Step):
    """TEAM-I-6, TEAM-III-3. Increase players' Life Points, those of a side once."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = one_a_side(duel, seats_meant(duel, self.whose, walk.link.seat, walk.link.against))
        at_once(duel, [Gain(seat, amount, walk.link.card) for seat in seats])
        walk.go_on(duel)


class PlaceCounters(Step):
    """COUNTER-1. Put counters on the cards, up to `most` of that name on each (0: any number)."""

    def __init__(self, counter: str, number: int, group: Group, most: int = 0) -> None:
        self.counter: Final = counter
        self.number: Final = number
        self.group: Final = group
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.number, self.group, self.most)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if not duel.on_field(number) or not card.face_up:
                continue
            count = card.counted(self.counter) + self.number
            if self.most:
                count = min(count, self.most)
            if count > card.counted(self.counter):
                rewrite(duel, card.with_counters(self.counter, count))
                duel.tell(E_COUNTER_ADDED, number, card, card.controller, BY_EFFECT, walk.link.card, self.number)
        walk.go_on(duel)


class Note(Step):
    """Keep for the rest of the turn that this was done by this card."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def run(self, duel: Duel, walk: Walk) -> None:
        remember_note(duel, walk.link.card, self.note)
        walk.go_on(duel)


class Measure(Step):
    """Keep a number, read now, for a later step."""

    def __init__(self, amount: Amount, name: int) -> None:
        self.amount: Final = amount
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.name)

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel, walk.link.with_bound(self.name, (self.amount.count(duel, walk.link),)))
