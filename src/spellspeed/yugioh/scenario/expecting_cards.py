"""Comparing zones and cards with what is expected of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.scenario.model import UNKNOWN
from spellspeed.scenario.model_expect import CardMatch, SeatExpectation
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, attribute, defense, level, race
from spellspeed.yugioh.duel.memory import kept_by
from spellspeed.yugioh.duel.visibility import knows
from spellspeed.yugioh.scenario.play import Play

ZONE_NUMBERS: Final = {
    "hand": t.HAND,
    "monsters": t.MONSTERS,
    "spells_traps": t.SPELLS,
    "field_spell": t.FIELD,
    "graveyard": t.GRAVEYARD,
    "removed": t.REMOVED,
    "deck": t.DECK,
    "fusion_deck": t.FUSION_DECK,
}
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD)
KINDS: Final = {t.MONSTER: "monster", t.SPELL: "spell", t.TRAP: "trap"}
FEW: Final = 5
"""As many of a card in a row are named one by one, as in a hand."""


def side_problems(play: Play, expected: SeatExpectation, viewer: int = -1) -> list[str]:
    """What is not as expected of a seat's side; with a viewer, of what that seat sees of it."""
    duel = play.duel
    seat = play.roster.seat(expected.seat)
    name = expected.seat
    problems: list[str] = []

    def compare(what: str, wanted: object, found: object) -> None:
        if wanted is not None and wanted != found:
            problems.append(f"{name}: {what} is {found}, expected {wanted}")

    compare("lp", expected.lp, duel.life_of(seat))
    compare("hand_size", expected.hand_size, len(duel.zone(seat, t.HAND)))
    compare("deck_size", expected.deck_size, len(duel.zone(seat, t.DECK)))
    if expected.normal_summon_used is not None:
        used = duel.normal_summons[seat] > 0
        words = ("unused", "used")
        compare("normal_summon", words[expected.normal_summon_used], words[used])
    for zone in expected.zones:
        if zone.zone == "side_deck":
            if zone.cards:
                problems.append(f"{name}: side_deck is empty in a duel")
            continue
        held = cards_in(play, seat, zone.zone)
        if not pairs_up(play, held, zone.cards, viewer):
            problems.append(
                f"{name}: {zone.zone} holds {listed(play, held, viewer)}, expected {wanted_list(zone.cards)}"
            )
    if expected.graveyard_order is not None:
        held = cards_in(play, seat, "graveyard")
        problems += in_order(play, f"{name}: graveyard_order", held, expected.graveyard_order, viewer, True)
    if expected.deck_top is not None:
        held = cards_in(play, seat, "deck")[::-1]
        problems += in_order(play, f"{name}: deck_top", held, expected.deck_top, viewer, False)
    return problems


def in_order(
    play: Play, what: str, held: list[int], wanted: tuple[CardMatch, ...], viewer: int, whole: bool
) -> list[str]:
    """Compare cards one by one; `whole`: there must be no more of them."""
    part = held if whole else held[: len(wanted)]
    if len(part) == len(wanted) and all(
        card_fits(play, number, match, viewer) for number, match in zip(part, wanted, strict=True)
    ):
        return []
    return [f"{what} is {listed(play, part, viewer)}, expected {wanted_list(wanted)}"]


def cards_in(play: Play, seat: int, zone: str) -> list[int]:
    """The cards that a seat has in a zone."""
    return [number for number in play.duel.zone(seat, ZONE_NUMBERS[zone]) if number >= 0]


def pairs_up(play: Play, held: Sequence[int], wanted: Sequence[CardMatch], viewer: int) -> bool:
    """Whether each card of a zone is one of those expected, one to one."""
    if len(held) != len(wanted):
        return False
    partner: dict[int, int] = {}

    def place(match: int, tried: set[int]) -> bool:
        for index, number in enumerate(held):
            if index in tried or not card_fits(play, number, wanted[match], viewer):
                continue
            tried.add(index)
            if index not in partner or place(partner[index], tried):
                partner[index] = match
                return True
        return False

    return all(place(match, set()) for match in range(len(wanted)))


def card_fits(play: Play, number: int, wanted: CardMatch, viewer: int = -1) -> bool:
    """Whether a card is as expected: what was not written is not compared."""
    duel = play.duel
    card = duel.cards[number]
    hidden = viewer >= 0 and not knows(duel, viewer, number)
    if hidden or wanted.name == UNKNOWN:
        return hidden and wanted.name == UNKNOWN
    if card.face.name != wanted.name:
        return False
    values: tuple[tuple[object, object], ...] = (
        (wanted.face, "up" if card.face_up else "down"),
        (wanted.zone, card.slot + 1),
        (wanted.attack, attack(duel, number)),
        (wanted.defense, defense(duel, number)),
        (wanted.level, level(duel, number)),
        (wanted.owner, play.seat_name(card.owner)),
        (wanted.controller, play.seat_name(card.controller)),
    )
    if any(value is not None and value != found for value, found in values):
        return False
    if wanted.position is not None and wanted.position not in positions(play, number):
        return False
    if wanted.kind is not None and wanted.kind.casefold() not in kinds(play, number):
        return False
    if wanted.attribute is not None and wanted.attribute != word(t.ATTRIBUTES, attribute(duel, number)):
        return False
    if wanted.type is not None and wanted.type != word(t.TYPES, race(duel, number)):
        return False
    if wanted.counters is not None and dict(wanted.counters) != counters(play, number, wanted.counters):
        return False
    return attached_fits(play, number, wanted)


