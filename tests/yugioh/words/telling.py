"""What a printed text tells of its tree: each part in turn is given another value, and the text has to change.

A tree is an ability as phrases: a node is (class name, *parts), a list ("", *items). A part is asked about where it is not its default; it is
put to its default, or where it has none to the other values that cards give it. What prints the same text with another value was left out.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.records import Phrase, Record
from spellspeed.languages.catalog import catalog
from spellspeed.yugioh import words as vocabulary
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.kinds import KINDS_OF_ABILITY, Ability
from spellspeed.yugioh.duel.phrases import Word, phrase_part
from spellspeed.yugioh.duel.rights import RIGHTS
from spellspeed.yugioh.duel.scope import EITHER, EVERYBODY, OPPONENT, OPPONENTS, OWN, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import FIELD, MONSTERS, P_FACE_UP, SPELLS
from spellspeed.yugioh.text.card_text import text_of_ability
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS
from tests.hygiene.sources import PACKAGE, python_files

for _module in walk_packages(vocabulary.__path__, "spellspeed.yugioh.words."):
    import_module(_module.name)
load_declarations()

FAMILIES: Final = ((YOU, YOUR_SIDE, OWN), (OPPONENT, OPPONENTS), (EVERYBODY, EITHER))
"""Whose: in a duel of two the members of a family are the same players, and one word says them all."""
WHOSE: Final = ("whose", "onto", "goal", "seat")
NAMES: Final = ("name", "note", "number")
NAMING: Final = (
    "Named", "NameHolds", "NameHoldsOr", "LiesIn", "OfAttribute", "OfType", "OfKind", "OfIcon", "LevelFrom", "AttackFrom", "DefenseFrom",
    "HasFlipEffect", "InPosition", "DeclaredType", "IsToon", "IsNormal", "IsEffect", "IsFusion", "IsRitual", "IsEquipCard",
)  # fmt: skip
"""What says of cards which they are, so that a reader knows in which zone of the field they lie."""
ZONES_OF_FIELD: Final = {SPELLS: MONSTERS, FIELD: MONSTERS}
TREES: Final = ("condition", "hearing", "costs", "targets", "steps", "changes")
"""The fields of an ability that hold nodes."""
DEFAULTS: Final[dict[str, object]] = {
    name: getattr(Ability, name)
    for name in Ability.__annotations__
    if name not in TREES and not name.startswith("is_") and hasattr(Ability, name)
}
"""The fields of an ability that hold plain values, with what is so where a declaration says nothing."""
RIGHT_NAMES: Final = {right.number: right.name for right in RIGHTS}
NO_DEFAULT: Final = object()
NOTHING: Final[Phrase] = ("Nothing",)
"""A node that no catalog knows."""
REFUSALS: Final = (SpellspeedError, AssertionError, KeyError, ValueError, IndexError, TypeError)
"""What the printer may raise for a value that no card has: then it did look at it."""

Tree = dict[str, Any]


class Clause(NamedTuple):
    """An ability of a card as a tree."""

    where: str
    card: str
    tree: Tree


Path = tuple[str | int, ...]


class Change(NamedTuple):
    """A part that was given another value: how the lists of silent parts call it, where it stands, and the tree with the other value."""

    part: str
    path: Path
    value: object
    tree: Any


def below(base: type[Record]) -> Iterator[type[Record]]:
    """All classes below a class."""
    for found in base.__subclasses__():
        yield found
        yield from below(found)


CLASSES: Final = {found.__name__: found for base in (Word, Alteration) for found in below(base)}


class Phrased:
    """Stands for a node of a tree that was changed."""

    def __init__(self, phrase: Phrase) -> None:
        self.spoken: Final = phrase

    def phrase(self) -> Phrase:
        return self.spoken


def tree_of(ability: Ability) -> Tree:
    """An ability with its nodes as phrases."""
    tree: Tree = {name: getattr(ability, name) for name in (*DEFAULTS, "kind", "places")}
    tree.update({name: getattr(ability, name) for name in Ability.__annotations__ if name.startswith("is_")})
    for name in ("condition", "hearing"):
        node = getattr(ability, name)
        tree[name] = None if node is None else node.phrase()
    for name in TREES[2:]:
        tree[name] = ("", *(node.phrase() for node in getattr(ability, name)))
    return tree


def text_of(tree: Tree) -> str:
    """The text of a tree; how the printer refused it, where it did."""
    spoken: Tree = dict(tree)
    for name in ("condition", "hearing"):
        spoken[name] = None if tree[name] is None else Phrased(tree[name])
    for name in TREES[2:]:
        spoken[name] = tuple(Phrased(node) for node in tree[name][1:])
    stand_in: Any = SimpleNamespace(**spoken)
    try:
        return text_of_ability(stand_in)
    except REFUSALS as refusal:
        return f"refused: {refusal!r}"


def declared_clauses() -> list[Clause]:
    """All abilities of cards, of their dated variants and of Tokens."""
    found: list[Clause] = []
    for name, declared in DECLARED_CARDS.items():
        versions = [("", declared.abilities), *((variant.rulings, variant.abilities) for variant in declared.variants)]
        for rulings, abilities in versions:
            found += clauses_of(f"{name} ({rulings})" if rulings else name, name, abilities)
    for name, abilities in DECLARED_TOKENS.items():
        found += clauses_of(name, "", abilities)
    return found


def clauses_of(where: str, card: str, abilities: tuple[Ability, ...]) -> list[Clause]:
    """The abilities of a card, numbered from 1."""
    return [Clause(f"{where}, ability {number}", card, tree_of(ability)) for number, ability in enumerate(abilities, 1)]


@cache
def constructors() -> dict[str, ast.FunctionDef]:
    """The constructor that each class of the words writes, read from the sources: compiled classes do not tell theirs."""
    found: dict[str, ast.FunctionDef] = {}
    for path in python_files(PACKAGE / "yugioh"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        found[node.name] = part
    return found


@cache
def parameters(name: str) -> list[tuple[str, object]]:
    """What the constructor of a word takes, with the defaults (NO_DEFAULT where there is none)."""
    if name not in CLASSES:
        return [("code", NO_DEFAULT)]
    for base in CLASSES[name].__mro__:
        if base.__name__ in constructors():
            taken = constructors()[base.__name__].args
            known = vars(import_module(base.__module__))
            given = [eval(ast.unparse(default), known) for default in taken.defaults]
            names = [one.arg for one in taken.args[1:]]
            return list(zip(names, [NO_DEFAULT] * (len(names) - len(given)) + given, strict=True))
    return []


def is_list(value: object) -> bool:
    """Whether a part is a list of nodes (a list of plain values is one value)."""
    return isinstance(value, tuple) and value[:1] == ("",) and any(isinstance(item, tuple) for item in value[1:])


def is_node(value: object) -> bool:
    """Whether a part is a node."""
    return isinstance(value, tuple) and value[:1] != ("",)


def title(phrase: Any) -> str:
    """The name of a node in the lists of what is silent: changes are told by what they change."""
    name = str(phrase[0])
    if name in ("Changes", "ChangesPlayers"):
        right = phrase[1]
        return f"{name} {right if isinstance(right, str) else RIGHT_NAMES[int(str(right))]}"
    if name == "Discard" and phrase[3] is True:
        return "Discard of a hand"
    if name == "Begin" and isinstance(phrase[1], tuple):
        return f"Begin {title(phrase[1]).split()[-1]}"
    return name


def values_used(clauses: list[Clause]) -> dict[tuple[str, str], list[object]]:
    """The plain values that the cards give to each part of each word, in order."""
    found: dict[tuple[str, str], list[object]] = defaultdict(list)

    def gather(value: object) -> None:
        if not isinstance(value, tuple):
            return
        if is_node(value):
            for (name, _), part in zip(parameters(str(value[0])), value[1:], strict=False):
                known = found[str(value[0]), name]
                if not is_node(part) and not is_list(part) and not any(same(part, other) for other in known):
                    known.append(part)
        for item in value:
            gather(item)

    for clause in clauses:
        for name in TREES:
            gather(clause.tree[name])
    return found


def same(one: object, two: object) -> bool:
    """Whether two values are the same, True and 1 not being so."""
    return type(one) is type(two) and one == two


def family(value: object) -> object:
    """The first of the family of a player's word."""
    for members in FAMILIES:
        if value in members:
            return members[0]
    return value


