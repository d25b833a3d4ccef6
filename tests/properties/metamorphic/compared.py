"""What two plays are compared by: their asks and all that lies where, with the cards of one named as those of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.atoms import order_zone
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_TRIGGER, ATTACK_WITH, DECK, E_RETURNED, E_SHUFFLED, NAME_OF, NOTE, PROPER
from spellspeed.yugioh.duel.trap_monsters import TAKEN
from tests.properties.metamorphic.laid import PILES

PLACES_OF_A_TRIGGER: Final = 64
"""A trigger's option is its ability and, times this, its place among those asked about."""
HOLD_A_CARD: Final = ("BarsName", "Robbed", "StaysUnused")
"""Lasting effects of which the amount is a card."""
NO_CARD: Final = -99
Meaning = tuple[object, ...]


class Names:
    """How the cards of a duel are named: each number stands for itself, or for the one that it is given. Whose card `anyones` is is not said."""

    def __init__(self, names: Sequence[int] = (), anyones: int = -1) -> None:
        self.names: Final = tuple(names)
        self.anyones: Final = anyones

    def of(self, number: int) -> int:
        """The name of a card; one that came later (a Token) has its number. A zone that a trap monster takes is named by it."""
        if number <= TAKEN:
            return TAKEN - self.of(TAKEN - number)
        return self.names[number] if 0 <= number < len(self.names) else number

    def binding(self, binding: int) -> int:
        """The name of a card in a stay."""
        return self.of(binding % STAYS) + binding // STAYS * STAYS if binding else 0

    def option(self, ask: Ask, code: int) -> tuple[int, int, int]:
        """What an option says."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if verb == ATTACK_WITH and extra:
            extra = self.of(extra - 1) + 1
        if ask.kind == A_TRIGGER:
            extra %= PLACES_OF_A_TRIGGER
        return (verb, self.of(number), extra)

    def meaning(self, ask: Ask | None) -> Meaning:
        """What an ask says, in whatever order its options stand."""
        if ask is None:
            return ()
        options = sorted(self.option(ask, code) for code in ask.options)
        return (ask.seat, ask.kind, self.of(ask.about), options, ask.least, ask.most, ask.rule, ask.goal)

    def card(self, card: Card) -> Meaning:
        """A card where it lies."""
        by = self.of(card.by) if card.zone == DECK and card.face_up else card.by  # the card that turned it, there
        if card.number == self.anyones and card.slot < 0:
            return (
                (self.of(card.number), card.face.code, -1, -1, card.zone, card.stay),
                (card.face_up,),
                (card.marks & PROPER,),
            )
        return (
            (self.of(card.number), card.face.code, *self.sides(card), card.zone, card.stay),
            (card.face_up, card.position, card.arrived, by, card.changed, card.attacked, card.attacks),
            (card.marks, card.counters, self.binding(card.link)),
        )

    def sides(self, card: Card) -> tuple[int, int]:
        """Owner and controller."""
        if card.number != self.anyones:
            return (card.owner, card.controller)
        return (-1, card.controller if card.slot >= 0 else -1)

    def table(self, duel: Duel) -> Meaning:
        """All that lies where, what its values are, and what lasts. In which slot, and in what order in a pile, is no matter."""
        unsaid = self.anyones if self.anyones >= 0 and duel.cards[self.anyones].slot < 0 else NO_CARD
        places = [sorted(self.of(number) for number in zone if number != unsaid) for zone in duel.zones]
        values = sorted(
            (self.of(n), attack(duel, n), defense(duel, n)) for seat in range(duel.seats) for n in duel.monsters(seat)
        )
        lasting = sorted(
            (
                effect.seat,
                self.binding(effect.source),
                self.amount(effect),
                effect.until,
                effect.turn,
                str(effect.change),
            )
            for effect in duel.lasting
        )
        cards = sorted(self.card(card) for card in duel.cards)
        return (
            places,
            cards,
            values,
            list(duel.life),
            duel.turn,
            duel.phase,
            duel.over,
            duel.winner,
            len(duel.chain),
            lasting,
        )

    def amount(self, effect: Lasting) -> int:
        """How much a lasting effect is about: a number that holds a card is named."""
        held = effect.amount
        if type(effect.change).__name__ in HOLD_A_CARD:
            return self.of(held % STAYS) + held // STAYS * STAYS
        return held

    def events(self, duel: Duel, since: int = 0) -> list[Meaning]:
        """What has happened, without notes for the log; what happened at once in the order of the cards' names."""
        assert duel.journal is not None
        told = [event for event in duel.journal[since:] if event.kind < NOTE]
        return sorted(
            (
                e.batch,
                e.kind,
                self.of(e.card),
                -1 if e.card >= 0 and e.card == self.anyones else e.seat,
                e.cause,
                self.of(e.by),
            )
            for e in told
        )

    def picks(self, ask: Ask, picks: Sequence[int], other: Ask, names: Names) -> tuple[int, ...]:
        """The picks of an ask as those of another one that says the same."""
        left = {code: names.option(other, code) for code in other.options}
        found: list[int] = []
        for pick in picks:
            wanted = self.option(ask, pick)
            code = next(code for code, said in left.items() if said == wanted)
            del left[code]
            found.append(code)
        return tuple(found)


def order_alike(duel: Duel, names: Names, twin: Duel, others: Names) -> None:
    """Bring the piles of the twin into the order of the first: cards that come at once lie in the order of their numbers, which no rule asks for."""
    numbers = {others.of(card.number): card.number for card in twin.cards}
    for seat in range(duel.seats):
        for zone in PILES:
            wanted = [numbers[names.of(number)] for number in duel.zone(seat, zone)]
            if wanted != twin.zone(seat, zone):
                order_zone(twin, seat, zone, wanted)


def shuffled_at_once(duel: Duel, since: int) -> bool:
    """Whether several cards were shuffled into a Deck at once: they lie there in the order of their numbers before, and what is drawn follows."""
    assert duel.journal is not None
    told = duel.journal[since:]
    return any(event.kind == E_SHUFFLED for event in told) and sum(event.kind == E_RETURNED for event in told) > 1


def asks_for_name(ask: Ask) -> bool:
    """Whether the name of a card is to be declared: one may say those of the cards that one owns."""
    return any(verb_of(code) == NAME_OF for code in ask.options)


def parted(one: object, two: object) -> str:
    """What of two facts is not the same."""
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        if len(one) == len(two):
            return "; ".join(parted(a, b) for a, b in zip(one, two, strict=True) if a != b)
        return f"{[a for a in one if a not in two]} against {[b for b in two if b not in one]}"
    return f"{one} against {two}"
