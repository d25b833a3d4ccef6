"""Changes of a declaration that mean nothing in any duel are no mutants (docs/mutation.md)."""

import pytest

from spellspeed.simulation.mutation.trials import declared_mutants


def made_of(card: str) -> list[str]:
    """The mutants of a card as a report names them."""
    return [str(mutant) for mutant in declared_mutants(card)]


@pytest.mark.parametrize(
    ("card", "idle", "meant"),
    [
        # The step asks by itself for a face-up monster; a target that is destroyed is looked at by its filter alone.
        ("Falling Down", "EquipTo.group.Bound.filters: FaceUp()", "filters.1: FaceUp()  ->  nothing"),
        ("Heavy Mech Support Platform", "Bound.filters.2: FaceUp()", "Bound.filters.3: WithoutUnion()  ->  nothing"),
        ("Rush Recklessly", "Begin.on.Bound.filters: FaceUp()", "filters: FaceUp()  ->  nothing"),
        # A Charmer begins to hold a monster by an effect that holds a face-down one too.
        ("Eria the Water Charmer", "never here", "Begin.on.Bound.filters.2: FaceUp()  ->  nothing"),
        # Nothing happens between the declaration of an attack and an effect of it.
        ("Jam Defender", "never_misses", "optional"),
        # What a battle destroys comes from a Monster Card Zone, and is the last thing to happen.
        ("UFOroid", "HeardFrom((MONSTERS,))  ->", "HeardCause((1,))  ->"),
        ("UFOroid", "never_misses", "optional"),
        # A monster inflicts battle damage to the opponent, and no other damage where no effect of it says so.
        ("Nubian Guard", "HeardSeat(OPPONENTS)  ->  nothing", "optional"),
        ("Nubian Guard", "HeardCause((1,))  ->  nothing", "optional"),
        # A number that is only asked for is a mark; one that counts is none. A Fusion Monster lies in no hand.
        ("Mucus Yolk", "KeepNumber.number.Fixed.number: 1  ->  2", "KeepNumber.number.Fixed.number: 0  ->  1"),
        ("XY-Dragon Cannon", "OnlyAsWritten.normally", "OnlyAsWritten(True)  ->  nothing"),
        # What answers Spell Cards alone is activated in their window alone.
        ("Anti-Spell", "windows: 0b1110000  ->  0b1010000", "windows: 0b1110000  ->  0b1100000"),
        # Two effects for players begin at once, one mode is carried out, and what is kept is read afterwards.
        ("Non Aggression Area", "the other way round", "steps.1.Begin.turns: 1  ->  2"),
        ("Fiend Comedian", "(Removable(),))),)), If(", "steps.2: If(NumberIs(7, 1)"),
        ("Tyrant Dragon", "Note(14)  ->  the other way round", "at_once: True  ->  False"),
        # A card that has moved keeps its note where it is then.
        ("Heavy Mech Support Platform", "never here", "Note(1)  ->  the other way round"),
    ],
)
def test_what_means_nothing_is_no_mutant(card: str, idle: str, meant: str) -> None:
    made = made_of(card)
    assert not [each for each in made if idle in each]
    assert [each for each in made if meant in each]
