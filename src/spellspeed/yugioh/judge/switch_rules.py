"""Which rules each switch of a profile decides between: the ids under which its values stand, and where they differ."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SWITCH_RULES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "zero_atk": ("DAMAGE-11", "DAMAGE-11-OCG"),
        "match_draws": ("MATCH-2", "MATCH-4-OCG", "MATCH-5-OCG"),
        "replay_switch": ("REPLAY-3", "T-4.7"),
        "replay_cause": ("REPLAY-1", "REPLAY-1-OCG"),
        "damage_step_chains": ("T-5.2", "T-5.3"),
        "counter_traps_after_calculation": ("DAMAGE-3", "T-5.9"),
        "segoc": ("SEGOC-2", "SEGOC-3", "T-7.1"),
        "continuous_trap_same_chain": ("T-8.7",),
        "phase_effects": ("STANDBY-5-OCG", "T-6.3"),
        "reposition_after_effect": ("POS-3", "T-11.1"),
        "reposition_summoned_by_other": ("POS-4", "POS-4-OCG"),
        "ignition_timing": ("EFFECT-6", "EFFECT-6-OCG"),
        "attacked_means": ("POS-5", "POS-5-OCG", "REPLAY-4"),
        "flip_may_choose_itself": ("DAMAGE-7", "DAMAGE-7-BG"),
        "ignition_priority": ("T-3.6",),
        "failed_search": ("T-9.11",),
        "set_is_summon": ("SUMMON-9", "SUMMON-9-OCG"),
        "deck_rules": ("DECK-1", "FDECK-2", "SIDE-1"),
        "end_of_match": ("MATCH-8", "T-6.9"),
        "trigger_after_leaving": ("T-7.5",),
        "rulings": ("CORE-1",),
    }
)
"""The ids for each switch of `duel/profile.py`, that of the profile tcg first."""
