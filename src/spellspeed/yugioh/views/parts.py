"""What a viewer sees of a duel in small parts by name, for clients that keep the rest: a card stands with what is other than printed.

Built by allow-list like the view (yugioh/views/view.py), and from the same questions: which card a viewer knows is asked of visibility alone.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.links import ACTIVATION_NEGATED, EFFECT_NEGATED
from spellspeed.kernel.viewers import SPECTATOR, is_of_side_of
from spellspeed.session.tags import Tags
from spellspeed.yugioh.book.end_of_match import extra_turns
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, attribute, defense, is_negated, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TURNS
from spellspeed.yugioh.duel.likeness import Likeness
from spellspeed.yugioh.duel.memory import kept_by, kept_number
from spellspeed.yugioh.duel.turned_decks import lies_open, open_top
from spellspeed.yugioh.duel.visibility import is_open
from spellspeed.yugioh.duel.windows import targets_of
from spellspeed.yugioh.views.cards_seen import KEPT_OPENLY, ON_FIELD, POSITIONS, Eyes, Seen
from spellspeed.yugioh.views.view import result_of

FOLLOWED: Final = (t.MONSTERS, t.SPELLS, t.FIELD, t.GRAVEYARD, t.REMOVED, t.SUMMONING)
"""Zones in which everybody can follow a card, known or not."""
SHOWING_FACES: Final = (*ON_FIELD, t.REMOVED)
"""Zones in which a card lies face-up or face-down."""
OF_A_SIDE: Final = (t.HAND, t.FUSION_DECK)
"""Zones in which the own side can."""


def can_follow(duel: Duel, viewer: int, card: Card) -> bool:
    """Whether a viewer can point at a card that lies so."""
    if card.zone in FOLLOWED or (card.zone in OF_A_SIDE and is_of_side_of(duel, viewer, card.controller)):
        return True
    return card.zone == t.HAND and is_open(duel, card.controller)


class Looking(Eyes):
    """A viewer who calls cards by tags. `number` is that of the viewer's ask, for cards that only it shows."""

    def __init__(self, duel: Duel, viewer: int, tags: Tags, number: int = -1) -> None:
        super().__init__(duel, viewer)
        self.tags: Final = tags
        self.seat: Final = viewer
        self.number: Final = number

    def tag_as(self, card: Card) -> str:
        """The tag of a card that lies so; "" where the viewer cannot follow it."""
        if can_follow(self.duel, self.seat, card):
            return self.tags.of(card.binding)
        if self.number >= 0 and card.number in self.offered:
            return self.tags.of(card.binding, self.number)
        return ""

    def tag(self, number: int) -> str:
        """The tag of a card where it lies now."""
        return self.tag_as(self.duel.cards[number])

    def tag_of_binding(self, binding: int) -> str:
        """The tag of a card that is still where something found it; "" if it left."""
        number = self.duel.bound_card(binding)
        return self.tag(number) if number >= 0 else ""

    def slim(self, number: int) -> Seen:
        """A card where it lies."""
        card = self.duel.cards[number]
        seen: Seen = {}
        tag = self.tag_as(card)
        if tag:
            seen["id"] = tag
        if card.face_up and card.zone in SHOWING_FACES:
            seen["up"] = True
        if self.sees(number):
            seen["card"] = self.duel.printed(number).code
            if card.zone == t.MONSTERS:
                seen |= present_values(self.duel, number)
        if card.zone in ON_FIELD:
            seen |= self.on_field(card)
        return seen

    def on_field(self, card: Card) -> Seen:
        """What lies open of a card on the field: how it lies, since when, what lies on it."""
        duel = self.duel
        seen: Seen = {}
        if card.zone == t.MONSTERS:
            seen["position"] = POSITIONS[card.position]
            if card.attacked == duel.turn:
                seen["attacked"] = True
            if card.changed == duel.turn:
                seen["turned"] = True
        if card.arrived == duel.turn:
            seen["new"] = True
        owner = self.owner(card)
        if owner != card.controller:
            seen["owner"] = owner
        if card.face_up:
            kept = [(one.name, one.number) for one in kept_by(duel, card.binding) if one.name in KEPT_OPENLY]
            counters = dict(sorted([*card.counters, *kept]))
            turns = kept_number(duel, card.binding, TURNS)
            if counters:
                seen["counters"] = counters
            if turns:
                seen["turns"] = turns
            if is_negated(duel, card.number):
                seen["negated"] = True
        if card.link:
            seen["equipped_to"] = self.tag_of_binding(card.link)
        if card.number in self.equips:
            seen["equips"] = [self.tag(other) for other in self.equips[card.number]]
        return seen


