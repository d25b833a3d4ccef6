"""Kinds of ability have their own fields alone; a declaration that gives an ability another one is refused by name."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.duel import kinds
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import X_ATTACK
from spellspeed.yugioh.duel.scope import OPPONENT, YOU
from spellspeed.yugioh.duel.terms import E_ACTIVATED, E_SENT, MAIN1, SPELL, STANDBY, W_ANY
from spellspeed.yugioh.words import declaring
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.conditions.battles import IsAttacker
from spellspeed.yugioh.words.conditions.triggers import HeardActivation
from spellspeed.yugioh.words.costs.life_points import PayingLife
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS, as_ruled, card, token
from spellspeed.yugioh.words.groups.references import Itself
from spellspeed.yugioh.words.joins import If, May
from spellspeed.yugioh.words.meaningless import FIELDS, MeaninglessField
from spellspeed.yugioh.words.verbs.destruction import Destroy
from spellspeed.yugioh.words.verbs.hands import Discard
from spellspeed.yugioh.words.verbs.life_points import GainLife, InflictDamage

DO = (Destroy(Itself()),)
GAIN = (GainLife(Fixed(500), YOU),)
NAME = "A card of this test"
CHANGE = Changes(X_ATTACK, Itself(), amount=Fixed(100))


def made(word: str, *given: object, **fields: object) -> Ability:
    """An ability of a word, with fields that a checker of types would not let pass."""
    maker: Callable[..., Any] = getattr(declaring, word)
    ability = maker(*given, **fields)
    return ability if isinstance(ability, Ability) else ability[0]


def heard_as_activated(steps: tuple[Step, ...]) -> Ability:
    """What applies as soon as a Spell Card is activated, before anything answers that."""
    return made("trigger", E_ACTIVATED, steps, hearing=HeardActivation((SPELL,)), at_once=True, as_activated=True)


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (made("flip", DO, limit=1), '"limit" means nothing for flip, which takes do, costs, targets, condition, at_once. It belongs to spell,'),
        (made("flip", DO, optional=True), '"optional" means nothing for flip'),
        (made("continuous", CHANGE, costs=(PayingLife(100),)), '"costs" means nothing for continuous'),
        (made("procedure", (PayingLife(100),), targets=DO), '"targets" means nothing for procedure'),
        (made("wins", IsAttacker(), 1, do=DO), '"do" means nothing for wins'),
        (made("equip", Itself(), limit=1), '"limit" means nothing for equip'),
        (made("ignition", DO, windows=W_ANY), '"windows" means nothing for ignition'),
        (made("ignition", DO, limt=1), 'Did you mean "limit"?'),
        (made("trap", DO, in_phases=1 << MAIN1), '"in_phases" means nothing for trap'),
        (made("due_in", STANDBY, DO, limit=1), '"limit" means nothing for due_in'),
        (made("upkeep", (PayingLife(100),), optional=True), '"optional" means nothing for upkeep'),
        (made("lasting_trap", DO, event=E_SENT), '"event" means nothing for lasting_trap'),
        (made("chosen_effect", DO, windows=W_ANY, condition=IsAttacker(), limit=1), '"limit" means nothing for chosen_effect'),
        (made("trap", DO, hearing=IsAttacker()), '"hearing" means nothing here: without `event` there is nothing to hear.'),
        (made("quick", DO, windows=W_ANY, hearing=IsAttacker()), '"hearing" means nothing here'),
        (made("quick", DO, windows=0, event=E_SENT), '"event" means nothing here: without `windows`'),
        (made("spell", DO, changes=(CHANGE,)), '"changes" means nothing here: a card that does not stay'),
        (made("trigger", E_SENT, DO, never_misses=True), '"never_misses" means nothing here: a mandatory effect'),
        (made("trigger", E_SENT, DO, at_once=True, optional=True), '"optional" means nothing here: what applies `at_once`'),
        (made("trigger", E_SENT, DO, at_once=True, costs=(PayingLife(100),)), '"costs" means nothing here'),
        (made("trigger", E_SENT, GAIN, at_once=True, as_activated=True), '"as_activated" means nothing here: only what hears of an activation'),
        (made("trigger", E_ACTIVATED, GAIN, as_activated=True), '"as_activated" means nothing here: only what hears of an activation'),
        (heard_as_activated((Discard(Fixed(1), YOU),)), '"as_activated" means nothing here: it is carried out in one go'),
        (heard_as_activated((*GAIN, May(GAIN))), '"as_activated" means nothing here: it is carried out in one go'),
        (heard_as_activated(DO), '"as_activated" means nothing here: it is carried out in one go'),
        (made("due_in", STANDBY, DO, even_negated=True), '"even_negated" means nothing here: an effect that goes on the Chain'),
        (made("due_in", STANDBY, DO, late=True), '"late" means nothing here: only in the End Phase other effects end'),
        (made("due_in", STANDBY, DO, chainless=True, optional=True), '"optional" means nothing here: what is done without a Chain'),
        (kinds.CardActivation(speed=2, places=1, in_phases=2), '"in_phases" means nothing here: a card of Spell Speed 2 or 3'),
    ],
)  # fmt: skip
def test_a_field_without_a_meaning_is_refused(ability: Ability, said: str) -> None:
    """The message says card, ability and field and what would be right; the card is not declared."""
    fine = made("trigger", E_SENT, DO)
    with pytest.raises(MeaninglessField) as refused:
        card(NAME, fine, ability)
    assert str(refused.value).startswith(f"{NAME}, ability 2 (")
    assert said in str(refused.value)
    assert NAME not in DECLARED_CARDS


def test_tokens_and_variants_are_looked_at_too() -> None:
    """What a Token does itself, and what a card did under other rulings."""
    wrong = made("flip", DO, limit=1)
    with pytest.raises(MeaninglessField, match="limit"):
        token(NAME, wrong)
    with pytest.raises(MeaninglessField, match=r"test \(2005\), ability 1"):
        card(NAME, variants=(as_ruled("2005", "a document", wrong),))
    assert NAME not in DECLARED_CARDS
    assert NAME not in DECLARED_TOKENS


def test_a_declaration_with_fields_that_mean_something_is_taken() -> None:
    """A control: the same words with what belongs to them."""
    optional = made("trigger", E_SENT, DO, optional=True, never_misses=True)
    upkeep = made("due_in", STANDBY, DO, chainless=True, even_negated=True)
    harmed = heard_as_activated((If(IsAttacker(), GAIN), InflictDamage(Fixed(500), OPPONENT)))
    try:
        declared = card(NAME, optional, upkeep, made("ignition", DO, limit=1), heard_as_activated(GAIN), harmed)
        assert declared.abilities[1].even_negated
        assert [ability.as_activated for ability in declared.abilities] == [False, False, False, True, True]
    finally:
        DECLARED_CARDS.pop(NAME, None)


def test_all_declared_cards_say_nothing_without_a_meaning() -> None:
    """As they are loaded; and each of their abilities is of a kind of its own."""
    load_declarations()
    abilities = [ability for declaration in DECLARED_CARDS.values() for ability in declaration.abilities]
    assert len(abilities) > 400
    assert all(not ability.beyond and not ability.misplaced() for ability in abilities)
    assert {type(ability).__name__ for ability in abilities} == {
        node.name for node in tree_of(kinds.__file__).body if isinstance(node, ast.ClassDef) and node.name != "Ability"
    }


def tree_of(file: str | None) -> ast.Module:
    """The source of a module, also of a compiled one."""
    assert file is not None
    path = Path(file)
    return ast.parse((path.parent / f"{path.name.split('.')[0]}.py").read_text(encoding="utf-8"))


def taken(function: ast.FunctionDef) -> list[str]:
    """What a function takes by name or by place."""
    given = function.args
    more = [given.vararg] if given.vararg else []
    return [each.arg for each in (*given.args, *more, *given.kwonlyargs) if each.arg != "self"]


def test_the_table_of_fields_is_that_of_the_words() -> None:
    """Each word that takes others for a later refusal stands in it, with what it takes."""
    functions = [node for node in tree_of(declaring.__file__).body if isinstance(node, ast.FunctionDef)]
    words = {function.name: tuple(taken(function)) for function in functions if function.args.kwarg}
    assert words == FIELDS


def test_a_kind_takes_no_more_than_its_own_fields() -> None:
    """No constructor takes everything; each takes less than 16 fields, and the base what all kinds have."""
    for node in tree_of(kinds.__file__).body:
        if isinstance(node, ast.ClassDef):
            (maker,) = [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"]
            assert len(taken(maker)) < 16, node.name
            assert {"places"} <= set(taken(maker))
