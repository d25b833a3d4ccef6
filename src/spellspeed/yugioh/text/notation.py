"""The notation of cards and options: by place as a seat sees them ("attack monsters:2 -> opponent monsters:1"), in no language.

An option has a *meaning* (places; unique in its ask; what recordings and clients answer with). Card numbers do not appear in it. What
people read stands in wording.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.game import each_once
from spellspeed.kernel.viewers import SPECTATOR, is_of_side_of
from spellspeed.yugioh.cards.pool import name_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import offered_to

BARE: Final = {
    t.PASS: "pass",
    t.ENTER_BATTLE: "enter battle",
    t.ENTER_MAIN2: "enter main2",
    t.END_PHASE: "end phase",
    t.NO_ATTACK: "no attack",
    t.YES: "yes",
    t.NO: "no",
    t.ALLOW: "allow",
    t.REFUSE: "refuse",
}
"""Verbs that stand alone."""
WITH_A_CARD: Final = {
    t.SUMMON: "summon",
    t.SET_MONSTER: "set",
    t.SET_SPELL: "set",
    t.FLIP: "flip",
    t.SPECIAL: "special summon",
    t.ACTIVATE: "activate",
    t.DUE: "activate",
    t.CHOOSE: "choose",
}
"""Verbs with one card."""
VERB_WORDS: Final = {
    **BARE,
    **WITH_A_CARD,
    t.ATTACK_WITH: "attack",
    t.CHANGE_POSITION: "change",
    t.NUMBER_OF: "number",
    t.POSITION_OF: "position",
    t.ZONE_OF: "zone",
    t.TYPE_OF: "type",
    t.NAME_OF: "name",
    t.MODE_OF: "mode",
    t.ATTRIBUTE_OF: "attribute",
    t.SEAT_OF: "seat",
    t.COIN_OF: "coin",
    t.KIND_OF: "kind",
}
"""Every verb of an option in one word (for views)."""
POSITION_NAMES: Final = ("attack", "defense", "set")
COIN_NAMES: Final = ("tails", "heads")
ZONE_WORDS: Final = {
    t.DECK: "deck",
    t.HAND: "hand",
    t.MONSTERS: "monsters",
    t.SPELLS: "spells_traps",
    t.FIELD: "field_spell",
    t.GRAVEYARD: "graveyard",
    t.REMOVED: "removed",
    t.FUSION_DECK: "fusion_deck",
    t.SUMMONING: "summoning",
}
"""Zones as places are called by."""
OFFERED: Final = "offered"
"""As a zone: what is offered of another's Deck."""
GONE: Final = "gone"
"""The place of a card that is nowhere any more (a Token)."""


def option_phrase(duel: Duel, code: int, card: Callable[[int], str], seats: Sequence[str]) -> str:
    """An option in the verbs of the game. `card` says what a card is called; `seats` what the seats are called."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    if verb in BARE:
        return BARE[verb]
    if verb in WITH_A_CARD:
        return f"{WITH_A_CARD[verb]} {card(number)}"
    if verb == t.ATTACK_WITH:
        return f"attack {card(number)} " + (f"-> {card(extra - 1)}" if extra else "directly")
    if verb == t.CHANGE_POSITION:
        to = "defense" if duel.cards[number].position == t.ATTACK else "attack"
        return f"change {card(number)} to {to}"
    return f"choose {choice_word(verb, extra, seats)}"


def choice_word(verb: int, extra: int, seats: Sequence[str]) -> str:
    """What is chosen where no card is: a number, a Type, a name."""
    if verb == t.POSITION_OF:
        return POSITION_NAMES[extra]
    if verb in (t.ZONE_OF, t.MODE_OF):
        return str(extra + 1)
    if verb == t.TYPE_OF:
        return t.TYPES[extra]
    if verb == t.ATTRIBUTE_OF:
        return t.ATTRIBUTES[extra]
    if verb == t.SEAT_OF:
        return seats[extra]
    if verb == t.COIN_OF:
        return COIN_NAMES[extra]
    if verb == t.KIND_OF:
        return t.KINDS[extra]
    if verb == t.NAME_OF:
        return name_of(extra)
    return str(extra)


# Places


def whose(duel: Duel, viewer: int | None, seat: int) -> str:
    """How a seat calls another one before a place: nothing for itself; who has no seat calls them by their number from 1."""
    if viewer is None or viewer == SPECTATOR:
        return f"seat {seat + 1} "
    if seat == viewer:
        return ""
    if duel.seats == 2:
        return "opponent "
    if is_of_side_of(duel, viewer, seat):
        return "partner "
    return f"opponent {duel.opponents(viewer).index(seat) + 1} "


def place_in(duel: Duel, viewer: int | None, number: int) -> int:
    """Which card of its zone a card is, from 1: its slot on the field; in a Deck its place in the list by name, which tells no order.

    FIELD-9. In another's Deck it is the place among the cards that are offered: one in the whole Deck would tell what else lies there.
    """
    card = duel.cards[number]
    if card.slot >= 0:
        return card.slot + 1
    held = duel.zone(card.controller, card.zone)
    if card.zone == t.DECK:
        if viewer is not None and viewer != card.controller:
            held = offered_of(duel, viewer, card.controller) if is_offered(duel, viewer, number) else [number]
        shown = [] if viewer is None else offered_to(duel, viewer)
        return in_order_of_names(duel, held, shown).index(number) + 1
    return held.index(number) + 1


def is_offered(duel: Duel, viewer: int | None, number: int) -> bool:
    """Whether a card of another's Deck is shown to a viewer by its open ask."""
    card = duel.cards[number]
    if viewer is None or card.zone != t.DECK or card.controller == viewer:
        return False
    return number in offered_to(duel, viewer)


