"""What a program needs to open, answer, look at, record and simulate duels: one import line for all of it (docs/api.md)."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.errors import SpellspeedError
from spellspeed.games.recordings import read_recording
from spellspeed.games.scenarios import read_scenarios, run_scenario
from spellspeed.kernel.argument_checks import checked_number, checked_truth
from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.errors import AnswerError
from spellspeed.kernel.players import Bot
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.recording import recorder
from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Recorder, Recording, replay, verify
from spellspeed.simulation.duels import simulate
from spellspeed.simulation.summary import summarize
from spellspeed.yugioh.book.preparing import WrongStart, check_start
from spellspeed.yugioh.bots.bot_games import finish
from spellspeed.yugioh.bots.imagination import imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.bots.uniform import RandomBot
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel import terms
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile as profile_named
from spellspeed.yugioh.game import YUGIOH, RecordedDeck, Start, from_position
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.text.notation import meanings
from spellspeed.yugioh.views.view import view_of, view_schema

__all__ = [
    "SPECTATOR",
    "AnswerError",
    "Ask",
    "Bot",
    "DeckList",
    "Duel",
    "LogWriter",
    "RandomBot",
    "Recorder",
    "Recording",
    "SeatView",
    "SensibleBot",
    "SpellspeedError",
    "Start",
    "Stream",
    "Wish",
    "WrongStart",
    "answer",
    "find_deck",
    "finish",
    "from_position",
    "imagine",
    "meanings",
    "open_duel",
    "picks_of",
    "read_recording",
    "read_scenarios",
    "reason_text",
    "replay",
    "run_scenario",
    "simulate",
    "start_of",
    "subject_of",
    "summarize",
    "terms",
    "verb_of",
    "verify",
    "view_of",
    "view_schema",
    "why_not",
    "write_recording",
]


def start_of(
    decks: Sequence[str | DeckList], seed: str = "0", *, profile: str = "tcg", first: int = 0, always: bool = False
) -> Start:
    """Everything that a duel begins with, to be played (`Start.new`) or recorded (`Recorder`).

    `decks` are two, or four for a team duel in turn order (1A, 2A, 1B, 2B): a deck, or what `find_deck` finds one by. Everything that is
    left to chance follows from `seed`. `first` is the seat that begins. With `always` a seat is asked in every window, else only where it has a
    choice. Raises the errors of `find_deck`, WrongStart for another number of decks or a seat that there is not, UnknownProfile, and
    NotImplementedCard for cards that cannot be played yet.
    """
    checked_number(first, "first")
    checked_truth(always, "always")
    decks = [decks] if isinstance(decks, str) else decks
    check_start(len(decks), first)
    profile_named(profile)
    found = [find_deck(deck) if isinstance(deck, str) else deck for deck in decks]
    for deck in found:
        deck_cards(deck)
    return Start(
        seed,
        tuple(RecordedDeck(deck.main, deck.fusion) for deck in found),
        first,
        profile,
        always=always,
        names=tuple(deck.name for deck in found),
    )


def open_duel(
    decks: Sequence[str | DeckList],
    seed: str = "0",
    *,
    profile: str = "tcg",
    first: int = 0,
    always: bool = False,
    log: bool = False,
) -> Duel:
    """A duel at its first ask; the arguments are those of `start_of`. With `log` it keeps what happens for a LogWriter."""
    return start_of(decks, seed, profile=profile, first=first, always=always).new(log=log)


def picks_of(duel: Duel, texts: Sequence[str]) -> tuple[int, ...]:
    """The options of the open ask that mean these texts, in the words of `meanings` and of recordings. Raises NoSuchOption."""
    return recorder.picks_of(YUGIOH, duel, texts)
