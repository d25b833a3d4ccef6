"""What the text of an instant or general spell comes to when it is carried out."""

from __future__ import annotations

from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.targets import HOLE, targets_in
from spellspeed.hkk.text.clauses import Advantage, Drawback, SpellEffect
from spellspeed.hkk.text.effects import Continuously, Immediately
from spellspeed.hkk.text.node import Clause, Sentence
from spellspeed.hkk.text.sentences import Instead
from spellspeed.hkk.text.statements import OWN_COSTS, While


def text_of(
    game: Game, number: int, seat: int, life: int, targets: tuple[tuple[int, ...], ...] = ()
) -> tuple[tuple[Sentence, ...], tuple[tuple[int, ...], ...]]:
    """HKK-91.5.0, HKK-91.5.4, HKK-91.3.7: the sentences of a spell in the order printed: its text, its drawbacks, its Advantages in range.

    HKK-91.2.6: `life` is that of the opponent. What is done instead takes the place of all before it. `targets` are those chosen for the
    text; given back are those of the sentences, with a HOLE for each target of an Advantage, which is chosen when it applies. What is done
    instead to a target is done to the one that was chosen.
    """
    found: tuple[Sentence, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    left = targets
    for clause in game.face(number).clauses:
        does = part_of(clause, life)
        count = len(targets_in(does))
        if isinstance(clause, Advantage):
            own: tuple[tuple[int, ...], ...] = (HOLE,) * count
            if any(isinstance(one, Instead) for one in does):
                own = groups[:count] + own[len(groups[:count]) :]
                found, groups = (), ()
        else:
            own, left = left[:count], left[count:]
        found += does
        groups += own
    return found, groups


def part_of(clause: Clause, life: int) -> tuple[Sentence, ...]:
    """What one clause of a spell does while the opponent has this much life."""
    if isinstance(clause, SpellEffect):
        return without_own_cost(clause.does)
    if isinstance(clause, Advantage) and not clause.may_apply(life):
        return ()
    if isinstance(clause, (Drawback, Advantage)) and isinstance(clause.effect, (Immediately, Continuously)):
        return without_own_cost(clause.effect.does)
    return ()


def without_own_cost(does: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Sentences but for what says how much the card itself costs: that is asked when it is paid for."""
    return tuple([one for one in does if not is_own_cost(one)])


def is_own_cost(one: Sentence) -> bool:
    """Whether a sentence says what the card itself costs, under a condition or not."""
    return is_own_cost(one.does[0]) if isinstance(one, While) else isinstance(one, OWN_COSTS)


def whole_text(game: Game, number: int) -> tuple[Sentence, ...]:
    """The sentences of a spell that are carried out whatever the opponent's life is: what is chosen when it is announced is chosen for these."""
    found: tuple[Sentence, ...] = ()
    for clause in game.face(number).clauses:
        if isinstance(clause, (SpellEffect, Drawback)) and game.face(number).is_spell:
            found += part_of(clause, 0)
    return found
