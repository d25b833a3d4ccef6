"""What a lint of declarations finds: of which card, where it is declared, by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spellspeed.kernel.records import Record
from spellspeed.simulation.mutation.atoms import parameters
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words.declaring import Declaration


class Finding(NamedTuple):
    """A fault of a declaration, or of a constant of a module: its rule, and what is wrong in words that an exception can name."""

    card: str
    rule: str
    what: str
    line: int = 0
    """The line of the module, where a rule that reads modules knows it; 0: that of the card."""


class Read(NamedTuple):
    """An ability of a card, or of a dated variant of one, under the title that findings have."""

    title: str
    ability: Ability


def abilities_of(card: Declaration) -> Iterator[Read]:
    """The abilities of a card, then those of its variants."""
    for ability in card.abilities:
        yield Read(card.name, ability)
    for variant in card.variants:
        for ability in variant.abilities:
            yield Read(f"{card.name} ({variant.rulings})", ability)


def values_of(word: Record) -> dict[str, Any]:
    """The arguments of a word by the names of its parameters."""
    return dict(zip((each.name for each in parameters(type(word))), word.parts(), strict=False))


def kind_of(word: object) -> str:
    """The name of a word."""
    return type(word).__name__


def of_ability(ability: Ability) -> tuple[object, ...]:
    """All that stands in an ability, in the order in which it is carried out."""
    return (ability.hearing, ability.condition, ability.costs, ability.targets, ability.steps, ability.changes)
