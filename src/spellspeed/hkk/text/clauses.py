"""The clauses of a card text: chapter 91. Each clause is of exactly one kind, and says which rules make it what it is.

A game reads `kind` and `sub`, and carries out what the clause holds: `condition`, `does`, `effect`, `costs`, `scope`. What takes away, copies or
ignores "abilities" or "drawbacks" looks at `kind`; an explanation is never touched (`may_be_influenced`, HKK-91.2.1).
"""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.effects import Activated, Automatically, Continuously, answering
from spellspeed.hkk.text.node import Amount, Clause, Condition, Cost, DeckRule, Effect, Scope, Sentence
from spellspeed.hkk.text.sentences import Prevent
from spellspeed.hkk.text.words import IN_PLAY, REACTION, Name, Trait, Zone

PLAY_CONDITION: Final = "play_condition"
EXPLANATION: Final = "explanation"
DRAWBACK: Final = "drawback"
ABILITY: Final = "ability"
SPELL: Final = "spell"
"""A part of an instant or general spell that is none of the others."""
KINDS: Final = (PLAY_CONDITION, EXPLANATION, DRAWBACK, ABILITY, SPELL)

CONTINUOUS: Final = "continuous"
AUTOMATIC: Final = "automatic"
ACTIVATED: Final = "activated"
REACTION_ABILITY: Final = "reaction"
PLAIN: Final = "plain"


class PlayCondition(Clause):
    """HKK-91.1.0: the card can be played only while this holds (`unless`: while it does not); asked before paying, wherever it is played from."""

    kind = PLAY_CONDITION
    sub = PLAY_CONDITION
    rules = ("HKK-91.1.0",)

    def __init__(self, condition: Condition, unless: bool = False) -> None:
        self.condition: Final = condition
        self.unless: Final = unless

    def parts(self) -> tuple[object, ...]:
        return (self.condition, self.unless)


class CopyLimit(Clause):
    """HKK-91.2.2: at most so many copies in a deck, against the general three; None is any number."""

    kind = EXPLANATION
    sub = "copy_limit"
    rules = ("HKK-91.2.0", "HKK-91.2.1", "HKK-91.2.2")

    def __init__(self, most: int | None) -> None:
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)


class DeckRestriction(Clause):
    """HKK-91.2.3: only in a deck of special composition."""

    kind = EXPLANATION
    sub = "deck_restriction"
    rules = ("HKK-91.2.0", "HKK-91.2.1", "HKK-91.2.3")

    def __init__(self, rule: DeckRule) -> None:
        self.rule: Final = rule

    def parts(self) -> tuple[object, ...]:
        return (self.rule,)


class FormatBan(Clause):
    """HKK-91.2.4: banned in these tournament formats."""

    kind = EXPLANATION
    sub = "format_ban"
    rules = ("HKK-91.2.0", "HKK-91.2.1", "HKK-91.2.4")

    def __init__(self, formats: tuple[Name, ...]) -> None:
        self.formats: Final = formats

    def parts(self) -> tuple[object, ...]:
        return (self.formats,)


class ValueFormula(Clause):
    """HKK-91.2.5: how a variable cost, or damage, life or structure points that are not fixed, are computed."""

    kind = EXPLANATION
    sub = "value_formula"
    rules = ("HKK-91.2.0", "HKK-91.2.1", "HKK-91.2.5")

    def __init__(self, trait: Trait, amount: Amount) -> None:
        self.trait: Final = trait
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.trait, self.amount)


class AdditionalCost(Clause):
    """HKK-91.2.0: what playing the card costs besides its summoning cost."""

    kind = EXPLANATION
    sub = "additional_cost"
    rules = ("HKK-91.2.0", "HKK-91.2.1")

    def __init__(self, costs: tuple[Cost, ...]) -> None:
        self.costs: Final = costs

    def parts(self) -> tuple[object, ...]:
        return (self.costs,)


class PlayableFrom(Clause):
    """HKK-91.2.0: a zone other than the hand from which the card can be played as well, in the same way."""

    kind = EXPLANATION
    sub = "playable_from"
    rules = ("HKK-91.2.0", "HKK-91.2.1")

    def __init__(self, zone: Zone) -> None:
        self.zone: Final = zone

    def parts(self) -> tuple[object, ...]:
        return (self.zone,)


