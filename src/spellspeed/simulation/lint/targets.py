"""The rule `target`: what a text demands of a target is asked again when the effect resolves (T-9.4).

On whose side it has to be is asked for every target (ERA-TARGET-1); the other demands stand at what is done to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from spellspeed.kernel.records import Record
from spellspeed.simulation.declared_words import words_in
from spellspeed.simulation.lint.faces import SHOWN
from spellspeed.simulation.lint.findings import Finding, Read, kind_of, values_of
from spellspeed.simulation.mutation.atoms import shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.words.conditions.kept import ModeIs
from spellspeed.yugioh.words.filters.location import InPosition
from spellspeed.yugioh.words.filters.traits import LevelFrom

RULE: Final = "target"
ON_FIELD: Final = frozenset({t.MONSTERS, t.SPELLS, t.FIELD})
LOST: Final = frozenset(
    {
        "FaceUp", "FaceDown", "InPosition", "Attacking", "AttackFrom", "AttackBeside", "DefenseFrom", "LevelFrom", "LevelBeside", "OfType",
        "OfAttribute", "NoStrongerThanPaid", "NoTougherThan", "LevelBelowPaid", "HasCounter", "Equipped", "EquippedWith",
    }
)  # fmt: skip
"""T-9.4, ERA-TARGET-2. The properties that a card on the field can lose in the Chain that answers. A name it loses face-down alone, and no Level
falls in a Chain."""
HIGHEST_LEVEL: Final = 12
EVERYTHING: Final = "everything"
FACE_UP: Final = "FaceUp()"
FACE_DOWN: Final = "FaceDown()"
ASKED: Final[dict[str, frozenset[str]]] = {
    "EquipTo": frozenset({EVERYTHING}),
    "WornBy": frozenset({EVERYTHING}),
    "BecomeEquip": frozenset({FACE_UP}),
    "TurnFaceDown": frozenset({FACE_UP}),
    "SwitchPosition": frozenset({FACE_UP}),
    "SwitchValues": frozenset({FACE_UP}),
    "ExchangeOriginals": frozenset({FACE_UP}),
    "GiveHalf": frozenset({FACE_UP}),
    "FlipFaceUp": frozenset({FACE_DOWN}),
}
"""What a word asks by itself. An Equip Card falls off a monster that it is not for (ERA-EQUIP-1), what is equipped is on a face-up monster."""
MEANING: Final = frozenset({"Bound", "Among", "Nth", "Those"})
"""The words that mean targets."""


class Use(NamedTuple):
    """A word of the steps that means targets: under which mode it stands, what it asks of them, and what is asked of them there in all."""

    name: int
    mode: int
    named: frozenset[str]
    asked: frozenset[str]
    joined: bool


def findings(read: Read) -> Iterator[Finding]:
    """The demands of an ability's targets that nothing asks again."""
    chosen = list(targets_in(read.ability.targets))
    uses = list(uses_in(read.ability.steps))
    for mode, target in chosen:
        name = getattr(target, "name", t.TARGETS)
        meant = [use for use in uses if use.name == name and (mode < 0 or use.mode < 0 or use.mode == mode)]
        first = first_of(meant)
        for demand in demands_of(target.parts()[0]):
            if not first or not all(demand in use.asked or EVERYTHING in use.asked for use in first):
                yield Finding(read.title, RULE, f"{demand} is demanded of a target and not asked again")
        if len(chosen) == 1 and is_of_monsters(target) and not of_face(target):
            if any(FACE_UP in use.named for use in meant):
                yield Finding(read.title, RULE, f"{FACE_UP} is asked of a target later and not at first")


def is_of_monsters(target: Any) -> bool:
    """Whether a step chooses monsters on the field alone."""
    return getattr(target.parts()[0], "zones", None) == (t.MONSTERS,)


def of_face(target: Record) -> bool:
    """Whether a step that chooses targets says how they lie, or asks what only face-up ones show."""
    return any(kind_of(word) in SHOWN or kind_of(word) in ("FaceUp", "FaceDown") for word in words_in(target))


def first_of(uses: list[Use]) -> list[Use]:
    """Where the targets are meant first, and what happens at the same time."""
    first = uses[:1]
    for use in uses[1:]:
        if not use.joined:
            break
        first.append(use)
    return first


def targets_in(steps: tuple[Step, ...], mode: int = -1) -> Iterator[tuple[int, Record]]:
    """The steps that choose targets on the field, each with the mode under which it stands."""
    for step in steps:
        if kind_of(step) == "If":
            values = values_of(step)
            yield from targets_in(values["steps"], mode_of(values["condition"], mode))
        elif kind_of(step) in ("Target", "TheyTarget", "TargetAsMany"):
            yield mode, step


def mode_of(condition: object, mode: int) -> int:
    """The mode that a condition asks for, or the one that is meant already."""
    return condition.mode if isinstance(condition, ModeIs) else mode


def demands_of(group: Any) -> list[str]:
    """The properties that a group demands of cards on the field and that can be lost; of several groups those that all demand."""
    if kind_of(group) == "EitherOf":
        of_each = [demands_of(each) for each in group.parts()[0]]
        return [demand for demand in of_each[0] if all(demand in others for others in of_each[1:])]
    values = values_of(group)
    if kind_of(group) != "Cards":
        return [demand for part in values.values() if isinstance(part, Record) for demand in demands_of(part)]
    zones = ON_FIELD & set(values["zones"])
    if not zones:
        return []
    demands = [shown(each) for each in values["filters"] if can_be_lost(each)]
    if t.MONSTERS not in zones:
        # No effect turns a Spell or Trap Card face-down.
        return [demand for demand in demands if demand != FACE_UP]
    if FACE_DOWN in demands:
        # What stays face-down in a Chain stays in its position.
        return [demand for demand in demands if not demand.startswith("InPosition")]
    return demands


def can_be_lost(demand: Any) -> bool:
    """Whether a card on the field can lose a property in the Chain."""
    if kind_of(demand) == "Except":
        return can_be_lost(demand.parts()[0])
    if isinstance(demand, LevelFrom) and demand.most >= HIGHEST_LEVEL:
        return False
    return kind_of(demand) in LOST


def uses_in(part: object, mode: int = -1, asked: frozenset[str] = frozenset(), joined: bool = False) -> Iterator[Use]:
    """Where targets are meant, in the order of the steps."""
    if isinstance(part, tuple):
        after_and = False
        for item in part:
            yield from uses_in(item, mode, asked, joined or after_and)
            after_and = kind_of(item) == "And"
        return
    if not isinstance(part, Record):
        return
    if kind_of(part) == "Measure":
        return
    if kind_of(part) in MEANING:
        values = values_of(part)
        filters = frozenset(shown(each) for each in values.get("filters", ()))
        yield Use(values.get("name", t.TARGETS), mode, filters, filters | asked, joined)
        return
    values = values_of(part)
    if kind_of(part) == "If":
        mode = mode_of(values["condition"], mode)
    by_itself = asked_by(part, values)
    for value in values.values():
        yield from uses_in(value, mode, by_itself, joined)


def asked_by(verb: Record, values: dict[str, Any]) -> frozenset[str]:
    """What a verb asks by itself of the cards that it is done to."""
    if kind_of(verb) == "Begin":
        return frozenset() if getattr(values["change"], "holds", False) else frozenset({FACE_UP})
    if kind_of(verb) == "TurnTo":
        return frozenset({f"{shown(InPosition(t.ATTACK + t.DEFENSE - values['position']))}"})
    return ASKED.get(kind_of(verb), frozenset())
