"""Records: every class of the package goes through pickle and the canonical encoding; states are compared by value."""

from importlib import import_module
from typing import Final

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import Face
from spellspeed.kernel.lasting import Change, Lasting
from spellspeed.kernel.records import Record, digest_of, encode
from spellspeed.kernel.state import State
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.bonds import HeldByEffect
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.memory_records import CardThisTurn
from spellspeed.yugioh.duel.printed import PrintedCard
from tests.copies import unpickled
from tests.kernel.samples import RECORDS, SOURCE, is_abstract, sample
from tests.properties.playing import bench_duel


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
