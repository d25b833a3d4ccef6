"""What is clearly unfavourable for the player of a card: on cards issued before 2001 that is a drawback, though nothing marks it."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import This
from spellspeed.hkk.text.clauses import Ability, Drawback, SpellEffect
from spellspeed.hkk.text.effects import Activated, Automatically, Continuously, Immediately
from spellspeed.hkk.text.node import Clause, Effect, Sentence
from spellspeed.hkk.text.sentences import (
    CreateTokens,
    DamageCards,
    DamagePlayer,
    Destroy,
    Discard,
    Draw,
    Gain,
    If,
    Instead,
    Lose,
    Return,
    Sacrifice,
    TakeControl,
    Turn,
)
from spellspeed.hkk.text.statements import (
    CannotAttack,
    CannotGain,
    CannotPlay,
    CannotUseAbilities,
    CardsCost,
    Gets,
    GetsForEach,
    LoseText,
    UntilEndOfTurn,
    While,
)
from spellspeed.hkk.text.words import (
    ABILITIES,
    ABILITIES_AND_DRAWBACKS,
    IN_PLAY,
    ITS_CONTROLLER,
    OPPONENT,
    PASSIVE,
    TARGET_OPPONENT,
    YOU,
)

MARKED_SINCE: Final = 2001
"""Cards issued from this year on mark all their drawbacks (HKK-91.3.1)."""
OWN: Final = (YOU, ITS_CONTROLLER)
OTHERS: Final = (OPPONENT, TARGET_OPPONENT)


def with_old_drawbacks(clauses: tuple[Clause, ...], year: int | None) -> tuple[Clause, ...]:
    """HKK-91.3.1: the clauses of a card issued in `year` (None: not known, so as from 2001 on), with unmarked drawbacks as such."""
    if year is None or year >= MARKED_SINCE:
        return clauses
    return tuple([as_drawback(one) for one in clauses])


def as_drawback(clause: Clause) -> Clause:
    """HKK-91.3.1: the clause as an unmarked drawback if all of it is unfavourable, else as it is. What works outside play is none."""
    if isinstance(clause, SpellEffect) and are_unfavourable(clause.does):
        return Drawback(Immediately(clause.does), False)
    if isinstance(clause, Ability) and clause.zone == IN_PLAY and is_unfavourable_effect(clause.effect):
        return Drawback(clause.effect, False)
    return clause


def is_unfavourable_effect(effect: Effect) -> bool:
    """HKK-91.3.1: whether all that it does is unfavourable; what its own player activates by choice never is clearly so."""
    if isinstance(effect, (Immediately, Continuously, Automatically)):
        return are_unfavourable(effect.does)
    return isinstance(effect, Activated) and effect.who in OTHERS and are_unfavourable(effect.does)


def are_unfavourable(does: tuple[Sentence, ...]) -> bool:
    """Whether each of these sentences is."""
    return all([is_unfavourable(one) for one in does])


def is_unfavourable(one: Sentence) -> bool:
    """Whether a sentence takes something from its own player or this card, or gives something to an opponent."""
    if isinstance(one, (Lose, DamagePlayer, Discard, Sacrifice, CannotPlay, CannotUseAbilities, CannotGain)):
        return one.who in OWN
    if isinstance(one, (Gain, Draw, CreateTokens, TakeControl)):
        return one.who in OTHERS
    if isinstance(one, (Destroy, DamageCards, Return, CannotAttack)):
        return isinstance(one.cards, This)
    if isinstance(one, Turn):
        return isinstance(one.cards, This) and one.stance == PASSIVE
    if isinstance(one, LoseText):
        return isinstance(one.cards, This) and one.part in (ABILITIES, ABILITIES_AND_DRAWBACKS)
    if isinstance(one, (Gets, GetsForEach)):
        return isinstance(one.cards, This) and one.damage <= 0 and one.life <= 0
    if isinstance(one, CardsCost):
        return one.what.whose == YOU and one.change > 0
    if isinstance(one, (If, Instead, While, UntilEndOfTurn)):
        return are_unfavourable(one.does)
    return False
