"""Verbs: cards that come to lie elsewhere."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import IN_ORDER, Ask, option, subject_of
from spellspeed.kernel.atoms import BOTTOM, order_zone
from spellspeed.kernel.batch import Proposal, at_once, carry_out
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.setting import set_field_spell
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import (
    ADDED,
    DESTROYED,
    DESTROYED_AND_TAKEN_OUT,
    SENT,
    TAKEN_OUT,
    TO_DECK,
    TO_HAND,
    TRIBUTED,
    Leaving,
    place_as_spell,
)
from spellspeed.yugioh.doing.moves import set_card, shuffle_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_unaffected
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.scope import YOU, seats_meant, the_opponent
from spellspeed.yugioh.duel.windows import is_used_up
from spellspeed.yugioh.may.pay import may_be_removed, may_be_tributed
from spellspeed.yugioh.may.set import may_be_set_by_effect
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.cards import stand_ins
from spellspeed.yugioh.words.verbs.destruction import Destroying
from spellspeed.yugioh.words.verbs.grouped import OnGroup, Together


class SendToGraveyard(Together):
    """TERM-SENDGY-1. Send the cards to the Graveyard. Where they are not `needed`, there may be none."""

    def __init__(self, group: Group, needed: bool = True) -> None:
        super().__init__(group)
        self.needed: Final = needed

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.needed)

    def could(self, duel: Duel, act: Link) -> bool:
        return not self.needed or super().could(duel, act)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, SENT, t.BY_EFFECT, act.card)


class RemoveFromPlay(Together):
    """TERM-RFP-1, FIELD-14. Remove the cards from play."""

    def __init__(self, group: Group, face_up: bool = True) -> None:
        super().__init__(group)
        self.face_up: Final = face_up

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.face_up)

    def moved(self) -> Group | None:
        return self.group

    def could(self, duel: Duel, act: Link) -> bool:
        return super().could(duel, act) or len(stand_ins(duel, act, self.group)) > 0

    def reached(self, duel: Duel, act: Link) -> list[int]:
        """ERA-ELIMINATION-1. Of a Graveyard for which the field stands in, the monsters of that field."""
        found = super().reached(duel, act)
        for number in stand_ins(duel, act, self.group):
            if not is_unaffected(duel, number, act.card):
                found.append(number)
        return found

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if not may_be_removed(duel, number, act.seat):
            return None
        return Leaving(number, TAKEN_OUT, t.BY_EFFECT, act.card, self.face_up)


class RemoveEachOthers(Together):
    """TERM-RFP-1, ERA-DIMENSIONJAR-1. Each player removes from play what lies in the other's Graveyard."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        owner = duel.cards[number].owner
        remover = the_opponent(duel, act.seat, act.against) if owner == act.seat else act.seat
        return Leaving(number, TAKEN_OUT, t.BY_EFFECT, act.card) if may_be_removed(duel, number, remover) else None


class ReturnToHand(Together):
    """TERM-CONTROL-2, T-1.5. Return the cards to their owners' hands, but none that is used up."""

    def moved(self) -> Group | None:
        return self.group

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if is_used_up(duel, act, number):
            return None
        return Leaving(number, TO_HAND, t.BY_EFFECT, act.card)


class ReturnToDeck(Together):
    """T-1.5. Return the cards to the top of their owners' Decks, but none that is used up."""

    def moved(self) -> Group | None:
        return self.group

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if is_used_up(duel, act, number):
            return None
        return Leaving(number, TO_DECK, t.BY_EFFECT, act.card)


class ReturnToFusionDeck(ReturnToDeck):
    """FDECK-1. Return Fusion Monsters to their owners' Fusion Decks."""


class ShuffleIntoDeck(Together):
    """T-1.5. Put the cards into their owners' Decks, which are shuffled, but none that is used up.

    With `whatever` also monsters that the card does not affect: it is done to all that is there, and to no monster (FAQ LONE WOLF).
    """

    def __init__(self, group: Group, whatever: bool = False) -> None:
        super().__init__(group)
        self.whatever: Final = whatever

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whatever)

    def moved(self) -> Group | None:
        return self.group

    def reached(self, duel: Duel, act: Link) -> list[int]:
        return by_number(duel, self.group.members(duel, act)) if self.whatever else super().reached(duel, act)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if is_used_up(duel, act, number):
            return None
        return Leaving(number, TO_DECK, t.BY_EFFECT, act.card)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        super().committed(duel, walk, batch)
        owners: list[int] = []
        for leaving in batch:
            if duel.cards[leaving.number].owner not in owners:
                owners.append(duel.cards[leaving.number].owner)
        for seat in sorted(owners):
            shuffle_deck(duel, seat)


