"""Whole games of the second game: they end, replay, pickle, fork, and show nobody what is hidden."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from spellspeed.games.recordings import parse_recording, read_recording
from spellspeed.hkk.bots import HiddenCard, RandomBot, SensibleBot, Sight
from spellspeed.hkk.cards.pool import (
    IllegalDeck,
    UnknownCard,
    UnknownDeck,
    deck_named,
    decks,
    entries,
    face_named,
    faces,
)
from spellspeed.hkk.game import HKK, BrokenRecording, Start
from spellspeed.hkk.reasons import why_not_play
from spellspeed.hkk.rules.deck_building import deck_problems
from spellspeed.hkk.rules.faces import blank_face
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.setup import new_game
from spellspeed.hkk.rules.terms import A_ACT, A_NUMBER, DECK, HAND, NORMAL, PASS, PLAY
from spellspeed.hkk.simulation import checked_setting
from spellspeed.hkk.view import view
from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import SURRENDER
from spellspeed.kernel.random_answers import random_picks
from spellspeed.kernel.viewers import SPECTATOR, NoSuchViewer
from spellspeed.languages.fields import WrongRecording
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import Answer, Recorder, Recording, replay, verify
from spellspeed.session.session import PERSON, NothingToTakeBack, Session, Setup
from spellspeed.simulation.series import play_series
from spellspeed.simulation.summary import Summary, summarize
from tests.commands import spellspeed
from tests.copies import unpickled

NAMES: Final = ("thornwood", "ash_marches")
EARLIER: Final = Path(__file__).parents[1] / "recordings" / "hkk_earlier.json"
"""A file in the format of before; made anew when cards of the set change what it comes to."""
CLAUSES: Final = (
    "PlayCondition", "CopyLimit", "DeckRestriction", "FormatBan", "ValueFormula", "AdditionalCost", "Advantage", "Neutralization",
    "Drawback", "Reward", "TemporaryCost", "Ability", "SpellEffect",
)  # fmt: skip


def started(seed: int) -> Game:
    """A game of the two decks at its first ask."""
    game = new_game([deck_named(name) for name in NAMES], seed, None, seed % 2)
    advance(game)
    return game


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_and_are_values(seed: int) -> None:
    """The same answers lead to the same end, also with the state unpickled or forked after every answer."""
    game, twin = started(seed), started(seed)
    stream = Stream(f"game {seed}")
    while not game.over:
        ask = game.ask
        assert ask is not None
        picks = random_picks(ask, stream)
        answer(game, game.serial, picks, ask.seat)
        twin = unpickled(twin).fork()
        answer(twin, twin.serial, picks, ask.seat)
        assert game.turn < 400
    assert twin.digest() == game.digest()
    assert game.reason == "life"


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_never_lost_and_never_hidden_ones_shown(seed: int) -> None:
    """Each card is in the one zone that its record names; a view stays the same when the cards hidden from it change."""
    game = started(seed)
    stream = Stream(f"zones {seed}")
    while not game.over:
        ask = game.ask
        assert ask is not None
        answer(game, game.serial, random_picks(ask, stream), ask.seat)
        listed = sorted(number for zone in game.zones for number in zone)
        assert listed == list(range(len(game.cards)))
        for card in game.cards:
            assert card.number in game.zone(card.controller, card.zone)
        for viewer in (SPECTATOR, *range(game.seats)):
            assert view(game, viewer) == view(with_blanks(game, viewer), viewer)


def test_a_spectator_sees_no_hand_and_nobody_else_looks_on() -> None:
    """Of the hands the numbers alone; a number that is no seat is refused by name, and a bot needs a seat."""
    game = started(0)
    seen = view(game, SPECTATOR)
    assert seen["seat"] == SPECTATOR
    assert [(side["hand"], side.get("cards_in_hand")) for side in seen["sides"]] == [
        (len(game.zone(seat, HAND)), None) for seat in range(2)
    ]
    for viewer in (-2, 2):
        with pytest.raises(NoSuchViewer, match=f"no viewer {viewer}"):
            view(game, viewer)
    with pytest.raises(NoSuchViewer, match="no seat -1"):
        Sight(game, SPECTATOR)


def with_blanks(game: Game, viewer: int) -> Game:
    """The game with blank cards where the viewer cannot see."""
    twin = game.fork()
    for seat in range(twin.seats):
        for zone in (DECK,) if seat == viewer else (DECK, HAND):
            for number in twin.zone(seat, zone):
                old = twin.cards[number]
                blank = Card(number, blank_face(), seat, seat, zone, -1, old.stay, False, 0, 0, seat, 0, 0, 0, 0, (), 0)
                rewrite(twin, blank)
    return twin


def test_what_is_offered_is_what_nothing_speaks_against() -> None:
    """In open action windows a card of the hand can be played exactly if there is no reason against it."""
    game, stream, seen = started(5), Stream("why"), 0
    while not game.over:
        ask = game.ask
        assert ask is not None
        if ask.kind == A_ACT:
            offered = {subject_of(code) for code in ask.options if verb_of(code) == PLAY}
            free = {n for n in game.zone(ask.seat, HAND) if not why_not_play(game, ask.seat, n, NORMAL)}
            assert offered == free
            seen += len(offered)
        answer(game, game.serial, random_picks(ask, stream), ask.seat)
    assert seen > 50


def test_a_bot_sees_its_own_hand_and_no_other() -> None:
    """A card of the other hand is refused by name."""
    game = started(0)
    sight = Sight(game, 0)
    assert sight.face(game.zone(0, HAND)[0]) in deck_named("thornwood")
    with pytest.raises(HiddenCard):
        sight.face(game.zone(1, HAND)[0])
    with pytest.raises(HiddenCard):
        sight.face(game.zone(0, DECK)[0])


def simulated(games: int, seed: str, bots: tuple[str, str], jobs: int = 1) -> Summary:
    """What many games of the two decks come to."""
    return summarize(play_series(checked_setting(NAMES, seed, bots), games, jobs).results)


def test_simulations_repeat_and_the_sensible_bot_beats_chance() -> None:
    """The same seed gives the same games, on two processes too; habits win most of them."""
    once = simulated(4, "a", ("random", "random"))
    assert once.digest == simulated(4, "a", ("random", "random")).digest
    assert once.digest == simulated(4, "a", ("random", "random"), jobs=2).digest
    assert once.digest != simulated(4, "b", ("random", "random")).digest
    done = simulated(20, "b", ("sensible", "random"))
    assert (done.unfinished, done.went_first) == (0, (10, 10))
    assert done.wins[0] > 14


def test_the_sensible_bot_says_the_largest_x_and_never_0() -> None:
    """HKK-91.2.5: with three points it plays a creature whose life is X, for 3; with none it does not play it."""
    said: list[list[int]] = []
    for points in (3, 0):
        game = new_game([(face_named("Hydra of Slag"),) * 45, (blank_face(),) * 45], 1, None, 0)
        game.vp[0] = points - 1
        advance(game)
        bot = SensibleBot("x")
        said.append([])
        while game.turn == 1 and game.ask is not None and game.ask.kind in (A_ACT, A_NUMBER):
            (pick,) = bot.picks(game.ask, Sight(game, 0))
            said[-1].append(extra_of(pick) if game.ask.kind == A_NUMBER else verb_of(pick))
            answer(game, game.serial, (pick,))
    assert said == [[PLAY, 3, PASS], [PASS]]


def played(start: Start, answers: int) -> Recorder[Game]:
    """A game by chance, so many answers long."""
    recorder, bot = Recorder(start), RandomBot("recording")
    for _ in range(answers):
        ask = recorder.state.ask
        if ask is not None:
            recorder.answer(bot.picks(ask, Sight(recorder.state, ask.seat)))
    return recorder


def test_a_recording_is_the_game() -> None:
    """Read back it comes to the same state, by meanings alone; a call is among the answers; one whose end is another does not fit."""
    recorder = played(Start("r", NAMES, 0, (("death_check", "immediate"),)), 40)
    recorder.call(1, SURRENDER)
    text = recording_text(recorder.recording())
    recording = parse_recording(text, "test")
    assert recording == recorder.recording()
    assert recording.answers[-1].picks == (SURRENDER,)
    assert replay(recording).digest() == recorder.state.digest()
    assert verify(recording).fits
    assert not verify(parse_recording(text.replace('"winner": 0', '"winner": 1'), "test")).fits
    with pytest.raises(WrongRecording):
        parse_recording("{}", "test")


def earlier_text(recorder: Recorder[Game]) -> str:
    """The game as it was written before: numbers of options, and the digest of the state."""
    again = recorder.start.new()
    answers = []
    for given in recorder.answers:
        if given.picks == (SURRENDER,):
            continue
        assert again.ask is not None
        picks = tuple(again.ask.options[HKK.meanings(again, again.ask).index(text)] for text in given.picks)
        answers.append(list(picks))
        answer(again, again.serial, picks)
    start = recorder.start
    assert isinstance(start, Start)
    held = {
        "format": "spellspeed-hkk-1",
        "decks": list(start.decks),
        "seed": start.seed,
        "options": dict(start.options),
    }
    ended = {"first": start.first, "answers": answers, "surrender": 0, "digest": recorder.state.digest()}
    return json.dumps(held | ended)


def test_files_of_the_earlier_format_are_read() -> None:
    """The same answers by their meanings, and the same end; one that was tampered with is refused, and so is an answer that is none."""
    recorder = played(Start("r", NAMES, 1, (("death_check", "immediate"),), names=("A", "B")), 40)
    recorder.call(0, SURRENDER)
    text = earlier_text(recorder)
    assert parse_recording(text, "old") == replace(recorder.recording(), digests=None)
    with pytest.raises(BrokenRecording, match="old: the answers do not lead"):
        parse_recording(text.replace(recorder.state.digest(), "0" * 32), "old")
    held = json.loads(text)
    with pytest.raises(BrokenRecording, match=r"old: answer 41, \[-1\]"):
        parse_recording(json.dumps({**held, "answers": [*held["answers"], [-1]]}), "old")


def test_a_file_that_was_written_before_is_read() -> None:
    """A file of that format, with a whole game in it."""
    recording = read_recording(EARLIER)
    assert (recording.game, recording.start.names, recording.steps) == (HKK, ("A", "B"), 67)
    assert verify(recording).fits


@pytest.mark.parametrize(
    ("part", "value"),
    [("decks", ["thornwood"]), ("answers", [[1], "x"]), ("first", 2), ("options", {"deckout": 1}), ("surrender", True)],
)
def test_an_earlier_file_with_a_broken_part_is_refused(part: str, value: object) -> None:
    """By the name of the part; so is one without it."""
    held = json.loads(earlier_text(played(Start("broken", NAMES, names=("A", "B")), 5)))
    with pytest.raises(BrokenRecording, match=part):
        parse_recording(json.dumps({**held, part: value}), "old")
    with pytest.raises(BrokenRecording, match=part):
        parse_recording(json.dumps({name: kept for name, kept in held.items() if name != part}), "old")


@pytest.mark.parametrize(("part", "value"), [("decks", ["thornwood"]), ("first", 2), ("options", []), ("always", 1)])
def test_a_recording_with_a_broken_start_is_refused(part: str, value: object) -> None:
    """By the name of the part and of the file; so is one without it, and one of a game that there is not."""
    held = json.loads(recording_text(played(Start("broken", NAMES), 5).recording()))
    with pytest.raises(BrokenRecording, match=f'new: .*"{part}"'):
        parse_recording(json.dumps({**held, part: value}), "new")
    with pytest.raises(BrokenRecording, match=part):
        parse_recording(json.dumps({name: kept for name, kept in held.items() if name != part}), "new")
    with pytest.raises(WrongRecording, match='new: is of the game "chess"'):
        parse_recording(json.dumps({**held, "game": "chess"}), "new")


def test_an_answer_that_no_longer_fits_is_named() -> None:
    """By its step and what there is instead."""
    recording = played(Start("fits", NAMES), 5).recording()
    answers = (*recording.answers[:3], Answer(recording.answers[3].seat, ("fly",)))
    verdict = verify(Recording(recording.start, recording.cards, answers, recording.end, recording.rules))
    assert (verdict.fits, verdict.step) == (False, 4)
    assert '"fly" is not offered' in verdict.message


def test_answers_are_taken_back_one_by_one() -> None:
    """At a table against a bot: to the state before the person's latest decision; at the beginning there is nothing to take back."""
    start = Start("undo", NAMES, names=("A", "B"))
    session, chance = Session(Setup(start, (PERSON, "random"), NAMES)), RandomBot("undo")
    with pytest.raises(NothingToTakeBack):
        session.take_back()
    before: list[str] = []
    for _ in range(12):
        ask = session.run()
        assert ask is not None
        before.append(session.state.digest())
        session.take(chance.picks(ask, Sight(session.state, 0)))
    while before:
        session.take_back()
        assert session.state.digest() == before.pop()
    assert session.taken_back == 12


