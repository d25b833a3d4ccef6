"""What the sources at hand leave open: named options, each with its default."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.kernel.records import Record

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "death_check": ("end_of_turn", "immediate"),
    "deckout": ("nothing", "lose"),
    "guard_capacity": ("unlimited", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    "attacking_passivises": ("no", "yes"),
    "combat_is_source": ("no", "yes"),
    "reward_to": ("opponent_of_host", "opponent_of_owner"),
    "neutralization_text": ("runs", "only_prevents"),
    "deck_size": ("45", "50", "60"),
}
"""Each option with its values, the default first. Life check, empty deck, room in the guard post, whether attackers turn passive, whether combat
is a source (Reward), who profits from a Reward after a change of control, whether the text of a neutralizing card runs, the least size of a deck."""


class UnknownOption(SpellspeedError):
    """There is no such option, or it has no such value."""


class Options(Record):
    """The values of all options, in the order of CHOICES."""

    def __init__(self, values: tuple[str, ...]) -> None:
        self.values: Final = values

    def parts(self) -> tuple[object, ...]:
        return (self.values,)

    def value(self, name: str) -> str:
        """The value of an option."""
        return self.values[list(CHOICES).index(name)]

    def is_on(self, name: str) -> bool:
        """Whether a yes-or-no option says yes."""
        return self.value(name) == "yes"


def options_with(settings: tuple[tuple[str, str], ...] = ()) -> Options:
    """The defaults with these settings. Raises UnknownOption for a name or a value that there is not."""
    chosen = {name: values[0] for name, values in CHOICES.items()}
    for name, value in settings:
        if name not in CHOICES:
            raise UnknownOption(f'there is no option "{name}".{did_you_mean(name, CHOICES)}')
        if value in ("true", "false"):
            value = "yes" if value == "true" else "no"
        if value not in CHOICES[name]:
            raise UnknownOption(f'{name} is "{value}"; it can be: {", ".join(CHOICES[name])}')
        chosen[name] = value
    return Options(tuple(chosen.values()))
