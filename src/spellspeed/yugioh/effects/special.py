"""Verbs of few cards: excavating, namesakes in the Decks, turns counted on a card, monsters as Equip Cards, coins and dice."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import COINS, DICE, given_result, random_number
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import has_flip_effect
from spellspeed.yugioh.effects.lasting import attach, begin_lasting
from spellspeed.yugioh.effects.verbs import AboutGroup
from spellspeed.yugioh.rules.abilities import Alteration, Group, Step
from spellspeed.yugioh.rules.bonds import HeldByEffect
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import ADDED, SENT, TAKEN_OUT, Leaving, destroy, destroy_out_of_play
from spellspeed.yugioh.rules.memory import TURNS, keep_number, kept_number
from spellspeed.yugioh.rules.moving import move, set_card, shuffle_deck
from spellspeed.yugioh.rules.terms import (
    A_CHOOSE,
    AS_EQUIP,
    BY_EFFECT,
    CHOOSE,
    DECK,
    DONE,
    E_COIN,
    E_COUNTER_ADDED,
    E_DIE,
    E_EQUIPPED,
    E_REVEALED,
    FIELD,
    FIELD_ICON,
    HAND,
    NUMBERS,
    SPELL,
    SPELLS,
    TRAP,
    WHILE_FACE_UP,
    WHILE_LINKED,
)  # fmt: skip


class ExcavateUntil(Step):
    """Turn up cards from the top of the own Deck until one is of these kinds: that one to the hand, the others to the Graveyard.

    Where the whole Deck has none, nothing is turned up: it is shuffled."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        seat = walk.link.seat
        deck = duel.zone(seat, DECK)
        others: list[int] = []
        found = -1
        for number in reversed(deck):
            duel.note(E_REVEALED, number, seat)
            if duel.printed(number).kind in self.kinds:
                found = number
                break
            others.append(number)
        if found < 0:
            others.clear()
            shuffle_deck(duel, seat)
        leaving = [Leaving(number, SENT, BY_EFFECT, walk.link.card) for number in others]
        if found >= 0:
            leaving.append(Leaving(found, ADDED, BY_EFFECT, walk.link.card))
        at_once(duel, leaving)
        walk.go_on(duel)


class RemoveNamesakes(AboutGroup):
    """Destroy and remove from play a face-down monster; if it has a Flip Effect, both players remove its namesakes from their Decks."""

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link):
            face = duel.printed(number)
            destroy_out_of_play(duel, number, BY_EFFECT, walk.link.card)
            if has_flip_effect(duel, number):
                duel.next_batch()
                namesakes: list[Leaving] = []
                for seat in duel.order_from(duel.turn_seat):
                    for other in duel.zone(seat, DECK):
                        if duel.cards[other].face.code == face.code:
                            namesakes.append(Leaving(other, TAKEN_OUT, BY_EFFECT, walk.link.card))
                at_once(duel, namesakes)
                for seat in duel.order_from(duel.turn_seat):
                    shuffle_deck(duel, seat)
        walk.go_on(duel)


class CountTurn(Step):
    """T-6.8, GEAR-3. Count a turn on this card; at the last one it is destroyed."""

    def __init__(self, last: int) -> None:
        self.last: Final = last

    def parts(self) -> tuple[object, ...]:
        return (self.last,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        number = walk.link.card
        card = duel.cards[number]
        turns = kept_number(duel, card.binding, TURNS) + 1
        keep_number(duel, card.binding, TURNS, turns)
        duel.note(E_COUNTER_ADDED, number, card.controller, value=turns)
        if turns >= self.last:
            destroy(duel, number, BY_EFFECT, number)
        walk.go_on(duel)


class SetFromHand(Step):
    """The player of the effect may Set a Spell or Trap Card from the hand."""

    def settable(self, duel: Duel, seat: int) -> list[int]:
        """The cards that can be Set."""
        found: list[int] = []
        for number in duel.zone(seat, HAND):
            face = duel.printed(number)
            if (face.kind == SPELL or face.kind == TRAP) and not face.placed_only:
                if (face.icon == FIELD_ICON and duel.zone(seat, FIELD)[0] < 0) or (
                    face.icon != FIELD_ICON and duel.free_slot(seat, SPELLS) >= 0
                ):
                    found.append(number)
        return found

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.settable(duel, walk.link.seat)
        if not found:
            walk.go_on(duel)
            return
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes, 0, 1))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        for pick in picks:
            self.start(duel, walk)
            number = subject_of(pick)
            seat = walk.link.seat
            if duel.printed(number).icon == FIELD_ICON:
                set_card(duel, number, seat, FIELD, 0)
            else:
                set_card(duel, number, seat, SPELLS, duel.free_slot(seat, SPELLS))
        walk.go_on(duel)


class Absorb(Step):
    """TERM-EQUIPCARD-1. Equip the target to this monster as an Equip Card, face-down where it was; `changes` last while it is equipped."""

    def __init__(self, group: Group, changes: tuple[Alteration, ...] = ()) -> None:
        self.group: Final = group
        self.changes: Final = changes

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.changes)

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0 and self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        seat = walk.link.seat
        slot = duel.free_slot(seat, SPELLS)
        done: list[int] = []
        for number in self.group.members(duel, walk.link)[:1]:
            if slot < 0:
                continue
            before = move(duel, number, seat, SPELLS, slot, duel.cards[number].face_up, by=seat, marks=AS_EQUIP)
            duel.tell(E_EQUIPPED, number, before, seat, BY_EFFECT, walk.link.card)
            attach(duel, number, walk.link.card)
            hold_by_effect(duel, walk.link, number)
            done.append(duel.binding(number))
            for change in self.changes:
                act = walk.link.with_source(duel.binding(number))
                begin_lasting(duel, act, change, (duel.binding(walk.link.card),), 0, WHILE_LINKED, duel.turn)
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))


def hold_by_effect(duel: Duel, act: Link, number: int) -> None:
    """T-9.13. From now on an Equip Card is held by the effect of the monster that took it."""
    begin_lasting(duel, act, HeldByEffect(), (duel.binding(number),), 0, WHILE_FACE_UP, duel.turn)


class TossCoins(Step):
    """GEAR-1. Toss coins; the number of heads is kept."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        heads = 0
        for _ in range(self.number):
            heads += toss(duel, walk.link)
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (heads,)))


def toss(duel: Duel, act: Link) -> int:
    """One toss: 1 for heads, 0 for tails. A result given in advance is taken first."""
    result = given_result(duel, COINS)
    if result < 0:
        result = random_number(duel, "coin", 2)
    duel.note(E_COIN, act.card, act.seat, value=result)
    return result


class RollDie(Step):
    """GEAR-2. Roll a die; its number is kept."""

    def run(self, duel: Duel, walk: Walk) -> None:
        result = given_result(duel, DICE)
        if result < 0:
            result = random_number(duel, "die", 6) + 1
        duel.note(E_DIE, walk.link.card, walk.link.seat, value=result)
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (result,)))