def test_a_deck_that_the_options_do_not_allow_is_refused() -> None:
    """By name, with the rule."""
    with pytest.raises(IllegalDeck, match=r"thornwood.*deck_size"):
        Start("size", NAMES, 0, (("deck_size", "60"),)).new()
    with pytest.raises(IllegalDeck, match=r"ash_marches.*deck_size"):
        checked_setting(("ash_marches", "thornwood"), "size", ("random", "random"), (("deck_size", "50-53"),))


def test_the_decks_are_legal_and_the_set_shows_every_kind_of_clause() -> None:
    """Two decks of at least 45 cards; each class of clause, type of card and resource stands on a card of the set."""
    for name, deck in decks().items():
        assert deck_problems(list(deck), "", (45, None)) == [], name
    assert len(entries()) == 65
    held = [type(clause).__name__ for face in faces().values() for clause in face.clauses]
    assert [name for name in CLAUSES if name not in held] == []
    kinds = {str(face.kind) for face in faces().values()}
    assert kinds == {"creature", "instant", "general_spell", "enchantment", "building", "item"}
    costs = [face.cost for face in faces().values()]
    assert all(any(getattr(cost, name) for cost in costs) for name in ("vp", "builder", "sacrifice", "component"))


def test_cards_are_found_in_both_languages() -> None:
    """Unknown names are refused with the nearest one."""
    assert face_named("tüskés bocs") is face_named("Bramble Cub")
    with pytest.raises(UnknownCard, match='Did you mean "Bramble Cub"'):
        face_named("Bramble Cup")
    with pytest.raises(UnknownDeck):
        deck_named("nowhere")


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command with these lines typed."""
    return spellspeed("hkk", *arguments, typed=typed)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_play_reads_numbers_and_ends_with_its_input(language: str) -> None:
    """Help, the text of a card, a reason, nonsense, and then the first option again and again; commands in English are always understood."""
    typed = "help\ntext Spark Bolt\nwhy Old Herd Bull\nnonsense\n" + "1\n" * 6 + "surrender\nsurrender\n"
    done = run("play", "--seed", "3", "--language", language, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    last = {"en": ["B has won (surrender).", "Seed 3."], "hu": ["B győzött (feladás).", "Mag: 3."]}
    assert done.stdout.splitlines()[-2:] == last[language]
    assert {"en": '"nonsense" is no choice', "hu": '"nonsense" se nem'}[language] in done.stdout


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    """What was taken back is marked; the file is a recording like every other, and an earlier one is gone on with too."""
    file = tmp_path / "game.json"
    first = run("play", "--seed", "3", typed=f"1\nundo\n1\n1\nsave {file}\nquit\n")
    assert (first.returncode, first.stderr) == (0, "")
    assert f'Saved. Go on with: spellspeed hkk play --resume "{file}"' in first.stdout
    assert verify(read_recording(file)).fits
    second = run("play", "--resume", str(file), typed="surrender\nsurrender\n")
    assert second.stdout.splitlines()[-3:] == ["B has won (surrender).", "Taken back in this game: 1.", "Seed 3."]
    old = run("play", "--resume", str(EARLIER))
    assert (old.returncode, old.stdout.splitlines()[-2]) == (0, "B has won (life).")


def test_a_recording_of_this_game_is_verified_and_not_taken_for_a_duel() -> None:
    """Whatever takes any game reads it; what draws a duel refuses it by name."""
    verified = spellspeed("replay", "verify", str(EARLIER))
    assert (verified.returncode, "fits (67 answers)" in verified.stdout) == (0, True)
    shown = spellspeed("replay", "show", str(EARLIER))
    assert (shown.returncode, "is a recording of hkk, not of yugioh" in shown.stderr) == (2, True)


def test_an_unknown_option_of_the_rules_is_refused() -> None:
    """With the nearest name."""
    done = run("simulate", "--games", "1", "--option", "deckouts=lose")
    assert (done.returncode, done.stderr.strip()) == (2, 'there is no option "deckouts". Did you mean "deckout"?')
