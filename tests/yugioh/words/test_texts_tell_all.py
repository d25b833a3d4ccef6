"""A text tells all that its declaration says: every part that is not its default, but for a list of silent parts with reasons."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import pytest

from spellspeed.kernel.records import Record
from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.phrases import phrase_of
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import ATTRIBUTES, TYPES
from spellspeed.yugioh.text import card_text
from spellspeed.yugioh.text.card_text import text_of_printed
from spellspeed.yugioh.text.printer import Printer
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.yugioh.words.silent_parts import IMPLIED, REPEATED, SILENT
from tests.yugioh.words.telling import (
    REFUSALS,
    Change,
    Clause,
    Phrased,
    Teller,
    Tree,
    clauses_of,
    declared_clauses,
    text_of,
    unseen,
    untold,
)

CLAUSES: Final = declared_clauses()
SAYS_NOTHING: Final = frozenset(word for word in SILENT if "." not in word)


@cache
def left_out(place: int) -> list[Change]:
    """What the text of one of the abilities leaves out."""
    return untold(CLAUSES[place], teller())


@cache
def teller() -> Teller:
    """Knows the values of all cards."""
    return Teller(CLAUSES)


def is_explained(clause: Clause, change: Change, text: str) -> bool:
    """Whether the list of silent parts says why a part is left out, and the text says what it should then."""
    silence = SILENT.get(change.part)
    if silence is None or (silence.says and not re.search(silence.says, text)):
        return False
    return change.part not in REPEATED or all(
        stands_elsewhere(clause, change, word) for word in told_words(change.value)
    )


def told_words(value: Any) -> Iterator[Any]:
    """The properties in a list, or the one node, that has to be said elsewhere; what is silent need not be."""
    for node in value[1:] if value[:1] == ("",) else (value,):
        if node[0] not in SAYS_NOTHING and node[0] not in IMPLIED:
            yield node


def stands_elsewhere(clause: Clause, change: Change, node: Any) -> bool:
    """Whether the same node stands in another part of the ability."""
    return times(tuple(clause.tree.values()), node) > times(change.value, node)


def times(value: object, node: object) -> int:
    """How often a node stands in a part."""
    if not isinstance(value, tuple):
        return 0
    return int(value == node) + sum(times(item, node) for item in value)


def does_nothing_told(clause: Clause) -> bool:
    """Whether an ability that says nothing also does nothing that a player would see: it only keeps something in mind."""
    steps = clause.tree["steps"][1:]
    plain = not clause.tree["changes"][1:] and not clause.tree["costs"][1:]
    if clause.tree["is_card_activation"]:
        return plain and not steps
    return plain and bool(steps) and all(step[0] in SAYS_NOTHING for step in steps)


@pytest.mark.parametrize("place", range(len(CLAUSES)), ids=[clause.where for clause in CLAUSES])
def test_a_text_leaves_out_nothing_that_is_not_on_the_list(place: int) -> None:
    clause = CLAUSES[place]
    text = text_of(clause.tree)
    assert not text.startswith("refused")
    if not text:
        assert does_nothing_told(clause)
        return
    lies = [change for change in left_out(place) if not is_explained(clause, change, text)]
    assert [f"{change.part} at {change.path}: {change.value!r}" for change in lies] == [], text


def test_the_list_of_silent_parts_is_needed() -> None:
    """What every text says stands on it no longer."""
    met = {change.part for place, clause in enumerate(CLAUSES) if text_of(clause.tree) for change in left_out(place)}
    assert set(SILENT) - met == set()


def kind_of_card(clause: Clause) -> tuple[object, ...]:
    """What a reader sees of the card beside its text."""
    if not clause.card:
        return ("Token",)
    face = printed_named(clause.card)
    return (face.kind, face.icon)


def told_alike(clauses: list[Clause], lies: list[list[Change]]) -> dict[object, dict[str, list[str]]]:
    """The trees that a reader sees behind each text of a kind of card and of ability, with the abilities that have them."""
    trees: dict[object, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for clause, left in zip(clauses, lies, strict=True):
        text = text_of(clause.tree)
        if text:
            seen = repr(unseen(clause.tree, left))
            trees[(*kind_of_card(clause), clause.tree["kind"], text)][seen].append(clause.where)
    return trees


def test_two_trees_that_a_reader_can_tell_apart_have_two_texts() -> None:
    """Abilities of the same kind of card with one text are one tree, but for what is silent."""
    trees = told_alike(CLAUSES, [left_out(place) for place in range(len(CLAUSES))])
    assert len(trees) > 400
    assert any(len(where) > 1 for found in trees.values() for where in found.values())
    assert {text: dict(found) for text, found in trees.items() if len(found) > 1} == {}


def test_what_is_shown_once_for_two_abilities_is_one_effect() -> None:
    """T-8.7. The activation of a card that offers the effect of another clause is not printed: cost, target and condition are that clause's."""
    hidden = 0
    for name, declared in DECLARED_CARDS.items():
        shown = text_of_printed(printed_named(name)).split("\n")
        for clause in clauses_of(name, name, declared.abilities):
            text = text_of(clause.tree)
            if not text or any(line.removeprefix("● ") == text for line in shown):
                continue
            hidden += 1
            same = [
                other.tree
                for other in clauses_of(name, name, declared.abilities)
                if is_the_same_effect(clause.tree, other.tree)
            ]
            assert len(same) == 1, clause.where
    assert hidden > 2


