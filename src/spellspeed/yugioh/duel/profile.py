"""Rule profiles: named sets of switches (design: every variant of RULEBOOK.md section 9)."""

from __future__ import annotations

import re
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.kernel.records import Record

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "zero_atk": ("destroyed", "survive"),
    "match_draws": ("play_on", "score", "undecided"),
    "replay_switch": ("spent", "free"),
    "replay_cause": ("target_set", "situation"),
    "damage_step_chains": ("one_per_substep", "unlimited"),
    "counter_traps_after_calculation": ("yes", "no"),
    "segoc": ("mandatory_first", "rulebook"),
    "continuous_trap_same_chain": ("no", "allowed"),
    "phase_effects": ("priority", "turn_player_orders_all"),
    "reposition_after_effect": ("allowed", "no"),
    "reposition_summoned_by_other": ("allowed", "no"),
    "ignition_timing": ("own_main_phases", "as_the_card_says"),
    "attacked_means": ("declared", "attacked"),
    "flip_may_choose_itself": ("yes", "no"),
    "ignition_priority": ("after_summon_and_chain", "after_summon", "none"),
    "failed_search": ("allowed", "refused"),
    "set_is_summon": ("no", "yes"),
    "deck_rules": ("rulebook6", "august_2008"),
    "end_of_match": ("three_turns", "current_turn"),
    "trigger_after_leaving": ("yes", "no"),
    "rulings": ("2008", "2005"),
}
"""Every switch with its values; the first is that of the profile tcg. A new one comes at the end."""
ALWAYS_ENCODED: Final = 21
"""So many switches stand in every digest. Later ones do only where they are not the first of their values: a new switch leaves the digests of duels
that do not set it as they were."""

DIFFERENCES: Final[dict[str, dict[str, str]]] = {
    "tcg": {},
    "goat": {"replay_switch": "free", "rulings": "2005"},
    "ocg": {
        "zero_atk": "survive",
        "match_draws": "score",
        "replay_cause": "situation",
        "counter_traps_after_calculation": "no",
        "continuous_trap_same_chain": "allowed",
        "phase_effects": "turn_player_orders_all",
        "reposition_summoned_by_other": "no",
        "ignition_timing": "as_the_card_says",
        "failed_search": "refused",
        "set_is_summon": "yes",
    },
}

BEFORE_JUNE_2005: Final[dict[str, str]] = {
    "reposition_after_effect": "no",
    "end_of_match": "current_turn",
    "rulings": "2005",
}
"""POS-3, REPLAY-3, MATCH-12: before the changes of 6 and 21 June and 1 July 2005."""
OF_DATES: Final[dict[str, dict[str, str]]] = {
    "2004-04": BEFORE_JUNE_2005,
    "2004-10": BEFORE_JUNE_2005,
    "2005-04": DIFFERENCES["goat"],
    "2005-10": DIFFERENCES["goat"],
    "2006-04": {},
    "2006-09": {},
    "2006-12": {},
    "2007-03": {},
    "2007-06": {},
    "2007-09": {},
    "2008-03": {},
    "2008-05": {},
    "2008-09": {"deck_rules": "august_2008"},
}
"""What is played in the format of a Forbidden list, by the date of the list: as DIFFERENCES (docs/decisions/0023-formats-by-date.md)."""
PROFILES: Final = (*DIFFERENCES, *OF_DATES)
"""Every word that names a profile."""
A_MONTH: Final = re.compile(r"\d{4}-\d\d", re.ASCII)

TWO_SEATS: Final = 2
TEAM_DEFAULTS: Final[dict[str, str]] = {"segoc": "rulebook"}
"""TEAM-V-4. What a switch is in a team duel, under every profile, unless it is set by hand."""


class UnknownProfile(SpellspeedError):
    """No profile, switch or switch value has that name."""


