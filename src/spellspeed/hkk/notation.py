"""The notation of options: by place as a seat sees the cards ("attack guard:1 -> opponent guard:2"), in no language.

Recordings and clients answer with these meanings. Card numbers do not appear in them.
"""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.game import Game
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.game import each_once

ZONE_WORDS: Final = {
    t.DECK: "deck",
    t.HAND: "hand",
    t.COLLECTOR: "collector",
    t.NOTHING: "nothing",
    t.RESERVE: "reserve",
    t.GUARD: "guard",
    t.FIELD: "table",
    t.QUEUE: "queue",
}
"""Zones as places are called by."""
GONE: Final = "gone"
"""The place of a token that has left play."""
BARE: Final = {t.PASS: "pass", t.YES: "yes", t.NO: "no", t.PAY: "pay"}
"""Verbs that stand alone."""
WITH_A_CARD: Final = {t.CHOOSE: "choose", t.SACRIFICE: "sacrifice"}
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
    if card.zone == t.DECK:
        offered = {subject_of(code) for code in game.ask.options} if game.ask is not None else set()
        held = sorted([other for other in held if other in offered], key=lambda other: game.face(other).name)
    return f"{whose(game, viewer, card.controller)}{ZONE_WORDS[card.zone]}:{held.index(number) + 1}"


def meaning_of(game: Game, seat: int, code: int) -> str:
    """An option by places alone; several options of an ask may still share it (see `meanings`)."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    if verb in BARE:
        return BARE[verb]
    if verb == t.CHOOSE_SEAT:
        return f"choose {whose(game, seat, extra).strip() or 'you'}"
    if verb == t.CHOOSE_NUMBER:
        return f"choose {extra}"
    card = reference(game, seat, number) if number >= 0 else ""
    if verb in WITH_A_CARD:
        return f"{WITH_A_CARD[verb]} {card}".rstrip()
    if verb == t.ATTACK:
        return f"attack {card} " + (f"-> {reference(game, seat, extra - 1)}" if extra else "directly")
    if verb == t.MOVE:
        return f"move {card} to {ZONE_WORDS[extra]}"
    if verb == t.DUE:
        return f"due {card} clause:{extra + 1}"
    below = f" below:{extra // t.BELOW}" if extra >= t.BELOW else ""
    if verb == t.PLAY:
        return f"{'neutralize with' if extra % t.BELOW == t.NEUTRALIZING else 'play'} {card}{below}"
    assert verb == t.USE, "there is no other verb"
    return f"use {card} clause:{extra % t.BELOW + 1}{below}"


def meanings(game: Game, ask: Ask) -> list[str]:
    """The meaning of every option of an ask, in its order, each once."""
    return each_once([meaning_of(game, ask.seat, code) for code in ask.options])
