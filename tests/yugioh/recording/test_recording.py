"""Recordings: played again they give the same duel; what no longer fits is named."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from spellspeed import __version__
from spellspeed.errors import SpellspeedError
from spellspeed.games.recordings import parse_recording, read_recording
from spellspeed.kernel.asks import option
from spellspeed.kernel.errors import IllegalAnswer
from spellspeed.kernel.game import AGREE_TO_DRAW, SURRENDER
from spellspeed.kernel.state import DRAWN
from spellspeed.languages.fields import WrongRecording
from spellspeed.languages.user_files import FileNotWritten
from spellspeed.recording.files import recording_text, write_recording
from spellspeed.recording.recorder import (
    Answer,
    NoLongerFits,
    NoSuchStep,
    Recorder,
    Recording,
    UsedCard,
    Verdict,
    replay,
    seek,
    verify,
)
from spellspeed.yugioh.book.preparing import TOSS
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.terms import DUE
from spellspeed.yugioh.game import TIME, Start
from spellspeed.yugioh.views import card_hashes
from spellspeed.yugioh.views.card_hashes import card_hash
from tests.hygiene.sources import PACKAGE
from tests.yugioh.recording.recorded import bench_start, played

FOLDER: Final = Path(__file__).resolve().parents[2] / "recordings"
SHORT: Final = played(bench_start(1), 40).recording()


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_recording_of_the_folder_still_fits(path: Path) -> None:
    """Recordings stay playable: a change that breaks one mends a rule on purpose (then it is recorded anew) or is a mistake."""
    recording = read_recording(path)
    verdict = verify(recording)
    assert verdict.message == ""
    assert (verdict.fits, verdict.step) == (True, 0)
    assert recording.steps > 50
    assert recording.end.winner in (0, 1)


def test_the_folder_holds_recordings() -> None:
    assert len(list(FOLDER.glob("*.json"))) >= 3


@pytest.mark.parametrize(
    "start",
    [
        bench_start(1),
        bench_start(2, always=True),
        bench_start(3, profile="goat", first=1),
        bench_start(4, first=TOSS),
        bench_start(5, seats=4),
    ],
    ids=["choices", "always", "goat", "toss", "four seats"],
)
def test_a_recording_played_again_is_the_same_duel(start: Start) -> None:
    """The digest of the state at its end, and the text of the recording read and written again."""
    recorder = played(start)
    recording = recorder.recording()
    assert replay(recording).digest() == recorder.state.digest()
    assert verify(recording) == Verdict(True)
    text = recording_text(recording)
    assert parse_recording(text, "here") == recording
    assert recording_text(parse_recording(text, "here")) == text


def test_answers_are_written_by_place() -> None:
    """No number of the engine stands in a recording: every answer is a verb and places, or a word."""
    verbs = (
        "pass",
        "summon ",
        "set ",
        "flip ",
        "special summon ",
        "activate ",
        "attack ",
        "change ",
        "choose ",
        "enter ",
        "end phase",
    )
    bare = ("yes", "no", "no attack")
    for given in played(bench_start(6)).answers:
        for text in given.picks:
            assert text in bare or text.startswith(verbs)


def test_seek_and_undo_come_to_the_same_duel() -> None:
    """The duel after n answers, sought, resumed or gone back to, is the one that was played so far."""
    digests = {step: played(bench_start(7), step).state.digest() for step in (0, 1, 17, 60)}
    recorder = played(bench_start(7), 60)
    recording = recorder.recording()
    for step, digest in digests.items():
        assert seek(recording, step).digest() == digest
        assert Recorder.resumed(recording, step).state.digest() == digest
    assert recorder.undo(17).digest() == digests[17]
    assert (recorder.step, recorder.state.digest()) == (17, digests[17])
    assert recorder.recording().answers == recording.answers[:17]


def test_an_illegal_answer_is_not_written_down() -> None:
    recorder = Recorder(bench_start(1))
    before = recorder.state.digest()
    with pytest.raises(IllegalAnswer):
        recorder.answer((option(DUE, 5),))
    assert (recorder.answers, recorder.state.digest()) == ([], before)


def test_giving_up_and_agreeing_to_a_draw_are_recorded() -> None:
    """ERA-SURRENDER-1, ERA-DRAW-1."""
    recorder = played(bench_start(1), 10)
    recorder.call(0, SURRENDER)
    assert (replay(recorder.recording()).winner, verify(recorder.recording())) == (1, Verdict(True))
    drawn = played(bench_start(1), 10)
    drawn.call(1, AGREE_TO_DRAW)
    assert (replay(drawn.recording()).winner, verify(drawn.recording())) == (DRAWN, Verdict(True))


def with_answer(step: int, given: Answer) -> Recording[Duel]:
    """SHORT with another answer at a step, counted from 1."""
    answers = list(SHORT.answers)
    answers[step - 1] = given
    return replace(SHORT, answers=tuple(answers))


def test_verify_names_the_first_answer_that_does_not_fit() -> None:
    seat = SHORT.answers[11].seat
    verdict = verify(with_answer(12, Answer(seat, ("summon hand:40",))))
    assert (verdict.fits, verdict.step) == (False, 12)
    assert f'step 12 (turn {seek(SHORT, 11).turn}): seat {seat + 1} answered "summon hand:40"' in verdict.message
    assert '"summon hand:40" is not offered; there is: ' in verdict.message


def test_verify_says_when_another_seat_is_asked_or_too_much_was_chosen() -> None:
    seat = SHORT.answers[4].seat
    other = verify(with_answer(5, Answer(1 - seat, ("pass",))))
    assert (other.step, f"but seat {seat + 1} is asked" in other.message) == (5, True)
    nothing = verify(with_answer(5, Answer(seat, ())))
    assert (nothing.step, "nothing, which is no answer any more: 1 to 1 options" in nothing.message) == (5, True)


def test_verify_says_when_the_duel_is_over_or_ends_otherwise() -> None:
    ended = played(bench_start(1)).recording()
    longer = replace(ended, answers=(*ended.answers, Answer(0, ("pass",))))
    assert f"but the duel is over ({ended.end.reason})" in verify(longer).message
    poorer = replace(ended, end=replace(ended.end, life=(1, 1)))
    assert (verify(poorer).fits, verify(poorer).step) == (False, 0)
    assert verify(poorer).message.startswith("every answer fits, but the duel ends as")


def test_verify_names_a_card_that_has_changed() -> None:
    """The hash of one card is another: it is named, and the duel still fits."""
    cards = list(SHORT.cards)
    cards[3] = UsedCard(cards[3].code, cards[3].name, "0" * 32)
    verdict = verify(replace(SHORT, cards=tuple(cards), rules="6.0/0"))
    assert verdict == Verdict(True, changed_cards=(cards[3].name,), rules="6.0/0")


def test_a_step_that_there_is_not_is_refused() -> None:
    for step in (-1, 41):
        with pytest.raises(NoSuchStep, match=f"no step {step}: the recording has the steps 0 to 40"):
            seek(SHORT, step)
    with pytest.raises(NoLongerFits):
        seek(with_answer(1, Answer(SHORT.answers[0].seat, ("nonsense",))), 1)


def test_files(tmp_path: Path) -> None:
    """Written and read again; fields that a later version adds are passed over."""
    path = tmp_path / "duel.json"
    write_recording(SHORT, path)
    assert read_recording(path) == SHORT
    more = path.read_text(encoding="utf-8").replace('"format": 2', '"format": 2, "later": [1]')
    assert parse_recording(more, "here") == SHORT


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"format": 2', '"format": 3', "has format 3; this version reads format 2"),
        ('"kind": "spellspeed recording"', '"kind": "x"', 'is no recording: it has no "kind"'),
        ('"first": 0', '"first": "A"', '"first" of the recording is "A", not of type int'),
        ('"rules": ', '"rule": ', 'the recording has no "rules"'),
        ('"choose_zones": false', '"choose_zones": 0', '"choose_zones" of the recording is 0, not of type bool'),
        ('"always": false', '"always": fals', "is no JSON"),
        ('"answers": [\n  [', '"answers": [\n  ["x", ', "an answer is [seat, meaning, ...], not"),
    ],
)
def test_a_file_that_is_no_recording_is_refused(old: str, new: str, message: str) -> None:
    text = recording_text(SHORT)
    assert old in text
    with pytest.raises(WrongRecording) as refused:
        parse_recording(text.replace(old, new), "duel.json")
    assert str(refused.value).startswith("duel.json")
    assert message in str(refused.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongRecording, match=r"nothing\.json: cannot be read: No such file"):
        read_recording(tmp_path / "nothing.json")
    with pytest.raises(FileNotWritten, match="cannot be written"):
        write_recording(SHORT, tmp_path / "no" / "folder.json")


def parameters(module: str, name: str) -> list[str]:
    """The parameters of a class's constructor, read from the source."""
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    (made,) = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    return [argument.arg for argument in made.args.args + made.args.kwonlyargs if argument.arg != "self"]


