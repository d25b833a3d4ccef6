"""The rule `bond`: ATK and DEF that are gained last as long as the card that gives them, and follow what they are told by (TERM-ORIGINAL-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spellspeed.kernel.records import Record
from spellspeed.simulation.declared_words import words_in
from spellspeed.simulation.lint.findings import Finding, Read, kind_of, values_of
from spellspeed.simulation.mutation.atoms import shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE
from spellspeed.yugioh.words.changes.values import PLUS

RULE: Final = "bond"
WHILE_IT_LIES: Final = {t.WHILE_FACE_UP: "face-up", t.WHILE_LINKED: "equipped"}
OWN: Final[dict[object, str]] = {X_ATTACK: "AttackOf", X_DEFENSE: "DefenseOf"}


def findings(read: Read) -> Iterator[Finding]:
    """The gains of ATK and DEF of an ability that are bound to the wrong thing."""
    ability = read.ability
    measured = [word for word in words_in(ability.steps) if kind_of(word) == "Measure"]
    for word in words_in(ability.steps):
        if kind_of(word) != "Begin":
            continue
        values = values_of(word)
        until, change = values["until"], values["change"]
        if getattr(change, "what", None) not in OWN or getattr(change, "how", PLUS) != PLUS:
            continue
        if ability.is_card_activation and until in WHILE_IT_LIES and not ability.stays:
            yield Finding(
                read.title, RULE, f"{shown(word)} lasts while a card is {WHILE_IT_LIES[until]} that does not stay"
            )
        if ability.is_card_activation and until == t.FOREVER and ability.stays:
            yield Finding(read.title, RULE, f"{shown(word)} does not end with the card that stays")
        for amount in [*words_in(values["amount"]), *(each for each in measured if is_bound_number(values["amount"]))]:
            if is_of_itself(amount, change.what, values["on"]):
                yield Finding(
                    read.title, RULE, f"{shown(word)} is a fixed number for a value of the monster that gains it"
                )


def is_bound_number(amount: object) -> bool:
    """Whether an amount is a number that was kept before."""
    return any(kind_of(word) == "BoundNumber" for word in words_in(amount))


def is_of_itself(amount: Record, what: object, on: object) -> bool:
    """Whether an amount reads the original value of the very cards that gain it: it follows that value."""
    for word in words_in(amount):
        if kind_of(word) == OWN[what] and True in word.parts() and shown(word.parts()[0]) == shown(on):
            return True
    return False
