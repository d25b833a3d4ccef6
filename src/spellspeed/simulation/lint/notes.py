"""The rule `notes`: what a card keeps in mind has a name, some clause looks back at it, and what is looked back at was kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spellspeed.simulation.declared_words import words_in
from spellspeed.simulation.lint.findings import Finding, kind_of, of_ability, values_of
from spellspeed.yugioh.duel.kept_names import KEPT_NAMES
from spellspeed.yugioh.words.declaring import Declaration

RULE: Final = "notes"
KEEPING: Final = frozenset({"Note", "KeepNumber", "CountInTurn", "CountWornTurn"})


def findings(card: Declaration) -> Iterator[Finding]:
    """The notes and numbers that a card keeps and nothing asks, or asks and nothing keeps."""
    variants = [card.abilities, *(variant.abilities for variant in card.variants)]
    for abilities in variants:
        kept: set[object] = set()
        asked: set[object] = set()
        for word in words_in((card.clauses, tuple(of_ability(ability) for ability in abilities))):
            values = values_of(word)
            for said in (values.get("note"), values.get("name")):
                if said is not None and (said == values.get("note") or said in KEPT_NAMES):
                    (kept if kind_of(word) in KEEPING else asked).add(said)
        for note in sorted(kept - asked, key=str):
            yield Finding(card.name, RULE, f"{note!r} is kept and no clause looks back at it")
        for note in sorted((each for each in asked - kept if isinstance(each, int)), key=str):
            yield Finding(card.name, RULE, f"{note!r} is looked back at and nothing keeps it")
