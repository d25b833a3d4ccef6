"""What the page asks beside rooms: decks, many cards at once, odds of a hand, and a recording as it stood at a step.

Nothing is kept: a recording is sent with every question about it.
"""

from __future__ import annotations

import gzip
import json
from fractions import Fraction
from typing import Any, Final

from spellspeed.games import GAMES, hosted
from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.recording.recorder import Recorder, Recording, checked_step
from spellspeed.room.refused import wrong_setting
from spellspeed.session.tags import Tags
from spellspeed.web.bodies import DeckText, DeckToCheck, DeckToWrite, HandAsked, LookingBack, MarksAsked
from spellspeed.yugioh.decks import bundled, find_deck
from spellspeed.yugioh.decks.deck import DeckList
from spellspeed.yugioh.decks.files import deck_text, parse_deck
from spellspeed.yugioh.decks.odds import hand_odds

MOST_CODES: Final = 200
LONGEST_RECORDING: Final = 1_048_576
"""Bytes of a recording that is looked at."""
RECORDING: Final = "the recording"
OPEN: Final = "open"
"""As a seat: every hand lies open, and every Set card."""
PASSES: Final = frozenset(("passed", "passed_together", "passed_over", "passed_own"))
"""Events that are no moment to stop at."""
KEY: Final = b"looking back"
"""Tags of a recording hide nothing: who sends it knows all of it."""


def deck_read(wanted: DeckText) -> Plain:
    """A deck in any format, or one that comes along by its name, as passcodes. Raises what its reader does."""
    deck = find_deck(wanted.text) if wanted.text in bundled() else parse_deck(wanted.text, "a deck")
    parts = {"main": list(deck.main), "fusion": list(deck.fusion), "side": list(deck.side)}
    return {"name": deck.name, **parts, "notes": [str(note) for note in deck.notes]}


def deck_written(wanted: DeckToWrite) -> Plain:
    """A deck as the text of a format. Raises UnknownCard."""
    parts = wanted.deck
    deck = DeckList(parts.name or "deck", tuple(parts.main), tuple(parts.fusion), tuple(parts.side))
    return {"text": deck_text(deck, wanted.format)}


def deck_checked(wanted: DeckToCheck, language: str) -> Plain:
    """What a format has against a deck. Raises what its reader does, and Refused for settings."""
    hosting = hosted()["yugioh"]
    name, problems = hosting.deck_problems(wanted.text, hosting.checked(wanted.settings), language)
    return {"name": name, "problems": problems}


def faces(codes: str, language: str) -> Plain:
    """Facts and texts of cards by their passcodes, written with commas between them; cards that there are not are left out. Raises Refused."""
    found = codes.split(",") if codes else []
    if len(found) > MOST_CODES or not all(code.isascii() and code.isdigit() and len(code) <= 9 for code in found):
        raise wrong_setting("codes", "passcodes", most=MOST_CODES)
    told = {str(int(code)): hosted()["yugioh"].face(int(code), language) for code in found}
    return {"faces": {code: face for code, face in told.items() if face}}


def all_cards() -> bytes:
    """Facts and texts of every card, and whether it can be played, as packed JSON. It takes a second, in which nothing else goes on."""
    return gzip.compress(
        json.dumps({"cards": hosted()["yugioh"].all_cards()}, separators=(",", ":")).encode(), 9, mtime=0
    )


def percent(chance: Fraction) -> float:
    """A chance of 1 as 100, to one place behind the point."""
    return float(round(chance * 100, 1))


def odds(asked: HandAsked) -> Plain:
    """The chances that a hand of the first cards of a deck holds some of its cards, in percent. Raises Refused, HandTooLarge."""
    for name, codes in (("main", asked.main), ("cards", asked.cards)):
        if len(codes) > MOST_CODES:
            raise wrong_setting(name, "passcodes", most=MOST_CODES)
    told = hand_odds(asked.main, list(dict.fromkeys(asked.cards)), asked.hand)
    return {
        "copies": list(told.copies),
        "each": [percent(told.at_least_one(place)) for place in range(len(told.copies))],
        "any": percent(told.any_of_them),
        "all": percent(told.all_of_them),
    }


# Looking back