class Advantage(Clause):
    """HKK-91.2.6, HKK-91.2.7, HKK-91.2.8, HKK-91.2.9: applies while the opponent's life is at least `low` and at most `high` (None: no limit)."""

    kind = EXPLANATION
    sub = "advantage"
    rules = ("HKK-91.2.1", "HKK-91.2.6", "HKK-91.2.7", "HKK-91.2.8", "HKK-91.2.9")

    def __init__(self, low: int | None, high: int | None, effect: Effect) -> None:
        self.low: Final = low
        self.high: Final = high
        self.effect: Final = effect

    def parts(self) -> tuple[object, ...]:
        return (self.low, self.high, self.effect)

    def may_apply(self, life: int) -> bool:
        """HKK-91.2.6, HKK-91.2.7: whether the opponent's life is in its range; both ends belong to it."""
        return (self.low is None or life >= self.low) and (self.high is None or life <= self.high)


class Neutralization(Clause):
    """HKK-91.2.10, HKK-91.2.11, HKK-91.2.12, HKK-91.2.13: from the hand also a reaction to an action within the scope, which it prevents."""

    kind = EXPLANATION
    sub = "neutralization"
    rules = ("HKK-91.2.1", "HKK-91.2.10", "HKK-91.2.11", "HKK-91.2.12", "HKK-91.2.13")

    def __init__(self, scope: Scope) -> None:
        self.scope: Final = scope

    def parts(self) -> tuple[object, ...]:
        return (self.scope,)


class Drawback(Clause):
    """HKK-91.3.0, HKK-91.3.1, HKK-91.3.6, HKK-91.3.7: marked as one, or unmarked, unfavourable and on a card issued before 2001."""

    kind = DRAWBACK
    sub = PLAIN

    def __init__(self, effect: Effect, marked: bool = True) -> None:
        self.effect: Final = effect
        self.marked: Final = marked
        self.rules = ("HKK-91.3.0",) if marked else ("HKK-91.3.1",)
        if isinstance(effect, Activated):
            self.rules += ("HKK-91.3.6",)

    def parts(self) -> tuple[object, ...]:
        return (self.effect, self.marked)


class Reward(Clause):
    """HKK-91.3.2, HKK-91.3.3: what the opponent gets whose source makes the card leave play or its owner's control. YOU in it is that opponent."""

    kind = DRAWBACK
    sub = "reward"
    rules = ("HKK-91.3.2", "HKK-91.3.3")

    def __init__(self, does: tuple[Sentence, ...]) -> None:
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.does,)


class TemporaryCost(Clause):
    """HKK-91.3.4, HKK-91.3.5: so many temporary cost counters; in each preparatory phase of the controller pay or sacrifice, then one comes off."""

    kind = DRAWBACK
    sub = "temporary_cost"
    rules = ("HKK-91.3.4", "HKK-91.3.5")

    def __init__(self, counters: int, costs: tuple[Cost, ...]) -> None:
        self.counters: Final = counters
        self.costs: Final = costs

    def parts(self) -> tuple[object, ...]:
        return (self.counters, self.costs)


class Ability(Clause):
    """HKK-91.4.0, HKK-91.4.1: the rest of a permanent's text. It works in `zone` only, which is play unless the text says otherwise."""

    kind = ABILITY

    def __init__(self, effect: Effect, zone: Zone = IN_PLAY) -> None:
        self.effect: Final = effect
        self.zone: Final = zone
        self.rules = ("HKK-91.4.0",) if zone == IN_PLAY else ("HKK-91.4.0", "HKK-91.4.1")
        self.sub = sub_of_ability(effect)

    def parts(self) -> tuple[object, ...]:
        return (self.effect, self.zone)


class SpellEffect(Clause):
    """HKK-91.5.0, HKK-91.5.1, HKK-91.5.4: what an instant or general spell does when it comes into being, in the order printed."""

    kind = SPELL
    sub = SPELL
    rules = ("HKK-91.5.0", "HKK-91.5.1", "HKK-91.5.4")

    def __init__(self, does: tuple[Sentence, ...]) -> None:
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.does,)


def sub_of_ability(effect: Effect) -> str:
    """HKK-91.4.0: continuous, automatic, activated, or a reaction: at reaction speed, or because it prevents something."""
    if isinstance(effect, Continuously):
        return CONTINUOUS
    if isinstance(effect, Automatically):
        return AUTOMATIC
    if isinstance(effect, Activated):
        prevents = any([isinstance(one, Prevent) for one in answering(effect.does)])
        return REACTION_ABILITY if prevents or effect.speed == REACTION else ACTIVATED
    return PLAIN


def may_be_influenced(clause: Clause) -> bool:
    """HKK-91.2.1: an explanation can be neither taken away nor copied nor influenced; every other clause can."""
    return clause.kind != EXPLANATION
