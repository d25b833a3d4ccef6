"""What a window costs in which no seat can do anything: with full fields and Graveyards, against an empty field.

A window should cost what can respond, not what exists.
"""

from __future__ import annotations

import statistics
import time
from typing import Final

from spellspeed.kernel.atoms import forget_events
from spellspeed.simulation.games import open_duel
from spellspeed.yugioh.book.activating import responses
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.decks.playable import DeckCards
from spellspeed.yugioh.doing.moves import move, put_on_field, set_card
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import keep_waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile

TRAPS: Final = 3
GRAVEYARD_SIZE: Final = 30
WINDOWS: Final = 200
ROUNDS: Final = 15


def empty_position(cards: list[DeckCards]) -> Duel:
    """The open Main Phase 1 of a third turn with nothing on the field, in the hands or in the Graveyards."""
    duel = open_duel(cards, "windows", profile(), 0)
    duel.turn = 3
    duel.phase = t.MAIN1
    return duel


def full_position(cards: list[DeckCards]) -> Duel:
    """The same position with five monsters and five Set cards on each side and 30 cards in each Graveyard.

    Nobody can respond: the monsters have no fast effects, the Set Spell Cards are not Quick-Play, and the Traps need what did not happen.
    """
    duel = empty_position([(main * 3, fusion) for main, fusion in cards])
    for seat in range(duel.seats):
        for slot, number in enumerate(inactive_monsters(duel, seat)[: t.SLOTS]):
            put_on_field(duel, number, seat, slot, True, t.ATTACK, seat, 0)
        for slot, number in enumerate(unfitting_cards(duel, seat)[: t.SLOTS]):
            set_card(duel, number, seat, t.SPELLS, slot)
        for number in duel.zone(seat, t.DECK)[:GRAVEYARD_SIZE]:
            move(duel, number, seat, t.GRAVEYARD)
    forget_events(duel)
    keep_waiting(duel, [])
    assert not responses(duel, 0, False)
    assert not responses(duel, 1, False)
    return duel


def inactive_monsters(duel: Duel, seat: int) -> list[int]:
    """The monsters of a Deck that cannot respond to anything and negate nothing (Jinzo would switch the Traps off)."""
    found: list[int] = []
    for number in duel.zone(seat, t.DECK):
        face = duel.printed(number)
        if (
            face.kind == t.MONSTER
            and not face.fast
            and not face.ignitions
            and face.may_be_normal_summoned
            and face.level < 5
        ):
            found.append(number)
    return found


def unfitting_cards(duel: Duel, seat: int) -> list[int]:
    """The Spell and Trap Cards of a Deck that do not fit a window in which something was only drawn, Traps first."""
    traps: list[int] = []
    spells: list[int] = []
    for number in duel.zone(seat, t.DECK):
        face = duel.printed(number)
        fits = any(ability.windows & (t.W_ANY | t.W_HAPPENED) for ability in face.abilities)
        if face.kind == t.TRAP and not fits:
            traps.append(number)
        elif face.kind == t.SPELL and not fits:
            spells.append(number)
    return traps[:TRAPS] + spells


def seconds_of_windows(duel: Duel, windows: int) -> float:
    """Processor time of windows after something happened that nobody can answer: event, triggers, settling and the window itself."""
    depth = len(duel.frames)
    start = time.process_time()
    for _ in range(windows):
        duel.next_batch()
        duel.tell(t.E_DRAWN, -1, None, 0)
        aftermath(duel, False)
    seconds = time.process_time() - start
    assert len(duel.frames) == depth, "nobody can respond, so no window stays open"
    return seconds


def window_cost_ratio(cards: list[DeckCards], windows: int = WINDOWS, rounds: int = ROUNDS) -> float:
    """How many times as much a window costs with everything full as with nothing there; medians of rounds that take turns."""
    empty = empty_position(cards)
    full = full_position(cards)
    seconds_of_windows(empty, windows)
    seconds_of_windows(full, windows)
    times: list[tuple[float, float]] = [
        (seconds_of_windows(empty, windows), seconds_of_windows(full, windows)) for _ in range(rounds)
    ]
    return statistics.median(each[1] for each in times) / statistics.median(each[0] for each in times)
