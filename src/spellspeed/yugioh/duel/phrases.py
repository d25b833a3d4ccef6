"""A node of a declaration, and the phrase by which the catalog knows it."""

from __future__ import annotations

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Phrase, Record
from spellspeed.yugioh.duel.rights import Right


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Record):
    """A node of a declaration. It prints itself as a Phrase: its class name, which the catalog knows, and its parts."""

    def parts(self) -> tuple[object, ...]:
        """The constructor's arguments, in order; a word without any says nothing."""
        return ()

    def phrase(self) -> Phrase:
        """This node in the words of the catalog."""
        return phrase_of(self)

    def names_said(self) -> tuple[str, ...]:
        """CARD-1. The names of cards that it says itself, apart from those of its parts."""
        return ()

    def meets_one(self) -> bool:
        """TEAM-III-1. Whether it speaks of an opponent's hand, Deck, Fusion Deck, Graveyard or removed cards."""
        return part_meets_one(self.parts())


def part_meets_one(part: object) -> bool:
    """TEAM-III-1. Whether a part of a node speaks of what is one opponent's."""
    if isinstance(part, Word):
        return part.meets_one()
    if isinstance(part, Record):
        return part_meets_one(part.parts())
    if isinstance(part, tuple):
        return any([part_meets_one(item) for item in part])
    return False


def phrase_of(node: Record) -> Phrase:
    """The name of a node's class and its parts, nodes among them as phrases."""
    words: list[object] = [type(node).__name__]
    for part in node.parts():
        words.append(phrase_part(part))
    return tuple(words)


def phrase_part(part: object) -> object:
    """A part of a node as the catalog takes it."""
    if isinstance(part, Right):
        return part.number
    if isinstance(part, Record):
        return phrase_of(part)
    if isinstance(part, tuple):
        return ("", *[phrase_part(item) for item in part])
    return part
