"""Where what is about a card stands: its declaration, the words that it is written in, and its scenarios."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from spellspeed.checkout.scenarios import SCENARIOS, labels_of, places_of
from spellspeed.checkout.sources import Place, definition, shown, source_of, statements
from spellspeed.simulation.mutation.own_scenarios import names_of, standing_alone
from spellspeed.yugioh.cards import facts, writing
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.cards.places import file_of, module_of
from spellspeed.yugioh.cards.pool import declaration_of
from spellspeed.yugioh.text.vocabulary import parts_declared, records_of
from spellspeed.yugioh.words.declaring import DECLARED_CARDS

WORDS = ("spellspeed.yugioh.words", "spellspeed.yugioh.cards")
"""Where words are defined: for all cards, for a family of them, or beside the one that uses it."""


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """Where what is about a card stands.

    `declaration` is None for a card that is complete with its facts, and for one that cannot be played yet. `own` are the scenarios of the card's own
    file, `others` those elsewhere that name it; None where no scenarios are at hand.
    """

    name: str
    declaration: Place | None
    words: tuple[Place, ...]
    own: tuple[Place, ...] | None
    others: tuple[Place, ...] | None


def card_places(card: CardFacts, scenarios: str | Path = SCENARIOS) -> CardPlaces:
    """Where what is about a card stands; `scenarios` is the folder of theirs. Raises ScenarioError where one cannot be read."""
    declared = place_of(card)
    whole = standing_alone(names_of(card.name))
    labels = labels_of(scenarios, lambda text: whole.search(facts.folded(text)) is not None)
    own = Path(scenarios) / "cards" / f"{file_of(card)}.yaml"
    return CardPlaces(
        card.name,
        declared,
        () if declared is None else words_of(card),
        None if labels is None else places_of(each for each in labels if Path(each.where.file) == own),
        None if labels is None else places_of(each for each in labels if Path(each.where.file) != own),
    )


def place_of(card: CardFacts) -> Place | None:
    """Where a card is declared; None where it is not."""
    module = module_of(card)
    if declaration_of(card) is None or module is None or card.name not in DECLARED_CARDS:
        return None
    path = source_of(module)
    if path is None:
        return Place(module, 0, "")
    return Place(shown(path), next((found.lineno for found, _ in statements(path, card.name)), 1), "")


def words_of(card: CardFacts) -> tuple[Place, ...]:
    """The words of a declaration: the classes of what it holds, and what it is written with (`spell`, `recruiter`)."""
    records = [record for part in parts_declared(card.name) for record in records_of(part)]
    used = {(type(record).__module__, type(record).__name__) for record in records} | set(written_with(card))
    found = [definition(module, name) for module, name in used if module.startswith(WORDS)]
    return tuple(sorted(found, key=lambda place: (place.what.casefold(), place.file)))


def written_with(card: CardFacts) -> Iterator[tuple[str, str]]:
    """The functions and classes that stand in a card's declaration, with their modules; none where its source is not at hand."""
    module = module_of(card)
    path = None if module is None else source_of(module)
    for statement, _ in () if path is None else statements(path, card.name):
        for node in ast.walk(statement):
            word = getattr(writing, node.id, None) if isinstance(node, ast.Name) and node.id != "card" else None
            if callable(word):
                yield word.__module__, word.__name__
