"""What another value an atom of a declaration may have: a number, whose, a flag, a value or right of cards, a phase.

An atom is known by the name and the annotation of its parameter, which are read from the source of its class once.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.build import PACKAGE_FOLDER
from spellspeed.yugioh.doing.arrivals import ANY_POSITION
from spellspeed.yugioh.duel import clauses
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, Right
from spellspeed.yugioh.duel.scope import EITHER, EVERYBODY, NAMES, OPPONENT, OPPONENTS, OWN, YOU, YOUR_SIDE

MISSING: Final = object()
"""As the default of a parameter: it has none."""
OTHERS: Final = {
    YOU: (OPPONENT,),
    YOUR_SIDE: (OPPONENTS,),
    OWN: (OPPONENT,),
    OPPONENT: (YOU,),
    OPPONENTS: (YOU,),
    EVERYBODY: (YOU, OPPONENTS),
    EITHER: (YOU,),
}
"""Whose: what stands for each word of scope instead."""
NUMBERS: Final = frozenset(
    {"amount", "each", "least", "most", "most_level", "nth", "number", "times", "turns", "unit", "last"}
)
"""The parameters that are numbers of a text; all other whole numbers are codes."""
UPPER_BOUNDS: Final = {"LevelFrom": 12, "AttackFrom": 5000, "DefenseFrom": 5000}
"""From this number on the upper bound of a word bounds nothing."""
LOWER_BOUNDS: Final = {"LevelFrom": 1}
"""Up to this number the lower bound of a word bounds nothing."""
BOUNDLESS: Final = 60
"""As the most cards that are chosen, as many as there are; as the last turn that is counted, none."""
ANYWHERE: Final = 6
"""So many zones are "wherever it is": none of them is meant by itself."""
LARGE: Final = 100
"""From here on a number is of ATK, DEF or Life Points, and changes by so much."""
POSITIONS: Final = {t.ATTACK: t.DEFENSE, t.DEFENSE: t.ATTACK, t.SET_POSITION: t.DEFENSE, ANY_POSITION: t.ATTACK}
PHASES: Final = {t.STANDBY: t.END, t.END: t.STANDBY}
RIGHTS: Final = {X_ATTACK.number: X_DEFENSE, X_DEFENSE.number: X_ATTACK}


ZONES: Final = {
    getattr(t, name): name
    for name in ("DECK", "HAND", "MONSTERS", "SPELLS", "FIELD", "GRAVEYARD", "REMOVED", "FUSION_DECK")
}
CODES: Final[dict[str, dict[int, str]]] = {
    "whose": {code: name.upper() for code, name in enumerate(NAMES)},
    "races": dict(enumerate(t.TYPES)),
    "attribute": dict(enumerate(t.ATTRIBUTES)),
    "zones": ZONES,
    "position": {
        t.ATTACK: "ATTACK",
        t.DEFENSE: "DEFENSE",
        t.SET_POSITION: "SET_POSITION",
        ANY_POSITION: "ANY_POSITION",
    },
    "phase": {t.STANDBY: "STANDBY", t.END: "END"},
    "until": {t.FOREVER: "FOREVER", t.END_OF_TURN: "END_OF_TURN"},
    "clause": {code: name for name, code in vars(clauses).items() if name.isupper() and isinstance(code, int)},
}
"""The names of codes in a report, by parameter."""


class Parameter(NamedTuple):
    """A parameter of a constructor: its name, its annotation as it is written, and its default (MISSING without one)."""

    name: str
    annotation: str
    default: object


def parameters(kind: type) -> tuple[Parameter, ...]:
    """The parameters of a class, or of the class that it takes its constructor from; () where none has one."""
    for each in kind.__mro__:
        found = constructors(each.__module__).get(each.__name__)
        if found is not None:
            return found
    return ()


@cache
def constructors(module: str) -> dict[str, tuple[Parameter, ...]]:
    """The constructors of the classes of a module of the package, read from its source; the compiled classes do not tell."""
    package, *names = module.split(".")
    path = PACKAGE_FOLDER.joinpath(*names).with_suffix(".py") if package == PACKAGE_FOLDER.name else Path()
    if not path.is_file():
        return {}
    names_there = vars(sys.modules[module])
    found: dict[str, tuple[Parameter, ...]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        for part in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(node, ast.ClassDef) and isinstance(part, ast.FunctionDef) and part.name == "__init__":
                found[node.name] = tuple(read_parameters(part.args, names_there))
    return found


def read_parameters(arguments: ast.arguments, names: dict[str, object]) -> list[Parameter]:
    """The parameters of a constructor without self."""
    plain = arguments.args
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults))
    pairs = list(zip(plain, defaults + list(arguments.defaults), strict=True))[1:]
    pairs += zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    return [
        Parameter(each.arg, "" if each.annotation is None else ast.unparse(each.annotation), value_of(default, names))
        for each, default in pairs
    ]


def value_of(node: ast.expr | None, names: dict[str, object]) -> object:
    """The value of a default: a constant, (), or a name of the module; MISSING for anything else."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Tuple) and not node.elts:
        return ()
    if isinstance(node, ast.Name):
        return names.get(node.id, MISSING)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(names.get(node.value.id), node.attr, MISSING)
    return MISSING


