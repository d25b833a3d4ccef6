"""Cards and the Chain as a seat sees them."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.links import ACTIVATION_NEGATED, EFFECT_NEGATED
from spellspeed.kernel.viewers import checked_viewer, is_of_side_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, attribute, defense, is_negated, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import (
    BY_GLADIATOR,
    CARDS_DRAWN,
    FEW_TRIBUTES,
    FLIPPED_BEFORE,
    GROWN,
    INSECT_FROM_LV1,
    INSECT_FROM_LV3,
    INSECT_FROM_LV5,
    LIFE_PAID,
    MATERIALS_USED,
    ROCKS_REMOVED,
    TURNS,
    UNTRIBUTED,
)
from spellspeed.yugioh.duel.likeness import Likeness
from spellspeed.yugioh.duel.memory import kept_by, kept_number
from spellspeed.yugioh.duel.mingled import owner_told
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.visibility import is_open, knows, offered_to
from spellspeed.yugioh.duel.windows import targets_of
from spellspeed.yugioh.text.notation import reference

Seen = dict[str, Any]
"""A part of a view: plain JSON."""
KINDS: Final = ("", "monster", "spell", "trap", "filler")
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD)
POSITIONS: Final = ("attack", "defense")
MONSTER_KINDS: Final = ("effect", "fusion", "ritual", "spirit", "toon", "union", "gemini", "token")
INSECTS: Final = (INSECT_FROM_LV1, INSECT_FROM_LV3, INSECT_FROM_LV5)
KEPT_OPENLY: Final = (
    LIFE_PAID,
    CARDS_DRAWN,
    UNTRIBUTED,
    FLIPPED_BEFORE,
    GROWN,
    BY_GLADIATOR,
    ROCKS_REMOVED,
    MATERIALS_USED,
    FEW_TRIBUTES,
    *INSECTS,
)
"""What a card keeps that is shown with its counters."""
_faces: dict[int, Seen] = {}


class Eyes:
    """A viewer of a duel (None: everything lies open), with what is worked out once for a view. Raises NoSuchViewer."""

    def __init__(self, duel: Duel, viewer: int | None) -> None:
        self.duel: Final = duel
        self.viewer: Final = None if viewer is None else checked_viewer(duel, viewer)
        self.offered: Final = offered_to(duel, viewer) if viewer is not None else []
        self.references: Final[dict[int, str]] = {}
        self.equips: Final = equips_of(duel)

    def sees(self, number: int) -> bool:
        """Whether the seat knows which card this is."""
        return self.viewer is None or knows(self.duel, self.viewer, number) or number in self.offered

    def shares(self, seat: int) -> bool:
        """Whether the hand of a seat is shown: to its own side, while it is kept open, and where everything lies open."""
        return self.viewer is None or is_of_side_of(self.duel, self.viewer, seat) or is_open(self.duel, seat)

    def reference(self, number: int) -> str:
        """The place of a card, as the seat calls it."""
        found = self.references.get(number)
        if found is None:
            found = self.references[number] = reference(self.duel, self.viewer, number)
        return found

    def bound(self, binding: int) -> str | None:
        """The place of a card that is still where something found it; None if it left."""
        number = self.duel.bound_card(binding)
        return self.reference(number) if number >= 0 else None

    def name(self, number: int) -> str | None:
        """The name of a card, if the seat knows which one it is."""
        return self.duel.printed(number).name if self.sees(number) else None

    def owner(self, card: Card) -> int:
        """Whose card a card on the field is, as far as the seat knows."""
        return card.owner if self.sees(card.number) else owner_told(self.duel, card)

    def card(self, number: int) -> Seen:
        """A card where it lies."""
        card = self.duel.cards[number]
        if card.zone in ON_FIELD:
            return field_card_seen(self, number)
        if not self.sees(number):
            return {"ref": self.reference(number), "known": False, "face_up": card.face_up}
        return face_shown(self.duel, number, self.reference(number))


def equips_of(duel: Duel) -> dict[int, list[int]]:
    """Which cards are attached to which."""
    found: dict[int, list[int]] = {}
    for number in duel.attached:
        card = duel.cards[number]
        held = duel.bound_card(card.link) if card.link else -1
        if held >= 0:
            found.setdefault(held, []).append(number)
    return found


def printed_facts(face: PrintedCard) -> Seen:
    """What is printed on a card (kept: a face never changes); of a Token in the likeness of a monster what was read from that one."""
    found = None if isinstance(face, Likeness) else _faces.get(face.code)
    if found is None:
        found = {"known": True, "name": face.name, "passcode": face.code, "kind": KINDS[face.kind]}
        if face.kind in (t.SPELL, t.TRAP):
            found["icon"] = t.ICONS[face.icon]
        elif face.is_monster:
            flags = (
                face.is_effect, face.is_fusion, face.is_ritual, face.is_spirit, face.is_toon, face.is_union, face.is_gemini, face.is_token,
            )  # fmt: skip
            found["monster_kinds"] = [word for word, true in zip(MONSTER_KINDS, flags, strict=True) if true]
            found["original_attack"] = face.attack
            found["original_defense"] = face.defense
        if not isinstance(face, Likeness):
            _faces[face.code] = found
    return found


def face_shown(duel: Duel, number: int, place: str | None) -> Seen:
    """A card that the seat knows, with its present Level, Attribute, Type, ATK and DEF."""
    face = duel.printed(number)
    card = duel.cards[number]
    seen: Seen = {"ref": place, "face_up": card.face_up, **printed_facts(face)}
    if duel.is_monster(number):
        kind, quality = race(duel, number), attribute(duel, number)
        seen["level"] = level(duel, number)
        seen["attribute"] = t.ATTRIBUTES[quality] if quality >= 0 else ""
        seen["type"] = t.TYPES[kind] if kind >= 0 else ""
        seen["attack"] = attack(duel, number)
        seen["defense"] = defense(duel, number)
    return seen


def field_card_seen(eyes: Eyes, number: int) -> Seen:
    """A card on the field; of one that the seat does not know only what lies open: where, how, since when."""
    duel = eyes.duel
    card = duel.cards[number]
    if eyes.sees(number):
        seen = face_shown(duel, number, eyes.reference(number))
    else:
        seen = {"ref": eyes.reference(number), "known": False, "face_up": card.face_up}
    if card.zone == t.MONSTERS:
        seen["position"] = POSITIONS[card.position]
        seen["attacked_this_turn"] = card.attacked == duel.turn
        seen["turned_this_turn"] = card.changed == duel.turn
    seen["since_this_turn"] = card.arrived == duel.turn
    seen["owner"] = eyes.owner(card)
    kept = kept_by(duel, card.binding) if card.face_up else ()
    shown = [(one.name, one.number) for one in kept if one.name in KEPT_OPENLY]
    seen["counters"] = dict(sorted([*card.counters, *shown])) if card.face_up else {}
    seen["turns_counted"] = kept_number(duel, card.binding, TURNS) if card.face_up else 0
    seen["negated"] = card.face_up and is_negated(duel, number)
    seen["equipped_to"] = eyes.bound(card.link) if card.link else None
    seen["equips"] = [eyes.reference(other) for other in eyes.equips.get(number, ())]
    return seen


def chain_seen(eyes: Eyes) -> list[Seen]:
    """The open Chain, Chain Link 1 first: what was activated is public, and so is what it targets, by place."""
    return [
        {
            "link": link.number,
            "seat": link.seat,
            "name": link.face.name,
            "passcode": link.face.code,
            "card": eyes.bound(link.source),
            "effect": link.ability + 1,
            "targets": [eyes.bound(binding) for binding in targets_of(link)],
            "activation_negated": bool(link.negated & ACTIVATION_NEGATED),
            "effect_negated": bool(link.negated & EFFECT_NEGATED),
        }
        for link in eyes.duel.chain
    ]
