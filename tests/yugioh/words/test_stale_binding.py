"""What an effect fixes on a card that one of its own steps has moved is an error, no silence (docs/adding-a-card.md, the rule `stale`)."""

from collections.abc import Iterator

import pytest

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.kernel.errors import StaleBinding
from spellspeed.simulation.mutation.trials import use
from spellspeed.yugioh.cards import writing as w
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, Declaration

SPELL = "Dark Hole"
PLAYED = """\
scenario: a monster of the hand is Special Summoned
A: {hand: [Dark Hole, Kuriboh]}
steps:
  - A: activate Dark Hole
    position: attack
  - until: {turn: 6, phase: main1}
expect: {A: {monsters: %s, graveyard: %s}}
"""


@pytest.fixture(autouse=True)
def declared_again() -> Iterator[None]:
    """Dark Hole does afterwards what it does."""
    load_declarations()
    before = DECLARED_CARDS[SPELL]
    yield
    use(before)


def summons_and(*then: Step) -> Declaration:
    """A Spell that Special Summons a monster of the hand and then does something."""
    hand = w.Cards((w.HAND,), w.YOU, (w.OfKind((w.MONSTER,)),))
    return Declaration(SPELL, (w.spell((w.Choose(hand), w.SpecialSummon(w.Bound(w.CHOSEN)), *then)),))


def falls(on: Group) -> Step:
    """The cards of a group are destroyed in the End Phase."""
    return w.Begin(w.Delayed(w.Destroy(w.Bound(w.DONE)), w.END, w.EVERYBODY), on, w.FOREVER)


def test_a_card_that_the_effect_has_moved_is_meant_as_what_was_done() -> None:
    """It falls in the End Phase."""
    use(summons_and(falls(w.Bound(w.DONE))))
    [scenario] = parse_scenarios(PLAYED % ("[]", "[Dark Hole, Kuriboh]"), "here")
    assert run_scenario(scenario).passed


@pytest.mark.parametrize("then", [falls(w.Bound(w.CHOSEN)), w.Remember(w.Bound(w.CHOSEN))])
def test_meant_where_it_lay_it_is_an_error(then: Step) -> None:
    use(summons_and(then))
    [scenario] = parse_scenarios(PLAYED % ("[Kuriboh]", "[Dark Hole]"), "here")
    with pytest.raises(StaleBinding, match="Dark Hole would begin something on Kuriboh where it lay"):
        run_scenario(scenario)
