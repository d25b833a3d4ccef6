"""The rulebook's terms as numbers: zones, positions, phases, events, causes, windows, verbs of options, kinds of asks."""

from __future__ import annotations

from typing import Final

# Zones (FIELD). SUMMONING holds a monster whose Summon is being attempted: it is not yet on the field (T-3.2).
DECK: Final = 0
HAND: Final = 1
MONSTERS: Final = 2
SPELLS: Final = 3
FIELD: Final = 4
GRAVEYARD: Final = 5
REMOVED: Final = 6
FUSION_DECK: Final = 7
SUMMONING: Final = 8
NOWHERE: Final = 9
ZONES: Final = 10
SLOTS: Final = 5
EMPTY: Final = -1
HELD: Final = -2
CLOSED: Final = -99999
"""A Monster Card Zone that an effect keeps from being used."""
ANY_NUMBER: Final = 99
"""As the most cards that are taken, as the last turn that is counted: no text ends there."""
WITHOUT_BOUND: Final = 99999
"""As the highest ATK, DEF or Life Points, negative as the lowest difference: no text ends there."""

# Places where an ability can work
P_NONE: Final = 0
P_HAND: Final = 1
P_SET: Final = 2
P_FACE_UP: Final = 3
P_GRAVEYARD: Final = 4
P_REMOVED: Final = 5
P_EQUIPPED: Final = 6
"""A monster or a Trap Card that lies in a Spell & Trap Card Zone as an Equip Card by its own text (TERM-EQUIPCARD-1)."""
P_LAID: Final = 7
"""A Spell or Trap Card that lies face-up for its activation, which has not resolved (T-8.13)."""
P_DECK: Final = 8
PLACES: Final = 9

# Positions (POS-1, POS-2-OCG: a card can be face-down in either)
ATTACK: Final = 0
DEFENSE: Final = 1
SET_POSITION: Final = 2
"""As the answer to a question of position: face-down Defense Position."""
FACE_DOWN_THERE: Final = 3
"""As that to which a monster is turned: face-down in the battle position that it has."""

# Kinds of cards and icons (CARD-12)
MONSTER: Final = 1
SPELL: Final = 2
TRAP: Final = 3
KINDS: Final = ("", "monster", "spell", "trap")
"""The kinds of cards in words that players type."""
FILLER: Final = 4
NORMAL: Final = 0
EQUIP: Final = 1
FIELD_ICON: Final = 2
QUICK_PLAY: Final = 3
RITUAL: Final = 4
CONTINUOUS: Final = 5
COUNTER: Final = 6
ICONS: Final = ("Normal", "Equip", "Field", "Quick-Play", "Ritual", "Continuous", "Counter")

ATTRIBUTES: Final = ("DARK", "EARTH", "FIRE", "LIGHT", "WATER", "WIND")
DARK: Final = 0
EARTH: Final = 1
FIRE: Final = 2
LIGHT: Final = 3
WATER: Final = 4
WIND: Final = 5

TYPES: Final = (
    "Aqua", "Beast", "Beast-Warrior", "Dinosaur", "Dragon", "Fairy", "Fiend", "Fish", "Insect", "Machine", "Plant", "Pyro", "Reptile",
    "Rock", "Sea Serpent", "Spellcaster", "Thunder", "Warrior", "Winged Beast", "Zombie",
)  # fmt: skip
AQUA: Final = 0
BEAST: Final = 1
BEAST_WARRIOR: Final = 2
DINOSAUR: Final = 3
DRAGON: Final = 4
FAIRY: Final = 5
FIEND: Final = 6
FISH: Final = 7
INSECT: Final = 8
MACHINE: Final = 9
PLANT: Final = 10
PYRO: Final = 11
REPTILE: Final = 12
ROCK: Final = 13
SEA_SERPENT: Final = 14
SPELLCASTER: Final = 15
THUNDER: Final = 16
WARRIOR: Final = 17
WINGED_BEAST: Final = 18
ZOMBIE: Final = 19

