"""Monsters that are Special Summoned from a Graveyard by the effect of a card of the hand: what several laws begin with."""

from __future__ import annotations

from collections.abc import Iterator

from spellspeed.kernel.asks import option, subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.simulation.positions import implemented
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import A_POSITION, A_TARGET, ACTIVATE, CHOOSE, MONSTERS, PASS
from tests.properties.playing import asked

SUMMONING: int = 12
"""More answers than a Summon takes."""


def monsters_that_do_something() -> Iterator[PrintedCard]:
    """Every monster that can be played and has an ability, in the order of the passcodes."""
    main, fusion = implemented()
    for face in sorted(main + fusion, key=lambda each: each.code):
        if face.is_monster and face.abilities:
            yield face


def activation_of(duel: Duel, number: int) -> int:
    """The option that activates a card, or -1."""
    return next((code for code in asked(duel).options if verb_of(code) == ACTIVATE and subject_of(code) == number), -1)


def revived(duel: Duel, reviver: int, monster: int) -> bool:
    """Activate the reviver and let everybody pass until the monster is on the field; whether it came."""
    code = activation_of(duel, reviver)
    if code < 0:
        return False
    answer(duel, duel.serial, (code,))
    for _ in range(SUMMONING):
        if duel.over or duel.cards[monster].zone == MONSTERS:
            break
        ask = asked(duel)
        chosen = option(CHOOSE, monster)
        if ask.kind == A_TARGET:
            if chosen not in ask.options:
                return False
            answer(duel, duel.serial, (chosen,))
        elif option(PASS) in ask.options:
            answer(duel, duel.serial, (option(PASS),))
        elif ask.kind == A_POSITION:
            answer(duel, duel.serial, ask.options[:1])
        else:
            return False
    return not duel.over and duel.cards[monster].zone == MONSTERS
