"""Carrying out: the steps of an activation, one after the other, and triggers that wait for their Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.atoms import pop_frame, replace_frame
from spellspeed.kernel.batch import Proposal
from spellspeed.kernel.cards import Face
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import YIELDED, Link
from spellspeed.kernel.records import Record

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.terms import NUMBERS

ANNOUNCING: Final = 0
"""Cost and targets of an activation: then it is on the Chain."""


RESOLVING: Final = 1
"""The steps of its effect."""


AT_ONCE: Final = -1
"""The `moment` of a Waiting that is not activated: it applies between two links (T-1.7)."""


WITH_LINK: Final = -2
"""The `moment` of a Waiting that is not activated and was met by an activation: it applies as that link comes to resolve."""


AS_ACTIVATED: Final = -3
"""The `moment` of a Waiting that is not activated and was met by an activation: it applies before anything answers that."""


GIVEN: Final = -4
"""The `moment` of a Waiting that has applied so: the Life Points that it has given or taken are set right where that activation is negated."""


SUMMONING_COST: Final = 2
"""What a monster's own Special Summon demands: no activation (CHAIN-7)."""


BORROWED: Final = 4
"""The targets of a Spell Card in the Graveyard whose effect alone is used: its costs are not paid."""


COPIED: Final = 5
"""The targets and the steps of a Spell Card whose effect another card has, as that card resolves."""


DOUBLED: Final = 7
"""The costs, the targets and the steps of a Spell Card that another card uses as it resolves."""


APPLYING: Final = 6
"""The steps of an ability that is not activated (T-1.7): by what they do nothing misses its timing (T-7.4)."""


WITHOUT_CHAIN: Final = 3
"""A due effect that starts no Chain (T-6.4): its cost and targets, then its steps."""


@mypyc_attr(acyclic=True)
class Walk(Frame):
    """Carrying out the steps of an activation: the announced ones (cost, targets) or, when it resolves, those of its effect.

    `at` is the step that is next, `stage` and `held` what it keeps between two questions; `pending` what steps before have proposed that happens
    at the same time as what the next one does.
    """

    def __init__(
        self, link: Link, steps: tuple[Step, ...], mode: int, at: int, stage: int, held: tuple[int, ...],
        pending: tuple[Proposal, ...] = (),
    ) -> None:  # fmt: skip
        self.link: Final = link
        self.steps: Final = steps
        self.mode: Final = mode
        self.at: Final = at
        self.stage: Final = stage
        self.held: Final = held
        self.pending: Final = pending

    def parts(self) -> tuple[object, ...]:
        return (self.link, self.steps, self.mode, self.at, self.stage, self.held, self.pending)

    def coded(self) -> object:
        held = ("Walk", self.link, self.mode, self.at, self.stage, self.held)
        return (*held, self.pending) if self.pending else held

    def __reduce__(self) -> tuple[object, ...]:
        return (walk_again, (self.link, self.mode, self.at, self.stage, self.held, self.pending))

    def step(self, state: Duel) -> None:
        if self.at < len(self.steps):
            self.steps[self.at].run(state, self)
            return
        if state.seats > 2 and self.mode == ANNOUNCING:
            from spellspeed.yugioh.duel.teams import asks_beforehand, forget_action

            if ability_carried(self.link).lends_later and asks_beforehand(state, self):
                return
            forget_action(state)
        pop_frame(state)
        if self.mode == ANNOUNCING or self.mode == BORROWED:
            state.announced(self.link)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        step = self.steps[self.at]
        if state.seats > 2 and self.link.consent != YIELDED and step.lends():
            from spellspeed.yugioh.duel.teams import asks_partner

            used = step.used_with(state, self, picks)
            if asks_partner(state, self.link.seat, self.link.card, used, picks):
                return
        step.resume(state, self, picks)

    def committed(self, state: Duel, batch: tuple[Any, ...]) -> None:
        self.steps[self.at].committed(state, self, batch)

    def is_resolving(self) -> bool:
        """Whether the effect of a Chain Link is being carried out."""
        return self.mode == RESOLVING or self.mode == APPLYING

    def is_announcing(self) -> bool:
        """Whether an activation is announced: its costs are paid and its targets named."""
        return self.mode == ANNOUNCING

    def is_aside(self) -> bool:
        """T-7.4. Whether nothing misses its timing by what this does."""
        return self.mode == APPLYING

    def go_on(self, duel: Duel, link: Link | None = None, skip: int = 0) -> None:
        """The step is done: the next one follows (after leaving out `skip` of them), with what was bound since."""
        link = self.link if link is None else link
        replace_frame(duel, Walk(link, self.steps, self.mode, self.at + 1 + skip, 0, (), self.pending))

    def joins_on(self) -> bool:
        """Whether what the step under way proposes happens in one batch with what the one after "and" proposes."""
        steps = self.steps
        return self.at + 2 < len(steps) and steps[self.at + 1].joins_batches() and steps[self.at + 2].takes_up()

    def hold(self, duel: Duel, proposals: tuple[Proposal, ...]) -> None:
        """The step has proposed; all of it happens when the last one of those that are joined has."""
        replace_frame(duel, Walk(self.link, self.steps, self.mode, self.at + 1, 0, (), proposals))

    def go_on_after(self, duel: Duel, link: Link) -> None:
        """What was pending has happened with the step: the next one follows."""
        replace_frame(duel, Walk(link, self.steps, self.mode, self.at + 1, 0, ()))

    def wait(self, duel: Duel, stage: int, held: tuple[int, ...] = (), link: Link | None = None) -> None:
        """The step is not done: it goes on with this stage and what it keeps."""
        link = self.link if link is None else link
        replace_frame(duel, Walk(link, self.steps, self.mode, self.at, stage, held, self.pending))


