"""No cards of the set make a loop of free gains: whatever a player does again and again in one phase, it comes to an end."""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.hkk.cards.pool import face_named, faces
from spellspeed.hkk.rules.context import RULE
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import write_components, write_vp
from spellspeed.hkk.rules.moves import enter
from spellspeed.hkk.rules.running_game import new_state
from spellspeed.hkk.rules.setup import put
from spellspeed.hkk.rules.terms import COLLECTOR, DECK, HAND, MAIN, PASS
from spellspeed.hkk.rules.turn import Turn
from spellspeed.hkk.rules.uses import activated
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.cards import This
from spellspeed.hkk.text.costs import DiscardCost, Pay, RemoveCountersCost, SacrificeCost, TurnPassiveCost
from spellspeed.hkk.text.effects import Activated
from spellspeed.hkk.text.sentences import Draw, Gain
from spellspeed.hkk.text.words import MAGIC_POINTS, YOU
from spellspeed.kernel.asks import verb_of
from spellspeed.kernel.atoms import ask_always, forget_events, give_results, push_frame
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream, key_of
from spellspeed.kernel.random_answers import random_picks

PLENTY: Final = 30
MOST: Final = 1500
"""So many answers are far more than what there is in plenty pays for."""


def number_of(amount: object) -> int:
    """A number that is written down; what is worked out counts as little."""
    return amount.number if isinstance(amount, Number) else 0


def again_and_again(effect: Activated) -> bool:
    """Whether an ability can be used any number of times in a turn: neither once, nor using up its own card or counters."""
    uses_up = any(
        isinstance(cost, RemoveCountersCost)
        or (isinstance(cost, (DiscardCost, SacrificeCost, TurnPassiveCost)) and isinstance(cost.cards, This))
        for cost in effect.costs
    )
    return not effect.once and not uses_up


def is_free_gain(effect: Activated) -> bool:
    """Whether it gives something and leaves as many magic points as there were, or more."""
    gains = [one for one in effect.does if isinstance(one, (Gain, Draw)) and one.who == YOU]
    vp = sum(number_of(one.amount) for one in gains if isinstance(one, Gain) and one.resource == MAGIC_POINTS)
    paid = sum(
        number_of(cost.amount) for cost in effect.costs if isinstance(cost, Pay) and cost.resource == MAGIC_POINTS
    )
    return bool(gains) and vp >= paid


@pytest.mark.parametrize("face", faces().values(), ids=[face.name for face in faces().values()])
def test_no_ability_gives_something_for_nothing_again_and_again(face: CardFace) -> None:
    """Magic points are what no use gives back: without a price in them a gain happens once each turn, or uses up what pays for it."""
    used = [effect for clause in face.clauses if (effect := activated(clause)) is not None]
    assert [effect for effect in used if again_and_again(effect) and is_free_gain(effect)] == []


def table_of_all() -> Game:
    """The first player has every permanent of the set in play, three of those that go together best, every card in hand and in the collector."""
    game = new_state(2, (0, 1), 20, key_of("gains"))
    for face in faces().values():
        if not face.is_spell:
            for _ in range(3 if face.name in ("Bone Collector", "Bone Heap", "Black Altar") else 1):
                enter(game, put(game, face, 0, HAND), 0, RULE)
        put(game, face, 0, HAND)
        put(game, face, 0, COLLECTOR)
    for _ in range(200):
        put(game, face_named("Bramble Cub"), 0, DECK)
        put(game, face_named("Bramble Cub"), 1, DECK)
    write_vp(game, 0, PLENTY)
    write_components(game, 0, PLENTY)
    forget_events(game)
    give_results(game, (), (), ())
    game.turn, game.turn_seat, game.phase = 3, 0, MAIN
    ask_always(game, True)
    game.touch()
    push_frame(game, Turn(MAIN, 0))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_who_acts_as_long_as_anything_can_be_done_comes_to_an_end(seed: int) -> None:
    """In one main phase, with plenty of everything, by chance but never passing."""
    game, stream = table_of_all(), Stream(f"gains {seed}")
    advance(game)
    for _ in range(MOST):
        ask = game.ask
        assert ask is not None
        acting = ask.seat == 0 and ask.least == ask.most == 1 and any(verb_of(code) == PASS for code in ask.options)
        chosen = [code for code in ask.options if verb_of(code) != PASS] if acting else []
        if game.phase != MAIN:
            return
        answer(
            game, game.serial, (chosen[stream.below(len(chosen))],) if chosen else random_picks(ask, stream), ask.seat
        )
    raise AssertionError(f"it goes on with {game.life_of(0)} life, {game.vp[0]} VP and {game.components[0]} components")
