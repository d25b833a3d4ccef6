"""What holds in every game: it replays, pickles, forks and is the same everywhere; nobody sees what is hidden; options and reasons agree."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.hkk.cards.pool import deck_named, decks, faces
from spellspeed.hkk.game import HKK, Start
from spellspeed.hkk.reasons import usable_places, why_not_play, why_not_use
from spellspeed.hkk.rules.faces import blank_face
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import CHOICES, options_with
from spellspeed.hkk.rules.setup import new_game
from spellspeed.hkk.rules.terms import A_ACT, A_REACT, BELOW, DECK, GONE, HAND, NEUTRALIZING, NORMAL, PLAY, USE
from spellspeed.hkk.view import view
from spellspeed.hkk.wording import Teller
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.atoms import lay, lift, rewrite
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import Choice
from spellspeed.kernel.random_answers import random_picks
from spellspeed.kernel.whereabouts import misplaced
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import Recorder, replay
from tests.copies import unpickled
from tests.patience import WHOLE

NAMES: Final = tuple(decks())
MOST_TURNS: Final = 400


def some_options(seed: int) -> tuple[tuple[str, str], ...]:
    """A value of each option by chance; for every third seed the defaults."""
    stream = Stream(f"options {seed}")
    if seed % 3 == 0:
        return ()
    chosen = tuple((name, values[stream.below(len(values))]) for name, values in CHOICES.items())
    return tuple(pair for pair in chosen if pair[0] != "deck_size")


def started(seed: int, always: bool = False) -> Game:
    """A game of the two decks at its first ask."""
    game = new_game([deck_named(name) for name in NAMES], seed, options_with(some_options(seed)), seed % 2)
    game.always = always
    game.journal = []
    advance(game)
    return game


def asked(game: Game) -> Ask:
    """The open ask."""
    assert game.ask is not None
    return game.ask


@pytest.mark.parametrize("seed", range(15))
def test_a_game_replays_pickles_and_forks(seed: int) -> None:
    """A recording leads to the same state; so does a game that is pickled after every answer; a fork that goes elsewhere changes nothing."""
    recorder = Recorder(Start(str(seed), (NAMES[0], NAMES[1]), seed % 2, some_options(seed)))
    game = recorder.state
    twin = unpickled(game)
    stream, other = Stream(f"game {seed}"), Stream(f"other {seed}")
    for count in range(100_000):
        if game.over or game.turn > MOST_TURNS:
            break
        ask = asked(game)
        picks = random_picks(ask, stream)
        if count % 7 == 0:
            stray(game, other)
        recorder.answer(picks)
        answer(twin, twin.serial, picks, ask.seat)
        twin = unpickled(twin)
    assert game.over or game.turn > MOST_TURNS
    assert twin.digest() == game.digest()
    recording = parse_recording(recording_text(recorder.recording()), "test")
    assert recording == recorder.recording()
    assert replay(recording).digest() == game.digest()


def stray(game: Game, stream: Stream) -> None:
    """A fork goes its own way for some answers; the game it was taken from stays as it is."""
    before, fork = game.digest(), game.fork()
    for _ in range(5):
        if not fork.over:
            answer(fork, fork.serial, random_picks(asked(fork), stream))
    assert game.digest() == before


@pytest.mark.parametrize("seed", range(9))
def test_options_are_the_wishes_that_nothing_speaks_against(seed: int) -> None:
    """For each card of the hand in each way of playing it, and for each ability: offered, or there is a reason against it."""
    game, stream, seen = started(seed), Stream(f"wishes {seed}"), 0
    while not game.over and game.turn < MOST_TURNS:
        ask = asked(game)
        if ask.kind in (A_ACT, A_REACT) and not getattr(game.frames[-1], "quick", False) and is_latest_only(game):
            offered = {code for code in ask.options if verb_of(code) in (PLAY, USE)}
            assert {one for one in wishes(game, ask) if not reasons(game, ask.seat, one)} == {
                (verb_of(code), subject_of(code), extra_of(code)) for code in offered
            }
            seen += len(offered)
        answer(game, game.serial, random_picks(ask, stream), ask.seat)
    assert seen > 20


def is_latest_only(game: Game) -> bool:
    """Whether a reaction can answer one entry of the queue at most; a wish does not say which."""
    return len(game.chain) < 2 or game.options.says("reaction_answers", "latest")


def wishes(game: Game, ask: Ask) -> set[tuple[int, int, int]]:
    """All that a player may wish to play or to use."""
    found = {(PLAY, number, NORMAL) for number in game.zone(ask.seat, HAND)}
    if ask.kind == A_REACT:
        found |= {(PLAY, number, NEUTRALIZING) for number in game.zone(ask.seat, HAND)}
    for card in game.cards:
        if game.in_play(card.number) or (card.owner == ask.seat and card.zone != DECK):
            found |= {(USE, card.number, place) for place in usable_places(game, card.number)}
    return found


def reasons(game: Game, seat: int, wish: tuple[int, int, int]) -> list[str]:
    """The reasons against a wish."""
    verb, number, extra = wish
    return why_not_play(game, seat, number, extra) if verb == PLAY else why_not_use(game, seat, number, extra)


@pytest.mark.parametrize("seed", range(9))
def test_what_is_hidden_from_a_player_leaves_no_trace(seed: int) -> None:
    """View, ask, options in words, reasons and the log of a player are the same when the cards hidden from that player are blank ones."""
    game, stream = started(seed, always=True), Stream(f"hidden {seed}")
    teller = Teller("en", ("A", "B"))
    told = 0
    while not game.over and game.turn < 30:
        ask = asked(game)
        for viewer in range(game.seats):
            assert view(game, viewer) == view(with_blanks(game, viewer), viewer)
        twin = with_blanks(game, ask.seat)
        assert teller.question(game, ask) == teller.question(twin, ask)
        assert lines(teller.choices(game, ask)) == lines(teller.choices(twin, ask))
        assert HKK.meanings(game, ask) == HKK.meanings(twin, ask)
        for event in (game.journal or [])[told:]:
            assert teller.event(game, event) == teller.event(twin, event)
        told = len(game.journal or [])
        answer(game, game.serial, random_picks(ask, stream), ask.seat)


def lines(choices: list[Choice]) -> list[tuple[int, str, tuple[int, ...], str]]:
    """Choices as plain values."""
    return [(choice.number, choice.words, choice.codes, choice.english) for choice in choices]


def with_blanks(game: Game, viewer: int) -> Game:
    """The game with blank cards where the viewer cannot see."""
    twin = game.fork()
    shown = {subject_of(code) for code in asked(game).options} if asked(game).seat == viewer else set()
    for seat in range(twin.seats):
        for zone in (DECK,) if seat == viewer else (DECK, HAND):
            for number in twin.zone(seat, zone):
                old = twin.cards[number]
                if number not in shown:
                    rewrite(
                        twin,
                        Card(
                            number, blank_face(), seat, seat, zone, -1, old.stay, False, 0, 0, seat, 0, 0, 0, 0, (), 0
                        ),
                    )
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_being_asked_always_is_the_same_game(seed: int) -> None:
    """Whether players are asked in every window or only where they have a choice."""
    quiet, loud = started(seed), started(seed, always=True)
    stream = Stream(f"always {seed}")
    while not quiet.over and quiet.turn < MOST_TURNS:
        picks = random_picks(asked(quiet), stream)
        while loud.ask is not None and loud.ask.single_answer() is not None:
            alone = loud.ask.single_answer()
            assert alone is not None
            answer(loud, loud.serial, alone)
        assert asked(loud).parts() == asked(quiet).parts()
        answer(loud, loud.serial, picks)
        answer(quiet, quiet.serial, picks)
    while loud.ask is not None and (alone := loud.ask.single_answer()) is not None:
        answer(loud, loud.serial, alone)
    assert loud.digest() == quiet.digest()


@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_lost_and_no_value_is_impossible(seed: int) -> None:
    """Each card is in the one zone that its record names; magic points and components are never below nothing; no passive creature stands guard."""
    game, stream = started(seed), Stream(f"zones {seed}")
    while not game.over and game.turn < 60:
        ask = asked(game)
        answer(game, game.serial, random_picks(ask, stream), ask.seat)
        assert sorted(number for zone in game.zones for number in zone) == list(range(len(game.cards)))
        for card in game.cards:
            assert card.number in game.zone(card.controller, card.zone)
        assert min([*game.vp, *game.components]) >= 0
        assert all(game.cards[n].position == 0 for seat in range(2) for n in game.zone(seat, 5))


def test_games_are_the_same_wherever_they_run() -> None:
    """Under three values of PYTHONHASHSEED."""
    command = [sys.executable, "-m", "spellspeed", "hkk", "simulate", "--games", "3", "--seed", "hash", "--json"]
    held = [
        subprocess.run(command, capture_output=True, check=True, env={"PYTHONHASHSEED": value}, timeout=WHOLE)
        for value in "012"
    ]
    assert len({json.loads(one.stdout)["digest"] for one in held}) == 1


def test_most_cards_of_the_set_are_played_and_used() -> None:
    """Games by chance reach what the set can do: nine in ten cards are played, and each way of playing and using occurs."""
    played: set[str] = set()
    ways: set[tuple[int, int]] = set()
    for seed in range(0, 36, 3):
        game, stream = started(seed), Stream(f"reach {seed}")
        while not game.over and game.turn < MOST_TURNS:
            ask = asked(game)
            picks = random_picks(ask, stream)
            for code in picks:
                if verb_of(code) == PLAY:
                    played.add(game.cards[subject_of(code)].face.name)
                    ways.add((PLAY, extra_of(code) % BELOW))
            answer(game, game.serial, picks, ask.seat)
    assert ways == {(PLAY, NORMAL), (PLAY, NEUTRALIZING)}
    assert len(played) >= 0.9 * len(faces())


def test_a_card_of_a_deck_that_is_gone_is_lost() -> None:
    """HKK-91.3.7. Only tokens are gone; each answer of the games above was followed by that look (tests/conftest.py)."""
    game = started(0)
    assert misplaced(game) == []
    number = game.zone(0, DECK)[0]
    old = game.cards[number]
    lift(game, old)
    lay(game, old.with_place(0, GONE, -1, old.stay, True, old.position, 0, 0, 0))
    assert misplaced(game) == [f"{old.face.name} ({number}) is gone"]