# Phases and steps (TURN-2, BATTLE-3)
NO_PHASE: Final = 0
DRAW: Final = 1
STANDBY: Final = 2
MAIN1: Final = 3
BATTLE: Final = 4
MAIN2: Final = 5
END: Final = 6
END_AT_ONCE: Final = 7
"""Where a turn goes that an effect ends (never the present phase)."""
END_STEP_AT_ONCE: Final = 8
"""Where a Battle Phase goes that an effect ends (never the present phase)."""
BACK: Final = 9
"""Where a special Battle Phase goes: back into the phase in which it comes (never the present phase)."""
PHASES: Final = ("", "draw", "standby", "main1", "battle", "main2", "end")

NO_STEP: Final = 0
START_STEP: Final = 1
BATTLE_STEP: Final = 2
DAMAGE_STEP: Final = 3
END_STEP: Final = 4
STEPS: Final = ("", "start", "battle", "damage", "end")

# The moments of the Damage Step (T-5.1 to T-5.7)
NO_SUBSTEP: Final = 0
DS_START: Final = 1
DS_FLIP: Final = 2
DS_BEFORE: Final = 3
DS_CALCULATION: Final = 4
DS_DAMAGE: Final = 5
DS_AFTER: Final = 6
DS_END: Final = 7
SUBSTEPS: Final = (
    "", "start", "flip", "before_calculation", "calculation", "battle_damage", "after_calculation", "end",
)  # fmt: skip


# Event kinds: one bit each
E_DRAWN: Final = 1 << 0
E_SENT: Final = 1 << 1
E_DESTROYED: Final = 1 << 2
E_DISCARDED: Final = 1 << 3
E_TRIBUTED: Final = 1 << 4
E_REMOVED: Final = 1 << 5
E_RETURNED: Final = 1 << 6
E_SUMMONED: Final = 1 << 9
E_SET: Final = 1 << 10
E_FLIPPED: Final = 1 << 11
E_TURNED: Final = 1 << 12
WITHOUT_FLIP_EFFECT: Final = 1
"""The detail of E_FLIPPED where the Flip Effect is not activated."""
E_ATTACK: Final = 1 << 13
E_CALCULATION: Final = 1 << 14
E_DAMAGE: Final = 1 << 16
E_GAINED: Final = 1 << 17
E_PAID: Final = 1 << 18
E_CONTROL: Final = 1 << 19
E_COUNTER_ADDED: Final = 1 << 20
E_COUNTER_REMOVED: Final = 1 << 21
E_ACTIVATED: Final = 1 << 22
E_NEGATED: Final = 1 << 23
E_DRAWN_FACE_UP: Final = 1 << 28
"""A card that lay face-up in a Deck was drawn."""
E_FORGONE: Final = 1 << 24
"""A player forgoes the draw of the Draw Phase for the effect of a card."""
E_CAME_BACK: Final = 1 << 30
"""A monster that was removed from play for a while is back on the field, which is no Summon."""
E_DAMAGE_STEP: Final = 1 << 31
E_BATTLED: Final = 1 << 32
E_LEFT: Final = 1 << 33
E_PLACED: Final = 1 << 36
E_BATTLE_DESTROYS: Final = 1 << 38
E_LINK_RESOLVED: Final = 1 << 39
E_ADDED: Final = 1 << 43
E_EQUIPPED: Final = 1 << 44
E_DAMAGE_STEP_OVER: Final = 1 << 45
E_BEFORE_CALCULATION: Final = 1 << 46
E_BATTLE_OVER: Final = 1 << 47
# Notes: what only the log is told of (Duel.note). No rule listens to them, so they have numbers above the mask of events, and are no bits:
# a mask of events finds none of them, and a note is compared whole.
NOTE: Final = 1 << 50
E_SHUFFLED: Final = 1 * NOTE
E_REVEALED: Final = 2 * NOTE
E_ATTACK_STOPPED: Final = 3 * NOTE
E_REPLAY: Final = 4 * NOTE
E_RESOLVED: Final = 5 * NOTE
E_MISSED: Final = 6 * NOTE
E_ASKED: Final = 7 * NOTE
E_PHASE: Final = 8 * NOTE
E_STEP: Final = 9 * NOTE
E_TURN: Final = 10 * NOTE
E_WON: Final = 11 * NOTE
E_COIN: Final = 12 * NOTE
E_DIE: Final = 13 * NOTE
E_REFUSED: Final = 14 * NOTE
"""A partner has refused permission: the action is undone (TEAM-III-5)."""
E_TARGETED: Final = 15 * NOTE
E_SETUP: Final = 16 * NOTE
E_TIME: Final = 17 * NOTE
E_BEGUN: Final = 18 * NOTE
"""A Chain Link begins to resolve."""
E_FIZZLED: Final = 19 * NOTE
"""A Chain Link has resolved, and nothing came of it; `detail` says why."""
E_TAKEN: Final = 20 * NOTE
"""A card that a player drew: told to that player alone."""
E_CALCULATED: Final = 21 * NOTE
"""Damage calculation: the attacker with ATK `value`, against `by` with `detail` (`cause`: its position), or directly."""
E_UNFOUGHT: Final = 22 * NOTE
"""There is no damage calculation (T-5.10); `detail` says why."""
E_REPLAY_DUE: Final = 23 * NOTE
"""The attack will have to be chosen anew; `detail` says why."""
E_PASSED: Final = 24 * NOTE
"""A player has passed in a window; `value` 1 where something can be answered, `detail` 1 where there was nothing to activate."""
E_APPLIED: Final = 25 * NOTE
"""An ability that is not activated is carried out (T-1.7, T-6.4); `detail` is its number."""
E_PERMITTED: Final = 26 * NOTE
"""A partner has given permission (TEAM-III-5): to use the card, for the card `by`."""
E_FACED: Final = 27 * NOTE
"""A player has chosen the one player `value` for what the card does (TEAM-III-1)."""
E_MINGLED: Final = 28 * NOTE
"""So many monsters of a player are shuffled together face-down; the card is the one that lay there before (ERA-HATS-1)."""
E_BECAME: Final = 29 * NOTE
"""The Life Points of a side are `value` now, which was neither damage nor a gain nor a payment; the card is the one whose effect it was."""
E_GONE: Final = 30 * NOTE
"""A Token has left the field that was neither destroyed nor Tributed: it is in no zone now (TOKEN-2)."""
MOMENT: Final = 16
"""The value of an E_STEP for a moment of the Damage Step is its number above this."""