def other_values(word: str, parameter: Parameter, value: object) -> list[object]:
    """What may stand instead of a value that holds no other words; none where it is a code, a name or a default flag."""
    name = parameter.name
    if isinstance(value, bool):
        return [] if value is parameter.default else [not value]
    if isinstance(value, Right):
        return [RIGHTS[value.number]] if value.number in RIGHTS else []
    if isinstance(value, int):
        return list(other_numbers(word, parameter, value))
    if isinstance(value, tuple) and all(isinstance(item, int | str) for item in value):
        if name == "zones" and len(value) >= ANYWHERE:
            return []
        if len(value) > 1 and parameter.annotation != "tuple[int, int, int, int, int] | None":
            return [value[:place] + value[place + 1 :] for place in range(len(value))]
        if name == "races" and value:
            return [((value[0] + 1) % len(t.TYPES),)]
    return []


def other_numbers(word: str, parameter: Parameter, value: int) -> tuple[int, ...]:
    """What may stand instead of a whole number."""
    name = parameter.name
    if name == "whose":
        return OTHERS.get(value, ())
    if name == "attribute":
        return ((value + 1) % len(t.ATTRIBUTES),)
    if name == "position":
        return (POSITIONS[value],) if value in POSITIONS else ()
    if name == "phase":
        return (PHASES[value],) if value in PHASES else ()
    if name == "until":
        return (t.FOREVER,) if value == t.END_OF_TURN else ()
    if name not in NUMBERS or (value < 0 and word != "Fixed") or (value == 0 and word != "Fixed"):
        return ()
    if name == "least" and value <= LOWER_BOUNDS.get(word, 0):
        return ()
    if value >= UPPER_BOUNDS.get(word, BOUNDLESS) and name in ("most", "last"):
        return ()
    return nearby(value, falls=name == "most")


def nearby(value: int, falls: bool = False) -> tuple[int, ...]:
    """The next number: one more, or a hundred of ATK, DEF or Life Points; `falls`: one less too."""
    by = LARGE if abs(value) >= LARGE else 1
    return (value - by, value + by) if falls and value > by else (value + by,)


def shown(value: object, name: str = "") -> str:
    """A value as a report names it: a word with its arguments as they are written, whose by its name."""
    if isinstance(value, Right):
        return f"X_{value.name}"
    if isinstance(value, tuple):
        return "(" + ", ".join(shown(item, name) for item in value) + ("," if len(value) == 1 else "") + ")"
    if isinstance(value, int) and not isinstance(value, bool):
        return CODES.get(name, {}).get(value, str(value))
    parts = getattr(value, "parts", None)
    if parts is None:
        return repr(value) if isinstance(value, str) else str(value)
    if hasattr(value, "code"):
        return str(getattr(value, "name", value))
    kind = type(value)
    given = [
        shown(part, parameter.name)
        for part, parameter in zip(parts(), parameters(kind), strict=False)
        if part != parameter.default
    ]
    return f"{kind.__name__}({', '.join(given)})"