class Profile(Record):
    """The switches of a duel. Each attribute is a switch's value as a truth: the question that the rules ask.

    `by_hand` names the switches that keep their value in a team duel too, where others take that of TEAM_DEFAULTS.
    """

    def __init__(self, name: str, choices: tuple[tuple[str, str], ...], by_hand: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.by_hand: Final = by_hand
        value = dict(choices)
        self.zero_atk_survives: Final = value["zero_atk"] == "survive"
        self.replaced_attacker_is_free: Final = value["replay_switch"] == "free"
        self.replay_by_situation: Final = value["replay_cause"] == "situation"
        self.one_chain_per_substep: Final = value["damage_step_chains"] == "one_per_substep"
        self.counter_traps_after_calculation: Final = value["counter_traps_after_calculation"] == "yes"
        self.mandatory_first: Final = value["segoc"] == "mandatory_first"
        self.continuous_trap_same_chain: Final = value["continuous_trap_same_chain"] == "allowed"
        self.turn_player_orders_dues: Final = value["phase_effects"] == "turn_player_orders_all"
        self.reposition_after_effect: Final = value["reposition_after_effect"] == "allowed"
        self.reposition_summoned_by_other: Final = value["reposition_summoned_by_other"] == "allowed"
        self.ignition_as_card_says: Final = value["ignition_timing"] == "as_the_card_says"
        self.attacked_means_declared: Final = value["attacked_means"] == "declared"
        self.flip_may_choose_itself: Final = value["flip_may_choose_itself"] == "yes"
        self.ignition_after_summon: Final = value["ignition_priority"] != "none"
        self.ignition_after_chain: Final = value["ignition_priority"] == "after_summon_and_chain"
        self.failed_search_allowed: Final = value["failed_search"] == "allowed"
        self.set_is_summon: Final = value["set_is_summon"] == "yes"
        self.trigger_after_leaving: Final = value["trigger_after_leaving"] == "yes"
        self.time_ends_the_turn: Final = value["end_of_match"] == "current_turn"
        self.rulings: Final = value["rulings"]

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.choices, self.by_hand) if self.by_hand else (self.name, self.choices)

    def coded(self) -> object:
        later = list(SWITCHES)[ALWAYS_ENCODED:]
        told = tuple([each for each in self.choices if each[0] not in later or each[1] != SWITCHES[each[0]][0]])
        return (type(self).__name__, (self.name, told, *self.parts()[2:]))

    def for_seats(self, seats: int) -> Profile:
        """TEAM-V-4. The same profile in a duel of so many seats: what was not set by hand is in a team duel what those play by."""
        if seats == TWO_SEATS:
            return Profile(self.name, self.choices) if self.by_hand else self
        if len(self.by_hand) == len(TEAM_DEFAULTS):
            return self
        chosen = dict(self.choices)
        for switch, value in TEAM_DEFAULTS.items():
            if switch not in self.by_hand:
                chosen[switch] = value
        return Profile(self.name, tuple(sorted(chosen.items())), tuple(TEAM_DEFAULTS))


def profile(name: str = "tcg", switches: dict[str, str] | None = None) -> Profile:
    """The profile of that name, with single switches set otherwise. Raises UnknownProfile."""
    if name not in PROFILES:
        known = ", ".join(PROFILES)
        before = [date for date in OF_DATES if A_MONTH.match(name) and date <= name]
        hint = f' The format of then is "{before[-1]}".' if before else did_you_mean(name, PROFILES)
        raise UnknownProfile(f'there is no profile named "{name}"; the profiles are: {known}.{hint}')
    chosen = {switch: values[0] for switch, values in SWITCHES.items()}
    chosen.update(DIFFERENCES[name] if name in DIFFERENCES else OF_DATES[name])
    for switch, value in (switches or {}).items():
        if switch not in SWITCHES:
            raise UnknownProfile(f"unknown switch {switch!r}{did_you_mean(switch, list(SWITCHES))}")
        if value not in SWITCHES[switch]:
            raise UnknownProfile(f"switch {switch} is {value!r}; it can be {' or '.join(SWITCHES[switch])}")
        chosen[switch] = value
    by_hand = tuple([switch for switch in TEAM_DEFAULTS if switch in (switches or {})])
    return Profile(name, tuple(sorted(chosen.items())), by_hand)
