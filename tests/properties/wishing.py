"""Every wish of a seat, and the wishes that the options of its open ask fulfil."""

from __future__ import annotations

from collections.abc import Iterator

from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import (
    A_DISCARD,
    A_OPEN,
    ACTIVATE,
    ATTACK_WITH,
    CHANGE_POSITION,
    CHOOSE,
    DUE,
    END_PHASE,
    ENTER_BATTLE,
    ENTER_MAIN2,
    FLIP,
    FUSION_DECK,
    HAND,
    MONSTERS,
    NO_ATTACK,
    PASS,
    SET_MONSTER,
    SET_SPELL,
    SPECIAL,
    SUMMON,
)
from spellspeed.yugioh.judge.wishes import (
    DISCARD_CARD,
    DRAW_A_CARD,
    GIVE_UP,
    NEXT_PHASE,
    RESPOND,
    TRIBUTE_SUMMON_OF,
    Wish,
)
from spellspeed.yugioh.may.tributes import tributes_needed

ALONE = (PASS, ENTER_BATTLE, ENTER_MAIN2, END_PHASE, NO_ATTACK, NEXT_PHASE, RESPOND, DRAW_A_CARD, GIVE_UP)
WITH_A_CARD = (
    SUMMON, TRIBUTE_SUMMON_OF, SET_MONSTER, FLIP, SPECIAL, CHANGE_POSITION, ACTIVATE, CHOOSE, DISCARD_CARD, ATTACK_WITH,
)  # fmt: skip
ENDS = (PASS, ENTER_BATTLE, ENTER_MAIN2, END_PHASE)


def all_wishes(duel: Duel) -> Iterator[Wish]:
    """Every verb with every card there is, and every attack of a monster on the field at every other one."""
    for verb in ALONE:
        yield Wish(verb)
    field = [card.number for card in duel.cards if card.zone == MONSTERS]
    for card in duel.cards:
        for verb in WITH_A_CARD:
            yield Wish(verb, card.number)
        yield Wish(ATTACK_WITH, card.number, direct=True)
        for target in field if card.zone == MONSTERS else ():
            yield Wish(ATTACK_WITH, card.number, target)


def fulfilled(duel: Duel, ask: Ask) -> set[Wish]:
    """The wishes that the options of an ask fulfil. Copies in the Fusion Deck are offered once and stand for each other."""
    wishes = {Wish(GIVE_UP)}
    for code in ask.options:
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if verb in ALONE:
            wishes.add(Wish(verb))
            if verb in ENDS and ask.kind == A_OPEN:
                wishes.add(Wish(NEXT_PHASE))
        elif verb in (ACTIVATE, DUE):
            wishes |= {Wish(ACTIVATE, number), Wish(RESPOND)}
        elif verb in (SET_MONSTER, SET_SPELL):
            wishes.add(Wish(SET_MONSTER, number))
        elif verb == ATTACK_WITH:
            wishes |= {Wish(verb, number), Wish(verb, number, extra - 1) if extra else Wish(verb, number, direct=True)}
        elif verb == SUMMON:
            wishes.add(Wish(SUMMON, number))
            if duel.cards[number].zone == HAND and tributes_needed(duel, number):
                wishes.add(Wish(TRIBUTE_SUMMON_OF, number))
        elif verb == SPECIAL:
            wishes |= {Wish(SPECIAL, copy) for copy in copies(duel, number)}
        elif verb == CHOOSE and number >= 0:
            wishes.add(Wish(CHOOSE, number))
            if ask.kind == A_DISCARD:
                wishes.add(Wish(DISCARD_CARD, number))
        elif verb in (FLIP, CHANGE_POSITION):
            wishes.add(Wish(verb, number))
    return wishes


def copies(duel: Duel, number: int) -> list[int]:
    """A card and, in the Fusion Deck, its copies there."""
    card = duel.cards[number]
    if card.zone != FUSION_DECK:
        return [number]
    return [other for other in duel.zone(card.controller, FUSION_DECK) if duel.printed(other) is duel.printed(number)]
