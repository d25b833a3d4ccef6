"""What means nothing where a declaration puts it is refused when the card is declared, by the name of card, field and kind."""

from __future__ import annotations

from typing import Final, Never

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.yugioh.duel.kinds import KINDS_OF_ABILITY, Ability

# fmt: off
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "spell": ("do", "costs", "targets", "condition", "remains", "in_phases", "changes", "limit", "stays", "windows", "falls"),
    "lasting_spell": ("costs", "condition"),
    "equip": ("group",),
    "quick_play": ("do", "costs", "targets", "condition", "windows", "event", "hearing"),
    "trap": ("do", "windows", "event", "hearing", "costs", "targets", "condition", "remains", "changes"),
    "when_summoned": ("do", "hearing", "targets", "costs", "condition"),
    "when_attacked": ("do", "hearing", "targets", "costs", "condition"),
    "when_happened": ("do", "event", "hearing", "targets", "costs", "condition", "remains"),
    "counter_trap": ("do", "condition", "costs", "windows", "targets", "event", "hearing"),
    "against_summons": ("do", "condition", "costs"),
    "ignition": ("do", "costs", "targets", "condition", "limit", "places", "remains", "in_phases", "anyone", "must"),
    "flip": ("do", "costs", "targets", "condition", "at_once"),
    "trigger": ("event", "do", "hearing", "targets", "costs", "optional", "never_misses", "condition", "places", "limit", "own",
                "at_start_of_damage_step", "remains", "at_once", "together", "owners", "as_activated"),
    "answering": ("do", "hearing", "places", "costs"),
    "on_arrival": ("do",),
    "on_attack": ("do",),
    "due_in": ("phase", "do", "whose", "optional", "condition", "costs", "targets", "places", "chainless", "even_negated", "remains",
               "late"),
    "upkeep": ("cost", "even_negated"),
    "lasting_trap": ("do", "windows", "costs", "targets", "condition"),
    "chosen_effect": ("do", "windows", "costs", "targets", "condition", "anyone"),
    "quick": ("do", "windows", "event", "hearing", "places", "costs", "targets", "condition", "limit", "remains", "anyone"),
    "continuous": ("changes",),
    "while_equipped": ("changes",),
    "procedure": ("costs", "condition", "places"),
    "wins": ("condition", "places"),
}
"""What each word that makes an ability takes."""
# fmt: on


class MeaninglessField(SpellspeedError):
    """A declaration gives an ability a field that means nothing for its kind; the message names the card, the field and what would be right."""


def with_fields(ability: Ability, word: str, others: dict[str, Never]) -> Ability:
    """An ability made by a word; fields that the word does not take are kept, for the card to refuse them by name."""
    for field in others:
        takers = [other for other in FIELDS if field in FIELDS[other]]
        right = f" It belongs to {', '.join(takers)}." if takers else did_you_mean(field, FIELDS[word])
        ability.beyond.append(f'"{field}" means nothing for {word}, which takes {", ".join(FIELDS[word])}.{right}')
    return ability


def refuse_misplaced(name: str, abilities: tuple[Ability, ...]) -> None:
    """Raise MeaninglessField if a declaration gives an ability what means nothing for its kind."""
    for number, ability in enumerate(abilities, 1):
        where = f"{name}, ability {number} ({KINDS_OF_ABILITY[ability.kind]})"
        for wrong in ability.beyond:
            raise MeaninglessField(f"{where}: {wrong}")
        for field, right in ability.misplaced():
            raise MeaninglessField(f'{where}: "{field}" means nothing here: {right}.')
