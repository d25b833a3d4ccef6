"""Whether a deck is legal: copies, decks of special composition, formats. What a card says of it is an explanation (HKK-91.2.1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.meaning import compared
from spellspeed.hkk.rules.options import Options
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.clauses import CopyLimit, DeckRestriction, FormatBan
from spellspeed.hkk.text.deck_rules import AllDifferent, Holds, OfColour, OneColour
from spellspeed.hkk.text.node import DeckRule

COPIES: Final = 3
"""K 6.5.1: copies of one card in deck and supplementary deck together, unless the card says otherwise."""
SIZE: Final = "deck_size"


class DeckProblem:
    """One thing that is wrong with a deck: the rule (an id of chapter 91, or "deck_size") and the card."""

    def __init__(self, rule: str, card: str) -> None:
        self.rule: Final = rule
        self.card: Final = card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeckProblem) and (self.rule, self.card) == (other.rule, other.card)

    def __hash__(self) -> int:
        return hash((self.rule, self.card))

    def __repr__(self) -> str:
        return f"DeckProblem({self.rule!r}, {self.card!r})"


def sizes(options: Options) -> tuple[int, int | None]:
    """The least and the greatest size of a deck; None for no limit (option `deck_size`)."""
    least, _, most = options.value("deck_size").partition("-")
    return int(least), int(most) if most else None


def deck_problems(
    deck: list[CardFace], format_name: str = "", size: tuple[int, int | None] = (0, None)
) -> list[DeckProblem]:
    """HKK-91.2.2, HKK-91.2.3, HKK-91.2.4: everything that is wrong with a deck, each card once; none for a legal one."""
    problems: list[DeckProblem] = []
    least, most_cards = size
    if len(deck) < least or (most_cards is not None and len(deck) > most_cards):
        problems.append(DeckProblem(SIZE, ""))
    counts = Counter(face.name for face in deck)
    faces = {face.name: face for face in deck}
    for name, count in counts.items():
        most = copies_allowed(faces[name])
        if most is not None and count > most:
            problems.append(DeckProblem("HKK-91.2.2", name))
        for clause in faces[name].clauses:
            if isinstance(clause, DeckRestriction) and not is_kept(clause.rule, deck):
                problems.append(DeckProblem("HKK-91.2.3", name))
            if isinstance(clause, FormatBan) and format_name in clause.formats:
                problems.append(DeckProblem("HKK-91.2.4", name))
    return problems


def copies_allowed(face: CardFace) -> int | None:
    """HKK-91.2.2: how many copies of a card a deck may hold; None for any number."""
    for clause in face.clauses:
        if isinstance(clause, CopyLimit):
            return clause.most
    return COPIES


def is_kept(rule: DeckRule, deck: list[CardFace]) -> bool:
    """HKK-91.2.3: whether a deck is of the special composition. Cards without a colour are of none and hurt no rule of colours."""
    if isinstance(rule, OneColour):
        coloured = [face.colours for face in deck if face.colours]
        return not coloured or any(all(colour in held for held in coloured) for colour in coloured[0])
    if isinstance(rule, OfColour):
        return all(not face.colours or rule.colour in face.colours for face in deck)
    if isinstance(rule, AllDifferent):
        return len({face.name for face in deck}) == len(deck)
    assert isinstance(rule, Holds)
    return compared(sum(is_such(rule.what, face) for face in deck), rule.relation, rule.number)


def is_such(what: Filter, face: CardFace) -> bool:
    """Whether a printed card fits a filter; cards in a deck have no abilities, so no keywords (HKK-91.4.1)."""
    nouns = {str(face.kind), *face.subtypes, str(words.CARD)}
    nouns.add(str(words.SPELL) if face.is_spell else str(words.PERMANENT))
    if what.noun not in nouns or what.keyword is not None:
        return False
    if what.colour is not None and what.colour not in (face.colours or (words.COLOURLESS,)):
        return False
    if what.name is not None and what.name != face.name:
        return False
    if what.limit is None:
        return True
    values = {
        words.COST: face.cost.vp,
        words.DAMAGE: face.damage,
        words.LIFE: face.life,
        words.STRUCTURE: face.structure,
    }
    return compared(values[what.limit.trait], what.limit.relation, what.limit.number)
