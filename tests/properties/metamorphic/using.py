"""A card brought to where one of its abilities is used: where it lies at first, and answers that lead there."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import NUMBER, Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from tests.properties.metamorphic.laid import Lies
from tests.properties.playing import asked

CARD: Final = 0
"""The number of the card whose ability it is."""
PASS: Final = option(t.PASS)
OWN_WAYS: Final = (t.ACTIVATE, t.DUE)
TOWARDS: Final = (t.FLIP, t.SUMMON)


def place_for(face: PrintedCard, ability: Ability, seat: int) -> Lies:
    """The card where the ability can be used, or from where it soon can."""
    if face.is_monster:
        if ability.places >> t.P_GRAVEYARD & 1 and not ability.is_trigger:
            return Lies(face, seat, t.GRAVEYARD, marks=t.PROPER)
        if ability.is_flip:
            return Lies(face, seat, t.MONSTERS, False, t.DEFENSE)
        if ability.places >> t.P_HAND & 1 or (ability.is_trigger and ability.own and ability.event & t.E_SUMMONED):
            return Lies(face, seat, t.HAND)
        return Lies(face, seat, t.MONSTERS)
    if ability.is_card_activation:
        return Lies(face, seat, t.SPELLS, False) if face.is_trap else Lies(face, seat, t.HAND)
    return Lies(face, seat, t.FIELD if face.icon == t.FIELD_ICON else t.SPELLS, face.stays)


def is_way(kind: int, code: int, ability: Ability) -> bool:
    """Whether an option activates the ability."""
    if subject_of(code) != CARD or verb_of(code) not in OWN_WAYS:
        return False
    return extra_of(code) % 64 == ability.index if kind == t.A_TRIGGER else extra_of(code) == ability.index


def towards(duel: Duel, ability: Ability, stream: Stream) -> tuple[int, ...]:
    """An answer that leads to the ability: its activation, a Flip or Normal Summon of the card, a battle of the card; others pass."""
    ask = asked(duel)
    own = [code for code in ask.options if is_way(ask.kind, code, ability)]
    if own:
        return (own[0],)
    if ask.kind in (t.A_RESPONSE, t.A_TRIGGER) and PASS in ask.options:
        return (PASS,)
    if ask.kind == t.A_OPEN:
        near = [code for code in ask.options if is_near(code)]
        if near and stream.below(4):
            return (near[stream.below(len(near))],)
    return random_picks(ask, stream)


def willing(ask: Ask, stream: Stream) -> tuple[int, ...]:
    """Pass where others may answer; say yes; choose as many as may be."""
    if ask.kind in (t.A_RESPONSE, t.A_TRIGGER) and PASS in ask.options:
        return (PASS,)
    yes = [code for code in ask.options if verb_of(code) in (t.YES, t.ALLOW)]
    if yes:
        return (yes[0],)
    if ask.rule == NUMBER and ask.least == 0:
        return tuple(ask.options[: ask.most])
    return random_picks(ask, stream)


def is_near(code: int) -> bool:
    """Whether an option brings the card into play or into a battle, or begins the Battle Phase."""
    verb, number = verb_of(code), subject_of(code)
    if verb == t.ATTACK_WITH:
        return number == CARD or extra_of(code) - 1 == CARD
    return verb == t.ENTER_BATTLE or (verb in TOWARDS and number == CARD)