def is_the_same_effect(offered: Tree, of_card: Tree) -> bool:
    """Whether an activation of a card offers what another clause of it does."""
    if of_card["is_card_activation"] or any(
        offered[name] != of_card[name] for name in ("costs", "targets", "steps", "windows", "event")
    ):
        return False
    return of_card["condition"] is None or times(offered["condition"], of_card["condition"]) > 0


# Controls: a template that lies is found


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalog with templates that leave something out."""
    printed_from = catalog(ENGLISH)
    monkeypatch.setitem(printed_from.section("steps"), "Destroy", "destroy {0}")
    monkeypatch.setitem(printed_from.section("steps"), "GainLife", "gain Life Points")
    monkeypatch.setitem(printed_from.section("ability"), "limit", "")
    printed_from.read.clear()
    yield
    monkeypatch.undo()
    printed_from.read.clear()


def clause_of(name: str, number: int) -> Clause:
    """An ability of a card."""
    return clauses_of(name, name, DECLARED_CARDS[name].abilities)[number - 1]


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    ("name", "number", "left"),
    [
        ("Bottomless Trap Hole", 1, "Destroy.removing"),
        ("7", 2, "GainLife.amount GainLife.whose"),
        ("Breaker the Magical Warrior", 3, ""),
        ("Tsukuyomi", 1, ""),
        ("Blowback Dragon", 1, "ignition.limit"),
    ],
)
def test_a_template_that_leaves_something_out_is_found(name: str, number: int, left: str) -> None:
    clause = clause_of(name, number)
    text = text_of(clause.tree)
    lies = [change.part for change in untold(clause, teller()) if not is_explained(clause, change, text)]
    assert lies == left.split()


@pytest.mark.usefixtures("forgetful")
def test_two_trees_with_one_text_are_found() -> None:
    """With the lie not known as one: nothing is on the list of what the text leaves out."""
    one = clause_of("7", 2)
    more = one._replace(where="more", tree={**one.tree, "steps": ("", ("GainLife", ("Fixed", 2000), YOU))})
    trees = told_alike([one, more], [[], []])
    assert [sorted(found.values()) for found in trees.values()] == [[["7, ability 2"], ["more"]]]


# Clauses that are no abilities


def lines_with(face: PrintedCard, clauses: Any, materials: Any) -> list[str] | str:
    """What a card says before its abilities, with other clauses or materials; how the printer refused them."""
    stand_in: Any = SimpleNamespace(
        **{
            name: getattr(face, name)
            for name in (
                "is_trap",
                "is_toon",
                "level",
                "is_fusion",
                "is_ritual",
                "is_toon",
                "claims",
                "procedures",
                "materials",
                "name",
                "called",
            )
        },
        clauses=tuple(Phrased(clause) for clause in clauses),
        material_words=tuple(part if isinstance(part, str) else Phrased(part) for part in materials),
    )
    try:
        return [line for line in card_text.limits_of(Printer(catalog()), stand_in) if line]
    except REFUSALS as refusal:
        return f"refused: {refusal!r}"


SILENT_CLAUSES: Final = {
    "Cards.zones": "an Equip Spell Card lies in a Spell & Trap Card Zone",
    "Cards.whose": "the player is told as one who controls the card, alone or with a partner",
    "LooksBack": "what looks back at it says so itself",
    "LooksBack.what": "what looks back at it says so itself",
    "OnlyAsWritten": "of a Ritual Monster, and of one that needs Dark Fusion, another clause says how it must be Summoned",
    "OnlyAsWritten.normally": "it stands on no card that could be Normal Summoned",
    "OfKind": "another property says what kind of card it is",
}


def clauses_left_out(name: str) -> list[str]:
    """What a card leaves out of its clauses and of its Fusion Materials."""
    face = printed_named(name)
    clauses = ("", *(phrase_of(clause) for clause in face.clauses))
    materials = ("", *(phrase_of(part) if isinstance(part, Record) else part for part in face.material_words))
    said = lines_with(face, clauses[1:], materials[1:])
    assert not isinstance(said, str)
    lies = [
        change for change in teller().inside(clauses, ()) if lines_with(face, change.tree[1:], materials[1:]) == said
    ]
    lies += [
        change for change in teller().inside(materials, ()) if lines_with(face, clauses[1:], change.tree[1:]) == said
    ]
    return [change.part for change in lies]


@pytest.fixture
def of_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    """The printer takes clauses and materials that are phrases already."""
    monkeypatch.setattr(card_text, "phrase_of", lambda node: node.phrase())
    monkeypatch.setattr(card_text, "Record", Phrased)


@pytest.mark.usefixtures("of_phrases")
def test_clauses_and_materials_leave_out_nothing_that_is_not_on_the_list() -> None:
    named = [name for name, declared in DECLARED_CARDS.items() if declared.clauses or declared.materials]
    assert len(named) > 40
    lies = {part: name for name in named for part in clauses_left_out(name)}
    assert {part: name for part, name in lies.items() if part not in SILENT_CLAUSES} == {}
    assert set(SILENT_CLAUSES) - set(lies) == set()


@pytest.mark.parametrize("name", [name for name, declared in DECLARED_CARDS.items() if declared.as_monster])
def test_a_trap_monster_says_its_five_values(name: str) -> None:
    values = DECLARED_CARDS[name].as_monster
    assert values is not None
    attribute, kind, level, attack, defense = values
    assert f"({TYPES[kind]}-Type/{ATTRIBUTES[attribute]}/Level {level}/ATK {attack}/DEF {defense})" in text_of_printed(
        printed_named(name)
    )
