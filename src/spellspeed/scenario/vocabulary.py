"""The words of the scenario language: every key, verb, detail and value that may be written."""

from __future__ import annotations

from typing import Final

GAMES: Final = ("yugioh", "hkk")

# --- keys of a scenario ----------------------------------------------------------------------------------------------------------------------

LABEL_KEYS: Final = ("scenario", "id", "cites", "confidence", "source", "game", "profile", "seats", "expect")
STANDING_KEYS: Final = ("turn", "turn_player", "phase")
DUEL_KEYS: Final = (
    *LABEL_KEYS,
    *STANDING_KEYS,
    *(
        "start",
        "toss",
        "choice",
        "coins",
        "dice",
        "random",
        "cards",
        "unchecked_position",
        "steps",
        "match",
        "time",
        "turns",
    ),
)
DECK_KEYS: Final = (*LABEL_KEYS, "deck", "decks", "list", "cards")
MATCH_KEYS: Final = (*LABEL_KEYS, "match", "list", "steps")
MATCH_MAP_KEYS: Final = ("players", "profile", "score", "decks", "list", "turns")
DECK_PARTS: Final = ("main", "fusion", "side")

PHASES: Final = {
    "yugioh": ("draw", "standby", "main1", "battle", "main2", "end"),
    "hkk": ("preparatory", "draw", "main", "movement", "combat", "healing", "end"),
}
STEPS: Final = ("start", "battle", "damage", "end")
SUBSTEPS: Final = ("start", "flip", "before_calculation", "calculation", "battle_damage", "after_calculation", "end")
WINDOWS: Final = (
    *(
        "attempt",
        "success",
        "chain",
        "declaration",
        "start_step",
        "battle_step",
        "end_step",
        "draw",
        "standby",
        "end_phase",
    ),
    *SUBSTEPS,
)
UNTIL_KEYS: Final = ("turn", "turn_player", "phase", "step", "substep")

# --- a position ------------------------------------------------------------------------------------------------------------------------------

ZONES: Final = (
    "hand",
    "monsters",
    "spells_traps",
    "field_spell",
    "graveyard",
    "removed",
    "deck",
    "fusion_deck",
    "side_deck",
)
HKK_ZONES: Final = ("hand", "reserve", "guard", "table", "collector", "nothing", "deck")
SIDE_KEYS: Final = ("lp", *ZONES, "deck_size", "normal_summon")
SETUP_SIDE_KEYS: Final = ("deck", "deck_size", "fusion_deck", "side_deck")
HKK_SIDE_KEYS: Final = ("life", "vp", *HKK_ZONES, "deck_size")
FIELD_CARD_KEYS: Final = (
    *("card", "position", "zone", "counters", "owner", "attacked", "this_turn", "summoned"),
    *("equipped_to", "linked_to", "turns", "declared", "control"),
)
PLACED_KEYS: Final = {
    "monsters": FIELD_CARD_KEYS,
    "spells_traps": FIELD_CARD_KEYS,
    "field_spell": tuple(key for key in FIELD_CARD_KEYS if key != "zone"),
    "graveyard": ("card", "owner", "summoned", "this_turn", "linked_to", "turns", "declared"),
    "removed": ("card", "owner", "face", "summoned", "this_turn", "linked_to", "turns", "declared"),
    "hand": ("card", "owner"),
    "deck": ("card", "owner", "face"),
    "fusion_deck": ("card", "owner"),
    "side_deck": ("card", "owner"),
}
HKK_PLACED_KEYS: Final = ("card", "position", "counters", "damage", "owner")
MONSTER_POSITIONS: Final = ("attack", "defense", "set", "face-down attack")
SPELL_POSITIONS: Final = ("set", "face-up")
HKK_POSITIONS: Final = ("active", "passive")
FACES: Final = ("up", "down")
THIS_TURN: Final = ("normal", "tribute", "set", "flip", "special", "fusion", "ritual")
SUMMONED: Final = ("properly", "improperly")

# --- steps -----------------------------------------------------------------------------------------------------------------------------------

DETAILS: Final = (
    *("cost", "tribute", "target", "material", "discard", "choose", "position", "zone"),
    *("order", "number", "declare", "to", "from", "effect"),
)
OTHER_STEPS: Final = ("until", "may", "may not", "options", "asked", "check", "time")
MATCH_STEPS: Final = ("toss", "duel", "time")

CARD_VERBS: Final = {
    "yugioh": ("summon", "set", "flip", "special summon", "activate", "attack", "change", "choose"),
    "hkk": ("play", "use", "attack", "move", "sacrifice", "choose"),
}
BARE_VERBS: Final = {
    "yugioh": (
        *("enter battle", "enter main2", "end phase", "end turn", "pass", "yes", "no", "no attack"),
        *("allow", "refuse", "surrender", "offer draw", "accept"),
    ),
    "hkk": ("pay", "pass", "done", "yes", "no", "end turn", "surrender", "offer draw", "accept"),
}

