"""The cards of the set and the decks made of them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.hkk.language.plain import from_plain
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.rules.deck_building import SIZE, deck_problems, sizes
from spellspeed.hkk.rules.faces import VARIABLE, CardFace, SummoningCost
from spellspeed.hkk.rules.options import Options
from spellspeed.hkk.text import words
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.words.worded import ENGLISH, Near, Phrase, WordedInHkk

LANGUAGES: Final = ("en", "hu")


class UnknownCard(WordedInHkk):
    """The set has no card of that name; the message names near ones."""


class UnknownDeck(WordedInHkk):
    """There is no deck of that name; the message names those there are."""


@cache
def entries() -> dict[int, dict[str, Any]]:
    """The cards as they stand in the file, by code."""
    text = files("spellspeed.hkk.cards").joinpath("cards.json").read_text(encoding="utf-8")
    return {entry["code"]: entry for entry in json.loads(text)}


@cache
def faces() -> dict[str, CardFace]:
    """All cards of the set by their English names."""
    return {entry["name"]["en"]: face_of(entry) for entry in entries().values()}


def face_of(entry: dict[str, Any]) -> CardFace:
    """A card as printed."""
    cost = {name: number(value) for name, value in entry["cost"].items()}
    clauses = from_plain(entry["clauses"])
    assert isinstance(clauses, tuple)
    assert all(isinstance(one, Clause) for one in clauses)
    return CardFace(
        entry["code"],
        entry["name"]["en"],
        words.Noun(entry["type"]),
        SummoningCost(cost.get("vp", 0), cost.get("builder", 0), cost.get("sacrifice", 0), cost.get("component", 0)),
        number(entry.get("damage", 0)),
        number(entry.get("life", 0)),
        number(entry.get("structure", 0)),
        tuple(entry["colours"]),
        tuple(entry.get("subtypes", ())),
        entry["year"],
        clauses,
    )


def number(value: int | str) -> int:
    """A printed number; X and ? are VARIABLE."""
    return value if isinstance(value, int) else VARIABLE


def face_named(name: str) -> CardFace:
    """The card of that name, in either language and in any letter case. Raises UnknownCard."""
    for entry in entries().values():
        if name.casefold() in (entry["name"][language].casefold() for language in LANGUAGES):
            return faces()[entry["name"]["en"]]
    raise UnknownCard("card.unknown", name=name, near=Near(name, faces()))


def name_in(face: CardFace, language: str) -> str:
    """The name of a card in a language; cards that are not of the set have one name."""
    return str(entries()[face.code]["name"][language]) if face.code in entries() else face.name


def text_in(face: CardFace, language: str) -> str:
    """The text of a card in a language; of one that is not of the set what it means in normalized words."""
    if face.code in entries():
        return str(entries()[face.code]["text"][language])
    return print_text(face.clauses, language, face.is_spell)


@cache
def decks() -> dict[str, tuple[CardFace, ...]]:
    """The decks of the set by name."""
    text = files("spellspeed.hkk.cards").joinpath("decks.json").read_text(encoding="utf-8")
    return {
        name: tuple(face_named(card) for card, count in held.items() for _ in range(count))
        for name, held in json.loads(text).items()
    }


class IllegalDeck(WordedInHkk):
    """A deck is not legal under the options; the message names the rules and the cards."""


class AgainstRule(Phrase):
    """A card of a deck that a rule is against."""

    def __init__(self, rule: str, face: CardFace) -> None:
        super().__init__("deck.against", rule=rule)
        self.rule: Final = rule
        self.face: Final = face

    def said(self, language: str) -> str:
        return f"{self.rule} {name_in(self.face, language if language in LANGUAGES else ENGLISH)}"


def legal_decks(names: tuple[str, ...], options: Options) -> list[tuple[CardFace, ...]]:
    """HKK-91.2.2, HKK-91.2.3: the decks of these names. Raises UnknownDeck, and IllegalDeck where the options do not allow one."""
    return [legal(name, deck_named(name), options) for name in names]


def legal(name: str, deck: tuple[CardFace, ...], options: Options) -> tuple[CardFace, ...]:
    """HKK-91.2.2, HKK-91.2.3: the deck, if the options allow it. Raises IllegalDeck."""
    problems = deck_problems(list(deck), "", sizes(options))
    if problems:
        faces_in = {face.name: face for face in deck}
        listed = [
            Phrase("deck.size") if one.rule == SIZE else AgainstRule(one.rule, faces_in[one.card]) for one in problems
        ]
        raise IllegalDeck("deck.illegal", name=name, cards=len(deck), problems=listed)
    return deck


def deck_named(name: str) -> tuple[CardFace, ...]:
    """The deck of that name. Raises UnknownDeck."""
    if name not in decks():
        raise UnknownDeck("deck.unknown", name=name, decks=list(decks()), near=Near(name, decks()))
    return decks()[name]
