"""Tokens in the likeness of a monster: what they are made with is kept, seen and told apart."""

from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.session.tags import Tags
from spellspeed.yugioh.duel.derived import attack, attribute, level, original_attack, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ATTRIBUTES, TYPES
from spellspeed.yugioh.views.parts import parts_of
from spellspeed.yugioh.views.view import view_of
from tests.copies import unpickled
from tests.yugioh.book.stage import card, position

DOUBLED = """\
A: {monsters: [Summoned Skull, Gemini Elf]}
B: {spells_traps: [{card: Physical Double, position: set}, {card: Physical Double, position: set}]}
steps:
  - A: enter battle
  - B: activate Physical Double
    target: TARGET
    position: attack
    at: start_step
  - A: attack Gemini Elf directly
"""


def doubled(target: str) -> tuple[Duel, int]:
    """A duel with a Token in the likeness of a monster, and its number."""
    play = position(DOUBLED.replace("TARGET", target).replace("directly", "-> Mirage Token"))
    return play.duel, card(play, "Mirage Token")


def test_it_has_the_values_of_its_monster_for_its_own() -> None:
    """TOKEN-1, TERM-ORIGINAL-1. They are its original ones."""
    duel, token = doubled("Summoned Skull")
    assert (attack(duel, token), original_attack(duel, token), level(duel, token)) == (2500, 2500, 6)
    assert (TYPES[race(duel, token)], ATTRIBUTES[attribute(duel, token)]) == ("Fiend", "DARK")


def test_it_keeps_them_when_the_duel_is_pickled_and_in_forks() -> None:
    duel, token = doubled("Summoned Skull")
    for twin in (duel.fork(), unpickled(duel)):
        assert twin.digest() == duel.digest()
        assert (attack(twin, token), level(twin, token), race(twin, token)) == (2500, 6, race(duel, token))
    # A control: the digest tells the likenesses of two monsters apart.
    assert doubled("Gemini Elf")[0].faces[token].coded() != duel.faces[token].coded()


def test_everybody_sees_them() -> None:
    """PUBLIC-1. In views and in parts, where the card alone would tell nothing; of two likenesses each has its own."""
    for target, values in (("Summoned Skull", (2500, 1200, 6)), ("Gemini Elf", (1900, 900, 4))):
        duel, _ = doubled(target)
        for viewer in (0, 1, SPECTATOR):
            (seen,) = [each for each in view_of(duel, viewer)["seats"][1]["monsters"] if each]
            assert (seen["attack"], seen["defense"], seen["level"]) == values
            assert (seen["original_attack"], seen["original_defense"]) == values[:2]
            (part,) = [each for each in parts_of(duel, viewer, Tags(b"key", viewer))["1.monsters"] if each]
            assert (part["attack"], part["defense"], part["level"]) == values
