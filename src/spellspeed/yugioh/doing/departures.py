"""How cards leave their places: destroyed, sent, discarded, Tributed, removed, returned (TERM-DESTROY, TERM-SENDGY, TERM-DISCARD, TERM-TRIBUTE,
TERM-RFP). Each is a proposal, and what happens at once is one batch of them (design: invariant 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import TOP, note_moved, rewrite
from spellspeed.kernel.batch import Proposal, carry_out, without_asking
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.links import ACTIVATION_NEGATED
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.doing.own_fates import may_stay, spared_by, worn_by
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.last_known import LastKnown, last_known
from spellspeed.yugioh.duel.rights import X_INSTEAD, X_LEAVES_PLAY, X_REDIRECTS
from spellspeed.yugioh.duel.windows import player_behind, plays_card

REFLECTOR_COUNTER: Final = "Magic Reflector counter"
DESTROYED: Final = 1
SENT: Final = 2
DISCARDED: Final = 3
TRIBUTED: Final = 4
TAKEN_OUT: Final = 5
"""Removed from play."""
TO_HAND: Final = 6
TO_DECK: Final = 7
DESTROYED_AND_TAKEN_OUT: Final = 8
"""Destroyed, and removed from play instead of being sent to the Graveyard."""
ADDED: Final = 9
"""Added to its owner's hand, from a Deck or a Graveyard."""
DESTROYED_INTO_DECK: Final = 10
"""Destroyed, and put on the owner's Deck instead of being sent to the Graveyard."""
TOLD_FIRST: Final = (
    0, t.E_DESTROYED, 0, t.E_DISCARDED, t.E_TRIBUTED, 0, 0, 0, t.E_DESTROYED, 0, t.E_DESTROYED,
)  # fmt: skip
"""What is told of each way before the card's new place is told."""
GOES_TO: Final = (
    t.NOWHERE, t.GRAVEYARD, t.GRAVEYARD, t.GRAVEYARD, t.GRAVEYARD, t.REMOVED, t.HAND, t.DECK, t.REMOVED, t.HAND,
    t.DECK,
)  # fmt: skip

YES_NO: Final = (option(t.YES), option(t.NO))
OPEN: Final = 0
SETTLED: Final = 1
"""Whether a card whose own text can spare it from destruction has been decided about."""


