"""Decks written in a file: cards of the set by name, own cards in Hungarian or English; what is wrong is told with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.hkk.cards.deck_file import BrokenDeck, deck_text, read_deck, says_x
from spellspeed.hkk.cards.pool import IllegalDeck, faces
from spellspeed.hkk.game import HKK, Start
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.faces import VARIABLE, CardFace, SummoningCost
from spellspeed.hkk.text import words
from spellspeed.hkk.text.clauses import ValueFormula
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.random_answers import random_picks
from spellspeed.kernel.records import digest_of
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import Recorder, verify
from tests.commands import spellspeed

OWN: Final = """# a remark
3 Folyami medve
lény, 2 VP, áldozat: 1, 3/X, zöld, állat, 2015
Repülő.
Jutalom: 2 VP.

2x Stone Gate
building; 1 VP; builders: 1; 4 structure points; 1999
You lose 1 life each turn.

1 pyre dragon
"""
PLAYABLE: Final = """48 Folyami medve
lény, 1 VP, 3/2
Bármennyi lehet belőle egy pakliban. Repülő.

2 Pyre Dragon
"""


def test_cards_are_read_in_both_languages() -> None:
    """Name, type, cost, values, colours, subtypes, year and text; a card of the set by its name alone."""
    bear, gate, dragon = dict.fromkeys(read_deck(OWN, "own"))
    assert [face.name for face in read_deck(OWN, "own")] == [*["Folyami medve"] * 3, *["Stone Gate"] * 2, "Pyre Dragon"]
    text = read_text("Repülő. Jutalom: 2 VP.", "hu")
    expected = CardFace(
        bear.code, "Folyami medve", words.CREATURE, SummoningCost(2, 0, 1), 3, VARIABLE, 0, ("green",), ("animal",), 2015, text
    )  # fmt: skip
    assert digest_of(bear.parts()) == digest_of(expected.parts())
    drawback = read_text("Drawback: you lose 1 life each turn.", "en")
    assert [(one.kind, one.rules) for one in gate.clauses] == [("drawback", ("HKK-91.3.1",))]
    assert gate.clauses[0].parts()[0] == drawback[0].parts()[0]
    assert (gate.kind, gate.cost.parts(), gate.structure) == (words.BUILDING, (1, 1, 0, 0), 4)
    assert dragon.code == 37


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "own: there are no cards"),
        ("# only a remark\n", "own: there are no cards"),
        ("\nPyre Dragon\n", 'own:2: "Pyre Dragon" is not how many and a name'),
        ("0 Pyre Dragon\n", "own:1: a card is there at least once"),
        ("1 Pyre Wagon\n", 'own:1: the set has no card "Pyre Wagon"'),
        ("1 Bear\n2 VP, 3/3\n", 'own:1: "Bear" has no type'),
        ("1 Bear\ncreatur, 2 VP\n", 'own:1: "creatur" is no type, cost .* Did you mean "creature"'),
        ("1 Bear\ncreature\nFlies high.\n", 'own:1: the text of "Bear": line 1, column 1: "Flies"'),
        ("1 Bear\ncreature\n\n2 bear\ncreature\n", 'own:4: "bear" is written twice'),
        ("501 Bear\ncreature\n", "own:1: a deck has at most 500 cards"),
        ("1 B\x1b[2Jear\ncreature\n", "own:1: a card is there at least once, and its name"),
        ("x" * 200_001, "own: the file has 200001 characters"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, problem: str) -> None:
    """And nothing of the deck is read."""
    with pytest.raises(BrokenDeck, match=problem):
        read_deck(text, "own")


def test_what_is_no_file_of_text_is_refused(tmp_path: Path) -> None:
    """A folder, nothing at all, bytes that are no text."""
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"3 B\xffar")
    for path, problem in ((tmp_path, "it is a folder"), (tmp_path / "none", "no such file"), (wrong, "byte 4 is not")):
        with pytest.raises(BrokenDeck, match=problem):
            deck_text(str(path))


def test_a_game_of_an_own_deck_is_recorded_with_it() -> None:
    """The recording is read and replayed without the file."""
    start = Start("own", ("bears.txt", "ash_marches"), written=(PLAYABLE, ""), names=("A", "B"))
    recorder, stream = Recorder(start), Stream("own")
    while recorder.state.turn < 4 and recorder.state.ask is not None:
        recorder.answer(random_picks(recorder.state.ask, stream))
    again = parse_recording(recording_text(recorder.recording()), "again")
    assert (again.game, again.start) == (HKK, start)
    assert verify(again).fits


def test_an_own_deck_keeps_the_rules_of_decks() -> None:
    """HKK-91.2.2: at most three copies unless the card says otherwise."""
    with pytest.raises(IllegalDeck, match=r'"bears.txt" \(50 cards\) is not legal: .*Folyami medve'):
        Start(
            "own",
            ("bears.txt", "ash_marches"),
            written=(PLAYABLE.replace("Bármennyi lehet belőle egy pakliban. ", ""), ""),
        ).new()


def test_an_own_deck_is_played_at_the_table(tmp_path: Path) -> None:
    """With its cards in the hand, their costs and their values; an unknown name is no deck."""
    file = tmp_path / "bears.txt"
    file.write_text(PLAYABLE, encoding="utf-8")
    done = spellspeed("hkk", "play", "--deck", str(file), "--seed", "1", "--language", "hu")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Folyami medve (1 VP 3/2)" in done.stdout
    unknown = spellspeed("hkk", "play", "--deck", "no_such_deck")
    assert (unknown.returncode, unknown.stderr.startswith('there is no deck "no_such_deck"')) == (2, True)


@pytest.mark.parametrize(
    "text", ["X VP: draw a card.", "When it comes into play, draw X cards.", "X VP: húzz egy lapot."]
)
def test_a_text_with_x_needs_a_card_with_x(text: str) -> None:
    """HKK-91.2.5: X is the card's own, printed or explained; without one it would be 0, and an ability that costs X free."""
    for printed in ("creature, 2 VP, 3/2", "building, 4 structure points"):
        with pytest.raises(BrokenDeck, match=r'^own:1: the text of "Sage" says X, but the card has none'):
            read_deck(f"1 Sage\n{printed}\n{text}", "own")
    for printed in (
        "creature, X VP, 3/2",
        "creature, 2 VP, 3/X",
        "creature, 2 VP, ?/2",
        "building, X structure points",
    ):
        assert len(read_deck(f"1 Sage\n{printed}\n{text}", "own")) == 1
    explained = f"X is the number of cards in your hand. {text}"
    if "húzz" not in text:
        assert len(read_deck(f"1 Sage\ncreature, 2 VP, 3/2\n{explained}", "own")) == 1


def test_every_card_of_the_set_that_says_x_has_one() -> None:
    """The control: what is declined in files is in no card of the set."""
    said = [face for face in faces().values() if says_x(face.clauses)]
    for face in said:
        values = (*face.cost.parts(), face.damage, face.life, face.structure)
        assert VARIABLE in values or any(isinstance(clause, ValueFormula) for clause in face.clauses), face.name
    assert said
