"""What stands where in an observation: shapes, columns and codes of `spellspeed_v0`. docs/learning.md says the same in a table.

An observation is one flat run of int16: `cards`, `options`, `globals`, `chain`, `history`, one after the other, row by row. Zero is always "nothing",
so that a column of codes can index a table of embeddings. A *row* of `cards` is counted from 1 where another array names it; a *card* is
its code (learning/card_codes.py); a *seat* is seen from the seat that observes (ME, PARTNER, OPPONENT_1, OPPONENT_2). Numbers beyond int16
stand as the nearest one that fits.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = "spellspeed_v0"
"""Rises when a number comes to mean something else."""

# Seats, as the observing seat counts them
ME: Final = 1
PARTNER: Final = 2
OPPONENT_1: Final = 3
"""The opponent whose turn comes next; of two seats the only one."""
OPPONENT_2: Final = 4

# Shapes
ROWS_OF_TWO: Final = 160
ROWS_OF_FOUR: Final = 320
SLOTS: Final = 64
"""Options on one page. Where an ask has more, the last slot leads to the next page."""
ACTIONS: Final = 65
"""One for each slot, and DONE."""
DONE: Final = 64
"""The action that ends picking; also the row of `options` in which it stands."""
LINKS: Final = 16
EVENTS: Final = 32

CARDS: Final = (
    "card", "owner", "controller", "zone", "slot", "face_up", "position", "kind", "icon", "attribute", "type", "level", "attack",
    "defense", "counters", "equipped_to", "attacked", "came_this_turn", "negated", "asked",
)  # fmt: skip
OPTIONS: Final = ("verb", "row", "card", "extra", "ability", "target_row", "value", "picked", "done", "others")
GLOBALS: Final = (
    "turn", "turn_seat", "phase", "step", "substep", "my_life", "their_life", "my_hand", "partner_hand", "opponent_1_hand",
    "opponent_2_hand", "my_deck", "partner_deck", "opponent_1_deck", "opponent_2_deck", "normal_summons", "links", "attacker_row",
    "attacked_row", "moment", "kind", "about_row", "least", "most", "picked", "rule", "goal", "page", "pages", "switches_1", "switches_2",
    "asked",
)  # fmt: skip
CHAIN: Final = ("row", "card", "seat", "ability", "target_row", "negated")
HISTORY: Final = ("kind", "card", "seat", "came_from", "went_to", "value", "cause", "together")

CARD_COLUMNS: Final = 20
OPTION_COLUMNS: Final = 10
GLOBAL_COLUMNS: Final = 32
LINK_COLUMNS: Final = 6
EVENT_COLUMNS: Final = 8

# Codes
VERB_DONE: Final = 65
VERB_OTHERS: Final = 66
"""Verbs of options are those of the rules plus one (yugioh/duel/terms.py), so that they reach from 1 to 64; these two follow."""
ASKED_ABOUT: Final = 1
ASKED_TO_LEND: Final = 2
"""In the column `asked` of a card: the open ask is about it, or about using it (a partner's permission)."""
SWITCHES_EACH: Final = 15
"""Switches of the rule profile in each of the two columns, a bit for each that is not the first of its values."""
SWITCHES: Final = (
    "attacked_means", "continuous_trap_same_chain", "counter_traps_after_calculation", "damage_step_chains",
    "deck_rules", "end_of_match", "failed_search", "flip_may_choose_itself", "ignition_priority", "ignition_timing",
    "match_draws", "phase_effects", "replay_cause", "replay_switch", "reposition_after_effect",
    "reposition_summoned_by_other", "rulings", "segoc", "set_is_summon", "trigger_after_leaving", "zero_atk",
)  # fmt: skip
"""The switches by the number of their bit. A new one comes at the end: trained policies know the others by their numbers."""

EVENT_KINDS: Final = (
    "", "drawn", "sent", "destroyed", "discarded", "tributed", "removed", "returned", "summoned", "set", "flipped", "turned", "attack",
    "damage", "gained", "paid", "control", "activated", "negated", "added", "equipped", "placed", "counter_added", "counter_removed",
    "turn", "coin", "die", "revealed", "shuffled", "targeted", "taken",
)  # fmt: skip
"""Kinds of events in `history`, by their code."""

LARGEST: Final = 32767


def rows_of(seats: int) -> int:
    """How many rows `cards` has in a duel of so many seats."""
    return ROWS_OF_TWO if seats == 2 else ROWS_OF_FOUR


def layout(seats: int) -> dict[str, tuple[int, int, int]]:
    """Where each array begins in an observation, how many rows and how many columns it has."""
    shapes = (
        ("cards", rows_of(seats), CARD_COLUMNS),
        ("options", ACTIONS, OPTION_COLUMNS),
        ("globals", 1, GLOBAL_COLUMNS),
        ("chain", LINKS, LINK_COLUMNS),
        ("history", EVENTS, EVENT_COLUMNS),
    )
    found: dict[str, tuple[int, int, int]] = {}
    begins = 0
    for name, rows, columns in shapes:
        found[name] = (begins, rows, columns)
        begins += rows * columns
    return found


def size_of(seats: int) -> int:
    """How many numbers an observation has."""
    return sum(rows * columns for _, rows, columns in layout(seats).values())
