"""The names under which a card keeps a number as long as it lies where it is (memory.keep_number)."""

from __future__ import annotations

from typing import Final

TURNS: Final = "turns"
TRIBUTES_MADE: Final = "Tributes"
TRIBUTED_CARD: Final = "Tributed monster"
TRIBUTED_ATTACK: Final = "Tributed ATK"
UNTRIBUTED: Final = "No Tributes"
LIFE_PAID: Final = "Life Points paid"
CARDS_DRAWN: Final = "cards drawn"
FLIPPED_BEFORE: Final = "Flipped"
GROWN: Final = "Dark Mimic LV1"
BY_GLADIATOR: Final = "Gladiator Beast"
FOR_DEFENSE: Final = "DEF"
ATTRIBUTE_SAID: Final = "Attribute"
ATTRIBUTES_SAID: Final = "Attributes declared"
EFFECTS_GAINED: Final = "effects gained"
WORN_BY: Final = "worn by"
EMPTY_HANDED: Final = "Empty hand"
INSECT_FROM_LV1: Final = "Ultimate Insect LV1"
INSECT_FROM_LV3: Final = "Ultimate Insect LV3"
INSECT_FROM_LV5: Final = "Ultimate Insect LV5"
ROCKS_REMOVED: Final = "Rocks removed"
MATERIALS_USED: Final = "Fusion Materials"
MATERIAL_ATTACK: Final = "Fusion Materials' ATK"
FEW_TRIBUTES: Final = "one Tribute"
GRADIUS: Final = "Gradius"
DECLARED_FOR: Final = "declared"
SEATS_TYPE: Final = ("Type of seat 1", "Type of seat 2", "Type of seat 3", "Type of seat 4")
SILENCED: Final = "Negated by what destroyed it"
IN_A_LOOP: Final = "In a loop"
BEATEN_MONSTERS: Final = "monsters destroyed by battle"
RETURNS: Final = "Returns"
BY_ITSELF: Final = "Special Summoned by its own effect"
MATERIAL: Final = "Fusion Material"
PLACED: Final = "cards placed"
CHOSEN_RIVAL: Final = "Chosen among rivals"
DAMAGE_DONE: Final = "battle damage"
MONSTERS_BEATEN: Final = "monsters destroyed"
KEPT_NAMES: Final = (
    TURNS, TRIBUTES_MADE, TRIBUTED_ATTACK, UNTRIBUTED, LIFE_PAID, CARDS_DRAWN, FLIPPED_BEFORE, GROWN, BY_GLADIATOR, EMPTY_HANDED, SILENCED,
    INSECT_FROM_LV1, INSECT_FROM_LV3, INSECT_FROM_LV5, ROCKS_REMOVED, MATERIALS_USED, MATERIAL_ATTACK, FEW_TRIBUTES, GRADIUS,
    DAMAGE_DONE, MONSTERS_BEATEN, BEATEN_MONSTERS, IN_A_LOOP, DECLARED_FOR, *SEATS_TYPE, RETURNS, BY_ITSELF, MATERIAL, PLACED, FOR_DEFENSE,
    ATTRIBUTE_SAID, ATTRIBUTES_SAID, EFFECTS_GAINED, TRIBUTED_CARD, WORN_BY, CHOSEN_RIVAL,
)  # fmt: skip
"""What a card can keep as long as it lies where it is: turns counted, its Tributes and their original ATK in all, that it was Summoned or Set
without any or with one in the place of two, which monster was its Tribute, how many Rocks or Fusion Materials it is made of and their original
ATK, the card that was selected for it, Life Points paid and cards drawn by its effect, that it was flipped before or Summoned by such a monster,
that the hand was empty when the opponent's turn ended, that it inflicted battle damage, how many monsters it destroyed
by battle in the turn in which it last did, that its own effect brought it, how many cards its effect has placed, what was declared for it, plus
one, the Attribute, or a bit for each of several, a bit for each effect that it has gained, that DEF was chosen for it, whose monster wore it when
the turn before ended, that it was chosen to be applied in the place of another card, and the one Type of each seat; in the Graveyard,
that its effects are negated by what destroyed it, that it comes back, what it was a Fusion Material for. None of it is a counter."""
