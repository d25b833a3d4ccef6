"""A player of reaching runs: it prefers answers that bring about what was not reached yet, and is random otherwise."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import NUMBER, extra_of, subject_of, verb_of
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.positions import asked
from spellspeed.simulation.reachable import (
    ACTIVATED,
    APPLIED,
    BEATEN,
    DESTROYED,
    FLIP,
    NEGATED,
    NORMAL,
    RESOLVED,
    SPECIAL,
    STOPPED,
    WHOLE,
    Goal,
    negates,
)
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import (
    A_TRIGGER,
    ACTIVATE,
    ATTACK_WITH,
    CHOOSE,
    DUE,
    END_PHASE,
    ENTER_BATTLE,
    SET_MONSTER,
    SUMMON,
)
from spellspeed.yugioh.duel.terms import FLIP as FLIP_IT
from spellspeed.yugioh.duel.terms import SPECIAL as SPECIAL_IT

PLACES_OF_A_TRIGGER: Final = 64
"""A trigger's option is its ability and, times this, its place among those asked about."""


def steered(duel: Duel, missing: dict[Goal, int], stream: Stream) -> tuple[int, ...]:
    """An answer to the open ask: four times out of five the best for what is `missing`, else any."""
    ask = asked(duel)
    if ask.least != 1 or ask.most != 1 or ask.rule != NUMBER or stream.below(5) == 0:
        return random_picks(ask, stream)
    values = [worth(duel, code, missing) for code in ask.options]
    best = max(values)
    if best <= 0:
        # Nothing to reach here: anything but an early end of the turn.
        kept = [code for code, value in zip(ask.options, values, strict=True) if value >= 0]
        options = kept if kept and stream.below(3) else list(ask.options)
    else:
        options = [code for code, value in zip(ask.options, values, strict=True) if value == best]
    return (options[stream.below(len(options))],)


def worth(duel: Duel, code: int, missing: dict[Goal, int]) -> int:
    """How much an option promises: the number of missing goals that it may bring about, -1 for the end of a turn."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    if verb == END_PHASE:
        return -1
    if verb == ENTER_BATTLE:
        return 1
    if number < 0 or number >= len(duel.cards):
        return 0
    face = duel.faces[number]
    if verb in (ACTIVATE, DUE):
        index = extra % PLACES_OF_A_TRIGGER if asked(duel).kind == A_TRIGGER else extra
        return worth_of_activation(duel, face, index, missing)
    if verb == SUMMON:
        return 2 * count(missing, face, WHOLE, NORMAL)
    if verb == FLIP_IT:
        return 2 * count(missing, face, WHOLE, FLIP) + sum(
            count(missing, face, a.index, ACTIVATED) for a in face.triggers
        )
    if verb == SPECIAL_IT:
        return 2 * count(missing, face, WHOLE, SPECIAL) + 2 * count(missing, face, extra, APPLIED)
    if verb == SET_MONSTER:
        return count(missing, face, WHOLE, FLIP)
    if verb == ATTACK_WITH:
        return 1 + 2 * count(missing, face, WHOLE, BEATEN)
    if verb == CHOOSE:
        return count(missing, face, WHOLE, SPECIAL, BEATEN, DESTROYED)
    return 0


def worth_of_activation(duel: Duel, face: PrintedCard, index: int, missing: dict[Goal, int]) -> int:
    """What an activation promises: for itself, to be answered, and for the link that it may negate."""
    if index >= len(face.abilities):
        return 0
    promised = 2 * count(missing, face, index, ACTIVATED, RESOLVED, APPLIED) + count(
        missing, face, index, STOPPED, NEGATED
    )
    if duel.chain and negates(face.abilities[index]):
        link = duel.chain[-1]
        under = link.face
        assert isinstance(under, PrintedCard)
        promised += 4 * count(missing, under, link.ability, STOPPED, NEGATED)
    return promised


def count(missing: dict[Goal, int], face: PrintedCard, index: int, *deeds: str) -> int:
    """How many of these deeds of an ability (or of the card) are missing."""
    return sum((face.code, deed, index) in missing for deed in deeds)