# Causes
BY_RULE: Final = 0
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2
BY_COST: Final = 3

# How a monster was Summoned (value of E_SUMMONED)
NORMAL_SUMMON: Final = 1
TRIBUTE_SUMMON: Final = 2
FLIP_SUMMON: Final = 4
SPECIAL_SUMMON: Final = 8
ANY_NORMAL: Final = NORMAL_SUMMON | TRIBUTE_SUMMON
ANY_SUMMON: Final = ANY_NORMAL | FLIP_SUMMON | SPECIAL_SUMMON

# Windows that a fast effect fits (T-2): bits
W_ANY: Final = 1 << 0
W_ATTEMPT: Final = 1 << 1
W_SUMMON: Final = 1 << 2
W_DECLARATION: Final = 1 << 3
W_ANSWER_SPELL: Final = 1 << 4
W_ANSWER_TRAP: Final = 1 << 5
W_ANSWER_MONSTER: Final = 1 << 6
W_HAPPENED: Final = 1 << 7
W_BEFORE: Final = 1 << 8
W_CALCULATION: Final = 1 << 9
W_STANDBY: Final = 1 << 10
W_ANSWERS: Final = W_ANSWER_SPELL | W_ANSWER_TRAP | W_ANSWER_MONSTER

# Verbs of options
PASS: Final = 0
SUMMON: Final = 1
SET_MONSTER: Final = 2
FLIP: Final = 3
SPECIAL: Final = 4
ACTIVATE: Final = 5
SET_SPELL: Final = 6
CHANGE_POSITION: Final = 7
ATTACK_WITH: Final = 8
ENTER_BATTLE: Final = 9
ENTER_MAIN2: Final = 10
END_PHASE: Final = 11
NO_ATTACK: Final = 12
YES: Final = 13
NO: Final = 14
CHOOSE: Final = 15
NUMBER_OF: Final = 16
POSITION_OF: Final = 17
ZONE_OF: Final = 18
TYPE_OF: Final = 19
NAME_OF: Final = 20
MODE_OF: Final = 21
ATTRIBUTE_OF: Final = 22
SEAT_OF: Final = 23
COIN_OF: Final = 24
DUE: Final = 25
ALLOW: Final = 26
REFUSE: Final = 27
KIND_OF: Final = 28
"""A kind of card that is declared or called: MONSTER, SPELL or TRAP."""

