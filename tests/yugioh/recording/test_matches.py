"""Recorded matches: one file that plays the same match again, and everything by which one is refused."""

import json
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

from spellspeed.games.recordings import read_duel
from spellspeed.kernel.game import SURRENDER
from spellspeed.languages.fields import WrongRecording
from spellspeed.recording.files import recording_text, write_recording
from spellspeed.recording.recorder import Answer, Recorder
from spellspeed.yugioh.bots.bot_games import finish
from spellspeed.yugioh.bots.uniform import RandomBot
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.game import own_start
from spellspeed.yugioh.match import RefusedInMatch
from spellspeed.yugioh.match.duels import tossed
from spellspeed.yugioh.recording.matches import (
    MatchNoLongerFits,
    MatchRecording,
    MatchStart,
    MatchStep,
    after_step,
    duel_start,
    match_again,
    match_text,
    parse_match,
    read_match,
    verify_match,
)
from tests.yugioh.recording.recorded import bench_start, played

ELF, KURIBOH, JINZO = (by_name(name).passcode for name in ("Gemini Elf", "Kuriboh", "Jinzo"))
DECKS = (DeckParts((ELF,) * 20 + (KURIBOH,) * 20, (), (JINZO,) * 15), DeckParts((ELF,) * 25 + (KURIBOH,) * 15))
START = MatchStart("5", "tcg", ("A", "B"), ("one", "two"), DECKS)


@pytest.fixture(scope="module")
def recording() -> MatchRecording:
    """A match: A gives up the first duel, exchanges three cards, and the second duel goes on."""
    match, steps = START.match(), []
    for made in range(4):
        if made == 0:
            winner = tossed(match, START.seed).chooser
            assert winner is not None
            step = MatchStep("toss", winner)
        elif made == 1:
            assert match.chooser is not None
            step = MatchStep("choice", match.chooser, True)
        elif made == 2:
            recorder = Recorder(duel_start(match, START.seed))
            recorder.call(0, SURRENDER)
            step = MatchStep("duel", duel=recorder.recording())
        else:
            step = MatchStep("exchange", 0, out=(KURIBOH,) * 3, into=(JINZO,) * 3)
        match = after_step(match, step)
        steps.append(step)
    steps.append(MatchStep("choice", 0, False))
    match = after_step(match, steps[-1])
    steps.append(MatchStep("duel", duel=Recorder(duel_start(match, START.seed)).recording()))
    return MatchRecording(START, tuple(steps))