def present_values(duel: Duel, number: int) -> Seen:
    """ATK, DEF, Level, Attribute and Type of a monster on the field where they are other than printed.

    On a Trap Card none is printed, nor on a Token in the likeness of a monster.
    """
    face = duel.printed(number)
    if not duel.is_monster(number):
        return {}
    prints = face.is_monster and not isinstance(face, Likeness)
    seen: Seen = {}
    if not prints or attack(duel, number) != face.attack:
        seen["attack"] = attack(duel, number)
    if not prints or defense(duel, number) != face.defense:
        seen["defense"] = defense(duel, number)
    if not prints or level(duel, number) != face.level:
        seen["level"] = level(duel, number)
    kind, quality = race(duel, number), attribute(duel, number)
    if kind >= 0 and not (prints and kind == face.race):
        seen["type"] = t.TYPES[kind]
    if quality >= 0 and not (prints and quality == face.attribute):
        seen["attribute"] = t.ATTRIBUTES[quality]
    return seen


def parts_of(duel: Duel, viewer: int, tags: Tags, number: int = -1) -> Seen:
    """PUBLIC-1 to PUBLIC-3-OCG. The table as a viewer (or SPECTATOR) sees it, in parts by name. Raises NoSuchViewer."""
    eyes = Looking(duel, viewer, tags, number)
    parts: Seen = {
        "turn": duel.turn,
        "turn_seat": duel.turn_seat,
        "phase": t.PHASES[duel.phase],
        "battle_step": t.STEPS[duel.battle_step],
        "substep": t.SUBSTEPS[duel.substep],
        "life": list(duel.life),
        "turns_left": extra_turns(duel),
        "chain": chain_shown(eyes),
        "battle": battle_shown(eyes),
        "result": result_of(duel),
    }
    for seat in range(duel.seats):
        for name, part in seat_parts(eyes, seat).items():
            parts[f"{seat}.{name}"] = part
    return parts


def seat_parts(eyes: Looking, seat: int) -> Seen:
    """The zones of one seat. A hand and a Fusion Deck are lists to the own side and numbers to everybody else, but for a hand that is
    kept open."""
    duel = eyes.duel
    hand, deck, fusion = duel.zone(seat, t.HAND), duel.zone(seat, t.DECK), duel.zone(seat, t.FUSION_DECK)
    own = eyes.seat != SPECTATOR and is_of_side_of(duel, eyes.seat, seat)
    up = [number for number in deck if duel.cards[number].face_up and lies_open(duel, number)]
    top = open_top(duel, seat)
    return {
        "hand": [eyes.slim(number) for number in hand] if own or is_open(duel, seat) else len(hand),
        "monsters": row(eyes, seat, t.MONSTERS),
        "spells_traps": row(eyes, seat, t.SPELLS),
        "field_spell": row(eyes, seat, t.FIELD)[0],
        "summoning": [eyes.slim(number) for number in duel.zone(seat, t.SUMMONING)],
        "graveyard": [eyes.slim(number) for number in duel.zone(seat, t.GRAVEYARD)],
        "removed": [eyes.slim(number) for number in duel.zone(seat, t.REMOVED)],
        "deck": len(deck),
        "deck_face_up": sorted(duel.printed(number).code for number in up),
        "deck_top": duel.printed(top).code if top >= 0 else 0,
        "fusion": [eyes.slim(number) for number in fusion] if own else len(fusion),
        "normal_summons": duel.normal_summons[seat],
    }


def row(eyes: Looking, seat: int, zone: int) -> list[Seen | None]:
    """The zones of a row by slot: a card, None for an empty one, `held` for one that is kept for a Trap Card that is a monster."""
    return [
        eyes.slim(number) if number >= 0 else None if number == t.EMPTY else {"held": True}
        for number in eyes.duel.zone(seat, zone)
    ]


def chain_shown(eyes: Looking) -> list[Seen]:
    """The open Chain, Chain Link 1 first."""
    found: list[Seen] = []
    for link in eyes.duel.chain:
        seen: Seen = {"link": link.number, "seat": link.seat, "card": link.face.code, "effect": link.ability + 1}
        source = eyes.tag_of_binding(link.source)
        if source:
            seen["id"] = source
        targets = [eyes.tag_of_binding(binding) for binding in targets_of(link)]
        if targets:
            seen["targets"] = targets
        if link.negated & ACTIVATION_NEGATED:
            seen["activation_negated"] = True
        if link.negated & EFFECT_NEGATED:
            seen["effect_negated"] = True
        found.append(seen)
    return found


def battle_shown(eyes: Looking) -> Seen | None:
    """The attack that is under way."""
    battle = eyes.duel.battle
    if battle is None:
        return None
    return {
        "attacker": eyes.tag_of_binding(battle.attacker),
        "target": eyes.tag_of_binding(battle.target) if battle.target else "",
        "direct": battle.target == 0,
        **({"stopped": True} if battle.stopped else {}),
        "against": battle.against,
    }


def codes_in(part: object) -> set[int]:
    """The codes of the cards that stand in parts, in events or in options."""
    found: set[int] = set()
    if isinstance(part, dict):
        for key, value in part.items():
            if key in ("card", "face", "target", "about_face") and type(value) is int and value > 0:
                found.add(value)
            elif key.endswith(("deck_top", "deck_face_up")):
                found.update([value] if isinstance(value, int) and value else value or ())
            elif isinstance(value, (dict, list)):
                found |= codes_in(value)
    elif isinstance(part, list):
        for value in part:
            found |= codes_in(value)
    return found
