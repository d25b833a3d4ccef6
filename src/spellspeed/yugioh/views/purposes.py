"""What cards are chosen for: read from the steps of the effect, from the one that asks to the one that uses what was chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.yugioh.book.chosen_destruction import WhichFall
from spellspeed.yugioh.book.dependents import FirstBond
from spellspeed.yugioh.book.durations import FirstEnd
from spellspeed.yugioh.book.rivals import ChooseApplied
from spellspeed.yugioh.book.settling import TooMuch
from spellspeed.yugioh.book.special_battle import SpecialBattle
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, BORROWED, Walk, ability_carried
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.phrases import Word
from spellspeed.yugioh.words.changes.values import Controls
from spellspeed.yugioh.words.groups.references import Bound, TheRest
from spellspeed.yugioh.words.verbs.durations import Begin

BY_ITSELF: Final = {
    "SetFromHand": "set",
    "GrantNormalSummon": "summon",
    "ChooseFusion": "special summon",
    "ChooseRitual": "special summon",
    "ChooseToFuse": "special summon",
    "TributingMaterials": "special summon",
    "EachSpecialSummons": "special summon",
    "PickUpAndSummon": "special summon",
    "SwapMonsters": "control",
    "ShowDrawn": "show",
    "Sending": "send",
    "Removing": "remove",
    "RemovingOneOfEach": "remove",
    "ReturningOneOfEach": "return to deck",
    "SendingOneOfEach": "send",
    "GivingAll": "send",
    "RemovingForLevel": "remove",
    "SummonAsManyFromHand": "special summon",
    "HideAmong": "special summon",
}
"""Steps and costs that do at once what they ask about."""
WITH_CHOSEN: Final = {
    "Destroy": "destroy",
    "TributeThem": "tribute",
    "SpecialSummon": "special summon",
    "TheySummon": "special summon",
    "AddToHand": "add to hand",
    "TakeIntoHand": "add to hand",
    "RobToHand": "add to hand",
    "EquipTo": "equip",
    "EquipCards": "equip",
    "BecomeEquip": "equip",
    "Absorb": "absorb",
    "ReturnToHand": "return to hand",
    "ReturnToDeck": "return to deck",
    "ShuffleIntoDeck": "return to deck",
    "ReturnToBottom": "return to deck",
    "PutOnTop": "return to deck",
    "RemoveFromPlay": "remove",
    "RemoveUntil": "remove",
    "RemoveEachOthers": "remove",
    "IntoHole": "remove",
    "SendThroughGate": "remove",
    "SwapWithItself": "control",
    "TurnUpQuietly": "position",
    "RemoveNamesakes": "remove",
    "TurnFaceDown": "turn face-down",
    "HideAmong": "turn face-down",
    "FlipFaceUp": "turn face-up",
    "SwitchPosition": "position",
    "SwitchQuietly": "position",
    "TurnTo": "position",
    "SendToGraveyard": "send",
    "DiscardThem": "discard",
    "PlaceAsSpell": "place",
    "PlaceFaceUp": "place",
    "PlaceCounters": "counters",
    "NegateAttack": "negate attack",
    "MoveBeside": "move",
    "Reveal": "show",
    "LookAt": "show",
    "InflictDamage": "damage",
    "GainLife": "life",
    "LendEffects": "copy",
    "MakeLikeness": "copy",
    "UseSpell": "copy",
}
"""Steps that do something to cards that were chosen before."""
INSTEAD: Final = "instead"
EFFECT: Final = "effect"
"""As a purpose: the effect as a whole, which does not do one thing to the card."""


def purpose_of(duel: Duel, ask: Ask) -> str:
    """For what the cards of an open ask are chosen, as a key of the catalog ("purposes"); "" where the question says it itself."""
    if ask.kind not in (t.A_TARGET, t.A_CHOOSE, t.A_COST):
        return ""
    walk = duel.frames[-1]
    if isinstance(walk, Walk):
        if walk.at >= len(walk.steps):
            return ""
        announced = walk.mode in (ANNOUNCING, BORROWED)
        later = walk.steps[walk.at + 1 :]
        return purpose_of_step(
            walk.steps[walk.at], (*later, *ability_carried(walk.link).resolved) if announced else later
        )
    if isinstance(walk, TooMuch):
        return "send"
    if isinstance(walk, WhichFall):
        return "destroy"
    if isinstance(walk, FirstBond | FirstEnd | ChooseApplied):
        return EFFECT
    if isinstance(walk, SpecialBattle):
        return "special summon"
    return INSTEAD if ask.kind == t.A_CHOOSE and ask.least == 0 else ""


def purpose_of_step(step: Step, later: Sequence[Step]) -> str:
    """For what a step has cards chosen, where these steps follow it; EFFECT where none of them does one thing to what was chosen."""
    if type(step).__name__ in BY_ITSELF:
        return BY_ITSELF[type(step).__name__]
    name = getattr(step, "name", -1)
    using = [one for one in later if name in set(names_in(one))]
    for one in (*using, *later):
        if type(one).__name__ in WITH_CHOSEN:
            return WITH_CHOSEN[type(one).__name__]
        if isinstance(one, Begin) and isinstance(one.change, Controls):
            return "control"
    return EFFECT


def names_in(value: object) -> Iterator[int]:
    """The names under which a step looks for cards that were chosen."""
    if isinstance(value, Bound | TheRest):
        yield value.name
    parts = value.parts() if isinstance(value, Word) else value if isinstance(value, tuple) else ()
    for part in parts:
        yield from names_in(part)
