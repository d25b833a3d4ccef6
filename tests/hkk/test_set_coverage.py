"""The playable set: each keyword, kind of clause, kind of ability, resource and type of card occurs in several cards, and in a deck."""

from __future__ import annotations

import inspect
from collections import Counter
from types import ModuleType
from typing import Final

import pytest

from spellspeed.hkk.cards.pool import decks, faces
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.text import (
    amounts,
    clauses,
    conditions,
    costs,
    deck_rules,
    effects,
    events,
    scopes,
    sentences,
    shields,
    statements,
    words,
)
from spellspeed.hkk.text.node import Node

SEVERAL: Final = 3
NODES: Final = (amounts, conditions, costs, deck_rules, effects, events, scopes, sentences, shields, statements)
COLOURS: Final = ("green", "blue", "red", "black")


def nodes_in(value: object) -> list[Node]:
    """A node, and all nodes in it."""
    if isinstance(value, tuple):
        return [node for item in value for node in nodes_in(item)]
    return [value, *nodes_in(value.parts())] if isinstance(value, Node) else []


def things_on(face: CardFace) -> set[str]:
    """What a card shows: classes of nodes, forms of clauses, words, what its summoning cost takes, its type and colours."""
    nodes = nodes_in(face.clauses)
    found = {type(node).__name__ for node in nodes}
    found |= {f"{clause.kind} {clause.sub}" for clause in face.clauses}
    found |= {f"works in {one.zone}" for one in nodes if isinstance(one, clauses.Ability)}
    found |= {f"pays {one.resource}" for one in nodes if isinstance(one, costs.Pay)}
    found |= {f"gives {one.resource}" for one in nodes if isinstance(one, sentences.Gain)}
    found |= {f"costs {name}" for name in ("vp", "builder", "sacrifice", "component") if getattr(face.cost, name)}
    found |= {str(face.kind), *face.colours, *face.subtypes}
    keyworded = [*nodes, face]
    found |= {str(keyword) for one in keyworded if (keyword := getattr(one, "keyword", None))}
    return found


def counted() -> Counter[str]:
    """On how many cards of the set each thing occurs."""
    return Counter(thing for face in faces().values() for thing in things_on(face))


def classes(module: ModuleType) -> list[str]:
    """The names of the node classes that a module defines."""
    defined = inspect.getmembers(module, inspect.isclass)
    return [name for name, held in defined if held.__module__ == module.__name__ and issubclass(held, Node)]


WANTED: Final = (
    *[name for name in classes(clauses) if name != "PlayableFrom"], *words.KEYWORDS, *COLOURS,
    "creature", "instant", "general_spell", "enchantment", "building", "item",
    "ability continuous", "ability automatic", "ability activated", "ability reaction", "works in play", "works in hand", "works in collector",
    "costs vp", "costs builder", "costs sacrifice", "costs component", "pays vp", "gives vp", "gives life", "gives component",
)  # fmt: skip


@pytest.mark.parametrize("thing", WANTED)
def test_it_occurs_in_several_cards(thing: str) -> None:
    """On three cards at least."""
    assert counted()[thing] >= SEVERAL


@pytest.mark.parametrize("module", NODES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_what_the_set_does_not_say_is_known(module: ModuleType) -> None:
    """Words of the language that stand on no card of the set; scenarios and docs/hkk-text.md show them."""
    held = counted()
    assert {name for name in classes(module) if not held[name]} == UNUSED.get(module.__name__.rpartition(".")[2], set())


UNUSED: Final[dict[str, set[str]]] = {
    "amounts": {"CountersOn", "Stepwise"},
    "conditions": {"All", "Fulfils", "HasAttacked", "HasMore", "NthTurn"},
    "costs": {"EitherCost"},
    "events": {"DamagesPlayer", "Fights", "GoesToCollector"},
    "scopes": {"EitherAction"},
    "deck_rules": {"AllDifferent", "OfColour", "OneColour"},
    "sentences": {
        "BorrowControl",
        "ChooseOne",
        "DivideDamage",
        "Heal",
        "RemoveAllCounters",
        "RemoveCounters",
        "Shuffle",
        "Unless",
    },
    "shields": {"PreventDamageBy", "PreventDamageToCards"},
    "statements": {"CannotBeTarget", "CannotGain", "CannotUseAbilities", "GetsAndHas", "GetsForEach", "ThisIsFree"},
}


def test_each_card_stands_in_a_deck() -> None:
    """The two decks together hold the whole set."""
    in_decks = {face.name for deck in decks().values() for face in deck}
    assert set(faces()) - in_decks == set()
