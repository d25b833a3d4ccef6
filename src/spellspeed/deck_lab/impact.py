"""What each card of a deck is worth to its bot: one copy against a blank in the same place, with the same seeds; and beside it the measures that
players know from what was drawn (17Lands), which say nothing about cause.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellspeed.deck_lab.rows import SIDES, PlayedDuel
from spellspeed.deck_lab.statistics import Interval, Paired, marked, mean_interval, paired
from spellspeed.deck_lab.versions import Bench, with_slots
from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.decks import DeckList


class NotInDeck(SpellspeedError):
    """A card whose impact is asked for is not in the Main Deck."""


@dataclass(frozen=True, slots=True)
class CardRates:
    """Win rates of a card's deck: with it in the opening hand, in the hand at any time, never in the hand; each with the number of duels.
    `improvement` is in hand minus never: longer duels draw more cards, so it is no cause."""

    opening: Interval
    opening_duels: int
    in_hand: Interval
    in_hand_duels: int
    never: Interval
    never_duels: int

    @property
    def improvement(self) -> float:
        """Win rate with the card in hand minus win rate without, 0 where one of them has no duels."""
        return self.in_hand.middle - self.never.middle if self.in_hand_duels and self.never_duels else 0.0


@dataclass(frozen=True, slots=True)
class Impact:
    """One card: how many copies, what one of them is worth against the blank, whether that is marked among all cards, and its rates."""

    card: str
    copies: int
    worth: Paired
    is_marked: bool
    rates: CardRates


def versions_without(deck: DeckList, blank: int, cards: Sequence[str] = ()) -> dict[str, DeckList]:
    """By card, in the order of the list: the deck with a blank in the place of its first copy. Raises NotInDeck."""
    slots: dict[str, int] = {}
    for place, code in enumerate(deck.main):
        slots.setdefault(by_passcode(code).name, place)
    for name in cards:
        if name not in slots:
            raise NotInDeck(f'"{name}" is not in the Main Deck of {deck.name}.{did_you_mean(name, slots)}')
    wanted = {
        name: place for name, place in slots.items() if deck.main[place] != blank and (not cards or name in cards)
    }
    return {name: with_slots(deck, {place: blank}, f"{deck.name} -{name}") for name, place in wanted.items()}


def impacts(bench: Bench, deck: DeckList, versions: dict[str, DeckList]) -> list[Impact]:
    """What the cards are worth, the most first, once all is played."""
    base = bench.duels_of(deck, deck)
    worths = {name: paired(bench.duels_of(version, deck), base) for name, version in versions.items()}
    known = {name: worth for name, worth in worths.items() if worth is not None}
    marks = marked([worth.p_value for worth in known.values()])
    all_duels = [duel for duels in base for duel in duels]
    rates = {name: card_rates(all_duels, name) for name in known}
    names = [by_passcode(code).name for code in deck.main]
    found = [
        Impact(name, names.count(name), worth, mark, rates[name])
        for (name, worth), mark in zip(known.items(), marks, strict=True)
    ]
    return sorted(found, key=lambda each: -each.worth.difference.middle)


def card_rates(duels: Sequence[PlayedDuel], name: str) -> CardRates:
    """The rates of a card of the first deck."""
    opening: list[float] = []
    in_hand: list[float] = []
    never: list[float] = []
    for duel in duels:
        for card in duel.cards:
            if card.card == name and card.side == SIDES[0]:
                score = duel.row.score
                (in_hand if card.opening + card.drawn else never).append(score)
                if card.opening:
                    opening.append(score)
    parts = [(mean_interval(each), len(each)) for each in (opening, in_hand, never)]
    return CardRates(*parts[0], *parts[1], *parts[2])