def flags_set_by(module: str) -> set[str]:
    """What the words of declarations set of an ability that is already made (`made.owners = ...`)."""
    return set(re.findall(r"^    made\.(\w+) = ", (PACKAGE / module).read_text(encoding="utf-8"), re.MULTILINE))


def test_the_hash_reads_everything_that_a_card_is_made_of() -> None:
    """A new fact or a new part of a clause must go into the hash."""
    made = parameters("yugioh/duel/printed.py", "PrintedCard")
    assert sorted(card_hashes.FACTS + card_hashes.LATER_FACTS) == sorted(
        set(made) - {"abilities", "restore", "rulings", "variants"}
    )
    given = set(parameters("yugioh/duel/kinds.py", "Ability")) | {"is_victory"}
    for kind in Ability.__subclasses__():
        given |= set(parameters("yugioh/duel/kinds.py", kind.__name__))
    given |= flags_set_by("yugioh/words/declaring.py")
    assert sorted(card_hashes.CLAUSE + card_hashes.LATER_CLAUSE) == sorted(given)


def test_hashes_tell_cards_apart() -> None:
    """Cards that differ in one fact or one clause have different hashes; the same card always the same."""
    names = ("Gemini Elf", "Mystic Tomato", "Sangan", "Mirror Force", "Sakuretsu Armor")
    hashes = [card_hash(printed_named(name).code) for name in names]
    assert len(set(hashes)) == len(names)
    assert all(len(text) == 32 for text in hashes)


