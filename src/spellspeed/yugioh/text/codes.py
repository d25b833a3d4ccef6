"""The names of the numbers in declarations, so that catalogs can speak of `MONSTERS` and not of 2."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from spellspeed.yugioh.doing import bonds
from spellspeed.yugioh.duel import clauses, kinds, rights, scope, terms
from spellspeed.yugioh.words.changes import values as lasting

Names = dict[int, str]


def numbered(module: ModuleType, names: str) -> Names:
    """Constants of a module by their values."""
    return {getattr(module, name): name for name in names.split()}


def with_prefix(module: ModuleType, prefix: str) -> Names:
    """The constants of a module that begin with a prefix, by their values, without it."""
    found: Names = {}
    for name, value in vars(module).items():
        if name.startswith(prefix) and isinstance(value, int):
            found[value] = name[len(prefix) :]
    return found


def listed(names: tuple[str, ...]) -> Names:
    """Names whose numbers are their places in a list."""
    return dict(enumerate(names))


CODES: Final[dict[str, Names]] = {
    "zone": numbered(terms, "DECK HAND MONSTERS SPELLS FIELD GRAVEYARD REMOVED FUSION_DECK SUMMONING NOWHERE"),
    "place": with_prefix(terms, "P_"),
    "position": {-1: "ANY", **numbered(terms, "ATTACK DEFENSE SET_POSITION")},
    "kind": numbered(terms, "MONSTER SPELL TRAP FILLER"),
    "icon": listed(terms.ICONS),
    "attribute": listed(terms.ATTRIBUTES),
    "type": listed(terms.TYPES),
    "phase": numbered(terms, "DRAW STANDBY MAIN1 BATTLE MAIN2 END"),
    "event": with_prefix(terms, "E_"),
    "cause": with_prefix(terms, "BY_"),
    "window": with_prefix(terms, "W_"),
    "bound": numbered(terms, "TARGETS CHOSEN DONE PAID DECLARED MODE ATTACKER NUMBERS"),
    "until": numbered(
        terms,
        "FOREVER END_OF_TURN END_PHASE_OF END_OF_BATTLE_PHASE END_OF_DAMAGE_STEP WHILE_LINKED WHILE_FACE_UP STANDBY_OF CALCULATION_ONLY "
        "END_PHASE_BEGINS",
    ),
    "bond": numbered(bonds, "NEVER WHEN_DESTROYED WHEN_GONE"),
    "right": {right.number: right.name for right in rights.RIGHTS},
    "scope": numbered(scope, "YOU YOUR_SIDE OPPONENT OPPONENTS EVERYBODY OWN EITHER TURN_PLAYER TOLD"),
    "turn": numbered(kinds, "YOURS THEIRS EACH"),
    "how": numbered(
        lasting,
        "PLUS BECOMES TIMES HALVED ORIGINAL_HALVED ORIGINAL_DOUBLED ORIGINAL_BECOMES HALVED_AWAY IN_THE_END PLUS_IN_THE_END PLUS_TO_PRESENT",
    ),
    "clause": numbered(clauses, "SUBSTITUTE EXACT MORE_MATERIALS DARK_FUSION"),
    "revival": numbered(clauses, "ORDINARY SPECIAL_ONLY EXCEPT_BY NEVER_SPECIAL"),
}
"""List of codes: number -> name."""


def number_of(codes: str, name: str) -> int:
    """The number of a name in a list of codes. Raises KeyError where there is none (templates turn it into BrokenTemplate)."""
    for number, known in CODES[codes].items():
        if known == name:
            return number
    raise KeyError(f"{codes}:{name}")
