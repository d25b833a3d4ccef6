"""What a seat sees of a duel, as JSON (views/view.schema.json). Built by allow-list: what is not written here is not shown.

Which card a seat knows is asked of duel/visibility.py alone. Cards are called by their places (yugioh/text/notation.py); card numbers, the
number of the ask, the seed and another seat's ask never stand in a view.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.yugioh.book.end_of_match import extra_turns
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.turned_decks import lies_open, open_top
from spellspeed.yugioh.text.notation import in_order_of_names, reference
from spellspeed.yugioh.views.cards_seen import Eyes, Seen, chain_seen, face_shown
from spellspeed.yugioh.views.options_seen import ask_seen

VERSION: Final = 1
"""Rises when a field changes its meaning or goes; a new field alone does not change it: readers ignore what they do not know."""
SCHEMA_FILE: Final = "view.schema.json"


def view_of(duel: Duel, seat: int | None, log: Sequence[str] = ()) -> dict[str, Any]:
    """PUBLIC-1, PUBLIC-2, PUBLIC-3-OCG. What `seat` sees now; SPECTATOR sees what is public; with None everything lies open.

    `log` are the last lines of that seat's log (yugioh/text/duel_log.py), as they are to be shown. The result is plain JSON, to be read only.
    Raises NoSuchViewer.
    """
    eyes = Eyes(duel, seat)
    ask = duel.ask
    mine = ask is not None and (seat is None or ask.seat == seat)
    return {
        "version": VERSION,
        "seat": seat,
        "profile": duel.profile.name,
        "turn": duel.turn,
        "turn_seat": duel.turn_seat,
        "turns_left": extra_turns(duel),
        "phase": t.PHASES[duel.phase],
        "step": t.STEPS[duel.battle_step],
        "substep": t.SUBSTEPS[duel.substep],
        "sides": [
            {"life": life, "seats": [other for other in range(duel.seats) if duel.side_of[other] == side]}
            for side, life in enumerate(duel.life)
        ],
        "seats": [seat_seen(eyes, other) for other in range(duel.seats)],
        "chain": chain_seen(eyes),
        "battle": battle_seen(eyes),
        "ask": ask_seen(eyes, ask) if ask is not None and mine else None,
        "log": list(log),
        "result": result_of(duel),
    }


def seat_seen(eyes: Eyes, seat: int) -> Seen:
    """One seat's zones."""
    duel = eyes.duel
    hand, deck = duel.zone(seat, t.HAND), duel.zone(seat, t.DECK)
    fusion = duel.zone(seat, t.FUSION_DECK)
    owns = eyes.viewer is None or eyes.viewer == seat
    return {
        "seat": seat,
        "side": duel.side_of[seat],
        "normal_summons": duel.normal_summons[seat],
        "hand_count": len(hand),
        "hand": [eyes.card(number) for number in hand] if eyes.shares(seat) else None,
        "monsters": row_seen(eyes, seat, t.MONSTERS),
        "spells_traps": row_seen(eyes, seat, t.SPELLS),
        "field_spell": row_seen(eyes, seat, t.FIELD)[0],
        "summoning": [eyes.card(number) for number in duel.zone(seat, t.SUMMONING)],
        "graveyard": [eyes.card(number) for number in duel.zone(seat, t.GRAVEYARD)],
        "removed": [eyes.card(number) for number in duel.zone(seat, t.REMOVED)],
        "deck_count": len(deck),
        "deck_face_up": deck_seen(eyes, seat, deck),
        "deck_top": top_seen(eyes, seat),
        "fusion_deck_count": len(fusion),
        "fusion_deck": [eyes.card(number) for number in fusion] if owns else None,
    }


def row_seen(eyes: Eyes, seat: int, zone: int) -> list[Seen | None]:
    """The zones of a row by slot: a card, None for an empty one, `held` for one that is kept for a Trap Card that is a monster."""
    row: list[Seen | None] = []
    for number in eyes.duel.zone(seat, zone):
        if number >= 0:
            row.append(eyes.card(number))
        else:
            row.append(None if number == t.EMPTY else {"held": True})
    return row


def deck_seen(eyes: Eyes, seat: int, deck: Sequence[int]) -> list[Seen]:
    """The cards that lie face-up in a Deck, by name: where they lie nobody knows. An open view shows the whole Deck from the top."""
    if eyes.viewer is None:
        return [face_shown(eyes.duel, number, reference(eyes.duel, None, number)) for number in reversed(deck)]
    up = [number for number in deck if eyes.duel.cards[number].face_up and lies_open(eyes.duel, number)]
    return [face_shown(eyes.duel, number, None) for number in in_order_of_names(eyes.duel, up)]


def top_seen(eyes: Eyes, seat: int) -> Seen | None:
    """The card on top of a Deck that is turned upside down: it lies open to all. None for every other Deck."""
    top = open_top(eyes.duel, seat)
    return {**face_shown(eyes.duel, top, None), "face_up": True} if top >= 0 else None


def battle_seen(eyes: Eyes) -> Seen | None:
    """The attack that is under way."""
    battle = eyes.duel.battle
    if battle is None:
        return None
    return {
        "attacker": eyes.bound(battle.attacker),
        "target": eyes.bound(battle.target) if battle.target else None,
        "direct": battle.target == 0,
        "against": battle.against,
    }


def result_of(duel: Duel) -> Seen | None:
    """How the duel ended: the side that won (None for a draw) and the rule that ended it."""
    if not duel.over:
        return None
    return {"winner": None if duel.winner in (DRAWN, NOBODY) else duel.winner, "reason": duel.reason}


def view_json(duel: Duel, seat: int | None, log: Sequence[str] = ()) -> str:
    """The view as JSON text; equal views give equal text."""
    return json.dumps(view_of(duel, seat, log), ensure_ascii=False, separators=(",", ":"))


@cache
def view_schema() -> dict[str, Any]:
    """The JSON schema of views."""
    found: dict[str, Any] = json.loads((files("spellspeed.yugioh.views") / SCHEMA_FILE).read_text(encoding="utf-8"))
    return found