def word(words: tuple[str, ...], place: int) -> str:
    """A Type or Attribute in words; a card that has none has an empty one."""
    return words[place] if place >= 0 else ""


def counters(play: Play, number: int, wanted: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """The counters of a card, and of what it keeps that is no counter what is asked for."""
    asked = {name for name, _ in wanted}
    card = play.duel.cards[number]
    kept = {one.name: one.number for one in kept_by(play.duel, card.binding) if one.name in asked}
    return dict(card.counters) | kept


def attached_fits(play: Play, number: int, wanted: CardMatch) -> bool:
    """Whether the card is equipped as expected, and with what."""
    duel = play.duel
    if wanted.equipped_to is not None:
        held = duel.bound_card(duel.cards[number].link) if duel.cards[number].link else -1
        if held < 0 or not play.roster.matches(duel, wanted.equipped_to, held):
            return False
    if wanted.equips is None:
        return True
    cards = [
        other.number
        for other in duel.cards
        if other.link and other.link % STAYS == number and other.link == duel.binding(number) and other.zone in ON_FIELD
    ]
    return len(cards) == len(wanted.equips) and all(
        any(play.roster.matches(duel, ref, other) for other in cards) for ref in wanted.equips
    )


def positions(play: Play, number: int) -> tuple[str, ...]:
    """The words for how a card lies."""
    card = play.duel.cards[number]
    if card.zone != t.MONSTERS:
        return ("face-up",) if card.face_up else ("set",)
    if card.face_up:
        return ("attack", "face-up") if card.position == t.ATTACK else ("defense", "face-up")
    return ("face-down attack",) if card.position == t.ATTACK else ("set",)


def kinds(play: Play, number: int) -> set[str]:
    """The words for what kind of card it is."""
    face = play.duel.printed(number)
    found = {KINDS.get(face.kind, "filler")}
    if face.kind in (t.SPELL, t.TRAP):
        found.add(t.ICONS[face.icon].casefold())
        found.add(f"{t.ICONS[face.icon].casefold()} {KINDS[face.kind]}")
        return found
    named = {
        "effect": face.is_effect,
        "fusion": face.is_fusion,
        "ritual": face.is_ritual,
        "spirit": face.is_spirit,
        "toon": face.is_toon,
        "union": face.is_union,
        "gemini": face.is_gemini,
        "token": bool(play.duel.cards[number].marks & t.TOKEN),
        "normal": not (face.is_effect or face.is_fusion or face.is_ritual or face.is_token),
    }
    return found | {name for name, true in named.items() if true}


def listed(play: Play, held: Sequence[int], viewer: int = -1) -> str:
    """Cards for a message, with position and values where they stand on the field; of several in a row that are the same their number."""
    told: list[str] = []
    for card, alike in groupby(described(play, number, viewer) for number in held):
        many = len(list(alike))
        told += [f"{many} times {card}"] if many > FEW else [card] * many
    return f"[{', '.join(told)}]"


def described(play: Play, number: int, viewer: int) -> str:
    """A card for a message."""
    card = play.duel.cards[number]
    if viewer >= 0 and not knows(play.duel, viewer, number):
        return UNKNOWN
    name = card.face.name
    if card.zone == t.MONSTERS:
        return f"{name} ({positions(play, number)[0]} {attack(play.duel, number)}/{defense(play.duel, number)})"
    if card.zone in (t.SPELLS, t.REMOVED) and not card.face_up:
        return f"{name} (face-down)"
    return name


def wanted_list(cards: Sequence[CardMatch]) -> str:
    """What was written, for a message."""
    return "[" + ", ".join(wanted_text(card) for card in cards) + "]"


def wanted_text(card: CardMatch) -> str:
    """A card that was written, for a message."""
    parts = [part for part in (card.position, None if card.face is None else f"face {card.face}") if part]
    values = ((card.attack, "atk"), (card.defense, "def"), (card.level, "level"), (card.zone, "zone"))
    parts += [f"{name} {value}" for value, name in values if value is not None]
    texts = ((card.kind, "kind"), (card.type, "type"), (card.attribute, "attribute"), (card.owner, "owner"))
    parts += [f"{name} {value}" for value, name in (*texts, (card.controller, "controller")) if value is not None]
    if card.counters is not None:
        parts.append(f"counters {dict(card.counters)}")
    return f"{card.name} ({', '.join(parts)})" if parts else card.name
