"""One hash for everything that a card is and does: its facts, and the tree of its declaration."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellspeed.kernel.records import digest_of
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.duel.clauses import ORDINARY
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.phrases import phrase_part
from spellspeed.yugioh.duel.printed import PrintedCard

FACTS: Final = (
    "code", "name", "kind", "icon", "attribute", "race", "level", "attack", "defense", "is_effect", "is_fusion", "is_ritual", "is_spirit",
    "is_toon", "is_union", "is_gemini", "is_token", "revival", "may_be_normal_summoned", "clauses", "materials",
)  # fmt: skip
"""The facts of a printed card that duels ask for."""
LATER_FACTS: Final = ("material_words", "called", "unsaid")
"""Facts that were added after the first recordings."""
CLAUSE: Final = (
    "kind", "speed", "places", "windows", "event", "own", "hearing", "optional", "never_misses", "phases", "whose", "limit", "condition",
    "costs", "targets", "steps", "changes", "remains", "at_start_of_damage_step", "is_victory", "in_phases", "chainless", "even_negated",
    "stays", "anyone", "at_once", "together",
)  # fmt: skip
"""What a clause declares."""
LATER_CLAUSE: Final = ("late", "owners", "as_activated", "falls", "must")
"""Flags of clauses that were added after the first recordings."""


@cache
def card_hash(passcode: int, rulings: str = "") -> str:
    """32 hex digits that change when a card's facts or its declaration (under these rulings) change. Raises UnknownCard, NotImplementedCard."""
    face = printed(passcode, rulings)
    facts = tuple([told_clauses(face) if name == "clauses" else getattr(face, name) for name in FACTS])
    for name in LATER_FACTS:
        told = getattr(face, name)
        if told and told != face.name:  # a card without them has the hash that it always had
            facts += (plain(told),)
    return digest_of((facts, tuple([clause_tree(ability) for ability in face.abilities])))


def told_clauses(face: PrintedCard) -> tuple[object, ...]:
    """The clauses that are no effects, but those that `revival` and `may_be_normal_summoned` tell already."""
    return tuple([plain(clause) for clause in face.clauses if clause.revival() == ORDINARY])


def clause_tree(ability: Ability) -> tuple[object, ...]:
    """A clause as a tree of plain values."""
    later = [
        name for name in LATER_CLAUSE if getattr(ability, name)
    ]  # a clause without them has the tree that it always had
    return (*[plain(getattr(ability, name)) for name in CLAUSE], *later)


def plain(value: object) -> object:
    """A part of a clause: nodes as phrases, cards in them (Tokens) as their passcodes."""
    if isinstance(value, PrintedCard):
        return value.code
    return phrase_part(value)