# --- values that are no card -----------------------------------------------------------------------------------------------------------------

TYPES: Final = (
    *(
        "Aqua",
        "Beast",
        "Beast-Warrior",
        "Creator God",
        "Dinosaur",
        "Divine-Beast",
        "Dragon",
        "Fairy",
        "Fiend",
        "Fish",
        "Insect",
    ),
    *(
        "Machine",
        "Plant",
        "Pyro",
        "Reptile",
        "Rock",
        "Sea Serpent",
        "Spellcaster",
        "Thunder",
        "Warrior",
        "Winged Beast",
        "Zombie",
    ),
)
ATTRIBUTES: Final = ("DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND")
POSITION_WORDS: Final = (
    *("attack", "defense", "set", "face-up attack", "face-up defense", "face-down attack", "face-down defense"),
    *("face-up", "face-down", "active", "passive"),
)
PLACE_WORDS: Final = (
    *(
        "hand",
        "deck",
        "top",
        "bottom",
        "graveyard",
        "removed",
        "field",
        "monsters",
        "spells_traps",
        "field_spell",
        "fusion_deck",
    ),
    *("side_deck", "reserve", "guard", "table", "collector", "nothing"),
)
KIND_WORDS: Final = ("monster", "spell", "trap", "normal", "effect", "fusion", "ritual", "token")
ANSWER_WORDS: Final = ("heads", "tails", "yes", "no", "first", "second", "player", "odd", "even", "none")
CHOICE_WORDS: Final = (*POSITION_WORDS, *PLACE_WORDS, *KIND_WORDS, *ANSWER_WORDS, *ATTRIBUTES, *TYPES)

# --- expectations ----------------------------------------------------------------------------------------------------------------------------

MATCH_CARD_KEYS: Final = (
    *("card", "position", "face", "zone", "atk", "def", "level", "kind", "attribute", "type", "counters"),
    *("owner", "controller", "equipped_to", "equips"),
)
HKK_MATCH_CARD_KEYS: Final = ("card", "position", "counters", "damage", "owner")
SEAT_EXPECT_KEYS: Final = ("lp", "hand_size", *ZONES, "deck_size", "normal_summon", "graveyard_order", "deck_top")
HKK_SEAT_EXPECT_KEYS: Final = ("life", "vp", "hand_size", *HKK_ZONES, "deck_size", "deck_top")
DUEL_EXPECT_KEYS: Final = (
    *("phase", "turn_player", "turn", "step", "substep", "winner", "reason", "events", "no_events"),
    *("links", "sees", "chain", "phases", "log"),
)
HKK_EXPECT_KEYS: Final = (*DUEL_EXPECT_KEYS, "clauses", "active", "sources")
MATCH_EXPECT_KEYS: Final = (
    *("match", "reason", "chooses_first", "duels", "score", "deck", "side", "problems", "extra_turns", "next"),
)
DECK_EXPECT_KEYS: Final = ("problems", "legal")
NEXT_DUELS: Final = ("duel", "timed duel")

EVENTS: Final = (
    *(
        "drawn",
        "sent",
        "destroyed",
        "discarded",
        "tributed",
        "removed",
        "returned",
        "shuffled",
        "revealed",
        "summoned",
        "set",
        "flipped",
    ),
    *(
        "position_changed",
        "attack_declared",
        "attack_stopped",
        "replay",
        "damage",
        "gained",
        "paid",
        "control_changed",
        "counter_added",
    ),
    *("counter_removed", "activated", "negated", "resolved", "missed", "asked", "phase", "step", "turn", "won"),
)
EVENT_FIELDS: Final = ("seat", "by", "kind", "from", "to")
CAUSES: Final = ("battle", "effect", "cost", "rule")

# --- hkk -------------------------------------------------------------------------------------------------------------------------------------

HKK_CARD_KEYS: Final = ("name", "type", "cost", "damage", "life", "structure", "colours", "subtypes", "year", "text")
HKK_TYPES: Final = ("creature", "instant", "general_spell", "enchantment", "building", "item")
HKK_COSTS: Final = ("vp", "builder", "sacrifice", "component")
CLAUSES: Final = ("play_condition", "explanation", "drawback", "ability", "spell")

RESERVED_SEATS: Final = frozenset(
    {
        *DUEL_KEYS,
        *DECK_KEYS,
        *MATCH_KEYS,
        *OTHER_STEPS,
        *MATCH_STEPS,
        *DETAILS,
        *DUEL_EXPECT_KEYS,
        *HKK_EXPECT_KEYS,
        *MATCH_EXPECT_KEYS,
    }
    | {
        *DECK_EXPECT_KEYS,
        "at",
        "chain",
        "because",
        "pick",
        "out",
        "in",
        "nobody",
        "draw",
        "none",
        "undecided",
        "player",
    }
)
"""Words that cannot be the name of a seat: beside it they would mean something else."""
