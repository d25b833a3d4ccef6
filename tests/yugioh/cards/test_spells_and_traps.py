"""Spell and Trap Cards: Fusion and Ritual Summons count their materials rightly."""

import pytest

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.arrivals import Coming
from spellspeed.yugioh.doing.departures import TO_HAND, Leaving, leave
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import ATTACK, HAND, MONSTERS, SPELLS
from spellspeed.yugioh.words.verbs.materials import can_complete
from spellspeed.yugioh.words.verbs.rituals import can_reach

NOBODYS = Link(0, 0, printed_named("Polymerization"), 0, None, 0)


def duel_of(*names: str) -> Duel:
    """A duel whose first Deck holds these cards; the second holds Gemini Elves. Nothing was drawn."""
    first = [printed_named(name) for name in names]
    second = [printed_named("Gemini Elf")] * len(names)
    return new_duel([(first, []), (second, [])], 0, profile(), 0)


def number_of(duel: Duel, name: str, nth: int = 0) -> int:
    """The card number of the nth card of that name."""
    return [card.number for card in duel.cards if card.face.name == name][nth]


@pytest.mark.parametrize(
    ("names", "complete"),
    [
        (("Firegrass", "Petit Dragon"), True),
        (("Firegrass", "Firegrass"), False),
        (("Petit Dragon",), False),
        (("Petit Dragon", "Celtic Guardian", "Firegrass"), True),
    ],
)
def test_materials_are_complete(names: tuple[str, ...], complete: bool) -> None:
    """FUSION-1: all of the materials, not some of them."""
    duel = duel_of(*names)
    own = [card.number for card in duel.cards if card.owner == 0]
    materials = printed_named("Darkfire Dragon").materials
    assert materials == ("Firegrass", "Petit Dragon")
    assert can_complete(duel, NOBODYS, materials, own, 0, True, []) is complete


def test_a_full_field_needs_a_material_from_the_field() -> None:
    """FIELD-2: the materials make room."""
    duel = duel_of("Firegrass", "Petit Dragon")
    materials = ("Firegrass", "Petit Dragon")
    both = [number_of(duel, "Firegrass"), number_of(duel, "Petit Dragon")]
    assert not can_complete(duel, NOBODYS, materials, both, 1, True, [])
    put_on_field(duel, both[1], 0, 0, False, ATTACK, 0, 0)
    assert can_complete(duel, NOBODYS, materials, both, 1, True, [])


@pytest.mark.parametrize(
    ("levels", "goal", "exactly", "reached"),
    [
        ([4, 4], 8, True, True),
        ([6, 4], 8, True, False),
        ([6, 4], 8, False, True),
        ([6, 4, 2], 8, True, True),
        ([4, 3], 8, False, False),
        ([], 8, False, False),
    ],
)
def test_ritual_levels(levels: list[int], goal: int, exactly: bool, reached: bool) -> None:
    """RITUAL-4: exactly the Level, or at least as much."""
    assert can_reach(levels, goal, exactly) is reached


def test_a_trap_monster_takes_two_zones_and_gives_both_back() -> None:
    """T-8.12: one Monster Card Zone and one Spell & Trap Card Zone, until it leaves."""
    duel = duel_of("Embodiment of Apophis")
    number = number_of(duel, "Embodiment of Apophis")
    at_once(duel, [Coming(number, 0, 0, number, ATTACK, 2)])
    assert duel.cards[number].zone == MONSTERS
    assert duel.free_slots(0, MONSTERS) == 4
    assert duel.free_slots(0, SPELLS) == 4
    leave(duel, Leaving(number, TO_HAND, 2))
    assert duel.cards[number].zone == HAND
    assert duel.free_slots(0, MONSTERS) == 5
    assert duel.free_slots(0, SPELLS) == 5
    assert duel.cards[number].binding // STAYS == 2
