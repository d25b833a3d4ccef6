"""Values that are worked out and never written: types, colours, keywords, damage, life, structure and cost of a card now."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, standing_statements, texts
from spellspeed.hkk.rules.context import RULE, Context
from spellspeed.hkk.rules.faces import VARIABLE
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import COLOURS, COMPLETE, IN_PLAY, KEYWORDS, STRENGTHS, TYPES, X_PLACE
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Stepwise
from spellspeed.hkk.text.clauses import ValueFormula
from spellspeed.hkk.text.effects import Continuously
from spellspeed.hkk.text.statements import (
    AreA,
    AreOfColour,
    CannotAttack,
    CannotBeTarget,
    Gets,
    GetsAndHas,
    GetsForEach,
    HasKeyword,
)

CHANGE_STRENGTH: Final = (Gets, GetsAndHas, GetsForEach)


def nouns_of(game: Game, number: int, layer: int) -> list[str]:
    """Types and subtypes."""
    face = game.face(number)
    found = [str(face.kind), *face.subtypes]
    if layer > TYPES and game.in_play(number):
        for held in texts.texts_now(game).held:
            if isinstance(held.says, AreA) and held.speaks_of(game, number, TYPES):
                found.append(held.says.noun)
    return found


def colours_of(game: Game, number: int, layer: int) -> tuple[str, ...]:
    """The colours: those printed, or the one that the last statement gives."""
    face = game.face(number)
    found = face.colours or (words.COLOURLESS,)
    if layer > COLOURS and game.in_play(number):
        for held in texts.texts_now(game).held:
            if isinstance(held.says, AreOfColour) and held.speaks_of(game, number, COLOURS):
                found = (held.says.colour,)
    return found


def keywords_of(game: Game, number: int, layer: int) -> list[str]:
    """HKK-91.4.1: the keywords of a card in play; elsewhere it has none."""
    if not game.in_play(number):
        return []
    found: list[str] = []
    if layer > KEYWORDS:
        for held in texts.texts_now(game).held:
            if isinstance(held.says, (HasKeyword, GetsAndHas)) and held.speaks_of(game, number, KEYWORDS):
                found.append(held.says.keyword)
        return found
    for clause in texts.working_clauses(game, number):
        effect = texts.effect_of(game, number, clause)
        if isinstance(effect, Continuously):
            found += [one.keyword for one in effect.does if isinstance(one, (HasKeyword, GetsAndHas))]
    return found


def trait_of(game: Game, number: int, trait: words.Trait, layer: int) -> int:
    """A value of a card: in play with all that changes it, elsewhere as printed."""
    if trait == words.COST:
        return cost_printed(game, number)
    value = base_of(game, number, trait)
    if layer > STRENGTHS and game.in_play(number) and trait in (words.DAMAGE, words.LIFE):
        for held in texts.texts_now(game).held:
            says = held.says
            if isinstance(says, CHANGE_STRENGTH) and held.speaks_of(game, number, STRENGTHS):
                times = meaning.amount(game, says.each, held.context(game)) if isinstance(says, GetsForEach) else 1
                value += (says.damage if trait == words.DAMAGE else says.life) * times
    return max(0, value) if trait == words.DAMAGE else value


def statements_lowering(game: Game, number: int) -> list[standing_statements.Held]:
    """The statements that make a card's life less than it is printed, in the order in which they are held."""
    return [
        held
        for held in texts.texts_now(game).held
        if isinstance(held.says, CHANGE_STRENGTH) and held.says.life < 0 and held.speaks_of(game, number)
    ]


def own_context(game: Game, number: int) -> Context:
    """What the words of a card are read with where it is."""
    card = game.cards[number]
    seat = card.controller if card.zone in IN_PLAY else card.owner
    return Context(seat, card.binding, RULE, (), (), (), x_of(game, number))


def x_of(game: Game, number: int) -> int:
    """K 7.7.4: the X with which a permanent came into play; 0 elsewhere."""
    return game.cards[number].marks // X_PLACE % X_PLACE if game.in_play(number) else 0


def fixed_values(game: Game, number: int) -> int:
    """What a permanent's formulas give now, as `marks` keep it; 0 if it has none or they are worked out anew each time (option `value_formula`)."""
    if game.options.says("value_formula", "continuous"):
        return 0
    traits = (words.DAMAGE, words.STRUCTURE if game.face(number).kind == words.BUILDING else words.LIFE)
    if formula(game, number, *traits, words.STRENGTH) is None:
        return 0
    damage, life = (max(0, base_of(game, number, trait)) for trait in traits)
    return X_PLACE * X_PLACE * (1 + damage + X_PLACE * life)


def formula(game: Game, number: int, *traits: words.Trait) -> ValueFormula | None:
    """HKK-91.2.5: the clause that says how one of these values is computed; it is an explanation, so it is always there."""
    for clause in game.face(number).clauses:
        if isinstance(clause, ValueFormula) and clause.trait in traits and not isinstance(clause.amount, Stepwise):
            return clause
    return None


def base_of(game: Game, number: int, trait: words.Trait) -> int:
    """HKK-91.2.5: the value printed, or computed by the card's formula each time it is read (option `value_formula`)."""
    face = game.face(number)
    if trait == words.STRUCTURE:
        printed = face.structure
        found = formula(game, number, words.STRUCTURE)
    else:
        printed = face.damage if trait == words.DAMAGE else face.life
        found = formula(game, number, trait, words.STRENGTH)
    if printed != VARIABLE:
        return printed
    fixed = game.cards[number].marks // (X_PLACE * X_PLACE) - 1
    if fixed >= 0:
        return fixed % X_PLACE if trait == words.DAMAGE else fixed // X_PLACE
    context = own_context(game, number)
    return context.x if found is None else meaning.amount(game, found.amount, context)


def cost_printed(game: Game, number: int) -> int:
    """HKK-91.2.5: the magic points of the summoning cost: on the table a variable one is what it was when played, elsewhere 0."""
    vp = game.face(number).cost.vp
    if vp != VARIABLE:
        return vp
    return x_of(game, number)


def damage_of(game: Game, number: int) -> int:
    """The damage that a creature deals."""
    return trait_of(game, number, words.DAMAGE, COMPLETE)


def damage_on(game: Game, number: int) -> int:
    """The damage that lies on a permanent."""
    return game.cards[number].marks % X_PLACE


def life_left(game: Game, number: int) -> int:
    """The life of a creature, or the structure points of a building, less the damage on it."""
    trait = words.STRUCTURE if game.face(number).kind == words.BUILDING else words.LIFE
    return trait_of(game, number, trait, COMPLETE) - damage_on(game, number)


def has_keyword(game: Game, number: int, keyword: words.Keyword) -> bool:
    """Whether a card has the keyword now."""
    return keyword in keywords_of(game, number, STRENGTHS)


def statements(game: Game, kind: type) -> list[standing_statements.Held]:
    """The statements of a class that hold now."""
    return [held for held in texts.texts_now(game).held if isinstance(held.says, kind)]


def cannot_attack(game: Game, number: int) -> bool:
    """Whether something forbids a creature to attack."""
    return any(held.speaks_of(game, number) for held in statements(game, CannotAttack))


def cannot_be_target(game: Game, number: int) -> bool:
    """Whether something says that nobody can choose a card as a target."""
    return any(held.speaks_of(game, number) for held in statements(game, CannotBeTarget))
