"""Positions that the rules forbid: refused unless the scenario says `unchecked_position`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NoReturn

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.model import FILLER, PlacedCard, Side
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import FIELD_ICON, SPELL
from spellspeed.yugioh.duel.terms import FILLER as BLANK
from spellspeed.yugioh.words.changes.replacement import Crystallizes

ROW: Final = 5
HINT: Final = "With unchecked_position: yes the position is taken as it is."


def refuse(card: PlacedCard, problem: str) -> NoReturn:
    """Raise the ScenarioError for a card of the position."""
    raise ScenarioError(card.where.file, card.where.line, problem, HINT)


def check_positions(sides: Iterable[Side]) -> None:
    """FIELD-1 to FIELD-11, TOKEN-1. Raise ScenarioError for everything on these sides that can never lie so."""
    faults = Faults()
    for side in sides:
        check_rows(side, faults)
        for cards, check in (
            (side.monsters, check_monster),
            (side.spells_traps, check_spell_or_trap),
            ((side.field_spell,), check_field_spell),
            ((*side.hand, *side.graveyard, *side.removed, *side.deck, *side.fusion_deck), check_no_token),
            (side.fusion_deck, check_fusion),
        ):
            for card in cards:
                with faults.noted():
                    if card is not None:
                        check(card)
    faults.tell()


def check_rows(side: Side, faults: Faults) -> None:
    """FIELD-2, FIELD-4. A row holds five cards, and no place of it two."""
    for zone, cards in (("Monster Card Zones", side.monsters), ("Spell & Trap Card Zones", side.spells_traps)):
        with faults.noted():
            if len(cards) > ROW:
                refuse(cards[ROW], f"{side.seat} has {len(cards)} cards in its {ROW} {zone} (FIELD-2, FIELD-4)")
        slots = [card.zone for card in cards if card.zone is not None]
        with faults.noted():
            for card in cards:
                if card.zone is not None and slots.count(card.zone) > 1:
                    refuse(card, f"two cards of {side.seat} stand in zone {card.zone} (FIELD-2, FIELD-4)")


def check_monster(card: PlacedCard) -> None:
    """FIELD-2. What lies in a Monster Card Zone is a monster, or a Trap that becomes one."""
    face = printed_named(card.name)
    if not face.is_monster and not face.is_trap:
        refuse(card, f"{card.name} is no monster (FIELD-2)")


def check_spell_or_trap(card: PlacedCard) -> None:
    """FIELD-4, FIELD-10. What lies in a Spell & Trap Card Zone."""
    face = printed_named(card.name)
    if is_blank(face) or (face.is_monster and card.equipped_to is None and not may_be_placed(face)):
        refuse(card, f"{card.name} is no Spell or Trap Card and no Equip Card (FIELD-4)")
    if face.kind == SPELL and face.icon == FIELD_ICON:
        refuse(card, f"{card.name} is a Field Spell Card: it lies in field_spell (FIELD-10)")


def check_field_spell(card: PlacedCard) -> None:
    """FIELD-10. What lies in the Field Card Zone."""
    face = printed_named(card.name)
    if face.kind != SPELL or face.icon != FIELD_ICON:
        refuse(card, f"{card.name} is no Field Spell Card (FIELD-10)")


def check_no_token(card: PlacedCard) -> None:
    """TOKEN-2. A Token lies on the field only."""
    if card.name != FILLER and printed_named(card.name).is_token:
        refuse(card, f"{card.name} is a Token: it can be on the field only (TOKEN-2)")


def check_fusion(card: PlacedCard) -> None:
    """FDECK-2. Only Fusion Monsters lie in the Fusion Deck."""
    if not printed_named(card.name).is_fusion:
        refuse(card, f"{card.name} is no Fusion Monster (FDECK-2)")


def may_be_placed(face: PrintedCard) -> bool:
    """Whether a Monster Card can lie in a Spell & Trap Card Zone as a Continuous Spell Card."""
    return any(isinstance(change, Crystallizes) for change in face.fates)


def is_blank(face: PrintedCard) -> bool:
    """Whether it is the blank card."""
    return face.kind == BLANK
