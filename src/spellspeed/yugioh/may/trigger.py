"""Which triggers may be put on a Chain, and what falls due."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Waiting
from spellspeed.yugioh.duel.derived import is_negated, is_under
from spellspeed.yugioh.duel.duel import Duel, place_of
from spellspeed.yugioh.duel.kinds import THEIRS, YOURS, Ability
from spellspeed.yugioh.duel.memory import is_done, is_silenced, times_used
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NO_ACTIVATION, X_STAYS_OUT
from spellspeed.yugioh.may.activate import bars_its_triggers
from spellspeed.yugioh.may.announce import can_be_announced

OF_END_PHASE: Final = 1 << t.END


def is_due(duel: Duel, number: int, ability: Ability, why: list[str] | None = None) -> bool:
    """T-6.2, EFFECT-8, TEAM-V-5, TEAM-R4, TEAM-R5. Whether an effect of a card falls due in the present phase and was not done yet."""
    card = duel.cards[number]
    if not ability.phases >> duel.phase & 1 or not ability.places & (1 << place_of(card)):
        return False
    if ability.whose == YOURS and card.controller != duel.turn_seat:
        return False
    if ability.whose == THEIRS and not duel.is_opponent(card.controller, duel.turn_seat):
        return False
    if is_done(duel, card.binding, ability.index):
        return False
    if duel.kinds & X_STAYS_OUT.bit and ability.phases == OF_END_PHASE and duel.faces[number].is_spirit:
        # MONSTER-9: what a Spirit monster does in the End Phase is to return.
        if is_under(duel, X_STAYS_OUT, number):
            return False
    if (
        ability.chainless
        and not ability.even_negated
        and card.face_up
        and duel.on_field(number)
        and is_negated(duel, number)
    ):
        return False
    if is_silenced(duel, card.binding):
        if why is not None:
            why.append("T-9.7/negated")
        return False
    if duel.kinds & X_NO_ACTIVATION.bit and not ability.chainless and bars_its_triggers(duel, number):
        if why is not None:
            why.append("CORE-1/activation")
        return False
    act = Link(card.controller, card.binding, card.face, ability.index, None, card.zone)
    return can_be_announced(duel, act, ability, why)


def may_trigger(duel: Duel, waiting: Waiting) -> bool:
    """T-7.4, T-7.5, T-5.6. Whether a trigger that was met has not missed its timing and can be activated; a flip in battle waits."""
    ability = trigger_ability(waiting)
    number = waiting.source % STAYS
    card = duel.cards[number]
    event = waiting.event
    flipped_in_battle = event.kind == t.E_FLIPPED and event.cause == t.BY_BATTLE
    # What the rules do aside is no later happening: an event of it is the last thing, too.
    if ability.optional and not ability.never_misses and event.batch < duel.happened and not flipped_in_battle:
        note_missed(duel, waiting)
        return False
    if not duel.profile.trigger_after_leaving and card.stay != waiting.source // STAYS:
        return False
    face = waiting.face
    assert isinstance(face, PrintedCard)
    if face.is_gemini and not card.marks & t.SUMMONED_AGAIN:
        return False
    if ability.limit and times_used(duel, waiting.source, ability.index) >= ability.limit:
        return False
    if duel.kinds & X_NO_ACTIVATION.bit and bars_its_triggers(duel, number):
        return False
    act = Link(waiting.seat, waiting.source, face, waiting.ability, waiting.event, card.zone)
    return can_be_announced(duel, act, ability, None)


def can_still_be_announced(duel: Duel, waiting: Waiting) -> bool:
    """T-9.1. Whether a trigger can be activated after what the triggers before it have cost."""
    face = waiting.face
    assert isinstance(face, PrintedCard)
    zone = duel.cards[waiting.source % STAYS].zone
    act = Link(waiting.seat, waiting.source, face, waiting.ability, waiting.event, zone)
    return can_be_announced(duel, act, face.abilities[waiting.ability], None)


def trigger_ability(waiting: Waiting) -> Ability:
    """The ability of a waiting trigger."""
    face = waiting.face
    assert isinstance(face, PrintedCard)
    return face.abilities[waiting.ability]


ONLY_TOLD: Final = (
    t.E_BEGUN, t.E_FIZZLED, t.E_TAKEN, t.E_CALCULATED, t.E_UNFOUGHT, t.E_REPLAY_DUE, t.E_PASSED, t.E_MISSED, t.E_STEP, t.E_PHASE,
    t.E_RESOLVED, t.E_TARGETED,
    t.E_APPLIED, t.E_PERMITTED, t.E_FACED, t.E_BECAME, t.E_GONE,
)  # fmt: skip
"""Notes that are no happening."""
NAMED_OPENLY: Final = t.E_DESTROYED | t.E_SENT | t.E_DISCARDED | t.E_TRIBUTED | t.E_FLIPPED | t.E_ACTIVATED
"""Happenings whose card everybody knows."""


def note_missed(duel: Duel, waiting: Waiting) -> None:
    """T-7.4. For the log: which trigger missed its timing, and what has happened last. Only what is public is named: `by` is its card."""
    if duel.journal is None:
        return
    last: Event | None = None
    for place in range(len(duel.journal) - 1, -1, -1):
        event = duel.journal[place]
        if event.batch == duel.happened and event.kind not in ONLY_TOLD:
            last = event
            break
    kind = last.kind if last is not None else 0
    about = last.card if last is not None and last.kind & NAMED_OPENLY else -1
    duel.note(t.E_MISSED, waiting.source % STAYS, waiting.seat, by=about, value=kind, detail=waiting.event.kind)
