"""The rule `face-up`: a property that a face-down card does not show is asked of face-up ones.

Who pays looks at the own cards, face-down ones too (NETREP GATE GUARDIAN), and what was chosen elsewhere than on the field is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spellspeed.kernel.records import Record
from spellspeed.simulation.lint.findings import Finding, Read, kind_of, values_of
from spellspeed.simulation.mutation.atoms import shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.scope import OWN, YOU

RULE: Final = "face-up"
ON_FIELD: Final = frozenset({t.MONSTERS, t.SPELLS, t.FIELD})
OUT_OF_PLAY: Final = frozenset({t.REMOVED, t.GRAVEYARD})
SHOWN: Final = frozenset(
    {
        "OfType", "OfAttribute", "Named", "NameHolds", "NameHoldsOr", "OfFamily", "LevelFrom", "LevelBeside", "AttackFrom", "AttackBeside",
        "DefenseFrom", "NoStrongerThanPaid", "NoTougherThan", "LevelBelowPaid", "IsFusion", "IsRitual", "IsToon", "IsNormal", "IsEffect",
        "IsSpirit", "HasFlipEffect",
    }
)  # fmt: skip
"""The properties that a face-down card does not show."""
KNOWN: Final = frozenset({"HeardOther", "HeardCard", "Battling", "BattledMonster"})
"""The words of cards that are known: those that are Summoned, leave or battle."""


def findings(read: Read) -> Iterator[Finding]:
    """The groups of cards on the field that are told by what only face-up ones show."""
    ability = read.ability
    paid = [group for group in groups_in(ability.costs) if values_of(group)["whose"] not in (YOU, OWN)]
    for group in [
        *paid,
        *groups_in((ability.hearing, ability.condition, ability.targets, ability.steps, ability.changes)),
    ]:
        values = values_of(group)
        kinds = {kind_of(each) for each in values["filters"]}
        if kinds & {"FaceUp", "FaceDown"}:
            continue
        if t.REMOVED in values.get("zones", ()) and kinds:
            yield Finding(read.title, RULE, f"removed cards may be face-down: {shown(group)}")
            continue
        for each in values["filters"]:
            if kind_of(each) in SHOWN or shown(each) == "InPosition(ATTACK)":
                yield Finding(
                    read.title, RULE, f"{shown(each)} is asked of cards that may be face-down: {shown(group)}"
                )


def groups_in(part: object) -> Iterator[Record]:
    """The groups of cards that lie on the field or are removed from play."""
    if isinstance(part, tuple):
        for item in part:
            yield from groups_in(item)
    elif isinstance(part, Record) and kind_of(part) not in KNOWN:
        values = values_of(part)
        if (kind_of(part) == "Cards" and lies_there(frozenset(values["zones"]))) or (
            kind_of(part) == "Bound" and values["name"] == t.TARGETS
        ):
            yield part
        yield from groups_in(tuple(values.values()))


def lies_there(zones: frozenset[int]) -> bool:
    """Whether zones are all on the field, or those of cards out of play with the removed ones among them."""
    return zones <= ON_FIELD or (t.REMOVED in zones and zones <= OUT_OF_PLAY)
