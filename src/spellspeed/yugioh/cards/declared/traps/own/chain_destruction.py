"""Chain Destruction, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel


class DestroyNamesakes(Step):
    """Destroy all cards with the name of the target in its controller's hand and Deck, of a Fusion Monster in the Fusion Deck too.

    The target may be stronger than it was, or gone: then they are its owner's.
    """

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        target = walk.link.bound[TARGETS][0] % STAYS
        seat = duel.cards[target].controller
        zones = (HAND, DECK, FUSION_DECK) if duel.faces[target].is_fusion else (HAND, DECK)
        name = card_name(duel, target)
        found = [number for zone in zones for number in duel.zone(seat, zone) if card_name(duel, number) == name]
        at_once(duel, [Leaving(number, DESTROYED, BY_EFFECT, walk.link.card) for number in found])
        shuffle_deck(duel, seat)
        walk.go_on(duel)


NOT_STRONG = (AttackFrom(0, 2000), FaceUp())

card(
    "Chain Destruction",
    when_summoned(
        (DestroyNamesakes(),),
        HeardCard(Cards((MONSTERS,), EVERYBODY, NOT_STRONG)),
        targets=(Target(JustHappened(E_SUMMONED, EVERYBODY, NOT_STRONG)),),
    ),
)
