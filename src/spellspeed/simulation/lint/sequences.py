"""The rules `then`, `stale` and `deck`: what steps mean that follow one another (T-7.4, T-9.4, TERM-SHUFFLE-1).

`then`: what is done to single cards may come to nothing; what a text gives for it depends on it. `stale`: a card that a step has moved is
bound no longer where it was, and what a later step fixes on it must bind it anew (DONE). `deck`: the Deck that was looked into is shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from spellspeed.kernel.records import Record
from spellspeed.simulation.declared_words import words_in
from spellspeed.simulation.lint.findings import Finding, Read, kind_of, values_of
from spellspeed.simulation.mutation.atoms import shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.scope import OPPONENT, OPPONENTS, OWN, YOU, YOUR_SIDE
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.joins import If

THEN: Final = "then"
STALE: Final = "stale"
DECK: Final = "deck"
OWNERS: Final = {YOU: "your", YOUR_SIDE: "your", OWN: "your", OPPONENT: "opponent's", OPPONENTS: "opponent's"}
GIVEN: Final = frozenset(
    {"Draw", "DrawAsMany", "GainLife", "InflictDamage", "SpecialSummon", "AddToHand", "Destroy", "Discard"}
)
"""What a text gives for something."""
ASIDE: Final = frozenset({"ShuffleDeck", "Note", "KeepNumber", "Reveal", "LookAt"})
"""What stands between two parts of a text without being one."""
MOVING: Final = frozenset(
    {
        "AddToHand", "Destroy", "DiscardThem", "ReturnToHand", "ReturnToDeck", "ReturnToBottom", "ShuffleIntoDeck", "PutOnTop",
        "RemoveFromPlay", "SendToGraveyard", "SpecialSummon", "TributeThem",
    }
)  # fmt: skip
"""The verbs that move the cards they are done to."""
FIXING: Final = frozenset({"Begin", "EquipTo", "Remember", "EquipCards"})
"""The verbs that fix something on cards for later."""
MEANING: Final = frozenset({"Bound", "Among", "Nth", "Those", "TheRest"})
DEPENDING: Final = MEANING | {"NumberOf", "BoundNumber"}
"""The words that speak of what was meant before."""


def findings(read: Read) -> Iterator[Finding]:
    """The steps of an ability that do not depend on what they are given for, or that fix something on a card that is gone."""
    for steps, asked in lists_in(read.ability.steps):
        parts = [step for step in steps if kind_of(step) not in ASIDE]
        for before, after in pairwise(parts):
            if is_of_single_cards(before) and is_given(after) and shown(values_of(before)["group"]) not in asked:
                yield Finding(read.title, THEN, f"{shown(after)} does not depend on {shown(before)}")
    for step in stale_in(read.ability.steps, frozenset()):
        yield Finding(read.title, STALE, f"{shown(step)} is begun on cards that have been moved")
    yield from other_decks(read)


def other_decks(read: Read) -> Iterator[Finding]:
    """The Decks of an ability that are shuffled although another one was looked into."""
    words = list(words_in((read.ability.costs, read.ability.targets, read.ability.steps)))
    looked = {OWNERS.get(values_of(word).get("whose", 0)) for word in words if t.DECK in getattr(word, "zones", ())}
    for word in words:
        if (
            kind_of(word) == "ShuffleDeck"
            and looked
            and OWNERS.get(values_of(word).get("whose", 0)) not in looked | {None}
        ):
            yield Finding(read.title, DECK, f"{shown(word)} shuffles another Deck than was looked into")


def lists_in(part: object, asked: tuple[str, ...] = ()) -> Iterator[tuple[tuple[Step, ...], tuple[str, ...]]]:
    """The lists of steps in a part, each with the groups that have been asked whether they are there."""
    if isinstance(part, tuple):
        if part and all(isinstance(item, Step) for item in part):
            yield part, asked
        for item in part:
            yield from lists_in(item, asked)
    elif isinstance(part, If):
        there = [word for word in words_in(part.condition) if kind_of(word) == "Exists"]
        yield from lists_in(part.steps, asked + tuple(shown(values_of(word)["group"]) for word in there))
    elif isinstance(part, Record):
        yield from lists_in(part.parts(), asked)


def stale_in(steps: tuple[Step, ...], moved: frozenset[int]) -> Iterator[Step]:
    """The steps that fix something on cards bound to a name under which they have been moved; each list goes on from what moved before it."""
    for step in steps:
        values = values_of(step)
        inner = values.get("steps")
        if isinstance(inner, tuple) and kind_of(step) not in FIXING:
            yield from stale_in(inner, moved)
            continue
        group = values.get("on" if kind_of(step) == "Begin" else "group")
        if isinstance(group, Bound):
            if kind_of(step) in FIXING and group.name in moved and group.name != t.DONE:
                yield step
            if kind_of(step) in MOVING:
                moved |= {group.name}


def is_of_single_cards(step: Step) -> bool:
    """Whether a step moves cards that were chosen before, so that they may be gone or stay where they are."""
    group = values_of(step).get("group")
    return kind_of(step) in MOVING and kind_of(group) in MEANING


def is_given(step: Step) -> bool:
    """Whether a step does something that does not speak of what was meant before."""
    if kind_of(step) in ("If", "May"):
        inner = values_of(step)["steps"]
        return isinstance(inner, tuple) and is_given(inner[0]) and not depends(step)
    return kind_of(step) in GIVEN and not depends(step)


def depends(step: Step) -> bool:
    """Whether a step speaks of what was meant before."""
    return any(kind_of(word) in DEPENDING for word in words_in(step.parts()))
