"""The mutants of a declaration as lines of text."""

from spellspeed.simulation.mutation.mutants import mutants_of
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words.declaring import Declaration

NAME = "A card of this test"


def changes(*abilities: Ability) -> list[str]:
    """The mutants of a declaration, without what all lines begin with where there is one ability."""
    lines = [str(each) for each in mutants_of(Declaration(NAME, abilities))]
    return [line.split(": ", 1)[1] for line in lines] if len(abilities) == 1 else lines
