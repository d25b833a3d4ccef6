"""The notation of options: by place as a seat sees the cards ("attack guard:1 -> opponent guard:2"), in no language.

Recordings and clients answer with these meanings. Card numbers do not appear in them.
"""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import (
    ATTACK,
    BELOW,
    CHOOSE,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    COLLECTOR,
    DECK,
    DUE,
    FIELD,
    GUARD,
    HAND,
    MOVE,
    NEUTRALIZING,
    NO,
    NOTHING,
    PASS,
    PAY,
    PLAY,
    QUEUE,
    RESERVE,
    SACRIFICE,
    USE,
    YES,
)
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.game import each_once

ZONE_WORDS: Final = {
    DECK: "deck",
    HAND: "hand",
    COLLECTOR: "collector",
    NOTHING: "nothing",
    RESERVE: "reserve",
    GUARD: "guard",
    FIELD: "table",
    QUEUE: "queue",
}
"""Zones as places are called by."""
GONE: Final = "gone"
"""The place of a token that has left play."""
BARE: Final = {PASS: "pass", YES: "yes", NO: "no", PAY: "pay"}
"""Verbs that stand alone."""
WITH_A_CARD: Final = {CHOOSE: "choose", SACRIFICE: "sacrifice"}
"""Verbs with one card."""


def whose(game: Game, viewer: int, seat: int) -> str:
    """How a seat calls another one before a place: nothing for itself."""
    if seat == viewer:
        return ""
    others = game.opponents(viewer)
    return "opponent " if len(others) == 1 else f"opponent {others.index(seat) + 1} "


def reference(game: Game, viewer: int, number: int) -> str:
    """A card by the place where a seat finds it: "hand:3", "opponent guard:1"; counted from 1, in a deck among the cards that the open ask
    offers there, by name: that tells neither their order nor what else is there."""
    card = game.cards[number]
    if card.zone not in ZONE_WORDS:
        return GONE
    held = game.zone(card.controller, card.zone)
    if card.zone == DECK:
        offered = {subject_of(code) for code in game.ask.options} if game.ask is not None else set()
        held = sorted([other for other in held if other in offered], key=lambda other: game.face(other).name)
    return f"{whose(game, viewer, card.controller)}{ZONE_WORDS[card.zone]}:{held.index(number) + 1}"


def meaning_of(game: Game, seat: int, code: int) -> str:
    """An option by places alone; several options of an ask may still share it (see `meanings`)."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    if verb in BARE:
        return BARE[verb]
    if verb == CHOOSE_SEAT:
        return f"choose {whose(game, seat, extra).strip() or 'you'}"
    if verb == CHOOSE_NUMBER:
        return f"choose {extra}"
    card = reference(game, seat, number) if number >= 0 else ""
    if verb in WITH_A_CARD:
        return f"{WITH_A_CARD[verb]} {card}".rstrip()
    if verb == ATTACK:
        return f"attack {card} " + (f"-> {reference(game, seat, extra - 1)}" if extra else "directly")
    if verb == MOVE:
        return f"move {card} to {ZONE_WORDS[extra]}"
    if verb == DUE:
        return f"due {card} clause:{extra + 1}"
    below = f" below:{extra // BELOW}" if extra >= BELOW else ""
    if verb == PLAY:
        return f"{'neutralize with' if extra % BELOW == NEUTRALIZING else 'play'} {card}{below}"
    assert verb == USE, "there is no other verb"
    return f"use {card} clause:{extra % BELOW + 1}{below}"


def meanings(game: Game, ask: Ask) -> list[str]:
    """The meaning of every option of an ask, in its order, each once."""
    return each_once([meaning_of(game, ask.seat, code) for code in ask.options])