@mypyc_attr(acyclic=True)
class Leaving(Proposal):
    """CORE-1. One card leaves its place in a `way`, for a cause, by a card; `to` is the zone where it goes, known once it is weighed.

    `face_up` and `place` say how it lies there; `before` and `known` are what it was; `fate` whether it was decided that nothing spares it.
    """

    def __init__(
        self,
        number: int,
        way: int,
        cause: int,
        by: int = -1,
        face_up: bool = True,
        place: int = TOP,
        to: int = -1,
        before: Card | None = None,
        known: LastKnown | None = None,
        fate: int = OPEN,
    ) -> None:
        self.number: Final = number
        self.way: Final = way
        self.cause: Final = cause
        self.by: Final = by
        self.face_up: Final = face_up
        self.place: Final = place
        self.to: Final = to
        self.before: Final = before
        self.known: Final = known
        self.fate: Final = fate

    def parts(self) -> tuple[object, ...]:
        return (
            self.number, self.way, self.cause, self.by, self.face_up, self.place, self.to, self.before, self.known, self.fate,
        )  # fmt: skip

    def going(self, to: int, card: Card, known: LastKnown | None, fate: int) -> Leaving:
        """The proposal with what it was before and where it goes."""
        return Leaving(self.number, self.way, self.cause, self.by, self.face_up, self.place, to, card, known, fate)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        card = state.cards[self.number]
        if card.counters and self.is_reflected(card):
            return (Reflected(self.number),)
        goal = GOES_TO[self.way]
        if card.zone == t.NOWHERE or (card.zone == goal and goal != t.DECK):
            return ()
        if state.kinds & X_INSTEAD.bit and self.cause == t.BY_EFFECT and card.zone == t.MONSTERS and self.destroys():
            instead = in_its_place(state, self.number, batch)
            if instead >= 0:
                return Leaving(instead, DESTROYED, t.BY_EFFECT, self.number).weighed(state, batch)
        to = destination(state, card, goal, batch)
        return (self.going(to, card, last_known(state, self.number), OPEN),)

    def is_reflected(self, card: Card) -> bool:
        """CORE-1. Whether a counter is removed instead of the card being destroyed: not by a rule, and not where its own text destroys it."""
        if self.way != DESTROYED and self.way != DESTROYED_AND_TAKEN_OUT:
            return False
        if self.cause == t.BY_RULE or self.by == self.number or card.slot < 0:
            return False
        return card.counted(REFLECTOR_COUNTER) > 0

    def destroys(self) -> bool:
        """Whether the card is destroyed."""
        return self.way == DESTROYED or self.way == DESTROYED_AND_TAKEN_OUT

    def spares(self, duel: Duel, batch: tuple[Proposal, ...]) -> tuple[int, ...]:
        """CORE-1. What the card's own text can put in the place of its destruction: no card of the same batch is destroyed instead."""
        if self.fate != OPEN or self.way not in (DESTROYED, DESTROYED_INTO_DECK) or not duel.faces[self.number].fates:
            return ()
        taken = [other.number for other in batch if isinstance(other, Leaving) and other.to != t.SPELLS]
        ways = spared_by(duel, self.number, self.zones_taken(duel, batch) - len(self.falling(duel, batch)))
        return tuple([other for other in ways if other == self.number or other not in taken])

    def zones_taken(self, duel: Duel, batch: tuple[Proposal, ...]) -> int:
        """How many zones of the same player others of the batch are placed in, less those that Equip Cards of the batch leave by rule."""
        seat = duel.cards[self.number].controller
        taken = 0
        for other in batch:
            if isinstance(other, Leaving) and other.before is not None and other.before.controller == seat:
                if other.to == t.SPELLS:
                    taken += 1
                elif other.before.zone == t.SPELLS and other.cause == t.BY_RULE:
                    taken -= 1
        return taken

    def falling(self, duel: Duel, batch: tuple[Proposal, ...]) -> list[int]:
        """SPELL-7, ERA-CRYSTAL-1. The Equip Cards in zones of the same player that will fall by rule with monsters of the batch."""
        leaving: list[int] = []
        for other in batch:
            if isinstance(other, Leaving) and (other.fate != OPEN or not may_stay(duel, other.number)):
                leaving.append(other.number)
        worn = worn_by(duel, leaving, duel.cards[self.number].controller)
        return [number for number in worn if not is_leaving(batch, number)]

    def placed(self, duel: Duel, batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        """ERA-CRYSTAL-1. The card is placed in a Spell & Trap Card Zone; where none is free an Equip Card falls first and leaves one."""
        card = self.before
        assert card is not None
        itself = self.going(t.SPELLS, card, self.known, SETTLED)
        if duel.free_slots(card.controller, t.SPELLS) > self.zones_taken(duel, batch):
            return (itself,)
        first = Leaving(self.falling(duel, batch)[0], DESTROYED, t.BY_RULE)
        return (*first.weighed(duel, batch), itself)

    def question(self, state: Duel, batch: tuple[Proposal, ...]) -> Ask | None:
        ways = self.spares(state, batch)
        if not ways:
            return None
        seat = state.cards[self.number].controller
        if ways == (self.number,):
            return Ask(seat, t.A_YES_NO, self.number, YES_NO)
        return Ask(seat, t.A_CHOOSE, self.number, tuple([option(t.CHOOSE, other) for other in ways]), 0, 1)

    def decided(self, state: Duel, picks: tuple[int, ...], batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        card = self.before
        assert card is not None
        if not picks or picks[0] == YES_NO[1]:
            return (self.going(self.to, card, self.known, SETTLED),)
        if picks[0] == YES_NO[0]:
            return self.placed(state, batch)
        return Leaving(subject_of(picks[0]), DESTROYED, t.BY_EFFECT, self.number).weighed(state, ())

    def unasked(self, state: Duel, batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        """ERA-CRYSTAL-1. A monster that can be placed is placed where the rules of the field destroy it, and nobody is asked."""
        return self.placed(state, batch) if self.number in self.spares(state, batch) else (self,)

    def commit(self, state: Duel) -> None:
        number, to, card = self.number, self.to, self.before
        assert card is not None
        note_moved(state, card)
        if to == t.GRAVEYARD:
            destroyer = -1
            marks = 0
            if self.way == DESTROYED and self.by >= 0:
                destroyer = player_behind(state, self.by)
                marks = t.DESTROYED_BY_EFFECT if self.cause == t.BY_EFFECT and not card.marks & t.AS_EQUIP else 0
                if card.controller == card.owner and (card.zone == t.MONSTERS or card.zone == t.SUMMONING):
                    marks |= t.DESTROYED_AT_HOME
                elif card.controller != card.owner:
                    marks |= t.DESTROYED_ABROAD
                if state.phase == t.DRAW:
                    marks |= t.DESTROYED_IN_DRAW
            if self.cause == t.BY_EFFECT and self.by >= 0:
                if state.is_opponent(player_behind(state, self.by), card.owner):
                    marks |= t.SENT_BY_OPPONENT
            move(state, number, card.owner, t.GRAVEYARD, by=destroyer, marks=marks)
        elif to == t.REMOVED:
            move(state, number, card.owner, t.REMOVED, face_up=self.face_up or self.way != TAKEN_OUT)
        elif to == t.NOWHERE:
            move(state, number, card.owner, t.NOWHERE, marks=t.TOKEN)
        elif to == t.HAND:
            move(state, number, card.owner, t.HAND)
        elif to == t.SPELLS:
            lay_as_spell(state, number, card.controller)
        else:
            move(state, number, card.owner, to, face_up=False, place=self.place)

    def tell(self, state: Duel) -> None:
        card = self.before
        assert card is not None
        number, cause, by = self.number, self.cause, self.by
        first = TOLD_FIRST[self.way]
        never = len(state.chain) > 0 and was_never_played(state, card)
        lay = t.NOWHERE if never else card.zone
        if first:
            value = lay if first == t.E_DESTROYED else 0
            state.tell(first, number, card, card.controller, cause, by, value, 0, self.known)
        if self.to == t.GRAVEYARD:
            state.tell(t.E_SENT, number, card, card.owner, cause, by, lay, t.GRAVEYARD, self.known)
            if never:
                return
        elif self.to == t.REMOVED:
            state.tell(t.E_REMOVED, number, card, card.owner, cause, by, card.zone, 0, self.known)
        elif self.to == t.SPELLS:
            state.tell(t.E_PLACED, number, card, card.controller, t.BY_EFFECT, by, card.zone, t.SPELLS, self.known)
            return
        elif self.to == t.NOWHERE:
            if not first:
                state.note(t.E_GONE, number, card.controller, cause, by)
        else:
            state.tell(
                t.E_ADDED if self.way == ADDED else t.E_RETURNED,
                number,
                card,
                card.owner,
                cause,
                by,
                card.zone,
                self.to,
                self.known,
            )
        if card.zone == t.MONSTERS or card.zone == t.SPELLS or card.zone == t.FIELD:
            state.tell(t.E_LEFT, number, card, card.controller, 0, -1, 0, 0, self.known)


@mypyc_attr(acyclic=True)
class Reflected(Proposal):
    """CORE-1. A counter is removed from a card that would be destroyed (Magic Reflector)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.by: Final = -1

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        return (self,)

    def commit(self, state: Duel) -> None:
        card = state.cards[self.number]
        rewrite(state, card.with_counters(REFLECTOR_COUNTER, card.counted(REFLECTOR_COUNTER) - 1))

    def tell(self, state: Duel) -> None:
        card = state.cards[self.number]
        state.tell(t.E_COUNTER_REMOVED, self.number, card, card.controller, t.BY_EFFECT, -1, 1)


def was_never_played(duel: Duel, card: Card) -> bool:
    """T-9.7. Whether the activation of this very card was negated in the open Chain: it was never on the field to be sent from it."""
    for link in duel.chain:
        if link.negated & ACTIVATION_NEGATED and link.source == card.binding and plays_card(link):
            return True
    return False


def destination(duel: Duel, card: Card, goal: int, batch: Sequence[Proposal] = ()) -> int:
    """CORE-1, TOKEN-2, T-11.5, TERM-DESTROY-2, FIELD-6. Where a card goes that would go to a zone: what replaces that is read from the state before.

    A Monster Token vanishes. A monster that is removed from play when it leaves the field is; other effects send cards elsewhere wherever they
    come from, but none whose own card leaves in the same batch (ERA-ELSEWHERE-1). A Fusion Monster goes back to the Fusion Deck.
    """
    if card.marks & t.TOKEN:
        return t.NOWHERE
    if goal == t.REMOVED:
        return t.REMOVED
    if is_removed_instead(duel, card.number):
        return t.REMOVED
    if goal == t.GRAVEYARD and duel.battle is not None and card.binding in duel.battle.removed:
        # T-5.7: beaten, and destroyed by something else before it is sent (CYBER JAR).
        return t.REMOVED
    for effect in effects_on(duel, X_REDIRECTS):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.redirects(duel, effect, card.number, goal) and not is_leaving(batch, effect.source % STAYS):
            return change.amount(duel, effect, card.number)
    if duel.faces[card.number].is_fusion and (goal == t.HAND or goal == t.DECK):
        return t.FUSION_DECK
    return goal


def in_its_place(duel: Duel, number: int, batch: Sequence[Proposal]) -> int:
    """CORE-1. The card that is destroyed in the place of a monster that an effect would destroy; -1 for none, or one that leaves with it."""
    for effect in effects_on(duel, X_INSTEAD):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.spares_from_effects() and change.touches(duel, effect, number):
            instead = change.amount(duel, effect, number)
            if instead >= 0 and not is_leaving(batch, instead):
                return instead
    return -1


def is_leaving(batch: Sequence[Proposal], number: int) -> bool:
    """Whether a card leaves its place in this batch."""
    return any([isinstance(proposal, Leaving) and proposal.number == number for proposal in batch])


def reaches_graveyard(duel: Duel, number: int) -> bool:
    """T-9.2, ERA-ELSEWHERE-1. Whether a card that is sent to the Graveyard now would come there: otherwise it does not pay for that."""
    return destination(duel, duel.cards[number], t.GRAVEYARD) == t.GRAVEYARD


def is_removed_instead(duel: Duel, number: int) -> bool:
    """CORE-1. Whether a face-up monster is removed from play instead of leaving the field otherwise: by its own text, or by a lasting effect.

    Its own text still counts when it is beaten in battle, when its effects are negated and when it is an Equip Card: it is a condition of the
    card.
    """
    card = duel.cards[number]
    if not card.face_up or (card.zone != t.MONSTERS and (card.zone != t.SPELLS or not card.marks & t.AS_EQUIP)):
        return False
    if duel.faces[number].leaves_play:
        return True
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_LEAVES_PLAY and change.touches(duel, effect, number):
            return True
    return False


# What happens to one card, by a rule, a cost or a step that nobody is asked about


def leave(duel: Duel, leaving: Leaving) -> None:
    """A batch, or part of one, of one card; nobody is asked."""
    carry_out(duel, without_asking(duel, leaving.weighed(duel, (leaving,))))


def destroy(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """TERM-CARDEFFECT-1. Destroy a card on the field (or a monster whose Summon was negated): told first, then it is sent. TERM-DESTROY-1"""
    leave(duel, Leaving(number, DESTROYED, cause, by))


def send_to_graveyard(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """FIELD-7. Put a card into its owner's Graveyard, face-up on top. FIELD-6, TERM-CONTROL-2, TERM-SENDGY-1"""
    leave(duel, Leaving(number, SENT, cause, by))


def discard(duel: Duel, number: int, cause: int, by: int = -1) -> None:
    """Put a card from the hand into the Graveyard. TERM-DISCARD-1"""
    leave(duel, Leaving(number, DISCARDED, cause, by))


def tribute(duel: Duel, number: int, by: int = -1, cause: int = t.BY_COST) -> None:
    """Tribute a monster: sent to the Graveyard, not destroyed. TERM-TRIBUTE-1, TERM-TRIBUTE-3"""
    leave(duel, Leaving(number, TRIBUTED, cause, by))


def remove_from_play(duel: Duel, number: int, cause: int, by: int = -1, face_up: bool = True) -> None:
    """Remove a card from play, face-up unless said otherwise. TERM-RFP-1, FIELD-14"""
    leave(duel, Leaving(number, TAKEN_OUT, cause, by, face_up))


def return_to_deck(duel: Duel, number: int, cause: int, by: int = -1, place: int = TOP) -> None:
    """Put a card on the top (or bottom) of its owner's Deck; a Fusion Monster into the Fusion Deck. TERM-CONTROL-2"""
    leave(duel, Leaving(number, TO_DECK, cause, by, True, place))


def lay_as_spell(duel: Duel, number: int, seat: int) -> Card:
    """FIELD-4, ERA-CRYSTAL-1. Lay a card face-up into a free Spell & Trap Card Zone; a Monster Card as a Continuous Spell Card."""
    marks = t.AS_SPELL if duel.faces[number].is_monster else 0
    return move(duel, number, seat, t.SPELLS, duel.free_slot(seat, t.SPELLS), by=seat, marks=marks)


def place_as_spell(duel: Duel, number: int, seat: int, by: int) -> None:
    """FIELD-4, ERA-CRYSTAL-1. Place a card face-up in a free Spell & Trap Card Zone; a Monster Card as a Continuous Spell Card."""
    before = lay_as_spell(duel, number, seat)
    duel.tell(t.E_PLACED, number, before, seat, t.BY_EFFECT, by, before.zone, t.SPELLS)
