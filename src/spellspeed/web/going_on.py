"""A room that goes on from a moment of a recorded duel: one person at a seat of it, bots at all others."""

from __future__ import annotations

from dataclasses import replace

from spellspeed.games import hosted
from spellspeed.kernel.game import Plain
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import checked_step
from spellspeed.room.refused import wrong_setting
from spellspeed.room.settings import BOT, PERSON, Settings, settings_from
from spellspeed.web.bodies import GoingOn
from spellspeed.web.lookups import duel_of
from spellspeed.yugioh.decks.deck import DeckList
from spellspeed.yugioh.decks.files import YDK, deck_text


def room_to_go_on(wanted: GoingOn) -> tuple[Settings, str]:
    """The settings of such a room, and the recording up to the moment. Raises Refused, WrongRecording, NoSuchStep, UnfitSettings."""
    hosting = hosted()["yugioh"]
    recording, _ = duel_of(wanted.recording, wanted.duel)
    seats = recording.start.seats
    if not 0 <= wanted.seat < seats:
        raise wrong_setting("seat", "between", least=0, most=seats - 1)
    step = checked_step(recording, wanted.step)
    _, own, decks = hosting.begun_anew(recording.start, [str(seat) for seat in range(seats)])
    who = [
        {"kind": PERSON} if seat == wanted.seat else {"kind": BOT, "deck": text_of(decks[seat])}
        for seat in range(seats)
    ]
    settings = settings_from({"seats": seats, "own": own, "who": who, "takeback": True})
    return settings, recording_text(replace(recording, answers=recording.answers[:step], digests=None))


def text_of(deck: Plain) -> str:
    """A deck as the text of a file."""
    main, fusion, side = (tuple(deck[part]) for part in ("main", "fusion", "side"))
    return deck_text(DeckList(deck["name"], main, fusion, side), YDK)