def ability_carried(link: Link) -> Ability:
    """The ability of a link."""
    from spellspeed.yugioh.duel.printed import PrintedCard

    face = link.face
    assert isinstance(face, PrintedCard)
    return face.abilities[link.ability]


def steps_of(link: Link, mode: int) -> tuple[Step, ...]:
    """The steps of a link's ability that are carried out in a mode."""
    ability = ability_carried(link)
    if mode == RESOLVING or mode == APPLYING:
        return ability.resolved
    if mode == WITHOUT_CHAIN or mode == DOUBLED:
        return ability.announced + ability.resolved
    if mode == BORROWED:
        return ability.targeted
    if mode == COPIED:
        return ability.targeted + ability.resolved
    return ability.announced


def walk_again(
    link: Link, mode: int, at: int, stage: int, held: tuple[int, ...], pending: tuple[Proposal, ...] = ()
) -> Walk:
    """A Walk from what it pickles as: its steps are those of the link's ability."""
    return Walk(link, steps_of(link, mode), mode, at, stage, held, pending)


@mypyc_attr(acyclic=True)
class Waiting(Record):
    """A trigger that was met and waits for its Chain: who controls it, of which card, by which event. `moment`: see T-5.6.

    `times`: how many events of that batch have met it, where they meet it together; of one that is GIVEN the Life Points that it has
    given to the side of `seat`, fewer than none where it has taken some.
    """

    def __init__(
        self, seat: int, source: int, face: Face, ability: int, event: Event, moment: int, times: int = 1
    ) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.face: Final = face
        self.ability: Final = ability
        self.event: Final = event
        self.moment: Final = moment
        self.times: Final = times

    def parts(self) -> tuple[object, ...]:
        held = (self.seat, self.source, self.face, self.ability, self.event, self.moment)
        return held if self.times == 1 else (*held, self.times)

    def once_more(self) -> Waiting:
        """The trigger, met by one more event of the same batch."""
        return Waiting(self.seat, self.source, self.face, self.ability, self.event, self.moment, self.times + 1)

    def link(self, zone: int) -> Link:
        """Its activation, of a card that lies in a zone now; how often it was met stands for its first number."""
        link = Link(self.seat, self.source, self.face, self.ability, self.event, zone)
        return link if self.times == 1 else link.with_bound(NUMBERS, (self.times,))

    def as_of(self, batch: int) -> Waiting:
        """The trigger as if it had been met in another batch."""
        return Waiting(
            self.seat, self.source, self.face, self.ability, self.event.as_of(batch), self.moment, self.times
        )

    def with_moment(self, moment: int) -> Waiting:
        """The trigger with another moment from which it applies."""
        return Waiting(self.seat, self.source, self.face, self.ability, self.event, moment, self.times)

    def given(self, seat: int, points: int) -> Waiting:
        """The trigger once it has applied and has given so many Life Points (with damage fewer than none) to the side of a seat."""
        return Waiting(seat, self.source, self.face, self.ability, self.event, GIVEN, points)