def looked_back(wanted: LookingBack, language: str) -> Plain:
    """How a recorded duel stood at a step, from a seat (SPECTATOR: as everybody saw it) or open, with all that was told until then.

    Raises Refused, WrongRecording, NoSuchStep, NoLongerFits, NoSuchViewer.
    """
    seat = wanted.seat
    if isinstance(seat, str) and seat != OPEN:
        raise wrong_setting("seat", "seat or open", word=OPEN)
    recording, number = duel_of(wanted.recording, wanted.duel)
    step = checked_step(recording, wanted.step)
    hosting = hosted()[recording.game.name]
    language = language if language in hosting.game.languages else hosting.game.languages[0]
    speaker = hosting.game.speaker(language, recording.start.names)
    recorder: Recorder[Any] = Recorder(recording.start, log=True)
    tags = Tags(KEY, 0)
    viewer = SPECTATOR if isinstance(seat, str) else seat
    follower = hosting.follow(recorder.state, viewer, tags, speaker)
    events = last = follower.news()
    for given in recording.answers[:step]:
        recorder.give(given)
        last = follower.news()
        events = events + last
    state = recorder.state
    parts = (
        open_parts(hosting, state, tags, recording.start.seats) if seat == OPEN else hosting.parts(state, viewer, tags)
    )
    parts["seating"] = list(range(recording.start.seats))
    told: Plain = {
        "duels": number,
        "step": step,
        "steps": recording.steps,
        "names": list(recording.start.names),
        "parts": parts,
        "log": [event["line"] for event in events if "line" in event],
        "log_kinds": [event["e"] for event in events if "line" in event],
        "events": last,
        "answer": [],
        "by": recording.answers[step].seat if step < recording.steps else SPECTATOR,
    }
    shown: Plain = {"parts": parts, "events": last}
    if state.ask is not None and seat in (OPEN, state.ask.seat):
        ask, meanings = hosting.ask(state, state.ask, tags, state.serial, speaker)
        labels = dict(zip(meanings, [option["label"] for option in ask["options"]], strict=True))
        picks = recording.answers[step].picks if step < recording.steps else ()
        told["question"] = ask["question"]
        told["answer"] = [labels.get(pick, pick) for pick in picks]
        shown["asks"] = [ask]
    told["faces"] = {str(code): hosting.face(code, language) for code in hosting.codes(shown)}
    return told


def duel_of(text: str, number: int) -> tuple[Recording[Any], int]:
    """A duel of a recording by its number from 0, and how many there are. Raises Refused, WrongRecording."""
    duels = hosted()["yugioh"].games_in(text, RECORDING, GAMES)
    if not 0 <= number < len(duels):
        raise wrong_setting("duel", "between", least=0, most=len(duels) - 1)
    return duels[number], len(duels)


def marks(wanted: MarksAsked) -> Plain:
    """The steps at which turns begin, and those after which everybody was told more than a pass. Raises as `looked_back`."""
    recording, _ = duel_of(wanted.recording, wanted.duel)
    hosting = hosted()[recording.game.name]
    recorder: Recorder[Any] = Recorder(recording.start, log=True)
    speaker = hosting.game.speaker(hosting.game.languages[0], recording.start.names)
    follower = hosting.follow(recorder.state, SPECTATOR, Tags(KEY, 0), speaker)
    turns: list[Plain] = []
    moments = [0]
    follower.news()
    for step in range(recording.steps + 1):
        if step:
            recorder.give(recording.answers[step - 1])
            if step == recording.steps or any(event["e"] not in PASSES for event in follower.news()):
                moments.append(step)
        state = recorder.state
        if not turns or state.turn != turns[-1]["turn"]:
            turns.append({"step": step, "turn": state.turn, "seat": state.turn_seat})
    return {"turns": turns, "moments": moments}


def open_parts(hosting: Any, state: Any, tags: Tags, seats: int) -> Plain:
    """The table with every seat's parts as that seat sees them."""
    parts: Plain = hosting.parts(state, 0, tags)
    for seat in range(1, seats):
        own = hosting.parts(state, seat, tags)
        parts |= {name: part for name, part in own.items() if name.startswith(f"{seat}.")}
    return parts