def field_title(tree: Tree, name: str) -> str:
    """The name of a plain field of an ability in the lists of what is silent."""
    kind = KINDS_OF_ABILITY[tree["kind"]]
    if name != "places":
        return f"{kind}.{name}"
    said = catalog().section("says place")
    if any(word in said for word in words_in((tree["costs"], tree["condition"]))):
        return f"{kind}.places that its cost or condition says"
    if kind == "trigger" and tree["event"]:
        return "trigger.places after its own event" if tree["own"] else "trigger.places of a watcher"
    return f"{kind}.places"


def words_in(value: object) -> Iterator[str]:
    """The words in a part."""
    if isinstance(value, tuple):
        if value and isinstance(value[0], str) and value[0] != "":
            yield value[0]
        for item in value:
            yield from words_in(item)


class Teller:
    """Makes the trees in which one part has another value."""

    def __init__(self, clauses: list[Clause]) -> None:
        self.used: Final = values_used(clauses)

    def changes(self, tree: Tree) -> Iterator[Change]:
        """An ability with one part changed, for each part that is to be told; what holds a part comes before it."""
        for name, default in {**DEFAULTS, "places": 1 << P_FACE_UP}.items():
            if not same(tree[name], default):
                yield Change(field_title(tree, name), (name,), tree[name], {**tree, name: default})
        for name in TREES:
            part = tree[name]
            if part is None:
                continue
            if is_node(part):
                yield Change(title(part), (name,), part, {**tree, name: None})
            for change in self.inside(part, (name,)):
                yield change._replace(tree={**tree, name: change.tree})

    def inside(self, part: Any, path: Path) -> Iterator[Change]:
        """What is changed inside of a part."""
        if is_node(part):
            yield from self.in_node(part, path)
        elif is_list(part):
            yield from self.in_list(part, path)

    def in_list(self, items: Phrase, path: Path) -> Iterator[Change]:
        """A list with one item left out, or one part of an item changed."""
        for place, item in enumerate(items):
            if isinstance(item, tuple):
                label = title(item)
                if label == "And":
                    label = " ".join(["And", *[title(after).split()[0] for after in items[place + 1 : place + 2]]])
                yield Change(label, (*path, place), item, items[:place] + items[place + 1 :])
                for change in self.inside(item, (*path, place)):
                    yield change._replace(tree=(*items[:place], change.tree, *items[place + 1 :]))

    def in_node(self, node: Phrase, path: Path) -> Iterator[Change]:
        """A node with one part changed."""
        for place, ((word, default), part) in enumerate(zip(parameters(str(node[0])), node[1:], strict=False), 1):
            if part is None or is_default(default, part):
                continue
            for other in self.others(node, word, default, part):
                changed = (*node[:place], other, *node[place + 1 :])
                yield Change(f"{title(node)}.{word}", (*path, word), part, changed)
            for change in self.inside(part, (*path, word)):
                yield change._replace(tree=(*node[:place], change.tree, *node[place + 1 :]))

    def others(self, node: Phrase, word: str, default: object, part: object) -> list[object]:
        """What a part is put to: its default; without one a node that no catalog knows, or each other value that cards give it."""
        if default is not NO_DEFAULT:
            return [phrase_part(default)]
        if is_node(part) or is_list(part):
            return [NOTHING]
        known = [value for value in self.used[str(node[0]), word] if value is not None]
        others = [value for value in known if seen_as(node, word, value) != seen_as(node, word, part)]
        if word in NAMES or holds_words(part):
            others = others[:2]
        return others or [not part if isinstance(part, bool) else NOTHING]