# Kinds of asks
A_OPEN: Final = 1
A_RESPONSE: Final = 2
A_TRIGGER: Final = 3
A_ORDER: Final = 4
A_TRIBUTE: Final = 5
A_COST: Final = 6
A_DISCARD: Final = 7
A_TARGET: Final = 8
A_CHOOSE: Final = 9
A_POSITION: Final = 10
A_ZONE: Final = 11
A_YES_NO: Final = 12
A_DECLARE: Final = 13
A_REPLAY: Final = 14
A_NUMBER: Final = 15
A_MODE: Final = 16
A_MATERIAL: Final = 17
A_CUT: Final = 18
A_FIRST: Final = 19
A_DUE: Final = 20
A_SEAT: Final = 21
A_CONSENT: Final = 22
"""A partner's permission (TEAM-III-5): about the card for which it is asked; the values of the ask are the cards that are to be used."""
ASK_NAMES: Final = (
    "", "open", "response", "trigger", "order", "tribute", "cost", "discard", "target", "choose", "position", "zone", "yes_no", "declare",
    "replay", "number", "mode", "material", "cut", "first", "due", "seat", "consent",
)  # fmt: skip

# Marks of a card
PROPER: Final = 1
"""It was properly Special Summoned since it last was in hand, Deck or Fusion Deck (SUMMON-20, T-10.2)."""
TOKEN: Final = 2
SUMMONED_AGAIN: Final = 4
"""A Gemini monster that was Summoned a second time."""
EQUIPPED_ITSELF: Final = 8
"""A monster or a Trap Card that is an Equip Card by its own text, which works for it then."""
AS_EQUIP: Final = 16
"""A card that is treated as an Equip Card (TERM-EQUIPCARD-1)."""
AS_MONSTER: Final = 32
"""A Trap Card that lies in a Monster Card Zone as a monster (T-8.12)."""
AS_SPELL: Final = 128
"""A Monster Card that lies in a Spell & Trap Card Zone as a Continuous Spell Card."""
DESTROYED_BY_EFFECT: Final = 64
"""It lies in the Graveyard because an effect destroyed it."""
LAID: Final = 1 << 15
"""A Spell or Trap Card that lies face-up for its activation, which has not resolved: what it does continuously has not begun (T-8.13)."""
DESTROYED_AT_HOME: Final = 1 << 16
"""It lies in the Graveyard because it was destroyed as a monster that its owner controlled."""
DESTROYED_ABROAD: Final = 1 << 17
"""It lies in the Graveyard because it was destroyed while another player than its owner controlled it."""
SENT_BY_OPPONENT: Final = 1 << 18
"""It lies in the Graveyard because an effect of a card that an opponent of its owner controlled sent it there."""
DISGUISED: Final = 1 << 19
"""A Spell or Trap Card that an effect has put into a Monster Card Zone as a monster: what stands on it does nothing there (ERA-HATS-1)."""
CAME_SPECIALLY: Final = 1 << 20
"""It was Special Summoned before it was removed from play for a while and came back, which is no Summon."""
DESTROYED_IN_DRAW: Final = 1 << 21
"""It lies in the Graveyard because it was destroyed in a Draw Phase, so that the Standby Phase of that turn is the next one (STANDBY-1)."""
HOW: Final = 8
"""The way it was Summoned stands above this bit (marks.how_summoned)."""
BASE: Final = 12
"""The seat that controls it without any effect of control, plus one, stands above this bit (marks.home_of)."""

# Names that a link binds
TARGETS: Final = 0
CHOSEN: Final = 1
DONE: Final = 2
PAID: Final = 3
DECLARED: Final = 4
MODE: Final = 5
ATTACKER: Final = 6
NUMBERS: Final = 7

# Until when a lasting effect lasts
FOREVER: Final = 0
END_OF_TURN: Final = 1
END_PHASE_OF: Final = 2
END_OF_BATTLE_PHASE: Final = 3
END_OF_DAMAGE_STEP: Final = 4
WHILE_LINKED: Final = 5
"""While the source lies face-up on the field and is attached to the card."""
WHILE_FACE_UP: Final = 6
"""While the source lies face-up on the field in the same stay."""
STANDBY_OF: Final = 7
CALCULATION_ONLY: Final = 8
END_PHASE_BEGINS: Final = 9
"""Until the End Phase of its turn begins."""