def test_a_match_is_read_as_it_was_written(recording: MatchRecording, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(match_text(recording), encoding="utf-8")
    assert read_match(path) == recording
    assert match_text(read_match(path)) == match_text(recording)
    assert parse_match(match_text(recording, {"play": {"bots": []}}), "x") == recording


def test_the_match_stands_as_it_did(recording: MatchRecording) -> None:
    """SETUP-5, SIDE-2: the unfinished duel changes nothing."""
    match = match_again(recording)
    assert (match.score, match.duels, match.loser, match.first, match.verdict) == ((0, 1), 1, 0, 1, None)
    assert (match.decks[0].main.count(JINZO), match.decks[0].side.count(KURIBOH)) == (3, 3)
    assert verify_match(recording) == ""
    last = recording.duels[-1]
    assert (
        last.start.seed,
        last.start.first,
        own_start(last.start).timed,
        own_start(last.start).decks[0].main.count(JINZO),
    ) == (
        seed_of(1),
        1,
        False,
        3,
    )


def seed_of(duel: int) -> str:
    """128 bits of blake2b of the number of the duel, keyed by the key of the match's seed."""
    key = blake2b(b"spellspeed:5", digest_size=32).digest()
    return blake2b(f"duel {duel}".encode(), key=key, digest_size=16).hexdigest()


def test_the_recording_of_a_duel_tells_no_seed_of_another(recording: MatchRecording) -> None:
    """The match file alone holds the seed of the match; each duel of it is drawn from one that is derived from it one way."""
    assert [duel.start.seed for duel in recording.duels] == [seed_of(0), seed_of(1)]
    parts = [json.loads(recording_text(duel)) for duel in recording.duels]
    assert [part["seed"] for part in parts] == [seed_of(0), seed_of(1)]
    assert [seed_of(1 - number) in json.dumps(part) for number, part in enumerate(parts)] == [False, False]
    whole = json.loads(match_text(recording))
    assert (whole["seed"], "seed tells" in whole) == ("5", True)


def test_matches_recorded_with_numbered_seeds_still_verify(recording: MatchRecording) -> None:
    """Earlier matches hold duels with the seeds "5/0" and "5/1": each duel is played again from the seed in it."""
    match, steps, duels = START.match(), [], 0
    for step in recording.steps:
        if step.duel is not None:
            earlier = Recorder(replace(duel_start(match, START.seed), seed=f"{START.seed}/{duels}"))
            for given in step.duel.answers:
                earlier.give(given)
            step = MatchStep("duel", duel=earlier.recording())
            duels += 1
        match = after_step(match, step)
        steps.append(step)
    again = parse_match(match_text(MatchRecording(START, tuple(steps))), "x")
    assert [duel.start.seed for duel in again.duels] == ["5/0", "5/1"]
    assert verify_match(again) == ""
    assert match_again(again) == match


def test_the_duel_that_follows_a_called_time_is_a_timed_one() -> None:
    """MATCH-9, MATCH-11, Q-12."""
    match = START.match()
    for step in (MatchStep("time"), MatchStep("toss", 1), MatchStep("choice", 1, True)):
        match = after_step(match, step)
    start = duel_start(match, "5")
    assert start.timed
    duel = start.new()
    finish(duel, [RandomBot("1"), RandomBot("2")])
    assert (duel.reason, duel.turn >= 4) == ("MATCH-10", True)


def test_a_duel_of_a_match_is_a_recording(recording: MatchRecording, tmp_path: Path) -> None:
    path, alone = tmp_path / "match.json", tmp_path / "duel.json"
    path.write_text(match_text(recording), encoding="utf-8")
    assert [read_duel(f"{path}#1"), read_duel(f"{path}#2")] == list(recording.duels)
    write_recording(recording.duels[0], alone)
    assert read_duel(str(alone)) == recording.duels[0]
    for wrong in (str(path), f"{path}#0", f"{path}#3"):
        with pytest.raises(WrongRecording, match=r"is a match with 2 duels: name one of them, .*#1 to .*#2"):
            read_duel(wrong)
    with pytest.raises(WrongRecording, match="cannot be read"):
        read_duel("none.json")
    with pytest.raises(WrongRecording, match="is no recorded match"):
        read_duel(f"{alone}#1")


def test_what_no_longer_fits_is_named(recording: MatchRecording) -> None:
    first = recording.duels[0]
    wrong = MatchStep(
        "duel",
        duel=type(first)(first.start, first.cards, (Answer(0, ("fly",)), *first.answers), first.end, first.rules),
    )
    steps = recording.steps
    assert "duel 1: step 1" in verify_match(MatchRecording(START, (*steps[:2], wrong, *steps[3:])))
    other = MatchStep("exchange", 0, out=(KURIBOH,), into=(ELF,))
    refused = MatchRecording(START, (*steps[:3], other))
    assert verify_match(refused).startswith("step 4: SIDE-2: the Side Deck of A does not hold 1 Gemini Elf")
    with pytest.raises(MatchNoLongerFits) as error:
        match_again(refused)
    assert error.value.step == 4


def test_a_duel_does_not_begin_before_somebody_chose() -> None:
    with pytest.raises(RefusedInMatch, match="nobody has chosen yet who begins"):
        duel_start(START.match(), "5")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "spellspeed recording"}, 'is no recorded match: it has no "kind": "spellspeed match"'),
        ({"format": 9}, "has format 9; this version reads format 1"),
        ({"players": ["A"]}, "has 1 players and 2 decks"),
        ({"steps": [{"step": "dance"}]}, '"dance" is no step of a match'),
        ({"steps": [{"step": "toss", "side": 2}]}, "side 2 of a toss is nobody's"),
        ({"steps": [{"step": "choice", "side": 0}]}, 'a choice has no "first"'),
        ({"seed": 5}, '"seed" of the match is 5, not of type str'),
    ],
)
def test_a_damaged_file_is_refused(recording: MatchRecording, change: dict[str, object], message: str) -> None:
    found = json.loads(match_text(recording)) | change
    with pytest.raises(WrongRecording) as error:
        parse_match(json.dumps(found), "match.json")
    assert str(error.value).startswith("match.json")
    assert message in str(error.value)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(WrongRecording, match=r"match.json:1: is no JSON"):
        parse_match("{", "match.json")


def test_only_the_last_duel_may_be_unfinished(recording: MatchRecording) -> None:
    begun = MatchStep("duel", duel=played(bench_start(1), limit=3).recording())
    broken = MatchRecording(START, (begun, *recording.steps))
    with pytest.raises(WrongRecording, match="a duel that is not the last step has no end"):
        parse_match(match_text(broken), "x")
