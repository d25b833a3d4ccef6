"""A sample of every record class of the package, made from what its constructor asks for."""

import ast
from importlib import import_module
from typing import Any, Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.kernel.records import Record
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.bonds import HeldByEffect
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel.carrying_out import RESOLVING, Waiting, Walk
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.conditions.situations import ZoneFree
from spellspeed.yugioh.words.filters.location import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.joins import And
from tests.hygiene.sources import PACKAGE, module_name, python_files

PACKAGES: Final = (
    "kernel",
    "yugioh/duel",
    "yugioh/may",
    "yugioh/doing",
    "yugioh/book",
    "yugioh/words",
    "yugioh/cards",
)


def argument_types(function: ast.FunctionDef) -> list[tuple[str, str, bool]]:
    """Name, annotation and whether it is keyword-only, for each argument after self."""
    places = [(argument, False) for argument in function.args.args[1:]]
    places += [(argument, True) for argument in function.args.kwonlyargs]
    return [(place.arg, ast.unparse(place.annotation) if place.annotation else "", named) for place, named in places]


def classes_of_the_source() -> dict[str, dict[str, ast.ClassDef]]:
    """Every class that is defined, by module and name; read from the source, since compiled classes tell no annotations."""
    found: dict[str, dict[str, ast.ClassDef]] = {}
    for package in PACKAGES:
        for path in python_files(PACKAGE / package):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found[module_name(path)] = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return found


def is_abstract(cls: type) -> bool:
    """A base that others derive from and that says nothing of its own: it has no parts."""
    parts = getattr(cls, "parts", None)
    return parts is Record.parts


def record_classes() -> list[tuple[str, type[Record]]]:
    """Every Record with parts, with the name of its module."""
    found: list[tuple[str, type[Record]]] = []
    for module, classes in classes_of_the_source().items():
        loaded = import_module(module)
        for name in classes:
            cls = getattr(loaded, name)
            if issubclass(cls, Record) and not is_abstract(cls):
                found.append((module, cls))
    return found


RECORDS: Final = record_classes()
SOURCE: Final = classes_of_the_source()


def constructor(cls: type) -> list[tuple[str, str, bool]]:
    """The arguments of the class's constructor, from the source of the class that writes it."""
    for base in cls.__mro__:
        node = SOURCE.get(base.__module__, {}).get(base.__name__)
        for item in node.body if node is not None else []:
            if isinstance(item, ast.FunctionDef) and item.name == "__init__":
                return argument_types(item)
    return []


def an_ability() -> tuple[PrintedCard, Ability, int]:
    """A card with steps that resolve, the ability and its number there."""
    face = printed_named("Pot of Greed")
    return face, face.abilities[0], 0


class Samples:
    """Values of each type that a constructor asks for; numbers differ, so that swapped arguments are seen."""

    def __init__(self) -> None:
        self.last = 0

    def number(self) -> int:
        self.last += 1
        return self.last

    def of(self, annotation: str) -> object:
        """A value of the type with that name."""
        kinds = [part.strip() for part in annotation.split("|") if part.strip() != "None"]
        kind = kinds[0].strip("'\"")
        if kind.startswith("tuple[") and kind.endswith(", ...]"):
            inner = kind[len("tuple[") : -len(", ...]")]
            return (self.of(inner), self.of(inner))
        if kind.startswith("tuple["):
            return tuple(self.of(inner) for inner in kind[len("tuple[") : -1].split(", "))
        face, _, place = an_ability()
        card = Card(3, face, 0, 1, 2, 0, 4, True, 1, 2, 0, 1, 2, 1, 3, (("Spell", 2),), 0)
        made: dict[str, object] = {
            "int": self.number(),
            "bool": True,
            "str": f"word {self.number()}",
            "Face": face,
            "PrintedCard": face,
            "Card": card,
            "Event": Event(2, 3, card, 0, 1, -1, 500, 4, 7),
            "Link": Link(1, card.binding, face, place, None, 1),
            "Change": HeldByEffect(),
            "Alteration": HeldByEffect(),
            "Waiting": Waiting(1, 3, face, place, Event(2, 3, None, 0, 1, -1, 500, 4, 7), 6),
            "Step": And(),
            "Condition": ZoneFree(),
            "Amount": Fixed(4),
            "Group": Cards((2,), 1),
            "Filter": FaceUp(),
            "Profile": profile("goat"),
            "Proposal": Leaving(3, DESTROYED, 2, 4),
        }
        if kind in made:
            return made[kind]
        for _, cls in RECORDS:
            if kind in [base.__name__ for base in cls.__mro__]:
                return sample(cls)[0]
        raise AssertionError(f"the test has no sample of the type {annotation!r}: add one")


def sample(cls: type[Record]) -> tuple[Record, tuple[object, ...]]:
    """An instance, and what its parts must be."""
    if cls is Profile:
        chosen = profile("ocg")
        return chosen, (chosen.name, chosen.choices)
    if cls is Walk:
        face, ability, place = an_ability()
        link = Link(1, 3, face, place, None, 1)
        walk = Walk(link, ability.resolved, RESOLVING, 0, 2, (5, 6))
        return walk, (link, ability.resolved, RESOLVING, 0, 2, (5, 6), ())
    samples = Samples()
    values = tuple(samples.of(annotation) for _, annotation, named in constructor(cls) if not named)
    make: Any = cls
    return make(*values), values
