"""Positions of ordinary play: the cards that decks play most, drawn by how often they stand together in one deck."""

from __future__ import annotations

import collections
import itertools
import random
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.decks.files import SUFFIXES, read_deck
from tools.second_engine.positions import Side, monster_on_field, position_text, quoted, set_card

MOST_PLAYED: Final = 250
FEWEST, MOST = 3, 7
"""So many cards are laid a side, without the Deck."""
ZONES: Final = 5
ONCE_MORE: Final = 0.1
"""How often a card is drawn that is there already."""
WITH_A_DECK, CARDS_OF_DECK = 0.6, 4
FUSION_WEIGHT: Final = 0.15
"""Decks hold many Fusion Monsters, and few of them come into play."""
MONSTER_PLACES: Final = {"monsters": 45, "hand": 30, "graveyard": 25}
FUSION_PLACES: Final = {"monsters": 30, "fusion_deck": 45, "graveyard": 25}
SPELL_PLACES: Final = {"hand": 50, "spells_traps": 30, "graveyard": 20}
TRAP_PLACES: Final = {"hand": 10, "spells_traps": 75, "graveyard": 15}
FIELD_PLACES: Final = {"hand": 60, "field_spell": 30, "graveyard": 10}


class Played:
    """How often each card is played, and how often two of them stand in one deck."""

    def __init__(self, decks: Iterable[Collection[int]], usable: Collection[int]) -> None:
        of_each: collections.Counter[int] = collections.Counter()
        sets = [sorted({code for code in deck if code in usable}) for deck in decks]
        for deck in sets:
            of_each.update(deck)
        self.of_each: Final = dict(sorted(of_each.items(), key=lambda item: (-item[1], item[0]))[:MOST_PLAYED])
        together: collections.Counter[tuple[int, int]] = collections.Counter()
        for deck in sets:
            together.update(itertools.permutations([code for code in deck if code in self.of_each], 2))
        self.together: Final = together

    def one(self, beside: Collection[int], rng: random.Random) -> int:
        """A card, the likelier the more often it stands in a deck with those."""
        if beside and rng.random() < ONCE_MORE:
            return rng.choice(list(beside))
        beside_these = {code: sum(self.together[code, other] for other in beside) for code in self.of_each}
        often = beside_these if any(beside_these.values()) else self.of_each
        weights = [count * (FUSION_WEIGHT if facts.by_passcode(code).is_fusion else 1) for code, count in often.items()]
        return rng.choices(list(often), weights)[0]


def read_played(places: Iterable[Path], usable: Collection[int]) -> Played:
    """The decks of these files and folders. Raises the errors of a deck that cannot be read."""
    files = [file for place in places for file in (sorted(place.iterdir()) if place.is_dir() else [place])]
    decks = [read_deck(file) for file in files if file.suffix in SUFFIXES]
    return Played([(*deck.main, *deck.fusion, *deck.side) for deck in decks], usable)


class OrdinaryMaker:
    """Makes positions out of what is played."""

    def __init__(self, played: Played) -> None:
        self.played: Final = played

    def text(self, number: int, rng: random.Random) -> str:
        """A position as a scenario without steps."""
        sides = {seat: self.side(rng) for seat in "AB"}
        return position_text(f"ordinary play {number}", sides, rng)

    def side(self, rng: random.Random) -> Side:
        """The cards of a side."""
        side: Side = collections.defaultdict(list)
        drawn: list[int] = []
        for _ in range(rng.randint(FEWEST, MOST)):
            code = self.played.one(drawn, rng)
            drawn.append(code)
            self.lay(facts.by_passcode(code), side, rng)
        if rng.random() < WITH_A_DECK:
            for _ in range(CARDS_OF_DECK):
                fact = facts.by_passcode(self.played.one(drawn, rng))
                side["fusion_deck" if fact.is_fusion else "deck"].append(quoted(fact.name))
        return side

    def lay(self, fact: CardFacts, side: Side, rng: random.Random) -> None:
        """A card where it lies in play; where its zones are full it is in the Graveyard."""
        places = places_of(fact)
        where = rng.choices(list(places), list(places.values()))[0]
        if len(side[where]) >= (
            1 if where == "field_spell" else ZONES if where in ("monsters", "spells_traps") else 99
        ):
            where = "graveyard"
        if where == "monsters":
            side[where].append(monster_on_field(fact.name, 0.0 if fact.is_fusion or fact.is_ritual else rng.random()))
        elif where == "spells_traps":
            side[where].append(set_card(fact.name))
        else:
            side[where].append(quoted(fact.name))


def places_of(fact: CardFacts) -> dict[str, int]:
    """Where a card lies how often."""
    if fact.kind == "monster":
        return FUSION_PLACES if fact.is_fusion else MONSTER_PLACES
    if fact.icon == "Field":
        return FIELD_PLACES
    return TRAP_PLACES if fact.kind == "trap" else SPELL_PLACES
