"""Types and Attributes as the other engine numbers them."""

from __future__ import annotations

from typing import Final

RACE_BITS: Final = {
    "Warrior": 0x1, "Spellcaster": 0x2, "Fairy": 0x4, "Fiend": 0x8, "Zombie": 0x10, "Machine": 0x20, "Aqua": 0x40, "Pyro": 0x80, "Rock": 0x100,
    "Winged Beast": 0x200, "Plant": 0x400, "Insect": 0x800, "Thunder": 0x1000, "Dragon": 0x2000, "Beast": 0x4000, "Beast-Warrior": 0x8000,
    "Dinosaur": 0x10000, "Fish": 0x20000, "Sea Serpent": 0x40000, "Reptile": 0x80000,
}  # fmt: skip
ATTRIBUTE_BITS: Final = {"EARTH": 1, "WATER": 2, "FIRE": 4, "WIND": 8, "LIGHT": 0x10, "DARK": 0x20}
