"""What the text of an instant or general spell comes to when it is carried out."""

from __future__ import annotations

from spellspeed.hkk.rules import matching
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.text.clauses import Advantage, Drawback, SpellEffect
from spellspeed.hkk.text.effects import Continuously, Immediately
from spellspeed.hkk.text.node import Clause, Sentence
from spellspeed.hkk.text.sentences import Instead
from spellspeed.hkk.text.statements import ThisCosts


def text_of(game: Game, number: int, seat: int) -> tuple[Sentence, ...]:
    """HKK-91.5.0, HKK-91.5.4, HKK-91.3.7: the sentences of a spell in the order printed: its text, its drawbacks, its Advantages in range.

    HKK-91.2.6: the opponent's life is looked at when the spell comes into being. What is done instead takes the place of all before it.
    """
    found: tuple[Sentence, ...] = ()
    for clause in game.face(number).clauses:
        does = part_of(game, clause, seat)
        if any(isinstance(one, Instead) for one in does):
            found = ()
        found += does
    return found


def part_of(game: Game, clause: Clause, seat: int) -> tuple[Sentence, ...]:
    """What one clause of a spell does now."""
    if isinstance(clause, SpellEffect):
        return clause.does
    if isinstance(clause, Advantage) and not clause.may_apply(matching.opponents_life(game, seat)):
        return ()
    if isinstance(clause, (Drawback, Advantage)):
        effect = clause.effect
        if isinstance(effect, Immediately):
            return tuple([one for one in effect.does if not isinstance(one, ThisCosts)])
        if isinstance(effect, Continuously):
            return tuple([one for one in effect.does if not isinstance(one, ThisCosts)])
    return ()


def whole_text(game: Game, number: int) -> tuple[Sentence, ...]:
    """All sentences of a spell, whether its Advantages are in range or not: what it could ask for."""
    found: tuple[Sentence, ...] = ()
    for clause in game.face(number).clauses:
        if isinstance(clause, SpellEffect):
            found += clause.does
    return found
