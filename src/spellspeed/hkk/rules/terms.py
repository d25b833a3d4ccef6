"""The words of this game as numbers: zones, phases, verbs of options, kinds of asks, events and causes."""

from __future__ import annotations

from typing import Final

DECK: Final = 0
HAND: Final = 1
COLLECTOR: Final = 2
NOTHING: Final = 3
RESERVE: Final = 4
GUARD: Final = 5
FIELD: Final = 6
"""Permanents that are no creatures."""
QUEUE: Final = 7
"""Cards that are being played: while there, a card is in no other zone."""
GONE: Final = 8
"""Where tokens are that have left play; in no list of any player's cards."""
ZONES: Final = 9
IN_PLAY: Final = (RESERVE, GUARD, FIELD)

ACTIVE: Final = 0
PASSIVE: Final = 1

PREPARATORY: Final = 0
DRAW: Final = 1
MAIN: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
HEALING: Final = 5
END: Final = 6
PHASES: Final = ("preparatory", "draw", "main", "movement", "combat", "healing", "end")

# Verbs of options

PASS: Final = 0
"""No further action in this phase; in a reaction window no (further) reaction."""
PLAY: Final = 1
"""Play a card; extra: NORMAL or NEUTRALIZING."""
USE: Final = 2
"""Use an ability or a drawback; extra: the place of its clause among the card's."""
ATTACK: Final = 3
"""Attack with a creature; extra: 1 + the number of the creature attacked, or 0 for the player."""
MOVE: Final = 4
"""Move a creature to the guard post or back; extra: the zone."""
CHOOSE: Final = 5
CHOOSE_SEAT: Final = 6
CHOOSE_NUMBER: Final = 7
YES: Final = 8
NO: Final = 9
PAY: Final = 10
SACRIFICE: Final = 11
DUE: Final = 12
"""What happens next in the preparatory phase; extra: the place of the clause."""

NORMAL: Final = 0
NEUTRALIZING: Final = 1
OUTSIDE: Final = 2
"""Of a card that is being played: it did not come from the hand. The option to play it is NORMAL."""
BELOW: Final = 64
"""In a reaction the extra of PLAY and USE is what it is elsewhere, and BELOW times how far below the latest entry of the queue it answers one."""

# Kinds of asks

A_ACT: Final = 1
A_REACT: Final = 2
A_TARGET: Final = 3
A_SEAT: Final = 4
A_NUMBER: Final = 5
A_CARDS: Final = 6
"""Cards chosen while a text is carried out."""
A_MAY: Final = 7
A_PAY_OR_SACRIFICE: Final = 8
A_COST: Final = 9
A_DUE: Final = 10
A_OFFER: Final = 11
"""Creatures sacrificed for components in the preparatory phase (option `component_sacrifice`)."""
A_WAY: Final = 12
"""Which of several costs is paid, or which of several sentences is done; the numbers count from 1 in the order printed."""
A_AGAINST: Final = 13
"""Whether a player pays against something that is done otherwise."""

# Events (one bit each)

E_ENTERED: Final = 1 << 0
E_LEFT: Final = 1 << 1
E_DIED: Final = 1 << 2
E_ATTACKED: Final = 1 << 3
E_DAMAGED: Final = 1 << 4
E_PLAYED: Final = 1 << 5
E_DREW: Final = 1 << 6
E_PHASE: Final = 1 << 7
E_CONTROL: Final = 1 << 8
E_LIFE: Final = 1 << 9
"""A player's life changed; value: by how much."""
E_VP: Final = 1 << 10
E_ACTED: Final = 1 << 11
"""An entry came onto the reaction queue; detail: 1 if it is a reaction."""
E_PREVENTED: Final = 1 << 12
E_TURNED: Final = 1 << 13
E_COUNTERS: Final = 1 << 14
E_DISCARDED: Final = 1 << 15
E_SHUFFLED: Final = 1 << 16
E_WON: Final = 1 << 17
E_REWARD: Final = 1 << 18
E_REVEALED: Final = 1 << 19
E_HEALED: Final = 1 << 21
"""Damage on a permanent is gone; value: how much."""
E_COMPONENTS: Final = 1 << 22
"""A player's components changed; value: by how much."""
E_COLLECTED: Final = 1 << 23
"""A card that waits for it went to the collector otherwise than from play or by being discarded."""
E_BEGAN: Final = 1 << 20
"""A lasting effect began to hold over a card, or over none in particular."""

# Causes

BY_RULE: Final = 0
BY_COST: Final = 1
BY_COMBAT: Final = 2
BY_SPELL: Final = 3
BY_ABILITY: Final = 4
BY_DRAWBACK: Final = 5
SOURCES: Final = (BY_SPELL, BY_ABILITY, BY_DRAWBACK)

TEMPORARY: Final = "temporary cost"
"""The name of temporary cost counters (HKK-91.3.4)."""
EOT: Final = 1
"""A lasting effect that ends with the turn; 0: one without an end."""

PRINTED: Final = 0
"""Layers of derived values: what is printed; then types, colours, keywords, and last damage and life. A word of one reads only those below."""
TYPES: Final = 1
COLOURS: Final = 2
KEYWORDS: Final = 3
STRENGTHS: Final = 4
COMPLETE: Final = 5
X_PLACE: Final = 1 << 12
"""`marks` of a permanent hold its damage; from here on the X with which it came into play; and, from X_PLACE squared on, 1 + the damage and the life
(or the structure points) that its formula gave then, if they stay (option `value_formula`)."""