def test_a_recording_says_what_the_duel_came_to() -> None:
    """After every 50th answer and at its end; the file holds it."""
    digests = played(bench_start(1), 120).recording().digests
    assert digests is not None
    assert digests.at == (seek(SHORT_120, 50).digest(), seek(SHORT_120, 100).digest())
    assert (digests.end, digests.version) == (seek(SHORT_120, 120).digest(), __version__)
    assert parse_recording(recording_text(SHORT_120), "here").digests == digests


SHORT_120: Final = played(bench_start(1), 120).recording()


def with_digests(**changed: Any) -> Recording[Duel]:
    """SHORT_120 with other digests."""
    assert SHORT_120.digests is not None
    return replace(SHORT_120, digests=replace(SHORT_120.digests, **changed))


def test_verify_says_after_which_answer_duels_part() -> None:
    """Where the version that wrote the digests is this one; elsewhere they are not compared."""
    assert SHORT_120.digests is not None
    first, second = SHORT_120.digests.at
    for changed, step, before in (
        ({"at": ("0" * 32, second)}, 50, 0),
        ({"at": (first, "0" * 32)}, 100, 50),
        ({"end": "0" * 32}, 120, 100),
    ):
        verdict = verify(with_digests(**changed))
        assert (verdict.fits, verdict.step) == (False, step)
        assert f"after answer {step} the duel is not what it was" in verdict.message
        assert f"(after answer {before} it was)" in verdict.message
        assert verify(with_digests(**changed, version="0.0.1")) == Verdict(True)
        assert verify(replace(with_digests(**changed), rules="6.0/0")) == Verdict(True, rules="6.0/0")


