"""The duel: the state of this game, and the indexes that make a window cost what can respond and not what exists."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.atoms import add_event, add_link, add_to_journal, begin_batch
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.kernel.records import Record
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import add_waiting, keep_waiting
from spellspeed.yugioh.duel.carrying_out import AS_ACTIVATED, AT_ONCE, WITH_LINK, Waiting
from spellspeed.yugioh.duel.kinds import FLIP_EFFECT, Ability
from spellspeed.yugioh.duel.printed import N_DESTINED, N_DUE, N_FAST, N_IGNITES, N_STEADY, N_WATCH, PrintedCard
from spellspeed.yugioh.duel.rights import X_TARGETED_DIES
from spellspeed.yugioh.duel.tally import tell_tally
from spellspeed.yugioh.duel.value import DuelValue

TOLD_OF_WHERE_IT_LAY: Final = t.E_DESTROYED | t.E_DISCARDED | t.E_TRIBUTED
"""Events about a card where it was, not about where it came."""
FAST_SHIFT: Final = 1 << 12


def place_of(card: Card) -> int:
    """In which of the places a card lies where its abilities can work."""
    zone = card.zone
    if zone == t.HAND:
        return t.P_HAND
    if zone == t.MONSTERS or zone == t.SPELLS or zone == t.FIELD:
        if card.marks & (t.AS_EQUIP | t.AS_SPELL) and zone == t.SPELLS:
            return t.P_EQUIPPED if card.marks & t.EQUIPPED_ITSELF else t.P_NONE
        if card.marks & (t.LAID | t.DISGUISED):
            return t.P_LAID if card.marks & t.LAID else t.P_NONE
        return t.P_FACE_UP if card.face_up else t.P_SET
    if zone == t.GRAVEYARD:
        return t.P_GRAVEYARD
    if zone == t.REMOVED and card.face_up:
        return t.P_REMOVED
    return t.P_DECK if zone == t.DECK else t.P_NONE


def by_number(duel: DuelValue, numbers: list[int]) -> list[int]:
    """Cards to which the same thing happens at once: those on the field by number, since the zone decides nothing (design: invariant 4)."""
    on_field = sorted([number for number in numbers if duel.cards[number].slot >= 0])
    if len(on_field) < 2:
        return numbers
    found: list[int] = []
    for number in numbers:
        found.append(on_field.pop(0) if duel.cards[number].slot >= 0 else number)
    return found


def as_chosen(duel: DuelValue, numbers: list[int], ask_of: int) -> list[int]:
    """Cards in the order in which their player chose them; where all of `ask_of` cards had to be taken nobody chose, and their numbers decide."""
    return by_number(duel, numbers) if len(numbers) == ask_of else numbers


class Duel(DuelValue):
    """A running duel: the questions asked of it, its indexes and its events."""

    def fork(self) -> Duel:
        """A copy that goes its own way from here; may be taken at any moment."""
        twin = Duel()
        self.copy_duel_into(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (duel_again, (self.contents(), self.always, self.serial, self.decisions))

    # What is where

    def zone(self, seat: int, zone: int) -> list[int]:
        """The list of card numbers of a seat's zone (not to be written to)."""
        return self.zones[seat * t.ZONES + zone]

    def printed(self, number: int) -> PrintedCard:
        """What is printed on a card."""
        return self.faces[number]

    def monsters(self, seat: int) -> list[int]:
        """The monsters that a seat controls, by zone."""
        return [number for number in self.zones[seat * t.ZONES + t.MONSTERS] if number >= 0]

    def has_monster(self, seat: int) -> bool:
        """Whether a seat controls a monster."""
        for number in self.zones[seat * t.ZONES + t.MONSTERS]:
            if number >= 0:
                return True
        return False

    def spells(self, seat: int) -> list[int]:
        """The cards in a seat's Spell & Trap Card Zones, by zone; without the Field Card Zone."""
        return [number for number in self.zones[seat * t.ZONES + t.SPELLS] if number >= 0]

    def spells_and_field(self, seat: int) -> list[int]:
        """The cards in a seat's Spell & Trap Card Zones and Field Card Zone."""
        cards = [number for number in self.zones[seat * t.ZONES + t.SPELLS] if number >= 0]
        field = self.zones[seat * t.ZONES + t.FIELD][0]
        if field >= 0:
            cards.append(field)
        return cards

    def free_slot(self, seat: int, zone: int) -> int:
        """The first free slot of a zone, -1 if it is full."""
        for slot, entry in enumerate(self.zones[seat * t.ZONES + zone]):
            if entry == t.EMPTY:
                return slot
        return -1

    def free_slots(self, seat: int, zone: int) -> int:
        """How many slots of a zone are free."""
        return self.zones[seat * t.ZONES + zone].count(-1)

    def on_field(self, number: int) -> bool:
        """Whether a card is on the field (TERM-ONFIELD-1)."""
        zone = self.cards[number].zone
        return zone == t.MONSTERS or zone == t.SPELLS or zone == t.FIELD

    def is_monster(self, number: int) -> bool:
        """Whether a card is a monster: a Monster Card, or a Trap Card in a Monster Card Zone (T-8.12)."""
        return self.faces[number].is_monster or self.cards[number].zone == t.MONSTERS

    def is_token(self, number: int) -> bool:
        """Whether it is a Monster Token (TOKEN-1)."""
        return self.cards[number].marks & t.TOKEN != 0

    def in_main_phase(self) -> bool:
        """Whether it is Main Phase 1 or 2."""
        return self.phase == t.MAIN1 or self.phase == t.MAIN2

    def in_damage_step(self) -> bool:
        """Whether the Damage Step is under way."""
        return self.battle_step == t.DAMAGE_STEP

    # Indexes

    def noticed(self, old: Card | None, new: Card) -> None:
        """Keep the indexes right after a card came to lie elsewhere or was turned."""
        face = new.face
        assert isinstance(face, PrintedCard)
        before = face.noted[place_of(old)] if old is not None else 0
        after = face.noted[place_of(new)]
        if before | after:
            if old is not None and before:
                self.forget(old, face, before)
            if after:
                self.remember(new, face, after)

    def forget(self, old: Card, face: PrintedCard, noted: int) -> None:
        """Take a card out of the indexes in which it stood."""
        number = old.number
        if noted & N_FAST:
            entry = number + FAST_SHIFT * face.reach[place_of(old)]
            if face.shared:
                for entries in self.fast:
                    entries.remove(entry)
            else:
                self.fast[old.controller].remove(entry)
        if noted & N_IGNITES:
            if face.shared:
                for entries in self.ignites:
                    entries.remove(number)
            else:
                self.ignites[old.controller].remove(number)
        if noted & N_STEADY:
            self.steady.remove(number)
            self.steady_changes += 1
        if noted & N_DUE:
            self.due.remove(number)
        if noted & N_WATCH:
            self.watching.remove(number)
        if noted & N_DESTINED:
            self.destined.remove(number)

    def remember(self, new: Card, face: PrintedCard, noted: int) -> None:
        """Put a card into the indexes for the place in which it lies."""
        number = new.number
        if noted & N_FAST:
            entry = number + FAST_SHIFT * face.reach[place_of(new)]
            if face.shared:
                for entries in self.fast:
                    entries.append(entry)
            else:
                self.fast[new.controller].append(entry)
        if noted & N_IGNITES:
            if face.shared:
                for entries in self.ignites:
                    entries.append(number)
            else:
                self.ignites[new.controller].append(number)
        if noted & N_STEADY:
            self.steady.append(number)
            self.kinds |= face.kinds
            self.steady_changes += 1
        if noted & N_DUE:
            self.due.append(number)
        if noted & N_WATCH:
            self.watching.append(number)
        if noted & N_DESTINED:
            self.destined.append(number)

    # Events

    def next_batch(self, aside: bool = False) -> None:
        """What follows happens after what came before (design: batches); an `aside` is not the last thing that happened (T-7.4)."""
        begin_batch(self)
        self.aside = aside

    def has_happened(self) -> None:
        """T-7.4. Something of the present batch has happened of which no event tells."""
        if not self.aside:
            self.happened = self.batch

    def tell(
        self,
        kind: int,
        number: int,
        before: Card | None,
        seat: int,
        cause: int = t.BY_RULE,
        by: int = -1,
        value: int = 0,
        detail: int = 0,
        known: Record | None = None,
    ) -> None:
        """Report an event of the present batch: the window after it and the triggers that it meets are told."""
        if not self.aside:
            self.happened = self.batch
        self.report(Event(kind, number, before, seat, cause, by, value, detail, self.batch, known))

    def tell_aside(
        self,
        kind: int,
        number: int,
        before: Card | None,
        seat: int,
        cause: int,
        by: int,
        value: int = 0,
        detail: int = 0,
        known: Record | None = None,
    ) -> None:
        """T-7.4. Report something that triggers may be about, but by which nothing has happened: nothing misses its timing because of it."""
        self.report(Event(kind, number, before, seat, cause, by, value, detail, self.batch, known))

    def report(self, event: Event) -> None:
        """Let the window and the triggers that listen know of an event."""
        kind = event.kind
        number = event.card
        add_event(self, event)
        if self.tally is not None:
            tell_tally(self, event)
        if number >= 0:
            face = self.cards[number].face
            assert isinstance(face, PrintedCard)
            if face.listens & kind:
                for ability in face.triggers:
                    if ability.event & kind and not (kind == t.E_FLIPPED and is_silent(ability, event)):
                        self.meet(number, face, ability, event)
        if self.watching:
            for watcher in self.watching:
                face = self.cards[watcher].face
                assert isinstance(face, PrintedCard)
                if face.watched & kind:
                    for ability in face.watches:
                        if ability.event & kind:
                            self.meet(watcher, face, ability, event)

    def announced(self, link: Link) -> None:
        """An activation has been announced, its cost paid, its targets named: it is on the Chain. T-9.1, CHAIN-5

        T-7.4. The activation comes after its cost: what was paid is not the last thing that happened, even if the effect does nothing.
        """
        add_link(self, with_spared(self, link))
        self.next_batch()
        self.tell(t.E_ACTIVATED, link.card, None, link.seat, t.BY_RULE, -1, len(self.chain), link.ability)

    def note(
        self, kind: int, number: int, seat: int, cause: int = t.BY_RULE, by: int = -1, value: int = 0, detail: int = 0
    ) -> None:
        """Write something into the log that no rule asks about: a note, or an event that is told without meeting any trigger."""
        if self.journal is not None:
            before = self.cards[number] if number >= 0 else None
            add_to_journal(self, Event(kind, number, before, seat, cause, by, value, detail, self.batch))

    def meet(self, number: int, face: PrintedCard, ability: Ability, event: Event) -> None:
        """Let a trigger wait for its Chain if this event is the one that it names. T-7.5, T-7.7"""
        card = self.cards[number]
        if (
            ability.own
            and event.card == number
            and event.before is not None
            and ability.places & (1 << t.P_GRAVEYARD) == 0
        ):
            # T-3.4, T-7.7: a card that left is asked about where it lay, one that came about where it lies now.
            if not ability.places & (1 << place_of(event.before) | 1 << place_of(card)):
                return
            if (
                ability.at_once
                and event.before.binding in self.negations.held_down
                and card.stay != event.before.stay
                and ability.places & (1 << place_of(event.before))
            ):
                # T-9.13: what a negated card would do as it leaves does not happen.
                return
        elif not ability.places & (1 << place_of(card)) or (
            self.moved and not ability.own and not self.was_there(number, ability)
        ):
            return
        seat = card.controller
        if ability.own and event.before is not None and (card.zone != t.GRAVEYARD or event.kind & TOLD_OF_WHERE_IT_LAY):
            # TERM-CONTROL-2: what is met in the Graveyard is its owner's, and what a monster does as it is Summoned is its controller's.
            if event.kind != t.E_SUMMONED:
                seat = event.before.controller
        if ability.owners and event.card >= 0:
            seat = self.cards[event.card].owner
        link = Link(seat, number + STAYS * card.stay, face, ability.index, event, card.zone)
        if ability.hearing is not None and not ability.hearing.holds(self, link):
            return
        waiting = Waiting(seat, number + STAYS * card.stay, face, ability.index, event, self.moment_of(ability))
        if ability.together and self.has_met(waiting, ability):
            return
        add_waiting(self, waiting)

    def was_there(self, number: int, ability: Ability) -> bool:
        """T-7.7. Whether a card that hears of another lay, before the batch, where it can hear: it does not hear of what leaves with it.

        One that comes to the field with others hears of those (King Tiger Wanghu and Cyber Jar).
        """
        for before in self.moved:
            if before.number == number:
                return self.cards[number].slot >= 0 or ability.places & (1 << place_of(before)) != 0
        return True

    def has_met(self, met: Waiting, ability: Ability) -> bool:
        """Whether a trigger was met by another event of the same batch already, for the same player; it keeps how many met it. TERM-DRAWCOUNT-2

        Where that player is the owner of the event's card, the monster of the highest Level stands for all: the text lets the owner choose.
        """
        for place, waiting in enumerate(self.waiting):
            if waiting.source != met.source or waiting.ability != met.ability or waiting.event.batch != met.event.batch:
                continue
            if not ability.owners:
                keep_waiting(self, [*self.waiting[:place], waiting.once_more(), *self.waiting[place + 1 :]])
                return True
            if waiting.seat == met.seat:
                if self.faces[met.event.card].level > self.faces[waiting.event.card].level:
                    keep_waiting(self, [*self.waiting[:place], met, *self.waiting[place + 1 :]])
                return True
        return False

    def moment_of(self, ability: Ability) -> int:
        """The moment of the Damage Step from which a trigger may be put on a Chain; 0 for at once. T-1.7, T-5.2, T-5.6"""
        if ability.as_activated:
            return AS_ACTIVATED
        if ability.at_once:
            return WITH_LINK if ability.event == t.E_ACTIVATED else AT_ONCE
        if self.battle_step == t.DAMAGE_STEP and self.substep == 2 and not ability.at_start_of_damage_step:
            return 6
        return 0


def with_spared(duel: Duel, link: Link) -> Link:
    """ERA-REAPER-1. The link with those targets that being targeted would destroy, and that lie face-down now: it does not destroy them."""
    face = link.face
    assert isinstance(face, PrintedCard)
    apart = face.abilities[link.ability].apart
    spared: list[int] = []
    for binding in link.bound[t.TARGETS] + link.bound[apart] if apart >= 0 else link.bound[t.TARGETS]:
        number = duel.bound_card(binding)
        if number >= 0 and duel.faces[number].kinds & X_TARGETED_DIES.bit and not duel.cards[number].face_up:
            if duel.cards[number].zone == t.MONSTERS:
                spared.append(binding)
    return link.with_spared(tuple(spared)) if spared else link


def is_silent(ability: Ability, event: Event) -> bool:
    """EFFECT-2. Whether an effect that flips a monster says that its Flip Effect is not activated."""
    return event.detail == t.WITHOUT_FLIP_EFFECT and ability.kind == FLIP_EFFECT


def duel_again(held: tuple[Any, ...], always: bool, serial: int, decisions: int) -> Duel:
    """A duel from what it pickles as."""
    duel = Duel()
    duel.take_duel(held)
    duel.take_beside(always, serial, decisions)
    return duel