class ReturnToBottom(Step):
    """Put cards on the bottom of a Deck; the player meant decides their order, the last one undermost."""

    def __init__(self, group: Group, whose: int = YOU) -> None:
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def moved(self) -> Group | None:
        return self.group

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.group.members(duel, walk.link)
        if len(numbers) < 2:
            self.put(duel, walk, numbers)
            return
        codes = tuple([option(t.CHOOSE, number) for number in numbers])
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, t.A_ORDER, walk.link.card, codes, len(codes), len(codes), IN_ORDER))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.put(duel, walk, [subject_of(pick) for pick in picks])

    def put(self, duel: Duel, walk: Walk, numbers: list[int]) -> None:
        """Put them underneath one by one."""
        begin_step(duel, walk)
        returning: list[Proposal] = []
        for number in numbers:
            card = duel.cards[number]
            if card.zone == t.DECK:
                deck = duel.zone(card.controller, t.DECK)
                order_zone(duel, card.controller, t.DECK, [number] + [other for other in deck if other != number])
            else:
                returning += Leaving(number, TO_DECK, t.BY_EFFECT, walk.link.card, True, BOTTOM).weighed(duel, ())
        carry_out(duel, tuple(returning))
        walk.go_on(duel, walk.link.with_bound(t.DONE, tuple([duel.binding(number) for number in numbers])))


class PutOnTop(Step):
    """Put cards on the top of their owner's Deck, without shuffling."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def moved(self) -> Group | None:
        return self.group

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        returning: list[Leaving] = []
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if card.zone == t.DECK:
                deck = duel.zone(card.controller, t.DECK)
                order_zone(duel, card.controller, t.DECK, [other for other in deck if other != number] + [number])
            else:
                returning.append(Leaving(number, TO_DECK, t.BY_EFFECT, walk.link.card))
        at_once(duel, returning)
        walk.go_on(duel)


class AddToHand(Together):
    """Add the cards (of a Deck or Graveyard) to their owners' hands; the opponent sees them."""

    def moved(self) -> Group | None:
        return self.group

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, ADDED, t.BY_EFFECT, act.card)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        for leaving in batch:
            duel.note(t.E_REVEALED, leaving.number, duel.cards[leaving.number].owner)
        super().committed(duel, walk, batch)


class PlaceAsSpell(OnGroup):
    """FIELD-4. Place Monster Cards face-up in the own Spell & Trap Card Zones as Continuous Spell Cards, as many as there are free zones."""

    def moved(self) -> Group | None:
        return self.group

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, t.SPELLS) >= 0 and self.group.exists(duel, act)

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.free_slot(act.seat, t.SPELLS) < 0:
            return False
        place_as_spell(duel, number, act.seat, act.card)
        return True


class SetFromHand(Step):
    """The player of the effect may Set a Spell or Trap Card from the hand.

    A verb of one card so far (Dust Tornado): nothing in it is about that card.
    """

    def settable(self, duel: Duel, seat: int) -> list[int]:
        """The cards that can be Set."""
        return [number for number in duel.zone(seat, t.HAND) if may_be_set_by_effect(duel, seat, number)]

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.settable(duel, walk.link.seat)
        if not found:
            walk.go_on(duel)
            return
        codes = tuple([option(t.CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, t.A_CHOOSE, walk.link.card, codes, 0, 1))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        for pick in picks:
            begin_step(duel, walk)
            number = subject_of(pick)
            seat = walk.link.seat
            if duel.printed(number).icon == t.FIELD_ICON:
                set_field_spell(duel, number, seat)
            else:
                set_card(duel, number, seat, t.SPELLS, duel.free_slot(seat, t.SPELLS))
        walk.go_on(duel)


class TributeThem(Together):
    """TERM-TRIBUTE-1. Tribute the monsters of a group as what an effect does, which is no cost."""

    def could(self, duel: Duel, act: Link) -> bool:
        numbers = self.group.members(duel, act)
        return any([may_be_tributed(duel, number) for number in numbers]) if numbers else super().could(duel, act)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if not may_be_tributed(duel, number):
            return None
        return Leaving(number, TRIBUTED, t.BY_EFFECT, act.card)


class RemoveNamesakes(Destroying):
    """Destroy and remove from play a face-down card; if it has a property, both players remove its namesakes from their Decks.

    What is destroyed in its place goes to the Graveyard, and has no namesakes removed (NETREP NOBLEMAN OF EXTERMINATION: Fake Trap).
    """

    def __init__(self, group: Group, narrower: Filter) -> None:
        super().__init__(group, True)
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.narrower)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if number not in self.group.members(duel, act):
            return Leaving(number, DESTROYED, t.BY_EFFECT, act.card)
        return super().proposal(duel, act, number)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        for leaving in batch:
            number = leaving.number
            if leaving.way == DESTROYED_AND_TAKEN_OUT and self.narrower.fits(duel, walk.link, number):
                self.remove_namesakes(duel, walk.link, duel.cards[number].face.code)
        super().committed(duel, walk, batch)

    def remove_namesakes(self, duel: Duel, act: Link, code: int) -> None:
        """Both players remove the cards of a name from their Decks, which are shuffled."""
        duel.next_batch()
        namesakes: list[Leaving] = []
        for seat in duel.order_from(duel.turn_seat):
            for other in duel.zone(seat, t.DECK):
                if duel.cards[other].face.code == code:
                    namesakes.append(Leaving(other, TAKEN_OUT, t.BY_EFFECT, act.card))
        at_once(duel, namesakes)
        for seat in duel.order_from(duel.turn_seat):
            shuffle_deck(duel, seat)


class PlaceFaceUp(PlaceAsSpell):
    """FIELD-4. Place Spell Cards face-up in the own Spell & Trap Card Zones; they are not activated."""
