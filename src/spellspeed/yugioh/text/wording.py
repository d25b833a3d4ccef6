"""Cards, places and options in the words of a language, as a seat may know them: for people to read (the notation is in notation.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.kernel.viewers import SPECTATOR, checked_seat
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.yugioh.cards.pool import name_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import sees
from spellspeed.yugioh.text.codes import coded
from spellspeed.yugioh.text.face_down import face_down_words, is_face_down_on_field
from spellspeed.yugioh.text.notation import BARE, COIN_NAMES, GONE, POSITION_NAMES, WITH_A_CARD, ZONE_WORDS, place_in

NUMBERED: Final = (t.ZONE_OF, t.MODE_OF)
"""Verbs whose choices are counted from 1."""


def place_words(duel: Duel, viewer: int | None, number: int, words: Catalog) -> str:
    """A card by the place where a seat finds it; counted from 1; for who has no seat with the number of the seat."""
    card = duel.cards[number]
    if card.zone not in ZONE_WORDS:
        return words.say("places", GONE)
    zone = words.say("place zones", ZONE_WORDS[card.zone])
    place = place_in(duel, viewer, number)
    if viewer is None or viewer == SPECTATOR:
        return words.say("places", "seat", number=card.controller + 1, zone=zone, place=place)
    whose, among = whose_words(duel, viewer, card.controller)
    return words.say("places", whose, number=among, zone=zone, place=place)


def whose_words(duel: Duel, viewer: int, seat: int) -> tuple[str, int | None]:
    """What a seat is to a viewer, as a key of the catalog, and which of the opponents it is (None for the only one). Raises NoSuchViewer."""
    return whose_among(checked_seat(duel, viewer), seat, duel.opponents(viewer))


def whose_among(viewer: int, seat: int, opponents: Sequence[int]) -> tuple[str, int | None]:
    """The same from the seats of the viewer's opponents, the one whose turn comes next first."""
    if seat not in opponents:
        return ("you" if seat == viewer else "partner"), None
    return "opponent", opponents.index(seat) + 1 if len(opponents) > 1 else None


def relation_words(duel: Duel, viewer: int, seat: int, words: Catalog) -> str:
    """What a seat is to the viewer, as options and places call it: "(partner)", "(opponent 2)"."""
    return relation_of(viewer, seat, duel.opponents(viewer), words)


def relation_of(viewer: int, seat: int, opponents: Sequence[int], words: Catalog) -> str:
    """The same from the seats of the viewer's opponents."""
    whose, among = whose_among(viewer, seat, opponents)
    return words.say("board", "relation", who=words.say("choices", whose, number=among))


def short_names(names: Sequence[str]) -> list[str]:
    """The first word of every name ("1A"), if no two have the same one; else the whole names."""
    first = [name.split(maxsplit=1)[0] if name else name for name in names]
    return first if len(set(first)) == len(first) else list(names)


def turns_to_come(duel: Duel, names: Sequence[str]) -> str:
    """TEAM-II-3. Who takes the next turns, in short."""
    return in_short(duel.order_from(duel.turn_seat)[1:], names)


def in_short(seats: Sequence[int], names: Sequence[str]) -> str:
    """Seats by their short names."""
    short = short_names(names)
    return ", ".join(short[seat] for seat in seats)


def card_words(duel: Duel, viewer: int | None, number: int, words: Catalog) -> str:
    """A card by name, if the seat knows which one it is, else by its place."""
    if viewer is None or sees(duel, viewer, number):
        return duel.printed(number).name
    if viewer != SPECTATOR and is_face_down_on_field(duel.cards[number]):
        return lying_words(duel, viewer, number, words)
    return place_words(duel, viewer, number, words)


def lying_words(duel: Duel, viewer: int, number: int, words: Catalog) -> str:
    """A card that lies face-down on the field, as a seat may know it: "your Set Dust Tornado (zone 1)", "opponent's Set card (zone 2)"."""
    names = []
    for seat in range(duel.seats):
        whose, among = whose_words(duel, viewer, seat)
        names.append(words.say("choices", whose, number=among))
    return face_down_words(duel, viewer, duel.cards[number], names, words)


def option_words(duel: Duel, seat: int, code: int, language: str = ENGLISH) -> str:
    """An option of the open ask in words, as its seat may know it: "attack Gemini Elf -> Mystic Tomato". Raises UnknownLanguage."""
    words = catalog(language)
    if subject_of(code) < 0 and verb_of(code) not in BARE:
        return words.say("options", "choose", card=choice_words(duel, seat, code, words))
    return deed_words(duel, seat, code, words)


def choice_or_deed(duel: Duel, seat: int, code: int, words: Catalog) -> str:
    """The same, but what is chosen alone stands without its verb."""
    verb, number = verb_of(code), subject_of(code)
    if verb == t.CHOOSE:
        lies = is_face_down_on_field(duel.cards[number])
        return lying_words(duel, seat, number, words) if lies else card_words(duel, seat, number, words)
    if number < 0 and verb not in BARE:
        return choice_words(duel, seat, code, words)
    return deed_words(duel, seat, code, words)


def deed_words(duel: Duel, seat: int, code: int, words: Catalog) -> str:
    """An option that is no bare choice: what is done, with which card."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    if verb in BARE:
        return words.say("options", BARE[verb])
    card = card_words(duel, seat, number, words)
    if verb == t.ATTACK_WITH:
        if not extra:
            return words.say("options", "attack directly", card=card)
        return words.say("options", "attack", card=card, target=card_words(duel, seat, extra - 1, words))
    if verb == t.CHANGE_POSITION:
        in_attack = duel.cards[number].position == t.ATTACK
        return words.say("options", "change to defense" if in_attack else "change to attack", card=card)
    return words.say("options", WITH_A_CARD[verb], card=card)


def choice_words(duel: Duel, seat: int, code: int, words: Catalog) -> str:
    """What is chosen where no card is: a number, a Type, a name, a player."""
    verb, extra = verb_of(code), extra_of(code)
    if verb == t.POSITION_OF:
        return words.say("choices", POSITION_NAMES[extra])
    if verb in NUMBERED:
        return str(extra + 1)
    if verb == t.TYPE_OF:
        return coded(words, "types", "type", extra)
    if verb == t.ATTRIBUTE_OF:
        return coded(words, "attributes", "attribute", extra)
    if verb == t.COIN_OF:
        return words.say("choices", COIN_NAMES[extra])
    if verb == t.KIND_OF:
        return words.say("choices", t.KINDS[extra])
    if verb == t.NAME_OF:
        return name_of(extra)
    if verb == t.SEAT_OF:
        if duel.phase == t.NO_PHASE:
            return words.say("order of seats", str(extra + 1))
        whose, among = whose_words(duel, seat, extra)
        return words.say("choices", whose, number=among)
    return str(extra)
