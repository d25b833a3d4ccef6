"""What there is to reach with a card: drawn, Summoned, destroyed, and for each of its abilities activated, resolved and negated.

What cannot be is told with the rule that says so, from the card's declaration alone.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spellspeed.kernel.records import Record
from spellspeed.simulation.positions import implemented
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.clauses import NEVER_SPECIAL, ONLY_SET
from spellspeed.yugioh.duel.kinds import CONTINUOUS_EFFECT, KINDS_OF_ABILITY, PROCEDURE, RULE_EFFECT, Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NEGATED, X_NEGATES_FLIP, X_NOT_DESTROYED_BY_BATTLE, X_VOIDS
from spellspeed.yugioh.duel.terms import DARK, E_DESTROYED, E_LEFT, E_SENT, GRAVEYARD, LIGHT, MONSTER, P_FACE_UP
from spellspeed.yugioh.words.conditions.answered import Answers, AnswersIcon
from spellspeed.yugioh.words.filters.traits import OfAttribute, OfKind, OfType
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.odd.answering import destroyed_group
from spellspeed.yugioh.words.verbs.fusion import ChooseToFuse
from spellspeed.yugioh.words.verbs.negation import NegateActivation, NegateEffect, NegatesLink, NegateSummon

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
MIRRORED: Final = (LIGHT, DARK)
APPLIED: Final = "applied"
DEEDS: Final = (DRAWN, NORMAL, FLIP, SPECIAL, BEATEN, DESTROYED, ACTIVATED, RESOLVED, STOPPED, NEGATED, APPLIED)
WHOLE: Final = -1
"""In place of an ability: the card as a whole."""

SHORTEST_NAME: Final = 4
"""A text in a declaration with fewer letters is no name."""

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
        summonable = face.may_be_normal_summoned and not face.claims & ONLY_SET
        told[NORMAL] = "" if summonable else "SUMMON-2: its text or kind forbids a Normal Summon"
        told[FLIP] = ""
        told[SPECIAL] = "T-10.4: it cannot be Special Summoned" if face.revival == NEVER_SPECIAL else ""
        told[BEATEN] = "CORE-1: its own text forbids it" if never_beaten(face) else ""
    elif not any(step.summons() and "Itself" in str(step.phrase()) for a in face.cards_own for step in a.resolved):
        told[BEATEN] = "BATTLE-1: only monsters battle"
    return told


def never_beaten(face: PrintedCard) -> bool:
    """Whether a monster's own Continuous Effect keeps it from being destroyed by battle, whatever the opponent is."""
    return any(
        change.what is X_NOT_DESTROYED_BY_BATTLE and change.phrase()[1:] == (("Itself",),)
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
        STOPPED: why_never_stopped(face, ability),
        NEGATED: why_never_negated(face, ability),
    }


def why_never_stopped(face: PrintedCard, ability: Ability) -> str:
    """Why no implemented card negates the activation of an ability; "" where one does."""
    if face.is_monster or ability.is_card_activation:
        kinds = {kind for other in negators() for kind in answered_kinds(other)}
        return "" if face.kind in kinds else "no implemented card negates such an activation"
    if any(destroyed_group(step) is not None or destroys_negated(step) for step in ability.resolved):
        return ""
    return "T-9.7: it activates no card, and destroys none: no implemented card negates such an activation"


def destroys_negated(step: Step) -> bool:
    """Whether a step destroys the card of the Chain Link that it negates."""
    return isinstance(step, NegatesLink) and step.destroys


def why_never_negated(face: PrintedCard, ability: Ability) -> str:
    """Why the effect of an ability (not its activation) is never negated; "" where it can be."""
    if ability.summons or ability.targets or ability.event & LEAVING or meets_graveyard(ability):
        # Royal Oppression; monsters that negate what targets them; victors in battle; Necrovalley.
        return ""
    leaves = any(type(step).__name__ in GONE for step in ability.announced)
    if leaves and not face.is_monster and not ability.is_card_activation and ability.places & 1 << P_FACE_UP:
        # T-9.9: what left the field for its own cost is negated with all cards of its kind (Imperial Order).
        return ""
    if leaves and face.is_monster and face.attribute in MIRRORED and ability.places & 1 << P_FACE_UP:
        # Light- and Shadow-Imprisoning Mirror ask where an effect was activated, and not where its card is by then.
        return ""
    if leaves or not (ability.is_card_activation or ability.places & 1 << P_FACE_UP):
        return "T-9.7: its card does not lie face-up on the field when it resolves"
    if face.is_monster and not face.is_effect and not face.is_fusion:
        return "T-9.7: what negates effects is about Effect Monsters"
    return ""