def holds_words(part: object) -> bool:
    """Whether a part is a name or a list of names: of all the names of cards two are enough."""
    return isinstance(part, str) or (isinstance(part, tuple) and any(isinstance(item, str) and item for item in part))


def is_default(default: object, part: object) -> bool:
    """Whether a part has the value that it has where nothing is said."""
    return default is not NO_DEFAULT and same(phrase_part(default), part)


def seen_as(node: Phrase, word: str, value: object) -> object:
    """A value as a reader sees it: whose in a duel of two, and the zones of what has a name as the field."""
    if word in WHOSE:
        return family(value)
    if word == "zones" and isinstance(value, tuple):
        named = node[0] != "Cards" or any(name in NAMING for name in words_in(node[3]))
        mixed = any(zone not in (MONSTERS, SPELLS, FIELD) for zone in value[1:])
        fields = ZONES_OF_FIELD if named or mixed else {FIELD: SPELLS}
        return frozenset(fields.get(zone, zone) for zone in value[1:])
    return (str(type(value)), value)


def untold(clause: Clause, teller: Teller) -> list[Change]:
    """The parts of an ability that its text leaves out; of a part that is left out nothing inside is told again.

    A name (under which the rules keep cards or a number) or a number is told where some other one gives another text, anything else
    where every other one does.
    """
    text = text_of(clause.tree)
    told: dict[Path, bool] = {}
    found: dict[Path, Change] = {}
    for change in teller.changes(clause.tree):
        path = change.path
        if any(path[:length] in found for length in range(1, len(path))):
            continue
        one_is_enough = change.part.rpartition(".")[2] in NAMES and not is_node(change.value)
        if told.get(path) is one_is_enough:
            continue
        told[path] = text_of(change.tree) != text
        if told[path]:
            found.pop(path, None)
        else:
            found[path] = change
    return list(found.values())


def unseen(tree: Tree, left_out: list[Change]) -> object:
    """What a reader sees of a tree: without what its text leaves out, with players and zones as a reader sees them.

    A condition that is left out is as if there were none.
    """
    gone = {change.path for change in left_out}
    gone |= {("condition",)} if tree.get("condition") is None else set()

    def seen(value: Any, path: Path) -> object:
        if is_node(value):
            parts = list(zip(parameters(str(value[0])), value[1:], strict=False))
            return (
                value[0],
                *[
                    seen_as(value, word, part) if not is_node(part) and not is_list(part) else seen(part, (*path, word))
                    for (word, default), part in parts
                    if (*path, word) not in gone and not is_default(default, part)
                ],
            )
        if isinstance(value, tuple):
            return tuple(seen(item, (*path, place)) for place, item in enumerate(value) if (*path, place) not in gone)
        return value

    return {name: seen(tree[name], (name,)) for name in tree if (name,) not in gone}
