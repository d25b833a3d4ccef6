"""Records: every class of the package goes through pickle and the canonical encoding; states are compared by value."""

import ast
from importlib import import_module
from typing import Any, Final

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import Card, Face
from spellspeed.kernel.events import Event
from spellspeed.kernel.lasting import Change, Lasting
from spellspeed.kernel.links import Link
from spellspeed.kernel.records import Record, digest_of, encode
from spellspeed.kernel.state import State
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.bonds import HeldByEffect
from spellspeed.yugioh.doing.leaving import DESTROYED, Leaving
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.carrying_out import RESOLVING, Waiting, Walk
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.memory_records import CardThisTurn
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.conditions.standing import ZoneFree
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.joins import And
from tests.copies import unpickled
from tests.hygiene.sources import PACKAGE, module_name, python_files
from tests.properties.playing import bench_duel

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


def encoding(value: object) -> str:
    out: list[str] = []
    encode(value, out)
    return "".join(out)


IDS: Final = [f"{module.rpartition('.')[2]}.{cls.__name__}" for module, cls in RECORDS]


@pytest.mark.parametrize("cls", [cls for _, cls in RECORDS], ids=IDS)
def test_every_record_goes_through_pickle_and_encoding(cls: type[Record]) -> None:
    """parts() are the constructor's arguments in order; the copy has the same class, parts and encoding."""
    if cls is PrintedCard:
        made: Record = printed_named("Mirror Force")
    else:
        made, values = sample(cls)
        assert encoding(made.parts()) == encoding(values)
        assert len(made.parts()) == len(values)
    copy = unpickled(made)
    assert type(copy) is type(made)
    assert encoding(copy) == encoding(made)
    assert encoding(copy.parts()) == encoding(made.parts())


def test_every_record_says_its_parts() -> None:
    """A class that another one derives from may leave parts open; an ability is never saved, but found again by its card."""
    bases = {base.__name__ for _, cls in RECORDS for base in cls.__mro__[1:]}
    for module, classes in SOURCE.items():
        for name in classes:
            cls = getattr(import_module(module), name)
            if issubclass(cls, Record) and is_abstract(cls):
                assert name in bases or issubclass(cls, Ability), f"{module}.{name} has no parts"


def test_the_collection_is_not_empty() -> None:
    """A control: records of the kernel, the rules, the words."""
    names = {cls.__name__ for _, cls in RECORDS}
    assert {"Ask", "Card", "Event", "Link", "Lasting", "Battle", "Walk", "Cards", "Destroy", "Changes"} <= names
    assert len(names) > 80
    assert is_abstract(Change)


def test_faces_pickle_by_what_restores_them() -> None:
    """A printed card comes back as the very same object; a plain face as an equal one."""
    face = printed_named("Mirror Force")
    assert unpickled(face) is face
    plain = unpickled(Face(3, "three"))
    assert (plain.code, plain.name) == (3, "three")


def test_a_lasting_effect_that_began_in_a_resolution_is_saved_whole() -> None:
    """What it changes is a node inside a step; it is encoded and comes back."""
    effect = Lasting(3, 1, HeldByEffect(), (7,), 2, 1, 5, 9)
    copy = unpickled(effect)
    assert encoding(copy) == encoding(effect)
    assert encoding(effect) != encoding(Lasting(3, 1, HeldByEffect(), (7,), 2, 1, 5, 10))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True),
        (0, None),
        ((1, 2), ((1,), 2)),
        (("ab", "c"), ("a", "bc")),
        ("1", 1),
        (b"a", "61"),
        ((), None),
        ({1: 2}, ((1, 2),)),
        ((12, 3), (1, 23)),
    ],
)
def test_what_differs_is_encoded_differently(one: object, other: object) -> None:
    """Neighbours that a careless encoding would mix up."""
    assert encoding(one) != encoding(other)


def test_the_encoding_of_a_dict_is_in_key_order() -> None:
    """The order in which keys came does not matter."""
    assert encoding({2: "b", 1: "a"}) == encoding({1: "a", 2: "b"})


@pytest.mark.parametrize("value", [{1, 2}, 1.5, object(), len])
def test_what_has_no_place_in_a_state_is_refused(value: object) -> None:
    """Sets, floats, functions: a TypeError with the type's name."""
    with pytest.raises(TypeError, match=type(value).__name__):
        encode(value, [])


def test_states_are_equal_by_value_and_have_no_hash() -> None:
    """A fork equals its original until one of them goes on; no state is a key of a dict."""
    duel = bench_duel(1)
    fork = duel.fork()
    assert fork == duel
    assert fork is not duel
    fork.life[0] -= 100
    assert fork != duel
    assert duel != 5
    with pytest.raises(TypeError, match="digest"):
        hash(duel)
    with pytest.raises(TypeError, match="digest"):
        hash(State())


def test_a_digest_is_128_bits() -> None:
    """32 hex digits, from the value alone."""
    assert len(digest_of((1, "a"))) == 32
    assert digest_of((1, "a")) == digest_of([1, "a"])
    assert digest_of((1, "a")) != digest_of((1, "b"))


def test_every_field_of_a_duel_counts() -> None:
    """A battle, a use, a phase: each changes the digest; a journal, a serial and a memo do not."""
    duel = bench_duel(1)
    digest = duel.digest()
    for name, value in (
        ("cards_this_turn", {5: CardThisTurn(flipped=True)}),
        ("phase", 6),
        ("going_to", 4),
        ("reason", "x"),
        ("draws", 99),
        ("order", 7),
    ):
        fork = duel.fork()
        setattr(fork, name, value)
        assert fork.digest() != digest, name
    fork = duel.fork()
    fork.battle = Battle(1, 2, 1, (), False, False, (), False, False)
    assert fork.digest() != digest
    beside: dict[str, object] = {
        "journal": [],
        "serial": 99,
        "decisions": 99,
        "memo": [],
        "memo_at": -1,
        "always": True,
    }
    for name, other in beside.items():
        fork = duel.fork()
        setattr(fork, name, other)
        assert fork.digest() == digest, name


def test_an_ask_is_part_of_the_value() -> None:
    """Two states that differ in the open ask alone are different."""
    duel = bench_duel(1)
    fork = duel.fork()
    fork.ask = Ask(0, 1, -1, (0,))
    assert fork != duel
