"""What is told of a card, as facts that a declaration and an official text have in common, and where the two differ.

A fact is an aspect and a value ("number 1000", "verb destroy", "whose opponent's field"). Each side says some facts, which the other one has to
answer, and merely allows others: an answer, but no demand. So "when this card is destroyed" allows the verb "destroy" without asking for it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Told:
    """What one side tells of a card: what it says, what it allows, and what is counted (how many effects are optional, how many targets)."""

    says: set[str] = field(default_factory=set)
    allows: set[str] = field(default_factory=set)
    counted: Counter[str] = field(default_factory=Counter)
    mentions: Counter[str] = field(default_factory=Counter)
    """How often a fact is told: a declaration may not tell it more often than the text."""
    timing_is_open: bool = False
    """Whether a text leaves open if an optional trigger can miss its timing."""
    wrong: set[str] = field(default_factory=set)
    """What contradicts itself, whatever the other side tells."""

    def say(self, *facts: str) -> None:
        """Add facts that the other side has to answer."""
        self.says.update(facts)

    def allow(self, *facts: str) -> None:
        """Add facts that the other side may tell."""
        self.allows.update(facts)


def differences(declared: Told, official: Told) -> list[str]:
    """Where the two sides differ: "+" the declaration says it and the text does not, "-" the other way round, "!" it contradicts itself."""
    more = declared.says - official.says - official.allows
    less = official.says - declared.says - declared.allows
    found = [f"+ {fact}" for fact in more] + [f"- {fact}" for fact in less] + [f"! {fact}" for fact in declared.wrong]
    found += [
        f"+ {fact}: {times} times"
        for fact, times in declared.mentions.items()
        if times > max(1, official.mentions[fact]) and fact not in more
    ]
    open_aspects = {"optional when", "optional if"} if official.timing_is_open else set()
    for aspect in sorted((declared.counted.keys() | official.counted.keys()) - open_aspects):
        ours, theirs = declared.counted[aspect], official.counted[aspect]
        if ours != theirs:
            found.append(f"{'+' if ours > theirs else '-'} {aspect}: {ours}, not {theirs}")
    return sorted(found)
