"""What there is to reach with a card: drawn, Summoned, destroyed, and for each of its abilities activated, resolved and negated.

What cannot be is told with the rule that says so, from the card's declaration alone.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spellspeed.kernel.records import Record
from spellspeed.lab.positions import implemented
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.effects.negating import NegateActivation, NegateEffect, NegateSummon
from spellspeed.yugioh.rules.abilities import (
    CONTINUOUS_EFFECT,
    KINDS,
    PROCEDURE,
    RULE_EFFECT,
    Ability,
)
from spellspeed.yugioh.rules.derived import X_NEGATED, X_NEGATES_FLIP, X_NOT_DESTROYED_BY_BATTLE, X_VOIDS
from spellspeed.yugioh.rules.printed import NEVER_SPECIAL, PrintedCard
from spellspeed.yugioh.rules.terms import P_FACE_UP

DRAWN: Final = "drawn"
NORMAL: Final = "Normal Summoned"
FLIP: Final = "Flip Summoned"
SPECIAL: Final = "Special Summoned"
BEATEN: Final = "destroyed by battle"
DESTROYED: Final = "destroyed by an effect"
ACTIVATED: Final = "activated"
RESOLVED: Final = "resolved"
STOPPED: Final = "activation negated"
NEGATED: Final = "effect negated"
APPLIED: Final = "applied"
DEEDS: Final = (DRAWN, NORMAL, FLIP, SPECIAL, BEATEN, DESTROYED, ACTIVATED, RESOLVED, STOPPED, NEGATED, APPLIED)
WHOLE: Final = -1
"""In place of an ability: the card as a whole."""

Goal = tuple[int, str, int]
"""A card by its passcode, a deed, and the number of the ability (or WHOLE)."""


def goals_of(face: PrintedCard) -> dict[Goal, str]:
    """Everything there could be to reach with a card: "" where it can be, else the reason why it cannot."""
    found = {(face.code, deed, WHOLE): why for deed, why in about_card(face).items()}
    for ability in face.abilities:
        for deed, why in about_ability(face, ability).items():
            found[face.code, deed, ability.index] = why
    return found


def about_card(face: PrintedCard) -> dict[str, str]:
    """What can happen to a card as a whole, whatever it does."""
    told = {DRAWN: "FUSION-1: it begins in the Fusion Deck" if face.is_fusion else "", DESTROYED: ""}
    if face.is_monster:
        told[NORMAL] = "" if face.may_be_normal_summoned else "SUMMON-2: its text or kind forbids a Normal Summon"
        told[FLIP] = ""
        told[SPECIAL] = "T-10.4: it cannot be Special Summoned" if face.revival == NEVER_SPECIAL else ""
        told[BEATEN] = "CORE-1: its own text forbids it" if never_beaten(face) else ""
    elif not any(step.summons() and "Itself" in str(step.phrase()) for a in face.cards_own for step in a.resolved):
        told[BEATEN] = "BATTLE-1: only monsters battle"
    return told


def never_beaten(face: PrintedCard) -> bool:
    """Whether a monster's own Continuous Effect keeps it from being destroyed by battle, whatever the opponent is."""
    return any(
        change.what == X_NOT_DESTROYED_BY_BATTLE and change.phrase()[1:] == (("Itself",),)
        for ability in face.steady
        for change in ability.changes
    )


def about_ability(face: PrintedCard, ability: Ability) -> dict[str, str]:
    """What can happen to one ability."""
    if ability.kind == PROCEDURE:
        return {APPLIED: "", ACTIVATED: "CHAIN-7: a Summon is not activated"}
    if ability.kind == CONTINUOUS_EFFECT:
        return {APPLIED: "", ACTIVATED: "EFFECT-5: a Continuous Effect is never activated"}
    if ability.kind == RULE_EFFECT:
        return {APPLIED: "", ACTIVATED: "WIN-3: it is not activated"}
    if ability.chainless or ability.at_once:
        return {APPLIED: "", ACTIVATED: "T-6.4, T-1.7: it is done without a Chain"}
    return {
        ACTIVATED: "",
        RESOLVED: "",
        STOPPED: "" if negators() else "no implemented card negates activations",
        NEGATED: why_never_negated(face, ability),
    }


def why_never_negated(face: PrintedCard, ability: Ability) -> str:
    """Why the effect of an ability (not its activation) is never negated; "" where it can be."""
    if ability.speed == 3:
        return "SPEED-4, T-9.7: only Counter Traps answer it, and those negate its activation"
    if face.is_monster and not ability.places & 1 << P_FACE_UP:
        return "T-9.9: what negates effects of monsters that were activated elsewhere than face-up on the field is no card of the pool"
    return ""


@cache
def negators() -> tuple[PrintedCard, ...]:
    """The implemented cards that negate activations, effects or Summons, in the order of their passcodes."""
    main, fusion = implemented()
    return tuple(face for face in main + fusion if any(negates(ability) for ability in face.abilities))


def negates(ability: Ability) -> bool:
    """Whether an ability negates activations, effects or Summons, or changes which effects are negated."""
    if any(isinstance(step, NegateActivation | NegateEffect | NegateSummon) for step in ability.resolved):
        return True
    return any(change.what in (X_NEGATED, X_VOIDS, X_NEGATES_FLIP) for change in ability.changes)


@cache
def companions(face: PrintedCard) -> tuple[PrintedCard, ...]:
    """The implemented cards that a card's declaration or facts name, and those that name it: its Fusion Materials, its Ritual Spell ..."""
    others = [other for other in everything() if other is not face]
    named = names_in(face)
    return tuple(other for other in others if other.name in named or face.name in names_in(other))


@cache
def everything() -> tuple[PrintedCard, ...]:
    """Every implemented card once."""
    main, fusion = implemented()
    return tuple({face.code: face for face in main + fusion}.values())


@cache
def names_in(face: PrintedCard) -> frozenset[str]:
    """Every text that stands in the declaration of a card, and the names in its facts; names of cards are among them."""
    found: set[str] = set(face.materials)
    for ability in face.abilities:
        gather(ability.condition, found)
        gather(ability.hearing, found)
        gather(ability.announced + ability.resolved + ability.changes, found)
    gather(face.material_words, found)
    fact = facts.by_passcode(face.code)
    if fact.ritual_spell:
        found.add(fact.ritual_spell)
    return frozenset(found)


def gather(part: object, found: set[str]) -> None:
    """Add every text in a part of a declaration."""
    if isinstance(part, str):
        found.add(part)
    elif isinstance(part, Record):
        gather(part.parts(), found)
    elif isinstance(part, tuple):
        for each in part:
            gather(each, found)


def label(goal: Goal) -> str:
    """A goal's ability in words of the declaration: `ability 2 (trigger)`; nothing for the card as a whole."""
    code, _, index = goal
    if index == WHOLE:
        return ""
    face = face_of(code)
    return f"ability {index + 1} ({KINDS[face.abilities[index].kind].replace('_', ' ')})"


@cache
def faces_by_code() -> dict[int, PrintedCard]:
    """Every implemented card by its passcode."""
    return {face.code: face for face in everything()}


def face_of(code: int) -> PrintedCard:
    """The implemented card of a passcode."""
    return faces_by_code()[code]


@cache
def named_face(name: str) -> PrintedCard:
    """The card of a name."""
    return printed_named(name)
