"""The root of everything that a card text is read into."""

from __future__ import annotations

from spellspeed.kernel.records import Record


class Node(Record):
    """A frozen value of a text, equal to another one of the same class with equal parts. It pickles and encodes as the kernel's records do."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"


class Amount(Node):
    """A number, given or read from the game (`amounts`)."""


class Cards(Node):
    """Cards that a sentence acts on (`cards`)."""


class Condition(Node):
    """Something that holds or does not (`conditions`)."""


class Cost(Node):
    """Something that is paid (`costs`)."""


class Event(Node):
    """What an automatic ability waits for (`events`)."""


class Scope(Node):
    """Actions that can be answered or prevented (`scopes`)."""


class DeckRule(Node):
    """What a deck must be like (`deck_rules`)."""


class Sentence(Node):
    """Something that is done or holds.

    `lasts` says that it holds for as long as its source does ("creatures are undead"), instead of being done once.
    """

    lasts = False


class Deed(Sentence):
    """A sentence that is done once (`sentences`)."""


class Statement(Sentence):
    """A sentence that lasts (`statements`)."""

    lasts = True


class Effect(Node):
    """How a part of a text acts: at once, while it lasts, by itself when something happens, or when somebody uses it (`effects`)."""


class Clause(Node):
    """One part of a card text, of exactly one kind of chapter 91 (`clauses`)."""

    kind = ""
    """One of clauses.KINDS."""
    sub = ""
    """The form within the kind, one of clauses.SUBS."""
    rules: tuple[str, ...] = ()
    """The ids of chapter 91 that make it what it is."""
