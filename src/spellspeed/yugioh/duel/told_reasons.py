"""Reasons that the log tells: the details of its notes, as numbers."""

from __future__ import annotations

from typing import Final

# Why an attack was lost (detail of E_ATTACK_STOPPED and E_UNFOUGHT; T-4.6, T-5.10)
LOST_NEGATED: Final = 1
LOST_GONE: Final = 2
LOST_FACE_DOWN: Final = 3
LOST_IN_DEFENSE: Final = 4
LOST_CONTROL: Final = 5
LOST_GIVEN_UP: Final = 6
LOST_PHASE_OVER: Final = 7
LOST_TARGET: Final = 8
LOST_FORBIDDEN: Final = 9

# Why a replay is due (detail of E_REPLAY_DUE; REPLAY-1, T-4.4)
REPLAY_LEFT: Final = 1
REPLAY_CAME: Final = 2
REPLAY_CHANGED: Final = 3
REPLAY_ILLEGAL: Final = 4
REPLAY_MINGLED: Final = 5
REPLAY_OPENED: Final = 6

# What was negated (detail of E_NEGATED; T-9.7, T-8, T-3.3)
NEGATED_FOR_WANT_OF_CARD: Final = 0
NEGATED_EFFECT: Final = 1
NEGATED_ACTIVATION: Final = 2
NEGATED_SUMMON: Final = 3

# Why nothing came of an effect (detail of E_FIZZLED; T-9.4, T-9.5)
FIZZLED_TARGET_GONE: Final = 1
FIZZLED_TARGET_CHANGED: Final = 2
FIZZLED_NOTHING: Final = 3
