"""Changes of the steps of an effect after which no duel can go on otherwise: they are no mutants (docs/mutation.md)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import Face
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.records import Record
from spellspeed.simulation.mutation.atoms import shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.rights import X_CONTROL, Right
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.conditions.kept import ModeIs, NumberIs
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.joins import If, IfDone
from spellspeed.yugioh.words.odd.pending import EndPending
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.durations import BecomeEquip, Begin, EquipTo
from spellspeed.yugioh.words.verbs.notes import AddTurn, KeepNumber, Mean, Note, Remember
from spellspeed.yugioh.words.verbs.positions import SwitchPosition, TurnFaceDown

UNSEEN: Final = (AddTurn, EndPending, KeepNumber, Mean, Note, Remember)
"""The steps that only keep something in mind: nobody sees when within an effect they do."""
LOOKS_BACK: Final = (
    "Kept",
    "Keep",
    "Held",
    "Shown",
    "Turn",
    "Number",
    "Remember",
    "Pending",
    "Among",
    "Itself",
    "BecomeEquip",
)
"""What the names of the words hold that read what such a step keeps, or move the card that keeps it."""


def are_alternatives(one: Step, other: Step) -> bool:
    """Whether two steps never happen both: the parts of an effect for another result of the die, or another choice."""
    if not isinstance(one, If) or not isinstance(other, If):
        return False
    first, second = one.condition, other.condition
    if isinstance(first, NumberIs) and isinstance(second, NumberIs):
        return first.name == second.name and first.number != second.number
    return isinstance(first, ModeIs) and isinstance(second, ModeIs) and first.mode != second.mode


def begin_alike(one: Step, other: Step) -> bool:
    """Whether nobody sees which of two lasting effects of one card begins first, or that they begin one after the other.

    They change different things of the same cards by fixed numbers, and neither gives a monster to somebody else.
    """
    if not isinstance(one, Begin) or not isinstance(other, Begin) or one.change.what is other.change.what:
        return False
    return shown(one.on) == shown(other.on) and begins_quietly(one) and begins_quietly(other)


def begins_quietly(step: Begin) -> bool:
    """Whether the beginning of a lasting effect reads nothing and moves nothing."""
    return step.change.what is not X_CONTROL and (step.amount is None or isinstance(step.amount, Fixed))


def takes_face_up_anyway(step: object, place: int) -> bool:
    """Whether a lasting effect begins on face-up monsters, or a card is equipped to them, whatever the group says of that (T-11.4, SPELL-6),
    nor is another one turned face-down or to another position.

    `place` is that of the step: whether the first can be carried out is asked of its whole group; of what was bound it is asked no more.
    """
    if isinstance(step, BecomeEquip | EquipTo | TurnFaceDown | SwitchPosition):
        return isinstance(step.group, Bound)
    if not isinstance(step, Begin):
        return False
    begun = Lasting(0, 0, step.change, (), 0, step.until, 0, 0)
    if not isinstance(step.change, Alteration) or step.change.holds_face_down(begun):
        return False
    return isinstance(step.on, Bound) or (place > 0 and isinstance(step.on, Cards) and step.on.zones == (t.MONSTERS,))


def are_exchangeable(one: Step, other: Step, place: int) -> bool:
    """Whether another order of two steps says something else that can be meant; `place` is that of the first.

    A join has no place of its own, what was chosen is spoken of afterwards, nobody sees when within an effect a Deck is shuffled or something is
    kept in mind, and effects that begin for players begin together. Of alternatives the first of all is asked as the card is activated, so it
    alone has a place.
    """
    if begin_alike(one, other) or (place and are_alternatives(one, other)):
        return False
    if any([isinstance(step, IfDone | ShuffleDeck) or step.joins_next() for step in (one, other)]):
        return False
    if isinstance(one, Begin) and isinstance(other, Begin) and one.on is None and other.on is None:
        return False
    if (isinstance(one, UNSEEN) and is_apart(other)) or (isinstance(other, UNSEEN) and is_apart(one)):
        return False
    return not (type(one).__name__.startswith("Choose") and speaks_of_what_is_bound(other))


def is_apart(step: Step) -> bool:
    """Whether a step neither reads nor changes what is kept in mind, nor moves the card that keeps it."""
    if isinstance(step, Begin):
        return True
    if isinstance(step, If):
        return not looks_back(step.condition) and all([is_apart(each) for each in step.steps])
    return not looks_back(step)


def looks_back(part: object) -> bool:
    """Whether a word, or one in it, reads or changes what steps keep in mind."""
    if isinstance(part, tuple):
        return any([looks_back(item) for item in part])
    if isinstance(part, Record) and not isinstance(part, Right | Face):
        name = type(part).__name__
        return any([each in name for each in LOOKS_BACK]) or looks_back(part.parts())
    return False


def speaks_of_done(part: object) -> bool:
    """Whether a word is about the cards with which the step before was done: without them it does nothing."""
    if isinstance(part, tuple):
        return any([speaks_of_done(item) for item in part])
    if isinstance(part, Record) and not isinstance(part, Right | Face):
        return (isinstance(part, Bound) and part.name == t.DONE) or speaks_of_done(part.parts())
    return False


def speaks_of_what_is_bound(part: object) -> bool:
    """Whether cards or a number stand in a word that a step before has bound to a name."""
    if isinstance(part, tuple):
        return any([speaks_of_what_is_bound(item) for item in part])
    if isinstance(part, Record) and not isinstance(part, Right | Face):
        return type(part).__name__.startswith("Bound") or speaks_of_what_is_bound(part.parts())
    return False
