"""The rule `names`: every card that a text names is one of the pool that can be played (CARD-1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from spellspeed.simulation.declared_words import words_in
from spellspeed.simulation.lint.findings import Finding, abilities_of, kind_of, of_ability, values_of
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.words.declaring import Declaration

RULE: Final = "names"
NAMING: Final = {"Named": "names", "NameHoldsOr": "names", "FieldIs": "name"}
"""The words that name cards, and the argument that does."""
HOLDING: Final = frozenset({"NameHolds", "NameHoldsOr"})


def findings(card: Declaration) -> Iterator[Finding]:
    """The names of a declaration that no card of the pool bears, or only cards that cannot be played."""
    parts = [card.clauses, card.materials, *(of_ability(read.ability) for read in abilities_of(card))]
    said: set[str] = set()
    for word in words_in(tuple(parts)):
        values = values_of(word)
        named = values.get(NAMING.get(kind_of(word), ""), ())
        said.update((named,) if isinstance(named, str) else named)
        if kind_of(word) in HOLDING and not any(str(values["words"]) in name for name in names_of_pool()):
            yield Finding(card.name, RULE, f'no card of the pool has "{values["words"]}" in its name')
    said.update(part for part in card.materials if isinstance(part, str))
    if facts.is_name(card.name):
        said.update(material.name for material in facts.by_name(card.name).fusion_materials if material.name)
    for name in sorted(said):
        if name not in names_of_pool():
            yield Finding(card.name, RULE, f'"{name}" is no card of the pool')
        elif not is_implemented(facts.by_name(name).passcode):
            yield Finding(card.name, RULE, f'"{name}" is named and cannot be played')


@cache
def names_of_pool() -> frozenset[str]:
    """The names of all cards of the pool, and those that some of them are treated as having."""
    cards = [facts.by_passcode(code) for code in facts.pool("rulebook6")]
    return frozenset([card.name for card in cards] + [card.treated_as for card in cards if card.treated_as])