def test_after_going_back_only_what_was_kept_is_recorded() -> None:
    recorder = played(bench_start(1), 120)
    recorder.undo(60)
    assert verify(recorder.recording()) == Verdict(True)
    assert recorder.recording().digests == Recorder.resumed(SHORT_120, 60).recording().digests


def test_the_first_format_is_still_read() -> None:
    """It knows no digests, and nothing is compared with them."""
    plain = json.loads(recording_text(SHORT))
    plain["format"] = 1
    del plain["digests"]
    read = parse_recording(json.dumps(plain), "here")
    assert read == replace(SHORT, digests=None)
    assert verify(read) == Verdict(True)
    assert parse_recording(recording_text(read), "here") == read


def changed_file(**fields: object) -> str:
    """SHORT as a file in which some fields are others."""
    return json.dumps(json.loads(recording_text(SHORT)) | fields)


DARK_PALADIN: Final = 98502113


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"first": 2}, '"first" is 2; the seats are 0 to 1, and -1 is a toss'),
        ({"first": -2}, '"first" is -2; the seats are 0 to 1, and -1 is a toss'),
        ({"answers": [[2, "pass"]]}, "an answer is of seat 2; the seats are 0 to 1"),
        ({"answers": [[-1, "pass"]]}, "an answer is of seat -1; the seats are 0 to 1"),
        ({"answers": [[True, "pass"]]}, "an answer is [seat, meaning, ...], not [true,"),
        ({"end": {"turn": 1, "life": [1, 1], "winner": 7, "reason": ""}}, "side 7 of the end is nobody's"),
        ({"names": ["A" * 101, "B"]}, f'the name "{"A" * 79}…" is too long; at most 100 characters are read'),
        ({"seed": "\ud800"}, "a text holds half a character (a lone surrogate)"),
        ({"first": 10**18}, "a number has 19 digits; at most 18 are read"),
    ],
)
def test_what_no_duel_has_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(WrongRecording) as refused:
        parse_recording(changed_file(**fields), "duel.json")
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("main", "message"),
    [
        ([], "the Main Deck of seat 1 has no card"),
        ([DARK_PALADIN], "Dark Paladin lies in the Main Deck of seat 1; it belongs into the Fusion Deck"),
        ([73915052], "it is a Sheep Token, which is no card"),
        ([77585513] * 4000, r"the decks have 40\d\d cards; a duel has at most 1000"),
    ],
)
def test_decks_that_no_duel_begins_with_are_refused(main: list[int], message: str) -> None:
    plain = json.loads(recording_text(SHORT))
    plain["decks"][0]["main"] = main
    with pytest.raises(SpellspeedError, match=message):
        verify(parse_recording(json.dumps(plain), "duel.json"))


def test_nothing_is_said_after_the_end() -> None:
    """Neither a surrender nor an agreement nor time (ERA-SURRENDER-1, ERA-DRAW-1, MATCH-6)."""
    ended = played(bench_start(1)).recording()
    for given in (Answer(0, (SURRENDER,)), Answer(1, (AGREE_TO_DRAW,)), Answer(-1, (TIME,))):
        longer = replace(ended, answers=(*ended.answers, given))
        assert (verify(longer).fits, verify(longer).step) == (False, ended.steps + 1)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "[" * 50 + "]" * 50, "NaN", "1" * 5000, "1." + "1" * 5000]
)
def test_json_that_nobody_means_is_refused(text: str) -> None:
    with pytest.raises(WrongRecording, match=r"is no JSON: (it is nested|NaN|a number has 500)"):
        parse_recording(text, "duel.json")


def test_texts_of_a_recording_steer_no_terminal() -> None:
    """Names of cards and what is quoted in a refusal are shown without control characters."""
    plain = json.loads(recording_text(SHORT))
    plain["cards"][0]["name"] = "\x1b[2JKuriboh"
    plain["answers"][0][1] = "\x1b]0;" + "x" * 500
    recording = parse_recording(json.dumps(plain), "duel.json")
    assert recording.cards[0].name == "\ufffd[2JKuriboh"
    message = verify(recording).message
    assert f'answered "\ufffd]0;{"x" * 75}…"' in message
    assert "\x1b" not in message
