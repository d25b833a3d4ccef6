"""The names of the numbers in declarations, so that catalogs can speak of `MONSTERS` and not of 2."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from spellspeed.languages.catalog import Catalog, MissingTemplate
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
        "PLUS BECOMES TIMES HALVED ORIGINAL_HALVED ORIGINAL_DOUBLED ORIGINAL_BECOMES HALVED_AWAY IN_THE_END PLUS_IN_THE_END PLUS_TO_PRESENT "
        "PLUS_ORIGINAL",
    ),
    "clause": numbered(
        clauses,
        "SUBSTITUTE EXACT MORE_MATERIALS DARK_FUSION UNREVIVED UNSEALED UNNEGATED ONTO_OPPONENT NO_NORMAL_SUMMON_BESIDE SPARES_OWN "
        "GUARDS_FACE_DOWN OPENS_MAIN_PHASE COVERS_GRAVEYARD",
    ),
    "revival": numbered(clauses, "ORDINARY SPECIAL_ONLY EXCEPT_BY NEVER_SPECIAL"),
}
"""List of codes: number -> name."""


def number_of(codes: str, name: str) -> int:
    """The number of a name in a list of codes. Raises KeyError where there is none (templates turn it into BrokenTemplate)."""
    for number, known in CODES[codes].items():
        if known == name:
            return number
    raise KeyError(f"{codes}:{name}")


def name_of(codes: str, value: object) -> str:
    """The name of a number in a list of codes ("" for values that are their own names; a name is itself). Raises MissingTemplate."""
    if not codes or isinstance(value, str):
        return str(value).lower() if isinstance(value, bool) else str(value)
    named = CODES.get(codes, {})
    if not isinstance(value, int) or value not in named:
        raise MissingTemplate(f'{value!r} is none of the codes "{codes}"')
    return named[value]


def coded(words: Catalog, section: str, codes: str, number: int) -> str:
    """The word of a section whose keys are the names of a list of codes, for a number. Raises MissingTemplate."""
    return words.say(section, name_of(codes, number))


def table(words: Catalog, name: str, code: object) -> str:
    """The word of a table ("tables") for a value: a number stands there under its name, if the table is one of codes.

    Raises MissingTemplate.
    """
    found = words.section("tables").get(name)
    if not isinstance(found, dict):
        raise MissingTemplate(f'the catalog "{words.language}" has no table "{name}"')
    key = name_of(str(found.get("codes", "")), code)
    word = found.get(key)
    if not isinstance(word, str):
        raise MissingTemplate(f'the table "{name}" of the catalog "{words.language}" has no word for "{key}"')
    return word
