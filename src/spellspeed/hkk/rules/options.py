"""What the sources at hand leave open: named options, each with its default."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.words.worded import Near, WordedInHkk
from spellspeed.kernel.records import Record

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    # The game
    "death_check": ("end_of_turn", "immediate"),
    "deckout": ("nothing", "lose"),
    "deck_size": ("45", "50", "60", "50-53"),
    # The turn
    "cards_drawn": ("1", "2"),
    "turning_active": ("after_due", "before_due"),
    "component_sacrifice": ("no", "yes"),
    "movement": ("own_phase", "main_phase"),
    "healing": ("creatures", "all", "none"),
    "other_actions": ("main_phase", "own_turn"),
    "each_turn": ("own", "every"),
    # Combat
    "guard_capacity": ("unlimited", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    "attacking_passivises": ("no", "yes"),
    "attacks_each_turn": ("1", "2", "3"),
    "attack_on_player": ("unguarded", "always"),
    "flying": ("passes_guards", "nothing"),
    "combat_window": ("yes", "no"),
    "strike": ("simultaneous", "attacker_first"),
    "combat_is_source": ("no", "yes"),
    # Playing a card
    "announced_card": ("out_of_hand", "in_hand"),
    "targets_chosen": ("announced", "coming_about"),
    "targets_gone": ("nothing", "rest"),
    "prevented_costs": ("spent", "returned"),
    # The reaction queue
    "queue_order": ("last_first", "first_first"),
    "who_reacts": ("both", "opponent"),
    "reaction_answers": ("latest", "any"),
    "queue_pauses": ("no", "yes"),
    # Chapter 91
    "value_formula": ("continuous", "fixed"),
    "advantage_checked": ("coming_about", "announced"),
    "neutralization_text": ("runs", "only_prevents"),
    "reward_to": ("opponent_of_host", "opponent_of_owner"),
    "temporary_cost_ends": ("with_counters", "never"),
    "temporary_cost_window": ("no", "yes"),
    "ignored_temporary_cost": ("keeps_counter", "loses_counter"),
}
"""Each option with its values, the default first; docs/hkk-play.md tells what each of them decides."""
PLACES: Final = {name: place for place, name in enumerate(CHOICES)}


class UnknownOption(WordedInHkk):
    """There is no such option, or it has no such value."""


class Options(Record):
    """The values of all options, in the order of CHOICES."""

    def __init__(self, values: tuple[str, ...]) -> None:
        self.values: Final = values

    def parts(self) -> tuple[object, ...]:
        return (self.values,)

    def value(self, name: str) -> str:
        """The value of an option."""
        return self.values[PLACES[name]]

    def says(self, name: str, value: str) -> bool:
        """Whether an option has this value."""
        return self.values[PLACES[name]] == value

    def is_on(self, name: str) -> bool:
        """Whether a yes-or-no option says yes."""
        return self.value(name) == "yes"


def options_with(settings: tuple[tuple[str, str], ...] = ()) -> Options:
    """The defaults with these settings. Raises UnknownOption for a name or a value that there is not."""
    chosen = {name: values[0] for name, values in CHOICES.items()}
    for name, value in settings:
        if name not in CHOICES:
            raise UnknownOption("option unknown", name=name, near=Near(name, CHOICES))
        if value in ("true", "false"):
            value = "yes" if value == "true" else "no"
        if value not in CHOICES[name]:
            raise UnknownOption("option value", name=name, value=value, values=CHOICES[name])
        chosen[name] = value
    return Options(tuple(chosen.values()))
