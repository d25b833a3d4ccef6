"""How many of twelve kinds of mistakes in declarations the comparison finds: each is made in every declaration where it can be made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from spellspeed.simulation.mutation.mutants import Mutant, mutants_of, rebuilt, replaced, with_fields
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words.choices.resolution import Choose
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.declaring import Declaration
from spellspeed.yugioh.words.verbs.destruction import Destroy
from spellspeed.yugioh.words.verbs.movement import ReturnToHand

KINDS: Final = (
    "a number of three to five figures changed",
    "a phase changed",
    "a clause left out",
    "1 becomes 2",
    "you and opponent exchanged",
    "destroy becomes return to hand",
    "target dropped",
    "face-up dropped",
    "optional and mandatory exchanged",
    "when and if exchanged",
    "Type or Attribute changed",
    "ATK and DEF exchanged",
)
"""The mistakes, in the order of the report."""
SIDES: Final = re.compile(r"^(YOU|YOUR_SIDE|OWN|OPPONENT|OPPONENTS)$")


def kind_of(mutant: Mutant) -> str:
    """Which of the mistakes a change of one atom is; "" for none of them."""
    place, before, after = mutant.place, mutant.before, mutant.after
    last = place.rsplit(".", 1)[-1]
    if before.isdigit() and after.isdigit():
        if int(before) >= 100:
            return KINDS[0]
        return KINDS[3] if (before, after) == ("1", "2") else ""
    if last in ("phases", "phase") and before != after:
        return KINDS[1]
    if SIDES.match(before) and SIDES.match(after) and ("OPP" in before) != ("OPP" in after):
        return KINDS[4]
    if before in ("FaceUp", "FaceUp()") and after == "nothing":
        return KINDS[7]
    if {before, after} & {"you can do it"} or (last == "optional"):
        return KINDS[8]
    if last == "never_misses":
        return KINDS[9]
    if last in ("races", "attribute"):
        return KINDS[10]
    if {before, after} in ({"X_ATTACK", "X_DEFENSE"}, {"ATTACK", "DEFENSE"}) or last == "by_attack":
        return KINDS[11] if last in ("what", "by_attack") else ""
    return ""


def mistakes_in(declared: Declaration) -> Iterator[tuple[str, Declaration]]:
    """Every mistake that can be made in a declaration, by its kind."""
    for mutant in mutants_of(declared):
        if mutant.clause[:1].isdigit():
            continue  # a dated variant
        kind = kind_of(mutant)
        if kind:
            yield kind, mutant.declaration
    for place in range(len(declared.abilities)):
        if len(declared.abilities) + len(declared.clauses) > 1 and tells_anything(declared.abilities[place]):
            yield KINDS[2], with_fields(declared, abilities=replaced(declared.abilities, place, None))
        yield from other_steps(declared, place)


def tells_anything(ability: Ability) -> bool:
    """Whether an ability is more than the activation of a card that lies there."""
    return bool(ability.steps or ability.costs or ability.targets or ability.condition or ability.changes)


def other_steps(declared: Declaration, place: int) -> Iterator[tuple[str, Declaration]]:
    """Destroying made a return to the hand, and targets that are chosen later, one at a time."""
    ability = declared.abilities[place]

    def with_list(name: str, items: tuple[Any, ...]) -> Declaration:
        return with_fields(declared, abilities=replaced(declared.abilities, place, rebuilt(ability, name, items)))

    for number, step in enumerate(ability.steps):
        if isinstance(step, Destroy):
            yield KINDS[5], with_list("steps", replaced(ability.steps, number, ReturnToHand(step.group)))
    for number, step in enumerate(ability.targets):
        if isinstance(step, Target) and not any(type(each).__name__ == "EquipTo" for each in ability.steps):
            later = Choose(step.group, step.least, step.most)
            yield KINDS[6], with_list("targets", replaced(ability.targets, number, later))
