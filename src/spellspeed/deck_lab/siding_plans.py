"""A siding plan from duels: which cards of the Side Deck for which of the Main Deck, tried in the order of what they are worth, paired by seed.

What is found best on some seeds looks better than it is: the exchange that was kept is played once more on seeds of its own, and that is told.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from spellspeed.deck_lab.impact import versions_without
from spellspeed.deck_lab.statistics import Paired, paired
from spellspeed.deck_lab.versions import Bench, with_slots
from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.decks import DeckList


class NoSideDeck(SpellspeedError):
    """A deck without a Side Deck that can be played cannot side."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A card of the Side Deck in the place of one of the Main Deck, on top of what was kept before: the paired difference to that, and whether it was
    kept."""

    out: str
    into: str
    gain: Paired
    is_kept: bool


@dataclass(slots=True)
class Siding:
    """What was tried, in order, and the exchange that came of it: place in the Main Deck -> card of the Side Deck."""

    tried: list[Tried] = field(default_factory=list)
    slots: dict[int, int] = field(default_factory=dict)


def pool_of(deck: DeckList, number: int) -> list[int]:
    """The cards of the Side Deck that may come in, each once: those of a Main Deck that can be played. Raises NoSideDeck."""
    found = [code for code in dict.fromkeys(deck.side) if is_implemented(code) and not by_passcode(code).is_fusion]
    if not found:
        raise NoSideDeck(f"{deck.name} has no card in its Side Deck that could come into the Main Deck")
    return found[:number]


class SideSearch:
    """Finds an exchange for a deck against the opponents of a bench. `steps` yields what is to be played next, as numbers of the plan."""

    def __init__(self, bench: Bench, deck: DeckList, blank: int, pool: int) -> None:
        self.bench: Final = bench
        self.deck: Final = deck
        self.blank: Final = blank
        self.pool: Final = pool_of(deck, pool)
        self.found: Final = Siding()

    def steps(self) -> Iterator[list[int]]:
        """The rounds of duels: the deck, each card against a blank, each card of the pool in the weakest place, then exchanges one by one."""
        yield self.bench.missing(self.deck)
        versions = versions_without(self.deck, self.blank)
        yield [number for version in versions.values() for number in self.bench.missing_of(version, self.deck)]
        worth = {name: -self.gain(version, self.deck) for name, version in versions.items()}
        slots = self.slots_by(worth)
        first = {code: self.version({slots[0]: code}) for code in self.pool}
        yield [number for version in first.values() for number in self.bench.missing_of(version, self.deck)]
        order = sorted(self.pool, key=lambda code: -self.gain(first[code], self.deck))
        copies = [code for code in order for _ in range(self.deck.side.count(code))]
        yield from self.exchanges(copies, slots)

    def exchanges(self, copies: Sequence[int], slots: list[int]) -> Iterator[list[int]]:
        """One exchange after the other on top of what was kept: the best card that is left for the weakest place that is left. A card that gained
        nothing is not tried again."""
        refused: set[int] = set()
        for code in copies:
            if code in refused or not slots:
                continue
            now, then = self.version(self.found.slots), self.version({**self.found.slots, slots[0]: code})
            yield self.bench.missing_of(then, self.deck)
            gain = paired(self.bench.duels_of(now, self.deck), self.bench.duels_of(then, self.deck))
            if gain is None:
                return
            is_kept = gain.difference.middle > 0
            self.found.tried.append(Tried(self.name_at(slots[0]), by_passcode(code).name, gain, is_kept))
            if is_kept:
                self.found.slots[slots.pop(0)] = code
            else:
                refused.add(code)

    def slots_by(self, worth: dict[str, float]) -> list[int]:
        """The places of the Main Deck, the least worth first; a blank in the deck itself is worth nothing."""
        places = range(len(self.deck.main))
        return sorted(places, key=lambda place: (worth.get(self.name_at(place), 0.0), place))

    def name_at(self, place: int) -> str:
        """The card in a place of the Main Deck."""
        return by_passcode(self.deck.main[place]).name

    def version(self, slots: dict[int, int]) -> DeckList:
        """The deck after an exchange; itself after none."""
        if not slots:
            return self.deck
        told = ", ".join(f"{place} {by_passcode(code).name}" for place, code in sorted(slots.items()))
        return with_slots(self.deck, slots, f"{self.deck.name} +{told}")

    def gain(self, version: DeckList, before: DeckList) -> float:
        """The mean difference in win rate."""
        found = paired(self.bench.duels_of(before, self.deck), self.bench.duels_of(version, self.deck))
        return 0.0 if found is None else found.difference.middle


def exchange_of(deck: DeckList, slots: dict[int, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What goes out and what comes in, by name with numbers. What is in both directions stays where it is."""
    out = Counter(by_passcode(deck.main[place]).name for place in slots)
    into = Counter(by_passcode(code).name for code in slots.values())
    return dict(sorted((out - into).items())), dict(sorted((into - out).items()))


def plan_text(deck: DeckList, slots: dict[int, int]) -> str:
    """The exchange as a siding plan for `simulate --match --plan`, where the deck is named first: before each later duel."""
    out, into = exchange_of(deck, slots)
    lines = ["first:", "  exchanges:", f"    - out: {listed(out)}", f"      in: {listed(into)}"]
    return "\n".join(lines) + "\n"


def listed(cards: dict[str, int]) -> str:
    """Cards with their numbers, as a mapping on one line."""
    return "{" + ", ".join(f"{json.dumps(name, ensure_ascii=False)}: {number}" for name, number in cards.items()) + "}"


def sided(deck: DeckList, slots: dict[int, int]) -> DeckList:
    """The deck after the exchange, under a name of its own."""
    return replace(with_slots(deck, slots, f"{deck.name} sided"))