def offered_of(duel: Duel, viewer: int, seat: int) -> list[int]:
    """The cards of a seat's Deck that the open ask of a viewer shows it, each once, in the order in which they lie."""
    shown = offered_to(duel, viewer)
    return [number for number in duel.zone(seat, t.DECK) if number in shown]


def in_order_of_names(duel: Duel, cards: Sequence[int], shown: Sequence[int] = ()) -> list[int]:
    """Cards by name; of copies those that are shown first, then in the order in which they lie: the place of one that is shown tells nothing of
    where the others lie."""
    return sorted(cards, key=lambda number: (duel.printed(number).name, number not in shown))


def reference(duel: Duel, viewer: int | None, number: int) -> str:
    """A card by the place where a seat finds it: "hand:3", "opponent monsters:1", "graveyard:4"; counted from 1.

    A card of another's Deck that is offered is called by its place among those: "opponent offered:2".
    """
    card = duel.cards[number]
    if card.zone not in ZONE_WORDS:
        return GONE
    zone = OFFERED if is_offered(duel, viewer, number) else ZONE_WORDS[card.zone]
    return f"{whose(duel, viewer, card.controller)}{zone}:{place_in(duel, viewer, number)}"


# Options


def meaning_of(duel: Duel, seat: int | None, code: int) -> str:
    """An option by places alone; several options of an ask may still share it (see `meanings`)."""
    text = option_phrase(duel, code, lambda number: reference(duel, seat, number), seat_words(duel, seat))
    verb, number = verb_of(code), subject_of(code)
    if verb in (t.ACTIVATE, t.DUE, t.SPECIAL) and len(duel.printed(number).abilities) > 1:
        return f"{text} effect:{extra_of(code) % 64 + 1}"
    return text


def meanings(duel: Duel, ask: Ask) -> list[str]:
    """The meaning of every option of an ask, in its order: each is there once, later ones of the same text carry a number (" #2")."""
    return each_once([meaning_of(duel, ask.seat, code) for code in ask.options])


def former_meanings(duel: Duel, ask: Ask) -> list[str]:
    """What options were called before: cards of another's Deck by their place in the whole of it, by name. [] where nothing was called otherwise.

    Earlier recordings are answered so; nobody is shown it.
    """
    now = [meaning_of(duel, ask.seat, code) for code in ask.options]
    before: list[str] = []
    for code, text in zip(ask.options, now, strict=True):
        number = subject_of(code)
        if number >= 0 and is_offered(duel, ask.seat, number):
            owner = duel.cards[number].controller
            place = in_order_of_names(duel, duel.zone(owner, t.DECK)).index(number) + 1
            text = text.replace(
                reference(duel, ask.seat, number), f"{whose(duel, ask.seat, owner)}{ZONE_WORDS[t.DECK]}:{place}"
            )
        before.append(text)
    return each_once(before) if before != now else []


def seat_words(duel: Duel, seat: int | None) -> list[str]:
    """What the options of a seat call the seats: the toss chooses between first and second, effects between players."""
    if duel.phase == t.NO_PHASE:
        return ["first", "second", "third", "fourth"][: duel.seats]
    return [whose(duel, seat, other).strip() or "you" for other in range(duel.seats)]
