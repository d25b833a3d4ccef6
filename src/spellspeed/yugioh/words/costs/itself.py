"""Costs: this card itself (TERM-COST, T-9.2)."""

from __future__ import annotations

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import (
    TO_DECK,
    Leaving,
    discard,
    reaches_graveyard,
    remove_from_play,
    send_to_graveyard,
)
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import frees_zone
from spellspeed.yugioh.may.pay import may_be_removed, may_discard
from spellspeed.yugioh.words.costs.cards import end_payment


class DiscardingItself(Step):
    """Discard this card from the hand as a cost."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].zone == t.HAND and may_discard(duel, act)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        discard(duel, walk.link.card, t.BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class SendingItself(Step):
    """Send this card to the Graveyard as a cost (T-9.2)."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].zone != t.GRAVEYARD and reaches_graveyard(duel, act.card)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees(self, duel: Duel, act: Link) -> int:
        return 1 if frees_zone(duel, act.seat, act.card) else 0

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        send_to_graveyard(duel, walk.link.card, t.BY_COST, walk.link.card)
        end_payment(duel, walk)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class ShufflingItself(Step):
    """Shuffle this card into its owner's Deck as a cost (T-9.2)."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.on_field(act.card)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees(self, duel: Duel, act: Link) -> int:
        return 1 if frees_zone(duel, act.seat, act.card) else 0

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        number = walk.link.card
        at_once(duel, [Leaving(number, TO_DECK, t.BY_COST, number)])
        shuffle_deck(duel, duel.cards[number].owner)
        end_payment(duel, walk)
        walk.go_on(duel, walk.link.with_source(duel.binding(number)))


class ReturningItself(ShufflingItself):
    """FDECK-1. Return this Fusion Monster to its owner's Fusion Deck as a cost."""


class RemovingItself(Step):
    """TERM-RFP-1. Remove this card from play as a cost."""

    def could(self, duel: Duel, act: Link) -> bool:
        return may_be_removed(duel, act.card, act.seat)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees(self, duel: Duel, act: Link) -> int:
        return 1 if frees_zone(duel, act.seat, act.card) else 0

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        remove_from_play(duel, walk.link.card, t.BY_COST, walk.link.card)
        end_payment(duel, walk)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))
