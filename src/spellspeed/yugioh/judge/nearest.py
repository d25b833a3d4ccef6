"""What keeps a card from being used where it lies: of all that one could think of doing with it, what is nearest to being possible comes first."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import verb_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.judge.reasons import Fact, Reason
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish

FROM_ELSEWHERE: Final = frozenset({"CARD-11", "MONSTER-9/place"})
"""A card that lies where this is not done: nothing else that is against it matters there."""
NEVER: Final = FROM_ELSEWHERE | {
    "MONSTER-9", "MONSTER-3", "MONSTER-4", "SUMMON-17", "CARD-13/no_effect", "MONSTER-2/no_effect", "EFFECT-5/no_effect",
    "EFFECT-4", "EFFECT-8", "CORE-1/set_only", "TRAP-1", "SPELL-2",
}  # fmt: skip
"""Against what is never done with such a card, or never from where it lies, or comes by itself: whatever else is against it matters as little."""
SAME: Final = {"SUMMON-6": "SUMMON-5", "SUMMON-8": "SUMMON-5", "CORE-1/set": "CORE-1/summon"}
"""Reasons that say for a Set what another one says for a Normal Summon, of the same facts."""


def thinkable(duel: Duel, number: int) -> list[int]:
    """What a player could think of doing with a card where it lies."""
    card, face = duel.cards[number], duel.printed(number)
    verbs: list[int] = []
    if any(
        ability.is_card_activation or ability.is_ignition or ability.windows or ability.phases
        for ability in face.abilities
    ):
        verbs.append(t.ACTIVATE)
    if card.zone == t.HAND:
        verbs += [t.SUMMON, t.SET_MONSTER] if face.is_monster else [t.SET_MONSTER]
    if face.procedures and card.zone != t.MONSTERS:
        verbs.append(t.SPECIAL)
    if card.zone == t.MONSTERS:
        verbs += [t.ATTACK_WITH, t.CHANGE_POSITION] if card.face_up else [t.FLIP, t.ATTACK_WITH]
    return verbs or [t.ACTIVATE]


def wanted_of(duel: Duel, seat: int, number: int) -> list[int]:
    """What a seat could want of a card now: that it is chosen where cards are, else what is thinkable."""
    ask = duel.ask
    chooses = ask is not None and ask.seat == seat and any(verb_of(code) == t.CHOOSE for code in ask.options)
    return [t.CHOOSE] if chooses else thinkable(duel, number)


def against_card(duel: Duel, seat: int, number: int) -> list[Reason]:
    """What keeps a seat from each thing that it cannot do with a card now: the nearest first, and nothing twice; nothing about what is done from
    elsewhere, as long as there is anything else. Empty where everything that it could think of is offered."""
    refused = [found for verb in wanted_of(duel, seat, number) if (found := why_not(duel, seat, Wish(verb, number)))]
    here = [found for found in refused if not of_kinds(found, FROM_ELSEWHERE)]
    told: dict[tuple[str, tuple[tuple[str, Fact], ...]], Reason] = {}
    for found in sorted(here or refused, key=distance):
        for reason in of_kinds(found, NEVER) or found:
            told.setdefault((SAME.get(reason.key, reason.key), reason.facts), reason)
    return list(told.values())


def of_kinds(found: list[Reason], kinds: frozenset[str]) -> list[Reason]:
    """Of the reasons against something those of such kinds."""
    return [reason for reason in found if reason.key in kinds]


def distance(found: list[Reason]) -> tuple[bool, int]:
    """How far something is from being possible."""
    return bool(of_kinds(found, NEVER)), len(found)