LEAVING: Final = E_SENT | E_DESTROYED | E_LEFT
"""Events that meet a monster which was beaten in battle: its victor may negate what follows."""


def meets_graveyard(ability: Ability) -> bool:
    """Whether an effect speaks of cards in a Graveyard."""
    return any(isinstance(part, Cards) and GRAVEYARD in part.zones for part in parts_of(ability))


GONE: Final = ("SendingItself", "TributingItself", "DiscardingItself", "RemovingItself")
"""Costs after which a card is no longer where it was."""


def answered_kinds(face: PrintedCard) -> frozenset[int]:
    """Of which kinds of cards (Monster, Spell, Trap) a card negates activations or effects."""
    kinds: set[int] = set()
    for ability in face.abilities:
        if negates(ability):
            found = [part for part in parts_of(ability) if isinstance(part, Answers | AnswersIcon | OfKind)]
            for part in found:
                kinds.update(part.kinds)
            if not found:
                kinds.add(MONSTER)
    return frozenset(kinds)


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
def negators_of(kind: int) -> tuple[PrintedCard, ...]:
    """The implemented cards that negate activations or effects of a kind of cards."""
    return tuple(face for face in negators() if kind in answered_kinds(face))


@cache
def summoners() -> tuple[PrintedCard, ...]:
    """The implemented cards with an effect that Special Summons."""
    return tuple(face for face in everything() if any(ability.summons for ability in face.abilities))


@cache
def destroyers() -> tuple[PrintedCard, ...]:
    """The implemented cards with an effect that destroys."""
    return tuple(
        face
        for face in everything()
        if any(destroyed_group(step) is not None for ability in face.abilities for step in ability.resolved)
    )


@cache
def fusers() -> tuple[PrintedCard, ...]:
    """The implemented cards that Fusion Summon."""
    return tuple(
        face
        for face in everything()
        if any(isinstance(step, ChooseToFuse) for ability in face.abilities for step in ability.resolved)
    )


@cache
def companions(face: PrintedCard) -> tuple[PrintedCard, ...]:
    """The implemented cards that a card's declaration or facts name, by their names or words in them, and those that name it."""
    named = names_in(face)
    return tuple(
        other
        for other in everything()
        if other is not face
        and (any(words in other.name for words in named) or any(words in face.name for words in names_in(other)))
    )


@cache
def likes(face: PrintedCard) -> tuple[PrintedCard, ...]:
    """The implemented monsters of the Types and Attributes that a card's declaration speaks of."""
    parts = [part for ability in face.abilities for part in parts_of(ability)]
    gather(face.material_words, parts)
    races = {race for part in parts if isinstance(part, OfType) for race in part.races}
    attributes = {part.attribute for part in parts if isinstance(part, OfAttribute)}
    return tuple(
        other for other in everything() if other.is_monster and (other.race in races or other.attribute in attributes)
    )


@cache
def everything() -> tuple[PrintedCard, ...]:
    """Every implemented card once."""
    main, fusion = implemented()
    return tuple({face.code: face for face in main + fusion}.values())


@cache
def names_in(face: PrintedCard) -> frozenset[str]:
    """The names of cards, and words in names, that stand in the declaration and in the facts of a card."""
    parts = [part for ability in face.abilities for part in parts_of(ability)]
    gather(face.material_words, parts)
    found = {part for part in parts if isinstance(part, str) and len(part) >= SHORTEST_NAME} | set(face.materials)
    ritual = facts.by_passcode(face.code).ritual_spell
    return frozenset(found | {ritual} if ritual else found)


def parts_of(ability: Ability) -> list[object]:
    """Every node and value in the declaration of an ability."""
    found: list[object] = []
    gather((ability.condition, ability.hearing, ability.announced, ability.resolved, ability.changes), found)
    return found


def gather(part: object, found: list[object]) -> None:
    """Add a part of a declaration and everything in it."""
    found.append(part)
    if isinstance(part, Record):
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
    return f"ability {index + 1} ({KINDS_OF_ABILITY[face.abilities[index].kind].replace('_', ' ')})"


@cache
def faces_by_code() -> dict[int, PrintedCard]:
    """Every implemented card by its passcode."""
    return {face.code: face for face in everything()}


def face_of(code: int) -> PrintedCard:
    """The implemented card of a passcode."""
    return faces_by_code()[code]
