"""The state is a value: what is under way pickles with everything that it still has to do, and asks that cannot be answered are refused."""

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.errors import NoLegalAnswer
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.carrying_out import RESOLVING, WITHOUT_CHAIN, Walk
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import A_CHOOSE, STANDBY
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.costs.life_points import PayingLife
from spellspeed.yugioh.words.declaring import due_in
from spellspeed.yugioh.words.groups.references import Itself
from spellspeed.yugioh.words.verbs.destruction import Destroy
from tests.copies import unpickled
from tests.yugioh.book.stage import position


def payer() -> PrintedCard:
    """A card that no pool has: in the Standby Phase it pays, names a target and destroys itself without a Chain."""
    upkeep = due_in(
        STANDBY, (Destroy(Itself()),), costs=(PayingLife(500),), targets=(Target(Itself()),), chainless=True
    )
    return monster_with(upkeep)


def monster_with(ability: Ability) -> PrintedCard:
    """A monster of these tests, which pickles as a call of `restored`."""
    return PrintedCard(
        -1, "Payer", 1, 0, 0, 0, 4, 1000, 1000, is_effect=True, is_fusion=False, is_ritual=False, is_spirit=False, is_toon=False,
        is_union=False, is_gemini=False, is_token=False, revival=0, may_be_normal_summoned=True, abilities=(ability,), clauses=(),
        materials=(), material_words=(), restore=restored,
    )  # fmt: skip


def restored(code: int, rulings: str) -> PrintedCard:
    """The card of these tests again."""
    assert (code, rulings) == (-1, "")
    return payer()


def test_a_due_effect_without_a_chain_pickles_with_its_cost_and_targets() -> None:
    """T-6.4: what is done without a Chain still has its cost before it, also after a copy to another process."""
    face = payer()
    ability = face.abilities[0]
    walk = Walk(Link(0, 0, face, 0, None, 2), ability.announced + ability.resolved, WITHOUT_CHAIN, 0, 0, ())
    again = unpickled(walk)
    assert [type(step).__name__ for step in again.steps] == ["PayingLife", "Target", "Destroy"]
    # A control: an effect that resolves has its steps alone.
    walk = Walk(Link(0, 0, face, 0, None, 2), ability.resolved, RESOLVING, 0, 0, ())
    assert [type(step).__name__ for step in unpickled(walk).steps] == ["Destroy"]


@pytest.mark.parametrize("always", [True, False])
def test_a_question_without_a_legal_answer_is_refused_by_name(always: bool) -> None:
    """No ask is opened that nobody can answer, and none is answered with nothing in silence."""
    duel = position("A: {hand: [Dark Hole]}\n").duel
    duel.ask = None
    duel.always = always
    with pytest.raises(NoLegalAnswer, match="asks seat 0 for 1 to 1 of"):
        open_ask(duel, Ask(0, A_CHOOSE, -1, ()))
    assert duel.ask is None
    # A control: nothing to choose and nothing demanded is an answer.
    assert Ask(0, A_CHOOSE, -1, (), 0, 0).is_answer(())
